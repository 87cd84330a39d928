#include "io/answers/program_answers.h"

#include <array>
#include <variant>
#include <vector>

#include "io/answers/figure_answers.h"
#include "io/answers/game_answers.h"
#include "io/answers/library_answers.h"
#include "io/answers/replay_answers.h"
#include "io/answers/why_answers.h"

namespace six::io::answers {
namespace {

template <class Answer>
constexpr DescribedAnswer answer(const char* command, const char* doc) {
    return {command, doc, &kDescription<Answer>};
}

constexpr const char* kEachFile = "A line for each file.";
constexpr const char* kSheet = "With --out: a line for each file that was written.";

constexpr std::array kProgramAnswers = {
    answer<ArmyVerdict>("army check", "A line for each army."),
    answer<ArmyVerdict>("army decode", ""),
    answer<ArmyVerdict>("army encode", ""),
    answer<ArmyVerdict>("army draft", "A line for each seat."),
    answer<ArmiesListed>("army list", ""),
    answer<ArmyVerdict>("army new", ""),
    answer<std::variant<SheetTold, SheetWritten>>("army print", kSheet),
    answer<BattleTold>("battle", ""),
    answer<FileChecked>("figures check", kEachFile),
    answer<ImportReport>("figures import", ""),
    answer<std::vector<std::variant<Listed, ListedChest>>>("figures list", ""),
    answer<std::variant<SheetTold, SheetWritten>>("figures print", kSheet),
    answer<FiguresRemoved>("figures remove", ""),
    answer<std::vector<std::variant<ShownFigure, ShownChest>>>("figures show", ""),
    answer<std::vector<FigureValue>>("figures value", ""),
    answer<MapVerdict>("maps check", kEachFile),
    answer<std::vector<ListedMap>>("maps list", ""),
    answer<MapFile>("maps new", "Its file, also where one was written."),
    answer<std::variant<MapFile, MapVerdict>>("maps show", "Its file, or why there is none."),
    answer<std::vector<RuleClauseTold>>("rules list", ""),
    answer<std::vector<RuleClauseTold>>("rules show", ""),
    answer<std::vector<RuleClauseTold>>("rules search", "The best first."),
    answer<ByName<DocumentCovered>>("rules coverage", "By document."),
    answer<std::variant<WhyTold, WhyComparedTold>>("why", "With --editions: of both."),
    answer<std::variant<ReplayStoryTold, ReplayUnreadable>>("replay show", ""),
    answer<std::variant<ReplayVerdict, ReplayUnreadable>>("replay verify", kEachFile),
    answer<std::variant<ReplayStoryTold, ReplayExported>>("replay export",
                                                          "With --out: that it was written there."),
    answer<GamesListed>("play --list", ""),
    answer<ScenariosRun>("scenario run", ""),
    answer<ServedAt>("serve", ""),
    answer<SetupsListed>("setups list", ""),
    answer<ByName<SignatureTold>>("signature", "By edition."),
};

}  // namespace

std::span<const DescribedAnswer> program_answers() {
    return kProgramAnswers;
}

}  // namespace six::io::answers
