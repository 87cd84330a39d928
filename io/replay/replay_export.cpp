#include "io/replay/replay_export.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/game/look.h"
#include "io/draw/field_svg.h"
#include "io/draw/svg.h"
#include "io/language/warrior_name.h"
#include "io/replay/replay_page_style.h"
#include "io/replay/replay_story.h"
#include "io/rules/rule_catalog.h"

namespace six::io {
namespace {

std::string tagged(std::string_view tag, std::string_view look, std::string_view inside) {
    return '<' + std::string(tag) + " class=\"" + std::string(look) + "\">" + std::string(inside) +
           "</" + std::string(tag) + '>';
}
std::string emblem(std::string_view name) {
    std::string id(name);
    std::replace(id.begin(), id.end(), '/', '-');
    return "<svg aria-hidden=\"true\"><use href=\"#" + id + "\"/></svg>";
}

// The words of an event as it stands in the file: its kind first.
std::string_view word_at(std::string_view text, std::size_t place) {
    for (; place > 0; --place) text.remove_prefix(std::min(text.find(' ') + 1, text.size()));
    return text.substr(0, text.find(' '));
}
bool is_one_of(std::string_view word, std::span<const std::string_view> list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}
// What the drawing or the sentence beside it shows anyway, and what a reader looks for.
constexpr std::array<std::string_view, 10> kMinor = {
    "token_placed", "tokens_cleared", "token_cleared", "modifier",      "turn_ended",
    "ability_used", "turn_began",     "deployed",      "spin_declined", "ability_cancelled"};
constexpr std::array<std::string_view, 9> kStrong = {"attack_rolled", "clicked",    "captured",
                                                     "eliminated",    "game_ended", "breached",
                                                     "came_down",     "returned",   "seat_out"};

struct Fighter {
    std::string label, name, emblem;
    int points = 0;
    Seat owner;
};

// What the drawings and the lists of armies are made from, line by line; as far as it is known.
struct Sights {
    std::vector<Fighter> fighters;
    std::map<std::size_t, std::string> pictures;  // by the number of lines before them
};

class Page {
public:
    Page(const Replay& replay, Language language)
        : replay_(replay), language_(language), story_(story_of(replay, language)) {
        look_on();
        for (const Fighter& fighter : sights_.fighters) by_label_[fighter.label] = &fighter;
    }

    std::string html() {
        // One after the other: what the story cites is listed behind it.
        std::string body = "<main>\n" + armies();
        body += rounds();
        body += clauses() + "</main>\n";
        emblems_.emplace(shapes::skull);
        const std::string title = xml_escaped(title_text());
        return "<!DOCTYPE html>\n<html lang=\"" +
               std::string(language_ == Language::de ? "de" : "en") +
               "\">\n<head>\n<meta charset=\"utf-8\"/>\n"
               "<meta name=\"viewport\" content=\"width=device-width, "
               "initial-scale=1\"/>\n<title>" +
               title + " · Six Skulls</title>\n<style>\n" + std::string(kReplayPageStyle) +
               std::string(kFieldStyle) + "</style>\n</head>\n<body>\n" +
               "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">" +
               symbols_of(emblems_) + "</svg>\n<header>\n" + six_skulls() + "\n<h1>" + title +
               "</h1>\n" + tagged("p", "verdict", xml_escaped(ending_of(language_, replay_))) +
               "\n<p>" + xml_escaped(heading_of(language_, replay_)) + "</p>\n</header>\n" + body +
               "</body>\n</html>\n";
    }

private:
    std::string words(std::string_view key, const std::vector<Argument>& arguments = {}) const {
        return xml_escaped(say(language_, key, arguments));
    }
    std::string title_text() const {
        std::string text = seat_said(language_, replay_, replay_.seats.at(0));
        for (std::size_t i = 1; i < replay_.seats.size(); ++i)
            text = say(language_, "replay_page.against",
                       {{"a", text}, {"b", seat_said(language_, replay_, replay_.seats[i])}});
        return text;
    }
    static std::string six_skulls() {
        std::string text;
        for (int i = 0; i < 6; ++i) text += emblem(shapes::skull);
        return text;
    }

    // A drawing wherever a round begins, at the very beginning and at the end.
    void look_on() {
        std::set<std::size_t> wanted{0, replay_.lines.size()};
        for (std::size_t i = 0; i < replay_.lines.size(); ++i)
            for (const std::string& event : replay_.lines[i].events)
                if (begins_round(event)) wanted.insert(i + 1);
        last_round_.clear();
        rerun(replay_, [&](std::size_t lines, const BattleStart* battle) {
            if (battle == nullptr) return;
            if (sights_.fighters.empty()) note_fighters(*battle);
            if (wanted.contains(lines))
                sights_.pictures[lines] = field_svg(battle->names, battle->table, battle->state,
                                                    say(language_, "replay_page.picture"));
        });
    }
    void note_fighters(const BattleStart& battle) {
        for (std::size_t i = 0; i < battle.state.figure_count; ++i) {
            const FigureId id{static_cast<decltype(FigureId::n)>(i)};
            const Figure& figure = battle.state[id];
            const Warrior& warrior = warrior_of(battle.table, figure);
            const auto faction = static_cast<std::size_t>(warrior.factions[0]);
            sights_.fighters.push_back({battle.names.of(id), full_name(warrior),
                                        "factions/" + std::string(kFactionNames[faction]),
                                        warrior.points, figure.owner});
        }
    }
    bool begins_round(std::string_view event) {
        if (word_at(event, 0) != "turn_began" || word_at(event, 2) == last_round_) return false;
        last_round_ = word_at(event, 2);
        return true;
    }

    // --- who fought ---

    std::set<std::string, std::less<>> lost() const {
        std::set<std::string, std::less<>> labels;
        for (const ReplayLine& line : replay_.lines)
            for (const std::string& event : line.events) {
                if (word_at(event, 0) == "eliminated") labels.emplace(word_at(event, 1));
                if (word_at(event, 0) == "returned") labels.erase(std::string(word_at(event, 1)));
            }
        return labels;
    }
    std::string armies() {
        if (sights_.fighters.empty()) return {};
        const auto gone = lost();
        std::string text = "<h2>" + words("replay_page.armies") + "</h2>\n<div class=\"armies\">\n";
        for (std::size_t seat = 0; seat < replay_.seats.size(); ++seat) {
            std::string rows;
            for (const Fighter& fighter : sights_.fighters) {
                if (fighter.owner.n != seat) continue;
                const bool is_lost = gone.contains(fighter.label);
                emblems_.insert(fighter.emblem);
                rows += tagged("li", is_lost ? "lost" : "stands",
                               emblem(is_lost ? std::string(shapes::skull) : fighter.emblem) +
                                   tagged("span", "label", xml_escaped(fighter.label)) +
                                   tagged("span", "name", xml_escaped(fighter.name)) +
                                   tagged("span", "points", std::to_string(fighter.points))) +
                        '\n';
            }
            text +=
                tagged("section", "army " + xml_escaped(replay_.seats[seat]),
                       "<h3>" + xml_escaped(seat_said(language_, replay_, replay_.seats[seat])) +
                           "</h3>\n<ul>\n" + rows + "</ul>\n") +
                '\n';
        }
        return text + "</div>\n";
    }

    // --- the story ---

    std::string rounds() {
        std::string text = begin_round(words("replay_page.beginning"), 0);
        for (std::size_t i = 0; i < story_.size(); ++i) {
            std::string round;
            for (const std::string& event : replay_.lines[i].events)
                if (begins_round(event)) round = last_round_;
            text += told(i);
            if (!round.empty())
                text += "</ol></div>\n</section>\n" +
                        begin_round(words("replay_page.round", {{"n", round}}), i + 1);
        }
        text += "</ol></div>\n</section>\n";
        if (!story_.empty() && sights_.pictures.contains(story_.size()))
            text += begin_round(words("replay_page.end"), story_.size()) + "<li>" +
                    tagged("span", "strong", xml_escaped(ending_of(language_, replay_))) +
                    "</li></ol></div>\n</section>\n";
        return text;
    }
    std::string begin_round(const std::string& name, std::size_t lines) const {
        const auto picture = sights_.pictures.find(lines);
        return "<section class=\"round\">\n<h2>" + name + "</h2>\n" +
               (picture == sights_.pictures.end() ? std::string()
                                                  : tagged("div", "picture", picture->second)) +
               "<div class=\"turns\"><ol class=\"story\">\n";
    }
    std::string told(std::size_t i) {
        const StoryLine& line = story_[i];
        const std::string& by = replay_.lines[i].by;
        std::string text = "<li class=\"" + xml_escaped(by) + "\">" +
                           tagged("span", "who", xml_escaped(line.by)) + ' ' +
                           (by == "chance" ? dice(line.command)
                                           : "<code>" + xml_escaped(line.command) + "</code>") +
                           "\n<ul class=\"events\">\n";
        for (std::size_t k = 0; k < line.sentences.size(); ++k) {
            const std::string_view kind = word_at(line.events[k], 0);
            const std::string_view look = is_one_of(kind, kMinor)    ? "minor"
                                          : is_one_of(kind, kStrong) ? "strong"
                                                                     : "plain";
            text += tagged("li", look,
                           (kind == "eliminated" ? emblem(shapes::skull) + ' ' : std::string()) +
                               sentence(line.sentences[k])) +
                    '\n';
        }
        return text + "</ul></li>\n";
    }
    static std::string dice(std::string_view command) {
        if (!command.starts_with("dice ")) return "<code>" + xml_escaped(command) + "</code>";
        static constexpr std::array<std::string_view, 6> kFaces = {"⚀", "⚁", "⚂", "⚃", "⚄", "⚅"};
        std::string text;
        for (const char c : command.substr(5))
            if (c >= '1' && c <= '6') text += kFaces[static_cast<std::size_t>(c - '1')];
        return "<span class=\"dice\" role=\"img\" aria-label=\"" + xml_escaped(command.substr(5)) +
               "\">" + text + "</span>";
    }

    // Labels have the colour and the name of their figure, clauses lead to their text.
    std::string sentence(std::string_view said) {
        std::string_view cited;
        const std::size_t bracket = said.rfind(" [");
        if (bracket != std::string_view::npos && said.ends_with(']')) {
            cited = said.substr(bracket + 2, said.size() - bracket - 3);
            said = said.substr(0, bracket);
        }
        std::string text;
        while (!said.empty()) {
            const auto letter = [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       c == '_' || static_cast<unsigned char>(c) >= 0x80;
            };
            std::size_t end = 0;
            while (end < said.size() && letter(said[end])) ++end;
            const std::string_view word = said.substr(0, std::max(end, std::size_t{1}));
            text += labelled(word);
            said.remove_prefix(word.size());
        }
        while (!cited.empty()) {
            const std::size_t comma = std::min(cited.find(", "), cited.size());
            text += ' ' + linked(cited.substr(0, comma));
            cited.remove_prefix(std::min(comma + 2, cited.size()));
        }
        return text;
    }
    std::string labelled(std::string_view word) const {
        const auto found = by_label_.find(word);
        // A label without a number may be a word of the sentence.
        if (found == by_label_.end() || word.find_first_of("0123456789") == std::string_view::npos)
            return xml_escaped(word);
        const Fighter& fighter = *found->second;
        return "<span class=\"label " + xml_escaped(replay_.seats.at(fighter.owner.n)) +
               "\" title=\"" + xml_escaped(fighter.name) + "\">" + xml_escaped(word) + "</span>";
    }
    std::string linked(std::string_view id) {
        const auto clause = catalog_.find(id);
        if (!clause) return tagged("span", "clause", xml_escaped(id));
        cited_.emplace(id);
        return "<a class=\"clause\" href=\"#" + xml_escaped(id) + "\">" + xml_escaped(id) + "</a>";
    }

    std::string clauses() const {
        if (cited_.empty()) return {};
        std::string text =
            "<h2>" + words("replay_page.clauses") + "</h2>\n<ul class=\"clauses\">\n";
        for (const std::string& id : cited_)
            text += "<li id=\"" + xml_escaped(id) + "\"><b>" + xml_escaped(id) + "</b> " +
                    xml_escaped(catalog_[*catalog_.find(id)].text(language_)) + "</li>\n";
        return text + "</ul>\n";
    }

    const Replay& replay_;
    Language language_;
    std::vector<StoryLine> story_;
    RuleCatalog catalog_;
    Sights sights_;
    std::map<std::string, const Fighter*, std::less<>> by_label_;
    std::set<std::string> emblems_, cited_;
    std::string last_round_;
};

}  // namespace

std::string replay_html(const Replay& replay, Language language) {
    return Page(replay, language).html();
}

std::string seat_said(Language language, const Replay& replay, const std::string& seat) {
    Names names;
    names.seats = replay.seats;
    return names.said(language, names.find_seat(seat).value_or(Seat{}));
}

std::string heading_of(Language language, const Replay& replay) {
    std::string seats;
    for (const std::string& seat : replay.seats)
        seats += (seats.empty() ? "" : ", ") + seat_said(language, replay, seat);
    const std::string edition = "edition." + replay.edition;
    return say(language, "replay.heading",
               {{"edition", has_words(language, edition) ? say(language, edition) : replay.edition},
                {"rules", replay.rules},
                {"version", std::to_string(replay.rules_version)},
                {"seats", seats},
                {"dice", replay.dice}});
}

std::string ending_of(Language language, const Replay& replay) {
    switch (replay.ending) {
        case Ending::over:
            return say(language, "replay.over",
                       {{"seat", seat_said(language, replay, replay.winner)}});
        case Ending::unfinished:
            return say(language, "replay.unfinished");
        case Ending::missing:
            break;
    }
    return say(language, "replay.cut_off", {{"line", std::to_string(replay.lines.size() + 1)}});
}

}  // namespace six::io
