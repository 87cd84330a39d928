"""Which scenarios reach a point, and what they say when it is on. Verdicts are kept in build/mutate/log.jsonl, so that what did not
change is not tried again: a caught one as long as the source and the scenario that caught it are the same, a survivor as long as the
source and all scenarios are."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import pathlib
import re
import subprocess
import threading

from build import FOLDER, PROGRAM, ROOT, BuildError, Chapter
from points import Point

SCENARIOS = "tests/scenarios"


@dataclasses.dataclass
class Verdict:
    said: str  # caught, survived (reached and nobody minds) or unreached
    by: str = ""  # the scenario that caught it
    how: str = ""  # it failed, crashed or never ended


class Reach:
    """One run of all scenarios, on the engine as it is."""

    def __init__(self) -> None:
        files = sorted((ROOT / SCENARIOS).rglob("*.scn"))
        self.texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}
        self.hashes = {name: hashlib.sha256(text.encode()).hexdigest()[:16] for name, text in self.texts.items()}
        self.all_hash = hashlib.sha256(json.dumps(self.hashes, sort_keys=True).encode()).hexdigest()[:16]
        self.before_all: set[int] = set()
        self.micros: dict[str, int] = {}
        self.reached_by: dict[int, list[str]] = {}
        self.failing: list[str] = []
        self.read(self.noted())

    def noted(self) -> str:
        digest = hashlib.sha256(PROGRAM.read_bytes() + self.all_hash.encode()).hexdigest()[:16]
        kept = FOLDER / "reach" / f"{digest}.txt"
        if kept.is_file():
            return kept.read_text(encoding="utf-8")
        environment = {**os.environ, "SIX_MUTANTS_NOTED": "1"}
        done = subprocess.run(
            [str(PROGRAM), "note"], cwd=ROOT, env=environment, input="\n".join(self.texts) + "\n", text=True, capture_output=True, check=False
        )
        if done.returncode != 0:
            raise BuildError(f"The scenarios could not be run with all points off (code {done.returncode}).\n{done.stderr[-2000:]}")
        kept.parent.mkdir(parents=True, exist_ok=True)
        for old in sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-7]:
            old.unlink()
        kept.write_text(done.stdout, encoding="utf-8")
        return done.stdout

    def read(self, text: str) -> None:
        for line in text.splitlines():
            name, micros, passed, *points = line.split(" ")
            if name == "-":
                self.before_all = {int(point, 16) for point in points}
                continue
            if passed != "passed":
                self.failing.append(name)
                continue
            self.micros[name] = int(micros)
            for point in points:
                self.reached_by.setdefault(int(point, 16), []).append(name)

    def in_order(self, point: Point) -> list[str]:
        """The scenarios that can notice the point, the likeliest and the quickest first."""
        stem = pathlib.PurePath(point.file).stem
        if point.number in self.before_all:
            names = list(self.micros)
            word = re.compile(rf"\b{stem}\b")
            likely = {name for name in names if word.search(self.texts[name])}
        else:
            names = self.reached_by.get(point.number, [])
            words = set(re.findall(r"[a-z]{4,}", f"{stem} {point.function} {point.change}".lower()))
            likely = {name for name in names if any(word in name for word in words)}
        return sorted(names, key=lambda name: (name not in likely, self.micros[name]))


class Log:
    def __init__(self, reach: Reach, fresh: bool) -> None:
        self.reach = reach
        self.path = FOLDER / "log.jsonl"
        self.lock = threading.Lock()
        self.known: dict[tuple[str, str], dict[str, str]] = {}
        if self.path.is_file() and not fresh:
            for line in self.path.read_text(encoding="utf-8").splitlines():
                try:
                    entry = json.loads(line)
                    self.known[entry["key"], entry["source"]] = entry
                except (ValueError, KeyError):
                    continue  # a line that was being written when the tool was stopped

    def find(self, chapter: Chapter, point: Point) -> Verdict | None:
        entry = self.known.get((point.key, chapter.hash))
        if entry is None:
            return None
        if entry["said"] == "caught":
            same = self.reach.hashes.get(entry["by"]) == entry["scenario"]
        else:
            same = entry["scenario"] == self.reach.all_hash
        return Verdict(entry["said"], entry["by"], entry["how"]) if same else None

    def keep(self, chapter: Chapter, point: Point, verdict: Verdict) -> None:
        scenario = self.reach.hashes[verdict.by] if verdict.by else self.reach.all_hash
        entry = {"key": point.key, "source": chapter.hash, "scenario": scenario, **dataclasses.asdict(verdict)}
        with self.lock:
            self.known[point.key, chapter.hash] = entry
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")


def attempt(point: Point, reach: Reach) -> Verdict:
    names = reach.in_order(point)
    if not names:
        return Verdict("unreached")
    environment = {**os.environ, "SIX_MUTANT": f"{point.number:x}"}
    expected = sum(reach.micros[name] for name in names) / 1e6
    try:
        done = subprocess.run([str(PROGRAM), "try"], cwd=ROOT, env=environment, input="\n".join(names) + "\n", text=True,
                              capture_output=True, timeout=60 + 20 * expected, check=False)
        code, said = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        code, said = -14, (late.stdout or b"").decode()
    lines = said.splitlines()
    last = next((line[1:] for line in reversed(lines) if line.startswith("@")), names[0])
    if code == 0:
        return Verdict("survived")
    if code == 1 and lines and lines[-1] == "!":
        return Verdict("caught", last, "failed")
    return Verdict("caught", last, "never ended" if code in (-14, -27) else "crashed")
