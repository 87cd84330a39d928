#include "io/library/errata.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "io/format/json_dials.h"
#include "io/format/json_file.h"
#include "io/library/errata_keys.h"
#include "io/text/data.h"

namespace six::io {
namespace {

// What changed on the way, with the clauses that wanted it.
class Ledger {
public:
    void under(const Correction& correction) { correction_ = &correction; }
    void note(const std::string& field, const Json& printed) {
        note(field, printed.is_null() ? std::string() : printed.dump());
    }
    void note(const std::string& field, const std::string& printed) {
        for (const std::string& clause : correction_->clauses)
            errata_.push_back({clause, field, printed});
    }
    std::vector<Erratum> take() { return std::move(errata_); }

private:
    const Correction* correction_ = nullptr;
    std::vector<Erratum> errata_;
};

Json json_of_factions(const Warrior& warrior) {
    Json json = Json::array({name_json(kFactionNames, warrior.factions[0])});
    if (warrior.factions[1] != warrior.factions[0])
        json.push_back(name_json(kFactionNames, warrior.factions[1]));
    return json;
}

Json json_of_abilities(const Cell& cell) {
    Json json;  // null where there is none
    for (const Ability ability : cell.abilities)
        if (ability != Ability::none) json.push_back(name_of(ability));
    return json;
}

bool shows(const Cell& cell, Ability ability) {
    return cell.abilities[0] == ability || cell.abilities[1] == ability;
}

// The same with the marks changed; none where it agrees already, or where two marks leave no room.
std::optional<Cell> remarked(const Cell& printed, const OnDial& change) {
    Cell cell = printed;
    if (change.without != Ability::none && shows(cell, change.without)) {
        if (cell.abilities[0] == change.without) cell.abilities[0] = cell.abilities[1];
        cell.abilities[1] = Ability::none;
    }
    if (change.with != Ability::none && !shows(cell, change.with))
        if (const auto room =
                std::find(cell.abilities.begin(), cell.abilities.end(), Ability::none);
            room != cell.abilities.end())
            *room = change.with;
    return cell == printed ? std::nullopt : std::optional(cell);
}

// Exactly the named slots of the named value.
void correct_slots(const OnDial& change, std::span<const Click> printed, std::span<Click> clicks,
                   Ledger& ledger) {
    const auto stat = static_cast<std::size_t>(change.stat);
    for (const std::uint8_t slot : change.slots) {
        // Behind the end of a dial nothing is printed.
        if (slot > clicks.size() || printed[slot - 1u] == three_skulls()) continue;
        Cell& cell = clicks[slot - 1u].*kCells[stat];
        const std::string field = "/dials/" + std::to_string(change.section) + "/clicks/" +
                                  std::to_string(slot - 1) + "/" + kStatNames[stat];
        if (change.value && cell.skull) {
            ledger.note(field + "/skull", Json(true));
            cell.skull = false;
            cell.value = *change.value;
        }
        if (const auto changed = remarked(cell, change)) {
            ledger.note(field + "/abilities", json_of_abilities(cell));
            cell = *changed;
        }
    }
}

// Puts a correction into effect on a figure; what is of chests and of Heroes' levels is done
// elsewhere.
class Corrector {
public:
    Corrector(const Warrior& printed, Warrior& warrior, Ledger& ledger)
        : printed_(printed), warrior_(warrior), ledger_(ledger) {}

    void operator()(const PointsAre& change) {
        if (!warrior_.model.empty() || warrior_.points == change.points) return;
        ledger_.note("/points", Json(warrior_.points));
        warrior_.points = change.points;
    }
    void operator()(const RankIs& change) {
        if (warrior_.rank == change.rank) return;
        ledger_.note("/rank", name_json(kRankNames, warrior_.rank));
        warrior_.rank = change.rank;
    }
    void operator()(const FactionIs& change) {
        const std::array wanted = {change.faction, change.faction};
        if (warrior_.factions == wanted) return;
        ledger_.note("/factions", json_of_factions(warrior_));
        warrior_.factions = wanted;
    }
    void operator()(const BehindName& change) {
        if (warrior_.name.ends_with(change.words)) return;
        ledger_.note("/name", Json(warrior_.name));
        warrior_.name += " " + change.words;
    }
    void operator()(const RangeIs& change) {
        Dial& dial = warrior_.dials[0];
        if (dial.range == change.range) return;
        ledger_.note(warrior_.is_large() ? "/dials/0/range" : "/range", json_inches(dial.range));
        dial.range = change.range;
    }
    void operator()(const OnDial& change) {
        if (change.section >= warrior_.dials.size()) return;
        auto& clicks = warrior_.dials[change.section].clicks;
        correct_slots(change, printed_.dials[change.section].clicks,
                      std::span(clicks.begin(), clicks.size()), ledger_);
    }
    void operator()(const DisarmIs&) {}
    void operator()(const StartOfLevel&) {}

private:
    const Warrior& printed_;
    Warrior& warrior_;
    Ledger& ledger_;
};

// The first slot of each run of living ones.
std::vector<std::size_t> runs_of(std::span<const Click> slots) {
    std::vector<std::size_t> runs;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!ends_here(slots[i]) && (i == 0 || ends_here(slots[i - 1]))) runs.push_back(i);
    return runs;
}

std::vector<Correction> corrections_in_data() {
    std::vector<Correction> all;
    for (const EmbeddedFile& file : embedded_files()) {
        if (!file.name.starts_with("errata/")) continue;
        const auto text = data_file(file.name);
        if (!text) continue;
        auto more = corrections_from_json(*text);
        assert(more.has_value());
        std::vector<Correction> some = std::move(more).value();
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace

const std::vector<Correction>& corrections() {
    static const std::vector<Correction> all = corrections_in_data();
    return all;
}

std::vector<Erratum> correct(const PrintedAs& as, Warrior& warrior) {
    Ledger ledger;
    const Warrior printed = warrior;
    const ErrataKey key = key_of(as);
    for (const Correction& correction : corrections()) {
        if (!concerns(correction, key, printed)) continue;
        ledger.under(correction);
        std::visit(Corrector(printed, warrior, ledger), correction.change);
    }
    return ledger.take();
}

std::vector<Erratum> correct_slots(const PrintedAs& as, const Warrior& printed, std::size_t section,
                                   std::vector<Click>& slots) {
    Ledger ledger;
    const std::vector<Click> before = slots;
    const ErrataKey key = key_of(as);
    for (const Correction& correction : corrections()) {
        const auto* on_dial = std::get_if<OnDial>(&correction.change);
        if (on_dial == nullptr || on_dial->section != section ||
            !concerns(correction, key, printed))
            continue;
        ledger.under(correction);
        correct_slots(*on_dial, before, slots, ledger);
    }
    return ledger.take();
}

std::vector<Erratum> correct(const PrintedAs& as, Chest& chest) {
    Ledger ledger;
    const ErrataKey key = key_of(as);
    for (const Correction& correction : corrections()) {
        const auto* disarm = std::get_if<DisarmIs>(&correction.change);
        if (disarm == nullptr || !concerns_chest(correction, key)) continue;
        // A chest without a trap has nothing to be disarmed.
        if (chest.trap.kind == TrapKind::none || chest.trap.disarm == disarm->number) continue;
        ledger.under(correction);
        ledger.note("/trap/disarm", Json(chest.trap.disarm));
        chest.trap.disarm = disarm->number;
    }
    return ledger.take();
}

std::vector<Erratum> correct_starts(const PrintedAs& as, const Warrior& hero,
                                    std::span<const Click> slots,
                                    std::vector<std::size_t>& starts) {
    Ledger ledger;
    const ErrataKey key = key_of(as);
    for (const Correction& correction : corrections()) {
        const auto* start = std::get_if<StartOfLevel>(&correction.change);
        if (start == nullptr || !concerns(correction, key, hero)) continue;
        const std::vector<std::size_t> runs = runs_of(slots);
        if (starts.size() + 1 != start->level || runs.size() < start->level) continue;
        const std::size_t slot = runs[start->level - 1u];
        if (std::find(starts.begin(), starts.end(), slot) != starts.end()) continue;
        ledger.under(correction);
        ledger.note("/levels/" + std::to_string(start->level - 1), Json());
        starts.insert(std::lower_bound(starts.begin(), starts.end(), slot), slot);
    }
    return ledger.take();
}

}  // namespace six::io
