#include "io/library/map_check.h"

#include <algorithm>

#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "engine/rulesets/pages.h"
#include "io/answers/library_answers.h"
#include "io/format/json_place.h"
#include "io/language/describe.h"
#include "io/rules/citation.h"

namespace six::io {
namespace {

using Weight = MapFinding::Weight;

std::string piece_pointer(std::size_t piece) {
    return "/terrain/" + std::to_string(piece);
}

// Square inches with three decimals, rounded away from what is allowed.
std::string area_text(std::int64_t square_mils, bool too_large) {
    return inches_machine(static_cast<std::int32_t>((square_mils + (too_large ? 999 : 0)) / 1000));
}

class MapChecker {
public:
    MapChecker(const Map& map, const Ruleset& rules)
        : map_(map), rules_(rules), options_(rules.edition) {}

    std::vector<MapFinding> findings() && {
        check_size();
        const bool has_areas = found_.empty();
        for (std::size_t i = 0; i < pieces().size(); ++i) {
            check_playable(i);
            note_item(i);
            note_edges(i);
            if (has_areas) note_starting_areas(i);
            note_neighbours(i);
        }
        return std::move(found_);
    }

private:
    const std::vector<Piece>& pieces() const { return map_.field.pieces; }

    void refuse(std::string where, const Illegal& illegal) {
        found_.push_back({Weight::refusal,
                          {std::move(where),
                           "reason." + std::string(name_of(illegal.why)),
                           {{"n", std::to_string(illegal.n)},
                            {"m", std::to_string(illegal.m)},
                            {"inches", inches_machine(illegal.n)},
                            {"allowed", inches_machine(illegal.m)}}},
                          illegal.clause});
    }

    void note(std::size_t piece, std::string_view name, Clause clause,
              std::vector<Argument> arguments = {}) {
        arguments.push_back({"piece", pieces()[piece].name});
        found_.push_back({Weight::note,
                          {piece_pointer(piece), "maps." + std::string(name), std::move(arguments)},
                          clause});
    }

    // Each side by itself, as if the other were as long.
    void check_size() {
        const Vec2 size = map_.field.size;
        if (const auto fits = check_field_size(rules_, options_, {size.x, size.x}); !fits)
            refuse("/width", fits.error());
        if (const auto fits = check_field_size(rules_, options_, {size.y, size.y}); !fits)
            refuse("/height", fits.error());
    }

    void check_playable(std::size_t i) {
        const std::span<const Piece> one(&pieces()[i], 1);
        if (const auto sound = check_pieces(rules_, one); !sound)
            refuse(piece_pointer(i), sound.error());
        if (const auto sound = check_access_points(one); !sound)
            refuse(piece_pointer(i), sound.error());
    }

    // What may not be put into the pool. [U-TPL-2, U-TPL-5, U-TPL-7]
    void note_item(std::size_t i) {
        const auto item = check_item(rules_, options_, pieces()[i]);
        if (item) return;
        const Clause clause = item.error().clause;
        if (item.error().why == Reason::clear_is_no_item) note(i, "clear_ground", clause);
        if (item.error().why == Reason::wall_size)
            note(i, "wall_size", clause,
                 {{"thickness", inches_machine(item.error().n)},
                  {"length", inches_machine(item.error().m)}});
        if (item.error().why == Reason::item_size) {
            const std::int64_t low = square(rules_.terrain.area_root_min.mils());
            const std::int64_t high = square(rules_.terrain.area_root_max.mils());
            const std::int64_t area = double_area(pieces()[i].outline) / 2;
            note(i, "item_size", clause,
                 {{"area", area_text(area, area > high)},
                  {"low", area_text(low, false)},
                  {"high", area_text(high, false)}});
        }
    }

    // Without seats and other items there is nothing else that set-up could refuse. [U-TPL-4]
    void note_edges(std::size_t i) {
        Agreement agreement;
        agreement.rules = &rules_;
        agreement.options = options_;
        agreement.field_size = map_.field.size;
        agreement.terrain_box = {pieces()[i]};
        agreement.seat_count = 0;
        if (const auto place = check_item_place(agreement, SetupState{}, PlacedItem{}); !place)
            note(i, "near_edge", place.error().clause, {{"distance", spacing()}});
    }

    void note_starting_areas(std::size_t i) {
        for (std::size_t n = 0; n < kEdgeNames.size(); ++n)
            if (overlaps_area(pieces()[i].outline, starting_area(rules_, options_, map_.field.size,
                                                                 static_cast<Edge>(n))))
                note(i, std::string("in_area_") + kEdgeNames[n], "U-TPL-4");
    }

    void note_neighbours(std::size_t i) {
        for (std::size_t k = 0; k < i; ++k)
            if (nearer_than(pieces()[i].outline, pieces()[k].outline, rules_.terrain.spacing))
                note(i, "too_close", "U-TPL-4",
                     {{"other", pieces()[k].name}, {"distance", spacing()}});
    }

    std::string spacing() const { return inches_machine(rules_.terrain.spacing.mils()); }

    const Map& map_;
    const Ruleset& rules_;
    OptionValues options_;
    std::vector<MapFinding> found_;
};

MapReport report_on(Expected<Map, Error> read, const Ruleset& rules) {
    if (!read) return {std::nullopt, {{Weight::refusal, read.error()}}};
    MapReport report{*std::move(read), {}};
    report.findings = check_map(*report.map, rules);
    return report;
}

std::string message_of(Language language, const Ruleset& rules, const MapFinding& finding) {
    std::string words = say(language, finding.what.key, finding.what.arguments);
    if (!finding.clause.exists()) return words;
    return say(
        language, "form.clause",
        {{"sentence", std::move(words)}, {"clause", citation_text(finding.clause, rules.edition)}});
}

}  // namespace

bool MapReport::accepted() const {
    return std::none_of(findings.begin(), findings.end(), [](const MapFinding& finding) {
        return finding.weight == Weight::refusal;
    });
}

std::vector<MapFinding> check_map(const Map& map, const Ruleset& rules) {
    return MapChecker(map, rules).findings();
}

MapReport check_map_text(std::string_view text, const Ruleset& rules) {
    return report_on(map_from_json(text), rules);
}

MapReport check_map_file(const std::string& file, const Ruleset& rules) {
    MapReport report = report_on(load_map(file), rules);
    // The reader puts the file's name before the place in it.
    if (!report.map) {
        std::string& where = report.findings[0].what.where;
        where.erase(0, std::min(where.size(), file.size() + 1));
    }
    return report;
}

std::string say(Language language, const Ruleset& rules, const MapFinding& finding) {
    const std::string words = message_of(language, rules, finding);
    return finding.what.where.empty() ? words : finding.what.where + ": " + words;
}

std::vector<Edition> editions_of(const Map& map) {
    std::vector<Edition> editions;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (const Ruleset* rules = page_of(static_cast<Edition>(i));
            rules != nullptr && check_map(map, *rules).empty())
            editions.push_back(rules->edition);
    return editions;
}

std::string verdict_json(const std::string& file, const MapReport& report, const Ruleset& rules,
                         Language language) {
    answers::MapVerdict verdict{.file = file, .ok = report.accepted(), .edition = rules.edition};
    for (const MapFinding& finding : report.findings) {
        answers::MapFinding& told = verdict.findings.emplace_back(answers::MapFinding{
            .weight = finding.weight == Weight::refusal ? answers::FindingWeight::refusal
                                                        : answers::FindingWeight::note,
            .where = finding.what.where,
            .key = finding.what.key,
            .message = message_of(language, rules, finding)});
        if (finding.clause.exists()) told.clause = finding.clause.id();
    }
    return json_text(verdict);
}

std::string maps_json(const std::map<std::string, Map, std::less<>>& named) {
    std::string text = "[";
    for (const auto& [id, map] : named) {
        const answers::ListedMap told{
            .id = id,
            .name = map.name,
            .width = {map.field.size.x},
            .height = {map.field.size.y},
            .pieces = static_cast<answers::Number>(map.field.pieces.size()),
            .editions = editions_of(map)};
        text += (text.size() > 1 ? ",\n" : "\n") + json_text(told);
    }
    return text + (named.empty() ? "]\n" : "\n]\n");
}

}  // namespace six::io
