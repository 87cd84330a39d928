// The rules as a library: every clause of data/rules with its text in both languages, its document,
// the clauses that state the same rule elsewhere and the house decisions it leaves open. Read once
// from the data inside the binary, which the build has checked. It knows texts, not how a rule
// works, and prints nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/clause.h"
#include "engine/state/ruleset.h"
#include "io/text/text.h"
#include "options.gen.h"

namespace six::io {

struct EditionSet {
    std::uint8_t bits = 0;

    constexpr bool holds(Edition edition) const {
        return ((bits >> static_cast<unsigned>(edition)) & 1U) != 0;
    }
    constexpr void add(Edition edition) {
        bits = static_cast<std::uint8_t>(bits | (1U << static_cast<unsigned>(edition)));
    }
    constexpr bool overlaps(EditionSet other) const { return (bits & other.bits) != 0; }
};
std::optional<Edition> edition_named(std::string_view name);
EditionSet played_editions();

struct RuleDocument {
    std::string id;  // "U"
    std::string title_en, title_de;
    bool counts = true;  // for coverage: house decisions are shown by the clauses they decide

    const std::string& title(Language language) const {
        return language == Language::de ? title_de : title_en;
    }
};

// One of several things that a clause states, each of which has to be shown.
struct RulePart {
    char id = 'a';
    std::string en, de;
    std::string open = {};  // as of a clause

    const std::string& text(Language language) const { return language == Language::de ? de : en; }
    std::string name(Clause clause) const { return std::string(clause.id()) + '/' + id; }
};

struct RuleClause {
    Clause clause;
    std::uint8_t document = 0;  // its place in documents()
    std::string section_en, section_de;
    std::string kind, tag;
    EditionSet editions;
    EditionSet carried_to;  // editions whose own text says that this clause of another holds there
    std::string en, de;     // de is empty where nobody has translated it
    std::string source, applies_to, untestable;  // each empty when there is nothing to say
    std::string open;  // why no scenario shows it yet: what it needs is not played, say
    std::vector<Clause> house, conflicts, linked;
    std::vector<RulePart> parts;  // none where it states one thing

    bool in_force(Edition edition) const {
        return editions.holds(edition) || carried_to.holds(edition);
    }
    const std::string& text(Language language) const {
        return language == Language::de && !de.empty() ? de : en;
    }
    const std::string& section(Language language) const {
        return language == Language::de ? section_de : section_en;
    }
};

// One value that a house decision leaves to the players. Numbers and defaults are in kOptions, the
// words of its values in io/rules/option_text.h.
struct RuleOption {
    Option option{};
    Clause decision;              // H-...
    std::vector<Clause> clauses;  // that it decides
    std::string unit, doubt;
    std::string fixed;  // why its value is fixed in an edition that has it and leaves no choice

    // Where the players may choose another value: the pages say what they play.
    EditionSet chosen_in() const;
    // Has alternatives, and leaves no choice in an edition that is played.
    bool is_fixed_somewhere() const;
    const OptionInfo& info() const { return kOptions[static_cast<std::size_t>(option)]; }
};

class RuleCatalog {
public:
    RuleCatalog();

    std::span<const RuleDocument> documents() const { return documents_; }
    std::span<const RuleClause> clauses() const { return clauses_; }  // by document, in its order
    std::span<const RuleOption> options() const { return options_; }
    const RuleClause& operator[](Clause clause) const { return clauses_[place_[clause.index()]]; }
    const RuleDocument& document_of(const RuleClause& c) const { return documents_[c.document]; }

    // People need not mind capitals.
    std::optional<Clause> find(std::string_view id) const;
    // What somebody who wrote `id` may have meant, best first; empty when nothing is near.
    std::vector<Clause> nearest(std::string_view id) const;
    // "U-MOVE" holds U-MOVE-1; "D" holds D-ARC-1 but not DRG-ACT-1. A prefix that names no whole
    // part ("U-MO") holds whatever begins so.
    std::vector<Clause> group(std::string_view prefix) const;
    // The clauses in which all words occur, in id, section or text; best first: what has just this
    // id, what is in force in one of the editions, rules before house decisions, words in the id or
    // the section's name, words at the beginning of a word. Capitals and umlauts do not matter.
    // What the texts of the language do not say is looked for in those of the other.
    std::vector<Clause> search(std::span<const std::string> words, Language,
                               EditionSet editions) const;

    // The options of a house decision, or of all decisions that a clause leaves open.
    std::vector<const RuleOption*> options_of(Clause clause) const;

private:
    std::vector<RuleDocument> documents_;
    std::vector<RuleClause> clauses_;
    std::vector<std::uint16_t> place_;  // by Clause::index()
    std::vector<RuleOption> options_;
};

// The one of this binary, read when first asked for.
const RuleCatalog& rule_catalog();

}  // namespace six::io
