// The fields of a State, by name: the one list that canonical bytes, hashes and the signature walk,
// so that they cannot disagree about what a State is. A sink is told of each field
//
//     field(name, object, member)            whatever its type
//     bits(name, object, member, names)      a set, each bit with a name
//     below(name, object, member, limit)     a number from 0 on, always less than the limit
//     counted(name, object, member, count)   as many elements as another field says
//
// and asks fields() again for the members that are structs themselves.
#pragma once

#include <array>
#include <concepts>
#include <string_view>
#include <type_traits>

#include "engine/dial/ability.h"
#include "engine/state/ask.h"
#include "engine/state/state.h"

namespace six {

// By enumerator. State's enumerators are told by name where the layout must not matter.
template <class Enum>
inline constexpr int kNamesOf = 0;
template <>
inline constexpr auto& kNamesOf<Phase> = kPhaseNames;
template <>
inline constexpr auto& kNamesOf<ActionKind> = kActionNames;
template <>
inline constexpr auto& kNamesOf<Level> = kLevelNames;
template <>
inline constexpr auto& kNamesOf<AttackStage> = kAttackStageNames;
template <>
inline constexpr auto& kNamesOf<AttackKind> = kAttackNames;
template <>
inline constexpr auto& kNamesOf<Aim> = kAimNames;
template <>
inline constexpr auto& kNamesOf<Ability> = kAbilityNames;
template <>
inline constexpr auto& kNamesOf<Ask> = kAllAskNames;
template <>
inline constexpr auto& kNamesOf<MemoKind> = kMemoNames;
template <>
inline constexpr auto& kNamesOf<MarkerKind> = kMarkerNames;
template <>
inline constexpr auto& kNamesOf<Whereabouts> = kWhereaboutsNames;
template <>
inline constexpr auto& kNamesOf<Given> = kGivenNames;

// Writing takes const values and reading plain ones.
template <class T, class Of>
concept Any = std::same_as<std::remove_const_t<T>, Of>;

// Far above what a game can score, and far enough below what the invariant allows to play on from.
inline constexpr std::int32_t kMostPointsRead = 10'000'000;

template <class Sink, Any<AttackPlan> Plan>
void fields(Sink& sink, Plan& plan) {
    sink.field("kind", plan, &AttackPlan::kind);
    sink.field("who", plan, &AttackPlan::who);
    sink.field("members", plan, &AttackPlan::members);
    sink.field("targets", plan, &AttackPlan::targets);
    sink.field("aim", plan, &AttackPlan::aim);
    sink.field("ability", plan, &AttackPlan::ability);
    sink.field("freeze", plan, &AttackPlan::freeze);
    sink.below("section", plan, &AttackPlan::section, kMaxDials);
    sink.field("long_range", plan, &AttackPlan::long_range);
    sink.field("piece", plan, &AttackPlan::piece);
    sink.field("at_point", plan, &AttackPlan::at_point);
    sink.field("point", plan, &AttackPlan::point);
}

template <class Sink, Any<Action> AnyAction>
void fields(Sink& sink, AnyAction& action) {
    sink.field("kind", action, &Action::kind);
    sink.field("who", action, &Action::who);
    sink.field("members", action, &Action::members);
    sink.field("pushed", action, &Action::pushed);
    sink.field("free", action, &Action::free);
    sink.bits("sections", action, &Action::sections, kSectionNames);
    sink.field("first", action, &Action::first);
    // a movement
    sink.field("mover", action, &Action::mover);
    sink.field("steered", action, &Action::steered);
    sink.field("from_chariot", action, &Action::from_chariot);
    sink.field("beyond_speed", action, &Action::beyond_speed);
    sink.field("followers", action, &Action::followers);
    sink.field("ended", action, &Action::ended);
    sink.field("moved", action, &Action::moved);
    sink.field("held", action, &Action::held);
    sink.field("broke_away", action, &Action::broke_away);
    sink.field("march", action, &Action::march);
    sink.field("carried", action, &Action::carried);
    sink.field("path", action, &Action::path);
    sink.field("facing", action, &Action::facing);
    sink.field("level", action, &Action::level);
    // an attack
    sink.field("stage", action, &Action::stage);
    sink.field("plan", action, &Action::plan);
    sink.field("natural", action, &Action::natural);
    sink.field("die", action, &Action::die);
    sink.field("affected", action, &Action::affected);
    sink.field("hit", action, &Action::hit);
    sink.field("picked", action, &Action::picked);
    sink.field("own_defense", action, &Action::own_defense);
    sink.field("by_magic", action, &Action::by_magic);
    // a spell
    sink.field("spell", action, &Action::spell);
}

template <class Sink, Any<Figure> AnyFigure>
void fields(Sink& sink, AnyFigure& figure) {
    sink.bits("cancelled", figure, &Figure::cancelled, kAbilityNames);
    sink.field("at", figure, &Figure::at);
    sink.field("facing", figure, &Figure::facing);
    sink.field("warrior", figure, &Figure::warrior);
    sink.field("captor", figure, &Figure::captor);
    sink.field("chariot", figure, &Figure::chariot);
    sink.field("top", figure, &Figure::top);
    sink.field("owner", figure, &Figure::owner);
    sink.field("whereabouts", figure, &Figure::whereabouts);
    sink.field("tokens", figure, &Figure::tokens);
    sink.field("given", figure, &Figure::given);
    sink.field("hurt_by", figure, &Figure::hurt_by);
    sink.bits("notes", figure, &Figure::notes, note::kNames);
    sink.field("clicks", figure, &Figure::clicks);
    sink.bits("acted", figure, &Figure::acted, kSectionNames);
    sink.below("struck", figure, &Figure::struck, kMaxDials);
}

template <class Sink, Any<Frame> AnyFrame>
void fields(Sink& sink, AnyFrame& frame) {
    sink.field("kind", frame, &Frame::ask);
    sink.field("seat", frame, &Frame::seat);
    sink.field("figure", frame, &Frame::figure);
    sink.field("other", frame, &Frame::other);
    sink.bits("sections", frame, &Frame::sections, kSectionNames);
    sink.field("clicks", frame, &Frame::clicks);
    sink.field("cause", frame, &Frame::cause);
    sink.field("by", frame, &Frame::by);
    sink.field("magical", frame, &Frame::magical);
}

template <class Sink, Any<Memo> AnyMemo>
void fields(Sink& sink, AnyMemo& memo) {
    sink.field("kind", memo, &Memo::kind);
    sink.field("figure", memo, &Memo::figure);
    sink.field("other", memo, &Memo::other);
    sink.below("section", memo, &Memo::section, kMaxDials);
}

template <class Sink, Any<Marker> AnyMarker>
void fields(Sink& sink, AnyMarker& marker) {
    sink.field("kind", marker, &Marker::kind);
    sink.field("seat", marker, &Marker::seat);
    sink.field("figure", marker, &Marker::figure);
    sink.field("piece", marker, &Marker::piece);
    sink.field("number", marker, &Marker::number);
    sink.field("at", marker, &Marker::at);
    sink.field("from", marker, &Marker::from);
    sink.field("attack", marker, &Marker::attack);
    sink.field("damage", marker, &Marker::damage);
    sink.below("section", marker, &Marker::section, kMaxDials);
    sink.field("spells", marker, &Marker::spells);
}

template <class Sink, Any<SeatState> AnySeat>
void fields(Sink& sink, AnySeat& seat) {
    sink.below("points", seat, &SeatState::points, kMostPointsRead + 1);
    sink.field("out", seat, &SeatState::out);
    sink.field("withdrawn", seat, &SeatState::withdrawn);
}

template <class Sink, Any<State> AnyState>
void fields(Sink& sink, AnyState& state) {
    sink.field("phase", state, &State::phase);
    sink.field("turn", state, &State::turn);
    sink.field("actions_left", state, &State::actions_left);
    sink.field("castle_actions", state, &State::castle_actions);
    sink.field("round", state, &State::round);
    sink.field("quiet_rounds", state, &State::quiet_rounds);
    sink.field("dial_turned", state, &State::dial_turned);
    sink.field("time_called", state, &State::time_called);
    sink.field("winner", state, &State::winner);
    sink.field("again", state, &State::acts_again);
    sink.field("seats", state, &State::seats);
    sink.field("action", state, &State::action);
    sink.field("owed", state, &State::owed);
    sink.field("memos", state, &State::memos);
    sink.counted("figures", state, &State::figures, &State::figure_count);
    sink.counted("markers", state, &State::markers, &State::marker_count);
}

}  // namespace six
