#include "cli/play_record.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <system_error>

#include "host/record.h"
#include "io/text/file_read.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

// Opened under its own name when there is none yet, otherwise beside the one it will replace.
bool open_for(io::OutFile& out, const std::string& file, Recorded recorded) {
    return recorded == Recorded::anew ? out.make(file) : out.make_beside(file);
}

// Whole, and under its name; otherwise there is no trace of it.
bool settled(io::OutFile& out, const std::string& file, Recorded recorded) {
    if (recorded == Recorded::on) return out.replace(file);
    if (out.sync()) return true;
    out.drop();
    return false;
}

}  // namespace

bool PlayRecord::gone() {
    writer_.reset();
    out_.reset();
    lost_ = std::exchange(file_, {});
    return false;
}

bool PlayRecord::rewrite(const host::PlayGame& game) {
    if (file_.empty()) return true;
    writer_.reset();
    out_ = std::make_unique<io::OutFile>();
    if (!open_for(*out_, file_, recorded_)) return gone();
    writer_.emplace(*out_);
    agreement_ = game.start().agreement;
    table_ = game.start().table;
    host::write_beginning(game, players_, *writer_);
    host::write_answers(game, *writer_);
    // The stream stays open: what follows goes into the file under its new name.
    if (!settled(*out_, file_, recorded_)) return gone();
    recorded_ = Recorded::on;
    return true;
}

bool PlayRecord::add(const host::PlayGame& game) {
    if (!writer_) return true;
    const host::Answered& last = game.answers().back();
    writer_->add(last.seat, last.command, last.origin, last.events, game.game());
    return *out_ ? true : gone();
}

bool PlayRecord::end(const host::PlayGame& game) {
    if (!writer_) return true;
    host::write_end(game, *writer_);
    writer_.reset();
    return out_->close() ? true : gone();
}

bool save_game(const host::PlayGame& game, const std::vector<io::ReplayPlayer>& players,
               const std::string& file) {
    const std::string target = io::behind_links(file);
    const Recorded recorded = io::check_new(target) ? Recorded::on : Recorded::anew;
    io::OutFile out;
    if (!open_for(out, target, recorded)) return false;
    io::ReplayWriter writer(out);
    host::write_beginning(game, players, writer);
    host::write_answers(game, writer);
    host::write_end(game, writer);
    return settled(out, target, recorded) && out.close();
}

bool can_be_written(const std::string& file) {
    const std::string target = io::behind_links(file);
    std::error_code ignored;
    const fs::file_status there = fs::symlink_status(target, ignored);
    if (fs::exists(there) && !fs::is_regular_file(there)) return false;
    io::OutFile out;
    if (!out.make_beside(target)) return false;
    out.drop();
    return true;
}

bool may_be_replaced(const host::PlayGame& game, const std::string& file) {
    if (!io::check_new(file)) return true;
    const auto text = io::read_file(file, io::kMaxReplay);
    if (!text) return false;
    const auto there = io::parse_replay(*text);
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
