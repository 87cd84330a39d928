#include "engine/geometry/sweep_avx2.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define SIX_AVX2 [[gnu::target("avx2")]]

namespace six::sweep {

namespace {

// Two 16-bit numbers, the first in the lower half, repeated.
SIX_AVX2 inline __m256i pairs(int first, int second) {
    return _mm256_set1_epi32(static_cast<int>(static_cast<unsigned>(first) & 0xFFFFu) |
                             static_cast<int>(static_cast<unsigned>(second) << 16));
}

SIX_AVX2 inline __m256i load(const void* from) {
    return _mm256_load_si256(static_cast<const __m256i*>(from));
}

SIX_AVX2 inline unsigned lanes(__m256i mask) {
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(mask)));
}

SIX_AVX2 inline unsigned wide_lanes(__m256i mask) {
    return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(mask)));
}

// What all groups share.
struct Constants {
    __m256i sum, turned;
};
SIX_AVX2 inline Constants constants_of(const CoarseLine& line) {
    return {pairs(line.sum_x, line.sum_y), pairs(line.dy, -line.dx)};
}

SIX_AVX2 inline void sweep_spots(const Targets& targets, const CoarseLine& line,
                                 const Constants& shared, std::uint64_t* words) {
    const __m256i straight = pairs(line.dx, line.dy);
    const __m256i dd = _mm256_set1_epi32(line.dd);
    const __m256i length = _mm256_set1_epi32(line.length);
    const __m256i margin = _mm256_set1_epi32(line.margin);
    const SpotGroup* group = targets.spot_groups.data();
    const SpotGroup* const end = group + targets.spot_groups.size();
    while (group != end) {
        std::uint64_t word = 0;
        int shift = 0;
        for (; group != end && shift != 64; ++group, shift += 8) {
            const __m256i f = _mm256_sub_epi16(load(group->doubled), shared.sum);
            const __m256i across = _mm256_abs_epi32(_mm256_madd_epi16(f, shared.turned));
            const __m256i along =
                _mm256_sub_epi32(_mm256_abs_epi32(_mm256_madd_epi16(f, straight)), dd);
            // Both factors are below 2^15, so the upper halves multiply to nothing.
            const __m256i bound =
                _mm256_add_epi32(_mm256_madd_epi16(load(group->reach), length), margin);
            const unsigned far = lanes(_mm256_cmpgt_epi32(_mm256_max_epi32(across, along), bound));
            word |= std::uint64_t{far} << shift;
        }
        *words++ = ~word;
    }
    // The last group may have lanes that are not in use.
    if (targets.spots % 64 != 0) *(words - 1) &= (std::uint64_t{1} << targets.spots % 64) - 1;
}

SIX_AVX2 inline std::uint64_t sweep_boxes(const Targets& targets, const CoarseLine& line,
                                          const Constants& shared) {
    const __m256i size = _mm256_abs_epi16(pairs(line.dx, line.dy));
    const __m256i size_turned = _mm256_abs_epi16(shared.turned);
    std::uint64_t word = 0;
    int shift = 0;
    for (const BoxGroup& group : targets.box_groups) {
        const __m256i f = _mm256_sub_epi16(load(group.doubled), shared.sum);
        const __m256i sides = load(group.sides);
        const __m256i beside =
            _mm256_cmpgt_epi16(_mm256_abs_epi16(f), _mm256_add_epi16(sides, size));
        const __m256i across = _mm256_abs_epi32(_mm256_madd_epi16(f, shared.turned));
        const __m256i off = _mm256_cmpgt_epi32(across, _mm256_madd_epi16(sides, size_turned));
        const __m256i far = _mm256_or_si256(beside, off);
        const unsigned near = lanes(_mm256_cmpeq_epi32(far, _mm256_setzero_si256()));
        word |= std::uint64_t{near} << shift;
        shift += 8;
    }
    return targets.boxes % 64 == 0 ? word : word & ((std::uint64_t{1} << targets.boxes % 64) - 1);
}

}  // namespace

SIX_AVX2 void spots_near_avx2(const Targets& targets, const CoarseLine& line, Candidates& out) {
    sweep_spots(targets, line, constants_of(line), out.spots);
}

SIX_AVX2 void boxes_near_avx2(const Targets& targets, const CoarseLine& line, Candidates& out) {
    out.boxes = sweep_boxes(targets, line, constants_of(line));
}

SIX_AVX2 void all_near_avx2(const Targets& targets, const CoarseLine& line, Candidates& out) {
    const Constants shared = constants_of(line);
    sweep_spots(targets, line, shared, out.spots);
    out.boxes = sweep_boxes(targets, line, shared);
}

// Four corners at a time, as they lie in memory: x in the lower half of 64 bits, y in the upper.
// The last four may overlap those before.
SIX_AVX2 Sides sides_of_avx2(const Vec2* corners, std::size_t count, Vec2 from, Vec2 d) {
    static_assert(sizeof(Vec2) == 8 && alignof(Vec2) == 4);
    const __m256i start = _mm256_set1_epi64x(
        static_cast<long long>(std::uint64_t{static_cast<std::uint32_t>(from.x.mils())} |
                               std::uint64_t{static_cast<std::uint32_t>(from.y.mils())} << 32));
    const __m256i dx = _mm256_set1_epi32(d.x.mils());
    const __m256i dy = _mm256_set1_epi32(d.y.mils());
    const __m256i zero = _mm256_setzero_si256();
    Sides sides{0, 0};
    for (std::size_t done = 0; done < count; done += 4) {
        const std::size_t i = done + 4 <= count ? done : count - 4;
        const __m256i x = _mm256_sub_epi32(
            _mm256_loadu_si256(reinterpret_cast<const __m256i*>(corners + i)), start);
        const __m256i y = _mm256_srli_epi64(x, 32);
        const __m256i side = _mm256_sub_epi64(_mm256_mul_epi32(dx, y), _mm256_mul_epi32(dy, x));
        sides.left |= wide_lanes(_mm256_cmpgt_epi64(side, zero)) << i;
        sides.on |= wide_lanes(_mm256_cmpeq_epi64(side, zero)) << i;
    }
    return sides;
}

}  // namespace six::sweep

#else

#include <cstdlib>

namespace six::sweep {

void spots_near_avx2(const Targets&, const CoarseLine&, Candidates&) {
    std::abort();
}
void boxes_near_avx2(const Targets&, const CoarseLine&, Candidates&) {
    std::abort();
}
void all_near_avx2(const Targets&, const CoarseLine&, Candidates&) {
    std::abort();
}
Sides sides_of_avx2(const Vec2*, std::size_t, Vec2, Vec2) {
    std::abort();
}

}  // namespace six::sweep

#endif
