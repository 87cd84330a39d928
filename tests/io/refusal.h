// What a reader of files said, and that there are words for it in both languages.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "engine/base/expected.h"
#include "io/text/error.h"
#include "io/text/text.h"

namespace six::io {

template <class T>
std::string refusal(const Expected<T, Error>& read) {
    if (read) return "accepted";
    for (const Language language : {Language::en, Language::de}) {
        EXPECT_TRUE(has_words(language, read.error().key)) << read.error().key;
        // Every argument the words want is there.
        for (const std::string& wanted : argument_names(language, read.error().key)) {
            bool there = false;
            for (const Argument& given : read.error().arguments)
                there = there || given.name == wanted;
            EXPECT_TRUE(there) << read.error().key << " wants " << wanted;
        }
    }
    return read.error().where + " " + read.error().key;
}

}  // namespace six::io
