#include "workshop/army_fill.h"

#include <algorithm>
#include <limits>
#include <map>

namespace six::workshop {
namespace {

constexpr std::uint16_t kNone = 0xFFFF;

// For each sum the fewest figures that make it, and for each stage which offer made it: first all
// that may be repeated, then one group after the other.
class Sums {
public:
    Sums(std::span<const Offer> offers, std::uint16_t total)
        : offers_(offers), fewest_(total + std::size_t{1}, kNone) {
        fewest_[0] = 0;
        std::map<std::uint16_t, std::vector<std::uint16_t>> groups;
        std::vector<std::uint16_t> repeated;
        for (std::size_t i = 0; i < offers.size(); ++i)
            (offers[i].group == Offer::kNoGroup ? repeated : groups[offers[i].group])
                .push_back(static_cast<std::uint16_t>(i));
        repeat(repeated);
        for (const auto& [group, members] : groups) choose(members);
    }

    std::vector<std::size_t> best(std::size_t most) const {
        std::size_t sum = fewest_.size() - 1;
        while (fewest_[sum] == kNone || fewest_[sum] > most) --sum;  // nobody makes 0
        std::vector<std::size_t> taken;
        const auto take = [&](std::uint16_t offer) {
            taken.push_back(offer);
            sum -= offers_[offer].points;
        };
        for (std::size_t stage = made_.size(); stage-- > 1;)
            if (const std::uint16_t offer = made_[stage][sum]; offer != kNone) take(offer);
        while (sum > 0) take(made_[0][sum]);
        return taken;
    }

private:
    bool better(std::size_t sum, std::uint16_t points, const std::vector<std::uint16_t>& before) {
        return points <= sum && before[sum - points] != kNone &&
               before[sum - points] + 1 < fewest_[sum];
    }
    void repeat(const std::vector<std::uint16_t>& members) {
        std::vector<std::uint16_t>& made = made_.emplace_back(fewest_.size(), kNone);
        for (std::size_t sum = 1; sum < fewest_.size(); ++sum)
            for (const std::uint16_t offer : members)
                if (better(sum, offers_[offer].points, fewest_)) {
                    fewest_[sum] =
                        static_cast<std::uint16_t>(fewest_[sum - offers_[offer].points] + 1);
                    made[sum] = offer;
                }
    }
    void choose(const std::vector<std::uint16_t>& members) {
        std::vector<std::uint16_t>& made = made_.emplace_back(fewest_.size(), kNone);
        const std::vector<std::uint16_t> before = fewest_;
        for (std::size_t sum = 1; sum < fewest_.size(); ++sum)
            for (const std::uint16_t offer : members)
                if (better(sum, offers_[offer].points, before)) {
                    fewest_[sum] =
                        static_cast<std::uint16_t>(before[sum - offers_[offer].points] + 1);
                    made[sum] = offer;
                }
    }

    std::span<const Offer> offers_;
    std::vector<std::uint16_t> fewest_;
    std::vector<std::vector<std::uint16_t>> made_;  // by stage and sum
};

}  // namespace

std::vector<std::size_t> fullest(std::span<const Offer> offers, std::uint16_t total,
                                 std::size_t most) {
    return Sums(offers, total).best(most);
}

}  // namespace six::workshop
