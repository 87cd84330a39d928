// The wide integer of exact geometry: a cross product of two table-sized vectors, squared, needs up
// to 72 bits.
#pragma once

namespace six {

__extension__ using Int128 = __int128;

}  // namespace six
