// What the program answers programs (--json) that have it play: battles of bots, signatures,
// scenarios, and where the client is served. Described once.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/common_answers.h"
#include "io/format/described_words.h"

namespace six::io::answers {

// --- battle ---

enum class BattleEnd : std::uint8_t { over, stopped, step_limit };
inline constexpr std::array kBattleEnds = {"over", "stopped", "step_limit"};
constexpr auto described(const BattleEnd*) {
    return words("", kBattleEnds);
}

struct BattleTold {
    std::uint64_t seed = 0;
    BattleEnd end{};
    Number round = 0;
    std::optional<std::string> winner;
    ByName<Number> points;
};
constexpr auto described(const BattleTold*) {
    using T = BattleTold;
    return object("Battle", "How a battle of bots ended.",
                  {
                      field<&T::seed>("seed"),
                      field<&T::end>("end"),
                      field<&T::round>("round"),
                      field<&T::winner>("winner", "A seat; null: nobody."),
                      field<&T::points>("points", "Of victory, by seat."),
                  });
}

// --- signature ---

struct SignatureTold {
    std::string signature;
    Number games = 0, steps = 0;
};
constexpr auto described(const SignatureTold*) {
    using T = SignatureTold;
    return object("Signature", "What an edition plays, as one number.",
                  {
                      field<&T::signature>("signature", "Hexadecimal."),
                      field<&T::games>("games"),
                      field<&T::steps>("steps"),
                  });
}

// --- scenario run ---

struct DifferenceTold {
    std::string where, expected, got;
};
constexpr auto described(const DifferenceTold*) {
    using T = DifferenceTold;
    return object("ScenarioDifference", "",
                  {
                      field<&T::where>("where", "FILE:LINE"),
                      field<&T::expected>("expected"),
                      field<&T::got>("got"),
                  });
}

struct ShowAnswered {
    std::string where, asked, answer;
};
constexpr auto described(const ShowAnswered*) {
    using T = ShowAnswered;
    return object("", "",
                  {
                      field<&T::where>("where"),
                      field<&T::asked>("asked"),
                      field<&T::answer>("answer"),
                  });
}

struct EditionRun {
    Edition edition{};
    bool passed = false;
    std::vector<FileTrouble> errors;
    std::vector<DifferenceTold> differences;
    std::vector<ShowAnswered> answers;
    std::string drawing;
};
constexpr auto described(const EditionRun*) {
    using T = EditionRun;
    return object(
        "ScenarioEdition", "",
        {
            field<&T::edition>("edition"),
            field<&T::passed>("passed"),
            field<&T::errors>("errors", "The position cannot be laid: nothing was run."),
            field<&T::differences>("differences"),
            field<&T::answers>("answers", "To each `show`."),
            field<&T::drawing>("drawing", "The table at the end, when something differs."),
        });
}

struct ScenarioTold {
    std::string file;
    bool passed = false;
    std::vector<FileTrouble> errors;
    std::vector<EditionRun> editions;
    std::vector<DifferenceTold> pairs;
    std::vector<std::string> shown, named_only;
};
constexpr auto described(const ScenarioTold*) {
    using T = ScenarioTold;
    return object("Scenario", "",
                  {
                      field<&T::file>("file"),
                      field<&T::passed>("passed"),
                      field<&T::errors>("errors", "Of the text: nothing was run."),
                      field<&T::editions>("editions", "Each that it was run for."),
                      field<&T::pairs>("pairs", "What is wrong with how it differs from others."),
                      field<&T::shown>("shown", "Clauses that it names and shows."),
                      field<&T::named_only>("named_only", "Clauses that it names."),
                  });
}

struct ScenariosRun {
    Number passed = 0, failed = 0;
    std::vector<ScenarioTold> scenarios;
};
constexpr auto described(const ScenariosRun*) {
    using T = ScenariosRun;
    return object("ScenariosRun", "",
                  {
                      field<&T::passed>("passed"),
                      field<&T::failed>("failed"),
                      field<&T::scenarios>("scenarios"),
                  });
}

// --- serve ---

struct ServedAt {
    std::string url;
};
constexpr auto described(const ServedAt*) {
    return object("ServedAt", "Where the client is to be had, before the first is asked for it.",
                  {field<&ServedAt::url>("url")});
}

}  // namespace six::io::answers
