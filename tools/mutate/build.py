"""Copies of the engine's sources with every point in them, compiled and linked once: a mutant costs a run, not a build.

What is not changed comes from build/release. Copies, objects and the program stand in build/mutate; the tree is never touched."""

from __future__ import annotations

import concurrent.futures
import dataclasses
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from compile_commands import commands_of  # noqa: E402
from points import Point, find_points, fixed_constants, write_copy  # noqa: E402
from source import Source  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "mutate"
PROGRAM = FOLDER / "six_mutants"
RELEASE = ROOT / "build" / "release"
# Every room of the rules, but where bots and hands are offered something.
ROOMS = sorted(room.name for room in (ROOT / "engine/rules").iterdir() if room.is_dir() and room.name != "proposals")
CHAPTERS = ["engine/rules/*", *(f"engine/rules/{room}/*" for room in ROOMS), "engine/abilities/*", "engine/rulesets/*"]
# Where rules live in engine/game; the rest of it lays tables, proposes, explains and counts for hosts.
IN_GAME = ("battle", "dice", "next_decision", "setup")
CHAPTERS += [f"engine/game/{name}.cpp" for name in IN_GAME]
# Checks of the program's own state, and of foreign figures and pieces before there is a game: no rules.
NO_RULES = {"invariant.cpp", "invariant.h", "invariant_frames.cpp", "invariant_spells.cpp", "playable.cpp", "playable.h", "context.h"}
NO_RULES |= {"castle_design.cpp", "castle_design.h"}  # where a castle is sensibly built
# What a row proposes and offers is no rule either: whether it is legal the checks say. Nor is what an invariant asks.
NOT_OF_RULES = ("propose_", "offer_", "wrong_")


INPUTS = ("engine", "io", "data", "cmake", "tools/rules")  # of the program, for what is asked of it here


class BuildError(Exception):
    pass


@dataclasses.dataclass
class Chapter:
    """One source and its points."""

    file: str
    source: Source
    points: list[Point]
    no_longer_constexpr: list[int]

    @property
    def name(self) -> str:
        return pathlib.PurePath(self.file).stem

    @property
    def hash(self) -> str:
        return hashlib.sha256(self.source.text.encode()).hexdigest()[:16]


def bodies_of(source: Source, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """The bodies of functions that are called so, from brace to brace."""
    found = []
    for i, token in enumerate(source.tokens):
        if token.text.startswith(names) and source.at(i + 1) == "(":
            brace = source.partner[i + 1] + 1
            if source.at(brace) == "{":
                found.append((brace, source.partner[brace]))
    return found


def read_chapters(root: pathlib.Path = ROOT) -> list[Chapter]:
    files = sorted({path for pattern in CHAPTERS for path in root.glob(pattern) if path.suffix in (".cpp", ".h")})
    fixed = fixed_constants([path.read_text(encoding="utf-8") for path in sorted(root.glob("engine/**/*.[ch]*"))])
    chapters = []
    for path in files:
        name = path.relative_to(root).as_posix()
        if path.name in NO_RULES:
            continue
        source = Source(name, path.read_text(encoding="utf-8"))
        points, no_longer_constexpr = find_points(source, fixed)
        proposers = bodies_of(source, NOT_OF_RULES)
        points = [point for point in points if not any(first <= point.first <= last for first, last in proposers)]
        if points:
            chapters.append(Chapter(name, source, points, no_longer_constexpr))
    return chapters


def run(line: list[str], what: str) -> str:
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{what} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def build_release() -> None:
    """Not even begun where the program is newer than all that goes into it."""
    program = RELEASE / "sixskulls"
    inputs = [path for folder in INPUTS for path in (ROOT / folder).rglob("*.*")]
    if program.is_file() and all(path.stat().st_mtime < program.stat().st_mtime for path in inputs):
        return
    run(["bash", "tools/lib/call.sh", "build", "release", "--", "sixskulls"], "The release build")


class Build:
    def __init__(self, chapters: list[Chapter], jobs: int) -> None:
        self.chapters = chapters
        self.jobs = jobs
        self.left_out_file = FOLDER / "left_out.json"  # what does not compile, by the hash of the file
        self.left_out: dict[str, list[str]] = {}
        if self.left_out_file.is_file():
            self.left_out = json.loads(self.left_out_file.read_text(encoding="utf-8"))
        # By what it once included, ccache would not see that a header has a copy by now, which goes first.
        os.environ.update(CCACHE_BASEDIR=str(ROOT), CCACHE_NOHASHDIR="1", CCACHE_NODIRECT="1")

    def stamp(self) -> str:
        """Of all that goes into the program."""
        digest = hashlib.sha256("\n".join(chapter.file for chapter in self.chapters).encode())
        files = [path for folder in INPUTS for path in sorted((ROOT / folder).rglob("*.*")) if path.suffix != ".pyc"]
        files += [ROOT / "tools" / "mutate" / name for name in ("source.py", "points.py", "build.py", "switch.h", "run.cpp")]
        for path in files:
            if path.is_file():
                digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()

    def make(self) -> None:
        """build/mutate/six_mutants, with the points of these chapters in it; nothing to do when it is there already."""
        stamp, stamped = self.stamp(), FOLDER / "stamp"
        if PROGRAM.is_file() and stamped.is_file() and stamped.read_text(encoding="utf-8") == stamp:
            return
        stamped.unlink(missing_ok=True)
        build_release()
        entries = commands_of(RELEASE)
        commands = {file: entry["command"] for file, entry in entries.items()}
        by_file = {chapter.file: chapter for chapter in self.chapters}
        folder = FOLDER / "copy"
        for old in folder.glob("engine/**/*.*"):
            if old.relative_to(folder).as_posix() not in by_file:
                old.unlink()
        for chapter in self.chapters:
            self.write(chapter)
        # A changed header changes whoever includes it.
        headers = any(file.endswith(".h") for file in by_file)
        # Where one of several that are compiled together is a copy, the libraries have none of them to give.
        together = {entries[file]["with"] for file in by_file if file in entries}
        sources = [
            file for file, entry in entries.items()
            if entry["with"] in together or (headers and file.startswith(("engine/game/", "engine/rules/")))
        ]
        commands["tools/mutate/run.cpp"] = commands["cli/main.cpp"]
        sources = [*sorted(sources), "tools/mutate/run.cpp"]
        for _ in range(60):  # a compiler tells one constant that is none at a time
            with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
                faults = [text for text in pool.map(lambda file: self.compile(file, commands[file]), sources) if text]
            # A point in a header changes what others see: all is compiled again, most of it from the cache.
            if not faults or not self.leave_out("".join(faults)):
                break
        if faults:
            raise BuildError("The copies with their points do not compile:\n" + "".join(faults)[:4000])
        objects = [str(object_of(file)) for file in sources]
        libraries = sorted(str(path) for path in RELEASE.glob("**/libsix_*.a"))
        line = ["g++", "-o", str(PROGRAM), *objects, "-Wl,--start-group", *libraries, "-Wl,--end-group"]
        run(line, "Linking build/mutate/six_mutants")
        stamped.write_text(stamp, encoding="utf-8")

    def alive(self, chapter: Chapter) -> list[Point]:
        dead = set(self.left_out.get(chapter.hash, []))
        return [point for point in chapter.points if point.key not in dead]

    def write(self, chapter: Chapter) -> None:
        path = FOLDER / "copy" / chapter.file
        text = write_copy(chapter.source, self.alive(chapter), chapter.no_longer_constexpr)
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")

    def compile(self, file: str, command: str) -> str:
        """What the compiler complains of; nothing when it is content."""
        copy = FOLDER / "copy" / file
        object_of(file).parent.mkdir(parents=True, exist_ok=True)
        line = compile_line(command, copy if copy.is_file() else ROOT / file, object_of(file))
        done = subprocess.run(line, cwd=RELEASE, capture_output=True, text=True, check=False)
        return done.stderr if done.returncode != 0 else ""

    def leave_out(self, errors: str) -> bool:
        """The points on the lines that the compiler complains of; false when there are none."""
        found = False
        for chapter in self.chapters:
            name = re.escape(f"copy/{chapter.file}")
            lines = {int(line) for line in re.findall(rf"{name}:(\d+):\d+:\s+(?:error:|required from)", errors)}
            dead = [point.key for point in self.alive(chapter) if point.line in lines]
            if dead:
                found = True
                self.left_out.setdefault(chapter.hash, []).extend(dead)
                self.write(chapter)
        if found:
            self.left_out_file.write_text(json.dumps(self.left_out), encoding="utf-8")
        return found


def object_of(file: str) -> pathlib.Path:
    return FOLDER / "objects" / (file.replace("/", "_") + ".o")


def compile_line(command: str, source: pathlib.Path, made: pathlib.Path) -> list[str]:
    """As the release build compiles it, but from the copies first, quicker and without warnings."""
    words = shlex.split(command)
    line, skip = [], False
    for word in words:
        if skip or word in ("-c", "-Werror") or word.startswith(("-W", "-O")):
            skip = False
        elif word == "-o":
            skip = True
        elif not word.endswith(".cpp"):
            line.append(word)
    folders = [f"-I{FOLDER / 'copy'}", f"-I{ROOT}"]
    return ["ccache", line[0], *folders, *line[1:], "-O1", "-w", "-o", str(made), "-c", str(source)]
