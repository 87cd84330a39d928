// Reader, writer, types and schema of one list of fields.
#include "io/format/described.h"

#include <gtest/gtest.h>

#include "io/format/described_types.h"
#include "io/format/json_place.h"

namespace six::described_test {

enum class Colour : std::uint8_t { red, blue };
inline constexpr std::array kColours = {"red", "blue"};
constexpr auto described(const Colour*) {
    return io::words("Colour", kColours, "Of a flag.");
}

struct Flag {
    Colour colour{};
    std::int64_t height = 0;
};
constexpr auto described(const Flag*) {
    using T = Flag;
    return io::object("Flag", "",
                      {
                          io::field<&T::colour>("colour"),
                          io::field<&T::height>("height", "In feet.").within(1, 20),
                      });
}

struct Round {
    Inches radius;
};
constexpr auto described(const Round*) {
    return io::object("", "", {io::field<&Round::radius>("radius")});
}
struct Square {
    std::int64_t side = 0;
};
constexpr auto described(const Square*) {
    return io::object("", "", {io::field<&Square::side>("side")});
}

struct Size {
    bool wide = false;
};
constexpr auto described(const Size*) {
    return io::object("Size", "", {io::field<&Size::wide>("wide")});
}

struct Camp {
    std::string name;
    Vec2 at;
    Facing facing;
    std::optional<std::string> owner;
    std::optional<std::int64_t> tents;
    std::vector<Flag> flags;
    std::array<std::int64_t, 2> pair{};
    bool lit = false;
    Size size;
    io::AnyJson note;
    io::Lines story;
};
constexpr auto described(const Camp*) {
    using T = Camp;
    return io::object("Camp", "Where an army sleeps.",
                      {
                          io::field<&T::name>("name").within(1, 8),
                          io::field<&T::at>("at").within(-1000, 1000),
                          io::field<&T::facing>("facing"),
                          io::field<&T::owner>("owner"),
                          io::maybe<&T::tents>("tents"),
                          io::field<&T::flags>("flags").many(0, 2),
                          io::field<&T::pair>("pair"),
                          io::if_true<&T::lit>("lit"),
                          io::spread<&T::size>(),
                          io::field<&T::note>("note"),
                          io::field<&T::story>("story"),
                      });
}

struct Order {
    std::optional<std::string> march;
    std::optional<std::int64_t> wait;
    std::optional<bool> quietly;
};
constexpr auto described(const Order*) {
    using T = Order;
    return io::object("Order", "",
                      {
                          io::one_of<&T::march>("march"),
                          io::one_of<&T::wait>("wait"),
                          io::maybe<&T::quietly>("quietly"),
                      });
}

struct Tent {
    std::variant<Round, Square> ground;
};
constexpr auto described(const Tent*) {
    return io::object("Tent", "", {io::field<&Tent::ground>("ground")});
}

struct Peg {
    std::uint64_t seed = 0;
    io::DecimalInches length;
    io::DecimalDegrees slant;
    std::array<io::DecimalInches, 2> at{};
    std::variant<bool, std::vector<std::int64_t>> driven;
};
constexpr auto described(const Peg*) {
    using T = Peg;
    return io::object("Peg", "",
                      {
                          io::field<&T::seed>("seed"),
                          io::field<&T::length>("length"),
                          io::field<&T::slant>("slant"),
                          io::field<&T::at>("at"),
                          io::field<&T::driven>("driven"),
                      });
}

namespace {

using io::Json;

const Json kCamp = Json::parse(R"({
    "name": "Hollow", "at": [-5, 1000], "facing": 3599, "owner": null, "flags": [{"colour": "blue", "height": 3}],
    "pair": [1, 2], "lit": true, "wide": true, "note": {"any": [null]}, "story": "one\ntwo"})");

template <class T>
std::string complaint_of(const Json& json, std::span<const std::string_view> besides = {}) {
    std::optional<io::Error> complaint;
    io::read<T>(io::JsonPlace(json, complaint), besides);
    return complaint ? complaint->key + ' ' + complaint->where : "";
}

std::string with(const char* pointer, const Json& value) {
    Json json = kCamp;
    json[Json::json_pointer(pointer)] = value;
    return complaint_of<Camp>(json);
}

TEST(Described, WhatIsReadIsWrittenAgainInItsOrder) {
    std::optional<io::Error> complaint;
    const Camp camp = io::read<Camp>(io::JsonPlace(kCamp, complaint));
    ASSERT_FALSE(complaint) << complaint->key << complaint->where;
    EXPECT_EQ(camp.at, vec2_mils(-5, 1000));
    EXPECT_EQ(camp.flags.at(0).colour, Colour::blue);
    EXPECT_TRUE(camp.size.wide);
    EXPECT_EQ(io::json_text(camp), kCamp.dump());
}

TEST(Described, WhatIsEmptyIsLeftOutOrNull) {
    const Json written = Json::parse(io::json_text(Camp{.note = {"7"}}));
    EXPECT_FALSE(written.contains("tents"));
    EXPECT_FALSE(written.contains("lit"));
    EXPECT_TRUE(written["owner"].is_null());
    EXPECT_EQ(written["note"], 7);
    Json more = kCamp;
    more["tents"] = 4;
    std::optional<io::Error> complaint;
    EXPECT_EQ(io::read<Camp>(io::JsonPlace(more, complaint)).tents, 4);
    EXPECT_EQ(io::json_text(Tent{Square{4}}), R"({"ground":{"side":4}})");
}

TEST(Described, SomeIsWrittenAndNeverRead) {
    const Peg peg{.seed = ~std::uint64_t{0},
                  .length = {10250_mil},
                  .slant = {225},
                  .at = {io::DecimalInches{3_in}, io::DecimalInches{-5_mil}},
                  .driven = std::vector<std::int64_t>{1, 2}};
    EXPECT_EQ(io::json_text(peg),
              R"({"seed":18446744073709551615,"length":10.25,"slant":22.5,"at":[3,-0.005],)"
              R"("driven":[1,2]})");
    const std::array answers = {io::DescribedAnswer{"pegs", "", &io::kDescription<Peg>}};
    const std::string types = io::typescript_of({}, {}, answers);
    for (const char* member : {"seed: number;", "length: number;", "slant: number;",
                               "at: [number, number];", "driven: boolean | number[];"})
        EXPECT_NE(types.find(member), std::string::npos) << member << types;
    const Json members = io::schema_of_answers(answers)["$defs"]["Peg"]["properties"];
    EXPECT_EQ(members["seed"], (Json{{"type", "integer"}, {"minimum", 0}}));
    EXPECT_EQ(members["slant"], (Json{{"type", "number"}}));
    EXPECT_EQ(members["at"]["items"], (Json{{"type", "number"}}));
}

TEST(Described, WhatIsWrongIsComplainedOfWhereItStands) {
    EXPECT_EQ(complaint_of<Camp>(kCamp), "");
    EXPECT_EQ(with("/name", 3), "json.expected_text /name");
    EXPECT_EQ(with("/name", "far too long"), "json.expected_text /name");
    EXPECT_EQ(with("/at", Json::array({1, 1001})), "json.expected_integer /at/1");
    EXPECT_EQ(with("/facing", 3600), "json.expected_integer /facing");
    EXPECT_EQ(with("/flags/0/colour", "green"), "json.expected_word /flags/0/colour");
    EXPECT_EQ(with("/flags/0/height", 0), "json.expected_integer /flags/0/height");
    EXPECT_EQ(with("/flags/0/size", 3), "json.unknown_field /flags/0/size");
    EXPECT_EQ(with("/flags", Json::array({0, 0, 0})), "json.expected_count /flags");
    EXPECT_EQ(with("/pair", Json::array({1})), "json.expected_count /pair");
    EXPECT_EQ(with("/tents", nullptr), "json.expected_integer /tents");
    EXPECT_EQ(with("/wide", 1), "json.expected_boolean /wide");
    EXPECT_EQ(with("/story", 1), "json.expected_lines /story");
    EXPECT_EQ(with("/more", 1), "json.unknown_field /more");
    EXPECT_EQ(complaint_of<Camp>(Json::array()), "json.expected_object /");
    Json less = kCamp;
    less.erase("name");
    EXPECT_EQ(complaint_of<Camp>(less), "json.missing_field /");
}

TEST(Described, SomebodyElseMayReadMembersOfTheSameObject) {
    const std::array<std::string_view, 1> besides = {"do"};
    const Json json = {{"do", "go"}, {"wait", 3}};
    EXPECT_EQ(complaint_of<Order>(json), "json.unknown_field /do");
    EXPECT_EQ(complaint_of<Order>(json, besides), "");
}

TEST(Described, TypesHaveNamesAndCommentsOfTheList) {
    const std::array requests = {
        io::DescribedRequest{"pitch", "A camp.", &io::kDescription<Camp>, &io::kDescription<Tent>},
        io::DescribedRequest{"order", "", &io::kDescription<Order>, &io::kDescription<Size>}};
    EXPECT_EQ(io::typescript_of(requests), R"(export type Place = [x: number, y: number];

/** Of a flag. */
export type Colour = 'red' | 'blue';

export interface Flag {
  colour: Colour;
  /** In feet. */
  height: number;
}

export interface Size {
  wide: boolean;
}

/** Where an army sleeps. */
export interface Camp extends Size {
  name: string;
  at: Place;
  facing: number;
  owner: string | null;
  tents?: number;
  flags: Flag[];
  pair: [number, number];
  lit?: true;
  note: unknown;
  story: string;
}

export interface Tent {
  ground: { radius: number } | { side: number };
}

export type Order = (
  | { march: string }
  | { wait: number }
) & { quietly?: boolean };

export interface Requests {
  /** A camp. */
  pitch: { ask: Camp; answer: Tent };
  order: { ask: Order; answer: Size };
}
)");
}

TEST(Described, AnswersHaveTheNamesOfTheirCommands) {
    const std::array answers = {io::DescribedAnswer{"flags list", "The highest first.",
                                                    &io::kDescription<std::vector<Flag>>},
                                io::DescribedAnswer{"size", "", &io::kDescription<Size>}};
    const std::string types = io::typescript_of({}, {}, answers);
    EXPECT_NE(types.find("export interface Flag {"), std::string::npos) << types;
    EXPECT_TRUE(types.ends_with(R"(
/** Of the program, by command, with --json. */
export interface Answers {
  /** The highest first. */
  'flags list': Flag[];
  'size': Size;
}
)")) << types;
    const Json schema = io::schema_of_answers(answers);
    EXPECT_EQ(schema["properties"]["flags list"], (Json{{"type", "array"},
                                                        {"items", {{"$ref", "#/$defs/Flag"}}},
                                                        {"description", "The highest first."}}));
    EXPECT_EQ(schema["properties"]["size"], (Json{{"$ref", "#/$defs/Size"}}));
    EXPECT_TRUE(schema["$defs"].contains("Flag"));
}

TEST(Described, TheSchemaSaysWhatTheReaderWants) {
    const std::array requests = {
        io::DescribedRequest{"pitch", "", &io::kDescription<Camp>, &io::kDescription<Order>}};
    const Json defs = io::schema_of(requests)["$defs"];
    const Json& camp = defs["Camp"];
    EXPECT_EQ(camp["additionalProperties"], false);
    EXPECT_EQ(camp["properties"]["name"],
              (Json{{"type", "string"}, {"minLength", 1}, {"maxLength", 8}}));
    EXPECT_EQ(camp["properties"]["flags"],
              (Json{{"type", "array"}, {"items", {{"$ref", "#/$defs/Flag"}}}, {"maxItems", 2}}));
    EXPECT_EQ(camp["required"],
              Json({"name", "at", "facing", "owner", "flags", "pair", "wide", "note", "story"}));
    EXPECT_EQ(
        defs["Flag"]["properties"]["height"],
        (Json{{"type", "integer"}, {"minimum", 1}, {"maximum", 20}, {"description", "In feet."}}));
    EXPECT_EQ(defs["Order"]["oneOf"].size(), 2u);
}

}  // namespace
}  // namespace six::described_test
