#!/usr/bin/env python3
"""Breaks the engine's rules one at a time and runs the scenarios: what nobody notices is a rule that nothing proves.

    tools/mutate/mutate.py [--chapter NAME]... [--sample N] [--seed N] [--seconds N] [--jobs N] [--fresh]
    tools/mutate/mutate.py --list [--chapter NAME]...
    tools/mutate/mutate.py --show ID...

Without --sample every point is tried. NAME is a source (move), a folder (engine/abilities) or a path. Docs: docs/mutants.md.
Exit code 0 however many survive, 1 when the tool itself failed, 2 for a command line it does not understand."""

from __future__ import annotations

import argparse
import concurrent.futures
import difflib
import hashlib
import json
import os
import sys
import time

from build import Build, BuildError, Chapter, read_chapters
from equivalents import Equivalents
from points import Point, broken
from trial import Log, Reach, Verdict, attempt

Item = tuple[Chapter, Point]
LEAST_SECONDS = 30


def chosen_chapters(chapters: list[Chapter], names: list[str]) -> list[Chapter]:
    def fits(chapter: Chapter, name: str) -> bool:
        return name == chapter.name or chapter.file == name or chapter.file.startswith(name.rstrip("/") + "/")

    for name in names:
        if not any(fits(chapter, name) for chapter in chapters):
            known = ", ".join(sorted({chapter.name for chapter in chapters}))
            raise BuildError(f"There is no chapter {name}; there are: {known}")
    return [chapter for chapter in chapters if not names or any(fits(chapter, name) for name in names)]


def sampled(items: list[Item], count: int, seed: int) -> list[Item]:
    """Two from every chapter, the others from all. What one chapter's points are does not change which of another's are taken."""

    def rank(item: Item) -> str:
        return hashlib.sha256(f"{seed} {item[1].key}".encode()).hexdigest()

    ordered = sorted(items, key=rank)
    taken: dict[str, int] = {}
    first, rest = [], []
    for item in ordered:
        taken[item[0].file] = taken.get(item[0].file, 0) + 1
        (first if taken[item[0].file] <= 2 else rest).append(item)
    return (first + rest)[:count]


def print_list(items: list[Item]) -> None:
    for _, point in items:
        print(f"{point.id}  {point.file}:{point.line}  {point.kind}  {point.change}")
    print(f"{len(items)} points")


def show(items: list[Item], ids: list[str]) -> int:
    code = 0
    for wanted in ids:
        found = [item for item in items if item[1].key.startswith(wanted)]
        if not found:
            print(f"There is no point {wanted}", file=sys.stderr)
            code = 2
        for chapter, point in found:
            print(f"{point.id}  {point.kind}  in {point.function or 'the file'}")
            before, after = chapter.source.text.splitlines(keepends=True), broken(chapter.source, point).splitlines(keepends=True)
            sys.stdout.writelines(difflib.unified_diff(before, after, chapter.file, chapter.file, n=2))
            print(json.dumps({**point.described(), "why": ""}, ensure_ascii=False))
    return code


def try_all(items: list[Item], reach: Reach, log: Log, jobs: int, until: float) -> dict[str, Verdict]:
    """By key. What is known already costs nothing; what the time does not allow is left out."""
    verdicts: dict[str, Verdict] = {}
    to_do: list[Item] = []
    for chapter, point in items:
        known = log.find(chapter, point)
        if known is None:
            to_do.append((chapter, point))
        else:
            verdicts[point.key] = known
    said = time.monotonic()

    def try_one(item: Item) -> tuple[Item, Verdict | None]:
        return item, attempt(item[1], reach) if time.monotonic() < until else None

    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for done, (item, verdict) in enumerate(pool.map(try_one, to_do), 1):
            if verdict is None:
                continue
            verdicts[item[1].key] = verdict
            log.keep(*item, verdict)
            if time.monotonic() - said > 2:
                said = time.monotonic()
                print(f"mutate: {done} of {len(to_do)}", file=sys.stderr)
    return verdicts


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"


def report(items: list[Item], verdicts: dict[str, Verdict], equivalents: Equivalents) -> None:
    rows: dict[str, list[int]] = {}  # tried, caught, equivalent
    survivors: list[tuple[Point, Verdict]] = []
    caught_after_all: list[tuple[Point, Verdict]] = []
    for _, point in items:
        verdict = verdicts.get(point.key)
        if verdict is None:
            continue
        row = rows.setdefault(point.file, [0, 0, 0])
        row[0] += 1
        if verdict.said == "caught":
            row[1] += 1
            if equivalents.reason(point):
                caught_after_all.append((point, verdict))
        elif equivalents.reason(point):
            row[2] += 1
        else:
            survivors.append((point, verdict))
    for point, verdict in sorted(survivors, key=lambda found: (found[0].file, found[0].line)):
        reached = "not reached" if verdict.said == "unreached" else "reached"
        print(f"{point.file}:{point.line}: {point.id} {reached}, {point.kind}: {point.change}")
    for point, verdict in caught_after_all:
        print(f"{point.file}:{point.line}: {point.id} is listed as equivalent, but {verdict.by} {verdict.how}")
    print(f"\n{'chapter':42} tried caught equivalent survive")
    for file, (tried, caught, equivalent) in sorted(rows.items()):
        print(f"{file:42} {tried:5} {caught:6} {equivalent:10} {tried - caught - equivalent:7}")
    tried, caught, equivalent = (sum(row[i] for row in rows.values()) for i in range(3))
    print(f"{'all':42} {tried:5} {caught:6} {equivalent:10} {tried - caught - equivalent:7}")
    if len(verdicts) < len(items):
        print(f"{len(items) - len(verdicts)} of {len(items)} were left out: the time was over")
    besides = percent(caught, tried - equivalent)
    print(f"mutants: {caught} of {tried} caught, {percent(caught, tried)}; without {equivalent} equivalents {besides}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chapter", action="append", default=[], metavar="NAME")
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--seconds", type=int, default=0, metavar="N", help="stop trying after so long, the build included, but never before 30 s of trying")
    parser.add_argument("--jobs", type=int, default=int(os.environ.get("SIX_JOBS") or 1), metavar="N")
    parser.add_argument("--fresh", action="store_true", help="forget earlier verdicts")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--show", nargs="+", default=[], metavar="ID")
    words = parser.parse_args()
    if words.sample < 0 or words.seconds < 0 or words.jobs < 1:
        parser.error("--sample and --seconds are numbers from 0, --jobs from 1")
    return words


def main() -> int:
    words = arguments()
    begun = time.monotonic()
    everything = read_chapters()
    chapters = chosen_chapters(everything, words.chapter)
    items = [(chapter, point) for chapter in chapters for point in chapter.points]
    if words.show:
        return show(items, words.show)
    if words.sample:
        items = sampled(items, words.sample, words.seed)
    if words.list:
        print_list(items)
        return 0
    equivalents = Equivalents()
    for stale in equivalents.stale([point for chapter in everything for point in chapter.points]):
        print(f"equivalents.json: nothing in the sources is like this any more: {stale}")
    build = Build(chapters, words.jobs)
    build.make()
    alive = {point.key for chapter in chapters for point in build.alive(chapter)}
    not_compiled = [point for _, point in items if point.key not in alive]
    if not_compiled:
        print(f"mutate: {len(not_compiled)} points do not compile and are left out", file=sys.stderr)
    items = [item for item in items if item[1].key in alive]
    reach = Reach()
    if items and not reach.before_all and not reach.reached_by:
        raise BuildError("The scenarios reach no point at all: the copies are not in the program.")
    for name in reach.failing:
        print(f"{name}: fails with nothing changed, and proves nothing here")
    # However long the build took, some are tried.
    until = max(begun + words.seconds, time.monotonic() + LEAST_SECONDS) if words.seconds else float("inf")
    report(items, try_all(items, reach, Log(reach, words.fresh), words.jobs, until), equivalents)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BuildError as error:
        print(f"mutate: {error}", file=sys.stderr)
        sys.exit(1)
