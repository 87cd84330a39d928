#include "io/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/catalog/terrain.h"
#include "engine/catalog/warrior.h"
#include "engine/dial/ability.h"
#include "engine/messages/decision.h"
#include "engine/messages/event.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/reason.h"
#include "engine/messages/term.h"
#include "engine/rulesets/pages.h"
#include "engine/state/ask.h"
#include "engine/state/state.h"
#include "engine/state/table.h"
#include "io/language/why_compare.h"
#include "io/text/data.h"

namespace six::io {
namespace {

constexpr Language kLanguages[] = {Language::en, Language::de};

void expect_words(std::string_view area, std::string_view name) {
    const std::string key = std::string(area) + "." + std::string(name);
    for (const Language language : kLanguages)
        EXPECT_TRUE(has_words(language, key))
            << key << " in language " << static_cast<int>(language);
}

TEST(Text, BothLanguagesHaveTheSameKeysAndArguments) {
    EXPECT_GT(all_keys(Language::en).size(), 200u);
    EXPECT_EQ(all_keys(Language::en), all_keys(Language::de));
    for (const std::string& key : all_keys(Language::en))
        EXPECT_EQ(argument_names(Language::en, key), argument_names(Language::de, key)) << key;
}

TEST(Text, EveryNameOfTheEngineHasWords) {
    for (const std::string_view reason : kReasonNames) expect_words("reason", reason);
    for (const std::string_view ask : kAskNames) expect_words("ask", ask);
    for (const std::string_view term : kTermNames) expect_words("term", term);
    for (const std::string_view ability : kAbilityNames) expect_words("ability", ability);
    for (const std::string_view colour : kColourNames) expect_words("colour", colour);
    for (const std::string_view shape : kShapeNames) expect_words("shape", shape);
    for (const std::string_view faction : kFactionNames) expect_words("faction", faction);
    for (const std::string_view rank : kRankNames) expect_words("rank", rank);
    for (const std::string_view kind : kTerrainNames) expect_words("terrain", kind);
    for (const std::string_view height : kHeightNames) expect_words("height", height);
    for (const std::string_view edge : kEdgeNames) expect_words("edge", edge);
    for (const std::string_view phase : kPhaseNames) expect_words("phase", phase);
    for (const std::string_view edition : kEditionNames) expect_words("edition", edition);
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (page_of(static_cast<Edition>(i))) expect_words("edition_in", kEditionNames[i]);
    for (const std::string_view part : kWhyPartNames) expect_words("why.differs", part);
    for (const std::string_view where : kWhereaboutsNames) expect_words("whereabouts", where);
    for (const std::string_view section : kSectionNames) expect_words("section", section);
    for (const std::string_view kind : kKindNames) expect_words("kind", kind);
    for (const std::string_view doubt : {"low", "medium", "high"}) expect_words("doubt", doubt);
    for (const EventSpec& spec : kEventSpecs) {
        expect_words("event", spec.name);
        std::string_view words = spec.words;
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            expect_words("word", words.substr(0, end));
            words.remove_prefix(std::min(end + 1, words.size()));
        }
    }
}

// A name the engine no longer has leaves words that nobody ever reads.
TEST(Text, NoWordsForNamesTheEngineDoesNotHave) {
    const auto check = [](std::string_view area, auto has) {
        const std::string prefix = std::string(area) + ".";
        for (const std::string& key : all_keys(Language::en))
            if (key.starts_with(prefix)) {
                EXPECT_TRUE(has(std::string_view(key).substr(prefix.size()))) << key;
            }
    };
    const auto among = [](const auto& names) {
        return [&names](std::string_view name) {
            return std::find(std::begin(names), std::end(names), name) != std::end(names);
        };
    };
    check("reason", among(kReasonNames));
    check("ask", among(kAskNames));
    check("term", among(kTermNames));
    check("ability", among(kAbilityNames));
    check("colour", among(kColourNames));
    check("shape", among(kShapeNames));
    check("section", among(kSectionNames));
    check("kind", among(kKindNames));
    check("event", [](std::string_view name) {
        return std::any_of(kEventSpecs.begin(), kEventSpecs.end(),
                           [&](const EventSpec& spec) { return spec.name == name; });
    });
}

// An argument the event's kind does not give would be printed in braces.
TEST(Text, EventTemplatesUseOnlyWhatTheirKindGives) {
    const auto given = [](char field) -> std::string_view {
        switch (field) {
            case 'w':
                return "who";
            case 'o':
                return "other";
            case 's':
                return "seat";
            case 'p':
                return "at";
            case 'f':
                return "facing";
            case 'n':
                return "n";
            case 'm':
                return "m";
            case 'd':
                return "word";
            case 't':
                return "term";
            case 'i':
                return "inches";
            case 'a':
                return "ability";
            case 'q':
                return "section";
            case 'k':
                return "item";
            case 'z':
                return "spell";
            case 'g':
                return "piece";
            default:
                return "";
        }
    };
    for (const EventSpec& spec : kEventSpecs)
        for (const std::string& name :
             argument_names(Language::en, "event." + std::string(spec.name)))
            EXPECT_TRUE(std::any_of(spec.fields.begin(), spec.fields.end(),
                                    [&](char field) { return given(field) == name; }))
                << spec.name << " " << name;
}

TEST(Text, DecisionTemplatesUseOnlyWhatADecisionGives) {
    constexpr std::string_view kGiven[] = {"seat", "who", "other", "dice", "sections"};
    for (const std::string_view ask : kAskNames)
        for (const std::string& name : argument_names(Language::en, "ask." + std::string(ask)))
            EXPECT_NE(std::find(std::begin(kGiven), std::end(kGiven), name), std::end(kGiven))
                << ask << " " << name;
}

TEST(Text, ReasonTemplatesUseOnlyWhatARefusalGives) {
    constexpr std::string_view kGiven[] = {"who", "other", "piece",  "at",
                                           "n",   "m",     "inches", "allowed"};
    for (const std::string_view reason : kReasonNames)
        for (const std::string& name :
             argument_names(Language::en, "reason." + std::string(reason)))
            EXPECT_NE(std::find(std::begin(kGiven), std::end(kGiven), name), std::end(kGiven))
                << reason << " " << name;
}

// Between braces stands a name, or a name and two words; a stray brace would be printed as it is.
TEST(Text, TemplatesAreWellFormed) {
    for (const Language language : kLanguages)
        for (const std::string& key : all_keys(language)) {
            for (const std::string& name : argument_names(language, key)) {
                EXPECT_FALSE(name.empty()) << key;
                EXPECT_TRUE(std::all_of(name.begin(), name.end(),
                                        [](char c) {
                                            return (c >= 'a' && c <= 'z') ||
                                                   (c >= '0' && c <= '9') || c == '_';
                                        }))
                    << key << " " << name;
            }
        }
}

TEST(Text, ArgumentsAreFilledIn) {
    EXPECT_EQ(say(Language::en, "reason.not_your_figure", {{"who", "A"}}), "A is not your figure.");
    EXPECT_EQ(say(Language::de, "reason.not_your_figure", {{"who", "A"}}),
              "A ist nicht deine Figur.");
}

TEST(Text, ANumberChoosesTheWord) {
    const auto clicks = [](std::string n) {
        return say(Language::en, "event.clicked",
                   {{"who", "A"}, {"n", std::move(n)}, {"word", "x"}});
    };
    EXPECT_EQ(clicks("1"), "A takes 1 click (x).");
    EXPECT_EQ(clicks("2"), "A takes 2 clicks (x).");
    EXPECT_EQ(clicks("11"), "A takes 11 clicks (x).");
}

TEST(Text, ValuesAreNoTemplates) {
    EXPECT_EQ(say(Language::en, "reason.not_your_figure", {{"who", "{who} {other}"}}),
              "{who} {other} is not your figure.");
}

TEST(Text, WhatIsMissingStaysVisible) {
    EXPECT_EQ(say(Language::en, "no.such.key", {{"n", "7"}}), "no.such.key n=7");
    EXPECT_EQ(say(Language::en, "reason.not_your_figure"), "{who} is not your figure.");
}

TEST(Text, Inches) {
    EXPECT_EQ(inches_text(Language::en, 10250), "10.25");
    EXPECT_EQ(inches_text(Language::de, 10250), "10,25");
    EXPECT_EQ(inches_text(Language::en, 0), "0");
    EXPECT_EQ(inches_text(Language::en, 5), "0.005");
    EXPECT_EQ(inches_text(Language::en, -5), "-0.005");
    EXPECT_EQ(inches_text(Language::en, 36000), "36");
    EXPECT_EQ(inches_text(Language::en, -2147483647 - 1), "-2147483.648");
}

TEST(Text, Languages) {
    EXPECT_EQ(language_named("de"), Language::de);
    EXPECT_EQ(language_named("en"), Language::en);
    EXPECT_FALSE(language_named("fr"));
}

TEST(Text, FilesAreSortedObjects) {
    for (const std::string_view file : {"text/en.json", "text/de.json"}) {
        const auto bytes = data_file(file);
        ASSERT_TRUE(bytes) << file;
        EXPECT_EQ(bytes->substr(0, 2), "{\n") << file;
        EXPECT_EQ(bytes->substr(bytes->size() - 3), "\n}\n") << file;
    }
}

}  // namespace
}  // namespace six::io
