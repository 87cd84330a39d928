// What spells that lie add to values. [V-SPELL-8, V-MOD-2]
#include "engine/messages/term.h"
#include "engine/rules/sorcery/spells.h"
#include "engine/rules/sources.h"

namespace six {
namespace {

// To one of these sections.
template <class Of>
void add_of_spells(const Of& of, const Figure& figure, FigureId who, SectionSet sections,
                   std::int8_t Spell::*change, Term term, Sum& out) {
    const std::int32_t unit = is_length(term) ? (1_in).mils() : 1;
    const auto add = [&](const Spell& spell, const Marker& marker) {
        if (spell.*change == 0) return;
        const bool of_friend = marker.kind == MarkerKind::enchantment && is_large(of.table, figure);
        out.put(term, spell.*change * unit, of_friend ? Clause("MDW-SA-8") : Clause("V-SPELL-8"),
                who);
    };
    for_each_spell_on(of.table, of.state, figure, sections, add);
}

}  // namespace

void sources::attack_of_spells(const Strike& strike, Sum& out) {
    add_of_spells(strike, strike.attacker, strike.plan.who, one_section(strike.section),
                  &Spell::attack, Term::spell, out);
}
void sources::defense_of_spells(const Strike& strike, Sum& out) {
    add_of_spells(strike, strike.figure, strike.who, one_section(strike.figure.struck),
                  &Spell::defense, Term::spell, out);
}
void sources::damage_of_spells(const Strike& strike, Sum& out) {
    if (strike.shares.target)
        add_of_spells(strike, strike.attacker, strike.plan.who, one_section(strike.section),
                      &Spell::damage, Term::spell, out);
}
void sources::speed_of_spells(const Movement& movement, Sum& out) {
    const SectionSet sections = movement.large ? SectionSet{movement.sections} : one_section(0);
    add_of_spells(movement, movement.figure, movement.who, sections, &Spell::speed,
                  Term::spell_length, out);
}
void sources::range_of_spells(const Shot& shot, Sum& out) {
    add_of_spells(shot, shot.firer, shot.who, one_section(shot.section), &Spell::range,
                  Term::spell_length, out);
}

}  // namespace six
