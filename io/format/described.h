// JSON objects described once. A struct stands for a JSON object; beside it one constexpr function,
// `described`, lists its members: name, member, what is to be known about it. From that list come
// the writer and the reader (here), the types of the client and the schema (described_types.h).
//
//     struct Refusal {
//         std::string sentence;
//         std::optional<std::string> clause;
//     };
//     constexpr auto described(const Refusal*) {
//         return io::object("Refusal", "A refusal of the rules: nothing has changed.",
//                           {
//                               io::field<&Refusal::sentence>("sentence", "Without the clause."),
//                               io::field<&Refusal::clause>("clause"),
//                           });
//     }
//
// Members may be bool, std::int64_t, std::string, Lines, Inches (as mils), Facing (as tenths), Vec2
// (as [x, y] in mils), AnyJson, enumerations of one byte with their list of names, std::optional
// (null when empty), std::vector, std::array and described structs; written, never read:
// std::uint64_t, inches and degrees with decimals, pairs by name and std::variant. Reader and
// writer are one function each over rows without types, and what is said about members is in no
// row: a program that only reads and writes carries neither.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/geometry/facing.h"
#include "engine/geometry/units.h"

namespace six::io {

class JsonPlace;

// A text of any length with line ends in it: a recording, a scenario.
struct Lines {
    std::string text;
};
// A length in inches with decimals, as files have it.
struct DecimalInches {
    Inches length;
};
// Likewise an angle.
struct DecimalDegrees {
    std::int32_t tenths = 0;
};
// What is handed on unread, as text: a file within a request.
struct AnyJson {
    std::string text;
};

enum class TypeKind : std::uint8_t {
    boolean,
    integer,
    natural,
    text,
    lines,
    words,
    mils,
    tenths,
    inches,
    degrees,
    place,
    any,
    nullable,
    list,
    by_name,
    object,
    either,
};

struct Type;

enum class Presence : std::uint8_t {
    always,
    maybe,    // an empty optional is left out
    if_true,  // a bool that is left out when false
    one_of,   // of all members marked so an object has one
    spread,   // the members of the member stand in its place
};

// What is read must lie within; written is what there is.
struct Limits {
    std::int32_t low = std::numeric_limits<std::int32_t>::min();  // of a number, or bytes of a text
    std::int32_t high = std::numeric_limits<std::int32_t>::max();
    std::uint32_t least = 0;  // elements of a list
    std::uint32_t most = 4096;
};

struct Row {
    const char* name = "";
    const Type* type = nullptr;
    void* (*member)(void* object) = nullptr;
    Presence presence = Presence::always;
    Limits limits{};
};

// How a value of some C++ type is JSON.
struct Type {
    TypeKind kind = TypeKind::boolean;
    const Type* of = nullptr;               // of what is nullable, of a list's elements
    std::span<const Row> rows{};            // of an object
    std::span<const char* const> words{};   // of an enumeration; of a text those that are written
    std::span<const Type* const> either{};  // alternatives
    std::size_t (*count)(const void*) = nullptr;  // is there one, how many elements, which is it
    void* (*at)(void*, std::size_t n) = nullptr;
    void* (*add)(void*) = nullptr;  // null where the number of elements is fixed
    const char* (*name)(const void*, std::size_t n) = nullptr;  // of what is listed by name
};

nlohmann::ordered_json written(const void* value, const Type&);
std::string json_text(const void* value, const Type&, int indent);
// Strict: what is not known or missing, or of another kind, is complained of where it stands.
// `besides` are members of the object itself that somebody else reads.
void read_into(void* value, const Type&, const JsonPlace&,
               std::span<const std::string_view> besides = {});

// --- the lists ---

struct Description;

struct Field {
    Row row;
    const char* doc = "";
    const Description* description = nullptr;

    constexpr Field within(std::int32_t low, std::int32_t high) const {
        Field copy = *this;
        copy.row.limits.low = low;
        copy.row.limits.high = high;
        return copy;
    }
    constexpr Field many(std::uint32_t least, std::uint32_t most) const {
        Field copy = *this;
        copy.row.limits.least = least;
        copy.row.limits.most = most;
        return copy;
    }
};

// What is said about a Type, for those who publish it.
struct Description {
    const Type* type = nullptr;
    const char* name = "";  // in the types of the client; empty: told where it is used
    const char* doc = "";
    std::span<const Field> fields{};
    const Description* of = nullptr;
    std::span<const Description* const> either{};
};

template <std::size_t N>
struct DescribedObject {
    const char* name;
    const char* doc;
    std::array<Field, N> fields;
};
struct DescribedWords {
    const char* name;
    const char* doc;
    std::span<const char* const> words;
};
struct DescribedEither {
    const char* name;
    const char* doc;
};

template <std::size_t N>
constexpr DescribedObject<N> object(const char* name, const char* doc, const Field (&fields)[N]) {
    return {name, doc, std::to_array(fields)};
}
constexpr DescribedObject<0> object(const char* name, const char* doc) {  // without members
    return {name, doc, {}};
}
// Of an enumeration; or of a struct of one std::string, of which others than these may be read.
constexpr DescribedWords words(const char* name, std::span<const char* const> names,
                               const char* doc = "") {
    return {name, doc, names};
}
constexpr DescribedEither either(const char* name, const char* doc = "") {
    return {name, doc};
}

// --- types from C++ types ---

template <class T>
constexpr auto description_of() {
    return described(static_cast<const T*>(nullptr));
}

template <class T>
struct TypeOf;
template <class T>
inline constexpr Type kType = TypeOf<T>::make();
template <class T>
inline constexpr Description kDescription = TypeOf<T>::describe();

template <class T>
inline constexpr auto kFields = description_of<T>().fields;
template <class T>
inline constexpr auto kRows = [] {
    constexpr auto fields = description_of<T>().fields;
    std::array<Row, fields.size()> rows{};
    for (std::size_t i = 0; i < fields.size(); ++i) rows[i] = fields[i].row;
    return rows;
}();

template <class T>
struct TypeOf {
    static constexpr Type make() {
        if constexpr (std::is_same_v<T, bool>) {
            return {.kind = TypeKind::boolean};
        } else if constexpr (std::is_same_v<T, std::int64_t>) {
            return {.kind = TypeKind::integer};
        } else if constexpr (std::is_same_v<T, std::uint64_t>) {
            return {.kind = TypeKind::natural};
        } else if constexpr (std::is_same_v<T, std::string>) {
            return {.kind = TypeKind::text};
        } else if constexpr (std::is_same_v<T, Lines>) {
            return {.kind = TypeKind::lines};
        } else if constexpr (std::is_same_v<T, AnyJson>) {
            return {.kind = TypeKind::any};
        } else if constexpr (std::is_same_v<T, Inches>) {
            return {.kind = TypeKind::mils};
        } else if constexpr (std::is_same_v<T, DecimalInches>) {
            return {.kind = TypeKind::inches};
        } else if constexpr (std::is_same_v<T, DecimalDegrees>) {
            return {.kind = TypeKind::degrees};
        } else if constexpr (std::is_same_v<T, Facing>) {
            return {.kind = TypeKind::tenths};
        } else if constexpr (std::is_same_v<T, Vec2>) {
            return {.kind = TypeKind::place};
        } else if constexpr (std::is_enum_v<T>) {
            static_assert(sizeof(T) == 1);
            return {.kind = TypeKind::words, .words = description_of<T>().words};
        } else if constexpr (std::is_same_v<decltype(description_of<T>()), DescribedWords>) {
            static_assert(sizeof(T) == sizeof(std::string) && std::is_standard_layout_v<T>);
            return {.kind = TypeKind::text, .words = description_of<T>().words};
        } else {
            return {.kind = TypeKind::object, .rows = kRows<T>};
        }
    }
    static constexpr Description describe() {
        if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string> ||
                      std::is_same_v<T, Lines> || std::is_same_v<T, AnyJson> ||
                      std::is_same_v<T, Inches> || std::is_same_v<T, DecimalInches> ||
                      std::is_same_v<T, DecimalDegrees> || std::is_same_v<T, Facing> ||
                      std::is_same_v<T, Vec2>) {
            return {.type = &kType<T>};
        } else {
            constexpr auto said = description_of<T>();
            if constexpr (std::is_same_v<decltype(said), const DescribedWords>)
                return {.type = &kType<T>, .name = said.name, .doc = said.doc};
            else
                return {
                    .type = &kType<T>, .name = said.name, .doc = said.doc, .fields = kFields<T>};
        }
    }
};

template <class T>
struct TypeOf<std::optional<T>> {
    using Value = std::optional<T>;
    static std::size_t count(const void* value) {
        return static_cast<const Value*>(value)->has_value() ? 1 : 0;
    }
    static void* at(void* value, std::size_t) { return &**static_cast<Value*>(value); }
    static void* add(void* value) { return &static_cast<Value*>(value)->emplace(); }
    static constexpr Type make() {
        return {.kind = TypeKind::nullable, .of = &kType<T>, .count = count, .at = at, .add = add};
    }
    static constexpr Description describe() {
        return {.type = &kType<Value>, .of = &kDescription<T>};
    }
};

template <class T>
struct TypeOf<std::vector<T>> {
    using Value = std::vector<T>;
    static std::size_t count(const void* value) { return static_cast<const Value*>(value)->size(); }
    static void* at(void* value, std::size_t n) { return &(*static_cast<Value*>(value))[n]; }
    static void* add(void* value) { return &static_cast<Value*>(value)->emplace_back(); }
    static constexpr Type make() {
        return {.kind = TypeKind::list, .of = &kType<T>, .count = count, .at = at, .add = add};
    }
    static constexpr Description describe() {
        return {.type = &kType<Value>, .of = &kDescription<T>};
    }
};

// An object of any names with a value each; written, never read.
template <class T>
struct TypeOf<std::vector<std::pair<std::string, T>>> {
    using Value = std::vector<std::pair<std::string, T>>;
    static std::size_t count(const void* value) { return static_cast<const Value*>(value)->size(); }
    static void* at(void* value, std::size_t n) { return &(*static_cast<Value*>(value))[n].second; }
    static const char* name(const void* value, std::size_t n) {
        return (*static_cast<const Value*>(value))[n].first.c_str();
    }
    static constexpr Type make() {
        return {.kind = TypeKind::by_name, .of = &kType<T>, .count = count, .at = at, .name = name};
    }
    static constexpr Description describe() {
        return {.type = &kType<Value>, .of = &kDescription<T>};
    }
};

template <class T, std::size_t N>
struct TypeOf<std::array<T, N>> {
    using Value = std::array<T, N>;
    static std::size_t count(const void*) { return N; }
    static void* at(void* value, std::size_t n) { return &(*static_cast<Value*>(value))[n]; }
    static constexpr Type make() {
        return {.kind = TypeKind::list, .of = &kType<T>, .count = count, .at = at};
    }
    static constexpr Description describe() {
        return {.type = &kType<Value>, .of = &kDescription<T>};
    }
};

template <class... Ts>
inline constexpr std::array<const Type*, sizeof...(Ts)> kAlternatives = {&kType<Ts>...};
template <class... Ts>
inline constexpr std::array<const Description*, sizeof...(Ts)> kDescriptions = {
    &kDescription<Ts>...};
template <class T>
concept HasDescription = requires(const T* value) {
    described(value);
};

template <class... Ts>
struct TypeOf<std::variant<Ts...>> {
    using Value = std::variant<Ts...>;
    static std::size_t count(const void* value) {
        return static_cast<const Value*>(value)->index();
    }
    static void* at(void* value, std::size_t) {
        return std::visit([](auto& one) -> void* { return &one; }, *static_cast<Value*>(value));
    }
    static constexpr Type make() {
        return {.kind = TypeKind::either, .either = kAlternatives<Ts...>, .count = count, .at = at};
    }
    static constexpr Description describe() {
        Description all{.type = &kType<Value>, .either = kDescriptions<Ts...>};
        if constexpr (HasDescription<Value>) {
            all.name = description_of<Value>().name;
            all.doc = description_of<Value>().doc;
        }
        return all;
    }
};

template <class Pointer>
struct MemberOf;
template <class Object_, class Value_>
struct MemberOf<Value_ Object_::*> {
    using Object = Object_;
    using Value = Value_;
};

template <auto Member>
constexpr Field described_member(const char* name, const char* doc, Presence presence) {
    using Object = typename MemberOf<decltype(Member)>::Object;
    using Value = typename MemberOf<decltype(Member)>::Value;
    return {.row = {.name = name,
                    .type = &kType<Value>,
                    .member = [](void* object) -> void* {
                        return &(static_cast<Object*>(object)->*Member);
                    },
                    .presence = presence},
            .doc = doc,
            .description = &kDescription<Value>};
}

template <auto Member>
constexpr Field field(const char* name, const char* doc = "") {
    return described_member<Member>(name, doc, Presence::always);
}
// These two of a std::optional, which is empty where the member is not there.
template <auto Member>
constexpr Field maybe(const char* name, const char* doc = "") {
    return described_member<Member>(name, doc, Presence::maybe);
}
template <auto Member>
constexpr Field one_of(const char* name, const char* doc = "") {
    return described_member<Member>(name, doc, Presence::one_of);
}
template <auto Member>
constexpr Field if_true(const char* name, const char* doc = "") {
    return described_member<Member>(name, doc, Presence::if_true);
}
template <auto Member>
constexpr Field spread() {
    return described_member<Member>("", "", Presence::spread);
}

// For those who go on with it: it needs io/format/json_place.h.
template <class T>
auto as_json(const T& value) {
    return written(&value, kType<T>);
}
// On one line, or on as many as there are members, indented so far; bytes that are no text are
// replaced.
template <class T>
std::string json_text(const T& value, int indent = -1) {
    return json_text(&value, kType<T>, indent);
}
// Of use only when no complaint was made.
template <class T>
T read(const JsonPlace& place, std::span<const std::string_view> besides = {}) {
    T value{};
    read_into(&value, kType<T>, place, besides);
    return value;
}

}  // namespace six::io
