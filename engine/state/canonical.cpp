#include "engine/state/canonical.h"

#include <type_traits>

namespace six {
namespace {

// A figure's cancelled abilities are bits of one word.
static_assert(kAbilityNames.size() < 64);

// One function lists the fields (visit below); three sinks walk it: bytes out, bytes in, and a
// hash. So the three cannot disagree about what a State is.

class Writer {
public:
    explicit Writer(std::vector<std::uint8_t>& out) : out_(out) {}
    template <class Int>
    void number(const Int& value) {
        using Bits = std::make_unsigned_t<Int>;
        Bits bits = static_cast<Bits>(value);
        for (std::size_t i = 0; i < sizeof(Int); ++i) {
            out_.push_back(static_cast<std::uint8_t>(bits & 0xFF));
            bits = static_cast<Bits>(static_cast<std::uint64_t>(bits) >> 8);
        }
    }
    bool ok() const { return true; }

private:
    std::vector<std::uint8_t>& out_;
};

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> in) : in_(in) {}
    template <class Int>
    void number(Int& value) {
        if (in_.size() - next_ < sizeof(Int)) {
            ok_ = false;
            return;
        }
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof(Int); ++i)
            bits |= static_cast<std::uint64_t>(in_[next_ + i]) << (8 * i);
        next_ += sizeof(Int);
        value = static_cast<Int>(bits);
    }
    void refuse() { ok_ = false; }
    bool ok() const { return ok_; }
    bool at_end() const { return next_ == in_.size(); }

private:
    std::span<const std::uint8_t> in_;
    std::size_t next_ = 0;
    bool ok_ = true;
};

// 64 bits, mixed by multiplication: fast and the same everywhere. Not cryptographic; the replay's
// chain uses SHA-256.
class Hasher {
public:
    template <class Int>
    void number(const Int& value) {
        using Bits = std::make_unsigned_t<Int>;
        if (filled_ + sizeof(Int) > 8) mix();
        word_ |= static_cast<std::uint64_t>(static_cast<Bits>(value)) << (8 * filled_);
        filled_ += sizeof(Int);
    }
    bool ok() const { return true; }
    std::uint64_t finish() {
        mix();
        std::uint64_t h = state_ ^ count_;
        h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93ULL;
        h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93ULL;
        return h ^ (h >> 32);
    }

private:
    void mix() {
        state_ = (state_ ^ word_) * 0x9E3779B97F4A7C15ULL;
        state_ ^= state_ >> 29;
        ++count_;
        word_ = 0;
        filled_ = 0;
    }
    std::uint64_t state_ = 0x5853535F534B554CULL;
    std::uint64_t word_ = 0;
    std::uint64_t count_ = 0;
    std::size_t filled_ = 0;
};

// Far above what a game can score, and far enough below what the invariant allows to play on from.
constexpr std::int32_t kMostPointsRead = 10'000'000;

template <class Sink>
constexpr bool kReads = std::is_same_v<Sink, Reader>;

// Writing takes const values and reading plain ones: T is deduced either way.
template <class Sink, class Enum>
void name(Sink& sink, Enum& value, std::size_t count) {
    auto bits = static_cast<std::uint8_t>(value);
    sink.number(bits);
    if constexpr (kReads<Sink>) {
        if (bits >= count) return sink.refuse();
        value = static_cast<Enum>(bits);
    }
}

template <class Sink, class Bool>
void flag(Sink& sink, Bool& value) {
    auto bits = static_cast<std::uint8_t>(value);
    sink.number(bits);
    if constexpr (kReads<Sink>) {
        if (bits > 1) return sink.refuse();
        value = bits == 1;
    }
}

template <class Sink, class Length>
void inches(Sink& sink, Length& value) {
    std::int32_t mils = value.mils();
    sink.number(mils);
    if constexpr (kReads<Sink>) value = Inches::from_mils(mils);
}

template <class Sink, class Place>
void place(Sink& sink, Place& value) {
    inches(sink, value.x);
    inches(sink, value.y);
    if constexpr (kReads<Sink>)
        if (!in_bounds(value)) sink.refuse();
}

template <class Sink, class Angle>
void facing(Sink& sink, Angle& value) {
    auto tenths = static_cast<std::uint16_t>(value.tenths());
    sink.number(tenths);
    if constexpr (kReads<Sink>) {
        if (tenths >= Facing::kFullTurn) return sink.refuse();
        value = Facing::from_tenths(tenths);
    }
}

template <class Sink, class List, class Each>
void list(Sink& sink, List& items, Each each) {
    auto size = static_cast<std::uint16_t>(items.size());
    sink.number(size);
    if constexpr (kReads<Sink>) {
        if (size > items.capacity()) return sink.refuse();
        items.clear();
        for (std::uint16_t i = 0; i < size; ++i) items.push_back({});
    }
    for (auto& item : items) each(item);
}

template <class Sink, class Set>
void set(Sink& sink, Set& figures) {
    for (auto& word : figures.words) sink.number(word);
}

template <class Sink, class Number>
void section(Sink& sink, Number& value) {
    sink.number(value);
    if constexpr (kReads<Sink>)
        if (value >= kMaxDials) sink.refuse();
}
template <class Sink, class Bits>
void sections(Sink& sink, Bits& value) {
    sink.number(value);
    if constexpr (kReads<Sink>)
        if (value >> kMaxDials != 0) sink.refuse();
}

template <class Sink, class AnyPlan>
void visit_plan(Sink& sink, AnyPlan& plan) {
    name(sink, plan.kind, kAttackNames.size());
    sink.number(plan.who.n);
    list(sink, plan.members, [&](auto& id) { sink.number(id.n); });
    list(sink, plan.targets, [&](auto& id) { sink.number(id.n); });
    name(sink, plan.aim, kAimNames.size());
    name(sink, plan.ability, kAbilityNames.size());
    flag(sink, plan.freeze);
    section(sink, plan.section);
    flag(sink, plan.long_range);
}

template <class Sink, class AnyAction>
void visit_action(Sink& sink, AnyAction& action) {
    name(sink, action.kind, static_cast<std::size_t>(ActionKind::ability) + 1);
    sink.number(action.who.n);
    list(sink, action.members, [&](auto& id) { sink.number(id.n); });
    sink.number(action.pushed);
    flag(sink, action.free);
    sections(sink, action.sections);
    flag(sink, action.first);
    // a movement
    sink.number(action.mover.n);
    flag(sink, action.steered);
    flag(sink, action.from_chariot);
    flag(sink, action.beyond_speed);
    sink.number(action.followers);
    flag(sink, action.ended);
    sink.number(action.moved);
    sink.number(action.held);
    sink.number(action.broke_away);
    sink.number(action.march.n);
    list(sink, action.path, [&](auto& point) { place(sink, point); });
    facing(sink, action.facing);
    // an attack
    name(sink, action.stage, static_cast<std::size_t>(AttackStage::apply) + 1);
    visit_plan(sink, action.plan);
    sink.number(action.natural);
    sink.number(action.die);
    set(sink, action.affected);
    set(sink, action.hit);
    set(sink, action.own_defense);
    set(sink, action.by_magic);
}

template <class Sink, class AnyFigure>
void visit_figure(Sink& sink, AnyFigure& figure) {
    sink.number(figure.cancelled);
    if constexpr (kReads<Sink>)
        if (figure.cancelled >> kAbilityNames.size() != 0) sink.refuse();
    place(sink, figure.at);
    facing(sink, figure.facing);
    sink.number(figure.warrior.n);
    sink.number(figure.captor.n);
    sink.number(figure.chariot.n);
    sink.number(figure.top.n);
    sink.number(figure.owner.n);
    name(sink, figure.whereabouts, kWhereaboutsNames.size());
    sink.number(figure.tokens);
    name(sink, figure.given, static_cast<std::size_t>(Given::action) + 1);
    sink.number(figure.hurt_by.n);
    sink.number(figure.notes);
    if constexpr (kReads<Sink>)
        if ((figure.notes & ~note::all) != 0) sink.refuse();
    for (auto& click : figure.clicks) sink.number(click);
    sections(sink, figure.acted);
    section(sink, figure.struck);
}

template <class Sink, class AnyState>
void visit(Sink& sink, AnyState& state) {
    name(sink, state.phase, kPhaseNames.size());
    sink.number(state.turn.n);
    sink.number(state.actions_left);
    sink.number(state.castle_actions);
    sink.number(state.round);
    sink.number(state.quiet_rounds);
    flag(sink, state.dial_turned);
    flag(sink, state.time_called);
    sink.number(state.winner.n);
    sink.number(state.again.n);
    for (auto& seat : state.seats) {
        sink.number(seat.points);
        if constexpr (kReads<Sink>)
            if (seat.points < 0 || seat.points > kMostPointsRead) sink.refuse();
        flag(sink, seat.out);
        flag(sink, seat.withdrawn);
    }
    visit_action(sink, state.action);
    list(sink, state.owed, [&](auto& frame) {
        name(sink, frame.kind, static_cast<std::size_t>(FrameKind::agree_to_end) + 1);
        sink.number(frame.seat.n);
        sink.number(frame.figure.n);
        sink.number(frame.other.n);
        sections(sink, frame.sections);
        sink.number(frame.clicks);
        sink.number(frame.cause);
        sink.number(frame.by.n);
        flag(sink, frame.magical);
    });
    list(sink, state.memos, [&](auto& memo) {
        name(sink, memo.kind, static_cast<std::size_t>(MemoKind::command_healed) + 1);
        sink.number(memo.figure.n);
        sink.number(memo.other.n);
    });
    sink.number(state.figure_count);
    if constexpr (kReads<Sink>) {
        if (!sink.ok() || state.figure_count > kMaxFigures) return sink.refuse();
    }
    for (std::size_t i = 0; i < state.figure_count && sink.ok(); ++i)
        visit_figure(sink, state.figures[i]);
}

template <class Sink>
void visit_setup(Sink& sink, const SetupState& state) {
    name(sink, state.step, static_cast<std::size_t>(SetupStep::done) + 1);
    sink.number(state.asked.n);
    sink.number(state.first_player.n);
    for (const auto& army : state.armies)
        list(sink, army, [&](WarriorId warrior) { sink.number(warrior.n); });
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        sink.number(state.rolls[seat]);
        flag(sink, state.rolls_again[seat]);
        name(sink, state.edges[seat], kEdgeNames.size());
        flag(sink, state.has_edge[seat]);
    }
    list(sink, state.pool, [&](std::uint8_t item) { sink.number(item); });
    list(sink, state.placed, [&](const PlacedItem& placed) {
        sink.number(placed.item);
        place(sink, placed.at);
        facing(sink, placed.turned);
    });
    list(sink, state.sections, [&](const PlacedSection& section) {
        sink.number(section.seat.n);
        sink.number(section.figure);
        place(sink, section.at);
        facing(sink, section.facing);
    });
}

}  // namespace

void append_bytes(const State& state, std::vector<std::uint8_t>& out) {
    Writer writer(out);
    visit(writer, state);
}

std::uint64_t hash_of(const State& state) {
    Hasher hasher;
    visit(hasher, state);
    return hasher.finish();
}

void append_bytes(const SetupState& state, std::vector<std::uint8_t>& out) {
    Writer writer(out);
    visit_setup(writer, state);
}

std::uint64_t hash_of(const SetupState& state) {
    Hasher hasher;
    visit_setup(hasher, state);
    return hasher.finish();
}

std::optional<State> state_from_bytes(std::span<const std::uint8_t> bytes) {
    Reader reader(bytes);
    State state;
    visit(reader, state);
    if (!reader.ok() || !reader.at_end()) return std::nullopt;
    return state;
}

}  // namespace six
