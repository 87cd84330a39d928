#!/usr/bin/env python3
"""Adds a row to the table of results in docs/testing.md, the newest first.

    tools/record_result.py FILE PASSED FAILED SECONDS
"""

import datetime
import os
import pathlib
import subprocess
import sys

BELOW = "| --- | --- | --- | --- | --- | --- |\n"


def commit() -> str:
    """The commit that was tested, with a + when the files differ from it."""

    def git(*arguments: str) -> str:
        done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    return (git("rev-parse", "--short=10", "HEAD") or "none") + ("+" if git("status", "--porcelain") else "")


def main() -> int:
    if len(sys.argv) != 5 or not all(word.isdigit() for word in sys.argv[2:]):
        print(__doc__, file=sys.stderr)
        return 2
    path = pathlib.Path(sys.argv[1])
    passed, failed, seconds = map(int, sys.argv[2:])
    text = path.read_text(encoding="utf-8")
    if text.count(BELOW) != 1:
        print(f"{path}: expected exactly one line {BELOW.strip()}", file=sys.stderr)
        return 1
    date = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M")
    row = f"| {date} | {commit()} | {passed} | {failed} | {seconds / 60:.0f} min | {os.cpu_count()} |\n"
    new = path.with_suffix(".new")
    new.write_text(text.replace(BELOW, BELOW + row), encoding="utf-8")
    new.replace(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
