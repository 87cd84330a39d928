#include "engine/state/canonical.h"

#include <type_traits>
#include <utility>

#include "engine/state/fields.h"

namespace six {
namespace {

// What a type is in bytes, for all sinks that go by order: bytes out, bytes in, and a hash.
template <class Sink>
class InOrder {
public:
    template <class Object, class T, class Of>
    void field(std::string_view, Object& object, T Of::*member) {
        value(object.*member);
    }
    template <class Object, class T, class Of, class Names>
    void bits(std::string_view, Object& object, T Of::*member, const Names& names) {
        words(object.*member);
        if constexpr (Sink::kReads)
            for (std::size_t i = names.size(); i < 8 * sizeof(T); ++i)
                if (has_bit(object.*member, i)) return self().refuse();
    }
    template <class Object, class T, class Of, class Limit>
    void below(std::string_view, Object& object, T Of::*member, Limit limit) {
        self().number(object.*member);
        if constexpr (Sink::kReads)
            if (std::cmp_less(object.*member, 0) || std::cmp_greater_equal(object.*member, limit))
                self().refuse();
    }
    template <class Object, class T, std::size_t N, class Of, class Int>
    void counted(std::string_view, Object& object, std::array<T, N> Of::*member, Int Of::*count) {
        self().number(object.*count);
        if constexpr (Sink::kReads)
            if (!self().ok() || object.*count > N) return self().refuse();
        for (std::size_t i = 0; i < object.*count && self().ok(); ++i) value((object.*member)[i]);
    }

    // Writing takes const values and reading plain ones: T is deduced either way.
    template <class T>
    void value(T& it) {
        using Plain = std::remove_const_t<T>;
        if constexpr (std::is_same_v<Plain, bool>)
            counted_name(it, 2);
        else if constexpr (std::is_enum_v<Plain>)
            counted_name(it, kNamesOf<Plain>.size());
        else if constexpr (std::is_integral_v<Plain>)
            self().number(it);
        else
            fields(self(), it);
    }
    template <class T>
    void counted_name(T& it, std::size_t count) {
        auto bits = static_cast<std::uint8_t>(it);
        self().number(bits);
        if constexpr (Sink::kReads) {
            if (bits >= count) return self().refuse();
            it = static_cast<T>(bits);
        }
    }
    template <class T>
    requires requires(T& id) { id.exists(); }
    void value(T& id) { self().number(id.n); }
    template <Any<Inches> T>
    void value(T& length) {
        std::int32_t mils = length.mils();
        self().number(mils);
        if constexpr (Sink::kReads) length = Inches::from_mils(mils);
    }
    template <Any<Vec2> T>
    void value(T& place) {
        value(place.x);
        value(place.y);
        if constexpr (Sink::kReads)
            if (!in_bounds(place)) self().refuse();
    }
    template <Any<Facing> T>
    void value(T& facing) {
        auto tenths = static_cast<std::uint16_t>(facing.tenths());
        self().number(tenths);
        if constexpr (Sink::kReads) {
            if (tenths >= Facing::kFullTurn) return self().refuse();
            facing = Facing::from_tenths(tenths);
        }
    }
    template <Any<FigureSet> T>
    void value(T& set) {
        for (auto& word : set.words) self().number(word);
    }
    template <class T>
    requires requires(T& list) { list.capacity(); }
    void value(T& list) {
        auto size = static_cast<std::uint16_t>(list.size());
        self().number(size);
        if constexpr (Sink::kReads) {
            if (size > list.capacity()) return self().refuse();
            list.clear();
            for (std::uint16_t i = 0; i < size; ++i) list.push_back({});
        }
        for (auto& item : list) value(item);
    }
    template <class T, std::size_t N>
    void value(std::array<T, N>& items) {
        for (auto& item : items) value(item);
    }
    template <class T, std::size_t N>
    void value(const std::array<T, N>& items) {
        for (auto& item : items) value(item);
    }

private:
    template <class Bits>
    void words(Bits& bits) {
        if constexpr (std::is_integral_v<std::remove_const_t<Bits>>)
            self().number(bits);
        else
            for (auto& word : bits.words) self().number(word);
    }
    Sink& self() { return static_cast<Sink&>(*this); }
};

class Writer : public InOrder<Writer> {
public:
    static constexpr bool kReads = false;
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

class Reader : public InOrder<Reader> {
public:
    static constexpr bool kReads = true;
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
class Hasher : public InOrder<Hasher> {
public:
    static constexpr bool kReads = false;
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

template <class Sink>
void visit_setup(Sink& sink, const SetupState& state) {
    sink.number(state.step);
    sink.value(state.asked);
    sink.value(state.first_player);
    sink.value(state.armies);
    sink.value(state.armies_shown);
    sink.number(state.hidden);
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        sink.value(state.rolls[seat]);
        sink.value(state.rolls_again[seat]);
        sink.number(static_cast<std::uint8_t>(state.edges[seat]));
        sink.value(state.has_edge[seat]);
    }
    sink.value(state.pool);
    sink.number(static_cast<std::uint16_t>(state.placed.size()));
    for (const PlacedItem& placed : state.placed) {
        sink.value(placed.item);
        sink.value(placed.at);
        sink.value(placed.turned);
    }
    sink.number(static_cast<std::uint16_t>(state.sections.size()));
    for (const PlacedSection& section : state.sections) {
        sink.value(section.seat);
        sink.value(section.figure);
        sink.value(section.at);
        sink.value(section.facing);
    }
    // Of games that have them alone: the bytes of others stay what they were.
    for (const Vec2 at : state.objectives) sink.value(at);
}

}  // namespace

void append_bytes(const State& state, std::vector<std::uint8_t>& out) {
    Writer writer(out);
    fields(writer, state);
}

std::uint64_t hash_of(const State& state) {
    Hasher hasher;
    fields(hasher, state);
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
    fields(reader, state);
    if (!reader.ok() || !reader.at_end()) return std::nullopt;
    find_marked(state);
    return state;
}

}  // namespace six
