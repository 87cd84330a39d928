#include "bots/simple_bot.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "bots/way.h"
#include "engine/base/wide.h"
#include "engine/game/battle.h"
#include "engine/game/odds.h"
#include "engine/rules/break_away.h"
#include "engine/rules/query.h"

namespace six::bots {
namespace {

using Score = std::int64_t;  // thousandths of a victory point

constexpr std::size_t kProposals = 32;
constexpr Score kPoint = 1000;
constexpr Score kCaptive = 250;  // of its points in thousandths: it must still be brought home
constexpr Score kPerInchCloser = 150;  // a move closer is worth less than any sound attack
constexpr Score kContact = 600;        // worth more than its danger: somebody has to begin
constexpr Score kWander = 60;          // nothing to gain: better a step than a wall in the way
constexpr Score kPass = -1;            // a pass and the end of the turn come to the same
constexpr Score kNever = -1'000'000'000;

// The clicks that are left before the third skull.
int life_of(const Table& table, const Figure& figure) {
    const Dial& dial = warrior_of(table, figure).dials[0];
    int clicks = 0;
    for (std::size_t i = figure.clicks[0]; i < dial.clicks.size(); ++i, ++clicks)
        if (dial.clicks[i].skulls() >= table.rules->skulls_to_eliminate) break;
    return clicks;
}

// What one click of it is worth: half of its points lie in the clicks, half in its end.
Score worth_of_click(const Table& table, const Figure& figure) {
    const int life = std::max(1, life_of(table, figure));
    return kPoint * warrior_of(table, figure).points / (Score{2} * life);
}

// What figures could do to each other where `state` has them, asked of the real rules: as if the
// attacker had its turn and no token.
class Outlook {
public:
    Outlook(const Table& table, State& what_if) : table_(table), state_(what_if) {
        state_.phase = Phase::playing;
        state_.owed.clear();
        state_.action = {};
    }

    Score expected(FigureId attacker, FigureId target, AttackKind kind) {
        Figure& figure = state_[attacker];
        const Figure before = figure;
        figure.given = Given::nothing;
        figure.tokens = 0;
        figure.notes = 0;
        state_.turn = figure.owner;
        state_.actions_left = 1;
        const Explanation odds =
            explain(table_, state_, figure.owner,
                    Attack{{.kind = kind, .who = attacker, .members = {}, .targets = {target}}});
        figure = before;
        if (!odds.verdict) return 0;
        const int damage = shown(table_, figure).damage.value;
        const Figure& prey = state_[target];
        const int life = life_of(table_, prey);
        Score worth = worth_of_click(table_, prey) * std::min(damage, life);
        if (damage >= life) worth += kPoint * warrior_of(table_, prey).points / 2;
        return worth * odds.chances / 36;
    }

    // The best attack it would have, less a part of all that could be made on it.
    Score standing(FigureId who) {
        Score best = 0;
        Score danger = 0;
        bool contact = false;
        const Figure& figure = state_[who];
        const Inches range = warrior_of(table_, figure).range;
        for_each_on_table(state_, [&](FigureId id, const Figure& other) {
            if (!opposing(table_, figure, other)) return;
            if (touching(table_, figure, other)) {
                contact = true;
                best = std::max(best, expected(who, id, AttackKind::close));
                danger += expected(id, who, AttackKind::close);
            } else if (within(figure.at, other.at, range)) {
                best = std::max(best, expected(who, id, AttackKind::ranged));
            }
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
    Judge(const Table& table, const State& state, Seat seat, State& what_if, Planner& planner,
          Draw& draw)
        : table_(table),
          state_(state),
          seat_(seat),
          what_if_(what_if),
          planner_(planner),
          draw_(draw) {}

    // Exactly what the rules make of it, every roll counted.
    Score operator()(const Attack& attack) {
        return by_odds(attack) - (state_.owed.empty() ? 0 : kPass);
    }
    Score operator()(const UseAbility& use) {
        if (use.ability == Ability::dodge) return kPoint;
        if (use.ability == Ability::magic_levitation) return 0;  // where to, it cannot judge
        if (use.ability == Ability::necromancy || use.ability == Ability::summon)
            return kPoint * warrior_of(table_, state_[use.other]).points / 3 - push_cost(use.who);
        return kPoint / 2 + by_odds(use);
    }

    Score operator()(const Move& move) {
        const Figure& figure = state_[move.who];
        Outlook outlook = fresh();
        const Score standing = outlook.standing(move.who);
        const bool action = state_.owed.empty();
        const bool leaves = !move.path.empty();
        const bool held = action && leaves && touches_opponent(table_, state_, move.who);
        const bool steered = figure.owner != seat_;

        if (leaves) what_if_[move.who].at = move.path.back();
        what_if_[move.who].facing = move.facing;
        const Score after = outlook.standing(move.who);
        if (steered) return standing - after;  // the worse it stands, the better
        const Way& way = way_of(move.who);
        const std::int64_t closer = way.left_from(figure.at) - way.left_from(what_if_[move.who].at);
        const bool runs = is_demoralized(table_, figure) || captive_of(state_, move.who).exists();
        Score gain = after - standing + (runs ? -closer : closer) * kPerInchCloser / 1000;
        if (leaves && !held) gain += draw_.below(static_cast<std::uint32_t>(kWander));
        if (held) gain = gain * (7 - break_away_need(table_, figure).die) / 6;
        return gain - (action ? push_cost(move.who) : 0);
    }
    // Together and forward: as good as the moves it saves.
    Score operator()(const FormUp& form) {
        Score cost = 0;
        for (const FigureId member : form.members) cost += push_cost(member);
        for (const FigureId member : form.members)
            if (touches_opponent(table_, state_, member)) return kNever / 2;
        return kPerInchCloser * 3 * static_cast<Score>(form.members.size()) - cost;
    }
    Score operator()(const March& march) {
        Score gain = 0;
        fresh();
        for (const Move& move : march.moves) {
            if (move.path.empty()) continue;
            const Way& way = way_of(move.who);
            gain += way.left_from(state_[move.who].at) - way.left_from(move.path.back());
        }
        return gain * kPerInchCloser / 1000;
    }

    Score operator()(const Turn& turn) { return after_turning(turn.who, turn.facing) - kPoint / 4; }
    Score operator()(const FreeSpin& spin) { return after_turning(spin.who, spin.facing); }
    Score operator()(const Place& place) { return after_turning(place.who, place.facing); }
    Score operator()(const ChooseHealing& choice) {
        const int value = shown(table_, state_[state_.action.plan.who]).damage.value;
        return choice.by_die == (value < 4) ? kPoint : 0;  // a die heals 3.5 on average
    }
    Score operator()(const Decline&) { return 0; }
    Score operator()(const Cancel&) { return kNever / 4; }
    Score operator()(const Release&) { return kNever; }
    Score operator()(const Withdraw&) { return kNever; }
    Score operator()(const OfferEnd&) { return kNever; }
    Score operator()(const Agree&) { return -kPoint; }
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
    Score operator()(const LeaveOut&) { return kNever; }

    // Not asked of a player in battle; written out, so that a new command does not compile
    // unjudged.
    Score operator()(const ChooseArmy&) { return 0; }
    Score operator()(const ChooseEdge&) { return 0; }
    Score operator()(const ChooseTerrain&) { return 0; }
    Score operator()(const PlaceTerrain&) { return 0; }
    Score operator()(const CallTime&) { return 0; }
    Score operator()(const Roll&) { return 0; }

private:
    Outlook fresh() {
        copy_state(what_if_, state_);
        return Outlook(table_, what_if_);
    }

    // Clicks and eliminations of the others less one's own, pushing and critical misses included.
    Score by_odds(const Command& command) {
        const auto odds = odds_of(table_, state_, seat_, command);
        if (!odds) return 0;
        Score sum = 0;
        for (const FigureOdds& one : odds->figures) {
            const Figure& figure = state_[one.figure];
            const Score side = table_.friends(figure.owner, seat_) ? -1 : 1;
            const Score points = kPoint * warrior_of(table_, figure).points;
            const auto share = [&](Score worth, std::uint64_t weight) {
                return static_cast<Score>(static_cast<Int128>(worth) * static_cast<Int128>(weight) /
                                          static_cast<Int128>(odds->total));
            };
            sum += side * worth_of_click(table_, figure) * odds->expected_mils(one.figure) / 1000;
            sum += side * share(points / 2, one.eliminated);
            sum += side * share(points * kCaptive / 1000, one.captured);
        }
        return sum;
    }

    // Acting a second turn running costs a click at the end. [U-PUSH-1]
    Score push_cost(FigureId who) const {
        const Figure& figure = state_[who];
        if (figure.tokens == 0) return 0;
        const bool last = life_of(table_, figure) <= 1;
        return last ? kPoint * warrior_of(table_, figure).points : worth_of_click(table_, figure);
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
    const Seat seat_;
    State& what_if_;
    Planner& planner_;
    Draw& draw_;
    std::vector<std::pair<FigureId, Way>> ways_;
};

}  // namespace

Command SimpleBot::choose(const Table& table, const State& state, const Decision& decision,
                          Draw& draw) {
    proposals_.clear();
    propose(table, state, kProposals, draw, proposals_);
    assert(!proposals_.empty());
    Judge judge(table, state, decision.seat, what_if_, planner_, draw);
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
