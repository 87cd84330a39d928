// Compares our lines of fire with Boost.Geometry and Box2D in one process: the same tables and the
// same lines, contenders taking turns at every repeat. Ends with 1 if one of our answers is wrong
// or a goal is missed.
//     lof_compare [repeats] [lines]
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "bench/compare/contender.h"
#include "tests/support/line_twin.h"

namespace six::compare {

namespace {

struct Series {
    std::string title;
    std::vector<fixture::SceneFixture> tables;
    Question question;
    bool has_goals;
};

std::vector<Series> all_series() {
    std::vector<fixture::SceneFixture> crowded, formations;
    for (std::uint64_t seed = 7; seed < 7 + 64; ++seed) {
        crowded.push_back(fixture::crowded_table({.figures = 40, .pieces = 12, .seed = seed}));
        formations.push_back(fixture::brick_formation(seed));
    }
    return {{"first met, one crowded table", {crowded.front()}, Question::first, true},
            {"first met, 64 crowded tables", crowded, Question::first, true},
            {"first met, 64 brick formations", formations, Question::first, false},
            {"clear or not, one crowded table", {crowded.front()}, Question::is_clear, false},
            {"clear or not, 64 brick formations", formations, Question::is_clear, false}};
}

// Each table gets an equal share of the lines.
std::span<const fixture::Shot> share(std::span<const fixture::Shot> shots, std::size_t i,
                                     std::size_t n) {
    const std::size_t first = shots.size() * i / n, last = shots.size() * (i + 1) / n;
    return shots.subspan(first, last - first);
}

struct Measured {
    std::vector<double> ns_per_line;
    std::vector<double> us_per_scene;
    std::vector<Answer> answers;
};

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

// Of this thread alone, so that whoever else uses the machine matters less.
double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void measure(Contender& contender, const Series& series, std::span<const fixture::Shot> shots,
             Measured& result) {
    result.answers.resize(shots.size());
    Answer* out = result.answers.data();
    double seconds = 0, making = 0;
    for (std::size_t i = 0; i < series.tables.size(); ++i) {
        const auto lines = share(shots, i, series.tables.size());
        const double start = cpu_seconds();
        contender.make(series.tables[i]);
        const double made = cpu_seconds();
        contender.run(series.question, lines, out);
        seconds += cpu_seconds() - made;
        making += made - start;
        out += lines.size();
    }
    result.ns_per_line.push_back(1e9 * seconds / static_cast<double>(shots.size()));
    result.us_per_scene.push_back(1e6 * making / static_cast<double>(series.tables.size()));
}

// What the slow twin says. The libraries know nothing of the gap between touching bases, so they
// are compared with answers that do not either.
std::vector<Answer> right_answers(const Series& series, std::span<const fixture::Shot> shots,
                                  bool gaps) {
    std::vector<Answer> answers;
    Scene scene;
    for (std::size_t i = 0; i < series.tables.size(); ++i) {
        series.tables[i].fill(scene);
        for (const fixture::Shot shot : share(shots, i, series.tables.size())) {
            LineQuery query = fixture::query_of(series.tables[i], shot);
            query.gaps_block = gaps;
            const Block block = twin::first_block(scene, query);
            if (block.kind == BlockKind::none)
                answers.push_back(kClear);
            else if (series.question == Question::is_clear)
                answers.push_back(kBlocked);
            else if (block.kind == BlockKind::gap)
                answers.push_back(kGap);
            else
                answers.push_back(block.kind == BlockKind::base ? block.figure.n
                                                                : kFirstPiece + block.piece.n);
        }
    }
    return answers;
}

std::size_t differences(const std::vector<Answer>& a, const std::vector<Answer>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i];
    return count;
}

bool is_ours(const Contender& contender) {
    return contender.name().starts_with("Six Skulls");
}

// How many times faster than a library the first of our contenders has to be.
double goal(const Contender& contender) {
    if (contender.name().starts_with("Boost")) return 10;
    if (contender.name().starts_with("Box2D")) return 5;
    return 0;
}

bool run_series(Contenders& contenders, const Series& series, int repeats,
                std::span<const fixture::Shot> shots) {
    std::vector<Measured> measured(contenders.size());
    for (int repeat = 0; repeat <= repeats; ++repeat) {
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            if (repeat == 1) measured[i] = {};  // the first one warmed up
            measure(*contenders[i], series, shots, measured[i]);
        }
    }
    std::printf("%s: %zu lines, %d repeats\n", series.title.c_str(), shots.size(), repeats);
    std::printf("  %-40s %28s %7s %9s %9s\n", "contender", "ns per line", "ratio", "scene us",
                "disagree");
    const std::vector<Answer> right = right_answers(series, shots, true);
    const std::vector<Answer> without_gaps = right_answers(series, shots, false);
    bool good = true;
    const double ours = median(measured[0].ns_per_line);
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const Contender& contender = *contenders[i];
        const auto& ns = measured[i].ns_per_line;
        const double ratio = median(ns) / ours;
        const std::size_t wrong =
            differences(measured[i].answers, is_ours(contender) ? right : without_gaps);
        const bool missed = series.has_goals && ratio < goal(contender);
        std::printf("  %-40s %9.1f [%7.1f .. %7.1f] %7.2f %9.2f %9zu%s\n", contender.name().c_str(),
                    median(ns), *std::min_element(ns.begin(), ns.end()),
                    *std::max_element(ns.begin(), ns.end()), ratio,
                    median(measured[i].us_per_scene), wrong, missed ? "  GOAL MISSED" : "");
        if (missed || (is_ours(contender) && wrong > 0)) good = false;
    }
    const auto clear = std::count(right.begin(), right.end(), kClear);
    const auto gaps = std::count(right.begin(), right.end(), kGap);
    const auto pieces = std::count_if(right.begin(), right.end(),
                                      [](Answer answer) { return answer >= kFirstPiece; });
    std::printf("  clear %td, gap first %td, piece first %td\n\n", clear, gaps, pieces);
    std::fflush(stdout);
    return good;
}

}  // namespace

int compare_all(int repeats, std::size_t lines) {
    Contenders contenders;
    add_six(contenders);
    add_boost(contenders);
    add_box2d(contenders);
    const std::vector<fixture::Shot> shots = fixture::random_shots(40, lines, 42);
    bool good = true;
    for (const Series& series : all_series())
        good = run_series(contenders, series, repeats, shots) && good;
    std::puts(good ? "All answers right, all goals met." : "FAILED: see above.");
    return good ? 0 : 1;
}

}  // namespace six::compare

int main(int argc, char** argv) {
    const int repeats = argc > 1 ? std::atoi(argv[1]) : 9;
    const int lines = argc > 2 ? std::atoi(argv[2]) : 100'000;
    if (repeats < 1 || lines < 64) {
        std::fputs("usage: lof_compare [repeats >= 1] [lines >= 64]\n", stderr);
        return 2;
    }
    return six::compare::compare_all(repeats, static_cast<std::size_t>(lines));
}
