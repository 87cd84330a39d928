// What takes longer than two seconds says so: a line on the terminal beside the answer, gone when
// the answer comes. Where nobody looks at a terminal nothing is printed.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "cli/args.h"

namespace six::cli {

class Progress {
public:
    // For as long as it lives; `key` names what is being done.
    Progress(const Arguments&, std::ostream& err, std::string_view key);
    Progress(io::Language, std::ostream& err, std::string_view key);

    struct Watch {
        bool somebody = false;  // looks at a terminal
        std::chrono::milliseconds patience{2000}, beat{500};
    };
    Progress(io::Language, std::ostream& err, std::string_view key, Watch);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void at(std::size_t done, std::size_t of) {
        done_ = done;
        of_ = of;
    }

private:
    void tell_now_and_then();
    std::string line(std::chrono::seconds since) const;

    io::Language language_;
    std::ostream& err_;
    std::string what_;
    Watch watch_;
    std::atomic<std::size_t> done_{0}, of_{0};
    bool over_ = false;
    std::mutex mutex_;
    std::condition_variable ends_;
    std::thread thread_;
};

}  // namespace six::cli
