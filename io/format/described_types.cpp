#include "io/format/described_types.h"

#include <algorithm>
#include <cassert>
#include <string_view>
#include <vector>

#include "io/format/json_place.h"

namespace six::io {
namespace {

bool is_named(const Description& one) {
    return *one.name != '\0';
}

// An object of which one member alone is there.
bool is_choice(const Description& one) {
    return !one.fields.empty() &&
           std::all_of(one.fields.begin(), one.fields.end(),
                       [](const Field& field) { return field.row.presence == Presence::one_of; });
}
bool is_alternative(const Field& field) {
    return field.row.presence == Presence::one_of ||
           (field.row.presence == Presence::spread && is_choice(*field.description));
}
// What stands where the member does: without its optional where that says whether it is there.
const Description& value_of(const Field& field) {
    const bool left_out =
        field.row.presence == Presence::maybe || field.row.presence == Presence::one_of;
    return left_out ? *field.description->of : *field.description;
}

// Those that have names, each once, after all that it consists of.
class Named {
public:
    void add(const Description& one) {
        if (is_named(one) && is_known(one)) return;
        for (const Field& field : one.fields) add(*field.description);
        if (one.of) add(*one.of);
        for (const Description* alternative : one.either) add(*alternative);
        if (is_named(one)) list_.push_back(&one);
    }
    const std::vector<const Description*>& list() const { return list_; }

private:
    bool is_known(const Description& one) const {
        return std::any_of(list_.begin(), list_.end(), [&](const Description* known) {
            assert(std::string_view(known->name) != one.name || known->type == one.type);
            return known->type == one.type;
        });
    }
    std::vector<const Description*> list_;
};

Named named_of(std::span<const DescribedRequest> requests,
               std::span<const Description* const> besides,
               std::span<const DescribedAnswer> answers = {}) {
    Named named;
    for (const Description* one : besides) named.add(*one);
    for (const DescribedAnswer& answer : answers) named.add(*answer.answer);
    for (const DescribedRequest& request : requests) {
        named.add(*request.ask);
        named.add(*request.answer);
    }
    return named;
}

// --- TypeScript ---

constexpr std::size_t kWidth = 140;

std::string comment(std::string_view doc, const std::string& indent) {
    if (doc.empty()) return {};
    if (indent.size() + doc.size() + 7 <= kWidth)
        return indent + "/** " + std::string(doc) + " */\n";
    std::string out = indent + "/**\n";
    while (!doc.empty()) {
        const std::size_t room = kWidth - indent.size() - 3;
        std::size_t end = doc.size() <= room ? doc.size() : doc.rfind(' ', room);
        out += indent + " * " + std::string(doc.substr(0, end)) + '\n';
        doc.remove_prefix(std::min(doc.size(), end + 1));
    }
    return out + indent + " */\n";
}

std::string united(std::span<const char* const> words) {
    std::string out;
    for (const char* word : words) out += (out.empty() ? "'" : " | '") + std::string(word) + '\'';
    return out;
}

// On one line where it is short enough.
std::string listed_words(std::span<const char* const> words) {
    std::string line = ' ' + united(words);
    if (line.size() < kWidth - 40) return line;
    std::string out;
    for (const char* word : words) out += std::string("\n  | '") + word + '\'';
    return out;
}

class TypeScript {
public:
    static std::string type(const Description& one) {
        if (is_named(one) && one.type->kind != TypeKind::object) return one.name;
        switch (one.type->kind) {
            case TypeKind::boolean:
                return "boolean";
            case TypeKind::integer:
            case TypeKind::natural:
            case TypeKind::mils:
            case TypeKind::tenths:
            case TypeKind::inches:
            case TypeKind::degrees:
                return "number";
            case TypeKind::text:
            case TypeKind::lines:
                return "string";
            case TypeKind::words:
                return united(one.type->words);
            case TypeKind::place:
                return "Place";
            case TypeKind::any:
                return "unknown";
            case TypeKind::nullable:
                return type(*one.of) + " | null";
            case TypeKind::list:
                return one.type->add ? element(*one.of) + "[]" : fixed(one);
            case TypeKind::by_name:
                return "Record<string, " + type(*one.of) + '>';
            case TypeKind::either:
                return alternatives(one);
            case TypeKind::object:
                break;
        }
        if (one.fields.empty()) return "object";
        return is_named(one) ? one.name : inline_object(one.fields);
    }

    static std::string declaration(const Description& one) {
        const std::string head = comment(one.doc, "");
        const std::string name = one.name;
        switch (one.type->kind) {
            case TypeKind::object:
                if (one.fields.empty()) return {};
                if (std::any_of(one.fields.begin(), one.fields.end(), is_alternative))
                    return head + "export type " + name + " =" + choice(one.fields) + ";\n";
                return head + "export interface " + name + parents(one.fields) + " {\n" +
                       members(one.fields) + "}\n";
            case TypeKind::either: {
                std::string out = head + "export type " + name + " =";
                for (const Description* each : one.either) out += "\n  | " + type(*each);
                return out + ";\n";
            }
            default:
                return head + "export type " + name + " =" + listed_words(one.type->words) + ";\n";
        }
    }

private:
    static std::string element(const Description& one) {
        const std::string said = type(one);
        return said.find(" | ") == std::string::npos || is_named(one) || said.front() == '{'
                   ? said
                   : '(' + said + ')';
    }
    static std::string fixed(const Description& one) {
        std::string out = "[";
        for (std::size_t n = 0; n < one.type->count(nullptr); ++n)
            out += (n == 0 ? "" : ", ") + type(*one.of);
        return out + ']';
    }
    static std::string alternatives(const Description& one) {
        std::string out;
        for (const Description* each : one.either) out += (out.empty() ? "" : " | ") + type(*each);
        return out;
    }

    static std::string member(const Field& field) {
        const std::string name = field.row.name;
        if (field.row.presence == Presence::if_true) return name + "?: true";
        return name + (field.row.presence == Presence::maybe ? "?: " : ": ") +
               type(value_of(field));
    }
    static std::string inline_object(std::span<const Field> fields) {
        std::string out = "{ ";
        for (const Field& field : fields) out += (out.size() > 2 ? "; " : "") + member(field);
        return out + " }";
    }
    static std::string members(std::span<const Field> fields) {
        std::string out;
        for (const Field& field : fields)
            if (field.row.presence != Presence::spread)
                out += comment(field.doc, "  ") + "  " + member(field) + ";\n";
        return out;
    }
    static std::string parents(std::span<const Field> fields) {
        std::string out;
        for (const Field& field : fields)
            if (field.row.presence == Presence::spread)
                out += (out.empty() ? " extends " : ", ") + type(*field.description);
        return out;
    }
    // Of all alternatives one, and with it whatever else the object has.
    static std::string choice(std::span<const Field> fields) {
        std::string one;
        std::vector<Field> rest;
        for (const Field& field : fields) {
            if (!is_alternative(field))
                rest.push_back(field);
            else if (field.row.presence == Presence::spread)
                one += "\n  | " + type(*field.description);
            else
                one += '\n' + comment(field.doc, "  ") + "  | { " + member(field) + " }";
        }
        return rest.empty() ? one : " (" + one + "\n) & " + inline_object(rest);
    }
};

// --- JSON Schema ---

class Schema {
public:
    static Json type(const Description& one, const Limits& limits = {}) {
        if (is_named(one)) return {{"$ref", std::string("#/$defs/") + one.name}};
        return whole(one, limits);
    }

    static Json whole(const Description& one, const Limits& limits = {}) {
        switch (one.type->kind) {
            case TypeKind::boolean:
                return {{"type", "boolean"}};
            case TypeKind::integer:
            case TypeKind::mils:
                return number(limits);
            case TypeKind::tenths:
                return {{"type", "integer"}, {"minimum", 0}, {"maximum", Facing::kFullTurn - 1}};
            case TypeKind::natural:
                return {{"type", "integer"}, {"minimum", 0}};
            case TypeKind::inches:
            case TypeKind::degrees:
                return {{"type", "number"}};
            case TypeKind::text:
                return text(one, limits);
            case TypeKind::lines:
                return {{"type", "string"}};
            case TypeKind::words:
                return {{"enum", names(one)}};
            case TypeKind::place:
                return {
                    {"type", "array"}, {"items", number(limits)}, {"minItems", 2}, {"maxItems", 2}};
            case TypeKind::any:
                return Json::object();
            case TypeKind::nullable:
                return {{"anyOf", Json::array({type(*one.of, limits), {{"type", "null"}}})}};
            case TypeKind::list:
                return list(one, limits);
            case TypeKind::by_name:
                return {{"type", "object"}, {"additionalProperties", type(*one.of)}};
            case TypeKind::either: {
                Json all = Json::array();
                for (const Description* each : one.either) all.push_back(type(*each));
                return {{"anyOf", std::move(all)}};
            }
            case TypeKind::object:
                break;
        }
        return object(one);
    }

private:
    static constexpr Limits kNone{};

    static Json names(const Description& one) {
        Json list = Json::array();
        for (const char* word : one.type->words) list.push_back(word);
        return list;
    }
    static Json number(const Limits& limits) {
        Json json = {{"type", "integer"}};
        if (limits.low != kNone.low) json["minimum"] = limits.low;
        if (limits.high != kNone.high) json["maximum"] = limits.high;
        return json;
    }
    static Json text(const Description& one, const Limits& limits) {
        Json json = {{"type", "string"}};
        if (!one.type->words.empty()) json["examples"] = names(one);
        if (limits.low > 0) json["minLength"] = limits.low;
        if (limits.high != kNone.high) json["maxLength"] = limits.high;
        return json;
    }
    static Json list(const Description& one, const Limits& limits) {
        Json json = {{"type", "array"}, {"items", type(*one.of, limits)}};
        const bool fixed = !one.type->add;
        const std::size_t least = fixed ? one.type->count(nullptr) : limits.least;
        if (least > 0) json["minItems"] = least;
        if (fixed || limits.most != kNone.most)
            json["maxItems"] = fixed ? one.type->count(nullptr) : std::size_t{limits.most};
        return json;
    }

    static void add_members(const Description& one, Json& properties, Json& required,
                            Json& choices) {
        for (const Field& field : one.fields) {
            if (field.row.presence == Presence::spread) {
                add_members(*field.description, properties, required, choices);
                continue;
            }
            Json said = field.row.presence == Presence::if_true
                            ? Json{{"const", true}}
                            : type(value_of(field), field.row.limits);
            if (*field.doc != '\0') said["description"] = field.doc;
            properties[field.row.name] = std::move(said);
            if (field.row.presence == Presence::always) required.push_back(field.row.name);
            if (field.row.presence == Presence::one_of)
                choices.push_back({{"required", Json::array({field.row.name})}});
        }
    }
    static Json object(const Description& one) {
        Json properties = Json::object(), required = Json::array(), choices = Json::array();
        add_members(one, properties, required, choices);
        Json json = {{"type", "object"}};
        if (*one.doc != '\0') json["description"] = one.doc;
        json["properties"] = std::move(properties);
        if (!required.empty()) json["required"] = std::move(required);
        if (!choices.empty()) json["oneOf"] = std::move(choices);
        json["additionalProperties"] = false;
        return json;
    }
};

Json whole_schema(Json properties, Json defs) {
    return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
            {"type", "object"},
            {"properties", std::move(properties)},
            {"$defs", std::move(defs)}};
}

}  // namespace

std::string typescript_of(std::span<const DescribedRequest> requests,
                          std::span<const Description* const> besides,
                          std::span<const DescribedAnswer> answers) {
    std::string out = "export type Place = [x: number, y: number];\n";
    const Named named = named_of(requests, besides, answers);
    for (const Description* one : named.list())
        if (const std::string said = TypeScript::declaration(*one); !said.empty())
            out += '\n' + said;
    out += "\nexport interface Requests {\n";
    for (const DescribedRequest& request : requests)
        out += comment(request.doc, "  ") + "  " + request.name +
               ": { ask: " + TypeScript::type(*request.ask) +
               "; answer: " + TypeScript::type(*request.answer) + " };\n";
    out += "}\n";
    if (answers.empty()) return out;
    out += "\n/** Of the program, by command, with --json. */\nexport interface Answers {\n";
    for (const DescribedAnswer& answer : answers)
        out += comment(answer.doc, "  ") + "  '" + answer.command +
               "': " + TypeScript::type(*answer.answer) + ";\n";
    return out + "}\n";
}

Json schema_of(std::span<const DescribedRequest> requests,
               std::span<const Description* const> besides) {
    Json defs = Json::object(), properties = Json::object();
    const Named named = named_of(requests, besides);
    for (const Description* one : named.list()) defs[one->name] = Schema::whole(*one);
    for (const DescribedRequest& request : requests)
        properties[request.name] = {
            {"description", request.doc},
            {"type", "object"},
            {"properties",
             {{"ask", Schema::type(*request.ask)}, {"answer", Schema::type(*request.answer)}}}};
    return whole_schema(std::move(properties), std::move(defs));
}

Json schema_of_answers(std::span<const DescribedAnswer> answers,
                       std::span<const Description* const> besides) {
    Json defs = Json::object(), properties = Json::object();
    for (const DescribedAnswer& answer : answers) {
        Json said = Schema::type(*answer.answer);
        if (*answer.doc != '\0') said["description"] = answer.doc;
        properties[answer.command] = std::move(said);
    }
    const Named named = named_of({}, besides, answers);
    for (const Description* one : named.list()) defs[one->name] = Schema::whole(*one);
    return whole_schema(std::move(properties), std::move(defs));
}

}  // namespace six::io
