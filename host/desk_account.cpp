#include "host/desk_account.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/geometry/segment.h"

namespace six::host {
namespace {

constexpr std::array kCompass = {"east", "northeast", "north", "northwest",
                                 "west", "southwest", "south", "southeast"};
constexpr std::int32_t kSlice = Facing::kFullTurn / 8;
constexpr std::int32_t kHour = Facing::kFullTurn / 12;

class Account {
public:
    explicit Account(const Voice& voice)
        : voice_(voice), table_(voice.game().table()), state_(voice.game().state()) {}

    protocol::AccountAnswer whole() {
        tell_game();
        for (std::uint16_t i = 0; i < state_.marker_count; ++i) tell_marker(state_.markers[i]);
        for (std::uint8_t n = 0; n < table_.seat_count; ++n)
            for (std::uint16_t i = 0; i < state_.figure_count; ++i)
                if (state_.figures[i].owner == Seat{n}) tell_figure(FigureId{i});
        for (std::size_t i = 0; i < table_.field.pieces.size(); ++i) tell_piece(i);
        return {std::move(lines_)};
    }

    protocol::AccountAnswer around(FigureId from) {
        tell_figure(from);
        if (!in_play(state_[from])) return {std::move(lines_)};
        struct Thing {
            Inches away;
            FigureId figure;
            std::string text;
        };
        std::vector<Thing> things;
        const Vec2 here = state_[from].at;
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            const FigureId id{i};
            if (id == from || !in_play(state_[id]) || rides(state_[id])) continue;
            things.push_back({distance(here, state_[id].at), id, seen_figure(from, id)});
        }
        for (std::size_t i = 0; i < table_.field.pieces.size(); ++i) {
            const Piece& piece = table_.field.pieces[i];
            if (piece.section.exists()) continue;  // told as a figure
            if (holds(piece.outline, here)) {
                things.push_back(
                    {{}, {}, say("account.terrain_under", {{"piece", piece_said(i)}})});
                continue;
            }
            const Vec2 edge = nearest_on_outline(piece.outline, here);
            things.push_back({distance(here, edge),
                              {},
                              say("account.terrain_seen", {{"piece", piece_said(i)},
                                                           {"inches", inches(distance(here, edge))},
                                                           {"hour", hour(from, edge)}})});
        }
        for (std::uint16_t i = 0; i < state_.marker_count; ++i) {
            const Marker& marker = state_.markers[i];
            const std::string said = marker_said(marker);
            if (said.empty()) continue;
            const Inches away = distance(here, marker.at);
            things.push_back({away,
                              {},
                              say("account.marker_seen", {{"marker", said},
                                                          {"inches", inches(away)},
                                                          {"hour", hour(from, marker.at)}})});
        }
        std::stable_sort(things.begin(), things.end(),
                         [](const Thing& a, const Thing& b) { return a.away < b.away; });
        for (const Thing& thing : things) line(thing.figure, thing.text);
        return {std::move(lines_)};
    }

private:
    std::string say(std::string_view key, const std::vector<io::Argument>& with = {}) const {
        return voice_.words(key, with);
    }
    void line(FigureId figure, std::string text) {
        lines_.push_back({voice_.label(figure), std::move(text)});
    }
    std::string seat(Seat seat) const { return voice_.said().said(voice_.language(), seat); }
    std::string who(FigureId id) const { return voice_.said().of(id); }
    // To a tenth of an inch: more is no help to the ear.
    std::string inches(Inches length) const {
        return io::inches_text(voice_.language(), (length.mils() + 50) / 100 * 100);
    }

    void tell_game() {
        line({}, say("account.game",
                     {{"edition", say(std::string("edition.") + name_of(table_.rules->edition))},
                      {"width", inches(table_.field.size.x)},
                      {"height", inches(table_.field.size.y)}}));
        if (state_.phase == Phase::playing)
            line({}, say("account.turn", {{"round", std::to_string(state_.round)},
                                          {"seat", seat(state_.turn)},
                                          {"actions", std::to_string(state_.actions_left)}}));
        for (const RevealedDomain& domain : table_.domains) tell_domain(domain);
        line({}, voice_.sentence(voice_.game().owed()));
    }

    // What it does, or that it does nothing any more.
    void tell_domain(const RevealedDomain& domain) {
        const std::string name = kDomainNames[static_cast<std::size_t>(domain.which)];
        const std::string text = voice_.words("domain." + name);
        line({}, say(domain.in_force ? "account.domain" : "account.domain_cancelled",
                     {{"domain", voice_.words("word." + name)}, {"text", text}}));
    }

    // --- figures ---

    void tell_figure(FigureId id) {
        const Figure& figure = state_[id];
        std::string text = say("account.figure", {{"who", who(id)}, {"seat", seat(figure.owner)}});
        if (!in_play(figure)) {
            text += " " + say(std::string("account.") +
                              kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]);
            return line(id, text);
        }
        if (rides(figure))
            text += " " + say("account.aboard", {{"other", who(figure.chariot)}});
        else
            text += " " + place(figure);
        text += dials(figure);
        if (figure.tokens > 0)
            text += " " + say("account.tokens", {{"n", std::to_string(figure.tokens)}});
        if (figure.captive()) text += " " + say("account.captive", {{"other", who(figure.captor)}});
        if (posture_of(table_, figure).aloft) text += " " + say("account.soaring");
        if (figure.top.exists()) text += " " + say("account.top", {{"other", who(figure.top)}});
        const std::string touched = touched_by(id);
        if (!touched.empty()) text += " " + say("account.touches", {{"others", touched}});
        line(id, text);
    }

    // In the inches of the table, which rulers and commands count too, whoever looks at it.
    std::string place(const Figure& figure) const {
        const auto slice =
            static_cast<std::size_t>((figure.facing.tenths() + kSlice / 2) / kSlice % 8);
        return say("account.place",
                   {{"west", inches(figure.at.x)},
                    {"south", inches(figure.at.y)},
                    {"compass", say(std::string("account.compass.") + kCompass[slice])}});
    }

    std::string cell(const Cell& cell) const {
        std::string text = cell.skull ? say("account.skull") : std::to_string(cell.value);
        std::string marks;
        for (const Ability ability : cell.abilities)
            if (ability != Ability::none)
                marks +=
                    (marks.empty() ? "" : ", ") + say("ability." + std::string(name_of(ability)));
        return marks.empty() ? text : text + " (" + marks + ")";
    }

    std::string dials(const Figure& figure) const {
        const Warrior& warrior = warrior_of(table_, figure);
        if (warrior.kind == FigureKind::planking) return {};
        std::string text;
        for (std::size_t n = 0; n < warrior.dials.size(); ++n) {
            const Click& click = shown(table_, figure, n);
            text += " ";
            if (warrior.is_large())
                text += say("account.section",
                            {{"section", say(std::string("section.") + kSectionNames[n])}}) +
                        " ";
            text += say(is_castle(warrior.kind) ? "account.stone" : "account.dial",
                        {{"speed", cell(click.speed)},
                         {"attack", cell(click.attack)},
                         {"defense", cell(click.defense)},
                         {"damage", cell(click.damage)}});
            if (warrior.dials[n].range > Inches{})
                text += " " + say("account.range", {{"inches", inches(warrior.dials[n].range)}});
        }
        return text;
    }

    std::string touched_by(FigureId id) const {
        std::string others;
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            if (FigureId{i} != id && on_table(state_[id]) && on_table(state_.figures[i]) &&
                touching(table_, state_, state_[id], state_.figures[i]))
                others += (others.empty() ? "" : ", ") + who(FigureId{i});
        return others;
    }

    // --- terrain ---

    // What it is, and its name as one says it: Wood "north copse".
    std::string piece_said(std::size_t n) const {
        const Piece& piece = table_.field.pieces[n];
        std::string name =
            voice_.said().said(voice_.language(), PieceId{static_cast<std::uint8_t>(n)});
        std::replace(name.begin(), name.end(), '_', ' ');
        const std::string height = kHeightNames[static_cast<std::size_t>(piece.height)];
        if (piece.constructed)
            if (const int left = structure_left(state_, PieceId{static_cast<std::uint8_t>(n)}))
                name += ", " + say("account.structure", {{"n", std::to_string(left)}});
        const bool hill = piece.height != Height::ground;
        if (hill && piece.kind == TerrainKind::clear)
            return say("account.piece." + height, {{"name", name}});
        const std::string text =
            say(std::string("account.piece.") + kTerrainNames[static_cast<std::size_t>(piece.kind)],
                {{"name", name}});
        return hill ? say("account.piece.on_" + height, {{"piece", text}}) : text;
    }

    void tell_piece(std::size_t n) {
        const Piece& piece = table_.field.pieces[n];
        if (piece.section.exists()) return;  // told as a figure
        const auto [low, high] = bounds_of(piece.outline);
        line({}, say("account.terrain", {{"piece", piece_said(n)},
                                         {"wide", inches(high.x - low.x)},
                                         {"deep", inches(high.y - low.y)},
                                         {"west", inches(low.x)},
                                         {"south", inches(low.y)}}));
    }

    // --- what lies on the table ---

    // Empty: it does not lie anywhere.
    std::string marker_said(const Marker& marker) const {
        if (marker.kind == MarkerKind::waiting_shot)
            return say("account.shot", {{"who", who(marker.figure)}});
        if (marker.kind == MarkerKind::item)
            return marker.figure.exists() ? "" : table_.catalog.items[marker.number].name;
        if (marker.kind != MarkerKind::objective) return {};
        if (!marker.seat.exists()) return say("account.objective_free");
        return say("account.objective", {{"seat", seat(marker.seat)}});
    }

    void tell_marker(const Marker& marker) {
        const std::string said = marker_said(marker);
        if (said.empty()) return;
        line({}, say("account.marker", {{"marker", said},
                                        {"west", inches(marker.at.x)},
                                        {"south", inches(marker.at.y)}}));
    }

    // --- seen from a figure ---

    std::string hour(FigureId from, Vec2 there) const {
        const Figure& figure = state_[from];
        if (there == figure.at) return "12";
        const std::int32_t turned =
            figure.facing.tenths() - facing_towards(there - figure.at).tenths();
        const std::int32_t hour =
            ((turned + Facing::kFullTurn) % Facing::kFullTurn + kHour / 2) / kHour % 12;
        return std::to_string(hour == 0 ? 12 : hour);
    }

    std::string seen_figure(FigureId from, FigureId id) const {
        const Figure& here = state_[from];
        const Figure& there = state_[id];
        std::string_view looks = "account.faces_you";
        if (there.at != here.at) {
            const std::int32_t off =
                (there.facing.tenths() - facing_towards(here.at - there.at).tenths() +
                 Facing::kFullTurn) %
                Facing::kFullTurn;
            const std::int32_t side = std::min(off, Facing::kFullTurn - off);
            if (side > kSlice) looks = "account.faces_aside";
            if (side > 3 * kSlice) looks = "account.faces_away";
        }
        return say("account.seen", {{"who", who(id)},
                                    {"seat", seat(there.owner)},
                                    {"inches", inches(distance(here.at, there.at))},
                                    {"hour", hour(from, there.at)},
                                    {"looks", say(looks)}});
    }

    const Voice& voice_;
    const Table& table_;
    const State& state_;
    std::vector<protocol::AccountLine> lines_;
};

}  // namespace

protocol::AccountAnswer account_of(const Voice& voice, FigureId from) {
    return from.exists() ? Account(voice).around(from) : Account(voice).whole();
}

}  // namespace six::host
