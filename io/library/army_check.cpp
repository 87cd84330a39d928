#include "io/library/army_check.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "engine/game/setup.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/pages.h"
#include "engine/state/law.h"
#include "io/format/figure_set.h"
#include "io/language/names.h"
#include "io/text/nearest.h"

namespace six::io {
namespace {

Agreement agreement_for(Edition edition, std::uint16_t build_total, std::uint8_t seats) {
    Agreement agreement;
    agreement.rules = army_rules(edition).page;
    agreement.options = OptionValues(agreement.rules->edition);
    agreement.field_size = agreement.rules->field.table_size;
    agreement.terrain_is_fixed = true;
    agreement.seat_count = seats;
    agreement.build_total = build_total;
    return agreement;
}

ChooseArmy too_many() {
    ChooseArmy army;
    army.too_many = true;
    return army;
}

// The engine stops at its first reason: this is whether it gives this one for these figures.
std::optional<Illegal> refusal_by(const Agreement& agreement, const ChooseArmy& army,
                                  Reason reason) {
    const SetupState beginning;
    const auto legal = check(agreement, beginning, beginning.asked, army);
    if (legal || legal.error().why != reason) return std::nullopt;
    return legal.error();
}

// What keeps a figure out of an edition, at no place yet.
std::optional<ArmyFinding> kept_out(const Warrior& warrior, Edition edition) {
    const auto finding = [&](Clause clause, std::string key, std::vector<Argument> arguments) {
        arguments.push_back({"id", warrior.id});
        arguments.push_back({"edition", std::string(name_of(edition))});
        arguments.push_back({"clause", std::string(clause.id())});
        return ArmyFinding{{"", std::move(key), std::move(arguments)}, clause};
    };
    const ArmyRules& rules = army_rules(edition);
    if (!warrior.editions.has(edition)) {
        if (const auto gap = rules.gap(warrior))
            return finding(
                gap->field == "levels" ? rules.no_levels : rules.incomplete,
                gap->unknown_to_edition ? "army.figure_foreign" : "army.figure_incomplete",
                {{"field", std::string(gap->field)}});
        std::string editions;
        for (std::size_t i = 0; i < kEditionNames.size(); ++i)
            if (warrior.editions.has(static_cast<Edition>(i)))
                editions += (editions.empty() ? "" : ", ") + std::string(kEditionNames[i]);
        return finding(rules.incomplete, "army.figure_not_in_edition", {{"editions", editions}});
    }
    if (const auto barred = rules.barred ? rules.barred(warrior) : std::nullopt)
        return finding(barred->clause, "army." + std::string(barred->why),
                       {{"level", warrior.level}});
    const Ruleset* page = page_of(edition);
    if (page == nullptr) return std::nullopt;
    const auto sound = check_warriors(*page, {.warriors = {warrior}});
    if (sound) return std::nullopt;
    const Illegal& why = sound.error();
    if (why.why == Reason::kind_not_in_edition)
        return finding(why.clause, "army.kind_not_played",
                       {{"kind", std::string(kKindNames[static_cast<std::size_t>(warrior.kind)])}});
    return finding(why.clause, "army.figure_not_playable",
                   {{"reason", std::string(six::name_of(why.why))}});
}

class Judge {
public:
    Judge(const Army& army, const Catalog& known, std::uint8_t seats)
        : army_(army),
          known_(known),
          rules_(army_rules(army.edition)),
          agreement_(agreement_for(army.edition, army.build_total, seats)) {
        report_.edition = army.edition;
        report_.build_total = army.build_total;
    }

    ArmyReport report() {
        judge_total();
        for (std::size_t i = 0; i < army_.figures.size(); ++i) judge_entry(i);
        judge_items();
        judge_company();
        judge_size();
        judge_points();
        if (!rules_.team) judge_sections();
        judge_riders();
        return std::move(report_);
    }

private:
    struct Enlisted {
        std::size_t entry;
        const Warrior* warrior;
        std::uint16_t count;
        WarriorId id;  // in agreement_.catalog
    };

    void find(std::string where, std::string key, Clause clause, std::vector<Argument> arguments) {
        clause = six::cited(*agreement_.rules, rules_.cited(clause));
        arguments.push_back({"clause", std::string(clause.id())});
        report_.findings.push_back(
            {{std::move(where), std::move(key), std::move(arguments)}, clause});
    }
    void find(std::string where, const Illegal& why) {
        find(std::move(where), "army." + std::string(six::name_of(why.why)), why.clause,
             {{"n", std::to_string(why.n)}, {"m", std::to_string(why.m)}});
    }

    void judge_total() {
        if (rules_.team) {
            // A team has no other total; battles of a dungeon are not bought by the hundred.
            if (army_.build_total != rules_.usual_total())
                find("/build_total", "army.bad_team_total", rules_.team->total,
                     {{"n", std::to_string(army_.build_total)},
                      {"m", std::to_string(rules_.usual_total())}});
            return;
        }
        report_.actions = army_.build_total / agreement_.rules->actions.points_per_action;
        if (const auto sound = check_build_total(*agreement_.rules, army_.build_total); !sound)
            find("/build_total", sound.error());
    }

    void judge_entry(std::size_t entry) {
        const std::uint16_t count = army_.figures[entry].count;
        const WarriorId known = warrior_named(known_, army_.figures[entry].id);
        if (!known.exists()) {
            Error unknown = unknown_figure(army_, entry, known_);
            const Clause clause = unknown.key == "army.level_wanted" ? rules_.levels : Clause();
            report_.findings.push_back({std::move(unknown), clause});
            return;
        }
        const Warrior& warrior = known_[known];
        if (auto finding = kept_out(warrior, army_.edition)) {
            finding->error.where = place_of_figure(entry, "id");
            report_.findings.push_back(*std::move(finding));
        }
        agreement_.catalog.warriors.push_back(warrior);
        enlisted_.push_back(
            {entry, &warrior, count,
             WarriorId{static_cast<std::uint16_t>(agreement_.catalog.warriors.size() - 1)}});
        count_in(enlisted_.back());
        judge_unique(enlisted_.back());
    }

    void count_in(const Enlisted& figure) {
        const Warrior& warrior = *figure.warrior;
        report_.figures += figure.count;
        report_.points += points_of(agreement_.catalog, std::span(&figure.id, 1)) * figure.count;
        report_.ranks[static_cast<std::size_t>(warrior.rank)] += figure.count;
        if (!is_castle(warrior.kind)) {  // stone belongs to whoever holds it
            report_.factions[static_cast<std::size_t>(warrior.factions[0])] += figure.count;
            if (warrior.factions[1] != warrior.factions[0])
                report_.factions[static_cast<std::size_t>(warrior.factions[1])] += figure.count;
        }
        if (!warrior.level.empty())
            report_.values.push_back({warrior.id, warrior.name, warrior.level, warrior.points,
                                      figure.count, rules_.clause_of_value(warrior)});
    }

    // At whatever level; a Hero is unique whatever its rank says. [U-ARMY-3, D-TEAM-4]
    void judge_unique(const Enlisted& figure) {
        const auto twice = [&](WarriorId a, WarriorId b) -> Clause {
            if (rules_.team && figure.warrior->belongs_to(Faction::heroes) &&
                same_figure(agreement_.catalog, a, b))
                return rules_.team->hero_twice;
            ChooseArmy both;
            both.warriors.push_back(a);
            both.warriors.push_back(b);
            const auto why = refusal_by(agreement_, both, Reason::unique_twice);
            return why ? why->clause : Clause();
        };
        const auto find_twice = [&](std::string_view field, Clause clause) {
            find(place_of_figure(figure.entry, field), "army.unique_twice", clause,
                 {{"id", figure.warrior->id}});
        };
        if (figure.count > 1)
            if (const Clause clause = twice(figure.id, figure.id); clause.exists())
                find_twice("count", clause);
        for (const Enlisted& other : enlisted_) {
            if (other.id == figure.id || !same_figure(agreement_.catalog, other.id, figure.id))
                continue;
            const Clause clause = twice(other.id, figure.id);
            if (!clause.exists()) continue;
            find_twice("id", clause);
            break;
        }
    }

    void judge_size() {
        std::int32_t figures = 0;  // unknown ones too: each wants room
        for (const ArmyEntry& entry : army_.figures) figures += entry.count;
        const std::int32_t most = most_figures(army_.edition, agreement_.seat_count);
        if (rules_.team && (figures < 1 || figures > most))
            find("/figures", "army.bad_team_size", rules_.team->size,
                 {{"n", std::to_string(figures)}, {"m", std::to_string(most)}});
        if (rules_.team) return;
        if (figures == 0)
            if (const auto why = refusal_by(agreement_, {}, Reason::army_empty))
                find("/figures", *why);
        if (figures > most)
            if (const auto why = refusal_by(agreement_, too_many(), Reason::army_too_large))
                find("/figures", *why);
    }

    // Each by itself, so that all that is wrong is said, and what is not may still be paid for.
    // [V-ITEM-1, V-ITEM-5 to V-ITEM-7, V-ARMY-6]
    void judge_items() {
        agreement_.catalog.items = known_.items;
        agreement_.catalog.spells = known_.spells;
        ChooseArmy all;
        for (const Enlisted& figure : enlisted_)
            for (std::uint16_t n = 0; n < figure.count && !all.warriors.full(); ++n) {
                all.warriors.push_back(figure.id);
                judge_items_of(figure, all);
            }
    }
    void judge_items_of(const Enlisted& figure, ChooseArmy& all) {
        const ArmyEntry& entry = army_.figures[figure.entry];
        for (std::size_t i = 0; i < entry.items.size(); ++i) {
            const std::string where = place_of_figure(figure.entry, "items/" + std::to_string(i));
            auto item = item_named(known_, entry.items[i]);
            if (!item) {
                report_.findings.push_back({{where, "json.expected_item", {}}, {}});
                continue;
            }
            if (all.items.full()) {
                find(where, "army.too_many_items", "V-ITEM-1",
                     {{"m", std::to_string(kMostCarried)}});
                continue;
            }
            item->figure = static_cast<std::uint8_t>(all.warriors.size() - 1);
            all.items.push_back(*item);
            if (const auto legal = six::check_items(agreement_, all); !legal) {
                find(where, legal.error());
                all.items.pop_back();
                continue;
            }
            add_item(*figure.warrior, *item);
        }
    }
    void add_item(const Warrior& wielder, const CarriedItem& carried) {
        const Item& item = known_.items[carried.item];
        ChosenItem& chosen = report_.items.emplace_back(ChosenItem{
            .figure = wielder.name, .id = item.id, .name = item.name, .points = item.points});
        for (const std::uint8_t spell : carried.spells)
            chosen.spells.push_back(known_.spells[spell].name);
        report_.points += item.points;
        item_points_ += item.points;
    }

    // What the card costs with these figures; the rule says whether there may be one. [V-SUB-13]
    void judge_company() {
        if (army_.company.empty()) return;
        const CompanyId known = company_named(known_, army_.company);
        if (!known.exists()) {
            report_.findings.push_back({unknown_company(army_, known_), {}});
            return;
        }
        agreement_.catalog.companies = {known_[known]};
        ChooseArmy card;
        card.companies.push_back(CompanyId{0});
        if (const auto legal = six::check_company(agreement_, card); !legal || rules_.team) {
            find("/company", "army.no_companies_in_edition",
                 legal ? rules_.team->total : legal.error().clause, {});
            return;
        }
        std::vector<WarriorId> army;
        for (const Enlisted& figure : enlisted_) army.insert(army.end(), figure.count, figure.id);
        const Company& company = known_[known];
        const Catalog& catalog = agreement_.catalog;
        const std::int32_t points = points_of_company(catalog, CompanyId{0}, army);
        report_.points += points;
        report_.company = {.id = company.id,
                           .name = company.name,
                           .number = company.number,
                           .ability = company.ability,
                           .printed = company.points,
                           .discount = company.discount,
                           .cohorts = cohorts_of(catalog, CompanyId{0}, army),
                           .points = points,
                           .clause = "V-SUB-13"};
    }

    // One stand-in for each entry that costs what all its figures do, so that nothing but the
    // points is asked about.
    void judge_points() {
        Agreement sums =
            agreement_for(army_.edition, rules_.team ? rules_.usual_total() : army_.build_total,
                          /*seats=*/1);
        ChooseArmy all;
        for (const Enlisted& figure : enlisted_) {
            constexpr std::int32_t kMost = std::numeric_limits<std::uint16_t>::max();
            Warrior stand_in;
            stand_in.points =
                static_cast<std::uint16_t>(std::min(figure.warrior->points * figure.count, kMost));
            sums.catalog.warriors.push_back(std::move(stand_in));
            if (!all.warriors.full()) all.warriors.push_back(figure.id);
        }
        if (item_points_ > 0 && !all.warriors.full()) {
            all.warriors.push_back(
                WarriorId{static_cast<std::uint16_t>(sums.catalog.warriors.size())});
            sums.catalog.warriors.emplace_back().points = static_cast<std::uint16_t>(item_points_);
        }
        if (report_.company) {  // likewise: a card that nobody makes cheaper
            Company card;
            card.points = static_cast<std::uint16_t>(report_.company->points);
            sums.catalog.companies.push_back(std::move(card));
            all.companies.push_back(CompanyId{0});
        }
        const auto why = refusal_by(sums, all, Reason::army_too_expensive);
        if (!why) return;
        find("/figures", "army.army_too_expensive", rules_.team ? rules_.team->total : why->clause,
             {{"n", std::to_string(report_.points)},
              {"m", std::to_string(why->m)},
              {"over", std::to_string(report_.points - why->m)}});
    }

    void judge_sections() {
        std::vector<WarriorId> army;
        for (const Enlisted& figure : enlisted_) army.insert(army.end(), figure.count, figure.id);
        const auto ask = [&](std::span<const WarriorId> some) {
            const auto legal = six::check_sections_of_army(agreement_, SetupState{}.asked, some);
            if (!legal) find("/figures", legal.error());
            return legal ? std::optional<Reason>() : legal.error().why;
        };
        if (army.empty() || ask(army) != Reason::too_many_sections) return;
        // Too many, and perhaps nothing else. [U-ARMY-7]
        const bool only_sections =
            std::all_of(enlisted_.begin(), enlisted_.end(),
                        [](const Enlisted& figure) { return is_castle(figure.warrior->kind); });
        if (only_sections) ask(std::span(army).first(1));
    }

    // A mount is deployed under a rider, or not at all. [V-CAV-1]
    void judge_riders() {
        std::vector<WarriorId> army;
        for (const Enlisted& figure : enlisted_) army.insert(army.end(), figure.count, figure.id);
        if (const auto seats = six::check_riders_of_army(agreement_.catalog, army); !seats)
            find("/figures", seats.error());
    }

    const Army& army_;
    const Catalog& known_;
    const ArmyRules& rules_;
    Agreement agreement_;  // its catalog: the figures enlisted
    std::vector<Enlisted> enlisted_;
    ArmyReport report_;
    std::int32_t item_points_ = 0;
};

}  // namespace

ArmyReport check_army_list(const Army& army, const Catalog& known, std::uint8_t seats) {
    return Judge(army, known, seats).report();
}

std::int32_t most_figures(Edition edition, std::uint8_t seats) {
    if (const auto& team = army_rules(edition).team) return OptionValues(edition)[team->most];
    const auto why =
        refusal_by(agreement_for(edition, 100, seats), too_many(), Reason::army_too_large);
    return why->m;
}

bool may_be_fielded(const Warrior& warrior, Edition edition) {
    return !kept_out(warrior, edition);
}

bool may_have_items(Edition edition) {
    ChooseArmy army;
    army.items.push_back({});
    const auto legal = six::check_items(agreement_for(edition, 100, 2), army);
    return !army_rules(edition).team && (legal || legal.error().why != Reason::no_items_in_edition);
}

bool may_be_companies(Edition edition) {
    ChooseArmy army;
    army.companies.push_back(CompanyId{0});
    const auto legal = six::check_company(agreement_for(edition, 100, 2), army);
    return !army_rules(edition).team &&
           (legal || legal.error().why != Reason::no_companies_in_edition);
}

bool only_once(const Warrior& warrior, Edition edition) {
    return army_rules(edition).only_once(warrior);
}

WarriorId warrior_named(const Catalog& catalog, std::string_view id) {
    return with_id<WarriorId>(catalog.warriors, id).value_or(WarriorId{});
}

std::optional<CarriedItem> item_named(const Catalog& catalog, std::string_view text) {
    const auto among = [](const auto& cards) {
        return [&cards](std::string_view id) { return with_id<std::uint8_t>(cards, id); };
    };
    return carried_named(text, among(catalog.items), among(catalog.spells));
}

CompanyId company_named(const Catalog& catalog, std::string_view id) {
    return with_id<CompanyId>(catalog.companies, id).value_or(CompanyId{});
}

Error unknown_company(const Army& army, const Catalog& known) {
    std::vector<std::string_view> ids;
    for (const Company& company : known.companies) ids.push_back(company.id);
    return {"/company",
            ids.empty() ? "army.no_companies_known" : "army.unknown_company",
            {{"found", army.company}, {"near", nearest_words(army.company, ids)}}};
}

std::string place_of_figure(std::size_t entry, std::string_view field) {
    return "/figures/" + std::to_string(entry) + "/" + std::string(field);
}

Error unknown_figure(const Army& army, std::size_t entry, const Catalog& known) {
    const std::string& id = army.figures[entry].id;
    std::string levels;
    for (const Warrior& warrior : known.warriors)
        if (!warrior.model.empty() && warrior.model == id)
            levels += (levels.empty() ? "" : ", ") + warrior.id;
    if (!levels.empty())
        return {place_of_figure(entry, "id"),
                "army.level_wanted",
                {{"found", id},
                 {"levels", levels},
                 {"clause", std::string(army_rules(army.edition).levels.id())}}};
    std::vector<std::string_view> ids;
    for (const Warrior& warrior : known.warriors) ids.push_back(warrior.id);
    return {place_of_figure(entry, "id"),
            "army.unknown_figure",
            {{"found", id}, {"near", nearest_words(id, ids)}}};
}

}  // namespace six::io
