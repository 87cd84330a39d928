// A battle on a terminal, drawn in place: the table on the left, the figures with what their dials
// show on the right, the last things that happened below. The screen it was given back is as it
// was.
#pragma once

#include <chrono>
#include <iosfwd>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "io/language/names.h"
#include "io/text/text.h"
#include "sim/match.h"

namespace six::cli {

class BattleScreen final : public sim::Watcher {
public:
    static bool fits(const Terminal&);

    BattleScreen(io::Language, const io::Names&, const Terminal&, std::ostream&,
                 std::chrono::milliseconds pause);
    ~BattleScreen();
    BattleScreen(const BattleScreen&) = delete;
    BattleScreen& operator=(const BattleScreen&) = delete;

    bool stepped(const Table&, const State&, const Decision&, const BattleCommand&,
                 std::span<const Event>) override;

private:
    void draw(const Table&, const State&) const;
    bool rest() const;  // false when interrupted

    io::Language language_;
    const io::Names& names_;
    Terminal terminal_;
    std::ostream& out_;
    std::chrono::milliseconds pause_;
    std::vector<std::string> told_;  // the last sentences, oldest first
};

// "Points: Red 40, Blue 26"
std::string points_line(io::Language, const io::Names&, const Table&, const State&);

// "A siege: Blue defends."
std::string siege_line(io::Language, const io::Names&, Seat defender);

// One figure: label, name, the four values its dial shows, a mark for each token; of a large figure
// its active sections; x for a captive, ^ for a passenger; or where it is when it is not in play.
// Exactly `columns` wide, uncoloured.
std::string figure_line(io::Language, const io::Names&, const Table&, const State&, FigureId,
                        std::size_t columns);

// The whole picture as lines, for a terminal of this size.
std::vector<std::string> battle_picture(io::Language, const io::Names&, const Terminal&,
                                        const Table&, const State&,
                                        const std::vector<std::string>& told);

}  // namespace six::cli
