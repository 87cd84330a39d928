// The words that commands are made of, for command_read.cpp alone: figures, abilities, facings,
// numbers. Each reads as far as it understands and returns what is wrong with the next word.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "io/language/command_text.h"

namespace six::io {

class CommandWords {
public:
    CommandWords(LineReader& line, const CommandContext& context)
        : line_(line), context_(context) {}

protected:
    Expected<FigureId, Error> figure();
    // As many as follow; none will do.
    template <std::size_t Most>
    std::optional<Error> figures(InlineVector<FigureId, Most>& out) {
        while (!ends_list()) {
            if (out.full()) return too_many_figures(Most);
            const auto id = figure();
            if (!id) return id.error();
            out.push_back(*id);
        }
        return std::nullopt;
    }
    template <std::size_t Most>
    std::optional<Error> some_figures(InlineVector<FigureId, Most>& out) {
        if (auto problem = figures(out)) return problem;
        if (out.empty()) return line_.expected("figure");
        return std::nullopt;
    }

    Expected<Ability, Error> ability();
    // `front`, `left` ...; "#9" for one that no figure has.
    Expected<std::uint8_t, Error> section();
    // `by left`, or the front; `by front left` as bits, or none.
    Expected<std::uint8_t, Error> by_section();
    Expected<std::uint8_t, Error> by_sections();
    // `facing 90`, `towards B`, or what stands otherwise.
    Expected<Facing, Error> facing(FigureId who, Vec2 from, std::optional<Facing> otherwise);
    std::optional<Error> small_numbers(InlineVector<std::uint8_t, 8>& out, std::string_view what);
    std::optional<WarriorId> warrior_named(std::string_view) const;
    std::optional<std::uint8_t> item_named(std::string_view) const;
    std::optional<CompanyId> company_named(std::string_view) const;
    std::optional<std::uint8_t> spell_named(std::string_view) const;
    // tome:spark:mend: a book with the spells in it, as whoever wields it carries it
    std::optional<CarriedItem> carried_item(std::string_view) const;
    Error no_warrior(std::string_view name) const;

    // The end of the command, or of one member's part of a march, or what comes behind a way.
    bool at_end() const {
        return line_.done() || line_.peek() == "then" || line_.peek() == "by" ||
               line_.peek() == "carrying" || goes_on();
    }
    // What may be said behind a way besides sections: the level, and the attack that follows.
    bool goes_on() const {
        return line_.peek() == "and" || line_.peek() == "up" || line_.peek() == "down";
    }

    // Where a figure stands and how it faces before the command; none without a State.
    Vec2 standing(FigureId) const;
    std::optional<Facing> facing_now(FigureId) const;

    Error too_many_figures(std::size_t most) const;

    LineReader& line_;
    const CommandContext& context_;

private:
    bool ends_list() const;
    bool stands(FigureId id) const { return context_.state && id.n < context_.state->figure_count; }
};

}  // namespace six::io
