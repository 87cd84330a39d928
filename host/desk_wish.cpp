#include "host/desk_wish.h"

#include <optional>
#include <string>

namespace six::host {
namespace {

using io::Error;

class WishReader {
public:
    explicit WishReader(const PlayGame& game) : game_(game) {}

    Expected<Command, Error> attack(const protocol::AttackWish& wish) {
        using Way = protocol::AttackWay;
        AttackPlan plan;
        plan.kind = wish.what == Way::shoot ? AttackKind::ranged : AttackKind::close;
        if (wish.what == Way::capture) plan.aim = Aim::capture;
        if (wish.what == Way::rescue) plan.aim = Aim::rescue;
        plan.who = figure(wish.figure, "/attack/figure");
        plan.ability = wish.ability.value_or(Ability::none);
        if (wish.section) plan.section = static_cast<std::uint8_t>(*wish.section);
        figures(wish.targets, "/attack/targets", plan.targets);
        figures(wish.members, "/attack/members", plan.members);
        plan.long_range = wish.manner.long_range;
        plan.freeze = wish.manner.freeze;
        plan.at_point = wish.point.has_value();
        plan.point = wish.point.value_or(Vec2{});
        return done(Attack{plan});
    }

    Expected<Command, Error> cast(const protocol::CastWish& wish) {
        const auto& [book_id, spell_id, browse] = wish.casting;
        CastSpell cast{.browse = browse, .at = wish.point};
        cast.who = figure(wish.figure, "/cast/figure");
        const auto book = game_.names().find_item(book_id);
        const auto spell = game_.names().find_spell(spell_id);
        if (!wrong_ && !book)
            wrong_ = Error{"/cast/book", "desk.no_such_spell", {{"name", book_id}}};
        if (!wrong_ && !spell)
            wrong_ = Error{"/cast/spell", "desk.no_such_spell", {{"name", spell_id}}};
        cast.book = book.value_or(std::uint8_t{0});
        cast.spell = spell.value_or(std::uint8_t{0});
        return done(cast);
    }

    Expected<Command, Error> form(const protocol::FormWish& wish) {
        FormUp form;
        figures(wish.members, "/form/members", form.members);
        if (wish.march) form.march = figure(*wish.march, "/form/march");
        return done(form);
    }

    Expected<Command, Error> cancel(const std::vector<protocol::CancelWish>& wish) {
        Cancel cancel;
        fits("/cancel", wish.size(), 1, cancel.abilities.capacity());
        for (std::size_t i = 0; i < wish.size() && !wrong_; ++i) {
            const FigureId who = figure(wish[i].figure, "/cancel/" + std::to_string(i) + "/figure");
            if (wish[i].ability.value_or(Ability::none) != Ability::none)
                cancel.abilities.push_back({who, *wish[i].ability});
            else
                cancel.own_defense.push_back(who);
        }
        return done(cancel);
    }

private:
    Expected<Command, Error> done(const Command& command) const {
        if (wrong_) return *wrong_;
        return command;
    }

    void fits(const std::string& where, std::size_t count, std::size_t least, std::size_t most) {
        if (wrong_ || (count >= least && count <= most)) return;
        wrong_ = Error{where,
                       "json.expected_count",
                       {{"least", std::to_string(least)},
                        {"most", std::to_string(most)},
                        {"count", std::to_string(count)}}};
    }

    FigureId figure(const std::string& label, const std::string& where) {
        const auto id = game_.names().find_figure(label);
        if (id && id->n < game_.state().figure_count) return *id;
        if (!wrong_) wrong_ = Error{where, "desk.no_such_figure", {{"name", label}}};
        return {};
    }

    template <class List>
    void figures(const std::vector<std::string>& labels, const std::string& where, List& out) {
        fits(where, labels.size(), 0, out.capacity());
        for (std::size_t i = 0; i < labels.size() && !wrong_; ++i)
            out.push_back(figure(labels[i], where + '/' + std::to_string(i)));
    }

    const PlayGame& game_;
    std::optional<Error> wrong_;
};

}  // namespace

Expected<Command, Error> command_for(const protocol::Wish& wish, const PlayGame& game) {
    WishReader reader(game);
    if (wish.attack) return reader.attack(*wish.attack);
    if (wish.cast) return reader.cast(*wish.cast);
    if (wish.form) return reader.form(*wish.form);
    if (wish.cancel) return reader.cancel(*wish.cancel);
    return Error{"/", "json.missing_field", {{"name", "cancel"}}};
}

}  // namespace six::host
