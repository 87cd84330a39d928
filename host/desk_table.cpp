#include "host/desk_table.h"

#include <cstdlib>

#include "engine/game/look.h"
#include "engine/geometry/polygon.h"
#include "engine/messages/event_kind.h"
#include "io/language/describe.h"
#include "io/language/figure_words.h"
#include "io/library/user_data.h"

namespace six::host {
namespace {

using protocol::Number;

// --- figures ---

protocol::BaseShape base_told(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    const BaseShape& base = warrior.base;
    if (is_castle(warrior.kind))
        return protocol::OutlineBase{
            .outline = section_outline(warrior, figure.at, figure.facing).corners, .arc = base.arc};
    if (base.kind == BaseKind::double_disc)
        return protocol::DoubleBase{
            .radius = base.radius, .spacing = base.spacing, .arc = base.arc};
    return protocol::DiscBase{.kind = base.kind == BaseKind::quartered_disc
                                          ? protocol::DiscKind::quartered
                                          : protocol::DiscKind::disc,
                              .radius = base.radius,
                              .arc = base.arc};
}

// What it adds, gives and switches off.
std::vector<std::string> gift_told(const Voice& voice, const ItemGift& gift) {
    std::vector<std::string> parts;
    const auto add = [&](std::int8_t n, const char* term) {
        if (n != 0)
            parts.push_back(voice.words(term) + (n > 0 ? " +" : " −") +
                            std::to_string(std::abs(n)));
    };
    add(gift.speed, "term.speed");
    add(gift.range, "term.range");
    add(gift.attack, "term.attack");
    add(gift.defense, "term.defense");
    add(gift.damage, "term.damage");
    for (const Ability ability : gift.abilities)
        parts.push_back(io::ability_said(voice.language(), ability));
    for (std::size_t i = 0; i < kProficiencyNames.size(); ++i)
        if ((gift.bars & bit_of(static_cast<Proficiency>(i))) != 0)
            parts.push_back(voice.words(
                "desk.item.bars",
                {{"parts", voice.words(std::string("proficiency.") + kProficiencyNames[i])}}));
    return parts;
}

// ... to those in contact. [V-ITEM-8]
std::string touch_told(const Voice& voice, const ItemTouch& touch) {
    std::vector<std::string> parts = gift_told(voice, touch.gift);
    const auto add = [&](int n, const char* key) {
        if (n != 0) parts.push_back(voice.words(key, {{"n", std::to_string(n)}}));
    };
    add(touch.hurts, "desk.item.hurts");
    add(touch.heals, "desk.item.heals");
    add(touch.turns, "desk.item.turns");
    return voice.words(
        std::string("desk.item.touching.") + kSpellSideNames[static_cast<std::size_t>(touch.side)],
        {{"parts", io::joined_words(parts, ", ")}});
}

// What it does, and what it asks.
protocol::Wielded item_told(const Voice& voice, const Item& item) {
    std::vector<std::string> parts = gift_told(voice, item.gift);
    if (item.touch.exists()) parts.push_back(touch_told(voice, item.touch));
    if (item.pushes) parts.push_back(voice.words("desk.item.pushes"));
    if (item.faction)
        parts.push_back(voice.words(
            "desk.item.only", {{"faction", io::faction_said(voice.language(), *item.faction)}}));
    return {.name = item.name, .said = io::joined_words(parts, ", ")};
}

protocol::Cell cell_told(const Figure& figure, const Cell& cell) {
    protocol::Cell told;
    if (!cell.skull) told.value = cell.value;
    for (const Ability ability : cell.abilities)
        if (ability != Ability::none)
            told.marks.push_back({ability, has(figure.cancelled, ability)});
    return told;
}

protocol::Section section_told(const Voice& voice, const Figure& figure, std::size_t n) {
    const Table& table = voice.table();
    const Warrior& warrior = warrior_of(table, figure);
    const Dial& dial = warrior.dials[n];
    const Click& click = shown(table, figure, n);
    int living = 0;
    for (const Click& each : dial.clicks) living += each.skulls() < kSkullsAtTheEnd;
    protocol::Section told{.click = figure.clicks[n],
                           .clicks = living,
                           .active = is_active(table, figure, n),
                           .acted = (figure.acted >> n & 1) != 0,
                           .speed = cell_told(figure, click.speed),
                           .attack = cell_told(figure, click.attack),
                           .defense = cell_told(figure, click.defense),
                           .damage = cell_told(figure, click.damage),
                           .range = dial.range,
                           .targets = dial.targets,
                           .types = io::second_edition_said(voice.language(), dial)};
    if (warrior.is_large()) told.name = Voice::section(n);
    return told;
}

std::optional<std::string> silhouette_of(const Warrior& warrior) {
    const io::Imprint* imprint = io::known_imprint(io::figure_id(warrior));
    if (!imprint || imprint->silhouette.empty()) return std::nullopt;
    return imprint->silhouette;
}

protocol::Figure figure_told(const Voice& voice, FigureId id) {
    const Table& table = voice.table();
    const State& state = voice.state();
    const Figure& figure = state[id];
    const Warrior& warrior = warrior_of(table, figure);
    const bool playing = state.phase == Phase::playing;
    protocol::Figure told{
        .label = voice.labels().of(id),
        .warrior = warrior.id,
        .name = warrior.name,
        .kind = warrior.kind,
        .silhouette = silhouette_of(warrior),
        .faction = warrior.factions[0],
        .owner = {voice.labels().of(figure.owner)},
        .whereabouts = figure.whereabouts,
        .at = figure.chariot.exists() ? state[figure.chariot].at : figure.at,
        .facing = figure.facing,
        .base = base_told(table, figure),
        .points = warrior.points,
        .tokens = figure.tokens,
        .given = figure.given,
        .ready = playing && may_be_given_action(table, state, id),
        .captor = voice.label(figure.captor),
        .captive = voice.label(captive_of(state, id)),
        .chariot = voice.label(figure.chariot),
        .passenger = voice.label(kind_of(table, figure).has_saddle ? rider_of(table, state, id)
                                                                   : passenger_of(state, id)),
        .top = voice.label(figure.top),
        .demoralized = is_demoralized(table, state, figure),
        .soaring = posture_of(table, figure).aloft};
    for (std::size_t n = 0; n < warrior.dials.size(); ++n)
        told.sections.push_back(section_told(voice, figure, n));
    for_each_item(table, state, figure, [&](const Item& item, std::uint8_t) {
        told.items.push_back(item_told(voice, item));
    });
    for (std::uint16_t i = 0; figure.marked != 0 && i < state.marker_count; ++i)
        if (const Marker& marker = state.markers[i];
            marker.kind == MarkerKind::enchantment && marker.figure == id)
            told.spells.push_back(table.catalog.spells[marker.number].name);
    return told;
}

// --- the battlefield ---

}  // namespace

protocol::Piece piece_told(const Voice& voice, const Piece& piece, std::string said) {
    return {.name = piece.name,
            .said = std::move(said),
            .kind = piece.kind,
            .height = piece.height,
            .outline = piece.outline.corners,
            .access = {piece.access.begin(), piece.access.end()},
            .section = voice.label(piece.section)};
}

namespace {

protocol::Field field_told(const Voice& voice) {
    protocol::Field told;
    Vec2 size;
    if (!voice.has_table()) {
        const Agreement& agreement = *voice.game().start().agreement;
        size = agreement.field_size;
        for (const Piece& piece : agreement.fixed_terrain)
            told.pieces.push_back(piece_told(voice, piece, piece.name));
    } else {
        const Battlefield& field = voice.table().field;
        size = field.size;
        for (std::size_t i = 0; i < field.pieces.size(); ++i) {
            if (field.pieces[i].beside_gate) continue;
            const PieceId id{static_cast<std::uint8_t>(i)};
            told.pieces.push_back(
                piece_told(voice, field.pieces[i], voice.said().said(voice.language(), id)));
            told.pieces.back().name = voice.labels().of(id);
            if (field.pieces[i].constructed)
                told.pieces.back().structure = structure_left(voice.state(), id);
        }
    }
    told.width = size.x;
    told.height = size.y;
    return told;
}

// --- the players ---

// [V-SUB-13]
protocol::CompanyView company_told(const Voice& voice, const Company& company) {
    const std::string ability = voice.words("ability." + std::string(name_of(company.ability)));
    return {.name = company.name,
            .number = company.number,
            .said = io::say(voice.language(), "desk.company",
                            {{"name", company.name}, {"ability", ability}}),
            .ability = company.ability,
            .clause = "V-SUB-13"};
}

protocol::SeatView seat_told(const Voice& voice, const Sitting& sitting, Seat seat) {
    const PlayGame& game = voice.game();
    const Seated& seated = sitting.seated(seat);
    protocol::SeatView told{.seat = {voice.labels().of(seat)},
                            .said = voice.said().said(voice.language(), seat),
                            .player = seated.player,
                            .team = game.in_setup() ? game.start().agreement->teams[seat.n]
                                                    : game.table().seats[seat.n].team,
                            .army_name = seated.army_name,
                            .orders = {.spin = seated.orders.face_newcomer,
                                       .cancel = seated.orders.never_cancel,
                                       .dodge = seated.orders.always_dodge,
                                       .terrify = seated.orders.always_terrify}};
    const auto starts = [&](Edge edge, const Area& area) {
        told.edge = edge;
        told.area = std::array{area.low, area.high};
    };
    if (game.in_setup()) {
        const SetupState& setup = game.game().setup();
        if (setup.has_edge[seat.n])
            starts(setup.edges[seat.n], starting_area(*game.start().agreement, setup, seat));
        return told;
    }
    const SeatPlan& plan = game.table().seats[seat.n];
    const SeatState& state = game.state().seats[seat.n];
    starts(plan.edge, starting_area(game.table(), seat));
    told.points = state.points;
    told.army_points = plan.army_points;
    if (plan.company.exists())
        told.company = company_told(voice, game.table().catalog[plan.company]);
    told.out = state.out || state.withdrawn;
    return told;
}

// Of the turn under way, as it was told when it began.
int actions_of_turn(const PlayGame& game) {
    for (auto answered = game.answers().rbegin(); answered != game.answers().rend(); ++answered)
        for (const Event& event : answered->events)
            if (event.kind == EventKind::turn_began) return event.m;
    return game.in_setup() ? 0 : game.state().actions_left;
}

// As it was told last in the turn under way; the action phase is told only where another was
// before.
std::optional<protocol::TurnPhase> phase_of_turn(const PlayGame& game) {
    if (game.state().phase != Phase::playing || !has_phases(game.table())) return std::nullopt;
    for (auto answered = game.answers().rbegin(); answered != game.answers().rend(); ++answered)
        for (auto event = answered->events.rbegin(); event != answered->events.rend(); ++event) {
            if (event->kind == EventKind::phase_began)
                return static_cast<protocol::TurnPhase>(event->word);
            if (event->kind == EventKind::turn_began) return protocol::TurnPhase::action;
        }
    return protocol::TurnPhase::action;
}

std::vector<protocol::Way> ways_told(const Voice& voice, const Answered& answered) {
    std::vector<protocol::Way> ways;
    const auto add = [&](const Move& move) {
        if (!move.path.empty())
            ways.push_back(
                {voice.labels().of(move.who), {move.path.begin(), move.path.end()}, move.facing});
    };
    if (const auto* move = as<Move>(answered.command)) add(*move);
    if (const auto* march = as<March>(answered.command))
        for (const Move& move : *march) add(move);
    return ways;
}

std::vector<protocol::DomainView> domains_told(const Voice& voice) {
    std::vector<protocol::DomainView> told;
    const Table& table = voice.table();
    for (const RevealedDomain& one : table.domains) {
        const auto n = static_cast<std::size_t>(one.which);
        const std::string name = kDomainNames[n];
        told.push_back({.name = name,
                        .said = voice.words("word." + name),
                        .text = voice.words("domain." + name),
                        .clause = std::string((*table.rules->domains)[n].clause.id()),
                        .by = *voice.seat(one.by),
                        .in_force = one.in_force});
    }
    return told;
}

protocol::Line line_told(const Voice& voice, const Event& event) {
    protocol::Line line{.kind = std::string(spec_of(event.kind).name),
                        .text = voice.sentence(event),
                        .clause = Voice::clause(event.clause),
                        .minor = event.kind == EventKind::army_chosen || is_bookkeeping(event.kind),
                        .figure = voice.label(event.who),
                        .other = voice.label(event.other),
                        .n = event.n,
                        .m = event.m,
                        .section = Voice::section(event.section)};
    if (const std::string_view word = io::word_of(event); !word.empty()) line.word = word;
    if (spec_of(event.kind).fields.find('p') != std::string_view::npos) line.at = event.at;
    return line;
}

std::vector<protocol::Objective> objectives_told(const Voice& voice) {
    const PlayGame& game = voice.game();
    std::vector<protocol::Objective> told;
    const auto add = [&](const OptionValues& options, Vec2 at, Seat seat) {
        told.push_back(
            {.at = at, .radius = options.inches(Option::v2_obj_radius), .seat = voice.seat(seat)});
    };
    if (game.in_setup())
        for (const Vec2 at : game.game().setup().objectives)
            add(game.start().agreement->options, at, {});
    else
        for_each_objective(game.state(), [&](const Marker& objective) {
            add(game.table().options, objective.at, objective.seat);
        });
    return told;
}

std::vector<protocol::WaitingShot> shots_told(const Voice& voice) {
    std::vector<protocol::WaitingShot> told;
    const PlayGame& game = voice.game();
    if (game.in_setup()) return told;
    const State& state = game.state();
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind != MarkerKind::waiting_shot) continue;
        told.push_back({.figure = voice.labels().of(marker.figure),
                        .seat = *voice.seat(marker.seat),
                        .at = marker.at,
                        .from = marker.from,
                        .radius = game.table().options.inches(Option::v2_bomb_area)});
    }
    return told;
}

std::vector<protocol::ItemToken> item_tokens_told(const Voice& voice) {
    std::vector<protocol::ItemToken> told;
    const PlayGame& game = voice.game();
    if (game.in_setup()) return told;
    const State& state = game.state();
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind != MarkerKind::item || marker.figure.exists()) continue;
        told.push_back({.item = item_told(voice, game.table().catalog.items[marker.number]),
                        .at = marker.at,
                        .radius = game.table().options.inches(Option::v2_item_token)});
    }
    return told;
}

std::vector<protocol::Glyph> glyphs_told(const Voice& voice) {
    std::vector<protocol::Glyph> told;
    const PlayGame& game = voice.game();
    if (game.in_setup()) return told;
    const State& state = game.state();
    for (std::uint16_t i = 0; i < state.marker_count; ++i) {
        const Marker& marker = state.markers[i];
        if (marker.kind != MarkerKind::glyph) continue;
        told.push_back({.name = game.table().catalog.spells[marker.number].name,
                        .seat = *voice.seat(marker.seat),
                        .at = marker.at,
                        .radius = game.table().options.inches(Option::v2_item_token)});
    }
    return told;
}

protocol::TablePhase phase_of(const PlayGame& game) {
    static_assert(protocol::kTablePhases.size() == 1 + kPhaseNames.size());
    if (game.in_setup()) return protocol::TablePhase::setup;
    return static_cast<protocol::TablePhase>(1 + static_cast<int>(game.state().phase));
}

}  // namespace

protocol::Told told(const Voice& voice, const Sitting& sitting, std::size_t n) {
    using By = protocol::AnsweredBy;
    const Answered& answered = voice.game().answers()[n];
    const SeenAnswer seen = voice.game().seen_by(sitting.eyes(), n);
    const bool bot = answered.seat.exists() && sitting.seated(answered.seat).player != "human";
    protocol::Told told{.n = static_cast<Number>(n + 1),
                        .seat = voice.seat(answered.seat),
                        .by = !answered.seat.exists() ? By::dice
                              : answered.typed        ? By::person
                              : bot                   ? By::bot
                                                      : By::order,
                        .command = seen.secret ? "" : voice.command(answered.command),
                        .ways = ways_told(voice, answered)};
    if (const auto* roll = as<Roll>(answered.command))
        told.dice.assign(roll->pips.begin(), roll->pips.end());
    for (const Event& event : seen.events) told.lines.push_back(line_told(voice, event));
    return told;
}

protocol::TableView table_view(const Voice& voice, const Sitting& sitting,
                               const TableTitle& title) {
    const PlayGame& game = voice.game();
    const Edition edition = game.names().edition;
    protocol::TableView view{
        .mode = title.mode,
        .edition = edition,
        .edition_said = voice.words(std::string("edition.") + name_of(edition)),
        .map_name = title.map_name,
        .seed = std::to_string(game.start().seed),
        .phase = phase_of(game),
        .answered = static_cast<Number>(game.answers().size()),
        .can_undo = game.can_take_back(),
        .owed = owed_now(voice, sitting),
        .field = field_told(voice),
        .objectives = objectives_told(voice),
        .shots = shots_told(voice),
        .items = item_tokens_told(voice),
        .glyphs = glyphs_told(voice)};
    for (std::uint8_t n = 0; n < game.seat_count(); ++n)
        view.seats.push_back(seat_told(voice, sitting, Seat{n}));
    if (!game.in_setup()) {
        const State& state = game.state();
        view.round = state.round;
        view.turn = voice.seat(state.turn);
        view.turn_phase = phase_of_turn(game);
        view.actions_left = state.actions_left;
        view.actions = actions_of_turn(game);
        view.castle_actions = state.castle_actions;
        view.winner = voice.seat(state.winner);
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const FigureId id{i};
            if (state.phase == Phase::playing && state[id].owner == state.turn &&
                state[id].given == Given::nothing && may_be_given_action(game.table(), state, id))
                view.unused.push_back(voice.labels().of(id));
        }
    }
    if (voice.has_table()) view.domains = domains_told(voice);
    if (voice.has_table())
        for (std::uint16_t i = 0; i < voice.state().figure_count; ++i)
            view.figures.push_back(figure_told(voice, FigureId{i}));
    return view;
}

}  // namespace six::host
