// What is owed, and the answers to it that need no pointing at the table.
#include <algorithm>

#include "engine/game/battle.h"
#include "engine/game/look.h"
#include "engine/game/orders.h"
#include "host/desk_place.h"
#include "host/desk_table.h"
#include "io/language/figure_words.h"

namespace six::host {
namespace {

class Answers {
public:
    explicit Answers(const Voice& voice)
        : voice_(voice), game_(voice.game()), owed_(game_.owed()), list_(Json::array()) {}

    Json list() && {
        switch (owed_.ask) {
            case Ask::give_action:
                add(EndTurn{}, "desk.answer.end_turn");
                add(OfferEnd{}, "desk.answer.offer_end");
                add(Withdraw{}, "desk.answer.withdraw");
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
                effects();
                break;
            default:
                break;
        }
        add(game_.game().own(Decline{}), "desk.answer.decline_" + std::string(name_of(owed_.ask)),
            {}, true);
        return std::move(list_);
    }

private:
    Facing facing() const { return game_.state()[owed_.who].facing; }
    std::string name(FigureId id) const { return voice_.said().of(id); }

    void add(const Command& command, const std::string& key,
             const std::vector<io::Argument>& arguments = {}, bool declines = false) {
        if (!game_.game().explain(owed_.seat, command).verdict) return;
        list_.push_back(
            {{"what", name_of(command)},
             {"command", voice_.command(command)},
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

    // At the beginning of a turn: one a button, for each on whom it may be used. [U-TURN-2]
    void effects() {
        const State& state = game_.state();
        for (std::uint16_t i = 0; i < state.figure_count; ++i) {
            const FigureId id{i};
            if (state[id].owner != owed_.seat || !on_table(state[id])) continue;
            for_each_in_force(game_.table(), state[id], [&](const AbilityHooks& hooks) {
                if (hooks.used != UsedWhen::turn_begins) return;
                effect(UseAbility{.who = id, .ability = hooks.ability}, "desk.answer.use");
                for_each_on_table(state, [&](FigureId other, const Figure&) {
                    effect(UseAbility{.who = id, .ability = hooks.ability, .other = other},
                           "desk.answer.use_on");
                });
            });
        }
    }

    // Several sections may show the ability: it is one button.
    void effect(const UseAbility& use, const std::string& key) {
        const std::string text = voice_.command(use);
        for (const Json& known : list_)
            if (known["command"] == text) return;
        add(use, key,
            {{"who", name(use.who)},
             {"ability", io::ability_said(voice_.language(), use.ability)},
             {"other", name(use.other)}});
    }

    const Voice& voice_;
    const PlayGame& game_;
    Decision owed_;
    Json list_;
};

// Any of them together is one answer. [U-ABIL-3, U-SA-DEF-14]
Json cancels_json(const Voice& voice, const Decision& owed) {
    Json list = Json::array();
    if (owed.ask != Ask::cancel_abilities) return list;
    const Table& table = voice.game().table();
    const State& state = voice.game().state();
    const auto name = [&](FigureId id) { return voice.said().of(id); };
    for (const Cancel::Entry& entry : optional_asked(table, state, owed.seat)) {
        const std::string ability = io::ability_said(voice.language(), entry.ability);
        list.push_back({{"figure", voice.label(entry.who)},
                        {"ability", name_of(entry.ability)},
                        {"said", voice.words("desk.answer.cancel",
                                             {{"who", name(entry.who)}, {"ability", ability}})},
                        {"clause", Voice::clause(owed.clause)}});
    }
    for (const FigureId who : borrowers_in_attack(table, state, owed.seat)) {
        const int own = shown(table, state[who], state[who].struck).defense.value;
        list.push_back({{"figure", voice.label(who)},
                        {"ability", Json()},
                        {"said", voice.words("desk.answer.own_defense",
                                             {{"who", name(who)}, {"n", std::to_string(own)}})},
                        {"clause", Voice::clause("U-SA-DEF-14")}});
    }
    return list;
}

// A facing is all that is to be chosen; it follows these words.
Json turn_json(const Voice& voice, const Decision& owed) {
    const std::string who = owed.who.exists() ? ' ' + voice.labels().of(owed.who) : std::string();
    if (owed.ask == Ask::free_spin) return "spin" + who;
    if (owed.ask == Ask::turn_in_place || owed.ask == Ask::face_anywhere) return "turn" + who;
    return {};
}

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
            {"cancels", asked ? cancels_json(voice, owed) : Json::array()},
            {"turn", asked ? turn_json(voice, owed) : Json()},
            {"items", asked ? items_json(voice) : Json::array()},
            {"members", std::move(members)}};
}

}  // namespace six::host
