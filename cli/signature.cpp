#include "sim/signature.h"

#include <ostream>

#include "cli/commands.h"
#include "cli/progress.h"
#include "engine/rulesets/pages.h"

namespace six::cli {

// The words are machine text: they go into commit messages and comparisons between builds.
int run_signature(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto wanted = args.value("edition");
    const Progress progress(args, err, "cli.progress.signature");
    bool first = true;
    if (args.has("json")) out << "{";
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        if (page_of(edition) == nullptr || (wanted && *wanted != kEditionNames[i])) continue;
        const sim::Signature signature = sim::signature_of(edition);
        const std::string hash = sim::hexadecimal(signature.hash);
        if (args.has("json"))
            out << (first ? "" : ", ") << '"' << kEditionNames[i] << "\": {\"signature\": \""
                << hash << "\", \"games\": " << signature.games
                << ", \"steps\": " << signature.steps << '}';
        else
            out << kEditionNames[i] << ' ' << hash << '\n';
        first = false;
    }
    if (args.has("json")) out << "}\n";
    return kSuccess;
}

}  // namespace six::cli
