#include "io/library/set_figure.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "io/rules/rule_catalog.h"
#include "io/text/nearest.h"
#include "io/text/slug.h"

namespace six::io {
namespace {

// The name stands in the text as words of their own.
bool names(std::string_view text, std::string_view name, bool at_its_beginning) {
    const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(name); at != std::string_view::npos;
         at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !letter(text[at - 1])) && (end == text.size() || !letter(text[end])))
            return !at_its_beginning || at == 0 || (at == 1 && text[0] == '(');
    }
    return false;
}

// Where an edition says what its abilities do.
std::string_view abilities_group(Edition edition) {
    constexpr std::array<std::string_view, kEditionNames.size()> kGroups = {"U-SA", "V-SA", "D-SA",
                                                                            "U-SA"};
    return kGroups[static_cast<std::size_t>(edition)];
}

// The clauses of abilities begin with the ability's name; a few speak of several at once.
std::optional<Clause> ability_clause(Ability ability, Edition edition) {
    const std::string name = say(Language::en, "ability." + std::string(name_of(ability)));
    const std::vector<Clause> group = rule_catalog().group(abilities_group(edition));
    for (const bool at_its_beginning : {true, false})
        for (const Clause clause : group)
            if (names(rule_catalog()[clause].en, name, at_its_beginning)) return clause;
    return std::nullopt;
}

}  // namespace

const Imprint& SetFigure::imprint() const {
    static const Imprint none;
    const auto found = set->imprints.find(id());
    return found == set->imprints.end() ? none : found->second;
}

const std::string& SetFigure::flavour(Language language) const {
    return language == Language::de ? imprint().flavour_de : imprint().flavour_en;
}

bool SetFigure::has_dials_by_level() const {
    return !levels.empty() && !levels[0].level.empty() && levels[0].kind == FigureKind::warrior;
}

std::vector<SetFigure> figures_in(const FigureSet& set) {
    std::vector<SetFigure> figures;
    const std::span<const Warrior> all = set.catalog.warriors;
    for (std::size_t begin = 0; begin < all.size();) {
        std::size_t end = begin + 1;
        while (end < all.size() && figure_id(all[end]) == figure_id(all[begin])) ++end;
        figures.push_back({.set = &set, .levels = all.subspan(begin, end - begin)});
        begin = end;
    }
    for (const Chest& chest : set.chests) figures.push_back({.set = &set, .chest = &chest});
    return figures;
}

std::vector<SetFigure> figures_in(std::span<const FigureSet> sets) {
    std::vector<SetFigure> figures;
    for (const FigureSet& set : sets) {
        const std::vector<SetFigure> more = figures_in(set);
        figures.insert(figures.end(), more.begin(), more.end());
    }
    return figures;
}

std::vector<SetFigure> figures_called(std::span<const FigureSet> sets, std::string_view word) {
    const std::vector<SetFigure> all = figures_in(sets);
    const std::string wanted = small_letters(word);
    for (const SetFigure& figure : all) {
        if (figure.id() == wanted) return {figure};
        for (std::size_t i = 0; i < figure.levels.size(); ++i)
            if (figure.levels[i].id == wanted)
                return {{.set = figure.set, .levels = figure.levels.subspan(i, 1)}};
    }
    if (wanted.empty()) return {};
    std::vector<SetFigure> called, numbered, family;
    for (const SetFigure& figure : all) {
        const std::string name = small_letters(figure.name());
        if (name == wanted) called.push_back(figure);
        if (small_letters(figure.imprint().number) == wanted) numbered.push_back(figure);
        if (figure.id().starts_with(wanted + '_') || name.starts_with(wanted + ' '))
            family.push_back(figure);
    }
    if (!called.empty()) return called;
    if (!numbered.empty()) return numbered;
    const bool one_name = std::all_of(family.begin(), family.end(), [&](const SetFigure& figure) {
        return figure.name() == family[0].name();
    });
    return one_name ? family : std::vector<SetFigure>{};
}

std::string figures_near(std::span<const FigureSet> sets, std::string_view word) {
    std::string wanted = small_letters(word);
    std::replace(wanted.begin(), wanted.end(), ' ', '_');
    const std::string model = wanted.substr(0, wanted.find('@'));
    const std::vector<SetFigure> all = figures_in(sets);
    std::vector<std::string_view> known, levels, holding;
    for (const SetFigure& figure : all) {
        known.push_back(figure.id());
        if (model.size() >= 3 && figure.id().find(model) != std::string::npos)
            holding.push_back(figure.id());
        if (figure.id() == model)
            for (const Warrior& level : figure.levels) levels.push_back(level.id);
    }
    if (!levels.empty()) return nearest_words(wanted, levels);
    // Whoever wrote a part of the name is nearer than who is spelt alike.
    return nearest_words(wanted, holding.empty() ? known : holding);
}

std::vector<Ability> abilities_of(const SetFigure& figure) {
    std::vector<Ability> abilities;
    for (std::size_t stat = 0; stat < kStatNames.size(); ++stat) {
        const auto note = [&](Ability ability) {
            if (ability != Ability::none && stat_of(ability) == static_cast<Stat>(stat) &&
                std::find(abilities.begin(), abilities.end(), ability) == abilities.end())
                abilities.push_back(ability);
        };
        for (const Warrior& level : figure.levels)
            for (const Dial& dial : level.dials)
                for (const Click& click : dial.clicks) {
                    for (const Cell* cell : click.cells())
                        for (const Ability ability : cell->abilities) note(ability);
                    note(click.nexus);
                }
    }
    return abilities;
}

bool shows_nexus(const Dial& dial) {
    return std::any_of(dial.clicks.begin(), dial.clicks.end(),
                       [](const Click& click) { return click.nexus != Ability::none; });
}

std::size_t living_slots(const Dial& dial) {
    std::size_t living = 0;
    while (living < dial.clicks.size() && dial.clicks[living].skulls() < kSkullsAtTheEnd) ++living;
    return living;
}

std::vector<Clause> ability_clauses(Ability ability, Editions editions) {
    std::vector<Clause> clauses;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        if (!editions.has(static_cast<Edition>(i))) continue;
        const auto clause = ability_clause(ability, static_cast<Edition>(i));
        if (clause && std::find(clauses.begin(), clauses.end(), *clause) == clauses.end())
            clauses.push_back(*clause);
    }
    return clauses;
}

}  // namespace six::io
