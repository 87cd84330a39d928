// Printed sheets: the cards of figures, or of an army with boxes to track its clicks, on A4 pages.
// A page is one SVG, all pages together are one HTML file; both are whole in themselves and can be
// read in black and white.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "engine/catalog/warrior.h"
#include "io/library/set_figure.h"
#include "io/text/text.h"

namespace six::io {

struct SheetEntry {
    SetFigure figure;
    int count = 0;  // of an army; 0: nothing is tracked
};

// Above the cards of an army.
struct SheetTitle {
    std::string name;
    std::vector<std::string> facts;  // "Build total 200", "2 actions a turn"
    std::string code;                // that brings it back; empty: there is none
    std::vector<Faction> factions;
};

struct Sheet {
    Language language = Language::en;
    std::string name;
    std::vector<std::string> pages;  // what is drawn on each
    std::set<std::string> emblems;
};

// Without a title the sheet is called by what is on it.
Sheet sheet_of(Language, std::span<const SheetEntry>, const SheetTitle* title = nullptr);

std::string page_svg(const Sheet&, std::size_t page);
std::string sheet_html(const Sheet&);
std::string sheet_json(const Sheet&);  // answers::SheetTold
// answers::SheetWritten, a line.
std::string written_json(const std::string& file, std::size_t pages);

}  // namespace six::io
