// figures show: all that is known of a figure, with its dials and the clauses of its abilities.
#include <array>
#include <ostream>

#include "cli/figure_text.h"
#include "cli/figures.h"
#include "cli/terminal.h"
#include "io/language/figure_words.h"
#include "io/library/figure_json.h"
#include "io/rules/rule_catalog.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;
using io::SetFigure;

struct Fact {
    std::string label, text;
};

// Foreign text of any length, word by word.
std::string safe(std::string_view text) {
    std::string words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words += (words.empty() ? "" : " ") + printable(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

class FigurePage {
public:
    FigurePage(std::ostream& out, Language language, const SetFigure& figure)
        : out_(out), terminal_(terminal_of(out)), language_(language), figure_(figure) {}

    void print() {
        heading();
        const std::vector<Fact> rows = figure_.chest ? chest_rows() : figure_rows();
        std::size_t width = 0;
        for (const Fact& row : rows) width = std::max(width, columns_of(row.label));
        for (const Fact& row : rows)
            out_ << paint(terminal_, Colour::dim, fit(row.label, width)) << "  "
                 << wrap(safe(row.text), columns(), width + 2) << '\n';
        if (figure_.chest) return;
        dials();
        abilities();
    }

private:
    std::size_t columns() const { return static_cast<std::size_t>(terminal_.columns); }
    std::string label(std::string_view key) const {
        return say(language_, "cli.figures.label." + std::string(key));
    }
    const Warrior& first() const { return figure_.levels[0]; }

    void heading() {
        std::string id = figure_.id();
        if (!figure_.chest && figure_.levels.size() == 1) id = first().id;
        out_ << paint(terminal_, Colour::bold, printable(figure_.name())) << "  "
             << paint(terminal_, Colour::dim, id) << '\n';
        if (!figure_.flavour(language_).empty())
            out_ << wrap(safe(figure_.flavour(language_)), columns(), 0) << '\n';
        out_ << '\n';
    }

    // --- what is printed on the base ---

    void add_source(std::vector<Fact>& rows) const {
        const std::string& number = figure_.imprint().number;
        std::vector<std::string> words;
        if (!figure_.set->name.empty()) words.push_back(figure_.set->name);
        if (!number.empty()) words.push_back(number);
        if (!words.empty()) rows.push_back({label("set"), io::joined_words(words, ", ")});
    }

    void add_errata(std::vector<Fact>& rows) const {
        for (const io::Erratum& erratum : figure_.imprint().errata)
            rows.push_back(
                {label("erratum"),
                 say(language_,
                     erratum.printed.empty() ? "cli.figures.erratum_new" : "cli.figures.erratum",
                     {{"clause", erratum.clause},
                      {"field", erratum.field},
                      {"printed", erratum.printed}})});
    }

    std::vector<Fact> chest_rows() const {
        std::vector<Fact> rows;
        add_source(rows);
        rows.push_back({label("kind"), say(language_, "cli.figures.chest")});
        rows.push_back({label("trap"), io::trap_said(language_, figure_.chest->trap)});
        rows.push_back({label("treasure"),
                        io::joined_words(io::treasure_said(language_, *figure_.chest), ", ")});
        add_errata(rows);
        return rows;
    }

    std::string points() const {
        if (first().level.empty()) return std::to_string(first().points);
        std::vector<std::string> levels;
        for (const Warrior& level : figure_.levels)
            levels.push_back(say(language_,
                                 figure_.has_dials_by_level() ? "sheet.hero_level" : "sheet.level",
                                 {{"level", io::level_said(level.level)},
                                  {"points", std::to_string(level.points)},
                                  {"slot", std::to_string(level.dials[0].start + 1)}}));
        return io::joined_words(levels, "; ");
    }

    std::string base() const {
        const BaseShape& base = first().base;
        const auto inches = [&](Inches length) {
            return io::inches_text(language_, length.mils());
        };
        constexpr std::array<std::string_view, 4> kKeys = {"disc", "double_disc", "quartered_disc",
                                                           "rectangle"};
        return say(language_,
                   "cli.figures.base." + std::string(kKeys[static_cast<std::size_t>(base.kind)]),
                   {{"radius", inches(base.radius)},
                    {"spacing", inches(base.spacing)},
                    {"length", inches(2 * base.half_length)},
                    {"width", inches(2 * base.half_width)},
                    {"arc", io::inches_text(language_, base.arc * 100)}});
    }

    // What stands behind the word "range", or with it where there is no such label.
    std::string range(const Dial& dial, std::string_view key = "cli.figures.range") const {
        if (dial.range == Inches{}) return say(language_, std::string(key) + "_none");
        return say(language_, key,
                   {{"inches", io::inches_text(language_, dial.range.mils())},
                    {"n", std::to_string(dial.targets)}});
    }

    std::vector<Fact> figure_rows() const {
        std::vector<Fact> rows;
        add_source(rows);
        std::string kind = say(
            language_, "kind." + std::string(kKindNames[static_cast<std::size_t>(first().kind)]));
        if (first().mounted) kind += ", " + say(language_, "sheet.mounted");
        rows.push_back({label("kind"), kind});
        const std::vector<std::string> factions = io::factions_said(language_, first());
        if (!factions.empty())
            rows.push_back({label("factions"), io::joined_words(factions, ", ")});
        rows.push_back(
            {label("rank"),
             say(language_,
                 "rank." + std::string(kRankNames[static_cast<std::size_t>(first().rank)]))});
        rows.push_back({label("points"), points()});
        rows.push_back({label("editions"),
                        io::joined_words(io::editions_said(language_, first().editions), ", ")});
        rows.push_back({label("base"), base()});
        if (!first().is_large() && first().kind != FigureKind::planking)
            rows.push_back({label("range"), range(first().dials[0])});
        std::vector<std::string> more = io::second_edition_said(language_, first());
        if (!first().is_large())
            for (const std::string& said : io::second_edition_said(language_, first().dials[0]))
                more.push_back(said);
        if (!more.empty()) rows.push_back({label("second_edition"), io::joined_words(more, ", ")});
        if (first().trap) rows.push_back({label("trap"), io::trap_said(language_, *first().trap)});
        add_errata(rows);
        return rows;
    }

    // --- dials ---

    void dials() {
        if (first().kind == FigureKind::planking) return;
        if (figure_.has_dials_by_level()) {
            for (const Warrior& level : figure_.levels) {
                out_ << '\n';
                out_ << paint(terminal_, Colour::bold,
                              say(language_, "sheet.hero_level",
                                  {{"level", io::level_said(level.level)},
                                   {"points", std::to_string(level.points)}}))
                     << '\n';
                dial(level, 0);
            }
            return;
        }
        for (std::size_t i = 0; i < first().dials.size(); ++i) {
            out_ << '\n';
            if (first().is_large()) section_heading(i);
            dial(first(), i);
        }
    }

    void section_heading(std::size_t section) {
        const Dial& dial = first().dials[section];
        std::vector<std::string> words = io::second_edition_said(language_, dial);
        words.insert(words.begin(), range(dial, "cli.figures.section_range"));
        const std::string name =
            say(language_, "sheet.section." + std::string(kSectionNames[section]));
        out_ << paint(terminal_, Colour::bold, name) << "  "
             << wrap(io::joined_words(words, ", "), columns(), columns_of(name) + 2) << '\n';
    }

    // Which levels begin at this slot.
    std::string beginning(const Warrior& shown, std::size_t section, std::size_t slot) const {
        if (shown.level.empty() || figure_.has_dials_by_level()) return {};
        std::string levels;
        for (const Warrior& level : figure_.levels)
            if (level.dials[section].start == slot)
                levels += (levels.empty() ? "(" : ", ") + io::level_said(level.level);
        return levels.empty() ? levels : levels + ") ";
    }

    static std::string marked(Language language, Ability ability, std::string_view between = " ") {
        const bool round = mark_of(ability).shape == Shape::circle;
        return (round ? "●" : "■") + std::string(between) + io::ability_said(language, ability);
    }

    std::string slot_text(const Click& click) const {
        std::string text;
        const auto add = [&](const std::string& words) {
            text += (text.empty() ? "" : ", ") + words;
        };
        // No line may end between a mark and its name.
        const auto kept = [&](Ability ability) { return marked(language_, ability, kNoBreak); };
        for (const Cell* cell : click.cells()) {
            const auto [one, other] = cell->abilities;
            if (other != Ability::none)
                add(say(language_, "cli.figures.split",
                        {{"one", kept(one)}, {"other", kept(other)}}));
            else if (one != Ability::none)
                add(kept(one));
        }
        if (click.nexus != Ability::none)
            add(say(language_, "cli.figures.nexus", {{"ability", kept(click.nexus)}}));
        return text;
    }

    // From the first slot to the first with three skulls: behind it all are like that. [U-DIAL-6]
    void dial(const Warrior& warrior, std::size_t section) {
        const Dial& dial = warrior.dials[section];
        const std::size_t last = std::min(io::living_slots(dial) + 1, dial.clicks.size());
        out_ << paint(terminal_, Colour::dim, fit("", 5) + columns_said(language_, warrior))
             << '\n';
        for (std::size_t slot = 0; slot < last; ++slot) {
            const std::string levels = beginning(warrior, section, slot);
            const bool begins = slot == dial.start || !levels.empty();
            std::string line = (begins ? ">" : " ") + right_aligned(std::to_string(slot + 1), 3) +
                               ' ' + values_said(dial.clicks[slot]) + "  ";
            const std::size_t indent = columns_of(line);
            line += wrap_kept(levels + slot_text(dial.clicks[slot]), columns(), indent);
            line = without_end(line);
            out_ << (begins ? paint(terminal_, Colour::bold, line) : line) << '\n';
        }
    }

    // --- abilities ---

    void abilities() {
        for (const Ability ability : io::abilities_of(figure_)) {
            out_ << '\n'
                 << paint(terminal_, Colour::bold, marked(language_, ability)) << "  "
                 << paint(terminal_, Colour::dim,
                          say(language_, "cli.figures.mark",
                              {{"mark", io::mark_said(language_, ability)},
                               {"value", say(language_, "sheet.stat." + std::string(name_of(
                                                                            stat_of(ability))))}}))
                 << '\n';
            for (const Clause clause : io::ability_clauses(ability, first().editions))
                out_ << "  "
                     << wrap(io::rule_catalog()[clause].text(language_) + " [" +
                                 std::string(clause.id()) + ']',
                             columns(), 2)
                     << '\n';
        }
    }

    std::ostream& out_;
    Terminal terminal_;
    Language language_;
    const SetFigure& figure_;
};

}  // namespace

int show_figures(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto wanted = wanted_figures(args, err);
    if (!wanted) return kFailure;
    if (args.has("json")) {
        out << io::figures_show_json(wanted->figures, args.language);
        return kSuccess;
    }
    for (std::size_t i = 0; i < wanted->figures.size(); ++i) {
        if (i > 0) out << '\n';
        FigurePage(out, args.language, wanted->figures[i]).print();
    }
    return kSuccess;
}

}  // namespace six::cli
