// play: a table in the terminal for two people, or against a bot. A game is recorded as it goes and
// can be resumed.
#include <filesystem>
#include <ostream>
#include <utility>

#include "bots/bot.h"
#include "cli/battle_screen.h"
#include "cli/commands.h"
#include "cli/edition.h"
#include "cli/figures.h"
#include "cli/interrupt.h"
#include "cli/line_input.h"
#include "cli/play_games.h"
#include "cli/play_session.h"
#include "cli/play_start.h"
#include "cli/play_view.h"
#include "cli/play_words.h"
#include "cli/progress.h"
#include "engine/state/ask.h"
#include "host/order_words.h"
#include "io/replay/replay_list.h"
#include "io/text/file_write.h"

namespace six::cli {
namespace {

using io::say;

void introduce(const Arguments& args, const host::NewGame& made, const PlayWishes& wishes,
               std::ostream& out) {
    const io::Language language = args.language;
    const Terminal terminal = terminal_of(out);
    out << paragraph(terminal, say(language, "cli.play.introduction",
                                   {{"points", std::to_string(made.start.agreement->build_total)},
                                    {"map", made.map_name},
                                    {"seed", std::to_string(made.start.seed)}}));
    if (const Seat defender = made.start.agreement->defender; defender.exists())
        out << paragraph(
            terminal,
            say(language, "cli.siege.defends",
                {{"seat", say(language, "seat." + std::string(io::kSeatNames[defender.n]))}}));
    for (std::size_t n = 0; n < 2; ++n) {
        const std::string& player = wishes.players[n];
        const std::string& army = made.army_names[n];
        out << paragraph(terminal,
                         say(language, "cli.play.player",
                             {{"seat", say(language, "seat." + std::string(io::kSeatNames[n]))},
                              {"army", army.empty() ? say(language, "cli.play.any_army") : army},
                              {"player", player == "human"
                                             ? say(language, "cli.play.person")
                                             : say(language, "cli.play.bot", {{"name", player}})}}),
                         2);
    }
}

Seat defender_of(const host::PlayGame& game) {
    return game.in_setup() ? game.start().agreement->defender : game.table().defender;
}

// Who played before and what they had ordered; what the command line says counts more.
void seat_again(const Arguments& args, const host::PlayGame::Resumed& resumed, PlayWishes& wishes) {
    for (std::size_t n = 0; n < resumed.players.size(); ++n) {
        const io::ReplayPlayer& noted = resumed.players[n];
        const bool known = noted.player == "human" || bots::make_bot(noted.player) != nullptr;
        if (known && !args.has(io::kSeatNames[n])) wishes.players[n] = noted.player;
        StandingOrders orders;
        std::size_t wrong = 0;
        if (host::change_orders(split_words(noted.orders), orders, wrong))
            wishes.orders[n] = orders;
    }
    // Otherwise the set-up would have been done at once.
    const host::PlayGame& game = resumed.game;
    if (!args.has("deploy"))
        wishes.deploy_by_hand = game.in_setup() || game.state().phase == Phase::deploying;
}

void introduce_again(const Arguments& args, const host::PlayGame::Resumed& resumed,
                     const PlayWishes& wishes, std::ostream& out) {
    const io::Language language = args.language;
    const Terminal terminal = terminal_of(out);
    for (std::uint8_t n = 0; n < resumed.game.seat_count(); ++n) {
        const std::string& player = wishes.players[n];
        const std::string orders = host::orders_text(wishes.orders[n]);
        std::vector<io::Argument> arguments = {
            {"seat", resumed.game.names().said(language, Seat{n})},
            {"player", player == "human" || player.empty()
                           ? say(language, "cli.play.person")
                           : say(language, "cli.play.bot", {{"name", player}})}};
        if (!orders.empty()) arguments.push_back({"orders", orders});
        out << paragraph(
            terminal,
            say(language, orders.empty() ? "cli.play.seated" : "cli.play.seated_orders", arguments),
            2);
    }
}

// What a set-up file says, and what else belongs to a new game only.
constexpr std::array<std::string_view, 6> kOfSetups = {"edition", "siege",    "points",
                                                       "map",     "red-army", "blue-army"};
constexpr std::array<std::string_view, 2> kOfNewGames = {"seed", "setup"};

// The first option on the line that does not go with this one.
int refuse_beside(const Arguments& args, std::ostream& err, std::string_view key,
                  std::span<const std::string_view> options) {
    for (const std::string_view option : options)
        if (args.has(option))
            return usage(args, err, key, {{"option", "--" + std::string(option)}});
    return kSuccess;
}

// The recording to go on with, if one was asked for; otherwise nothing.
int find_resumed(const Arguments& args, std::ostream& err, std::string& file) {
    const bool last = args.has("last");
    if (!last && !args.has("resume")) return kSuccess;
    if (last && args.has("resume"))
        return usage(args, err, "cli.play.not_with_resume", {{"option", "--last"}});
    for (const std::span<const std::string_view> options :
         {std::span<const std::string_view>(kOfNewGames), {kOfSetups}})
        if (const int refused = refuse_beside(args, err, "cli.play.not_with_resume", options);
            refused != kSuccess)
            return refused;
    file = args.value_or("resume", "");
    if (!last) return kSuccess;
    const std::string folder = recordings_folder();
    const Progress progress(args, err, "cli.progress.games");
    for (const io::ListedReplay& game : io::listed_replays(folder)) {
        if (game.problem || game.ending == io::Ending::over) continue;
        file = game.file;
        return kSuccess;
    }
    return folder.empty() ? failure(args, err, "cli.play.unrecorded")
                          : failure(args, err, "cli.play.no_last", {{"folder", printable(folder)}});
}

// A file of its own, or the word that there is none.
PlayRecord recorded_anew(const Arguments& args, std::uint64_t seed, std::ostream& out) {
    const FreshRecording fresh = fresh_recording(seed);
    if (fresh.file.empty())
        out << paragraph(terminal_of(out), fresh.folder.empty()
                                               ? say(args.language, "cli.play.unrecorded")
                                               : say(args.language, "cli.play.unrecorded_in",
                                                     {{"folder", printable(fresh.folder)}}));
    return PlayRecord(fresh.file);
}

// Where the game was recorded, unless that would change what somebody may want to keep: a finished
// game, or the word of other rules.
PlayRecord recorded_on(const Arguments& args, const ResumedGame& resumed, const std::string& file,
                       std::ostream& out) {
    if (resumed.game.owed().ask == Ask::nothing) return PlayRecord();
    if (!resumed.other_rules) return PlayRecord(io::behind_links(file), Recorded::on);
    out << paragraph(terminal_of(out), say(args.language, "cli.play.older_stays"));
    return recorded_anew(args, resumed.game.start().seed, out);
}

}  // namespace

int play(const Arguments& args, LineInput& in, std::ostream& out, std::ostream& err) {
    if (args.has("list")) return list_games(args, out, err);
    if (const int refused = check_edition(args, err); refused != kSuccess) return refused;
    PlayWishes wishes;
    wishes.language = args.language;
    wishes.players[0] = args.value_or("red", "human");
    wishes.players[1] = args.value_or("blue", "simple");
    wishes.deploy_by_hand = args.value_or("deploy", "auto") == "hand";
    wishes.save_file = args.value_or("save", "");

    std::string resumed_file;
    if (const int refused = find_resumed(args, err, resumed_file); refused != kSuccess)
        return refused;
    std::string recording(args.value_or("replay", ""));
    std::error_code ignored;
    // To be recorded on where it is recorded need not be said.
    if (!resumed_file.empty() && std::filesystem::equivalent(recording, resumed_file, ignored))
        recording.clear();
    // A game that somebody recorded is not overwritten by another.
    if (!recording.empty())
        if (const auto taken = io::check_new(recording); taken && taken->key == "file.exists")
            return failure(args, err, "cli.play.exists", {{"file", printable(recording)}});
    for (const std::string& file : {recording, wishes.save_file})
        if (!file.empty() && !can_be_written(file))
            return failure(args, err, "cli.play.unwritable", {{"file", printable(file)}});
    const auto not_own = [&] {
        return failure(args, err, "cli.play.not_own", {{"file", printable(wishes.save_file)}});
    };

    std::optional<host::PlayGame> game;
    std::optional<PlayRecord> record;
    if (!recording.empty()) record.emplace(recording);
    if (!resumed_file.empty()) {
        auto resumed = [&] {
            const Progress progress(args, err, "cli.progress.resuming");
            return resumed_game(resumed_file, 1);
        }();
        if (!resumed) return failure(args, err, resumed.error());
        // Two who write into one file would each lose what the other wrote.
        if (!record && io::is_being_written(resumed_file))
            return failure(args, err, "cli.play.in_use", {{"file", printable(resumed_file)}});
        seat_again(args, *resumed, wishes);
        if (!wishes.save_file.empty() && !may_be_replaced(resumed->game, wishes.save_file))
            return not_own();
        const Terminal terminal = terminal_of(out);
        const bool over = resumed->game.owed().ask == Ask::nothing;
        out << paragraph(terminal,
                         say(args.language, over ? "cli.play.resumed_over" : "cli.play.resumed",
                             {{"file", printable(resumed_file)},
                              {"n", std::to_string(resumed->game.answers().size())}}));
        if (const Seat defender = defender_of(resumed->game); defender.exists())
            out << paragraph(terminal, siege_line(args.language, resumed->game.names(), defender));
        if (resumed->other_dice)
            out << paragraph(terminal, say(args.language, "cli.play.other_dice"));
        introduce_again(args, *resumed, wishes, out);
        if (!record) record.emplace(recorded_on(args, *resumed, resumed_file, out));
        game.emplace(std::move(*std::move(resumed)).game);
    } else {
        if (args.has("setup"))
            if (const int refused = refuse_beside(args, err, "cli.setup.not_with", kOfSetups);
                refused != kSuccess)
                return refused;
        auto made = new_game(args);
        if (!made) return failure(args, err, made.error());
        for (std::size_t n = 0; n < wishes.players.size(); ++n)
            if (!made->players[n].empty() && !args.has(io::kSeatNames[n]))
                wishes.players[n] = made->players[n];
        if (!wishes.save_file.empty() &&
            !may_be_replaced(host::PlayGame(made->start), wishes.save_file))
            return not_own();
        introduce(args, *made, wishes, out);
        wishes.armies = made->armies;
        if (!record) record.emplace(recorded_anew(args, made->start.seed, out));
        game.emplace(host::PlayGame((*std::move(made)).start));
    }

    Farewell farewell;
    PlaySession session(*std::move(game), std::move(wishes), *std::move(record), out);
    in.complete_with([&session](std::string_view line) { return session.complete(line); });
    farewell.say('\n' + session.farewell());
    session.begin();
    while (session.waiting()) {
        farewell.say('\n' + session.farewell());
        const auto line = in.line(session.prompt());
        if (!line) {
            session.leave();
            break;
        }
        session.enter(*line);
    }
    in.complete_with(nullptr);
    return kSuccess;
}

int run_play(const Arguments& args, std::ostream& out, std::ostream& err) {
    tell_left_out(args, err);
    return play(args, *standard_input(out), out, err);
}

}  // namespace six::cli
