#include "bots/worth.h"

#include <algorithm>
#include <array>

#include "engine/game/look.h"

namespace six::bots {
namespace {

constexpr std::size_t kMostSkulls = 6;  // that any figure needs [LRG-DIAL-7]
constexpr int kEndless = 1000;

// The fewest clicks with which the figure shows so many skulls or more, by their number: section
// after section, each turned as far as it pays. `used` is turned by one click at least.
class Skulls {
public:
    Skulls(const Table& table, const Figure& figure, std::size_t used) : table_(table) {
        fewest_.fill(kEndless);
        fewest_[0] = 0;
        for (std::size_t i = 0; i < warrior_of(table, figure).dials.size(); ++i)
            add(figure, i, i == used ? 1 : 0);
    }
    int fewest_for(std::size_t skulls) const { return fewest_[skulls]; }

private:
    void add(const Figure& figure, std::size_t section, int least) {
        const Dial& dial = warrior_of(table_, figure).dials[section];
        const int left = clicks_left(table_, figure, section);
        std::array<int, kMostSkulls + 1> next{};
        next.fill(kEndless);
        for (int clicks = std::min(least, left); clicks <= left; ++clicks) {
            const std::size_t slot = figure.clicks[section] + static_cast<std::size_t>(clicks);
            const auto skulls = static_cast<std::size_t>(dial.clicks[slot].skulls());
            for (std::size_t had = 0; had <= kMostSkulls; ++had) {
                int& now = next[std::min(kMostSkulls, had + skulls)];
                now = std::min(now, fewest_[had] + clicks);
            }
        }
        fewest_ = next;
    }

    const Table& table_;
    std::array<int, kMostSkulls + 1> fewest_{};
};

constexpr std::size_t kNone = kMaxDials;

int clicks_to_the_end(const Table& table, const Figure& figure, std::size_t used) {
    if (!is_large(table, figure)) return clicks_left(table, figure, 0);
    return Skulls(table, figure, used).fewest_for(kind_of(table, figure).skulls);
}

}  // namespace

int life_of(const Table& table, const Figure& figure) {
    return clicks_to_the_end(table, figure, kNone);
}

Score worth_of_click(const Table& table, const Figure& figure, std::size_t section) {
    const int life = std::max(1, clicks_to_the_end(table, figure, section));
    return kPoint * warrior_of(table, figure).points / (Score{2} * life);
}

Score worth_of_section(const Table& table, const Figure& figure) {
    return kPoint * warrior_of(table, figure).points / 4;
}

Score worth_of_clicks(const Table& table, const Figure& figure, std::size_t section, int clicks) {
    const int turned = std::min(clicks, clicks_left(table, figure, section));
    Figure after = figure;
    after.clicks[section] = static_cast<std::uint8_t>(after.clicks[section] + turned);
    Score worth = worth_of_click(table, figure, section) * turned;
    if (is_dead(table, after)) return worth + kPoint * warrior_of(table, figure).points / 2;
    const bool lost = turned > 0 && !is_active(table, after, section);
    return lost ? worth + worth_of_section(table, figure) : worth;
}

}  // namespace six::bots
