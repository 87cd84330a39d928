#include "bots/simple_bot.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "bots/way.h"
#include "engine/game/battle.h"
#include "engine/rules/break_away.h"
#include "engine/rules/query.h"

namespace six::bots {
namespace {

using Score = std::int64_t;  // thousandths of a click

constexpr std::size_t kProposals = 24;
constexpr Score kClick = 1000;
constexpr Score kKill = 1500;         // besides the clicks: the figure is gone and scores
constexpr Score kLastClick = 4000;    // of one's own: never pushed away lightly
constexpr Score kPerInchCloser = 60;  // half an attack's worth for a whole move
constexpr Score kContact = 250;       // worth more than its danger: somebody has to begin
constexpr Score kWander = 40;         // nothing to gain: better a step than a wall in the way
constexpr Score kPass = -1;           // a pass and the end of the turn come to the same

// The clicks that are left before the third skull.
int life_of(const Table& table, const Figure& figure) {
    const Dial& dial = warrior_of(table, figure).dials[0];
    int clicks = 0;
    for (std::size_t i = figure.clicks[0]; i < dial.clicks.size(); ++i, ++clicks)
        if (dial.clicks[i].skulls() >= table.rules->skulls_to_eliminate) break;
    return clicks;
}

// What figures could do to each other where `state` has them, asked of the real rules: as if the
// attacker had its turn and no token.
class Outlook {
public:
    Outlook(const Table& table, State& what_if) : table_(table), state_(what_if) {
        state_.phase = Phase::playing;
        state_.owed.clear();
    }

    Score expected(FigureId attacker, FigureId target) {
        Figure& figure = state_[attacker];
        const Figure before = figure;
        figure.given = Given::nothing;
        figure.tokens = 0;
        state_.turn = figure.owner;
        state_.actions_left = 1;
        const Explanation odds =
            explain(table_, state_, figure.owner, CloseAttack{attacker, target});
        figure = before;
        if (!odds.verdict) return 0;
        const int damage = shown(table_, figure).damage.value;
        const int life = life_of(table_, state_[target]);
        Score clicks = kClick * odds.chances * std::min(damage, life) / 36;
        if (damage >= life) clicks += kKill * odds.chances / 36;
        return clicks;
    }

    // The best attack it would have, less a part of all that could be made on it.
    Score standing(FigureId who) {
        Score best = 0;
        Score danger = 0;
        bool contact = false;
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            if (!opposing(table_, state_[who], other) || !touching(table_, state_[who], other))
                return;
            contact = true;
            best = std::max(best, expected(who, id));
            danger += expected(id, who);
        });
        return best / 2 - danger / 4 + (contact ? kContact : 0);
    }

private:
    const Table& table_;
    State& state_;
};

// What one answer is worth. `what_if` is a copy of the position that may be changed.
class Judge {
public:
    Judge(const Table& table, const State& state, State& what_if, Planner& planner, Draw& draw)
        : table_(table), state_(state), what_if_(what_if), planner_(planner), draw_(draw) {}

    Score operator()(const CloseAttack& attack) {
        Outlook outlook = fresh();
        return outlook.expected(attack.who, attack.target) - kClick / 36 - push_cost(attack.who);
    }

    Score operator()(const Move& move) {
        const Figure& figure = state_[move.who];
        Outlook outlook = fresh();
        const Score standing = outlook.standing(move.who);
        const bool action = state_.owed.empty();
        const bool leaves = !move.path.empty();
        const bool held = action && leaves && touches_opponent(table_, state_, move.who);

        if (leaves) what_if_[move.who].at = move.path.back();
        what_if_[move.who].facing = move.facing;
        const Way& way = way_of(move.who);
        const std::int64_t closer = way.left_from(figure.at) - way.left_from(what_if_[move.who].at);
        Score gain = outlook.standing(move.who) - standing + closer * kPerInchCloser / 1000;
        if (leaves && !held) gain += draw_.below(static_cast<std::uint32_t>(kWander));
        if (held) gain = gain * (7 - break_away_need(table_, figure).die) / 6;
        return gain - (action ? push_cost(move.who) : 0);
    }

    Score operator()(const Turn& turn) { return after_turning(turn.who, turn.facing); }
    Score operator()(const FreeSpin& spin) { return after_turning(spin.who, spin.facing); }
    Score operator()(const Decline&) { return 0; }
    Score operator()(const Pass&) { return kPass; }
    Score operator()(const EndTurn&) { return 0; }

    // Near the enemy, or where he will be, and looking there.
    Score operator()(const Deploy& deploy) {
        fresh();
        what_if_[deploy.who].at = deploy.at;
        const Vec2 middle =
            vec2_mils(table_.field.size.x.mils() / 2, table_.field.size.y.mils() / 2);
        const Direction ahead = direction(deploy.facing);
        const Vec2 wish = middle - deploy.at;
        const std::int64_t away = floor_root(length_squared(wish));
        const std::int64_t looking =
            (std::int64_t{ahead.x} * wish.x.mils() + std::int64_t{ahead.y} * wish.y.mils()) /
            Direction::kUnit;
        return looking - 2 * away + draw_.below(2000);
    }
    Score operator()(const LeaveOut&) { return -kLastClick * 100; }

    // Not asked of a player in battle; written out, so that a new command does not compile
    // unjudged.
    Score operator()(const ChooseArmy&) { return 0; }
    Score operator()(const ChooseEdge&) { return 0; }
    Score operator()(const ChooseTerrain&) { return 0; }
    Score operator()(const PlaceTerrain&) { return 0; }
    Score operator()(const Roll&) { return 0; }

private:
    Outlook fresh() {
        copy_state(what_if_, state_);
        return Outlook(table_, what_if_);
    }

    // Acting a second turn running costs a click at the end. [U-PUSH-1]
    Score push_cost(FigureId who) const {
        if (state_[who].tokens == 0) return 0;
        return life_of(table_, state_[who]) <= 1 ? kLastClick : kClick;
    }

    // Found once for each figure, not for each of its moves.
    const Way& way_of(FigureId who) {
        for (const auto& [figure, way] : ways_)
            if (figure == who) return way;
        return ways_.emplace_back(who, Way(planner_, table_, state_, who)).second;
    }

    Score after_turning(FigureId who, Facing facing) {
        Outlook outlook = fresh();
        const Score before = outlook.standing(who);
        what_if_[who].facing = facing;
        return outlook.standing(who) - before;
    }

    const Table& table_;
    const State& state_;
    State& what_if_;
    Planner& planner_;
    Draw& draw_;
    std::vector<std::pair<FigureId, Way>> ways_;
};

}  // namespace

Command SimpleBot::choose(const Table& table, const State& state, const Decision&, Draw& draw) {
    proposals_.clear();
    propose(table, state, kProposals, draw, proposals_);
    assert(!proposals_.empty());
    Judge judge(table, state, what_if_, planner_, draw);
    const Command* best = nullptr;
    Score best_score = 0;
    for (const Command& command : proposals_) {
        const Score score = std::visit(judge, command);
        if (best != nullptr && score <= best_score) continue;  // equal: the first proposed
        best = &command;
        best_score = score;
    }
    return *best;
}

}  // namespace six::bots
