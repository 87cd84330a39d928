#include "host/desk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
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
#include "host/desk_replay.h"
#include "host/desk_sandbox.h"
#include "host/desk_table.h"
#include "host/desk_why.h"
#include "host/desk_wish.h"
#include "host/protocol/requests.h"
#include "host/record.h"
#include "host/typed_line.h"
#include "io/format/json_place.h"
#include "io/language/command_text.h"

namespace six::host {
namespace {

// A replay of a long game, and its JSON quoting.
constexpr io::JsonLimits kRequestLimits{.bytes = 2 * io::kMaxReplay, .depth = 24, .members = 4096};

// As the browser counts letters.
std::size_t utf16_length(std::string_view text) {
    std::size_t length = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        length += (byte & 0xC0) == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1;
    }
    return length;
}

// The names of sections as bits; none where they are not said.
std::uint8_t bits_of(const std::optional<std::vector<protocol::SectionName>>& sections) {
    unsigned bits = 0;
    if (sections)
        for (const protocol::SectionName one : *sections) bits |= 1u << static_cast<unsigned>(one);
    return static_cast<std::uint8_t>(bits);
}

}  // namespace

using io::Error;
using io::JsonPlace;
namespace requests = protocol::requests;
template <class T>
using Answer = Expected<T, Error>;

class Desk::Counter {
public:
    std::string answer(std::string_view text) {
        const auto json = io::parse_json(text, kRequestLimits);
        if (!json) return failure(json.error());
        std::optional<Error> complaint;
        const JsonPlace ask(*json, complaint);
        const auto lang = ask.may("lang");
        if (lang.exists())
            if (const auto language = io::language_named(lang.text(1, 8))) language_ = *language;
        const std::string name = ask.need("do").text(1, 32);
        if (complaint) return failure(*complaint);
        for (const Request& request : kRequests) {
            if (request.name != name) continue;
            if (request.needs_table && !sitting_) return failure({"/do", "desk.no_table", {}});
            return request.carry_out(*this, ask, complaint);
        }
        return failure({"/do", "desk.no_such_request", {{"name", name}}});
    }

private:
    struct Request {
        std::string_view name;
        std::string (*carry_out)(Counter&, const JsonPlace&, const std::optional<Error>& complaint);
        bool needs_table;
    };
    static const std::array<Request, 27> kRequests;

    // Read by its description, carried out, and written by the answer's.
    template <const auto& Listed, auto Carry>
    static constexpr Request row(bool needs_table) {
        using Ask = typename std::remove_cvref_t<decltype(Listed)>::Ask;
        using Reply = typename std::remove_cvref_t<decltype(Listed)>::Answer;
        return {Listed.name,
                [](Counter& counter, const JsonPlace& place,
                   const std::optional<Error>& complaint) -> std::string {
                    static constexpr std::array<std::string_view, 2> kOfAll = {"do", "lang"};
                    const Ask ask = io::read<Ask>(place, kOfAll);
                    if (complaint) return counter.failure(*complaint);
                    const Answer<Reply> done = (counter.*Carry)(ask);
                    return done ? io::json_text(*done) : counter.failure(done.error());
                },
                needs_table};
    }

    std::string failure(const Error& error) const {
        return io::json_text(
            protocol::Failure{{.key = error.key,
                               .where = error.where,
                               .sentence = io::say(language_, error.key, error.arguments)}});
    }

    PlayGame& game() { return sitting_->game(); }
    Voice voice() { return {language_, game()}; }

    // The table, and what happened since so many answers had been given.
    protocol::TableAnswer table_since(std::size_t answered) {
        const Voice voice = this->voice();
        protocol::TableAnswer answer;
        for (std::size_t n = answered; n < game().answers().size(); ++n)
            answer.told.push_back(told(voice, *sitting_, n));
        answer.table = table_view(voice, *sitting_, title_);
        return answer;
    }

    // --- tables ---

    void sit_down(PlayGame game, std::array<Seated, kMaxSeats> seats, bool by_hand,
                  TableTitle title) {
        reach_.reset();  // looks at the table that goes
        recording_ = std::make_unique<Recording>();
        sitting_.emplace(std::move(game), std::move(seats), by_hand);
        title_ = std::move(title);
    }

    Answer<protocol::SeatedAnswer> sit_down_at(Expected<Begun, Error> begun) {
        if (!begun) return begun.error();
        Begun now = *std::move(begun);
        sit_down(std::move(now.game), std::move(now.seats), now.by_hand, std::move(now.title));
        return protocol::SeatedAnswer{.table = table_since(0),
                                      .other_dice = now.other_dice,
                                      .cut_off = cut_off_said(voice(), now.cut_off)};
    }

    Answer<protocol::SeatedAnswer> begin(const protocol::BeginAsk& ask) {
        return sit_down_at(begun_game(ask, language_));
    }

    Answer<protocol::SeatedAnswer> resume(const protocol::ResumeAsk& ask) {
        return sit_down_at(resumed_game(ask));
    }

    Answer<protocol::TableAnswer> lay(const protocol::LayAsk& ask) {
        auto laid = laid_scenario(ask.scenario.text, language_);
        if (!laid) return laid.error();
        sit_down(*std::move(laid), {}, true, {protocol::Mode::sandbox, ""});
        return table_since(0);
    }

    // --- sandboxes and moments ---

    Answer<protocol::TableAnswer> sit_in_sandbox(Expected<PlayStart, Error> start) {
        if (!start) return start.error();
        sit_down(PlayGame(*std::move(start)), {}, true, {protocol::Mode::sandbox, title_.map_name});
        return table_since(0);
    }

    Answer<protocol::TableAnswer> blank(const protocol::BlankAsk& ask) {
        return sit_in_sandbox(blank_table(ask, language_));
    }

    Answer<protocol::TableAnswer> edit(const protocol::Edit& wish) {
        const auto moment = quiet_moment(game(), game().answers().size());
        if (!moment) return Error{"/do", "desk.in_setup", {}};
        return sit_in_sandbox(edited(*moment, wish, language_));
    }

    static Answer<protocol::TextAnswer> text_or_error(Expected<std::string, Error> text) {
        if (!text) return text.error();
        return protocol::TextAnswer{*std::move(text)};
    }

    Answer<protocol::TextAnswer> scenario(const protocol::ScenarioAsk& ask) {
        return text_or_error(scenario_at(game(), game().answers().size(), ask.name.value_or("")));
    }

    Answer<protocol::AccountAnswer> account(const protocol::AccountAsk& ask) {
        if (game().in_setup()) return Error{"/do", "desk.in_setup", {}};
        if (!ask.figure) return account_of(voice());
        const auto figure = find_figure(*ask.figure);
        if (!figure) return figure.error();
        return account_of(voice(), *figure);
    }

    Answer<protocol::ViewReplayAnswer> view_replay(const protocol::ViewReplayAsk& ask) {
        const auto replay = io::parse_replay(ask.replay.text);
        if (!replay) return io::within("/replay", replay.error());
        auto viewed = ViewedReplay::of(*replay);
        if (!viewed) return io::within("/replay", viewed.error());
        viewed_ = *std::move(viewed);
        return viewed_->overview(language_);
    }

    Expected<std::size_t, Error> moment_of(const protocol::ViewAsk& ask) const {
        if (!viewed_) return Error{"/do", "desk.no_view", {}};
        if (ask.n < 0 || ask.n > static_cast<std::int64_t>(viewed_->count()))
            return Error{"/n",
                         "json.expected_integer",
                         {{"low", "0"},
                          {"high", std::to_string(viewed_->count())},
                          {"found", std::to_string(ask.n)}}};
        return static_cast<std::size_t>(ask.n);
    }

    Answer<protocol::ViewAnswer> view_at(const protocol::ViewAsk& ask) {
        const auto moment = moment_of(ask);
        if (!moment) return moment.error();
        return protocol::ViewAnswer{viewed_->table_at(language_, *moment)};
    }

    Answer<protocol::TextAnswer> view_scenario(const protocol::ViewAsk& ask) {
        const auto moment = moment_of(ask);
        if (!moment) return moment.error();
        return text_or_error(scenario_at(viewed_->game(), *moment, ""));
    }

    Answer<protocol::TableAnswer> table(const protocol::TableAsk& ask) {
        return table_since(ask.story.value_or(false) ? 0 : game().answers().size());
    }

    // --- going on ---

    Expected<Command, Error> read_command(const std::string& text, const char* where = "/command") {
        auto command = io::parse_command(text, {game().names(), game().catalog(),
                                                game().in_setup() ? nullptr : &game().state()});
        if (!command) return io::within(where, command.error());
        return command;
    }

    // As a person gives it.
    Result<Ok> give(const Command& command) {
        return game().answer(sitting_->sender_of(command), command, true);
    }

    Answer<protocol::AnswerAnswer> answer_owed(const protocol::CommandAsk& ask) {
        const auto command = read_command(ask.command);
        if (!command) return command.error();
        if (game().owed().ask == Ask::nothing) return Error{"/command", "desk.over", {}};
        // In a sandbox a judge may say what the dice show.
        if (game().owed().by_chance() && !as<Roll>(*command))
            return Error{"/command", "desk.dice_owed", {}};
        const std::size_t before = game().answers().size();
        const Result<Ok> done = give(*command);
        if (!done)
            return protocol::AnswerAnswer(protocol::RefusedAnswer{voice().refusal(done.error())});
        return protocol::AnswerAnswer(table_since(before));
    }

    Answer<protocol::TableAnswer> let_bot(const protocol::Nothing&) {
        const Decision owed = game().owed();
        if (owed.ask == Ask::nothing || owed.by_chance()) return Error{"/do", "desk.over", {}};
        const std::size_t before = game().answers().size();
        const Result<Ok> done = give(sitting_->bots_answer());
        if (!done)
            return Error{
                "/do", "desk.line.sentence", {{"sentence", voice().sentence(done.error())}}};
        return table_since(before);
    }

    Answer<protocol::TableAnswer> go_on(const protocol::Nothing&) {
        const std::size_t before = game().answers().size();
        sitting_->go_on();
        return table_since(before);
    }

    Answer<protocol::TableAnswer> undo(const protocol::Nothing&) {
        reach_.reset();
        game().take_back();
        return table_since(game().answers().size());
    }

    Expected<Seat, Error> find_seat(const protocol::SeatName& said) {
        const auto seat = game().names().find_seat(said.name);
        if (!seat) return Error{"/seat", "desk.no_such_seat", {{"name", said.name}}};
        return *seat;
    }

    Answer<protocol::TableAnswer> orders(const protocol::OrdersAsk& ask) {
        const auto seat = find_seat(ask.seat);
        if (!seat) return seat.error();
        sitting_->order(*seat, {.face_newcomer = ask.orders.spin,
                                .never_cancel = ask.orders.cancel,
                                .always_dodge = ask.orders.dodge,
                                .always_terrify = ask.orders.terrify});
        return table_since(game().answers().size());
    }

    Answer<protocol::TableAnswer> player(const protocol::PlayerAsk& ask) {
        const auto seat = find_seat(ask.seat);
        if (!seat) return seat.error();
        sitting_->seat(*seat, io::kPlayerNames[static_cast<std::size_t>(ask.player)]);
        return table_since(game().answers().size());
    }

    // --- asking ---

    Expected<FigureId, Error> find_figure(const std::string& label) {
        const auto id = game().names().find_figure(label);
        if (game().in_setup() || !id || id->n >= game().state().figure_count)
            return Error{"/figure", "desk.no_such_figure", {{"name", label}}};
        return *id;
    }

    Answer<protocol::ChoicesAnswer> choices(const protocol::FigureAsk& ask) {
        const auto figure = find_figure(ask.figure);
        if (!figure) return figure.error();
        Cancel cancel;
        cancel.abilities.push_back({.who = *figure});
        return choices_for(voice(), *figure, sitting_->sender_of(cancel));
    }

    Expected<Going, Error> going_of(const std::optional<protocol::Going>& told) {
        Going going;
        if (!told) return going;
        if (told->then) going.then = static_cast<AttackKind>(*told->then);
        if (told->level) going.level = *told->level == protocol::Rise::up ? Level::up : Level::down;
        if (!told->carried) return going;
        const auto carried = find_figure(*told->carried);
        if (!carried) return carried.error();
        going.carried = *carried;
        return going;
    }

    // Found once for a figure that is in somebody's hand; any answer may change it.
    const Reach& reach_of(FigureId who, std::uint8_t sections, const Going& going) {
        const std::size_t answered = game().answers().size();
        if (!reach_ || reach_->figure() != who || reached_at_ != answered || asked_ != sections ||
            reach_->going() != going) {
            reach_ = std::make_unique<Reach>(game().table(), game().state(), who, sections, going);
            reached_at_ = answered;
            asked_ = sections;
        }
        return *reach_;
    }

    Answer<protocol::ReachAnswer> reach(const protocol::ReachAsk& ask) {
        const auto figure = find_figure(ask.figure);
        if (!figure) return figure.error();
        const auto going = going_of(ask.going);
        if (!going) return going.error();
        return reach_told(voice(), reach_of(*figure, bits_of(ask.sections), *going));
    }

    Answer<protocol::WayAnswer> way(const protocol::WayAsk& ask) {
        const auto figure = find_figure(ask.figure);
        if (!figure) return figure.error();
        const auto going = going_of(ask.going);
        if (!going) return going.error();
        const Reach& reach = reach_of(*figure, bits_of(ask.sections), *going);
        return way_told(voice(), reach,
                        reach.way_to(ask.to, ask.facing, ask.near.value_or(Inches{})));
    }

    Answer<protocol::PlaceAnswer> place(const protocol::PlaceAsk& ask) {
        // With or without a place, which does not count.
        auto read = read_command(ask.what, "/what");
        if (!read) read = read_command(ask.what + " at 0,0", "/what");
        if (!read) return read.error();
        Command wish = *read;
        const PutDown put = put_down(wish);
        if (!put.at) return Error{"/what", "desk.not_put_down", {}};
        *put.at = ask.at;
        if (put.facing) *put.facing = ask.facing;
        return place_for(voice(), game().owed().seat, wish);
    }

    Answer<protocol::WhyAnswer> why(const protocol::WhyAsk& ask) {
        if (game().in_setup()) return Error{"/do", "desk.in_setup", {}};
        const auto command =
            ask.command ? read_command(*ask.command) : command_for(ask.wish, game());
        if (!command) return command.error();
        Seat sender = game().owed().seat;
        if (ask.seat) {
            const auto seat = find_seat(*ask.seat);
            if (!seat) return seat.error();
            sender = *seat;
        }
        return why_told(voice(), sender, *command);
    }

    // --- a line that is typed ---

    Answer<protocol::CompleteAnswer> complete(const protocol::LineAsk& ask) {
        const std::size_t last = ask.line.rfind(' ') + 1;  // 0 without a blank
        protocol::CompleteAnswer answer{.from = static_cast<protocol::Number>(utf16_length(
                                            std::string_view(ask.line).substr(0, last)))};
        for (Completion& one : completions_said(language_, game(), ask.line))
            answer.words.push_back({std::move(one.word), std::move(one.said)});
        return answer;
    }

    Answer<protocol::Typed> typed(const protocol::LineAsk& ask) {
        const auto read = read_typed_line(language_, game(), ask.line);
        if (!read) return Error{"/line", "desk.line.sentence", {{"sentence", read.error()}}};
        protocol::Typed typed{.does = read->does};
        if (read->command) typed.command = voice().command(*read->command);
        return typed;
    }

    Answer<protocol::HintsAnswer> hints(const protocol::HintsAsk& ask) {
        return hints_told(voice(), *sitting_, static_cast<std::size_t>(ask.count));
    }

    Answer<protocol::TextAnswer> replay(const protocol::Nothing&) {
        return protocol::TextAnswer{replay_text(game(), sitting_->players())};
    }

    Answer<protocol::RecordAnswer> record(const protocol::RecordAsk& ask) {
        Recording::Part part =
            recording_->since(game(), sitting_->players(), ask.after.value_or(""));
        return protocol::RecordAnswer{.from = static_cast<protocol::Number>(part.from),
                                      .lines = std::move(part.lines),
                                      .end = std::move(part.end)};
    }

    io::Language language_ = io::Language::en;
    std::optional<Sitting> sitting_;
    std::unique_ptr<Recording> recording_;  // of its game
    TableTitle title_;
    std::unique_ptr<Reach> reach_;
    std::size_t reached_at_ = 0;            // so many answers had been given
    std::uint8_t asked_ = 0;                // sections
    std::unique_ptr<ViewedReplay> viewed_;  // beside the game
};

const std::array<Desk::Counter::Request, 27> Desk::Counter::kRequests = {
    row<requests::begin, &Counter::begin>(false),
    row<requests::resume, &Counter::resume>(false),
    row<requests::lay, &Counter::lay>(false),
    row<requests::table, &Counter::table>(true),
    row<requests::answer, &Counter::answer_owed>(true),
    row<requests::go_on, &Counter::go_on>(true),
    row<requests::let_bot, &Counter::let_bot>(true),
    row<requests::undo, &Counter::undo>(true),
    row<requests::orders, &Counter::orders>(true),
    row<requests::player, &Counter::player>(true),
    row<requests::choices, &Counter::choices>(true),
    row<requests::reach, &Counter::reach>(true),
    row<requests::way, &Counter::way>(true),
    row<requests::place, &Counter::place>(true),
    row<requests::why, &Counter::why>(true),
    row<requests::complete, &Counter::complete>(true),
    row<requests::typed, &Counter::typed>(true),
    row<requests::hints, &Counter::hints>(true),
    row<requests::replay, &Counter::replay>(true),
    row<requests::record, &Counter::record>(true),
    row<requests::scenario, &Counter::scenario>(true),
    row<requests::edit, &Counter::edit>(true),
    row<requests::blank, &Counter::blank>(false),
    row<requests::account, &Counter::account>(true),
    row<requests::view_replay, &Counter::view_replay>(false),
    row<requests::view_at, &Counter::view_at>(false),
    row<requests::view_scenario, &Counter::view_scenario>(false),
};

Desk::Desk() : counter_(std::make_unique<Counter>()) {}
Desk::~Desk() = default;

std::string Desk::request(std::string_view json) {
    return counter_->answer(json);
}

}  // namespace six::host
