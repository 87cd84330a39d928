#!/usr/bin/env python3
"""Runs clang-tidy over sources, on all cores. A source that passed is not looked at again until it, a header it includes, its
compile command or a list of checks changes: a folder beside ccache's remembers, so that a second clone does, too.

    tools/tidy.py BUILD < NAMES     BUILD has compile_commands.json; NAMES are paths from the root, one a line
"""

import concurrent.futures
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time

from compile_commands import commands_of

ROOT = pathlib.Path(__file__).resolve().parent.parent
PASSED = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache") / "sixskulls-tidy"
KEPT_DAYS = 60
# g++ warnings that clang does not know are no fault of the code; assert(!"why") is meant.
TIDY = ["clang-tidy-14", "--quiet", "--extra-arg=-Wno-unknown-warning-option", "--extra-arg=-Wno-string-conversion"]


@functools.cache
def included_by(path: pathlib.Path, generated: pathlib.Path) -> list[pathlib.Path]:
    """The project's own headers that a file includes by itself."""
    names = re.findall(r'^#include "(.*)"$', path.read_text(), re.M)
    return [place / name for name in names for place in (ROOT, generated) if (place / name).is_file()]


def headers_of(source: pathlib.Path, generated: pathlib.Path) -> set[pathlib.Path]:
    found: set[pathlib.Path] = set()
    to_see = [source]
    while to_see:
        for header in included_by(to_see.pop(), generated):
            if header not in found:
                found.add(header)
                to_see.append(header)
    return found


def key_of(entry: dict, headers: set[pathlib.Path]) -> str:
    """A hash of all that the verdict depends on but the system's own headers."""
    command = entry["command"].replace(str(ROOT), "")
    digest = hashlib.sha256(repr((TIDY, command)).encode())
    for path in sorted({ROOT / ".clang-tidy", ROOT / "tests" / ".clang-tidy", pathlib.Path(entry["file"]), *headers}):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def look_at(commands: pathlib.Path, name: str, key: str) -> str:
    """What clang-tidy complains of; nothing when it is content."""
    done = subprocess.run([*TIDY, "-p", commands, name], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        (PASSED / key).touch()
        return ""
    noise = re.compile(r"^(\d+ warnings?( and \d+ errors?)? generated\.|Suppressed .*|\d+ warnings? treated as errors?)\n", re.M)
    return done.stdout + noise.sub("", done.stderr) or f"{name}: clang-tidy ended with code {done.returncode}\n"


def forget_old() -> None:
    oldest = time.time() - KEPT_DAYS * 24 * 3600
    for verdict in PASSED.iterdir():
        if verdict.stat().st_mtime < oldest:
            verdict.unlink(missing_ok=True)


def main() -> int:
    if len(sys.argv) != 2 or not (pathlib.Path(sys.argv[1]) / "compile_commands.json").is_file():
        print(__doc__, file=sys.stderr)
        return 2
    build = pathlib.Path(sys.argv[1]).resolve()
    entries = commands_of(build)
    # clang-tidy wants a folder with a list of its own.
    commands = build / "one_by_one"
    commands.mkdir(exist_ok=True)
    (commands / "compile_commands.json").write_text(json.dumps(list(entries.values())))
    PASSED.mkdir(parents=True, exist_ok=True)
    forget_old()
    names = [name for name in sys.stdin.read().splitlines() if name in entries]
    to_do: list[tuple[str, str]] = []
    for name in names:
        key = key_of(entries[name], headers_of(ROOT / name, build / "generated"))
        if (PASSED / key).exists():
            (PASSED / key).touch()
        else:
            to_do.append((name, key))
    print(f"clang-tidy: {len(names)} files, {len(names) - len(to_do)} of them as they were when they passed", file=sys.stderr)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("SIX_JOBS") or os.cpu_count() or 1)) as pool:
        for complaints in pool.map(lambda item: look_at(commands, *item), to_do):
            bad += bool(complaints)
            print(complaints, end="", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
