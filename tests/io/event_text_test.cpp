#include "io/language/event_text.h"

#include <gtest/gtest.h>

#include "engine/dial/ability.h"
#include "engine/messages/event_kind.h"
#include "engine/messages/term.h"
#include "tests/support/rng.h"

namespace six::io {
namespace {

Names names() {
    return {{"A", "B", ""}, {"red", "blue"}, {}};
}

// An event of this kind with every field it uses drawn.
Event drawn(const EventSpec& spec, TestRng& rng) {
    Event event;
    event.kind = spec.kind;
    const auto words =
        static_cast<std::uint8_t>(1 + std::count(spec.words.begin(), spec.words.end(), ' '));
    for (const char field : spec.fields) switch (field) {
            case 'w':
                event.who = FigureId{static_cast<std::uint16_t>(rng.below(4))};
                break;
            case 'o':
                event.other = FigureId{static_cast<std::uint16_t>(rng.below(4))};
                break;
            case 's':
                event.seat =
                    rng.below(3) == 0 ? Seat{} : Seat{static_cast<std::uint8_t>(rng.below(2))};
                break;
            case 'p':
                event.at = vec2_mils(rng.between(-200'000, 200'000), rng.between(-999, 200'000));
                break;
            case 'f':
                event.facing = Facing::from_tenths(rng.between(0, 3599));
                break;
            case 'n':
            case 'i':
                event.n = rng.between(-1'000'000, 1'000'000);
                break;
            case 'm':
                event.m = rng.between(-10, 1'000'000);
                break;
            case 'd':
                event.word = static_cast<std::uint8_t>(rng.below(words));
                break;
            case 't':
                event.word = static_cast<std::uint8_t>(rng.below(kTermNames.size()));
                break;
            case 'a':
                event.word = static_cast<std::uint8_t>(rng.below(kAbilityNames.size()));
                break;
            case 'q':  // told only of a figure that has sections
                if (rng.below(3) > 0) event.section = static_cast<std::uint8_t>(rng.below(4));
                break;
            case 'k':
            case 'z':
                event.n = rng.between(0, 9);
                break;
            case 'g':
                event.piece = PieceId{static_cast<std::uint16_t>(rng.below(4))};
                break;
            default:
                ADD_FAILURE() << "an unknown field " << field;
        }
    if (rng.below(3) > 0) event.clause = "U-BREAK-2";
    if (rng.below(4) == 0) event.audience = static_cast<std::uint8_t>(1 + rng.below(3));
    return event;
}

TEST(EventText, PrintThenParseIsTheIdentity) {
    TestRng rng(3);
    for (const EventSpec& spec : kEventSpecs)
        for (int i = 0; i < 200; ++i) {
            const Event event = drawn(spec, rng);
            const std::string text = print_event(names(), event);
            const auto read = parse_event(names(), text);
            ASSERT_TRUE(read) << text << ": " << say(Language::en, read.error());
            EXPECT_EQ(*read, event) << text;
            EXPECT_EQ(print_event(names(), *read), text);
        }
}

TEST(EventText, AsTheBookTellsIt) {
    Event event{
        .kind = EventKind::break_away_rolled, .clause = "U-BREAK-2", .who = FigureId{0}, .n = 3};
    EXPECT_EQ(print_event(names(), event), "break_away_rolled A 3 held [U-BREAK-2]");
    event = {.kind = EventKind::healed,
             .clause = "U-SA-DEF-6",
             .who = FigureId{0},
             .n = 2,
             .word = static_cast<std::uint8_t>(Ability::regeneration)};
    EXPECT_EQ(print_event(names(), event), "healed A 2 regeneration [U-SA-DEF-6]");
    event = {.kind = EventKind::clicked,
             .clause = "LRG-PUSH-3",
             .who = FigureId{0},
             .n = 1,
             .word = static_cast<std::uint8_t>(ClickWord::pushing)};
    EXPECT_EQ(print_event(names(), event), "clicked A 1 pushing [LRG-PUSH-3]");
    event.section = 2;
    EXPECT_EQ(print_event(names(), event), "clicked A 1 pushing rear [LRG-PUSH-3]");
    event = {.kind = EventKind::healed,
             .clause = "FAQ-CMD-3",
             .who = FigureId{0},
             .n = 1,
             .word = static_cast<std::uint8_t>(Ability::command),
             .section = 1};
    EXPECT_EQ(print_event(names(), event), "healed A 1 command left [FAQ-CMD-3]");
    event = {.kind = EventKind::army_chosen,
             .clause = "U-ARMY-2",
             .seat = Seat{1},
             .n = 3,
             .m = 199,
             .audience = 0b10};
    EXPECT_EQ(print_event(names(), event), "army_chosen blue 3 199 [U-ARMY-2] to blue");
}

TEST(EventText, NonsenseIsRefusedWithItsColumn) {
    const auto refused = [](std::string_view text) {
        const auto read = parse_event(names(), text);
        if (read) return std::string("read");
        EXPECT_TRUE(has_words(Language::en, read.error().key)) << read.error().key;
        EXPECT_TRUE(has_words(Language::de, read.error().key)) << read.error().key;
        return read.error().where + " " + read.error().key;
    };
    EXPECT_EQ(refused(""), "1 expected.event");
    EXPECT_EQ(refused("danced A"), "1 expected.event");
    EXPECT_EQ(refused("break_away_rolled"), "18 expected.figure");
    EXPECT_EQ(refused("break_away_rolled C 3 held"), "19 expected.figure");
    EXPECT_EQ(refused("break_away_rolled A three held"), "21 expected.number");
    EXPECT_EQ(refused("break_away_rolled A 3 hold"), "23 expected.outcome");
    EXPECT_EQ(refused("break_away_rolled A 3 held U-BREAK-2"), "28 expected.clause_or_end");
    EXPECT_EQ(refused("break_away_rolled A 3 held [U-BREAK-999]"), "28 expected.clause");
    EXPECT_EQ(refused("break_away_rolled A 3 held [U-BREAK-2] yes"), "40 expected.end_of_line");
    EXPECT_EQ(refused("moved A 1,2 90"), "13 expected.facing_word");
    EXPECT_EQ(refused("moved A 1,2 facing 90 3"), "23 expected.inches_word");
    EXPECT_EQ(refused("moved A 1;2 facing 90 inches 3"), "9 expected.place");
    EXPECT_EQ(refused("modifier A luck 3"), "12 expected.term");
    EXPECT_EQ(refused("ability_used A luck"), "16 expected.ability");
    EXPECT_EQ(refused("die_rolled A 3"), "15 expected.ability");
    EXPECT_EQ(refused("turn_ended purple"), "12 expected.seat");
}

TEST(EventText, AStoryLearnsItsFigures) {
    Names story;
    story.seats = {"red"};
    ASSERT_TRUE(parse_event_learning(story, "attacked r1 b7 close"));
    ASSERT_TRUE(parse_event_learning(story, "eliminated b7"));
    EXPECT_EQ(story.figures, (std::vector<std::string>{"r1", "b7"}));
    EXPECT_FALSE(parse_event_learning(story, "eliminated 7b"));
    EXPECT_FALSE(parse_event_learning(story, ""));
    EXPECT_EQ(story.figures.size(), 2u);
}

}  // namespace
}  // namespace six::io
