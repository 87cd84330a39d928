#include <filesystem>
#include <ostream>

#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/terminal.h"
#include "io/answers/game_answers.h"
#include "server/http_server.h"

namespace six::cli {
namespace {

namespace fs = std::filesystem;

// Beside the program, or where the build of this repository leaves it (build/release/sixskulls).
std::string client_folder() {
    std::error_code failed;
    const fs::path here = fs::read_symlink("/proc/self/exe", failed).parent_path();
    const fs::path beside = here / "web";
    if (failed || fs::exists(beside / "index.html", failed)) return beside.string();
    return (here / "../../web/dist").lexically_normal().string();
}

}  // namespace

int run_serve(const Arguments& args, std::ostream& out, std::ostream& err) {
    const auto listen = server::parse_listen(args.value_or("listen", "127.0.0.1:8080"));
    if (!listen) return usage(args, err, listen.error().key, listen.error().arguments);
    const auto named = args.value("files");
    const auto site = server::Site::read(named ? std::string(*named) : client_folder());
    if (!site) return failure(args, err, site.error());
    auto opened = server::HttpServer::open(*site, *listen);
    if (!opened) return failure(args, err, opened.error());
    server::HttpServer server = std::move(opened).value();

    const InterruptGuard guard;
    if (args.has("json"))
        out << io::json_text(io::answers::ServedAt{.url = url_of(server.listen())}) << std::endl;
    else
        out << io::say(args.language, "cli.serve.address", {{"url", url_of(server.listen())}})
            << '\n'
            << io::say(args.language, "cli.serve.end") << std::endl;
    server.run(interrupted);
    return kSuccess;
}

}  // namespace six::cli
