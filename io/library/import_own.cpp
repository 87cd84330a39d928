// Files of our own format: read strictly already, they only join their set and are corrected.
#include <algorithm>
#include <iterator>

#include "io/format/files.h"
#include "io/format/json_definitions.h"
#include "io/library/import.h"

namespace six::io {
namespace {

void note(Imprint& imprint, std::vector<Erratum> changes) {
    std::move(changes.begin(), changes.end(), std::back_inserter(imprint.errata));
}

}  // namespace

void Importer::take_own(FigureSet&& own, const std::string& file) {
    FigureSet& set = set_called(wishes_.set.empty() ? own.id : wishes_.set, own.name);
    const bool corrects = wishes_.errata == ErrataUse::on;
    // Of a figure, at all its levels, or of a chest.
    const auto admit = [&](const std::string& id, const std::string& name, bool room) {
        ++import_.records;
        std::string_view problem;
        if (ids_.count(id) > 0) problem = "import.rejected.id_taken";
        if (!room) problem = "import.rejected.set_full";
        if (problem.empty()) {
            ids_.insert(id);
            count(set.id, {.imported = 1});
            return true;
        }
        import_.rejected.push_back(
            {name,
             {file, std::string(problem), {{"id", id}, {"most", std::to_string(kMaxWarriors)}}}});
        return false;
    };
    const auto keep = [&](const std::string& id, const Imprint& imprint,
                          std::size_t errata_before) {
        count(set.id, {.corrected = imprint.errata.size() > errata_before ? 1u : 0u});
        if (!imprint.empty()) set.imprints.emplace(id, imprint);
    };
    const std::vector<Warrior>& warriors = own.catalog.warriors;
    for (std::size_t i = 0; i < warriors.size();) {
        const std::string& id = figure_id(warriors[i]);
        std::size_t end = i + 1;
        while (end < warriors.size() && figure_id(warriors[end]) == id) ++end;
        const std::size_t full = set.catalog.warriors.size() + (end - i);
        if (admit(id, warriors[i].name, full <= kMaxWarriors)) {
            Imprint imprint = own.imprints[id];
            const std::size_t before = imprint.errata.size();
            for (std::size_t level = i; level < end; ++level) {
                Warrior warrior = warriors[level];
                const PrintedAs as{own.name, imprint.number, warrior.name};
                if (corrects) {
                    std::vector<Erratum> changes = correct(as, warrior);
                    if (level == i) note(imprint, std::move(changes));
                }
                set.catalog.warriors.push_back(std::move(warrior));
            }
            keep(id, imprint, before);
        }
        i = end;
    }
    for (Chest& chest : own.chests) {
        if (!admit(chest.id, chest.name, set.chests.size() < kMaxWarriors)) continue;
        Imprint imprint = own.imprints[chest.id];
        const std::size_t before = imprint.errata.size();
        if (corrects) note(imprint, correct({own.name, imprint.number, chest.name}, chest));
        keep(chest.id, imprint, before);
        set.chests.push_back(std::move(chest));
    }
}

}  // namespace six::io
