#include "cli/play_games.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <random>
#include <string>
#include <system_error>
#include <vector>

#include "cli/play_record.h"
#include "cli/play_view.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "io/language/names.h"
#include "io/replay/replay_list.h"
#include "io/text/file_write.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;
using io::Language;
using io::say;

std::string local_time(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::array<char, 32> text{};
    std::tm local{};
    if (::localtime_r(&time, &local) == nullptr) return {};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local)};
}

std::string seat_said(Language language, const std::string& seat) {
    const auto known = std::find(std::begin(io::kSeatNames), std::end(io::kSeatNames), seat);
    return known == std::end(io::kSeatNames) ? printable(seat) : say(language, "seat." + seat);
}

std::string players_said(Language language, const io::ListedReplay& game) {
    std::string list;
    for (std::size_t n = 0; n < game.seats.size(); ++n) {
        const std::string player = n < game.players.size() ? game.players[n].player : "";
        const std::string who = player.empty() || player == "human"
                                    ? say(language, "cli.play.person")
                                    : say(language, "cli.play.bot", {{"name", printable(player)}});
        list += (list.empty() ? "" : ", ") + seat_said(language, game.seats[n]) + ": " + who;
    }
    return list;
}

std::string told(Language language, const io::ListedReplay& game) {
    if (game.problem) return printable(say(language, *game.problem));
    const bool over = game.ending == io::Ending::over;
    const bool drawn = over && game.winner == "nobody";
    return say(language,
               !over   ? "cli.play.games.unfinished"
               : drawn ? "cli.play.games.draw"
                       : "cli.play.games.over",
               {{"edition", say(language, "edition." + game.edition)},
                {"dice", printable(game.dice)},
                {"players", players_said(language, game)},
                {"n", std::to_string(game.commands)},
                {"seat", over && !drawn ? seat_said(language, game.winner) : ""}});
}

}  // namespace

std::string recordings_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    if (state != nullptr && *state == '/') return (fs::path(state) / "sixskulls").string();
    if (home != nullptr && *home == '/')
        return (fs::path(home) / ".local" / "state" / "sixskulls").string();
    return {};
}

FreshRecording fresh_recording(std::uint64_t seed) {
    FreshRecording none{{}, recordings_folder()};
    if (none.folder.empty()) return none;
    std::error_code failed;
    fs::create_directories(none.folder, failed);
    if (failed) return none;
    const std::string stem = "play-" + std::to_string(seed);
    for (int n = 1; n < 10'000; ++n) {
        const std::string file =
            (fs::path(none.folder) / (stem + (n == 1 ? "" : "-" + std::to_string(n)) + ".jsonl"))
                .string();
        if (io::check_new(file)) continue;
        return can_be_written(file) ? FreshRecording{file, none.folder} : none;
    }
    return none;
}

std::uint64_t fresh_seed() {
    constexpr std::uint64_t kMost = 1'000'000'000;  // more would not be read out to anybody
    std::random_device chance;
    return 1 + (std::uint64_t{chance()} << 32 | chance()) % kMost;
}

int list_games(const Arguments& args, std::ostream& out, std::ostream& err) {
    const std::string folder = recordings_folder();
    if (folder.empty()) return failure(args, err, "cli.play.unrecorded");
    const std::vector<io::ListedReplay> games = [&] {
        const Progress progress(args, err, "cli.progress.games");
        return io::listed_replays(folder);
    }();
    if (args.has("json")) {
        out << io::replays_json(folder, games, args.language);
        return kSuccess;
    }
    const Terminal terminal = terminal_of(out);
    if (games.empty()) {
        out << paragraph(
            terminal, say(args.language, "cli.play.games.none", {{"folder", printable(folder)}}));
        return kSuccess;
    }
    for (const io::ListedReplay& game : games) {
        // To be copied: in one line, however long.
        out << paint(terminal, Colour::bold, shell_word(game.file)) << '\n';
        out << paragraph(
            terminal,
            say(args.language, "cli.play.games.game",
                {{"time", local_time(game.written)}, {"told", told(args.language, game)}}),
            2);
    }
    out << paragraph(terminal, say(args.language, "cli.play.games.how"));
    return kSuccess;
}

}  // namespace six::cli
