#include "cli/progress.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <thread>

namespace six::cli {
namespace {

using std::chrono::milliseconds;

TEST(ProgressLine, ComesWhenPatienceEndsAndGoesWithTheAnswer) {
    std::ostringstream err;
    {
        Progress progress(io::Language::en, err, "cli.progress.scenarios",
                          Progress::Watch{true, milliseconds(5), milliseconds(5)});
        progress.at(3, 2040);
        std::this_thread::sleep_for(milliseconds(200));
    }
    const std::string text = err.str();
    EXPECT_NE(text.find("\rRunning the scenarios ... 3 of 2040, 0 s"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with(" \r")) << text;  // nothing stays
}

TEST(ProgressLine, IsNotThereForWhatIsQuickNorWhereNobodyLooks) {
    std::ostringstream err;
    {
        const Progress quick(io::Language::en, err, "cli.progress.scenarios",
                             Progress::Watch{true, milliseconds(60'000), milliseconds(1)});
    }
    {
        const Progress unseen(io::Language::en, err, "cli.progress.scenarios",
                              Progress::Watch{false, milliseconds(0), milliseconds(1)});
        std::this_thread::sleep_for(milliseconds(20));
    }
    const Progress piped(io::Language::en, err, "cli.progress.scenarios");  // no terminal
    EXPECT_EQ(err.str(), "");
}

}  // namespace
}  // namespace six::cli
