// A game at the terminal, for the tests of `play`: sessions with whatever is typed, and the command
// as a whole.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/line_input.h"
#include "cli/play_session.h"
#include "cli/play_start.h"
#include "io/replay/replay.h"
#include "tests/support/fixture_battle.h"

namespace six::cli::at_play {

namespace fs = std::filesystem;
using io::Language;

inline Arguments arguments(std::vector<std::string> line) {
    line.insert(line.begin(), "play");
    Parsed parsed = parse(commands(), line, Language::en);
    return std::get<Arguments>(std::move(parsed));
}

inline std::string contents(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline std::uint64_t hash(const host::PlayGame& game) {
    return game.game().hash();
}

inline bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

struct Outcome {
    int code = -1;
    std::string out, err;

    // Wherever the lines break.
    bool says(std::string_view part) const {
        std::string flat = out;
        std::replace(flat.begin(), flat.end(), '\n', ' ');
        return holds(flat, part);
    }
};
inline Outcome play_line(const std::vector<std::string>& options, const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out, err;
    const auto input = stream_input(in, out);
    const int code = play(arguments(options), *input, out, err);
    return {code, out.str(), err.str()};
}

class AtPlay : public testing::Test {
protected:
    AtPlay() {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
        ::setenv("XDG_STATE_HOME", folder_.c_str(), 1);
        columns_ = 80;
    }
    ~AtPlay() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }

    // A game of 100 points, two people unless told otherwise.
    std::unique_ptr<PlaySession> sitting(std::vector<std::string> options, PlayWishes wishes = {},
                                         const std::string& recording = {}) {
        options.insert(options.begin(), {"--points", "100", "--seed", "1"});
        auto made = new_game(arguments(std::move(options)));
        EXPECT_TRUE(made) << say(Language::en, made.error());
        wishes.armies = made->armies;
        return begun(host::PlayGame(made->start), std::move(wishes), recording);
    }
    std::unique_ptr<PlaySession> begun(host::PlayGame game, PlayWishes wishes,
                                       const std::string& recording) {
        const Recorded recorded = fs::exists(recording) ? Recorded::on : Recorded::anew;
        auto session =
            std::make_unique<PlaySession>(std::move(game), std::move(wishes),
                                          PlayRecord(recording, recorded), out_, as_wide_as_asked);
        session->begin();
        return session;
    }
    // Two duelists of red near one of blue, who looks away.
    host::PlayGame duel() const {
        host::PlayStart start;
        start.table = std::make_shared<const Table>(fixture::plain_table());
        start.state = fixture::battle_of(*start.table, {{fixture::kRed, {10_in, 10_in}, 900},
                                                        {fixture::kRed, {20_in, 10_in}, 900},
                                                        {fixture::kBlue, {10_in, 14_in}, 900}});
        start.names = io::standard_names(*start.table, start.state);
        return host::PlayGame(start);
    }

    std::string said(PlaySession& session, std::string_view line) {
        out_.str("");
        session.enter(line);
        return out_.str();
    }
    void play_to_the_end(PlaySession& session) {
        for (int i = 0; i < 5000 && session.waiting(); ++i) {
            session.enter("hints");
            session.enter("1");
        }
        EXPECT_FALSE(session.waiting());
    }

    static Terminal as_wide_as_asked(const std::ostream&) {
        return {.columns = columns_, .rows = 24};
    }

    static inline int columns_ = 80;
    fs::path folder_ =
        fs::path(testing::TempDir()) /
        (std::string("six_play_") + testing::UnitTest::GetInstance()->current_test_info()->name());
    std::ostringstream out_;
};

}  // namespace six::cli::at_play
