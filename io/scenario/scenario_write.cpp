#include "io/scenario/scenario_write.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "engine/game/look.h"
#include "engine/game/sound.h"
#include "io/format/castle_plans.h"
#include "io/language/command_text.h"
#include "io/language/describe.h"
#include "io/library/collection.h"
#include "io/rules/option_text.h"
#include "io/scenario/scenario_reader.h"

namespace six::io {
namespace {

template <class Bits, class Words>
std::string joined_bits(Bits bits, const Words& words, std::string_view between) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (has_bit(bits, i)) text += (text.empty() ? "" : std::string(between)) + words[i];
    return text;
}

// As one word of a comment or a name: nothing that would end the line or the item.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text)
        line += static_cast<unsigned char>(c) < ' ' || c == ';' || c == '#' ? ' ' : c;
    return line;
}

class Writer {
public:
    Writer(const Table& table, const State& state, const Names& names)
        : table_(table), state_(state), names_(names) {
        for (std::uint8_t n = 0; n < table.seat_count; ++n) {
            names_.seats.resize(std::max<std::size_t>(names_.seats.size(), n + 1u));
            if (std::find(std::begin(kSeatNames), std::end(kSeatNames), names_.seats[n]) ==
                std::end(kSeatNames))
                names_.seats[n] = kSeatNames[n];
        }
        name_terrain();
        label_figures();
    }

    std::string write(std::span<const Scripted> since, std::string_view about) {
        if (!about.empty()) text_ += "# " + one_line(about) + "\n";
        write_game();
        write_turn();
        for (std::uint16_t i = 0; i < state_.figure_count; ++i) define(state_.figures[i].warrior);
        for (const RevealedDomain& one : table_.domains)
            line("domain",
                 names_.of(one.by) + " " + kDomainNames[static_cast<std::size_t>(one.which)]);
        write_spells();
        write_items();
        write_companies();
        write_terrain();
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            line(i == 0 ? "given" : "", given(FigureId{i}));
        write_objectives();
        for (std::uint16_t i = 0; i < state_.marker_count; ++i)
            if (state_.markers[i].kind == MarkerKind::waiting_shot)
                line("", waiting_shot(state_.markers[i]));
        for (std::uint16_t i = 0; i < state_.marker_count; ++i)
            if (const Marker& marker = state_.markers[i]; marker.kind == MarkerKind::glyph)
                line("", "glyph " + table_.catalog.spells[marker.number].id + " " +
                             names_.of(marker.seat) + " at " + place_machine(marker.at) +
                             (marker.attack != 0 ? " breaching" : ""));
        for (const Memo& memo : state_.memos)
            line("", std::string("# remembered, but no word of this language: ") +
                         kMemoNames[static_cast<std::size_t>(memo.kind)] + " " +
                         names_.of(memo.figure) + " " + names_.of(memo.other));
        for (std::size_t i = 0; i < since.size(); ++i)
            line(i == 0 ? "when" : "",
                 (since[i].seat.exists() ? names_.of(since[i].seat) : std::string("chance")) + " " +
                     print_command(since[i].command, names_, table_.catalog));
        return std::move(text_);
    }

private:
    void line(std::string_view section, const std::string& item) {
        constexpr std::size_t kIndent = 9;
        text_ += section;
        text_ += std::string(kIndent - section.size(), ' ') + item + "\n";
    }

    // --- names ---

    // Castles are built by their sections and have no line of their own.
    void name_terrain() {
        for (const Piece& piece : table_.field.pieces) {
            if (piece.section.exists()) continue;
            std::string name = piece.name;
            for (int n = 2; taken_.count(name) > 0; ++n)
                name = piece.name + "_" + std::to_string(n);
            taken_.insert(name);
            pieces_.emplace_back(&piece, name);
        }
    }

    void label_figures() {
        names_.figures.resize(state_.figure_count);
        std::vector<std::uint16_t> nameless;
        for (std::uint16_t i = 0; i < state_.figure_count; ++i)
            if (is_free_label(names_.figures[i]))
                taken_.insert(names_.figures[i]);
            else
                nameless.push_back(i);
        for (const std::uint16_t i : nameless) {
            const char letter = names_.of(state_.figures[i].owner)[0];
            int n = 1;
            while (!is_free_label(letter + std::to_string(n))) ++n;
            names_.figures[i] = letter + std::to_string(n);
            taken_.insert(names_.figures[i]);
        }
    }
    bool is_free_label(const std::string& label) const {
        return may_be_label(label) && !names_.find_seat(label) && taken_.count(label) == 0;
    }

    // --- the game ---

    void write_game() {
        const Edition edition = table_.rules->edition;
        line("edition", name_of(edition));
        const OptionValues usual(edition);
        for (std::size_t i = 0; i < kOptionCount; ++i) {
            const auto option = static_cast<Option>(i);
            const bool own = belongs(kOptions[i], edition);
            if (!own || table_.options[option] == usual[option]) continue;
            line("option", std::string(info_of(option).name) + " " +
                               option_value_text(option, table_.options[option]));
        }
        const Vec2 size = table_.field.size;
        std::string seats = "seats", edges = "edges";
        for (std::uint8_t n = 0; n < table_.seat_count; ++n) {
            const std::string seat = names_.of(Seat{n});
            seats += " " + seat;
            edges += " " + seat + " " + kEdgeNames[static_cast<std::size_t>(table_.seats[n].edge)];
        }
        line("table",
             inches_machine(size.x.mils()) + " x " + inches_machine(size.y.mils()) + " ; " + seats);
        line("", edges + " ; build " + std::to_string(table_.build_total) + " ; first " +
                     names_.of(table_.first_player));
        for (std::uint8_t n = 0; n < table_.seat_count; ++n) {
            std::string team;  // of those who come first in theirs
            for (std::uint8_t m = 0; m < table_.seat_count; ++m) {
                if (!table_.friends(Seat{n}, Seat{m})) continue;
                if (m < n) break;
                team += " " + names_.of(Seat{m});
            }
            if (std::count(team.begin(), team.end(), ' ') > 1) line("", "team" + team);
        }
        if (table_.defender.exists()) line("", "defender " + names_.of(table_.defender));
        for (std::uint8_t n = 0; n < table_.seat_count; ++n) {
            const std::string seat = names_.of(Seat{n});
            const SeatState& now = state_.seats[n];
            std::string text = "spent " + seat + " ";
            text += std::to_string(table_.seats[n].army_points) + " ; points ";
            text += seat + " " + std::to_string(now.points);
            if (now.withdrawn) text += " ; withdrawn " + seat;
            line("", text);
        }
    }

    void write_turn() {
        std::string turn = "round " + std::to_string(state_.round);
        if (state_.phase == Phase::playing) {
            turn += " ; turn " + names_.of(state_.turn) + " ; actions " +
                    std::to_string(state_.actions_left) + " ; castle_actions " +
                    std::to_string(state_.castle_actions);
        }
        if (state_.quiet_rounds != 0) turn += " ; quiet " + std::to_string(state_.quiet_rounds);
        if (state_.dial_turned) turn += " ; dial_turned";
        line("", turn);
    }

    // --- figures on paper ---

    // What a file that only names this id will read.
    bool comes_with_the_program(const Warrior& warrior) const {
        const Warrior* known = collected(warrior.id);
        if (!known) return false;
        Catalog one;
        one.warriors.push_back(*known);
        BaseShape& base = one.warriors[0].base;
        if (is_castle(known->kind)) {
            const std::uint16_t arc = base.arc;
            base = usual_plan(known->kind, table_.options);
            base.arc = arc;
        }
        fit_to_page(*table_.rules, table_.options, one);
        return one.warriors[0] == warrior;
    }

    void define(WarriorId id) {
        if (ids_.count(id.n) > 0) return;
        const Warrior& warrior = table_.catalog[id];
        if (comes_with_the_program(warrior)) {
            ids_[id.n] = warrior.id;
            return;
        }
        // The figure at this one of its point values: the others are not on the table.
        std::string name = warrior.id;
        std::replace(name.begin(), name.end(), '@', '_');
        const std::string plain = name;
        const auto taken = [&](const auto& known) { return known.second == name; };
        for (int n = 2; std::any_of(ids_.begin(), ids_.end(), taken); ++n)
            name = plain + "_" + std::to_string(n);
        ids_[id.n] = name;
        std::string parts = name;
        if (warrior.kind != FigureKind::warrior)
            parts += std::string("  kind ") + kKindNames[static_cast<std::size_t>(warrior.kind)];
        parts += "  points " + std::to_string(warrior.points);
        if (!warrior.is_mage_spawn()) {
            parts += std::string("  faction ") +
                     kFactionNames[static_cast<std::size_t>(warrior.factions[0])];
            if (warrior.factions[1] != warrior.factions[0])
                parts +=
                    std::string(" ") + kFactionNames[static_cast<std::size_t>(warrior.factions[1])];
        }
        parts += std::string("  rank ") + kRankNames[static_cast<std::size_t>(warrior.rank)];
        if (warrior.mount != MountType::none)
            parts += std::string("  mount ") + kMountNames[static_cast<std::size_t>(warrior.mount)];
        if (warrior.boxed_bonus != 0) parts += "  boxed " + std::to_string(warrior.boxed_bonus);
        if (warrior.mounted) parts += "  mounted";
        line("figure", parts);
        line("", base_text(warrior.base));
        line("", "printed set none name " + one_line(warrior.name));
        if (warrior.kind == FigureKind::planking) return;
        const Warrior printed = as_printed(warrior);
        for (std::size_t i = 0; i < printed.dials.size(); ++i) line("", dial_text(printed, i));
    }

    static std::string base_text(const BaseShape& base) {
        const auto inches = [](Inches length) { return inches_machine(length.mils()); };
        std::string text = "base ";
        switch (base.kind) {
            case BaseKind::disc:
                text += "disc radius " + inches(base.radius);
                break;
            case BaseKind::quartered_disc:
                text += "quartered radius " + inches(base.radius);
                break;
            case BaseKind::double_disc:
                text += "double radius " + inches(base.radius) + " spacing " + inches(base.spacing);
                break;
            case BaseKind::rectangle:
                text += "rectangle " + inches(2 * base.half_length) + " x " +
                        inches(2 * base.half_width);
                break;
        }
        return text + "  arc " + inches_machine(base.arc * 100);  // tenths as thousandths
    }

    static std::string dial_text(const Warrior& warrior, std::size_t section) {
        const Dial& dial = warrior.dials[section];
        std::size_t slots = dial.clicks.size();
        while (slots > 1 && dial.clicks[slots - 1] == three_skulls()) --slots;
        std::string text = "dial";
        if (warrior.is_large()) text += std::string(" ") + kSectionNames[section];
        text += " range " + inches_machine(dial.range.mils()) + " targets " +
                std::to_string(dial.targets) + beside(dial) + " start " +
                std::to_string(dial.start);
        for (std::size_t stat = 0; stat < kCells.size(); ++stat) {
            text += stat == 0 && is_castle(warrior.kind) ? std::string("  fortification")
                                                         : std::string("  ") + kStatNames[stat];
            for (std::size_t i = 0; i < slots; ++i)
                text += " " + cell_text(dial.clicks[i].*kCells[stat]);
        }
        return text + nexus(dial, slots);
    }

    // What the second edition prints beside a dial.
    static std::string beside(const Dial& dial) {
        std::string text;
        if (dial.ranged_damage) text += " ranged " + std::to_string(*dial.ranged_damage);
        if (dial.attack_bonus != 0) text += " bonus " + std::to_string(dial.attack_bonus);
        if (!dial.types) return text;
        const auto [speed, attack, defense, damage] = *dial.types;
        text += std::string(" types ") + kSpeedTypeNames[static_cast<std::size_t>(speed)];
        text += std::string(" ") + kAttackTypeNames[static_cast<std::size_t>(attack)];
        text += std::string(" ") + kDefenseTypeNames[static_cast<std::size_t>(defense)];
        return text + " " + kDamageTypeNames[static_cast<std::size_t>(damage)];
    }

    static std::string nexus(const Dial& dial, std::size_t slots) {
        std::string text;
        bool any = false;
        for (std::size_t i = 0; i < slots; ++i) {
            const Ability ability = dial.clicks[i].nexus;
            any |= ability != Ability::none;
            text +=
                " " + (ability == Ability::none ? std::string("-") : std::string(name_of(ability)));
        }
        return any ? "  nexus" + text : std::string();
    }

    // --- the battlefield and what is on it ---

    void write_spells() {
        for (const Spell& spell : table_.catalog.spells) line("spell", spell_text(spell));
    }

    static std::string gift_text(const ItemGift& gift) {
        std::string text;
        for (const auto& [name, change] : kGiftNumbers)
            if (gift.*change != 0)
                text += std::string(" ") + name + " " + std::to_string(int{gift.*change});
        for (std::size_t k = 0; k < gift.abilities.size(); ++k)
            text += std::string(k == 0 ? " abilities " : "/") +
                    kAbilityNames[static_cast<std::size_t>(gift.abilities[k])];
        std::string_view before = " bars ";
        for (std::size_t k = 0; k < kProficiencyNames.size(); ++k) {
            if ((gift.bars & bit_of(static_cast<Proficiency>(k))) == 0) continue;
            text += std::string(before) + kProficiencyNames[k];
            before = "/";
        }
        return text;
    }

    void write_items() {
        const auto& items = table_.catalog.items;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const Item& item = items[i];
            std::string text = item.id + (item.relic ? " relic" : "");
            const auto add = [&text](const char* name, int value) {
                if (value != 0) text += std::string(" ") + name + " " + std::to_string(value);
            };
            add("points", item.points);
            if (item.faction)
                text += std::string(" faction ") +
                        kFactionNames[static_cast<std::size_t>(*item.faction)];
            text += gift_text(item.gift);
            if (item.pushes) text += " pushes";
            add("pages", item.pages);
            if (const Marker* token = token_of(state_, static_cast<std::uint8_t>(i))) {
                text += " at " + place_machine(token->at);
                for (std::size_t k = 0; k < token->spells.size(); ++k)
                    text += (k == 0 ? " holds " : "/") + table_.catalog.spells[token->spells[k]].id;
            }
            if (const ItemTouch& touch = item.touch; touch.exists()) {
                text += std::string(" touching ") +
                        kSpellSideNames[static_cast<std::size_t>(touch.side)] +
                        gift_text(touch.gift);
                add("hurts", touch.hurts);
                add("heals", touch.heals);
                add("turns", touch.turns);
            }
            line("item", text);
        }
    }

    void write_companies() {
        for (const Company& company : table_.catalog.companies) {
            std::string text = company.id + " points " + std::to_string(company.points) +
                               " discount " + std::to_string(company.discount) + " ability " +
                               kAbilityNames[static_cast<std::size_t>(company.ability)];
            for (std::size_t i = 0; i < company.cohorts.size(); ++i)
                text += (i == 0 ? " cohorts " : "/") + company.cohorts[i];
            line("company", text);
        }
        for (std::uint8_t n = 0; n < table_.seat_count; ++n)
            if (const CompanyId id = table_.seats[n].company; id.exists())
                line("company", names_.of(Seat{n}) + " " + table_.catalog[id].id);
    }

    void write_terrain() {
        for (const auto& [piece, name] : pieces_) {
            std::string text = name;
            if (piece->constructed) text += " constructed";
            if (piece->structure > 0) text += " points " + std::to_string(piece->structure);
            const PieceId id{static_cast<std::uint16_t>(piece - table_.field.pieces.data())};
            if (piece->constructed && structure_left(state_, id) != first_structure(table_, *piece))
                text += " left " + std::to_string(structure_left(state_, id));
            if (piece->height != Height::ground)
                text += std::string(" ") + kHeightNames[static_cast<std::size_t>(piece->height)];
            text += std::string(" ") + kTerrainNames[static_cast<std::size_t>(piece->kind)] +
                    " polygon";
            for (const Vec2 corner : piece->outline.corners) text += " " + place_machine(corner);
            if (!piece->access.empty()) text += " access";
            for (const Vec2 at : piece->access) text += " " + place_machine(at);
            line("terrain", text);
        }
    }

    void write_objectives() {
        bool first = state_.figure_count == 0;
        for_each_objective(state_, [&](const Marker& objective) {
            line(first ? "given" : "",
                 "objective " + place_machine(objective.at) + " " +
                     (objective.seat.exists() ? names_.of(objective.seat) : std::string("nobody")));
            first = false;
        });
    }

    std::string given(FigureId id) const {
        const Figure& figure = state_[id];
        std::string text = names_.of(id) + "  " + ids_.at(figure.warrior.n) + "  " +
                           names_.of(figure.owner) + "  ";
        const std::string standing =
            "at " + place_machine(figure.at) + " facing " + degrees_machine(figure.facing);
        if (figure.chariot.exists()) {
            text += (in_saddle(figure) ? "in_saddle " : "aboard ") + names_.of(figure.chariot) +
                    " facing " + degrees_machine(figure.facing);
        } else if (in_play(figure)) {
            text += standing;
        } else {
            text += kWhereaboutsNames[static_cast<std::size_t>(figure.whereabouts)];
            if (figure.at != Vec2{} || figure.facing != Facing{}) text += " " + standing;
        }
        return text + condition(id);
    }

    std::string waiting_shot(const Marker& shot) const {
        std::string text = "waiting_shot " + names_.of(shot.figure) + " at " +
                           place_machine(shot.at) + " from " + place_machine(shot.from) +
                           " attack " + std::to_string(shot.attack) + " damage " +
                           std::to_string(shot.damage);
        if (shot.section != 0) text += std::string(" by ") + kSectionNames[shot.section];
        return text;
    }

    std::string condition(FigureId id) const {
        const Figure& figure = state_[id];
        const Warrior& warrior = warrior_of(table_, figure);
        std::string text;
        std::string clicks;
        bool turned = !in_play(figure) && figure.whereabouts != Whereabouts::in_hand;
        for (std::size_t i = 0; i < warrior.dials.size(); ++i) {
            const int taken = figure.clicks[i] - warrior.dials[i].start;
            turned = turned || taken != 0;
            clicks += " " + std::to_string(taken);
        }
        if (turned) text += "  click" + clicks;
        if (figure.tokens != 0) text += "  tokens " + std::to_string(figure.tokens);
        if (figure.given == Given::pass) text += "  passed";
        if (figure.given == Given::action) text += "  acted";
        if (figure.acted != 0)
            text += "  acted_sections " + joined_bits(figure.acted, kSectionNames, " ");
        if (figure.hurt_by.exists()) text += "  hurt_by " + names_.of(figure.hurt_by);
        if (figure.captive()) text += "  captive_of " + names_.of(figure.captor);
        if (!figure.cancelled.empty())
            text += "  cancelled " + joined_bits(figure.cancelled, kAbilityNames, "/");
        if (figure.notes != 0) text += "  " + joined_bits(figure.notes, note::kNames, " ");
        if (state_.acts_again == id) text += "  again";
        std::string wielded;
        for_each_item(table_, state_, figure, [&](const Item& item, std::uint8_t n) {
            wielded += (wielded.empty() ? "  wields " : "/") + item.id;
            for (const std::uint8_t spell : spells_of(state_, figure, n))
                wielded += ":" + table_.catalog.spells[spell].id;
        });
        text += wielded;
        for (std::uint16_t i = 0; i < state_.marker_count; ++i)
            if (const Marker& marker = state_.markers[i];
                marker.kind == MarkerKind::enchantment && marker.figure == id)
                text += "  under " + table_.catalog.spells[marker.number].id + " by " +
                        names_.of(marker.seat) + (marker.attack != 0 ? " breaching" : "");
        return text;
    }

    const Table& table_;
    const State& state_;
    Names names_;
    std::set<std::string> taken_;  // labels and names of terrain
    std::vector<std::pair<const Piece*, std::string>> pieces_;
    std::map<std::uint16_t, std::string> ids_;  // by WarriorId: what the file calls it
    std::string text_;
};

}  // namespace

std::string cell_text(const Cell& cell) {
    std::string text = cell.skull ? "x" : std::to_string(cell.value);
    char before = ':';
    for (const Ability ability : cell.abilities) {
        if (ability == Ability::none) continue;
        text += before + std::string(name_of(ability));
        before = '/';
    }
    return text;
}

bool can_be_written(const State& state) {
    return state.phase != Phase::over && state.action.kind == ActionKind::none &&
           state.owed.empty();
}

std::string scenario_text(const Table& table, const State& state, const Names& names,
                          std::span<const Scripted> since, std::string_view about) {
    return Writer(table, state, names).write(since, about);
}

}  // namespace six::io
