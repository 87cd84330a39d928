// Bases as JSON: the part of json_codec.h that knows their sizes.
#include "engine/game/sound.h"
#include "engine/rulesets/pages.h"
#include "io/format/castle_plans.h"
#include "io/format/json_codec.h"

namespace six::io {
namespace {

Inches usual_spacing(const BaseShape& base) {  // [U-MOUNT-2]
    if (base.kind != BaseKind::double_disc) return {};
    const OptionValues usual(kUsualEdition);
    return Inches::from_mils(base.radius.mils() * usual[Option::peanut_spacing] / 100);
}

// One radius serves all single bases and both circles of a rider's; large figures and titans have
// one each. [U-BASE-5, C-MULTI-7, C-TITAN-18]
BaseShape usual_circles(FigureKind kind, BaseKind shape) {
    const OptionValues usual(kUsualEdition);
    BaseShape base;
    base.kind = shape;
    base.radius = usual.inches(shape == BaseKind::quartered_disc ? Option::c_multi_radius
                               : kind == FigureKind::titan       ? Option::c_titan_radius
                                                                 : Option::base_radius);
    base.spacing = usual_spacing(base);
    // Quarters know no rear. [LRG-GEN-11]
    if (shape == BaseKind::quartered_disc) base.arc = Facing::kFullTurn;
    return base;
}

BaseKind usual_shape(FigureKind kind, bool mounted) {
    if (is_castle(kind) && kind != FigureKind::tower) return BaseKind::rectangle;
    if (dials_of(kind) > 1) return BaseKind::quartered_disc;
    return mounted ? BaseKind::double_disc : BaseKind::disc;
}

// What is said of the circles of a base; what is not is the usual.
void read_circles(const JsonPlace& place, FigureKind kind, BaseShape& base) {
    base = usual_circles(kind, base.kind);
    if (const JsonPlace radius = place.may("radius"); radius.exists()) {
        base.radius = radius.inches(1_mil, kMaxBaseRadius);
        base.spacing = usual_spacing(base);
    }
    if (const JsonPlace spacing = place.may("spacing"); spacing.exists())
        base.spacing = spacing.inches(1_mil, 2 * kMaxBaseRadius);
}

// The plan of a castle section, as far as it is said: 2 to 12 inches a side, and stone on both
// sides of a gate. [C-CASTLE-17, C-CASTLE-38]
BaseShape read_plan(const JsonPlace& place, FigureKind kind) {
    BaseShape base = usual_plan(kind, OptionValues(kUsualEdition));
    const auto half = [&](const char* name, Inches narrowest, Inches& into) {
        if (const JsonPlace said = place.may(name); said.exists())
            into = said.inches(narrowest, kMostHalfSide);
    };
    if (base.kind == BaseKind::disc) {
        place.object({"kind", "radius", "arc"});
        half("radius", kLeastHalfSide, base.radius);
    } else {
        place.object({"kind", "half_length", "half_width", "arc"});
        half("half_length", kLeastHalfSide, base.half_length);
        half("half_width", kind == FigureKind::gatehouse ? kLeastHalfGatehouse : kLeastHalfSide,
             base.half_width);
    }
    if (const JsonPlace arc = place.may("arc"); arc.exists())
        arc.tenths(Facing::kFullTurn, Facing::kFullTurn);  // [C-CASTLE-8]
    return base;
}

// Quarters are the large figures' and nobody else's; a titan stands on a single disc, a castle
// section on its plan. [C-MULTI-7, C-TITAN-18, C-CASTLE-17]
BaseKind read_shape(const JsonPlace& place, FigureKind kind, bool mounted) {
    const BaseKind usual = usual_shape(kind, mounted);
    if (!place.exists()) return usual;
    const auto shape = read_name<BaseKind>(place, kBaseKindNames);
    const bool fits =
        kind == FigureKind::warrior ? shape != BaseKind::quartered_disc : shape == usual;
    if (!fits)
        place.complain("json.expected_base_of",
                       {{"kind", kKindNames[static_cast<std::size_t>(kind)]},
                        {"base", kBaseKindNames[static_cast<std::size_t>(usual)]}});
    return fits ? shape : usual;
}

}  // namespace

std::size_t dials_of(FigureKind kind) {
    return (*page_of(kUsualEdition)->kinds)[static_cast<std::size_t>(kind)].dials;
}

int skulls_of(FigureKind kind) {
    return (*page_of(kUsualEdition)->kinds)[static_cast<std::size_t>(kind)].skulls;
}

BaseShape usual_base(FigureKind kind, bool mounted) {
    if (is_castle(kind)) return usual_plan(kind, OptionValues(kUsualEdition));
    return usual_circles(kind, usual_shape(kind, mounted));
}

FileBase base_told(const BaseShape& base) {
    FileBase told{.kind = base.kind, .arc = {base.arc}};
    if (base.kind == BaseKind::rectangle) {
        told.half_length = DecimalInches{base.half_length};
        told.half_width = DecimalInches{base.half_width};
    } else {
        told.radius = DecimalInches{base.radius};
    }
    if (base.kind == BaseKind::double_disc) told.spacing = DecimalInches{base.spacing};
    return told;
}

std::uint16_t usual_arc(const Warrior& warrior) {
    const bool rearless = warrior.is_large() || is_castle(warrior.kind);
    if (rearless || warrior.dials.empty() || !warrior.dials[0].types)
        return usual_base(warrior.kind, warrior.mounted).arc;
    return static_cast<std::uint16_t>(OptionValues(Edition::v2)[Option::v2_default_arc]);
}

std::optional<FileBase> base_besides_usual(const Warrior& warrior) {
    const BaseShape& base = warrior.base;
    BaseShape usual = usual_base(warrior.kind, warrior.mounted);
    usual.arc = usual_arc(warrior);
    if (base == usual) return std::nullopt;
    usual.arc = base.arc;
    return base == usual ? FileBase{.arc = {base.arc}} : base_told(base);
}

BaseShape read_base(const JsonPlace& place, FigureKind kind, bool mounted) {
    BaseShape base;
    base.kind = read_shape(place.may("kind"), kind, mounted);
    if (is_castle(kind)) return read_plan(place, kind);
    std::int32_t narrowest = 1;
    switch (base.kind) {
        case BaseKind::quartered_disc:
            narrowest = Facing::kFullTurn;
            [[fallthrough]];
        case BaseKind::disc:
            place.object({"kind", "radius", "arc"});
            read_circles(place, kind, base);
            break;
        case BaseKind::double_disc:
            place.object({"kind", "radius", "spacing", "arc"});
            read_circles(place, kind, base);
            break;
        case BaseKind::rectangle:
            place.object({"kind", "half_length", "half_width", "arc"});
            base.half_length = place.need("half_length").inches(1_mil, kMaxBaseRadius);
            base.half_width = place.need("half_width").inches(1_mil, kMaxBaseRadius);
            break;
    }
    if (const JsonPlace arc = place.may("arc"); arc.exists())
        base.arc = static_cast<std::uint16_t>(arc.tenths(narrowest, Facing::kFullTurn));
    return base;
}

}  // namespace six::io
