// One way to answer "what does this line of fire meet first?". The libraries are used as their
// documents suggest; a circle that Boost.Geometry does not have is a distance compared with its
// radius.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "tests/support/fixture_scenes.h"

namespace six::compare {

// A base's index, or kFirstPiece + a piece's index, or one of these.
using Answer = std::int32_t;
inline constexpr Answer kClear = -1;
inline constexpr Answer kGap = -2;
inline constexpr Answer kBlocked = -3;  // to the question for clear or not
inline constexpr Answer kFirstPiece = 1000;

enum class Question : std::uint8_t { first, is_clear };

class Contender {
public:
    virtual ~Contender() = default;
    virtual std::string name() const = 0;
    // Makes its own scene of the table, which outlives it.
    virtual void make(const fixture::SceneFixture& table) = 0;
    virtual void run(Question, std::span<const fixture::Shot> shots, Answer* out) = 0;
};

using Contenders = std::vector<std::unique_ptr<Contender>>;
void add_six(Contenders&);
void add_boost(Contenders&);
void add_box2d(Contenders&);

}  // namespace six::compare
