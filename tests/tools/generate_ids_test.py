"""tools/rules/generate_ids.py accepts the rules of the project and refuses each kind of mistake, naming it."""

from __future__ import annotations

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "rules" / "generate_ids.py"


class GenerateIds(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.data = pathlib.Path(folder.name) / "rules"
        self.out = pathlib.Path(folder.name) / "out"
        shutil.copytree(ROOT / "data" / "rules", self.data)

    def run_tool(self) -> subprocess.CompletedProcess[str]:
        line = [sys.executable, str(TOOL), "--data", str(self.data), "--out", str(self.out)]
        return subprocess.run(line, capture_output=True, text=True, check=False)

    def change(self, name: str, old: str, new: str) -> None:
        path = self.data / name
        text = path.read_text(encoding="utf-8")
        self.assertIn(old, text)
        path.write_text(text.replace(old, new, 1), encoding="utf-8")

    def refused(self, *expected: str) -> None:
        done = self.run_tool()
        self.assertEqual(done.returncode, 1, done.stderr)
        for part in expected:
            self.assertIn(part, done.stderr)
        self.assertFalse(self.out.exists(), "nothing is written when anything is wrong")

    def test_the_rules_of_the_project_are_right(self) -> None:
        done = self.run_tool()
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        ids = (self.out / "clause_ids.gen.h").read_text(encoding="utf-8")
        listed = [line.split('"')[1] for line in ids.splitlines() if line.startswith('    "')]
        self.assertEqual(listed, sorted(listed))
        self.assertIn("U-MOVE-1", listed)
        options = (self.out / "options.gen.h").read_text(encoding="utf-8")
        self.assertIn("    contact_eps,\n", options)
        self.assertIn("namespace spin_new_contact { inline constexpr std::int32_t all_at_end = 0, only_new = 1; }", options)
        words = (self.out / "option_words.gen.h").read_text(encoding="utf-8")
        self.assertIn('    {"all_at_end", 10},\n    {"only_new", 8},\n', words)

        draws = (self.out / "option_draws.gen.h").read_text(encoding="utf-8")
        self.assertIn("    {11, 1},  // contact_at_end\n", draws)  # not in the dungeon
        self.assertIn("    {9, 1},  // multi_stop_flight\n", draws)  # unlimited and conquest
        self.assertIn("    {0, 1},  // attack0\n", draws)
        self.assertIn("    {0, 2},  // voluntary_release\n", draws)

    def test_what_is_younger_is_so_in_known_editions(self) -> None:
        self.change("options.json", '"younger_in": ["unlimited"', '"younger_in": ["v3"')
        self.refused("options.json", "younger_in: expected editions out of")

    def test_what_did_not_change_is_not_written_again(self) -> None:
        self.run_tool()
        header = self.out / "options.gen.h"
        before = header.stat().st_mtime_ns
        self.run_tool()
        self.assertEqual(header.stat().st_mtime_ns, before)

    def test_an_id_may_stand_once_only(self) -> None:
        self.change("U.json", '"id": "U-MOVE-2"', '"id": "U-MOVE-1"')
        self.refused("U.json:", "U-MOVE-1", "no other clause")

    def test_an_id_belongs_to_its_document(self) -> None:
        self.change("U.json", '"id": "U-MOVE-17"', '"id": "V-MOVE-17"')
        self.refused("V-MOVE-17", "begins with U-")

    def test_an_id_has_a_form(self) -> None:
        self.change("U.json", '"id": "U-MOVE-17"', '"id": "U-move-17"')
        self.refused("U-move-17", "[A-Z0-9]+")

    def test_broken_json_is_reported_with_its_line(self) -> None:
        self.change("V.json", '{"id": "V-NEW-2"', '{"id" "V-NEW-2"')
        self.refused("V.json", "line 6")

    def test_editions_are_known(self) -> None:
        self.change("MDW.json", '["v2"]', '["v3"]')
        self.refused("MDW.json:2", "unlimited, v2, dungeons, conquest")

    def test_parts_are_listed_in_order_and_told_in_both_languages(self) -> None:
        self.change("parts.json", '"U-END-7": {"a"', '"U-END-77": {"a"')
        self.refused("parts.json:", "U-END-77", "a clause of data/rules")
        self.change("parts.json", '"U-END-77": {"a"', '"U-END-7": {"x"')
        self.refused("parts.json:", "U-END-7", "the parts a, b, c, d in this order")
        self.change("parts.json", '"U-END-7": {"x": {"en"', '"U-END-7": {"a": {"fr"')
        self.refused("U-END-7/a", "en and de")

    def test_a_scenario_names_parts_that_are_listed(self) -> None:
        folder = self.data.parent / "scenarios"
        folder.mkdir()
        scenario = folder / "one.scn"
        line = [sys.executable, str(TOOL), "--data", str(self.data), "--scenarios", str(folder)]
        good = "# U-NO-1/a\nclause  U-END-7/a U-MOVE-2\ngiven A wizard red cancelled pierce/flight\n"
        scenario.write_text(good, encoding="utf-8")
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        scenario.write_text("clause  U-END-7/a\npair    b.scn clause U-END-7/x U-MOVE-2/a U-NO-1/a\n", encoding="utf-8")
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("one.scn:2:22: expected a part that data/rules/parts.json lists, not U-END-7/x", done.stderr)
        self.assertIn("U-MOVE-2/a", done.stderr)
        self.assertIn("not U-NO-1", done.stderr)

    def test_references_exist(self) -> None:
        self.change("links.json", '"LRG-SCOPE-1"', '"LRG-SCOPE-9"')
        self.refused("links.json:2", "LRG-SCOPE-9")

    def test_no_clause_is_in_two_groups_of_links(self) -> None:
        self.change("links.json", '"LRG-DEF-2"', '"LRG-SCOPE-1"')
        self.refused("links.json:3", "LRG-SCOPE-1", "line 2")

    def test_reasons_are_known(self) -> None:
        self.change("untestable.json", '"flavour"', '"boring"')
        self.refused("untestable.json", "LRG-MEAS-2", "flavour")

    def test_what_is_open_is_a_clause_or_a_part(self) -> None:
        self.change("open.json", '"MDW-GEN-23": "no_case"', '"V-ITEM-99": "no_case"')
        self.refused("open.json: V-ITEM-99", "a clause of data/rules or a part of one")
        self.change("open.json", '"V-ITEM-99": "no_case"', '"V-SPELL-1": "boring"')
        self.refused("untestable.json does not have", "a reason out of items")

    def option(self, name: str) -> tuple[list[dict], dict]:
        options = json.loads((self.data / "options.json").read_text(encoding="utf-8"))
        return options, next(option for option in options if option["name"] == name)

    def write_options(self, options: list[dict]) -> None:
        (self.data / "options.json").write_text("[\n" + ",\n".join(map(json.dumps, options)) + "\n]\n", encoding="utf-8")

    def test_a_default_is_allowed(self) -> None:
        for name, value in (("contact_eps", 51), ("graze", "maybe"), ("rescue", "off"), ("c_build_total", 2001)):
            options, option = self.option(name)
            option["default"] = value
            self.write_options(options)
            self.refused(option["id"], "an allowed default", repr(value))

    def test_a_number_at_its_limit_is_allowed(self) -> None:
        options, option = self.option("contact_eps")
        option["default"] = 50
        self.write_options(options)
        self.assertEqual(self.run_tool().returncode, 0)

    def test_names_are_unique_and_say_their_decision(self) -> None:
        options, option = self.option("graze")
        option["name"] = "contact_eps"
        self.write_options(options)
        self.refused("H-GRAZE", "the name graze")

    def test_an_earlier_name_clashes_with_no_name(self) -> None:
        options, option = self.option("passed_on_damage")
        self.assertEqual((option["id"], option["was"]), ("H-X-G11", "x_g11"))
        option["was"] = "passed_on_damage"
        self.write_options(options)
        self.refused("H-X-G11", "the name x_g11")
        option["was"] = "x_g11_again"
        next(o for o in options if o["name"] == "chariot_fall")["name"] = "x_g11_again"
        self.write_options(options)
        self.refused("H-X-G17", "a name of its own, not x_g11_again")

    def test_no_decision_lacks_its_option(self) -> None:
        options, option = self.option("graze")
        options.remove(option)
        self.write_options(options)
        self.refused("options.json", "an option for H-GRAZE")

    def test_scenarios_name_clauses_of_the_catalog(self) -> None:
        folder = self.data.parent / "scenarios"
        folder.mkdir()
        line = [sys.executable, str(TOOL), "--data", str(self.data), "--scenarios", str(folder)]
        (folder / "good.scn").write_text("clause  U-MOVE-1  # U-INVENTED-1 in a comment\n", encoding="utf-8")
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        (folder / "bad.scn").write_text("clause  U-MOVE-1\nwhen    red pass A refused U-INVENTED-1\n", encoding="utf-8")
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn("bad.scn:2:28: expected a clause of the catalog, not U-INVENTED-1", done.stderr)

    def test_german_texts_belong_to_clauses_and_sections(self) -> None:
        sections = set()
        for path in sorted(self.data.glob("[A-Z]*.json")):
            sections |= {record.get("section") for record in json.loads(path.read_text(encoding="utf-8"))}
        for path in sorted((ROOT / "data" / "rules" / "de").glob("*.json")):
            if path.name == "sections.json":
                known = sections
            else:
                known = {record["id"] for record in json.loads((self.data / path.name).read_text(encoding="utf-8"))}
            texts = json.loads(path.read_text(encoding="utf-8"))
            self.assertEqual(set(texts) - known, set(), path.name)
            self.assertEqual([name for name, text in texts.items() if not text.strip()], [], path.name)


if __name__ == "__main__":
    unittest.main()
