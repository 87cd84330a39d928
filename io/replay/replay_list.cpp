#include "io/replay/replay_list.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <tuple>

#include "io/answers/replay_answers.h"
#include "io/replay/replay_story.h"
#include "io/text/file_read.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;

answers::GameListed game_told(const ListedReplay& game, Language language) {
    answers::GameListed told{.file = game.file, .written = game.written, .ok = !game.problem};
    if (game.problem) {
        told.where = game.problem->where;
        told.message = say(language, game.problem->key, game.problem->arguments);
        return told;
    }
    told.edition = game.edition;
    told.rules = game.rules;
    told.rules_version = game.rules_version;
    told.dice = game.dice;
    told.seats = game.seats;
    told.players.emplace();
    for (const ReplayPlayer& player : game.players) told.players->push_back(player.player);
    told.commands = static_cast<answers::Number>(game.commands);
    told.ending = ending_told(game.ending);
    if (game.ending == Ending::over) told.winner = game.winner;
    return told;
}

}  // namespace

ListedReplay listed_replay(const std::string& file) {
    ListedReplay listed;
    listed.file = file;
    struct stat about {};
    if (::stat(file.c_str(), &about) == 0) listed.written = about.st_mtime;
    const auto text = read_file(file, kMaxReplay);
    const auto replay = text ? parse_replay(*text) : Expected<Replay, Error>(text.error());
    if (!replay) {
        listed.problem = replay.error();
        return listed;
    }
    listed.edition = replay->edition;
    listed.rules = replay->rules;
    listed.rules_version = replay->rules_version;
    listed.dice = replay->dice;
    listed.winner = replay->winner;
    listed.seats = replay->seats;
    listed.players = replay->players;
    listed.commands = replay->lines.size();
    listed.ending = replay->ending;
    return listed;
}

std::vector<ListedReplay> listed_replays(const std::string& folder) {
    std::vector<ListedReplay> games;
    std::error_code failed;
    for (fs::directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed))
        if (at->path().extension() == ".jsonl") games.push_back(listed_replay(at->path().string()));
    std::sort(games.begin(), games.end(), [](const ListedReplay& a, const ListedReplay& b) {
        return std::tie(b.written, a.file) < std::tie(a.written, b.file);
    });
    return games;
}

std::string replays_json(const std::string& folder, std::span<const ListedReplay> games,
                         Language language) {
    answers::GamesListed told{.folder = folder};
    for (const ListedReplay& game : games) told.games.push_back(game_told(game, language));
    return json_text(told, 2) + '\n';
}

}  // namespace six::io
