#!/usr/bin/env python3
"""The schemas of the files people keep and the program that reads them know the same fields. tests/tools/every_field has a file of each
kind in which every field stands; at every object in it

- the program says which fields it knows there (it refuses another and lists them): they are those that the schema names;
- a field with a value of a wrong kind is refused by both, so none is known and never read;
- what the schema does not do without the program misses too, and the other way round."""
import collections
import copy
import json
import os
import re
import subprocess
import sys
import tempfile

from schema_store import ROOT, at, places, validator

# What is asked about a file, and whether many are asked about at once.
COMMANDS = {
    "figures": (["figures", "check"], True),
    "army": (["army", "check"], True),
    "map": (["maps", "check"], True),
    "setup": (["play", "--setup"], False),
}
# Not a list of fields: names of house decisions (data/rules/options.json).
NO_LIST = {("setup", ("options",))}
SURPRISE = "surprise"


def pattern_of(key):
    """What the program says with that key, its arguments as groups."""
    with open(os.path.join(ROOT, "data/text/en.json"), encoding="utf-8") as file:
        words = json.load(file)[key]
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^{}]*?)", re.escape(words)) + "(?:$|\n)")


KNOWN, MISSING = pattern_of("json.unknown_field"), pattern_of("json.missing_field")


def complaint_of(answer):
    """The words of the only refusal in an answer; empty: there is none."""
    if answer["ok"]:
        return ""
    refusals = [answer["error"]] if answer.get("error") else answer.get("errors") or answer["findings"]
    return next(one["message"] for one in refusals if one.get("weight") != "note")


class Program:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        # A battle that is begun would be recorded there.
        self.surroundings = {**os.environ, "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder}

    def run(self, words):
        ran = subprocess.run([self.program, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
                             env=self.surroundings, timeout=120)
        assert ran.returncode in (0, 1), f"{words}: code {ran.returncode}: {ran.stderr}"
        return ran.stdout

    def complaints(self, kind, documents):
        """What the program says against each of these; empty where it says nothing."""
        command, together = COMMANDS[kind]
        files = []
        for n, document in enumerate(documents):
            files.append(os.path.join(self.folder, f"{n}.json"))
            with open(files[-1], "w", encoding="utf-8") as file:
                json.dump(document, file)
        if together:
            answers = [json.loads(line) for line in self.run([*command, "--json", *files]).splitlines()]
        else:
            # A battle that begins is not told as JSON.
            told = [self.run([*command, file, "--json"]) for file in files]
            answers = [json.loads(text) if text.startswith("{") else {"ok": True} for text in told]
        assert len(answers) == len(files), kind
        return [complaint_of(answer) for answer in answers]


def with_change(document, path, change):
    copied = copy.deepcopy(document)
    change(at(copied, path))
    return copied


def leaves(errors):
    for error in errors:
        yield error
        yield from leaves(error.context)


def lists_of_fields(check, document, path):
    """The parts of the schema that list the fields of that object."""
    planted = with_change(document, path, lambda found: found.__setitem__(SURPRISE, None))
    return [error.schema for error in leaves(check.iter_errors(planted))
            if error.validator == "additionalProperties" and tuple(error.absolute_path) == path]


def names_in(schema):
    return {name for name, said in schema["properties"].items() if said is not False}


def never_there(schema):
    """No ability fits the fortification of a castle section."""
    return {name for name in names_in(schema) if schema["properties"][name].get("items") is False}


def said_at(kind, path):
    return f"{kind}:/" + "/".join(map(str, path))


def compare(program, kind):
    check = validator(kind)
    with open(os.path.join(ROOT, f"tests/tools/every_field/{kind}.json"), encoding="utf-8") as file:
        document = json.load(file)
    for error in check.iter_errors(document):
        sys.exit(f"{kind}: the schema refuses {error.json_path}: {error.message}")
    assert program.complaints(kind, [document]) == [""], f"{kind}: {program.complaints(kind, [document])}"

    objects = [path for path, value in places(document) if isinstance(value, dict) and (kind, path) not in NO_LIST]
    fields = [path + (name,) for path in objects for name in at(document, path)]
    refused = program.complaints(
        kind, [with_change(document, path, lambda found: found.__setitem__(SURPRISE, None)) for path in objects])
    wrong = [with_change(document, path[:-1], lambda found, name=path[-1]: found.__setitem__(name, [[]])) for path in fields]
    less = [with_change(document, path[:-1], lambda found, name=path[-1]: found.__delitem__(name)) for path in fields]

    # By the parts of the schema that speak of them: alternatives speak of one object together.
    named, read, there = (collections.defaultdict(set) for _ in range(3))
    for path, complaint in zip(objects, refused):
        lists = lists_of_fields(check, document, path)
        assert lists, f"{said_at(kind, path)}: the schema takes any field"
        found = KNOWN.search(complaint)
        assert found, f"{said_at(kind, path)}: the program takes an unknown field, or says: {complaint}"
        part = frozenset(map(id, lists))
        named[part].update(*map(names_in, lists))
        read[part].update(found["known"].split(", "))
        there[part].update(at(document, path))
    for path in objects:
        lists = lists_of_fields(check, document, path)
        part = frozenset(map(id, lists))
        assert named[part] == read[part], (
            f"{said_at(kind, path)}: the schema alone names {sorted(named[part] - read[part])}, the program alone {sorted(read[part] - named[part])}")
        lacks = named[part].difference(there[part], *map(never_there, lists))
        assert not lacks, f"{said_at(kind, path)}: tests/tools/every_field/{kind}.json has no {sorted(lacks)}"

    for path, changed, complaint in zip(fields, wrong, program.complaints(kind, wrong)):
        assert not check.is_valid(changed), f"{said_at(kind, path)}: the schema takes [[]]"
        assert complaint, f"{said_at(kind, path)}: the program takes [[]]"
    for path, changed, complaint in zip(fields, less, program.complaints(kind, less)):
        assert complaint or check.is_valid(changed), f"{said_at(kind, path)}: only the schema cannot do without it"
        assert not MISSING.search(complaint) or not check.is_valid(changed), (
            f"{said_at(kind, path)}: only the program cannot do without it: {complaint}")
    return len(objects) + 2 * len(fields)


def main():
    count = 0
    for kind in COMMANDS:
        with tempfile.TemporaryDirectory() as folder:
            count += compare(Program(sys.argv[1], folder), kind)
    print(f"{count} questions, schemas and program know the same fields")


main()
