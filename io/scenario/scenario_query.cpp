#include "io/scenario/scenario_query.h"

#include <algorithm>
#include <array>

#include "engine/game/look.h"
#include "engine/state/law.h"
#include "io/language/describe.h"
#include "io/rules/citation.h"

namespace six::io {

namespace {

bool is_double(const CheckContext& c, const Figure& figure) {
    return warrior_of(c.game.table(), figure).base.kind == BaseKind::double_disc;
}

std::vector<std::string> blockers(const Names& names, const Block& block) {
    switch (block.kind) {
        case BlockKind::base:
            return {names.of(block.figure)};
        case BlockKind::gap:
            return {names.of(block.figure), names.of(block.other)};
        case BlockKind::piece:
            return {names.of(block.piece)};
        default:
            return {};
    }
}

LineCheck::Kind kind_of(const FireLine& line) {
    if (!line.clear()) return LineCheck::Kind::blocked;
    return line.hindered() ? LineCheck::Kind::hindered : LineCheck::Kind::clear;
}

bool share_a_faction(const Warrior& a, const Warrior& b) {
    return std::find_first_of(a.factions.begin(), a.factions.end(), b.factions.begin(),
                              b.factions.end()) != a.factions.end();
}

// Whether the army it belongs to was chosen under the rules and holds a figure of other factions.
bool in_a_mixed_army(const CheckContext& c, const Figure& figure) {
    const State& state = c.game.state();
    return c.game.agreement() &&
           std::any_of(state.figures.begin(), state.figures.begin() + state.figure_count,
                       [&](const Figure& other) {
                           const Table& table = c.game.table();
                           return other.owner == figure.owner &&
                                  !share_a_faction(warrior_of(table, figure),
                                                   warrior_of(table, other));
                       });
}

// What the sheet of Dragon's Gate says of the marks of its abilities.
Clause definition_of(Ability ability) {
    switch (ability) {
        case Ability::frenzy:
            return "DGT-FRZ-1";
        case Ability::summon:
            return "DGT-SUM-1";
        case Ability::cursed:
            return "DGT-CUR-1";
        case Ability::terrify:
            return "DGT-TER-1";
        default:
            return {};
    }
}

}  // namespace

std::optional<FigureId> id_called(const CheckContext& c, const std::string& label) {
    if (c.game.in_setup()) return std::nullopt;
    const auto id = c.names.find_figure(label);
    if (!id || id->n >= c.game.state().figure_count) return std::nullopt;
    return id;
}

std::string no_such_figure(const CheckContext& c) {
    return say(c.language, "scenario.no_such_figure");
}

const Figure* figure_called(const CheckContext& c, const std::string& label) {
    const auto id = id_called(c, label);
    return id ? &c.game.state()[*id] : nullptr;
}

void cite(const CheckContext& c, std::initializer_list<Clause> clauses) {
    const Ruleset& rules = c.game.in_setup() ? *c.game.agreement()->rules : *c.game.table().rules;
    for (const Clause said : clauses) {
        if (!said.exists()) continue;
        // As the edition cites it; where it has another document, by what says the same there. What
        // is in force in other editions only, this run does not show.
        const Clause clause = cited(rules, said);
        if (in_force(clause, rules.edition)) {
            c.shown.push_back(clause);
            continue;
        }
        for (const Clause same : citation(clause, rules.edition))
            if (in_force(same, rules.edition)) c.shown.push_back(same);
    }
}

// Bases that lie side by side need not be in contact: a captive touches nobody, and nobody touches
// across an abrupt edge. [U-CAP-20, U-ABR-2]
Found answer(const CheckContext& c, const ContactCheck& check) {
    const auto id_a = id_called(c, check.a), id_b = id_called(c, check.b);
    if (!id_a || !id_b) return no_such_figure(c);
    const Figure *a = &c.game.state()[*id_a], *b = &c.game.state()[*id_b];
    cite(c, {"U-GEN-1", "U-GEN-8"});
    cite(c, {"V-BASE-1"});
    if (is_double(c, *a) || is_double(c, *b)) cite(c, {"U-MOUNT-4"});
    const Table& table = c.game.table();
    if (is_large(table, *a) || is_large(table, *b)) cite(c, {"MDW-BC-1"});
    Meeting met = meeting(base_of(table, *a), base_of(table, *b), table.contact_slack());
    if (a->chariot == *id_b || b->chariot == *id_a) cite(c, {"LRG-PASS-11", "MDW-PASS-9"});
    if (is_aboard(*a) || is_aboard(*b)) {  // it is on no place of its own
        met = Meeting::apart;
        const Figure& rider = is_aboard(*a) ? *a : *b;
        if (const Figure& other = is_aboard(*a) ? *b : *a;
            touching(table, c.game.state(), c.game.state()[rider.chariot], other))
            cite(c, {"MDW-PASS-10"});
    }
    if (is_section(*a) || is_section(*b)) {  // touches nobody, wherever it stands
        met = Meeting::apart;
        cite(c, {"C-CASTLE-11"});
    }
    if (on_table(*a) && on_table(*b) && a->top.exists() != b->top.exists() &&
        met == Meeting::overlapping)
        met = Meeting::touching;  // in plan only
    if (met == Meeting::touching && !touching(table, c.game.state(), *a, *b)) {
        met = Meeting::apart;
        if (a->captive() || b->captive())
            cite(c, {"U-CAP-20"});
        else if (a->top.exists() != b->top.exists())
            cite(c, {"C-CASTLE-23"});
        else if (on_table(*a) && on_table(*b))
            cite(c, {"U-ABR-2"});
    }
    if (is_close(c, *id_a, *id_b, [&](const State& state) {
            return touching(table, state, state[*id_a], state[*id_b]);
        }))
        cite(c, {"U-GEN-7"});
    if ((met == Meeting::touching) == check.touch && met != Meeting::overlapping)
        return std::nullopt;
    constexpr std::array<const char*, 3> kWords = {"apart", "touches", "overlap"};
    return std::string(kWords[static_cast<std::size_t>(met)]) + " " + check.a + " " + check.b;
}

Found answer(const CheckContext& c, const ArcCheck& check) {
    const auto of = id_called(c, check.of), other = id_called(c, check.other);
    if (!of || !other) return no_such_figure(c);
    const Table& table = c.game.table();
    const auto in_front = [&](const State& state) {
        const Base base = base_of(table, state[*of]);
        if (!touching(table, state, state[*of], state[*other]))
            return arcs_towards(base, state[*other].at, table.arc_slack()).front;
        return arcs_touched(base, base_of(table, state[*other]), table.contact_slack(),
                            table.arc_slack())
            .front;
    };
    const State& state = c.game.state();
    cite(c, {"U-BASE-6", "U-BASE-7", "V-FIG-11"});
    const Warrior& warrior = warrior_of(table, state[*of]);
    if (warrior.is_large()) cite(c, {"LRG-GEN-11"});
    if (warrior.kind == FigureKind::titan) cite(c, {"C-TITAN-6"});
    if (is_castle(warrior.kind)) cite(c, {"C-CASTLE-8"});
    if (touching(table, state, state[*of], state[*other])) {
        cite(c, {"U-BASE-8"});
        if (is_double(c, state[*of])) cite(c, {"U-MOUNT-11"});
        if (warrior.kind == FigureKind::titan) cite(c, {"C-TITAN-23"});
    }
    if (is_close(c, *of, *other, in_front)) cite(c, {"U-GEN-7"});
    const bool front = in_front(state);
    if (front == check.front) return std::nullopt;
    return "arc " + check.of + (front ? " front " : " rear ") + check.other;
}

// As the rules see it: heights and terrain count.
Found answer(const CheckContext& c, const LineCheck& check) {
    const auto from = id_called(c, check.from), to = id_called(c, check.to);
    const State& state = c.game.state();
    if (!from || !to || !in_play(state[*from]) || !in_play(state[*to]) || is_aboard(state[*to]))
        return no_such_figure(c);
    // A passenger's own base does not count, its chariot's dot does. [LRG-PRNG-2, LRG-PRNG-4]
    const FigureId body = body_of(state, *from);
    if (body != *from) cite(c, {"LRG-PRNG-2", "LRG-PRNG-4"});
    const FireLine line = line_of_fire(c.game.table(), state, body, *to);
    cite(c, {"U-GEN-9", "V-LOF-1", line.clause});
    if (is_section(state[*to])) cite(c, {"C-CASTLE-25"});
    if (is_section(state[*from])) cite(c, {"C-CASTLE-30"});
    if (line.clear()) cite(c, {line.hindering_clause});
    if (line.block.kind == BlockKind::gap) cite(c, {"U-GEN-10"});

    using Kind = LineCheck::Kind;
    const Kind kind = kind_of(line);
    if (is_close(c, *from, *to, [&](const State& nearby) {
            return kind_of(line_of_fire(c.game.table(), nearby, body, *to));
        }))
        cite(c, {"U-GEN-7"});
    std::vector<std::string> by;
    if (kind == Kind::blocked) by = blockers(c.names, line.block);
    if (kind == Kind::hindered) by = {c.names.of(line.hindering)};
    const bool same = kind == check.kind &&
                      (check.by.empty() || std::is_permutation(by.begin(), by.end(),
                                                               check.by.begin(), check.by.end())) &&
                      (!check.at || *check.at == line.block.where);
    if (same) return std::nullopt;
    constexpr std::array<const char*, 3> kWords = {"clear", "hindered by", "blocked by"};
    std::string text =
        "line " + check.from + " " + check.to + " " + kWords[static_cast<std::size_t>(kind)];
    for (const std::string& name : by) text += " " + name;
    return kind == Kind::blocked ? text + " at " + place_machine(line.block.where) : text;
}

Found answer(const CheckContext& c, const DistanceCheck& check) {
    const auto id_a = id_called(c, check.a), id_b = id_called(c, check.b);
    if (!id_a || !id_b) return no_such_figure(c);
    const Figure &a = c.game.state()[*id_a], &b = c.game.state()[*id_b];
    cite(c, {"U-GEN-3", "U-GEN-4"});
    if (is_double(c, a) || is_double(c, b)) cite(c, {"U-MOUNT-3"});
    if (is_large(c.game.table(), a) || is_large(c.game.table(), b)) cite(c, {"LRG-MEAS-1"});
    // To and from a section: the nearest point of it.
    if (is_section(a) || is_section(b)) cite(c, {"C-CASTLE-25"});
    const Table& table = c.game.table();
    const auto ends = [&](const State& state) {
        const Vec2 from = place_towards(table, state, *id_a, state[*id_b].at);
        return std::pair(from, place_towards(table, state, *id_b, from));
    };
    const auto in_reach = [&](const State& state) {
        const auto [from, to] = ends(state);
        return within(from, to, check.inches);
    };
    if (check.kind != DistanceCheck::Kind::exactly && is_close(c, *id_a, *id_b, in_reach))
        cite(c, {"U-GEN-7"});
    const auto [from, to] = ends(c.game.state());
    const Inches far = distance(from, to);
    const bool near = in_reach(c.game.state());
    const bool same = check.kind == DistanceCheck::Kind::exactly  ? far == check.inches
                      : check.kind == DistanceCheck::Kind::within ? near
                                                                  : !near;
    if (same) return std::nullopt;
    return "distance " + check.a + " " + check.b + " " + inches_machine(far.mils());
}

Found answer(const CheckContext& c, const ObjectiveCheck& check) {
    if (c.game.in_setup()) return say(c.language, "scenario.no_table");
    const Marker* found = nullptr;
    for_each_objective(c.game.state(), [&](const Marker& objective) {
        if (objective.at == check.at) found = &objective;
    });
    if (!found) return say(c.language, "scenario.no_such_objective");
    if (check.controlled && *check.controlled == found->seat) return std::nullopt;
    return "objective " + place_machine(check.at) + " controlled " +
           (found->seat.exists() ? c.names.of(found->seat) : std::string("nobody"));
}

Found answer(const CheckContext& c, const InsideCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    cite(c, {"U-GEN-11"});
    const Table& table = c.game.table();
    bool inside = false;
    if (check.piece.empty()) {
        inside = starting_area(table, check.area).holds(figure->at);
    } else {
        for (const Piece& piece : table.field.pieces)
            if (piece.name == check.piece) inside = holds(piece.outline, figure->at);
    }
    if (inside == check.inside) return std::nullopt;
    return (inside ? "inside " : "outside ") + check.label + " " +
           (check.piece.empty() ? "area " + c.names.of(check.area) : check.piece);
}

Found answer(const CheckContext& c, const StructureCheck& check) {
    const Table& table = c.game.table();
    for (std::uint16_t i = 0; i < table.field.pieces.size(); ++i) {
        const Piece& piece = table.field.pieces[i];
        if (piece.name != check.piece) continue;
        cite(c, {"V-TERR-12"});
        const int left = structure_left(c.game.state(), PieceId{i});
        if (left == check.left) return std::nullopt;
        return check.piece + " structure " + std::to_string(left);
    }
    return check.piece;
}

Found answer(const CheckContext& c, const TokenCheck& check) {
    const Marker* token = token_of(c.game.state(), check.item);
    if (token) cite(c, {"V-ITEM-4"});
    if (check.at ? token && token->at == *check.at : !token) return std::nullopt;
    return "token " + c.names.of_item(check.item) +
           (token ? " at " + place_machine(token->at) : std::string(" none"));
}

Found answer(const CheckContext& c, const GlyphCheck& check) {
    const State& state = c.game.state();
    std::string found = " none";
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& glyph = state.markers[i];
        if (glyph.kind != MarkerKind::glyph || glyph.number != check.spell) continue;
        cite(c, {"V-SPELL-8"});
        if (check.at && glyph.at == *check.at) return std::nullopt;
        found = " at " + place_machine(glyph.at);
    }
    if (!check.at && found == " none") return std::nullopt;
    return "glyph " + c.names.of_spell(check.spell) + found;
}

Found answer(const CheckContext& c, const DomainsCheck& check) {
    const Table& table = c.game.table();
    std::vector<Domain> now;
    for (const RevealedDomain& one : table.domains) {
        cite(c, {"V-DOM-1", (*table.rules->domains)[static_cast<std::size_t>(one.which)].clause});
        if (!one.in_force) cite(c, {"V-DOM-3", "V-DOM-5"});
        if (!one.in_force) continue;
        if (std::find(now.begin(), now.end(), one.which) == now.end())
            now.push_back(one.which);
        else
            cite(c, {"V-DOM-19"});  // a copy
    }
    std::string found = "domains";
    bool same = now.size() == check.domains.size();
    for (const Domain domain : now) {
        const auto n = static_cast<std::size_t>(domain);
        const DomainFacts& facts = (*table.rules->domains)[n];
        const auto kind = static_cast<std::size_t>(facts.kind);
        found += std::string(" ") + kDomainNames[n] + " " +
                 (facts.precipitation ? "precipitation" : kDomainKindNames[kind]);
        const auto said = std::find_if(check.domains.begin(), check.domains.end(),
                                       [domain](const auto& one) { return one.which == domain; });
        same = same && said != check.domains.end();
        if (!same) continue;
        if (said->kind || said->precipitation) cite(c, {"V-DOM-2"});
        same = (!said->kind || *said->kind == facts.kind) &&
               (!said->precipitation || facts.precipitation);
    }
    if (same) return std::nullopt;
    return now.empty() ? "domains none" : found;
}

Found answer(const CheckContext& c, const BaseCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    const Warrior& warrior = warrior_of(c.game.table(), *figure);
    const BaseShape& base = warrior.base;
    constexpr std::array<const char*, 4> kWords = {"disc", "double", "quartered", "rectangle"};
    Facts facts("base " + check.label);
    facts.add("", std::optional(check.kind), base.kind,
              [&](BaseKind kind) { return std::string(kWords[static_cast<std::size_t>(kind)]); });
    const auto inches = [](Inches length) { return inches_machine(length.mils()); };
    facts.add("radius", check.radius, base.radius, inches);
    facts.add("spacing", check.spacing, base.spacing, inches);
    facts.add("", check.sides, std::array{2 * base.half_length, 2 * base.half_width},
              [&](const std::array<Inches, 2>& sides) {
                  return inches(sides[0]) + " x " + inches(sides[1]);
              });
    if (is_castle(warrior.kind) && (check.sides || check.radius)) cite(c, {"C-CASTLE-17"});
    if (base.kind == BaseKind::disc && !is_castle(warrior.kind)) cite(c, {"U-BASE-4", "V-FIG-15"});
    if (base.kind == BaseKind::quartered_disc) {
        if (warrior.kind == FigureKind::dragon) cite(c, {"DRG-DIAL-1"});
        if (check.radius) cite(c, {"C-MULTI-7", "V-FIG-16"});
    }
    if (warrior.kind == FigureKind::titan && check.radius) cite(c, {"C-TITAN-18", "V-FIG-15"});
    if (base.kind == BaseKind::double_disc) cite(c, {"U-BASE-9", "U-MOUNT-2"});
    if (check.radius && warrior.kind == FigureKind::warrior) cite(c, {"U-BASE-5"});
    return facts.found();
}

namespace {
const Dial kNoDial{};  // planking has none [C-CASTLE-16]
}  // namespace

Found answer(const CheckContext& c, const PrintedCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    const Warrior* on_paper =
        figure ? &warrior_of(c.game.table(), *figure) : warrior_called(c, check.label);
    if (!on_paper) return no_such_figure(c);
    const Warrior& warrior = *on_paper;
    Facts facts("printed " + check.label);
    facts.add("faction", check.factions, warrior.factions, [](const std::array<Faction, 2>& both) {
        const auto name = [](Faction faction) {
            return std::string(kFactionNames[static_cast<std::size_t>(faction)]);
        };
        return both[0] == both[1] ? name(both[0]) : name(both[0]) + " " + name(both[1]);
    });
    facts.add("rank", check.rank, warrior.rank,
              [](Rank rank) { return std::string(kRankNames[static_cast<std::size_t>(rank)]); });
    facts.number("points", check.points, warrior.points);
    facts.add("range", check.range, warrior.dials[0].range,
              [](Inches range) { return inches_machine(range.mils()); });
    facts.number("targets", check.targets, warrior.dials[0].targets);
    facts.add("arc", check.arc, warrior.base.arc,
              [](std::uint16_t arc) { return inches_machine(arc * 100); });
    const std::string symbol = kSymbolNames[warrior.kind == FigureKind::chariot ? 1
                                            : warrior.kind == FigureKind::titan ? 2
                                            : is_castle(warrior.kind)           ? 3
                                                                                : 0];
    facts.add("symbol", check.symbol, symbol, [](const std::string& name) { return name; });
    if (check.symbol && warrior.kind == FigureKind::chariot) cite(c, {"LRG-CHAR-2"});
    if (check.symbol && warrior.kind == FigureKind::titan) cite(c, {"C-TITAN-1"});
    if (check.symbol && is_castle(warrior.kind)) cite(c, {"C-CASTLE-4"});
    facts.add("name", check.name, warrior.name, [](const std::string& name) { return name; });
    const Dial& dial = warrior.dials.empty() ? kNoDial : warrior.dials[0];
    facts.number("ranged", check.ranged, dial.ranged_damage.value_or(0));
    facts.number("bonus", check.bonus, dial.attack_bonus);
    facts.number("slots", check.slots, warrior.item_slots);
    facts.add("subfaction", check.subfaction, warrior.subfaction,
              [](const std::string& name) { return name; });
    facts.add("types", check.types, dial.types.value_or(ValueTypes{}), [](const ValueTypes& types) {
        const auto name = [](const auto& names, auto type) {
            return std::string(names[static_cast<std::size_t>(type)]);
        };
        return name(kSpeedTypeNames, types.speed) + " " + name(kAttackTypeNames, types.attack) +
               " " + name(kDefenseTypeNames, types.defense) + " " +
               name(kDamageTypeNames, types.damage);
    });
    cite(c, {"U-BASE-2"});
    if (check.rank) cite(c, {"U-BASE-3", "V-FIG-10"});
    if (check.arc) cite(c, {"V-FIG-11"});
    if (check.ranged || check.bonus || check.range) cite(c, {"V-FIG-1", "V-FIG-2"});
    if (check.slots) cite(c, {"V-FIG-11"});
    if (check.subfaction) cite(c, {"V-SUB-2", "V-SUB-3"});
    if (check.types)
        cite(c, {"V-SPD-1", "V-TYPE-1", "V-TYPE-9", "V-TYPE-12", "V-FIG-13", "V-FIG-14"});
    if (check.factions) {
        cite(c, {warrior.factions[0] == Faction::mage_spawn ? Clause("U-FAC-2") : "U-FAC-1",
                 "V-SUB-1"});
        if (figure && in_a_mixed_army(c, *figure)) cite(c, {"U-ARMY-4"});
    }
    return facts.found();
}

Found answer(const CheckContext& c, const SlotsCheck& check) {
    const Figure* figure = figure_called(c, check.label);
    if (!figure) return no_such_figure(c);
    cite(c, {"U-DIAL-2"});
    for (const Dial& dial : warrior_of(c.game.table(), *figure).dials)
        if (static_cast<int>(dial.clicks.size()) != check.slots)
            return "slots " + check.label + " " + std::to_string(dial.clicks.size());
    return std::nullopt;
}

// As printed on every dial, whoever stands on the table.
Found answer(const CheckContext& c, const MarkCheck& check) {
    const Stat stat = stat_of(check.ability);
    const Mark mark = mark_of(check.ability);
    cite(c, {"U-DIAL-9", "V-SA-9"});
    if (const Clause clause = definition_of(check.ability); clause.exists())
        cite(c, {clause, "DGT-ADM-2"});
    if (check.ability == Ability::venom) cite(c, {"DRG-VEN-2"});
    if (stat == check.stat && mark == check.mark) return std::nullopt;
    std::string found = "mark";
    for (const std::string_view word :
         {name_of(check.ability), name_of(stat), name_of(mark.colour), name_of(mark.shape)})
        found += " " + std::string(word);
    return found;
}

}  // namespace six::io
