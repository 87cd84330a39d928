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
    explicit Items(const Voice& voice)
        : voice_(voice), game_(voice.game()), owed_(game_.owed()), list_(Json::array()) {}

    Json list() && {
        if (answered_by(BuildSection{})) sections();
        if (answered_by(ChooseTerrain{}))
            for (std::size_t n = 0; n < agreement().terrain_box.size(); ++n) box_item(n);
        if (answered_by(PlaceTerrain{})) pool();
        if (answered_by(Place{})) figure();
        if (answered_by(Disembark{}) && owed_.who.exists() && is_aboard(game_.state()[owed_.who]))
            landing();
        return std::move(list_);
    }

private:
    bool answered_by(const Command& kind) const { return is_answer(game_.game(), kind); }
    const Agreement& agreement() const { return *game_.start().agreement; }

    void add(std::string what, std::string said, Json figure, Json piece, Json at, Facing facing,
             Json refusal = {}, std::optional<std::size_t> number = {}) {
        list_.push_back({{"what", std::move(what)},
                         {"number", number ? Json(*number) : Json()},
                         {"said", std::move(said)},
                         {"figure", std::move(figure)},
                         {"piece", std::move(piece)},
                         {"at", std::move(at)},
                         {"facing", facing.tenths()},
                         {"refusal", std::move(refusal)}});
    }

    // Figures are numbered seat by seat, sections within their army.
    void sections() {
        const SetupState& setup = game_.game().setup();
        std::size_t before = 0;
        for (std::uint8_t n = 0; n < owed_.seat.n; ++n) before += setup.armies[n].size();
        for (const std::uint8_t n : sections_left(agreement(), setup, owed_.seat)) {
            const FigureId id{static_cast<std::uint16_t>(before + n)};
            add("build " + std::to_string(n), game_.catalog()[setup.armies[owed_.seat.n][n]].name,
                voice_.label(id), {}, {}, inwards(setup.edges[owed_.seat.n]));
        }
    }

    void item(const std::string& verb, std::size_t n, Json refusal = {}) {
        const Piece& piece = agreement().terrain_box[n];
        const std::string kind = voice_.words(
            "terrain." + std::string(kTerrainNames[static_cast<std::size_t>(piece.kind)]));
        std::string said = piece.name + " (" + kind + ')';
        Json json = piece_json(voice_, piece, said);
        add(verb + ' ' + std::to_string(n), std::move(said), {}, std::move(json), {}, {},
            std::move(refusal), n);
    }

    void box_item(std::size_t n) {
        ChooseTerrain one;
        one.items.push_back(static_cast<std::uint8_t>(n));
        const auto legal = game_.game().explain(owed_.seat, one).verdict;
        item("pool", n, legal ? Json() : voice_.refusal(legal.error()));
    }

    void pool() {
        for (const std::uint8_t n : game_.game().setup().pool) item("terrain", n);
    }

    // It lies ready where the search finds a place.
    void figure() {
        const State& state = game_.state();
        const auto place =
            find_place(game_.table(), state, owed_.who, state[state.owed.back().other]);
        add("place " + voice_.labels().of(owed_.who), voice_.said().of(owed_.who),
            voice_.label(owed_.who), {}, place ? Voice::place(place->at) : Json(),
            place ? place->facing : state[owed_.who].facing);
    }

    // A passenger who was frightened off chooses anew where he gets off. [U-SA-DEF-12]
    void landing() {
        const Facing facing = game_.state()[owed_.who].facing;
        const Vec2 at = game_.state()[game_.state()[owed_.who].chariot].at;
        add("disembark " + voice_.labels().of(owed_.who), voice_.said().of(owed_.who),
            voice_.label(owed_.who), {}, Voice::place(at), facing);
    }

    const Voice& voice_;
    const PlayGame& game_;
    Decision owed_;
    Json list_;
};

}  // namespace

Json items_json(const Voice& voice) {
    return Items(voice).list();
}

Json place_json(const Voice& voice, Seat sender, const Command& wish) {
    NearPlace found = place_near(voice.game().game(), sender, wish);
    const PutDown put = put_down(found.command);
    return {{"at", Voice::place(*put.at)},
            {"facing", put.facing->tenths()},
            {"command", found.refusal ? Json() : Json(voice.command(found.command))},
            {"refusal", found.refusal ? voice.refusal(*found.refusal) : Json()}};
}

}  // namespace six::host
