#include "engine/rulesets/domains.h"

namespace six {
namespace {

struct DomainRow {
    Domain domain;
    DomainFacts facts;
};
using enum Domain;

constexpr DomainRow kDomainRows[] = {
    {smoke_and_fog,
     {.clause = "V-DOM-8",
      .cancelled_by = domains_of(erratic_winds, twister),
      .most_range = 8_in,
      .bars = &AbilityFacts::precise}},
    {darkness, {.clause = "V-DOM-9", .most_range = 6_in, .bars = &AbilityFacts::double_time}},
    {rain_and_mud,
     {.clause = "V-DOM-10",
      .precipitation = true,
      .cancelled_by = domains_of(blasted_lands),
      .most_speed = 8_in,
      .bars = &AbilityFacts::surges}},
    {downpour,
     {.clause = "V-DOM-11",
      .precipitation = true,
      .cancelled_by = domains_of(heat_wave),
      .most_speed = 6_in,
      .bars = &AbilityFacts::soars}},
    {erratic_winds, {.clause = "V-DOM-12", .doubles_drift = true}},
    {storm_gale,
     {.clause = "V-DOM-13",
      .cancelled_by = domains_of(smoke_and_fog),
      .structure = -1,
      .no_ranged_actions = true}},
    {heat_wave,
     {.clause = "V-DOM-14", .cancelled_by = domains_of(cold_snap), .kills_demoralized = true}},
    {cold_snap,
     {.clause = "V-DOM-15",
      .cancelled_by = domains_of(blasted_lands, inferno),
      .most_range_in_rain = 6_in,
      .clears_water = true}},
    {magestone_storm,
     {.clause = "V-DOM-16",
      .cancelled_by = domains_of(magestone_strip_mine, wylden_forest, ley_burn),
      .storms = true}},
    {clear_skies, {.clause = "V-DOM-17", .clears_weather = true}},
    {border_town,
     {.clause = "V-DOM-18",
      .kind = DomainKind::terrain,
      .cancelled_by = domains_of(magestone_strip_mine, earthquake),
      .structure = 1}},
    // Of these only what they cancel is known, and no kind by which clear skies would cancel them.
    {twister, {.clause = "V-DOM-7", .kind = DomainKind::catastrophe}},
    {blasted_lands, {.clause = "V-DOM-7", .kind = DomainKind::terrain}},
    {inferno, {.clause = "V-DOM-7", .kind = DomainKind::catastrophe}},
    {magestone_strip_mine, {.clause = "V-DOM-7", .kind = DomainKind::terrain}},
    {wylden_forest, {.clause = "V-DOM-7", .kind = DomainKind::terrain}},
    {ley_burn, {.clause = "V-DOM-7", .kind = DomainKind::catastrophe}},
    {earthquake, {.clause = "V-DOM-7", .kind = DomainKind::catastrophe}},
};

}  // namespace

constinit const DomainTable kSecondEditionDomains = [] {
    DomainTable table{};
    for (const DomainRow& row : kDomainRows)
        table[static_cast<std::size_t>(row.domain)] = row.facts;
    return table;
}();

}  // namespace six
