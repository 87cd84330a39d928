#include "io/language/describe_command.h"

#include <vector>

#include "io/language/describe.h"
#include "io/language/figure_words.h"

namespace six::io {

namespace {

struct CommandTeller {
    Language language;
    const Names& names;
    const MoveEnds& ends;

    template <class List>
    std::string figures(const List& ids) const {
        std::vector<std::string> said;
        for (const FigureId id : ids) said.push_back(names.of(id));
        return joined_words(said, ", ");
    }
    std::string section(std::size_t n) const {
        return n < kSectionNames.size() ? say(language, "section." + std::string(kSectionNames[n]))
                                        : std::to_string(n);
    }
    // The front goes without saying, as it does in a command.
    std::string with_section(FigureId who, std::uint8_t n) const {
        if (n == 0) return names.of(who);
        return say(language, "form.in_section",
                   {{"figure", names.of(who)}, {"section", section(n)}});
    }
    std::string with_sections(FigureId who, std::uint8_t bits) const {
        std::vector<std::string> said;
        for (std::size_t i = 0; i < kSectionNames.size(); ++i)
            if (bits >> i & 1) said.push_back(section(i));
        if (said.empty()) return names.of(who);
        return say(language, "form.in_sections",
                   {{"figure", names.of(who)}, {"sections", joined_words(said, ", ")}});
    }
    template <class Placed>
    std::string placed(std::string_view key, const Placed& command) const {
        return say(language, key,
                   {{"who", names.of(command.who)},
                    {"at", place_text(language, command.at)},
                    {"facing", facing_text(language, command.facing)}});
    }
    std::string turned(std::string_view key, std::string who, Facing facing) const {
        return say(language, key,
                   {{"who", std::move(who)}, {"facing", facing_text(language, facing)}});
    }
    std::string numbered(std::string_view key, std::size_t n) const {
        return say(language, key, {{"n", std::to_string(n)}});
    }
    std::string lone(std::string_view key, FigureId who) const {
        return say(language, key, {{"who", names.of(who)}});
    }

    std::string operator()(const ChooseArmy& army) const {
        return numbered("deed.army", army.warriors.size());
    }
    std::string operator()(const ChooseEdge& edge) const {
        const std::string_view name = kEdgeNames[static_cast<std::size_t>(edge.edge) % 4];
        return say(language, "deed.edge", {{"edge", say(language, "edge." + std::string(name))}});
    }
    std::string operator()(const ChooseTerrain& pool) const {
        return numbered("deed.pool", pool.items.size());
    }
    std::string operator()(const PlaceTerrain& place) const {
        return say(language, "deed.terrain",
                   {{"n", std::to_string(place.item)}, {"at", place_text(language, place.at)}});
    }
    std::string operator()(const PlaceObjective& place) const {
        return say(language, "deed.objective", {{"at", place_text(language, place.at)}});
    }
    std::string operator()(const BuildSection& build) const {
        return say(language, "deed.build",
                   {{"n", std::to_string(build.figure)}, {"at", place_text(language, build.at)}});
    }
    std::string operator()(const Deploy& deploy) const { return placed("deed.deploy", deploy); }
    std::string operator()(const LeaveOut& out) const { return lone("deed.leave_out", out.who); }
    std::string operator()(const Move& move) const {
        std::string said = way(move);
        const std::string who = names.of(move.who);
        if (move.level != Level::as_it_is)
            said += ' ' + say(language, move.level == Level::up ? "deed.up" : "deed.down",
                              {{"who", who}});
        if (move.then)
            said +=
                ' ' + say(language,
                          *move.then == AttackKind::close ? "deed.then_close" : "deed.then_shoot",
                          {{"who", who}});
        return said;
    }
    std::string way(const Move& move) const {
        std::string who = with_sections(move.who, move.sections);
        if (move.path.empty()) return turned("deed.turn", std::move(who), move.facing);
        if (!ends.met.empty())
            return say(language, "deed.move_to",
                       {{"who", std::move(who)}, {"others", figures(ends.met)}});
        const int tenths = (ends.length.mils() + 50) / 100 * 100;
        return say(language, ends.closer.exists() ? "deed.move_closer" : "deed.move",
                   {{"who", std::move(who)},
                    {"inches", inches_text(language, tenths)},
                    {"other", names.of(ends.closer)},
                    {"facing", facing_text(language, move.facing)}});
    }
    std::string operator()(const FormUp& form) const {
        return say(language, "deed.form", {{"members", figures(form.members)}});
    }
    std::string operator()(const Attack& attack) const {
        const AttackPlan& plan = attack.plan;
        std::string extras;
        if (plan.freeze)
            extras += ", " + say(language, "deed.extra.freeze",
                                 {{"ability", ability_said(language, Ability::magic_freeze)}});
        if (plan.long_range) extras += ", " + say(language, "deed.extra.long");
        if (!plan.members.empty())
            extras += ", " + say(language, "deed.extra.with", {{"members", figures(plan.members)}});
        const auto key = [&]() -> std::string_view {
            if (plan.ability != Ability::none)
                return plan.targets.empty() ? "deed.use" : "deed.use_on";
            if (plan.piece.exists())
                return plan.kind == AttackKind::close ? "deed.close" : "deed.shoot";
            if (plan.aim == Aim::capture) return "deed.capture";
            if (plan.aim == Aim::rescue) return "deed.rescue";
            return plan.kind == AttackKind::close ? "deed.close" : "deed.shoot";
        };
        return say(language, key(),
                   {{"who", with_section(plan.who, plan.section)},
                    {"others", plan.piece.exists() ? names.said(language, plan.piece)
                                                   : figures(plan.targets)},
                    {"ability", ability_said(language, plan.ability)},
                    {"extras", extras}});
    }
    std::string operator()(const HandleItem& handle) const {
        return say(language, handle.drop ? "deed.drop" : "deed.take",
                   {{"who", names.of(handle.who)}, {"item", names.of_item(handle.item)}});
    }
    std::string operator()(const CastSpell& cast) const {
        const std::string at =
            cast.other.exists()
                ? say(language, "deed.cast_on", {{"other", names.of(cast.other)}})
                : say(language, "deed.cast_at", {{"at", place_text(language, cast.at)}});
        return say(
            language, cast.browse ? "deed.browse_and_cast" : "deed.cast",
            {{"who", names.of(cast.who)}, {"spell", names.of_spell(cast.spell)}, {"at", at}});
    }
    std::string operator()(const CounterSpell& counter) const {
        return say(language, "deed.counter", {{"who", names.of(counter.who)}});
    }
    std::string operator()(const NameTarget& name) const {
        return say(language, "deed.name", {{"who", names.of(name.who)}});
    }
    std::string operator()(const UseAbility& use) const {
        return say(language, use.other.exists() ? "deed.use_on" : "deed.use",
                   {{"who", with_section(use.who, use.section)},
                    {"others", names.of(use.other)},
                    {"ability", ability_said(language, use.ability)},
                    {"extras", ""}});
    }
    std::string operator()(const Board& board) const {
        return say(language, "deed.board",
                   {{"who", names.of(board.who)}, {"other", names.of(board.chariot)}});
    }
    std::string operator()(const Disembark& leave) const { return placed("deed.disembark", leave); }
    std::string operator()(const Pass& pass) const {
        return say(language, "deed.pass", {{"who", with_section(pass.who, pass.section)}});
    }
    std::string operator()(EndTurn) const { return say(language, "deed.end_turn"); }
    std::string operator()(const Release& release) const {
        return lone("deed.release", release.who);
    }
    std::string operator()(Withdraw) const { return say(language, "deed.withdraw"); }
    std::string operator()(OfferEnd) const { return say(language, "deed.offer_end"); }
    std::string operator()(CallTime) const { return say(language, "deed.time"); }
    std::string operator()(const March& march) const {
        std::vector<FigureId> members;
        for (const Move& move : march) members.push_back(move.who);
        return say(language, "deed.march", {{"members", figures(members)}});
    }
    std::string operator()(const Place& place) const { return placed("deed.place", place); }
    std::string operator()(const Cancel& cancel) const {
        std::vector<std::string> said;
        for (const Cancel::Entry& entry : cancel.abilities)
            said.push_back(ability_said(language, entry.ability) + " (" + names.of(entry.who) +
                           ")");
        for (const FigureId who : cancel.own_defense) said.push_back(lone("deed.borrowed", who));
        if (said.empty()) return say(language, "deed.cancel_nothing");
        return say(language, "deed.cancel", {{"abilities", joined_words(said, ", ")}});
    }
    std::string operator()(const ChooseSection& choice) const {
        return say(language, "deed.section",
                   {{"who", names.of(choice.who)}, {"section", section(choice.section)}});
    }
    std::string operator()(const ChooseHealing& healing) const {
        return say(language, healing.by_die ? "deed.heal_die" : "deed.heal_value");
    }
    std::string operator()(Agree) const { return say(language, "deed.agree"); }
    std::string operator()(const Turn& turn) const {
        return turned("deed.turn", names.of(turn.who), turn.facing);
    }
    std::string operator()(const FreeSpin& spin) const {
        return turned("deed.spin", names.of(spin.who), spin.facing);
    }
    std::string operator()(Decline) const { return say(language, "deed.decline"); }
    std::string operator()(const Roll&) const { return say(language, "deed.dice"); }
};

}  // namespace

std::string describe(Language language, const Names& names, const Command& command,
                     const MoveEnds& ends) {
    return visit_command(CommandTeller{language, names, ends}, command);
}

}  // namespace six::io
