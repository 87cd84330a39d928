#include "tests/support/foreign_figures.h"

#include <array>
#include <sstream>

namespace six::fixture {
namespace {

constexpr std::array kStats = {"speed", "attack", "defense", "damage"};
constexpr std::array kColumns = {"Speed", "Attack", "Defense", "Damage"};

std::string usual_community_dial() {
    return community_slot(0, "8 9 15 3", R"(null|{"id": 126, "name": "Weapon Master"}|null|null)") +
           "," +
           community_slot(1, "8 8 14 2", R"(null|null|{"id": 87, "name": "Battle Armor"}|null)") +
           "," +
           community_slot(2, "6 0 12 0", R"(null|null|null|{"id": 95, "name": "Demoralized"})");
}

std::string usual_feed_dial() {
    std::string dial = feed_slot(1, "8 9 15 3", "91 85 85 120") + "," +
                       feed_slot(2, "8 8 14 2", "85 85 87 85") + "," +
                       feed_slot(3, "6 7 12 1", "85 85 85 95");
    for (int slot = 4; slot <= 12; ++slot)
        dial += "," + feed_slot(slot, "Dead Dead Dead Dead", "93 93 93 93");
    return dial;
}

}  // namespace

std::string community_slot(int number, const std::string& values, const std::string& marks) {
    std::istringstream value(values), mark(marks);
    std::string slot = "{\"click\": " + std::to_string(number), abilities;
    for (const char* const stat : kStats) {
        std::string one;
        value >> one;
        slot += ", \"" + std::string(stat) + "\": " + one;
        std::getline(mark, one, '|');
        abilities += (abilities.empty() ? "\"" : ", \"") + std::string(stat) + "\": " + one;
    }
    return slot + ", \"abilities\": {" + abilities + "}}";
}

std::string community_record(const ForeignFigure& figure) {
    const std::string dial = figure.dial.empty() ? usual_community_dial() : figure.dial;
    const std::string behind = figure.stars.empty() ? "" : " - " + figure.stars;
    return R"({"id": 1, "short_name": ")" + figure.name + R"(", "name": ")" + figure.name + behind +
           R"(", "faction": ")" + figure.faction + R"(", "rank": ")" + figure.rank +
           R"(", "rarity": "1", "points": )" + figure.points + R"(, "figure_number": ")" +
           figure.number +
           R"(", "range": 8, "targets": 1, "arc_raw": "180", "starting_click": 0, "mounted": false, "dial": [)" +
           dial + "]}";
}

std::string community_file(const std::string& set, const std::string& records) {
    return R"({"expansion": ")" + set + R"(", "source": "made up", "count": 1, "figures": [)" +
           records + "]}";
}

std::string feed_slot(int number, const std::string& values, const std::string& marks) {
    std::istringstream value(values), mark(marks);
    const std::string click = "\"Model.Dial.Clicks.Click.";
    std::string slot = "{" + click + "ClickNumber\": \"" + std::to_string(number) + "\"";
    for (const char* const column : kColumns) {
        std::string one;
        value >> one;
        slot += ", " + click + column + "\": \"" + one + "\"";
        mark >> one;
        slot += ", " + click + column + "AbilityId\": \"" + one + "\"";
    }
    return slot + "}";
}

std::string feed_record(const ForeignFigure& figure) {
    const std::string dial =
        "{\"Clicks\": [" + (figure.dial.empty() ? usual_feed_dial() : figure.dial) + "]}";
    std::string dials = dial;
    for (std::size_t i = 1; i < figure.dials; ++i) dials += ", " + dial;
    const std::string set = figure.set.empty() ? "" : R"("Model.Set": ")" + figure.set + R"(", )";
    return R"({"Model.ModelId": "7", "Model.Name": ")" + figure.name + R"(", )" + set +
           R"("Model.Rank": ")" + figure.rank + R"(", "Model.UnitCost": ")" + figure.points +
           R"(", "Model.FigureNumber": ")" + figure.number +
           R"(", "Model.Range": "8", "Model.Arc": "90", "Model.Factions": ")" + figure.faction +
           R"(", "Model.BaseType": ")" + figure.base + R"(", "Dials": [)" + dials + "]}";
}

std::string feed_file(const std::string& records) {
    return "{\"Models\": [" + records + "]}";
}

std::string many_community_records(std::size_t count) {
    std::string records;
    for (std::size_t i = 0; i < count; ++i) {
        ForeignFigure figure;
        figure.name = "Piper " + std::to_string(i);
        figure.number = std::to_string(i + 1);
        records += (i > 0 ? ",\n" : "") + community_record(figure);
    }
    return records;
}

std::string many_feed_records(std::size_t count) {
    std::string records;
    for (std::size_t i = 0; i < count; ++i) {
        ForeignFigure figure;
        figure.name = "Piper " + std::to_string(i);
        figure.number = std::to_string(i + 1);
        records += (i > 0 ? ",\n" : "") + feed_record(figure);
    }
    return records;
}

}  // namespace six::fixture
