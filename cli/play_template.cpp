#include "cli/play_template.h"

#include <algorithm>
#include <variant>

#include "cli/figure_text.h"
#include "cli/play_view.h"
#include "cli/play_words.h"
#include "engine/game/look.h"
#include "engine/messages/reason.h"
#include "engine/state/ask.h"
#include "io/draw/draw_table.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

constexpr std::int32_t kStep = 125;   // mils between the places that are tried
constexpr Inches kMargin = 1500_mil;  // around what is drawn

Move way_of(const State& state, const Furthest& wanted, std::int32_t mils) {
    Move move{wanted.who, {}, wanted.facing, wanted.sections};
    move.path.push_back(straight_ahead(state[wanted.who], wanted.facing,
                                       Inches::from_mils(wanted.backward ? -mils : mils)));
    return move;
}

// The words as the command they stand for: a template is laid as a move is named. Without a way it
// goes forward.
struct Wanted {
    Move move;
    bool backward = false;
};
std::optional<Wanted> template_named(const host::PlayGame& game, std::string_view words) {
    const std::string line = written_out("move " + std::string(words), game.names());
    const std::vector<std::string_view> parts = split_words(line);
    if (parts.size() < 2) return std::nullopt;
    std::string command = "move " + std::string(parts[1]);
    const bool back = parts.size() > 2 && parts[2] == "back";
    command += back ? " back 1" : " forward 1";
    for (std::size_t i = back ? 3 : 2; i < parts.size(); ++i)
        command += ' ' + std::string(parts[i]);
    const auto read = io::parse_command(command, {game.names(), game.catalog(), &game.state()});
    const auto* move = read ? as<Move>(*read) : nullptr;
    if (move == nullptr || move->who.n >= game.state().figure_count) return std::nullopt;
    const Figure& figure = game.state()[move->who];
    if (!on_table(figure) || !is_large(game.table(), figure)) return std::nullopt;
    return Wanted{*move, back};
}

std::string sections_listed(Language language, const Table& table, const Figure& figure,
                            std::uint8_t sections) {
    std::string list;
    for (std::size_t i = 0; i < kMaxDials; ++i)
        if (sections >> i & 1)
            list += (list.empty() ? "" : ", ") + section_said(language, i) + ' ' +
                    cell_said(shown(table, figure, i).speed);
    return list;
}

std::string drawn(Language language, const Terminal& terminal, const host::PlayGame& game,
                  const Furthest& found) {
    const Figure& figure = game.state()[found.who];
    const Base stands = base_of(game.table(), figure);
    const Inches reach = reach_of(stands.shape) + kMargin;
    const Vec2 corner{reach, reach};
    const auto low = [](Vec2 a, Vec2 b) { return Vec2{std::min(a.x, b.x), std::min(a.y, b.y)}; };
    const auto high = [](Vec2 a, Vec2 b) { return Vec2{std::max(a.x, b.x), std::max(a.y, b.y)}; };
    io::DrawOptions options{
        .width = static_cast<int>(usable_columns(terminal)) - 3,
        .height = std::clamp(terminal.rows - 6, 10, 30),
        .legend = false,
        .window = Area{low(figure.at, found.at) - corner, high(figure.at, found.at) + corner}};
    if (found.distance > Inches{})
        options.laid = io::LaidTemplate{Base{stands.shape, found.at, found.facing}, figure.at};
    return io::draw_table(language, game.names(), game.table(), game.state(), options);
}

}  // namespace

// Every place on the way is asked of the judge: bases that may be passed over may not be ended on,
// so the legal ones need not hang together.
Furthest furthest_place(const Table& table, const State& state, FigureId who, Facing facing,
                        bool backward, std::uint8_t sections) {
    Furthest found{.who = who,
                   .facing = facing,
                   .backward = backward,
                   .sections = sections,
                   .pace = pace_of(table, state, who, sections).furthest,
                   .distance = {},
                   .at = state[who].at};
    const auto check = [&](std::int32_t mils) {
        return check_way(table, state, way_of(state, found, mils));
    };
    const std::int32_t most = found.pace.mils();
    if (most == 0) return found;
    std::int32_t best = most;
    while (best > 0 && !check(best)) best = (best - 1) / kStep * kStep;
    // To the mil: the place is legal, the next one tried was not.
    std::int32_t beyond = std::min(best + kStep, most);
    while (beyond - best > 1) {
        const std::int32_t middle = (best + beyond) / 2;
        (check(middle) ? best : beyond) = middle;
    }
    found.distance = Inches::from_mils(best);
    // What is met there; a base of several dials that ends the way is named by its own clause.
    if (const auto further = check(beyond); !further) found.stopped = further.error();
    if (const auto whole = check(most);
        !whole && whole.error().why == Reason::must_stop_at_base && whole.error().m <= beyond)
        found.stopped = whole.error();
    if (best > 0) found.at = way_of(state, found, best).path.back();
    return found;
}

std::string template_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                           std::string_view words) {
    const auto wanted = game.in_setup() ? std::nullopt : template_named(game, words);
    if (!wanted) return paragraph(terminal, say(language, "cli.play.template_what"));
    const Table& table = game.table();
    const FigureId id = wanted->move.who;
    const Figure& figure = game.state()[id];
    const std::uint8_t active = active_sections(table, figure).bits;
    const auto sections = static_cast<std::uint8_t>(
        active & (wanted->move.sections == 0 ? ~figure.acted : wanted->move.sections));
    const Furthest found =
        furthest_place(table, game.state(), id, wanted->move.facing, wanted->backward, sections);
    const std::string who = game.names().of(id);
    std::vector<io::Argument> arguments = {
        {"who", who},
        {"inches", io::inches_text(language, found.distance.mils())},
        {"pace", io::inches_text(language, found.pace.mils())},
        {"at", io::place_text(language, found.at)},
        {"facing", io::facing_text(language, found.facing)},
        {"list", sections_listed(language, table, figure, sections)}};
    std::string text = drawn(language, terminal, game, found);
    if (sections == 0)
        return text +
               paragraph(terminal, say(language, "cli.play.template_nobody", {{"who", who}}));
    text += paragraph(terminal, say(language,
                                    found.distance > Inches{} ? "cli.play.template_ends"
                                                              : "cli.play.template_stays",
                                    arguments));
    if (found.stopped)
        text += paragraph(terminal, io::describe(language, game.names(), *found.stopped), 2);
    // What the table allows is one thing, what the turn does another.
    if (game.owed().ask != Ask::give_action || game.owed().seat != figure.owner) return text;
    const auto may = check_large_may_move(table, game.state(), way_of(game.state(), found, 0));
    if (may) return text;
    const std::string but =
        may.error().why == Reason::no_actions_left
            ? say(language, "cli.play.template_cost",
                  {{"n", std::to_string(cost_of_sections(table, game.state(), figure, sections))},
                   {"m", std::to_string(game.state().actions_left)}})
            : io::describe(language, game.names(), may.error());
    return text + paragraph(terminal, but, 2);
}

}  // namespace six::cli
