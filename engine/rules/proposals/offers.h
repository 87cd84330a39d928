// What the player who is asked is offered as buttons. As with proposals, whether an answer is legal
// is the word of its own check.
#pragma once

#include <vector>

#include "engine/messages/offer.h"
#include "engine/rules/question.h"

namespace six {

// `Row` is a row of the game that asks.
template <class Row>
class OffersFor {
public:
    using Given = typename Row::Given;

    OffersFor(const Row& row, const typename Row::Reads& asked, std::vector<Offer>& out)
        : row_(row), asked_(asked), out_(out) {}

    void add(const Given& command, const Wording& said) { put({command, said}, command); }
    // One of those that may be answered together.
    void add_to_all(const Given& command, const Wording& said, Clause clause = {}) {
        put({.command = command, .said = said, .clause = clause, .together = true}, command);
    }
    // Where nothing need be done; every question that may be declined has it last.
    void add_declining() {
        const Given decline = Decline{};
        put({.command = decline, .said = {.key = "decline"}, .clause = {}, .declines = true},
            decline);
    }

private:
    void put(const Offer& offer, const Given& command) {
        const auto* answer = row_.answer_for(command);
        if (answer && answer->check(asked_, command)) out_.push_back(offer);
    }

    const Row& row_;
    const typename Row::Reads& asked_;
    std::vector<Offer>& out_;
};

}  // namespace six
