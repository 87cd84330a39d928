// The commands of the one binary. A command's function lives in cli/<name>.cpp; what it may be
// asked stands in the table of commands.cpp. Streams are given, so that tests run commands in
// process.
#pragma once

#include <iosfwd>
#include <span>
#include <string>

#include "cli/args.h"

namespace six::cli {

class LineInput;  // cli/line_input.h

std::span<const CommandSpec> commands();
// Those about figures, armies, maps and rules, which need no game.
std::span<const CommandSpec> library_commands();

// The whole binary but for the process: parse, run, exit code.
int run(std::span<const std::string> line, io::Language environment, std::ostream& out,
        std::ostream& err);
// The same with these commands alone.
int run(std::span<const CommandSpec> known, std::span<const std::string> line,
        io::Language environment, std::ostream& out, std::ostream& err);

int run_army(const Arguments&, std::ostream& out, std::ostream& err);
int run_army_draft(const Arguments&, std::ostream& out, std::ostream& err);
int run_rules(const Arguments&, std::ostream& out, std::ostream& err);
int run_coverage(const Arguments&, std::ostream& out, std::ostream& err);
int run_scenario(const Arguments&, std::ostream& out, std::ostream& err);
int run_replay(const Arguments&, std::ostream& out, std::ostream& err);
int run_signature(const Arguments&, std::ostream& out, std::ostream& err);
int run_serve(const Arguments&, std::ostream& out, std::ostream& err);
int run_battle(const Arguments&, std::ostream& out, std::ostream& err);
int run_why(const Arguments&, std::ostream& out, std::ostream& err);
int run_maps(const Arguments&, std::ostream& out, std::ostream& err);
int run_play(const Arguments&, std::ostream& out, std::ostream& err);
int run_figures(const Arguments&, std::ostream& out, std::ostream& err);
int print_army(const Arguments&, std::ostream& out, std::ostream& err);
int run_figures_import(const Arguments&, std::ostream& out, std::ostream& err);
int run_figures_remove(const Arguments&, std::ostream& out, std::ostream& err);
int list_armies(const Arguments&, std::ostream& out, std::ostream& err);
int list_setups(const Arguments&, std::ostream& out, std::ostream& err);
int run_completion(const Arguments&, std::ostream& out, std::ostream& err);
int run_man(const Arguments&, std::ostream& out, std::ostream& err);

// The same with the lines that are typed from elsewhere.
int play(const Arguments&, LineInput&, std::ostream& out, std::ostream& err);
int army_draft(const Arguments&, LineInput&, std::ostream& out, std::ostream& err);

}  // namespace six::cli
