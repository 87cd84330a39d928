#include "io/text/file_read.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace six::io {
namespace {

Error refused(int number) {
    switch (number) {
        case ENOENT:
        case ENOTDIR:
            return {"", "file.missing", {}};
        case EACCES:
        case EPERM:
            return {"", "file.forbidden", {}};
        default:
            return {"", "file.unreadable", {}};
    }
}

const char* oddity_of(const struct stat& about) {
    if (S_ISDIR(about.st_mode)) return "file.folder";
    return S_ISREG(about.st_mode) ? nullptr : "file.odd";
}

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int operator*() const { return number_; }

private:
    int number_;
};

}  // namespace

Expected<std::string, Error> read_file(const std::string& file, std::size_t limit) {
    // Asked before it is opened, which may do something to a device; and again of what was opened,
    // without waiting, should another have taken its place.
    struct stat about {};
    if (::stat(file.c_str(), &about) != 0) return refused(errno);
    if (const char* odd = oddity_of(about)) return Error{"", odd, {}};
    const Descriptor opened(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    if (*opened < 0 || ::fstat(*opened, &about) != 0) return refused(errno);
    if (const char* odd = oddity_of(about)) return Error{"", odd, {}};
    constexpr std::size_t kBlock = std::size_t{1} << 16;
    std::string text;
    while (text.size() <= limit) {
        const std::size_t before = text.size();
        const std::size_t wanted = std::min(kBlock, limit + 1 - before);
        text.resize(before + wanted);
        const ssize_t got = ::read(*opened, text.data() + before, wanted);
        if (got < 0 && errno != EINTR) return refused(errno);
        text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got == 0) break;
    }
    return text;
}

bool may_be_there(const std::string& file) {
    struct stat about {};
    return ::stat(file.c_str(), &about) == 0 || errno == EACCES;
}

}  // namespace six::io
