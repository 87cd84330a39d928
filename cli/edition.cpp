#include "cli/edition.h"

#include <cassert>
#include <string>

#include "engine/rulesets/pages.h"
#include "io/format/figure_set.h"

namespace six::cli {

const Ruleset& page_of(const Arguments& args) {
    const std::string_view name = args.value_or("edition", name_of(kUsualEdition));
    std::size_t edition = 0;
    while (kEditionNames[edition] != name) ++edition;
    const Ruleset* page = six::page_of(static_cast<Edition>(edition));
    assert(page != nullptr && "only editions with a page are offered");
    return *page;
}

Agreement agreement_on(const Arguments& args, const Ruleset& rules, const Catalog& figures,
                       const io::Map& map, std::uint8_t seats, std::uint16_t points) {
    Agreement agreement;
    agreement.rules = &rules;
    agreement.options = OptionValues(rules.edition);
    agreement.catalog = io::complete_for(rules.edition, figures);
    agreement.field_size = map.field.size;
    agreement.fixed_terrain = map.field.pieces;
    agreement.terrain_is_fixed = true;
    agreement.seat_count = seats;
    agreement.build_total = points;
    if (args.has("siege")) agreement.defender = Seat{1};
    return agreement;
}

int check_edition(const Arguments& args, std::ostream& err) {
    const Ruleset& rules = page_of(args);
    const std::uint64_t points = args.number_or("points", rules.usual.build_total);
    const std::uint64_t step = rules.actions.points_per_action;
    if (points % step != 0)
        return usage(args, err, "cli.battle.points_step",
                     {{"n", std::to_string(points)}, {"step", std::to_string(step)}});
    if (const std::uint64_t most = rules.usual.most_of_bots; points > most)
        return usage(args, err, "cli.battle.points_most",
                     {{"n", std::to_string(points)}, {"most", std::to_string(most)}});
    if (args.has("siege") && !rules.siege.exists()) return usage(args, err, "cli.siege.not_here");
    return kSuccess;
}

}  // namespace six::cli
