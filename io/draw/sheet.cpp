#include "io/draw/sheet.h"

#include <algorithm>

#include "io/answers/library_answers.h"
#include "io/draw/sheet_card.h"
#include "io/draw/sheet_dial.h"
#include "io/draw/svg.h"

namespace six::io {
namespace {

// An A4 page in tenths of a millimetre.
constexpr int kWidth = 2100, kHeight = 2970, kPageMargin = 100, kGap = 28;
constexpr int kLastLine = kHeight - 50, kBottom = kHeight - kPageMargin + 10;
constexpr int kMostCopies = 8;  // on one card; more of a kind have further cards

constexpr std::string_view kStyle =
    "text{font-family:Helvetica,Arial,'DejaVu Sans',sans-serif}"
    ".serif{font-family:Georgia,'DejaVu Serif',serif}"
    ".code{font-family:'DejaVu Sans Mono',Consolas,monospace}";

std::vector<Card> cards_of(Language language, std::span<const SheetEntry> entries) {
    std::vector<Card> cards;
    for (const SheetEntry& entry : entries) {
        int done = 0;
        do {
            CardLook look;
            look.copies = std::min(entry.count - done, kMostCopies);
            look.first_copy = done + 1;
            look.numbered = entry.count > 1;
            cards.push_back(card_of(language, entry.figure, look));
            done += look.copies;
        } while (done < entry.count);
    }
    // The wide ones first, the small ones last: then no place beside them stays empty.
    const auto place = [](const Card& card) {
        constexpr int kSmall = 350;
        return card.width == kWholeCard ? 0 : card.height > kSmall ? 1 : 2;
    };
    std::stable_sort(cards.begin(), cards.end(),
                     [&](const Card& a, const Card& b) { return place(a) < place(b); });
    return cards;
}

// The code in as many lines as it needs; says where they end.
int draw_code(Drawing& page, Language language, int y, const std::string& code) {
    if (code.empty()) return y;
    constexpr int kLeft = kPageMargin + 190, kLine = 32;
    constexpr std::size_t kLetters = 118;  // of this size beside each other
    page.text(kPageMargin, y, say(language, "sheet.code"),
              {.size = 24, .fill = kSoft, .room = 180});
    for (std::size_t at = 0; at < code.size(); at += kLetters, y += kLine)
        page.text(kLeft, y, code.substr(at, kLetters), {.size = 24, .code = true});
    return y;
}

// Castle sections alone make no faction one of the army's.
bool fights_for(std::span<const SheetEntry> entries, Faction faction) {
    return std::any_of(entries.begin(), entries.end(), [&](const SheetEntry& entry) {
        if (entry.figure.chest) return false;
        const Warrior& warrior = entry.figure.levels[0];
        return !is_castle(warrior.kind) && warrior.belongs_to(faction);
    });
}

// Says where the cards begin.
int draw_title(Drawing& page, Language language, std::span<const SheetEntry> entries,
               const SheetTitle& title) {
    int x = kWidth - kPageMargin;
    constexpr int kEmblem = 84;
    for (auto faction = title.factions.rbegin(); faction != title.factions.rend(); ++faction)
        if (fights_for(entries, *faction) &&
            page.emblem(
                "factions/" + std::string(kFactionNames[static_cast<std::size_t>(*faction)]),
                x - kEmblem, kPageMargin, kEmblem, kInk))
            x -= kEmblem + 16;
    page.text(kPageMargin, 168, title.name,
              {.size = 84, .bold = true, .serif = true, .room = x - kPageMargin - 30});
    std::string facts;
    for (const std::string& fact : title.facts) facts += (facts.empty() ? "" : " · ") + fact;
    page.text(kPageMargin, 222, facts,
              {.size = 30, .fill = kSoft, .room = kWidth - 2 * kPageMargin});
    const int y = draw_code(page, language, 264, title.code) - 16;
    page.rect(kPageMargin, y, kWidth - 2 * kPageMargin, 5, 0, {.fill = kInk});
    return y + kGap;
}

// Lays rows of cards, as high as the higher one of each, and begins a page where one is full.
class Layout {
public:
    explicit Layout(int top) : y_(top) {}
    Drawing& page() { return pages_.back(); }
    std::vector<Drawing>& pages() { return pages_; }

    void add_row(std::span<const Card> row) {
        int height = 0;
        for (const Card& card : row) height = std::max(height, card.height);
        if (y_ + height > kBottom && y_ > kPageMargin) {
            pages_.emplace_back();
            y_ = kPageMargin;
        }
        int x = kPageMargin;
        for (const Card& card : row) {
            page().rect(x, y_, card.width, height, 18,
                        {.fill = kPaper, .stroke = kInk, .width = 3});
            page().add(card.inside, x, y_);
            page().add(card.foot, x, y_ + height - card.foot_height);
            x = kWidth - kPageMargin - kHalfCard;
        }
        y_ += height + kGap;
    }

private:
    std::vector<Drawing> pages_{1};
    int y_;
};

std::string begin_page() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" "
           "viewBox=\"0 0 2100 2970\">\n";
}

std::string definitions(const Sheet& sheet) {
    return "<defs>\n" + std::string(kHatch) + symbols_of(sheet.emblems) + "</defs>\n";
}

}  // namespace

Sheet sheet_of(Language language, std::span<const SheetEntry> entries, const SheetTitle* title) {
    Sheet sheet;
    sheet.language = language;
    sheet.name = title ? title->name : say(language, "sheet.name");
    if (!title && entries.size() == 1) sheet.name = entries[0].figure.name();
    Drawing top;
    Layout layout(title ? draw_title(top, language, entries, *title) : kPageMargin);
    layout.page() = top;
    const std::vector<Card> cards = cards_of(language, entries);
    for (std::size_t i = 0; i < cards.size();) {
        const bool pair = cards[i].width == kHalfCard && i + 1 < cards.size();
        layout.add_row(std::span(cards).subspan(i, pair ? 2 : 1));
        i += pair ? 2 : 1;
    }
    const std::size_t count = layout.pages().size();
    for (std::size_t i = 0; i < count; ++i) {
        Drawing& page = layout.pages()[i];
        TextStyle last{.size = 22, .fill = kSoft, .room = kWidth / 2 - kPageMargin};
        page.text(kPageMargin, kLastLine, say(language, "sheet.edition_legend"), last);
        last.anchor = Anchor::end;
        page.text(kWidth - kPageMargin, kLastLine,
                  say(language, "sheet.page",
                      {{"name", sheet.name},
                       {"n", std::to_string(i + 1)},
                       {"count", std::to_string(count)}}),
                  last);
        sheet.emblems.insert(page.emblems().begin(), page.emblems().end());
        sheet.pages.push_back(page.markup());
    }
    return sheet;
}

std::string page_svg(const Sheet& sheet, std::size_t page) {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + begin_page() + "<title>" +
           xml_escaped(sheet.name) + "</title>\n<style>" + std::string(kStyle) + "</style>\n" +
           definitions(sheet) + "<rect width=\"2100\" height=\"2970\" fill=\"#ffffff\"/>\n" +
           sheet.pages[page] + "\n</svg>\n";
}

std::string sheet_html(const Sheet& sheet) {
    const std::string_view language = sheet.language == Language::de ? "de" : "en";
    std::string text =
        "<!DOCTYPE html>\n<html lang=\"" + std::string(language) +
        "\">\n<head>\n<meta charset=\"utf-8\"/>\n<title>" + xml_escaped(sheet.name) +
        "</title>\n<style>\n" + std::string(kStyle) +
        "\n@page{size:A4;margin:0}\n"
        "body{margin:0;background:#d8d3c8;print-color-adjust:exact;"
        "-webkit-print-color-adjust:exact}\n"
        "section{width:210mm;height:297mm;overflow:hidden;margin:8mm auto;background:#fff;"
        "box-shadow:0 1mm 4mm #0006;break-after:page}\n"
        "section:last-child{break-after:auto}\n"
        "section svg{display:block;width:100%;height:100%}\n"
        "@media print{body{background:none}section{margin:0;box-shadow:none}}\n"
        "</style>\n</head>\n<body>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" "
        "style=\"position:absolute\">\n" +
        definitions(sheet) + "</svg>\n";
    for (const std::string& page : sheet.pages)
        text += "<section>\n" + begin_page() + page + "\n</svg>\n</section>\n";
    return text + "</body>\n</html>\n";
}

std::string sheet_json(const Sheet& sheet) {
    answers::SheetTold told{.name = sheet.name};
    for (std::size_t i = 0; i < sheet.pages.size(); ++i) told.pages.push_back(page_svg(sheet, i));
    return json_text(told) + '\n';
}

std::string written_json(const std::string& file, std::size_t pages) {
    return json_text(
               answers::SheetWritten{.file = file, .pages = static_cast<answers::Number>(pages)}) +
           '\n';
}

}  // namespace six::io
