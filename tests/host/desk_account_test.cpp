// The table told in sentences: pieces of terrain by what they are and what they are called, and how
// far their nearest edge is.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "host/desk.h"

namespace six {
namespace {

using Json = nlohmann::ordered_json;

// r1 looks north; east of it lies a long wood whose middle is 10 inches away and whose edge 3.
constexpr const char* kPosition = R"(table 24 x 24 ; build 100 ; actions 1
terrain long_wood hindering polygon 9,5 23,5 23,7 9,7
terrain old_crag blocking polygon 5,10 7,10 7,12 5,12
terrain bald_hill gradual clear polygon 14,14 18,14 18,18 14,18
terrain wooded_rise gradual hindering polygon 2,14 5,14 5,17 2,17
given r1 lantern_guard red at 6,6 facing 90
      r2 lantern_guard red at 16,16 facing 0
      b1 lantern_guard blue at 20,20 facing 270
)";

class AccountTest : public testing::Test {
protected:
    AccountTest() {
        const Json laid = ask({{"do", "lay"}, {"scenario", kPosition}});
        EXPECT_TRUE(laid.contains("table")) << laid.dump();
    }
    Json ask(const Json& request) { return Json::parse(desk_.request(request.dump())); }
    std::string told(const Json& request) {
        const Json answer = ask(request);
        std::string text;
        for (const Json& line : answer["lines"]) text += line["text"].get<std::string>() + "\n";
        return text;
    }
    std::string around(const char* figure, const char* lang) {
        return told({{"do", "account"}, {"figure", figure}, {"lang", lang}});
    }
    static void expect_told(const std::string& text, const char* sentence) {
        EXPECT_NE(text.find(sentence), std::string::npos) << sentence << "\nin\n" << text;
    }
    host::Desk desk_;
};

TEST_F(AccountTest, TerrainIsToldByItsNearestEdge) {
    const std::string text = around("r1", "en");
    expect_told(text,
                "Wood \"long wood\" (hindering terrain), nearest edge 3 inches at 3 o'clock.\n");
    expect_told(text,
                "Stone \"old crag\" (blocking terrain), nearest edge 4 inches at 12 o'clock.\n");
    EXPECT_LT(text.find("long wood"), text.find("old crag")) << "the nearest first\n" << text;
    expect_told(around("r1", "de"),
                "Wald „long wood“ (behinderndes Gelände), nächster Rand 3 Zoll auf 3 Uhr.\n");
}

TEST_F(AccountTest, WhatAFigureStandsOnIsUnderfoot) {
    const std::string text = around("r2", "en");
    expect_told(text, "Gradual hill \"bald hill\", underfoot.\n");
    EXPECT_LT(text.find("bald hill"), text.find("(b1)")) << text;
    expect_told(around("r2", "de"), "Sanfter Hügel „bald hill“, unter den Füßen.\n");
}

// Blue sits at the north edge: what it is told is what it would type and what the rulers show.
TEST_F(AccountTest, PlacesAreToldInTheInchesOfTheTable) {
    const std::string north = around("b1", "en");
    expect_told(north, "20 inches from the west edge, 20 inches from the south edge, facing south");
    expect_told(around("r1", "en"), "6 inches from the west edge, 6 inches from the south edge");
    expect_told(around("b1", "de"), "20 Zoll von der Westkante, 20 Zoll von der Südkante");
}

TEST_F(AccountTest, NoIdsOfPiecesAreReadAloud) {
    for (const char* lang : {"en", "de"}) {
        const std::string whole = told({{"do", "account"}, {"lang", lang}});
        for (const char* id : {"long_wood", "old_crag", "bald_hill", "wooded_rise"})
            EXPECT_EQ(whole.find(id), std::string::npos) << whole;
    }
    expect_told(told({{"do", "account"}, {"lang", "en"}}),
                "Wood \"wooded rise\" (hindering terrain) on a gradual hill: 3 by 3 inches");
}

}  // namespace
}  // namespace six
