"""tools/mutate: finds the places where a rule can be broken, and writes each change behind its switch without touching the rest."""

from __future__ import annotations

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "mutate"
sys.path.insert(0, str(TOOL))

from build import BuildError, read_chapters  # noqa: E402
from equivalents import Equivalents  # noqa: E402
from mutate import sampled  # noqa: E402
from points import Point, broken, find_points, fixed_constants, write_copy  # noqa: E402
from source import Source  # noqa: E402

RULE = """#include "engine/rules/rule.h"

namespace six {
namespace {

constexpr Inches kReach = 8_in;  // far
constexpr int kPlaces = 4;
int places[kPlaces];

Result<Ok> check_it(const Table& table, const Figure& figure, const State& state) {
    if (figure.tokens >= 2) return refuse("U-TOK-6", Reason::tokens);
    if (const auto may = check_way(table, figure); !may) return may;
    if (const AbilityHooks* flight = in_force_with(table, figure)) return flight->clause;
    const bool near = distance < kReach &&  // the dot
                      !figure.captive() && state.at(2) == 3;
    for (std::size_t i = 0; i < figure.dials.size(); ++i)
        if (figure.dials[i].range > 0) return near ? Ok{} : Ok{};
    return Ok{};
}

}  // namespace

void resolve_it(Context& c, const Move& move) {
    assert(move.count > 7);
    if (move.far) ++c.state.tokens;
    else c.owe(FrameKind::end_move);
    c.emit({.kind = EventKind::moved, .n = 5});
    settle(c, move);
    std::vector<int> all;
}

}  // namespace six
"""
FACTS = """namespace six::abilities {

const AbilityFacts hook{
    .ability = Ability::charge,
    .clause = "U-SA-SPD-1",
    .flies = true,
    .armor = 2,
};

constexpr KindRules kWall{.built = "C-CASTLE-7"};

}  // namespace six::abilities
"""


def points_of(text: str, name: str = "engine/rules/rule.cpp") -> tuple[Source, list[Point], str]:
    source = Source(name, text)
    points, constants = find_points(source, fixed_constants([text]))
    return source, points, write_copy(source, points, constants)


class Points(unittest.TestCase):
    def changes(self, kind: str, text: str = RULE, name: str = "engine/rules/rule.cpp") -> list[str]:
        return [point.change for point in points_of(text, name)[1] if point.kind == kind]

    def test_each_kind_is_found_and_nothing_else(self) -> None:
        self.assertEqual(self.changes("comparison"), ["figure.tokens >= 2 -> figure.tokens > 2", "distance < kReach -> distance <= kReach",
                                                      "state.at(2) == 3 -> state.at(2) != 3", "figure.dials[i].range > 0 -> figure.dials[i].range >= 0"])
        whole = "distance < kReach && !figure.captive() && state.at(2) == 3"
        self.assertIn(f"{whole} -> (distance < kReach && !figure.captive()) || (state.at(2) == 3)", self.changes("connective"))
        self.assertEqual(len(self.changes("operand")), 3)
        self.assertEqual(self.changes("negation"), ["!figure.captive() -> figure.captive()"])
        self.assertEqual(self.changes("check")[-1], "if (move.far) -> if (false)")
        self.assertIn("if (!may) -> if (false)", self.changes("check"))
        self.assertIn("near -> !(near)", self.changes("check"))
        steps = ["without ++c.state.tokens;", "without c.owe(FrameKind::end_move);"]
        self.assertEqual(self.changes("step")[:2], steps)
        emit = "c.emit({.kind = EventKind::moved, .n = 5});"
        self.assertEqual(self.changes("order"), [f"{emit} after settle(c, move);"])
        self.assertEqual([change.split(" in ")[0] for change in self.changes("constant")],
                         ["2 -> 3", "2 -> 3", "3 -> 4", "0 -> 1", "5 -> 6", "8_in -> 9_in"])

    def test_a_constant_that_a_type_depends_on_stays(self) -> None:
        copy = points_of(RULE)[2]
        self.assertIn("const /* constexpr */ Inches kReach = (six_mutate::on(", copy)
        self.assertIn("constexpr int kPlaces = 4;", copy)

    def test_facts(self) -> None:
        changes = self.changes("fact", FACTS, "engine/abilities/hook.cpp")
        self.assertEqual(changes[:2], [".optional = false -> true", ".flies = true -> false"])
        self.assertEqual(changes[3], '.built = "C-CASTLE-7" -> none')
        copy = points_of(FACTS, "engine/abilities/hook.cpp")[2]
        self.assertIn("const /* constexpr */ KindRules kWall{", copy)
        self.assertRegex(copy, r", \.optional = six_mutate::on\(0x\w+\),\n    \.flies")

    def test_with_every_switch_off_the_copy_is_the_source(self) -> None:
        for name, text in (("engine/rules/rule.cpp", RULE), ("engine/abilities/hook.cpp", FACTS)):
            source, points, copy = points_of(text, name)
            self.assertEqual(copy.count("\n"), text.count("\n") + 2, "lines keep their numbers")
            for point in points:
                self.assertIn(f"0x{point.number:016x}u", copy)
                self.assertNotEqual(broken(source, point), text)

    def test_an_else_stays_with_its_if(self) -> None:
        self.assertRegex(points_of(RULE)[2], r"\{ if \(!six_mutate::at\(\w+\)\) \+\+c\.state\.tokens; \}\n    else \{ if")

    def test_ids_do_not_depend_on_line_numbers(self) -> None:
        here = {point.key for point in points_of(RULE)[1]}
        there = {point.key for point in points_of(RULE.replace("namespace six {\n", "namespace six {\n\n\n", 1))[1]}
        self.assertEqual(here, there)
        self.assertEqual(len(here), len(points_of(RULE)[1]), "no two are alike")

    def test_a_sample_has_something_of_each_chapter_and_repeats(self) -> None:
        chapters = read_chapters()
        items = [(chapter, point) for chapter in chapters for point in chapter.points]
        sample = sampled(items, 600, 1)
        self.assertEqual(len(sample), 600)
        self.assertEqual({chapter.file for chapter, _ in sample}, {chapter.file for chapter in chapters})
        self.assertEqual([point.key for _, point in sample], [point.key for _, point in sampled(list(reversed(items)), 600, 1)])
        self.assertNotEqual([point.key for _, point in sample], [point.key for _, point in sampled(items, 600, 2)])
        self.assertEqual(len({point.key for _, point in items}), len(items))


class TheList(unittest.TestCase):
    def read(self, entries: object) -> Equivalents:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "equivalents.json"
            path.write_text(entries if isinstance(entries, str) else json.dumps(entries), encoding="utf-8")
            return Equivalents(path)

    def test_an_entry_is_found_by_its_words(self) -> None:
        points = points_of(RULE)[1]
        known = self.read([{**points[3].described(), "why": "because"}])
        self.assertEqual([known.reason(point) for point in points].count("because"), 1)
        self.assertEqual(known.reason(points[3]), "because")
        self.assertEqual(known.stale(points), [])

    def test_what_is_no_longer_there_is_named(self) -> None:
        points = points_of(RULE)[1]
        self.assertIn("figure.tokens >= 2", points[0].change)
        known = self.read([{**points[0].described(), "why": "because"}])
        self.assertEqual(known.stale(points), [])
        changed = points_of(RULE.replace("figure.tokens", "figure.marks"))[1]
        self.assertEqual(known.stale(changed), [f"engine/rules/rule.cpp: {points[0].change}"])

    def test_bad_lists_are_refused(self) -> None:
        entry = {**points_of(RULE)[1][0].described(), "why": "because"}
        for bad in ("[", [{**entry, "why": " "}], [{"file": "x"}], [entry, entry], [{**entry, "more": 1}]):
            with self.assertRaises(BuildError):
                self.read(bad)

    def test_the_list_of_the_project_can_be_read(self) -> None:
        self.assertGreater(len(Equivalents().entries), 0)


class TheTool(unittest.TestCase):
    def run_tool(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, str(TOOL / "mutate.py"), *words], capture_output=True, text=True, check=False)

    def test_list_and_show(self) -> None:
        done = self.run_tool("--list", "--chapter", "break_away")
        self.assertEqual(done.returncode, 0, done.stderr)
        first = done.stdout.splitlines()[0]
        self.assertRegex(first, r"^[0-9a-f]{8}  engine/rules/break_away\.cpp:\d+  \w+  .")
        shown = self.run_tool("--show", first[:8])
        self.assertEqual(len(re.findall(r"^[-+] ", shown.stdout, re.M)), 2, shown.stdout)

    def test_bad_words(self) -> None:
        self.assertEqual(self.run_tool("--sample", "-1").returncode, 2)
        self.assertEqual(self.run_tool("--show", "zz").returncode, 2)
        done = self.run_tool("--chapter", "nowhere", "--list")
        self.assertEqual(done.returncode, 1)
        self.assertIn("There is no chapter nowhere; there are:", done.stderr)


if __name__ == "__main__":
    unittest.main()
