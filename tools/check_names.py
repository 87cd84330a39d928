#!/usr/bin/env python3
"""Fails when two sources of a folder that is compiled together have the same name for something of their own.

Such sources make one translation unit (six_together in cmake/options.cmake), so what stands in their anonymous namespaces stands in one.
Most of what that breaks does not compile; two functions that differ in their arguments only would, and one might be called for the other.

    tools/check_names.py [ROOT]     prints one line per fault: FILE: what is wrong
"""

import collections
import pathlib
import re
import sys

from check_includes import blanked

TOGETHER = ("bots", "cli", "engine", "host", "io", "server", "sim", "workshop")

NAMED = re.compile(r"(?:struct|class|union|enum class|enum) (\w+)")
ALIAS = re.compile(r"(?:using|namespace) (\w+) = (.*)")
WITHOUT_NAME = re.compile(r"using |static_assert\b|.*\boperator\b")
TEMPLATE_ARGUMENTS = re.compile(r"<[^<>()]*>")


def end_of(text: str, at: int) -> int:
    """Behind the brace that closes the one before `at`."""
    depth = 1
    while depth > 0 and at < len(text):
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def declarations(text: str) -> list[str]:
    """Those that stand in anonymous namespaces, bodies and initializers left out."""
    found = []
    for match in re.finditer(r"\bnamespace \{", text):
        body = text[match.end() : end_of(text, match.end()) - 1]
        flat, at = "", 0
        while at < len(body):
            if body[at] != "{":
                flat += body[at]
                at += 1
                continue
            at = end_of(body, at + 1)
            # A body ends its function; an initializer goes on to the next comma or semicolon.
            flat += "{}" + (";" if not re.match(r"\s*[;,)]", body[at:]) else "")
        found += [" ".join(one.split()) for one in flat.split(";")]
    return [one for one in found if one]


def names_of(text: str) -> dict[str, str]:
    """The names of a source's own, and of an alias what it stands for: two of the same are no harm."""
    names = {}
    for one in declarations(blanked(text)):
        if match := ALIAS.match(one):
            names[match.group(1)] = match.group(2)
            continue
        if WITHOUT_NAME.match(one):
            continue
        while TEMPLATE_ARGUMENTS.search(one):
            one = TEMPLATE_ARGUMENTS.sub("", one)
        one = one.removeprefix("template").strip()
        if match := NAMED.match(one):
            names[match.group(1)] = ""
        elif match := re.match(r"[^(={]*?(\w+) ?\(", one):
            names[match.group(1)] = ""
        else:
            for declared in one.split(","):
                if match := re.match(r"[^={\[]*?(\w+) ?(?:$|[={\[])", declared):
                    names[match.group(1)] = ""
    return names


def check_folder(root: pathlib.Path, folder: pathlib.Path) -> list[str]:
    owners = collections.defaultdict(list)
    for path in sorted(folder.glob("*.cpp")):
        for name, meaning in names_of(path.read_text(encoding="utf-8")).items():
            owners[name].append((path.relative_to(root).as_posix(), meaning))
    lines = []
    for name, owned in sorted(owners.items()):
        if len(owned) > 1 and (not owned[0][1] or len({meaning for _, meaning in owned}) > 1):
            others = ", ".join(file for file, _ in owned[:-1])
            lines.append(f"{owned[-1][0]}: {name} is a name of its own in {others} too, and they are compiled together")
    return lines


def check_tree(root: pathlib.Path) -> list[str]:
    folders = [folder for top in TOGETHER for folder in sorted((root / top).glob("**/"))]
    return [line for folder in folders for line in check_folder(root, folder)]


def main() -> int:
    if len(sys.argv) > 2 or sys.argv[1:2] and sys.argv[1].startswith("-"):
        print(__doc__, file=sys.stderr)
        return 2
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else pathlib.Path(__file__).resolve().parent.parent
    lines = check_tree(root)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
