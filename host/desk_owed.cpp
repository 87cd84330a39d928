// What is owed, and the answers to it that need no pointing at the table.
#include <algorithm>

#include "engine/game/battle.h"
#include "engine/game/orders.h"
#include "engine/rules/query.h"
#include "host/desk_place.h"
#include "host/desk_table.h"
#include "io/figure_words.h"

namespace six::host {
namespace {

constexpr std::size_t kMostProposals = 12;  // of effects and cancellations to put on buttons

class Answers {
public:
    explicit Answers(const Voice& voice)
        : voice_(voice), game_(voice.game()), owed_(game_.owed()), list_(Json::array()) {}

    Json list() && {
        switch (owed_.ask) {
            case Ask::give_action:
                add(EndTurn{}, "desk.answer.end_turn");
                break;
            case Ask::choose_edge:
                for (std::size_t n = 0; n < kEdgeNames.size(); ++n)
                    add(ChooseEdge{static_cast<Edge>(n)},
                        "desk.answer.edge_" + std::string(kEdgeNames[n]));
                break;
            case Ask::dodge:
                if (const auto dodge = standing_answer(game_.table(), game_.state(),
                                                       StandingOrders{.always_dodge = true}))
                    add(*dodge, "desk.answer.dodge");
                break;
            case Ask::free_spin:
                if (const auto spin = standing_answer(game_.table(), game_.state(),
                                                      StandingOrders{.face_newcomer = true}))
                    add(*spin, "desk.answer.spin", {{"other", name(owed_.other)}});
                break;
            case Ask::choose_section:
            case Ask::take_clicks:
            case Ask::heal_section:
                sections();
                break;
            case Ask::choose_healing:
                add(ChooseHealing{false}, "desk.answer.heal_value");
                add(ChooseHealing{true}, "desk.answer.heal_die");
                break;
            case Ask::agree_to_end:
                add(Agree{}, "desk.answer.agree");
                break;
            case Ask::choose_path:
                add(Move{owed_.who, {}, facing()}, "desk.answer.stay");
                break;
            case Ask::turn_in_place:
            case Ask::face_anywhere:
                add(Turn{owed_.who, facing()}, "desk.answer.stay");
                break;
            case Ask::begin_turn:
            case Ask::cancel_abilities:
                proposals();
                break;
            default:
                break;
        }
        add(Decline{}, "desk.answer.decline_" + std::string(name_of(owed_.ask)), {}, true);
        return std::move(list_);
    }

private:
    Facing facing() const { return game_.state()[owed_.who].facing; }
    std::string name(FigureId id) const { return voice_.said().of(id); }

    void add(const Command& command, const std::string& key,
             const std::vector<io::Argument>& arguments = {}, bool declines = false) {
        if (!game_.game().explain(owed_.seat, command).verdict) return;
        list_.push_back(
            {{"command", voice_.command(command)},
             {"said", io::has_words(voice_.language(), key) ? voice_.words(key, arguments)
                                                            : voice_.words("desk.answer.decline")},
             {"clause", Voice::clause(owed_.clause)},
             {"declines", declines}});
    }

    void sections() {
        for (std::uint8_t n = 0; n < kMaxDials; ++n)
            if (owed_.sections >> n & 1)
                add(ChooseSection{owed_.who, n},
                    "desk.answer.section_" + std::string(kSectionNames[n]));
    }

    // Effects at the beginning of a turn and abilities that may be cancelled: one a button.
    void proposals() {
        std::vector<Command> proposed;
        sim::Rng draw = game_.thoughts();
        propose(game_.table(), game_.state(), kMostProposals, draw, proposed);
        std::vector<std::string> known;
        for (const Command& command : proposed) {
            const std::string text = voice_.command(command);
            if (std::find(known.begin(), known.end(), text) != known.end()) continue;
            known.push_back(text);
            if (const auto* use = std::get_if<UseAbility>(&command))
                add(command, use->other.exists() ? "desk.answer.use_on" : "desk.answer.use",
                    {{"who", name(use->who)},
                     {"ability", io::ability_said(voice_.language(), use->ability)},
                     {"other", name(use->other)}});
            if (const auto* cancel = std::get_if<Cancel>(&command);
                cancel && cancel->abilities.size() == 1 && cancel->own_defense.empty())
                add(command, "desk.answer.cancel",
                    {{"who", name(cancel->abilities[0].who)},
                     {"ability",
                      io::ability_said(voice_.language(), cancel->abilities[0].ability)}});
        }
    }

    const Voice& voice_;
    const PlayGame& game_;
    Decision owed_;
    Json list_;
};

Json by_json(Sitting::By by) {
    switch (by) {
        case Sitting::By::dice:
            return "dice";
        case Sitting::By::bot:
            return "bot";
        case Sitting::By::order:
            return "order";
        case Sitting::By::agreed:
            return "agreed";
        case Sitting::By::person:
            break;
    }
    return {};
}

}  // namespace

Json owed_json(const Voice& voice, const Sitting& sitting) {
    const PlayGame& game = voice.game();
    const Decision owed = game.owed();
    const Sitting::By by = sitting.answers_next();
    Json sections = Json::array(), members = Json::array();
    for (std::size_t n = 0; n < kMaxDials; ++n)
        if (owed.sections >> n & 1) sections.push_back(Voice::section(n));
    if (owed.ask == Ask::choose_paths)
        for (const FigureId id : game.state().action.members) members.push_back(voice.label(id));
    const bool asked = by == Sitting::By::person && owed.ask != Ask::nothing;
    return {{"ask", name_of(owed.ask)},
            {"seat", voice.seat(owed.seat)},
            {"sentence", voice.sentence(owed)},
            {"clause", Voice::clause(owed.clause)},
            {"figure", voice.label(owed.who)},
            {"other", voice.label(owed.other)},
            {"dice", owed.dice},
            {"sections", std::move(sections)},
            {"by", by_json(by)},
            {"answers", asked ? Answers(voice).list() : Json::array()},
            {"items", asked ? items_json(voice) : Json::array()},
            {"members", std::move(members)}};
}

}  // namespace six::host
