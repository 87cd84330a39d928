#include "engine/game/odds.h"

#include <algorithm>
#include <cstring>
#include <deque>
#include <utility>

#include "engine/base/wide.h"
#include "engine/game/battle.h"
#include "engine/game/usual_answer.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "engine/rules/query.h"
#include "engine/rules/structure.h"

namespace six {
namespace {

constexpr int kMostDice = 22;        // on one way through the tree
constexpr int kMostSteps = 100'000;  // of the whole tree
constexpr int kMostFalling = 2;      // besides the one that rolls
constexpr std::uint64_t kFaces = 6;

constexpr std::uint64_t power_of_six(int n) {
    std::uint64_t power = 1;
    for (int i = 0; i < n; ++i) power *= kFaces;
    return power;
}
// All weights are parts of this until the deepest way is known: each die divides it by six.
constexpr std::uint64_t kWhole = power_of_six(kMostDice);
static_assert(kWhole / power_of_six(kMostDice - 1) == kFaces, "it fits into 64 bits");

// What happened on the way to a state and cannot be read from it.
struct Story {
    FigureSet hit;  // and did not dodge
    FigureSet broke_away, held;
    FigureSet token, gained;
    bool terrain_hit = false;
    friend bool operator==(const Story&, const Story&) = default;
};

// One place of the tree.
struct Node {
    const State* at = nullptr;
    Story story;
    std::uint64_t weight = 0;
    int dice = 0;           // rolled on the way
    std::size_t depth = 0;  // steps on the way
};

// The states of one way through the tree, two for each step: kept between calls, because a
// State is large and bots ask often.
State& scratch(std::size_t index) {
    static thread_local std::deque<State> states;
    while (states.size() <= index) states.emplace_back();
    return states[index];
}

// Equal bytes are equal states. Bytes that nobody uses may differ: then a branch is merely followed
// twice.
bool same(const State& a, const State& b) {
    return a.figure_count == b.figure_count &&
           std::memcmp(&a, &b, used_bytes(a.figure_count)) == 0 &&
           std::equal(a.markers.begin(), a.markers.begin() + a.marker_count, b.markers.begin());
}

class Tree {
public:
    Tree(const Table& table, const State& start, const BattleCommand& command)
        : table_(table), start_(start), command_(command) {}

    bool grow_from(Seat sender) {
        const Node root{.at = &start_, .story = {}, .weight = kWhole};
        return follow(root, sender, command_);
    }

    Odds take() {
        const std::uint64_t unit = power_of_six(kMostDice - deepest_);
        odds_.total = kWhole / unit;
        for (std::uint64_t* weight :
             {&odds_.hit, &odds_.broke_away, &odds_.arrived, &odds_.removed})
            *weight /= unit;
        for (PointOdds& lost : odds_.points) lost.weight /= unit;
        std::sort(odds_.points.begin(), odds_.points.end(),
                  [](const PointOdds& a, const PointOdds& b) { return a.points < b.points; });
        for (FigureOdds& one : odds_.figures) finish(one, unit);
        std::sort(odds_.figures.begin(), odds_.figures.end(),
                  [](const FigureOdds& a, const FigureOdds& b) { return a.figure < b.figure; });
        return std::move(odds_);
    }

private:
    // --- the tree ---

    bool grow(const Node& node) {
        const Decision owed = next_decision(table_, *node.at);
        if (is_over(*node.at, owed)) return leaf(node);
        if (owed.by_chance()) return roll(node, owed);
        const auto answer = usual_answer(table_, *node.at, owed, command_);
        if (!answer) return leaf(node);
        odds_.assumed.set(static_cast<std::size_t>(owed.ask));
        return follow(node, owed.seat, *answer);
    }

    // A castle section takes more down with it than can be followed: what they roll is left open.
    static bool many_fall(const State& at) {
        int falling = 0;
        for (std::uint16_t i = 0; i < at.figure_count; ++i)
            falling += at.figures[i].has(note::fell);
        return falling > kMostFalling;
    }

    // The action is over, or the effect at the beginning of the turn: what comes after is another
    // story. What still has to find its section or its facing belongs to it. [LRG-PUSH-3,
    // LRG-SA-5, LRG-PELIM-3]
    bool is_over(const State& at, const Decision& owed) const {
        const bool same_turn = at.turn == start_.turn && at.round == start_.round;
        // Questions about a figure; about nobody is only what comes next.
        const bool left_over = owed.by_chance() || owed.who.exists();
        return at.phase != Phase::playing || !same_turn || many_fall(at) ||
               (at.action.kind == ActionKind::none && !left_over);
    }

    bool follow(const Node& node, Seat sender, const BattleCommand& command) {
        Node next = node;
        State& state = scratch(2 * node.depth);
        if (!play(node, sender, command, state, next.story)) return false;
        next.at = &state;
        ++next.depth;
        return grow(next);
    }

    // Rolls that come to the same are followed once: of the six of a die for Dodge there are two.
    bool roll(const Node& node, const Decision& owed) {
        Node pending = node;
        pending.weight = 0;
        pending.dice += owed.dice;
        ++pending.depth;
        if (pending.dice > kMostDice || owed.dice > 2) return false;
        State* held = &scratch(2 * node.depth);
        State* tried = &scratch(2 * node.depth + 1);
        const int dice = owed.dice;
        for (int sum = dice; sum <= 6 * dice; ++sum) {  // only the sum counts [U-CBT-1]
            const int first = dice == 1 ? sum : std::min(6, sum - 1);
            Roll roll{{static_cast<std::uint8_t>(first)}};
            if (dice == 2) roll.pips.push_back(static_cast<std::uint8_t>(sum - first));
            const int ways = dice == 1 ? 1 : std::min(sum - 1, 13 - sum);
            const std::uint64_t weight =
                node.weight / power_of_six(dice) * static_cast<std::uint64_t>(ways);
            Story story = node.story;
            if (!play(node, {}, roll, *tried, story)) return false;
            if (pending.weight > 0 && story == pending.story && same(*tried, *held)) {
                pending.weight += weight;
                continue;
            }
            if (pending.weight > 0 && !grow(pending)) return false;
            std::swap(held, tried);
            pending.at = held;
            pending.story = story;
            pending.weight = weight;
        }
        return grow(pending);
    }

    bool play(const Node& node, Seat sender, const BattleCommand& command, State& next,
              Story& story) {
        if (++steps_ > kMostSteps) return false;
        const State& at = *node.at;
        copy_state(next, at);
        Events& events = told();
        events.clear();
        if (!step(table_, next, sender, command, events)) return false;
        // The tokens of the action itself are no outcome.
        const bool declared = at_root_ && at.action.kind == ActionKind::none;
        at_root_ = false;
        for (const Event& event : events) {
            const bool late = at.action.first && event.who == at.action.who;  // [LRG-ACT-4]
            if (event.kind != EventKind::token_placed || !(declared || late)) note(event, story);
        }
        return true;
    }
    static Events& told() {
        static thread_local Events events;
        return events;
    }

    // --- what comes of it ---

    FigureOdds& of(FigureId who) {
        for (FigureOdds& one : odds_.figures)
            if (one.figure == who) return one;
        odds_.figures.emplace_back().figure = who;
        return odds_.figures.back();
    }

    void note(const Event& event, Story& story) {
        FigureId about = event.who;
        switch (event.kind) {
            case EventKind::attack_rolled:
                about = event.other;
                if (event.word == static_cast<std::uint8_t>(AttackWord::hit) ||
                    event.word == static_cast<std::uint8_t>(AttackWord::critical_hit))
                    story.hit.add(about);
                break;
            case EventKind::terrain_rolled:
                story.terrain_hit =
                    event.word == static_cast<std::uint8_t>(AttackWord::hit) ||
                    event.word == static_cast<std::uint8_t>(AttackWord::critical_hit);
                return;
            case EventKind::dodge_rolled:
                if (event.word == static_cast<std::uint8_t>(DodgeWord::dodged))
                    story.hit.remove(about);
                break;
            case EventKind::break_away_rolled:
                if (event.word == static_cast<std::uint8_t>(BreakAwayWord::left))
                    story.broke_away.add(about);
                else
                    story.held.add(about);
                break;
            case EventKind::token_placed:
                story.token.add(about);
                break;
            case EventKind::action_gained:
                story.gained.add(about);
                break;
            case EventKind::modifier:  // the rest of the sum is the attacker's
                if (event.word != static_cast<std::uint8_t>(Term::toughness) &&
                    event.word != static_cast<std::uint8_t>(Term::invulnerability))
                    return;
                break;
            case EventKind::ability_used:
            case EventKind::action_ended:
            case EventKind::confused:
            case EventKind::die_rolled:
            case EventKind::terrify_rolled:
            case EventKind::clicked:
            case EventKind::healed:
            case EventKind::captured:
            case EventKind::freed:
            case EventKind::eliminated:
            case EventKind::returned:
            case EventKind::stayed_eliminated:
            case EventKind::section_struck:
            case EventKind::section_inactive:
            case EventKind::attack_forfeited:
            case EventKind::passenger_rolled:
                break;
            default:
                return;
        }
        auto& clauses = of(about).clauses;
        if (event.clause.exists() && !clauses.full() &&
            std::find(clauses.begin(), clauses.end(), event.clause) == clauses.end())
            clauses.push_back(event.clause);
    }

    bool leaf(const Node& node) {
        const Story& story = node.story;
        const State& at = *node.at;
        deepest_ = std::max(deepest_, node.dice);
        if (!story.hit.empty() || story.terrain_hit) odds_.hit += node.weight;
        if (const auto* attack = std::get_if<Attack>(&command_))
            if (attack->plan.piece.exists()) compare(attack->plan.piece, at, node.weight);
        if (!story.broke_away.empty() && story.held.empty()) odds_.broke_away += node.weight;
        if (const auto* move = std::get_if<Move>(&command_))
            if (!move->path.empty() && at[move->who].at == move->path.back())
                odds_.arrived += node.weight;
        for (std::uint16_t i = 0; i < start_.figure_count; ++i) {
            const FigureId id{i};
            if (story.hit.has(id)) of(id).hit += node.weight;
            if (story.broke_away.has(id)) of(id).broke_away += node.weight;
            if (story.token.has(id)) of(id).token += node.weight;
            if (story.gained.has(id)) of(id).gained += node.weight;
            compare(id, start_[id], at[id], node.weight);
        }
        return true;
    }

    void compare(PieceId piece, const State& at, std::uint64_t weight) {
        const std::int32_t left = structure_left(at, piece);
        if (left == 0) odds_.removed += weight;
        const std::int32_t lost = structure_left(start_, piece) - left;
        for (PointOdds& known : odds_.points)
            if (known.points == lost) {
                known.weight += weight;
                return;
            }
        odds_.points.push_back({lost, weight});
    }

    void compare(FigureId id, const Figure& before, const Figure& after, std::uint64_t weight) {
        const bool stood = in_play(before);
        const Warrior& warrior = warrior_of(table_, after);
        // Of all dials together; a figure that came back is compared with a fresh one.
        int turned = 0;
        for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
            const int clicks =
                after.clicks[i] - (stood ? before.clicks[i] : warrior.dials[i].start);
            turned += clicks;
            if (clicks == 0 || !warrior.is_large()) continue;
            of(id).turned[i] += clicks * static_cast<std::int64_t>(weight);
            if (!is_active(table_, after, i)) of(id).inactive[i] += weight;
        }
        if (stood && after.whereabouts == Whereabouts::eliminated) of(id).eliminated += weight;
        if (!before.captive() && after.captive()) of(id).captured += weight;
        if (before.captive() && !after.captive() && on_table(after)) of(id).freed += weight;
        if (!stood) {
            if (!on_table(after)) return;
            of(id).returned += weight;
            add_clicks(of(id), turned, weight);
        } else if (turned != 0) {
            add_clicks(of(id), turned, weight);
        }
    }

    static void add_clicks(FigureOdds& one, std::int32_t clicks, std::uint64_t weight) {
        for (ClickOdds& known : one.clicks)
            if (known.clicks == clicks) {
                known.weight += weight;
                return;
            }
        one.clicks.push_back({clicks, weight});
    }

    // In units of the deepest way; and the weight of the dial that stays as it is, which no leaf
    // has counted.
    void finish(FigureOdds& one, std::uint64_t unit) const {
        std::uint64_t turned = 0;
        for (const ClickOdds& click : one.clicks) turned += click.weight;
        if (in_play(start_[one.figure]) && turned < kWhole)
            one.clicks.push_back({0, kWhole - turned});
        std::sort(one.clicks.begin(), one.clicks.end(),
                  [](const ClickOdds& a, const ClickOdds& b) { return a.clicks < b.clicks; });
        for (ClickOdds& click : one.clicks) click.weight /= unit;
        for (std::int64_t& clicks : one.turned) clicks /= static_cast<std::int64_t>(unit);
        for (std::uint64_t& weight : one.inactive) weight /= unit;
        for (std::uint64_t* weight : {&one.hit, &one.broke_away, &one.eliminated, &one.captured,
                                      &one.freed, &one.returned, &one.token, &one.gained})
            *weight /= unit;
    }

    const Table& table_;
    const State& start_;
    const BattleCommand& command_;
    Odds odds_;
    int deepest_ = 0;
    int steps_ = 0;
    bool at_root_ = true;
};

}  // namespace

const FigureOdds* Odds::find(FigureId who) const {
    for (const FigureOdds& one : figures)
        if (one.figure == who) return &one;
    return nullptr;
}

std::int64_t Odds::expected_mils(FigureId who) const {
    const FigureOdds* one = find(who);
    if (!one) return 0;
    Int128 sum = 0;
    for (const ClickOdds& click : one->clicks)
        sum += static_cast<Int128>(click.clicks) * static_cast<Int128>(click.weight);
    const Int128 whole = static_cast<Int128>(total);
    const Int128 half = sum < 0 ? -whole : whole;
    return static_cast<std::int64_t>((sum * 2000 + half) / (2 * whole));
}

std::optional<Odds> odds_of(const Table& table, const State& state, Seat sender,
                            const BattleCommand& command) {
    Tree tree(table, state, command);
    if (!tree.grow_from(sender)) return std::nullopt;
    return tree.take();
}

}  // namespace six
