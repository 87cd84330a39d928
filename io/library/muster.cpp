#include "io/library/muster.h"

#include <optional>
#include <set>

#include "engine/game/setup.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/state/law.h"
#include "io/format/figure_set.h"
#include "io/format/files.h"
#include "io/language/names.h"
#include "io/library/army_check.h"

namespace six::io {
namespace {

// The rules judge; here it is only said where in the file the reason stands.
Error refused_army(const Army& army, const Agreement& agreement, const Illegal& illegal) {
    std::string where = "/figures";
    if (illegal.why == Reason::bad_build_total) where = "/build_total";
    if (illegal.why == Reason::no_companies_in_edition) where = "/company";
    if (illegal.why == Reason::unique_twice)
        for (std::size_t i = 0; i < army.figures.size(); ++i)
            if (warrior_named(agreement.catalog, army.figures[i].id).n == illegal.n)
                where = place_of_figure(i, army.figures[i].count > 1 ? "count" : "id");
    const Clause clause = cited(*agreement.rules, illegal.clause);
    std::vector<Argument> arguments = {{"n", std::to_string(illegal.n)},
                                       {"m", std::to_string(illegal.m)},
                                       {"clause", std::string(clause.id())}};
    if (illegal.why == Reason::army_too_expensive)
        arguments.push_back({"over", std::to_string(illegal.n - illegal.m)});
    if (illegal.why == Reason::unique_twice)
        arguments.push_back(
            {"id", agreement.catalog.warriors[static_cast<std::size_t>(illegal.n)].id});
    return {where, "army." + std::string(name_of(illegal.why)), std::move(arguments)};
}

}  // namespace

// A figure's levels stand together in its file, so a new name begins its next object.
Expected<Catalog, Error> joined(Catalog known, const Catalog& more) {
    std::set<std::string> ids;
    for (const Warrior& warrior : known.warriors) ids.insert(figure_id(warrior));
    std::size_t object = 0;
    for (std::size_t i = 0; i < more.warriors.size(); ++i) {
        const std::string& id = figure_id(more.warriors[i]);
        if (i > 0 && id != figure_id(more.warriors[i - 1])) ++object;
        if (ids.contains(id))
            return Error{
                place_of_figure(object, "id"), "json.expected_other", {{"found", '"' + id + '"'}}};
    }
    known.warriors.insert(known.warriors.end(), more.warriors.begin(), more.warriors.end());
    return known;
}

Expected<ChooseArmy, Error> muster(const Army& army, const Agreement& agreement, Seat seat) {
    if (const auto sound = check_build_total(*agreement.rules, army.build_total); !sound)
        return refused_army(army, agreement, sound.error());
    ChooseArmy chosen;
    for (std::size_t i = 0; i < army.figures.size(); ++i) {
        const WarriorId id = warrior_named(agreement.catalog, army.figures[i].id);
        if (!id.exists()) return unknown_figure(army, i, agreement.catalog);
        for (std::uint16_t n = 0; n < army.figures[i].count; ++n) {
            chosen.too_many = chosen.too_many || chosen.warriors.full();
            if (chosen.too_many) continue;
            for (const std::string& name : army.figures[i].items) {
                auto item = item_named(agreement.catalog, name);
                if (!item) return Error{place_of_figure(i, "items"), "json.expected_item", {}};
                chosen.too_many = chosen.too_many || chosen.items.full();
                item->figure = static_cast<std::uint8_t>(chosen.warriors.size());
                if (!chosen.items.full()) chosen.items.push_back(*item);
            }
            chosen.warriors.push_back(id);
        }
    }
    if (!army.company.empty()) {
        const CompanyId company = company_named(agreement.catalog, army.company);
        if (!company.exists()) return unknown_company(army, agreement.catalog);
        chosen.companies.push_back(company);
    }
    SetupState beginning;
    beginning.asked = seat;
    if (const auto legal = check(agreement, beginning, seat, chosen); !legal)
        return refused_army(army, agreement, legal.error());
    return chosen;
}

}  // namespace six::io
