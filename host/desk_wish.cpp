#include "host/desk_wish.h"

#include <array>
#include <optional>
#include <string>

namespace six::host {
namespace {

using io::Error;
using io::JsonPlace;

constexpr std::array kAttacks = {"close", "shoot", "capture", "rescue"};

class WishReader {
public:
    explicit WishReader(const PlayGame& game) : game_(game) {}

    Expected<Command, Error> attack(const JsonPlace& wish) {
        AttackPlan plan;
        const std::size_t what = wish.need("what").word(kAttacks);
        plan.kind = what == 1 ? AttackKind::ranged : AttackKind::close;
        if (what > 1) plan.aim = what == 2 ? Aim::capture : Aim::rescue;
        plan.who = figure(wish.need("figure"), "/attack/figure");
        plan.ability = ability(wish.need("ability"));
        if (const JsonPlace section = wish.need("section"); is_said(section))
            plan.section = static_cast<std::uint8_t>(section.word(kSectionNames));
        figures(wish.need("targets"), "/attack/targets", plan.targets);
        figures(wish.need("members"), "/attack/members", plan.members);
        plan.long_range = wish.need("long").boolean();
        plan.freeze = wish.need("freeze").boolean();
        return done(Attack{plan});
    }

    Expected<Command, Error> form(const JsonPlace& wish) {
        FormUp form;
        figures(wish.need("members"), "/form/members", form.members);
        if (const JsonPlace march = wish.need("march"); is_said(march))
            form.march = figure(march, "/form/march");
        return done(form);
    }

    Expected<Command, Error> cancel(const JsonPlace& wish) {
        Cancel cancel;
        const std::size_t count = wish.array(1, cancel.abilities.capacity());
        for (std::size_t i = 0; i < count; ++i) {
            const FigureId who =
                figure(wish[i].need("figure"), "/cancel/" + std::to_string(i) + "/figure");
            if (const Ability what = ability(wish[i].need("ability")); what != Ability::none)
                cancel.abilities.push_back({who, what});
            else
                cancel.own_defense.push_back(who);
        }
        return done(cancel);
    }

private:
    static bool is_said(const JsonPlace& place) {
        return place.exists() && !place.json().is_null();
    }

    Expected<Command, Error> done(const Command& command) const {
        if (unknown_) return *unknown_;
        return command;
    }

    static Ability ability(const JsonPlace& place) {
        return is_said(place) ? static_cast<Ability>(place.word(kAbilityNames)) : Ability::none;
    }

    FigureId figure(const JsonPlace& place, const std::string& where) {
        const std::string label = place.text(1, io::kMaxLabel);
        const auto id = game_.names().find_figure(label);
        if (id && id->n < game_.state().figure_count) return *id;
        if (!unknown_) unknown_ = Error{where, "desk.no_such_figure", {{"name", label}}};
        return {};
    }

    template <class List>
    void figures(const JsonPlace& place, const std::string& where, List& out) {
        const std::size_t count = place.array(0, out.capacity());
        for (std::size_t i = 0; i < count; ++i)
            out.push_back(figure(place[i], where + '/' + std::to_string(i)));
    }

    const PlayGame& game_;
    std::optional<Error> unknown_;
};

}  // namespace

Expected<Command, Error> read_wish(const JsonPlace& ask, const PlayGame& game) {
    WishReader reader(game);
    if (const JsonPlace wish = ask.may("attack"); wish.exists()) return reader.attack(wish);
    if (const JsonPlace wish = ask.may("form"); wish.exists()) return reader.form(wish);
    return reader.cancel(ask.need("cancel"));
}

}  // namespace six::host
