// Spells: what they are, on whom they lie and where. [V-SPELL]
#include <algorithm>

#include "io/scenario/scenario_reader.h"
#include "io/scenario/scenario_write.h"

namespace six::io {

// spell spark [enchantment|glyph] [friends|opponents] [browse 1] [pages 2] [reach 8] [area 2]
// [hurts 2] [heals 1] [speed 1] [attack 1] [defense 1] [damage 1] [range 2] [affinity shyft 1]
// [faction shyft] [touching] [sees_hidden] [switches] [until hurt]
ScenarioReader::Problem ScenarioReader::read_spell_card(LineReader& line) {
    if (!is_identifier(line.peek())) return line.expected("spell_id");
    if (with_id<std::uint8_t>(catalog_.spells, line.peek()))
        return line.error("scenario.spell_twice", {{"found", in_quotes(line.peek())}});
    if (scenario_.spells.size() == kMostSpells)
        return line.error("scenario.too_many_spells", {{"most", std::to_string(kMostSpells)}});
    SpellText text;
    text.place = place_of(line);
    text.spell.id = text.spell.name = line.take();
    while (!line.done())
        if (auto problem = read_spell_part(line, text.spell)) return problem;
    catalog_.spells.push_back(text.spell);
    scenario_.spells.push_back(std::move(text));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_spell_part(LineReader& line, Spell& spell) {
    for (const auto& [word, number] : kSpellNumbers)
        if (line.take_if(word)) {
            const auto value = line.take_number(0, 99);
            if (!value) return line.expected("number");
            spell.*number = static_cast<std::uint8_t>(*value);
            return std::nullopt;
        }
    for (const auto& [word, change] : kSpellChanges)
        if (line.take_if(word)) {
            const auto value = line.take_number(-9, 9);
            if (!value) return line.expected("number");
            spell.*change = static_cast<std::int8_t>(*value);
            return std::nullopt;
        }
    if (const auto kind = take_among(line, kSpellKindNames)) {
        spell.kind = static_cast<SpellKind>(*kind);
    } else if (const auto side = take_among(line, kSpellSideNames)) {
        spell.side = static_cast<SpellSide>(*side);
    } else if (line.take_if("affinity")) {
        const auto faction = take_among(line, kFactionNames);
        if (!faction) return line.expected("faction");
        const auto pages = line.take_number(0, 99);
        if (!pages) return line.expected("number");
        spell.affinity = static_cast<Faction>(*faction);
        spell.affinity_pages = static_cast<std::uint8_t>(*pages);
    } else if (line.take_if("faction")) {
        const auto faction = take_among(line, kFactionNames);
        if (!faction) return line.expected("faction");
        spell.faction = static_cast<Faction>(*faction);
    } else if (line.take_if("touching")) {
        spell.touching = true;
    } else if (line.take_if("sees_hidden")) {
        spell.sees_hidden = true;
    } else if (line.take_if("switches")) {
        spell.switches = true;
    } else if (line.take_if("until")) {
        const auto end = take_among(line, kSpellEndNames);
        if (!end) return line.expected("spell_end");
        spell.until = static_cast<SpellEnd>(*end);
    } else {
        return line.expected("spell_part");
    }
    return std::nullopt;
}

std::optional<std::uint8_t> ScenarioReader::spell_named(std::string_view id) {
    return card_named<std::uint8_t>(id, &Catalog::spells, &Scenario::spells, &SpellText::spell,
                                    kMostSpells);
}

// spark/mend
ScenarioReader::Problem ScenarioReader::take_spells(LineReader& line,
                                                    std::vector<std::uint8_t>& spells) {
    const auto take_spell = [&](std::string_view id) {
        const auto spell = spell_named(id);
        if (spell) spells.push_back(*spell);
        return spell.has_value();
    };
    if (!take_parts(line.peek(), '/', take_spell)) return line.expected("spell_id");
    line.take();
    return std::nullopt;
}

// under ward by blue [breaching]
ScenarioReader::Problem ScenarioReader::take_enchantment(LineReader& line, GivenText& text) {
    const auto spell = spell_named(line.peek());
    if (!spell) return line.expected("spell_id");
    line.take();
    Marker marker{.kind = MarkerKind::enchantment, .number = *spell};
    if (!line.take_if("by")) return line.expected("by_seat");
    if (auto problem = take_seat(line, marker.seat)) return problem;
    marker.attack = line.take_if("breaching");
    text.enchantments.push_back(marker);
    return std::nullopt;
}

// glyph circle red at 10,12 [breaching]
ScenarioReader::Problem ScenarioReader::read_glyph(LineReader& line) {
    GlyphText text;
    text.place = place_of(line);
    line.take();
    if (scenario_.glyphs.size() == kMaxMarkers) return line.expected("end_of_item");
    const auto spell = spell_named(line.peek());
    if (!spell) return line.expected("spell_id");
    line.take();
    text.glyph = {.kind = MarkerKind::glyph, .number = *spell};
    if (auto problem = take_seat(line, text.glyph.seat)) return problem;
    if (!line.take_if("at")) return line.expected("at");
    if (auto problem = take_place(line, text.glyph.at)) return problem;
    if (!in_bounds(text.glyph.at)) return line.error("scenario.place_far_away");
    text.glyph.attack = line.take_if("breaching");
    scenario_.glyphs.push_back(text);
    return std::nullopt;
}

// glyph circle at 10,12 | glyph circle none
ScenarioReader::Problem ScenarioReader::read_glyph_check(LineReader& line) {
    GlyphCheck check;
    const auto spell = spell_named(line.peek());
    if (!spell) return line.expected("spell_id");
    line.take();
    check.spell = *spell;
    if (!line.take_if("none")) {
        if (!line.take_if("at")) return line.expected("at");
        Vec2 at;
        if (auto problem = take_place(line, at)) return problem;
        check.at = at;
    }
    expect(check);
    return std::nullopt;
}

std::string spell_text(const Spell& spell) {
    std::string text = spell.id + " " + kSpellKindNames[static_cast<std::size_t>(spell.kind)] +
                       " " + kSpellSideNames[static_cast<std::size_t>(spell.side)];
    for (const auto& [name, number] : kSpellNumbers)
        if (spell.*number != Spell{}.*number)
            text += std::string(" ") + name + " " + std::to_string(spell.*number);
    for (const auto& [name, change] : kSpellChanges)
        if (spell.*change != 0)
            text += std::string(" ") + name + " " + std::to_string(spell.*change);
    if (spell.affinity)
        text += std::string(" affinity ") +
                kFactionNames[static_cast<std::size_t>(*spell.affinity)] + " " +
                std::to_string(spell.affinity_pages);
    if (spell.faction)
        text += std::string(" faction ") + kFactionNames[static_cast<std::size_t>(*spell.faction)];
    if (spell.touching) text += " touching";
    if (spell.sees_hidden) text += " sees_hidden";
    if (spell.switches) text += " switches";
    if (spell.until != SpellEnd::never)
        text += std::string(" until ") + kSpellEndNames[static_cast<std::size_t>(spell.until)];
    return text;
}

}  // namespace six::io
