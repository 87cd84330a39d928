#include "host/desk_sandbox.h"

#include <algorithm>
#include <utility>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/rulesets/pages.h"
#include "io/format/castle_plans.h"
#include "io/format/files.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "io/library/user_data.h"
#include "io/scenario/scenario_lay.h"

namespace six::host {
namespace {

using io::Error;
using io::JsonPlace;
using Problem = std::optional<Error>;

// Of the collection or of the user's own; null when there is none of that id.
const Warrior* known_warrior(const std::string& id) {
    const auto& all = io::known_figures().warriors;
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Warrior& warrior) { return warrior.id == id; });
    return found == all.end() ? nullptr : &*found;
}

class Sandbox {
public:
    Sandbox(Table table, const State& state, io::Names names)
        : table_(std::move(table)), state_(state), names_(std::move(names)) {}

    Problem change(const JsonPlace& wish) {
        if (const JsonPlace add = wish.may("add"); add.exists()) return this->add(add);
        if (const JsonPlace set = wish.may("set"); set.exists()) return this->set(set);
        if (const JsonPlace gone = wish.may("remove"); gone.exists()) return remove(gone);
        if (const JsonPlace turn = wish.may("turn"); turn.exists()) return take_turn(turn);
        if (const JsonPlace edition = wish.may("edition"); edition.exists())
            return take_edition(edition);
        if (const JsonPlace field = wish.may("field"); field.exists())
            return take_field(field.json().dump());
        return Error{"/do", "desk.no_edit", {}};
    }

    Problem take_edition(const JsonPlace& place) {
        const auto edition = static_cast<Edition>(place.word(kEditionNames));
        const Ruleset* page = page_of(edition);
        if (!page)
            return Error{
                "/edition", "scenario.edition_unplayable", {{"edition", name_of(edition)}}};
        table_.rules = page;
        table_.options = OptionValues(edition);
        table_.build_total = page->usual.build_total;
        table_.defender = {};
        names_.edition = edition;
        for (Warrior& warrior : table_.catalog.warriors)  // as this edition has them
            if (const Warrior* known = io::collected(warrior.id)) warrior = as_played(*known);
        fit_to_page(*page, table_.catalog);
        state_.actions_left = actions_of_a_turn();
        return std::nullopt;
    }

    Problem take_field(const std::string& json) {
        const auto map = io::map_from_json(json);
        if (!map) return io::within("/field", map.error());
        table_.field = map->field;
        return std::nullopt;
    }
    void take_field(const Battlefield& field) { table_.field = field; }

    // What follows from the rest, and the judgement.
    Expected<PlayStart, Error> finish(io::Language language) {
        auto& pieces = table_.field.pieces;
        pieces.erase(std::remove_if(pieces.begin(), pieces.end(),
                                    [](const Piece& piece) { return piece.section.exists(); }),
                     pieces.end());
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            Figure& figure = state_.figures[i];
            figure.top = {};
            if (!is_aboard(figure) || figure.chariot.n >= state_.figure_count) continue;
            figure.at = state_[figure.chariot].at;
        }
        build_castles(table_, state_);
        name_again();
        if (state_.phase == Phase::deploying && !somebody_waits()) begin_battle();
        if (state_.phase == Phase::playing) {
            // Whose turn it is plays, though the table may still be empty.
            for (std::uint8_t n = 0; n < table_.seat_count; ++n)
                state_.seats[n].out = state_.seats[n].withdrawn ||
                                      (Seat{n} != state_.turn && !has_figures(state_, Seat{n}));
            state_.castle_actions =
                std::min(state_.castle_actions, castle_actions_of(table_, state_, state_.turn));
        }
        if (pieces.size() > kMaxPieces)
            return Error{"/do", "scenario.too_many_pieces", {{"most", std::to_string(kMaxPieces)}}};
        if (const auto legal = check_table(table_); !legal)
            return Error{"/do",
                         "scenario.not_agreed",
                         {{"sentence", io::describe(language, names_, legal.error())}}};
        if (const std::string_view wrong = what_is_wrong(table_, state_); !wrong.empty())
            return Error{
                "/do", "scenario.impossible", {{"what", io::invariant_said(language, wrong)}}};
        PlayStart start;
        start.table = std::make_shared<const Table>(std::move(table_));
        copy_state(start.state, state_);
        start.names = std::move(names_);
        return start;
    }

private:
    std::uint8_t actions_of_a_turn() const {
        return static_cast<std::uint8_t>(table_.build_total /
                                         table_.rules->actions.points_per_action);
    }
    bool somebody_waits() const {
        return std::any_of(
            state_.figures.begin(), state_.figures.begin() + state_.figure_count,
            [](const Figure& figure) { return figure.whereabouts == Whereabouts::in_hand; });
    }
    void begin_battle() {
        state_.phase = Phase::playing;
        state_.turn = table_.first_player;
        state_.actions_left = actions_of_a_turn();
        state_.castle_actions = castle_actions_of(table_, state_, state_.turn);
    }

    // A figure of a file, with the plan that this table's castles have.
    Warrior as_played(Warrior warrior) const {
        if (is_castle(warrior.kind)) {
            const std::uint16_t arc = warrior.base.arc;
            warrior.base = io::usual_plan(warrior.kind, table_.options);
            warrior.base.arc = arc;
        }
        return warrior;
    }

    void name_again() {
        names_.pieces.clear();
        io::name_pieces(names_, table_);
    }

    // --- what a request names ---

    std::optional<FigureId> figure(const JsonPlace& place) const {
        const std::string label = place.text(1, io::kMaxLabel);
        const auto id = names_.find_figure(label);
        if (!id || id->n >= state_.figure_count) {
            place.complain("desk.no_such_figure", {{"name", label}});
            return std::nullopt;
        }
        return id;
    }
    std::optional<Seat> seat(const JsonPlace& place) const {
        const std::string name = place.text(1, 16);
        const auto seat = names_.find_seat(name);
        if (!seat) place.complain("desk.no_such_seat", {{"name", name}});
        return seat;
    }
    static Vec2 place(const JsonPlace& place) {  // in mils, as the client has it
        constexpr std::int64_t kFar = 200'000;
        if (place.array(2, 2) != 2) return {};
        return vec2_mils(static_cast<std::int32_t>(place[0].integer(-kFar, kFar)),
                         static_cast<std::int32_t>(place[1].integer(-kFar, kFar)));
    }
    static Facing facing(const JsonPlace& place) {
        return Facing::from_tenths(
            static_cast<std::int32_t>(place.integer(0, Facing::kFullTurn - 1)));
    }

    std::optional<WarriorId> warrior(const JsonPlace& place) {
        const std::string id = place.text(1, 130);
        auto& warriors = table_.catalog.warriors;
        for (std::size_t i = 0; i < warriors.size(); ++i)
            if (warriors[i].id == id) return WarriorId{static_cast<std::uint16_t>(i)};
        const Warrior* known = known_warrior(id);
        if (!known) {
            place.complain("desk.no_such_warrior", {{"name", id}});
            return std::nullopt;
        }
        warriors.push_back(as_played(*known));
        fit_to_page(*table_.rules, table_.catalog);
        return WarriorId{static_cast<std::uint16_t>(warriors.size() - 1)};
    }

    bool is_taken(const std::string& label) const {
        return std::find(names_.figures.begin(), names_.figures.end(), label) !=
                   names_.figures.end() ||
               std::any_of(table_.field.pieces.begin(), table_.field.pieces.end(),
                           [&](const Piece& piece) { return piece.name == label; });
    }

    // --- the changes ---

    Problem add(const JsonPlace& wish) {
        const auto id = warrior(wish.need("warrior"));
        const auto owner = seat(wish.need("seat"));
        Figure figure;
        figure.at = place(wish.need("at"));
        figure.facing = facing(wish.need("facing"));
        if (!id || !owner) return std::nullopt;  // complained
        if (state_.figure_count == kMaxFigures)
            return Error{
                "/add", "scenario.too_many_figures", {{"most", std::to_string(kMaxFigures)}}};
        std::string label;
        if (const JsonPlace said = wish.may("label"); said.exists()) {
            label = said.text(1, io::kMaxLabel);
            if (!io::is_label(label) || is_taken(label) || names_.find_seat(label))
                return Error{"/add/label", "desk.bad_label", {{"name", label}}};
        } else {
            int n = 1;
            const char letter = names_.of(*owner)[0];
            while (is_taken(letter + std::to_string(n))) ++n;
            label = letter + std::to_string(n);
        }
        const Warrior& warrior = table_.catalog[*id];
        figure.warrior = *id;
        figure.owner = *owner;
        figure.whereabouts = is_castle(warrior.kind) ? Whereabouts::built : Whereabouts::on_table;
        for (std::size_t i = 0; i < warrior.dials.size(); ++i)
            figure.clicks[i] = warrior.dials[i].start;
        state_.figures[state_.figure_count++] = figure;
        names_.figures.resize(state_.figure_count);
        names_.figures.back() = label;
        std::uint16_t& spent = table_.seats[owner->n].army_points;
        spent = static_cast<std::uint16_t>(std::min(spent + warrior.points, 60'000));
        return std::nullopt;
    }

    Problem set(const JsonPlace& wish) {
        const auto id = figure(wish.need("figure"));
        if (!id) return std::nullopt;  // complained
        Figure& figure = state_[*id];
        const Warrior& warrior = warrior_of(table_, figure);
        if (const JsonPlace gone = wish.may("eliminated"); gone.exists())
            eliminate(figure, warrior, gone.boolean());
        if (const JsonPlace at = wish.may("at"); at.exists()) {
            figure.at = place(at);
            const bool waits = figure.whereabouts == Whereabouts::in_hand ||
                               figure.whereabouts == Whereabouts::left_out || is_aboard(figure);
            if (waits) figure.leave(Whereabouts::on_table);
        }
        if (const JsonPlace turned = wish.may("facing"); turned.exists())
            figure.facing = facing(turned);
        if (const JsonPlace clicks = wish.may("clicks"); clicks.exists()) {
            const std::size_t count = clicks.array(warrior.dials.size(), warrior.dials.size());
            for (std::size_t i = 0; i < count; ++i)
                figure.clicks[i] = static_cast<std::uint8_t>(clicks[i].integer(
                    0, static_cast<std::int64_t>(warrior.dials[i].clicks.size()) - 1));
        }
        if (const JsonPlace tokens = wish.may("tokens"); tokens.exists())
            figure.tokens =
                static_cast<std::uint8_t>(tokens.integer(0, table_.rules->actions.max_tokens));
        if (const JsonPlace captor = wish.may("captor"); captor.exists()) {
            const auto holder = captor.json().is_null() ? FigureId{} : this->figure(captor);
            if (holder) figure.captor = *holder;
        }
        // Without its token, or as a captive, it has not acted. [U-TOK-1, U-CAP-5]
        if (figure.captive() || (figure.tokens == 0 && figure.given == Given::action))
            forget_the_turn(figure);
        if (const JsonPlace chariot = wish.may("chariot"); chariot.exists()) {
            if (chariot.json().is_null()) {
                if (is_aboard(figure)) figure.leave(Whereabouts::on_table);
            } else if (const auto carrier = this->figure(chariot)) {
                figure.leave(Whereabouts::aboard);
                figure.chariot = *carrier;
            }
        }
        return std::nullopt;
    }

    static void forget_the_turn(Figure& figure) {
        figure.given = Given::nothing;
        figure.acted = 0;
        figure.cancelled = {};
        figure.unset(note::for_the_turn);
    }

    // Its dials are turned to their skulls, or back to where they begin.
    void eliminate(Figure& figure, const Warrior& warrior, bool gone) {
        if (gone == (figure.whereabouts == Whereabouts::eliminated)) return;
        for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
            const auto& clicks = warrior.dials[i].clicks;
            std::size_t slot = warrior.dials[i].start;
            while (gone && slot + 1 < clicks.size() && clicks[slot].skulls() < kSkullsAtTheEnd)
                ++slot;
            figure.clicks[i] = static_cast<std::uint8_t>(slot);
        }
        const auto id = FigureId{static_cast<std::uint16_t>(&figure - state_.figures.data())};
        figure.leave(gone                      ? Whereabouts::eliminated
                     : is_castle(warrior.kind) ? Whereabouts::built
                                               : Whereabouts::on_table);
        if (gone) let_go(id);
    }

    // Nobody is held or carried by who is not there.
    void let_go(FigureId gone) {
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            Figure& figure = state_.figures[i];
            if (figure.captor == gone) figure.captor = {};
            if (figure.chariot == gone) figure.leave(Whereabouts::on_table);
        }
        if (state_.acts_again == gone) state_.acts_again = {};
        for (std::size_t i = state_.memos.size(); i-- > 0;)
            if (state_.memos[i].figure == gone || state_.memos[i].other == gone)
                state_.memos.clear();
    }

    Problem remove(const JsonPlace& wish) {
        const auto id = figure(wish.need("figure"));
        if (!id) return std::nullopt;  // complained
        let_go(*id);
        const Figure& gone = state_[*id];
        std::uint16_t& spent = table_.seats[gone.owner.n].army_points;
        spent = static_cast<std::uint16_t>(std::max(spent - warrior_of(table_, gone).points, 0));
        for (std::size_t i = id->n; i + 1 < state_.figure_count; ++i)
            state_.figures[i] = state_.figures[i + 1];
        state_.figures[--state_.figure_count] = {};
        names_.figures.erase(names_.figures.begin() + id->n);
        const auto moved_up = [&](FigureId& other) {
            if (other.exists() && other.n > id->n) --other.n;
        };
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            moved_up(state_.figures[i].captor);
            moved_up(state_.figures[i].chariot);
        }
        moved_up(state_.acts_again);
        for (Memo& memo : state_.memos) {
            moved_up(memo.figure);
            moved_up(memo.other);
        }
        return std::nullopt;
    }

    // A turn that begins: nobody has acted in it yet. [U-TURN-8]
    Problem take_turn(const JsonPlace& wish) {
        const auto next = seat(wish.need("seat"));
        if (!next) return std::nullopt;  // complained
        if (state_.phase != Phase::playing) return Error{"/turn", "desk.in_setup", {}};
        state_.turn = *next;
        state_.actions_left = actions_of_a_turn();
        if (const JsonPlace actions = wish.may("actions"); actions.exists())
            state_.actions_left = static_cast<std::uint8_t>(actions.integer(0, 100));
        state_.castle_actions = castle_actions_of(table_, state_, *next);
        state_.acts_again = {};
        state_.memos.clear();
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            Figure& figure = state_.figures[i];
            forget_the_turn(figure);
            if (on_table(figure) && figure.owner == *next && !figure.captive() &&
                touches_opponent(table_, state_, FigureId{i}))
                figure.set(note::touched);
        }
        return std::nullopt;
    }

    Table table_;
    State state_;
    io::Names names_;
};

}  // namespace

Expected<PlayStart, Error> edited(const Moment& moment, const JsonPlace& wish,
                                  io::Language language) {
    Sandbox sandbox(*moment.table, moment.state, moment.names);
    if (auto problem = sandbox.change(wish)) return *std::move(problem);
    return sandbox.finish(language);
}

Expected<PlayStart, Error> blank_table(const JsonPlace& wish, io::Language language) {
    Table table;
    State state;
    io::Names names;
    state.phase = Phase::playing;
    state.turn = table.first_player;
    table.seats[0] = {.team = 0, .edge = Edge::south};
    table.seats[1] = {.team = 1, .edge = Edge::north};
    for (std::size_t n = 0; n < table.seat_count; ++n) names.seats.emplace_back(io::kSeatNames[n]);
    Sandbox sandbox(std::move(table), state, std::move(names));
    if (auto problem = sandbox.take_edition(wish.need("edition"))) return *std::move(problem);
    const JsonPlace map = wish.need("map");
    if (!map.exists()) return Error{"/map", "desk.no_such_map", {{"name", ""}}};
    if (map.json().is_object()) {
        if (auto problem = sandbox.take_field(map.json().dump())) return *std::move(problem);
    } else {
        const std::string name = map.text(1, 64);
        const auto known = io::collected_maps().find(name);
        if (known == io::collected_maps().end())
            return Error{"/map", "desk.no_such_map", {{"name", name}}};
        sandbox.take_field(known->second.field);
    }
    return sandbox.finish(language);
}

}  // namespace six::host
