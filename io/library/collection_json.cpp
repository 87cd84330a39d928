#include "io/library/collection_json.h"

#include "io/library/collection.h"
#include "io/text/json.h"

namespace six::io {
namespace {

Json name_or_null(const std::string& name) {
    return name.empty() ? Json() : Json(name);
}

}  // namespace

std::size_t figure_count(const Army& army) {
    std::size_t count = 0;
    for (const ArmyEntry& entry : army.figures) count += entry.count;
    return count;
}

std::string armies_list_json(const std::vector<std::string>& ids) {
    Json list = Json::array();
    for (const std::string& id : ids) {
        const Army& army = collected_armies().at(id);
        list.push_back({{"id", id},
                        {"name", army.name},
                        {"edition", name_of(army.edition)},
                        {"build_total", army.build_total},
                        {"figures", figure_count(army)}});
    }
    return Json{{"armies", std::move(list)}}.dump(2) + '\n';
}

std::string setups_list_json() {
    Json list = Json::array();
    for (const auto& [id, setup] : collected_setups()) {
        Json seats = Json::array();
        for (const SetupSeat& seat : setup.seats)
            seats.push_back({{"player", seat.player}, {"army", name_or_null(seat.army)}});
        list.push_back({{"id", id},
                        {"name", setup.name},
                        {"edition", name_of(setup.edition)},
                        {"build_total", setup.build_total},
                        {"map", name_or_null(setup.map)},
                        {"seats", std::move(seats)}});
    }
    return Json{{"setups", std::move(list)}}.dump(2) + '\n';
}

}  // namespace six::io
