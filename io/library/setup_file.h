// A battle as somebody thought it out: edition, battlefield, who sits where with which army, and
// what the players agreed. One file is all that `play --setup` needs (docs/formats.md).
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "engine/messages/command.h"
#include "engine/state/setup.h"
#include "io/format/files.h"
#include "io/text/error.h"

namespace six::io {

inline constexpr std::array kPlayerNames = {"human", "simple", "random"};

struct SetupSeat {
    std::string player = "human";  // one of kPlayerNames
    std::uint8_t team = 0;
    std::string army;             // of the collection; empty: its own, or whichever is chosen
    std::optional<Army> own;      // its build total is that of the set-up
    std::vector<Domain> domains;  // that come with the army [V-DOM-4]

    friend bool operator==(const SetupSeat&, const SetupSeat&) = default;
};

struct SetupFile {
    std::string name;
    Edition edition = kNoEdition;
    std::uint16_t build_total = 200;
    std::string map;  // of the collection; empty: its own
    std::optional<Map> own_map;
    OptionValues options;
    std::vector<SetupSeat> seats;
    Seat defender{};  // of a siege [C-SIEGE-2]
    std::optional<std::uint64_t> seed;

    friend bool operator==(const SetupFile&, const SetupFile&) = default;
};

Expected<SetupFile, Error> setup_from_json(std::string_view text);
// Here a map or an army may also be the name of a file beside this one: "mine.json".
Expected<SetupFile, Error> load_setup(const std::string& file);
std::string setup_file(const SetupFile&);

// data/setups, by the name of the file without its ending.
const std::map<std::string, SetupFile, std::less<>>& collected_setups();

// The table as it will be laid, and the armies that were named: asked of the rules, whose reason is
// said in this language.
struct SetupGame {
    Agreement agreement;
    std::string map_name;
    std::array<std::optional<ChooseArmy>, kMaxSeats> armies;
    std::array<std::string, kMaxSeats> army_names;
};
Expected<SetupGame, Error> lay_out(const SetupFile&, const Catalog&, Language);

}  // namespace six::io
