// What the program answers programs (--json) about figures, described once. The library writes it,
// the web client has its types from it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/common_answers.h"
#include "io/format/described_figures.h"

namespace six::io::answers {

// --- figures list ---

struct Listed {
    std::string id, name;
    std::optional<std::string> number, set;
    FigureKind kind{};
    std::vector<Faction> factions;
    Rank rank{};
    std::vector<Edition> editions;
    std::vector<Number> points;
    std::vector<std::string> levels;
    DecimalInches range;
    Number targets = 0;
    std::vector<Ability> abilities;
};
constexpr auto described(const Listed*) {
    using T = Listed;
    return object("ListedFigure", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      maybe<&T::number>("number"),
                      maybe<&T::set>("set"),
                      field<&T::kind>("kind"),
                      field<&T::factions>("factions", "None of castle sections."),
                      field<&T::rank>("rank"),
                      field<&T::editions>("editions"),
                      field<&T::points>("points", "One for each level."),
                      field<&T::levels>("levels"),
                      field<&T::range>("range", "In inches: of a large figure its longest."),
                      field<&T::targets>("targets"),
                      field<&T::abilities>("abilities"),
                  });
}

enum class ChestKind : std::uint8_t { chest };
inline constexpr std::array kChestKinds = {"chest"};
constexpr auto described(const ChestKind*) {
    return words("", kChestKinds);
}

struct ListedChest {
    std::string id, name;
    std::optional<std::string> number, set;
    ChestKind kind{};
    Number gold = 0;
    std::optional<TreasureItem> item;
    FileTrap trap;
};
constexpr auto described(const ListedChest*) {
    using T = ListedChest;
    return object("ListedChest", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      maybe<&T::number>("number"),
                      maybe<&T::set>("set"),
                      field<&T::kind>("kind"),
                      field<&T::gold>("gold"),
                      maybe<&T::item>("item"),
                      field<&T::trap>("trap"),
                  });
}

// --- figures show ---

struct ClauseText {
    std::string id, text;
    Language lang{};
};
constexpr auto described(const ClauseText*) {
    using T = ClauseText;
    return object("", "",
                  {
                      field<&T::id>("id"),
                      field<&T::text>("text"),
                      field<&T::lang>("lang"),
                  });
}

struct ShownAbility {
    Ability ability{};
    Stat value{};
    Colour colour{};
    Shape shape{};
    std::vector<ClauseText> clauses;
};
constexpr auto described(const ShownAbility*) {
    using T = ShownAbility;
    return object("ShownAbility", "",
                  {
                      field<&T::ability>("ability"),
                      field<&T::value>("value"),
                      field<&T::colour>("colour"),
                      field<&T::shape>("shape"),
                      field<&T::clauses>("clauses"),
                  });
}

struct ShownFigure {
    FigureFile file;
    std::optional<std::string> set;
    std::vector<ShownAbility> shown;
};
constexpr auto described(const ShownFigure*) {
    using T = ShownFigure;
    return object("ShownFigure", "A figure as its file has it, the base in full, and more.",
                  {
                      spread<&T::file>(),
                      maybe<&T::set>("set"),
                      field<&T::shown>("shown", "The abilities on its dials."),
                  });
}

struct ShownChest {
    ChestFile file;
    std::optional<std::string> set;
};
constexpr auto described(const ShownChest*) {
    using T = ShownChest;
    return object("ShownChest", "A chest as its file has it, and its set.",
                  {
                      spread<&T::file>(),
                      maybe<&T::set>("set"),
                  });
}

// --- figures check, value ---

struct MissingField {
    std::string id;
    std::optional<std::string> field;
    bool foreign = false;
};
constexpr auto described(const MissingField*) {
    using T = MissingField;
    return object("", "",
                  {
                      field<&T::id>("id"),
                      field<&T::field>("field"),
                      field<&T::foreign>("foreign"),
                  });
}

struct UnplayableFigure {
    std::string id, why, clause;
};
constexpr auto described(const UnplayableFigure*) {
    using T = UnplayableFigure;
    return object("", "",
                  {
                      field<&T::id>("id"),
                      field<&T::why>("why"),
                      field<&T::clause>("clause"),
                  });
}

struct EditionChecked {
    Number complete = 0;
    bool page = false;
    std::vector<MissingField> missing;
    std::vector<UnplayableFigure> unplayable;
};
constexpr auto described(const EditionChecked*) {
    using T = EditionChecked;
    return object("EditionChecked", "",
                  {
                      field<&T::complete>("complete", "Figures that name the edition."),
                      field<&T::page>("page", "It can be played today."),
                      field<&T::missing>("missing"),
                      field<&T::unplayable>("unplayable"),
                  });
}

struct FileChecked {
    std::string file;
    bool ok = false;
    std::optional<FileTrouble> error;
    std::optional<std::string> set, name;
    std::optional<Number> figures, chests;
    std::optional<ByName<EditionChecked>> editions;
};
constexpr auto described(const FileChecked*) {
    using T = FileChecked;
    return object("FileChecked", "A file of figures: what is in it, or why it could not be read.",
                  {
                      field<&T::file>("file"),
                      field<&T::ok>("ok"),
                      maybe<&T::error>("error"),
                      maybe<&T::set>("set"),
                      maybe<&T::name>("name"),
                      maybe<&T::figures>("figures"),
                      maybe<&T::chests>("chests"),
                      maybe<&T::editions>("editions"),
                  });
}

struct FigureValue {
    std::string id, name;
    Number points = 0, value = 0;
};
constexpr auto described(const FigureValue*) {
    using T = FigureValue;
    return object("FigureValue", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::points>("points"),
                      field<&T::value>("value", "By the formula of docs/balance.md."),
                  });
}

// --- figures remove ---

struct RemovedFrom {
    std::string file;
    std::optional<std::string> set;
    std::vector<std::string> figures;
    bool whole = false;
};
constexpr auto described(const RemovedFrom*) {
    using T = RemovedFrom;
    return object("", "",
                  {
                      field<&T::file>("file"),
                      field<&T::set>("set", "Null: it has none."),
                      field<&T::figures>("figures", "By id."),
                      field<&T::whole>("whole", "Nothing is left: the file goes too."),
                  });
}

struct FiguresRemoved {
    std::vector<RemovedFrom> removed;
    bool written = false;
};
constexpr auto described(const FiguresRemoved*) {
    using T = FiguresRemoved;
    return object("FiguresRemoved", "What left which file of one's own.",
                  {
                      field<&T::removed>("removed"),
                      field<&T::written>("written", "False with --dry-run."),
                  });
}

}  // namespace six::io::answers
