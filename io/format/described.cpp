#include "io/format/described.h"

#include <algorithm>
#include <cassert>

#include "io/format/json_place.h"

namespace six::io {
namespace {

// A row's function serves reader and writer; the writer changes nothing.
void* changeable(const void* value) {
    return const_cast<void*>(value);
}

template <class T>
const T& as(const void* value) {
    return *static_cast<const T*>(value);
}

Json json_place(Vec2 at) {
    return Json::array({at.x.mils(), at.y.mils()});
}

// An enumeration may have a value that stands for none.
const char* word_of(const Type& type, std::size_t n) {
    return n < type.words.size() ? type.words[n] : "";
}

void write_members(Json& out, const void* object, const Type& type) {
    for (const Row& row : type.rows) {
        const void* member = row.member(changeable(object));
        switch (row.presence) {
            case Presence::always:
                out[row.name] = written(member, *row.type);
                break;
            case Presence::maybe:
            case Presence::one_of:
                if (row.type->count(member) > 0)
                    out[row.name] = written(row.type->at(changeable(member), 0), *row.type->of);
                break;
            case Presence::if_true:
                if (as<bool>(member)) out[row.name] = true;
                break;
            case Presence::spread:
                write_members(out, member, *row.type);
                break;
        }
    }
}

class Reader {
public:
    explicit Reader(const Limits& limits) : limits_(limits) {}

    void value(void* into, const Type& type, const JsonPlace& place) const {
        switch (type.kind) {
            case TypeKind::boolean:
                *static_cast<bool*>(into) = place.boolean();
                break;
            case TypeKind::integer:
                *static_cast<std::int64_t*>(into) = place.integer(limits_.low, limits_.high);
                break;
            case TypeKind::text:
                *static_cast<std::string*>(into) =
                    place.text(static_cast<std::size_t>(std::max(limits_.low, 0)),
                               static_cast<std::size_t>(limits_.high));
                break;
            case TypeKind::lines:
                static_cast<Lines*>(into)->text = place.lines();
                break;
            case TypeKind::words:
                *static_cast<std::uint8_t*>(into) =
                    static_cast<std::uint8_t>(place.word(type.words));
                break;
            case TypeKind::mils:
                *static_cast<Inches*>(into) = mils(place);
                break;
            case TypeKind::tenths:
                *static_cast<Facing*>(into) = Facing::from_tenths(
                    static_cast<std::int32_t>(place.integer(0, Facing::kFullTurn - 1)));
                break;
            case TypeKind::place:
                if (place.array(2, 2) == 2)
                    *static_cast<Vec2*>(into) = {mils(place[0]), mils(place[1])};
                break;
            case TypeKind::any:
                if (place.exists()) static_cast<AnyJson*>(into)->text = place.json().dump();
                break;
            case TypeKind::nullable:
                if (place.exists() && !place.json().is_null())
                    value(type.add(into), *type.of, place);
                break;
            case TypeKind::list:
                list(into, type, place);
                break;
            case TypeKind::object:
                read_into(into, type, place);
                break;
            case TypeKind::natural:
            case TypeKind::inches:
            case TypeKind::degrees:
            case TypeKind::by_name:
            case TypeKind::either:
                assert(!"this is written and never read");
                break;
        }
    }

private:
    Inches mils(const JsonPlace& place) const {
        return Inches::from_mils(
            static_cast<std::int32_t>(place.integer(limits_.low, limits_.high)));
    }

    void list(void* into, const Type& type, const JsonPlace& place) const {
        const std::size_t fixed = type.add ? 0 : type.count(into);
        const std::size_t count =
            type.add ? place.array(limits_.least, limits_.most) : place.array(fixed, fixed);
        for (std::size_t n = 0; n < count; ++n)
            value(type.add ? type.add(into) : type.at(into, n), *type.of, place[n]);
    }

    Limits limits_;
};

void add_names(std::vector<std::string_view>& names, const Type& type) {
    for (const Row& row : type.rows) {
        if (row.presence == Presence::spread)
            add_names(names, *row.type);
        else
            names.emplace_back(row.name);
    }
}

void read_members(void* object, const Type& type, const JsonPlace& place) {
    for (const Row& row : type.rows) {
        void* member = row.member(object);
        const Reader reader(row.limits);
        switch (row.presence) {
            case Presence::always:
                reader.value(member, *row.type, place.need(row.name));
                break;
            case Presence::maybe:
            case Presence::one_of:
                if (const JsonPlace said = place.may(row.name); said.exists())
                    reader.value(row.type->add(member), *row.type->of, said);
                break;
            case Presence::if_true:
                if (const JsonPlace said = place.may(row.name); said.exists())
                    reader.value(member, *row.type, said);
                break;
            case Presence::spread:
                read_members(member, *row.type, place);
                break;
        }
    }
}

}  // namespace

Json written(const void* value, const Type& type) {
    switch (type.kind) {
        case TypeKind::boolean:
            return as<bool>(value);
        case TypeKind::integer:
            return as<std::int64_t>(value);
        case TypeKind::natural:
            return as<std::uint64_t>(value);
        case TypeKind::text:
        case TypeKind::lines:
            return as<std::string>(value);
        case TypeKind::words:
            return word_of(type, as<std::uint8_t>(value));
        case TypeKind::mils:
            return as<Inches>(value).mils();
        case TypeKind::tenths:
            return as<Facing>(value).tenths();
        case TypeKind::inches:
            return json_inches(as<DecimalInches>(value).length);
        case TypeKind::degrees:
            return json_number(as<DecimalDegrees>(value).tenths, 10);
        case TypeKind::place:
            return json_place(as<Vec2>(value));
        case TypeKind::any:
            return Json::parse(as<AnyJson>(value).text, nullptr, /*allow_exceptions=*/false);
        case TypeKind::nullable:
            if (type.count(value) == 0) return {};
            return written(type.at(changeable(value), 0), *type.of);
        case TypeKind::either:
            return written(type.at(changeable(value), 0), *type.either[type.count(value)]);
        case TypeKind::list: {
            Json list = Json::array();
            for (std::size_t n = 0; n < type.count(value); ++n)
                list.push_back(written(type.at(changeable(value), n), *type.of));
            return list;
        }
        case TypeKind::by_name: {
            Json object = Json::object();
            for (std::size_t n = 0; n < type.count(value); ++n)
                object[type.name(value, n)] = written(type.at(changeable(value), n), *type.of);
            return object;
        }
        case TypeKind::object:
            break;
    }
    Json object = Json::object();
    write_members(object, value, type);
    return object;
}

std::string json_text(const void* value, const Type& type, int indent) {
    return written(value, type).dump(indent, ' ', false, Json::error_handler_t::replace);
}

void read_into(void* value, const Type& type, const JsonPlace& place,
               std::span<const std::string_view> besides) {
    if (type.kind != TypeKind::object) return Reader({}).value(value, type, place);
    std::vector<std::string_view> names(besides.begin(), besides.end());
    add_names(names, type);
    if (place.object(names)) read_members(value, type, place);
}

}  // namespace six::io
