#include "sim/signature.h"

#include <ostream>

#include "cli/commands.h"
#include "cli/progress.h"
#include "engine/rulesets/pages.h"
#include "io/answers/game_answers.h"

namespace six::cli {

// The words are machine text: they go into commit messages and comparisons between builds.
int run_signature(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto wanted = args.value("edition");
    const Progress progress(args, err, "cli.progress.signature");
    io::answers::ByName<io::answers::SignatureTold> told;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        if (page_of(edition) == nullptr || (wanted && *wanted != kEditionNames[i])) continue;
        const sim::Signature signature = sim::signature_of(edition);
        const std::string hash = sim::hexadecimal(signature.hash);
        if (args.has("json"))
            told.emplace_back(
                kEditionNames[i],
                io::answers::SignatureTold{
                    .signature = hash, .games = signature.games, .steps = signature.steps});
        else
            out << kEditionNames[i] << ' ' << hash << '\n';
    }
    if (args.has("json")) out << io::json_text(told) << '\n';
    return kSuccess;
}

}  // namespace six::cli
