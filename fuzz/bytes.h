// The fuzzer's bytes, read one after the other; when they are used up, zeros. And a Draw made of
// them, so that the fuzzer steers what the engine proposes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/base/draw.h"

namespace six::fuzz {

class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : left_(data, size) {}

    bool empty() const { return left_.empty(); }
    std::uint8_t byte() {
        if (left_.empty()) return 0;
        const std::uint8_t first = left_.front();
        left_ = left_.subspan(1);
        return first;
    }
    std::uint16_t word() { return static_cast<std::uint16_t>(byte() | byte() << 8); }
    std::int32_t number() {
        return static_cast<std::int32_t>(word() | static_cast<std::uint32_t>(word()) << 16);
    }
    std::string_view rest() const {
        return {reinterpret_cast<const char*>(left_.data()), left_.size()};
    }

private:
    std::span<const std::uint8_t> left_;
};

class BytesDraw final : public Draw {
public:
    explicit BytesDraw(Bytes& bytes) : bytes_(bytes) {}
    // Mixed with a counter: bytes that are used up must not make a proposer draw the same for ever.
    std::uint32_t below(std::uint32_t n) override {
        mixed_ = mixed_ * 1664525u + 1013904223u + bytes_.byte();
        return static_cast<std::uint32_t>(std::uint64_t{mixed_} * n >> 32);
    }

private:
    Bytes& bytes_;
    std::uint32_t mixed_ = 0;
};

// A broken promise ends the program, with asserts or without: that is how the fuzzer learns of it.
inline void require(bool promise) {
    if (!promise) __builtin_trap();
}

}  // namespace six::fuzz
