// Which section of a large figure: an attack affects, takes clicks. [LRG-ATK-11, LRG-PUSH-3,
// C-MULTI-11]
#include "engine/rules/invariant.h"
#include "engine/rules/proposals/offers.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/question.h"
#include "engine/rules/sections.h"
#include "engine/state/ask.h"

namespace six {
namespace {

std::string_view wrong_with_struck(const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    const Figure& figure = state[frame.figure];
    if (!are_sections_of(table, figure, frame.sections)) return "a choice of no section";
    const Seat attacker = state[state.action.plan.who].owner;
    if (frame.seat != figure.owner && frame.seat != attacker) return "a choice of somebody else";
    return {};
}

std::string_view wrong_with_due_clicks(const Asked& asked) {
    const auto& [table, state, frame, sender] = asked;
    const Figure& figure = state[frame.figure];
    if (!are_sections_of(table, figure, frame.sections)) return "a choice of no section";
    if ((frame.sections & ~active_sections(table, figure).bits) != 0)
        return "clicks for an inactive section";
    if (frame.seat != figure.owner) return "a choice of somebody else";
    return wrong_with_clicks(table, frame);
}

// Clicks that only one section can still take. [C-MULTI-11]
std::optional<BattleCommand> only_section(const Asked& asked) {
    const std::uint8_t sections = asked.frame.sections;
    if (__builtin_popcount(sections) != 1) return std::nullopt;
    return ChooseSection{asked.frame.figure, static_cast<std::uint8_t>(__builtin_ctz(sections))};
}

}  // namespace

int clicks_left(const Table& table, const Figure& figure, std::size_t section) {
    const Dial& dial = warrior_of(table, figure).dials[section];
    int clicks = 0;
    for (std::size_t i = figure.clicks[section]; i < dial.clicks.size(); ++i, ++clicks)
        if (dial.clicks[i].skulls() >= table.rules->combat.skulls_to_eliminate) break;
    return clicks;
}

std::uint8_t usual_section(const Table& table, const State& state, const Decision& owed) {
    const Figure& figure = state[owed.who];
    const bool own = figure.owner == owed.seat;
    const bool attacked = owed.ask == Ask::choose_section;
    auto best = static_cast<std::uint8_t>(__builtin_ctz(owed.sections));
    int best_left = 0;
    for (std::uint8_t i = best; i < kMaxDials; ++i) {
        if (!(owed.sections >> i & 1)) continue;
        const int left = clicks_left(table, figure, i);
        if (left == 0) continue;
        if (own && attacked && !check_section(table, state, state.action.plan, owed.who, i))
            return i;
        const bool most = own && owed.ask != Ask::heal_section;
        const bool better = most ? left > best_left : left < best_left;
        if (best_left != 0 && !better) continue;
        best = i;
        best_left = left;
    }
    return best;
}

std::optional<BattleCommand> usual_choice(const Asked& asked) {
    const Frame& frame = asked.frame;
    const Decision owed{
        .ask = frame.ask, .seat = frame.seat, .who = frame.figure, .sections = frame.sections};
    return ChooseSection{frame.figure, usual_section(asked.table, asked.state, owed)};
}

void propose_sections(const Asked& asked, Proposals& out) {
    for (std::uint8_t n = 0; n < kMaxDials; ++n)
        if (asked.frame.sections >> n & 1) out.add(ChooseSection{asked.frame.figure, n});
}

void offer_sections(const Asked& asked, Offers& out) {
    for (std::uint8_t n = 0; n < kMaxDials; ++n)
        if (asked.frame.sections >> n & 1)
            out.add(ChooseSection{asked.frame.figure, n},
                    {.key = "section", .which = kSectionNames[n]});
}

std::uint8_t sections_of_frame(const Asked& asked) {
    return asked.frame.sections;
}

Clause clause_of_choice_now(const Asked& asked) {
    return clause_of_choice(asked.table, asked.state, asked.frame);
}

const Question questions::choose_section{
    .ask = Ask::choose_section,
    .clause_now = clause_of_choice_now,
    .answers = {kAnswer<ChooseSection, check_choose_section, resolve_choose_section>},
    .sections = sections_of_frame,
    .usual = usual_choice,
    .propose = propose_sections,
    .offer = offer_sections,
    // On a border perhaps before the action is given. [MDW-RATK-6]
    .also_beside =
        [](const Table& table) {
            return table.options[Option::borderline_forbidden_section] ==
                   opt::borderline_forbidden_section::defender_picks_action_kept;
        },
    .of_attack = always_of_attack,
    .wrong = wrong_with_struck};

const Question questions::take_clicks{
    .ask = Ask::take_clicks,
    .clause_now = clause_of_choice_now,
    .answers = {kAnswer<ChooseSection, check_choose_section, resolve_choose_section>},
    .sections = sections_of_frame,
    .moot_without_it = true,
    .only = only_section,
    .usual = usual_choice,
    .propose = propose_sections,
    .offer = offer_sections,
    .moment = Moment::either,
    .wrong = wrong_with_due_clicks};

}  // namespace six
