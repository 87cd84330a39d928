#!/usr/bin/env python3
"""Writes engine/geometry/direction_table.h: python3 tools/geometry/make_directions.py > engine/geometry/direction_table.h

All numbers come from 60-digit decimal series, so the output is the same on every machine.
"""

from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 60
UNIT = Decimal(1 << 20)


def arctan_of_inverse(n):
    term = Decimal(1) / n
    total, k = term, 1
    while abs(term) > Decimal(10) ** -58:
        term = -term / (n * n)
        k += 2
        total += term / k
    return total


PI = 4 * (4 * arctan_of_inverse(Decimal(5)) - arctan_of_inverse(Decimal(239)))


def sine(x):
    term, total, k = x, x, 1
    while abs(term) > Decimal(10) ** -58:
        term = -term * x * x / ((k + 1) * (k + 2))
        k += 2
        total += term
    return total


def rounded(x, mode):
    # The series leaves an error near the 57th digit; without it 1 would not round up to 1.
    return int(x.quantize(Decimal(10) ** -40).to_integral_value(mode))


def rows(numbers, per_row):
    for i in range(0, len(numbers), per_row):
        print("    " + ", ".join(str(n) for n in numbers[i : i + per_row]) + ",")


def main():
    quadrant = [rounded(sine(PI * tenth / 1800) * UNIT, ROUND_HALF_UP) for tenth in range(901)]
    # Corners of the 32-gon about the unit circle whose sides touch it at multiples of 11.25 degrees: rounded up, so that
    # the polygon drawn with them still holds the circle.
    secant = 1 / sine(PI / 2 - PI / 32)
    corners = [
        rounded(secant * sine(PI / 2 - PI * (2 * k + 1) / 32) * UNIT, ROUND_CEILING) for k in range(8)
    ]
    print("// Written by tools/geometry/make_directions.py; change that, not this.")
    print("#pragma once")
    print()
    print("#include <cstdint>")
    print()
    print("// clang-format off")
    print("namespace six {")
    print()
    print("// Sines of 0, 0.1, ..., 90 degrees in 1/2^20 parts, rounded to nearest.")
    print("inline constexpr std::int32_t kQuadrant[901] = {")
    rows(quadrant, 10)
    print("};")
    print()
    print("// x of the corners, at 5.625 + 11.25 k degrees, of the 32-gon about the unit circle (y is x of corner 7 - k), in")
    print("// 1/2^20 parts, rounded up.")
    print("inline constexpr std::int32_t kCircumscribed[8] = {")
    rows(corners, 8)
    print("};")
    print()
    print("}  // namespace six")


main()
