#include "io/language/describe.h"

#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/state/ask.h"
#include "io/rules/citation.h"
#include "io/rules/rule_catalog.h"

namespace six::io {

namespace {

// The clause that decided, and with it every clause of other documents that states the same rule
// and is in force.
std::string with_clause(Language language, const Names& names, std::string sentence,
                        Clause clause) {
    if (!clause.exists()) return sentence;
    return say(
        language, "form.clause",
        {{"sentence", std::move(sentence)}, {"clause", citation_text(clause, names.edition)}});
}

std::string figure_said(Language language, const Names& names, FigureId id) {
    if (!id.exists()) return say(language, "form.some_figure");
    if (id.n < names.figures.size() && !names.figures[id.n].empty()) return names.figures[id.n];
    return say(language, "form.figure", {{"n", std::to_string(id.n)}});
}

std::string degrees(Language language, Facing facing) {
    return inches_text(language, facing.tenths() * 100);
}

// "left", "linke"; nothing of a figure without sections.
std::string section_said(Language language, std::uint8_t section) {
    if (section >= kSectionNames.size()) return {};
    return say(language, "section." + std::string(kSectionNames[section]));
}
// Whose dial it was, where the sentence is the same for every figure: "W (left section)".
std::string figure_said(Language language, const Names& names, const Event& event) {
    std::string who = figure_said(language, names, event.who);
    const bool dial = event.kind == EventKind::clicked || event.kind == EventKind::healed;
    if (!dial || event.section >= kSectionNames.size()) return who;
    return say(language, "form.in_section",
               {{"figure", std::move(who)}, {"section", section_said(language, event.section)}});
}

std::string sections_said(Language language, std::uint8_t bits) {
    std::string list;
    for (std::uint8_t i = 0; i < kMaxDials; ++i)
        if (bits >> i & 1) list += (list.empty() ? "" : ", ") + section_said(language, i);
    return list;
}

std::string ability_said(Language language, std::uint8_t ability) {
    if (ability >= kAbilityNames.size()) return "?";
    return say(language, "ability." + std::string(kAbilityNames[ability]));
}

}  // namespace

std::string term_said(Language language, Term term) {
    return say(language, "term." + std::string(kTermNames[static_cast<std::size_t>(term)]));
}

std::string term_value(Language language, Term term, std::int32_t value) {
    const std::string_view plus = is_change(term) && value > 0 ? "+" : "";
    if (is_length(term))
        return say(language, "explain.inches",
                   {{"value", std::string(plus) + inches_text(language, value)}});
    return std::string(plus) + std::to_string(value);
}

std::string inches_machine(std::int32_t mils) {
    return inches_text(Language::en, mils);
}

std::string degrees_machine(Facing facing) {
    return degrees(Language::en, facing);
}

std::string place_machine(Vec2 p) {
    return inches_machine(p.x.mils()) + "," + inches_machine(p.y.mils());
}

std::string place_text(Language language, Vec2 p) {
    return say(
        language, "form.place",
        {{"x", inches_text(language, p.x.mils())}, {"y", inches_text(language, p.y.mils())}});
}

std::string facing_text(Language language, Facing facing) {
    return say(language, "form.facing", {{"degrees", degrees(language, facing)}});
}

std::string_view word_of(const Event& event) {
    std::string_view words = spec_of(event.kind).words;
    for (std::uint8_t skip = event.word; skip > 0; --skip) {
        const std::size_t blank = words.find(' ');
        if (blank == std::string_view::npos) return {};
        words.remove_prefix(blank + 1);
    }
    return words.substr(0, words.find(' '));
}

namespace {

std::string key_of(const Event& event) {
    // What falls with a chariot or a castle is neither safe nor hurt as well.
    if (event.kind == EventKind::passenger_rolled && word_of(event) == "fell")
        return "form.fall_rolled";
    // Besides the others, and not for everybody. [C-TURN-4]
    if (event.kind == EventKind::action_gained && event.clause == Clause("C-TURN-4"))
        return "form.castle_actions";
    return "event." + std::string(spec_of(event.kind).name);
}

}  // namespace

std::string describe(Language language, const Names& names, const Event& event) {
    const EventSpec& spec = spec_of(event.kind);
    std::vector<Argument> arguments;
    // Told before the figures have labels; the first of two wins.
    if (event.kind == EventKind::section_built || event.kind == EventKind::section_left_out)
        arguments.push_back({"n", names.said_of_army(event.seat, event.n)});
    for (const char field : spec.fields) {
        switch (field) {
            case 'w':
                arguments.push_back({"who", figure_said(language, names, event)});
                break;
            case 'o':
                arguments.push_back({"other", figure_said(language, names, event.other)});
                break;
            case 's':
                arguments.push_back({"seat", names.said(language, event.seat)});
                break;
            case 'p':
                arguments.push_back({"at", place_text(language, event.at)});
                break;
            case 'f':
                arguments.push_back({"facing", facing_text(language, event.facing)});
                break;
            case 'n':
                arguments.push_back({"n", std::to_string(event.n)});
                break;
            case 'm':
                arguments.push_back({"m", std::to_string(event.m)});
                break;
            case 'i':
                arguments.push_back({"inches", inches_text(language, event.n)});
                break;
            case 'd':
                arguments.push_back({"word", say(language, "word." + std::string(word_of(event)))});
                break;
            case 't':
                if (event.word < kTermNames.size()) {
                    const Term term{event.word};
                    arguments.push_back({"term", term_said(language, term)});
                    // The number of a term is told as the term wants it; the first of two wins.
                    arguments.push_back({"n", term_value(language, term, event.n)});
                }
                break;
            case 'a':
                arguments.push_back({"ability", ability_said(language, event.word)});
                break;
            case 'q':
                arguments.push_back({"section", section_said(language, event.section)});
                break;
            case 'g':
                arguments.push_back({"piece", names.said(language, event.piece)});
                break;
            case 'k':
                arguments.push_back({"item", names.of_item(event.n)});
                break;
            case 'z':
                arguments.push_back({"spell", names.of_spell(event.n)});
                break;
            default:
                break;
        }
    }
    return with_clause(language, names, say(language, key_of(event), arguments), event.clause);
}

std::string describe(Language language, const Names& names, const Illegal& illegal) {
    const std::vector<Argument> arguments = {
        {"who", figure_said(language, names, illegal.who)},
        {"other", figure_said(language, names, illegal.other)},
        {"piece", names.said(language, illegal.piece)},
        {"at", place_text(language, illegal.where)},
        {"n", std::to_string(illegal.n)},
        {"m", std::to_string(illegal.m)},
        {"inches", inches_text(language, illegal.n)},
        {"allowed", inches_text(language, illegal.m)},
    };
    // Some are left, but fewer than asked for.
    const bool too_many = illegal.why == Reason::no_actions_left && illegal.n > 0;
    const std::string reason(name_of(illegal.why));
    // Where an edition's words differ: not every one knows a pass, say.
    const std::string own = std::string("reason_in_") + name_of(names.edition) + "." + reason;
    const std::string key = too_many                   ? "form.too_many_actions"
                            : has_words(language, own) ? own
                                                       : "reason." + reason;
    return with_clause(language, names, say(language, key, arguments), illegal.clause);
}

std::string describe(Language language, const Names& names, const Decision& decision) {
    const std::vector<Argument> arguments = {
        {"seat",
         decision.by_chance() ? say(language, "seat.chance") : names.said(language, decision.seat)},
        {"who", figure_said(language, names, decision.who)},
        {"other", figure_said(language, names, decision.other)},
        {"dice", std::to_string(decision.dice)},
        {"sections", sections_said(language, decision.sections)},
    };
    return with_clause(language, names,
                       say(language, "ask." + std::string(name_of(decision.ask)), arguments),
                       decision.clause);
}

std::vector<std::string> describe(Language language, const Names& names,
                                  const Explanation& explanation) {
    std::vector<std::string> lines;
    lines.push_back(explanation.verdict ? say(language, "explain.allowed")
                                        : describe(language, names, explanation.verdict.error()));
    if (explanation.section != Event::kNoSection)
        lines.push_back(say(language,
                            explanation.through ? "explain.through_section" : "explain.by_section",
                            {{"figure", figure_said(language, names, explanation.attacker)},
                             {"section", section_said(language, explanation.section)}}));
    for (const ExplainedSection& struck : explanation.struck)
        lines.push_back(with_clause(
            language, names,
            say(language, struck.choices == 0 ? "explain.struck" : "explain.struck_choice",
                {{"figure", figure_said(language, names, struck.figure)},
                 {"section", section_said(language, struck.section)},
                 {"seat", names.said(language, struck.chooser)},
                 {"sections", sections_said(language, struck.choices)}}),
            struck.clause));
    for (const ExplainedTerm& term : explanation.terms) {
        const bool by_die = explanation.damage_dice > 0 && term.term == Term::damage;
        lines.push_back(with_clause(language, names,
                                    say(language, by_die ? "explain.term_die" : "explain.term",
                                        {{"figure", figure_said(language, names, term.figure)},
                                         {"term", term_said(language, term.term)},
                                         {"value", term_value(language, term.term, term.value)}}),
                                    term.clause));
    }
    if (explanation.dice == 0) return lines;
    std::string_view key = "explain.needs_one";
    if (explanation.dice == 2)
        key = explanation.needed > 12 ? "explain.needs_critical" : "explain.needs_two";
    lines.push_back(say(language, key,
                        {{"needed", std::to_string(explanation.needed)},
                         {"chances", std::to_string(explanation.chances)}}));
    return lines;
}

std::string event_text(const Names& names, const Event& event) {
    const EventSpec& spec = spec_of(event.kind);
    std::string out(spec.name);
    const auto add = [&out](std::string_view word) {
        out += ' ';
        out += word;
    };
    for (const char field : spec.fields) {
        switch (field) {
            case 'w':
                add(names.of(event.who));
                break;
            case 'o':
                add(names.of(event.other));
                break;
            case 's':
                add(event.seat.exists() ? names.of(event.seat) : "nobody");
                break;
            case 'p':
                add(place_machine(event.at));
                break;
            case 'f':
                add("facing");
                add(degrees_machine(event.facing));
                break;
            case 'n':
                add(std::to_string(event.n));
                break;
            case 'm':
                add(std::to_string(event.m));
                break;
            case 'i':
                add("inches");
                add(inches_machine(event.n));
                break;
            case 'd':
                add(word_of(event));
                break;
            case 't':
                add(event.word < kTermNames.size() ? kTermNames[event.word] : "?");
                break;
            case 'a':
                add(event.word < kAbilityNames.size() ? kAbilityNames[event.word] : "?");
                break;
            case 'q':
                if (event.section < kSectionNames.size()) add(kSectionNames[event.section]);
                break;
            case 'g':
                add(names.of(event.piece));
                break;
            case 'k':
                add(names.of_item(event.n));
                break;
            case 'z':
                add(names.of_spell(event.n));
                break;
            default:
                break;
        }
    }
    return out;
}

}  // namespace six::io
