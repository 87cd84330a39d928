#include "host/protocol/published.h"

#include <array>

#include "engine/catalog/domain.h"
#include "engine/rulesets/pages.h"
#include "host/protocol/requests.h"
#include "io/answers/common_answers.h"
#include "io/answers/program_answers.h"
#include "io/format/described_types.h"
#include "io/format/json_codec.h"
#include "io/format/json_file.h"

namespace six::host::protocol {
namespace {

constexpr const char* kWrittenBy =
    "// Written by the program from the descriptions in host/protocol and io/answers; not to "
    "be edited. Renewed by\n"
    "// build/release/tests/host/client_types/client_types, and compared by the test of that "
    "name.\n";

template <class Ask, class Answer>
constexpr io::DescribedRequest listed(const Request<Ask, Answer>& request) {
    return {request.name, request.doc, &io::kDescription<Ask>, &io::kDescription<Answer>};
}

constexpr std::array kListed = {
    listed(requests::begin),       listed(requests::resume),  listed(requests::lay),
    listed(requests::table),       listed(requests::answer),  listed(requests::go_on),
    listed(requests::let_bot),     listed(requests::undo),    listed(requests::orders),
    listed(requests::player),      listed(requests::choices), listed(requests::reach),
    listed(requests::way),         listed(requests::place),   listed(requests::why),
    listed(requests::complete),    listed(requests::typed),   listed(requests::hints),
    listed(requests::replay),      listed(requests::record),  listed(requests::scenario),
    listed(requests::blank),       listed(requests::edit),    listed(requests::account),
    listed(requests::view_replay), listed(requests::view_at), listed(requests::view_scenario),
};

// Names of the lists too, whether a message has them or not.
constexpr std::array<const io::Description*, 7> kBesides = {
    &io::kDescription<io::Language>, &io::kDescription<Failure>, &io::kDescription<Stat>,
    &io::kDescription<Rank>,         &io::kDescription<Colour>,  &io::kDescription<Shape>,
    &io::kDescription<Player>};

constexpr const io::Description& kFailed = io::kDescription<io::answers::CommandFailed>;

std::string types() {
    std::vector<const io::Description*> besides(kBesides.begin(), kBesides.end());
    besides.push_back(&kFailed);
    return kWrittenBy + io::typescript_of(kListed, besides, io::answers::program_answers());
}

std::string schema() {
    io::Json json = {
        {"$schema", ""},
        {"$id", "desk.schema.json"},
        {"title", "Six Skulls: what the desk is asked and answers"},
        {"description",
         "Besides its fields a request has `do`, its name, and may have `lang`, the language of "
         "what is said."}};
    json.update(io::schema_of(kListed, kBesides));
    return io::file_text(json);
}

std::string schema_of_answers() {
    io::Json json = {
        {"$schema", ""},
        {"$id", "answers.schema.json"},
        {"title", "Six Skulls: what the program answers programs (--json)"},
        {"description", "By command. Any may answer instead what went wrong: CommandFailed."}};
    json.update(io::schema_of_answers(io::answers::program_answers(), std::array{&kFailed}));
    return io::file_text(json);
}

// --- lists ---

template <class Names, class Keep>
std::string list(const char* doc, const char* name, const Names& names, Keep keep) {
    std::string out;
    for (std::size_t n = 0; n < names.size(); ++n)
        if (keep(n)) out += (out.empty() ? "'" : ", '") + std::string(names[n]) + '\'';
    return std::string("\n/** ") + doc + " */\nexport const " + name + " = [" + out +
           "] as const;\n";
}
constexpr auto kAll = [](std::size_t) { return true; };

std::string build_totals() {
    std::string out =
        "\n/** With which each edition is played as a rule. */\nexport const buildTotals = {";
    for (std::size_t n = 0; n < kEditionNames.size(); ++n)
        if (const Ruleset* page = page_of(static_cast<Edition>(n)))
            out += std::string(out.ends_with('{') ? " " : ", ") + kEditionNames[n] + ": " +
                   std::to_string(page->usual.build_total);
    return out + " } as const;\n";
}

// As the abilities card prints them. [U-DIAL-9]
std::string marks() {
    std::string out =
        "\n/** The abilities by value, shape and colour, as the abilities card prints them. */\n"
        "export const marks: Record<Stat, Record<Shape, { [C in Colour]?: Ability }>> = {\n";
    for (std::size_t row = 0; row < kMarks.size(); ++row) {
        const std::size_t shape = row % kShapeNames.size();
        if (shape == 0) out += std::string("  ") + kStatNames[row / kShapeNames.size()] + ": {\n";
        std::string line;
        for (std::size_t colour = 0; colour < kMarks[row].size(); ++colour)
            if (kMarks[row][colour] != Ability::none)
                line += std::string(line.empty() ? "" : ", ") + kColourNames[colour] + ": '" +
                        std::string(name_of(kMarks[row][colour])) + '\'';
        out += std::string("    ") + kShapeNames[shape] + ": { " + line + " },\n";
        if (shape + 1 == kShapeNames.size()) out += "  },\n";
    }
    return out + "};\n";
}

std::string lists() {
    const auto kind = [](std::size_t n) { return static_cast<FigureKind>(n); };
    return kWrittenBy +
           std::string("import type { Ability, Colour, Shape, Stat } from './protocol.gen';\n") +
           list("Of the rules, also those that are only told about.", "editions", kEditionNames,
                kAll) +
           list("Those that can be played.", "playedEditions", kEditionNames,
                [](std::size_t n) { return page_of(static_cast<Edition>(n)) != nullptr; }) +
           build_totals() + list("What sort of figure it is.", "kinds", kKindNames, kAll) +
           list("Those of four dials.", "largeKinds", kKindNames,
                [&](std::size_t n) { return io::dials_of(kind(n)) > 1; }) +
           list("Castle sections, and the planking that joins them.", "castleKinds", kKindNames,
                [&](std::size_t n) { return is_castle(kind(n)); }) +
           list("Cards of 2.0 that change the whole battlefield.", "domains", kDomainNames, kAll) +
           list("To which figures belong.", "factions", kFactionNames, kAll) +
           list("Of figures, from no star to three.", "ranks", kRankNames, kAll) +
           list("The four values of a dial.", "stats", kStatNames, kAll) + marks();
}

}  // namespace

std::vector<PublishedFile> published() {
    return {{"web/src/engine/protocol.gen.ts", types()},
            {"web/src/engine/lists.gen.ts", lists()},
            {"data/schemas/desk.schema.json", schema()},
            {"data/schemas/answers.schema.json", schema_of_answers()}};
}

std::vector<std::string> request_names() {
    std::vector<std::string> names;
    for (const io::DescribedRequest& request : kListed) names.emplace_back(request.name);
    return names;
}

}  // namespace six::host::protocol
