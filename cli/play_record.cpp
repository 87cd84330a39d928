#include "cli/play_record.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <system_error>

#include "host/record.h"

namespace six::cli {
namespace {

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
    lost_ = std::exchange(file_, {});
    return false;
}

bool PlayRecord::rewrite(const host::PlayGame& game) {
    if (file_.empty()) return true;
    writer_.reset();
    out_.close();
    out_.clear();
    out_.open(beside(file_), std::ios::binary | std::ios::trunc);
    writer_.emplace(out_);
    agreement_ = game.start().agreement;
    table_ = game.start().table;
    host::write_beginning(game, players_, *writer_);
    host::write_answers(game, *writer_);
    // The stream stays open: what follows goes into the file under its new name.
    if (!out_ || !replaced(file_, beside(file_))) return gone();
    return true;
}

bool PlayRecord::add(const host::PlayGame& game) {
    if (!writer_) return true;
    const host::Answered& last = game.answers().back();
    writer_->add(last.seat, last.command, last.origin, last.events, game.game());
    return out_ ? true : gone();
}

bool PlayRecord::end(const host::PlayGame& game) {
    if (!writer_) return true;
    host::write_end(game, *writer_);
    writer_.reset();
    out_.close();
    return out_.fail() ? gone() : true;
}

bool save_game(const host::PlayGame& game, const std::vector<io::ReplayPlayer>& players,
               const std::string& file) {
    std::ofstream out(beside(file), std::ios::binary | std::ios::trunc);
    io::ReplayWriter writer(out);
    host::write_beginning(game, players, writer);
    host::write_answers(game, writer);
    host::write_end(game, writer);
    out.close();
    return !out.fail() && replaced(file, beside(file));
}

bool can_be_written(const std::string& file) {
    std::error_code ignored;
    if (std::filesystem::is_directory(file, ignored)) return false;
    std::ofstream out(beside(file), std::ios::binary | std::ios::trunc);
    if (!out) return false;
    out.close();
    std::filesystem::remove(beside(file), ignored);
    return true;
}

bool may_be_replaced(const host::PlayGame& game, const std::string& file) {
    std::error_code failed;
    if (!std::filesystem::exists(file, failed)) return true;
    std::ifstream in(file, std::ios::binary);
    if (!std::filesystem::is_regular_file(file, failed) ||
        std::filesystem::file_size(file, failed) > io::kMaxReplay || !in)
        return false;
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto there = io::parse_replay(text);
    if (!there) return false;
    std::ostringstream out;
    io::ReplayWriter writer(out);
    host::write_beginning(game, {}, writer);
    host::write_answers(game, writer);
    const auto here = io::parse_replay(out.str());
    return here && there->dice == here->dice && there->start == here->start &&
           there->lines.size() <= here->lines.size() &&
           std::equal(there->lines.begin(), there->lines.end(), here->lines.begin(),
                      [](const io::ReplayLine& a, const io::ReplayLine& b) {
                          return a.by == b.by && a.command == b.command && a.state == b.state;
                      });
}

}  // namespace six::cli
