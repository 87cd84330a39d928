// army draft: packs go round between a person and bots, and everybody gets an army out of it. Lines
// are typed or come from a pipe.
#include <cassert>
#include <charconv>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "chance/rng.h"
#include "cli/army.h"
#include "cli/commands.h"
#include "cli/figures.h"
#include "cli/line_input.h"
#include "cli/out_file.h"
#include "cli/play_view.h"
#include "engine/rulesets/pages.h"
#include "io/language/names.h"
#include "io/library/army_code.h"
#include "workshop/draft.h"

namespace six::cli {
namespace {

using io::say;

constexpr std::uint64_t kDraftStream = 6;
constexpr std::uint8_t kPerson = 0;  // the seat of whoever types

std::string_view typed_text(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Counted from 1, as people do; none: no number.
std::optional<std::size_t> place_in(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number - 1;  // 0 becomes a place that nobody has
}

class Session {
public:
    Session(const Arguments& args, workshop::Draft draft, std::ostream& out)
        : args_(args), draft_(std::move(draft)), out_(out), terminal_(terminal_of(out)) {}

    const workshop::Draft& draft() const { return draft_; }
    bool left() const { return left_; }

    void begin() {
        tell("cli.army.draft.introduction", {{"seats", std::to_string(draft_.wish.seats)},
                                             {"points", std::to_string(draft_.wish.build_total)},
                                             {"rounds", std::to_string(draft_.wish.rounds)},
                                             {"size", std::to_string(draft_.wish.pack_size)}});
        tell("cli.army.draft.help");
        show_hand();
    }
    std::string prompt() const {
        return say(args_.language, "cli.army.draft.prompt",
                   {{"most", std::to_string(hand().size())}}) +
               ' ';
    }
    void enter(std::string_view line) {
        if (line.size() > kLongestLine)
            return tell("cli.line_too_long", {{"most", std::to_string(kLongestLine)}});
        line = typed_text(line);
        if (line.empty()) return show_hand();
        if (line == "q") {
            left_ = true;
        } else if (line == "p") {
            show_pool();
        } else if (line == "a") {
            while (!draft_.over()) pick(workshop::bot_pick(draft_, army_figures(), kPerson));
        } else if (line[0] == '?') {
            look(typed_text(line.substr(1)));
        } else if (const auto place = place_in(line)) {
            if (pick(*place) && !draft_.over()) show_hand();
        } else {
            tell("cli.army.draft.unknown", {{"word", printable(line)}});
            tell("cli.army.draft.help");
        }
    }

private:
    const workshop::Pack& hand() const { return draft_.hands[kPerson]; }
    void tell(std::string_view key, const std::vector<io::Argument>& arguments = {}) {
        out_ << paragraph(terminal_, say(args_.language, key, arguments));
    }
    void show(const workshop::Pack& pack) {
        out_ << fit("", 5) << figure_row_heading(args_.language, terminal_) << '\n';
        for (std::size_t i = 0; i < pack.size(); ++i)
            out_ << right_aligned(std::to_string(i + 1), 3) << "  "
                 << figure_row(args_.language, terminal_, army_figures()[pack[i]]) << '\n';
    }
    void show_hand() {
        out_ << '\n';
        tell("cli.army.draft.pack",
             {{"round", std::to_string(draft_.round + 1)},
              {"rounds", std::to_string(draft_.wish.rounds)},
              {"n", std::to_string(hand().size())},
              {"direction",
               say(args_.language,
                   draft_.round % 2 == 0 ? "cli.army.draft.to_left" : "cli.army.draft.to_right")}});
        show(hand());
    }
    void show_pool() {
        const workshop::Pack& pool = draft_.pools[kPerson];
        std::int32_t points = 0;
        for (const WarriorId id : pool) points += army_figures()[id].points;
        tell("cli.army.draft.pool",
             {{"n", std::to_string(pool.size())}, {"points", std::to_string(points)}});
        if (!pool.empty()) show(pool);
    }
    void look(std::string_view word) {
        if (word.empty()) return tell("cli.army.draft.help");
        const auto place = place_in(word);
        if (!place || *place >= hand().size())
            return tell("draft.no_such_figure", {{"most", std::to_string(hand().size())}});
        out_ << figure_shown(args_.language, terminal_, army_figures()[hand()[*place]]);
    }
    // The person's pick, and with it everybody's.
    bool pick(std::size_t place) {
        const workshop::Draft before = draft_;
        if (const auto picked = workshop::pick(draft_, kPerson, place); !picked) {
            tell(picked.error().key, picked.error().arguments);
            return false;
        }
        const Warrior& taken = army_figures()[draft_.pools[kPerson].back()];
        tell("cli.army.draft.picked", {{"name", taken.name}});
        for (std::uint8_t seat = kPerson + 1; seat < before.wish.seats; ++seat) {
            const auto picked =
                workshop::pick(draft_, seat, workshop::bot_pick(before, army_figures(), seat));
            assert(picked.has_value());
            static_cast<void>(picked);
        }
        return true;
    }

    const Arguments& args_;
    workshop::Draft draft_;
    std::ostream& out_;
    Terminal terminal_;
    bool left_ = false;
};

// Everybody's army; the person's is kept in a file where that was asked for.
int finish(const Arguments& args, const workshop::Draft& draft, std::uint64_t seed,
           std::ostream& out, std::ostream& err) {
    std::vector<io::ArmyAnswer> answers;
    for (std::uint8_t seat = 0; seat < draft.wish.seats; ++seat) {
        io::ArmyAnswer& answer = answers.emplace_back();
        answer.source = "Draft " + std::to_string(seed) + ' ' + std::string(io::kSeatNames[seat]);
        answer.army = workshop::drafted_army(draft, army_figures(), seat, answer.source);
        answer.report = io::check_army_list(answer.army, army_figures(), draft.wish.seats);
        if (const auto code = io::encode_army(answer.army, army_figures())) answer.code = *code;
    }
    if (args.has("json")) {
        const int code = keep_army(args, answers[kPerson].army, out, err);
        if (code == kSuccess) out << io::armies_json(answers, args.language);
        return code;
    }
    int code = kSuccess;
    for (const io::ArmyAnswer& answer : answers) {
        out << '\n';
        out << army_shown(args.language, terminal_of(out), answer.army, answer.report);
        print_code(args, answer.army, out);
        if (&answer == &answers[kPerson]) code = keep_army(args, answer.army, out, err);
    }
    return code;
}

}  // namespace

int army_draft(const Arguments& args, LineInput& in, std::ostream& out, std::ostream& err) {
    if (const int refused = check_out(args, err); refused != kSuccess) return refused;
    workshop::DraftWish wish;
    wish.edition = edition_asked(args).value_or(kUsualEdition);
    wish.build_total =
        static_cast<std::uint16_t>(args.number_or("points", usual_total(wish.edition)));
    wish.seats = static_cast<std::uint8_t>(args.number_or("seats", wish.seats));
    const std::uint64_t seed = args.number_or("seed", 1);
    Rng draw(seed, kDraftStream);
    auto draft = workshop::begin_draft(wish, army_figures(), draw);
    if (!draft) return usage(args, err, draft.error().key, draft.error().arguments);
    // A program gets the armies alone; what is talked about stands beside them.
    Session session(args, *std::move(draft), args.has("json") ? err : out);
    session.begin();
    while (!session.draft().over() && !session.left()) {
        const auto line = in.line(session.prompt());
        if (!line) return failure(args, err, "cli.army.draft.ended");
        session.enter(*line);
    }
    if (session.left()) {
        if (args.has("json")) return failure(args, err, "cli.army.draft.left");
        out << say(args.language, "cli.army.draft.left") << '\n';
        return kSuccess;
    }
    return finish(args, session.draft(), seed, out, err);
}

int run_army_draft(const Arguments& args, std::ostream& out, std::ostream& err) {
    tell_left_out(args, err);
    return army_draft(args, *standard_input(args.has("json") ? err : out), out, err);
}

}  // namespace six::cli
