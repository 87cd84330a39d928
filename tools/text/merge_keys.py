"""Adds words to data/text/en.json and data/text/de.json.

Usage: python3 tools/text/merge_keys.py new_keys.json [--replace] [--remove KEY ...]

new_keys.json holds {"key": {"en": "words with {arguments}", "de": "..."}}. Both files are read, merged, sorted by key, one
key per line, and written as a whole: several people may add keys at the same time. An existing key keeps its words unless
--replace is given. Nothing is written when anything is wrong.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import pathlib
import re
import sys

LANGUAGES = ("en", "de")
KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")
# {name} is replaced; {name|one|many} chooses a word by the number in name. Nothing else may stand in braces.
ARGUMENT = re.compile(r"\{([a-z][a-z0-9_]*)(?:\|[^{}|]*\|[^{}|]*)?\}")
HERE = pathlib.Path(__file__).resolve().parents[2] / "data" / "text"


def arguments_of(template: str) -> set[str]:
    return set(ARGUMENT.findall(template))


def problems_of(key: str, words: object) -> list[str]:
    if not KEY.fullmatch(key):
        return [f"{key}: expected a key like area.name, of small letters, digits and _"]
    if not isinstance(words, dict) or set(words) != set(LANGUAGES):
        return [f"{key}: expected an object with exactly {', '.join(LANGUAGES)}"]
    found = []
    for language, template in words.items():
        if not isinstance(template, str) or not template:
            found.append(f"{key}: {language}: expected words")
        elif re.search(r"[{}]", ARGUMENT.sub("", template)):
            found.append(f"{key}: {language}: expected braces only as {{name}} or {{name|one|many}}")
        elif "\n" in template:
            found.append(f"{key}: {language}: expected one line")
    if not found and arguments_of(words["en"]) != arguments_of(words["de"]):
        found.append(
            f"{key}: expected the same arguments in both languages, not {sorted(arguments_of(words['en']))}"
            f" and {sorted(arguments_of(words['de']))}"
        )
    return found


def no_repeats(pairs: list[tuple[str, object]]) -> dict[str, object]:
    keys = [key for key, _ in pairs]
    for key in set(keys):
        if keys.count(key) > 1:
            raise ValueError(f"{key} stands twice")
    return dict(pairs)


def read(path: pathlib.Path) -> dict:
    if not path.exists():
        return {}
    value = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=no_repeats)
    if not isinstance(value, dict):
        raise ValueError("expected an object")
    return value


def write(path: pathlib.Path, texts: dict[str, str]) -> None:
    lines = [f"{json.dumps(key)}: {json.dumps(texts[key], ensure_ascii=False)}" for key in sorted(texts)]
    temporary = path.with_suffix(f".{os.getpid()}.tmp")
    temporary.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    os.replace(temporary, path)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("keys", type=pathlib.Path, nargs="?", help="the new keys; without them the files are only checked")
    parser.add_argument("--replace", action="store_true", help="existing keys may get new words")
    parser.add_argument("--remove", nargs="*", default=[], metavar="KEY")
    parser.add_argument("--text", type=pathlib.Path, default=HERE, help=argparse.SUPPRESS)
    args = parser.parse_args()

    args.text.mkdir(parents=True, exist_ok=True)
    folder = os.open(args.text, os.O_RDONLY)
    fcntl.flock(folder, fcntl.LOCK_EX)
    try:
        try:
            texts = {language: read(args.text / f"{language}.json") for language in LANGUAGES}
            new = read(args.keys) if args.keys else {}
            if args.keys and not args.keys.exists():
                raise ValueError("no such file")
        except (OSError, ValueError) as error:
            print(f"{args.keys or args.text}: {error}", file=sys.stderr)
            return 1

        found = [problem for key, words in new.items() for problem in problems_of(key, words)]
        for key in args.remove:
            for language in LANGUAGES:
                if texts[language].pop(key, None) is None:
                    found.append(f"{key}: expected a key of {language}.json to remove")
        for key, words in new.items() if not found else ():
            for language in LANGUAGES:
                old = texts[language].get(key)
                if old is not None and old != words[language] and not args.replace:
                    found.append(f"{key}: {language}.json already says {old!r} (use --replace)")
                texts[language][key] = words[language]
        # What is there already is held to the same rules.
        for key in sorted(set().union(*texts.values())) if not found else ():
            both = {language: texts[language][key] for language in LANGUAGES if key in texts[language]}
            found += problems_of(key, both)
        if found:
            print("\n".join(found), file=sys.stderr)
            return 1
        if new or args.remove:
            for language in LANGUAGES:
                write(args.text / f"{language}.json", texts[language])
        return 0
    finally:
        os.close(folder)


if __name__ == "__main__":
    sys.exit(main())
