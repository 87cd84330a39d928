// Recordings of games at the terminal: nothing is lost, and games are found again.
#include <sys/stat.h>

#include <chrono>

#include "io/text/sha256.h"
#include "tests/cli/play_fixture.h"

namespace six::cli {
namespace {

using namespace at_play;

class PlayFiles : public AtPlay {};

// The same recording as another version of the rules would have left it: the chain is made anew.
std::string with_rules_version(const std::string& text, int version) {
    std::istringstream lines(text);
    std::string changed;
    io::Digest chain{};
    for (std::string line; std::getline(lines, line);) {
        if (changed.empty()) {
            const std::size_t at = line.find("\"rules_version\":");
            const std::size_t end = line.find_first_of(",}", at);
            line.replace(at, end - at, "\"rules_version\":" + std::to_string(version));
        }
        line.resize(line.rfind(",\"chain\":"));
        chain = io::Sha256{}.add(chain).add(line).finish();
        changed += line + ",\"chain\":\"" + io::hex(chain) + "\"}\n";
    }
    return changed;
}

TEST_F(PlayFiles, AFinishedRecordingStaysAsItIs) {
    PlayWishes wishes;
    wishes.players = {"simple", "simple", "", ""};
    auto session = sitting({"--seed", "2"}, wishes, file("over.jsonl"));
    ASSERT_FALSE(session->waiting());
    session.reset();
    const std::string before = contents(file("over.jsonl"));
    const Outcome again = play_line({"--resume", file("over.jsonl")}, "");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(again.says("The game is over; its recording stays as it is.")) << again.out;
    EXPECT_EQ(contents(file("over.jsonl")), before);
    EXPECT_FALSE(fs::exists(folder_ / "sixskulls"));  // and there is no other
}

TEST_F(PlayFiles, ARecordingOfOtherRulesStaysAsItIsAndTheGameGoesOnInANewOne) {
    const Outcome first =
        play_line({"--points", "100", "--seed", "7", "--replay", file("a.jsonl")}, "e\n");
    ASSERT_EQ(first.code, kSuccess) << first.err;
    const auto replay = io::parse_replay(contents(file("a.jsonl")));
    ASSERT_TRUE(replay);
    const std::string older = with_rules_version(contents(file("a.jsonl")), 1);
    std::ofstream(file("older.jsonl"), std::ios::binary) << older;
    const Outcome again = play_line({"--resume", file("older.jsonl")}, "e\n");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(again.says("recorded under another version of the rules and stays as it is"))
        << again.out;
    EXPECT_EQ(contents(file("older.jsonl")), older);
    const std::string fresh = file("sixskulls/play-7.jsonl");
    EXPECT_TRUE(again.says("being recorded in " + fresh)) << again.out;
    const auto further = io::parse_replay(contents(fresh));
    ASSERT_TRUE(further) << say(Language::en, further.error());
    EXPECT_GT(further->lines.size(), replay->lines.size());
}

TEST_F(PlayFiles, ALinkIsFollowedAndNobodysFileIsRemoved) {
    ASSERT_EQ(play_line({"--points", "100", "--seed", "7", "--replay", file("a.jsonl")}, "").code,
              kSuccess);
    const std::string before = contents(file("a.jsonl"));
    fs::create_symlink("a.jsonl", folder_ / "link.jsonl");
    std::ofstream(file("a.jsonl.new")) << "somebody's";
    std::ofstream(file("b.jsonl.new")) << "somebody's";
    const Outcome again = play_line({"--resume", file("link.jsonl")}, "e\n");
    EXPECT_EQ(again.code, kSuccess) << again.err;
    EXPECT_TRUE(fs::is_symlink(folder_ / "link.jsonl"));
    EXPECT_GT(contents(file("a.jsonl")).size(), before.size());
    ASSERT_EQ(play_line({"--points", "100", "--seed", "7", "--replay", file("b.jsonl"), "--save",
                         file("c.jsonl")},
                        "undo\n")
                  .code,
              kSuccess);
    EXPECT_EQ(contents(file("a.jsonl.new")), "somebody's");
    EXPECT_EQ(contents(file("b.jsonl.new")), "somebody's");
    // Not through a link that leads nowhere either.
    fs::create_symlink("nowhere.jsonl", folder_ / "dangling.jsonl");
    for (const char* option : {"--replay", "--save"})
        EXPECT_EQ(play_line({"--points", "100", option, file("dangling.jsonl")}, "").code, kFailure)
            << option;
    EXPECT_FALSE(fs::exists(folder_ / "nowhere.jsonl"));
}

TEST_F(PlayFiles, ARecordingThatIsOpenAtAnotherTableIsNotWrittenIntoByTwo) {
    auto first = sitting({}, {}, file("a.jsonl"));
    ASSERT_TRUE(first->waiting());
    const Outcome second = play_line({"--resume", file("a.jsonl")}, "");
    EXPECT_EQ(second.code, kFailure);
    EXPECT_TRUE(holds(second.err, "open at another table")) << second.err;
    // Into another file it may go on, and what was undone leaves the same lock behind.
    EXPECT_EQ(play_line({"--resume", file("a.jsonl"), "--replay", file("b.jsonl")}, "").code,
              kSuccess);
    said(*first, "orders spin on");
    EXPECT_EQ(play_line({"--resume", file("a.jsonl")}, "").code, kFailure);
    first->leave();
    EXPECT_EQ(play_line({"--resume", file("a.jsonl")}, "").code, kSuccess);
}

TEST_F(PlayFiles, APipeIsRefusedWithoutWaiting) {
    ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
    for (const char* option :
         {"--resume", "--save", "--replay", "--map", "--red-army", "--setup"}) {
        const Outcome outcome = play_line({option, file("pipe")}, "");
        EXPECT_EQ(outcome.code, kFailure) << option;
        EXPECT_FALSE(outcome.err.empty()) << option;
    }
    const Outcome outcome =
        play_line({"--points", "100", "--seed", "7"}, "save " + file("pipe") + "\n");
    EXPECT_TRUE(outcome.says("exists already and holds something else")) << outcome.out;
    EXPECT_TRUE(fs::is_fifo(folder_ / "pipe"));
}

TEST_F(PlayFiles, ALineThatIsTooLongIsRefusedWhole) {
    const std::string blanks(kLongestLine, ' ');
    const Outcome outcome = play_line(
        {"--points", "100", "--seed", "7", "--blue", "human", "--replay", file("a.jsonl")},
        "end_turn " + blanks + "\nscore\n");
    EXPECT_TRUE(outcome.says("This line is too long and was not obeyed")) << outcome.out;
    EXPECT_FALSE(holds(contents(file("a.jsonl")), "\"do\":\"end_turn\""));
    // One byte less is read.
    const Outcome allowed = play_line(
        {"--points", "100", "--seed", "7", "--blue", "human", "--replay", file("b.jsonl")},
        "end_turn" + blanks.substr(0, kLongestLine - 8) + "\n");
    EXPECT_FALSE(allowed.says("too long")) << allowed.out;
    EXPECT_TRUE(holds(contents(file("b.jsonl")), "\"do\":\"end_turn\""));
}

TEST_F(PlayFiles, GamesAreListedAndTheLastOneIsGoneOnWith) {
    const Outcome none = play_line({"--last"}, "");
    EXPECT_EQ(none.code, kFailure);
    EXPECT_TRUE(holds(none.err, "There is no unfinished game in " + file("sixskulls"))) << none.err;
    EXPECT_TRUE(play_line({"--list"}, "").says("No game is recorded"));
    const Outcome first = play_line({"--points", "100", "--seed", "7"}, "");
    EXPECT_TRUE(first.says("being recorded in " + file("sixskulls/play-7.jsonl"))) << first.out;
    const Outcome other =
        play_line({"--points", "100", "--seed", "2", "--red", "simple", "--blue", "simple"}, "");
    ASSERT_EQ(other.code, kSuccess);
    std::ofstream(file("sixskulls/broken.jsonl")) << "{}\n";
    // The finished one is younger.
    fs::last_write_time(file("sixskulls/play-7.jsonl"),
                        fs::file_time_type::clock::now() - std::chrono::hours(1));
    const Outcome list = play_line({"--list"}, "");
    EXPECT_EQ(list.code, kSuccess);
    EXPECT_TRUE(list.says("seed 7; Red: a person, Blue: the bot simple")) << list.out;
    EXPECT_TRUE(list.says("not finished")) << list.out;
    EXPECT_LT(list.out.find("play-2.jsonl"), list.out.find("play-7.jsonl")) << list.out;
    EXPECT_TRUE(holds(list.out, "broken.jsonl")) << list.out;
    const Outcome last = play_line({"--last"}, "e\n");
    EXPECT_EQ(last.code, kSuccess) << last.err;
    EXPECT_TRUE(last.says("play-7.jsonl:")) << last.out;
    EXPECT_EQ(play_line({"--last", "--seed", "3"}, "").code, kUsage);
    EXPECT_EQ(play_line({"--last", "--resume", file("a.jsonl")}, "").code, kUsage);
}

TEST_F(PlayFiles, EveryNewGameHasDiceOfItsOwn) {
    std::vector<std::string> seeds;
    for (int i = 0; i < 2; ++i) {
        const std::string name = file(std::to_string(i) + ".jsonl");
        const Outcome outcome = play_line({"--points", "100", "--replay", name}, "");
        const auto replay = io::parse_replay(contents(name));
        ASSERT_TRUE(replay);
        EXPECT_TRUE(outcome.says(", " + replay->dice + ".")) << outcome.out;  // told
        seeds.push_back(replay->dice);                                        // and recorded
    }
    EXPECT_NE(seeds[0], seeds[1]);
}

}  // namespace
}  // namespace six::cli
