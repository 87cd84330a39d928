#include "host/play_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/game/offers.h"
#include "io/text/nearest.h"

namespace six::host {
namespace {

constexpr std::array kWords = {
    PlayWord{"move",
             "A [via X,Y ...] to X,Y | forward N | back N [facing N | towards B] [by SECTION ...] "
             "[up | down] [and close | and shoot]",
             true,
             {},
             'm'},
    PlayWord{"close", "A at B [with C D] [capture | rescue] [using ABILITY] [by SECTION]", true,
             "attack", 'c'},
    PlayWord{"shoot", "A at B [C ...] [with D E] [using ABILITY] [freeze] [by SECTION] [long]",
             true, "attack", 's'},
    PlayWord{"form", "A B C [march B]", true, {}, 'f'},
    PlayWord{"use", "A ABILITY [B] [at X,Y facing N] [by SECTION]", true},
    PlayWord{"board", "A CHARIOT", true},
    PlayWord{"take", "A ITEM", true, "item"},
    PlayWord{"drop", "A ITEM [by SECTION]", true, "item"},
    PlayWord{"cast", "A SPELL from BOOK [browse] on B | at X,Y", true},
    PlayWord{"counter", "A", true},
    PlayWord{"name", "A", true},
    PlayWord{"disembark", "A at X,Y [facing N | towards B]", true},
    PlayWord{"turn", "A facing N | towards B", true},
    PlayWord{"pass", "A [by SECTION]", true, {}, 'p'},
    PlayWord{"release", "A", true},
    PlayWord{"cancel", "A ABILITY [B ABILITY] [own C]", true},
    PlayWord{"end_turn", "", true, {}, 'e'},
    PlayWord{"offer_end", "", true},
    PlayWord{"withdraw", "", true},
    PlayWord{"march", "A to X,Y then B to X,Y then C stay", true},
    PlayWord{"place", "A at X,Y [facing N | towards B]", true},
    PlayWord{"spin", "A facing N | towards B", true},
    PlayWord{"section", "A front | left | rear | right", true},
    PlayWord{"heal", "value | die", true},
    PlayWord{"agree", "", true},
    PlayWord{"build", "N at X,Y [facing N]", true},
    PlayWord{"decline", "", true, {}, 'd'},
    PlayWord{"deploy", "A at X,Y facing N | towards B", true},
    PlayWord{"leave_out", "A", true},
    PlayWord{"edge", "south | east | north | west", true},
    PlayWord{"army", "NAME [NAME*3 ...]", true},
    PlayWord{"pool", "N [N ...]", true},
    PlayWord{"terrain", "N at X,Y [turned N]", true},
    PlayWord{"objective", "at X,Y", true},

    PlayWord{"help", "[WORD | ABILITY | CLAUSE | map]"},
    PlayWord{"look", "[A]", false, {}, 'l'},
    PlayWord{"legend", ""},
    PlayWord{"list", "[red | blue]"},
    PlayWord{"dial", "A [front | left | rear | right]"},
    PlayWord{"template", "A [back] [facing N | towards B] [by SECTION ...]"},
    PlayWord{"measure", "A | X,Y  B | X,Y"},
    PlayWord{"why", "[COMMAND]", false, {}, 'w'},
    PlayWord{"hints", "[N]", false, {}, 'h'},
    PlayWord{"undo", "", false, {}, 'u'},
    PlayWord{"orders", "[spin on|off] [cancel never|ask] [dodge always|ask] [terrify always|ask]"},
    PlayWord{"score", ""},
    PlayWord{"log", "[N]"},
    PlayWord{"save", "[FILE]"},
    PlayWord{"time", ""},
    PlayWord{"quit", "", false, {}, 'q'},
};

// The words inside commands, besides labels, numbers and abilities.
constexpr std::array<std::string_view, 27> kKeywords = {
    "browse",  "from", "on",     "and",     "down",    "up",    "at",    "back", "by",
    "capture", "die",  "facing", "forward", "freeze",  "long",  "march", "own",  "rescue",
    "stay",    "then", "to",     "turned",  "towards", "using", "value", "via",  "with"};
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kCompassDegrees = {
    {{"east", "0"}, {"north", "90"}, {"west", "180"}, {"south", "270"}}};

std::span<const char* const> abilities() {
    return std::span(kAbilityNames).subspan(1);  // the first is none
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
std::string lowered(std::string_view word) {
    std::string out(word);
    std::transform(out.begin(), out.end(), out.begin(), lower);
    return out;
}

// As an ability's word in commands would be spelt.
std::string as_word(std::string_view name) {
    std::string out = lowered(name);
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (out[i] == ' ' || out[i] == '/' || out[i] == '-') out[i] = '_';
        // Capital umlauts: U+00C0 to U+00DE, in UTF-8.
        if (i > 0 && static_cast<unsigned char>(out[i - 1]) == 0xC3 &&
            static_cast<unsigned char>(out[i]) >= 0x80 &&
            static_cast<unsigned char>(out[i]) <= 0x9E)
            out[i] = static_cast<char>(static_cast<unsigned char>(out[i]) + 0x20);
    }
    return out;
}

constexpr std::array kLanguages = {io::Language::en, io::Language::de};

std::string ability_name(io::Language language, std::size_t ability) {
    return io::say(language, "ability." + std::string(kAbilityNames[ability]));
}

// The one ability whose name in some language begins so.
std::string_view ability_beginning(std::string_view word) {
    std::string_view found;
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        for (const io::Language language : kLanguages) {
            if (!as_word(ability_name(language, i)).starts_with(word)) continue;
            if (!found.empty() && found != kAbilityNames[i]) return {};
            found = kAbilityNames[i];
        }
    return found;
}

// The label as it is spelt, for who does not mind capitals; empty when nobody is called so.
std::string label_of(std::string_view word, const io::Names& names) {
    if (names.find_figure(word)) return std::string(word);
    const std::string small = lowered(word);
    for (const std::string& label : names.figures)
        if (lowered(label) == small) return label;
    return {};
}

template <class List>
void add_beginning(std::vector<std::string>& out, std::string_view word, const List& list) {
    for (const std::string_view candidate : list)
        if (candidate.starts_with(word)) out.emplace_back(candidate);
}

// Only what cannot be a number or a place is worth guessing at.
bool is_wordy(std::string_view word) {
    return word.size() >= 2 && std::all_of(word.begin(), word.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || c == '_';
           });
}

// Where the name of a section stands, or another one.
bool wants_section(std::string_view verb, std::string_view before) {
    return before == "by" || verb == "section" || verb == "dial" ||
           std::find(kSectionNames.begin(), kSectionNames.end(), before) != kSectionNames.end();
}

bool handles_item(std::string_view verb) {
    return verb == "take" || verb == "drop";
}

std::string written_out_word(std::string_view word, std::string_view verb, std::string_view before,
                             const io::Names& names) {
    if (std::string label = label_of(word, names); !label.empty()) return label;
    std::string small = lowered(word);
    if (before == "facing" || before == "turned") {
        for (const auto& [name, degrees] : kCompassDegrees)
            if (name.starts_with(small)) return std::string(degrees);
    }
    if (handles_item(verb) && names.find_item(small)) return small;
    if (wants_section(verb, before)) {
        for (const std::string_view section : kSectionNames)
            if (small.size() >= 2 && section.starts_with(small)) return std::string(section);
    }
    const bool ability_first = before == "using" || verb == "use" || verb == "cancel";
    if (ability_first) {
        if (const auto ability = ability_called(word)) return std::string(name_of(*ability));
    }
    if (!is_wordy(small)) {
        const std::string_view known = ability_first && word.size() >= 2
                                           ? ability_beginning(as_word(word))
                                           : std::string_view();
        return std::string(known.empty() ? word : known);
    }
    std::vector<std::string> keywords, known;
    add_beginning(keywords, small, kKeywords);
    add_beginning(known, small, abilities());
    if (ability_first) {
        std::swap(keywords, known);
        const std::string_view named = ability_beginning(small);
        if (keywords.empty() && known.empty() && !named.empty()) return std::string(named);
    }
    for (const auto& candidates : {keywords, known}) {
        if (std::find(candidates.begin(), candidates.end(), small) != candidates.end())
            return small;
        if (candidates.size() == 1) return candidates[0];
        if (!candidates.empty()) return small;  // which one is not clear
    }
    return small;
}

// Which words follow which.
bool wants_ability(const std::vector<std::string_view>& words) {
    const std::size_t n = words.size();
    if (n >= 2 && words[n - 1] == "using") return true;
    return n == 2 && words[0] == "use";
}

}  // namespace

std::span<const PlayWord> play_words() {
    return kWords;
}

const PlayWord* play_word(std::string_view exact) {
    for (const PlayWord& word : kWords)
        if (word.word == exact) return &word;
    return nullptr;
}

bool fits(const PlayWord& word, Asking asked) {
    const std::string_view command = word.command.empty() ? word.word : word.command;
    return !word.is_command || is_answer(asked.rules, asked.ask, command);
}

Meant meant_by(std::string_view typed, Asking asked) {
    const std::string small = lowered(typed);
    if (const PlayWord* exact = play_word(small))
        return {.word = exact, .may_mean = {}, .near = {}};
    for (const PlayWord& word : kWords)
        if (small.size() == 1 && word.letter == small[0])
            return {.word = &word, .may_mean = {}, .near = {}};
    if (small == "?") return {.word = play_word("help"), .may_mean = {}, .near = {}};
    if (small == "exit") return {.word = play_word("quit"), .may_mean = {}, .near = {}};
    Meant meant;
    for (const bool only_fitting : {true, false}) {
        meant.may_mean.clear();
        for (const PlayWord& word : kWords)
            if (word.word.starts_with(small) && (!only_fitting || fits(word, asked)))
                meant.may_mean.push_back(word.word);
        if (!meant.may_mean.empty()) break;
    }
    if (meant.may_mean.size() == 1) {
        meant.word = play_word(meant.may_mean[0]);
        meant.may_mean.clear();
    } else if (meant.may_mean.empty()) {
        std::vector<std::string_view> known;
        for (const PlayWord& word : kWords) known.push_back(word.word);
        meant.near = io::nearest_words(small, known);
        if (meant.near == io::kNoneNear) meant.near.clear();
    }
    return meant;
}

std::string written_out(std::string_view line, const io::Names& names) {
    std::string out;
    std::string verb, before;
    for (const std::string_view word : split_words(line)) {
        std::string written =
            out.empty() ? lowered(word) : written_out_word(word, verb, before, names);
        if (out.empty()) verb = written;
        out += (out.empty() ? "" : " ") + written;
        before = std::move(written);
    }
    return out;
}

std::vector<std::string_view> keywords_of(const PlayWord& word) {
    std::vector<std::string_view> found;
    for (std::string_view part : split_words(word.usage)) {
        if (part.starts_with('[')) part.remove_prefix(1);
        if (part.ends_with(']')) part.remove_suffix(1);
        if (is_wordy(part) && std::find(found.begin(), found.end(), part) == found.end())
            found.push_back(part);
    }
    return found;
}

std::vector<std::string> completions(std::string_view line, Asking asked, const io::Names& names) {
    std::vector<std::string_view> words = split_words(line);
    std::string_view last;
    if (!line.empty() && line.back() != ' ' && !words.empty()) {
        last = words.back();
        words.pop_back();
    }
    std::vector<std::string> found;
    // `why` is followed by a command, `help` by any word.
    if (!words.empty() && words[0] == "why") words.erase(words.begin());
    const bool help = !words.empty() && words[0] == "help";
    if (words.empty() || (help && words.size() == 1)) {
        for (const PlayWord& word : play_words())
            if (word.word.starts_with(last) && (help || !last.empty() || fits(word, asked)))
                found.emplace_back(word.word);
        if (help) add_beginning(found, last, abilities());
        return found;
    }
    const PlayWord* verb = meant_by(words[0], asked).word;
    if (verb == nullptr) return found;
    if (verb->word == "orders") {
        constexpr std::array<std::string_view, 9> kOrders = {
            "always", "ask", "cancel", "dodge", "never", "off", "on", "spin", "terrify"};
        add_beginning(found, last, kOrders);
        return found;
    }
    if (wants_ability(words)) {
        add_beginning(found, last, abilities());
        return found;
    }
    if (words.size() > 1 && wants_section({}, words.back()))
        add_beginning(found, last, kSectionNames);
    if (words.back() == "by") return found;
    add_beginning(found, last, names.figures);
    if (handles_item(verb->word)) add_beginning(found, last, names.items);
    add_beginning(found, last, keywords_of(*verb));
    if (verb->word == "cancel" && !last.empty()) add_beginning(found, last, abilities());
    return found;
}

std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (true) {
        at = line.find_first_not_of(" \t\r\n", at);
        if (at == std::string_view::npos) return words;
        const std::size_t end = std::min(line.find_first_of(" \t\r\n", at), line.size());
        words.push_back(line.substr(at, end - at));
        at = end;
    }
}

std::optional<Ability> ability_called(std::string_view name) {
    const std::string word = as_word(name);
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        if (word == kAbilityNames[i]) return static_cast<Ability>(i);
    for (std::size_t i = 1; i < kAbilityNames.size(); ++i)
        for (const io::Language language : kLanguages)
            if (word == as_word(ability_name(language, i))) return static_cast<Ability>(i);
    return std::nullopt;
}

std::string ability_with_word(io::Language language, Ability ability) {
    std::string name = ability_name(language, static_cast<std::size_t>(ability));
    const std::string word(name_of(ability));
    if (as_word(name) != word) name += " (" + word + ')';
    return name;
}

}  // namespace six::host
