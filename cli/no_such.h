// A name on the command line that is neither one of the collection nor a file.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "io/text/error.h"
#include "io/text/nearest.h"

namespace six::cli {

// The words of `key` with the nearest names, or those of `key`_alone when none is near.
template <class Thing>
io::Error no_such(std::string_view name, const std::map<std::string, Thing, std::less<>>& known,
                  const std::string& key) {
    std::vector<std::string_view> names;
    for (const auto& [each, thing] : known) names.push_back(each);
    const std::string near = io::nearest_words(name, names);
    if (near == io::kNoneNear) return {std::string(name), key + "_alone", {}};
    return {std::string(name), key, {{"near", near}}};
}

}  // namespace six::cli
