#include "host/desk_sandbox.h"

#include <algorithm>
#include <utility>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/rulesets/pages.h"
#include "host/desk_lying.h"
#include "io/format/castle_plans.h"
#include "io/format/files.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "io/library/user_data.h"
#include "io/scenario/scenario_lay.h"

namespace six::host {
namespace {

using io::Error;
using Problem = std::optional<Error>;

Error expected_integer(std::string where, std::int64_t most, std::int64_t found) {
    return {std::move(where),
            "json.expected_integer",
            {{"low", "0"}, {"high", std::to_string(most)}, {"found", std::to_string(found)}}};
}

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

    Problem change(const protocol::Edit& wish, io::Language language) {
        if (wish.add) return add(*wish.add);
        if (wish.set) return set(*wish.set);
        if (wish.remove) return remove(*wish.remove);
        if (wish.turn) return take_turn(*wish.turn);
        if (wish.objectives) return lay_objectives(state_, names_, *wish.objectives);
        if (wish.domains) return reveal_domains(table_, names_, language, *wish.domains);
        if (wish.edition) return take_edition(*wish.edition);
        if (wish.field) return take_field("/field", wish.field->text);
        return Error{"/do", "desk.no_edit", {}};
    }

    Problem take_edition(Edition edition) {
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
        fit_to_page(*page, table_.options, table_.catalog);
        state_.actions_left = actions_of_a_turn();
        return std::nullopt;
    }

    Problem take_field(const std::string& where, const std::string& json) {
        const auto map = io::map_from_json(json);
        if (!map) return io::within(where, map.error());
        take_field(map->field);
        return std::nullopt;
    }
    // Of the pieces that lay there nothing is noted any more.
    void take_field(const Battlefield& field) {
        table_.field = field;
        std::uint16_t kept = 0;
        for (std::uint16_t i = 0; i < state_.marker_count; ++i)
            if (state_.markers[i].kind != MarkerKind::structure)
                state_.markers[kept++] = state_.markers[i];
        while (state_.marker_count > kept) state_.markers[--state_.marker_count] = {};
    }

    // What follows from the rest, and the judgement.
    Expected<PlayStart, Error> finish(io::Language language) {
        auto& pieces = table_.field.pieces;
        pieces.erase(std::remove_if(pieces.begin(), pieces.end(),
                                    [](const Piece& piece) { return piece.section.exists(); }),
                     pieces.end());
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) {
            Figure& figure = state_.figures[i];
            figure.top = {};
            if (!rides(figure) || figure.chariot.n >= state_.figure_count) continue;
            figure.at = state_[figure.chariot].at;
        }
        build_castles(table_, state_);
        raise_structures(table_, state_);
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

    Expected<FigureId, Error> figure(const std::string& label, const char* where) const {
        const auto id = names_.find_figure(label);
        if (!id || id->n >= state_.figure_count)
            return Error{where, "desk.no_such_figure", {{"name", label}}};
        return *id;
    }
    Expected<Seat, Error> seat(const protocol::SeatName& said, const char* where) const {
        const auto seat = names_.find_seat(said.name);
        if (!seat) return Error{where, "desk.no_such_seat", {{"name", said.name}}};
        return *seat;
    }

    Expected<WarriorId, Error> warrior(const std::string& id) {
        auto& warriors = table_.catalog.warriors;
        if (const auto played = io::with_id<WarriorId>(warriors, id)) return *played;
        const Warrior* known = known_warrior(id);
        if (!known) return Error{"/add/warrior", "desk.no_such_warrior", {{"name", id}}};
        warriors.push_back(as_played(*known));
        fit_to_page(*table_.rules, table_.options, table_.catalog);
        return WarriorId{static_cast<std::uint16_t>(warriors.size() - 1)};
    }

    bool is_taken(const std::string& label) const {
        return std::find(names_.figures.begin(), names_.figures.end(), label) !=
                   names_.figures.end() ||
               std::any_of(table_.field.pieces.begin(), table_.field.pieces.end(),
                           [&](const Piece& piece) { return piece.name == label; });
    }

    // --- the changes ---

    Problem add(const protocol::FigureAdding& wish) {
        const auto id = warrior(wish.warrior);
        if (!id) return id.error();
        const auto owner = seat(wish.seat, "/add/seat");
        if (!owner) return owner.error();
        Figure figure;
        figure.at = wish.at;
        figure.facing = wish.facing;
        if (state_.figure_count == kMaxFigures)
            return Error{
                "/add", "scenario.too_many_figures", {{"most", std::to_string(kMaxFigures)}}};
        std::string label;
        if (wish.label) {
            label = *wish.label;
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

    Problem set(const protocol::FigureSetting& wish) {
        const auto id = figure(wish.figure, "/set/figure");
        if (!id) return id.error();
        Figure& figure = state_[*id];
        const Warrior& warrior = warrior_of(table_, figure);
        if (wish.eliminated) eliminate(figure, warrior, *wish.eliminated);
        if (wish.soaring) *wish.soaring ? figure.set(note::soaring) : figure.unset(note::soaring);
        if (wish.at) {
            figure.at = *wish.at;
            const bool waits = figure.whereabouts == Whereabouts::in_hand ||
                               figure.whereabouts == Whereabouts::left_out || rides(figure);
            if (waits) figure.leave(Whereabouts::on_table);
        }
        if (wish.facing) figure.facing = *wish.facing;
        if (wish.clicks)
            if (auto problem = turn_dials(figure, warrior, *wish.clicks)) return problem;
        if (wish.tokens) {
            const std::uint8_t most = table_.rules->actions.max_tokens;
            if (*wish.tokens < 0 || *wish.tokens > most)
                return expected_integer("/set/tokens", most, *wish.tokens);
            figure.tokens = static_cast<std::uint8_t>(*wish.tokens);
        }
        if (wish.captor) {
            FigureId holder;
            if (const auto& label = *wish.captor) {
                const auto found = this->figure(*label, "/set/captor");
                if (!found) return found.error();
                holder = *found;
            }
            figure.captor = holder;
            if (figure.captive()) take_items_along(state_, *id);
        }
        // Without its token, or as a captive, it has not acted. [U-TOK-1, U-CAP-5]
        if (figure.captive() || (figure.tokens == 0 && figure.given == Given::action))
            forget_the_turn(figure);
        return wish.chariot ? put_aboard(figure, *wish.chariot) : std::nullopt;
    }

    static Problem turn_dials(Figure& figure, const Warrior& warrior,
                              const std::vector<protocol::Number>& clicks) {
        const std::string dials = std::to_string(warrior.dials.size());
        if (clicks.size() != warrior.dials.size())
            return Error{
                "/set/clicks",
                "json.expected_count",
                {{"least", dials}, {"most", dials}, {"count", std::to_string(clicks.size())}}};
        for (std::size_t i = 0; i < clicks.size(); ++i) {
            const auto last = static_cast<std::int64_t>(warrior.dials[i].clicks.size()) - 1;
            if (clicks[i] < 0 || clicks[i] > last)
                return expected_integer("/set/clicks/" + std::to_string(i), last, clicks[i]);
            figure.clicks[i] = static_cast<std::uint8_t>(clicks[i]);
        }
        return std::nullopt;
    }

    Problem put_aboard(Figure& figure, const std::optional<std::string>& chariot) {
        if (!chariot) {
            if (rides(figure)) figure.leave(Whereabouts::on_table);
            return std::nullopt;
        }
        const auto carrier = this->figure(*chariot, "/set/chariot");
        if (!carrier) return carrier.error();
        const bool saddle =
            carrier->n < state_.figure_count && kind_of(table_, state_[*carrier]).has_saddle;
        figure.leave(saddle ? Whereabouts::in_saddle : Whereabouts::aboard);
        figure.chariot = *carrier;
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
        if (gone) take_items_along(state_, id);
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

    Problem remove(const protocol::FigureNamed& wish) {
        const auto id = figure(wish.figure, "/remove/figure");
        if (!id) return id.error();
        let_go(*id);
        take_items_along(state_, *id);
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
    Problem take_turn(const protocol::TurnTaking& wish) {
        const auto next = seat(wish.seat, "/turn/seat");
        if (!next) return next.error();
        if (state_.phase != Phase::playing) return Error{"/turn", "desk.in_setup", {}};
        state_.turn = *next;
        state_.actions_left = actions_of_a_turn();
        if (wish.actions) state_.actions_left = static_cast<std::uint8_t>(*wish.actions);
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

Expected<PlayStart, Error> edited(const Moment& moment, const protocol::Edit& wish,
                                  io::Language language) {
    Sandbox sandbox(*moment.table, moment.state, moment.names);
    if (auto problem = sandbox.change(wish, language)) return *std::move(problem);
    return sandbox.finish(language);
}

Expected<PlayStart, Error> blank_table(const protocol::BlankAsk& ask, io::Language language) {
    Table table;
    State state;
    io::Names names;
    state.phase = Phase::playing;
    state.turn = table.first_player;
    table.seats[0] = {.team = 0, .edge = Edge::south};
    table.seats[1] = {.team = 1, .edge = Edge::north};
    for (std::size_t n = 0; n < table.seat_count; ++n) names.seats.emplace_back(io::kSeatNames[n]);
    Sandbox sandbox(std::move(table), state, std::move(names));
    if (auto problem = sandbox.take_edition(ask.edition)) return *std::move(problem);
    const std::string& map = ask.map.text;
    if (!map.starts_with('"')) {
        if (auto problem = sandbox.take_field("/map", map)) return *std::move(problem);
    } else {
        const std::string name = map.substr(1, map.size() - 2);  // names need no escapes
        const auto known = io::collected_maps().find(name);
        if (known == io::collected_maps().end())
            return Error{"/map", "desk.no_such_map", {{"name", name}}};
        sandbox.take_field(known->second.field);
    }
    return sandbox.finish(language);
}

}  // namespace six::host
