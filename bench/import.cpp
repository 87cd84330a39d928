// What importing a large file costs, from its text to sets that could be written: ten megabytes of
// made-up records in each form of the community. The promise is two seconds.
#include "io/library/import.h"

#include <benchmark/benchmark.h>

#include "tests/support/foreign_figures.h"

namespace six {
namespace {

constexpr std::size_t kMegabytes = 10;

// A sample of the records tells how many there have to be.
std::string large_file(std::string (*records)(std::size_t),
                       std::string (*file)(const std::string&)) {
    constexpr std::size_t kSample = 100;
    const std::size_t each = records(kSample).size() / kSample;
    return file(records((kMegabytes << 20) / each));
}

void import_all(benchmark::State& run, const std::string& text) {
    for (auto _ : run) {
        const auto import = io::import_figures(text, {.set = "bench"});
        if (!import) return run.SkipWithError("the file was refused");
        // What goes beyond the largest set is rejected, but it has been read.
        benchmark::DoNotOptimize(import->records);
    }
    run.SetBytesProcessed(run.iterations() * static_cast<std::int64_t>(text.size()));
}

void BM_ImportCommunity(benchmark::State& run) {
    import_all(run, large_file(fixture::many_community_records, [](const std::string& records) {
                   return fixture::community_file("Bench", records);
               }));
}
BENCHMARK(BM_ImportCommunity)->Unit(benchmark::kMillisecond);

void BM_ImportFeed(benchmark::State& run) {
    import_all(run, large_file(fixture::many_feed_records, fixture::feed_file));
}
BENCHMARK(BM_ImportFeed)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace six
