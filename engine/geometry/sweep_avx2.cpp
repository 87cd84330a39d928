#include "engine/geometry/sweep_avx2.h"

#if defined(__AVX2__)

#include <immintrin.h>

namespace six::sweep {

namespace {

// Two 16-bit numbers, the first in the lower half, repeated.
inline __m256i pairs(int first, int second) {
    return _mm256_set1_epi32(static_cast<int>(static_cast<unsigned>(first) & 0xFFFFu) |
                             static_cast<int>(static_cast<unsigned>(second) << 16));
}

inline __m256i load(const void* from) {
    return _mm256_load_si256(static_cast<const __m256i*>(from));
}

inline unsigned lanes(__m256i mask) {
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(mask)));
}

}  // namespace

void spots_near_avx2(const SpotGroup* group, std::size_t groups, const CoarseLine& line,
                     std::uint64_t* words) {
    const __m256i sum = pairs(line.sum_x, line.sum_y);
    const __m256i turned = pairs(line.dy, -line.dx);
    const __m256i straight = pairs(line.dx, line.dy);
    const __m256i dd = _mm256_set1_epi32(line.dd);
    const __m256i length = _mm256_set1_epi32(line.length);
    const __m256i margin = _mm256_set1_epi32(line.margin);
    std::uint64_t word = 0;
    for (std::size_t g = 0; g < groups; ++g) {
        const __m256i f = _mm256_sub_epi16(load(group[g].doubled), sum);
        const __m256i across = _mm256_abs_epi32(_mm256_madd_epi16(f, turned));
        const __m256i along =
            _mm256_sub_epi32(_mm256_abs_epi32(_mm256_madd_epi16(f, straight)), dd);
        // Both factors are below 2^15, so the upper halves multiply to nothing.
        const __m256i bound =
            _mm256_add_epi32(_mm256_madd_epi16(load(group[g].reach), length), margin);
        const unsigned far = lanes(_mm256_cmpgt_epi32(_mm256_max_epi32(across, along), bound));
        word |= std::uint64_t{far ^ 0xFFu} << (g % 8 * 8);
        if (g % 8 == 7 || g + 1 == groups) {
            words[g / 8] = word;
            word = 0;
        }
    }
}

std::uint64_t boxes_near_avx2(const BoxGroup* group, std::size_t groups, const CoarseLine& line) {
    const int dx = line.dx < 0 ? -line.dx : line.dx;
    const int dy = line.dy < 0 ? -line.dy : line.dy;
    const __m256i sum = pairs(line.sum_x, line.sum_y);
    const __m256i turned = pairs(line.dy, -line.dx);
    const __m256i size = pairs(dx, dy);
    const __m256i size_turned = pairs(dy, dx);
    std::uint64_t word = 0;
    for (std::size_t g = 0; g < groups; ++g) {
        const __m256i f = _mm256_sub_epi16(load(group[g].doubled), sum);
        const __m256i sides = load(group[g].sides);
        const __m256i beside =
            _mm256_cmpgt_epi16(_mm256_abs_epi16(f), _mm256_add_epi16(sides, size));
        const __m256i across = _mm256_abs_epi32(_mm256_madd_epi16(f, turned));
        const __m256i off = _mm256_cmpgt_epi32(across, _mm256_madd_epi16(sides, size_turned));
        const __m256i far = _mm256_or_si256(beside, off);
        const unsigned near = lanes(_mm256_cmpeq_epi32(far, _mm256_setzero_si256()));
        word |= std::uint64_t{near} << (g * 8);
    }
    return word;
}

}  // namespace six::sweep

#else

#include <cstdlib>

namespace six::sweep {

void spots_near_avx2(const SpotGroup*, std::size_t, const CoarseLine&, std::uint64_t*) {
    std::abort();
}
std::uint64_t boxes_near_avx2(const BoxGroup*, std::size_t, const CoarseLine&) {
    std::abort();
}

}  // namespace six::sweep

#endif
