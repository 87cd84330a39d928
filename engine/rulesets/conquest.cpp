#include "engine/rulesets/conquest.h"

#include "engine/rulesets/unlimited.h"
#include "engine/state/table.h"

namespace six {
namespace {

bool reads_option(Option option) {
    switch (option) {
        case Option::turn_limit:
            return false;  // its own: c_turn_limit
        case Option::c_start_area:
        case Option::c_turn_limit:
        case Option::c_formation_size:
        case Option::c_dem_section:
        case Option::c_castle_actions:
        case Option::c_siege_area:
            return true;
        default:
            return reads_unlimited_option(option);
    }
}

// Who is unique, a titan or has more than one dial keeps what is printed. [C-CONQ-2, C-TITAN-6,
// C-MULTI-5]
bool all_round(const Warrior& warrior) {
    return warrior.rank != Rank::unique && warrior.kind == FigureKind::warrior;
}

// Unlimited, and what differs.
constexpr Ruleset conquest() {
    Ruleset page = kUnlimited;
    page.edition = Edition::conquest;
    page.id = "conquest-2002-12";
    page.version = 3;
    page.points_per_action = 400;  // [C-TURN-1]
    page.usual_build_total = 2000;
    page.table_size = {72_in, 36_in};  // [C-CONQ-1]
    page.area_depth = [](const OptionValues& options) {
        return options.inches(Option::c_start_area);  // [C-CONQ-6]
    };
    page.formations = {.movement = {3, 10}, .ranged = {3, 10}, .close = {2, 5}};  // [C-TURN-9]
    page.turn_limit = Option::c_turn_limit;
    page.turn_limit_by = "C-TURN-11";
    page.no_capture = "C-CONQ-7";
    page.demoralized_leave = "C-CONQ-3";
    page.command_gives_action = "C-TURN-2";
    page.deploys_by_halves = "C-CONQ-4";
    page.long_edges_only = "C-CONQ-6";
    page.sides_share_area = "C-CONQ-13";
    page.sections_in_area = "C-CASTLE-37";
    page.siege = "C-SIEGE-2";
    page.all_round = all_round;
    page.kinds = &kConquestKinds;
    page.reads_option = reads_option;
    return page;
}

}  // namespace

constinit const Ruleset kConquest = conquest();

}  // namespace six
