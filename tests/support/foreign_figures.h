// Files in the forms of the community, with figures that nobody ever printed.
#pragma once

#include <cstddef>
#include <string>

namespace six::fixture {

// One record each; what is put in its place may be wrong.
struct ForeignFigure {
    std::string name = "Marsh Piper";
    std::string rank = "Weak";
    std::string stars = "*";
    std::string number = "12";
    std::string faction = "Elemental League";
    std::string points = "17";
    std::string set;              // of the feed; empty: the record does not say
    std::string base = "Single";  // of the feed
    std::string dial;             // what stands between the brackets; empty: a sound one
    std::size_t dials = 1;        // of the feed
};

// {"click": 0, "speed": 8, ...}; marks are whole objects or null.
std::string community_slot(int number, const std::string& values, const std::string& marks);
std::string community_record(const ForeignFigure& = {});
std::string community_file(const std::string& set, const std::string& records);

// "8 9 15 2", and the numbers of the marks: "85 85 87 120".
std::string feed_slot(int number, const std::string& values,
                      const std::string& marks = "85 85 85 85");
std::string feed_record(const ForeignFigure& = {});
std::string feed_file(const std::string& records);

// So many sound and different records.
std::string many_community_records(std::size_t count);
std::string many_feed_records(std::size_t count);

}  // namespace six::fixture
