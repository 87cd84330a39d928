#include "io/language/command_words.h"

#include <algorithm>
#include <iterator>

namespace six::io {

Expected<FigureId, Error> CommandWords::figure() {
    if (line_.done()) return line_.expected("figure");
    const auto found = context_.names.find_figure(line_.peek());
    if (!found) {
        std::string known;
        for (const std::string& label : context_.names.figures)
            if (known.size() < 60) known += (known.empty() ? "" : " ") + label;
        return line_.error("text.no_figure", {{"found", in_quotes(line_.peek())},
                                              {"known", known.empty() ? "-" : known}});
    }
    line_.take();
    return *found;
}

bool CommandWords::ends_list() const {
    return line_.done() || std::find(std::begin(kNoLabels), std::end(kNoLabels), line_.peek()) !=
                               std::end(kNoLabels);
}

Expected<Ability, Error> CommandWords::ability() {
    if (line_.take_if("subfaction")) return Ability::none;  // it stands on no dial [V-SUB-2]
    const auto name = std::find(kAbilityNames.begin(), kAbilityNames.end(), line_.peek());
    if (name == kAbilityNames.end()) return line_.expected("ability");
    line_.take();
    return static_cast<Ability>(name - kAbilityNames.begin());
}

Expected<std::uint8_t, Error> CommandWords::section() {
    const std::string_view word = line_.peek();
    for (std::uint8_t i = 0; i < kMaxDials; ++i)
        if (line_.take_if(kSectionNames[i])) return i;
    // A number no figure has is still a command, which the engine refuses.
    if (word.size() > 1 && word[0] == '#')
        if (const auto n = decimal(word.substr(1), 0);
            n && *n >= static_cast<std::int32_t>(kSectionNames.size()) && *n <= 0xFF) {
            line_.take();
            return static_cast<std::uint8_t>(*n);
        }
    return line_.expected("section_name");
}

Expected<std::uint8_t, Error> CommandWords::by_section() {
    if (!line_.take_if("by")) return std::uint8_t{0};
    return section();
}

Expected<std::uint8_t, Error> CommandWords::by_sections() {
    constexpr int kBits = 8;
    std::uint8_t bits = 0;
    if (!line_.take_if("by")) return bits;
    do {
        const Error here = line_.expected("section_name");
        const auto one = section();
        if (!one) return one.error();
        if (*one >= kBits) return here;
        bits = static_cast<std::uint8_t>(bits | 1u << *one);
        // Behind a way the level may be said, and what follows.
    } while (!line_.done() && line_.peek() != "then" && line_.peek() != "carrying" && !goes_on());
    return bits;
}

Expected<Facing, Error> CommandWords::facing(FigureId who, Vec2 from,
                                             std::optional<Facing> otherwise) {
    if (line_.take_if("facing")) {
        const auto degrees = line_.take_degrees();
        if (!degrees) return line_.expected("degrees");
        return *degrees;
    }
    if (line_.peek() == "towards" && context_.state) {
        line_.take();
        const Error here = line_.error("text.no_direction");
        const auto other = figure();
        if (!other) return other.error();
        const Vec2 way = standing(*other) - from;
        if (*other == who || way == Vec2{} || !in_bounds(from)) return here;
        return facing_towards(way);
    }
    if (otherwise && at_end()) return *otherwise;
    return line_.expected(otherwise ? "facing_or_end" : "facing");
}

std::optional<Error> CommandWords::small_numbers(InlineVector<std::uint8_t, 8>& out,
                                                 std::string_view what) {
    while (!line_.done()) {
        if (out.full()) return line_.error("text.too_many_numbers", {{"most", "8"}});
        const auto number = line_.take_number(0, 255);
        if (!number) return line_.expected(what);
        out.push_back(static_cast<std::uint8_t>(*number));
    }
    return std::nullopt;
}

std::optional<std::uint8_t> CommandWords::item_named(std::string_view name) const {
    return with_id_or_number<std::uint8_t>(context_.catalog.items, name);
}

std::optional<std::uint8_t> CommandWords::spell_named(std::string_view name) const {
    return with_id_or_number<std::uint8_t>(context_.catalog.spells, name);
}

std::optional<CarriedItem> CommandWords::carried_item(std::string_view text) const {
    return carried_named(
        text, [this](std::string_view name) { return item_named(name); },
        [this](std::string_view name) { return spell_named(name); });
}

std::optional<CompanyId> CommandWords::company_named(std::string_view name) const {
    return with_id_or_number<CompanyId>(context_.catalog.companies, name);
}

std::optional<WarriorId> CommandWords::warrior_named(std::string_view name) const {
    return with_id_or_number<WarriorId>(context_.catalog.warriors, name);
}

// A figure of several point values is called with one of them. [U-ARMY-6]
Error CommandWords::no_warrior(std::string_view name) const {
    std::string levels;
    for (const Warrior& one : context_.catalog.warriors)
        if (!one.model.empty() && one.model == name) levels += (levels.empty() ? "" : " ") + one.id;
    if (levels.empty()) return line_.error("text.no_warrior", {{"found", in_quotes(line_.peek())}});
    return line_.error("text.which_level", {{"found", in_quotes(name)}, {"levels", levels}});
}

Vec2 CommandWords::standing(FigureId id) const {
    return stands(id) ? (*context_.state)[id].at : Vec2{};
}

std::optional<Facing> CommandWords::facing_now(FigureId id) const {
    if (!context_.state) return std::nullopt;
    return stands(id) ? (*context_.state)[id].facing : Facing{};
}

Error CommandWords::too_many_figures(std::size_t most) const {
    return line_.error("text.too_many_figures", {{"most", std::to_string(most)}});
}

}  // namespace six::io
