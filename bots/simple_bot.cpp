#include "bots/simple_bot.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "bots/outlook.h"
#include "bots/way.h"
#include "engine/base/wide.h"
#include "engine/game/battle_game.h"
#include "engine/game/look.h"
#include "engine/game/odds.h"
#include "engine/game/setup.h"
#include "engine/state/ask.h"

namespace six::bots {
namespace {

constexpr std::size_t kProposalsToJudge = 32;
constexpr std::size_t kProposalsForAdvice = 80;  // many are of one kind
constexpr Score kCaptive = 250;  // of its points in thousandths: it must still be brought home
constexpr Score kPerInchCloser = 150;      // a move closer is worth less than any sound attack
constexpr Score kWander = 60;              // nothing to gain: better a step than a wall in the way
constexpr Score kAction = 600;             // that somebody else could have been given
constexpr Score kPass = -1;                // a pass and the end of the turn come to the same
constexpr Score kUncounted = 2 * kPass;    // nobody knows what comes of it: rather nothing
constexpr Score kObjective = 12 * kPoint;  // most of them win the game [V-END-9]
constexpr Score kDeployFirst = 100'000;
constexpr Score kHighGround = 20'000;
constexpr Score kNever = -1'000'000'000;

// Who gets on a chariot far from the enemy does not get off before the enemy is near: so nobody
// climbs up and down for ever.
constexpr Inches kFarFromEnemies = 12_in;
constexpr Inches kNearEnemies = 6_in;

// To the nearest opponent; as far as a table is wide when there is none.
Inches enemy_distance(const Table& table, const State& state, FigureId who) {
    Inches nearest = kMaxTable;
    const Vec2 at = state[body_of(state, who)].at;
    for_each_on_table(state, [&](FigureId, const Figure& other) {
        if (opposing(table, state, state[who], other))
            nearest = std::min(nearest, distance(at, other.at));
    });
    return nearest;
}

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
        return by_odds(attack).value_or(kUncounted) - (state_.owed.empty() ? 0 : kPass);
    }
    Score operator()(const UseAbility& use) {
        if (use.ability == Ability::dodge) return kPoint;
        if (use.ability == Ability::magic_levitation) return 0;  // where to, it cannot judge
        if (use.ability == Ability::necromancy || use.ability == Ability::summon)
            return kPoint * warrior_of(table_, state_[use.other]).points / 3 - push_cost(use.who);
        return kPoint / 2 + by_odds(use).value_or(0);
    }

    Score operator()(const Move& move) {
        const Figure& figure = state_[move.who];
        Outlook outlook = fresh();
        const Score standing = outlook.standing(move.who);
        const bool action = state_.owed.empty();
        const bool leaves = !move.path.empty();
        const bool large = is_large(table_, figure);
        const bool held = action && (large ? must_break_away(table_, state_, move)
                                           : leaves && touches_opponent(table_, state_, move.who));
        const bool steered = figure.owner != seat_;

        what_if_[move.who] = moved_by(table_, state_, move);
        const Score after = outlook.standing(move.who);
        if (steered) return standing - after;  // the worse it stands, the better
        const Way& way = way_of(move.who);
        const std::int64_t closer = way.left_from(figure.at) - way.left_from(what_if_[move.who].at);
        const bool runs =
            is_demoralized(table_, state_, figure) || captive_of(state_, move.who).exists();
        Score gain = after - standing + (runs ? -closer : closer) * kPerInchCloser / 1000;
        if (!is_aboard(figure))
            gain += at_objectives(what_if_, move.who) - at_objectives(state_, move.who);
        if (leaves && !held) gain += draw_.below(static_cast<std::uint32_t>(kWander));
        if (held) gain = gain * (7 - break_away_need(table_, state_, move.who).die) / 6;
        if (action && large)
            gain -= kAction * (cost_of_sections(table_, state_, figure, move.sections) - 1);
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
        for (const Move& move : march) {
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
        const AttackPlan& plan = state_.action.plan;
        const Figure& healer = state_[plan.who];
        const std::size_t section = own_section(table_, healer, plan.section);
        const int value = shown(table_, healer, section).damage.value;
        return choice.by_die == (value < 4) ? kPoint : 0;  // a die heals 3.5 on average
    }
    // On a chariot a shooter is carried along and out of harm's way; whoever fights hand to hand
    // rides only while the enemy is far, and gets off where he can fight.
    Score operator()(const Board& board) {
        const bool shoots = warrior_of(table_, state_[board.who]).dials[0].range > Inches{};
        if (state_.phase == Phase::deploying) return shoots ? 0 : kNever / 4;
        const bool far = enemy_distance(table_, state_, board.who) > kFarFromEnemies;
        return (far ? kPerInchCloser * (shoots ? 12 : 3) : kPass) - push_cost(board.who);
    }
    // Better in its hand than on the ground, where it costs no push.
    Score operator()(const HandleItem& handle) {
        return handle.drop ? kNever / 4 : kPoint - push_cost(handle.who);
    }
    // What an instant does is counted; what lies is worth something the first time.
    Score operator()(const CastSpell& cast) {
        if (table_.catalog.spells[cast.spell].kind == SpellKind::instant)
            return by_odds(cast).value_or(kUncounted);
        for (std::uint16_t i = 0; i < state_.marker_count; ++i)
            if (const Marker& marker = state_.markers[i];
                (marker.kind == MarkerKind::enchantment || marker.kind == MarkerKind::glyph) &&
                marker.number == cast.spell && marker.seat == seat_)
                return kNever / 4;
        return (cast.browse ? 0 : kPoint) - push_cost(cast.who);
    }
    Score operator()(const CounterSpell& counter) { return kPoint - push_cost(counter.who); }
    Score operator()(const Disembark& leave) {
        const bool shoots = warrior_of(table_, state_[leave.who]).dials[0].range > Inches{};
        const bool wreck = life_of(table_, state_[state_[leave.who].chariot]) <= 2;
        const bool near = enemy_distance(table_, state_, leave.who) <= kNearEnemies;
        if (!wreck && (shoots || !near)) return kNever / 4;
        Outlook outlook = fresh();
        const Score before = outlook.standing(leave.who);
        Figure& figure = what_if_[leave.who];
        figure.whereabouts = Whereabouts::on_table;
        figure.chariot = {};
        figure = put_at(table_, state_, figure, leave.at, leave.facing);
        return outlook.standing(leave.who) - before + kPoint / 2 - push_cost(leave.who);
    }
    // What comes of it, every roll counted; where that cannot be told, the usual one.
    Score operator()(const ChooseSection& choice) {
        const Decision owed = next_decision(table_, state_);
        return by_odds(choice).value_or(0) +
               (choice.section == usual_section(table_, state_, owed) ? 1 : 0);
    }
    Score operator()(const NameTarget& name) { return by_odds(name).value_or(0); }
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
        // What needs much room comes first.
        const Score early =
            warrior_of(table_, state_[deploy.who]).kind != FigureKind::warrior ? kDeployFirst : 0;
        // Who shoots stands well on a wall, who fights hand to hand before it.
        const bool shoots = warrior_of(table_, state_[deploy.who]).dials[0].range > Inches{};
        const bool up = top_under(table_, state_, deploy.at).exists();
        const Score high = up ? (shoots ? kHighGround : -kHighGround) : 0;
        return looking - 2 * away + draw_.below(2000) + early + high;
    }
    Score operator()(const LeaveOut&) { return kNever; }

    // Not asked of a player in battle; written out, so that a new command does not compile
    // unjudged.
    Score operator()(const ChooseArmy&) { return 0; }
    Score operator()(const ChooseEdge&) { return 0; }
    Score operator()(const ChooseTerrain&) { return 0; }
    Score operator()(const PlaceTerrain&) { return 0; }
    Score operator()(const PlaceObjective&) { return 0; }
    Score operator()(const BuildSection&) { return 0; }
    Score operator()(const CallTime&) { return 0; }
    Score operator()(const Roll&) { return 0; }

private:
    Outlook fresh() {
        copy_state(what_if_, state_);
        return Outlook(table_, what_if_);
    }

    // To touch a token that is not its side's yet, or at least to be near one. [V-OBJ-7]
    Score at_objectives(const State& state, FigureId who) const {
        if (!holds_objectives(table_, state, who)) return 0;
        Score best = kNever;
        for_each_objective(state, [&](const Marker& token) {
            if (token.seat.exists() && table_.friends(token.seat, state[who].owner)) return;
            const Inches apart = distance(state[who].at, token.at) -
                                 base_of(table_, state[who]).shape.radius -
                                 table_.options.inches(Option::v2_obj_radius);
            best = std::max(best, apart <= table_.contact_slack()
                                      ? kObjective
                                      : -Score{apart.mils()} * kPerInchCloser / 1000);
        });
        return best == kNever ? 0 : best;
    }

    // Clicks and eliminations of the others less one's own, pushing and critical misses included.
    // None where the rolls are too many to count.
    std::optional<Score> by_odds(const BattleCommand& command) {
        const auto odds = odds_of(table_, state_, seat_, command);
        if (!odds) return std::nullopt;
        Score sum = 0;
        for (const FigureOdds& one : odds->figures) {
            const Figure& figure = state_[one.figure];
            const Score side = table_.friends(figure.owner, seat_) ? -1 : 1;
            const Score points = kPoint * warrior_of(table_, figure).points;
            const auto share = [&](Score worth, auto weight) {
                return static_cast<Score>(static_cast<Int128>(worth) * static_cast<Int128>(weight) /
                                          static_cast<Int128>(odds->total));
            };
            if (is_large(table_, figure))
                for (std::size_t i = 0; i < kMaxDials; ++i) {
                    sum += side * share(worth_of_click(table_, figure, i), one.turned[i]);
                    sum += side * share(worth_of_section(table_, figure), one.inactive[i]);
                }
            else
                sum +=
                    side * worth_of_click(table_, figure) * odds->expected_mils(one.figure) / 1000;
            sum += side * share(points / 2, one.eliminated);
            sum += side * share(points * kCaptive / 1000, one.captured);
        }
        return sum;
    }

    // Acting a second turn running costs a click at the end; a large figure pays it where it hurts
    // least, and only for the first action of the turn. [U-PUSH-1, LRG-PUSH-2, LRG-PUSH-3]
    Score push_cost(FigureId who) const {
        const Figure& figure = state_[who];
        if (figure.tokens == 0 || figure.given == Given::action || is_section(figure)) return 0;
        const Score points = kPoint * warrior_of(table_, figure).points;
        if (!is_large(table_, figure))
            return life_of(table_, figure) <= 1 ? points : worth_of_click(table_, figure);
        Score least = points;
        for (std::size_t i = 0; i < kMaxDials; ++i)
            if (is_active(table_, figure, i))
                least = std::min(least, worth_of_clicks(table_, figure, i, 1));
        return least;
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

SetupCommand SimpleBot::build(const Agreement& agreement, const SetupState& state, Draw& draw) {
    std::vector<SetupCommand> proposals;
    propose(agreement, state, kProposalsToJudge, draw, proposals);
    assert(!proposals.empty());
    return proposals.back();  // the sensible one comes after what is merely legal
}

std::vector<Score> SimpleBot::judged(const Table& table, const State& state,
                                     const Decision& decision, std::size_t most, Draw& draw) {
    proposals_.clear();
    propose(table, state, most, draw, proposals_);
    assert(!proposals_.empty());
    Judge judge(table, state, decision.seat, what_if_, planner_, draw);
    std::vector<Score> worth;
    worth.reserve(proposals_.size());
    for (const BattleCommand& command : proposals_) worth.push_back(std::visit(judge, command));
    return worth;
}

Command SimpleBot::choose(const Game& seen, const Decision& decision, Draw& draw) {
    const auto* game = dynamic_cast<const BattleGame*>(&seen);
    if (!game) return any_answer(seen, draw);
    if (game->in_setup())
        return decision.ask == Ask::build_section
                   ? Command{build(*game->agreement(), game->setup(), draw)}
                   : any_answer(seen, draw);
    const std::vector<Score> worth =
        judged(game->table(), game->state(), decision, kProposalsToJudge, draw);
    const auto best = std::max_element(worth.begin(), worth.end());  // equal: the first proposed
    return proposals_[static_cast<std::size_t>(best - worth.begin())];
}

std::vector<Command> SimpleBot::advise(const Game& seen, const Decision& decision, Draw& draw) {
    const auto* game = dynamic_cast<const BattleGame*>(&seen);
    if (!game || game->in_setup()) return {choose(seen, decision, draw)};
    const std::vector<Score> worth =
        judged(game->table(), game->state(), decision, kProposalsForAdvice, draw);
    std::vector<std::size_t> order(worth.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return worth[a] > worth[b]; });
    std::vector<Command> advice;
    for (const std::size_t n : order)
        if (advice.empty() || worth[n] >= kPass) advice.emplace_back(proposals_[n]);
    return advice;
}

}  // namespace six::bots
