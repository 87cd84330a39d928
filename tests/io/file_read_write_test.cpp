#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "io/text/file_read.h"
#include "io/text/file_write.h"
#include "tests/support/temp_path.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;

class FilesOnDisk : public ::testing::Test {
protected:
    FilesOnDisk() {
        folder_ =
            fixture::temp_path(::testing::UnitTest::GetInstance()->current_test_info()->name());
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~FilesOnDisk() override { fs::remove_all(folder_); }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    std::string put(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return file(name);
    }
    static std::string text_in(const std::string& file) {
        std::ifstream in(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::size_t files_there() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }
    static std::string key(const std::optional<Error>& problem) {
        return problem ? problem->key : "";
    }

    fs::path folder_;
};

// No file may grow beyond a few bytes, as on a full disk.
class FullDisk {
public:
    FullDisk() {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{16, before_.rlim_max};
        std::signal(SIGXFSZ, SIG_IGN);
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, SIG_DFL);
    }

private:
    rlimit before_{};
};

TEST_F(FilesOnDisk, OnlyOrdinaryFilesAreRead) {
    EXPECT_EQ(*read_file(put("a", "text"), 100), "text");
    EXPECT_EQ(*read_file(file("a"), 4), "text");
    EXPECT_EQ(*read_file(file("a"), 2), "tex");  // one byte more than allowed says so
    EXPECT_EQ(*read_file(put("empty", ""), 2), "");
    EXPECT_EQ(read_file(file("none"), 100).error().key, "file.missing");
    EXPECT_EQ(read_file(file("a/none"), 100).error().key, "file.missing");
    EXPECT_EQ(read_file(folder_.string(), 100).error().key, "file.folder");
    ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
    EXPECT_EQ(read_file(file("pipe"), 100).error().key, "file.odd");  // nobody writes into it
    EXPECT_EQ(read_file("/dev/null", 100).error().key, "file.odd");
    fs::create_symlink("pipe", folder_ / "link");
    EXPECT_EQ(read_file(file("link"), 100).error().key, "file.odd");
    fs::create_symlink("a", folder_ / "to_a");
    EXPECT_EQ(*read_file(file("to_a"), 100), "text");
    if (::geteuid() == 0) return;  // whom nothing is forbidden
    ::chmod(file("a").c_str(), 0);
    EXPECT_EQ(read_file(file("a"), 100).error().key, "file.forbidden");
}

TEST_F(FilesOnDisk, ANewFileIsNeverWrittenOverAnotherNorThroughALink) {
    EXPECT_EQ(key(write_new(file("a"), "text")), "");
    EXPECT_EQ(text_in(file("a")), "text");
    EXPECT_EQ(key(check_new(file("a"))), "file.exists");
    EXPECT_EQ(key(write_new(file("a"), "other")), "file.exists");
    fs::create_symlink("a", folder_ / "link");
    fs::create_symlink("nowhere", folder_ / "dangling");
    for (const char* name : {"link", "dangling"}) {
        EXPECT_EQ(key(check_new(file(name))), "file.exists") << name;
        EXPECT_EQ(key(write_new(file(name), "other")), "file.exists") << name;
    }
    EXPECT_FALSE(fs::exists(folder_ / "nowhere"));
    EXPECT_EQ(text_in(file("a")), "text");
    EXPECT_EQ(key(write_new(file("no/such"), "text")), "file.no_folder");
    EXPECT_EQ(key(write_new(folder_.string(), "text")), "file.exists");
}

TEST_F(FilesOnDisk, AFullDiskLeavesNothingBehind) {
    const std::string old = put("old", "as it was");
    const FullDisk full;
    EXPECT_EQ(key(write_new(file("new"), std::string(100'000, 'x'))), "file.disk_full");
    EXPECT_FALSE(fs::exists(folder_ / "new"));
    EXPECT_EQ(key(write_whole(old, std::string(100, 'x'))), "user_data.not_written");
    EXPECT_EQ(text_in(old), "as it was");
    OutFile out;
    ASSERT_TRUE(out.make(file("growing")));
    out << std::string(100, 'x') << std::flush;
    EXPECT_FALSE(out);
    EXPECT_EQ(out.failure().key, "file.disk_full");
    out.drop();
    EXPECT_EQ(files_there(), 1u);
}

TEST_F(FilesOnDisk, AWholeFileTakesThePlaceOfTheOldOneAndOfNoOther) {
    const std::string old = put("a", "old");
    ::chmod(old.c_str(), 0600);
    const std::string beside = old + ".new." + std::to_string(::getpid());
    std::ofstream(beside) << "somebody's";
    EXPECT_EQ(key(write_whole(old, "new")), "");
    EXPECT_EQ(text_in(old), "new");
    EXPECT_EQ(text_in(beside), "somebody's");
    struct stat about {};
    ASSERT_EQ(::stat(old.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600u);  // whoever could not read it cannot now
    EXPECT_EQ(files_there(), 2u);
}

TEST_F(FilesOnDisk, AStreamGoesOnUnderItsNewName) {
    const std::string old = put("a", "old");
    OutFile out;
    ASSERT_TRUE(out.make_beside(old));
    out << "one\n";
    ASSERT_TRUE(out.replace(old));
    EXPECT_EQ(text_in(old), "one\n");
    out << "two\n" << std::flush;
    EXPECT_EQ(text_in(old), "one\ntwo\n");
    EXPECT_TRUE(out.close());
    EXPECT_EQ(files_there(), 1u);
    fs::create_symlink("a", folder_ / "link");
    EXPECT_EQ(behind_links(file("link")), fs::canonical(old).string());
    EXPECT_EQ(behind_links(file("none")), file("none"));
}

}  // namespace
}  // namespace six::io
