// Point values of a figure, and what is settled when nothing more is said of it.
#include "io/format/castle_plans.h"
#include "io/format/json_codec.h"
#include "io/format/named_levels.h"
#include "io/library/collection.h"
#include "io/scenario/scenario_reader.h"

namespace six::io {

namespace {

// What the base of a figure is unless something else is said of it. [C-MULTI-7, V-FIG-11]
void take_usual_base(WarriorText& text) {
    Warrior& warrior = text.warrior;
    if (warrior.kind == FigureKind::warrior || warrior.kind == FigureKind::titan ||
        warrior.kind == FigureKind::mount) {
        if (!text.own_arc) warrior.base.arc = usual_arc(warrior);
        return;
    }
    if (is_castle(warrior.kind)) {  // its plan is the edition's [C-CASTLE-8, C-CASTLE-17]
        if (!text.own_arc) warrior.base.arc = Facing::kFullTurn;
        return;
    }
    if (!text.own_base && !warrior.mounted) warrior.base.kind = BaseKind::quartered_disc;
    if (!text.own_arc) warrior.base.arc = Facing::kFullTurn;  // no rear arc [LRG-GEN-11]
}

void take_what_is_beside(WarriorText& text) {
    for (std::size_t i = 0; i < text.warrior.dials.size(); ++i) {
        Dial& dial = text.warrior.dials[i];
        if (!(text.own_ranges >> i & 1)) dial.range = text.beside.range;
        if (!(text.own_targets >> i & 1)) dial.targets = text.beside.targets;
        if (!(text.own_ranged >> i & 1)) dial.ranged_damage = text.beside.ranged_damage;
        if (!(text.own_bonus >> i & 1)) dial.attack_bonus = text.beside.attack_bonus;
        if (!(text.own_types >> i & 1)) dial.types = text.beside.types;
    }
}

WarriorText as_collected(const Warrior& known, const TextPlace& place) {
    WarriorText text;
    text.warrior = known;
    text.own_radius = text.own_spacing = true;
    text.place = place;
    return text;
}

int clicks_of_dial(const LevelText& level, std::size_t dial) {
    return level.clicks.size() == 1 ? level.clicks[0] : level.clicks[dial];
}
int clicks_of_all_dials(const Warrior& whole, const LevelText& level) {
    int sum = 0;
    for (std::size_t i = 0; i < whole.dials.size(); ++i) sum += clicks_of_dial(level, i);
    return sum;
}

Warrior at_level(const Warrior& whole, const LevelText& level) {
    Warrior warrior = whole;
    warrior.model = whole.id;
    warrior.level = level.name;
    warrior.id = whole.id + "@" + level.name;
    warrior.points = level.points;
    for (std::size_t i = 0; i < warrior.dials.size(); ++i)
        warrior.dials[i].start =
            static_cast<std::uint8_t>(warrior.dials[i].start + clicks_of_dial(level, i));
    return warrior;
}

// What is wrong with a level behind the one before it; empty: nothing. Figures in files obey the
// same. [DRG-PV-4 to DRG-PV-6, LRG-PV-4, C-TITAN-2, C-CASTLE-2]
std::string_view problem_of(const Warrior& whole, const LevelText* before, const LevelText& level) {
    if (whole.kind == FigureKind::warrior) return "scenario.levels_of_kind";
    // Where each dial has its own number no age or weight says which. [MDW-PV-4]
    const bool one_number = level.clicks.size() == 1;
    if (!one_number && level.clicks.size() != whole.dials.size()) return "scenario.clicks_of_dials";
    const bool named = has_named_levels(whole.kind) && one_number;
    if (named && clicks_of_level(whole.kind, level.name) != level.clicks[0])
        return is_castle(whole.kind) ? "scenario.clicks_of_weight" : "scenario.clicks_of_age";
    const int in_all = clicks_of_all_dials(whole, level);
    const bool first_is_whole = named || in_all == 0;
    if (before == nullptr
            ? !first_is_whole
            : in_all <= clicks_of_all_dials(whole, *before) || level.points >= before->points)
        return "scenario.levels_descend";
    for (std::size_t i = 0; i < whole.dials.size(); ++i) {
        const Dial& dial = whole.dials[i];
        const auto slot = static_cast<std::size_t>(dial.start + clicks_of_dial(level, i));
        if (slot >= dial.clicks.size() || dial.clicks[slot].skulls() >= kSkullsAtTheEnd)
            return "scenario.start_in_skulls";
    }
    return {};
}

}  // namespace

// 2 | 2/1/1/2
ScenarioReader::Problem ScenarioReader::read_clicks(LineReader& line, LevelText& level) {
    const auto take_clicks = [&](std::string_view word) {
        const auto clicks = decimal(word, 0);
        if (!clicks || *clicks < 0 || *clicks >= static_cast<std::int32_t>(kMaxLivingClicks) ||
            level.clicks.full())
            return false;
        level.clicks.push_back(static_cast<std::uint8_t>(*clicks));
        return true;
    };
    if (!take_parts(line.peek(), '/', take_clicks)) return line.expected("click_number");
    line.take();
    return std::nullopt;
}

// levels ancient 200 0 mature 150 2 young 100 4: points, and clicks to turn every dial by;
// strong 200 0 weak 150 2/1/1/2: by dial
ScenarioReader::Problem ScenarioReader::read_levels(LineReader& line, WarriorText& text) {
    do {
        LevelText level;
        level.place = place_of(line);
        if (!is_identifier(line.peek())) return line.expected("level");
        for (const LevelText& other : text.levels)
            if (other.name == line.peek())
                return line.error("scenario.level_twice", {{"found", in_quotes(line.peek())}});
        level.name = line.take();
        const auto points = line.take_number(0, 20'000);
        if (!points) return line.expected("points");
        level.points = static_cast<std::uint16_t>(*points);
        if (auto problem = read_clicks(line, level)) return problem;
        text.levels.push_back(std::move(level));
    } while (!line.done());
    return std::nullopt;
}

// What a figure left to its kind, to the collection and to its levels is settled before anybody
// names it.
void ScenarioReader::complete_figure() {
    if (!figure_open_) return;
    figure_open_ = false;
    Warrior& last = scenario_.warriors.back().warrior;
    if (last.kind == FigureKind::planking) {
        last.dials.push_back(planking_dial());
        if (!scenario_.warriors.back().own_points) last.points = 0;
    }
    if (last.dials.empty()) {
        take_from_collection();
    } else {
        take_what_is_beside(scenario_.warriors.back());
        take_usual_base(scenario_.warriors.back());
        correct_figure();
        spread_levels();
    }
    for (std::size_t i = catalog_.warriors.size(); i < scenario_.warriors.size(); ++i)
        catalog_.warriors.push_back(scenario_.warriors[i].warrior);
}

// Only named: one of ours, at every point value that it has.
void ScenarioReader::take_from_collection() {
    const WarriorText named = scenario_.warriors.back();
    scenario_.warriors.pop_back();
    const std::size_t before = scenario_.warriors.size();
    for (const Warrior& one : collection().warriors)
        if (one.id == named.warrior.id || one.model == named.warrior.id)
            scenario_.warriors.push_back(as_collected(one, named.place));
    if (scenario_.warriors.size() == before) scenario_.warriors.push_back(named);  // nobody's
}

void ScenarioReader::spread_levels() {
    const WarriorText whole = scenario_.warriors.back();
    if (whole.levels.empty()) return;
    scenario_.warriors.pop_back();
    for (std::size_t i = 0; i < whole.levels.size(); ++i) {
        const LevelText& level = whole.levels[i];
        const LevelText* before = i > 0 ? &whole.levels[i - 1] : nullptr;
        if (const auto problem = problem_of(whole.warrior, before, level); !problem.empty()) {
            errors_.push_back({scenario_.file + ":" + std::to_string(level.place.line) + ":" +
                                   std::to_string(level.place.column),
                               std::string(problem),
                               {}});
            scenario_.warriors.push_back(whole);
            return;
        }
        WarriorText text = whole;
        text.warrior = at_level(whole.warrior, level);
        scenario_.warriors.push_back(std::move(text));
    }
}

}  // namespace six::io
