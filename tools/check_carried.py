#!/usr/bin/env python3
"""Fails when an edition would have to cite a clause of another one.

The chapters cite the clauses by which they were written. data/rules/carried/EDITION.json says of each that is not in
force in that edition what is cited there in its place, or that there is no such thing (data/rules/README.md). Cited is
what stands in engine/ as a literal and is an id of data/rules; comments do not count.

    tools/check_carried.py [ROOT]     prints one line per fault: FILE:LINE: what is wrong
"""

import json
import pathlib
import re
import sys

from check_includes import without_comments

# Here every block is one edition's, and cites its law.
EACH_ITS_OWN = {"engine/rulesets/armies.cpp"}

# What is these editions' alone is said by facts and functions that only their pages name.
BEHIND_THEIR_PAGES = {"v2", "dungeons"}

CITED = re.compile(r'"([A-Z0-9]+(?:-[A-Z0-9]+)+)"')
FIELDS = {"as", "also", "not", "by", "differs"}


def clauses_of(root: pathlib.Path) -> dict[str, set[str]]:
    """The editions in which each clause is in force."""
    data = root / "data" / "rules"
    editions = {}
    for document in json.loads((data / "documents.json").read_text(encoding="utf-8")):
        for clause in json.loads((data / f"{document['id']}.json").read_text(encoding="utf-8")):
            editions[clause["id"]] = {*clause["editions"], *clause.get("carried_to", [])}
    return editions


def cited_in(root: pathlib.Path, clauses: dict[str, set[str]]) -> dict[str, str]:
    """The clauses that the engine cites, each with the first place."""
    cited: dict[str, str] = {}
    for path in sorted((root / "engine").rglob("*")):
        if path.suffix not in (".h", ".cpp") or not path.is_file():
            continue
        if path.relative_to(root).as_posix() in EACH_ITS_OWN:
            continue
        text = without_comments(path.read_text(encoding="utf-8", errors="replace"))
        for number, line in enumerate(text.splitlines(), 1):
            for clause in CITED.findall(line):
                if clause in clauses:
                    cited.setdefault(clause, f"{path.relative_to(root).as_posix()}:{number}")
    return cited


def is_text(value: object) -> bool:
    return isinstance(value, str) and value != ""


def shape_fault(entry: object, in_force: bool) -> str | None:
    if not isinstance(entry, dict) or not entry or set(entry) - FIELDS:
        return f"has none but the fields {', '.join(sorted(FIELDS))}"
    if "as" in entry and "not" in entry:
        return "is carried or is not: as and not exclude each other"
    if not in_force and "as" not in entry and "not" not in entry:
        return "is not in force, so it needs as or not"
    if "also" in entry and "as" not in entry:
        return "has also, which needs as"
    if "by" in entry and "not" not in entry:
        return "has by, which needs not"
    also = entry.get("also", {"": "-"})
    texts = [value for field, value in entry.items() if field != "also"]
    if not isinstance(also, dict) or not also or not all(map(is_text, [*texts, *also.values()])):
        return "has an empty field, or one that is no text"
    return None


def named_by(entry: dict) -> list[str]:
    """The clauses that are cited in place of the one that the entry is about."""
    return [*(entry[field] for field in ("as", "by") if field in entry), *entry.get("also", {})]


def entry_faults(edition: str, clause: str, entry: object, clauses: dict[str, set[str]]) -> list[str]:
    fault = shape_fault(entry, edition in clauses.get(clause, set()))
    if fault:
        return [f"{clause} {fault}"]
    assert isinstance(entry, dict)
    return [
        f"{clause}: {named} is no other clause in force in {edition}"
        for named in named_by(entry)
        if named == clause or edition not in clauses.get(named, set())
    ]


def faults_of(file: str, text: str, clauses: dict[str, set[str]], cited: dict[str, str]) -> list[str]:
    """Faults of the file of one edition. `file` is its path from the root."""
    edition = pathlib.PurePosixPath(file).stem
    try:
        entries = json.loads(text)
        pairs = json.loads(text, object_pairs_hook=list)  # an id that stands twice is seen here only
    except json.JSONDecodeError as error:
        return [f"{file}:{error.lineno}: is not JSON: {error.msg}"]
    if not isinstance(entries, dict):
        return [f"{file}:1: is not an object"]
    if not any(edition in editions for editions in clauses.values()):
        return [f"{file}:1: no clause is in force in an edition {edition}"]
    # So that line numbers are right, and a difference shows which entry changed.
    if len(text.splitlines()) != len(pairs) + 2:
        return [f"{file}:1: one entry a line is expected, between the lines of the braces"]
    faults = []
    before = ""
    for number, (clause, _) in enumerate(pairs, 2):
        found = entry_faults(edition, clause, entries[clause], clauses)
        if clause <= before:
            found.append(f"{clause} does not stand in the order of ids")
        if clause not in cited:
            found.append(f"{clause} is not cited in engine/ any more")
        before = clause
        faults += [f"{file}:{number}: {fault}" for fault in found]
    for clause, place in sorted(cited.items()):
        if clauses[clause] <= BEHIND_THEIR_PAGES - {edition}:
            continue
        if edition not in clauses[clause] and clause not in entries:
            faults.append(f"{place}: {clause} is not in force in {edition}, and {file} does not say what is cited there")
    return faults


def check_tree(root: pathlib.Path) -> list[str]:
    clauses = clauses_of(root)
    cited = cited_in(root, clauses)
    lines = []
    for path in sorted((root / "data" / "rules" / "carried").glob("*.json")):
        text = path.read_text(encoding="utf-8", errors="replace")
        lines += faults_of(path.relative_to(root).as_posix(), text, clauses, cited)
    return lines


def main() -> int:
    if len(sys.argv) > 2 or sys.argv[1:2] and sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else pathlib.Path(__file__).resolve().parent.parent
    for folder in ("engine", "data/rules/carried"):
        if not (root / folder).is_dir():
            print(f"{root}: has no folder {folder}/", file=sys.stderr)
            return 2
    lines = check_tree(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
