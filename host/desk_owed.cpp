// What is owed, and the answers to it that need no pointing at the table.
#include <optional>
#include <string>

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

std::optional<std::string> clause_of(const Offer& offer, const Decision& owed) {
    return Voice::clause(offer.clause.exists() ? offer.clause : owed.clause);
}

// Any of those that are cancelled together is one answer. [U-ABIL-3, U-SA-DEF-14]
void tell_offers(const Voice& voice, const Decision& asked, protocol::Owed& owed) {
    for (const Offer& offer : offers(voice.game().game())) {
        std::string words = said(voice, offer, asked.ask);
        if (!offer.together) {
            owed.answers.push_back({.what = std::string(name_of(offer.command)),
                                    .command = voice.command(offer.command),
                                    .said = std::move(words),
                                    .clause = clause_of(offer, asked),
                                    .declines = offer.declines});
            continue;
        }
        owed.cancels.push_back({.figure = voice.labels().of(offer.said.who),
                                .said = std::move(words),
                                .clause = clause_of(offer, asked)});
        if (offer.said.ability != Ability::none) owed.cancels.back().ability = offer.said.ability;
    }
}

// A facing is all that is to be chosen; it follows these words.
std::optional<std::string> turn_asked(const Voice& voice, const Decision& owed) {
    const BattleGame& game = voice.game().game();
    if (!owed.who.exists()) return std::nullopt;
    for (const Command& kind : {Command(FreeSpin{}), Command(Turn{})})
        if (is_answer(game, kind))
            return std::string(name_of(kind)) + ' ' + voice.labels().of(owed.who);
    return std::nullopt;
}

// What was said of the move when the action was given, and may be said again with its way.
std::optional<protocol::Going> going_on(const Voice& voice, const Decision& owed) {
    if (owed.ask != Ask::choose_path) return std::nullopt;
    const Action& action = voice.game().state().action;
    protocol::Going going;
    if (action.level != Level::as_it_is)
        going.level = action.level == Level::up ? protocol::Rise::up : protocol::Rise::down;
    going.carried = voice.label(action.carried);
    if (!going.level && !going.carried) return std::nullopt;
    return going;
}

std::optional<protocol::AnswersNext> answers_without_a_person(Sitting::By by) {
    switch (by) {
        case Sitting::By::dice:
            return protocol::AnswersNext::dice;
        case Sitting::By::bot:
            return protocol::AnswersNext::bot;
        case Sitting::By::order:
            return protocol::AnswersNext::order;
        case Sitting::By::agreed:
            return protocol::AnswersNext::agreed;
        case Sitting::By::person:
            break;
    }
    return std::nullopt;
}

}  // namespace

protocol::Owed owed_now(const Voice& voice, const Sitting& sitting) {
    const PlayGame& game = voice.game();
    const Decision asked = game.owed();
    const Sitting::By by = sitting.answers_next();
    protocol::Owed owed{.ask = std::string(name_of(asked.ask)),
                        .seat = voice.seat(asked.seat),
                        .sentence = voice.sentence(asked),
                        .clause = Voice::clause(asked.clause),
                        .figure = voice.label(asked.who),
                        .other = voice.label(asked.other),
                        .dice = asked.dice,
                        .by = answers_without_a_person(by)};
    for (std::size_t n = 0; n < kMaxDials; ++n)
        if (asked.sections >> n & 1) owed.sections.push_back(static_cast<protocol::SectionName>(n));
    if (is_answer(game.game(), March{}))
        for (const FigureId id : game.state().action.members)
            owed.members.push_back(voice.labels().of(id));
    if (by != Sitting::By::person || asked.ask == Ask::nothing) return owed;
    tell_offers(voice, asked, owed);
    owed.turn = turn_asked(voice, asked);
    owed.going = going_on(voice, asked);
    owed.items = items_now(voice);
    return owed;
}

}  // namespace six::host
