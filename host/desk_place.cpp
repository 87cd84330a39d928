#include "host/desk_place.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/game/look.h"
#include "engine/game/offers.h"
#include "engine/game/place_near.h"
#include "engine/game/sound.h"
#include "host/desk_table.h"

namespace six::host {
namespace {

class Items {
public:
    explicit Items(const Voice& voice) : voice_(voice), game_(voice.game()), owed_(game_.owed()) {}

    std::vector<protocol::Item> list() && {
        if (answered_by(BuildSection{})) sections();
        if (answered_by(ChooseTerrain{}))
            for (std::size_t n = 0; n < agreement().terrain_box.size(); ++n) box_item(n);
        if (answered_by(PlaceTerrain{})) pool();
        if (answered_by(PlaceObjective{}))
            add("objective", voice_.words("desk.objective")).radius =
                agreement().options.inches(Option::v2_obj_radius);
        if (answered_by(Place{})) figure();
        if (answered_by(Disembark{}) && owed_.who.exists() &&
            game_.state()[owed_.who].chariot.exists())
            landing();
        return std::move(list_);
    }

private:
    bool answered_by(const Command& kind) const { return is_answer(game_.game(), kind); }
    const Agreement& agreement() const { return *game_.start().agreement; }

    protocol::Item& add(std::string what, std::string said, Facing facing = {}) {
        return list_.emplace_back(
            protocol::Item{.what = std::move(what), .said = std::move(said), .facing = facing});
    }
    protocol::Item& add(const std::string& verb, FigureId who, Facing facing) {
        protocol::Item& item =
            add(verb + ' ' + voice_.labels().of(who), voice_.said().of(who), facing);
        item.figure = voice_.label(who);
        return item;
    }

    // Figures are numbered seat by seat, sections within their army.
    void sections() {
        const SetupState& setup = game_.game().setup();
        std::size_t before = 0;
        for (std::uint8_t n = 0; n < owed_.seat.n; ++n) before += setup.armies[n].size();
        for (const std::uint8_t n : sections_left(agreement(), setup, owed_.seat)) {
            const FigureId id{static_cast<std::uint16_t>(before + n)};
            add("build " + std::to_string(n), game_.catalog()[setup.armies[owed_.seat.n][n]].name,
                inwards(setup.edges[owed_.seat.n]))
                .figure = voice_.label(id);
        }
    }

    protocol::Item& item(const std::string& verb, std::size_t n) {
        const Piece& piece = agreement().terrain_box[n];
        const std::string kind = voice_.words(
            "terrain." + std::string(kTerrainNames[static_cast<std::size_t>(piece.kind)]));
        const std::string said = piece.name + " (" + kind + ')';
        protocol::Item& item = add(verb + ' ' + std::to_string(n), said);
        item.piece = piece_told(voice_, piece, said);
        item.number = static_cast<protocol::Number>(n);
        return item;
    }

    void box_item(std::size_t n) {
        ChooseTerrain one;
        one.items.push_back(static_cast<std::uint8_t>(n));
        item("pool", n).refusal = voice_.refusal(game_.game().explain(owed_.seat, one).verdict);
    }

    void pool() {
        for (const std::uint8_t n : game_.game().setup().pool) item("terrain", n);
    }

    // It lies ready where the search finds a place.
    void figure() {
        const State& state = game_.state();
        const auto place =
            find_place(game_.table(), state, owed_.who, state[state.owed.back().other]);
        protocol::Item& item =
            add("place", owed_.who, place ? place->facing : state[owed_.who].facing);
        if (place) item.at = place->at;
    }

    // A passenger who was frightened off chooses anew where he gets off. [U-SA-DEF-12]
    void landing() {
        const Figure& passenger = game_.state()[owed_.who];
        add("disembark", owed_.who, passenger.facing).at = game_.state()[passenger.chariot].at;
    }

    const Voice& voice_;
    const PlayGame& game_;
    Decision owed_;
    std::vector<protocol::Item> list_;
};

}  // namespace

std::vector<protocol::Item> items_now(const Voice& voice) {
    return Items(voice).list();
}

protocol::PlaceAnswer place_for(const Voice& voice, Seat sender, const Command& wish) {
    NearPlace found = place_near(voice.game().game(), sender, wish);
    const PutDown put = put_down(found.command);
    protocol::PlaceAnswer answer{.at = *put.at, .facing = put.facing ? *put.facing : Facing{}};
    if (found.refusal)
        answer.refusal = voice.refusal(*found.refusal);
    else
        answer.command = voice.command(found.command);
    return answer;
}

}  // namespace six::host
