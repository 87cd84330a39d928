#include "io/library/army_code.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "engine/state/state.h"
#include "io/format/fit_name.h"
#include "io/format/json_definitions.h"
#include "io/library/army_check.h"
#include "io/text/base64url.h"
#include "io/text/sha256.h"

namespace six::io {
namespace {

constexpr std::size_t kShortId = 5, kDataHash = 4, kSeal = 8;
constexpr std::string_view kFamily = "six";  // of all versions
// An edition, a total, a name of one letter, one figure: nothing shorter is an army.
constexpr std::size_t kLeastBytes = 1 + 1 + 2 + 1 + kShortId + 1 + kDataHash + kSeal;

using Bytes = std::vector<std::uint8_t>;
using ShortId = std::array<std::uint8_t, kShortId>;

template <std::size_t N>
std::array<std::uint8_t, N> beginning(const Digest& digest) {
    std::array<std::uint8_t, N> first{};
    std::copy_n(digest.begin(), N, first.begin());
    return first;
}

ShortId short_id(std::string_view id) {
    return beginning<kShortId>(sha256(id));
}

// Apart from figures of the same name. [V-SUB-13]
ShortId short_company_id(std::string_view id) {
    return short_id("company " + std::string(id));
}

// Likewise.
ShortId short_item_id(std::string_view id) {
    return short_id("item " + std::string(id));
}
ShortId short_spell_id(std::string_view id) {
    return short_id("spell " + std::string(id));
}

// In the first byte, beside the edition: behind the figures stands what they wield.
constexpr std::uint8_t kWithItems = 0x40;

// What the rules read of the figures, in the order of the list.
auto data_hash(std::span<const Warrior* const> warriors) {
    Sha256 hash;
    for (const Warrior* warrior : warriors) hash.add(to_json(*warrior)).add("\n");
    return beginning<kDataHash>(hash.finish());
}

auto seal_of(std::span<const std::uint8_t> bytes) {
    return beginning<kSeal>(Sha256{}.add(kArmyCodePrefix).add(bytes).finish());
}

void put(Bytes& out, std::span<const std::uint8_t> bytes) {
    out.insert(out.end(), bytes.begin(), bytes.end());
}

// Seven bits a byte, the low ones first; the high bit says that more follow.
void put_varint(Bytes& out, std::uint32_t value) {
    for (; value >= 0x80; value >>= 7) out.push_back(static_cast<std::uint8_t>(value | 0x80));
    out.push_back(static_cast<std::uint8_t>(value));
}

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    std::span<const std::uint8_t> take(std::size_t count) {
        if (count > bytes_.size()) {
            sound_ = false;
            return {};
        }
        const auto taken = bytes_.first(count);
        bytes_ = bytes_.subspan(count);
        return taken;
    }
    std::uint8_t byte() {
        const auto taken = take(1);
        return taken.empty() ? std::uint8_t{0} : taken[0];
    }
    // Within the bounds, and in its shortest form.
    std::uint16_t varint(std::uint32_t low, std::uint32_t high) {
        std::uint32_t value = 0;
        for (unsigned shift = 0; shift <= 14; shift += 7) {
            const std::uint8_t next = byte();
            value |= std::uint32_t{next & 0x7Fu} << shift;
            if (next >= 0x80) continue;
            if ((next == 0 && shift > 0) || value < low || value > high) break;
            return static_cast<std::uint16_t>(value);
        }
        sound_ = false;
        return static_cast<std::uint16_t>(low);
    }
    std::size_t left() const { return bytes_.size(); }
    bool sound() const { return sound_; }
    bool at_end() const { return bytes_.empty(); }

private:
    std::span<const std::uint8_t> bytes_;
    bool sound_ = true;
};

Error complaint(const char* key, std::vector<Argument> arguments = {}) {
    return {"", key, std::move(arguments)};
}

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// Without what stands around a code that was copied.
std::string_view bare(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    for (const std::string_view mark : {"#army=", "?army="})
        if (const std::size_t at = text.rfind(mark); at != std::string_view::npos) {
            text.remove_prefix(at + mark.size());
            return text.substr(0, text.find('&'));
        }
    return text;
}

// "1" of "six1-": all digits, or it is no code.
std::optional<std::string_view> version_of(std::string_view code) {
    if (!code.starts_with(kFamily)) return std::nullopt;
    code.remove_prefix(kFamily.size());
    const std::size_t end = code.find('-');
    if (end == 0 || end == std::string_view::npos || end > 6) return std::nullopt;
    const std::string_view version = code.substr(0, end);
    if (!std::all_of(version.begin(), version.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return std::nullopt;
    return version;
}

// The bytes before the seal, if nothing was damaged.
Expected<Bytes, Error> unsealed(std::string_view text) {
    const std::string_view code = bare(text);
    const auto version = version_of(code);
    if (!version) return complaint("army.code.none", {{"prefix", std::string(kArmyCodePrefix)}});
    if (!code.starts_with(kArmyCodePrefix))
        return complaint("army.code.unknown_version", {{"version", std::string(*version)}});
    const std::string_view digits = code.substr(kArmyCodePrefix.size());
    for (std::size_t i = 0; i < digits.size(); ++i)
        if (!is_base64url(digits[i]))
            return complaint("army.code.bad_character",
                             {{"at", std::to_string(kArmyCodePrefix.size() + i + 1)}});
    if (digits.size() * 6 / 8 < kLeastBytes) return complaint("army.code.too_short");
    auto bytes = bytes_from_base64url(digits);
    if (!bytes) return complaint("army.code.damaged");
    const auto seal = std::span(*bytes).last(kSeal);
    const auto expected = seal_of(std::span(*bytes).first(bytes->size() - kSeal));
    if (!std::equal(seal.begin(), seal.end(), expected.begin(), expected.end()))
        return complaint("army.code.damaged");
    bytes->resize(bytes->size() - kSeal);
    return *std::move(bytes);
}

struct Found {
    const Warrior* warrior = nullptr;
    bool several = false;
};
Found figure_called(std::span<const std::uint8_t> id,
                    const std::vector<std::pair<ShortId, const Warrior*>>& known) {
    Found found;
    for (const auto& [each, warrior] : known) {
        if (!std::equal(id.begin(), id.end(), each.begin(), each.end())) continue;
        found.several = found.warrior != nullptr && found.warrior->id != warrior->id;
        found.warrior = warrior;
    }
    return found;
}

std::vector<std::pair<ShortId, const Warrior*>> short_ids(const Catalog& catalog) {
    std::vector<std::pair<ShortId, const Warrior*>> ids;
    for (const Warrior& warrior : catalog.warriors)
        ids.emplace_back(short_id(warrior.id), &warrior);
    return ids;
}

// How many there are, and of each its figure's entry, its id, and how many spells with theirs.
// Nothing where nobody wields anything. [V-ITEM-1, V-SPELL-5]
Expected<Bytes, Error> items_of(const Army& army, const Catalog& known) {
    std::uint32_t count = 0;
    Bytes items;
    for (std::size_t i = 0; i < army.figures.size(); ++i)
        for (const std::string& text : army.figures[i].items) {
            const auto carried = item_named(known, text);
            if (!carried) return Error{place_of_figure(i, "items"), "json.expected_item", {}};
            ++count;
            put_varint(items, static_cast<std::uint32_t>(i));
            put(items, short_item_id(known.items[carried->item].id));
            put_varint(items, static_cast<std::uint32_t>(carried->spells.size()));
            for (const std::uint8_t spell : carried->spells)
                put(items, short_spell_id(known.spells[spell].id));
        }
    Bytes all;
    if (count == 0) return all;
    put_varint(all, count);
    all.insert(all.end(), items.begin(), items.end());
    return all;
}

template <class Cards>
const std::string* id_of_card(const Cards& cards, std::span<const std::uint8_t> wanted,
                              ShortId (*shortened)(std::string_view)) {
    for (const auto& card : cards) {
        const ShortId id = shortened(card.id);
        if (std::equal(wanted.begin(), wanted.end(), id.begin(), id.end())) return &card.id;
    }
    return nullptr;
}

std::optional<Error> take_items(Reader& in, const Catalog& known, Army& army) {
    const std::size_t most = army.figures.size() * kMostWielded;
    const std::size_t count = in.varint(1, static_cast<std::uint32_t>(most));
    std::size_t before = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t entry = in.varint(0, static_cast<std::uint32_t>(army.figures.size() - 1));
        const std::string* item = id_of_card(known.items, in.take(kShortId), short_item_id);
        std::string text = item ? *item : std::string();
        bool found = item != nullptr;
        for (std::size_t left = in.varint(0, kMostInBook); left > 0; --left) {
            const std::string* spell = id_of_card(known.spells, in.take(kShortId), short_spell_id);
            found = found && spell != nullptr;
            if (found) text += ':' + *spell;
        }
        if (!in.sound() || entry < before) return Error{"", "army.code.no_army", {}};
        if (!found) return Error{place_of_figure(entry, "items"), "army.code.unknown_item", {}};
        army.figures[entry].items.push_back(std::move(text));
        before = entry;
    }
    return std::nullopt;
}

}  // namespace

Expected<std::string, Error> encode_army(const Army& army, const Catalog& known) {
    std::set<std::string_view> once;
    bool fit = is_fit_name(army.name) && army.build_total >= 1 && army.build_total <= kMaxPoints &&
               !army.figures.empty() && army.figures.size() <= kMaxFigures;
    for (const ArmyEntry& entry : army.figures)
        fit = fit && entry.count >= 1 && entry.count <= kMaxFigures && once.insert(entry.id).second;
    if (!fit) return complaint("army.code.no_army");

    const auto carried = items_of(army, known);
    if (!carried) return carried.error();
    Bytes bytes = {static_cast<std::uint8_t>(army.edition)};
    if (!carried->empty()) bytes[0] |= kWithItems;
    put_varint(bytes, army.build_total);
    bytes.push_back(static_cast<std::uint8_t>(army.name.size()));
    bytes.insert(bytes.end(), army.name.begin(), army.name.end());
    put_varint(bytes, static_cast<std::uint32_t>(army.figures.size()));
    const auto ids = short_ids(known);
    std::vector<const Warrior*> warriors;
    for (std::size_t i = 0; i < army.figures.size(); ++i) {
        const ArmyEntry& entry = army.figures[i];
        const WarriorId warrior = warrior_named(known, entry.id);
        if (!warrior.exists()) return unknown_figure(army, i, known);
        if (figure_called(short_id(entry.id), ids).several)
            return Error{place_of_figure(i, "id"), "army.code.ambiguous", {}};
        put(bytes, short_id(entry.id));
        put_varint(bytes, entry.count - 1u);
        warriors.push_back(&known[warrior]);
    }
    bytes.insert(bytes.end(), carried->begin(), carried->end());
    if (!army.company.empty()) {
        if (!company_named(known, army.company).exists()) return unknown_company(army, known);
        put(bytes, short_company_id(army.company));
    }
    put(bytes, data_hash(warriors));
    put(bytes, seal_of(bytes));
    return std::string(kArmyCodePrefix) + base64url(bytes);
}

Expected<DecodedArmy, Error> decode_army(std::string_view text, const Catalog& known) {
    const auto bytes = unsealed(text);
    if (!bytes) return bytes.error();
    // From here on it is what somebody sealed: if it is no army, a program was at fault.
    Reader in(*bytes);
    DecodedArmy decoded;
    Army& army = decoded.army;
    const std::uint8_t first = in.byte();
    const auto edition = static_cast<std::uint8_t>(first & ~kWithItems);
    if (edition >= kEditionNames.size()) return complaint("army.code.no_army");
    army.edition = static_cast<Edition>(edition);
    army.build_total = in.varint(1, kMaxPoints);
    const auto name = in.take(in.byte());
    army.name.assign(name.begin(), name.end());
    const std::size_t entries = in.varint(1, kMaxFigures);
    if (!in.sound() || !is_fit_name(army.name)) return complaint("army.code.no_army");
    const auto ids = short_ids(known);
    std::vector<const Warrior*> warriors;
    std::set<std::string_view> once;
    for (std::size_t i = 0; i < entries; ++i) {
        const auto id = in.take(kShortId);
        const auto count = static_cast<std::uint16_t>(in.varint(0, kMaxFigures - 1) + 1);
        if (!in.sound()) return complaint("army.code.no_army");
        const Found found = figure_called(id, ids);
        if (found.warrior == nullptr)
            return Error{place_of_figure(i, "id"),
                         "army.code.unknown_figure",
                         {{"n", std::to_string(i + 1)}, {"m", std::to_string(entries)}}};
        if (found.several) return Error{place_of_figure(i, "id"), "army.code.ambiguous", {}};
        if (!once.insert(found.warrior->id).second) return complaint("army.code.no_army");
        army.figures.push_back({found.warrior->id, count, {}});
        warriors.push_back(found.warrior);
    }
    if ((first & kWithItems) != 0)
        if (auto problem = take_items(in, known, army)) return *std::move(problem);
    if (in.left() == kShortId + kDataHash) {
        const std::string* company =
            id_of_card(known.companies, in.take(kShortId), short_company_id);
        if (company != nullptr) army.company = *company;
        if (in.sound() && army.company.empty())
            return Error{"/company", "army.code.unknown_company", {}};
    }
    const auto theirs = in.take(kDataHash);
    if (!in.sound() || !in.at_end()) return complaint("army.code.no_army");
    const auto ours = data_hash(warriors);
    decoded.data_differs = !std::equal(theirs.begin(), theirs.end(), ours.begin(), ours.end());
    return decoded;
}

bool looks_like_army_code(std::string_view text) {
    return version_of(bare(text)).has_value();
}

}  // namespace six::io
