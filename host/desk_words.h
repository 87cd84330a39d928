// What the desk's answers are made of: labels, sentences without their clause, refusals. For the
// sources of host/ alone.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/illegal.h"
#include "host/play_game.h"
#include "host/protocol/figures.h"
#include "io/language/names.h"
#include "io/text/text.h"

namespace six::host {

// A game seen in one language. Labels stand for figures in commands; in sentences a figure has its
// name too: "Red Lane Cutpurse (r4)". During set-up the table is what would be laid if nothing more
// was chosen, once all armies are known.
class Voice {
public:
    Voice(io::Language, const PlayGame&);

    io::Language language() const { return language_; }
    const PlayGame& game() const { return game_; }
    bool has_table() const { return laid_ || !game_.in_setup(); }
    const Table& table() const { return laid_ ? laid_->first : game_.table(); }
    const State& state() const { return laid_ ? laid_->second : game_.state(); }
    const io::Names& labels() const { return labels_; }
    const io::Names& said() const { return said_; }

    // Nothing for what is not there.
    std::optional<std::string> label(FigureId) const;
    std::optional<std::string> piece(PieceId) const;
    static std::optional<std::string> clause(Clause);
    static std::optional<protocol::SectionName> section(std::size_t);
    std::optional<protocol::SeatName> seat(Seat) const;

    std::string sentence(Event) const;
    std::string sentence(Illegal) const;
    std::string sentence(Decision) const;
    protocol::Refusal refusal(const Illegal&) const;
    std::optional<protocol::Refusal> refusal(const Result<Ok>& verdict) const;
    std::string words(std::string_view key, const std::vector<io::Argument>& = {}) const;
    std::string command(const Command&) const;

private:
    io::Language language_;
    const PlayGame& game_;
    std::shared_ptr<const std::pair<Table, State>> laid_;  // during set-up
    io::Names labels_, said_;
};

}  // namespace six::host
