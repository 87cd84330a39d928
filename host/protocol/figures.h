// What lies and stands on the table, and how the desk refuses something.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "host/protocol/words.h"

namespace six::host::protocol {

struct Trouble {
    std::string key, where, sentence;
};
constexpr auto described(const Trouble*) {
    using T = Trouble;
    return io::object("", "",
                      {
                          io::field<&T::key>("key"),
                          io::field<&T::where>("where"),
                          io::field<&T::sentence>("sentence"),
                      });
}

struct Failure {
    Trouble error;
};
constexpr auto described(const Failure*) {
    using T = Failure;
    return io::object("Failure", "Any request may be answered so; nothing has changed then.",
                      {
                          io::field<&T::error>("error"),
                      });
}

struct Refusal {
    std::string reason, sentence;
    std::optional<std::string> clause, figure, other, piece;
    std::optional<Vec2> where;
};
constexpr auto described(const Refusal*) {
    using T = Refusal;
    return io::object(
        "Refusal",
        "A refusal of the rules: nothing has changed. What is in the way is named, to be lit up.",
        {
            io::field<&T::reason>("reason"),
            io::field<&T::sentence>("sentence", "Without the clause."),
            io::field<&T::clause>("clause"),
            io::field<&T::figure>("figure", "A label, as `other` is."),
            io::field<&T::other>("other"),
            io::field<&T::piece>("piece"),
            io::field<&T::where>("where"),
        });
}

// --- figures ---

struct Mark {
    Ability ability{};
    bool cancelled = false;
};
constexpr auto described(const Mark*) {
    using T = Mark;
    return io::object("Mark", "",
                      {
                          io::field<&T::ability>("ability"),
                          io::if_true<&T::cancelled>("cancelled"),
                      });
}

struct Cell {
    std::optional<Number> value;
    std::vector<Mark> marks;
};
constexpr auto described(const Cell*) {
    using T = Cell;
    return io::object("Cell", "",
                      {
                          io::field<&T::value>("value", "Null: a skull."),
                          io::field<&T::marks>("marks"),
                      });
}

struct Section {
    std::optional<SectionName> name;
    Number click = 0, clicks = 0;
    bool active = false, acted = false;
    Cell speed, attack, defense, damage;
    Inches range;
    Number targets = 0;
    std::vector<std::string> types;
};
constexpr auto described(const Section*) {
    using T = Section;
    return io::object("Section", "A section of a large figure, or the one dial of any other.",
                      {
                          io::field<&T::name>("name", "Null: the figure has one dial."),
                          io::field<&T::click>("click", "The slot that shows, from 0."),
                          io::field<&T::clicks>("clicks", "Slots with at least one value."),
                          io::field<&T::active>("active"),
                          io::field<&T::acted>("acted", "Was given an action in this turn."),
                          io::field<&T::speed>("speed"),
                          io::field<&T::attack>("attack"),
                          io::field<&T::defense>("defense"),
                          io::field<&T::damage>("damage"),
                          io::field<&T::range>("range", "Mils."),
                          io::field<&T::targets>("targets"),
                          io::field<&T::types>("types",
                                               "What only 2.0 has, said: the types of its values, "
                                               "ranged damage, attack bonus."),
                      });
}

enum class DiscKind : std::uint8_t { disc, quartered };
inline constexpr std::array kDiscKinds = {"disc", "quartered"};
constexpr auto described(const DiscKind*) {
    return io::words("", kDiscKinds);
}
enum class DoubleKind : std::uint8_t { double_disc };
inline constexpr std::array kDoubleKinds = {"double"};
constexpr auto described(const DoubleKind*) {
    return io::words("", kDoubleKinds);
}
enum class OutlineKind : std::uint8_t { outline };
inline constexpr std::array kOutlineKinds = {"outline"};
constexpr auto described(const OutlineKind*) {
    return io::words("", kOutlineKinds);
}

struct DiscBase {
    DiscKind kind{};
    Inches radius;
    Number arc = 0;
};
constexpr auto described(const DiscBase*) {
    using T = DiscBase;
    return io::object("", "",
                      {
                          io::field<&T::kind>("kind"),
                          io::field<&T::radius>("radius"),
                          io::field<&T::arc>("arc"),
                      });
}

struct DoubleBase {
    DoubleKind kind{};
    Inches radius, spacing;
    Number arc = 0;
};
constexpr auto described(const DoubleBase*) {
    using T = DoubleBase;
    return io::object("", "",
                      {
                          io::field<&T::kind>("kind"),
                          io::field<&T::radius>("radius"),
                          io::field<&T::spacing>("spacing"),
                          io::field<&T::arc>("arc"),
                      });
}

struct OutlineBase {
    OutlineKind kind{};
    std::vector<Vec2> outline;
    Number arc = 0;
};
constexpr auto described(const OutlineBase*) {
    using T = OutlineBase;
    return io::object("", "",
                      {
                          io::field<&T::kind>("kind"),
                          io::field<&T::outline>("outline"),
                          io::field<&T::arc>("arc"),
                      });
}

using BaseShape = std::variant<DiscBase, DoubleBase, OutlineBase>;
constexpr auto described(const BaseShape*) {
    return io::either("BaseShape", "An outline is that of a castle section, where it stands.");
}

struct Wielded {
    std::string name, said;
};
constexpr auto described(const Wielded*) {
    using T = Wielded;
    return io::object("Wielded", "An item or relic.",
                      {
                          io::field<&T::name>("name", "As printed."),
                          io::field<&T::said>("said", "What it does: \"attack value +1\"."),
                      });
}

struct Figure {
    std::string label, warrior, name;
    FigureKind kind{};
    std::optional<std::string> silhouette;
    Faction faction{};
    SeatName owner;
    Whereabouts whereabouts{};
    Vec2 at;
    Facing facing;
    BaseShape base;
    Number points = 0, tokens = 0;
    Given given{};
    bool ready = false;
    std::optional<std::string> captor, captive, chariot, passenger, top;
    bool demoralized = false, soaring = false;
    std::vector<Section> sections;
    std::vector<Wielded> items;
    std::vector<std::string> spells;
};
constexpr auto described(const Figure*) {
    using T = Figure;
    return io::object(
        "Figure", "",
        {
            io::field<&T::label>("label", "r1"),
            io::field<&T::warrior>("warrior", "Id of its definition."),
            io::field<&T::name>("name"),
            io::field<&T::kind>("kind"),
            io::field<&T::silhouette>("silhouette",
                                      "Of data/emblems/silhouettes, where it is told."),
            io::field<&T::faction>("faction"),
            io::field<&T::owner>("owner"),
            io::field<&T::whereabouts>("whereabouts"),
            io::field<&T::at>("at"),
            io::field<&T::facing>("facing"),
            io::field<&T::base>("base"),
            io::field<&T::points>("points"),
            io::field<&T::tokens>("tokens"),
            io::field<&T::given>("given"),
            io::field<&T::ready>("ready",
                                 "Could be given an action now, as far as tokens and turns go."),
            io::field<&T::captor>("captor"),
            io::field<&T::captive>("captive", "Whom it holds."),
            io::field<&T::chariot>("chariot", "Whose passenger it is."),
            io::field<&T::passenger>("passenger"),
            io::field<&T::top>("top", "The castle section it stands on."),
            io::field<&T::demoralized>("demoralized"),
            io::field<&T::soaring>("soaring", "At the level of the flight stand."),
            io::field<&T::sections>("sections"),
            io::field<&T::items>("items", "That it wields."),
            io::field<&T::spells>("spells", "Names of the enchantments that lie on it."),
        });
}

// --- the battlefield ---

struct Piece {
    std::string name, said;
    TerrainKind kind{};
    Height height{};
    std::vector<Vec2> outline, access;
    std::optional<std::string> section;
    std::optional<Number> structure;
};
constexpr auto described(const Piece*) {
    using T = Piece;
    return io::object(
        "Piece", "",
        {
            io::field<&T::name>("name", "Id on this table."),
            io::field<&T::said>("said"),
            io::field<&T::kind>("kind"),
            io::field<&T::height>("height"),
            io::field<&T::outline>("outline"),
            io::field<&T::access>("access"),
            io::field<&T::section>("section", "The castle section whose ground it is."),
            io::field<&T::structure>("structure",
                                     "Of constructed terrain: the structural points left."),
        });
}

struct Field {
    Inches width, height;
    std::vector<Piece> pieces;
};
constexpr auto described(const Field*) {
    using T = Field;
    return io::object("Field", "",
                      {
                          io::field<&T::width>("width"),
                          io::field<&T::height>("height"),
                          io::field<&T::pieces>("pieces"),
                      });
}

}  // namespace six::host::protocol
