// Answers that are proposed to what is asked, and the draws they are made with. A proposer knows
// what is worth trying, never what is legal: that is the word of the answer's own check. The same
// draw gives the same commands, so the order of the draws in a proposer is part of the signature.
#pragma once

#include <vector>

#include "engine/base/draw.h"
#include "engine/rules/question.h"

namespace six {

inline constexpr int kTries = 4;  // a place that is refused is drawn again this often

// `Row` is a row of the game that asks: what it reads is a Row::Reads, its answers are Row::Given.
template <class Row>
class ProposalsFor {
public:
    using Given = typename Row::Given;

    ProposalsFor(const Row& row, const typename Row::Reads& asked, std::size_t limit, Draw& draw,
                 std::vector<Given>& out)
        : row_(row), asked_(asked), limit_(limit), draw_(draw), out_(out) {}

    std::size_t limit() const { return limit_; }
    bool full() const { return out_.size() >= limit_; }
    bool empty() const { return out_.empty(); }

    // Of a command that is one of the answers.
    Result<Ok> check(const Given& command) const {
        return row_.answer_for(command)->check(asked_, command);
    }
    bool add(const Given& command) {
        if (full() || !row_.answer_for(command) || !check(command)) return false;
        out_.push_back(command);
        return true;
    }
    // For what must be among them however many there are.
    void make_room() {
        if (full() && !out_.empty()) out_.pop_back();
    }
    // Chance's answers: what may be rolled.
    void add_rolls(int dice) {
        while (!full()) {
            Roll roll;
            for (int i = 0; i < dice; ++i)
                roll.pips.push_back(static_cast<std::uint8_t>(1 + below(6)));
            out_.push_back(roll);
        }
    }

    Draw& draw() { return draw_; }
    std::uint32_t below(std::uint32_t n) { return draw_.below(n); }
    bool one_in(std::uint32_t n) { return below(n) == 0; }
    std::int32_t between(std::int32_t low, std::int32_t high) {
        return low >= high ? low
                           : low + static_cast<std::int32_t>(
                                       below(static_cast<std::uint32_t>(high - low + 1)));
    }
    Facing any_facing() { return Facing::from_tenths(static_cast<std::int32_t>(below(3600))); }
    FigureId any_of(const std::vector<FigureId>& figures) {
        return figures.empty() ? FigureId{}
                               : figures[below(static_cast<std::uint32_t>(figures.size()))];
    }

private:
    const Row& row_;
    const typename Row::Reads& asked_;
    const std::size_t limit_;
    Draw& draw_;
    std::vector<Given>& out_;
};

}  // namespace six
