#include "io/replay/replay_list.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <tuple>

#include "io/replay/replay_story.h"
#include "io/text/file_read.h"
#include "io/text/json.h"

namespace six::io {
namespace {

namespace fs = std::filesystem;
Json json_of(const ListedReplay& game, Language language) {
    Json json{{"file", game.file}, {"written", game.written}, {"ok", !game.problem}};
    if (game.problem) {
        json["where"] = game.problem->where;
        json["message"] = say(language, game.problem->key, game.problem->arguments);
        return json;
    }
    json["edition"] = game.edition;
    json["rules"] = game.rules;
    json["rules_version"] = game.rules_version;
    json["dice"] = game.dice;
    json["seats"] = game.seats;
    json["players"] = Json::array();
    for (const ReplayPlayer& player : game.players) json["players"].push_back(player.player);
    json["commands"] = game.commands;
    json["ending"] = ending_name(game.ending);
    if (game.ending == Ending::over) json["winner"] = game.winner;
    return json;
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
    Json json{{"folder", folder}, {"games", Json::array()}};
    for (const ListedReplay& game : games) json["games"].push_back(json_of(game, language));
    // A file's name may be any bytes.
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace six::io
