#!/usr/bin/env python3
"""What docs/editions.md says of the editions is what the scenarios show that it names: they are there and pass, the two of a pair lay one
position, give the same commands and end differently, and the clauses of a row are those that its scenarios name. Every house decision about
documents that disagree has its row, and every scenario of the folder is named."""
import json
import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
PROGRAM = os.path.abspath(sys.argv[1])
PAGE = os.path.join(ROOT, "docs/editions.md")
FOLDER = os.path.join(ROOT, "tests/scenarios/v2/conflicts")
# Between two documents of Unlimited.
NOT_BETWEEN_EDITIONS = {"C37"}
CLAUSE = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")
FILE = re.compile(r"\]\(\.\./tests/scenarios/v2/conflicts/(\w+)\.scn\)")
# What two files of a pair may say each in its own way, and what is no position.
OWN = ("clause", "edition", "then", "pair")


class Scenario:
    """The sections of a file, each with its lines."""

    def __init__(self, name):
        self.name = name
        self.sections = []
        with open(os.path.join(FOLDER, name + ".scn"), encoding="utf-8") as text:
            for line in text:
                line = re.sub(r"#(?!\d).*", "", line).rstrip()
                if not line.strip():
                    continue
                if not line[0].isspace():
                    word, _, line = line.partition(" ")
                    self.sections.append((word, []))
                if line.strip():
                    self.sections[-1][1].append(" ".join(line.split()))

    def words(self, section):
        return [word for name, lines in self.sections if name == section for line in lines for word in line.split()]

    def clauses(self):
        return {word.partition("/")[0] for word in self.words("clause")}

    def position(self):
        return [(name, lines) for name, lines in self.sections if name not in (*OWN, "when")]

    def commands(self):
        """A refusal is a result; and 2.0 names no section of a chariot that its passenger attacks through."""
        lines = [re.sub(r" refused\b.*", "", line) for name, lines in self.sections if name == "when" for line in lines]
        passengers = {line.split()[0] for name, lines in self.sections if name == "given" for line in lines if " aboard " in line}
        section = re.compile(r"(?<= )((?:close|shoot) (?:%s) .*?) by \w+" % "|".join(passengers)) if passengers else None
        return [section.sub(r"\1", line) for line in lines] if section else lines


def rows():
    """The tables of the page by their headings: lists of cells."""
    heading, tables = "", {}
    with open(PAGE, encoding="utf-8") as page:
        for line in page:
            if line.startswith("## "):
                heading = line[3:].strip()
            elif re.match(r"\| C\d\d \|", line):
                tables.setdefault(heading, []).append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return tables


def results():
    """What the program says of each file of the folder."""
    ran = subprocess.run([PROGRAM, "scenario", "run", FOLDER, "--json"], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                         check=False, timeout=300)
    return {os.path.basename(one["file"])[:-4]: one for one in json.loads(ran.stdout)["scenarios"]}


def clauses_of(cell):
    return set(CLAUSE.findall(cell))


def judge_pair(row, ran):
    number, _, unlimited, second, cell = row
    names = FILE.findall(cell)
    if len(names) != 2:
        return [f"expected two files, found {names}"]
    wrong = [f"{name} does not pass" for name in names if not ran.get(name, {}).get("passed")]
    if wrong:
        return wrong
    pair = [Scenario(name) for name in names]
    for scenario, edition, told in zip(pair, ("unlimited", "v2"), (unlimited, second)):
        if scenario.words("edition") != [edition]:
            wrong.append(f"{scenario.name} is not run for {edition}")
        if clauses_of(told) != scenario.clauses():
            wrong.append(f"{scenario.name} names {sorted(scenario.clauses())}, the page {sorted(clauses_of(told))}")
    if pair[0].position() != pair[1].position():
        wrong.append("the positions differ")
    if pair[0].commands() != pair[1].commands():
        wrong.append(f"the commands differ: {pair[0].commands()} and {pair[1].commands()}")
    # `pair` compares how two files end, and fails when that is the same.
    for scenario, other in zip(pair, reversed(pair)):
        if other.name + ".scn" not in scenario.words("pair"):
            wrong.append(f"{scenario.name} is not compared with {other.name}")
    return wrong


def judge_both(row, ran):
    number, _, told, cell = row
    names = FILE.findall(cell)
    if len(names) != 1:
        return [f"expected one file, found {names}"]
    if not ran.get(names[0], {}).get("passed"):
        return [f"{names[0]} does not pass"]
    scenario, wrong = Scenario(names[0]), []
    if scenario.words("edition") != ["unlimited", "v2"]:
        wrong.append(f"{scenario.name} is not run for both")
    if clauses_of(told) != scenario.clauses():
        wrong.append(f"{scenario.name} names {sorted(scenario.clauses())}, the page {sorted(clauses_of(told))}")
    return wrong


def main():
    tables, ran, wrong = rows(), results(), []
    parted, alike, unseen = (tables.get(heading, []) for heading in
                             ("Where the editions part", "Where only the documents differ", "What no position shows"))
    for row in parted:
        wrong += [f"{row[0]}: {what}" for what in (judge_pair(row, ran) if len(row) == 5 else [f"{len(row)} cells"])]
    for row in alike:
        wrong += [f"{row[0]}: {what}" for what in (judge_both(row, ran) if len(row) == 4 else [f"{len(row)} cells"])]

    with open(os.path.join(ROOT, "data/rules/H.json"), encoding="utf-8") as decisions:
        decided = {one["id"][4:] for one in json.load(decisions) if re.fullmatch(r"H-X-C\d\d", one["id"])} - NOT_BETWEEN_EDITIONS
    groups = [{row[0] for row in table} for table in (parted, alike, unseen)]
    wrong += [f"{number}: no row tells of it" for number in sorted(decided - set.union(*groups))]
    wrong += [f"{number}: is not decided anywhere" for number in sorted(set.union(*groups) - decided)]
    wrong += [f"{number}: stands in two tables" for number in sorted((groups[0] & groups[1]) | (groups[1] & groups[2]) | (groups[0] & groups[2]))]
    named = {name for row in parted + alike for name in FILE.findall(row[-1])}
    wrong += [f"{name}.scn: no row names it" for name in sorted(set(ran) - named)]
    if wrong:
        sys.exit("\n".join(["docs/editions.md does not say what the scenarios show:", *wrong]))
    print(f"{len(parted)} rows where the editions part, {len(alike)} where they do not")


main()
