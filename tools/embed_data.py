"""Writes one C++ source that holds the JSON and SVG files of data/ as bytes, sorted by path."""

import argparse
import pathlib


def literal(text: bytes) -> str:
    """A C++ array initializer: numbers compile faster and more portably than escaped strings."""
    return ",".join(map(str, text))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    args = parser.parse_args()

    # The schemas are for those who write files; the program has readers of its own.
    files = sorted(p for p in args.data.rglob("*") if p.suffix in (".json", ".svg") and p.parent.name != "schemas")
    lines = ['#include "io/data.h"', "", "namespace six::io {", "namespace {", ""]
    for number, path in enumerate(files):
        content = path.read_bytes()
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
