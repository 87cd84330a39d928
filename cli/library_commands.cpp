// The commands about figures, armies, maps and rules, a position under two editions among them: all
// that a table in the browser needs besides the game itself.
#include <array>
#include <memory>
#include <ostream>
#include <streambuf>
#include <vector>

#include "cli/commands.h"
#include "cli/option_specs.h"

namespace six::cli {
namespace {

using enum OptionKind;

constexpr std::array kRulesList = {
    kEdition, kGroup, OptionSpec{"options", flag, {}, "cli.option.rules_options"}, kJson};
constexpr std::array kRulesShow = {
    kJson, OptionSpec{"scenarios", text, "FOLDER", "cli.option.show_scenarios"}};
constexpr std::array kRulesSearch = {kEdition, kGroup, kJson};
constexpr std::array kFiguresList = {
    OptionSpec{"set", text, "SET", "cli.figures.option.set"},
    OptionSpec{"faction", text, "FACTION", "cli.figures.option.faction"},
    OptionSpec{"edition", choice, kEveryEdition, "cli.figures.option.edition"},
    OptionSpec{"rank", choice, "unique|weak|standard|tough", "cli.figures.option.rank"},
    OptionSpec{"ability", text, "ABILITY", "cli.figures.option.ability"},
    OptionSpec{"kind", text, "KIND", "cli.figures.option.kind"},
    kJson,
};
constexpr std::array kFiguresJson = {kJson};
constexpr std::array kSheet = {OptionSpec{"out", text, "FILE", "cli.figures.option.out"}, kJson};
constexpr std::array kMaps = {kJson};
constexpr std::array kMapsCheck = {kPlayed, kJson};
constexpr std::array kMapsNew = {
    OptionSpec{"seed", number, "N", "cli.option.map_seed"},
    kPlayed,
    OptionSpec{"width", number, "N", "cli.option.map_width", 1, 96},
    OptionSpec{"height", number, "N", "cli.option.map_height", 1, 96},
    OptionSpec{"pieces", number, "N", "cli.option.map_pieces", 0, 64},
    OptionSpec{"mirrored", flag, {}, "cli.option.map_mirrored"},
    OptionSpec{"name", text, "NAME", "cli.option.map_name"},
    OptionSpec{"out", text, "FILE", "cli.option.out"},
    kJson,
};
constexpr std::array kFiguresImport = {
    OptionSpec{"set", text, "ID", "cli.figures.import.option_set"},
    OptionSpec{"errata", choice, "on|off", "cli.figures.import.option_errata"},
    OptionSpec{"dry-run", flag, {}, "cli.figures.import.option_dry_run"},
    kJson,
};
constexpr OptionSpec kArmyPoints{"points", number, "N", "cli.army.option.points", 1, 20'000};
constexpr std::array kArmyNew = {
    OptionSpec{"edition", choice, kEveryEdition, "cli.option.played_edition"},
    kArmyPoints,
    OptionSpec{"seed", number, "N", "cli.army.option.seed"},
    OptionSpec{"faction", text, "FACTION", "cli.army.option.faction"},
    OptionSpec{"name", text, "NAME", "cli.army.option.name"},
    kArmyOut,
    kJson,
};
constexpr std::array kArmyCheck = {
    OptionSpec{"edition", choice, kEveryEdition, "cli.army.option.edition"},
    OptionSpec{"points", number, "N", "cli.army.option.check_points", 1, 20'000},
    OptionSpec{"seats", number, "N", "cli.army.option.seats", 2, 4},
    kJson,
};
constexpr std::array kArmyEncode = {kJson};
constexpr std::array kArmyDecode = {kArmyOut, kJson};
constexpr std::array kWhy = {OptionSpec{"at", number, "N", "cli.option.at", 0, 2000}, kEditions,
                             kJson};

constexpr std::array kLibrary = {
    CommandSpec{"army new", "cli.help.army_new", {}, 0, 0, kArmyNew, run_army},
    CommandSpec{"army check", "cli.help.army_check", "ARMY...", 1, kAnyNumber, kArmyCheck,
                run_army},
    CommandSpec{"army encode", "cli.help.army_encode", "ARMY", 1, 1, kArmyEncode, run_army},
    CommandSpec{"army decode", "cli.help.army_decode", "CODE", 1, 1, kArmyDecode, run_army},
    CommandSpec{"army print", "cli.help.army_print", "ARMY", 1, 1, kSheet, print_army},
    CommandSpec{"figures check", "cli.help.figures_check", "FILE...", 1, kAnyNumber, kFiguresJson,
                run_figures},
    CommandSpec{"figures import", "cli.help.figures_import", "FILE...", 1, kAnyNumber,
                kFiguresImport, run_figures_import},
    CommandSpec{"figures list", "cli.help.figures_list", "[WORD...]", 0, kAnyNumber, kFiguresList,
                run_figures},
    CommandSpec{"figures print", "cli.help.figures_print", "FIGURE...", 1, kAnyNumber, kSheet,
                run_figures},
    CommandSpec{"figures show", "cli.help.figures_show", "FIGURE...", 1, kAnyNumber, kFiguresJson,
                run_figures},
    CommandSpec{"figures value", "cli.help.figures_value", "FIGURE...", 1, kAnyNumber, kFiguresJson,
                run_figures},
    CommandSpec{"maps list", "cli.help.maps_list", {}, 0, 0, kMaps, run_maps},
    CommandSpec{"maps show", "cli.help.maps_show", "MAP", 1, 1, kMaps, run_maps},
    CommandSpec{"maps check", "cli.help.maps_check", "FILE...", 1, kAnyNumber, kMapsCheck,
                run_maps},
    CommandSpec{"maps new", "cli.help.maps_new", {}, 0, 0, kMapsNew, run_maps},
    CommandSpec{"rules list", "cli.help.rules_list", {}, 0, 0, kRulesList, run_rules},
    CommandSpec{"rules show", "cli.help.rules_show", "ID...", 1, kAnyNumber, kRulesShow, run_rules},
    CommandSpec{"rules search", "cli.help.rules_search", "WORD...", 1, kAnyNumber, kRulesSearch,
                run_rules},
    CommandSpec{"why", "cli.help.why", "FILE COMMAND...", 2, kAnyNumber, kWhy, run_why},
};

// Passes everything on, and knows whether there was anything.
class Heard final : public std::streambuf {
public:
    explicit Heard(std::streambuf* to) : to_(to) {}
    bool anything = false;

private:
    int_type overflow(int_type c) override {
        anything = true;
        return to_->sputc(traits_type::to_char_type(c));
    }
    std::streamsize xsputn(const char* text, std::streamsize count) override {
        anything = anything || count > 0;
        return to_->sputn(text, count);
    }
    int sync() override { return to_->pubsync(); }

    std::streambuf* to_;
};

}  // namespace

std::span<const CommandSpec> library_commands() {
    return kLibrary;
}

int run(std::span<const CommandSpec> known, std::span<const std::string> line,
        io::Language environment, std::ostream& out, std::ostream& err) {
    Parsed parsed = parse(known, line, environment);
    if (const auto* error = std::get_if<UsageError>(&parsed)) {
        if (error->json)
            out << io::errors_json(kUsage,
                                   std::vector<io::SaidError>{{"", error->key, error->message}});
        return usage(*error, err);
    }
    if (const auto* help = std::get_if<HelpWanted>(&parsed)) {
        print_help(known, *help, out);
        return kSuccess;
    }
    if (std::holds_alternative<VersionWanted>(parsed)) {
        out << "sixskulls " << SIX_VERSION << '\n';
        return kSuccess;
    }
    Arguments& arguments = std::get<Arguments>(parsed);
    if (!arguments.has("json")) return arguments.command->run(arguments, out, err);
    // A program gets one answer: the command's own, or what went wrong.
    arguments.complaints = std::make_shared<std::vector<io::SaidError>>();
    Heard heard(out.rdbuf());
    std::ostream answer(&heard);
    const int code = arguments.command->run(arguments, answer, err);
    if (!answer) out.setstate(std::ios::badbit);
    if (code != kSuccess && !heard.anything) out << io::errors_json(code, *arguments.complaints);
    return code;
}

}  // namespace six::cli
