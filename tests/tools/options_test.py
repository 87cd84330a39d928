#!/usr/bin/env python3
"""What may be chosen is read and shown: every option that a page lists is named in a chapter, and every alternative of a choice
that an edition plays stands in a scenario.

    options_test.py PROGRAM
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
EDITIONS = ("unlimited", "v2", "conquest")
# Decisions whose alternatives no scenario shows: each is named in docs/progress.md.
NOT_SHOWN = set()


def listed(program: str, edition: str) -> list[dict]:
    line = [program, "rules", "list", "--options", "--edition", edition, "--json"]
    clauses = json.loads(subprocess.run(line, check=True, capture_output=True, text=True).stdout)
    return [o for c in clauses for o in c.get("options", []) if o["id"] == c["id"] and edition in o["chosen_in"]]


def sources() -> str:
    """The engine without its pages, and what lays a table: there options are read."""
    files = [*(ROOT / "engine").rglob("*.cpp"), *(ROOT / "engine").rglob("*.h"), *(ROOT / "io").rglob("*.cpp")]
    texts = []
    for file in files:
        text = file.read_text(encoding="utf-8")
        # A page's own list of what it plays proves nothing.
        texts.append(re.sub(r"case Option::\w+:", "", text))
    return "\n".join(texts)


def shown() -> set[tuple[str, str]]:
    """(option as it is written, value) of all scenarios."""
    found = set()
    for file in (ROOT / "tests" / "scenarios").rglob("*.scn"):
        found |= set(re.findall(r"^option\s+(\S+)\s+(\S+)", file.read_text(encoding="utf-8"), re.M))
    return found


def alternatives(option: dict, edition: str) -> list[str]:
    usual = option["default"][edition]
    if option["type"] == "bool":
        return ["false" if usual else "true"]
    return [value for value in option.get("values", []) if value != usual]


def main() -> int:
    program = sys.argv[1]
    read, seen, wrong = sources(), shown(), []
    decides = {o["name"]: o.get("decides", o["name"]) for o in json.loads((ROOT / "data/rules/options.json").read_text())}
    was = {o["name"]: o.get("was", o["name"]) for o in json.loads((ROOT / "data/rules/options.json").read_text())}
    for edition in EDITIONS:
        for option in listed(program, edition):
            name = option["name"]
            if not re.search(rf"Option::{decides[name]}\b", read):
                wrong.append(f"{name}: may be chosen in {edition}, and no chapter reads it")
            names = {option["id"], name, was[name]}
            for value in alternatives(option, edition):
                if name not in NOT_SHOWN and not any((one, value) in seen for one in names):
                    wrong.append(f"{name} {value}: may be chosen in {edition}, and no scenario shows it")
    print("\n".join(dict.fromkeys(wrong)) or "every option that may be chosen is read, and its alternatives are shown")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
