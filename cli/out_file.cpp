#include "cli/out_file.h"

#include <filesystem>
#include <fstream>

#include "cli/terminal.h"

namespace six::cli {

int check_out(const Arguments& args, std::ostream& err) {
    const auto target = args.value("out");
    std::error_code ignored;
    if (!target || !std::filesystem::exists(std::filesystem::path(*target), ignored))
        return kSuccess;
    return failure(args, err, "cli.army.exists", {{"file", printable(*target)}});
}

bool write_out(const std::string& file, std::string_view text) {
    std::ofstream written(file, std::ios::binary);
    written << text;
    written.close();
    return static_cast<bool>(written);
}

}  // namespace six::cli
