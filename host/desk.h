// The desk: one table behind a counter at which everything is asked in JSON and answered in JSON.
// The browser client talks to it; what may be asked and what is answered is described in
// host/protocol/. A request that cannot be understood or carried out is answered with
// {"error": {"key", "where", "sentence"}}, and nothing has changed. No request throws or waits.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace six::host {

class Desk {
public:
    Desk();
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    std::string request(std::string_view json);

private:
    class Counter;
    std::unique_ptr<Counter> counter_;
};

}  // namespace six::host
