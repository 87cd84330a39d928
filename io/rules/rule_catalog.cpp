#include "io/rules/rule_catalog.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/rulesets/pages.h"
#include "engine/state/table.h"
#include "io/text/data.h"
#include "io/text/json.h"
#include "io/text/nearest.h"

namespace six::io {

namespace {

// The build refuses data that does not read (tools/rules/generate_ids.py), so nothing is reported
// here: what is missing is empty.
Json read(const std::string& file) {
    const auto bytes = data_file("rules/" + file + ".json");
    return bytes ? Json::parse(*bytes, nullptr, /*allow_exceptions=*/false) : Json();
}

std::string text_of(const Json& record, const char* member) {
    const auto at = record.find(member);
    return at != record.end() && at->is_string() ? at->get<std::string>() : std::string();
}

std::vector<std::string> texts_of(const Json& record, const char* member) {
    std::vector<std::string> texts;
    const auto at = record.find(member);
    if (at == record.end() || !at->is_array()) return texts;
    for (const Json& text : *at)
        if (text.is_string()) texts.push_back(text.get<std::string>());
    return texts;
}

std::vector<Clause> clauses_of(const Json& record, const char* member) {
    std::vector<Clause> clauses;
    for (const std::string& id : texts_of(record, member))
        if (const auto clause = Clause::find(id)) clauses.push_back(*clause);
    return clauses;
}

EditionSet editions_of(const Json& record, const char* member) {
    EditionSet editions;
    for (const std::string& name : texts_of(record, member))
        if (const auto edition = edition_named(name)) editions.add(*edition);
    return editions;
}

RuleClause clause_of(Clause clause, std::size_t document, const Json& record, const Json& german,
                     const Json& sections) {
    RuleClause read;
    read.clause = clause;
    read.document = static_cast<std::uint8_t>(document);
    read.section_en = text_of(record, "section");
    read.section_de = text_of(sections, read.section_en.c_str());
    read.kind = text_of(record, "kind");
    read.tag = text_of(record, "tag");
    read.editions = editions_of(record, "editions");
    read.carried_to = editions_of(record, "carried_to");
    read.en = text_of(record, "en");
    if (german.is_object()) read.de = text_of(german, std::string(clause.id()).c_str());
    read.source = text_of(record, "source");
    read.applies_to = text_of(record, "applies_to");
    read.house = clauses_of(record, "house");
    read.conflicts = clauses_of(record, "conflicts");
    return read;
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
std::string in_capitals(std::string_view id) {
    std::string text(id);
    std::transform(text.begin(), text.end(), text.begin(), upper);
    return text;
}

// Small letters without umlauts. Germans write ä as a or as ae when they have no key for it, so in
// German both become a; in English "due" must not become "du".
std::string folded(std::string_view text, Language language) {
    constexpr std::pair<std::string_view, std::string_view> kLetters[] = {
        {"ä", "a"}, {"ö", "o"}, {"ü", "u"}, {"Ä", "a"}, {"Ö", "o"}, {"Ü", "u"}, {"ß", "ss"}};
    std::string out;
    while (!text.empty()) {
        const auto umlaut =
            std::find_if(std::begin(kLetters), std::end(kLetters),
                         [&](const auto& letter) { return text.starts_with(letter.first); });
        if (umlaut != std::end(kLetters)) {
            out += umlaut->second;
            text.remove_prefix(umlaut->first.size());
            continue;
        }
        const char c = lower(text[0]);
        const bool digraph = language == Language::de && c == 'e' && !out.empty() &&
                             (out.back() == 'a' || out.back() == 'o' || out.back() == 'u');
        if (!digraph) out += c;
        text.remove_prefix(1);
    }
    return out;
}

bool begins_word(const std::string& text, std::size_t at) {
    if (at == 0) return true;
    const char before = text[at - 1];
    const bool letter = (before >= 'a' && before <= 'z') || (before >= '0' && before <= '9');
    return !letter && static_cast<unsigned char>(before) < 0x80;
}

bool has_word_beginning_so(const std::string& text, const std::string& word) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1))
        if (begins_word(text, at)) return true;
    return false;
}

// How well a clause answers a search: compared from the top.
struct Fit {
    bool is_id = false;  // a word is its whole id
    bool in_force = false;
    bool is_rule = false;  // and no house decision
    int titled = 0;        // words in the id or in the name of the section
    int begins = 0;        // words at the beginning of a word of the text

    friend constexpr auto operator<=>(const Fit&, const Fit&) = default;
};

// None unless all words occur, in the id, the name of the section or the text of this language.
std::optional<Fit> fit_of(const RuleClause& c, std::span<const std::string> words,
                          Language language) {
    const std::string text = folded(c.text(language), language);
    const std::string section = folded(c.section(language), language);
    const std::string id = folded(c.clause.id(), Language::en);  // no umlauts to spell differently
    Fit fit;
    for (const std::string& given : words) {
        const std::string word = folded(given, language), plain = folded(given, Language::en);
        if (word.empty()) continue;
        const bool titled =
            id.find(plain) != std::string::npos || section.find(word) != std::string::npos;
        if (!titled && text.find(word) == std::string::npos) return std::nullopt;
        fit.is_id = fit.is_id || id == plain;
        fit.titled += titled ? 1 : 0;
        fit.begins += has_word_beginning_so(text, word) ? 1 : 0;
    }
    return fit;
}

}  // namespace

std::optional<Edition> edition_named(std::string_view name) {
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (kEditionNames[i] == name) return static_cast<Edition>(i);
    return std::nullopt;
}

EditionSet played_editions() {
    EditionSet editions;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i)
        if (page_of(static_cast<Edition>(i))) editions.add(static_cast<Edition>(i));
    return editions;
}

EditionSet RuleOption::chosen_in() const {
    EditionSet chosen;
    for (std::size_t i = 0; i < kEditionNames.size(); ++i) {
        const auto edition = static_cast<Edition>(i);
        const Ruleset* page = page_of(edition);
        if (page && info().type != OptionType::fixed && belongs(info(), edition) &&
            page->plays.option(option))
            chosen.add(edition);
    }
    return chosen;
}

bool RuleOption::is_fixed_somewhere() const {
    const auto may = static_cast<std::uint8_t>(info().editions & played_editions().bits);
    return info().type != OptionType::fixed && (may & ~chosen_in().bits) != 0;
}

RuleCatalog::RuleCatalog() : place_(Clause::count()) {
    const Json sections = read("de/sections");  // by their English names
    for (const Json& record : read("documents")) {
        RuleDocument document{text_of(record, "id"), text_of(record, "title_en"),
                              text_of(record, "title_de"), record.value("coverage", true)};
        const Json german = read("de/" + document.id);
        for (const Json& clause : read(document.id)) {
            const auto id = Clause::find(text_of(clause, "id"));
            assert(id && "the ids of this binary are made from the same data");
            place_[id->index()] = static_cast<std::uint16_t>(clauses_.size());
            clauses_.push_back(clause_of(*id, documents_.size(), clause, german, sections));
        }
        documents_.push_back(std::move(document));
    }
    assert(clauses_.size() == Clause::count());

    const Json links = read("links");
    for (const Json& group : links) {
        std::vector<Clause> members;
        for (const Json& id : group) members.push_back(*Clause::find(id.get<std::string>()));
        for (const Clause member : members)
            for (const Clause other : members)
                if (other != member) clauses_[place_[member.index()]].linked.push_back(other);
    }
    const Json untestable = read("untestable");
    for (const auto& [id, reason] : untestable.items())
        clauses_[place_[Clause::find(id)->index()]].untestable = reason.get<std::string>();

    const Json parts = read("parts");
    for (const auto& [id, list] : parts.items())
        for (const auto& [part, texts] : list.items())
            clauses_[place_[Clause::find(id)->index()]].parts.push_back(
                {part[0], text_of(texts, "en"), text_of(texts, "de")});

    const Json open = read("open");
    for (const auto& [name, reason] : open.items()) {
        const std::size_t slash = name.find('/');
        RuleClause& c = clauses_[place_[Clause::find(name.substr(0, slash))->index()]];
        if (slash == std::string::npos) c.open = reason.get<std::string>();
        for (RulePart& part : c.parts)  // of a whole clause each
            if (slash == std::string::npos || part.id == name[slash + 1])
                part.open = reason.get<std::string>();
    }

    const Json options = read("options");
    assert(options.size() == kOptionCount);
    for (const Json& record : options) {
        const auto place = static_cast<Option>(options_.size());
        options_.push_back({place, *Clause::find(text_of(record, "id")),
                            clauses_of(record, "clauses"), text_of(record, "unit"),
                            text_of(record, "doubt"), text_of(record, "fixed")});
    }
}

std::optional<Clause> RuleCatalog::find(std::string_view id) const {
    return Clause::find(in_capitals(id));
}

std::vector<Clause> RuleCatalog::nearest(std::string_view id) const {
    constexpr std::size_t kMost = 5, kFar = 3, kLongest = 64;
    if (id.empty() || id.size() > kLongest) return {};
    const std::string wanted = in_capitals(id);
    std::vector<std::pair<std::size_t, Clause>> found;
    for (const RuleClause& c : clauses_) {
        // Whoever wrote the beginning of an id meant one of those that begin so.
        const std::size_t far =
            c.clause.id().starts_with(wanted) ? 0 : edit_distance(wanted, c.clause.id());
        if (far <= kFar && far < wanted.size()) found.emplace_back(far, c.clause);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<Clause> best;
    for (const auto& [far, clause] : found)
        if (best.size() < kMost) best.push_back(clause);
    return best;
}

std::vector<Clause> RuleCatalog::group(std::string_view prefix) const {
    const std::string wanted = in_capitals(prefix);
    std::vector<Clause> whole, begun;
    for (const RuleClause& c : clauses_) {
        const std::string_view id = c.clause.id();
        if (!id.starts_with(wanted)) continue;
        begun.push_back(c.clause);
        if (id.size() == wanted.size() || wanted.ends_with('-') || id[wanted.size()] == '-')
            whole.push_back(c.clause);
    }
    return whole.empty() ? begun : whole;
}

std::vector<Clause> RuleCatalog::search(std::span<const std::string> words, Language language,
                                        EditionSet editions) const {
    const bool asked = std::any_of(words.begin(), words.end(),
                                   [](const std::string& word) { return !word.empty(); });
    std::vector<std::pair<Fit, Clause>> found;
    const auto look = [&](Language in, bool translated) {
        for (const RuleClause& c : clauses_) {
            if (!asked || c.de.empty() == translated) continue;
            auto fit = fit_of(c, words, in);
            if (!fit) continue;
            fit->is_rule = document_of(c).counts;
            fit->in_force = editions.overlaps(c.editions) || editions.overlaps(c.carried_to);
            found.emplace_back(*fit, c.clause);
        }
    };
    look(language, true);
    if (found.empty()) look(language == Language::de ? Language::en : Language::de, true);
    look(Language::en, false);
    std::sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first > b.first;
        return place_[a.second.index()] < place_[b.second.index()];  // as they are read
    });
    std::vector<Clause> clauses;
    clauses.reserve(found.size());
    for (const auto& [fit, clause] : found) clauses.push_back(clause);
    return clauses;
}

std::vector<const RuleOption*> RuleCatalog::options_of(Clause clause) const {
    const std::vector<Clause>& house = (*this)[clause].house;
    std::vector<const RuleOption*> found;
    for (const RuleOption& option : options_)
        if (option.decision == clause ||
            std::find(house.begin(), house.end(), option.decision) != house.end())
            found.push_back(&option);
    return found;
}

const RuleCatalog& rule_catalog() {
    static const RuleCatalog catalog;
    return catalog;
}

}  // namespace six::io
