// Figures and armies of files brought together: the part of files.h that asks the rules.
#include "engine/game/setup.h"
#include "engine/rules/playable.h"
#include "io/files.h"
#include "io/nearest.h"

namespace six::io {
namespace {

WarriorId warrior_named(const Catalog& catalog, std::string_view id) {
    for (std::size_t i = 0; i < catalog.warriors.size(); ++i)
        if (catalog.warriors[i].id == id) return WarriorId{static_cast<std::uint16_t>(i)};
    return {};
}

std::string place_of(std::size_t entry, std::string_view field) {
    return "/figures/" + std::to_string(entry) + "/" + std::string(field);
}

Error unknown_figure(const Army& army, std::size_t entry, const Catalog& catalog) {
    std::vector<std::string_view> known;
    for (const Warrior& warrior : catalog.warriors) known.push_back(warrior.id);
    return {place_of(entry, "id"),
            "army.unknown_figure",
            {{"found", army.figures[entry].id},
             {"near", nearest_words(army.figures[entry].id, known)}}};
}

// The rules judge; here it is only said where in the file the reason stands.
Error refused(const Army& army, const Agreement& agreement, const Illegal& illegal) {
    std::string where = "/figures";
    if (illegal.why == Reason::bad_build_total) where = "/build_total";
    if (illegal.why == Reason::unique_twice)
        for (std::size_t i = 0; i < army.figures.size(); ++i)
            if (warrior_named(agreement.catalog, army.figures[i].id).n == illegal.n)
                where = place_of(i, "count");
    return {where,
            "army." + std::string(name_of(illegal.why)),
            {{"n", std::to_string(illegal.n)},
             {"m", std::to_string(illegal.m)},
             {"clause", std::string(illegal.clause.id())}}};
}

}  // namespace

Expected<Catalog, Error> joined(Catalog known, const Catalog& more) {
    for (std::size_t i = 0; i < more.warriors.size(); ++i)
        if (warrior_named(known, more.warriors[i].id).exists())
            return Error{place_of(i, "id"),
                         "json.expected_other",
                         {{"found", '"' + more.warriors[i].id + '"'}}};
    known.warriors.insert(known.warriors.end(), more.warriors.begin(), more.warriors.end());
    return known;
}

Expected<ChooseArmy, Error> muster(const Army& army, const Agreement& agreement) {
    if (const auto sound = check_build_total(*agreement.rules, army.build_total); !sound)
        return refused(army, agreement, sound.error());
    ChooseArmy chosen;
    for (std::size_t i = 0; i < army.figures.size(); ++i) {
        const WarriorId id = warrior_named(agreement.catalog, army.figures[i].id);
        if (!id.exists()) return unknown_figure(army, i, agreement.catalog);
        for (std::uint16_t n = 0; n < army.figures[i].count; ++n) {
            chosen.too_many = chosen.too_many || chosen.warriors.full();
            if (!chosen.too_many) chosen.warriors.push_back(id);
        }
    }
    const SetupState beginning;  // the first seat is asked for its army
    if (const auto legal = check(agreement, beginning, beginning.asked, chosen); !legal)
        return refused(army, agreement, legal.error());
    return chosen;
}

}  // namespace six::io
