#include <algorithm>
#include <optional>

#include "engine/game/look.h"
#include "io/language/command_text.h"
#include "io/language/command_words.h"

namespace six::io {

namespace {

using Read = Expected<Command, Error>;

class CommandReader : CommandWords {
public:
    using CommandWords::CommandWords;

    Read read() {
        Read command = read_one();
        if (command && !line_.done()) return line_.expected("end_of_command");
        return command;
    }

private:
    Read read_one() {
        const std::string_view verb = line_.peek();
        if (verb == "army") return read_army();
        if (verb == "edge") return read_edge();
        if (verb == "pool") return read_pool();
        if (verb == "terrain") return read_numbered<PlaceTerrain>("item", "turned");
        if (verb == "objective") return read_objective();
        if (verb == "build") return read_numbered<BuildSection>("section_number", "facing");
        if (verb == "deploy") return read_deploy();
        if (verb == "leave_out") return read_about_one<LeaveOut>();
        if (verb == "move") return read_move();
        if (verb == "form") return read_form();
        if (verb == "close") return read_attack(AttackKind::close);
        if (verb == "shoot") return read_attack(AttackKind::ranged);
        if (verb == "use") return read_use();
        if (verb == "board") return read_board();
        if (verb == "disembark") return read_set_down<Disembark>();
        if (verb == "take" || verb == "drop") return read_item();
        if (verb == "cast") return read_cast();
        if (verb == "counter") return read_about_one<CounterSpell>();
        if (verb == "name") return read_about_one<NameTarget>();
        if (verb == "section") return read_section();
        if (verb == "pass") return read_pass();
        if (verb == "end_turn") return read_bare(EndTurn{});
        if (verb == "release") return read_about_one<Release>();
        if (verb == "withdraw") return read_bare(Withdraw{});
        if (verb == "offer_end") return read_bare(OfferEnd{});
        if (verb == "time") return read_bare(CallTime{});
        if (verb == "march") return read_march();
        if (verb == "place") return read_set_down<Place>();
        if (verb == "cancel") return read_cancel();
        if (verb == "heal") return read_healing();
        if (verb == "agree") return read_bare(Agree{});
        if (verb == "turn") return read_turning<Turn>();
        if (verb == "spin") return read_turning<FreeSpin>();
        if (verb == "decline") {
            line_.take();
            return common(Decline{});
        }
        if (verb == "dice") return read_dice();
        return line_.expected("command");
    }

    // What every game knows is of the one that is being played.
    template <class Common>
    Command common(const Common& answer) const {
        return context_.state ? Command(std::in_place_type<BattleCommand>, answer)
                              : Command(std::in_place_type<SetupCommand>, answer);
    }

    Read read_bare(const BattleCommand& command) {
        line_.take();
        return Command{command};
    }

    template <class OneFigure>
    Read read_about_one() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        return Command{OneFigure{*who}};
    }

    template <class Turning>
    Read read_turning() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        const auto towards = facing(*who, standing(*who), std::nullopt);
        if (!towards) return towards.error();
        return Command{Turning{*who, *towards}};
    }

    Read read_move() {
        line_.take();
        const auto found = way();
        if (!found) return found.error();
        Move move = *found;
        if (line_.take_if("up")) move.level = Level::up;
        if (line_.take_if("down")) move.level = Level::down;
        if (!line_.take_if("and")) return Command{move};
        if (line_.take_if("close"))
            move.then = AttackKind::close;
        else if (line_.take_if("shoot"))
            move.then = AttackKind::ranged;
        else
            return line_.expected("close_or_shoot");
        return Command{move};
    }

    // A [via 10,12 ...] [to 14,14] [facing 90] [by front] | A stay | A forward 8 | A back 3; behind
    // it [up | down] [and close | and shoot]
    Expected<Move, Error> way() {
        const auto who = figure();
        if (!who) return who.error();
        const auto found = way_of(*who);
        if (!found) return found.error();
        const auto sections = by_sections();
        if (!sections) return sections.error();
        Move move = *found;
        move.sections = *sections;
        if (line_.take_if("carrying")) {  // [V-SA-SPD-12]
            const auto carried = figure();
            if (!carried) return carried.error();
            move.carried = *carried;
        }
        return move;
    }

    Expected<Move, Error> way_of(FigureId who) {
        Move move{who, {}, {}};
        const auto now = facing_now(who);
        if (now && line_.take_if("stay")) {
            move.facing = *now;
            return move;
        }
        if (now && (line_.peek() == "forward" || line_.peek() == "back"))
            return straight_way(who, *now);
        if (line_.take_if("via")) {
            while (const auto point = line_.take_place()) {
                if (move.path.size() + 1 >= Path::capacity())
                    return line_.error("text.too_many_points",
                                       {{"most", std::to_string(Path::capacity())}});
                move.path.push_back(*point);
            }
            if (move.path.empty()) return line_.expected("place");
            if (line_.peek() != "to") return line_.expected("place_or_to");
        }
        if (line_.take_if("to")) {
            const auto end = line_.take_place();
            if (!end) return line_.expected("place");
            move.path.push_back(*end);
        }
        if (move.path.empty() && at_end() && !goes_on()) return line_.expected("move_what");
        const Vec2 end = move.path.empty() ? standing(who) : move.path.back();
        const auto turned = facing(who, end, now);
        if (!turned) return turned.error();
        move.facing = *turned;
        return move;
    }

    // forward 8 [facing 45]: turned about the dot, then straight ahead; back 3: as it stands.
    // [LRG-MOVE-2, LRG-MOVE-3]
    Expected<Move, Error> straight_way(FigureId who, Facing now) {
        const bool back = line_.take() == "back";
        const Error here = line_.expected("distance");
        const auto mils = line_.take_mils();
        if (!mils || *mils <= 0 || *mils > kMaxTable.mils()) return here;
        Move move{who, {}, now};
        const Vec2 from = standing(who);
        if (!back) {
            const auto turned = facing(who, from, now);
            if (!turned) return turned.error();
            move.facing = *turned;
        }
        if (!in_bounds(from)) return here;
        Figure standing_there;
        standing_there.at = from;
        move.path.push_back(
            straight_ahead(standing_there, move.facing, Inches::from_mils(back ? -*mils : *mils)));
        return move;
    }

    // A to 10,12 facing 90 then B via 9,9 to 10,10 then C stay
    Read read_march() {
        line_.take();
        March march;
        if (line_.done()) return Command{march};
        do {
            if (march.full()) return too_many_figures(kMostMembers);
            const auto who = figure();
            if (!who) return who.error();
            const auto move = way_of(*who);
            if (!move) return move.error();
            if (!march.fits(move->path.size()))
                return line_.error("text.too_many_points_in_march",
                                   {{"most", std::to_string(March::kMostPoints)}});
            march.add(*move);
        } while (line_.take_if("then"));
        return Command{march};
    }

    Read read_form() {
        line_.take();
        FormUp form;
        if (const auto problem = figures(form.members)) return *problem;
        if (line_.take_if("march")) {
            const auto leader = figure();
            if (!leader) return leader.error();
            form.march = *leader;
        }
        return Command{form};
    }

    // Figures, a piece of terrain, a point of the battlefield: one of them at least.
    std::optional<Error> some_targets(AttackPlan& plan) {
        if (auto problem = figures(plan.targets)) return problem;
        const bool terrain = line_.take_if("terrain");
        if (terrain) {
            const auto piece = context_.names.find_piece(line_.peek());
            if (!piece) return line_.expected("piece");
            line_.take();
            plan.piece = *piece;
        }
        plan.at_point = line_.take_if("point");
        if (plan.at_point) {
            const auto point = line_.take_place();
            if (!point) return line_.expected("place");
            plan.point = *point;
        }
        if (plan.targets.empty() && !terrain && !plan.at_point) return line_.expected("figure");
        return std::nullopt;
    }

    // A [at B C ... [terrain T] [point 10,10]] [with D E] [capture|rescue] [using magic_blast]
    // [freeze] [by front] [long]
    Read read_attack(AttackKind kind) {
        line_.take();
        Attack attack;
        AttackPlan& plan = attack.plan;
        plan.kind = kind;
        const auto who = figure();
        if (!who) return who.error();
        plan.who = *who;
        if (line_.take_if("at"))
            if (const auto problem = some_targets(plan)) return *problem;
        if (line_.take_if("with"))
            if (const auto problem = some_figures(plan.members)) return *problem;
        for (std::size_t i = 1; i < kAimNames.size(); ++i)
            if (line_.take_if(kAimNames[i])) plan.aim = static_cast<Aim>(i);
        if (line_.take_if("using")) {
            const auto named = ability();
            if (!named) return named.error();
            plan.ability = *named;
        }
        plan.freeze = line_.take_if("freeze");
        const auto acting = by_section();
        if (!acting) return acting.error();
        plan.section = *acting;
        plan.long_range = line_.take_if("long");
        if (!line_.done()) return line_.expected("attack_part");
        return Command{attack};
    }

    // A regeneration [by rear] | A necromancy Z | A magic_levitation B at 10,10 facing 90
    Read read_use() {
        line_.take();
        UseAbility use;
        const auto who = figure();
        if (!who) return who.error();
        use.who = *who;
        const auto named = ability();
        if (!named) return named.error();
        use.ability = *named;
        if (!at_end() && line_.peek() != "at") {
            const auto other = figure();
            if (!other) return other.error();
            use.other = *other;
        }
        if (line_.take_if("at")) {
            const auto at = line_.take_place();
            if (!at) return line_.expected("place");
            use.at = *at;
            const FigureId set_down = use.other.exists() ? use.other : use.who;
            const auto turned = facing(set_down, *at, facing_now(set_down));
            if (!turned) return turned.error();
            use.facing = *turned;
        }
        const auto acting = by_section();
        if (!acting) return acting.error();
        use.section = *acting;
        return Command{use};
    }

    // A pierce B flight own C D
    Read read_cancel() {
        line_.take();
        Cancel cancel;
        while (!line_.done() && line_.peek() != "own") {
            if (cancel.abilities.full()) return too_many_figures(cancel.abilities.capacity());
            const auto who = figure();
            if (!who) return who.error();
            const auto named = ability();
            if (!named) return named.error();
            cancel.abilities.push_back({*who, *named});
        }
        if (line_.take_if("own"))
            if (const auto problem = some_figures(cancel.own_defense)) return *problem;
        return Command{cancel};
    }

    Read read_healing() {
        line_.take();
        const bool by_die = line_.take_if("die");
        if (!by_die && !line_.take_if("value")) return line_.expected("value_or_die");
        return Command{ChooseHealing{by_die}};
    }

    Read read_pass() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        const auto passing = by_section();
        if (!passing) return passing.error();
        return Command{Pass{*who, *passing}};
    }

    Read read_section() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        const auto chosen = section();
        if (!chosen) return chosen.error();
        return Command{ChooseSection{*who, *chosen}};
    }

    Read read_board() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        const auto chariot = figure();
        if (!chariot) return chariot.error();
        return Command{Board{*who, *chariot}};
    }

    template <class SetDown>
    Read read_set_down() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        if (!line_.take_if("at")) return line_.expected("at");
        const auto at = line_.take_place();
        if (!at) return line_.expected("place");
        const auto turned = facing(*who, *at, facing_now(*who));
        if (!turned) return turned.error();
        return Command{SetDown{*who, *at, *turned}};
    }

    Read read_deploy() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        if (!line_.take_if("at")) return line_.expected("at");
        const auto at = line_.take_place();
        if (!at) return line_.expected("place");
        const auto turned = facing(*who, *at, std::nullopt);
        if (!turned) return turned.error();
        if (!line_.take_if("with")) return Command{Deploy{*who, *at, *turned}};
        const auto rider = figure();  // in the saddle [V-CAV-1]
        if (!rider) return rider.error();
        return Command{Deploy{*who, *at, *turned, *rider}};
    }

    // take A buckler | drop A buckler | drop P buckler by left
    Read read_item() {
        HandleItem handle;
        handle.drop = line_.take() == "drop";
        const auto who = figure();
        if (!who) return who.error();
        handle.who = *who;
        const auto item = item_named(line_.peek());
        if (!item) return line_.expected("item_id");
        line_.take();
        handle.item = *item;
        const auto beside = by_section();
        if (!beside) return beside.error();
        handle.section = *beside;
        return Command{handle};
    }

    // cast A spark from tome on B | cast A hail from tome browse at 10,12
    Read read_cast() {
        line_.take();
        CastSpell cast;
        const auto who = figure();
        if (!who) return who.error();
        cast.who = *who;
        const auto spell = spell_named(line_.peek());
        if (!spell) return line_.expected("spell_id");
        line_.take();
        cast.spell = *spell;
        if (!line_.take_if("from")) return line_.expected("from_book");
        const auto book = item_named(line_.peek());
        if (!book) return line_.expected("item_id");
        line_.take();
        cast.book = *book;
        cast.browse = line_.take_if("browse");
        if (line_.take_if("on")) {
            const auto other = figure();
            if (!other) return other.error();
            cast.other = *other;
        }
        if (line_.take_if("at")) {
            const auto at = line_.take_place();
            if (!at) return line_.expected("place");
            cast.at = *at;
        } else if (!cast.other.exists()) {
            return line_.expected("spell_target");
        }
        return Command{cast};
    }

    Read read_army() {
        line_.take();
        ChooseArmy army;
        while (!line_.done()) {
            if (line_.take_if("...")) {
                army.too_many = true;
                if (line_.peek() != "domain" && line_.peek() != "company") break;
                continue;
            }
            if (line_.take_if("company")) {  // [V-SUB-13]
                const auto company = company_named(line_.peek());
                if (!company || army.companies.full()) return line_.expected("company_id");
                army.companies.push_back(*company);
                line_.take();
                continue;
            }
            if (line_.take_if("domain")) {  // all that follow [V-DOM-4]
                while (!line_.done()) {
                    const auto domain =
                        std::find(kDomainNames.begin(), kDomainNames.end(), line_.peek());
                    if (domain == kDomainNames.end()) return line_.expected("domain");
                    if (army.domains.full())
                        return line_.error("text.too_many_domains",
                                           {{"most", std::to_string(kMostDomainsEach)}});
                    army.domains.push_back(static_cast<Domain>(domain - kDomainNames.begin()));
                    line_.take();
                }
                break;
            }
            const std::string_view word = line_.peek();
            const std::size_t star = word.find('*');
            // queen+buckler+boots: what it wields [V-SETUP-2]
            const std::string_view all = word.substr(0, star);
            const std::size_t plus = all.find('+');
            const auto warrior = warrior_named(all.substr(0, plus));
            if (!warrior) return no_warrior(all.substr(0, plus));
            InlineVector<CarriedItem, kMostWielded> items;
            const auto take_item = [&](std::string_view text) {
                const auto item = carried_item(text);
                if (!item || items.full()) return false;
                items.push_back(*item);
                return true;
            };
            if (plus != std::string_view::npos && !take_parts(all.substr(plus + 1), '+', take_item))
                return line_.expected("item_id");
            std::int32_t copies = 1;
            if (star != std::string_view::npos) {
                const auto number = decimal(word.substr(star + 1), 0);
                if (!number || *number < 1 || *number > 9999) return line_.expected("copies");
                copies = *number;
            }
            line_.take();
            for (; copies > 0 && !army.warriors.full(); --copies) {
                for (CarriedItem item : items) {
                    army.too_many = army.too_many || army.items.full();
                    if (army.items.full()) break;
                    item.figure = static_cast<std::uint8_t>(army.warriors.size());
                    army.items.push_back(item);
                }
                army.warriors.push_back(*warrior);
            }
            army.too_many = army.too_many || copies > 0;
        }
        return Command{SetupCommand{army}};
    }

    Read read_edge() {
        line_.take();
        for (std::size_t i = 0; i < kEdgeNames.size(); ++i)
            if (line_.take_if(kEdgeNames[i])) return Command{ChooseEdge{static_cast<Edge>(i)}};
        return line_.expected("edge");
    }

    Read read_pool() {
        line_.take();
        ChooseTerrain pool;
        const auto problem = small_numbers(pool.items, "item");
        if (problem) return *problem;
        return Command{pool};
    }

    Read read_objective() {
        line_.take();
        if (!line_.take_if("at")) return line_.expected("at");
        const auto at = line_.take_place();
        if (!at) return line_.expected("place");
        return Command{PlaceObjective{*at}};
    }

    Read read_dice() {
        line_.take();
        Roll roll;
        const auto problem = small_numbers(roll.pips, "pips");
        if (problem) return *problem;
        return common(roll);
    }

    // One of a list by its number, put down somewhere and turned: an item, or a castle section.
    template <class Placed>
    Read read_numbered(std::string_view wanted, std::string_view turned_by) {
        line_.take();
        const auto number = line_.take_number(0, 255);
        if (!number) return line_.expected(wanted);
        if (!line_.take_if("at")) return line_.expected("at");
        const auto at = line_.take_place();
        if (!at) return line_.expected("place");
        Facing turned;
        if (line_.take_if(turned_by)) {
            const auto degrees = line_.take_degrees();
            if (!degrees) return line_.expected("degrees");
            turned = *degrees;
        }
        return Command{Placed{static_cast<std::uint8_t>(*number), *at, turned}};
    }
};

}  // namespace

Expected<Command, Error> read_command(LineReader& line, const CommandContext& context) {
    return CommandReader(line, context).read();
}

Expected<Command, Error> parse_command(std::string_view text, const CommandContext& context) {
    LineReader line(text);
    return read_command(line, context);
}

}  // namespace six::io
