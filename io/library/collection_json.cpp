#include "io/library/collection_json.h"

#include "io/answers/library_answers.h"
#include "io/library/collection.h"

namespace six::io {
namespace {

using answers::Number;

std::optional<std::string> unless_own(const std::string& name) {
    if (name.empty()) return std::nullopt;
    return name;
}

}  // namespace

std::size_t figure_count(const Army& army) {
    std::size_t count = 0;
    for (const ArmyEntry& entry : army.figures) count += entry.count;
    return count;
}

std::string armies_list_json(const std::vector<std::string>& ids) {
    answers::ArmiesListed told;
    for (const std::string& id : ids) {
        const Army& army = collected_armies().at(id);
        told.armies.push_back({.id = id,
                               .name = army.name,
                               .edition = army.edition,
                               .build_total = army.build_total,
                               .figures = static_cast<Number>(figure_count(army))});
    }
    return json_text(told, 2) + '\n';
}

std::string setups_list_json() {
    answers::SetupsListed told;
    for (const auto& [id, setup] : collected_setups()) {
        answers::ListedSetup& one =
            told.setups.emplace_back(answers::ListedSetup{.id = id,
                                                          .name = setup.name,
                                                          .edition = setup.edition,
                                                          .build_total = setup.build_total,
                                                          .map = unless_own(setup.map)});
        for (const SetupSeat& seat : setup.seats)
            one.seats.push_back({.player = seat.player, .army = unless_own(seat.army)});
    }
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
