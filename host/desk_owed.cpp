// What is owed, and the answers to it that need no pointing at the table.
#include <algorithm>

#include "engine/game/battle.h"
#include "engine/game/look.h"
#include "engine/game/offers.h"
#include "engine/game/orders.h"
#include "engine/state/ask.h"
#include "host/desk_place.h"
#include "host/desk_table.h"
#include "io/language/figure_words.h"

namespace six::host {
namespace {

// The words of a button; what a question has no words of its own for is declined in common ones.
std::string said(const Voice& voice, const Offer& offer, Ask ask) {
    const auto& [key, which, who, other, ability, n] = offer.said;
    std::string full = "desk.answer." + std::string(key);
    if (!which.empty()) full += '_' + std::string(which);
    if (offer.declines) {
        const std::string own = full + '_' + std::string(name_of(ask));
        return voice.words(io::has_words(voice.language(), own) ? own : full);
    }
    return voice.words(full, {{"who", voice.said().of(who)},
                              {"other", voice.said().of(other)},
                              {"ability", io::ability_said(voice.language(), ability)},
                              {"n", std::to_string(n)}});
}

Json clause_of(const Offer& offer, const Decision& owed) {
    return Voice::clause(offer.clause.exists() ? offer.clause : owed.clause);
}

Json answers_json(const Voice& voice, const Decision& owed, const std::vector<Offer>& offers) {
    Json list = Json::array();
    for (const Offer& offer : offers)
        if (!offer.together)
            list.push_back({{"what", name_of(offer.command)},
                            {"command", voice.command(offer.command)},
                            {"said", said(voice, offer, owed.ask)},
                            {"clause", clause_of(offer, owed)},
                            {"declines", offer.declines}});
    return list;
}

// Any of them together is one answer. [U-ABIL-3, U-SA-DEF-14]
Json cancels_json(const Voice& voice, const Decision& owed, const std::vector<Offer>& offers) {
    Json list = Json::array();
    for (const Offer& offer : offers) {
        const Ability ability = offer.said.ability;
        if (offer.together)
            list.push_back({{"figure", voice.label(offer.said.who)},
                            {"ability", ability == Ability::none ? Json() : Json(name_of(ability))},
                            {"said", said(voice, offer, owed.ask)},
                            {"clause", clause_of(offer, owed)}});
    }
    return list;
}

// A facing is all that is to be chosen; it follows these words.
Json turn_json(const Voice& voice, const Decision& owed) {
    const BattleGame& game = voice.game().game();
    if (!owed.who.exists()) return {};
    for (const Command& kind : {Command(FreeSpin{}), Command(Turn{})})
        if (is_answer(game, kind))
            return std::string(name_of(kind)) + ' ' + voice.labels().of(owed.who);
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
    if (is_answer(game.game(), March{}))
        for (const FigureId id : game.state().action.members) members.push_back(voice.label(id));
    const bool asked = by == Sitting::By::person && owed.ask != Ask::nothing;
    const std::vector<Offer> offered = asked ? offers(game.game()) : std::vector<Offer>{};
    return {{"ask", name_of(owed.ask)},
            {"seat", voice.seat(owed.seat)},
            {"sentence", voice.sentence(owed)},
            {"clause", Voice::clause(owed.clause)},
            {"figure", voice.label(owed.who)},
            {"other", voice.label(owed.other)},
            {"dice", owed.dice},
            {"sections", std::move(sections)},
            {"by", by_json(by)},
            {"answers", answers_json(voice, owed, offered)},
            {"cancels", cancels_json(voice, owed, offered)},
            {"turn", asked ? turn_json(voice, owed) : Json()},
            {"items", asked ? items_json(voice) : Json::array()},
            {"members", std::move(members)}};
}

}  // namespace six::host
