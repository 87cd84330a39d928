#include "io/scenario_check.h"

#include <algorithm>
#include <array>

#include "engine/geometry/line.h"
#include "engine/rules/query.h"
#include "io/command_text.h"
#include "io/describe.h"
#include "io/event_text.h"

namespace six::io {

namespace {

using Found = std::optional<std::string>;

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

class Checker {
public:
    explicit Checker(const CheckContext& context) : c_(context) {}

    Found operator()(const EventCheck& check) {
        for (std::size_t i = check.absent ? 0 : c_.next_event; i < c_.events.size(); ++i) {
            if (!is_like(check, c_.events[i])) continue;
            if (check.absent) return print_event(c_.names, c_.events[i]);
            c_.next_event = i + 1;
            return std::nullopt;
        }
        if (check.absent) return std::nullopt;
        std::string list;
        for (std::size_t i = c_.next_event; i < c_.events.size() && i < c_.next_event + kMostListed;
             ++i)
            list += (list.empty() ? "" : "\n") + print_event(c_.names, c_.events[i]);
        return list.empty() ? say("scenario.no_more_events") : list;
    }

    Found operator()(const FigureCheck& check) {
        const Figure* figure = find(check.label);
        if (!figure) return say("scenario.no_such_figure");
        const Table& table = c_.game.table();
        const int start = warrior_of(table, *figure).dials[0].start;
        const Click& click = six::shown(table, *figure);
        Facts facts(check.label);
        facts.add("at", check.at, figure->at, place_machine);
        facts.add("facing", check.facing, figure->facing, degrees_machine);
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
        // Counted while the action is under way: it was put down when declared.
        if (check.tokens && c_.game.state().action.kind != ActionKind::none) cite({"U-TOK-2"});
        if (check.click) cite({"U-DIAL-3", "U-DIAL-4"});
        if (check.speed || check.attack || check.defense || check.damage) cite({"U-DIAL-1"});
        return facts.found();
    }

    Found operator()(const OwesCheck& check) {
        const Decision owed = c_.game.next_decision();
        const bool same = owed.ask == check.ask && owed.seat == check.seat &&
                          owed.by_chance() == check.by_chance &&
                          (check.label.empty() || c_.names.of(owed.who) == check.label);
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
        return facts.found();
    }

    Found operator()(const ContactCheck& check) {
        const Figure *a = find(check.a), *b = find(check.b);
        if (!a || !b) return say("scenario.no_such_figure");
        cite({"U-GEN-1", "U-GEN-8"});
        if (is_double(*a) || is_double(*b)) cite({"U-MOUNT-4"});
        const Table& table = c_.game.table();
        const Meeting met = meeting(base_of(table, *a), base_of(table, *b), table.contact_slack());
        if ((met == Meeting::touching) == check.touch && met != Meeting::overlapping)
            return std::nullopt;
        constexpr std::array<const char*, 3> kWords = {"apart", "touches", "overlap"};
        return std::string(kWords[static_cast<std::size_t>(met)]) + " " + check.a + " " + check.b;
    }

    Found operator()(const ArcCheck& check) {
        const Figure *of = find(check.of), *other = find(check.other);
        if (!of || !other) return say("scenario.no_such_figure");
        const Table& table = c_.game.table();
        cite({"U-BASE-6", "U-BASE-7"});
        bool front;
        if (touching(table, *of, *other)) {
            cite({"U-BASE-8"});
            if (is_double(*of)) cite({"U-MOUNT-11"});
            front = arcs_touched(base_of(table, *of), base_of(table, *other), table.contact_slack())
                        .front;
        } else {
            front = arcs_towards(base_of(table, *of), other->at).front;
        }
        if (front == check.front) return std::nullopt;
        return "arc " + check.of + (front ? " front " : " rear ") + check.other;
    }

    Found operator()(const LineCheck& check) {
        const auto from = id_of(check.from), to = id_of(check.to);
        if (!from || !to) return say("scenario.no_such_figure");
        const Table& table = c_.game.table();
        const State& state = c_.game.state();
        LineQuery query{
            .from = state[*from].at,
            .to = state[*to].at,
            .from_figure = *from,
            .to_figure = *to,
            .blocking = 0,
            .contact_slack = table.contact_slack(),
            .gaps_block = table.options[Option::touching_gap] == opt::touching_gap::blocked};
        for (std::size_t i = 0; i < table.field.pieces.size(); ++i)
            if (table.field.pieces[i].kind == TerrainKind::blocking)
                query.blocking |= PieceSet{1} << i;
        const Block block = first_block(scene_of(table, state), query);
        cite({"U-GEN-9"});
        if (block.kind == BlockKind::gap) cite({"U-GEN-10"});

        const std::vector<std::string> by = blockers(block);
        const bool clear = block.kind == BlockKind::none;
        const bool same =
            clear == check.clear &&
            std::is_permutation(by.begin(), by.end(), check.by.begin(), check.by.end()) &&
            (!check.at || *check.at == block.where);
        if (same) return std::nullopt;
        std::string text = "line " + check.from + " " + check.to;
        if (clear) return text + " clear";
        text += " blocked by";
        for (const std::string& name : by) text += " " + name;
        return text + " at " + place_machine(block.where);
    }

    Found operator()(const DistanceCheck& check) {
        const Figure *a = find(check.a), *b = find(check.b);
        if (!a || !b) return say("scenario.no_such_figure");
        cite({"U-GEN-4"});
        if (is_double(*a) || is_double(*b)) cite({"U-MOUNT-3"});
        const Inches far = distance(a->at, b->at);
        const bool near = within(a->at, b->at, check.inches);
        const bool same = check.kind == DistanceCheck::Kind::exactly  ? far == check.inches
                          : check.kind == DistanceCheck::Kind::within ? near
                                                                      : !near;
        if (same) return std::nullopt;
        return "distance " + check.a + " " + check.b + " " + inches_machine(far.mils());
    }

    Found operator()(const InsideCheck& check) {
        const Figure* figure = find(check.label);
        if (!figure) return say("scenario.no_such_figure");
        cite({"U-GEN-11"});
        const Table& table = c_.game.table();
        bool inside = false;
        if (check.piece.empty()) {
            inside = starting_area(table, check.area).holds(figure->at);
        } else {
            for (const Piece& piece : table.field.pieces)
                if (piece.name == check.piece) inside = holds(piece.outline, figure->at);
        }
        if (inside == check.inside) return std::nullopt;
        return (inside ? "inside " : "outside ") + check.label + " " +
               (check.piece.empty() ? "area " + c_.names.of(check.area) : check.piece);
    }

    Found operator()(const BaseCheck& check) {
        const Figure* figure = find(check.label);
        if (!figure) return say("scenario.no_such_figure");
        const BaseShape& base = warrior_of(c_.game.table(), *figure).base;
        constexpr std::array<const char*, 4> kWords = {"disc", "double", "quartered", "rectangle"};
        Facts facts("base " + check.label);
        facts.add("", std::optional(check.kind), base.kind, [&](BaseKind kind) {
            return std::string(kWords[static_cast<std::size_t>(kind)]);
        });
        const auto inches = [](Inches length) { return inches_machine(length.mils()); };
        facts.add("radius", check.radius, base.radius, inches);
        facts.add("spacing", check.spacing, base.spacing, inches);
        if (base.kind == BaseKind::disc) cite({"U-BASE-4"});
        if (base.kind == BaseKind::double_disc) cite({"U-BASE-9", "U-MOUNT-2"});
        if (check.radius) cite({"U-BASE-5"});
        return facts.found();
    }

    Found operator()(const MayCheck& check) {
        const Explanation explained = explain(check.sender, check.command);
        if (explained.verdict) {
            if (check.may) return std::nullopt;
            return say("scenario.is_allowed");
        }
        const Illegal& illegal = explained.verdict.error();
        const bool same = !check.may && (!check.refusal || matches(*check.refusal, illegal));
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
        for (const SumCheck::Part& part : check.parts) {
            const auto term =
                std::find_if(explained.terms.begin(), explained.terms.end(),
                             [&](const ExplainedTerm& found) { return found.term == part.term; });
            const bool there = term != explained.terms.end();
            same = same && (part.value ? there && term->value == *part.value : !there);
        }
        if (same) {
            for (const ExplainedTerm& term : explained.terms) c_.shown.push_back(term.clause);
            return std::nullopt;
        }
        std::string text = ":";
        for (const ExplainedTerm& term : explained.terms) {
            const bool length = term.term == Term::speed || term.term == Term::length;
            text += " " + std::string(kTermNames[static_cast<std::size_t>(term.term)]) + " " +
                    (length ? inches_machine(term.value) : std::to_string(term.value));
        }
        return text + " needs " + std::to_string(explained.needed) + " chances " +
               std::to_string(explained.chances);
    }

private:
    // Asked facts beside what was found: only what was asked is told.
    class Facts {
    public:
        explicit Facts(std::string subject) : text_(std::move(subject)) {}

        template <class T, class Print>
        void add(std::string_view name, const std::optional<T>& wanted, const T& is, Print print) {
            if (!wanted) return;
            same_ = same_ && *wanted == is;
            if (!text_.empty()) text_ += " ";
            text_ += name;
            if (!name.empty()) text_ += " ";
            text_ += print(is);
        }
        void number(std::string_view name, const std::optional<int>& wanted, int is) {
            add(name, wanted, is, [](int n) { return std::to_string(n); });
        }
        Found found() const {
            if (same_) return std::nullopt;
            return text_;
        }

    private:
        std::string text_;
        bool same_ = true;
    };

    std::string say(std::string_view key) const { return io::say(c_.language, key); }
    void cite(std::initializer_list<Clause> clauses) {
        c_.shown.insert(c_.shown.end(), clauses.begin(), clauses.end());
    }
    std::string seat_text(Seat seat) const { return seat.exists() ? c_.names.of(seat) : "nobody"; }

    std::optional<FigureId> id_of(const std::string& label) const {
        if (c_.game.in_setup()) return std::nullopt;
        const auto id = c_.names.find_figure(label);
        if (!id || id->n >= c_.game.state().figure_count) return std::nullopt;
        return id;
    }
    const Figure* find(const std::string& label) const {
        const auto id = id_of(label);
        return id ? &c_.game.state()[*id] : nullptr;
    }
    bool is_double(const Figure& figure) const {
        return warrior_of(c_.game.table(), figure).base.kind == BaseKind::double_disc;
    }

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

    std::vector<std::string> blockers(const Block& block) const {
        switch (block.kind) {
            case BlockKind::base:
                return {c_.names.of(block.figure)};
            case BlockKind::gap:
                return {c_.names.of(block.figure), c_.names.of(block.other)};
            case BlockKind::piece:
                return {c_.names.of(block.piece)};
            default:
                return {};
        }
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

bool matches(const ExpectedRefusal& expected, const Illegal& illegal) {
    return expected.clause == illegal.clause &&
           (!expected.reason || *expected.reason == illegal.why);
}

std::string condition_text(const BattleGame& game, const Names& names, FigureId id) {
    const Figure& figure = game.state()[id];
    return names.of(id) + " click " + std::to_string(figure.clicks[0]) + " tokens " +
           std::to_string(figure.tokens) + " " +
           kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)];
}

std::string owed_text(const Names& names, const Decision& owed) {
    if (owed.ask == Ask::nothing) return "nobody";
    std::string text = owed.by_chance() ? "chance" : names.of(owed.seat);
    text += " " + std::string(name_of(owed.ask));
    return owed.who.exists() ? text + " " + names.of(owed.who) : text;
}

}  // namespace six::io
