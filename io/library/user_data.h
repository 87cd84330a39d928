// What a user keeps beside the program: sets of figures in the folder figures/ of the user's data
// folder. Files are written whole or not at all; one that cannot be read is named and left out, and
// never keeps the program from running.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "io/format/figure_set.h"
#include "io/text/error.h"

namespace six::io {

// $XDG_DATA_HOME/sixskulls, else ~/.local/share/sixskulls; empty when the environment names neither
// (the XDG Base Directory Specification takes absolute paths only).
std::string user_data_folder();

struct KnownSets {
    std::vector<FigureSet> sets;  // the collection's first, then the user's by the names of files
    std::vector<std::string> files;  // of each; empty: it comes with the program
    Catalog figures;                 // of all of them together
    std::vector<Error> problems;     // files of the user's that were left out, with their names
};

// The collection and every *.json in figures/ of this folder; an empty one adds nothing. A set or a
// figure whose id is taken already keeps its file out.
KnownSets read_known_sets(const std::string& data_folder);
// The same for the user's own folder, read once.
const KnownSets& known_sets();
const Catalog& known_figures();
// What is told of a figure or chest of these sets; null: nothing.
const Imprint* known_imprint(std::string_view id);

// figures/<id>.json of the folder, replaced if it is there; folders are made where they are
// missing. The file's path, or what went wrong; then nothing has changed.
Expected<std::string, Error> write_set(const std::string& data_folder, const FigureSet&);

enum class Writing : unsigned char { done, only_judged };

// The sets of a folder while more are put there. None is written that could not be used beside the
// others: its id and those of its figures must be free, but for the file that it replaces.
class UserSets {
public:
    UserSets(std::string data_folder, Writing);

    // The file's path, where it was written or would be; or what keeps the set out.
    Expected<std::string, Error> put(const FigureSet&);

private:
    std::optional<Error> clash(const FigureSet&, const std::string& file) const;

    std::string folder_;
    Writing writing_;
    struct Kept {
        std::string file;  // empty: it comes with the program
        FigureSet set;
    };
    std::vector<Kept> kept_;
};

// What was taken out of one file of the user's, or would be.
struct RemovedFigures {
    std::string file, set;             // the set's id; empty: it has none
    std::vector<std::string> figures;  // by id
    bool whole = false;                // nothing is left: the file goes too
};
// Figures and chests by id, or a whole set. All of them are the user's own, or nothing changes and
// the first that is not is named.
Expected<std::vector<RemovedFigures>, Error> remove_figures(const std::string& data_folder,
                                                            const std::vector<std::string>& ids,
                                                            Writing);
Expected<RemovedFigures, Error> remove_set(const std::string& data_folder, const std::string& id,
                                           Writing);
// answers::FiguresRemoved
std::string removed_json(std::span<const RemovedFigures>, Writing);

}  // namespace six::io
