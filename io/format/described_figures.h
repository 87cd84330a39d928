// Figures and chests as files have them (docs/formats.md), described once: files, replays and
// answers (--json) are written by it, and the web client has its types from it. What is written is
// not all that may be read: the readers beside the writers and data/schemas know what may be left
// out, and what holds between fields.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "io/format/described_words.h"

namespace six {

inline constexpr std::array kBaseKindNames = {"disc", "double_disc", "quartered_disc", "rectangle"};
static_assert(kBaseKindNames.size() == static_cast<std::size_t>(BaseKind::rectangle) + 1);
constexpr auto described(const BaseKind*) {
    return io::words("BaseKind", kBaseKindNames);
}
constexpr auto described(const SpeedType*) {
    return io::words("SpeedType", kSpeedTypeNames);
}
constexpr auto described(const AttackType*) {
    return io::words("AttackType", kAttackTypeNames);
}
constexpr auto described(const DefenseType*) {
    return io::words("DefenseType", kDefenseTypeNames);
}
constexpr auto described(const DamageType*) {
    return io::words("DamageType", kDamageTypeNames);
}

}  // namespace six

namespace six::io {

// --- dials ---

struct FileCell {
    std::optional<std::int64_t> value;
    std::optional<std::vector<Ability>> abilities;
    std::optional<bool> skull;
};
constexpr auto described(const FileCell*) {
    using T = FileCell;
    return object("FileCell", "A value of a slot.",
                  {
                      maybe<&T::value>("value", "Of a skull only where one is printed."),
                      maybe<&T::abilities>("abilities"),
                      maybe<&T::skull>("skull"),
                  });
}

struct FileClick {
    std::optional<FileCell> speed, fortification;
    FileCell attack, defense, damage;
    std::optional<Ability> nexus;
};
constexpr auto described(const FileClick*) {
    using T = FileClick;
    return object(
        "FileClick", "A slot of a dial.",
        {
            maybe<&T::speed>("speed"),
            maybe<&T::fortification>("fortification", "Of a castle section, in place of speed."),
            field<&T::attack>("attack"),
            field<&T::defense>("defense"),
            field<&T::damage>("damage"),
            maybe<&T::nexus>("nexus"),
        });
}

struct FileTypes {
    SpeedType speed{};
    AttackType attack{};
    DefenseType defense{};
    DamageType damage{};
};
constexpr auto described(const FileTypes*) {
    using T = FileTypes;
    return object("FileTypes", "What its values are like in 2.0.",
                  {
                      field<&T::speed>("speed"),
                      field<&T::attack>("attack"),
                      field<&T::defense>("defense"),
                      field<&T::damage>("damage"),
                  });
}

struct FileReach {
    std::optional<DecimalInches> range;
    std::optional<std::int64_t> targets, ranged_damage, attack_bonus;
    std::optional<FileTypes> types;
};
constexpr auto described(const FileReach*) {
    using T = FileReach;
    return object("FileReach",
                  "What is printed beside a dial: beside the only one of a figure it stands with "
                  "the figure.",
                  {
                      maybe<&T::range>("range", "In inches; none when left out."),
                      maybe<&T::targets>("targets", "One when left out."),
                      maybe<&T::ranged_damage>("ranged_damage"),
                      maybe<&T::attack_bonus>("attack_bonus"),
                      maybe<&T::types>("types"),
                  });
}

struct FileDial {
    std::optional<SectionName> section;
    FileReach reach;
    std::optional<std::int64_t> start;
    std::vector<FileClick> clicks;
};
constexpr auto described(const FileDial*) {
    using T = FileDial;
    return object("FileDial", "",
                  {
                      maybe<&T::section>("section", "Of a large figure."),
                      spread<&T::reach>(),
                      maybe<&T::start>("start", "The slot it begins on; the first when left out."),
                      field<&T::clicks>("clicks", "Behind the last one there are skulls."),
                  });
}

struct FileLevel {
    std::string name;
    std::int64_t points = 0;
    std::optional<std::vector<FileDial>> dials;
    std::optional<std::variant<std::int64_t, std::vector<std::int64_t>>> clicks;
};
constexpr auto described(const FileLevel*) {
    using T = FileLevel;
    return object("FileLevel", "A point value at which the figure may be fielded.",
                  {
                      field<&T::name>("name"),
                      field<&T::points>("points"),
                      maybe<&T::dials>("dials", "Of a Hero: one."),
                      maybe<&T::clicks>("clicks",
                                        "Of others: how far its dials are turned, all alike or "
                                        "each."),
                  });
}

// --- the figure ---

struct FileBase {
    std::optional<BaseKind> kind;
    std::optional<DecimalInches> half_length, half_width, radius, spacing;
    DecimalDegrees arc;
};
constexpr auto described(const FileBase*) {
    using T = FileBase;
    return object("FileBase", "In inches; the kind alone says which of them there are.",
                  {
                      maybe<&T::kind>("kind", "The usual one when left out."),
                      maybe<&T::half_length>("half_length", "Of a rectangle, along the facing."),
                      maybe<&T::half_width>("half_width"),
                      maybe<&T::radius>("radius"),
                      maybe<&T::spacing>("spacing", "Of a double disc, from centre to centre."),
                      field<&T::arc>("arc", "The front arc, in degrees."),
                  });
}

struct FileTrap {
    TrapKind kind{};
    std::optional<std::int64_t> n, points, disarm;
};
constexpr auto described(const FileTrap*) {
    using T = FileTrap;
    return object("Trap", "",
                  {
                      field<&T::kind>("kind"),
                      maybe<&T::n>("n"),
                      maybe<&T::points>("points"),
                      maybe<&T::disarm>("disarm"),
                  });
}

struct FileFlavour {
    std::string en, de;
};
constexpr auto described(const FileFlavour*) {
    using T = FileFlavour;
    return object("", "", {field<&T::en>("en"), field<&T::de>("de")});
}

struct FileErratum {
    std::string clause, field, printed;
};
constexpr auto described(const FileErratum*) {
    using T = FileErratum;
    return object("FileErratum", "A correction of what is printed.",
                  {
                      field<&T::clause>("clause"),
                      field<&T::field>("field", "A JSON pointer within the figure."),
                      field<&T::printed>("printed", "As JSON text; empty: nothing stood there."),
                  });
}

struct FileStory {
    std::optional<FileFlavour> flavour;
    std::optional<std::vector<FileErratum>> errata;
};
constexpr auto described(const FileStory*) {
    using T = FileStory;
    return object("FileStory", "Told of a figure or chest, and read by no rule.",
                  {
                      maybe<&T::flavour>("flavour"),
                      maybe<&T::errata>("errata"),
                  });
}

struct FigureFile {
    std::string id, name;
    std::optional<std::string> number, silhouette;
    std::optional<FigureKind> kind;
    std::vector<Faction> factions;
    std::optional<std::string> subfaction;
    Rank rank{};
    std::optional<std::vector<Edition>> editions;
    std::optional<std::int64_t> points;
    std::optional<std::vector<FileLevel>> levels;
    FileReach reach;
    std::optional<std::int64_t> item_slots;
    std::optional<std::int64_t> year;
    std::optional<MountType> mount;
    std::optional<std::int64_t> boxed_bonus;
    std::optional<bool> mounted;
    std::optional<FileTrap> trap;
    std::optional<FileBase> base;
    FileStory story;
    std::optional<std::vector<FileDial>> dials;
};
constexpr auto described(const FigureFile*) {
    using T = FigureFile;
    return object("FigureFile", "A figure as files have it.",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      maybe<&T::number>("number", "The collector's."),
                      maybe<&T::silhouette>("silhouette"),
                      maybe<&T::kind>("kind", "A warrior when left out."),
                      field<&T::factions>("factions", "One or two."),
                      maybe<&T::subfaction>("subfaction"),
                      field<&T::rank>("rank"),
                      maybe<&T::editions>("editions", "unlimited and conquest when left out."),
                      maybe<&T::points>("points", "Of a figure without levels."),
                      maybe<&T::levels>("levels"),
                      spread<&T::reach>(),
                      maybe<&T::item_slots>("item_slots"),
                      maybe<&T::year>("year", "Of its issue."),
                      maybe<&T::mount>("mount", "Of a mount what it is, of a rider what he rides."),
                      maybe<&T::boxed_bonus>("boxed_bonus", "To a rider's attacks, mounted."),
                      maybe<&T::mounted>("mounted"),
                      maybe<&T::trap>("trap", "Of a Changeling."),
                      maybe<&T::base>("base", "The usual one when left out."),
                      spread<&T::story>(),
                      maybe<&T::dials>("dials", "Not of a Hero with levels, nor of planking."),
                  });
}

// --- the chest ---

struct ChestFile {
    std::string id, name;
    std::optional<std::string> number;
    FileTrap trap;
    std::int64_t gold = 0;
    std::optional<TreasureItem> item;
    FileStory story;
};
constexpr auto described(const ChestFile*) {
    using T = ChestFile;
    return object("ChestFile", "A treasure chest as files have it.",
                  {
                      field<&T::id>("id"),
                      field<&T::name>("name"),
                      maybe<&T::number>("number"),
                      field<&T::trap>("trap"),
                      field<&T::gold>("gold"),
                      maybe<&T::item>("item"),
                      spread<&T::story>(),
                  });
}

}  // namespace six::io
