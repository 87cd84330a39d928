#include "io/text/data.h"

#include <gtest/gtest.h>

namespace six::io {
namespace {

constexpr std::string_view kParcel =
    "rules/U.json 6\n[1,\n2]\nemblems/a.svg 0\n\ntext/en.json 2\n{}\n";

TEST(Data, AFileIsFoundInAParcelByItsName) {
    EXPECT_EQ(file_in_parcel(kParcel, "rules/U.json"), "[1,\n2]");
    EXPECT_EQ(file_in_parcel(kParcel, "emblems/a.svg"), "");
    EXPECT_EQ(file_in_parcel(kParcel, "text/en.json"), "{}");
    EXPECT_EQ(file_in_parcel(kParcel, "text/de.json"), std::nullopt);
}

TEST(Data, ADamagedParcelHoldsNothingFromTheDamageOn) {
    for (std::size_t size = 0; size < kParcel.size(); ++size) {
        const std::string_view cut = kParcel.substr(0, size);
        EXPECT_EQ(file_in_parcel(cut, "text/en.json"), std::nullopt) << size;
        if (const auto first = file_in_parcel(cut, "rules/U.json")) {
            EXPECT_EQ(*first, "[1,\n2]") << size;
        }
    }
    EXPECT_EQ(file_in_parcel("U.json\n", "U.json"), std::nullopt);
    EXPECT_EQ(file_in_parcel("U.json x\nx\n", "U.json"), std::nullopt);
    EXPECT_EQ(file_in_parcel("U.json 99999999999999999999999\nx\n", "U.json"), std::nullopt);
}

TEST(Data, EverythingIsInsideHere) {
    ASSERT_FALSE(embedded_files().empty());
    for (const EmbeddedFile& file : embedded_files()) {
        EXPECT_TRUE(file.parcel.empty()) << file.name;
        EXPECT_TRUE(data_file(file.name)) << file.name;
    }
    EXPECT_FALSE(data_file("rules/none.json"));
}

}  // namespace
}  // namespace six::io
