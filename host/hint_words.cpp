#include "host/hint_words.h"

#include "engine/game/look.h"
#include "io/language/describe_command.h"

namespace six::host {

namespace {

struct Drawer {
    DrawnDeed deed;

    void add(const Move& move) {
        deed.ways.push_back({move.who, {move.path.begin(), move.path.end()}, move.facing});
    }
    void operator()(const Move& move) {
        deed.who = move.who;
        add(move);
    }
    void operator()(const March& march) {
        for (const Move& move : march) add(move);
    }
    void operator()(const Attack& attack) {
        deed.who = attack.plan.who;
        deed.targets.assign(attack.plan.targets.begin(), attack.plan.targets.end());
        if (attack.plan.at_point) deed.at = attack.plan.point;
    }
    void operator()(const UseAbility& use) {
        deed.who = use.who;
        if (use.other.exists()) deed.targets.push_back(use.other);
        if (use.at != Vec2{}) deed.ways.push_back({use.other, {use.at}, use.facing});
    }
    void operator()(const Board& board) {
        deed.who = board.who;
        deed.targets.push_back(board.chariot);
    }
    void operator()(const HandleItem& handle) { deed.who = handle.who; }
    void operator()(const CastSpell& cast) {
        deed.who = cast.who;
        if (cast.other.exists())
            deed.targets.push_back(cast.other);
        else
            deed.at = cast.at;
    }
    void operator()(const CounterSpell& counter) { deed.who = counter.who; }
    void operator()(const NameTarget& name) { deed.who = name.who; }
    void operator()(const Turn& turn) { face(turn.who, turn.facing); }
    void operator()(const FreeSpin& spin) { face(spin.who, spin.facing); }
    void operator()(const PlaceObjective& token) { deed.at = token.at; }
    void operator()(const Deploy& deploy) {
        put(deploy);
        if (deploy.rider.exists()) deed.targets.push_back(deploy.rider);
    }
    void operator()(const Place& place) { put(place); }
    void operator()(const Disembark& leave) { put(leave); }
    void operator()(const FormUp& form) {
        deed.targets.assign(form.members.begin(), form.members.end());
    }
    void operator()(const Pass& pass) { deed.who = pass.who; }
    void operator()(const Release& release) { deed.who = release.who; }
    void operator()(const LeaveOut& out) { deed.who = out.who; }
    void operator()(const ChooseSection& choice) { deed.who = choice.who; }
    // Nothing on the table: answers in words, and what is laid before there are figures.
    void operator()(const ChooseArmy&) {}
    void operator()(const ChooseEdge&) {}
    void operator()(const ChooseTerrain&) {}
    void operator()(const PlaceTerrain&) {}
    void operator()(const BuildSection&) {}
    void operator()(const Cancel&) {}
    void operator()(const ChooseHealing&) {}
    void operator()(const EndTurn&) {}
    void operator()(const Withdraw&) {}
    void operator()(const OfferEnd&) {}
    void operator()(const CallTime&) {}
    void operator()(const Agree&) {}
    void operator()(const Decline&) {}
    void operator()(const Roll&) {}

    void face(FigureId who, Facing facing) {
        deed.who = who;
        deed.ways.push_back({who, {}, facing});
    }
    template <class Placed>
    void put(const Placed& placed) {
        deed.who = placed.who;
        deed.ways.push_back({placed.who, {placed.at}, placed.facing});
    }
};

constexpr Inches kCloser = 1_in;  // less is not worth a word

io::MoveEnds ends_of(const Table& table, const State& state, const Move& move) {
    io::MoveEnds ends;
    if (move.path.empty()) return ends;
    const Figure& here = state[move.who];
    const Figure there = moved_by(table, state, move);
    ends.length = length_of(table, state, move);
    Inches nearest = kMaxTable;
    for_each_on_table(state, [&](FigureId id, const Figure& other) {
        if (!opposing(table, state, here, other)) return;
        if (touching(table, state, there, other)) ends.met.push_back(id);
        const Inches left = distance(there.at, other.at);
        if (left >= nearest) return;
        nearest = left;
        ends.closer = left + kCloser <= distance(here.at, other.at) ? id : FigureId{};
    });
    return ends;
}

}  // namespace

std::string hint_said(io::Language language, const PlayGame& game, const io::Names& names,
                      const Command& command) {
    const auto* move = as<Move>(command);
    if (game.in_setup() || move == nullptr) return io::describe(language, names, command);
    return io::describe(language, names, command, ends_of(game.table(), game.state(), *move));
}

DrawnDeed drawn(const Command& command) {
    Drawer drawer;
    visit_command(drawer, command);
    return drawer.deed;
}

}  // namespace six::host
