#include "host/desk_hints.h"

#include "io/command_text.h"

namespace six::host {

Json hints_json(const Voice& voice, const Sitting& sitting, std::size_t count) {
    const PlayGame& game = voice.game();
    Json hints = Json::array();
    for (const Command& command : sitting.hints(count)) {
        const Explanation explained = game.game().explain(game.owed().seat, command);
        Json chances;
        if (explained.dice > 0)
            chances = {{"chances", explained.chances}, {"of", explained.dice == 2 ? 36 : 6}};
        hints.push_back({{"command", voice.command(command)},
                         {"said", io::print_command(command, voice.said(), game.catalog())},
                         {"chances", std::move(chances)}});
    }
    return {{"hints", std::move(hints)}};
}

}  // namespace six::host
