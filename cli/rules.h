// `sixskulls rules ...`: what its files share. The command's entrance is in commands.h.
#pragma once

#include <iosfwd>

#include "cli/args.h"
#include "io/rules/rule_coverage.h"
#include "io/text/error.h"

namespace six::cli {

// The report on evidence at hand; a folder's worth is gathered by run_coverage.
int print_coverage(const Arguments&, const io::CoverageEvidence&, std::ostream& out,
                   std::ostream& err);

// --group and --edition left no clause: says so, and returns the exit code.
int refuse_group(const Arguments&, std::ostream& err);
// The scenarios could not be read: likewise.
int refuse_scenarios(const Arguments&, std::ostream& err, const io::Error&);

}  // namespace six::cli
