// Files that are written: a new one is never written over another nor through a link, and none is
// left behind that could not be finished. Whatever writes a file writes it here.
#pragma once

#include <optional>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

#include "io/text/error.h"

namespace six::io {

// Why no new file of that name can be made, as far as that can be told without making it: something
// is there already, if only a link.
std::optional<Error> check_new(const std::string& file);

// A new file with this text, or none: then why. Its place is the file.
std::optional<Error> write_new(const std::string& file, std::string_view text);

// A whole file in place of the old one: written beside it, brought to the disk, renamed.
std::optional<Error> write_whole(const std::string& file, std::string_view text);

// Where links lead to; the file itself when it is none, or leads nowhere.
std::string behind_links(const std::string& file);

// Some OutFile, of this or another process, is open under that name.
bool is_being_written(const std::string& file);

// A file that grows while it is open. What was put in is in it after a flush.
class OutFile final : public std::ostream {
public:
    OutFile() : std::ostream(nullptr) {}
    ~OutFile() override;
    OutFile(const OutFile&) = delete;
    OutFile& operator=(const OutFile&) = delete;

    // A new file of this name, or of a name beside this one that nobody has. False: there is none.
    bool make(const std::string& file);
    bool make_beside(const std::string& file);
    const std::string& name() const { return name_; }

    bool sync();   // all of it is on the disk
    bool close();  // false when something of it could not be written
    void drop();   // closes and removes it
    // Takes the place of that file, and its name; false: this one is removed, that one as it was.
    bool replace(const std::string& file);
    int problem() const { return buffer_.problem; }  // errno of what went wrong; 0: nothing did
    Error failure() const;                           // the same in words; its place is the file

private:
    class Buffer final : public std::streambuf {
    public:
        int descriptor = -1;
        int problem = 0;  // the first one
        bool put_all();

    private:
        int_type overflow(int_type) override;
        std::streamsize xsputn(const char*, std::streamsize) override;
        int sync() override { return put_all() ? 0 : -1; }
        std::string waiting_;
    };

    Buffer buffer_;
    std::string name_;
};

}  // namespace six::io
