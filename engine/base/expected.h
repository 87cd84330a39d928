// A value or the reason why there is none, with std::expected's names: g++ 12, clang 14 and
// emscripten 3.1.6 do not share that header in C++20. Nothing here throws; reading the wrong side
// is a bug and asserts.
#pragma once

#include <cassert>
#include <utility>
#include <variant>

namespace six {

struct Ok {
    friend constexpr bool operator==(Ok, Ok) = default;
};

template <class T, class E>
class [[nodiscard]] Expected {
public:
    constexpr Expected(T value) : side_(std::in_place_index<0>, std::move(value)) {}
    constexpr Expected(E error) : side_(std::in_place_index<1>, std::move(error)) {}

    constexpr bool has_value() const { return side_.index() == 0; }
    constexpr explicit operator bool() const { return has_value(); }
    constexpr const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&side_);
    }
    constexpr T&& value() && {
        assert(has_value());
        return std::move(*std::get_if<0>(&side_));
    }
    constexpr const E& error() const& {
        assert(!has_value());
        return *std::get_if<1>(&side_);
    }
    constexpr const T& operator*() const& { return value(); }
    constexpr T&& operator*() && { return std::move(*this).value(); }
    constexpr const T* operator->() const { return &value(); }

private:
    std::variant<T, E> side_;
};

}  // namespace six
