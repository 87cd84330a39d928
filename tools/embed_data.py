"""Writes one C++ source that holds the JSON and SVG files of data/ as bytes, sorted by path."""

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
# The rules pages have it in their table of coverage (web/scripts/coverage.mjs), which is fetched with them.
ELSEWHERE = ("rules/parts.json",)


def words_of_desk(root: pathlib.Path) -> set[str]:
    """Keys that stand in the sources of host/ and io/, whatever they are called."""
    sources = [*root.glob("host/*.cpp"), *root.glob("io/*/*.cpp")]
    return {key for path in sources for key in re.findall(r'"(cli\.[a-z_.]+)"', path.read_text(encoding="utf-8"))}


def without_terminal(content: bytes, spoken: set[str]) -> bytes:
    words = json.loads(content)
    kept = {key: text for key, text in words.items() if key in spoken or not TERMINAL.match(key)}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()


def without_unplayed(content: bytes, played: set[str]) -> bytes:
    """Clauses that no edition with a page has in force lose their text: the rules pages fetch it, nobody cites it in a game."""
    records = json.loads(content)
    if not isinstance(records, list):
        return content
    for record in records:
        if "en" in record and not played & {*record.get("editions", []), *record.get("carried_to", [])}:
            record["en"] = ""
    return json.dumps(records, ensure_ascii=False, separators=(",", ":")).encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--for-browser", action="store_true", help="without what only the terminal says, or the client fetches")
    args = parser.parse_args()

    # The schemas are for those who write files, and carried citations for those who write an edition: the program reads neither.
    unread = ("schemas", "carried")
    files = sorted(p for p in args.data.rglob("*") if p.suffix in (".json", ".svg") and p.parent.name not in unread)
    if args.for_browser:
        files = [path for path in files if path.relative_to(args.data).as_posix() not in ELSEWHERE]
    spoken = words_of_desk(args.data.parent) if args.for_browser else set()
    played = {page.stem for page in (args.data.parent / "engine" / "rulesets").glob("*.cpp")}
    lines = ['#include "io/text/data.h"', "", "namespace six::io {", "namespace {", ""]
    for number, path in enumerate(files):
        content = path.read_bytes()
        if args.for_browser and path.parent.name == "text":
            content = without_terminal(content, spoken)
        if args.for_browser and path.parent.name == "rules":
            content = without_unplayed(content, played)
        lines.append(f"constexpr unsigned char kFile{number}[] = {{{literal(content)},0}};")
    lines += ["", "constexpr EmbeddedFile kFiles[] = {"]
    for number, path in enumerate(files):
        name = path.relative_to(args.data).as_posix()
        lines.append(f'    {{"{name}", kFile{number}, sizeof kFile{number} - 1}},')
    lines += ["};", "", "}  // namespace", ""]
    lines += ["std::span<const EmbeddedFile> embedded_files() { return kFiles; }", "", "}  // namespace six::io", ""]
    args.out.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
