#include "io/scenario/scenario_check.h"

#include <algorithm>
#include <array>

#include "engine/game/look.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/language/event_text.h"
#include "io/rules/citation.h"
#include "io/scenario/scenario_query.h"

namespace six::io {

namespace {

constexpr std::size_t kMostListed = 40;

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t blank = text.find(' ');
        words.push_back(text.substr(0, blank));
        text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    }
    return words;
}

// "pierce/flight", or "nothing"
std::string abilities_text(AbilitySet bits) {
    std::string text;
    for (std::size_t i = 0; i < kAbilityNames.size(); ++i)
        if (has_bit(bits, i)) text += (text.empty() ? "" : "/") + std::string(kAbilityNames[i]);
    return text.empty() ? "nothing" : text;
}

std::string notes_text(note::Set notes) {
    std::string text;
    for (std::size_t i = 0; i < note::kNames.size(); ++i)
        if (notes >> i & 1) text += (text.empty() ? "" : " ") + std::string(note::kNames[i]);
    return text.empty() ? "unnoted" : text;
}

class Checker {
public:
    explicit Checker(const CheckContext& context) : c_(context) {}

    Found operator()(const EventCheck& check) {
        const std::size_t first = check.anywhere ? 0 : c_.next_event;
        for (std::size_t i = first; i < c_.events.size(); ++i) {
            if (!is_like(check, c_.events[i])) continue;
            if (check.absent) return print_event(c_.names, c_.events[i]);
            if (!check.anywhere) c_.next_event = i + 1;
            // What the texts call getting on and off.
            if (c_.events[i].kind == EventKind::boarded) cite(c_, {"LRG-BRD-5"});
            if (c_.events[i].kind == EventKind::disembarked) cite(c_, {"LRG-DIS-4"});
            return std::nullopt;
        }
        if (check.absent) return std::nullopt;
        std::string list;
        for (std::size_t i = first; i < c_.events.size() && i < first + kMostListed; ++i)
            list += (list.empty() ? "" : "\n") + print_event(c_.names, c_.events[i]);
        if (!list.empty()) return list;
        return say(check.anywhere ? "scenario.no_event_yet" : "scenario.no_more_events");
    }

    Found operator()(const FigureCheck& check) {
        const Figure* figure = figure_called(c_, check.label);
        if (!figure) return say("scenario.no_such_figure");
        const Table& table = c_.game.table();
        const bool of_castle = check.fortification || check.breached || check.occupied;
        if (of_castle && !is_castle(warrior_of(table, *figure).kind))
            return io::say(c_.language, "scenario.no_castle_section", {{"label", check.label}});
        const int start = warrior_of(table, *figure).dials[0].start;
        const Click& click = six::shown(table, *figure);
        Facts facts(check.label);
        facts.add("at", check.at, figure->at, place_machine);
        facts.add("facing", check.facing, figure->facing, degrees_machine);
        if (check.shots || check.shot_at) shot_facts(facts, *figure, check);
        facts.number("tokens", check.tokens, figure->tokens);
        facts.number("click", check.click, figure->clicks[0] - start);
        facts.number("speed", check.speed, click.speed.value);
        facts.number("attack", check.attack, click.attack.value);
        facts.number("defense", check.defense, click.defense.value);
        facts.number("damage", check.damage, click.damage.value);
        facts.add("", check.whereabouts, figure->whereabouts, [](Whereabouts where) {
            return std::string(kWhereaboutsNames[static_cast<std::size_t>(where)]);
        });
        facts.add("", check.given, figure->given, [](Given given) {
            constexpr std::array<const char*, 3> kWords = {"fresh", "passed", "acted"};
            return std::string(kWords[static_cast<std::size_t>(given)]);
        });
        facts.add("hurt_by", check.hurt_by, figure->hurt_by,
                  [this](Seat seat) { return seat_text(seat); });
        if (check.captor) {
            const std::string captor =
                figure->captive() ? c_.names.of(figure->captor) : std::string();
            facts.note(*check.captor == captor,
                       captor.empty() ? std::string("free") : "captive_of " + captor);
        }
        if (check.cancelled) {
            const AbilitySet wanted = *check.cancelled;
            facts.note(wanted.empty() ? figure->cancelled.empty() : figure->cancelled.holds(wanted),
                       "cancelled " + abilities_text(figure->cancelled));
        }
        if (check.notes != 0)
            facts.note((figure->notes & check.notes) == check.notes, notes_text(figure->notes));
        if (check.items) {
            facts.note(wields_exactly(*figure, *check.items), "wields " + wielded_text(*figure));
        }
        if (check.spells) enchanted_facts(facts, *figure, *check.spells);
        large_facts(facts, *figure, check);
        castle_facts(facts, *figure, check);
        // Counted while the action is under way: it was put down when declared.
        if (check.tokens && c_.game.state().action.kind != ActionKind::none) cite(c_, {"U-TOK-2"});
        if (check.click) cite(c_, {"U-DIAL-3", "U-DIAL-4", "V-FIG-3"});
        if (check.click && c_.game.state().phase == Phase::deploying) cite(c_, {"V-SETUP-6"});
        if (check.speed || check.attack || check.defense || check.damage)
            cite(c_, {"U-DIAL-1", "V-FIG-2"});
        return facts.found();
    }

    void shot_facts(Facts& facts, const Figure& figure, const FigureCheck& check) {
        const State& state = c_.game.state();
        int waiting = 0;
        bool there = false, acted_since = false;
        std::string places;
        for (std::uint16_t i = 0; i < state.marker_count; ++i) {
            const Marker& shot = state.markers[i];
            if (shot.kind != MarkerKind::waiting_shot || &state[shot.figure] != &figure) continue;
            ++waiting;
            acted_since = acted_since || shot.from != figure.at;
            there = there || check.shot_at == shot.at;
            places += " " + place_machine(shot.at);
        }
        facts.number("shots", check.shots, waiting);
        cite(c_, {"V-BOMB-3"});
        if (acted_since) cite(c_, {"V-BOMB-12"});
        if (check.shot_at) facts.note(there, "shot_at" + places);
    }

    Found operator()(const OwesCheck& check) {
        const Decision owed = c_.game.next_decision();
        const bool same = owed.ask == check.ask && owed.seat == check.seat &&
                          owed.by_chance() == check.by_chance &&
                          (check.label.empty() || c_.names.of(owed.who) == check.label) &&
                          (!check.sections || owed.sections == *check.sections);
        if (same) return std::nullopt;
        return "owes " + owed_text(c_.names, owed);
    }

    Found operator()(const SeatCheck& check) {
        if (c_.game.in_setup()) return say("scenario.no_table");
        const SeatState& seat = c_.game.state().seats[check.seat.n];
        Facts facts("seat " + c_.names.of(check.seat));
        facts.number("points", check.points, seat.points);
        facts.add("", check.out, seat.out,
                  [](bool out) { return std::string(out ? "out" : "in"); });
        facts.add("", check.withdrawn, seat.withdrawn,
                  [](bool gone) { return std::string(gone ? "withdrawn" : "present"); });
        return facts.found();
    }

    Found operator()(const GameCheck& check) {
        if (c_.game.in_setup()) return say("scenario.no_table");
        const State& state = c_.game.state();
        Facts facts("");
        facts.add("winner", check.winner, state.winner,
                  [this](Seat seat) { return seat_text(seat); });
        facts.add("phase", check.phase, state.phase, [](Phase phase) {
            return std::string(kPhaseNames[static_cast<std::size_t>(phase)]);
        });
        facts.add("turn", check.turn, state.turn, [this](Seat seat) { return seat_text(seat); });
        facts.number("round", check.round, state.round);
        facts.number("actions", check.actions, state.actions_left);
        const bool lost_some = std::any_of(
            state.figures.begin(), state.figures.begin() + state.figure_count,
            [&](const Figure& figure) {
                return figure.owner == state.turn && figure.whereabouts == Whereabouts::eliminated;
            });
        if (check.actions && lost_some) cite(c_, {"V-ARMY-3"});
        facts.number("castle_actions", check.castle_actions, state.castle_actions);
        return facts.found();
    }

    template <class Query>
    Found operator()(const Query& check) {
        return answer(c_, check);
    }

    Found operator()(const MayCheck& check) {
        const Explanation explained = explain(check.sender, check.command);
        if (explained.verdict) {
            if (check.may) return std::nullopt;
            return say("scenario.is_allowed");
        }
        const Illegal& illegal = explained.verdict.error();
        const bool same =
            !check.may && (!check.refusal || matches(*check.refusal, illegal, c_.names.edition));
        if (!same) return refusal_text(c_.language, c_.names, illegal);
        c_.shown.push_back(illegal.clause);
        return std::nullopt;
    }

    Found operator()(const SumCheck& check) {
        const Explanation explained = explain(check.sender, check.command);
        if (!explained.verdict)
            return refusal_text(c_.language, c_.names, explained.verdict.error());
        bool same = (!check.needs || *check.needs == explained.needed) &&
                    (!check.chances || *check.chances == explained.chances);
        bool labels = false;
        for (const SumCheck::Part& part : check.parts) {
            labels = labels || !part.label.empty();
            const bool found = std::any_of(
                explained.terms.begin(), explained.terms.end(), [&](const ExplainedTerm& term) {
                    return term.term == part.term && (!part.value || term.value == *part.value) &&
                           (part.label.empty() || part.label == c_.names.of(term.figure));
                });
            same = same && found == part.value.has_value();
        }
        if (same) {
            for (const ExplainedTerm& term : explained.terms) c_.shown.push_back(term.clause);
            for (const SumCheck::Part& part : check.parts)  // the name of it
                if (part.term == Term::long_range && part.value) cite(c_, {"LRG-LONG-7"});
            return std::nullopt;
        }
        std::string text = ":";
        for (const ExplainedTerm& term : explained.terms) {
            text += " " + std::string(kTermNames[static_cast<std::size_t>(term.term)]);
            if (labels) text += " " + c_.names.of(term.figure);
            text += " " + (is_length(term.term) ? inches_machine(term.value)
                                                : std::to_string(term.value));
        }
        return text + " needs " + std::to_string(explained.needed) + " chances " +
               std::to_string(explained.chances);
    }

private:
    std::string wielded_text(const Figure& figure) const {
        std::string said;
        for (const std::uint8_t item : items_of(c_.game.state(), figure)) {
            said += (said.empty() ? "" : "/") + c_.names.of_item(item);
            for (const std::uint8_t spell : spells_of(c_.game.state(), figure, item))
                said += ":" + c_.names.of_spell(spell);
        }
        return said.empty() ? "nothing" : said;
    }
    // In any order; of a book whose spells are named, these in theirs. [V-SPELL-5]
    bool wields_exactly(const Figure& figure, const std::vector<CarriedItem>& wanted) const {
        std::vector<std::uint8_t> now, items;
        bool in_order = true;
        for (const std::uint8_t item : items_of(c_.game.state(), figure)) now.push_back(item);
        for (const CarriedItem& one : wanted) {
            items.push_back(one.item);
            if (one.spells.empty()) continue;
            cite(c_, {"V-SPELL-5"});
            in_order = in_order && spells_of(c_.game.state(), figure, one.item) == one.spells;
        }
        std::sort(now.begin(), now.end());
        std::sort(items.begin(), items.end());
        if (!now.empty()) cite(c_, {"V-ITEM-1"});
        for (const std::uint8_t item : now) {
            const Item& card = c_.game.table().catalog.items[item];
            if (card.relic) cite(c_, {"V-ITEM-2"});
            if (card.pages > 0) cite(c_, {"V-SPELL-2"});
        }
        return now == items && in_order;
    }
    void enchanted_facts(Facts& facts, const Figure& figure,
                         std::vector<std::uint8_t> wanted) const {
        std::vector<std::uint8_t> now;
        std::string said;
        const State& state = c_.game.state();
        for (std::uint16_t i = 0; figure.marked != 0 && i < state.marker_count; ++i) {
            const Marker& marker = state.markers[i];
            if (marker.kind != MarkerKind::enchantment || marker.figure.n + 1 != figure.marked)
                continue;
            now.push_back(static_cast<std::uint8_t>(marker.number));
            said += (said.empty() ? "" : "/") + c_.names.of_spell(marker.number);
        }
        std::sort(now.begin(), now.end());
        std::sort(wanted.begin(), wanted.end());
        facts.note(now == wanted, "under " + (said.empty() ? "nothing" : said));
        if (!now.empty()) cite(c_, {"V-SPELL-8"});
    }

    // Of sections, of passengers, of titans.
    void large_facts(Facts& facts, const Figure& figure, const FigureCheck& check) const {
        const Warrior& warrior = warrior_of(c_.game.table(), figure);
        if (!check.clicks.empty()) {
            std::vector<int> clicks;
            std::string text = "clicks";
            for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
                clicks.push_back(figure.clicks[i] - warrior.dials[i].start);
                text += " " + std::to_string(clicks.back());
            }
            facts.note(clicks == check.clicks, text);
            cite(c_, {"U-DIAL-3", "U-DIAL-4", "V-FIG-3"});
        }
        for (const SectionFacts& asked : check.sections) section_facts(facts, figure, asked);
        if (check.acted)
            facts.note(figure.acted == *check.acted,
                       "acted_sections " + sections_text(figure.acted));
        const bool aboard = is_aboard(figure);
        if (check.chariot) {
            const std::string chariot =
                figure.chariot.exists() ? c_.names.of(figure.chariot) : std::string();
            facts.note(*check.chariot == chariot,
                       chariot.empty() ? std::string("chariot nobody") : "chariot " + chariot);
            if (aboard) cite(c_, {"LRG-PASS-2"});
            if (in_saddle(figure)) cite(c_, {"V-CAV-1"});
        }
        if (check.second_action) {
            const FigureId titan = c_.game.state().acts_again;
            const bool may = titan.exists() && &c_.game.state()[titan] == &figure;
            facts.note(may == *check.second_action, may ? "again" : "not again");
        }
        // Each has tokens of its own.
        if (check.tokens && aboard && c_.game.state()[figure.chariot].tokens != figure.tokens)
            cite(c_, {"LRG-PASS-14"});
    }

    // Of castle sections, which all but the first are asked of alone, and of those that stand on
    // them.
    void castle_facts(Facts& facts, const Figure& figure, const FigureCheck& check) const {
        const Table& table = c_.game.table();
        const State& state = c_.game.state();
        if (check.top) {
            const std::string top = figure.top.exists() ? c_.names.of(figure.top) : std::string();
            facts.note(*check.top == top, "on " + (top.empty() ? std::string("ground") : top));
            if (!top.empty()) cite(c_, {"C-CASTLE-14"});
        }
        if (check.fortification) {
            facts.number("fortification", check.fortification,
                         six::shown(table, figure).speed.value);
            cite(c_, {"C-CASTLE-4"});
        }
        if (check.breached) {
            const bool breached = is_breached(table, figure);
            facts.note(breached == *check.breached, breached ? "breached" : "unbreached");
            if (breached) cite(c_, {"C-CASTLE-18", "C-CASTLE-41"});
        }
        if (check.occupied) {
            const FigureId id{static_cast<std::uint16_t>(&figure - state.figures.data())};
            const bool occupied = is_occupied(table, state, id);
            facts.note(occupied == *check.occupied, occupied ? "occupied" : "unoccupied");
            cite(c_, {"C-CASTLE-40"});
        }
    }

    void section_facts(Facts& facts, const Figure& figure, const SectionFacts& asked) const {
        const Table& table = c_.game.table();
        const Warrior& warrior = warrior_of(table, figure);
        facts.note(asked.section < warrior.dials.size(),
                   "section " + std::string(kSectionNames[asked.section]));
        if (asked.section >= warrior.dials.size()) return;
        const Dial& dial = warrior.dials[asked.section];
        const Click& click = six::shown(table, figure, asked.section);
        const bool active = is_active(table, figure, asked.section);
        facts.number("click", asked.click, figure.clicks[asked.section] - dial.start);
        bool values = false, skull = false;
        const auto value = [&](std::string_view name, const std::optional<int>& wanted,
                               const Cell& cell) {
            facts.number(name, wanted, cell.value);
            values = values || wanted.has_value();
            skull = skull || (wanted && cell.skull);
        };
        value("speed", asked.speed, click.speed);
        value("attack", asked.attack, click.attack);
        value("defense", asked.defense, click.defense);
        value("damage", asked.damage, click.damage);
        facts.add("range", asked.range, dial.range,
                  [](Inches range) { return inches_machine(range.mils()); });
        facts.number("targets", asked.targets, dial.targets);
        facts.add("", asked.active, active,
                  [](bool is) { return std::string(is ? "active" : "inactive"); });
        if (values) cite(c_, {"LRG-DIAL-2"});
        if (skull && active) cite(c_, {"LRG-DIAL-4"});
        if (asked.active) cite(c_, {active ? Clause("LRG-DIAL-3") : Clause("LRG-DIAL-5")});
    }

    std::string say(std::string_view key) const { return io::say(c_.language, key); }
    std::string seat_text(Seat seat) const { return seat.exists() ? c_.names.of(seat) : "nobody"; }

    // The words asked for are the event's first words; * stands for any.
    bool is_like(const EventCheck& check, const Event& event) const {
        if (check.by && *check.by != event.clause) return false;
        const std::string text = event_text(c_.names, event);
        const std::vector<std::string_view> words = words_in(text);
        if (check.words.size() > words.size()) return false;
        for (std::size_t i = 0; i < check.words.size(); ++i)
            if (check.words[i] != "*" && check.words[i] != words[i]) return false;
        return true;
    }

    Explanation explain(Seat sender, const std::string& text) const {
        const Catalog& catalog =
            c_.game.in_setup() ? c_.game.agreement()->catalog : c_.game.table().catalog;
        const CommandContext context{c_.names, catalog,
                                     c_.game.in_setup() ? nullptr : &c_.game.state()};
        const auto command = parse_command(text, context);
        if (command) return c_.game.explain(sender, *command);
        Explanation refused;
        refused.verdict =
            Illegal{.clause = c_.game.next_decision().clause, .why = Reason::no_such_figure};
        return refused;
    }

    const CheckContext& c_;
};

}  // namespace

std::optional<std::string> differs(const CheckContext& context, const Check& check) {
    return std::visit(Checker(context), check);
}

std::string refusal_text(Language language, const Names& names, const Illegal& illegal) {
    return "refused " + std::string(illegal.clause.id()) + " " + std::string(name_of(illegal.why)) +
           ": " + describe(language, names, illegal);
}

bool matches(const ExpectedRefusal& expected, const Illegal& illegal, Edition edition) {
    if (expected.reason && *expected.reason != illegal.why) return false;
    if (!expected.clause || *expected.clause == illegal.clause) return true;
    const std::vector<Clause> cited = citation(illegal.clause, edition);
    return std::find(cited.begin(), cited.end(), *expected.clause) != cited.end();
}

std::string condition_text(const BattleGame& game, const Names& names, FigureId id) {
    const Figure& figure = game.state()[id];
    const std::string held = figure.captive() ? " captive_of " + names.of(figure.captor) : "";
    const bool aboard = figure.chariot.exists();
    std::string clicks;
    for (std::size_t i = 0; i < warrior_of(game.table(), figure).dials.size(); ++i)
        clicks += " " + std::to_string(figure.clicks[i]);
    return names.of(id) + " click" + clicks + " tokens " + std::to_string(figure.tokens) + " " +
           kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)] +
           (aboard ? " " + names.of(figure.chariot) : std::string()) + held;
}

std::string owed_text(const Names& names, const Decision& owed) {
    if (owed.ask == Ask::nothing) return "nobody";
    std::string text = owed.by_chance() ? "chance" : names.of(owed.seat);
    text += " " + std::string(name_of(owed.ask));
    if (owed.who.exists()) text += " " + names.of(owed.who);
    return owed.sections != 0 ? text + " " + sections_text(owed.sections) : text;
}

}  // namespace six::io
