#include "cli/play_record.h"

#include <filesystem>
#include <system_error>

namespace six::cli {
namespace {

void write_beginning(const PlayGame& game, io::ReplayWriter& writer) {
    const PlayStart& start = game.start();
    const std::string dice = dice_text(start.seed);
    if (start.agreement)
        writer.begin(*start.agreement, SetupState{}, dice);
    else
        writer.begin(*start.table, start.state, start.names, dice);
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

bool replaced(const std::string& file, const std::string& by) {
    std::error_code failed, ignored;
    std::filesystem::rename(by, file, failed);
    if (failed) std::filesystem::remove(by, ignored);
    return !failed;
}

std::string beside(const std::string& file) {
    return file + ".new";
}

}  // namespace

bool PlayRecord::gone() {
    writer_.reset();
    out_.close();
    file_.clear();
    return false;
}

bool PlayRecord::rewrite(const PlayGame& game) {
    if (file_.empty()) return true;
    writer_.reset();
    out_.close();
    out_.clear();
    out_.open(beside(file_), std::ios::binary | std::ios::trunc);
    writer_.emplace(out_);
    agreement_ = game.start().agreement;
    table_ = game.start().table;
    write_beginning(game, *writer_);
    write_answers(game, *writer_);
    // The stream stays open: what follows goes into the file under its new name.
    if (!out_ || !replaced(file_, beside(file_))) return gone();
    return true;
}

bool PlayRecord::add(const PlayGame& game) {
    if (!writer_) return true;
    const Answered& last = game.answers().back();
    writer_->add(last.seat, last.command, last.origin, last.events, game.game());
    return out_ ? true : gone();
}

bool PlayRecord::end(const PlayGame& game) {
    if (!writer_) return true;
    write_end(game, *writer_);
    writer_.reset();
    out_.close();
    return !out_.fail();
}

bool save_game(const PlayGame& game, const std::string& file) {
    std::ofstream out(beside(file), std::ios::binary | std::ios::trunc);
    io::ReplayWriter writer(out);
    write_beginning(game, writer);
    write_answers(game, writer);
    write_end(game, writer);
    out.close();
    return !out.fail() && replaced(file, beside(file));
}

}  // namespace six::cli
