// What the program answers programs (--json) about armies, maps, set-ups, imports and sheets,
// described once. The library writes it, the web client has its types from it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "io/answers/common_answers.h"
#include "io/format/described_files.h"
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

struct ArmyItem {
    std::string figure, id, name;
    Number points = 0;
    std::vector<std::string> spells;
};
constexpr auto described(const ArmyItem*) {
    using T = ArmyItem;
    return object("ArmyItem", "What a figure of the army wields.",
                  {
                      field<&T::figure>("figure", "Its name."),
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::points>("points"),
                      field<&T::spells>("spells", "Names of those in a book."),
                  });
}

struct ArmyVerdict {
    std::string source;
    bool ok = false;
    std::optional<Trouble> error;
    std::optional<ArmyFile> army;
    std::optional<std::string> code;
    std::optional<bool> data_differs, legal;
    std::optional<Edition> edition;
    std::optional<Number> points, build_total;
    std::optional<std::optional<Number>> actions;
    std::optional<Number> figures;
    std::optional<ByName<Number>> ranks, factions;
    std::optional<std::vector<ArmyValue>> values;
    std::optional<std::vector<ArmyItem>> items;
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
            maybe<&T::army>("army"),
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
            maybe<&T::items>("items", "Where there are any."),
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

// --- army list, maps list, setups list ---

struct ListedArmy {
    std::string id, name;
    Edition edition{};
    Number build_total = 0, figures = 0;
};
constexpr auto described(const ListedArmy*) {
    using T = ListedArmy;
    return object("ListedArmy", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::edition>("edition"),
                      field<&T::build_total>("build_total"),
                      field<&T::figures>("figures", "How many."),
                  });
}

struct ArmiesListed {
    std::vector<ListedArmy> armies;
};
constexpr auto described(const ArmiesListed*) {
    return object("ListedArmies", "Those that come with the program.",
                  {field<&ArmiesListed::armies>("armies")});
}

struct ListedMap {
    std::string id, name;
    DecimalInches width, height;
    Number pieces = 0;
    std::vector<Edition> editions;
};
constexpr auto described(const ListedMap*) {
    using T = ListedMap;
    return object("ListedMap", "A map that comes with the program.",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::width>("width", "In inches."),
                      field<&T::height>("height"),
                      field<&T::pieces>("pieces", "How many."),
                      field<&T::editions>("editions", "Those that have nothing to say about it."),
                  });
}

struct ListedSeat {
    std::string player;
    std::optional<std::string> army;
};
constexpr auto described(const ListedSeat*) {
    using T = ListedSeat;
    return object("", "",
                  {
                      field<&T::player>("player"),
                      field<&T::army>("army", "Null where the set-up has its own, or any will do."),
                  });
}

struct ListedSetup {
    std::string id, name;
    Edition edition{};
    Number build_total = 0;
    std::optional<std::string> map;
    std::vector<ListedSeat> seats;
};
constexpr auto described(const ListedSetup*) {
    using T = ListedSetup;
    return object("ListedSetup", "",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      field<&T::edition>("edition"),
                      field<&T::build_total>("build_total"),
                      field<&T::map>("map", "Null where the set-up has its own."),
                      field<&T::seats>("seats"),
                  });
}

struct SetupsListed {
    std::vector<ListedSetup> setups;
};
constexpr auto described(const SetupsListed*) {
    return object("ListedSetups", "Those that come with the program.",
                  {field<&SetupsListed::setups>("setups")});
}

// --- army print, figures print ---

struct SheetTold {
    std::string name;
    std::vector<std::string> pages;
};
constexpr auto described(const SheetTold*) {
    using T = SheetTold;
    return object("Sheet", "",
                  {
                      field<&T::name>("name"),
                      field<&T::pages>("pages", "An SVG each."),
                  });
}

struct SheetWritten {
    std::string file;
    Number pages = 0;
};
constexpr auto described(const SheetWritten*) {
    using T = SheetWritten;
    return object("SheetWritten", "That a file of a sheet was written.",
                  {
                      field<&T::file>("file"),
                      field<&T::pages>("pages", "How many are in it."),
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
