// Where a figure may be deployed: in the starting area, or on castles of its side. [U-SETUP-7,
// C-CASTLE-44]
#include "engine/game/ways.h"
#include "engine/rules/castle/castle.h"
#include "engine/rules/castle/castle_placement.h"
#include "engine/rules/deploy.h"
#include "engine/rules/riding/cavalry.h"

namespace six {
namespace {

class FromHand final : public Ways {
public:
    FromHand(const Table& table, const State& state, FigureId who)
        : table_(table), state_(state), who_(who), owner_(state[who].owner) {}

    std::vector<Area> areas() const override {
        std::vector<Area> areas{starting_area(table_, owner_)};
        for (const Piece& piece : table_.field.pieces)
            if (stands(state_, piece) && table_.friends(owner_, state_[piece.section].owner))
                areas.push_back(bounds_of(piece.outline));
        return areas;
    }

    std::optional<Inches> length_to(Vec2 place, std::optional<Facing> wished,
                                    std::uint32_t&) const override {
        if (!check_deploy(table_, state_, deploy_to(place, wished))) return std::nullopt;
        return Inches{};
    }
    BattleCommand command_to(Vec2 place, std::optional<Facing> wished) const override {
        return deploy_to(place, wished);
    }

private:
    Deploy deploy_to(Vec2 place, std::optional<Facing> wished) const {
        // A mount is put down under the first rider there is for it. [V-CAV-1]
        const bool mount = kind_of(table_, state_[who_]).has_saddle;
        return {who_, place, wished.value_or(inwards(table_.seats[owner_.n].edge)),
                mount ? rider_in_hand(table_, state_, who_) : FigureId{}};
    }

    const Table& table_;
    const State& state_;
    const FigureId who_;
    const Seat owner_;
};

}  // namespace

std::unique_ptr<Ways> ways_from_hand(const Table& table, const State& state, FigureId who) {
    return std::make_unique<FromHand>(table, state, who);
}

}  // namespace six
