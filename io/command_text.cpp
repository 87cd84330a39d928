#include "io/command_text.h"

#include <optional>
#include <utility>

#include "io/describe.h"

namespace six::io {

namespace {

using Read = Expected<Command, Error>;

// --- reading ---

class CommandReader {
public:
    CommandReader(LineReader& line, const CommandContext& context)
        : line_(line), context_(context) {}

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
        if (verb == "terrain") return read_terrain();
        if (verb == "deploy") return read_deploy();
        if (verb == "leave_out") return read_about_one<LeaveOut>();
        if (verb == "move") return read_move();
        if (verb == "close") return read_close();
        if (verb == "pass") return read_about_one<Pass>();
        if (verb == "end_turn") return read_bare(EndTurn{});
        if (verb == "turn") return read_turning<Turn>();
        if (verb == "spin") return read_turning<FreeSpin>();
        if (verb == "decline") return read_bare(Decline{});
        if (verb == "dice") return read_dice();
        return line_.expected("command");
    }

    Read read_bare(Command command) {
        line_.take();
        return command;
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
        const auto who = figure();
        if (!who) return who.error();
        Move move{*who, {}, {}};
        if (line_.take_if("via")) {
            while (const auto point = line_.take_place()) {
                if (move.path.size() + 1 >= Path::capacity()) return too_many_points();
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
        if (move.path.empty() && line_.done()) return line_.expected("move_what");
        const Vec2 end = move.path.empty() ? standing(*who) : move.path.back();
        const auto turned = facing(*who, end, facing_now(*who));
        if (!turned) return turned.error();
        move.facing = *turned;
        return Command{move};
    }

    Read read_close() {
        line_.take();
        const auto who = figure();
        if (!who) return who.error();
        if (!line_.take_if("at")) return line_.expected("at");
        const auto target = figure();
        if (!target) return target.error();
        return Command{CloseAttack{*who, *target}};
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
        return Command{Deploy{*who, *at, *turned}};
    }

    Read read_army() {
        line_.take();
        ChooseArmy army;
        while (!line_.done()) {
            if (line_.take_if("...")) {
                army.too_many = true;
                break;
            }
            const std::string_view word = line_.peek();
            const std::size_t star = word.find('*');
            const auto warrior = warrior_named(word.substr(0, star));
            if (!warrior) return line_.error("text.no_warrior", {{"found", in_quotes(word)}});
            std::int32_t copies = 1;
            if (star != std::string_view::npos) {
                const auto number = decimal(word.substr(star + 1), 0);
                if (!number || *number < 1 || *number > 9999) return line_.expected("copies");
                copies = *number;
            }
            line_.take();
            for (; copies > 0 && !army.warriors.full(); --copies) army.warriors.push_back(*warrior);
            army.too_many = army.too_many || copies > 0;
        }
        return Command{army};
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

    Read read_dice() {
        line_.take();
        Roll roll;
        const auto problem = small_numbers(roll.pips, "pips");
        if (problem) return *problem;
        return Command{roll};
    }

    Read read_terrain() {
        line_.take();
        const auto item = line_.take_number(0, 255);
        if (!item) return line_.expected("item");
        if (!line_.take_if("at")) return line_.expected("at");
        const auto at = line_.take_place();
        if (!at) return line_.expected("place");
        Facing turned;
        if (line_.take_if("turned")) {
            const auto degrees = line_.take_degrees();
            if (!degrees) return line_.expected("degrees");
            turned = *degrees;
        }
        return Command{PlaceTerrain{static_cast<std::uint8_t>(*item), *at, turned}};
    }

    std::optional<Error> small_numbers(InlineVector<std::uint8_t, 8>& out, std::string_view what) {
        while (!line_.done()) {
            if (out.full()) return line_.error("text.too_many_numbers", {{"most", "8"}});
            const auto number = line_.take_number(0, 255);
            if (!number) return line_.expected(what);
            out.push_back(static_cast<std::uint8_t>(*number));
        }
        return std::nullopt;
    }

    Expected<FigureId, Error> figure() {
        if (line_.done()) return line_.expected("figure");
        const auto found = context_.names.find_figure(line_.peek());
        if (!found) {
            std::string known;
            for (const std::string& label : context_.names.figures)
                if (known.size() < 60) known += (known.empty() ? "" : " ") + label;
            return line_.error("text.no_figure", {{"found", in_quotes(line_.peek())},
                                                  {"known", known.empty() ? "-" : known}});
        }
        line_.take();
        return *found;
    }

    // `facing 90`, `towards B`, or what stands otherwise.
    Expected<Facing, Error> facing(FigureId who, Vec2 from, std::optional<Facing> otherwise) {
        if (line_.take_if("facing")) {
            const auto degrees = line_.take_degrees();
            if (!degrees) return line_.expected("degrees");
            return *degrees;
        }
        if (line_.peek() == "towards" && context_.state) {
            line_.take();
            const Error here = line_.error("text.no_direction");
            const auto other = figure();
            if (!other) return other.error();
            const Vec2 way = standing(*other) - from;
            if (*other == who || way == Vec2{} || !in_bounds(from)) return here;
            return facing_towards(way);
        }
        if (otherwise && line_.done()) return *otherwise;
        return line_.expected(otherwise ? "facing_or_end" : "facing");
    }

    bool stands(FigureId id) const { return context_.state && id.n < context_.state->figure_count; }
    Vec2 standing(FigureId id) const { return stands(id) ? (*context_.state)[id].at : Vec2{}; }
    std::optional<Facing> facing_now(FigureId id) const {
        if (!context_.state) return std::nullopt;
        return stands(id) ? (*context_.state)[id].facing : Facing{};
    }

    std::optional<WarriorId> warrior_named(std::string_view name) const {
        const auto& warriors = context_.catalog.warriors;
        for (std::size_t i = 0; i < warriors.size(); ++i)
            if (warriors[i].id == name) return WarriorId{static_cast<std::uint16_t>(i)};
        // "#7": a number the catalog does not have is still a command, which the engine refuses.
        if (name.size() > 1 && name[0] == '#')
            if (const auto n = decimal(name.substr(1), 0); n && *n >= 0 && *n <= 0xFFFF)
                return WarriorId{static_cast<std::uint16_t>(*n)};
        return std::nullopt;
    }

    Error too_many_points() const {
        return line_.error("text.too_many_points", {{"most", std::to_string(Path::capacity())}});
    }

    LineReader& line_;
    const CommandContext& context_;
};

// --- printing ---

std::string list(const InlineVector<std::uint8_t, 8>& numbers) {
    std::string out;
    for (const std::uint8_t n : numbers) out += " " + std::to_string(n);
    return out;
}

struct CommandPrinter {
    const Names& names;
    const Catalog& catalog;

    std::string facing(Facing f) const { return " facing " + degrees_machine(f); }

    std::string operator()(const ChooseArmy& army) const {
        std::string out = "army";
        for (std::size_t i = 0; i < army.warriors.size();) {
            const WarriorId id = army.warriors[i];
            std::size_t next = i;
            while (next < army.warriors.size() && army.warriors[next] == id) ++next;
            out += " " +
                   (id.n < catalog.warriors.size() ? catalog[id].id : "#" + std::to_string(id.n));
            if (next - i > 1) out += "*" + std::to_string(next - i);
            i = next;
        }
        return out + (army.too_many ? " ..." : "");
    }
    std::string operator()(const ChooseEdge& edge) const {
        return "edge " + std::string(kEdgeNames[static_cast<std::size_t>(edge.edge) % 4]);
    }
    std::string operator()(const ChooseTerrain& pool) const { return "pool" + list(pool.items); }
    std::string operator()(const PlaceTerrain& place) const {
        return "terrain " + std::to_string(place.item) + " at " + place_machine(place.at) +
               " turned " + degrees_machine(place.turned);
    }
    std::string operator()(const Deploy& deploy) const {
        return "deploy " + names.of(deploy.who) + " at " + place_machine(deploy.at) +
               facing(deploy.facing);
    }
    std::string operator()(const LeaveOut& out) const { return "leave_out " + names.of(out.who); }
    std::string operator()(const Move& move) const {
        std::string out = "move " + names.of(move.who);
        for (std::size_t i = 0; i + 1 < move.path.size(); ++i)
            out += (i == 0 ? " via " : " ") + place_machine(move.path[i]);
        if (!move.path.empty()) out += " to " + place_machine(move.path.back());
        return out + facing(move.facing);
    }
    std::string operator()(const CloseAttack& attack) const {
        return "close " + names.of(attack.who) + " at " + names.of(attack.target);
    }
    std::string operator()(const Pass& pass) const { return "pass " + names.of(pass.who); }
    std::string operator()(EndTurn) const { return "end_turn"; }
    std::string operator()(const Turn& turn) const {
        return "turn " + names.of(turn.who) + facing(turn.facing);
    }
    std::string operator()(const FreeSpin& spin) const {
        return "spin " + names.of(spin.who) + facing(spin.facing);
    }
    std::string operator()(Decline) const { return "decline"; }
    std::string operator()(const Roll& roll) const { return "dice" + list(roll.pips); }
};

}  // namespace

Expected<Command, Error> read_command(LineReader& line, const CommandContext& context) {
    return CommandReader(line, context).read();
}

Expected<Command, Error> parse_command(std::string_view text, const CommandContext& context) {
    LineReader line(text);
    return read_command(line, context);
}

std::string print_command(const Command& command, const Names& names, const Catalog& catalog) {
    return std::visit(CommandPrinter{names, catalog}, command);
}

}  // namespace six::io
