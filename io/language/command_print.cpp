#include <algorithm>

#include "io/language/command_text.h"
#include "io/language/describe.h"

namespace six::io {

namespace {

std::string list(const InlineVector<std::uint8_t, 8>& numbers) {
    std::string out;
    for (const std::uint8_t n : numbers) out += " " + std::to_string(n);
    return out;
}

struct CommandPrinter {
    const Names& names;
    const Catalog& catalog;

    static std::string section(std::size_t n) {
        return n < kSectionNames.size() ? kSectionNames[n] : "#" + std::to_string(n);
    }
    // The front is the one meant when none is named.
    static std::string by(std::uint8_t n) { return n == 0 ? "" : " by " + section(n); }
    static std::string by_all(std::uint8_t bits) {
        std::string out(bits == 0 ? "" : " by");
        for (std::size_t i = 0; i < 8; ++i)
            if (bits >> i & 1) out += " " + section(i);
        return out;
    }
    std::string facing(Facing f) const { return " facing " + degrees_machine(f); }
    template <class List>
    std::string figures(std::string_view before, const List& ids) const {
        std::string out(ids.empty() ? std::string_view{} : before);
        for (const FigureId id : ids) out += " " + names.of(id);
        return out;
    }
    std::string targets(const AttackPlan& plan) const {
        std::string out;
        for (const FigureId id : plan.targets) out += " " + names.of(id);
        if (plan.piece.exists()) out += " terrain " + names.of(plan.piece);
        if (plan.at_point) out += " point " + place_machine(plan.point);
        return out.empty() ? out : " at" + out;
    }
    // A via 10,12 to 14,14 facing 90
    std::string way(const Move& move) const {
        std::string out = " " + names.of(move.who);
        for (std::size_t i = 0; i + 1 < move.path.size(); ++i)
            out += (i == 0 ? " via " : " ") + place_machine(move.path[i]);
        if (!move.path.empty()) out += " to " + place_machine(move.path.back());
        out += facing(move.facing) + by_all(move.sections);
        return move.carried.exists() ? out + " carrying " + names.of(move.carried) : out;
    }
    std::string ability(Ability a) const {
        if (a == Ability::none) return " subfaction";  // it stands on no dial [V-SUB-2]
        return " " + std::string(kAbilityNames[static_cast<std::size_t>(a) % kAbilityNames.size()]);
    }

    std::string operator()(const ChooseArmy& army) const {
        std::string out = "army";
        for (std::size_t i = 0; i < army.warriors.size();) {
            const WarriorId id = army.warriors[i];
            std::size_t next = i;
            const auto wields = [&army](std::size_t figure) {
                return std::any_of(
                    army.items.begin(), army.items.end(),
                    [figure](const CarriedItem& one) { return one.figure == figure; });
            };
            const bool armed = wields(next);
            ++next;
            while (!armed && next < army.warriors.size() && army.warriors[next] == id &&
                   !wields(next))
                ++next;
            out += " " +
                   (id.n < catalog.warriors.size() ? catalog[id].id : "#" + std::to_string(id.n));
            for (const CarriedItem& one : army.items)
                if (one.figure == i) {
                    out += "+" + item(one.item);
                    for (const std::uint8_t n : one.spells) out += ":" + spell(n);
                }
            if (next - i > 1) out += "*" + std::to_string(next - i);
            i = next;
        }
        if (army.too_many) out += " ...";
        for (const CompanyId company : army.companies)
            out += " company " + (company.n < catalog.companies.size()
                                      ? catalog[company].id
                                      : "#" + std::to_string(company.n));
        if (!army.domains.empty()) out += " domain";
        for (const Domain domain : army.domains)
            out += std::string(" ") + kDomainNames[static_cast<std::size_t>(domain) % kDomains];
        return out;
    }
    std::string item(std::size_t n) const {
        return n < catalog.items.size() ? catalog.items[n].id : "#" + std::to_string(n);
    }
    std::string spell(std::size_t n) const {
        return n < catalog.spells.size() ? catalog.spells[n].id : "#" + std::to_string(n);
    }
    std::string operator()(const CastSpell& cast) const {
        std::string out = "cast " + names.of(cast.who) + " " + spell(cast.spell) + " from " +
                          item(cast.book) + (cast.browse ? " browse" : "");
        if (cast.other.exists()) out += " on " + names.of(cast.other);
        if (!cast.other.exists() || cast.at != Vec2{}) out += " at " + place_machine(cast.at);
        return out;
    }
    std::string operator()(const CounterSpell& counter) const {
        return "counter " + names.of(counter.who);
    }
    std::string operator()(const NameTarget& name) const { return "name " + names.of(name.who); }
    std::string operator()(const HandleItem& handle) const {
        return std::string(handle.drop ? "drop " : "take ") + names.of(handle.who) + " " +
               item(handle.item) + by(handle.section);
    }
    std::string operator()(const ChooseEdge& edge) const {
        return "edge " + std::string(kEdgeNames[static_cast<std::size_t>(edge.edge) % 4]);
    }
    std::string operator()(const ChooseTerrain& pool) const { return "pool" + list(pool.items); }
    std::string operator()(const PlaceTerrain& place) const {
        return "terrain " + std::to_string(place.item) + " at " + place_machine(place.at) +
               " turned " + degrees_machine(place.turned);
    }
    std::string operator()(const PlaceObjective& place) const {
        return "objective at " + place_machine(place.at);
    }
    std::string operator()(const BuildSection& build) const {
        return "build " + std::to_string(build.figure) + " at " + place_machine(build.at) +
               facing(build.facing);
    }
    std::string operator()(const Deploy& deploy) const {
        return "deploy " + names.of(deploy.who) + " at " + place_machine(deploy.at) +
               facing(deploy.facing) +
               (deploy.rider.exists() ? " with " + names.of(deploy.rider) : std::string());
    }
    std::string operator()(const LeaveOut& out) const { return "leave_out " + names.of(out.who); }
    std::string operator()(const Move& move) const {
        std::string out = "move" + way(move);
        if (move.level == Level::up) out += " up";
        if (move.level == Level::down) out += " down";
        if (move.then) out += *move.then == AttackKind::close ? " and close" : " and shoot";
        return out;
    }
    std::string operator()(const FormUp& form) const {
        return "form" + figures("", form.members) +
               (form.march.exists() ? " march " + names.of(form.march) : "");
    }
    std::string operator()(const Attack& attack) const {
        const AttackPlan& plan = attack.plan;
        std::string out = (plan.kind == AttackKind::close ? "close " : "shoot ") +
                          names.of(plan.who) + targets(plan) + figures(" with", plan.members);
        if (plan.aim != Aim::damage)
            out +=
                " " + std::string(kAimNames[static_cast<std::size_t>(plan.aim) % kAimNames.size()]);
        if (plan.ability != Ability::none) out += " using" + ability(plan.ability);
        return out + (plan.freeze ? " freeze" : "") + by(plan.section) +
               (plan.long_range ? " long" : "");
    }
    std::string operator()(const UseAbility& use) const {
        std::string out = "use " + names.of(use.who) + ability(use.ability);
        if (use.other.exists()) out += " " + names.of(use.other);
        if (use.at != Vec2{} || use.facing != Facing{})
            out += " at " + place_machine(use.at) + facing(use.facing);
        return out + by(use.section);
    }
    std::string operator()(const Board& board) const {
        return "board " + names.of(board.who) + " " + names.of(board.chariot);
    }
    std::string operator()(const Disembark& leave) const {
        return "disembark " + names.of(leave.who) + " at " + place_machine(leave.at) +
               facing(leave.facing);
    }
    std::string operator()(const ChooseSection& choice) const {
        return "section " + names.of(choice.who) + " " + section(choice.section);
    }
    std::string operator()(const Pass& pass) const {
        return "pass " + names.of(pass.who) + by(pass.section);
    }
    std::string operator()(EndTurn) const { return "end_turn"; }
    std::string operator()(const Release& release) const {
        return "release " + names.of(release.who);
    }
    std::string operator()(Withdraw) const { return "withdraw"; }
    std::string operator()(OfferEnd) const { return "offer_end"; }
    std::string operator()(CallTime) const { return "time"; }
    std::string operator()(const March& march) const {
        std::string out = "march";
        std::string_view then;
        for (const Move& move : march) {
            out.append(then).append(way(move));
            then = " then";
        }
        return out;
    }
    std::string operator()(const Place& place) const {
        return "place " + names.of(place.who) + " at " + place_machine(place.at) +
               facing(place.facing);
    }
    std::string operator()(const Cancel& cancel) const {
        std::string out = "cancel";
        for (const Cancel::Entry& entry : cancel.abilities)
            out += " " + names.of(entry.who) + ability(entry.ability);
        return out + figures(" own", cancel.own_defense);
    }
    std::string operator()(const ChooseHealing& healing) const {
        return healing.by_die ? "heal die" : "heal value";
    }
    std::string operator()(Agree) const { return "agree"; }
    std::string operator()(const Turn& turn) const {
        return "turn " + names.of(turn.who) + facing(turn.facing);
    }
    std::string operator()(const FreeSpin& spin) const {
        return "spin " + names.of(spin.who) + facing(spin.facing);
    }
    std::string operator()(Decline) const { return "decline"; }
    std::string operator()(const Roll& roll) const { return "dice" + list(roll.pips); }
};

}  // namespace

std::string print_command(const Command& command, const Names& names, const Catalog& catalog) {
    return visit_command(CommandPrinter{names, catalog}, command);
}

}  // namespace six::io
