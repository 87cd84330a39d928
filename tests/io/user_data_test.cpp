#include "io/library/user_data.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "io/library/collection.h"
#include "io/library/import.h"
#include "tests/support/foreign_figures.h"
#include "tests/support/temp_path.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;

class UserData : public ::testing::Test {
protected:
    UserData() {
        folder_ = fixture::temp_path("user");
        fs::remove_all(folder_);
    }
    ~UserData() override { fs::remove_all(folder_); }

    FigureSet marsh(const std::string& set = "Marsh") const {
        return import_figures(fixture::community_file(set, fixture::community_record()))
            .value()
            .sets.at(0);
    }
    void put(const std::string& name, const std::string& text) const {
        fs::create_directories(folder_ / "figures");
        std::ofstream(folder_ / "figures" / name, std::ios::binary) << text;
    }
    std::string text_in(const std::string& file) const {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::size_t files_there() const {
        std::size_t count = 0;
        for (const auto& entry : fs::directory_iterator(folder_ / "figures"))
            count += entry.exists();
        return count;
    }

    fs::path folder_;
};

TEST_F(UserData, TheFolderIsWhereTheEnvironmentSays) {
    const char* const data = std::getenv("XDG_DATA_HOME");
    const std::string before = data != nullptr ? data : "";
    ::setenv("XDG_DATA_HOME", "/somewhere", 1);
    EXPECT_EQ(user_data_folder(), "/somewhere/sixskulls");
    ::setenv("XDG_DATA_HOME", "relative/paths/do/not/count", 1);
    const char* const home = std::getenv("HOME");
    if (home != nullptr && *home == '/') {
        EXPECT_EQ(user_data_folder(), std::string(home) + "/.local/share/sixskulls");
    }
    if (before.empty())
        ::unsetenv("XDG_DATA_HOME");
    else
        ::setenv("XDG_DATA_HOME", before.c_str(), 1);
}

TEST_F(UserData, WithoutAFolderThereIsTheCollection) {
    for (const std::string& folder : {std::string(), folder_.string()}) {
        const KnownSets known = read_known_sets(folder);
        EXPECT_EQ(known.problems.size(), 0u);
        EXPECT_EQ(known.sets.size(), collected_sets().size());
        EXPECT_TRUE(known.figures.warriors == collection().warriors);
    }
}

TEST_F(UserData, AWrittenSetIsKnown) {
    const FigureSet set = marsh();
    const auto file = write_set(folder_.string(), set);
    ASSERT_TRUE(file) << say(Language::en, file.error());
    EXPECT_EQ(*file, (folder_ / "figures" / "marsh.json").string());
    EXPECT_EQ(text_in(*file), set_file(set));
    const KnownSets known = read_known_sets(folder_.string());
    EXPECT_EQ(known.problems.size(), 0u);
    ASSERT_EQ(known.sets.size(), collected_sets().size() + 1);
    EXPECT_TRUE(known.sets.back() == set);
    EXPECT_EQ(known.figures.warriors.back().id, "marsh_marsh_piper_weak");
}

TEST_F(UserData, ASetReplacesItself) {
    FigureSet set = marsh();
    ASSERT_TRUE(write_set(folder_.string(), set));
    set.catalog.warriors[0].points = 55;
    ASSERT_TRUE(write_set(folder_.string(), set));
    EXPECT_EQ(files_there(), 1u);
    EXPECT_EQ(read_known_sets(folder_.string()).figures.warriors.back().points, 55);
}

TEST_F(UserData, ABrokenFileIsNamedAndLeftOut) {
    ASSERT_TRUE(write_set(folder_.string(), marsh()));
    put("broken.json", "{");
    put("notes.txt", "not looked at");
    put("of_another_kind.json", R"({"format": "six-skulls/army", "version": 1})");
    const KnownSets known = read_known_sets(folder_.string());
    ASSERT_EQ(known.problems.size(), 2u);
    EXPECT_TRUE(known.problems[0].where.find("broken.json") != std::string::npos);
    EXPECT_TRUE(known.problems[1].where.find("of_another_kind.json") != std::string::npos);
    EXPECT_EQ(known.sets.size(), collected_sets().size() + 1);
}

TEST_F(UserData, TakenIdsKeepAFileOut) {
    ASSERT_TRUE(write_set(folder_.string(), marsh()));
    put("z_same_set.json", set_file(marsh()));
    FigureSet same_figures = marsh();
    same_figures.id = "other";
    put("z_same_figures.json", set_file(same_figures));
    const KnownSets known = read_known_sets(folder_.string());
    ASSERT_EQ(known.problems.size(), 2u);
    EXPECT_EQ(known.problems[0].key, "user_data.id_taken");
    EXPECT_EQ(known.problems[1].key, "user_data.set_taken");
    EXPECT_EQ(known.sets.size(), collected_sets().size() + 1);
}

TEST_F(UserData, OnlyUsableSetsArePut) {
    FigureSet same_figures = marsh();
    same_figures.id = "other";
    for (const Writing writing : {Writing::only_judged, Writing::done}) {
        UserSets sets(folder_.string(), writing);
        EXPECT_TRUE(sets.put(marsh()));
        const auto refused = sets.put(same_figures);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().key, "import.kept_out.id_taken");
        EXPECT_TRUE(sets.put(marsh()));  // in place of itself
        EXPECT_EQ(fs::exists(folder_), writing == Writing::done);
    }
    EXPECT_EQ(files_there(), 1u);
}

TEST_F(UserData, NoFolderNoFile) {
    put("marsh.json", "old");
    // A file stands where the folder would have to be.
    const auto refused = write_set((folder_ / "figures" / "marsh.json").string(), marsh());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "user_data.no_folder");
}

// As on a full disk: the old file stays, and nothing is left beside it.
TEST_F(UserData, NothingIsHalfWritten) {
    const auto file = write_set(folder_.string(), marsh());
    ASSERT_TRUE(file);
    const std::string before = text_in(*file);
    rlimit limit{}, small{};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &limit), 0);
    small = {64, limit.rlim_max};
    std::signal(SIGXFSZ, SIG_IGN);
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto refused = write_set(folder_.string(), marsh());
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &limit), 0);
    std::signal(SIGXFSZ, SIG_DFL);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().key, "user_data.not_written");
    EXPECT_EQ(text_in(*file), before);
    EXPECT_EQ(files_there(), 1u);
}

}  // namespace
}  // namespace six::io
