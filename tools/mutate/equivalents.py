"""tools/mutate/equivalents.json: points that no scenario can catch, each with its reason."""

from __future__ import annotations

import json
import pathlib

from build import BuildError
from points import Point

FILE = pathlib.Path(__file__).resolve().parent / "equivalents.json"
FIELDS = {"file", "function", "line", "change", "why"}


class Equivalents:
    def __init__(self, path: pathlib.Path = FILE) -> None:
        self.entries: list[dict] = []
        self.by_words: dict[tuple[str, str, str, str, int], dict] = {}
        try:
            self.entries = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BuildError(f"{path.name}: {error}") from error
        for n, entry in enumerate(self.entries, 1):
            if not FIELDS <= set(entry) <= FIELDS | {"nth"} or not entry["why"].strip():
                needed = ", ".join(sorted(FIELDS))
                raise BuildError(f"{path.name}: entry {n} needs {needed}, with a reason, and at most nth besides")
            words = (entry["file"], entry["function"], entry["line"], entry["change"], entry.get("nth", 0))
            if words in self.by_words:
                raise BuildError(f"{path.name}: entry {n} says again what an earlier one says: {entry['change']}")
            self.by_words[words] = entry

    def find(self, point: Point) -> dict | None:
        words = (point.file, point.function, point.text, point.change, point.nth)
        return self.by_words.get(words)

    def reason(self, point: Point) -> str:
        entry = self.find(point)
        return entry["why"] if entry else ""

    def stale(self, points: list[Point]) -> list[str]:
        used = {id(entry) for entry in map(self.find, points) if entry is not None}
        return [f"{entry['file']}: {entry['change']}" for entry in self.entries if id(entry) not in used]
