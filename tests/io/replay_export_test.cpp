#include "io/replay/replay_export.h"

#include <gtest/gtest.h>

#include "tests/support/recorded_game.h"
#include "tests/support/xml_check.h"

namespace six::io {
namespace {

std::string page_of(const Replay& replay, Language language = Language::en) {
    const std::string page = replay_html(replay, language);
    EXPECT_EQ(xml_problem(page.substr(page.find("<html"))), "");
    return page;
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(ReplayExport, ThePageFetchesAndRunsNothing) {
    const Replay replay = *parse_replay(fixture::small_replay(500));
    for (const Language language : {Language::en, Language::de}) {
        const std::string page = page_of(replay, language);
        for (const char* part : {"<script", "http:", "https:", "url(", "@import", "src="})
            EXPECT_FALSE(holds(page, part)) << part;
    }
}

TEST(ReplayExport, WhatStandsInTheFileIsText) {
    Replay replay = *parse_replay(fixture::small_replay(3));
    replay.dice = "<script>alert(1)</script>";
    replay.lines[0].command = "\"><img onerror=x>";
    replay.lines[0].by = "\" onclick=\"x";
    replay.lines[0].events = {"<b>what</b> & [U-\"]"};
    const std::string page = page_of(replay);
    for (const char* part : {"<script", "<img", "<b>what", "\" onclick"})
        EXPECT_FALSE(holds(page, part)) << part;
    EXPECT_TRUE(holds(page, "&lt;script&gt;")) << page;
}

TEST(ReplayExport, WhoFellIsMarked) {
    Replay replay = *parse_replay(fixture::small_replay(3));
    EXPECT_FALSE(holds(page_of(replay), "class=\"lost\""));
    replay.lines.back().events.emplace_back("eliminated b1 [U-DIAL-6]");
    EXPECT_TRUE(holds(page_of(replay), "class=\"lost\""));
    replay.lines.back().events.emplace_back("returned b1 [U-DIAL-6]");
    EXPECT_FALSE(holds(page_of(replay), "class=\"lost\""));
}

// The story is told whole, and the drawings end where today's rules would have it otherwise.
TEST(ReplayExport, OtherRulesTakeAwayDrawingsOnly) {
    Replay replay = *parse_replay(fixture::small_replay(500));
    const std::string whole = page_of(replay);
    replay.lines[0].events.pop_back();
    const std::string page = page_of(replay);
    EXPECT_TRUE(holds(whole, "<h2>The end</h2>"));
    EXPECT_FALSE(holds(page, "<h2>The end</h2>"));
    EXPECT_TRUE(holds(page, "<svg class=\"field\""));  // of the beginning
    EXPECT_TRUE(holds(page, "The game is over."));
    replay.header.clear();
    EXPECT_FALSE(holds(page_of(replay), "<svg class=\"field\""));
}

TEST(ReplayExport, AGameWithoutACommandIsAPageToo) {
    Replay replay = *parse_replay(fixture::small_replay(3));
    replay.lines.clear();
    EXPECT_TRUE(holds(page_of(replay), "<h2>The beginning</h2>"));
}

}  // namespace
}  // namespace six::io
