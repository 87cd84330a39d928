#!/usr/bin/env python3
"""The published schemas and the program agree: every file of the collection fits its schema, and a file that was damaged so that it
no longer fits is refused by the program as well. schema_fields_test.py asks field by field."""
import copy
import glob
import json
import os
import random
import subprocess
import sys
import tempfile

from schema_store import ROOT, at, places, validator

FOLDERS = {"figures": "figures check", "armies": "army check", "maps": "maps check", "setups": None, "items": None, "spells": None}
SCHEMA_OF = {"figures": "figures", "armies": "army", "maps": "map", "setups": "setup", "items": "items", "spells": "spells"}
DAMAGED_PER_FILE = 40


def damaged(document, draw):
    """The document with one thing wrong, or at least changed."""
    copied = copy.deepcopy(document)
    path, value = draw.choice([p for p in places(copied) if p[0]])
    holder, key = at(copied, path[:-1]), path[-1]
    kind = draw.randrange(5)
    if kind == 0:
        del holder[key]
    elif kind == 1:
        holder[key] = draw.choice([None, True, -1, 1.5, 100000, "nonsense", [], {}, [[]]])
    elif kind == 2 and isinstance(holder, dict):
        holder["surprise"] = value
    elif kind == 3 and isinstance(value, str):
        holder[key] = value + "!"
    elif isinstance(value, int):
        holder[key] = value + draw.choice([-50, 50, 1000000])
    else:
        holder[key] = [value, value]
    return copied


def refused(program, command, files):
    """Of these files those that the program refuses."""
    ran = subprocess.run([program, *command.split(), "--json", *files], capture_output=True, text=True, check=False)
    if ran.returncode not in (0, 1):
        sys.exit(f"{command}: code {ran.returncode}: {ran.stderr}")
    reports = [json.loads(line) for line in ran.stdout.splitlines()]
    names = [report.get("file", report.get("source")) for report in reports]
    assert names == files, ran.stderr
    return {name for name, report in zip(names, reports) if not report["ok"]}


def main():
    program = sys.argv[1]
    checks = {folder: validator(name) for folder, name in SCHEMA_OF.items()}
    count = 0
    draw = random.Random(1)
    for folder, command in FOLDERS.items():
        files = sorted(glob.glob(os.path.join(ROOT, "data", folder, "*.json")))
        assert files, folder
        with tempfile.TemporaryDirectory() as scratch:
            unfit = []
            for path in files:
                with open(path, encoding="utf-8") as file:
                    document = json.load(file)
                for error in checks[folder].iter_errors(document):
                    sys.exit(f"{path} does not fit its schema: {error.json_path}: {error.message}")
                count += 1
                for i in range(DAMAGED_PER_FILE if command else 0):
                    bad = damaged(document, draw)
                    if checks[folder].is_valid(bad):
                        continue  # the schema cannot say it, or it is still right
                    name = os.path.join(scratch, f"{os.path.basename(path)}.{i}.json")
                    with open(name, "w", encoding="utf-8") as file:
                        json.dump(bad, file)
                    unfit.append(name)
            if command:
                taken = sorted(set(unfit) - refused(program, command, unfit))
                assert not taken, f"the schema refuses what the program takes: {open(taken[0], encoding='utf-8').read()}"
                assert len(unfit) > len(files), f"too few damaged files of {folder} to say anything"
                count += len(unfit)
    print(f"{count} files, schemas and program agree")


main()
