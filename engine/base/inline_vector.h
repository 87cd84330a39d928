// A vector whose elements live inside it: trivially copyable when its elements are, so that it may
// be part of a State or a Command. It never grows past its capacity: pushing into a full one is a
// bug, and callers that take foreign input ask full() first.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace six {

template <class T, std::size_t Capacity>
class InlineVector {
    static_assert(Capacity < 65536);

public:
    constexpr InlineVector() = default;
    constexpr InlineVector(std::initializer_list<T> items) {
        for (const T& item : items) push_back(item);
    }

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }

    constexpr void clear() { size_ = 0; }
    constexpr void push_back(const T& item) {
        assert(!full());
        items_[size_++] = item;
    }
    constexpr void pop_back() {
        assert(!empty());
        --size_;
    }
    // Keeps the order of the rest: ids in a State are listed in a fixed order.
    constexpr void erase_at(std::size_t index) {
        assert(index < size_);
        for (std::size_t i = index + 1; i < size_; ++i) items_[i - 1] = items_[i];
        --size_;
    }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr T& back() { return (*this)[size_ - 1u]; }
    constexpr const T& back() const { return (*this)[size_ - 1u]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr operator std::span<const T>() const { return {items_.data(), size_}; }

    friend constexpr bool operator==(const InlineVector& a, const InlineVector& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

private:
    std::uint16_t size_ = 0;
    std::array<T, Capacity> items_{};
};

}  // namespace six
