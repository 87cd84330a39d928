#include "sim/signature.h"

#include <array>
#include <type_traits>

#include "bots/random_bot.h"
#include "bots/simple_bot.h"
#include "engine/rulesets/unlimited.h"
#include "engine/state/canonical.h"
#include "sim/match.h"
#include "sim/random_battle.h"

namespace six::sim {
namespace {

constexpr std::uint32_t kGames = 60;
constexpr std::uint32_t kSteps = 300;  // of one game at most: fast under sanitizers and node, too

// FNV-1a over whole numbers, little end first. It only has to notice accidents.
class Hash {
public:
    void add(std::uint64_t number) {
        for (int i = 0; i < 8; ++i, number >>= 8)
            value_ = (value_ ^ (number & 0xFF)) * 0x100000001B3u;
    }
    void add(std::int32_t number) { add(static_cast<std::uint64_t>(std::int64_t{number})); }
    void add(std::uint16_t number) { add(std::uint64_t{number}); }
    void add(std::uint8_t number) { add(std::uint64_t{number}); }
    template <class Tag>
    void add(Id<Tag> id) {
        add(id.n);
    }
    void add(Seat seat) { add(seat.n); }
    template <class Enum>
    requires std::is_enum_v<Enum>
    void add(Enum value) { add(static_cast<std::uint8_t>(value)); }
    void add(bool flag) { add(static_cast<std::uint8_t>(flag)); }
    void add(Facing facing) { add(facing.tenths()); }
    void add(Vec2 place) {
        add(place.x.mils());
        add(place.y.mils());
    }
    // The id, not its number: a clause added to the catalog is no change of behaviour.
    void add(Clause clause) {
        add(std::uint64_t{clause.id().size()});
        for (const char c : clause.id()) add(static_cast<std::uint8_t>(c));
    }
    template <class T, std::size_t N>
    void add(const InlineVector<T, N>& items) {
        add(std::uint64_t{items.size()});
        for (const T& item : items) add(item);
    }
    template <class... Fields>
    void add_all(const Fields&... fields) {
        (add(fields), ...);
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

struct AddCommand {
    Hash& hash;
    void operator()(const ChooseArmy& c) const { hash.add(c.warriors); }
    void operator()(const ChooseEdge& c) const { hash.add(c.edge); }
    void operator()(const ChooseTerrain& c) const { hash.add(c.items); }
    void operator()(const PlaceTerrain& c) const { hash.add_all(c.item, c.at, c.turned); }
    void operator()(const BuildSection& c) const { hash.add_all(c.figure, c.at, c.facing); }
    void operator()(const Deploy& c) const { hash.add_all(c.who, c.at, c.facing); }
    void operator()(const LeaveOut& c) const { hash.add(c.who); }
    void operator()(const Move& c) const { hash.add_all(c.who, c.path, c.facing, c.sections); }
    void operator()(const FormUp& c) const { hash.add_all(c.members, c.march); }
    void operator()(const Attack& c) const {
        hash.add_all(c.plan.kind, c.plan.who, c.plan.members, c.plan.targets, c.plan.aim,
                     c.plan.ability, c.plan.freeze, c.plan.section, c.plan.long_range);
    }
    void operator()(const UseAbility& c) const {
        hash.add_all(c.who, c.ability, c.other, c.at, c.facing, c.section);
    }
    void operator()(const Board& c) const { hash.add_all(c.who, c.chariot); }
    void operator()(const Disembark& c) const { hash.add_all(c.who, c.at, c.facing); }
    void operator()(const ChooseSection& c) const { hash.add_all(c.who, c.section); }
    void operator()(const Pass& c) const { hash.add_all(c.who, c.section); }
    void operator()(const EndTurn&) const {}
    void operator()(const Release& c) const { hash.add(c.who); }
    void operator()(const Withdraw&) const {}
    void operator()(const OfferEnd&) const {}
    void operator()(const CallTime&) const {}
    void operator()(const March& c) const {
        hash.add(std::uint64_t{c.moves.size()});
        for (const Move& move : c.moves) (*this)(move);
    }
    void operator()(const Place& c) const { hash.add_all(c.who, c.at, c.facing); }
    void operator()(const Cancel& c) const {
        hash.add(std::uint64_t{c.abilities.size()});
        for (const Cancel::Entry& entry : c.abilities) hash.add_all(entry.who, entry.ability);
        hash.add(c.own_defense);
    }
    void operator()(const ChooseHealing& c) const { hash.add(c.by_die); }
    void operator()(const Agree&) const {}
    void operator()(const Turn& c) const { hash.add_all(c.who, c.facing); }
    void operator()(const FreeSpin& c) const { hash.add_all(c.who, c.facing); }
    void operator()(const Decline&) const {}
    void operator()(const Roll& c) const { hash.add(c.pips); }
};

class Listener final : public Watcher {
public:
    bool stepped(const Table&, const State& state, const Decision& owed, const Command& command,
                 std::span<const Event> events) override {
        add(owed, command, events);
        hash.add(hash_of(state));
        return true;
    }
    bool stepped(const Agreement&, const SetupState&, const Decision& owed, const Command& command,
                 std::span<const Event> events) override {
        add(owed, command, events);
        return true;
    }

    Hash hash;
    std::uint32_t steps = 0;

private:
    void add(const Decision& owed, const Command& command, std::span<const Event> events) {
        ++steps;
        hash.add_all(static_cast<std::uint8_t>(owed.ask), owed.seat, owed.clause, owed.who,
                     owed.other, owed.dice, owed.sections);
        hash.add(std::uint64_t{command.index()});
        std::visit(AddCommand{hash}, command);
        for (const Event& event : events)
            hash.add_all(static_cast<std::uint8_t>(event.kind), event.clause, event.seat, event.who,
                         event.other, event.at, event.facing, event.n, event.m, event.word,
                         event.section, event.audience);
    }
};

void play_game(std::uint32_t game, Edition edition, Listener& listener) {
    bots::RandomBot random;
    bots::SimpleBot simple;
    std::array<bots::Bot*, kMaxSeats> players{};
    // All random, all simple, and both against each other.
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const bool thinks = game % 4 == 0 ? false : game % 4 == 1 ? true : (game + seat) % 2 == 0;
        players[seat] = thinks ? static_cast<bots::Bot*>(&simple) : &random;
    }
    Rng rng(game, /*stream=*/0);
    Chance chance(game);
    // Small armies: many games are then played to their ends.
    const auto seats = static_cast<std::uint8_t>(2 + game % 3);
    const BattleWishes wishes{.edition = edition,
                              .seats = seats,
                              .figures = static_cast<std::uint16_t>(seats * (1 + game / 3 % 4)),
                              .build_total = page_of(edition)->points_per_action,
                              .vary_options = game % 2 == 0};
    const auto beginning = static_cast<Beginning>(game / 2 % 3);
    Battle battle = beginning == Beginning::set_up
                        ? set_up(random_agreement(rng, wishes), players, chance, &listener)
                        : random_battle(rng, beginning, wishes);
    play(battle.table, battle.state, players, chance, &listener, kSteps);
}

}  // namespace

Signature signature_of(Edition edition) {
    Listener listener;
    for (std::uint32_t game = 0; game < kGames; ++game) play_game(game, edition, listener);
    return {listener.hash.value(), kGames, listener.steps};
}

std::string hexadecimal(std::uint64_t number) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number /= 16) text[i] = kDigits[number % 16];
    return text;
}

}  // namespace six::sim
