#include "io/text/file_write.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace six::io {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostWaiting = std::size_t{1} << 16;

Error problem_of(const std::string& file, int number) {
    switch (number) {
        case EEXIST:
            return {file, "file.exists", {}};
        case ENOENT:
        case ENOTDIR:
            return {file, "file.no_folder", {}};
        case EACCES:
        case EPERM:
        case EROFS:
            return {file, "file.not_allowed", {}};
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return {file, "file.disk_full", {}};
        default:
            return {file, "file.unwritable", {}};
    }
}

// For is_being_written; where a file system knows no locks nobody is told.
void lock([[maybe_unused]] int descriptor) {
#ifndef __EMSCRIPTEN__  // one process, one table
    ::flock(descriptor, LOCK_EX | LOCK_NB);
#endif
}

// So that the new name outlives a loss of power too. Where a folder cannot be opened the file is
// whole all the same.
void sync_folder(const fs::path& file) {
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    ::fsync(descriptor);
    ::close(descriptor);
}

}  // namespace

// --- what is put into it ---

bool OutFile::Buffer::put_all() {
    std::string_view rest = waiting_;
    while (!rest.empty() && problem == 0) {
        const ssize_t written = ::write(descriptor, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0)
            problem = written < 0 ? errno : EIO;
        else
            rest.remove_prefix(static_cast<std::size_t>(written));
    }
    waiting_.clear();
    return problem == 0;
}

OutFile::Buffer::int_type OutFile::Buffer::overflow(int_type c) {
    if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
    const char one = traits_type::to_char_type(c);
    return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

std::streamsize OutFile::Buffer::xsputn(const char* text, std::streamsize count) {
    if (descriptor < 0 || problem != 0) return 0;
    waiting_.append(text, static_cast<std::size_t>(count));
    if (waiting_.size() >= kMostWaiting && !put_all()) return 0;
    return count;
}

// --- the file ---

OutFile::~OutFile() {
    close();
}

bool OutFile::make(const std::string& file) {
    close();
    name_ = file;
    buffer_.problem = 0;
    buffer_.descriptor =
        ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (buffer_.descriptor < 0)
        buffer_.problem = errno;
    else
        lock(buffer_.descriptor);
    rdbuf(&buffer_);  // and the stream is good again
    if (buffer_.descriptor < 0) setstate(std::ios::badbit);
    return buffer_.descriptor >= 0;
}

bool OutFile::make_beside(const std::string& file) {
    constexpr int kMostTries = 100;
    const std::string stem = file + ".new." + std::to_string(::getpid());
    for (int n = 1; n <= kMostTries; ++n)
        if (make(n == 1 ? stem : stem + '.' + std::to_string(n)))
            return true;
        else if (buffer_.problem != EEXIST)
            return false;
    return false;
}

bool OutFile::sync() {
    flush();
    if (good() && ::fsync(buffer_.descriptor) != 0 && errno != EINVAL && errno != EROFS) {
        buffer_.problem = errno;
        setstate(std::ios::badbit);
    }
    return good();
}

bool OutFile::close() {
    if (buffer_.descriptor < 0) return buffer_.problem == 0;
    buffer_.put_all();
    if (::close(buffer_.descriptor) != 0 && buffer_.problem == 0) buffer_.problem = errno;
    buffer_.descriptor = -1;
    if (buffer_.problem != 0) setstate(std::ios::badbit);
    return buffer_.problem == 0;
}

void OutFile::drop() {
    const bool made = buffer_.descriptor >= 0;
    close();
    if (made) ::unlink(name_.c_str());
}

bool OutFile::replace(const std::string& file) {
    // Whoever may read the old one may read the new one.
    struct stat old {};
    if (buffer_.descriptor >= 0 && ::stat(file.c_str(), &old) == 0)
        static_cast<void>(::fchmod(buffer_.descriptor, old.st_mode & 0777));
    if (sync() && ::rename(name_.c_str(), file.c_str()) == 0) {
        name_ = file;
        sync_folder(file);
        return true;
    }
    if (buffer_.problem == 0) buffer_.problem = errno;
    drop();
    return false;
}

Error OutFile::failure() const {
    return problem_of(name_, buffer_.problem);
}

// --- whole files ---

std::optional<Error> check_new(const std::string& file) {
    struct stat about {};
    if (::lstat(file.c_str(), &about) == 0) return problem_of(file, EEXIST);
    if (errno != ENOENT) return problem_of(file, errno);
    return std::nullopt;
}

std::optional<Error> write_new(const std::string& file, std::string_view text) {
    OutFile out;
    if (!out.make(file)) return out.failure();
    out << text;
    if (out.sync() && out.close()) return std::nullopt;
    const Error problem = out.failure();
    ::unlink(file.c_str());
    return problem;
}

std::optional<Error> write_whole(const std::string& file, std::string_view text) {
    OutFile out;
    if (out.make_beside(file)) {
        out << text;
        if (out.replace(file)) return std::nullopt;
    }
    return Error{file, "user_data.not_written", {{"why", std::strerror(out.problem())}}};
}

bool is_being_written([[maybe_unused]] const std::string& file) {
#ifdef __EMSCRIPTEN__
    return false;
#else
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool taken = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(descriptor);
    return taken;
#endif
}

std::string behind_links(const std::string& file) {
    std::error_code failed;
    const fs::path found = fs::canonical(file, failed);
    return failed ? file : found.string();
}

}  // namespace six::io
