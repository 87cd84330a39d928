#include "io/format/json_definitions.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "engine/rules/playable.h"
#include "tests/support/fixture_battle.h"
#include "tests/support/rng.h"

namespace six::io {
namespace {

using Json = nlohmann::ordered_json;

Ability drawn_ability(TestRng& rng, Stat stat) {
    const auto ability = static_cast<Ability>(rng.below(kAbilityNames.size()));
    return ability == Ability::none || stat_of(ability) != stat ? Ability::none : ability;
}

// Some living clicks, then skulls: as three_skulls() shows them, or otherwise, or only once.
// A castle section only shoots and endures, behind little Fortification.
Dial drawn_dial(TestRng& rng, bool stone) {
    Dial dial;
    const int living = rng.between(1, kDialClicks - 1);
    for (int c = 0; c < living; ++c) {
        Click click;
        for (std::size_t stat = 0; stat < kCells.size(); ++stat) {
            Cell& cell = click.*kCells[stat];
            cell.value =
                static_cast<std::uint8_t>(rng.below(stone && stat == 0 ? 4u : kMaxCellValue + 1u));
            cell.skull = stat < 2 && rng.below(4) == 0;
            const auto drawn = [&] {
                const Ability ability = drawn_ability(rng, static_cast<Stat>(stat));
                return stone && !fits_stone(ability) ? Ability::none : ability;
            };
            const Ability first = drawn();
            const Ability second = drawn();
            cell.abilities[0] = first;
            if (first != Ability::none && second != first) cell.abilities[1] = second;
        }
        dial.clicks.push_back(click);
    }
    Click end = three_skulls();
    end.damage.skull = rng.below(3) == 0;
    const bool once = rng.below(3) == 0;
    do dial.clicks.push_back(end);
    while (!once && !dial.clicks.full());
    dial.start = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(living)));
    return dial;
}

// On foot, mounted or on a rectangle.
BaseShape drawn_base(TestRng& rng) {
    BaseShape base;
    base.kind =
        std::array{BaseKind::disc, BaseKind::double_disc, BaseKind::rectangle}[rng.below(3)];
    if (base.kind == BaseKind::rectangle) {
        base.half_length = Inches::from_mils(rng.between(1, 12'000));
        base.half_width = Inches::from_mils(rng.between(1, 12'000));
    } else {
        base.radius = Inches::from_mils(rng.between(1, 12'000));
    }
    if (base.kind == BaseKind::double_disc)
        base.spacing = Inches::from_mils(rng.between(1, 12'000));
    base.arc = static_cast<std::uint16_t>(rng.between(1, 3600));
    return base;
}

BaseShape drawn_plan(TestRng& rng, FigureKind kind) {
    const auto half = [&] { return Inches::from_mils(rng.between(1500, 6000)); };
    BaseShape base;
    base.arc = Facing::kFullTurn;
    if (kind == FigureKind::tower) {
        base.radius = half();
    } else {
        base.kind = BaseKind::rectangle;
        base.half_length = half();
        base.half_width = half();
    }
    return base;
}

// Everything a warrior can say, drawn.
Warrior drawn_warrior(TestRng& rng, int number) {
    Warrior warrior;
    warrior.id = "warrior_" + std::to_string(number);
    warrior.name = "Grüner Krieger \"" + std::to_string(number) + "\"";
    warrior.factions = {static_cast<Faction>(rng.below(kFactionNames.size())),
                        static_cast<Faction>(rng.below(kFactionNames.size()))};
    warrior.rank = static_cast<Rank>(rng.below(kRankNames.size()));
    warrior.kind = static_cast<FigureKind>(rng.below(kKinds));
    warrior.points = static_cast<std::uint16_t>(rng.below(kMaxPoints + 1));
    const bool mount = warrior.kind == FigureKind::mount;
    warrior.mounted = mount || (warrior.kind == FigureKind::warrior && rng.below(2) == 1);
    if (mount) warrior.mount = MountType::pegasus;
    const bool stone = is_castle(warrior.kind);
    const bool large = !stone && !mount && warrior.kind != FigureKind::warrior &&
                       warrior.kind != FigureKind::titan;
    if (warrior.kind == FigureKind::warrior)
        warrior.base = drawn_base(rng);
    else if (stone)
        warrior.base = drawn_plan(rng, warrior.kind);
    else if (mount)
        do warrior.base = drawn_base(rng);
        while (warrior.base.kind != BaseKind::double_disc);
    else
        warrior.base = {.kind = large ? BaseKind::quartered_disc : BaseKind::disc,
                        .radius = Inches::from_mils(rng.between(1, 12'000)),
                        .arc = static_cast<std::uint16_t>(large ? 3600 : rng.between(1, 3600))};
    int skulls = 0;
    do {
        warrior.dials.clear();
        skulls = 0;
        for (std::size_t d = 0; d < (large ? kMaxDials : 1); ++d) {
            Dial dial = drawn_dial(rng, stone);
            dial.range = Inches::from_mils(rng.between(0, 96'000));
            dial.targets = static_cast<std::uint8_t>(rng.between(1, kMaxTargets));
            skulls += dial.clicks[dial.start].skulls();
            warrior.dials.push_back(dial);
        }
    } while (skulls >= 6);  // it would be eliminated before it begins
    return warrior;
}

template <class T>
std::string refusal(const Expected<T, Error>& read) {
    if (read) return "accepted";
    EXPECT_TRUE(has_words(Language::en, read.error().key)) << read.error().key;
    EXPECT_TRUE(has_words(Language::de, read.error().key)) << read.error().key;
    // Nothing is left unsaid: every argument the words want is there.
    const std::string words = say(Language::de, read.error());
    EXPECT_EQ(words.find('{' + std::string("found}")), std::string::npos) << words;
    return read.error().where + " " + read.error().key;
}

TEST(JsonDefinitions, WarriorsThereAndBack) {
    TestRng rng(11);
    for (int i = 0; i < 500; ++i) {
        const Warrior warrior = drawn_warrior(rng, i);
        const std::string text = to_json(warrior);
        const auto read = warrior_from_json(text);
        ASSERT_TRUE(read) << refusal(read) << "\n" << text;
        EXPECT_EQ(*read, warrior) << text;
        EXPECT_EQ(to_json(*read), text);
    }
}

// A warrior of one dial with these members besides the ones that must be there.
Expected<Warrior, Error> warrior_with(std::string_view members, std::string_view dial) {
    return warrior_from_json(R"({"id":"a","name":"A","factions":["shyft"],"points":9)" +
                             std::string(members) + R"(,"dials":[)" + std::string(dial) + "]}");
}

const std::string kClick =
    R"({"speed":{"value":8},"attack":{"value":9},"defense":{"value":15},"damage":{"value":2}})";
const std::string kEnd =
    R"({"speed":{"skull":true},"attack":{"skull":true},"defense":{"skull":true},"damage":{"value":0}})";

std::string dial_of(std::initializer_list<std::string> clicks, std::string_view more = "") {
    std::string text = "{\"clicks\":[";
    for (const std::string& click : clicks) text += (text.back() == '[' ? "" : ",") + click;
    return text + "]" + std::string(more) + "}";
}

TEST(JsonDefinitions, WhatMayBeLeftOut) {
    const auto read = warrior_with("", dial_of({kClick}));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->rank, Rank::standard);
    EXPECT_EQ(read->dials[0].range, 0_in);
    EXPECT_EQ(read->dials[0].targets, 1);
    EXPECT_FALSE(read->mounted);
    EXPECT_EQ(read->dials[0].start, 0);
    EXPECT_EQ(read->factions[1], Faction::shyft);
    EXPECT_EQ(read->base, (BaseShape{.kind = BaseKind::disc, .radius = 625_mil, .arc = 900}));
}

TEST(JsonDefinitions, BasesThatSayNothingAreTheUsual) {
    const BaseShape rider{
        .kind = BaseKind::double_disc, .radius = 625_mil, .spacing = 1250_mil, .arc = 900};
    const auto base = [](std::string_view members) {
        const auto read = warrior_with(members, dial_of({kClick}));
        EXPECT_TRUE(read) << refusal(read);
        return read ? read->base : BaseShape{};
    };
    EXPECT_EQ(base(R"(,"mounted":true)"), rider);
    EXPECT_EQ(base(R"(,"base":{"kind":"double_disc"})"), rider);
    EXPECT_EQ(base(R"(,"mounted":true,"base":{"radius":0.5})").spacing, 1_in);
    EXPECT_EQ(base(R"(,"mounted":true,"base":{"radius":0.5,"spacing":0.75})").spacing, 750_mil);
    EXPECT_EQ(base(R"(,"mounted":true,"base":{"kind":"disc"})").kind, BaseKind::disc);
    EXPECT_EQ(base(R"(,"base":{"arc":270})").arc, 2700);
    EXPECT_EQ(refusal(warrior_with(R"(,"base":[])", dial_of({kClick}))),
              "/base json.expected_object");
}

TEST(JsonDefinitions, SlotsThatAreLeftOutShowThreeSkulls) {
    const auto dial = [](const std::string& text) {
        const auto read = warrior_with("", text);
        EXPECT_TRUE(read) << refusal(read);
        return read ? read->dials[0] : Dial{};
    };
    const Dial two = dial(dial_of({kClick, kClick}));
    ASSERT_EQ(two.clicks.size(), kDialClicks);
    EXPECT_EQ(two.clicks[1].skulls(), 0);
    for (std::size_t i = 2; i < kDialClicks; ++i) EXPECT_EQ(two.clicks[i], three_skulls());
    // A dial that is told up to its skulls is taken as it is told.
    EXPECT_EQ(dial(dial_of({kClick, kEnd})).clicks.size(), 2u);
    // One or two skulls are not the end.
    const std::string hurt =
        R"({"speed":{"skull":true},"attack":{"value":7,"skull":true},"defense":{"value":12},"damage":{"value":1}})";
    const Dial warned = dial(dial_of({kClick, hurt, kClick}));
    EXPECT_EQ(warned.clicks[1].skulls(), 2);
    EXPECT_EQ(warned.clicks[1].speed.value, 0);
    EXPECT_EQ(warned.clicks[1].attack.value, 7);
    EXPECT_EQ(warned.clicks[2].skulls(), 0);
}

TEST(JsonDefinitions, DialsThatCannotBeTurnedToTheirEnd) {
    const auto dial = [](const std::string& text) { return refusal(warrior_with("", text)); };
    EXPECT_EQ(dial(R"({"clicks":[]})"), "/dials/0/clicks json.expected_count");
    EXPECT_EQ(dial("{}"), "/dials/0 json.missing_field");
    EXPECT_EQ(dial(dial_of({kClick, kEnd, kClick})), "/dials/0/clicks/2 json.click_behind_skulls");
    EXPECT_EQ(dial(dial_of({kEnd})), "/dials/0/start json.start_in_skulls");
    EXPECT_EQ(dial(dial_of({kClick, kEnd}, R"(,"start":1)")),
              "/dials/0/start json.start_in_skulls");
    EXPECT_EQ(dial(dial_of({kClick}, R"(,"start":1)")), "/dials/0/start json.expected_integer");
    std::string twelve;
    for (std::size_t i = 0; i < kDialClicks; ++i) twelve += (i ? "," : "") + kClick;
    EXPECT_EQ(dial("{\"clicks\":[" + twelve + "]}"), "/dials/0/clicks json.dial_without_end");
    EXPECT_EQ(dial("{\"clicks\":[" + twelve + "," + kEnd + "]}"),
              "/dials/0/clicks json.expected_count");
}

TEST(JsonDefinitions, AbilitiesStandOnTheirOwnValue) {
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        for (std::size_t stat = 0; stat < kStatNames.size(); ++stat) {
            Json json = Json::parse(to_json(fixture::plain_warrior()));
            const std::string cell = "/dials/0/clicks/0/" + std::string(kStatNames[stat]);
            json[Json::json_pointer(cell)]["abilities"] = {kAbilityNames[i]};
            const bool own = stat_of(static_cast<Ability>(i)) == static_cast<Stat>(stat);
            EXPECT_EQ(refusal(warrior_from_json(json.dump())),
                      own ? "accepted" : cell + "/abilities/0 json.expected_ability_of")
                << kAbilityNames[i];
        }
}

TEST(JsonDefinitions, AgreementsThereAndBack) {
    for (std::uint8_t seats = 2; seats <= 4; ++seats) {
        Agreement agreement = *fixture::plain_agreement(seats);
        agreement.teams = {0, 1, 0, 1};
        agreement.build_total = 300;
        agreement.field_size = {36_in, 48250_mil};
        ASSERT_TRUE(agreement.options.set(Edition::unlimited, Option::contact_eps, 30));
        for (const bool fixed : {false, true}) {
            agreement.terrain_is_fixed = fixed;
            if (fixed) agreement.fixed_terrain = std::move(agreement.terrain_box);
            const std::string text = to_json(agreement);
            const auto read = agreement_from_json(text);
            ASSERT_TRUE(read) << refusal(read) << "\n" << text;
            EXPECT_EQ(to_json(*read), text);
            EXPECT_EQ(read->rules, agreement.rules);
            EXPECT_EQ(read->options, agreement.options);
            EXPECT_EQ(read->catalog.warriors, agreement.catalog.warriors);
            EXPECT_EQ(read->terrain_is_fixed, fixed);
            EXPECT_EQ(read->fixed_terrain, agreement.fixed_terrain);
            EXPECT_EQ(read->seat_count, seats);
            EXPECT_EQ(read->build_total, 300);
            EXPECT_EQ(read->field_size, agreement.field_size);
        }
    }
}

TEST(JsonDefinitions, ASiegeNamesItsDefender) {
    Agreement agreement = *fixture::plain_agreement(3);
    EXPECT_EQ(to_json(agreement).find("defender"), std::string::npos);
    agreement.defender = Seat{2};
    std::string text = to_json(agreement);
    const auto read = agreement_from_json(text);
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->defender, Seat{2});
    text.replace(text.find("\"defender\":2"), 12, "\"defender\":3");
    EXPECT_FALSE(agreement_from_json(text));
}

TEST(JsonDefinitions, EveryOptionThereAndBackAtEveryBound) {
    for (const Edition edition :
         {Edition::unlimited, Edition::v2, Edition::dungeons, Edition::conquest})
        for (std::size_t i = 0; i < kOptionCount; ++i)
            for (const std::int32_t value : {kOptions[i].min, kOptions[i].max}) {
                OptionValues values(edition);
                if (!values.set(edition, static_cast<Option>(i), value)) continue;
                const std::string text = to_json(edition, values);
                const auto read = options_from_json(edition, text);
                ASSERT_TRUE(read) << kOptions[i].name << ": " << refusal(read);
                EXPECT_EQ(*read, values) << kOptions[i].name << " = " << value << " in " << text;
            }
}

TEST(JsonDefinitions, AnOptionIsReadByItsEarlierNameAndWrittenByItsName) {
    OptionValues values(Edition::unlimited);
    ASSERT_TRUE(values.set(Edition::unlimited, Option::passed_on_damage,
                           opt::passed_on_damage::full_damage));
    const std::string now = to_json(Edition::unlimited, values);
    EXPECT_NE(now.find(R"("passed_on_damage":"full_damage")"), std::string::npos);
    EXPECT_EQ(now.find(R"("x_g11")"), std::string::npos);

    const auto earlier = options_from_json(Edition::unlimited, R"({"x_g11":"full_damage"})");
    ASSERT_TRUE(earlier) << refusal(earlier);
    EXPECT_EQ(*earlier, values);
    EXPECT_EQ(to_json(Edition::unlimited, *earlier), now);

    const auto both = options_from_json(
        Edition::unlimited,
        R"({"x_g11":"full_damage","passed_on_damage":"what_the_section_could_take"})");
    EXPECT_EQ(refusal(both), "/passed_on_damage json.repeated_name");
}

TEST(JsonDefinitions, BattlefieldsThereAndBack) {
    const Battlefield field{
        {36_in, 24_in},
        {{"wood",
          TerrainKind::hindering,
          Height::gradual,
          {{vec2_mils(1000, 1000), vec2_mils(5001, 1000), vec2_mils(3000, 4500)}}},
         {"rock_2",
          TerrainKind::blocking,
          Height::ground,
          {{vec2_mils(10000, 1000), vec2_mils(15001, 1000), vec2_mils(13000, 4500)}}},
         {"crag",
          TerrainKind::clear,
          Height::abrupt,
          {{vec2_mils(20000, 1000), vec2_mils(25000, 1000), vec2_mils(23000, 6000)}},
          {vec2_mils(22500, 1000), vec2_mils(24000, 3500)}}}};
    const auto read = battlefield_from_json(to_json(field));
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(*read, field);
}

// --- nonsense ---

std::string refused(std::string_view pointer, const Json& value) {
    Json json = Json::parse(to_json(fixture::plain_warrior()));
    json[Json::json_pointer(std::string(pointer))] = value;
    return refusal(warrior_from_json(json.dump()));
}

TEST(JsonDefinitions, WrongValuesAreRefusedWithTheirPlace) {
    EXPECT_EQ(refused("/id", "Über"), "/id json.expected_identifier");
    EXPECT_EQ(refused("/id", ""), "/id json.expected_identifier");
    EXPECT_EQ(refused("/id", std::string(65, 'a')), "/id json.expected_identifier");
    EXPECT_EQ(refused("/name", ""), "/name json.expected_text");
    EXPECT_EQ(refused("/name", "a\nb"), "/name json.expected_text");
    EXPECT_EQ(refused("/name", std::string(81, 'a')), "/name json.expected_text");
    EXPECT_EQ(refused("/factions", Json::array()), "/factions json.expected_count");
    EXPECT_EQ(refused("/factions", {"shyft", "shyft"}), "/factions/1 json.expected_other");
    EXPECT_EQ(refused("/factions/0", "elves"), "/factions/0 json.expected_word");
    EXPECT_EQ(refused("/rank", "great"), "/rank json.expected_word");
    EXPECT_EQ(refused("/points", 20'001), "/points json.expected_integer");
    EXPECT_EQ(refused("/points", 20.5), "/points json.expected_integer");
    EXPECT_EQ(refused("/points", std::uint64_t{18446744073709551615u}),
              "/points json.expected_integer");
    EXPECT_EQ(refused("/points", "20"), "/points json.expected_integer");
    EXPECT_EQ(refused("/range", 0.0001), "/range json.expected_inches");
    EXPECT_EQ(refused("/range", -1), "/range json.expected_inches");
    EXPECT_EQ(refused("/range", 1e300), "/range json.expected_inches");
    EXPECT_EQ(refused("/range", std::int64_t{1} << 62), "/range json.expected_inches");
    EXPECT_EQ(refused("/targets", 0), "/targets json.expected_integer");
    EXPECT_EQ(refused("/mounted", 0), "/mounted json.expected_boolean");
    EXPECT_EQ(refused("/base/kind", "cube"), "/base/kind json.expected_word");
    EXPECT_EQ(refused("/base/radius", 0), "/base/radius json.expected_inches");
    EXPECT_EQ(refused("/base/spacing", 1), "/base/spacing json.unknown_field");
    EXPECT_EQ(refused("/base/arc", 0), "/base/arc json.expected_degrees");
    EXPECT_EQ(refused("/base/arc", 22.55), "/base/arc json.expected_degrees");
    EXPECT_EQ(refused("/dials", Json::array()), "/dials json.expected_count");
    EXPECT_EQ(refused("/dials/0/start", 6), "/dials/0/start json.expected_integer");
    EXPECT_EQ(refused("/dials/0/clicks/0/speed/value", 41),
              "/dials/0/clicks/0/speed/value json.expected_integer");
    EXPECT_EQ(refused("/dials/0/clicks/0/speed/abilities", {"none"}),
              "/dials/0/clicks/0/speed/abilities/0 json.expected_ability");
    EXPECT_EQ(refused("/dials/0/clicks/0/speed/abilities", {"flight", "flight"}),
              "/dials/0/clicks/0/speed/abilities/1 json.expected_ability");
    EXPECT_EQ(refused("/dials/0/clicks/0/speed/abilities", {"flight", "charge", "ram"}),
              "/dials/0/clicks/0/speed/abilities json.expected_count");
    EXPECT_EQ(refused("/motto", "Ho!"), "/motto json.unknown_field");
    EXPECT_EQ(refused("/a~1b~0c", 1), "/a~1b~0c json.unknown_field");
}

// Each value by each wrong type, and each member taken away: always an error at that place, never a
// crash.
TEST(JsonDefinitions, EveryWrongTypeEverywhere) {
    const Json good = Json::parse(to_json(fixture::plain_rider()));
    const Json flat = good.flatten();
    const Json wrong[] = {nullptr,
                          true,
                          -1,
                          1.00001,
                          "nonsense",
                          Json::array(),
                          Json::object(),
                          Json::array({1, 2, 3})};
    int accepted = 0;
    for (const auto& [pointer, value] : flat.items())
        for (const Json& other : wrong) {
            Json bad = good;
            bad[Json::json_pointer(pointer)] = other;
            const auto read = warrior_from_json(bad.dump());
            if (read)
                ++accepted;  // true for true, some text for a name
            else
                EXPECT_TRUE(read.error().where.starts_with(pointer))
                    << pointer << ": " << refusal(read);
        }
    EXPECT_EQ(accepted, 6) << "id and name as text, mounted and three skulls as true";
}

TEST(JsonDefinitions, EveryMissingMember) {
    const Json good = Json::parse(to_json(fixture::plain_warrior()));
    for (const auto& [name, value] : good.items()) {
        Json bad = good;
        bad.erase(name);
        const bool optional = name == "rank" || name == "base";
        EXPECT_EQ(refusal(warrior_from_json(bad.dump())),
                  optional ? "accepted" : "/ json.missing_field")
            << name;
    }
}

TEST(JsonDefinitions, TextThatIsNoJson) {
    EXPECT_EQ(refusal(warrior_from_json("")), "1:1 json.syntax");
    EXPECT_EQ(refusal(warrior_from_json("{\n  \"id\": nope\n}")), "2:10 json.syntax");
    EXPECT_EQ(refusal(warrior_from_json("{} {}")), "1:4 json.syntax");
    EXPECT_EQ(refusal(warrior_from_json("{\"id\":\"\xff\"}")), "1:8 json.syntax");
    EXPECT_EQ(refusal(warrior_from_json("[]")), "/ json.expected_object");
    EXPECT_EQ(refusal(warrior_from_json("null")), "/ json.expected_object");
    EXPECT_EQ(refusal(warrior_from_json("{\"id\":\"a\",\"id\":\"b\"}")), " json.repeated_name");
    EXPECT_EQ(refusal(warrior_from_json(std::string(100'000, '['))), " json.too_deep");
    EXPECT_EQ(refusal(warrior_from_json(std::string((1 << 20) + 1, ' '))), " json.too_large");
    EXPECT_EQ(refusal(warrior_from_json("{\"id\":1e999}")), "1:11 json.syntax");
    std::string many = "{\"a\":0";
    for (int i = 0; i < 50'000; ++i) many += ",\"a" + std::to_string(i) + "\":0";
    EXPECT_EQ(refusal(warrior_from_json(many + "}")), " json.too_many_members");
}

TEST(JsonDefinitions, CatalogsAndPieces) {
    const std::string plain = to_json(fixture::plain_warrior());
    EXPECT_EQ(refusal(catalog_from_json("[" + plain + "," + plain + "]")),
              "/1/id json.expected_other");
    EXPECT_EQ(refusal(catalog_from_json(plain)), "/ json.expected_array");
    EXPECT_EQ(refusal(catalog_from_json("[]")), "accepted");
    const auto piece = [](std::string_view outline) {
        return refusal(piece_from_json(
            "{\"name\":\"a\",\"kind\":\"clear\",\"outline\":" + std::string(outline) + "}"));
    };
    EXPECT_EQ(piece("[[0,0],[4,0],[4,4]]"), "accepted");
    EXPECT_EQ(piece("[[0,0],[4,4],[4,0]]"), "/outline json.expected_outline");  // clockwise
    EXPECT_EQ(piece("[[0,0],[4,4],[4,0],[0,4]]"),
              "/outline json.expected_outline");  // crosses itself
    EXPECT_EQ(piece("[[0,0],[4,0]]"), "/outline json.expected_count");
    EXPECT_EQ(piece("[[0,0],[4,0],[4]]"), "/outline/2 json.expected_count");
    EXPECT_EQ(piece("[[0,0],[4,0],[4,1000]]"), "/outline/2/1 json.expected_inches");
    const auto cliff = [](std::string_view height, std::string_view access) {
        return refusal(piece_from_json(
            R"({"name":"a","kind":"clear","outline":[[0,0],[4,0],[4,4],[0,3]],"height":")" +
            std::string(height) + "\",\"access\":" + std::string(access) + "}"));
    };
    EXPECT_EQ(cliff("abrupt", "[[2,0],[0,1.5]]"), "accepted");
    EXPECT_EQ(cliff("abrupt", "[[1.777,3.444]]"), "accepted");  // as near as whole mils come
    EXPECT_EQ(cliff("abrupt", "[[2,0],[2,0.01]]"), "/access/1 json.access_on_outline");
    EXPECT_EQ(cliff("abrupt", "[[5,0]]"), "/access/0 json.access_on_outline");
    EXPECT_EQ(cliff("gradual", "[[2,0]]"), "/access json.access_of_abrupt");
    EXPECT_EQ(cliff("abrupt", "[[0,0],[1,0],[2,0],[3,0],[4,0],[4,1],[4,2],[4,3],[4,4]]"),
              "/access json.expected_count");
    const std::string field = to_json(Battlefield{{36_in, 36_in}, {}});
    EXPECT_EQ(refusal(battlefield_from_json(field)), "accepted");
    EXPECT_EQ(refusal(battlefield_from_json(R"({"width":97,"height":36,"terrain":[]})")),
              "/width json.expected_inches");
}

TEST(JsonDefinitions, Options) {
    const auto options = [](std::string_view text) {
        return refusal(options_from_json(Edition::unlimited, text));
    };
    EXPECT_EQ(options("{}"), "accepted");
    EXPECT_EQ(options(R"({"contact_eps":0.03})"), "accepted");
    EXPECT_EQ(options(R"({"contact_eps":3})"), "/contact_eps json.expected_inches");
    EXPECT_EQ(options(R"({"contact_eps":true})"), "/contact_eps json.expected_inches");
    EXPECT_EQ(options(R"({"H-CONTACT-EPS":0.03})"), "/H-CONTACT-EPS json.expected_option");
    EXPECT_EQ(options(R"({"no_such_thing":1})"), "/no_such_thing json.expected_option");
    EXPECT_EQ(options("[]"), "/ json.expected_object");
}

TEST(JsonDefinitions, AgreementsSayOneKindOfTerrain) {
    Json json = Json::parse(to_json(*fixture::plain_agreement()));
    json["terrain"] = Json::array();
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "/ json.expected_one_terrain");
    json.erase("terrain");
    json.erase("terrain_box");
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "/ json.expected_one_terrain");
    json["terrain"] = Json::array();
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "accepted");
    json["teams"] = {0};
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "/teams json.expected_count");
    json["teams"] = {0, 4};
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "/teams/1 json.expected_integer");
    json["edition"] = "dungeons";
    EXPECT_EQ(refusal(agreement_from_json(json.dump())), "/edition json.edition_without_rules");
}

}  // namespace
}  // namespace six::io
