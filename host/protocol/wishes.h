// What somebody wishes for in a request: a set-up, what a hand has put together by pointing, what a
// judge changes.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/catalog/domain.h"
#include "host/protocol/choosing.h"
#include "io/language/names.h"

namespace six {

constexpr auto described(const Domain*) {
    return io::words("Domain", kDomainNames);
}

}  // namespace six

namespace six::host::protocol {

inline constexpr std::int32_t kLabel = io::kMaxLabel;
inline constexpr std::int32_t kFar = 200'000;  // mils: no table is so large

struct SetupWish {
    std::optional<io::AnyJson> file;
    std::optional<std::string> name;
};
constexpr auto described(const SetupWish*) {
    using T = SetupWish;
    return io::object(
        "SetupWish",
        "docs/formats.md, six-skulls/setup; or the name of one that comes with the program.",
        {
            io::one_of<&T::file>("file"),
            io::one_of<&T::name>("name").within(1, 64),
        });
}

// --- wishes ---

enum class AttackWay : std::uint8_t { close, shoot, capture, rescue };
inline constexpr std::array kAttackWays = {"close", "shoot", "capture", "rescue"};
constexpr auto described(const AttackWay*) {
    return io::words("", kAttackWays);
}

struct AttackWish {
    AttackWay what{};
    std::string figure;
    std::optional<Ability> ability;
    std::optional<SectionName> section;
    std::vector<std::string> targets, members;
    std::optional<Vec2> point;
    Manner manner;
};
constexpr auto described(const AttackWish*) {
    using T = AttackWish;
    return io::object(
        "AttackWish",
        "What a hand has put together by pointing; the engine makes the command of it.",
        {
            io::field<&T::what>("what"),
            io::field<&T::figure>("figure").within(1, kLabel),
            io::field<&T::ability>("ability"),
            io::field<&T::section>("section"),
            io::field<&T::targets>("targets").within(1, kLabel),
            io::field<&T::members>("members").within(1, kLabel),
            io::maybe<&T::point>("point", "Not figures are aimed at, but this place.")
                .within(-kFar, kFar),
            io::spread<&T::manner>(),
        });
}

struct CastWish {
    std::string figure;
    Casting casting;
    Vec2 point;
};
constexpr auto described(const CastWish*) {
    using T = CastWish;
    return io::object("CastWish", "A spell at a place that was pointed at.",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                          io::spread<&T::casting>(),
                          io::field<&T::point>("point").within(-kFar, kFar),
                      });
}

struct FormWish {
    std::vector<std::string> members;
    std::optional<std::string> march;
};
constexpr auto described(const FormWish*) {
    using T = FormWish;
    return io::object("", "",
                      {
                          io::field<&T::members>("members").within(1, kLabel),
                          io::field<&T::march>("march").within(1, kLabel),
                      });
}

struct CancelWish {
    std::string figure;
    std::optional<Ability> ability;
};
constexpr auto described(const CancelWish*) {
    using T = CancelWish;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                          io::field<&T::ability>("ability"),
                      });
}

struct Wish {
    std::optional<AttackWish> attack;
    std::optional<CastWish> cast;
    std::optional<FormWish> form;
    std::optional<std::vector<CancelWish>> cancel;
};
constexpr auto described(const Wish*) {
    using T = Wish;
    return io::object("Wish", "",
                      {
                          io::one_of<&T::attack>("attack"),
                          io::one_of<&T::cast>("cast"),
                          io::one_of<&T::form>("form"),
                          io::one_of<&T::cancel>("cancel"),
                      });
}

// --- changes of a judge ---

struct FigureAdding {
    std::string warrior;
    SeatName seat;
    Vec2 at;
    Facing facing;
    std::optional<std::string> label;
};
constexpr auto described(const FigureAdding*) {
    using T = FigureAdding;
    return io::object("", "",
                      {
                          io::field<&T::warrior>("warrior").within(1, 130),
                          io::field<&T::seat>("seat").within(1, 16),
                          io::field<&T::at>("at").within(-kFar, kFar),
                          io::field<&T::facing>("facing"),
                          io::maybe<&T::label>("label").within(1, kLabel),
                      });
}

struct FigureSetting {
    std::string figure;
    std::optional<Vec2> at;
    std::optional<Facing> facing;
    std::optional<std::vector<Number>> clicks;
    std::optional<Number> tokens;
    std::optional<std::optional<std::string>> captor, chariot;
    std::optional<bool> eliminated, soaring;
};
constexpr auto described(const FigureSetting*) {
    using T = FigureSetting;
    return io::object("FigureSetting",
                      "Places in mils, facings in tenths, clicks as slots from 0 (Section.click).",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                          io::maybe<&T::at>("at").within(-kFar, kFar),
                          io::maybe<&T::facing>("facing"),
                          io::maybe<&T::clicks>("clicks"),
                          io::maybe<&T::tokens>("tokens"),
                          io::maybe<&T::captor>("captor").within(1, kLabel),
                          io::maybe<&T::chariot>("chariot").within(1, kLabel),
                          io::maybe<&T::eliminated>("eliminated"),
                          io::maybe<&T::soaring>("soaring", "Where it can soar."),
                      });
}

struct FigureNamed {
    std::string figure;
};
constexpr auto described(const FigureNamed*) {
    using T = FigureNamed;
    return io::object("", "",
                      {
                          io::field<&T::figure>("figure").within(1, kLabel),
                      });
}

struct TurnTaking {
    SeatName seat;
    std::optional<Number> actions;
};
constexpr auto described(const TurnTaking*) {
    using T = TurnTaking;
    return io::object("", "",
                      {
                          io::field<&T::seat>("seat").within(1, 16),
                          io::maybe<&T::actions>("actions").within(0, 100),
                      });
}

struct ObjectiveWish {
    Vec2 at;
    std::optional<SeatName> seat;
};
constexpr auto described(const ObjectiveWish*) {
    using T = ObjectiveWish;
    return io::object("ObjectiveWish", "",
                      {
                          io::field<&T::at>("at").within(-kFar, kFar),
                          io::maybe<&T::seat>("seat", "Who controls it.").within(1, 16),
                      });
}

struct DomainWish {
    Domain name{};
    SeatName by;
};
constexpr auto described(const DomainWish*) {
    using T = DomainWish;
    return io::object("DomainWish", "",
                      {
                          io::field<&T::name>("name"),
                          io::field<&T::by>("by").within(1, 16),
                      });
}

struct Edit {
    std::optional<FigureAdding> add;
    std::optional<FigureSetting> set;
    std::optional<FigureNamed> remove;
    std::optional<TurnTaking> turn;
    std::optional<std::vector<ObjectiveWish>> objectives;
    std::optional<std::vector<DomainWish>> domains;
    std::optional<Edition> edition;
    std::optional<io::AnyJson> field;
};
constexpr auto described(const Edit*) {
    using T = Edit;
    return io::object("Edit", "",
                      {
                          io::one_of<&T::add>("add"),
                          io::one_of<&T::set>("set"),
                          io::one_of<&T::remove>("remove"),
                          io::one_of<&T::turn>("turn", "It begins anew."),
                          io::one_of<&T::objectives>("objectives", "All that lie there."),
                          io::one_of<&T::domains>("domains", "All that were revealed."),
                          io::one_of<&T::edition>("edition"),
                          io::one_of<&T::field>("field", "A map file."),
                      });
}

}  // namespace six::host::protocol
