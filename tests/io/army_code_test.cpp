#include "io/library/army_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "io/library/army_check.h"
#include "io/library/collection.h"
#include "io/text/base64url.h"
#include "io/text/sha256.h"
#include "tests/io/army_figures.h"
#include "tests/io/refusal.h"
#include "tests/support/rng.h"
#include "workshop/army_generator.h"

namespace six::io {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const Catalog& figures() {
    static const Catalog all = figures_of_all_editions();
    return all;
}
std::string code_of(const Army& army) {
    const auto code = encode_army(army, figures());
    EXPECT_TRUE(code) << refusal(code);
    return code ? *code : std::string();
}
Army decoded(const std::string& code) {
    const auto read = decode_army(code, figures());
    EXPECT_TRUE(read) << refusal(read);
    return read ? read->army : Army{};
}
std::string why_not(std::string_view code) {
    return refusal(decode_army(code, figures()));
}

// Bytes that somebody sealed, as army_code.h says.
std::string sealed(std::vector<std::uint8_t> bytes) {
    const Digest seal = Sha256{}.add(kArmyCodePrefix).add(bytes).finish();
    bytes.insert(bytes.end(), seal.begin(), seal.begin() + 8);
    return std::string(kArmyCodePrefix) + base64url(bytes);
}
std::vector<std::uint8_t> unsealed(const std::string& code) {
    auto bytes = *bytes_from_base64url(code.substr(kArmyCodePrefix.size()));
    bytes.resize(bytes.size() - 8);
    return bytes;
}

const Army kSmall{"First Steps",
                  100,
                  {{"oakshield_halberdier", 1}, {"candle_hill_watchman", 3}},
                  Edition::unlimited};
const Army kLarge{"Größte Runde",
                  2000,
                  {{"ember_wyrm@mature", 1},
                   {"longstone_wall@heavy", 6},
                   {"bogwater_zombie", 100},
                   {"chalkpit_skeleton", 2},
                   {"marshal_ysmarre", 1}},
                  Edition::conquest};

// One more short name, and none where there is no company. [V-SUB-13]
TEST(ArmyCode, KeepsTheAdventuringCompany) {
    Army army{"Bell", 100, {{"greywater_netman", 3}}, Edition::v2, "ninth_bell_company"};
    const auto code = encode_army(army, collection());
    ASSERT_TRUE(code) << refusal(code);
    const auto read = decode_army(*code, collection());
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_EQ(read->army, army);
    Catalog without = collection();
    without.companies.clear();
    EXPECT_EQ(refusal(decode_army(*code, without)), "/company army.code.unknown_company");
}

TEST(ArmyCode, TheCollectionThereAndBack) {
    for (const auto& [name, army] : collected_armies()) {
        const std::string code = code_of(army);
        EXPECT_EQ(decoded(code), army) << name;
        EXPECT_EQ(code.find_first_not_of(kDigits), std::string::npos) << code;
        // Short: five bytes and a count for each figure, five for a company, seven for an item, six
        // for a spell, and little else.
        std::size_t beside = army.company.empty() ? 0 : 5;
        for (const ArmyEntry& entry : army.figures)
            for (const std::string& item : entry.items)
                beside +=
                    7 + 6 * static_cast<std::size_t>(std::count(item.begin(), item.end(), ':'));
        EXPECT_LE(code.size(),
                  5 + (6 * army.figures.size() + army.name.size() + beside + 20) * 4 / 3 + 1);
    }
}

TEST(ArmyCode, SaysWhatFiguresWield) {
    const Army& army = collected_armies().find("readers_of_the_ford")->second;
    const std::string code = code_of(army);
    EXPECT_EQ(decoded(code).figures[0].items, army.figures[0].items);
    for (const bool books : {false, true}) {
        Catalog without = collection();
        if (books)
            without.spells.clear();
        else
            without.items.clear();
        EXPECT_EQ(refusal(decode_army(code, without)), "/figures/0/items army.code.unknown_item");
        EXPECT_EQ(refusal(encode_army(army, without)), "/figures/0/items json.expected_item");
    }
    auto bytes = unsealed(code);
    bytes[0] &= 0x3F;  // nothing is said of items, and something stands there
    EXPECT_EQ(why_not(sealed(bytes)), " army.code.no_army");
}

TEST(ArmyCode, GeneratedArmiesOfAllEditionsThereAndBack) {
    TestRng draw(1);
    for (int i = 0; i < 4000; ++i) {
        workshop::ArmyWish wish;
        wish.edition = static_cast<Edition>(i % 4);
        wish.build_total = static_cast<std::uint16_t>(100 * (1 + draw.below(10)));
        if (wish.edition == Edition::dungeons) wish.build_total = 100;
        if (wish.edition == Edition::conquest)
            wish.build_total = static_cast<std::uint16_t>(400 * (1 + draw.below(6)));
        const auto army = workshop::generate_army(wish, figures(), draw);
        ASSERT_TRUE(army) << refusal(army);
        const std::string code = code_of(*army);
        ASSERT_EQ(decoded(code), *army) << code;
        ASSERT_EQ(code_of(decoded(code)), code);
    }
}

// The order, whatever is not legal, and the largest numbers are kept as well.
TEST(ArmyCode, AnyListThereAndBack) {
    for (const Army& army :
         {kSmall, kLarge, Army{"x", 1, {{"later_1", 240}}, Edition::unlimited},
          Army{"y", 20000, {{"spawn", 129}}, Edition::unlimited},
          Army{std::string(80, 'n'),
               127,
               {{"guide", 1}, {"bogwater_zombie", 128}},
               Edition::unlimited},
          Army{"reversed", 128, {{"bogwater_zombie", 128}, {"guide", 1}}, Edition::v2}})
        EXPECT_EQ(decoded(code_of(army)), army) << army.name;
}

// The form is for good: codes that were sent years ago are opened.
TEST(ArmyCode, TheFormStays) {
    const Catalog catalog{{*collected("bogwater_zombie")}};
    const auto code =
        encode_army({"A", 200, {{"bogwater_zombie", 3}}, Edition::unlimited}, catalog);
    ASSERT_TRUE(code);
    const std::vector<std::uint8_t> bytes = unsealed(*code);
    const Digest id = sha256("bogwater_zombie");
    std::vector<std::uint8_t> expected = {0, 0xC8, 0x01, 1, 'A', 1};
    expected.insert(expected.end(), id.begin(), id.begin() + 5);
    expected.push_back(2);
    ASSERT_EQ(bytes.size(), expected.size() + 4);
    EXPECT_TRUE(std::equal(expected.begin(), expected.end(), bytes.begin()));
    EXPECT_EQ(sealed(bytes), *code);
}

TEST(ArmyCode, BlanksAndAddressesAroundItAreFine) {
    const std::string code = code_of(kSmall);
    for (const std::string& text :
         {code + "\n", "  " + code + " \r\n", "https://example.org/six/#army=" + code,
          "http://localhost:8080/play?army=" + code + "\n"}) {
        EXPECT_EQ(decoded(text), kSmall) << text;
        EXPECT_TRUE(looks_like_army_code(text));
    }
    for (const char* text :
         {"", "first_steps", "six-", "sixty-nine", "army.json", "six1", "Six1-A"})
        EXPECT_FALSE(looks_like_army_code(text)) << text;
}

TEST(ArmyCode, SaysWhatIsWrong) {
    const std::string code = code_of(kSmall);
    EXPECT_EQ(why_not(""), " army.code.none");
    EXPECT_EQ(why_not("hello"), " army.code.none");
    EXPECT_EQ(why_not("six1-"), " army.code.too_short");
    EXPECT_EQ(why_not(code.substr(0, 20)), " army.code.too_short");
    EXPECT_EQ(why_not(code.substr(0, code.size() - 4)), " army.code.damaged");
    EXPECT_EQ(why_not("six2-" + code.substr(5)), " army.code.unknown_version");
    std::string dotted = code;
    dotted[9] = '.';
    EXPECT_EQ(why_not(dotted), " army.code.bad_character");
    EXPECT_NE(say(Language::en, decode_army(dotted, figures()).error()).find("Character 10 "),
              std::string::npos);
    EXPECT_EQ(why_not(code + " " + code), " army.code.bad_character");
    EXPECT_EQ(refusal(decode_army(code_of({"A", 100, {{"later_1", 1}}, Edition::unlimited}),
                                  collection())),
              "/figures/0/id army.code.unknown_figure");
    EXPECT_EQ(refusal(encode_army({"A", 100, {{"nobody", 1}}, Edition::unlimited}, figures())),
              "/figures/0/id army.unknown_figure");
    EXPECT_EQ(refusal(encode_army({"A", 100, {{"ember_wyrm", 1}}, Edition::unlimited}, figures())),
              "/figures/0/id army.level_wanted");
    for (const Army& army :
         {Army{"", 100, {{"guide", 1}}, Edition::unlimited},
          Army{"A", 0, {{"guide", 1}}, Edition::unlimited}, Army{"A", 100, {}, Edition::unlimited},
          Army{"A", 100, {{"guide", 0}}, Edition::unlimited},
          Army{"A", 100, {{"guide", 241}}, Edition::unlimited},
          Army{"A", 100, {{"guide", 1}, {"guide", 1}}, Edition::unlimited},
          Army{"\x1b[2J", 100, {{"guide", 1}}, Edition::unlimited},
          Army{"\xff", 100, {{"guide", 1}}, Edition::unlimited},
          Army{std::string(81, 'n'), 100, {{"guide", 1}}, Edition::unlimited}})
        EXPECT_EQ(refusal(encode_army(army, figures())), " army.code.no_army") << army.name;
}

// Whoever opens it sees that his figures differ, and gets the list all the same.
TEST(ArmyCode, OtherDataIsNoted) {
    const std::string code = code_of(kSmall);
    EXPECT_FALSE(decode_army(code, figures())->data_differs);
    Catalog other = figures();
    for (Warrior& warrior : other.warriors)
        if (warrior.id == "candle_hill_watchman") ++warrior.points;
    const auto read = decode_army(code, other);
    ASSERT_TRUE(read) << refusal(read);
    EXPECT_TRUE(read->data_differs);
    EXPECT_EQ(read->army, kSmall);
    for (Warrior& warrior : other.warriors)
        if (warrior.id == "candle_hill_watchman") --warrior.points;
    other.warriors[0].points = 1;  // of nobody in the list
    EXPECT_FALSE(decode_army(code, other)->data_differs);
}

// f103166 and f566414 have the same first five bytes of SHA-256.
TEST(ArmyCode, FiguresWithTheSameShortNameAreRefused) {
    Catalog catalog{{*collected("bogwater_zombie"), *collected("bogwater_zombie")}};
    catalog.warriors[0].id = "f103166";
    catalog.warriors[1].id = "f566414";
    const Army army{"Twins", 100, {{"f566414", 1}}, Edition::unlimited};
    EXPECT_EQ(refusal(encode_army(army, catalog)), "/figures/0/id army.code.ambiguous");
    const auto code = encode_army(army, {{catalog.warriors[1]}});
    ASSERT_TRUE(code) << refusal(code);
    EXPECT_EQ(refusal(decode_army(*code, catalog)), "/figures/0/id army.code.ambiguous");
    EXPECT_EQ(decode_army(*code, {{catalog.warriors[1]}})->army, army);
}

// What a seal alone would let pass: other spellings, and what is no army.
TEST(ArmyCode, ASealedCodeMustBeTheOneSpelling) {
    const std::vector<std::uint8_t> good =
        unsealed(code_of({"A", 100, {{"guide", 1}}, Edition::unlimited}));
    ASSERT_EQ(good[1], 100);
    ASSERT_EQ(decoded(sealed(good)).name, "A");
    const auto with = [&](auto change) {
        std::vector<std::uint8_t> bytes = good;
        change(bytes);
        return why_not(sealed(bytes));
    };
    using Bytes = std::vector<std::uint8_t>;
    EXPECT_EQ(with([](Bytes& b) { b[0] = 4; }), " army.code.no_army");  // no such edition
    EXPECT_EQ(with([](Bytes& b) { b[1] = 0; }), " army.code.no_army");  // a total of nothing
    EXPECT_EQ(with([](Bytes& b) {
                  b[1] = 0xE4;  // 100 in two bytes
                  b.insert(b.begin() + 2, 0);
              }),
              " army.code.no_army");
    EXPECT_EQ(with([](Bytes& b) { b[3] = '\n'; }), " army.code.no_army");
    EXPECT_EQ(with([](Bytes& b) { b[3] = 0xC3; }), " army.code.no_army");
    EXPECT_EQ(with([](Bytes& b) { b[4] = 2; }), " army.code.no_army");  // one figure is missing
    EXPECT_EQ(with([](Bytes& b) { b[10] = 0xFF; }), " army.code.no_army");
    EXPECT_EQ(with([](Bytes& b) { b.push_back(0); }), " army.code.no_army");
    EXPECT_EQ(with([](Bytes& b) {
                  b[4] = 2;
                  const Bytes entry(b.begin() + 5, b.begin() + 11);
                  b.insert(b.begin() + 5, entry.begin(), entry.end());
              }),
              " army.code.no_army");  // the same figure twice
}

// --- damaged on the way ---

class DamagedCode : public ::testing::Test {
protected:
    // Never another army; and nothing else than the code itself where its own letters stand.
    void expect_refused(const std::string& damaged, const std::string& code) {
        if (damaged == code) return;
        ++tried_;
        const auto read = decode_army(damaged, figures());
        if (read) ADD_FAILURE() << damaged << " was taken for " << read->army.name;
    }
    int tried_ = 0;
};

TEST_F(DamagedCode, NoSingleFaultIsAccepted) {
    for (const Army& army : {kSmall, kLarge, Army{"A", 100, {{"guide", 1}}, Edition::unlimited}}) {
        const std::string code = code_of(army);
        for (std::size_t i = 0; i <= code.size(); ++i) {
            expect_refused(code.substr(0, i), code);
            expect_refused(code.substr(i == 0 ? 1 : i), code);  // the beginning is missing
            for (const char digit : kDigits)
                expect_refused(code.substr(0, i) + digit + code.substr(i), code);
            if (i == code.size()) break;
            expect_refused(code.substr(0, i) + code.substr(i + 1), code);
            for (int c = 0; c < 256; ++c) {
                std::string other = code;
                other[i] = static_cast<char>(c);
                expect_refused(other, code);
            }
            for (std::size_t k = i + 1; k < code.size(); ++k) {
                std::string other = code;
                std::swap(other[i], other[k]);
                expect_refused(other, code);
            }
        }
    }
    EXPECT_GT(tried_, 50'000);
}

TEST_F(DamagedCode, NoRandomDamageIsAccepted) {
    TestRng rng(7);
    const std::vector<std::string> codes = {code_of(kSmall), code_of(kLarge)};
    for (int i = 0; i < 100'000; ++i) {
        const std::string& code = codes[rng.below(2)];
        std::string damaged = code;
        for (std::uint32_t faults = 1 + rng.below(6); faults > 0 && damaged.size() > 1; --faults) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(damaged.size()));
            const char digit = kDigits[rng.below(64)];
            switch (rng.below(5)) {
                case 0:
                    damaged[at] = digit;
                    break;
                case 1:
                    damaged.erase(at, 1 + rng.below(3));
                    break;
                case 2:
                    damaged.insert(at, 1, digit);
                    break;
                case 3:
                    std::swap(damaged[at],
                              damaged[rng.below(static_cast<std::uint32_t>(damaged.size()))]);
                    break;
                default:  // a piece of another code
                    damaged.replace(at, 8, codes[rng.below(2)].substr(5 + rng.below(30), 8));
            }
        }
        expect_refused(damaged, code);
    }
    EXPECT_GT(tried_, 95'000);
}

TEST(Base64Url, ThereAndBackAndOneSpelling) {
    TestRng rng(3);
    for (std::uint32_t size = 0; size < 40; ++size) {
        std::vector<std::uint8_t> bytes(size);
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
        const std::string text = base64url(bytes);
        ASSERT_EQ(bytes_from_base64url(text), bytes);
        for (const char digit : kDigits) {
            if (text.empty() || digit == text.back()) continue;
            std::string other = text;
            other.back() = digit;
            const auto read = bytes_from_base64url(other);
            ASSERT_TRUE(!read || *read != bytes) << other;
        }
    }
    EXPECT_EQ(base64url(std::vector<std::uint8_t>{'f', 'o', 'o', 'b'}), "Zm9vYg");
    for (const char* text : {"A", "Zm9vYh", "Zm9vYg==", "Zm9v Yg", "Zm+v"})
        EXPECT_FALSE(bytes_from_base64url(text)) << text;
}

}  // namespace
}  // namespace six::io
