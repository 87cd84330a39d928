#include "host/desk_table.h"

#include "engine/game/look.h"
#include "engine/geometry/polygon.h"
#include "engine/messages/event_kind.h"
#include "io/language/describe.h"
#include "io/library/user_data.h"

namespace six::host {
namespace {

Json outline_json(const Polygon& outline) {
    Json points = Json::array();
    for (const Vec2 corner : outline.corners) points.push_back(Voice::place(corner));
    return points;
}

// --- figures ---

Json base_json(const Table& table, const Figure& figure) {
    const Warrior& warrior = warrior_of(table, figure);
    const BaseShape& base = warrior.base;
    if (is_castle(warrior.kind))
        return {{"kind", "outline"},
                {"outline", outline_json(section_outline(warrior, figure.at, figure.facing))},
                {"arc", base.arc}};
    if (base.kind == BaseKind::double_disc)
        return {{"kind", "double"},
                {"radius", base.radius.mils()},
                {"spacing", base.spacing.mils()},
                {"arc", base.arc}};
    return {{"kind", base.kind == BaseKind::quartered_disc ? "quartered" : "disc"},
            {"radius", base.radius.mils()},
            {"arc", base.arc}};
}

Json cell_json(const Figure& figure, const Cell& cell) {
    Json marks = Json::array();
    for (const Ability ability : cell.abilities) {
        if (ability == Ability::none) continue;
        Json mark = {{"ability", kAbilityNames[static_cast<std::size_t>(ability)]}};
        if (has(figure.cancelled, ability)) mark["cancelled"] = true;
        marks.push_back(std::move(mark));
    }
    return {{"value", cell.skull ? Json() : Json(cell.value)}, {"marks", std::move(marks)}};
}

Json section_json(const Table& table, const Figure& figure, std::size_t n) {
    const Warrior& warrior = warrior_of(table, figure);
    const Dial& dial = warrior.dials[n];
    const Click& click = shown(table, figure, n);
    int living = 0;
    for (const Click& each : dial.clicks) living += each.skulls() < kSkullsAtTheEnd;
    return {{"name", warrior.is_large() ? Voice::section(n) : Json()},
            {"click", figure.clicks[n]},
            {"clicks", living},
            {"active", is_active(table, figure, n)},
            {"acted", (figure.acted >> n & 1) != 0},
            {"speed", cell_json(figure, click.speed)},
            {"attack", cell_json(figure, click.attack)},
            {"defense", cell_json(figure, click.defense)},
            {"damage", cell_json(figure, click.damage)},
            {"range", dial.range.mils()},
            {"targets", dial.targets}};
}

Json silhouette_json(const Warrior& warrior) {
    const io::Imprint* imprint = io::known_imprint(io::figure_id(warrior));
    return imprint && !imprint->silhouette.empty() ? Json(imprint->silhouette) : Json();
}

Json figure_json(const Voice& voice, FigureId id) {
    constexpr std::array kGiven = {"nothing", "pass", "action"};
    const Table& table = voice.table();
    const State& state = voice.state();
    const Figure& figure = state[id];
    const Warrior& warrior = warrior_of(table, figure);
    const Vec2 at = is_aboard(figure) ? state[figure.chariot].at : figure.at;
    Json sections = Json::array();
    for (std::size_t n = 0; n < warrior.dials.size(); ++n)
        sections.push_back(section_json(table, figure, n));
    const bool playing = state.phase == Phase::playing;
    return {{"label", voice.label(id)},
            {"warrior", warrior.id},
            {"name", warrior.name},
            {"kind", kKindNames[static_cast<std::size_t>(warrior.kind)]},
            {"silhouette", silhouette_json(warrior)},
            {"faction", kFactionNames[static_cast<std::size_t>(warrior.factions[0])]},
            {"owner", voice.seat(figure.owner)},
            {"whereabouts", kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)]},
            {"at", Voice::place(at)},
            {"facing", figure.facing.tenths()},
            {"base", base_json(table, figure)},
            {"points", warrior.points},
            {"tokens", figure.tokens},
            {"given", kGiven[static_cast<std::size_t>(figure.given)]},
            {"ready", playing && may_be_given_action(table, state, id)},
            {"captor", voice.label(figure.captor)},
            {"captive", voice.label(captive_of(state, id))},
            {"chariot", voice.label(figure.chariot)},
            {"passenger", voice.label(passenger_of(state, id))},
            {"top", voice.label(figure.top)},
            {"demoralized", is_demoralized(table, figure)},
            {"sections", std::move(sections)}};
}

// --- the battlefield ---

}  // namespace

Json piece_json(const Voice& voice, const Piece& piece, std::string said) {
    Json access = Json::array();
    for (const Vec2 at : piece.access) access.push_back(Voice::place(at));
    return {{"name", piece.name},
            {"said", std::move(said)},
            {"kind", kTerrainNames[static_cast<std::size_t>(piece.kind)]},
            {"height", kHeightNames[static_cast<std::size_t>(piece.height)]},
            {"outline", outline_json(piece.outline)},
            {"access", std::move(access)},
            {"section", voice.label(piece.section)}};
}

namespace {

Json field_json(const Voice& voice) {
    Json pieces = Json::array();
    Vec2 size;
    if (!voice.has_table()) {
        const Agreement& agreement = *voice.game().start().agreement;
        size = agreement.field_size;
        for (const Piece& piece : agreement.fixed_terrain)
            pieces.push_back(piece_json(voice, piece, piece.name));
    } else {
        const Battlefield& field = voice.table().field;
        size = field.size;
        for (std::size_t i = 0; i < field.pieces.size(); ++i) {
            if (field.pieces[i].beside_gate) continue;
            const PieceId id{static_cast<std::uint8_t>(i)};
            Json piece =
                piece_json(voice, field.pieces[i], voice.said().said(voice.language(), id));
            piece["name"] = voice.labels().of(id);
            pieces.push_back(std::move(piece));
        }
    }
    return {{"width", size.x.mils()}, {"height", size.y.mils()}, {"pieces", std::move(pieces)}};
}

// --- the players ---

Json area_json(const Area& area) {
    return Json::array({Voice::place(area.low), Voice::place(area.high)});
}

Json seat_json(const Voice& voice, const Sitting& sitting, Seat seat) {
    const PlayGame& game = voice.game();
    const Seated& seated = sitting.seated(seat);
    Json json = {{"seat", voice.seat(seat)},
                 {"said", voice.said().said(voice.language(), seat)},
                 {"player", seated.player},
                 {"team", game.in_setup() ? game.start().agreement->teams[seat.n]
                                          : game.table().seats[seat.n].team},
                 {"edge", Json()},
                 {"area", Json()},
                 {"points", 0},
                 {"armyName", seated.army_name},
                 {"armyPoints", 0},
                 {"out", false},
                 {"orders",
                  {{"spin", seated.orders.face_newcomer},
                   {"cancel", seated.orders.never_cancel},
                   {"dodge", seated.orders.always_dodge},
                   {"terrify", seated.orders.always_terrify}}}};
    if (game.in_setup()) {
        const SetupState& setup = game.game().setup();
        if (!setup.has_edge[seat.n]) return json;
        json["edge"] = kEdgeNames[static_cast<std::size_t>(setup.edges[seat.n])];
        json["area"] = area_json(starting_area(*game.start().agreement, setup, seat));
        return json;
    }
    const SeatPlan& plan = game.table().seats[seat.n];
    const SeatState& state = game.state().seats[seat.n];
    json["edge"] = kEdgeNames[static_cast<std::size_t>(plan.edge)];
    json["area"] = area_json(starting_area(game.table(), seat));
    json["points"] = state.points;
    json["armyPoints"] = plan.army_points;
    json["out"] = state.out || state.withdrawn;
    return json;
}

// Of the turn under way, as it was told when it began.
int actions_of_turn(const PlayGame& game) {
    for (auto answered = game.answers().rbegin(); answered != game.answers().rend(); ++answered)
        for (const Event& event : answered->events)
            if (event.kind == EventKind::turn_began) return event.m;
    return game.in_setup() ? 0 : game.state().actions_left;
}

Json ways_json(const Voice& voice, const Answered& answered) {
    Json ways = Json::array();
    const auto add = [&](const Move& move) {
        if (move.path.empty()) return;
        Json points = Json::array();
        for (const Vec2 at : move.path) points.push_back(Voice::place(at));
        ways.push_back({{"figure", voice.label(move.who)},
                        {"points", std::move(points)},
                        {"facing", move.facing.tenths()}});
    };
    if (const auto* move = as<Move>(answered.command)) add(*move);
    if (const auto* march = as<March>(answered.command))
        for (const Move& move : *march) add(move);
    return ways;
}

Json line_json(const Voice& voice, const Event& event) {
    const std::string_view word = io::word_of(event);
    return {{"kind", spec_of(event.kind).name},
            {"text", voice.sentence(event)},
            {"clause", Voice::clause(event.clause)},
            {"minor", event.kind == EventKind::army_chosen || is_bookkeeping(event.kind)},
            {"figure", voice.label(event.who)},
            {"other", voice.label(event.other)},
            {"n", event.n},
            {"m", event.m},
            {"word", word.empty() ? Json() : Json(word)},
            {"section", Voice::section(event.section)}};
}

}  // namespace

Json told_json(const Voice& voice, const Sitting& sitting, std::size_t n) {
    const Answered& answered = voice.game().answers()[n];
    Json dice = Json::array(), lines = Json::array();
    if (const auto* roll = as<Roll>(answered.command))
        for (const std::uint8_t pips : roll->pips) dice.push_back(pips);
    const SeenAnswer seen = voice.game().seen_by(sitting.eyes(), n);
    for (const Event& event : seen.events) lines.push_back(line_json(voice, event));
    const bool bot = answered.seat.exists() && sitting.seated(answered.seat).player != "human";
    return {{"n", n + 1},
            {"seat", voice.seat(answered.seat)},
            {"by", !answered.seat.exists() ? "dice"
                   : answered.typed        ? "person"
                   : bot                   ? "bot"
                                           : "order"},
            {"command", seen.secret ? "" : voice.command(answered.command)},
            {"dice", std::move(dice)},
            {"ways", ways_json(voice, answered)},
            {"lines", std::move(lines)}};
}

Json table_json(const Voice& voice, const Sitting& sitting, const TableTitle& title) {
    const PlayGame& game = voice.game();
    const std::string edition = name_of(game.names().edition);
    Json json = {
        {"mode", title.mode},
        {"edition", edition},
        {"editionSaid", voice.words("edition." + edition)},
        {"mapName", title.map_name},
        {"seed", std::to_string(game.start().seed)},
        {"phase",
         game.in_setup() ? "setup" : kPhaseNames[static_cast<std::size_t>(game.state().phase)]},
        {"round", 0},
        {"turn", Json()},
        {"actionsLeft", 0},
        {"actions", 0},
        {"castleActions", 0},
        {"winner", Json()},
        {"answered", game.answers().size()},
        {"canUndo", game.can_take_back()},
        {"owed", owed_json(voice, sitting)}};
    Json seats = Json::array(), figures = Json::array(), unused = Json::array();
    for (std::uint8_t n = 0; n < game.seat_count(); ++n)
        seats.push_back(seat_json(voice, sitting, Seat{n}));
    if (!game.in_setup()) {
        const State& state = game.state();
        json["round"] = state.round;
        json["turn"] = voice.seat(state.turn);
        json["actionsLeft"] = state.actions_left;
        json["actions"] = actions_of_turn(game);
        json["castleActions"] = state.castle_actions;
        json["winner"] = voice.seat(state.winner);
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const FigureId id{i};
            if (state.phase == Phase::playing && state[id].owner == state.turn &&
                state[id].given == Given::nothing && may_be_given_action(game.table(), state, id))
                unused.push_back(voice.label(id));
        }
    }
    if (voice.has_table())
        for (std::uint16_t i = 0; i < voice.state().figure_count; ++i)
            figures.push_back(figure_json(voice, FigureId{i}));
    json["seats"] = std::move(seats);
    json["field"] = field_json(voice);
    json["figures"] = std::move(figures);
    json["unused"] = std::move(unused);
    return json;
}

}  // namespace six::host
