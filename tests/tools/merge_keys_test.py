"""tools/text/merge_keys.py: adds, refuses, and never leaves half a change behind."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOL = pathlib.Path(__file__).resolve().parents[2] / "tools" / "text" / "merge_keys.py"


class MergeKeys(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.text = pathlib.Path(self.folder.name) / "text"
        self.run_tool({"b.one": {"en": "one {n}", "de": "eins {n}"}})

    def run_tool(self, keys: object, *more: str) -> subprocess.CompletedProcess:
        path = pathlib.Path(self.folder.name) / "new.json"
        path.write_text(keys if isinstance(keys, str) else json.dumps(keys), encoding="utf-8")
        command = [sys.executable, str(TOOL), str(path), "--text", str(self.text), *more]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def words(self, language: str) -> str:
        return (self.text / f"{language}.json").read_text(encoding="utf-8")

    def test_keys_are_sorted_one_on_each_line(self) -> None:
        self.assertEqual(self.run_tool({"a.two": {"en": "x", "de": "ü"}}).returncode, 0)
        self.assertEqual(self.words("de"), '{\n"a.two": "ü",\n"b.one": "eins {n}"\n}\n')

    def test_an_existing_key_keeps_its_words(self) -> None:
        change = {"b.one": {"en": "1 {n}", "de": "1 {n}"}}
        self.assertEqual(self.run_tool(change).returncode, 1)
        self.assertIn("one {n}", self.words("en"))
        self.assertEqual(self.run_tool(change, "--replace").returncode, 0)
        self.assertIn("1 {n}", self.words("en"))

    def test_what_is_wrong_changes_nothing(self) -> None:
        before = self.words("en") + self.words("de")
        for keys in (
            {"a.b": {"en": "only English"}},
            {"a.b": {"en": "{n}", "de": "{m}"}},
            {"a.b": {"en": "{n", "de": "{n"}},
            {"a.b": {"en": "{n|one}", "de": "{n|one}"}},
            {"a b": {"en": "x", "de": "x"}},
            {"a.b": {"en": "", "de": ""}},
            {"a.c": {"en": "fine", "de": "gut"}, "a.b": {"en": "two\nlines", "de": "x"}},
            "not json",
            "[]",
            '{"a.b": {"en": "x", "de": "x"}, "a.b": {"en": "y", "de": "y"}}',
        ):
            with self.subTest(keys=keys):
                run = self.run_tool(keys)
                self.assertEqual(run.returncode, 1)
                self.assertTrue(run.stderr.strip())
                self.assertNotIn("Traceback", run.stderr)
                self.assertEqual(self.words("en") + self.words("de"), before)

    def test_choosing_by_number_is_an_argument(self) -> None:
        keys = {"a.b": {"en": "{n} {n|click|clicks}", "de": "{n} {n|Klick|Klicks}"}}
        self.assertEqual(self.run_tool(keys).returncode, 0)

    def test_removing(self) -> None:
        self.assertEqual(self.run_tool({}, "--remove", "b.one").returncode, 0)
        self.assertNotIn("b.one", self.words("en") + self.words("de"))
        self.assertEqual(self.run_tool({}, "--remove", "b.one").returncode, 1)


class ProjectWords(unittest.TestCase):
    def test_the_words_of_the_project_are_in_order(self) -> None:
        run = subprocess.run([sys.executable, str(TOOL)], capture_output=True, text=True, check=False)
        self.assertEqual((run.returncode, run.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
