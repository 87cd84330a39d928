#include "cli/sheet_out.h"

#include <filesystem>
#include <ostream>
#include <system_error>
#include <vector>

#include "cli/out_file.h"
#include "cli/terminal.h"

namespace six::cli {
namespace {

constexpr std::string_view kHtml = ".html", kSvg = ".svg";

// "army.svg" is "army-2.svg" for the second of several pages.
std::string page_file(std::string_view file, std::size_t page, std::size_t count) {
    if (count == 1) return std::string(file);
    return std::string(file.substr(0, file.size() - kSvg.size())) + '-' + std::to_string(page + 1) +
           std::string(kSvg);
}

}  // namespace

int check_sheet_file(const Arguments& args, std::ostream& err) {
    const auto file = args.value("out");
    if (!file || file->ends_with(kHtml) || (file->ends_with(kSvg) && *file != kSvg))
        return check_out(args, err);
    return usage(args, err, "cli.figures.out_ending", {{"file", printable(*file)}});
}

int write_sheet(const Arguments& args, const io::Sheet& sheet, std::ostream& out,
                std::ostream& err) {
    const auto file = args.value("out");
    if (!file) {
        out << (args.has("json") ? io::sheet_json(sheet) : io::sheet_html(sheet));
        return kSuccess;
    }
    const bool html = file->ends_with(kHtml);
    const std::size_t count = html ? 1 : sheet.pages.size();
    std::vector<std::string> written;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string name = html ? std::string(*file) : page_file(*file, i, count);
        const std::string page = html ? io::sheet_html(sheet) : io::page_svg(sheet, i);
        if (const int code = write_out(args, name, page, err); code != kSuccess) {
            std::error_code ignored;
            for (const std::string& own : written) std::filesystem::remove(own, ignored);
            return code;
        }
        written.push_back(name);
    }
    const std::size_t pages = html ? sheet.pages.size() : 1;
    for (const std::string& name : written)
        if (args.has("json"))
            out << io::written_json(name, pages);
        else
            out << io::say(args.language, "cli.figures.written",
                           {{"file", printable(name)}, {"n", std::to_string(pages)}})
                << '\n';
    return kSuccess;
}

}  // namespace six::cli
