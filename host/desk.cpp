#include "host/desk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/game/battle.h"
#include "engine/game/place_near.h"
#include "engine/state/ask.h"
#include "host/desk_account.h"
#include "host/desk_begin.h"
#include "host/desk_choices.h"
#include "host/desk_hints.h"
#include "host/desk_place.h"
#include "host/desk_reach.h"
#include "host/desk_read.h"
#include "host/desk_replay.h"
#include "host/desk_sandbox.h"
#include "host/desk_table.h"
#include "host/desk_why.h"
#include "host/desk_wish.h"
#include "host/record.h"
#include "host/typed_line.h"
#include "io/format/json_place.h"
#include "io/language/command_text.h"

namespace six::host {
namespace {

// A replay of a long game, and its JSON quoting.
constexpr io::JsonLimits kRequestLimits{.bytes = 2 * io::kMaxReplay, .depth = 24, .members = 4096};

constexpr std::size_t kLongestLine = 4096;

// As the browser counts letters.
std::size_t utf16_length(std::string_view text) {
    std::size_t length = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        length += (byte & 0xC0) == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1;
    }
    return length;
}

constexpr std::int64_t kFurthestDraw = 1000;  // mils: from afar a finger would cover half the table

io::Error no_table() {
    return {"/do", "desk.no_table", {}};
}

}  // namespace

using io::Error;
using io::JsonPlace;
using Answer = Expected<Json, Error>;

class Desk::Counter {
public:
    std::string answer(std::string_view text) {
        const auto json = io::parse_json(text, kRequestLimits);
        if (!json) return failure(json.error());
        std::optional<Error> complaint;
        complaint_ = &complaint;
        const JsonPlace ask(*json, complaint);
        const auto lang = ask.may("lang");
        if (lang.exists())
            if (const auto language = io::language_named(lang.text(1, 8))) language_ = *language;
        const std::string name = ask.need("do").text(1, 32);
        if (complaint) return failure(*complaint);
        for (const Request& request : kRequests) {
            if (request.name != name) continue;
            if (request.needs_table && !sitting_) return failure(no_table());
            const Answer done = (this->*request.carry_out)(ask);
            if (complaint) return failure(*complaint);
            return done ? done->dump(-1, ' ', false, Json::error_handler_t::replace)
                        : failure(done.error());
        }
        return failure({"/do", "desk.no_such_request", {{"name", name}}});
    }

private:
    struct Request {
        std::string_view name;
        Answer (Counter::*carry_out)(const JsonPlace&);
        bool needs_table;
    };
    static const std::array<Request, 27> kRequests;

    std::string failure(const Error& error) const {
        return Json{{"error",
                     {{"key", error.key},
                      {"where", error.where},
                      {"sentence", io::say(language_, error.key, error.arguments)}}}}
            .dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    PlayGame& game() { return sitting_->game(); }
    Voice voice() { return {language_, game()}; }

    // The table, and what happened since so many answers had been given.
    Json table_since(std::size_t answered) {
        const Voice voice = this->voice();
        Json told = Json::array();
        for (std::size_t n = answered; n < game().answers().size(); ++n)
            told.push_back(told_json(voice, *sitting_, n));
        return {{"told", std::move(told)}, {"table", table_json(voice, *sitting_, title_)}};
    }

    // --- tables ---

    void sit_down(PlayGame game, std::array<Seated, kMaxSeats> seats, bool by_hand,
                  TableTitle title) {
        reach_.reset();  // looks at the table that goes
        recording_ = std::make_unique<Recording>();
        sitting_.emplace(std::move(game), std::move(seats), by_hand);
        title_ = std::move(title);
    }

    Answer sit_down_at(Expected<Begun, Error> begun) {
        if (*complaint_) return **complaint_;
        if (!begun) return begun.error();
        Begun now = *std::move(begun);
        sit_down(std::move(now.game), std::move(now.seats), now.by_hand, std::move(now.title));
        Json json = table_since(0);
        json["otherDice"] = now.other_dice;
        json["cutOff"] = cut_off_json(voice(), now.cut_off);
        return json;
    }

    Answer begin(const JsonPlace& ask) { return sit_down_at(begun_game(ask, language_)); }

    Answer resume(const JsonPlace& ask) { return sit_down_at(resumed_game(ask)); }

    Answer lay(const JsonPlace& ask) {
        const auto text = read_text(ask, "scenario");
        if (!text) return text.error();
        auto laid = laid_scenario(*text, language_);
        if (!laid) return laid.error();
        sit_down(*std::move(laid), {}, true, {"sandbox", ""});
        return table_since(0);
    }

    // --- sandboxes and moments ---

    Answer sit_in_sandbox(Expected<PlayStart, Error> start) {
        if (*complaint_) return **complaint_;  // of a request that was not read to its end
        if (!start) return start.error();
        sit_down(PlayGame(*std::move(start)), {}, true, {"sandbox", title_.map_name});
        return table_since(0);
    }

    Answer blank(const JsonPlace& ask) { return sit_in_sandbox(blank_table(ask, language_)); }

    Answer edit(const JsonPlace& ask) {
        const auto moment = quiet_moment(game(), game().answers().size());
        if (!moment) return Error{"/do", "desk.in_setup", {}};
        return sit_in_sandbox(edited(*moment, ask, language_));
    }

    static Answer text_json(const Expected<std::string, Error>& text) {
        if (!text) return text.error();
        return Json{{"text", *text}};
    }

    Answer scenario(const JsonPlace& ask) {
        const JsonPlace name = ask.may("name");
        return text_json(scenario_at(game(), game().answers().size(),
                                     name.exists() ? name.text(0, 200) : std::string()));
    }

    Answer account(const JsonPlace& ask) {
        if (game().in_setup()) return Error{"/do", "desk.in_setup", {}};
        if (!ask.may("figure").exists()) return account_json(voice());
        const auto figure = read_figure(ask);
        if (!figure) return figure.error();
        return account_json(voice(), *figure);
    }

    Answer view_replay(const JsonPlace& ask) {
        const auto text = read_text(ask, "replay");
        if (!text) return text.error();
        const auto replay = io::parse_replay(*text);
        if (!replay) return io::within("/replay", replay.error());
        auto viewed = ViewedReplay::of(*replay);
        if (!viewed) return io::within("/replay", viewed.error());
        viewed_ = *std::move(viewed);
        return viewed_->overview(language_);
    }

    std::size_t read_moment(const JsonPlace& ask) const {
        return static_cast<std::size_t>(
            ask.need("n").integer(0, static_cast<std::int64_t>(viewed_->count())));
    }

    Answer view_at(const JsonPlace& ask) {
        if (!viewed_) return Error{"/do", "desk.no_view", {}};
        return Json{{"table", viewed_->table_at(language_, read_moment(ask))}};
    }

    Answer view_scenario(const JsonPlace& ask) {
        if (!viewed_) return Error{"/do", "desk.no_view", {}};
        return text_json(scenario_at(viewed_->game(), read_moment(ask), ""));
    }

    Answer table(const JsonPlace& ask) {
        const JsonPlace story = ask.may("story");
        const bool whole = story.exists() && story.boolean();
        return table_since(whole ? 0 : game().answers().size());
    }

    // --- going on ---

    // `more` stands behind what was said.
    Expected<Command, Error> read_command(const JsonPlace& ask, std::string_view member = "command",
                                          std::string_view more = {}) {
        const std::string text = ask.need(member).text(1, 4096) + std::string(more);
        auto command = io::parse_command(text, {game().names(), game().catalog(),
                                                game().in_setup() ? nullptr : &game().state()});
        if (!command) return io::within("/" + std::string(member), command.error());
        return command;
    }

    Answer give(const Command& command, bool typed) {
        const std::size_t before = game().answers().size();
        const Result<Ok> done = game().answer(sitting_->sender_of(command), command, typed);
        if (done) return table_since(before);
        return Json{{"refusal", voice().refusal(done.error())}};
    }

    Answer answer_owed(const JsonPlace& ask) {
        const auto command = read_command(ask);
        if (!command) return command.error();
        if (game().owed().ask == Ask::nothing) return Error{"/command", "desk.over", {}};
        // In a sandbox a judge may say what the dice show.
        if (game().owed().by_chance() && !as<Roll>(*command))
            return Error{"/command", "desk.dice_owed", {}};
        return give(*command, true);
    }

    Answer let_bot(const JsonPlace&) {
        const Decision owed = game().owed();
        if (owed.ask == Ask::nothing || owed.by_chance()) return Error{"/do", "desk.over", {}};
        return give(sitting_->bots_answer(), true);
    }

    Answer go_on(const JsonPlace&) {
        const std::size_t before = game().answers().size();
        sitting_->go_on();
        return table_since(before);
    }

    Answer undo(const JsonPlace&) {
        reach_.reset();
        game().take_back();
        return table_since(game().answers().size());
    }

    Expected<Seat, Error> read_seat(const JsonPlace& ask, std::string_view member) {
        const std::string name = ask.need(member).text(1, 16);
        const auto seat = game().names().find_seat(name);
        if (!seat) return Error{"/" + std::string(member), "desk.no_such_seat", {{"name", name}}};
        return *seat;
    }

    Answer orders(const JsonPlace& ask) {
        const auto seat = read_seat(ask, "seat");
        if (!seat) return seat.error();
        const JsonPlace wish = ask.need("orders");
        const StandingOrders orders{.face_newcomer = wish.need("spin").boolean(),
                                    .never_cancel = wish.need("cancel").boolean(),
                                    .always_dodge = wish.need("dodge").boolean(),
                                    .always_terrify = wish.need("terrify").boolean()};
        sitting_->order(*seat, orders);
        return table_since(game().answers().size());
    }

    Answer player(const JsonPlace& ask) {
        const auto seat = read_seat(ask, "seat");
        if (!seat) return seat.error();
        sitting_->seat(*seat, io::kPlayerNames[ask.need("player").word(io::kPlayerNames)]);
        return table_since(game().answers().size());
    }

    // --- asking ---

    Expected<FigureId, Error> read_figure(const JsonPlace& ask) {
        const std::string label = ask.need("figure").text(1, io::kMaxLabel);
        const auto id = game().names().find_figure(label);
        if (game().in_setup() || !id || id->n >= game().state().figure_count)
            return Error{"/figure", "desk.no_such_figure", {{"name", label}}};
        return *id;
    }

    Answer choices(const JsonPlace& ask) {
        const auto figure = read_figure(ask);
        if (!figure) return figure.error();
        Cancel cancel;
        cancel.abilities.push_back({.who = *figure});
        return choices_json(voice(), *figure, sitting_->sender_of(cancel));
    }

    // Found once for a figure that is in somebody's hand; any answer may change it.
    const Reach& reach_of(FigureId who, std::uint8_t sections) {
        const std::size_t answered = game().answers().size();
        if (!reach_ || reach_->figure() != who || reached_at_ != answered || asked_ != sections) {
            reach_ = std::make_unique<Reach>(game().table(), game().state(), who, sections);
            reached_at_ = answered;
            asked_ = sections;
        }
        return *reach_;
    }

    Answer reach(const JsonPlace& ask) {
        const auto figure = read_figure(ask);
        if (!figure) return figure.error();
        return reach_json(voice(), reach_of(*figure, read_sections(ask.may("sections"))));
    }

    Answer way(const JsonPlace& ask) {
        const auto figure = read_figure(ask);
        if (!figure) return figure.error();
        const Vec2 wish = read_place(ask.need("to"));
        std::optional<Facing> facing;
        if (const JsonPlace said = ask.may("facing"); said.exists()) facing = read_facing(said);
        Inches near;
        if (const JsonPlace said = ask.may("near"); said.exists())
            near = Inches::from_mils(static_cast<std::int32_t>(said.integer(0, kFurthestDraw)));
        const Reach& reach = reach_of(*figure, read_sections(ask.may("sections")));
        return way_json(voice(), reach, reach.way_to(wish, facing, near));
    }

    Answer place(const JsonPlace& ask) {
        // With or without a place, which does not count.
        auto read = read_command(ask, "what");
        if (!read) read = read_command(ask, "what", " at 0,0");
        if (!read) return read.error();
        Command wish = *read;
        const PutDown put = put_down(wish);
        if (!put.at) return Error{"/what", "desk.not_put_down", {}};
        *put.at = read_place(ask.need("at"));
        *put.facing = read_facing(ask.need("facing"));
        if (*complaint_) return **complaint_;
        return place_json(voice(), game().owed().seat, wish);
    }

    Answer why(const JsonPlace& ask) {
        if (game().in_setup()) return Error{"/do", "desk.in_setup", {}};
        const auto command =
            ask.may("command").exists() ? read_command(ask) : read_wish(ask, game());
        if (*complaint_) return **complaint_;
        if (!command) return command.error();
        Seat sender = game().owed().seat;
        if (ask.may("seat").exists()) {
            const auto seat = read_seat(ask, "seat");
            if (!seat) return seat.error();
            sender = *seat;
        }
        return why_json(voice(), sender, *command);
    }

    // --- a line that is typed ---

    Answer complete(const JsonPlace& ask) {
        const std::string line = ask.need("line").text(0, kLongestLine);
        if (*complaint_) return **complaint_;
        Json words = Json::array();
        for (const Completion& one : completions_said(language_, game(), line))
            words.push_back({{"word", one.word}, {"said", one.said}});
        const std::size_t last = line.rfind(' ') + 1;  // 0 without a blank
        return Json{{"from", utf16_length(std::string_view(line).substr(0, last))},
                    {"words", std::move(words)}};
    }

    Answer typed(const JsonPlace& ask) {
        const std::string line = ask.need("line").text(0, kLongestLine);
        if (*complaint_) return **complaint_;
        const auto read = read_typed_line(language_, game(), line);
        if (!read) return Error{"/line", "desk.line.sentence", {{"sentence", read.error()}}};
        return Json{{"does", kDoesNames[static_cast<std::size_t>(read->does)]},
                    {"command", read->command ? Json(voice().command(*read->command)) : Json()}};
    }

    Answer hints(const JsonPlace& ask) {
        const auto count = static_cast<std::size_t>(ask.need("count").integer(1, 12));
        return hints_json(voice(), *sitting_, count);
    }

    Answer replay(const JsonPlace&) {
        return Json{{"text", replay_text(game(), sitting_->players())}};
    }

    Answer record(const JsonPlace& ask) {
        const JsonPlace after = ask.may("after");
        const std::string mark = after.exists() ? after.text(64, 64) : std::string();
        if (*complaint_) return **complaint_;
        Recording::Part part = recording_->since(game(), sitting_->players(), mark);
        return Json{
            {"from", part.from}, {"lines", std::move(part.lines)}, {"end", std::move(part.end)}};
    }

    io::Language language_ = io::Language::en;
    std::optional<Sitting> sitting_;
    std::unique_ptr<Recording> recording_;  // of its game
    TableTitle title_;
    std::unique_ptr<Reach> reach_;
    std::size_t reached_at_ = 0;                 // so many answers had been given
    std::uint8_t asked_ = 0;                     // sections
    std::unique_ptr<ViewedReplay> viewed_;       // beside the game
    std::optional<Error>* complaint_ = nullptr;  // about the request under way
};

const std::array<Desk::Counter::Request, 27> Desk::Counter::kRequests = {{
    {"begin", &Counter::begin, false},
    {"resume", &Counter::resume, false},
    {"lay", &Counter::lay, false},
    {"table", &Counter::table, true},
    {"answer", &Counter::answer_owed, true},
    {"go_on", &Counter::go_on, true},
    {"let_bot", &Counter::let_bot, true},
    {"undo", &Counter::undo, true},
    {"orders", &Counter::orders, true},
    {"player", &Counter::player, true},
    {"choices", &Counter::choices, true},
    {"reach", &Counter::reach, true},
    {"way", &Counter::way, true},
    {"place", &Counter::place, true},
    {"why", &Counter::why, true},
    {"complete", &Counter::complete, true},
    {"typed", &Counter::typed, true},
    {"hints", &Counter::hints, true},
    {"replay", &Counter::replay, true},
    {"record", &Counter::record, true},
    {"scenario", &Counter::scenario, true},
    {"edit", &Counter::edit, true},
    {"blank", &Counter::blank, false},
    {"account", &Counter::account, true},
    {"view_replay", &Counter::view_replay, false},
    {"view_at", &Counter::view_at, false},
    {"view_scenario", &Counter::view_scenario, false},
}};

Desk::Desk() : counter_(std::make_unique<Counter>()) {}
Desk::~Desk() = default;

std::string Desk::request(std::string_view json) {
    return counter_->answer(json);
}

}  // namespace six::host
