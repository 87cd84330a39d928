#include "host/record.h"

#include <sstream>

namespace six::host {

void write_beginning(const PlayGame& game, const std::vector<io::ReplayPlayer>& players,
                     io::ReplayWriter& writer) {
    const PlayStart& start = game.start();
    const std::string dice = dice_text(start.seed);
    if (start.agreement)
        writer.begin(*start.agreement, SetupState{}, dice, players);
    else
        writer.begin(*start.table, start.state, start.names, dice, players);
}

void write_answers(const PlayGame& game, io::ReplayWriter& writer) {
    game.retell([&](const Answered& answered, const BattleGame& after) {
        writer.add(answered.seat, answered.command, answered.origin, answered.events, after);
    });
}

void write_end(const PlayGame& game, io::ReplayWriter& writer) {
    if (game.in_setup())
        writer.end_unfinished();
    else
        writer.end(game.state());
}

std::string replay_text(const PlayGame& game, const std::vector<io::ReplayPlayer>& players) {
    std::ostringstream out;
    io::ReplayWriter writer(out);
    write_beginning(game, players, writer);
    write_answers(game, writer);
    write_end(game, writer);
    return out.str();
}

}  // namespace six::host
