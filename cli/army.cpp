// army new, check, encode, decode: lists made at random, judged, and as codes that can be sent.
#include "cli/army.h"

#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

#include "chance/rng.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/no_such.h"
#include "cli/out_file.h"
#include "cli/play_view.h"
#include "engine/rulesets/armies.h"
#include "engine/rulesets/pages.h"
#include "io/library/army_code.h"
#include "io/library/army_json.h"
#include "io/library/collection.h"
#include "io/library/user_data.h"
#include "io/text/file_read.h"
#include "workshop/army_generator.h"

namespace six::cli {
namespace {

using io::ArmyAnswer;
using io::Error;
using io::say;

constexpr std::uint64_t kNewArmyStream = 5;

// Enough of a code to know which one is meant.
std::string beginning_of(const std::string& code) {
    constexpr std::size_t kEnough = 16;
    return code.size() <= kEnough ? code : code.substr(0, kEnough) + "...";
}

// What the command line says of the game counts more than what the army was made for.
void judge(const Arguments& args, ArmyAnswer& answer) {
    answer.army.edition = edition_asked(args).value_or(answer.army.edition);
    answer.army.build_total =
        static_cast<std::uint16_t>(args.number_or("points", answer.army.build_total));
    answer.report = io::check_army_list(answer.army, army_figures(),
                                        static_cast<std::uint8_t>(args.number_or("seats", 2)));
}

void print_note(const Arguments& args, const ArmyAnswer& answer, std::ostream& out) {
    if (answer.data_differs)
        out << paragraph(terminal_of(out), say(args.language, "cli.army.data_differs"));
}

int check_lists(const Arguments& args, std::ostream& out, std::ostream& err) {
    std::vector<ArmyAnswer> answers;
    bool all_legal = true;
    for (const std::string& word : args.words) {
        ArmyAnswer& answer = answers.emplace_back(army_asked(word));
        if (!answer.error) judge(args, answer);
        all_legal = all_legal && !answer.error && answer.report.legal();
        if (args.has("json")) continue;
        if (answers.size() > 1) out << '\n';
        if (answer.error) {
            failure(args, err, *answer.error);
            continue;
        }
        out << army_shown(args.language, terminal_of(out), answer.army, answer.report);
        print_note(args, answer, out);
    }
    if (args.has("json")) out << io::armies_json(answers, args.language);
    return all_legal ? kSuccess : kFailure;
}

int encode(const Arguments& args, std::ostream& out, std::ostream& err) {
    ArmyAnswer answer = army_asked(args.words[0]);
    if (!answer.error) {
        const auto code = io::encode_army(answer.army, army_figures());
        if (!code)
            answer.error = io::within(answer.source, code.error());
        else
            answer.code = *code;
    }
    if (!answer.error) judge(args, answer);
    if (args.has("json")) out << io::army_json(answer, args.language);
    if (answer.error) return failure(args, err, *answer.error);
    if (!args.has("json")) out << answer.code << '\n';
    return kSuccess;
}

// For programs: the army, once its file is there.
int army_answered(const Arguments& args, const ArmyAnswer& answer, std::ostream& out,
                  std::ostream& err) {
    const int code = keep_army(args, answer.army, out, err);
    if (code == kSuccess) out << io::army_json(answer, args.language);
    return code;
}

int decode(const Arguments& args, std::ostream& out, std::ostream& err) {
    ArmyAnswer answer;
    answer.source = args.words[0];
    const auto decoded = io::decode_army(answer.source, army_figures());
    if (!decoded) {
        answer.error = io::within(beginning_of(answer.source), decoded.error());
        if (args.has("json")) out << io::army_json(answer, args.language);
        return failure(args, err, *answer.error);
    }
    answer.army = decoded->army;
    answer.data_differs = decoded->data_differs;
    judge(args, answer);
    if (args.has("json")) return army_answered(args, answer, out, err);
    out << army_shown(args.language, terminal_of(out), answer.army, answer.report);
    print_note(args, answer, out);
    return keep_army(args, answer.army, out, err);
}

// One, or several with commas between them.
Expected<std::vector<Faction>, Error> factions_named(std::string_view names) {
    std::vector<Faction> factions;
    for (bool more = true; more;) {
        const std::size_t end = names.find(',');
        const std::string_view name = names.substr(0, end);
        more = end != std::string_view::npos;
        if (more) names.remove_prefix(end + 1);
        const auto at = std::find(kFactionNames.begin(), kFactionNames.end(), name);
        if (at == kFactionNames.end()) {
            std::string list;
            for (const char* known : kFactionNames)
                list += (list.empty() ? "" : ", ") + std::string(known);
            return Error{
                "", "cli.army.unknown_faction", {{"word", printable(name)}, {"list", list}}};
        }
        factions.push_back(static_cast<Faction>(at - kFactionNames.begin()));
    }
    return factions;
}

int make_army(const Arguments& args, std::ostream& out, std::ostream& err) {
    workshop::ArmyWish wish;
    wish.edition = edition_asked(args).value_or(kUsualEdition);
    wish.build_total =
        static_cast<std::uint16_t>(args.number_or("points", usual_total(wish.edition)));
    wish.name = args.value_or("name", "");
    if (const auto names = args.value("faction")) {
        auto factions = factions_named(*names);
        if (!factions) return usage(args, err, factions.error().key, factions.error().arguments);
        wish.factions = *std::move(factions);
    }
    const std::uint64_t seed = args.number_or("seed", 1);
    Rng draw(seed, kNewArmyStream);
    auto army = workshop::generate_army(wish, army_figures(), draw);
    if (!army) {
        const Error& error = army.error();
        // What stands on the command line is wrong, not what is known here.
        return error.key == "army.nobody_fits" ? failure(args, err, error.key, error.arguments)
                                               : usage(args, err, error.key, error.arguments);
    }
    ArmyAnswer answer;
    answer.source = "seed " + std::to_string(seed);
    answer.army = *std::move(army);
    answer.report = io::check_army_list(answer.army, army_figures());
    if (const auto code = io::encode_army(answer.army, army_figures())) answer.code = *code;
    if (args.has("json")) return army_answered(args, answer, out, err);
    out << army_shown(args.language, terminal_of(out), answer.army, answer.report);
    print_code(args, answer.army, out);
    return keep_army(args, answer.army, out, err);
}

}  // namespace

std::optional<Edition> edition_asked(const Arguments& args) {
    const auto name = args.value("edition");
    for (std::size_t i = 0; name && i < kEditionNames.size(); ++i)
        if (*name == kEditionNames[i]) return static_cast<Edition>(i);
    return std::nullopt;
}

std::uint16_t usual_total(Edition edition) {
    return army_rules(edition).usual_total();
}

const Catalog& army_figures() {
    return io::known_figures();
}

io::ArmyAnswer army_asked(const std::string& word) {
    ArmyAnswer answer;
    answer.source = word;
    const auto& known = io::collected_armies();
    if (const auto at = known.find(word); at != known.end()) {
        answer.army = at->second;
    } else if (io::may_be_there(word)) {
        auto army = io::load_army(word);
        if (!army)
            answer.error = army.error();
        else
            answer.army = *std::move(army);
    } else if (io::looks_like_army_code(word)) {
        const auto decoded = io::decode_army(word, army_figures());
        if (!decoded) {
            answer.error = io::within(beginning_of(word), decoded.error());
        } else {
            answer.army = decoded->army;
            answer.data_differs = decoded->data_differs;
        }
    } else {
        answer.error = no_such(word, known, "cli.army.no_such");
    }
    return answer;
}

int keep_army(const Arguments& args, const io::Army& army, std::ostream& out, std::ostream& err) {
    const auto target = args.value("out");
    if (!target) return kSuccess;
    const std::string file(*target);
    if (const int code = write_out(args, file, io::army_file(army), err); code != kSuccess)
        return code;
    if (!args.has("json"))
        out << paragraph(terminal_of(out),
                         say(args.language, "cli.army.written", {{"file", printable(file)}}));
    return kSuccess;
}

void print_code(const Arguments& args, const io::Army& army, std::ostream& out) {
    const auto code = io::encode_army(army, army_figures());
    if (code)
        out << say(args.language, "cli.army.code") << ' ' << *code << '\n';
    else
        out << paragraph(terminal_of(out), error_said(args.language, code.error()));
}

int run_army(const Arguments& args, std::ostream& out, std::ostream& err) {
    tell_left_out(args, err);
    if (const int refused = check_out(args, err); refused != kSuccess) return refused;
    if (args.verb() == "new") return make_army(args, out, err);
    if (args.verb() == "check") return check_lists(args, out, err);
    if (args.verb() == "encode") return encode(args, out, err);
    return decode(args, out, err);
}

}  // namespace six::cli
