// The editions of the rules. A figure names those it is complete for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace six {

enum class Edition : std::uint8_t { unlimited, v2, dungeons, conquest };
inline constexpr std::array kEditionNames = {"unlimited", "v2", "dungeons", "conquest"};
inline constexpr Edition kNoEdition{0xFF};  // nobody has said which
constexpr const char* name_of(Edition edition) {
    return edition == kNoEdition ? "" : kEditionNames[static_cast<std::size_t>(edition)];
}

class Editions {
public:
    constexpr Editions() = default;
    constexpr Editions(std::initializer_list<Edition> editions) {
        for (const Edition edition : editions) add(edition);
    }
    constexpr void add(Edition edition) { bits_ = static_cast<std::uint8_t>(bits_ | bit(edition)); }
    constexpr bool has(Edition edition) const { return (bits_ & bit(edition)) != 0; }
    friend constexpr bool operator==(const Editions&, const Editions&) = default;

private:
    static constexpr std::uint8_t bit(Edition edition) {
        return edition == kNoEdition
                   ? std::uint8_t{0}
                   : static_cast<std::uint8_t>(1u << static_cast<unsigned>(edition));
    }
    std::uint8_t bits_ = 0;
};

// Those for which a figure is complete that has nothing but what the first edition knows: the
// second fields it as an old figure. [V-FIG-12 to V-FIG-14]
inline constexpr Editions kBattles{Edition::unlimited, Edition::v2, Edition::conquest};

}  // namespace six
