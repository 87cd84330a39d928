// Terrain and battlefields as JSON: the part of json_definitions.h that knows outlines.
#include <set>

#include "engine/game/look.h"
#include "engine/geometry/scene.h"
#include "engine/geometry/segment.h"
#include "io/format/described_files.h"
#include "io/format/json_codec.h"
#include "io/format/json_definitions.h"

namespace six::io {
namespace {

// On an edge that runs aslant there may be no whole mil: near enough is on it.
bool on_outline(const Polygon& outline, Vec2 point) {
    for (std::size_t i = 0; i < outline.corners.size(); ++i)
        if (comes_within(outline.corners[i], outline.corners[(i + 1) % outline.corners.size()],
                         point, kAccessSlack))
            return true;
    return false;
}

FilePlace place_told(Vec2 at) {
    return {DecimalInches{at.x}, DecimalInches{at.y}};
}

}  // namespace

FilePiece piece_told(const Piece& piece) {
    FilePiece told{.name = piece.name, .kind = piece.kind};
    if (piece.height != Height::ground) told.height = piece.height;
    for (const Vec2 corner : piece.outline.corners) told.outline.push_back(place_told(corner));
    if (piece.constructed) told.constructed = true;
    if (piece.structure > 0) told.constructed = std::int64_t{piece.structure};
    if (piece.access.empty()) return told;
    told.access.emplace();
    for (const Vec2 point : piece.access) told.access->push_back(place_told(point));
    return told;
}

Piece read_piece(const JsonPlace& place) {
    Piece piece;
    place.object({"name", "kind", "height", "outline", "access", "constructed"});
    piece.name = place.need("name").identifier();
    piece.kind = read_name<TerrainKind>(place.need("kind"), kTerrainNames);
    if (const JsonPlace height = place.may("height"); height.exists())
        piece.height = read_name<Height>(height, kHeightNames);
    const JsonPlace outline = place.need("outline");
    const std::size_t corners = outline.array(3, kMaxCorners);
    for (std::size_t i = 0; i < corners; ++i) piece.outline.corners.push_back(outline[i].place());
    if (corners > 0 && !is_simple(piece.outline)) outline.complain("json.expected_outline");
    // With so many structural points, or as many as the edition gives. [V-TERR-12]
    if (const JsonPlace points = place.may("constructed");
        points.exists() && points.json().is_number()) {
        piece.constructed = true;
        piece.structure = static_cast<std::uint8_t>(points.integer(1, kMostStructure));
    } else {
        piece.constructed = points.boolean();
    }
    const JsonPlace access = place.may("access");
    if (access.exists() && piece.height != Height::abrupt)
        access.complain("json.access_of_abrupt");  // other terrain is entered anywhere [U-ABR-1]
    const std::size_t points = access.array(0, piece.access.capacity());
    for (std::size_t i = 0; i < points; ++i) {
        piece.access.push_back(access[i].place());
        if (!on_outline(piece.outline, piece.access.back()))
            access[i].complain("json.access_on_outline");  // [U-ABR-4]
    }
    return piece;
}

Json json_of(const std::vector<Piece>& pieces) {
    Json json = Json::array();
    for (const Piece& piece : pieces) json.push_back(as_json(piece_told(piece)));
    return json;
}

std::vector<Piece> read_pieces(const JsonPlace& place) {
    std::vector<Piece> pieces;
    std::set<std::string> names;
    const std::size_t count = place.array(0, kMaxPieces);
    for (std::size_t i = 0; i < count; ++i) {
        pieces.push_back(read_piece(place[i]));
        if (!names.insert(pieces.back().name).second)
            place[i].may("name").complain("json.expected_other");
    }
    return pieces;
}

// The ground of castle sections follows from where they stand.
FileField field_told(const Battlefield& field) {
    FileField told{.width = {field.size.x}, .height = {field.size.y}};
    for (const Piece& piece : field.pieces)
        if (!piece.section.exists()) told.terrain.push_back(piece_told(piece));
    return told;
}

Json json_of(const Battlefield& field) {
    return as_json(field_told(field));
}

Battlefield read_battlefield(const JsonPlace& place) {
    place.object({"width", "height", "terrain"});
    return {.size = read_size(place), .pieces = read_pieces(place.need("terrain"))};
}

Vec2 read_size(const JsonPlace& place) {
    return {place.need("width").inches(1_in, kMaxTable),
            place.need("height").inches(1_in, kMaxTable)};
}

std::string to_json(const Piece& piece) {
    return json_text(piece_told(piece));
}
std::string to_json(const Battlefield& field) {
    return json_of(field).dump();
}

Expected<Piece, Error> piece_from_json(std::string_view text) {
    return from_text(text, read_piece);
}
Expected<Battlefield, Error> battlefield_from_json(std::string_view text) {
    return from_text(text, read_battlefield);
}

}  // namespace six::io
