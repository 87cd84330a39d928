// The vectors are those of NIST's examples for FIPS 180-4.
#include "io/text/sha256.h"

#include <gtest/gtest.h>

#include <string>

namespace six::io {
namespace {

TEST(Sha256, StandardVectors) {
    EXPECT_EQ(hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex(sha256("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(sha256(std::string(1'000'000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, PiecesOfAnySizeGiveTheSame) {
    std::string message;
    for (int i = 0; i < 200; ++i) message += static_cast<char>(i * 7);
    for (std::size_t size = 0; size <= message.size(); ++size) {
        const std::string_view whole = std::string_view(message).substr(0, size);
        for (const std::size_t cut : {std::size_t{1}, size / 3, size / 2, size}) {
            if (cut > size) continue;
            EXPECT_EQ(Sha256{}.add(whole.substr(0, cut)).add(whole.substr(cut)).finish(),
                      sha256(whole))
                << size << " bytes cut at " << cut;
        }
    }
}

TEST(Sha256, HexBothWays) {
    const Digest digest = sha256("abc");
    EXPECT_EQ(digest_from_hex(hex(digest)), digest);
    std::string text = hex(digest);
    EXPECT_FALSE(digest_from_hex(text.substr(1)));
    EXPECT_FALSE(digest_from_hex(text + "00"));
    EXPECT_FALSE(digest_from_hex(""));
    text[5] = 'G';
    EXPECT_FALSE(digest_from_hex(text));
    EXPECT_FALSE(digest_from_hex(std::string(64, 'A')));  // lower case only: one digest, one text
}

}  // namespace
}  // namespace six::io
