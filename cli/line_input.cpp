#include "cli/line_input.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <istream>
#include <streambuf>
#include <utility>

#include "cli/terminal.h"

#ifdef SIX_LIBEDIT
#include <editline/readline.h>

#include <clocale>
#endif

namespace six::cli {
namespace {

// Up to the end of the line, which is taken too; false: there was nothing any more.
bool read_line(std::istream& in, std::string& text) {
    using Traits = std::istream::traits_type;
    text.clear();
    if (!in) return false;
    bool any = false;
    std::streambuf& buffer = *in.rdbuf();
    for (auto c = buffer.sbumpc(); !Traits::eq_int_type(c, Traits::eof()); c = buffer.sbumpc()) {
        any = true;
        if (Traits::to_char_type(c) == '\n') return true;
        if (text.size() <= kLongestLine) text += Traits::to_char_type(c);
    }
    in.setstate(std::ios::eofbit);
    return any;
}

class StreamInput final : public LineInput {
public:
    StreamInput(std::istream& in, std::ostream& out, bool echo) : in_(in), out_(out), echo_(echo) {}

    std::optional<std::string> line(const std::string& prompt) override {
        out_ << prompt << std::flush;
        std::string text;
        if (!read_line(in_, text)) {
            out_ << '\n';
            return std::nullopt;
        }
        if (echo_) out_ << printable(text) << '\n';
        return text;
    }

private:
    std::istream& in_;
    std::ostream& out_;
    bool echo_;  // a terminal does that itself
};

#ifdef SIX_LIBEDIT

// libedit calls back without a word of who asks: there is one terminal, and one who completes.
LineInput::Complete g_complete;
std::vector<std::string> g_candidates;
std::size_t g_next_candidate = 0;

char* next_candidate(const char*, int state) {
    if (state == 0) g_next_candidate = 0;
    if (g_next_candidate >= g_candidates.size()) return nullptr;
    return ::strdup(g_candidates[g_next_candidate++].c_str());
}

char** complete_word(const char* text, int, int end) {
    rl_attempted_completion_over = 1;  // no file names
    if (!g_complete) return nullptr;
    const std::string_view line(rl_line_buffer);
    g_candidates = g_complete(line.substr(0, static_cast<std::size_t>(std::max(end, 0))));
    return g_candidates.empty() ? nullptr : rl_completion_matches(text, next_candidate);
}

class EditedInput final : public LineInput {
public:
    explicit EditedInput(std::ostream& out) : out_(out) {
        std::setlocale(LC_CTYPE, "");  // so that a line may hold more than ASCII
        rl_readline_name = "sixskulls";
        rl_attempted_completion_function = complete_word;
        rl_basic_word_break_characters = " ";
        rl_completer_word_break_characters = const_cast<char*>(rl_basic_word_break_characters);
        using_history();
    }
    ~EditedInput() override { g_complete = nullptr; }

    std::optional<std::string> line(const std::string& prompt) override {
        out_ << std::flush;
        char* typed = readline(prompt.c_str());
        if (typed == nullptr) {
            out_ << '\n';
            return std::nullopt;
        }
        std::string text(typed, ::strnlen(typed, kLongestLine + 1));
        std::free(typed);
        if (text.size() > kLongestLine) return text;
        if (text.find_first_not_of(' ') != std::string::npos) add_history(text.c_str());
        return text;
    }
    void complete_with(const Complete& complete) override { g_complete = complete; }

private:
    std::ostream& out_;
};

#endif

}  // namespace

std::unique_ptr<LineInput> stream_input(std::istream& in, std::ostream& out) {
    return std::make_unique<StreamInput>(in, out, true);
}

std::unique_ptr<LineInput> standard_input(std::ostream& out) {
#ifdef __EMSCRIPTEN__  // there every stream claims to be a terminal
    return stream_input(std::cin, out);
#else
    if (isatty(STDIN_FILENO) == 0) return stream_input(std::cin, out);
#ifdef SIX_LIBEDIT
    if (isatty(STDOUT_FILENO) != 0) return std::make_unique<EditedInput>(out);
#endif
    return std::make_unique<StreamInput>(std::cin, out, false);
#endif
}

}  // namespace six::cli
