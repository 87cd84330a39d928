#!/usr/bin/env python3
"""Lays all emblems of data/emblems on one HTML page, at 14, 24 and 64 pixels on light and dark ground.

    tools/emblem_sheet.py [--emblems FOLDER] [--only FOLDER...] --out sheet.html
    tools/emblem_sheet.py --check      one line per fault: a rule of docs/emblems.md broken, an emblem missing
"""

import argparse
import pathlib
import re
import sys
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parent.parent
SIZES = [14, 24, 64]
# The printed patches an ability stands on [U-DIAL-7]; ink is what is readable there.
PATCHES = [
    ("#3f8f4a", "#fff"),
    ("#c0392b", "#fff"),
    ("#2f6fb7", "#fff"),
    ("#e08a2c", "#111"),
    ("#f2d24b", "#111"),
    ("#222", "#fff"),
    ("#9a9a9a", "#111"),
]

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Emblems</title>
<style>
body { font: 11px/1.2 sans-serif; margin: 12px; background: #bbb }
h2 { margin: 14px 0 6px }
main { display: grid; grid-template-columns: repeat(auto-fill, 252px); gap: 6px }
figure { margin: 0; padding: 4px; background: #ddd; white-space: nowrap }
figcaption { padding-bottom: 3px }
div { display: inline-flex; align-items: center; gap: 5px; padding: 3px }
svg { display: block }
.light { background: #f6f1e4; color: #1d1b18 }
.dark { background: #1d1f24; color: #efe9da }
.patch { padding: 2px; margin: 2px 1px 0 0 }
</style>
"""

TAGS = {"svg", "g", "path", "circle", "rect", "polygon"}
ATTRIBUTES = {
    "svg": {"viewBox"},
    "g": {"fill", "fill-rule", "transform"},
    "path": {"fill", "fill-rule", "d"},
    "circle": {"fill", "cx", "cy", "r"},
    "rect": {"fill", "x", "y", "width", "height", "rx"},
    "polygon": {"fill", "fill-rule", "points"},
}
MOST_BYTES = 900
# What must have an emblem: the folder, and where the engine names it. A warrior is drawn by what it looks like.
NAMED = [
    ("abilities", "engine/dial/ability.h", "kAbilityNames", {"none"}),
    ("factions", "engine/catalog/faction.h", "kFactionNames", set()),
    ("silhouettes", "engine/catalog/warrior.h", "kKindNames", {"warrior"}),
]
NAMESPACE = "{http://www.w3.org/2000/svg}"


def folders(emblems: pathlib.Path, only: list[str]) -> list[pathlib.Path]:
    found = sorted(p for p in emblems.iterdir() if p.is_dir())
    missing = set(only) - {p.name for p in found}
    if missing:
        sys.exit(f"{emblems}: no folder {', '.join(sorted(missing))}; there are {', '.join(p.name for p in found)}")
    return [p for p in found if not only or p.name in only]


def sized(svg: str, size: int) -> str:
    return svg.strip().replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)


def cell(path: pathlib.Path, patches: bool) -> str:
    svg = path.read_text(encoding="utf-8")
    row = "".join(sized(svg, size) for size in SIZES)
    grounds = "".join(f'<div class="{ground}">{row}</div>' for ground in ("light", "dark"))
    colours = ""
    if patches:
        small = sized(svg, SIZES[0])
        colours = "<br>" + "".join(
            f'<div class="patch" style="background:{ground};color:{ink}">{small}</div>' for ground, ink in PATCHES
        )
    return f"<figure><figcaption>{path.stem}</figcaption>{grounds}{colours}</figure>\n"


def sheet(emblems: pathlib.Path, only: list[str]) -> str:
    page = PAGE
    for folder in folders(emblems, only):
        files = sorted(folder.glob("*.svg"))
        page += f"<h2>{folder.name} ({len(files)})</h2>\n<main>\n"
        page += "".join(cell(path, folder.name == "abilities") for path in files) + "</main>\n"
    return page


def faults(path: pathlib.Path) -> list[str]:
    raw = path.read_bytes()
    found = []
    if len(raw) > MOST_BYTES:
        found.append(f"has {len(raw)} bytes, at most {MOST_BYTES} are allowed")
    if not raw.endswith(b">\n"):
        found.append("must end with one line end")
    try:
        root = xml.fromstring(raw)
    except xml.ParseError as error:
        return found + [f"is no XML: {error}"]
    if root.tag != NAMESPACE + "svg" or root.get("viewBox") != "0 0 24 24":
        found.append('must be one <svg> with viewBox="0 0 24 24"')
    for element in root.iter():
        tag = element.tag.removeprefix(NAMESPACE)
        if tag not in TAGS:
            found.append(f"<{tag}> is not allowed; allowed are {', '.join(sorted(TAGS))}")
            continue
        found += [f"{name} is not allowed on <{tag}>" for name in element.keys() if name not in ATTRIBUTES[tag]]
        if element.get("fill", "currentColor") != "currentColor":
            found.append(f"fill is {element.get('fill')}, expected currentColor")
        found += [
            f"{number} in {name}: at most one decimal is allowed"
            for name, value in element.items()
            for number in re.findall(r"\d*\.\d{2,}", value)
        ]
    return found


def missing(folder: pathlib.Path) -> list[str]:
    found = []
    for name, header, array, but in NAMED:
        if name != folder.name:
            continue
        listed = re.search(array + r" = \{(.*?)\}", (ROOT / header).read_text(encoding="utf-8"), re.DOTALL)
        if not listed:
            sys.exit(f"{header}: expected {array} = {{...}}")
        wanted = [word for word in re.findall(r'"(\w+)"', listed.group(1)) if word not in but]
        lacking = [word for word in wanted if not (folder / f"{word}.svg").exists()]
        found += [f"{folder}: no {word}.svg, which {header} names" for word in lacking]
    return found


def check(emblems: pathlib.Path, only: list[str]) -> int:
    chosen = folders(emblems, only)
    files = [path for folder in chosen for path in sorted(folder.glob("*.svg"))]
    lines = [line for folder in chosen for line in missing(folder)]
    lines += [f"{path}: {fault}" for path in files for fault in faults(path)]
    print("\n".join(lines + [f"{len(files)} emblems, {len(lines)} faults"]))
    return 1 if lines or not files else 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n")[0], epilog="The drawing rules are in docs/emblems.md."
    )
    parser.add_argument("--emblems", type=pathlib.Path, default=ROOT / "data" / "emblems")
    parser.add_argument("--only", nargs="+", default=[], metavar="FOLDER")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=pathlib.Path, help="the page to write")
    what.add_argument("--check", action="store_true", help="test the files against the drawing rules")
    args = parser.parse_args()
    if not args.emblems.is_dir():
        sys.exit(f"{args.emblems}: expected the folder that holds abilities, factions and silhouettes")
    if args.check:
        sys.exit(check(args.emblems, args.only))
    page = sheet(args.emblems, args.only)
    try:
        args.out.write_text(page, encoding="utf-8")
    except OSError as error:
        sys.exit(f"{args.out}: cannot be written: {error.strerror}")


if __name__ == "__main__":
    main()
