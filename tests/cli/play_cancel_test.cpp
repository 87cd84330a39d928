// Cancelling on another's turn, and the standing order of Terrify, as typed at the terminal.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>

#include "cli/play_session.h"
#include "engine/state/ask.h"
#include "io/replay/replay.h"
#include "tests/support/fixture_terror.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

class PlayCancel : public testing::Test {
protected:
    PlayCancel() { fs::remove(file_); }
    ~PlayCancel() override { fs::remove(file_); }

    // r1 before b1, who terrifies.
    std::unique_ptr<PlaySession> begun() {
        auto [table, state] = fixture::beside_terror();
        host::PlayStart start;
        start.table = std::make_shared<const Table>(std::move(table));
        start.state = state;
        start.names = io::standard_names(*start.table, start.state);
        auto session = std::make_unique<PlaySession>(host::PlayGame(start), PlayWishes{},
                                                     PlayRecord(file_), out_);
        session->begin();
        return session;
    }
    std::string said(PlaySession& session, std::string_view line) {
        out_.str("");
        session.enter(line);
        return out_.str();
    }
    std::string recorded() const {
        std::ifstream in(file_, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    std::string file_ = testing::TempDir() + "six_" +
                        testing::UnitTest::GetInstance()->current_test_info()->name() + ".jsonl";
    std::ostringstream out_;
};

TEST_F(PlayCancel, TheOtherPlayerMayCancelOnThisTurnAndItIsRecordedAsHis) {
    auto session = begun();
    EXPECT_EQ(session->prompt(), "Red> ");
    const std::string text = said(*session, "cancel b1 terrify");
    EXPECT_TRUE(holds(text, "Terrify")) << text;
    EXPECT_EQ(session->prompt(), "Red> ");
    session->enter("move r1 to 10,12.75");
    EXPECT_EQ(session->game().owed().ask, Ask::free_spin);
    EXPECT_TRUE(holds(recorded(), R"("by":"blue","do":"cancel b1 terrify")")) << recorded();
    session->leave();
    const auto replay = io::parse_replay(recorded());
    ASSERT_TRUE(replay);
    const io::Rerun again = io::rerun(*replay);
    EXPECT_FALSE(again.difference) << io::say(io::Language::en, *again.difference);
}

TEST_F(PlayCancel, TerrifyIsAnsweredByOrderUntilItsOwnerWantsToBeAsked) {
    auto session = begun();
    session->enter("end_turn");
    const std::string orders = said(*session, "orders terrify ask");
    EXPECT_TRUE(holds(orders, "terrify ask")) << orders;
    session->enter("end_turn");
    session->enter("move r1 to 10,12.75");
    ASSERT_EQ(session->game().owed().ask, Ask::cancel_abilities);
    EXPECT_EQ(session->prompt(), "Blue> ");
    // Revoked while the question is open, it is answered at once, and the die is rolled.
    const std::string text = said(*session, "orders terrify always");
    EXPECT_TRUE(holds(text, "By standing order: decline")) << text;
    EXPECT_TRUE(holds(recorded(), R"("by":"blue","do":"decline")"));
    EXPECT_EQ(session->game().owed().ask, Ask::choose_path);
}

}  // namespace
}  // namespace six::cli
