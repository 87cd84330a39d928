#include "host/desk_words.h"

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "engine/messages/reason.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"

namespace six::host {
namespace {

// Sections that are still to be built are in their owner's hand.
std::shared_ptr<const std::pair<Table, State>> laid_so_far(const PlayGame& game) {
    if (!game.in_setup() || !game.game().setup().armies_shown) return nullptr;
    auto laid = std::make_shared<std::pair<Table, State>>(
        lay_table(*game.start().agreement, game.game().setup()));
    State& state = laid->second;
    for (std::uint16_t i = 0; i < state.figure_count; ++i)
        if (state.figures[i].whereabouts == Whereabouts::left_out)
            state.figures[i].whereabouts = Whereabouts::in_hand;
    return laid;
}

io::Names names_of(const PlayGame& game, const std::pair<Table, State>* laid) {
    io::Names names = game.names();
    if (!laid) return names;
    const io::Names standard = io::standard_names(laid->first, laid->second);
    names.figures = standard.figures;
    names.pieces = standard.pieces;
    return names;
}

}  // namespace

Voice::Voice(io::Language language, const PlayGame& game)
    : language_(language),
      game_(game),
      laid_(laid_so_far(game)),
      labels_(names_of(game, laid_.get())),
      said_(labels_) {
    if (!has_table()) return;
    for (std::uint16_t i = 0; i < state().figure_count && i < said_.figures.size(); ++i)
        said_.figures[i] =
            warrior_of(table(), state().figures[i]).name + " (" + labels_.of(FigureId{i}) + ')';
    for (std::size_t i = 0; i < said_.items.size(); ++i)
        said_.items[i] = table().catalog.items[i].name;
}

std::optional<std::string> Voice::label(FigureId id) const {
    if (!id.exists()) return std::nullopt;
    return labels().of(id);
}

std::optional<std::string> Voice::piece(PieceId id) const {
    if (!id.exists()) return std::nullopt;
    return labels().of(id);
}

std::optional<std::string> Voice::clause(Clause clause) {
    if (!clause.exists()) return std::nullopt;
    return std::string(clause.id());
}

std::optional<protocol::SectionName> Voice::section(std::size_t n) {
    if (n >= kSectionNames.size()) return std::nullopt;
    return static_cast<protocol::SectionName>(n);
}

std::optional<protocol::SeatName> Voice::seat(Seat seat) const {
    if (!seat.exists()) return std::nullopt;
    return protocol::SeatName{labels().of(seat)};
}

// The clause is told beside the sentence, where it can be followed.
std::string Voice::sentence(Event event) const {
    event.clause = {};
    return io::describe(language_, said_, event);
}

std::string Voice::sentence(Illegal illegal) const {
    illegal.clause = {};
    return io::describe(language_, said_, illegal);
}

std::string Voice::sentence(Decision decision) const {
    decision.clause = {};
    return io::describe(language_, said_, decision);
}

protocol::Refusal Voice::refusal(const Illegal& illegal) const {
    protocol::Refusal refusal{.reason = std::string(name_of(illegal.why)),
                              .sentence = sentence(illegal),
                              .clause = clause(illegal.clause),
                              .figure = label(illegal.who),
                              .other = label(illegal.other),
                              .piece = piece(illegal.piece)};
    if (illegal.where != Vec2{}) refusal.where = illegal.where;
    return refusal;
}

std::optional<protocol::Refusal> Voice::refusal(const Result<Ok>& verdict) const {
    if (verdict) return std::nullopt;
    return refusal(verdict.error());
}

std::string Voice::words(std::string_view key, const std::vector<io::Argument>& arguments) const {
    return io::say(language_, key, arguments);
}

std::string Voice::command(const Command& command) const {
    return io::print_command(command, labels(), game_.catalog());
}

}  // namespace six::host
