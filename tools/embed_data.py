"""Writes one C++ source that holds the JSON and SVG files of data/ as bytes, sorted by path.

With --parcels it is the source of the browser's programs, which carry no data: that lies beside them in parcels, of which each is
fetched whole when something in it is asked for (io/text/data.h).
"""

import argparse
import json
import pathlib
import re


def literal(text: bytes) -> str:
    """A C++ array initializer: numbers compile faster and more portably than escaped strings."""
    return ",".join(map(str, text))


# What is said by commands that the desk of the browser does not have (cli/commands.cpp), and by help.
TERMINAL = re.compile(
    r"cli\.(battle|completion|help|list|man|option|play|progress|replay|scenario|serve|siege|signature|why)\."
    r"|cli\.(army\.(draft|option)|figures\.(import\.option_.*|option|remove)|rules\.coverage)\b"
)

# Which parcel the files of a folder are in; words have one for each language.
PARCELS = {
    **dict.fromkeys(("armies", "companies", "figures", "items", "maps", "setups", "spells"), "collection"),
    **dict.fromkeys(("emblems", "errata", "rules"), "library"),
}


def words_of_desk(root: pathlib.Path) -> set[str]:
    """Keys that stand in the sources of host/ and io/, whatever they are called."""
    sources = [*root.glob("host/**/*.cpp"), *root.glob("io/**/*.cpp")]
    return {key for path in sources for key in re.findall(r'"(cli\.[a-z_.]+)"', path.read_text(encoding="utf-8"))}


def parcel_of(name: str) -> str:
    """A person plays in one language; what is read about rules and drawn on sheets is no part of playing."""
    folder, _, file = name.partition("/")
    return f"words.{file.removesuffix('.json')}" if folder == "text" else PARCELS[folder]


def for_browser(name: str, content: bytes, spoken: set[str]) -> bytes:
    """Without what nobody reads there: blanks, and the words of the terminal alone."""
    if not name.endswith(".json"):
        return content
    told = json.loads(content)
    if name.startswith("text/"):
        told = {key: text for key, text in told.items() if key in spoken or not TERMINAL.match(key)}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def write_parcels(folder: pathlib.Path, files: list[tuple[str, bytes]], spoken: set[str]) -> None:
    parcels: dict[str, bytes] = {}
    for name, content in files:
        short = for_browser(name, content, spoken)
        entry = f"{name} {len(short)}\n".encode() + short + b"\n"
        parcels[parcel_of(name)] = parcels.get(parcel_of(name), b"") + entry
    folder.mkdir(parents=True, exist_ok=True)
    for parcel, text in parcels.items():
        (folder / f"{parcel}.txt").write_bytes(text)


def source(arrays: list[str], rows: list[str], more: list[str]) -> str:
    lines = ['#include "io/text/data.h"', "", "namespace six::io {", "namespace {", "", *arrays, ""]
    lines += ["constexpr EmbeddedFile kFiles[] = {", *rows, "};", "", "}  // namespace", ""]
    lines += ["std::span<const EmbeddedFile> embedded_files() { return kFiles; }", *more]
    return "\n".join([*lines, "", "}  // namespace six::io", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--parcels", type=pathlib.Path, metavar="FOLDER", help="for the browser: where the parcels are written")
    args = parser.parse_args()

    # The schemas are for those who write files, and carried citations for those who write an edition: the program reads neither.
    unread = ("schemas", "carried")
    paths = sorted(p for p in args.data.rglob("*") if p.suffix in (".json", ".svg") and p.parent.name not in unread)
    files = [(path.relative_to(args.data).as_posix(), path.read_bytes()) for path in paths]
    if args.parcels:
        write_parcels(args.parcels, files, words_of_desk(args.data.parent))
        made = source([], [f'    {{"{name}", nullptr, 0, "{parcel_of(name)}"}},' for name, _ in files], [])
    else:
        arrays = [f"constexpr unsigned char kFile{n}[] = {{{literal(content)},0}};" for n, (_, content) in enumerate(files)]
        rows = [f'    {{"{name}", kFile{n}, sizeof kFile{n} - 1, {{}}}},' for n, (name, _) in enumerate(files)]
        made = source(arrays, rows, ["std::string_view fetched_parcel(std::string_view) { return {}; }"])
    args.out.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
