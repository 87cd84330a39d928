#include "host/desk_hints.h"

#include <algorithm>
#include <string>
#include <vector>

#include "io/command_text.h"

namespace six::host {

Json hints_json(const Voice& voice, const Sitting& sitting, std::size_t count) {
    const PlayGame& game = voice.game();
    Json hints = Json::array();
    const Decision owed = game.owed();
    if (owed.ask == Ask::nothing || owed.by_chance()) return {{"hints", hints}};
    std::vector<Command> found;
    sim::Rng draw = game.thoughts();
    game.game().propose(count, draw, found);
    found.insert(found.begin(), sitting.bots_answer());
    std::vector<std::string> known;
    for (const Command& command : found) {
        const std::string text = voice.command(command);
        if (hints.size() >= count || std::find(known.begin(), known.end(), text) != known.end())
            continue;
        known.push_back(text);
        const Explanation explained = game.game().explain(owed.seat, command);
        Json chances;
        if (explained.dice > 0)
            chances = {{"chances", explained.chances}, {"of", explained.dice == 2 ? 36 : 6}};
        hints.push_back({{"command", text},
                         {"said", io::print_command(command, voice.said(), game.catalog())},
                         {"chances", std::move(chances)}});
    }
    return {{"hints", std::move(hints)}};
}

}  // namespace six::host
