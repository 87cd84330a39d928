#include "tests/host/clicks.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "engine/rules/query.h"
#include "io/language/command_text.h"

namespace six::fixture {
namespace {

using Json = Clicks::Json;

Json place_json(Vec2 at) {
    return {at.x.mils(), at.y.mils()};
}

// As a choice tells it; null of a move that is simply made.
Json going_json(const Move& move) {
    Json going;
    if (move.then) going["then"] = kAttackNames[static_cast<std::size_t>(*move.then)];
    if (move.level != Level::as_it_is) going["level"] = move.level == Level::up ? "up" : "down";
    return going;
}

bool offers(const Json& manners, const std::string& manner) {
    return std::any_of(manners.begin(), manners.end(),
                       [&](const Json& one) { return one["manner"] == manner; });
}

Json found(const Json& list, const std::string& member, const Json& value) {
    for (const Json& one : list)
        if (one[member] == value) return one;
    return {};
}

}  // namespace

Clicks::Clicks(host::Desk& desk, const host::PlayGame& game, const Json& table)
    : desk_(desk), game_(game), table_(table), owed_(table["owed"]) {}

std::string Clicks::missing(const Command& command, bool in_full) {
    in_full_ = in_full;
    return visit_command([this](const auto& one) { return (*this)(one); }, command);
}

std::string Clicks::label(FigureId id) const {
    return game_.names().of(id);
}

std::string Clicks::text(const Command& command) const {
    return io::print_command(command, game_.names(), game_.catalog());
}

const Json& Clicks::choices(FigureId who) {
    const auto known = choices_.find(who.n);
    if (known != choices_.end()) return known->second;
    return choices_[who.n] = ask({{"do", "choices"}, {"figure", label(who)}})["choices"];
}

Json Clicks::choice(FigureId who, const std::string& what, Ability ability, Json section) {
    const Json named = ability == Ability::none ? Json() : Json(std::string(name_of(ability)));
    for (const Json& one : choices(who))
        if (one["what"] == what && one["ability"] == named && one["allowed"].get<bool>() &&
            one["section"] == section)
            return one;
    return {};
}

Json Clicks::section_of(FigureId who, std::uint8_t section) const {
    const Figure& figure = game_.state()[who];
    return attacks_by_section(game_.table(), figure) ? Json(kSectionNames[section]) : Json();
}

bool Clicks::goes(FigureId who, const Json& going) {
    const Json& all = choices(who);
    return std::any_of(all.begin(), all.end(), [&](const Json& one) {
        return one["what"] == "move" && one["going"] == going && one["allowed"].get<bool>();
    });
}

std::string Clicks::plain(FigureId who, const std::string& what, const Command& command,
                          Json section) {
    for (const Json& one : choices(who))
        if (one["what"] == what && one["section"] == section && one["allowed"].get<bool>() &&
            one["command"] == text(command))
            return {};
    return "no choice " + what;
}

std::string Clicks::button(const Command& command) const {
    return found(owed_["answers"], "command", text(command)).is_null() ? "no button" : "";
}

std::string Clicks::placed(const Json& what, Vec2 at, Facing facing) const {
    if (!in_full_) return {};
    const Json reply =
        ask({{"do", "place"}, {"what", what}, {"at", place_json(at)}, {"facing", facing.tenths()}});
    return reply.contains("command") && reply["command"].is_string() ? ""
                                                                     : "no place: " + reply.dump();
}

std::string Clicks::item(const std::string& what, Vec2 at, Facing facing) const {
    const Json one = found(owed_["items"], "what", what);
    if (one.is_null() || !one["refusal"].is_null()) return "no item " + what;
    return placed(what, at, facing);
}

// Picked up, led there, turned.
std::string Clicks::led(FigureId who, Vec2 at, Facing facing, const Json& sections,
                        const Json& going) const {
    if (!in_full_) return {};
    Json wish = {{"do", "reach"}, {"figure", label(who)}};
    if (!going.is_null()) wish["going"] = going;
    if (!sections.empty()) wish["sections"] = sections;
    const Json reach = ask(wish);
    if (!reach.contains("refusal") || !reach["refusal"].is_null())
        return "no reach: " + reach.value("refusal", reach).dump();
    wish["do"] = "way";
    wish["to"] = place_json(at);
    wish["facing"] = facing.tenths();
    const Json way = ask(wish);
    return way["command"].is_string() ? "" : "no way: " + way.dump();
}

// What the hand has put together is the command, and allowed.
std::string Clicks::composed(const Json& wish, const Command& command) const {
    if (!in_full_) return {};
    Json request = {{"do", "why"}};
    request.update(wish);
    const Json why = ask(request);
    if (!why.contains("command")) return why.dump();
    if (why["command"] != text(command)) return "becomes " + why["command"].dump();
    return why["legal"].get<bool>() ? "" : "refused: " + why["refusal"].dump();
}

std::string Clicks::operator()(const Move& move) {
    const Figure& figure = game_.state()[move.who];
    Json sections = Json::array(), going = going_json(move);
    if (move.carried.exists()) going["carried"] = label(move.carried);
    if (owed_["ask"] == "give_action") {
        const bool large = is_large(game_.table(), figure);
        if ((!large || !going.is_null()) && !goes(move.who, going)) return "no choice to go so";
        const Json shown = found(table_["figures"], "label", label(move.who))["sections"];
        for (std::size_t n = 0; n < kMaxDials && large; ++n) {
            if (!(move.sections >> n & 1)) continue;
            const Json section = found(shown, "name", kSectionNames[n]);
            if (!section["active"].get<bool>() || section["acted"].get<bool>())
                return std::string("no switch for the section ") + kSectionNames[n];
            sections.push_back(kSectionNames[n]);
        }
    } else if (owed_["ask"] != "choose_path" || owed_["figure"] != label(move.who) ||
               !owed_["items"].empty()) {
        return button(move);
    } else if (!going.is_null() && owed_["going"] != going) {
        return "it was not given so";
    }
    const Vec2 at = move.path.empty() ? figure.at : move.path.back();
    return led(move.who, at, move.facing, sections, going);
}

std::string Clicks::operator()(const Attack& attack) {
    const AttackPlan& plan = attack.plan;
    const std::string what = plan.aim == Aim::capture          ? "capture"
                             : plan.aim == Aim::rescue         ? "rescue"
                             : plan.kind == AttackKind::ranged ? "shoot"
                                                               : "close";
    const Json section = section_of(plan.who, plan.section);
    if (plan.piece.exists()) return plain(plan.who, "raze", attack, section);
    const Json chosen = choice(plan.who, what, plan.ability, section);
    if (chosen.is_null()) return "no choice " + what;
    if (plan.long_range && !offers(chosen["manners"], "long")) return "no switch for long range";
    if (plan.freeze && !offers(chosen["manners"], "freeze")) return "no switch for Magic Freeze";
    Json targets = Json::array(), members = Json::array();
    for (const FigureId id : plan.targets) {
        const Json target = found(chosen["targets"], "figure", label(id));
        if (target.is_null() || !target["allowed"].get<bool>()) return "no target " + label(id);
        targets.push_back(label(id));
    }
    for (const FigureId id : plan.members) members.push_back(label(id));
    Json wish = {{"figure", label(plan.who)},    {"what", what},
                 {"ability", chosen["ability"]}, {"section", chosen["section"]},
                 {"targets", targets},           {"members", members},
                 {"long", plan.long_range},      {"freeze", plan.freeze}};
    if (plan.at_point) {
        if (chosen["area"].is_null()) return "no aiming at places";
        wish["point"] = place_json(plan.point);
    }
    return composed({{"attack", wish}}, attack);
}

std::string Clicks::operator()(const UseAbility& use) {
    if (owed_["ask"] != "give_action") return button(use);
    const Json chosen = choice(use.who, "use", use.ability, section_of(use.who, use.section));
    if (chosen.is_null()) return "no choice " + std::string(name_of(use.ability));
    if (!use.other.exists()) return chosen["command"] == text(use) ? "" : "another command";
    const Json target = found(chosen["targets"], "figure", label(use.other));
    if (target.is_null() || !target["allowed"].get<bool>()) return "no target " + label(use.other);
    if (!target["place"].is_null()) return placed(target["place"]["what"], use.at, use.facing);
    return {};
}

// Begun with the first; others are picked besides or left out.
std::string Clicks::operator()(const FormUp& form) {
    const Json chosen = choice(form.members[0], "form");
    if (chosen.is_null()) return "no choice form";
    Json members = Json::array();
    for (const FigureId id : form.members) members.push_back(label(id));
    if (form.march.exists()) {
        const Json pacers = chosen["pacers"];
        if (std::find(pacers.begin(), pacers.end(), Json(label(form.march))) == pacers.end())
            return "no switch for the pace of " + label(form.march);
    }
    const Json march = form.march.exists() ? Json(label(form.march)) : Json();
    return composed({{"form", {{"members", members}, {"march", march}}}}, form);
}

std::string Clicks::operator()(const Cancel& cancel) {
    if (owed_["ask"] == "give_action") {
        for (const Cancel::Entry& entry : cancel.abilities)
            if (choice(entry.who, "cancel", entry.ability).is_null())
                return "no choice to cancel " + std::string(name_of(entry.ability));
        return {};
    }
    Json wish = Json::array();
    const auto add = [&](FigureId who, const Json& ability) {
        for (const Json& one : owed_["cancels"])
            if (one["figure"] == label(who) && one["ability"] == ability) {
                wish.push_back({{"figure", one["figure"]}, {"ability", one["ability"]}});
                return true;
            }
        return false;
    };
    for (const Cancel::Entry& entry : cancel.abilities)
        if (!add(entry.who, std::string(name_of(entry.ability))))
            return "no switch to cancel " + std::string(name_of(entry.ability));
    for (const FigureId who : cancel.own_defense)
        if (!add(who, {})) return "no switch for the own defense of " + label(who);
    return composed({{"cancel", wish}}, cancel);
}

std::string Clicks::operator()(const March& march) {
    std::set<std::string> moved, members;
    for (const Move& move : march) moved.insert(label(move.who));
    for (const Json& member : owed_["members"]) members.insert(member.get<std::string>());
    return moved == members ? "" : "other members: " + owed_["members"].dump();
}

std::string Clicks::operator()(const Board& board) {
    return plain(board.who, "board", board);
}

std::string Clicks::operator()(const HandleItem& handle) {
    HandleItem offered = handle;  // of a passenger's sections the rear is offered
    if (handle.section != 0) offered.section = static_cast<std::uint8_t>(Quarter::rear);
    return plain(handle.who, handle.drop ? "drop" : "take", offered);
}

// At a place: pointed at on the table.
std::string Clicks::operator()(const CastSpell& cast) {
    if (cast.other.exists()) return plain(cast.who, "cast", cast);
    const Json book = game_.names().of_item(cast.book), spell = game_.names().of_spell(cast.spell);
    for (const Json& one : choices(cast.who)) {
        const Json& casting = one["casting"];
        if (one["what"] != "cast" || casting.is_null() || casting["book"] != book ||
            casting["spell"] != spell || casting["browse"] != cast.browse)
            continue;
        if (one["area"].is_null()) return "no circle about the place";
        Json wish = casting;
        wish["figure"] = label(cast.who);
        wish["point"] = {cast.at.x.mils(), cast.at.y.mils()};
        return composed({{"cast", wish}}, cast);
    }
    return "no choice cast";
}

std::string Clicks::operator()(const CounterSpell& counter) {
    return button(counter);
}

std::string Clicks::operator()(const NameTarget& name) {
    return button(name);
}

std::string Clicks::operator()(const Disembark& leave) {
    if (owed_["ask"] == "choose_path")
        return item("disembark " + label(leave.who), leave.at, leave.facing);
    const Json chosen = choice(leave.who, "disembark");
    if (chosen.is_null()) return "no choice disembark";
    return placed(chosen["place"]["what"], leave.at, leave.facing);
}

std::string Clicks::operator()(const Pass& pass) {
    return plain(pass.who, "pass", pass, section_of(pass.who, pass.section));
}

std::string Clicks::operator()(const Release& release) {
    return plain(release.who, "release", release);
}

std::string Clicks::operator()(const Turn& turn) {
    if (owed_["ask"] == "give_action")
        return choice(turn.who, "turn").is_null() ? "no choice turn" : "";
    return owed_["turn"] == "turn " + label(turn.who) ? "" : "no handle";
}

std::string Clicks::operator()(const FreeSpin& spin) {
    return owed_["turn"] == "spin " + label(spin.who) ? "" : "no handle";
}

std::string Clicks::operator()(const Place& place) {
    return item("place " + label(place.who), place.at, place.facing);
}

std::string Clicks::operator()(const Deploy& deploy) {
    return led(deploy.who, deploy.at, deploy.facing, Json::array(), {});
}

std::string Clicks::operator()(const LeaveOut& out) {
    return plain(out.who, "leave_out", out);
}

std::string Clicks::operator()(const BuildSection& build) {
    return item("build " + std::to_string(build.figure), build.at, build.facing);
}

std::string Clicks::operator()(const PlaceTerrain& terrain) {
    return item("terrain " + std::to_string(terrain.item), terrain.at, terrain.turned);
}

std::string Clicks::operator()(const PlaceObjective& place) {
    return item("objective", place.at, {});
}

std::string Clicks::operator()(const ChooseTerrain& pool) {
    for (const std::uint8_t n : pool.items) {
        const Json one = found(owed_["items"], "number", n);
        if (one.is_null() || !one["refusal"].is_null()) return "no item " + std::to_string(n);
    }
    return {};
}

}  // namespace six::fixture
