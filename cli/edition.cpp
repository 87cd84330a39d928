#include "cli/edition.h"

#include <cassert>
#include <string>

#include "cli/terminal.h"
#include "engine/rulesets/pages.h"
#include "io/format/figure_set.h"
#include "io/rules/rule_catalog.h"

namespace six::cli {
namespace {

std::vector<std::string> played_by_name() {
    std::vector<std::string> names;
    for (const char* name : kEditionNames)
        if (io::played_editions().holds(*io::edition_named(name))) names.emplace_back(name);
    return names;
}

}  // namespace

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

std::optional<EditionPair> edition_pair(const Arguments& args, std::ostream& err) {
    const auto value = args.value("editions");
    if (!value) return std::nullopt;
    const auto refuse = [&](std::string_view key, std::string_view word) {
        std::string list;
        for (const std::string& name : played_by_name()) list += (list.empty() ? "" : ", ") + name;
        usage(args, err, key, {{"word", printable(word)}, {"list", list}});
        return std::nullopt;
    };
    const std::size_t comma = value->find(',');
    if (comma == std::string_view::npos || value->find(',', comma + 1) != std::string_view::npos)
        return refuse("cli.editions.two", *value);
    EditionPair pair{};
    for (std::size_t i = 0; i < pair.size(); ++i) {
        const std::string_view name = i == 0 ? value->substr(0, comma) : value->substr(comma + 1);
        const auto edition = io::edition_named(name);
        if (!edition) return refuse("cli.editions.unknown", name);
        if (!io::played_editions().holds(*edition)) return refuse("cli.editions.unplayed", name);
        pair[i] = *edition;
    }
    if (pair[0] == pair[1]) return refuse("cli.editions.same", name_of(pair[0]));
    return pair;
}

std::vector<std::string> all_edition_pairs() {
    std::vector<std::string> pairs;
    for (const std::string& one : played_by_name())
        for (const std::string& other : played_by_name())
            if (one != other) pairs.emplace_back(one).append(",").append(other);
    return pairs;
}

}  // namespace six::cli
