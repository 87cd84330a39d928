#include "io/replay/replay_start.h"

#include <algorithm>
#include <cassert>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "io/format/json_codec.h"
#include "io/format/json_companies.h"
#include "io/format/json_items.h"
#include "io/format/json_spells.h"

namespace six::io {
namespace {

constexpr std::array kGivenNames = {"nothing", "pass", "action"};
static_assert(kGivenNames.size() == static_cast<std::size_t>(Given::action) + 1);

// The names of the bits that are set.
template <class Bits, class Words>
Json json_bits(Bits bits, const Words& words) {
    Json json = Json::array();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (has_bit(bits, i)) json.push_back(words[i]);
    return json;
}

Json marker_json(const Names& names, const Marker& marker) {
    Json json{{"kind", kMarkerNames[static_cast<std::size_t>(marker.kind)]}};
    if (marker.seat.exists()) json["seat"] = names.of(marker.seat);
    if (marker.figure.exists()) json["figure"] = names.of(marker.figure);
    if (marker.piece.exists()) json["piece"] = marker.piece.n;
    if (marker.number != 0) json["number"] = marker.number;
    if (marker.at != Vec2{}) json["at"] = json_vec2(marker.at);
    if (marker.from != Vec2{}) json["from"] = json_vec2(marker.from);
    if (marker.attack != 0) json["attack"] = marker.attack;
    if (marker.damage != 0) json["damage"] = marker.damage;
    if (marker.section != 0) json["section"] = marker.section;
    for (const std::uint8_t spell : marker.spells) json["spells"].push_back(spell);
    return json;
}

Json figure_json(const Table& table, const Names& names, FigureId id, const Figure& figure) {
    const Warrior& warrior = table.catalog[figure.warrior];
    Json clicks = Json::array();
    for (std::size_t i = 0; i < warrior.dials.size(); ++i) clicks.push_back(figure.clicks[i]);
    Json json{{"label", names.of(id)},
              {"warrior", warrior.id},
              {"owner", names.of(figure.owner)},
              {"at", json_vec2(figure.at)},
              {"facing", json_number(figure.facing.tenths(), 10)},
              {"clicks", std::move(clicks)}};
    if (figure.whereabouts != Whereabouts::on_table)
        json["whereabouts"] = kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)];
    if (figure.tokens != 0) json["tokens"] = figure.tokens;
    if (figure.given != Given::nothing)
        json["given"] = kGivenNames[static_cast<std::size_t>(figure.given)];
    if (figure.hurt_by.exists()) json["hurt_by"] = names.of(figure.hurt_by);
    if (figure.captive()) json["captor"] = names.of(figure.captor);
    if (figure.chariot.exists()) json["chariot"] = names.of(figure.chariot);
    if (figure.acted != 0) json["acted"] = json_bits(figure.acted, kSectionNames);
    if (!figure.cancelled.empty()) json["cancelled"] = json_bits(figure.cancelled, kAbilityNames);
    if (figure.notes != 0) json["notes"] = json_bits(figure.notes, note::kNames);
    return json;
}

class StartReader {
public:
    StartReader(const JsonPlace& header, const Ruleset* rules) : header_(header) {
        start_.table.rules = rules;
    }

    BattleStart read() {
        Table& table = start_.table;
        read_seats(header_.need("seats"));
        if (table.rules != nullptr) {
            table.options = read_options(header_.need("options"), table.rules->edition);
            start_.names.edition = table.rules->edition;
        }
        table.build_total =
            static_cast<std::uint16_t>(header_.need("build_total").integer(0, kMaxPoints));
        table.first_player = seat(header_.need("first"));
        if (const JsonPlace defender = header_.may("defender"); defender.exists())
            table.defender = seat(defender);
        table.field = read_battlefield(header_.need("table"));
        table.catalog = read_catalog(header_.need("warriors"));
        table.catalog.items = read_items(header_.may("items"));
        table.catalog.spells = read_spells(header_.may("spells"));
        read_companies_of(header_);
        if (table.rules != nullptr) {
            fit_to_page(*table.rules, table.options, table.catalog);
            read_domains(header_.may("domains"));
        }
        read_state(header_.need("start"));
        if (knows_all_warriors()) build_castles(table, start_.state);
        name_pieces(start_.names, table);
        return std::move(start_);
    }

private:
    bool knows_all_warriors() const {  // else a complaint was made
        const State& state = start_.state;
        return std::all_of(state.figures.begin(), state.figures.begin() + state.figure_count,
                           [](const Figure& figure) { return figure.warrior.exists(); });
    }

    void read_seats(const JsonPlace& seats) {
        const std::size_t count = seats.array(2, kMaxSeats);
        start_.table.seat_count = static_cast<std::uint8_t>(count);
        for (std::size_t i = 0; i < count; ++i) {
            seats[i].object({"name", "team", "edge", "army_points", "company", "player", "orders"});
            start_.names.seats.push_back(seats[i].need("name").identifier());
            SeatPlan& plan = start_.table.seats[i];
            plan.team = static_cast<std::uint8_t>(seats[i].need("team").integer(0, kMaxSeats - 1));
            plan.edge = static_cast<Edge>(seats[i].need("edge").word(kEdgeNames));
            plan.army_points = static_cast<std::uint16_t>(
                seats[i].need("army_points").integer(0, std::numeric_limits<std::uint16_t>::max()));
        }
    }

    // The cards, and whose army is which. [V-SUB-13]
    void read_companies_of(const JsonPlace& header) {
        Table& table = start_.table;
        table.catalog.companies = read_companies(header.may("companies"));
        std::vector<const char*> ids;
        for (const Company& company : table.catalog.companies) ids.push_back(company.id.c_str());
        const JsonPlace seats = header.need("seats");
        for (std::uint8_t i = 0; i < table.seat_count; ++i)
            if (const JsonPlace company = seats[i].may("company"); company.exists())
                table.seats[i].company = CompanyId{static_cast<std::uint16_t>(company.word(ids))};
    }

    Seat seat(const JsonPlace& place) const {
        std::vector<const char*> names;
        for (const std::string& name : start_.names.seats) names.push_back(name.c_str());
        return Seat{static_cast<std::uint8_t>(place.word(names))};
    }

    void read_state(const JsonPlace& place) {
        State& state = start_.state;
        place.object({"phase", "turn", "round", "actions_left", "castle_actions", "quiet_rounds",
                      "dial_turned", "time_called", "points", "out", "withdrawn", "memos", "again",
                      "figures", "markers"});
        state.phase = static_cast<Phase>(place.need("phase").word(kPhaseNames));
        state.turn = seat(place.need("turn"));
        state.round = static_cast<std::uint16_t>(place.need("round").integer(0, 0xFFFF));
        state.actions_left = static_cast<std::uint8_t>(place.need("actions_left").integer(0, 0xFF));
        state.castle_actions =  // [C-TURN-4]
            static_cast<std::uint8_t>(place.may("castle_actions").integer(0, 2));
        state.quiet_rounds =
            static_cast<std::uint16_t>(place.may("quiet_rounds").integer(0, 0xFFFF));
        state.dial_turned = place.may("dial_turned").boolean();
        state.time_called = place.may("time_called").boolean();
        const JsonPlace points = place.may("points");
        const std::size_t counted = points.array(0, kMaxSeats);
        for (std::size_t i = 0; i < counted; ++i)
            state.seats[i].points =
                static_cast<std::int32_t>(points[i].integer(-1'000'000, 1'000'000));
        const JsonPlace out = place.may("out");
        const std::size_t gone = out.array(0, kMaxSeats);
        for (std::size_t i = 0; i < gone; ++i) state.seats[seat(out[i]).n % kMaxSeats].out = true;
        const JsonPlace withdrawn = place.may("withdrawn");
        const std::size_t left = withdrawn.array(0, kMaxSeats);
        for (std::size_t i = 0; i < left; ++i)
            state.seats[seat(withdrawn[i]).n % kMaxSeats].withdrawn = true;

        const JsonPlace figures = place.need("figures");
        const std::size_t count = figures.array(0, kMaxFigures);
        for (std::size_t i = 0; i < count; ++i) {
            state.figures[i] = read_figure(figures[i]);
            state.figure_count = static_cast<std::uint16_t>(i + 1);
        }
        // A captor may stand behind its captive, a chariot behind its passenger.
        for (std::size_t i = 0; i < count; ++i) {
            if (const JsonPlace captor = figures[i].may("captor"); captor.exists())
                state.figures[i].captor = figure(captor);
            if (const JsonPlace chariot = figures[i].may("chariot"); chariot.exists())
                state.figures[i].chariot = figure(chariot);
        }
        if (const JsonPlace again = place.may("again"); again.exists())
            state.acts_again = figure(again);
        read_memos(place.may("memos"));
        read_markers(place.may("markers"));
        find_marked(state);
    }

    void read_domains(const JsonPlace& domains) {
        Table& table = start_.table;
        const std::size_t count =
            domains.array(0, table.rules->domains ? std::size_t{kMostDomains} : 0);
        for (std::size_t i = 0; i < count; ++i) {
            domains[i].object({"by", "domain"});
            const Seat by = seat(domains[i].need("by"));
            const auto which = static_cast<Domain>(domains[i].need("domain").word(kDomainNames));
            if (!table.domains.full()) reveal(*table.rules->domains, table.domains, by, which);
        }
    }

    void read_markers(const JsonPlace& markers) {
        State& state = start_.state;
        const std::size_t count = markers.array(0, kMaxMarkers);
        for (std::size_t i = 0; i < count; ++i) {
            markers[i].object({"kind", "seat", "figure", "piece", "number", "at", "from", "attack",
                               "damage", "section", "spells"});
            Marker& marker = state.markers[state.marker_count++];
            marker.kind = static_cast<MarkerKind>(markers[i].need("kind").word(kMarkerNames));
            if (const JsonPlace seats = markers[i].may("seat"); seats.exists())
                marker.seat = seat(seats);
            if (const JsonPlace who = markers[i].may("figure"); who.exists())
                marker.figure = figure(who);
            if (const JsonPlace piece = markers[i].may("piece"); piece.exists())
                marker.piece = PieceId{
                    static_cast<std::uint16_t>(piece.integer(0, std::int64_t{kMaxPieces} - 1))};
            marker.number = static_cast<std::uint16_t>(
                markers[i].may("number").integer(0, std::numeric_limits<std::uint16_t>::max()));
            if (const JsonPlace at = markers[i].may("at"); at.exists()) marker.at = at.place();
            if (const JsonPlace from = markers[i].may("from"); from.exists())
                marker.from = from.place();
            marker.attack = static_cast<std::uint8_t>(markers[i].may("attack").integer(0, 0xFF));
            marker.damage = static_cast<std::uint8_t>(markers[i].may("damage").integer(0, 0xFF));
            marker.section = static_cast<std::uint8_t>(
                markers[i].may("section").integer(0, std::int64_t{kMaxDials} - 1));
            const JsonPlace spells = markers[i].may("spells");
            const std::size_t in_book = spells.array(0, kMostInBook);
            for (std::size_t k = 0; k < in_book; ++k)
                marker.spells.push_back(static_cast<std::uint8_t>(spells[k].integer(0, 0xFF)));
        }
    }

    void read_memos(const JsonPlace& memos) {
        const std::size_t count = memos.array(0, kMaxMemos);
        for (std::size_t i = 0; i < count; ++i) {
            memos[i].object({"kind", "figure", "other", "section"});
            start_.state.memos.push_back(
                {static_cast<MemoKind>(memos[i].need("kind").word(kMemoNames)),
                 figure(memos[i].need("figure")), figure(memos[i].need("other")),
                 static_cast<std::uint8_t>(memos[i].may("section").integer(0, kMaxDials - 1))});
        }
    }

    FigureId figure(const JsonPlace& place) const {
        const auto id = start_.names.find_figure(place.text(1, kMaxLabel));
        if (id && id->n < start_.state.figure_count) return *id;
        place.complain("json.expected_figure");
        return {};
    }

    template <class Bits, class Words>
    void read_bits(const JsonPlace& place, Bits& bits, const Words& words) const {
        const std::size_t count = place.array(0, words.size());
        for (std::size_t i = 0; i < count; ++i) set_bit(bits, place[i].word(words));
    }

    Figure read_figure(const JsonPlace& place) {
        Figure figure;
        place.object({"label", "warrior", "owner", "at", "facing", "clicks", "whereabouts",
                      "tokens", "given", "hurt_by", "captor", "chariot", "acted", "cancelled",
                      "notes"});
        read_label(place.need("label"));
        figure.warrior = warrior(place.need("warrior"));
        figure.owner = seat(place.need("owner"));
        figure.at = place.need("at").place();
        figure.facing = Facing::from_tenths(place.need("facing").tenths(0, Facing::kFullTurn - 1));
        figure.whereabouts = Whereabouts::on_table;
        if (const JsonPlace where = place.may("whereabouts"); where.exists())
            figure.whereabouts = static_cast<Whereabouts>(where.word(kWhereaboutsNames));
        figure.tokens = static_cast<std::uint8_t>(place.may("tokens").integer(0, 9));
        figure.given = static_cast<Given>(place.may("given").word(kGivenNames));
        if (const JsonPlace by = place.may("hurt_by"); by.exists()) figure.hurt_by = seat(by);
        read_bits(place.may("cancelled"), figure.cancelled, kAbilityNames);
        read_bits(place.may("notes"), figure.notes, note::kNames);
        read_bits(place.may("acted"), figure.acted, kSectionNames);
        if (!figure.warrior.exists()) return figure;
        const auto& dials = start_.table.catalog[figure.warrior].dials;
        const JsonPlace clicks = place.need("clicks");
        const std::size_t count = clicks.array(dials.size(), dials.size());
        for (std::size_t i = 0; i < count; ++i)
            figure.clicks[i] = static_cast<std::uint8_t>(
                clicks[i].integer(0, static_cast<std::int64_t>(dials[i].clicks.size()) - 1));
        return figure;
    }

    // A figure without a label is called by its number: "#7".
    void read_label(const JsonPlace& place) {
        const std::string label = place.text(1, kMaxLabel);
        auto& figures = start_.names.figures;
        const std::string number = "#" + std::to_string(figures.size());
        if (label != number && !is_label(label)) place.complain("json.expected_label");
        if (std::find(figures.begin(), figures.end(), label) != figures.end())
            place.complain("json.expected_other");
        figures.push_back(label == number ? std::string() : label);
    }

    WarriorId warrior(const JsonPlace& place) const {
        const auto known = with_id<WarriorId>(start_.table.catalog.warriors, place.figure_id());
        if (!known) place.complain("json.expected_warrior");
        return known.value_or(WarriorId{});
    }

    const JsonPlace& header_;
    BattleStart start_;
};

}  // namespace

void add_start(Json& header, const Table& table, const State& state, const Names& names) {
    assert(state.action.kind == ActionKind::none && state.owed.empty());
    Json seats = Json::array();
    Json points = Json::array();
    Json out = Json::array();
    for (std::uint8_t i = 0; i < table.seat_count; ++i) {
        const SeatPlan& plan = table.seats[i];
        seats.push_back({{"name", names.of(Seat{i})},
                         {"team", plan.team},
                         {"edge", kEdgeNames[static_cast<std::size_t>(plan.edge)]},
                         {"army_points", plan.army_points}});
        if (plan.company.exists()) seats.back()["company"] = table.catalog[plan.company].id;
        points.push_back(state.seats[i].points);
        if (state.seats[i].out) out.push_back(names.of(Seat{i}));
    }
    Json figures = Json::array();
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        figures.push_back(figure_json(table, names, FigureId{i}, state.figures[i]));

    header["seats"] = std::move(seats);
    header["options"] = json_of(table.rules->edition, table.options);
    header["build_total"] = table.build_total;
    header["first"] = names.of(table.first_player);
    if (table.defender.exists()) header["defender"] = names.of(table.defender);
    header["table"] = json_of(table.field);
    header["warriors"] = json_of(table.catalog);
    if (!table.catalog.items.empty()) header["items"] = json_of(table.catalog.items);
    if (!table.catalog.companies.empty()) header["companies"] = json_of(table.catalog.companies);
    if (!table.catalog.spells.empty()) header["spells"] = json_of(table.catalog.spells);
    for (const RevealedDomain& one : table.domains)  // in the order of revealing
        header["domains"].push_back(
            {{"by", names.of(one.by)},
             {"domain", kDomainNames[static_cast<std::size_t>(one.which)]}});
    Json withdrawn = Json::array();
    for (std::uint8_t i = 0; i < table.seat_count; ++i)
        if (state.seats[i].withdrawn) withdrawn.push_back(names.of(Seat{i}));
    Json memos = Json::array();
    for (const Memo& memo : state.memos) {
        memos.push_back({{"kind", kMemoNames[static_cast<std::size_t>(memo.kind)]},
                         {"figure", names.of(memo.figure)},
                         {"other", names.of(memo.other)}});
        if (memo.section != 0) memos.back()["section"] = memo.section;
    }
    header["start"] = {{"phase", kPhaseNames[static_cast<std::size_t>(state.phase)]},
                       {"turn", names.of(state.turn)},
                       {"round", state.round},
                       {"actions_left", state.actions_left},
                       {"quiet_rounds", state.quiet_rounds},
                       {"dial_turned", state.dial_turned},
                       {"points", std::move(points)},
                       {"out", std::move(out)},
                       {"figures", std::move(figures)}};
    Json& start = header["start"];
    if (state.castle_actions != 0) start["castle_actions"] = state.castle_actions;
    if (state.time_called) start["time_called"] = true;
    if (state.acts_again.exists()) start["again"] = names.of(state.acts_again);
    if (!withdrawn.empty()) start["withdrawn"] = std::move(withdrawn);
    if (!memos.empty()) start["memos"] = std::move(memos);
    Json markers = Json::array();
    for (std::uint16_t i = 0; i < state.marker_count; ++i)
        markers.push_back(marker_json(names, state.markers[i]));
    if (!markers.empty()) start["markers"] = std::move(markers);
}

BattleStart read_start(const JsonPlace& header, const Ruleset* rules) {
    return StartReader(header, rules).read();
}

}  // namespace six::io
