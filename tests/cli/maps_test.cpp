#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "io/format/files.h"
#include "io/library/collection.h"
#include "tests/cli/answer.h"

namespace six::cli {
namespace {

Answer maps(std::vector<std::string> words, io::Language language = io::Language::en) {
    return answer_to("maps", std::move(words), language);
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// Files of a test, gone when it ends.
class MapsCommand : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) /
                  (std::string("six_maps_") +
                   testing::UnitTest::GetInstance()->current_test_info()->name());
        std::filesystem::create_directories(folder_);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string file(const std::string& name, const std::string& text) const {
        const std::string path = (folder_ / name).string();
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    std::string contents(const std::string& name) const {
        std::ifstream in(folder_ / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }

    std::filesystem::path folder_;
};

std::string collected_file(std::string_view name) {
    return io::map_file(io::collected_maps().find(name)->second);
}

TEST_F(MapsCommand, ListsTheCollection) {
    const Answer answer = maps({"list"});
    EXPECT_EQ(answer.code, kSuccess);
    for (const auto& [id, map] : io::collected_maps()) {
        EXPECT_TRUE(holds(answer.out, id)) << answer.out;
        EXPECT_TRUE(holds(answer.out, map.name)) << answer.out;
    }
    EXPECT_LE(longest_line(answer.out), 80u) << answer.out;
    EXPECT_TRUE(holds(answer.out, "48 x 48 inches")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "72 x 36 inches  11 pieces  U2-C\n")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "8 pieces   -2--\n")) << answer.out;  // with what only 2.0 knows
    EXPECT_TRUE(holds(answer.out, "U Unlimited, 2 second edition")) << answer.out;
    EXPECT_TRUE(holds(maps({"list"}, io::Language::de).out, "48 x 48 Zoll"));
    const Answer json = maps({"list", "--json"});
    EXPECT_TRUE(holds(json.out, R"({"id":"four_farms","name":"Four Farms","width":48,"height":48,)"
                                R"("pieces":17,"editions":["unlimited","v2"]})"))
        << json.out;
}

TEST_F(MapsCommand, ShowDrawsAndNames) {
    const Answer answer = maps({"show", "kestrel_table"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_TRUE(answer.out.starts_with("Kestrel Table, 36 x 36 inches\n\n")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "▲▲▲▲")) << answer.out;
    EXPECT_TRUE(holds(answer.out,
                      "  ▲  kestrel_table: clear terrain, abruptly elevated; x 13 to "
                      "22.5, y 14.5 to 21.5, access at (22.5, 18)\n"))
        << answer.out;
    EXPECT_TRUE(holds(answer.out,
                      "  =  south_fence: low wall, ground level; x 15 to 20.5, y 9.75 to 10.25\n"))
        << answer.out;
    const Answer german = maps({"show", "kestrel_table"}, io::Language::de);
    EXPECT_TRUE(holds(german.out, "x 13 bis 22,5, y 14,5 bis 21,5, Zugang bei (22,5"))
        << german.out;
}

TEST_F(MapsCommand, ShowReadsFiles) {
    const std::string bare = file("bare.json", io::map_file({"Bare", {{36_in, 24500_mil}, {}}}));
    const Answer answer = maps({"show", bare});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_TRUE(answer.out.starts_with("Bare, 36 x 24.5 inches\n")) << answer.out;
    EXPECT_TRUE(holds(answer.out, "There is no terrain on it.\n")) << answer.out;
    // With --json it is the file, to begin a map of one's own with.
    EXPECT_EQ(maps({"show", bare, "--json"}).out, contents("bare.json"));
    EXPECT_EQ(maps({"show", "otter_isle", "--json"}).out, collected_file("otter_isle"));
}

TEST_F(MapsCommand, ShowRefusesWhatIsNoMap) {
    const Answer typo = maps({"show", "oter_isle"});
    EXPECT_EQ(typo.code, kFailure);
    EXPECT_TRUE(typo.out.empty()) << typo.out;
    EXPECT_TRUE(holds(typo.err, "sixskulls: oter_isle: There is no such file")) << typo.err;
    EXPECT_TRUE(holds(typo.err, "Near: otter_isle")) << typo.err;
    EXPECT_TRUE(holds(maps({"show", "zzz"}).err, "comes with the program.\n"));
    const std::string bad =
        file("bad.json", R"({"format": "six-skulls/map", "version": 1, "\u001b[31m": "red"})");
    const Answer answer = maps({"show", bad});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(holds(answer.err, "bad.json:/\\x1b[31m: This field is not known")) << answer.err;
    EXPECT_FALSE(holds(answer.err, "\x1b")) << answer.err;
    const Answer json = maps({"show", bad, "--json"});
    EXPECT_EQ(json.code, kFailure);
    EXPECT_TRUE(holds(json.out, "\"ok\":false")) << json.out;
    EXPECT_EQ(maps({"show", folder_.string()}).code, kFailure);
    EXPECT_EQ(maps({"show", ""}).code, kFailure);
    EXPECT_EQ(maps({"show"}).code, kUsage);
    EXPECT_EQ(maps({"show", "a", "b"}).code, kUsage);
}

TEST_F(MapsCommand, CheckJudgesEveryFile) {
    const std::string good = file("good.json", collected_file("heron_ford"));
    const std::string small = file("small.json", io::map_file({"Small", {{36_in, 18_in}, {}}}));
    EXPECT_EQ(maps({"check", good}).code, kSuccess);
    const Answer answer = maps({"check", good, small, (folder_ / "none.json").string()});
    EXPECT_EQ(answer.code, kFailure);
    EXPECT_TRUE(holds(answer.out, good + ": Unlimited can be played on it; nothing to remark.\n"))
        << answer.out;
    EXPECT_TRUE(holds(answer.out, small + ": Unlimited cannot be played on it:\n    /height: A "))
        << answer.out;
    EXPECT_TRUE(holds(answer.out,
                      "none.json: Unlimited cannot be played on it:\n    There is "
                      "no such file.\n"))
        << answer.out;
    EXPECT_EQ(maps({"check"}).code, kUsage);
    EXPECT_EQ(maps({"check", good, "--edition", "dungeons"}).code, kUsage);
}

// Terrain in the deeper starting areas of Conquest is a note: the map may be played.
TEST_F(MapsCommand, CheckNotesByEdition) {
    const std::string path = file("ford.json", collected_file("heron_ford"));
    const Answer answer = maps({"check", path, "--edition", "conquest"});
    EXPECT_EQ(answer.code, kSuccess);
    EXPECT_TRUE(holds(answer.out, "ford.json: Conquest can be played on it; ")) << answer.out;
    EXPECT_TRUE(holds(answer.out,
                      "    Note: /terrain/2: south_west_marsh reaches into the "
                      "starting area at the south edge. ["))
        << answer.out;
    const Answer json = maps({"check", path, "--edition", "conquest", "--json"});
    EXPECT_EQ(json.code, kSuccess);
    EXPECT_TRUE(holds(json.out,
                      "\"ok\":true,\"edition\":\"conquest\",\"findings\":[{\"weight\":"
                      "\"note\",\"where\":\"/terrain/"))
        << json.out;
    EXPECT_TRUE(holds(maps({"check", path, "--edition", "conquest"}, io::Language::de).out,
                      "Anmerkung: /terrain/2: south_west_marsh reicht in die Startzone"));
}

TEST_F(MapsCommand, NewPrintsAMapThatIsAccepted) {
    const Answer answer = maps({"new", "--seed", "5"});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    const auto map = io::map_from_json(answer.out);
    ASSERT_TRUE(map);
    EXPECT_EQ(map->name, "Battlefield 5");
    EXPECT_EQ(map->field.size, (Vec2{36_in, 36_in}));
    EXPECT_EQ(map->field.pieces.size(), 8u);
    EXPECT_EQ(maps({"new", "--seed", "5"}).out, answer.out);
    EXPECT_NE(maps({"new", "--seed", "6"}).out, answer.out);
    const Answer checked = maps({"check", file("new.json", answer.out)});
    EXPECT_TRUE(holds(checked.out, "nothing to remark")) << checked.out;
}

TEST_F(MapsCommand, NewAsWished) {
    const std::string path = (folder_ / "wished.json").string();
    const Answer answer = maps({"new", "--seed", "2", "--width", "48", "--height", "40", "--pieces",
                                "6", "--mirrored", "--name", "Gänsewiese", "--out", path});
    EXPECT_EQ(answer.code, kSuccess) << answer.err;
    EXPECT_NE(answer.out.find(path), std::string::npos) << answer.out;
    // A file that is there is left alone.
    EXPECT_EQ(maps({"new", "--seed", "3", "--out", path}).code, kFailure);
    const auto map = io::map_from_json(contents("wished.json"));
    ASSERT_TRUE(map);
    EXPECT_EQ(map->name, "Gänsewiese");
    EXPECT_EQ(map->field.size, (Vec2{48_in, 40_in}));
    EXPECT_EQ(map->field.pieces.size(), 6u);
    const auto conquest = io::map_from_json(maps({"new", "--edition", "conquest"}).out);
    ASSERT_TRUE(conquest);
    EXPECT_EQ(conquest->field.size, (Vec2{72_in, 36_in}));
    EXPECT_TRUE(holds(maps({"new"}, io::Language::de).out, "\"name\": \"Schlachtfeld 1\""));
}

TEST_F(MapsCommand, NewSaysWhatItCannotDo) {
    const Answer full = maps({"new", "--pieces", "64"});
    EXPECT_EQ(full.code, kSuccess);
    EXPECT_TRUE(holds(full.err, " of 64 pieces of terrain found a place.\n")) << full.err;
    EXPECT_TRUE(io::map_from_json(full.out));
    const Answer small = maps({"new", "--width", "18"});
    EXPECT_EQ(small.code, kUsage);
    EXPECT_TRUE(holds(small.err, "A battlefield cannot be 18 inches")) << small.err;
    EXPECT_EQ(maps({"new", "--width", "19"}).code, kSuccess);
    EXPECT_EQ(maps({"new", "--width", "97"}).code, kUsage);
    EXPECT_EQ(maps({"new", "--pieces", "65"}).code, kUsage);
    EXPECT_EQ(maps({"new", "--height", "23", "--edition", "conquest"}).code, kUsage);
    EXPECT_EQ(maps({"new", "a_word"}).code, kUsage);
    for (const std::string& name :
         {std::string(81, 'x'), std::string("\x1b[31m"), std::string("\xFF")}) {
        const Answer named = maps({"new", "--name", name});
        EXPECT_EQ(named.code, kUsage) << named.out;
        EXPECT_TRUE(holds(named.err, "--name: Expected 1 to 80 bytes")) << named.err;
    }
    EXPECT_EQ(maps({"new", "--name", ""}).code, kUsage);
    EXPECT_EQ(maps({"new", "--name", std::string(80, 'x')}).code, kSuccess);
    const Answer lost = maps({"new", "--out", (folder_ / "no" / "such" / "place").string()});
    EXPECT_EQ(lost.code, kFailure);
    EXPECT_TRUE(holds(lost.err, "The folder for this file does not exist")) << lost.err;
}

}  // namespace
}  // namespace six::cli
