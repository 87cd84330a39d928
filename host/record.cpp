#include "host/record.h"

#include <algorithm>
#include <utility>

namespace six::host {
namespace {

void write_answer(const PlayGame& game, const Answered& answered, io::ReplayWriter& writer) {
    writer.add(answered.seat, answered.command, answered.origin, answered.events, answered.after);
    if (!answered.laid_table) return;
    io::Names names = game.names();
    names.armies = {};  // of the set-up, and told in no recording
    writer.table_laid(std::move(names));
}

}  // namespace

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
    for (const Answered& answered : game.answers()) write_answer(game, answered, writer);
}

void write_end(const PlayGame& game, io::ReplayWriter& writer) {
    if (game.in_setup())
        writer.end_unfinished();
    else
        writer.end(game.state());
}

std::string replay_text(const PlayGame& game, const std::vector<io::ReplayPlayer>& players) {
    std::string text;
    io::ReplayWriter writer([&](std::string_view line) { text += line; });
    write_beginning(game, players, writer);
    write_answers(game, writer);
    write_end(game, writer);
    return text;
}

void Recording::begin_anew(const PlayGame& game, std::vector<io::ReplayPlayer> players) {
    players_ = std::move(players);
    taken_back_ = game.taken_back();
    noted_ = 0;
    lines_.clear();
    writer_.emplace([this](std::string_view line) { lines_.emplace_back(line); });
    write_beginning(game, players_, *writer_);
}

void Recording::catch_up(const PlayGame& game, std::vector<io::ReplayPlayer> players) {
    // Who sits there and what they ordered is told in the first line, on which all others hang.
    if (!writer_ || players != players_ || taken_back_ != game.taken_back())
        begin_anew(game, std::move(players));
    for (; noted_ < game.answers().size(); ++noted_)
        write_answer(game, game.answers()[noted_], *writer_);
}

Recording::Part Recording::since(const PlayGame& game, std::vector<io::ReplayPlayer> players,
                                 std::string_view mark) {
    catch_up(game, std::move(players));
    Part part;
    if (!mark.empty()) {
        const std::string ending = std::string(mark) + "\"}\n";
        const auto known = std::find_if(lines_.rbegin(), lines_.rend(),
                                        [&](const auto& line) { return line.ends_with(ending); });
        part.from = static_cast<std::size_t>(lines_.rend() - known);
    }
    for (std::size_t n = part.from; n < lines_.size(); ++n) part.lines += lines_[n];
    part.end = writer_->ending(game.in_setup() ? nullptr : &game.state());
    return part;
}

}  // namespace six::host
