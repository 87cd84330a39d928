#include "cli/commands.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "cli/option_specs.h"

namespace six::cli {
namespace {

using enum OptionKind;

constexpr std::array kRulesCoverage = {
    kEdition, kGroup, kJson, OptionSpec{"scenarios", text, "FOLDER", "cli.option.scenarios"}};
constexpr std::array kScenarioRun = {kJson,
                                     OptionSpec{"record", text, "FOLDER", "cli.option.record"}};
constexpr std::array kReplay = {kJson};
constexpr std::array kReplayExport = {
    OptionSpec{"format", choice, "text|json|html", "cli.option.replay_format"},
    OptionSpec{"out", text, "FILE", "cli.option.out"}, kJson};
#ifdef SIX_SERVER
constexpr std::array kServe = {OptionSpec{"listen", text, "PLACE", "cli.option.listen"},
                               OptionSpec{"files", text, "FOLDER", "cli.option.files"}, kJson};
#endif
constexpr std::array kSignature = {
    OptionSpec{"edition", choice, kPlayedEditions, "cli.option.signature_edition"}, kJson};
constexpr OptionSpec kSiege{"siege", flag, {}, "cli.option.siege"};
// What an army list can hold; check_edition says how much of it is played.
constexpr std::uint64_t kLeastPoints = 100, kMostPoints = 60'000;
constexpr std::array kBattle = {
    kSeed,
    kPlayed,
    kSiege,
    OptionSpec{"points", number, "N", "cli.option.points", kLeastPoints, kMostPoints},
    OptionSpec{"seats", number, "N", "cli.option.seats", 2, 4},
    OptionSpec{"speed", choice, "slow|fast|instant", "cli.option.speed"},
    kJson,
};
constexpr std::array kPlay = {
    OptionSpec{"red", choice, "human|simple|random", "cli.option.red"},
    OptionSpec{"blue", choice, "human|simple|random", "cli.option.blue"},
    OptionSpec{"setup", text, "SETUP", "cli.option.setup"},
    kPlayed,
    kSiege,
    OptionSpec{"map", text, "MAP", "cli.option.map"},
    OptionSpec{"red-army", text, "ARMY", "cli.option.red_army"},
    OptionSpec{"blue-army", text, "ARMY", "cli.option.blue_army"},
    OptionSpec{"points", number, "N", "cli.option.play_points", kLeastPoints, kMostPoints},
    OptionSpec{"deploy", choice, "auto|hand", "cli.option.deploy"},
    OptionSpec{"seed", number, "N", "cli.option.play_seed"},
    OptionSpec{"replay", text, "FILE", "cli.option.replay"},
    OptionSpec{"resume", text, "FILE", "cli.option.resume"},
    OptionSpec{"last", flag, {}, "cli.option.last"},
    OptionSpec{"list", flag, {}, "cli.option.list_games"},
    OptionSpec{"save", text, "FILE", "cli.option.save"},
    kJson,
};

constexpr std::array kArmyDraft = {
    OptionSpec{"edition", choice, kEveryEdition, "cli.army.option.edition"},
    OptionSpec{"seats", number, "N", "cli.army.option.draft_seats", 2, 4},
    OptionSpec{"points", number, "N", "cli.army.option.draft_points", 1, 20'000},
    OptionSpec{"seed", number, "N", "cli.army.option.seed"},
    kArmyOut,
    kJson,
};

constexpr std::array kFiguresRemove = {
    OptionSpec{"set", text, "SET", "cli.figures.remove.option_set"},
    OptionSpec{"dry-run", flag, {}, "cli.figures.import.option_dry_run"},
    kJson,
};
constexpr std::array kArmyList = {
    OptionSpec{"edition", choice, kEveryEdition, "cli.list.option_edition"},
    kJson,
};
constexpr std::array kSetups = {kJson};

// What the browser has no use for: it plays and lists in its own way.
constexpr std::array kPlaying = {
    CommandSpec{"army list", "cli.help.army_list", {}, 0, 0, kArmyList, list_armies},
    CommandSpec{"army draft", "cli.help.army_draft", {}, 0, 0, kArmyDraft, run_army_draft},
    CommandSpec{"battle", "cli.help.battle", {}, 0, 0, kBattle, run_battle},
    CommandSpec{"completion bash", "cli.help.completion_bash", {}, 0, 0, {}, run_completion},
    CommandSpec{"completion fish", "cli.help.completion_fish", {}, 0, 0, {}, run_completion},
    CommandSpec{"completion zsh", "cli.help.completion_zsh", {}, 0, 0, {}, run_completion},
    CommandSpec{"figures remove", "cli.help.figures_remove", "[FIGURE...]", 0, kAnyNumber,
                kFiguresRemove, run_figures_remove},
    CommandSpec{"man", "cli.help.man", {}, 0, 0, {}, run_man},
    CommandSpec{"play", "cli.help.play", {}, 0, 0, kPlay, run_play},
    CommandSpec{"replay show", "cli.help.replay_show", "FILE", 1, 1, kReplay, run_replay},
    CommandSpec{"replay verify", "cli.help.replay_verify", "FILE...", 1, kAnyNumber, kReplay,
                run_replay},
    CommandSpec{"replay export", "cli.help.replay_export", "FILE", 1, 1, kReplayExport, run_replay},
    CommandSpec{
        "rules coverage", "cli.help.rules_coverage", {}, 0, 0, kRulesCoverage, run_coverage},
    CommandSpec{"scenario run", "cli.help.scenario_run", "FILE...", 1, kAnyNumber, kScenarioRun,
                run_scenario},
#ifdef SIX_SERVER
    CommandSpec{"serve", "cli.help.serve", {}, 0, 0, kServe, run_serve},
#endif
    CommandSpec{"setups list", "cli.help.setups_list", {}, 0, 0, kSetups, list_setups},
    CommandSpec{"signature", "cli.help.signature", {}, 0, 0, kSignature, run_signature},
};

}  // namespace

std::span<const CommandSpec> commands() {
    // Together, by their first words: what belongs together stands together in the help.
    static const std::vector<CommandSpec> all = [] {
        std::vector<CommandSpec> both(library_commands().begin(), library_commands().end());
        both.insert(both.end(), kPlaying.begin(), kPlaying.end());
        const auto first = [](const CommandSpec& spec) {
            return spec.name.substr(0, spec.name.find(' '));
        };
        std::stable_sort(both.begin(), both.end(), [&](const CommandSpec& a, const CommandSpec& b) {
            return first(a) < first(b);
        });
        return both;
    }();
    return all;
}

int run(std::span<const std::string> line, io::Language environment, std::ostream& out,
        std::ostream& err) {
    return run(commands(), line, environment, out, err);
}

}  // namespace six::cli
