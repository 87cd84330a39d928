// Figures and chests of a scenario that say what they are printed as, so that the corrections of
// that figure apply to them; and what is asked of slots and disarm numbers on paper. [FAQ-FIG]
#include <algorithm>
#include <array>

#include "io/library/errata.h"
#include "io/library/import_record.h"
#include "io/scenario/scenario_query.h"
#include "io/scenario/scenario_reader.h"
#include "io/scenario/scenario_write.h"

namespace six::io {

namespace {

constexpr std::size_t kMaxChests = 64;

RawFigure raw_of(const WarriorText& text) {
    const Warrior& warrior = text.warrior;
    RawFigure raw;
    if (text.printed) raw.number = text.printed->number;
    raw.name = warrior.name;
    raw.rank = warrior.rank;
    raw.factions = warrior.factions;
    raw.kind = warrior.kind;
    raw.mounted = warrior.mounted;
    raw.points = {warrior.points};
    raw.points.insert(raw.points.end(), text.level_points.begin(), text.level_points.end());
    RawDial& dial = raw.dials.emplace_back();
    dial.slots.assign(warrior.dials[0].clicks.begin(), warrior.dials[0].clicks.end());
    dial.starts = text.starts;
    dial.range = warrior.dials[0].range;
    dial.targets = warrior.dials[0].targets;
    return raw;
}

}  // namespace

// printed set unlimited [number 6] [name Utem Guardsman]: the name is the rest of the item
ScenarioReader::Problem ScenarioReader::read_printed_as(LineReader& line, PrintedAs& as) {
    if (!line.take_if("set")) return line.expected("set_word");
    if (!is_identifier(line.peek())) return line.expected("set_id");
    as.set = line.take();
    if (line.take_if("number")) {
        const auto number = line.take_number(1, 9999);
        if (!number) return line.expected("number");
        as.number = std::to_string(*number);
    }
    if (!line.take_if("name")) return std::nullopt;
    if (line.done()) return line.expected("printed_name");
    as.name = line.take();
    while (!line.done()) as.name += " " + std::string(line.take());
    return std::nullopt;
}

// chest box disarm 8 [printed set dungeons number 116]
ScenarioReader::Problem ScenarioReader::read_chest(LineReader& line) {
    ChestText text;
    text.place = place_of(line);
    if (!is_identifier(line.peek())) return line.expected("chest_id");
    for (const ChestText& other : scenario_.chests)
        if (other.chest.id == line.peek())
            return line.error("scenario.chest_twice", {{"found", in_quotes(line.peek())}});
    if (scenario_.chests.size() == kMaxChests)
        return line.error("scenario.too_many_chests", {{"most", std::to_string(kMaxChests)}});
    text.chest.id = text.chest.name = line.take();
    if (!line.take_if("disarm")) return line.expected("disarm_word");
    const auto number = line.take_number(2, 12);
    if (!number) return line.expected("disarm_number");
    text.chest.trap = {TrapKind::damage, 1, 0, static_cast<std::uint8_t>(*number)};
    if (line.take_if("printed")) {
        PrintedAs as;
        if (auto problem = read_printed_as(line, as)) return problem;
        correct(as, text.chest);
    }
    scenario_.chests.push_back(std::move(text));
    return std::nullopt;
}

// slot ram front 8 speed 8:flight damage 0
ScenarioReader::Problem ScenarioReader::read_slot(LineReader& line) {
    SlotCheck check;
    const auto known = [&](const Warrior& warrior) { return warrior.id == line.peek(); };
    if (std::none_of(catalog_.warriors.begin(), catalog_.warriors.end(), known))
        return line.expected("known_figure");
    check.figure = line.take();
    if (const auto section = take_among(line, kSectionNames))
        check.section = static_cast<std::uint8_t>(*section);
    const auto slot = line.take_number(1, static_cast<std::int32_t>(kDialClicks));
    if (!slot) return line.expected("slot_number");
    check.slot = static_cast<std::size_t>(*slot);
    do {
        const auto stat = take_among(line, kStatNames);
        if (!stat) return line.expected("stat");
        check.cells[*stat] = cell_of(line.peek());
        if (!check.cells[*stat]) return line.expected("dial_value");
        line.take();
    } while (!line.done());
    expect(std::move(check));
    return std::nullopt;
}

ScenarioReader::Problem ScenarioReader::read_disarm(LineReader& line) {
    DisarmCheck check;
    const auto known = [&](const ChestText& text) { return text.chest.id == line.peek(); };
    if (std::none_of(scenario_.chests.begin(), scenario_.chests.end(), known))
        return line.expected("known_chest");
    check.chest = line.take();
    const auto number = line.take_number(2, 12);
    if (!number) return line.expected("disarm_number");
    check.number = *number;
    expect(std::move(check));
    return std::nullopt;
}

void ScenarioReader::correct_figure() {
    WarriorText& text = scenario_.warriors.back();
    if (text.starts.size() > 1 || !text.level_points.empty()) return spread_hero();
    if (text.printed) correct(*text.printed, text.warrior);
}

// The dial of a Hero is corrected and taken apart as that of an imported one. [D-LEVEL-3]
void ScenarioReader::spread_hero() {
    const WarriorText whole = scenario_.warriors.back();
    const Warrior& hero = whole.warrior;
    const auto refuse = [&](const char* key) {
        errors_.push_back({scenario_.file + ":" + std::to_string(whole.place.line), key, {}});
    };
    if (hero.kind != FigureKind::warrior || !hero.belongs_to(Faction::heroes) ||
        whole.starts.size() < 2 || !whole.levels.empty())
        return refuse("scenario.starts_of_hero");
    const Json nothing;
    Record record(nothing, "");
    const ImportedFigure figure =
        figure_of(record, raw_of(whole), whole.printed ? whole.printed->set : "",
                  whole.printed ? ErrataUse::on : ErrataUse::off);
    if (record.is_rejected() || figure.levels.empty()) return refuse("scenario.hero_levels");
    scenario_.warriors.pop_back();
    for (const Warrior& level : figure.levels) {
        WarriorText text = whole;
        text.warrior.name = level.name;
        text.warrior.points = level.points;
        text.warrior.dials = level.dials;
        text.warrior.model = hero.id;
        text.warrior.level = level.level;
        text.warrior.id = hero.id + "@" + level.level;
        scenario_.warriors.push_back(std::move(text));
    }
}

const Warrior* warrior_called(const CheckContext& c, const std::string& id) {
    const Catalog& catalog =
        c.game.in_setup() ? c.game.agreement()->catalog : c.game.table().catalog;
    for (const Warrior& warrior : catalog.warriors)
        if (warrior.id == id) return &warrior;
    return nullptr;
}

Found answer(const CheckContext& c, const SlotCheck& check) {
    const Warrior* warrior = warrior_called(c, check.figure);
    if (!warrior || check.section >= warrior->dials.size()) return no_such_figure(c);
    const auto& clicks = warrior->dials[check.section].clicks;
    const Click click = check.slot <= clicks.size() ? clicks[check.slot - 1] : three_skulls();
    Facts facts("slot " + check.figure + " " + std::to_string(check.slot));
    for (std::size_t i = 0; i < kCells.size(); ++i)
        facts.add(kStatNames[i], check.cells[i], click.*kCells[i], cell_text);
    return facts.found();
}

Found answer(const CheckContext& c, const DisarmCheck& check) {
    for (const ChestText& text : c.chests)
        if (text.chest.id == check.chest && text.chest.trap.disarm != check.number)
            return "disarm " + check.chest + " " + std::to_string(text.chest.trap.disarm);
    return std::nullopt;
}

}  // namespace six::io
