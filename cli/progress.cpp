#include "cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <vector>

#include "cli/terminal.h"

namespace six::cli {
namespace {

using Clock = std::chrono::steady_clock;

Progress::Watch watched(const std::ostream& err) {
#ifdef __EMSCRIPTEN__  // no threads there, and every stream claims to be a terminal
    static_cast<void>(err);
    return {};
#else
    return {.somebody = &err == &std::cerr && isatty(STDERR_FILENO) != 0};
#endif
}

}  // namespace

Progress::Progress(const Arguments& args, std::ostream& err, std::string_view key)
    : Progress(args.language, err, key) {}

Progress::Progress(io::Language language, std::ostream& err, std::string_view key)
    : Progress(language, err, key, watched(err)) {}

Progress::Progress(io::Language language, std::ostream& err, std::string_view key, Watch watch)
    : language_(language), err_(err), what_(io::say(language, key)), watch_(watch) {
    if (watch_.somebody) thread_ = std::thread([this] { tell_now_and_then(); });
}

Progress::~Progress() {
    if (!thread_.joinable()) return;
    {
        const std::lock_guard lock(mutex_);
        over_ = true;
    }
    ends_.notify_one();
    thread_.join();
}

void Progress::tell_now_and_then() {
    const Clock::time_point began = Clock::now();
    std::unique_lock lock(mutex_);
    std::size_t widest = 0;
    std::chrono::milliseconds wait = watch_.patience;
    while (!ends_.wait_for(lock, wait, [this] { return over_; })) {
        wait = watch_.beat;
        const std::string text =
            line(std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - began));
        widest = std::max(widest, columns_of(text));
        err_ << '\r' << fit(text, widest) << std::flush;
    }
    if (widest > 0) err_ << '\r' << std::string(widest, ' ') << '\r' << std::flush;
}

std::string Progress::line(std::chrono::seconds since) const {
    std::vector<io::Argument> arguments = {{"what", what_},
                                           {"seconds", std::to_string(since.count())}};
    const std::size_t of = of_;
    if (of == 0) return io::say(language_, "cli.progress.since", arguments);
    arguments.push_back({"n", std::to_string(done_)});
    arguments.push_back({"of", std::to_string(of)});
    return io::say(language_, "cli.progress.of", arguments);
}

}  // namespace six::cli
