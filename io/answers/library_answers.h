// What the program answers programs (--json) about armies, figures, maps and imports, described
// once. The library writes it, the web client has its types from it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/common_answers.h"
#include "io/format/described_words.h"

namespace six::io::answers {

// --- army check, decode, encode, new ---

struct ArmyFinding {
    std::string where, key, message;
    std::optional<std::string> clause;
};
constexpr auto described(const ArmyFinding*) {
    using T = ArmyFinding;
    return object("ArmyFinding", "",
                  {
                      field<&T::where>("where"),
                      field<&T::key>("key"),
                      field<&T::message>("message"),
                      field<&T::clause>("clause"),
                  });
}

struct ArmyValue {
    std::string id, name, level;
    Number points = 0, count = 0;
    std::optional<std::string> clause;
};
constexpr auto described(const ArmyValue*) {
    using T = ArmyValue;
    return object("ArmyValue", "A figure of several point values, and which was chosen.",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::level>("level"),
                      field<&T::points>("points"),
                      field<&T::count>("count"),
                      field<&T::clause>("clause"),
                  });
}

struct ArmyCompany {
    std::string id, name;
    std::optional<std::string> number;
    Ability ability{};
    Number printed = 0, discount = 0, cohorts = 0, points = 0;
    std::optional<std::string> clause;
};
constexpr auto described(const ArmyCompany*) {
    using T = ArmyCompany;
    return object("ArmyCompany", "The adventuring company that the army is.",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      maybe<&T::number>("number", "Of the card."),
                      field<&T::ability>("ability", "That all members gain."),
                      field<&T::printed>("printed", "Points of the card."),
                      field<&T::discount>("discount", "For every copy of a cohort."),
                      field<&T::cohorts>("cohorts", "Copies of cohorts in the army."),
                      field<&T::points>("points", "What it costs this army."),
                      field<&T::clause>("clause"),
                  });
}

struct ArmyVerdict {
    std::string source;
    bool ok = false;
    std::optional<Trouble> error;
    std::optional<AnyJson> army;
    std::optional<std::string> code;
    std::optional<bool> data_differs, legal;
    std::optional<Edition> edition;
    std::optional<Number> points, build_total;
    std::optional<std::optional<Number>> actions;
    std::optional<Number> figures;
    std::optional<ByName<Number>> ranks, factions;
    std::optional<std::vector<ArmyValue>> values;
    std::optional<ArmyCompany> company;
    std::optional<std::vector<ArmyFinding>> findings;
};
constexpr auto described(const ArmyVerdict*) {
    using T = ArmyVerdict;
    return object(
        "ArmyVerdict",
        "One army that was asked about. When it could not be read there is no more than the error.",
        {
            field<&T::source>("source", "What it was asked by: its file, its name or its code."),
            field<&T::ok>("ok"),
            field<&T::error>("error"),
            maybe<&T::army>("army", "The object of the army's file."),
            maybe<&T::code>("code"),
            maybe<&T::data_differs>("data_differs",
                                    "Of a code: some figure is defined otherwise here."),
            maybe<&T::legal>("legal"),
            maybe<&T::edition>("edition"),
            maybe<&T::points>("points"),
            maybe<&T::build_total>("build_total"),
            maybe<&T::actions>("actions", "Null in the dungeon."),
            maybe<&T::figures>("figures"),
            maybe<&T::ranks>("ranks", "Those that are there."),
            maybe<&T::factions>("factions", "Those that are there."),
            maybe<&T::values>("values"),
            maybe<&T::company>("company"),
            maybe<&T::findings>("findings"),
        });
}

// --- maps check ---

enum class FindingWeight : std::uint8_t { refusal, note };
inline constexpr std::array kFindingWeights = {"refusal", "note"};
constexpr auto described(const FindingWeight*) {
    return words("", kFindingWeights);
}

struct MapFinding {
    FindingWeight weight{};
    std::string where, key;
    std::optional<std::string> clause;
    std::string message;
};
constexpr auto described(const MapFinding*) {
    using T = MapFinding;
    return object("MapFinding", "",
                  {
                      field<&T::weight>("weight"),
                      field<&T::where>("where", "A JSON pointer."),
                      field<&T::key>("key"),
                      maybe<&T::clause>("clause"),
                      field<&T::message>("message"),
                  });
}

struct MapVerdict {
    std::string file;
    bool ok = false;
    Edition edition{};
    std::vector<MapFinding> findings;
};
constexpr auto described(const MapVerdict*) {
    using T = MapVerdict;
    return object("MapVerdict", "",
                  {
                      field<&T::file>("file"),
                      field<&T::ok>("ok"),
                      field<&T::edition>("edition"),
                      field<&T::findings>("findings"),
                  });
}

// --- figures list, show, check, value ---

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

struct TrapTold {
    TrapKind kind{};
    std::optional<Number> n, points, disarm;
};
constexpr auto described(const TrapTold*) {
    using T = TrapTold;
    return object("Trap", "",
                  {
                      field<&T::kind>("kind"),
                      maybe<&T::n>("n"),
                      maybe<&T::points>("points"),
                      maybe<&T::disarm>("disarm"),
                  });
}

struct ListedChest {
    std::string id, name;
    std::optional<std::string> number, set;
    ChestKind kind{};
    Number gold = 0;
    std::optional<TreasureItem> item;
    TrapTold trap;
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

struct FileTrouble {
    std::string where, message;
};
constexpr auto described(const FileTrouble*) {
    using T = FileTrouble;
    return object("", "",
                  {
                      field<&T::where>("where"),
                      field<&T::message>("message"),
                  });
}

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

// --- figures import ---

struct ImportNoteTold {
    std::string where, name, reason, sentence;
};
constexpr auto described(const ImportNoteTold*) {
    using T = ImportNoteTold;
    return object("ImportNote", "",
                  {
                      field<&T::where>("where"),
                      field<&T::name>("name"),
                      field<&T::reason>("reason"),
                      field<&T::sentence>("sentence"),
                  });
}

struct ImportProblem {
    std::string where, reason, sentence;
};
constexpr auto described(const ImportProblem*) {
    using T = ImportProblem;
    return object("ImportProblem", "",
                  {
                      field<&T::where>("where"),
                      field<&T::reason>("reason"),
                      field<&T::sentence>("sentence"),
                  });
}

struct ErratumTold {
    std::string figure, clause, field, printed;
};
constexpr auto described(const ErratumTold*) {
    using T = ErratumTold;
    return object("Erratum", "",
                  {
                      field<&T::figure>("figure"),
                      field<&T::clause>("clause"),
                      field<&T::field>("field"),
                      field<&T::printed>("printed"),
                  });
}

struct ImportedSet {
    std::string id, name;
    Number figures = 0;
    std::vector<ErratumTold> errata;
    std::optional<std::string> file;
};
constexpr auto described(const ImportedSet*) {
    using T = ImportedSet;
    return object("ImportedSet", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::figures>("figures"),
                      field<&T::errata>("errata"),
                      field<&T::file>("file"),
                  });
}

struct ImportReport {
    Number records = 0, imported = 0, repaired_records = 0, rejected_records = 0,
           kept_out_records = 0, corrected = 0;
    std::vector<ImportedSet> sets;
    std::vector<ImportNoteTold> repaired, rejected;
    std::vector<ImportProblem> problems;
};
constexpr auto described(const ImportReport*) {
    using T = ImportReport;
    return object("ImportReport", "",
                  {
                      field<&T::records>("records"),
                      field<&T::imported>("imported"),
                      field<&T::repaired_records>("repaired_records"),
                      field<&T::rejected_records>("rejected_records"),
                      field<&T::kept_out_records>("kept_out_records"),
                      field<&T::corrected>("corrected"),
                      field<&T::sets>("sets"),
                      field<&T::repaired>("repaired"),
                      field<&T::rejected>("rejected"),
                      field<&T::problems>("problems"),
                  });
}

}  // namespace six::io::answers
