#!/usr/bin/env python3
"""Fails when an #include points the wrong way, or when the engine uses what it must not.

The order of the folders is the architecture: each may include itself and what stands before it. The tables below are
the only place where it is written down for machines; docs/architecture.md draws it for people.

    tools/check_includes.py [ROOT]     prints one line per fault: FILE:LINE: what is wrong
"""

import pathlib
import re
import sys

# Inside these folders, from the ground up.
ROOMS = {
    "engine": ["base", "geometry", "dial", "catalog", "state", "messages", "rules", "abilities", "rulesets", "game"],
    "io": ["text", "rules", "language", "format", "answers", "library", "draw", "replay", "scenario"],
}
# Sources (.cpp) that one folder may have before it wants rooms.
MOST_SOURCES = 60

# Top folders and what each may include besides itself.
MAY_INCLUDE = {
    "engine": [],
    "chance": ["engine"],
    "io": ["engine"],
    "workshop": ["engine", "io"],
    "bots": ["engine"],
    "sim": ["engine", "chance", "io", "bots"],
    "host": ["engine", "chance", "io", "bots", "sim"],
    "server": ["engine", "io"],
    "cli": ["engine", "chance", "io", "workshop", "bots", "sim", "host", "server"],
    "wasm": ["engine", "chance", "io", "workshop", "bots", "sim", "host", "cli"],
    "fuzz": ["engine", "chance", "io", "workshop", "bots", "sim", "host", "cli", "tests/support"],
    "bench": ["engine", "chance", "io", "workshop", "bots", "sim", "host", "tests/support"],
    "tests": ["engine", "chance", "io", "workshop", "bots", "sim", "host", "server", "cli"],
}

# Outside of the engine positions are read and never changed: whoever may not include these goes through
# engine/game/look.h and engine/game/sound.h, and those may not know what a resolving rule works with.
HIDDEN = ("engine/rules/", "engine/abilities/")
SEES_HIDDEN = ("engine", "tests", "bench", "fuzz")
FACES = ("engine/game/look.h", "engine/game/sound.h")
CHANGES = "engine/rules/context.h"

# The engine is a pure function of its arguments with the same bits everywhere: no input or output, clock, thread,
# randomness, locale, floating point, or container whose order is not fixed.
NOT_IN_ENGINE = re.compile(
    r"(nlohmann/.*|iostream|fstream|sstream|istream|ostream|iomanip|cstdio|stdio\.h|filesystem|syncstream|print"
    r"|chrono|ctime|time\.h|thread|mutex|shared_mutex|condition_variable|future|atomic|semaphore|barrier|latch"
    r"|random|unordered_\w+|cmath|math\.h|complex|valarray|numbers|cfloat|float\.h|locale|clocale|regex"
    r"|csignal|unistd\.h|sys/.*)"
)
WORDS_NOT_IN_ENGINE = re.compile(r"\b(float|double|rand|srand|getenv|strtod|atof)\b")

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
# Comments and literals, so that words inside them are not taken for code. Line breaks are kept for the line numbers.
NOT_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])*\'', re.DOTALL
)


def blanked(text: str) -> str:
    return NOT_CODE.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)


def without_comments(text: str) -> str:
    """Literals stay: an include's path is one."""

    def replace(match: re.Match) -> str:
        found = match.group()
        return re.sub(r"[^\n]", " ", found) if found.startswith("/") else found

    return NOT_CODE.sub(replace, text)


def rank(path: str) -> int | None:
    """The place of engine/X/... or io/X/... in the order; None when X is not in it."""
    parts = path.split("/")
    rooms = ROOMS[parts[0]]
    return rooms.index(parts[1]) if len(parts) > 2 and parts[1] in rooms else None


def include_fault(file: str, quoted: str | None, angled: str | None) -> str | None:
    folder = file.split("/")[0]
    if angled is not None:
        if folder == "engine" and NOT_IN_ENGINE.fullmatch(angled):
            return f"<{angled}> does not belong in the engine"
        if angled.split("/")[0] in MAY_INCLUDE:
            return f"<{angled}> is the project's own: include it in quotes"
        return None
    assert quoted is not None
    if quoted.endswith(".gen.h") and "/" not in quoted:  # made from data/rules at build time
        return None
    target = quoted.split("/")[0]
    if folder == "engine" and NOT_IN_ENGINE.fullmatch(quoted):
        return f'"{quoted}" does not belong in the engine'
    if target not in MAY_INCLUDE or ".." in quoted.split("/"):
        return f'"{quoted}" is not a full path from the root such as "engine/base/ids.h"'
    if target == folder and target in ROOMS:
        mine, other = rank(file), rank(quoted)
        if other is None:
            return f'"{quoted}" is in no folder that tools/check_includes.py knows'
        if mine is not None and other > mine:
            rooms = ROOMS[target]
            return f'{target}/{rooms[mine]} may not include "{quoted}": {target}/{rooms[other]} stands above it'
        return None
    if quoted.startswith(HIDDEN) and folder not in SEES_HIDDEN:
        return f'"{quoted}" is a chapter of the rules: what can be read of it is in {FACES[0]} and {FACES[1]}'
    if target == folder or target in MAY_INCLUDE[folder]:
        return None
    if any(quoted.startswith(allowed + "/") for allowed in MAY_INCLUDE[folder]):
        return None
    return f'{folder}/ may not include "{quoted}"'


def faults_of(file: str, text: str) -> list[tuple[int, str]]:
    """Faults of one file, by line. `file` is its path from the root."""
    faults = []
    top = file.split("/")[0]
    if top in ROOMS and rank(file) is None:
        faults.append((1, f"is in no folder of {top}/ that tools/check_includes.py knows"))
    if file.endswith(".h"):
        if not text.startswith("//"):
            faults.append((1, "a header begins with a comment that says what it owns"))
        if not re.search(r"^#pragma once$", text, re.MULTILINE):
            faults.append((1, "a header needs #pragma once"))
    for number, line in enumerate(without_comments(text).splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            fault = include_fault(file, match.group(1), match.group(2))
            if fault:
                faults.append((number, fault))
    if file.startswith("engine/"):
        for number, line in enumerate(blanked(text).splitlines(), 1):
            match = WORDS_NOT_IN_ENGINE.search(line)
            if match:
                faults.append((number, f"{match.group()} in the engine: its result is not the same on every machine"))
    return sorted(faults)


def way_to_context(root: pathlib.Path, file: str) -> list[str]:
    """The includes by which a face comes to know what changes a game; none when it does not."""
    ways, seen = [[file]], {file}
    while ways:
        way = ways.pop()
        if way[-1] == CHANGES:
            return way
        path = root / way[-1]
        text = path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
        for line in without_comments(text).splitlines():
            match = INCLUDE.match(line)
            if match and match.group(1) and match.group(1) not in seen:
                seen.add(match.group(1))
                ways.append([*way, match.group(1)])
    return []


def check_tree(root: pathlib.Path) -> list[str]:
    lines = []
    for face in FACES:
        if way := way_to_context(root, face):
            lines.append(f"{face}:1: it may only read, and includes {' -> '.join(way[1:])}")
    for folder in MAY_INCLUDE:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".h", ".cpp") and path.is_file():
                file = path.relative_to(root).as_posix()
                text = path.read_text(encoding="utf-8", errors="replace")
                lines += [f"{file}:{number}: {fault}" for number, fault in faults_of(file, text)]
        for place in [root / folder, *(p for p in sorted((root / folder).rglob("*")) if p.is_dir())]:
            count = len(list(place.glob("*.cpp")))
            if count > MOST_SOURCES:
                lines.append(f"{place.relative_to(root).as_posix()}/: {count} sources; more than {MOST_SOURCES} want rooms")
    return lines


def main() -> int:
    if len(sys.argv) > 2 or sys.argv[1:2] and sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else pathlib.Path(__file__).resolve().parent.parent
    if not (root / "engine").is_dir():
        print(f"{root}: has no folder engine/", file=sys.stderr)
        return 2
    lines = check_tree(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
