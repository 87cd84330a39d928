// A person at the browser table who only clicks: what web/src/play puts together from the desk's
// answers, and nothing else. Whatever he cannot put together has no way to the engine.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/messages/command.h"
#include "host/desk.h"
#include "host/play_game.h"
#include "tests/support/command_for.h"

namespace six::fixture {

class Clicks {
public:
    using Json = nlohmann::ordered_json;

    // The desk shows the same moment as the game.
    Clicks(host::Desk& desk, const host::PlayGame& game, const Json& table);

    // Empty: it can be given. Otherwise the first thing that is not offered for it. In full: it is
    // also put together to the end, by asking for the way, the place or the sum.
    std::string missing(const Command&, bool in_full = true);

    // Whom to ask for something else; see host/protocol/requests.h.
    Json ask(const Json& request) const { return Json::parse(desk_.request(request.dump())); }

    std::string operator()(const Move&);
    std::string operator()(const Attack&);
    std::string operator()(const UseAbility&);
    std::string operator()(const FormUp&);
    std::string operator()(const Cancel&);
    std::string operator()(const March&);
    std::string operator()(const Board&);
    std::string operator()(const Disembark&);
    std::string operator()(const Pass&);
    std::string operator()(const HandleItem&);
    std::string operator()(const CastSpell&);
    std::string operator()(const CounterSpell&);
    std::string operator()(const NameTarget&);
    std::string operator()(const Release&);
    std::string operator()(const Turn&);
    std::string operator()(const FreeSpin&);
    std::string operator()(const Place&);
    std::string operator()(const Deploy&);
    std::string operator()(const LeaveOut&);
    std::string operator()(const BuildSection&);
    std::string operator()(const PlaceTerrain&);
    std::string operator()(const PlaceObjective&);
    std::string operator()(const ChooseTerrain&);
    std::string operator()(const ChooseArmy&) { return {}; }  // before one sits down: pages/armies
    std::string operator()(const CallTime&) { return {}; }    // the host's, by no seat
    std::string operator()(const Roll&) { return {}; }        // the dice's
    template <class Answer>
    std::string operator()(const Answer& answer) {
        return button(fixture::command_for(game_.game(), answer));
    }

private:
    std::string label(FigureId) const;
    std::string text(const Command&) const;
    const Json& choices(FigureId);
    // The choice that is allowed, or null.
    Json choice(FigureId, const std::string& what, Ability = Ability::none, Json section = {});
    // It may be told to go so.
    bool goes(FigureId, const Json& going);
    // Its own section, or the one of the chariot through which a passenger attacks, where it is
    // one.
    Json section_of(FigureId, std::uint8_t section) const;
    std::string plain(FigureId, const std::string& what, const Command&, Json section = {});
    std::string button(const Command&) const;
    std::string item(const std::string& what, Vec2, Facing) const;
    std::string placed(const Json& what, Vec2, Facing) const;
    std::string led(FigureId, Vec2, Facing, const Json& sections, const Json& going) const;
    std::string composed(const Json& wish, const Command&) const;

    host::Desk& desk_;
    const host::PlayGame& game_;
    const Json& table_;
    const Json& owed_;
    std::map<std::uint16_t, Json> choices_;
    bool in_full_ = true;
};

}  // namespace six::fixture
