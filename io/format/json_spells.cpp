#include "io/format/json_spells.h"

#include <array>
#include <set>
#include <utility>

#include "io/format/json_definitions.h"
#include "io/format/json_file.h"

namespace six::io {
namespace {

constexpr const char* kSpellsFormat = "six-skulls/spells";
constexpr std::int64_t kMostSpellChange = 9;
constexpr std::int64_t kMostSpellNumber = 99;
constexpr std::size_t kMostSpellText = 400;

Json spell_json(const Spell& spell) {
    Json json{
        {"id", spell.id}, {"name", spell.name}, {"kind", name_json(kSpellKindNames, spell.kind)}};
    if (!spell.text.empty() || !spell.text_de.empty())
        json["text"] = {{"en", spell.text}, {"de", spell.text_de}};
    for (const auto& [name, number] : kSpellNumbers)
        if (spell.*number != Spell{}.*number) json[name] = spell.*number;
    if (spell.affinity)
        json["affinity"] = {{"faction", name_json(kFactionNames, *spell.affinity)},
                            {"pages", spell.affinity_pages}};
    if (spell.faction) json["faction"] = name_json(kFactionNames, *spell.faction);
    if (spell.side != SpellSide::anybody) json["side"] = name_json(kSpellSideNames, spell.side);
    for (const auto& [name, change] : kSpellChanges)
        if (spell.*change != 0) json[name] = spell.*change;
    if (spell.touching) json["touching"] = true;
    if (spell.sees_hidden) json["sees_hidden"] = true;
    if (spell.switches) json["switches"] = true;
    if (spell.until != SpellEnd::never) json["until"] = name_json(kSpellEndNames, spell.until);
    return json;
}

void read_affinity(const JsonPlace& place, Spell& spell) {
    if (!place.exists()) return;
    place.object({"faction", "pages"});
    spell.affinity = read_name<Faction>(place.need("faction"), kFactionNames);
    spell.affinity_pages = read_int<std::uint8_t>(place.need("pages"), 0, kMostSpellNumber);
}

Spell read_spell(const JsonPlace& place) {
    Spell spell;
    place.object({"id",       "name",        "text",     "kind",    "browse", "pages",
                  "affinity", "faction",     "side",     "reach",   "area",   "hurts",
                  "heals",    "speed",       "attack",   "defense", "damage", "range",
                  "touching", "sees_hidden", "switches", "until"});
    spell.id = place.need("id").identifier();
    spell.name = place.need("name").text(1, kMaxName);
    spell.kind = read_name<SpellKind>(place.need("kind"), kSpellKindNames);
    if (const JsonPlace text = place.may("text"); text.exists()) {
        text.object({"en", "de"});
        spell.text = text.need("en").text(0, kMostSpellText);
        spell.text_de = text.need("de").text(0, kMostSpellText);
    }
    for (const auto& [name, number] : kSpellNumbers)
        if (const JsonPlace said = place.may(name); said.exists())
            spell.*number = read_int<std::uint8_t>(said, 0, kMostSpellNumber);
    read_affinity(place.may("affinity"), spell);
    if (const JsonPlace faction = place.may("faction"); faction.exists())
        spell.faction = read_name<Faction>(faction, kFactionNames);
    if (const JsonPlace side = place.may("side"); side.exists())
        spell.side = read_name<SpellSide>(side, kSpellSideNames);
    for (const auto& [name, change] : kSpellChanges)
        if (const JsonPlace said = place.may(name); said.exists())
            spell.*change =
                static_cast<std::int8_t>(said.integer(-kMostSpellChange, kMostSpellChange));
    spell.touching = place.may("touching").boolean();
    spell.sees_hidden = place.may("sees_hidden").boolean();
    spell.switches = place.may("switches").boolean();
    if (const JsonPlace until = place.may("until"); until.exists())
        spell.until = read_name<SpellEnd>(until, kSpellEndNames);
    return spell;
}

std::vector<Spell> read_spell_file(const JsonPlace& place) {
    read_file_header(place, kSpellsFormat);
    place.object({"format", "version", "spells"});
    return read_spells(place.need("spells"));
}

}  // namespace

Json json_of(const std::vector<Spell>& spells) {
    Json json = Json::array();
    for (const Spell& spell : spells) json.push_back(spell_json(spell));
    return json;
}

std::vector<Spell> read_spells(const JsonPlace& place) {
    std::vector<Spell> spells;
    if (!place.exists()) return spells;
    std::set<std::string> ids;
    const std::size_t count = place.array(0, kMostSpells);
    for (std::size_t i = 0; i < count; ++i) {
        spells.push_back(read_spell(place[i]));
        if (!ids.insert(spells.back().id).second)
            place[i].may("id").complain("json.expected_other");
    }
    return spells;
}

Expected<std::vector<Spell>, Error> spells_from_json(std::string_view text) {
    return from_text(text, read_spell_file);
}

}  // namespace six::io
