// Castle sections are built before terrain and figures are set down. [C-CASTLE-37]
#include <algorithm>

#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/proposals/proposals.h"
#include "engine/rules/setup/castle_design.h"
#include "engine/rules/setup/order.h"
#include "engine/state/ask.h"

namespace six {
namespace {

// The seat that is asked, or the next one that has sections to build; false: nobody has.
// [C-CASTLE-37]
bool ask_builder(Laying& c) {
    SetupState& state = c.state;
    while (sections_left(c.agreement, state, state.asked).empty()) {
        state.asked = seat_after(c.agreement, state.asked);
        if (state.asked == state.first_player) return false;
    }
    return true;
}
bool begin_building(Laying& c) {
    return begin_with_first_player(c) && ask_builder(c);
}

Result<Ok> check_building(const SetupAsked& asked, const BuildSection& build) {
    const auto& [agreement, state, seat] = asked;
    const SectionsLeft left = sections_left(agreement, state, seat);
    if (std::find(left.begin(), left.end(), build.figure) == left.end())
        return Illegal{.clause = clause_of_building(agreement),
                       .why = Reason::no_such_section_figure,
                       .n = build.figure};
    return check_section_place(agreement, state, {seat, build.figure, build.at, build.facing});
}

// As a figure without room. [U-SETUP-9]
Result<Ok> check_nothing_to_build(const SetupAsked& asked, const Decline&) {
    const auto& [agreement, state, seat] = asked;
    if (const auto place = find_section_place(agreement, state, seat))
        return Illegal{.clause = "U-SETUP-9",
                       .why = Reason::section_has_place,
                       .where = place->at,
                       .n = place->figure};
    return Ok{};
}

void resolve_building(Laying& c, const BuildSection& build) {
    c.state.sections.push_back({c.state.asked, build.figure, build.at, build.facing});
    c.emit({.kind = EventKind::section_built,
            .clause = clause_of_building(c.agreement),
            .seat = c.state.asked,
            .at = build.at,
            .facing = build.facing,
            .n = build.figure});
    c.step_is_over = !ask_builder(c);
}

// Nothing of it fits any more: what is left stays out of the game. [U-SETUP-9]
void resolve_nothing_to_build(Laying& c, const Decline&) {
    SetupState& state = c.state;
    for (const std::uint8_t figure : sections_left(c.agreement, state, state.asked))
        c.emit({.kind = EventKind::section_left_out,
                .clause = "U-SETUP-9",
                .seat = state.asked,
                .n = figure});
    state.asked = seat_after(c.agreement, state.asked);
    c.step_is_over = state.asked == state.first_player || !ask_builder(c);
}

// Anywhere about his starting area, turned anyhow.
BuildSection any_section(const Agreement& agreement, const SetupState& state, Seat seat,
                         Draw& draw) {
    const SectionsLeft left = sections_left(agreement, state, seat);
    const Area area = starting_area(agreement, state, seat);
    const auto between = [&](Inches low, Inches high) {
        return low + Inches::from_mils(static_cast<std::int32_t>(
                         draw.below(static_cast<std::uint32_t>((high - low).mils() + 1))));
    };
    // One after the other: compilers differ in which argument of a call they evaluate first.
    const std::uint8_t figure = left[draw.below(static_cast<std::uint32_t>(left.size()))];
    const Inches x = between(area.low.x, area.high.x);
    const Inches y = between(area.low.y, area.high.y);
    const auto turn = static_cast<std::int32_t>(draw.below(Facing::kFullTurn));
    return {figure, {x, y}, Facing::from_tenths(turn)};
}

// What makes sense comes last.
void propose_sections_to_build(const SetupAsked& asked, SetupProposals& out) {
    const auto& [agreement, state, seat] = asked;
    if (out.one_in(8)) out.add(any_section(agreement, state, seat, out.draw()));
    if (const auto place = sensible_section(agreement, state, seat, out.draw()))
        out.add(*place);
    else
        out.add(Decline{});
}

}  // namespace

const SetupQuestion questions::build_section{
    .ask = Ask::build_section,
    .clause_now = clause_of_building,
    .begin = begin_building,
    .answers = {kSetupAnswer<BuildSection, check_building, resolve_building>,
                kSetupAnswer<Decline, check_nothing_to_build, resolve_nothing_to_build>},
    .propose = propose_sections_to_build};

}  // namespace six
