// The table as the desk tells it: who sits at it, what is owed, what has happened.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/dial/attack_kind.h"
#include "host/protocol/figures.h"
#include "io/language/names.h"

namespace six::host::protocol {

struct Orders {
    bool spin = false, cancel = false, dodge = false, terrify = false;
};
constexpr auto described(const Orders*) {
    using T = Orders;
    return io::object(
        "Orders", "",
        {
            io::field<&T::spin>("spin", "Free spins are taken, towards the newcomer."),
            io::field<&T::cancel>("cancel", "Optional abilities stay on."),
            io::field<&T::dodge>("dodge", "Always rolled."),
            io::field<&T::terrify>(
                "terrify",
                "Stays on when others come near; so unless its owner wants to be asked."),
        });
}

struct CompanyView {
    std::string name, number, said;
    Ability ability{};
    std::string clause;
};
constexpr auto described(const CompanyView*) {
    using T = CompanyView;
    return io::object("CompanyView", "The adventuring company that an army of 2.0 is.",
                      {
                          io::field<&T::name>("name"),
                          io::field<&T::number>("number", "Of the card; may be empty."),
                          io::field<&T::said>("said", "What it does, in a sentence."),
                          io::field<&T::ability>("ability", "That all its members have."),
                          io::field<&T::clause>("clause"),
                      });
}

struct SeatView {
    SeatName seat;
    std::string said, player;
    Number team = 0;
    std::optional<Edge> edge;
    std::optional<std::array<Vec2, 2>> area;
    Number points = 0;
    std::string army_name;
    Number army_points = 0;
    std::optional<CompanyView> company;
    bool out = false;
    Orders orders;
};
constexpr auto described(const SeatView*) {
    using T = SeatView;
    return io::object("SeatView", "",
                      {
                          io::field<&T::seat>("seat"),
                          io::field<&T::said>("said"),
                          io::field<&T::player>("player", "human, simple, random"),
                          io::field<&T::team>("team"),
                          io::field<&T::edge>("edge"),
                          io::field<&T::area>("area", "Where it may deploy."),
                          io::field<&T::points>("points", "Victory points."),
                          io::field<&T::army_name>("armyName"),
                          io::field<&T::army_points>("armyPoints"),
                          io::field<&T::company>("company", "Null: the army is none."),
                          io::field<&T::out>("out"),
                          io::field<&T::orders>("orders"),
                      });
}

// --- what is owed ---

struct ReadyAnswer {
    std::string what, command, said;
    std::optional<std::string> clause;
    bool declines = false;
};
constexpr auto described(const ReadyAnswer*) {
    using T = ReadyAnswer;
    return io::object(
        "ReadyAnswer", "An answer that needs no pointing at the table: a button.",
        {
            io::field<&T::what>("what", "The kind of command: end_turn, decline, section ..."),
            io::field<&T::command>("command"),
            io::field<&T::said>("said", "On the button."),
            io::field<&T::clause>("clause"),
            io::field<&T::declines>("declines"),
        });
}

struct Item {
    std::string what;
    std::optional<Number> number;
    std::string said;
    std::optional<std::string> figure;
    std::optional<Piece> piece;
    std::optional<Inches> radius;
    std::optional<Vec2> at;
    Facing facing;
    std::optional<Refusal> refusal;
};
constexpr auto described(const Item*) {
    using T = Item;
    return io::object(
        "Item", "Something that is put down without a way, or chosen to be: ask `place`.",
        {
            io::field<&T::what>("what", "For `place`, and to tell it from others."),
            io::field<&T::number>("number", "Of an item of terrain."),
            io::field<&T::said>("said"),
            io::field<&T::figure>(
                "figure", "A label; of a castle section in hand `base.outline` lies about 0,0."),
            io::field<&T::piece>("piece", "An item of terrain, about 0,0."),
            io::field<&T::radius>("radius", "Of a round token, which is not turned."),
            io::field<&T::at>("at", "It lies ready there."),
            io::field<&T::facing>("facing"),
            io::field<&T::refusal>("refusal", "It may not be chosen."),
        });
}

struct Cancelling {
    std::string figure;
    std::optional<Ability> ability;
    std::string said;
    std::optional<std::string> clause;
};
constexpr auto described(const Cancelling*) {
    using T = Cancelling;
    return io::object(
        "Cancelling",
        "An ability that may be cancelled in an attack, or a defense that need not be borrowed.",
        {
            io::field<&T::figure>("figure"),
            io::field<&T::ability>("ability", "Null: it defends with its own value."),
            io::field<&T::said>("said"),
            io::field<&T::clause>("clause"),
        });
}

enum class AnswersNext : std::uint8_t { dice, bot, order, agreed };
inline constexpr std::array kAnswersNext = {"dice", "bot", "order", "agreed"};
constexpr auto described(const AnswersNext*) {
    return io::words("", kAnswersNext);
}

// --- how a figure goes ---

enum class Follows : std::uint8_t { close, ranged };
constexpr auto described(const Follows*) {
    return io::words("", kAttackNames);
}
enum class Rise : std::uint8_t { up, down };
inline constexpr std::array kRises = {"up", "down"};
constexpr auto described(const Rise*) {
    return io::words("", kRises);
}

struct Going {
    std::optional<Follows> then;
    std::optional<Rise> level;
    std::optional<std::string> carried;
};
constexpr auto described(const Going*) {
    using T = Going;
    return io::object("Going",
                      "How a figure goes, besides simply: what is said before its way is known.",
                      {
                          io::maybe<&T::then>("then", "It begins an attack: Charge, Bound, surge."),
                          io::maybe<&T::level>("level", "It takes off, or lands."),
                          io::maybe<&T::carried>("carried", "Whom it takes along through the air.")
                              .within(1, io::kMaxLabel),
                      });
}

struct Owed {
    std::string ask;
    std::optional<SeatName> seat;
    std::string sentence;
    std::optional<std::string> clause, figure, other;
    Number dice = 0;
    std::vector<SectionName> sections;
    std::optional<AnswersNext> by;
    std::vector<ReadyAnswer> answers;
    std::vector<Cancelling> cancels;
    std::optional<std::string> turn;
    std::optional<Going> going;
    std::vector<Item> items;
    std::vector<std::string> members;
};
constexpr auto described(const Owed*) {
    using T = Owed;
    return io::object(
        "Owed", "",
        {
            io::field<&T::ask>("ask",
                               "Name of Ask: give_action, free_spin, dodge, roll_attack ..."),
            io::field<&T::seat>("seat", "Null: chance, or nobody."),
            io::field<&T::sentence>("sentence", "What is asked."),
            io::field<&T::clause>("clause"),
            io::field<&T::figure>("figure"),
            io::field<&T::other>("other"),
            io::field<&T::dice>("dice"),
            io::field<&T::sections>("sections"),
            io::field<&T::by>("by", "Who answers without a person: then ask `go_on`."),
            io::field<&T::answers>("answers"),
            io::field<&T::cancels>(
                "cancels",
                "Of cancel_abilities: any of these together are one answer, the wish `cancel`."),
            io::field<&T::turn>("turn", "Only a facing is to be chosen: the command before it."),
            io::field<&T::going>("going", "Of choose_path: as the action was given."),
            io::field<&T::items>("items",
                                 "Of build_section, choose_terrain, place_terrain, "
                                 "place_objective and place_figure; of a passenger's choose_path."),
            io::field<&T::members>("members", "Of choose_paths: the members that move."),
        });
}

// --- the whole of it ---

enum class Mode : std::uint8_t { game, sandbox };
inline constexpr std::array kModes = {"game", "sandbox"};
constexpr auto described(const Mode*) {
    return io::words("", kModes);
}
enum class TablePhase : std::uint8_t { setup, deploying, playing, over };
inline constexpr std::array kTablePhases = {"setup", "deploying", "playing", "over"};
constexpr auto described(const TablePhase*) {
    return io::words("", kTablePhases);
}

struct DomainView {
    std::string name, said, text, clause;
    SeatName by;
    bool in_force = false;
};
constexpr auto described(const DomainView*) {
    using T = DomainView;
    return io::object("DomainView", "A card that changes the whole battlefield.",
                      {
                          io::field<&T::name>("name"),
                          io::field<&T::said>("said"),
                          io::field<&T::text>("text", "What it does, in a sentence."),
                          io::field<&T::clause>("clause"),
                          io::field<&T::by>("by"),
                          io::field<&T::in_force>("inForce", "False: another one cancels it."),
                      });
}

struct Objective {
    Vec2 at;
    Inches radius;
    std::optional<SeatName> seat;
};
constexpr auto described(const Objective*) {
    using T = Objective;
    return io::object("Objective", "A token on the table, of games that have them.",
                      {
                          io::field<&T::at>("at"),
                          io::field<&T::radius>("radius"),
                          io::field<&T::seat>("seat", "Who controls it. Null: nobody."),
                      });
}

struct WaitingShot {
    std::string figure;
    SeatName seat;
    Vec2 at, from;
    Inches radius;
};
constexpr auto described(const WaitingShot*) {
    using T = WaitingShot;
    return io::object("WaitingShot",
                      "A Bombardment that was fired and comes down at a later turn, or does now.",
                      {
                          io::field<&T::figure>("figure", "Who fired it."),
                          io::field<&T::seat>("seat"),
                          io::field<&T::at>("at", "Where it comes down, unless it drifts."),
                          io::field<&T::from>("from", "From where it was fired."),
                          io::field<&T::radius>("radius", "Whoever is so near is attacked."),
                      });
}

struct ItemToken {
    Wielded item;
    Vec2 at;
    Inches radius;
};
constexpr auto described(const ItemToken*) {
    using T = ItemToken;
    return io::object("ItemToken", "An item that lies on the table: nobody wields it.",
                      {
                          io::spread<&T::item>(),
                          io::field<&T::at>("at"),
                          io::field<&T::radius>("radius"),
                      });
}

struct Glyph {
    std::string name;
    SeatName seat;
    Vec2 at;
    Inches radius;
};
constexpr auto described(const Glyph*) {
    using T = Glyph;
    return io::object("Glyph", "The element of a spell that lies on the battlefield.",
                      {
                          io::field<&T::name>("name", "Of the spell, as printed."),
                          io::field<&T::seat>("seat", "Who cast it."),
                          io::field<&T::at>("at"),
                          io::field<&T::radius>("radius"),
                      });
}

enum class TurnPhase : std::uint8_t { command, action, end };
inline constexpr std::array kTurnPhases = {"command", "action", "end"};
constexpr auto described(const TurnPhase*) {
    return io::words("", kTurnPhases);
}

struct TableView {
    Mode mode{};
    Edition edition{};
    std::string edition_said, map_name, seed;
    TablePhase phase{};
    Number round = 0;
    std::optional<SeatName> turn;
    std::optional<TurnPhase> turn_phase;
    Number actions_left = 0, actions = 0, castle_actions = 0;
    std::optional<SeatName> winner;
    Number answered = 0;
    bool can_undo = false;
    Owed owed;
    std::vector<SeatView> seats;
    Field field;
    std::vector<DomainView> domains;
    std::vector<Figure> figures;
    std::vector<Objective> objectives;
    std::vector<WaitingShot> shots;
    std::vector<ItemToken> items;
    std::vector<Glyph> glyphs;
    std::vector<std::string> unused;
};
constexpr auto described(const TableView*) {
    using T = TableView;
    return io::object(
        "TableView", "",
        {
            io::field<&T::mode>("mode"),
            io::field<&T::edition>("edition"),
            io::field<&T::edition_said>("editionSaid"),
            io::field<&T::map_name>("mapName"),
            io::field<&T::seed>("seed"),
            io::field<&T::phase>("phase"),
            io::field<&T::round>("round"),
            io::field<&T::turn>("turn"),
            io::field<&T::turn_phase>("turnPhase", "Of games that tell it."),
            io::field<&T::actions_left>("actionsLeft"),
            io::field<&T::actions>("actions", "With which the turn began."),
            io::field<&T::castle_actions>("castleActions"),
            io::field<&T::winner>("winner"),
            io::field<&T::answered>("answered",
                                    "How many answers have been given: the place in the game."),
            io::field<&T::can_undo>("canUndo"),
            io::field<&T::owed>("owed"),
            io::field<&T::seats>("seats"),
            io::field<&T::field>("field"),
            io::field<&T::domains>("domains", "In the order in which they were revealed."),
            io::field<&T::figures>("figures", "During set-up too, once all armies are known."),
            io::field<&T::objectives>("objectives"),
            io::field<&T::shots>("shots"),
            io::field<&T::items>("items"),
            io::field<&T::glyphs>("glyphs"),
            io::field<&T::unused>(
                "unused", "Labels that could still be given an action in this turn, to remind of."),
        });
}

struct Line {
    std::string kind, text;
    std::optional<std::string> clause;
    bool minor = false;
    std::optional<std::string> figure, other;
    Number n = 0, m = 0;
    std::optional<std::string> word;
    std::optional<SectionName> section;
    std::optional<Vec2> at;
};
constexpr auto described(const Line*) {
    using T = Line;
    return io::object(
        "Line", "One thing that happened, to be read.",
        {
            io::field<&T::kind>("kind", "Name of the event: moved, attack_rolled, clicked ..."),
            io::field<&T::text>("text", "Without the clause."),
            io::field<&T::clause>("clause"),
            io::field<&T::minor>("minor", "The table shows it anyway."),
            io::field<&T::figure>("figure"),
            io::field<&T::other>("other"),
            io::field<&T::n>("n"),
            io::field<&T::m>("m"),
            io::field<&T::word>("word", "hit, miss, critical_hit, held, left ..."),
            io::field<&T::section>("section"),
            io::field<&T::at>("at", "Where, if it tells of a place."),
        });
}

struct Way {
    std::string figure;
    std::vector<Vec2> points;
    Facing facing;
};
constexpr auto described(const Way*) {
    using T = Way;
    return io::object("Way", "A way gone, for the eye: from where to where.",
                      {
                          io::field<&T::figure>("figure"),
                          io::field<&T::points>("points"),
                          io::field<&T::facing>("facing"),
                      });
}

enum class AnsweredBy : std::uint8_t { person, bot, order, dice };
inline constexpr std::array kAnsweredBy = {"person", "bot", "order", "dice"};
constexpr auto described(const AnsweredBy*) {
    return io::words("", kAnsweredBy);
}

struct Told {
    Number n = 0;
    std::optional<SeatName> seat;
    AnsweredBy by{};
    std::string command;
    std::vector<Number> dice;
    std::vector<Way> ways;
    std::vector<Line> lines;
};
constexpr auto described(const Told*) {
    using T = Told;
    return io::object("Told", "One answer and what came of it.",
                      {
                          io::field<&T::n>("n", "Its place in the game, from 1."),
                          io::field<&T::seat>("seat"),
                          io::field<&T::by>("by"),
                          io::field<&T::command>("command"),
                          io::field<&T::dice>("dice", "When chance answered."),
                          io::field<&T::ways>("ways"),
                          io::field<&T::lines>("lines"),
                      });
}

struct TableAnswer {
    std::vector<Told> told;
    TableView table;
};
constexpr auto described(const TableAnswer*) {
    using T = TableAnswer;
    return io::object("TableAnswer", "",
                      {
                          io::field<&T::told>("told", "Since the request."),
                          io::field<&T::table>("table"),
                      });
}

}  // namespace six::host::protocol
