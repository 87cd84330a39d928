"""Plants faults in a small tree and expects tools/check_carried.py to name each, and nothing else."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_carried.py"
CARRIED = "data/rules/carried/v2.json"
GOOD = {
    "U-BREAK-2": {"as": "V-BRK-2", "differs": "a 6 only"},
    "U-GEN-8": {"differs": "in force, and decided otherwise"},
    "U-PASS-1": {"not": "there is no pass", "by": "V-ACT-1"},
}


class CheckCarried(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.write("data/rules/documents.json", json.dumps([{"id": "U"}, {"id": "V"}]))
        old = ["U-BREAK-2", "U-PASS-1", "U-MOVE-1"]
        clauses = [{"id": clause, "editions": ["unlimited"]} for clause in old]
        clauses.append({"id": "U-GEN-8", "editions": ["unlimited"], "carried_to": ["v2"]})
        self.write("data/rules/U.json", json.dumps(clauses))
        new = ["V-BRK-2", "V-ACT-1"]
        self.write("data/rules/V.json", json.dumps([{"id": clause, "editions": ["v2"]} for clause in new]))
        self.write(
            "engine/rules/turn.cpp",
            '// "U-MOVE-1" in a comment\nconst Clause a = "U-BREAK-2";\nconst Clause b[] = {"U-GEN-8", "U-PASS-1"};\n'
            'const char* name = "NO-CLAUSE-9";\n',
        )
        self.carry(GOOD)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def carry(self, entries, name=CARRIED):
        rows = entries.items() if isinstance(entries, dict) else entries
        lines = ",\n".join(f"{json.dumps(clause)}: {json.dumps(entry)}" for clause, entry in rows)
        self.write(name, "{\n" + lines + "\n}\n")

    def run_script(self, *arguments):
        return subprocess.run(
            [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, timeout=60, check=False
        )

    def faults(self):
        done = self.run_script(self.root)
        self.assertEqual(done.returncode, 1 if done.stdout else 0, done.stderr)
        return done.stdout.splitlines()

    def test_what_is_one_later_editions_alone_needs_no_entry_elsewhere(self):
        self.write("engine/rulesets/v2.cpp", 'const Clause a = "V-BRK-2";\n')
        entries = {clause: {"not": "this is not played"} for clause in ("U-BREAK-2", "U-GEN-8", "U-PASS-1")}
        clauses = json.loads((self.root / "data/rules/U.json").read_text(encoding="utf-8"))
        clauses.append({"id": "C-KEEP-1", "editions": ["conquest"]})
        self.write("data/rules/U.json", json.dumps(clauses))
        self.carry(entries, "data/rules/carried/conquest.json")
        self.assertEqual(self.faults(), [])

    def assert_fault(self, where, words):
        faults = self.faults()
        self.assertEqual(len(faults), 1, faults)
        self.assertTrue(faults[0].startswith(f"{where}: "), faults[0])
        self.assertIn(words, faults[0])

    def test_a_clean_tree_passes(self):
        self.assertEqual(self.faults(), [])

    def test_what_is_in_force_needs_no_entry(self):
        self.carry({clause: GOOD[clause] for clause in ("U-BREAK-2", "U-PASS-1")})
        self.assertEqual(self.faults(), [])

    def test_a_citation_that_nobody_carried(self):
        self.carry({clause: GOOD[clause] for clause in ("U-GEN-8", "U-PASS-1")})
        self.assert_fault("engine/rules/turn.cpp:2", f"U-BREAK-2 is not in force in v2, and {CARRIED} does not say")

    def test_a_new_citation_in_a_header(self):
        self.write("engine/state/ruleset.h", '\n\nClause first = "U-MOVE-1";\n')
        self.assert_fault("engine/state/ruleset.h:3", "U-MOVE-1 is not in force in v2")

    def test_an_entry_that_nobody_cites(self):
        self.carry({**GOOD, "U-XYZ-1": {"as": "V-ACT-1"}})
        self.assert_fault(f"{CARRIED}:5", "U-XYZ-1 is not cited in engine/ any more")
        self.carry(dict(sorted({**GOOD, "U-MOVE-1": {"as": "V-ACT-1"}}.items())))
        self.assert_fault(f"{CARRIED}:4", "U-MOVE-1 is not cited in engine/ any more")

    def test_clauses_that_are_not_in_force(self):
        for entry in ({"as": "U-MOVE-1"}, {"as": "V-NO-1"}, {"not": "why", "by": "U-MOVE-1"},
                      {"as": "V-BRK-2", "also": {"U-MOVE-1": "there"}}, {"as": "U-BREAK-2"}):
            with self.subTest(entry):
                self.carry({**GOOD, "U-BREAK-2": entry})
                self.assert_fault(f"{CARRIED}:2", "is no other clause in force in v2")

    def test_a_carried_clause_of_another_document_is_in_force(self):
        self.carry({**GOOD, "U-BREAK-2": {"as": "U-GEN-8"}})
        self.assertEqual(self.faults(), [])

    def test_the_order_of_ids(self):
        self.carry({clause: GOOD[clause] for clause in ("U-GEN-8", "U-BREAK-2", "U-PASS-1")})
        self.assert_fault(f"{CARRIED}:3", "U-BREAK-2 does not stand in the order of ids")

    def test_an_id_twice(self):
        self.carry([("U-BREAK-2", GOOD["U-BREAK-2"]), *GOOD.items()])
        self.assert_fault(f"{CARRIED}:3", "U-BREAK-2 does not stand in the order of ids")

    def test_fields(self):
        for entry, words in (
            ({"as": "V-BRK-2", "not": "why"}, "exclude each other"),
            ({"differs": "much"}, "needs as or not"),
            ({"as": "V-BRK-2", "by": "V-ACT-1"}, "has by, which needs not"),
            ({"not": "why", "also": {"V-ACT-1": "there"}}, "has also, which needs as"),
            ({"as": "V-BRK-2", "also": {}}, "an empty field"),
            ({"as": "V-BRK-2", "also": "V-ACT-1"}, "no text"),
            ({"not": ""}, "an empty field"),
            ({"as": 7}, "no text"),
            ({"as": "V-BRK-2", "why": "so"}, "has none but the fields"),
            ({}, "has none but the fields"),
            ("V-BRK-2", "has none but the fields"),
        ):
            with self.subTest(entry):
                self.carry({**GOOD, "U-BREAK-2": entry})
                self.assert_fault(f"{CARRIED}:2", words)

    def test_files_that_cannot_be_read(self):
        for text, line, words in (("{\n", 2, "is not JSON"), ("[]\n", 1, "is not an object"),
                                  (json.dumps(GOOD), 1, "one entry a line")):
            with self.subTest(text):
                self.write(CARRIED, text)
                self.assert_fault(f"{CARRIED}:{line}", words)

    def test_an_edition_that_there_is_not(self):
        self.carry({}, "data/rules/carried/v3.json")
        self.assert_fault("data/rules/carried/v3.json:1", "no clause is in force in an edition v3")

    def test_wrong_arguments(self):
        for arguments in (["--help-me"], ["a", "b"], [self.root / "nowhere"], [self.root / "engine"]):
            with self.subTest(arguments):
                self.assertEqual(self.run_script(*arguments).returncode, 2)


if __name__ == "__main__":
    unittest.main()
