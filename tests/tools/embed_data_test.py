"""tools/embed_data.py carries every file, or writes parcels that hold them."""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools" / "embed_data.py"


class EmbedData(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.data, self.out, self.parcels = self.root / "data", self.root / "data.cpp", self.root / "parcels"
        (self.root / "host").mkdir()
        (self.root / "io").mkdir()
        (self.root / "io" / "a.cpp").write_text('say("cli.play.over")', encoding="utf-8")
        self.write("figures/a.json", '{ "id": 1 }')
        self.write("emblems/x/a.svg", "<svg> </svg>\n")
        self.write("rules/U.json", '[\n{"en": "so"}\n]\n')
        self.write("rules/de/U.json", '{"U-1": "so und ü"}')
        self.write("schemas/a.json", "{}")
        self.write("text/de.json", '{"ask.a": "ä", "cli.play.over": "o", "cli.play.other": "p", "cli.help.x": "h"}')

    def write(self, name: str, text: str) -> None:
        path = self.data / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run_tool(self, *more: str) -> str:
        line = [sys.executable, str(TOOL), "--data", str(self.data), "--out", str(self.out), *more]
        subprocess.run(line, check=True)
        return self.out.read_text(encoding="utf-8")

    def entries(self, parcel: str) -> dict[str, str]:
        found, rest = {}, (self.parcels / f"{parcel}.txt").read_bytes()
        while rest:
            line, _, rest = rest.partition(b"\n")
            name, size = line.decode().rsplit(" ", 1)
            found[name], rest = rest[: int(size)].decode(), rest[int(size) + 1 :]
        return found

    def test_a_program_carries_every_file_but_the_schemas(self) -> None:
        source = self.run_tool()
        for name in ("figures/a.json", "emblems/x/a.svg", "rules/U.json", "rules/de/U.json", "text/de.json"):
            self.assertIn(f'{{"{name}", kFile', source)
        self.assertNotIn("schemas", source)
        self.assertNotIn("nullptr", source)
        self.assertIn(",".join(map(str, b'{ "id": 1 }')), source)

    def test_the_browser_carries_names_alone(self) -> None:
        source = self.run_tool("--parcels", str(self.parcels))
        self.assertIn('{"figures/a.json", nullptr, 0, "collection"}', source)
        self.assertIn('{"rules/U.json", nullptr, 0, "library"}', source)
        self.assertIn('{"text/de.json", nullptr, 0, "words.de"}', source)
        self.assertNotIn("kFile0", source)
        self.assertNotIn("fetched_parcel", source)

    def test_parcels_hold_the_files_whole(self) -> None:
        self.run_tool("--parcels", str(self.parcels))
        self.assertEqual(self.entries("collection"), {"figures/a.json": '{"id":1}'})
        library = self.entries("library")
        self.assertEqual(list(library), ["emblems/x/a.svg", "rules/U.json", "rules/de/U.json"])
        self.assertEqual(library["emblems/x/a.svg"], "<svg> </svg>\n")
        self.assertEqual(library["rules/de/U.json"], '{"U-1":"so und ü"}')

    def test_words_of_the_terminal_alone_are_left_out(self) -> None:
        self.run_tool("--parcels", str(self.parcels))
        words = json.loads(self.entries("words.de")["text/de.json"])
        self.assertEqual(words, {"ask.a": "ä", "cli.play.over": "o"})


if __name__ == "__main__":
    unittest.main()
