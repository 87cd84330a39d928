#include "cli/play_explain.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <variant>
#include <vector>

#include "cli/play_view.h"
#include "cli/play_words.h"
#include "engine/game/look.h"
#include "engine/game/odds.h"
#include "engine/messages/event_kind.h"
#include "host/hint_words.h"
#include "io/draw/draw_table.h"
#include "io/language/describe.h"
#include "io/language/odds_text.h"
#include "io/rules/rule_catalog.h"
#include "io/text/line_reader.h"
#include "io/text/nearest.h"

namespace six::cli {
namespace {

using io::Language;
using io::say;

// What can happen and how often, a line for the command and for each figure.
std::string odds_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                       const Odds& odds) {
    std::string text;
    for (const io::OddsBlock& block : io::odds_blocks(language, odds)) {
        std::string list;
        const auto add = [&](const std::string& one) { list += (list.empty() ? "" : ", ") + one; };
        for (const io::OddsRow& row : block.rows)
            add(row.what + ' ' + io::percent_text(language, row.weight, odds.total));
        if (!block.average.empty()) add(block.average);
        const std::string head =
            block.figure.exists() ? game.names().of(block.figure) + ": " : std::string();
        text += paragraph(terminal, head + list, 2);
    }
    for (const std::string& sentence : io::odds_assumptions(language, odds))
        text += paragraph(terminal, sentence, 2);
    return text;
}

std::string dice_said(Language language, const Roll& roll) {
    std::string list;
    for (const std::uint8_t pips : roll.pips)
        list += (list.empty() ? "" : " ") + std::to_string(pips);
    return say(language, "cli.play.dice", {{"list", list}});
}

bool is_bookkeeping(EventKind kind) {
    return kind == EventKind::turn_ended || kind == EventKind::tokens_cleared ||
           kind == EventKind::token_cleared || kind == EventKind::token_placed;
}

std::string overview(Language language, const Terminal& terminal, Asking asked) {
    // Words in a row; the ones that answer what is asked come first.
    const auto row = [&](std::string_view key, auto chosen) {
        std::string list;
        for (const PlayWord& word : play_words())
            if (chosen(word)) list += (list.empty() ? "" : "  ") + std::string(word.word);
        return list.empty()
                   ? std::string()
                   : paragraph(terminal, say(language, key)) + paragraph(terminal, list, 2);
    };
    std::string text =
        row("cli.play.help_now", [&](const PlayWord& w) { return w.is_command && fits(w, asked); });
    text += row("cli.play.help_table", [](const PlayWord& w) { return !w.is_command; });
    text += row("cli.play.help_later",
                [&](const PlayWord& w) { return w.is_command && !fits(w, asked); });
    std::string letters;
    for (const PlayWord& word : play_words())
        if (word.letter != '\0')
            letters += (letters.empty() ? "" : ", ") + std::string(1, word.letter) + ' ' +
                       std::string(word.word);
    text += paragraph(terminal, say(language, "cli.play.help_letters", {{"list", letters}}));
    return text + paragraph(terminal, say(language, "cli.play.help_more"));
}

// What one end of a measured line is called, and where it is.
struct End {
    std::string name;
    Vec2 at;
    FigureId figure;
};
std::optional<End> end_named(Language language, const host::PlayGame& game, std::string_view word) {
    const std::string written = written_out("measure " + std::string(word), game.names());
    const std::string label = written.substr(written.find(' ') + 1);
    if (const auto id = game.names().find_figure(label)) {
        if (id->n >= game.state().figure_count ||
            !(on_table(game.state()[*id]) || is_section(game.state()[*id])))
            return std::nullopt;
        return End{label, game.state()[*id].at, *id};
    }
    const auto place = io::place(word);
    if (!place || !in_bounds(*place)) return std::nullopt;
    return End{io::place_text(language, *place), *place, {}};
}

}  // namespace

std::string clause_shown(Language language, const Terminal& terminal, Clause clause) {
    if (!clause.exists()) return {};
    const std::string id(clause.id());
    const io::RuleClause& rule = io::rule_catalog()[clause];
    const std::string text = "  " + id + "  ";
    return paint(terminal, Colour::dim,
                 text + wrap(rule.text(language), usable_columns(terminal), columns_of(text))) +
           '\n';
}

std::string command_explained(Language language, const Terminal& terminal,
                              const host::PlayGame& game, const Command& command) {
    const Seat seat = game.owed().seat;
    const Explanation explanation = game.game().explain(seat, command);
    std::string text;
    std::size_t indent = 0;
    for (const std::string& line : io::describe(language, game.names(), explanation)) {
        text += paragraph(terminal, line, indent);
        indent = 2;
    }
    if (!explanation.verdict)
        return text + clause_shown(language, terminal, explanation.verdict.error().clause);
    if (game.in_setup() || game.state().phase != Phase::playing) return text;
    const auto* battle = std::get_if<BattleCommand>(&command);
    if (!battle) return text;
    const auto odds = odds_of(game.table(), game.state(), seat, *battle);
    return odds && odds->total > 1 ? text + odds_shown(language, terminal, game, *odds) : text;
}

std::string hint_shown(Language language, const host::PlayGame& game, const Command& command) {
    std::string text = host::hint_said(language, game, game.names(), command);
    const Explanation explanation = game.game().explain(game.owed().seat, command);
    if (explanation.dice > 0)
        text += " " + say(language, "cli.play.hint_chances",
                          {{"n", std::to_string(explanation.chances)},
                           {"m", explanation.dice == 1 ? "6" : "36"}});
    return text;
}

std::string hints_drawn(Language language, const Terminal& terminal, const host::PlayGame& game,
                        const std::vector<Command>& hints) {
    if (game.in_setup()) return {};
    const State& state = game.state();
    const auto between = [&](FigureId a, FigureId b) {
        const Vec2 sum = state[body_of(state, a)].at + state[body_of(state, b)].at;
        return vec2_mils(sum.x.mils() / 2, sum.y.mils() / 2);
    };
    std::vector<io::DrawnMark> marks;
    for (std::size_t i = 0; i < hints.size(); ++i) {
        const host::DrawnDeed deed = host::drawn(hints[i]);
        if (!deed.ways.empty() && !deed.ways[0].points.empty())
            marks.push_back({deed.ways[0].points.back(), std::to_string(i + 1)});
        else if (deed.who.exists() && !deed.targets.empty())
            marks.push_back({between(deed.who, deed.targets[0]), std::to_string(i + 1)});
    }
    if (marks.empty()) return {};
    return io::draw_table(language, game.names(), game.table(), state,
                          {.width = static_cast<int>(usable_columns(terminal)),
                           .height = std::clamp(terminal.rows - 8, 10, 24),
                           .legend = false,
                           .marks = std::move(marks)});
}

std::string distance_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                           std::string_view words) {
    const std::vector<std::string_view> ends = split_words(words);
    if (game.in_setup()) return paragraph(terminal, say(language, "cli.play.not_laid"));
    if (ends.size() != 2) return paragraph(terminal, say(language, "cli.play.measure_what"));
    const auto from = end_named(language, game, ends[0]);
    const auto to = end_named(language, game, ends[1]);
    if (!from || !to)
        return paragraph(terminal, say(language, "cli.play.measure_unknown",
                                       {{"word", printable(from ? ends[1] : ends[0])}}));
    // To and from a castle section: its nearest point. [C-CASTLE-25]
    const auto place_of = [&](const End& end, Vec2 other) {
        return end.figure.exists() ? place_towards(game.table(), game.state(), end.figure, other)
                                   : end.at;
    };
    const Vec2 start = place_of(*from, to->at);
    const Vec2 end = place_of(*to, start);
    const std::int64_t apart = ceil_root(length_squared(end - start));
    const bool dots = start == from->at && end == to->at;
    const std::string_view key = dots ? "cli.play.distance" : "cli.play.distance_section";
    std::string text =
        paragraph(terminal, say(language, key,
                                {{"from", from->name},
                                 {"to", to->name},
                                 {"inches", io::inches_text(language, static_cast<int>(apart))}}));
    if (from->figure.exists() && to->figure.exists() && from->figure != to->figure) {
        const Figure& a = game.state()[from->figure];
        const Figure& b = game.state()[to->figure];
        if (touching(game.table(), game.state(), a, b))
            text += paragraph(terminal, say(language, "cli.play.touching"));
    }
    return text;
}

std::string legend_shown(Language language, const Terminal& terminal, const host::PlayGame& game) {
    std::string text;
    const std::string pieces = io::terrain_legend(language, battlefield_of(game));
    for (std::size_t at = 0; at < pieces.size();) {
        const std::size_t end = pieces.find('\n', at);
        text += paragraph(terminal, std::string_view(pieces).substr(at + 2, end - at - 2), 2);
        at = end + 1;
    }
    if (text.empty()) text = paragraph(terminal, say(language, "cli.play.legend_none"), 2);
    text += paragraph(terminal, say(language, "cli.play.legend"));
    const auto& warriors = game.catalog().warriors;
    const bool large = std::any_of(warriors.begin(), warriors.end(),
                                   [](const Warrior& warrior) { return warrior.is_large(); });
    if (large) text += paragraph(terminal, say(language, "cli.play.legend_large"));
    const Battlefield field = battlefield_of(game);
    return holds_a_castle(field)
               ? text + paragraph(terminal, say(language, "cli.play.legend_castle"))
               : text;
}

std::string help_shown(Language language, const Terminal& terminal, const host::PlayGame& game,
                       std::string_view topic) {
    const Asking asked{game.rules(), game.owed().ask};
    if (topic.empty()) return overview(language, terminal, asked);
    if (const auto clause = io::rule_catalog().find(topic))
        return clause_shown(language, terminal, *clause);
    if (const auto ability = ability_called(topic)) {
        const AbilityFacts* facts = game.in_setup() ? nullptr : facts_of(game.table(), *ability);
        std::string text = paragraph(terminal, ability_with_word(language, *ability));
        return facts ? text + clause_shown(language, terminal, facts->clause) : text;
    }
    if (topic == "map") return legend_shown(language, terminal, game);
    const Meant meant = meant_by(topic, asked);
    if (meant.word == nullptr) {
        std::vector<std::string_view> known(kAbilityNames.begin() + 1, kAbilityNames.end());
        for (const PlayWord& word : play_words()) known.push_back(word.word);
        const std::string near = io::nearest_words(topic, known);
        if (near == io::kNoneNear)
            return paragraph(
                terminal, say(language, "cli.play.no_topic_alone", {{"word", printable(topic)}}));
        return paragraph(terminal, say(language, "cli.play.no_topic",
                                       {{"word", printable(topic)}, {"near", near}}));
    }
    const std::string word(meant.word->word);
    return paragraph(terminal, word + ' ' + std::string(meant.word->usage)) +
           paragraph(terminal, say(language, "cli.play.help." + word), 2);
}

std::string orders_shown(Language language, const Terminal& terminal, const io::Names& names,
                         Seat seat, const StandingOrders& orders) {
    const auto line = [&](std::string_view name, std::string_view value) {
        const std::string left = fit("  " + std::string(name), 18);
        return left +
               wrap(say(language, "cli.play.order." + std::string(value)), usable_columns(terminal),
                    18) +
               '\n';
    };
    return paragraph(terminal,
                     say(language, "cli.play.orders", {{"seat", names.said(language, seat)}})) +
           line(orders.face_newcomer ? "spin on" : "spin off",
                orders.face_newcomer ? "spin_on" : "spin_off") +
           line(orders.never_cancel ? "cancel never" : "cancel ask",
                orders.never_cancel ? "cancel_never" : "cancel_ask") +
           line(orders.always_dodge ? "dodge always" : "dodge ask",
                orders.always_dodge ? "dodge_always" : "dodge_ask") +
           line(orders.always_terrify ? "terrify always" : "terrify ask",
                orders.always_terrify ? "terrify_always" : "terrify_ask");
}

std::string events_shown(Language language, const Terminal& terminal, const io::Names& names,
                         const host::Answered& answered, bool all) {
    std::string text;
    if (const auto* roll = as<Roll>(answered.command))
        text += paragraph(terminal, dice_said(language, *roll), 2);
    for (const Event& event : answered.events) {
        if (!all && is_bookkeeping(event.kind)) continue;
        const bool heading =
            event.kind == EventKind::turn_began || event.kind == EventKind::battle_began;
        if (event.kind == EventKind::turn_began) text += '\n';
        const std::size_t indent = heading ? 0 : event.kind == EventKind::modifier ? 4 : 2;
        const std::string lines = paragraph(terminal, io::describe(language, names, event), indent);
        text += heading ? paint(terminal, Colour::bold, lines.substr(0, lines.size() - 1)) + '\n'
                        : lines;
    }
    return text;
}

}  // namespace six::cli
