// Figures from files of the community: the mageknight.net feed of dials, and the plainer form that
// tools make of it (docs/import.md). Files of our own format are taken as well, whole or not at
// all, so that sets can be passed on. What is wrong with a record is repaired where one way of
// doing so is sensible, and said; otherwise the record is rejected, and said too. Whatever is
// imported passes the strict reader of io/format/figure_set.h. Nothing is lost silently: imported
// and rejected records, and those of sets that could not be kept, are all records.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "io/format/figure_set.h"
#include "io/library/errata.h"
#include "io/text/error.h"

namespace six::io {

inline constexpr std::size_t kMaxImportBytes = std::size_t{32} << 20;

enum class ErrataUse : unsigned char { off, on };

struct ImportWishes {
    std::string set;  // the id that all figures go to; empty: that of the set the file names
    ErrataUse errata = ErrataUse::on;
};

struct ImportNote {
    std::string name;  // of the figure, as far as it could be read; foreign text
    Error what;        // its place is the file and a JSON pointer into it
};

// Of records that became figures.
struct ImportCounts {
    std::size_t imported = 0, corrected = 0;
    std::size_t repaired_records = 0;  // a record may have been repaired in several places
};

struct Import : ImportCounts {
    std::vector<FigureSet> sets;                            // sorted by id
    std::map<std::string, ImportCounts, std::less<>> each;  // of them, by id
    std::size_t records = 0;
    std::size_t kept_out = 0;  // records of sets that could not be kept
    std::vector<ImportNote> repaired, rejected;
};

// A set could not be kept: its records were not imported after all.
void keep_out(Import&, const std::string& set);

class Importer {
public:
    explicit Importer(ImportWishes wishes = {}) : wishes_(std::move(wishes)) {}

    // One file more. An error: it was not understood, and nothing of it was taken.
    std::optional<Error> read(std::string_view text, const std::string& file = {});
    std::optional<Error> read_file(const std::string& file);

    Import take();

private:
    class File;

    void take_own(FigureSet&&, const std::string& file);
    FigureSet& set_called(const std::string& id, const std::string& name);
    void count(const std::string& set, const ImportCounts&);

    ImportWishes wishes_;
    Import import_;
    std::map<std::string, FigureSet, std::less<>> sets_;
    std::string unique_id(const std::string& base);

    std::set<std::string, std::less<>> ids_;
    std::map<std::string, std::size_t> next_number_;  // behind an id that is taken
    std::set<std::string> seen_;                      // records with a number
    std::size_t warriors_ = 0;                        // in all sets
};

// One text alone.
Expected<Import, Error> import_figures(std::string_view text, const ImportWishes& = {});

// What became of an import besides what is in it.
struct ImportOutcome {
    std::map<std::string, std::string> files;  // where each set was written, by id; or nowhere
    std::vector<Error> problems;               // files not understood, sets not written
};
// The report for programs.
std::string import_json(const Import&, const ImportOutcome&, Language);

}  // namespace six::io
