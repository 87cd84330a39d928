#include "engine/state/by_name.h"

#include <span>

#include "engine/state/ask.h"
#include "engine/state/fields.h"

namespace six {
namespace {

constexpr std::uint64_t mixed(std::uint64_t h) {
    h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93u;
    h = (h ^ (h >> 32)) * 0xD6E8FEB86659FD93u;
    return h ^ (h >> 32);
}
constexpr std::uint64_t joined(std::uint64_t a, std::uint64_t b) {
    return mixed(a * 0x9E3779B97F4A7C15u + b);
}
constexpr std::uint64_t hash_of_text(std::string_view text) {
    std::uint64_t h = 0xCBF29CE484222325u;
    for (const char c : text) h = (h ^ static_cast<std::uint8_t>(c)) * 0x100000001B3u;
    return h;
}

template <class Of>
inline constexpr Of kNew{};
// The frame at the bottom of every action's stack says nothing of its name.
template <>
inline constexpr Frame kNew<Frame>{.ask = Ask::finish_action};

// Adds up what each field says of itself, so that their order does not matter; one that is as a new
// object has it says nothing, so that a field nobody uses does not matter either.
class ByName {
public:
    std::uint64_t sum = 0;

    template <class Object, class T, class Of>
    void field(std::string_view name, const Object& object, T Of::*member) {
        if constexpr (requires { object.*member == kNew<Of>.*member; })
            if (object.*member == kNew<Of>.*member) return;
        tell(name, hash(object.*member));
    }
    template <class Object, class T, class Of, class Names>
    void bits(std::string_view name, const Object& object, T Of::*member, const Names& names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (has_bit(object.*member, i)) tell(name, hash_of_text(names[i]));
    }
    template <class Object, class T, class Of, class Limit>
    void below(std::string_view name, const Object& object, T Of::*member, Limit) {
        field(name, object, member);
    }
    template <class Object, class T, std::size_t N, class Of, class Int>
    void counted(std::string_view name, const Object& object, std::array<T, N> Of::*member,
                 Int Of::*count) {
        tell(name, hash_of_list(std::span<const T>((object.*member).data(), object.*count)));
    }

private:
    void tell(std::string_view name, std::uint64_t value) {
        if (value != 0) sum += joined(hash_of_text(name), value);
    }
    template <class T>
    static std::uint64_t hash(const T& it) {
        if constexpr (std::is_enum_v<T>) {
            return hash_of_text(kNamesOf<T>[static_cast<std::size_t>(it)]);
        } else if constexpr (std::is_integral_v<T>) {
            return joined(1, static_cast<std::uint64_t>(it));
        } else {
            ByName inner;
            fields(inner, it);
            return inner.sum;
        }
    }
    template <class T>
    requires requires(T id) { id.exists(); }
    static std::uint64_t hash(const T& id) { return hash(id.n); }
    static std::uint64_t hash(const Vec2& place) {
        return joined(hash(place.x.mils()), hash(place.y.mils()));
    }
    static std::uint64_t hash(const Facing& facing) { return hash(facing.tenths()); }
    static std::uint64_t hash(const FigureSet& set) {
        std::uint64_t h = 0;
        for (std::uint16_t i = 0; i < kMaxFigures; ++i)
            if (set.has(FigureId{i})) h = joined(h, hash(i));
        return h;
    }
    template <class T, std::size_t N>
    static std::uint64_t hash(const InlineVector<T, N>& list) {
        return hash_of_list(std::span<const T>(list));
    }
    // By place, so that room for more of them does not matter.
    template <class T, std::size_t N>
    static std::uint64_t hash(const std::array<T, N>& list) {
        std::uint64_t h = 0;
        for (std::size_t i = 0; i < N; ++i)
            if (const std::uint64_t item = hash(list[i]); item != hash(T{})) h += joined(i, item);
        return h;
    }
    template <class T>
    static std::uint64_t hash_of_list(std::span<const T> list) {
        std::uint64_t h = 0;
        for (const T& item : list) h = joined(h, hash(item));
        return h;
    }
};

}  // namespace

std::uint64_t hash_by_name(const State& state) {
    ByName all;
    fields(all, state);
    return all.sum;
}

}  // namespace six
