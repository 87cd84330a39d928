// The engine in the browser, as far as a game, a position or a recording needs it.
#include "host/desk.h"

#include "wasm/program.h"

std::string six::wasm::answer_to(const char* question) {
    static host::Desk desk;
    return desk.request(question);
}
