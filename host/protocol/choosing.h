// What may be done with a figure now, where it may go and where something comes to lie: asked for
// by somebody who points at the table.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "host/protocol/table.h"

namespace six::host::protocol {

struct Chances {
    Number needed = 0, chances = 0, of = 0;
};
constexpr auto described(const Chances*) {
    using T = Chances;
    return io::object(
        "Chances", "",
        {
            io::field<&T::needed>("needed", "Lowest total of the dice; 13: only a critical hit."),
            io::field<&T::chances>("chances"),
            io::field<&T::of>("of", "36 or 6; 0: nothing is rolled."),
        });
}

struct Manner {
    bool long_range = false, freeze = false;
};
constexpr auto described(const Manner*) {
    using T = Manner;
    return io::object("Manner", "How an attack is made, besides plainly.",
                      {
                          io::field<&T::long_range>("long", "At double range."),
                          io::field<&T::freeze>("freeze", "With Magic Freeze."),
                      });
}

struct AllowedManner {
    Manner manner;
    Chances chances;
};
constexpr auto described(const AllowedManner*) {
    using T = AllowedManner;
    return io::object("AllowedManner", "",
                      {
                          io::spread<&T::manner>(),
                          io::spread<&T::chances>(),
                      });
}

struct Proposed {
    std::string what;
    Vec2 at;
    Facing facing;
};
constexpr auto described(const Proposed*) {
    using T = Proposed;
    return io::object("Proposed",
                      "Something to be put down: ask `place` with `what`. It may lie there.",
                      {
                          io::field<&T::what>("what"),
                          io::field<&T::at>("at"),
                          io::field<&T::facing>("facing"),
                      });
}

struct TargetChoice {
    std::string figure;
    std::optional<Vec2> point;
    bool allowed = false;
    std::optional<Refusal> refusal;
    std::string command;
    std::optional<Proposed> place;
    Chances chances;
    std::vector<AllowedManner> manners;
};
constexpr auto described(const TargetChoice*) {
    using T = TargetChoice;
    return io::object(
        "TargetChoice",
        "What is told of a target is told of the first manner in which it is allowed.",
        {
            io::field<&T::figure>("figure"),
            io::field<&T::point>("point", "What is aimed at is this place, at its dot."),
            io::field<&T::allowed>("allowed"),
            io::field<&T::refusal>("refusal"),
            io::field<&T::command>("command", "At this one alone."),
            io::field<&T::place>("place", "It is then set down somewhere."),
            io::spread<&T::chances>(),
            io::field<&T::manners>("manners", "All that are allowed."),
        });
}

enum class MannerName : std::uint8_t { long_range, freeze };
inline constexpr std::array kMannerNames = {"long", "freeze"};
constexpr auto described(const MannerName*) {
    return io::words("", kMannerNames);
}

struct MannerChoice {
    MannerName manner{};
    std::string said, effect;
    std::optional<std::string> clause;
};
constexpr auto described(const MannerChoice*) {
    using T = MannerChoice;
    return io::object("MannerChoice", "",
                      {
                          io::field<&T::manner>("manner"),
                          io::field<&T::said>("said"),
                          io::field<&T::effect>("effect", "What it does, in a sentence."),
                          io::field<&T::clause>("clause"),
                      });
}

enum class ChoiceKind : std::uint8_t {
    move,
    turn,
    close,
    shoot,
    capture,
    rescue,
    raze,
    take,
    drop,
    cast,
    use,
    form,
    board,
    disembark,
    pass,
    release,
    cancel,
    leave_out
};
inline constexpr std::array kChoiceKinds = {
    "move", "turn", "close", "shoot", "capture",   "rescue", "raze",    "take",   "drop",
    "cast", "use",  "form",  "board", "disembark", "pass",   "release", "cancel", "leave_out"};
static_assert(kChoiceKinds.size() == static_cast<std::size_t>(ChoiceKind::leave_out) + 1);
constexpr auto described(const ChoiceKind*) {
    return io::words(
        "ChoiceKind", kChoiceKinds,
        "move: drag, ask `reach` and `way`, with `going` where it has one. turn: by the handle, "
        "without an action (Nimble). "
        "raze: an attack on constructed terrain, one choice a piece. take, drop: an item, one "
        "choice each. use: an ability used by "
        "itself, with targets or none. form: a movement formation. "
        "cancel: an ability, until the end of the turn. leave_out: in the deployment.");
}

struct Casting {
    std::string book, spell;
    bool browse = false;
};
constexpr auto described(const Casting*) {
    using T = Casting;
    return io::object("Casting", "A spell that is cast at a place.",
                      {
                          io::field<&T::book>("book").within(1, 64),
                          io::field<&T::spell>("spell").within(1, 64),
                          io::field<&T::browse>("browse"),
                      });
}

struct Choice {
    ChoiceKind what{};
    std::optional<Ability> ability;
    std::string said;
    std::optional<SectionName> section;
    bool allowed = false;
    std::optional<Refusal> refusal;
    std::optional<std::string> clause, command, piece;
    std::optional<Proposed> place;
    std::optional<Going> going;
    std::optional<Inches> area;
    std::optional<Casting> casting;
    std::vector<std::string> members, pacers;
    std::vector<TargetChoice> targets;
    std::vector<MannerChoice> manners;
};
constexpr auto described(const Choice*) {
    using T = Choice;
    return io::object(
        "Choice", "One kind of thing a figure may be told to do.",
        {
            io::field<&T::what>("what"),
            io::field<&T::ability>("ability",
                                   "close and shoot with an ability, or the ability used"),
            io::field<&T::said>("said"),
            io::field<&T::section>("section"),
            io::field<&T::allowed>("allowed"),
            io::field<&T::refusal>("refusal", "Why not."),
            io::field<&T::clause>("clause", "That allows it, where a player would ask."),
            io::field<&T::command>("command", "Complete, when nothing is left to choose."),
            io::field<&T::piece>("piece", "raze: which one."),
            io::field<&T::place>("place", "Where somebody is set down is left to choose."),
            io::field<&T::going>("going", "move: not simply."),
            io::field<&T::area>("area",
                                "It is aimed at any place; whoever is so near is attacked."),
            io::field<&T::casting>("casting", "cast: what, at the place aimed at."),
            io::field<&T::members>("members", "form: who stands together"),
            io::field<&T::pacers>("pacers", "form: whose Forced March may set the pace"),
            io::field<&T::targets>(
                "targets",
                "Whom it could be aimed at, forbidden ones too; none: it finds them itself."),
            io::field<&T::manners>("manners", "In which somebody may be attacked."),
        });
}

struct ChoicesAnswer {
    std::string figure;
    std::vector<Choice> choices;
};
constexpr auto described(const ChoicesAnswer*) {
    using T = ChoicesAnswer;
    return io::object("ChoicesAnswer", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::choices>("choices"),
                      });
}

struct BreakAway {
    Number needed = 0, chances = 0, of = 0;
    std::optional<std::string> clause;
};
constexpr auto described(const BreakAway*) {
    using T = BreakAway;
    return io::object("", "",
                      {
                          io::field<&T::needed>("needed"),
                          io::field<&T::chances>("chances"),
                          io::field<&T::of>("of"),
                          io::field<&T::clause>("clause"),
                      });
}

struct ReachAnswer {
    std::string figure;
    Inches normal, furthest;
    std::optional<Refusal> refusal;
    std::vector<std::vector<Vec2>> region, beyond;
    std::optional<BreakAway> break_away;
};
constexpr auto described(const ReachAnswer*) {
    using T = ReachAnswer;
    return io::object(
        "ReachAnswer", "Picked up: where it may go.",
        {
            io::field<&T::figure>("figure"),
            io::field<&T::normal>("normal", "Mils."),
            io::field<&T::furthest>("furthest"),
            io::field<&T::refusal>("refusal", "It may not move at all."),
            io::field<&T::region>(
                "region",
                "Rings of polygons, holes among them (even-odd): where its dot may come to rest."),
            io::field<&T::beyond>("beyond",
                                  "What of it lies beyond the normal pace (no attack follows)."),
            io::field<&T::break_away>("breakAway"),
        });
}

enum class ContactArc : std::uint8_t { front, rear };
inline constexpr std::array kContactArcs = {"front", "rear"};
constexpr auto described(const ContactArc*) {
    return io::words("", kContactArcs);
}

struct Contact {
    std::string figure;
    bool friendly = false;
    ContactArc arc{};
};
constexpr auto described(const Contact*) {
    using T = Contact;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::friendly>("friendly"),
                          io::field<&T::arc>("arc"),
                      });
}

struct WayAnswer {
    std::string figure;
    Vec2 at;
    Facing facing;
    bool reached = false;
    std::vector<Vec2> path;
    Inches length;
    std::vector<Contact> contacts;
    std::optional<BreakAway> break_away;
    std::optional<std::string> command;
    std::optional<Refusal> refusal;
};
constexpr auto described(const WayAnswer*) {
    using T = WayAnswer;
    return io::object(
        "WayAnswer", "Under the pointer.",
        {
            io::field<&T::figure>("figure"),
            io::field<&T::at>(
                "at",
                "Where it would stand: the pointer's place, or the furthest legal one towards it."),
            io::field<&T::facing>("facing"),
            io::field<&T::reached>(
                "reached", "At the pointer's place, or drawn from there to a base that is near."),
            io::field<&T::path>("path", "From where it stands, all bends, to `at`."),
            io::field<&T::length>("length"),
            io::field<&T::contacts>("contacts"),
            io::field<&T::break_away>("breakAway"),
            io::field<&T::command>(
                "command", "Sends it; of a member of a formation: null where it cannot go."),
            io::field<&T::refusal>("refusal", "Of the pointer's place."),
        });
}

struct PlaceAnswer {
    Vec2 at;
    Facing facing;
    std::optional<std::string> command;
    std::optional<Refusal> refusal;
};
constexpr auto described(const PlaceAnswer*) {
    using T = PlaceAnswer;
    return io::object(
        "PlaceAnswer", "Pointed with: where it would lie, turned as wished.",
        {
            io::field<&T::at>(
                "at",
                "The legal place that is nearest, flush with its neighbours; or the pointer's."),
            io::field<&T::facing>("facing"),
            io::field<&T::command>("command", "Puts it there."),
            io::field<&T::refusal>("refusal",
                                   "Of the pointer's place: nothing near it is legal either."),
        });
}

}  // namespace six::host::protocol
