#include "engine/rules/values.h"

#include "engine/rules/sources.h"

namespace six {
namespace {

constexpr ValuePolicy kValues{
    .attack = {{{Join::value, sources::attack_value},
                {Join::add, sources::rear},
                {Join::add, sources::combat_formation}}},
    .defense = {{{Join::value, sources::defense_value},
                 {Join::add, sources::hindering},
                 {Join::add, sources::fortification},
                 {Join::add, sources::height},
                 {Join::add, sources::protection},
                 {Join::add, sources::capturing}}},
};
static_assert(in_order(kValues.attack) && in_order(kValues.defense));

}  // namespace

const ValuePolicy& values_of(const Table&) {
    return kValues;
}

}  // namespace six
