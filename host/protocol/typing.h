// What a line that is typed may become and mean, what a bot would advise, and the table told for
// the ear.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "host/protocol/table.h"
#include "host/typed_line.h"

namespace six::host {

constexpr auto described(const TypedLine::Does*) {
    return io::words("", kDoesNames);
}

}  // namespace six::host

namespace six::host::protocol {

struct Completion {
    std::string word, said;
};
constexpr auto described(const Completion*) {
    using T = Completion;
    return io::object(
        "Completion", "",
        {
            io::field<&T::word>("word"),
            io::field<&T::said>("said", "What it is: a figure's name, what may follow a command."),
        });
}

struct CompleteAnswer {
    Number from = 0;
    std::vector<Completion> words;
};
constexpr auto described(const CompleteAnswer*) {
    using T = CompleteAnswer;
    return io::object("CompleteAnswer", "",
                      {
                          io::field<&T::from>("from"),
                          io::field<&T::words>("words"),
                      });
}

struct Typed {
    TypedLine::Does does{};
    std::optional<std::string> command;
};
constexpr auto described(const Typed*) {
    using T = Typed;
    return io::object(
        "Typed", "",
        {
            io::field<&T::does>(
                "does", "A command to be given, one to be weighed, or a word for the table."),
            io::field<&T::command>("command"),
        });
}

struct HintChances {
    Number chances = 0, of = 0;
};
constexpr auto described(const HintChances*) {
    using T = HintChances;
    return io::object("", "",
                      {
                          io::field<&T::chances>("chances"),
                          io::field<&T::of>("of"),
                      });
}

struct Drawn {
    std::optional<std::string> figure;
    std::vector<Way> ways;
    std::vector<std::string> targets;
    std::optional<Vec2> at;
};
constexpr auto described(const Drawn*) {
    using T = Drawn;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::ways>("ways"),
                          io::field<&T::targets>("targets"),
                          io::field<&T::at>("at"),
                      });
}

struct Hint {
    std::string command, said;
    std::optional<HintChances> chances;
    Drawn drawn;
};
constexpr auto described(const Hint*) {
    using T = Hint;
    return io::object(
        "Hint", "",
        {
            io::field<&T::command>("command"),
            io::field<&T::said>("said"),
            io::field<&T::chances>("chances"),
            io::field<&T::drawn>(
                "drawn",
                "What of it is seen on the table: who acts, who goes where, at whom or "
                "which place it is aimed."),
        });
}

struct HintsAnswer {
    std::vector<Hint> hints;
};
constexpr auto described(const HintsAnswer*) {
    using T = HintsAnswer;
    return io::object("HintsAnswer", "",
                      {
                          io::field<&T::hints>("hints"),
                      });
}

// --- told ---

struct AccountLine {
    std::optional<std::string> figure;
    std::string text;
};
constexpr auto described(const AccountLine*) {
    using T = AccountLine;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::text>("text"),
                      });
}

struct AccountAnswer {
    std::vector<AccountLine> lines;
};
constexpr auto described(const AccountAnswer*) {
    using T = AccountAnswer;
    return io::object("AccountAnswer", "",
                      {
                          io::field<&T::lines>("lines"),
                      });
}

}  // namespace six::host::protocol
