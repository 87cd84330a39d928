// Sections of large figures: which one an attack affects, who chooses where that is in doubt, and
// which one takes clicks that were aimed at none. [LRG-ATK, DRG-ATK, LRG-PUSH, C-MULTI-11,
// C-MULTI-12]
#pragma once

#include <optional>

#include "engine/messages/decision.h"
#include "engine/messages/explanation.h"
#include "engine/messages/illegal.h"
#include "engine/rules/damage.h"
#include "engine/rules/question.h"

namespace six {

struct ChooseSection;

// What an attack meets of a large figure: the sections the primary attacker touches, or its line of
// fire crosses, or those that the target of a splash touches. [LRG-ATK-5 to LRG-ATK-8]
SectionSet sections_met(const Table&, const State&, const AttackPlan&, FigureId affected);
// May the attack affect this section, as far as that depends on the section: friends that touch it,
// Stealth, Limited Invisibility, Magic Immunity. [LRG-ATK-9, LRG-ATK-13] What is only splashed
// was not attacked, and may be. [FAQ-FL-1]
Result<Ok> check_section(const Table&, const State&, const AttackPlan&, FigureId affected,
                         std::size_t section);
// The same for the whole of a large target when the attack is declared: on a border of a dragon
// both sections must be open to it, and one that is inactive must leave another to attack.
// [DRG-ATK-13, LRG-ATK-4]
Result<Ok> check_sections(const Table&, const State&, const AttackPlan&, FigureId target);

// What the attack would affect of a large figure, before anybody chooses.
ExplainedSection section_ahead(const Table&, const State&, const AttackPlan&, FigureId affected);

// A shot at the border of two sections, one of which it may not affect: where such an attack does
// not take place the player of the target picks before anything is given. The next target that is
// still to be picked for; none. [MDW-RATK-5, MDW-RATK-6]
FigureId border_to_pick(const Table&, const State&, const AttackPlan&, std::uint8_t picked);
void ask_on_border(Context&, const AttackPlan&, FigureId target);
// It was tried already and did not take place: not again before another action. [MDW-RATK-7]
void pick_on_border(Context&, const Frame& asked, const ChooseSection&);
bool is_picked(const State&, FigureId target);
bool was_refused_on_border(const State&, const AttackPlan&);
void forget_refusals(State&);  // another action is given

// Declared: every large figure it affects is struck in one section; where two are met its player
// chooses, in place of an inactive one the attacker. [LRG-ATK-1, LRG-ATK-3, LRG-ATK-11]
void settle_sections(Context&);
// Which text asks it: the attacker in place of an inactive section, the owner on a border, or whose
// clicks are to be placed or healed. [LRG-ATK-3, LRG-ATK-11, DRG-ATK-12, LRG-PUSH-3, LRG-SA-5]
Clause clause_of_choice(const Table&, const State&, const Frame&);
// Answers choose_section and take_clicks; heal_section is checked here and answered in
// begin_turn.h.
Result<Ok> check_choose_section(const Table&, const State&, const ChooseSection&);
void resolve_choose_section(Context&, const Frame& asked, const ChooseSection&);

// Clicks that no section was named for: those of a touch go to a section that is touched, others to
// any; an inactive one takes none. [C-MULTI-11, LRG-DIAL-6] The section if there is no choice.
std::optional<std::uint8_t> section_for_clicks(const Table&, const Figure&, SectionSet met);
// Turns the dial at once, or asks the owner which one. [LRG-PUSH-3]
void click_some_section(Context&, Volley&, const Clicks&, SectionSet met);

// Answers choose_section, take_clicks and heal_section. Of one's own figure: a
// section on which the attack is lost, else the one with the most clicks left; of another's, and of
// those that may be healed, the one with the fewest. [LRG-ATK-12] An inactive one only where there
// is no other.
std::uint8_t usual_section(const Table&, const State&, const Decision&);

// The clicks that are left before three skulls make the section inactive. [LRG-DIAL-5]
int clicks_left(const Table&, const Figure&, std::size_t section);

// What the questions about sections have in common.
std::optional<BattleCommand> usual_choice(const Asked&);
void propose_sections(const Asked&, Proposals&);
void offer_sections(const Asked&, Offers&);
std::uint8_t sections_of_frame(const Asked&);
Clause clause_of_choice_now(const Asked&);

}  // namespace six
