#include "cli/out_file.h"

#include "io/text/file_write.h"

namespace six::cli {

int check_out(const Arguments& args, std::ostream& err) {
    const auto target = args.value("out");
    if (!target) return kSuccess;
    const auto problem = io::check_new(std::string(*target));
    return problem ? failure(args, err, *problem) : kSuccess;
}

int write_out(const Arguments& args, const std::string& file, std::string_view text,
              std::ostream& err) {
    const auto problem = io::write_new(file, text);
    return problem ? failure(args, err, *problem) : kSuccess;
}

}  // namespace six::cli
