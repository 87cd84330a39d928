#include <algorithm>

#include "engine/rulesets/unlimited.h"
#include "io/format/json_codec.h"
#include "io/replay/replay.h"
#include "io/replay/replay_start.h"

namespace six::io {
namespace {

constexpr std::string_view kBeforeChain = ",\"chain\":\"";
constexpr std::string_view kAfterChain = "\"}";
constexpr std::size_t kChainTail = kBeforeChain.size() + 2 * sizeof(Digest) + kAfterChain.size();
constexpr std::size_t kMaxEvents = 4096;   // of one command
constexpr std::size_t kMaxNote = 200;      // about a player
constexpr std::size_t kMaxCommand = 8192;  // an army of 240 warriors with long names fits

// The part of a line that its chain value covers, and the value; none when the line does not end as
// every line does.
struct Linked {
    std::string_view content;
    Digest chain;
};
std::optional<Linked> linked(std::string_view line) {
    if (line.size() < kChainTail) return std::nullopt;
    const std::string_view tail = line.substr(line.size() - kChainTail);
    const auto chain = digest_from_hex(tail.substr(kBeforeChain.size(), 2 * sizeof(Digest)));
    if (tail.substr(0, kBeforeChain.size()) != kBeforeChain || !chain ||
        tail.substr(tail.size() - kAfterChain.size()) != kAfterChain)
        return std::nullopt;
    return Linked{line.substr(0, line.size() - kChainTail), *chain};
}

Digest read_digest(const JsonPlace& place) {
    const auto digest = digest_from_hex(place.text(2 * sizeof(Digest), 2 * sizeof(Digest)));
    if (digest) return *digest;
    place.complain("json.expected_digest");
    return {};
}

class ReplayReader {
public:
    explicit ReplayReader(std::string_view text) : rest_(text) {}

    Expected<Replay, Error> read() {
        if (rest_.size() > kMaxReplay)
            return here({"", "replay.file_too_large", {{"limit", std::to_string(kMaxReplay)}}});
        while (!rest_.empty()) {
            if (ended_) {
                ++line_;
                return here({"", "replay.after_end", {}});
            }
            if (auto error = read_line(); error && !(cut_off_ && line_ > 1)) return here(*error);
        }
        if (line_ == 0) return Error{"1", "replay.empty", {}};
        return std::move(replay_);
    }

private:
    Error here(Error error) const {
        return within(std::to_string(std::max<std::size_t>(line_, 1)), std::move(error));
    }

    std::optional<Error> read_line() {
        ++line_;
        const std::size_t end = rest_.find('\n');
        // Only the last line of a file that was cut off may lack its end.
        cut_off_ = end == std::string_view::npos;
        const std::string_view line = rest_.substr(0, end);
        rest_.remove_prefix(cut_off_ ? rest_.size() : end + 1);

        const std::size_t limit = line_ == 1 ? kMaxReplayHeader : kMaxReplayLine;
        if (line.size() > limit)
            return Error{"", "replay.line_too_large", {{"limit", std::to_string(limit)}}};
        const auto json = parse_json(line, {.bytes = limit});
        if (!json) return not_json(json.error());
        const auto link = linked(line);
        std::optional<Error> complaint;
        const JsonPlace place(*json, complaint);
        if (line_ == 1)
            read_header(place, line);
        else if (place.may("end").exists())
            read_end(place);
        else
            read_command(place);
        if (complaint) return complaint;
        if (!link) return Error{"", "replay.no_chain", {}};
        if (Sha256{}.add(chain_).add(link->content).finish() != link->chain)
            return Error{"", "replay.chain", {}};
        chain_ = link->chain;
        keep();
        return std::nullopt;
    }

    // The column in the line; the parser counts lines too, and a line has one.
    static Error not_json(Error error) {
        const std::size_t colon = error.where.find(':');
        if (colon != std::string::npos) error.where.erase(0, colon + 1);
        return error;
    }

    void read_header(const JsonPlace& place, std::string_view line) {
        if (!place.json().is_object()) return place.complain("json.expected_object");
        const JsonPlace format = place.need("six_skulls_replay");
        if (format.integer(1, 1'000'000) != kReplayFormat)
            return format.complain("replay.other_format",
                                   {{"known", std::to_string(kReplayFormat)}});
        if (place.may("agreement").exists())
            place.object({"six_skulls_replay", "edition", "rules", "rules_version", "dice", "seats",
                          "agreement", "state", "chain"});
        else
            place.object({"six_skulls_replay", "edition", "rules", "rules_version", "dice", "seats",
                          "options", "build_total", "first", "defender", "domains", "items",
                          "spells", "companies", "table", "warriors", "start", "state", "chain"});
        replay_.edition = place.need("edition").identifier();
        replay_.rules = place.need("rules").text(1, 64);
        replay_.rules_version = static_cast<int>(place.need("rules_version").integer(0, 1'000'000));
        replay_.dice = place.need("dice").text(0, 200);
        const JsonPlace seats = place.need("seats");
        const std::size_t count = seats.array(2, kMaxSeats);
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = seats[i].need("name").identifier();
            const bool again =
                std::find(replay_.seats.begin(), replay_.seats.end(), name) != replay_.seats.end();
            if (again || name == "chance" || name == "nobody")
                seats[i].need("name").complain("json.expected_other");
            replay_.seats.push_back(name);
            replay_.players.push_back({seats[i].may("player").text(0, kMaxNote),
                                       seats[i].may("orders").text(0, kMaxNote)});
        }
        replay_.start = read_digest(place.need("state"));
        replay_.header = line;
    }

    void read_command(const JsonPlace& place) {
        next_ = {};
        place.object({"n", "by", "do", "from", "events", "state", "chain"});
        const auto wanted = static_cast<std::int64_t>(replay_.lines.size()) + 1;
        if (const JsonPlace n = place.need("n"); n.integer(0, 1'000'000'000) != wanted)
            return n.complain("replay.wrong_number", {{"wanted", std::to_string(wanted)}});
        const std::size_t by = place.need("by").word(senders());
        const bool chance = by == replay_.seats.size();
        next_.by = chance ? "chance" : replay_.seats[by];
        next_.command = place.need("do").text(1, kMaxCommand);
        const JsonPlace from = place.may("from");
        if (from.exists() != chance) place.complain("replay.from_for_dice_only");
        if (from.exists()) next_.origin = static_cast<DiceOrigin>(from.word(kDiceOriginNames));
        const JsonPlace events = place.need("events");
        const std::size_t count = events.array(0, kMaxEvents);
        for (std::size_t i = 0; i < count; ++i) next_.events.push_back(events[i].text(1, 400));
        next_.state = read_digest(place.need("state"));
        kind_ = Kind::command;
    }

    void read_end(const JsonPlace& place) {
        place.object({"end", "n", "winner", "chain"});
        const bool over = place.need("end").boolean();
        const auto count = static_cast<std::int64_t>(replay_.lines.size());
        if (const JsonPlace n = place.need("n"); n.integer(0, 1'000'000'000) != count)
            return n.complain("replay.wrong_number", {{"wanted", std::to_string(count)}});
        if (over != place.may("winner").exists()) return place.complain("replay.winner_when_over");
        if (over) {
            std::vector<const char*> names = senders();
            names.back() = "nobody";
            winner_ = names[place.need("winner").word(names)];
        }
        kind_ = over ? Kind::over : Kind::unfinished;
    }

    std::vector<const char*> senders() const {
        std::vector<const char*> names;
        for (const std::string& seat : replay_.seats) names.push_back(seat.c_str());
        names.push_back("chance");
        return names;
    }

    // What was read counts only when its chain value fits.
    void keep() {
        if (kind_ == Kind::command) replay_.lines.push_back(std::move(next_));
        if (kind_ == Kind::over || kind_ == Kind::unfinished) {
            replay_.ending = kind_ == Kind::over ? Ending::over : Ending::unfinished;
            replay_.winner = winner_;
            ended_ = true;
        }
    }

    enum class Kind : std::uint8_t { header, command, over, unfinished };

    std::string_view rest_;
    std::size_t line_ = 0;
    bool cut_off_ = false, ended_ = false;
    Digest chain_{};
    Kind kind_ = Kind::header;
    ReplayLine next_;
    std::string winner_;
    Replay replay_;
};

}  // namespace

Expected<Replay, Error> parse_replay(std::string_view text) {
    return ReplayReader(text).read();
}

Expected<ReplayStart, Error> start_of(const Replay& replay) {
    const auto json = parse_json(replay.header, {.bytes = kMaxReplayHeader});
    if (!json) return within("1", json.error());
    std::optional<Error> complaint;
    const JsonPlace place(*json, complaint);
    const Ruleset* rules = read_rules(place.need("edition"));
    ReplayStart start;
    if (const JsonPlace agreed = place.may("agreement"); agreed.exists()) {
        Agreement agreement = read_agreement(agreed);
        // What stands in two places must agree.
        if (agreement.rules != rules) agreed.need("edition").complain("replay.not_as_header");
        if (agreement.seat_count != replay.seats.size())
            agreed.need("teams").complain("replay.not_as_header");
        start = std::move(agreement);
    } else {
        start = read_start(place, rules);
    }
    if (complaint) return within("1", *complaint);
    return start;
}

}  // namespace six::io
