#include "io/language/odds_text.h"

#include "engine/base/wide.h"
#include "engine/state/ask.h"

namespace six::io {

namespace {

constexpr std::int32_t kAll = 10'000;  // hundredths of a per cent

std::string clicks_said(Language language, std::int32_t clicks) {
    if (clicks == 0) return say(language, "odds.no_click");
    return say(language, clicks > 0 ? "odds.damage" : "odds.healing",
               {{"n", std::to_string(clicks > 0 ? clicks : -clicks)}});
}

std::string average_said(Language language, std::int64_t mils) {
    const auto size = static_cast<int>(mils < 0 ? -mils : mils);
    return say(language, mils < 0 ? "odds.average_healing" : "odds.average_damage",
               {{"n", inches_text(language, size)}});
}

std::string points_said(Language language, std::int32_t points) {
    if (points == 0) return say(language, "odds.no_point");
    return say(language, "odds.points_lost", {{"n", std::to_string(points)}});
}

OddsBlock block_of(Language language, const Odds& odds, const FigureOdds& one) {
    OddsBlock block{.figure = one.figure, .rows = {}, .average = {}};
    const auto row = [&](std::string_view key, std::uint64_t weight) {
        if (weight > 0) block.rows.push_back({say(language, key), weight});
    };
    row("odds.hit", one.hit);
    row("odds.broke_away", one.broke_away);
    row("odds.returned", one.returned);
    bool turns = false;
    for (const ClickOdds& click : one.clicks) turns = turns || click.clicks != 0;
    if (turns) {
        for (const ClickOdds& click : one.clicks)
            block.rows.push_back({clicks_said(language, click.clicks), click.weight});
        if (one.clicks.size() > 1 && one.returned == 0)
            block.average = average_said(language, odds.expected_mils(one.figure));
    }
    row("odds.eliminated", one.eliminated);
    row("odds.captured", one.captured);
    row("odds.freed", one.freed);
    row("odds.token", one.token);
    row("odds.gained", one.gained);
    return block;
}

}  // namespace

std::vector<OddsBlock> odds_blocks(Language language, const Odds& odds) {
    std::vector<OddsBlock> blocks;
    OddsBlock whole;
    std::size_t can_be_hit = 0, must_break_away = 0;
    for (const FigureOdds& one : odds.figures) {
        can_be_hit += one.hit > 0;
        must_break_away += one.broke_away > 0;
    }
    // With one figure its own row says the same.
    if (can_be_hit > 1) whole.rows.push_back({say(language, "odds.hit_any"), odds.hit});
    if (must_break_away > 1)
        whole.rows.push_back({say(language, "odds.broke_away_all"), odds.broke_away});
    if (odds.arrived > 0 && odds.arrived < odds.total)
        whole.rows.push_back({say(language, "odds.arrived"), odds.arrived});
    if (!odds.points.empty()) {
        if (odds.hit > 0) whole.rows.push_back({say(language, "odds.hit"), odds.hit});
        for (const PointOdds& lost : odds.points)
            whole.rows.push_back({points_said(language, lost.points), lost.weight});
        if (odds.removed > 0) whole.rows.push_back({say(language, "odds.removed"), odds.removed});
    }
    if (!whole.rows.empty()) blocks.push_back(std::move(whole));
    for (const FigureOdds& one : odds.figures) {
        OddsBlock block = block_of(language, odds, one);
        if (!block.rows.empty()) blocks.push_back(std::move(block));
    }
    return blocks;
}

std::vector<std::string> odds_assumptions(Language language, const Odds& odds) {
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < kAskNames.size(); ++i)
        if (odds.assumes(kAsks[i]))
            sentences.push_back(say(language, "odds.assumed." + std::string(kAskNames[i])));
    return sentences;
}

std::string fraction_text(std::uint64_t weight, std::uint64_t total) {
    return std::to_string(weight) + "/" + std::to_string(total);
}

std::int32_t percent_hundredths(std::uint64_t weight, std::uint64_t total) {
    const Int128 twice = static_cast<Int128>(weight) * kAll * 2 + static_cast<Int128>(total);
    return static_cast<std::int32_t>(twice / (static_cast<Int128>(total) * 2));
}

std::string percent_text(Language language, std::uint64_t weight, std::uint64_t total) {
    const std::int32_t rounded = percent_hundredths(weight, total);
    const auto said = [&](std::string_view key, std::int32_t hundredths) {
        return say(language, key, {{"n", inches_text(language, hundredths * 10)}});
    };
    if (rounded == 0 && weight > 0) return said("odds.percent_below", 1);
    if (rounded == kAll && weight < total) return said("odds.percent_above", kAll - 1);
    return said("odds.percent", rounded);
}

}  // namespace six::io
