#include "cli/play_words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/messages/command.h"
#include "engine/rulesets/pages.h"
#include "engine/state/ask.h"
#include "host/order_words.h"
#include "io/text/text.h"

namespace six::cli {
namespace {

io::Names names() {
    io::Names names;
    names.figures = {"r1", "r2", "b1", "A"};
    names.seats = {"red", "blue"};
    names.items = {"blade", "heal"};
    return names;
}

Asking asking(Ask ask, Edition edition = Edition::unlimited) {
    return {*page_of(edition), ask};
}

std::string meaning(std::string_view typed, Ask asked = Ask::give_action) {
    const Meant meant = meant_by(typed, asking(asked));
    return meant.word == nullptr ? "" : std::string(meant.word->word);
}

bool holds(const std::vector<std::string>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

TEST(PlayWords, EveryWordHasHelpInBothLanguages) {
    std::set<std::string_view> words;
    std::set<char> letters;
    for (const PlayWord& word : play_words()) {
        EXPECT_TRUE(words.insert(word.word).second) << word.word;
        if (word.letter != '\0') {
            EXPECT_TRUE(letters.insert(word.letter).second) << word.word;
        }
        const std::string key = "cli.play.help." + std::string(word.word);
        EXPECT_TRUE(io::has_words(io::Language::en, key)) << key;
        EXPECT_TRUE(io::has_words(io::Language::de, key)) << key;
    }
}

// Whatever a person can be asked in some edition, some word answers it; and every command a person
// may give is a word.
TEST(PlayWords, EveryQuestionHasAnAnswer) {
    for (std::size_t i = 0; i < kAskNames.size(); ++i) {
        const Ask asked = kAsks[i];
        const std::string_view name = kAskNames[i];
        if (asked == Ask::nothing || name.starts_with("roll_")) continue;
        bool answered = false;
        for (const Edition edition : {Edition::unlimited, Edition::v2})
            for (const PlayWord& word : play_words())
                answered = answered || (word.is_command && fits(word, asking(asked, edition)));
        EXPECT_TRUE(answered) << name;
    }
    const auto is_known = [](std::string_view name) {
        // close and shoot; take and drop; chance's own
        if (name == "attack" || name == "item" || name == "dice") return;
        EXPECT_NE(play_word(name), nullptr) << name;
    };
    for (const std::string_view name : kSetupCommandNames) is_known(name);
    for (const std::string_view name : kBattleCommandNames) is_known(name);
}

TEST(PlayWords, AreUnderstoodShort) {
    EXPECT_EQ(meaning("move"), "move");
    EXPECT_EQ(meaning("MOVE"), "move");
    EXPECT_EQ(meaning("m"), "move");
    EXPECT_EQ(meaning("mo"), "move");
    EXPECT_EQ(meaning("end"), "end_turn");
    EXPECT_EQ(meaning("?"), "help");
    EXPECT_EQ(meaning("exit"), "quit");
    // What answers the question comes first.
    EXPECT_EQ(meaning("pl", Ask::place_figure), "place");
    EXPECT_EQ(meaning("se", Ask::choose_section), "section");
    EXPECT_EQ(meaning("mar", Ask::give_action), "march");
    EXPECT_EQ(meaning("lo"), "");
    EXPECT_EQ(meant_by("lo", asking(Ask::give_action)).may_mean.size(), 2u);  // look, log
}

TEST(PlayWords, ANearWordIsNamed) {
    const Meant meant = meant_by("mvoe", asking(Ask::give_action));
    EXPECT_EQ(meant.word, nullptr);
    EXPECT_TRUE(meant.near.starts_with("move")) << meant.near;
    EXPECT_EQ(meant_by(std::string(5000, 'x'), asking(Ask::give_action)).word, nullptr);
}

TEST(PlayWords, LinesAreWrittenOut) {
    EXPECT_EQ(written_out("MOVE R1 to 10,12 FACING north", names()), "move r1 to 10,12 facing 90");
    EXPECT_EQ(written_out("shoot r1 at b1 us magic_bl fre", names()),
              "shoot r1 at b1 using magic_blast freeze");
    EXPECT_EQ(written_out("close a at  b1  capt", names()), "close A at b1 capture");
    EXPECT_EQ(written_out("shoot r1 at b1 by fro lo", names()), "shoot r1 at b1 by front long");
    EXPECT_EQ(written_out("move r1 forw 8 by FRONT le rea", names()),
              "move r1 forward 8 by front left rear");
    EXPECT_EQ(written_out("section r1 ri", names()), "section r1 right");
    EXPECT_EQ(written_out("drop R1 Heal by REA", names()), "drop r1 heal by rear");
    // Unclear, unknown and numbers stay.
    EXPECT_EQ(written_out("use r1 magic", names()), "use r1 magic");
    EXPECT_EQ(written_out("use r1 xyzzy 3 4,5 \x1b", names()), "use r1 xyzzy 3 4,5 \x1b");
    EXPECT_EQ(written_out("", names()), "");
}

TEST(PlayWords, AbilitiesMayBeCalledByTheirNames) {
    EXPECT_EQ(written_out("use r1 Magische_Heilung r2", names()), "use r1 magic_healing r2");
    EXPECT_EQ(written_out("cancel r1 ZÄHIGKEIT", names()), "cancel r1 toughness");
    EXPECT_EQ(written_out("shoot r1 at b1 using flamme/b", names()),
              "shoot r1 at b1 using flame_lightning");
    EXPECT_EQ(written_out("shoot r1 at b1 using magischer", names()),
              "shoot r1 at b1 using magischer");  // Schuss or Frost
    EXPECT_EQ(ability_called("Magischer Schuss"), Ability::magic_blast);
    EXPECT_EQ(ability_called("Magic Blast"), Ability::magic_blast);
    EXPECT_FALSE(ability_called("no ability"));
    EXPECT_EQ(ability_with_word(io::Language::de, Ability::charge), "Sturmangriff (charge)");
    EXPECT_EQ(ability_with_word(io::Language::en, Ability::charge), "Charge");
}

TEST(PlayWords, OrdersAreWrittenAndReadAgain) {
    StandingOrders orders{.face_newcomer = true, .never_cancel = false, .always_dodge = true};
    EXPECT_EQ(host::orders_text(orders), "spin on dodge always");
    StandingOrders again;
    std::size_t wrong = 0;
    EXPECT_TRUE(host::change_orders(split_words(host::orders_text(orders)), again, wrong));
    EXPECT_EQ(again, orders);
    EXPECT_TRUE(host::change_orders({"terrify", "ask"}, again, wrong));
    EXPECT_EQ(host::orders_text(again), "spin on dodge always terrify ask");
    EXPECT_TRUE(host::change_orders({"terrify", "always"}, again, wrong));
    EXPECT_EQ(again, orders);
    EXPECT_FALSE(host::change_orders({"terrify", "never"}, again, wrong));
    EXPECT_FALSE(host::change_orders({"spin", "off", "dodge"}, again, wrong));
    EXPECT_EQ(wrong, 2u);
}

TEST(PlayWords, AreCompleted) {
    const auto at = [](std::string_view line, Ask asked = Ask::give_action) {
        return completions(line, asking(asked), names());
    };
    EXPECT_TRUE(holds(at("mo"), "move"));
    EXPECT_TRUE(holds(at(""), "move"));
    EXPECT_FALSE(holds(at(""), "march"));
    EXPECT_TRUE(holds(at("", Ask::choose_paths), "march"));
    EXPECT_EQ(at("move r"), (std::vector<std::string>{"r1", "r2"}));
    EXPECT_TRUE(holds(at("move r1 "), "to"));
    EXPECT_TRUE(holds(at("why m r1 t"), "towards"));
    EXPECT_EQ(at("shoot r1 at b1 using magic_b"), (std::vector<std::string>{"magic_blast"}));
    EXPECT_TRUE(holds(at("use r1 "), "regeneration"));
    EXPECT_FALSE(holds(at("use r1 "), "none"));
    EXPECT_TRUE(holds(at("help ch"), "charge"));
    EXPECT_TRUE(holds(at("orders sp"), "spin"));
    EXPECT_TRUE(holds(at("edge n", Ask::choose_edge), "north"));
    EXPECT_TRUE(at("xyzzy ").empty());
    EXPECT_EQ(at("pass r1 by r"), (std::vector<std::string>{"rear", "right"}));
    EXPECT_TRUE(holds(at("move r1 forward 8 by left f"), "front"));
    EXPECT_TRUE(holds(at("section r1 l", Ask::take_clicks), "left"));
    EXPECT_EQ(at("take r1 b"), (std::vector<std::string>{"b1", "blade"}));
    EXPECT_FALSE(holds(at(""), "take"));  // no items in Unlimited
    EXPECT_TRUE(holds(completions("", asking(Ask::give_action, Edition::v2), names()), "take"));
}

}  // namespace
}  // namespace six::cli
