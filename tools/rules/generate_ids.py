"""Checks data/rules and writes the headers the program is built with.

clause_ids.gen.h lists every clause id, so that an id which is not in the catalog does not compile; options.gen.h lists
every house decision with its defaults, option_words.gen.h the words of its choices; citations.gen.h says which clause is in
force where, which state the same rule and which have parts; law.gen.h says what an edition cites in place of the clauses of
others. Anything wrong in the data is reported with file, line or id and what was
expected; then nothing is written and the exit code is 1.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pathlib
import re
import sys
from dataclasses import dataclass, field
from typing import Any

EDITIONS = ("unlimited", "v2", "dungeons", "conquest")
DOCUMENTS = ("DRG", "LRG", "DGT", "MDW", "FAQ", "U", "V", "D", "C", "H")
KINDS = ("rule", "ability", "definition", "example", "exception", "erratum", "administrative", "decision")
TAGS = ("seed", "found", "known", "inferred", "house")
OPEN = ("items", "spells", "cavalry", "companies", "no_case", "no_scenario")
REASONS = ("administrative", "provenance", "component_list", "flavour", "no_behaviour", "not_in_force")
DOUBTS = ("low", "medium", "high")
# Why nobody may choose another value, in the editions whose page does not read the option.
FIXED = ("settled", "by_edition", "against_rules", "no_case", "unplayed", "not_built")
NUMBERS = ("int", "mils", "tenths")
TYPES = ("fixed", "bool", "choice", *NUMBERS)
NO_CLAUSE = 0xFFFF  # Clause::kNone
ID = re.compile(r"[A-Z0-9]+(-[A-Z0-9]+)+")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
# Words that may not name a constant in C++ ...
RESERVED = frozenset(
    "and or not xor auto bool break case char class const continue default delete do double else enum explicit extern"
    " false float for friend goto if inline int long mutable namespace new operator private protected public return"
    " short signed static struct switch this throw true try union unsigned using virtual void while".split()
)

Record = dict[str, Any]


@dataclass
class Catalog:
    """All records of data/rules, and what is wrong with them."""

    clauses: dict[str, Record] = field(default_factory=dict)
    options: list[Record] = field(default_factory=list)
    links: list[list[str]] = field(default_factory=list)  # groups of clauses that state the same rule
    parts: set[str] = field(default_factory=set)
    law: dict[str, dict[str, Record]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def expect(self, condition: bool, where: str, expected: str) -> bool:
        if not condition:
            self.errors.append(f"{where}: expected {expected}")
        return condition

    def read(self, path: pathlib.Path, kind: type) -> Any:
        """The JSON of a file, or an empty value when it cannot be used."""
        try:
            value = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            self.errors.append(f"{path}: expected a readable file ({error.strerror})")
            return kind()
        except ValueError as error:  # JSONDecodeError names line and column
            self.errors.append(f"{path}: expected JSON ({error})")
            return kind()
        word = "an array" if kind is list else "an object"
        return value if self.expect(isinstance(value, kind), str(path), word) else kind()

    def check_ids(self, where: str, ids: Any, prefix: str = "") -> None:
        if not self.expect(isinstance(ids, list), where, "an array of clause ids"):
            return
        for clause in ids:
            known = isinstance(clause, str) and clause in self.clauses and clause.startswith(prefix)
            self.expect(known, where, f"ids of data/rules{' that begin with ' + prefix if prefix else ''}, not {clause!r}")

    def check_editions(self, where: str, editions: Any) -> None:
        known = isinstance(editions, list) and all(e in EDITIONS for e in editions)
        self.expect(known and len(set(editions)) == len(editions), where, f"editions out of {', '.join(EDITIONS)}")


def lines_of(path: pathlib.Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def read_clauses(catalog: Catalog, data: pathlib.Path) -> None:
    listed = [d.get("id") for d in catalog.read(data / "documents.json", list) if isinstance(d, dict)]
    catalog.expect(listed == list(DOCUMENTS), str(data / "documents.json"), f"the documents {', '.join(DOCUMENTS)}")
    for document in DOCUMENTS:
        path = data / f"{document}.json"
        records = catalog.read(path, list)
        # One record per line between the brackets, so that a difference shows which clause changed.
        catalog.expect(len(lines_of(path)) == len(records) + 2 or not records, str(path), "one clause per line")
        for number, record in enumerate(records, start=2):
            where = f"{path}:{number}"
            if not catalog.expect(isinstance(record, dict) and isinstance(record.get("id"), str), where, "an id"):
                continue
            clause = record["id"]
            where = f"{where}: {clause}"
            catalog.expect(ID.fullmatch(clause) is not None, where, f"an id like {ID.pattern}")
            catalog.expect(clause.startswith(document + "-"), where, f"an id that begins with {document}-")
            catalog.expect(clause not in catalog.clauses, where, "an id that no other clause has")
            catalog.expect(record.get("kind") in KINDS, where, f"kind out of {', '.join(KINDS)}")
            tags = str(record.get("tag")).split("+")
            catalog.expect(all(tag in TAGS for tag in tags), where, f"tag out of {', '.join(TAGS)}, joined by +")
            catalog.expect(bool(record.get("en")) and bool(record.get("section")), where, "section and English text")
            catalog.check_editions(where, record.get("editions"))
            catalog.check_editions(where, record.get("carried_to", []))
            catalog.clauses[clause] = record


def check_parts(catalog: Catalog, path: pathlib.Path) -> None:
    """The things that one clause states and that have to be shown one by one: a, b, c ..."""
    parts = catalog.read(path, dict)
    catalog.expect(len(lines_of(path)) == len(parts) + 2 or not parts, str(path), "one clause per line")
    for number, (clause, listed) in enumerate(parts.items(), start=2):
        where = f"{path}:{number}: {clause}"
        catalog.expect(clause in catalog.clauses, where, "a clause of data/rules")
        if not catalog.expect(isinstance(listed, dict) and len(listed) >= 2, where, "an object of at least two parts"):
            continue
        letters = [chr(ord("a") + i) for i in range(len(listed))]
        catalog.expect(list(listed) == letters, where, f"the parts {', '.join(letters)} in this order")
        for part, texts in listed.items():
            told = isinstance(texts, dict) and list(texts) == ["en", "de"]
            told = told and all(isinstance(text, str) and text for text in texts.values())
            catalog.expect(told, f"{where}/{part}", "what it states, as en and de")
            catalog.parts.add(f"{clause}/{part}")


def check_open(catalog: Catalog, path: pathlib.Path, untestable: Record) -> None:
    """What no scenario shows yet, and why: clauses, or single parts of them."""
    for name, reason in catalog.read(path, dict).items():
        where = f"{path}: {name}"
        clause, slash, _ = name.partition("/")
        catalog.expect(name in (catalog.parts if slash else catalog.clauses), where, "a clause of data/rules or a part of one")
        catalog.expect(clause not in untestable, where, "a clause that untestable.json does not have")
        catalog.expect(reason in OPEN, where, f"a reason out of {', '.join(OPEN)}")


def check_references(catalog: Catalog, data: pathlib.Path) -> None:
    for clause, record in catalog.clauses.items():
        catalog.check_ids(f"{clause}: house", record.get("house", []), "H-")
        catalog.check_ids(f"{clause}: conflicts", record.get("conflicts", []))

    seen: dict[str, int] = {}
    for number, group in enumerate(catalog.read(data / "links.json", list), start=2):
        where = f"{data / 'links.json'}:{number}"
        catalog.check_ids(where, group)
        members = group if isinstance(group, list) else []
        catalog.expect(len(members) >= 2, where, "at least two ids")
        for clause in members:
            catalog.expect(clause not in seen, where, f"{clause} in one group only (also on line {seen.get(clause)})")
            seen[clause] = number
        catalog.links.append(members)

    check_parts(catalog, data / "parts.json")
    untestable = catalog.read(data / "untestable.json", dict)
    catalog.check_ids(str(data / "untestable.json"), list(untestable))
    for clause, reason in untestable.items():
        catalog.expect(reason in REASONS, f"{data / 'untestable.json'}: {clause}", f"a reason out of {', '.join(REASONS)}")
    check_open(catalog, data / "open.json", untestable)


def default_of(option: Record, edition: str) -> Any:
    """The default in an edition: conquest follows unlimited, and an edition that is not named follows the first."""
    default = option.get("default")
    if not isinstance(default, dict):
        return default
    for key in (edition, "unlimited" if edition == "conquest" else edition):
        if key in default:
            return default[key]
    return next(iter(default.values()), None)


def number_of(option: Record, value: Any) -> int | None:
    """How a value is stored: a number as it is, a bool as 0 or 1, a key as its place among the values."""
    kind = option.get("type")
    if kind == "bool":
        return int(value) if isinstance(value, bool) else None
    if kind in ("fixed", "choice"):
        values = option.get("values", [])
        return values.index(value) if value in values else None
    if not isinstance(value, int) or isinstance(value, bool):
        return None
    low, high, step = option.get("min", 0), option.get("max", -1), option.get("step", 1)
    return value if low <= value <= high and (value - low) % step == 0 else None


def check_option(catalog: Catalog, where: str, option: Record) -> bool:
    kind, name = option.get("type"), str(option.get("name"))
    ok = catalog.expect(option.get("id") in catalog.clauses and str(option["id"]).startswith("H-"), where, "an H- id")
    ok &= catalog.expect(NAME.fullmatch(name) is not None and name not in RESERVED, where, "a snake_case name")
    stem = str(option.get("id")).removeprefix("H-").lower().replace("-", "_")
    # An id that is a mere number says nothing: there the earlier name follows the id, and the name says what is decided.
    by_id = str(option.get("was", name))
    ok &= catalog.expect(by_id == stem or by_id.startswith(stem + "_"), where, f"the name {stem}, or one that adds to it")
    ok &= catalog.expect(kind in TYPES, where, f"type out of {', '.join(TYPES)}")
    ok &= catalog.expect(option.get("doubt") in DOUBTS, where, f"doubt out of {', '.join(DOUBTS)}")
    if "fixed" in option:
        ok &= catalog.expect(option["fixed"] in FIXED and kind != "fixed", where, f"fixed out of {', '.join(FIXED)}")
    catalog.check_ids(f"{where}: clauses", option.get("clauses"))
    catalog.check_editions(where, option.get("editions"))
    catalog.check_editions(f"{where}: younger_in", option.get("younger_in", []))
    ok &= catalog.expect(bool(option.get("editions")), where, "at least one edition")
    if kind in ("fixed", "choice"):
        values = option.get("values", [])
        telling = all(isinstance(v, str) and NAME.fullmatch(v) and v not in RESERVED for v in values)
        ok &= catalog.expect(telling and len(set(values)) == len(values), where, "different snake_case values")
        ok &= catalog.expect(len(values) == 1 if kind == "fixed" else len(values) >= 2, where, f"values for {kind}")
    if kind in NUMBERS:
        limits = [option.get("min"), option.get("max")]
        ok &= catalog.expect(all(isinstance(x, int) for x in limits) and limits[0] < limits[1], where, "min below max")
    if not ok:
        return False
    default = option.get("default")
    for edition in default if isinstance(default, dict) else []:
        catalog.expect(edition in option["editions"], where, f"defaults for its own editions only, not {edition}")
    for edition in option["editions"]:
        value = default_of(option, edition)
        ok &= catalog.expect(number_of(option, value) is not None, where, f"an allowed default, not {value!r}")
    return ok


def read_options(catalog: Catalog, data: pathlib.Path) -> None:
    path = data / "options.json"
    names: dict[str, int] = {}
    for number, option in enumerate(catalog.read(path, list), start=2):
        where = f"{path}:{number}: {option.get('id')}"
        if check_option(catalog, where, option):
            # Files written earlier are read by the earlier name, so that it is a name like any other.
            for name in [option[key] for key in ("name", "was") if key in option]:
                catalog.expect(name not in names, where, f"a name of its own, not {name} of line {names.get(name)}")
                names[name] = number
            catalog.options.append(option)
    by_name = {option["name"]: option for option in catalog.options}
    for option in catalog.options:
        if "decides" in option:
            other, where = by_name.get(option["decides"]), f"{path}: {option['id']}"
            alike = other is not None and all(option.get(key) == other.get(key) for key in ("type", "values"))
            catalog.expect(alike, where, "an option with the same values that it decides")
            apart = other is not None and not set(option["editions"]) & set(other["editions"])
            catalog.expect(apart, where, "to decide what no option of its editions decides")
    decided = {option["id"] for option in catalog.options}
    for clause in catalog.clauses:
        if clause.startswith("H-"):
            catalog.expect(clause in decided, str(path), f"an option for {clause}")


def view(text: str) -> str:
    """A std::string_view with its length: having it counted would cost every source that includes the header time."""
    return f'{{"{text}", {len(text)}}}'


def clause_header(catalog: Catalog) -> str:
    # Nearly every source includes this header: a literal costs it less time than a std::string_view, which is constructed.
    ids = "\n".join(f'    "{clause}",' for clause in sorted(catalog.clauses))
    return f"""// Generated by tools/rules/generate_ids.py from data/rules: do not edit.
#pragma once

namespace six::gen {{

inline constexpr const char* kClauseIds[] = {{
{ids}
}};

}}  // namespace six::gen
"""


def check_law(catalog: Catalog, data: pathlib.Path) -> None:
    """What each edition cites in place of others' clauses; whether that is whole is asked by tools/check_carried.py."""
    for edition in EDITIONS:
        path = data / "carried" / f"{edition}.json"
        if not path.exists():
            continue
        law = catalog.read(path, dict)
        for said, entry in law.items():
            if not catalog.expect(isinstance(entry, dict), f"{path}: {said}", "an object"):
                continue
            catalog.check_ids(f"{path}: {said}", [said, *(entry[key] for key in ("as", "by") if key in entry), *entry.get("also", {})])
        catalog.law[edition] = law


def law_header(catalog: Catalog) -> str:
    index = {clause: number for number, clause in enumerate(sorted(catalog.clauses))}
    lines = ["// Made from data/rules/carried by tools/rules/generate_ids.py.", "#pragma once", '#include "engine/state/law.h"', ""]
    lines.append("namespace six::gen {")
    for edition, law in sorted(catalog.law.items()):
        lines.append(f"inline constexpr Carried kCarriedTo{edition.capitalize()}[] = {{")
        for said, entry in sorted(law.items()):
            if "as" in entry or "not" in entry:
                cited = entry.get("as", entry.get("by"))
                lines.append(f"    {{{index[said]}, {index[cited] if cited else 'Clause::kNone'}}},  // {said}: {cited}")
        lines.append("};")
    return "\n".join([*lines, "}  // namespace six::gen", ""])


def numbers(values: list[int]) -> str:
    rows = [", ".join(map(str, values[at : at + 24])) for at in range(0, len(values), 24)]
    return "".join(f"    {row},\n" for row in rows)


def edition_bits(editions: list[str]) -> int:
    return sum(1 << bit for bit, edition in enumerate(EDITIONS) if edition in editions)


def citations_header(catalog: Catalog) -> str:
    ids = sorted(catalog.clauses)
    place = {clause: number for number, clause in enumerate(ids)}
    records = [catalog.clauses[clause] for clause in ids]
    force = [edition_bits(record["editions"] + record.get("carried_to", [])) for record in records]
    parts = [sum(part.startswith(f"{clause}/") for part in catalog.parts) for clause in ids]
    links = [number for group in catalog.links for number in (*map(place.__getitem__, group), NO_CLAUSE)]
    carried = [
        (place[said], place[cited])
        for law in catalog.law.values()
        for said, entry in sorted(law.items())
        if "as" in entry
        for cited in (entry["as"], *entry.get("also", {}))
    ]
    pairs = "".join(f"    {{{said}, {cited}}},\n" for said, cited in carried)
    return f"""// Generated by tools/rules/generate_ids.py from data/rules: do not edit.
#pragma once

#include <cstdint>

namespace six::gen {{

// By the place in kClauseIds: the editions in which a clause is in force, its own or carried there. A bit per edition.
inline constexpr std::uint8_t kInForce[] = {{
{numbers(force)}}};

// By the same place: how many things a clause states one by one, a, b, c ...; 0: it states one.
inline constexpr std::uint8_t kParts[] = {{
{numbers(parts)}}};

// Groups of clauses that state the same rule, by their places; Clause::kNone ends each.
inline constexpr std::uint16_t kSameRule[] = {{
{numbers(links)}}};

// Pairs of places: a clause, and one that another edition cites for the same, or for a part of it.
inline constexpr std::uint16_t kCitedFor[][2] = {{
{pairs}}};

}}  // namespace six::gen
"""


def option_words_header(catalog: Catalog) -> str:
    words = [value for option in catalog.options for value in option.get("values", [])]
    ends = list(itertools.accumulate(len(option.get("values", [])) for option in catalog.options))
    rows = "".join(f"    {view(word)},\n" for word in words)
    return f"""// Generated by tools/rules/generate_ids.py from data/rules/options.json: do not edit.
#pragma once

#include <cstdint>
#include <string_view>

namespace six::gen {{

// The words of all choices, one option after the other in the order of Option, and where those of each end.
inline constexpr std::string_view kOptionWords[] = {{
{rows}}};
inline constexpr std::uint16_t kOptionWordsEnd[] = {{
{numbers(ends)}}};

}}  // namespace six::gen
"""


def limits_of(option: Record) -> tuple[int, int]:
    if option["type"] in NUMBERS:
        return option["min"], option["max"]
    return (0, 1) if option["type"] == "bool" else (0, len(option["values"]) - 1)


def option_row(option: Record) -> str:
    low, high = limits_of(option)
    defaults = ", ".join(str(number_of(option, default_of(option, edition))) for edition in EDITIONS)
    editions = edition_bits(option["editions"])
    kind = {"bool": "boolean", "int": "integer"}.get(option["type"], option["type"])  # bool and int are C++ words
    names = ", ".join(view(option.get(key, "")) for key in ("id", "name", "was"))
    return (
        f"    {{{names}, OptionType::{kind}, {low}, {high}, {option.get('step', 1)}, "
        f"{{{defaults}}}, {editions}, Option::{option.get('decides', option['name'])}}},"
    )


def option_values(option: Record) -> str:
    values = ", ".join(f"{value} = {index}" for index, value in enumerate(option["values"]))
    return f"namespace {option['name']} {{ inline constexpr std::int32_t {values}; }}"


def option_draws_header(catalog: Catalog) -> str:
    """What the signature's games do not draw, or drew otherwise when they were fixed: for sim/ alone."""
    rows = "".join(
        f"    {{{edition_bits(option.get('younger_in', []))}, {option.get('drawn_to', limits_of(option)[1])}}},  // {option['name']}\n"
        for option in catalog.options
    )
    return f"""// Generated by tools/rules/generate_ids.py from data/rules/options.json: do not edit.
#pragma once

#include <cstdint>

namespace six::gen {{

// How the values of an option are drawn for random battles, in the order of Option.
struct OptionDraw {{
    std::uint8_t younger_in;  // a bit per edition: the signature's games there are older and do not draw it
    std::int32_t most;        // the greatest number drawn; one that is no value leaves the default
}};
inline constexpr OptionDraw kOptionDraws[] = {{
{rows}}};

}}  // namespace six::gen
"""


def options_header(catalog: Catalog) -> str:
    options = catalog.options
    names = "\n".join(f"    {option['name']}," for option in options)
    rows = "\n".join(option_row(option) for option in options)
    values = "\n".join(option_values(option) for option in options if option["type"] == "choice")
    return f"""// Generated by tools/rules/generate_ids.py from data/rules/options.json: do not edit.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace six {{

enum class OptionType : std::uint8_t {{
    fixed,    // the only value is 0
    boolean,  // 0 or 1
    choice,   // the place of the key among the values, see namespace opt
    integer,
    mils,    // 1/1000 inch
    tenths,  // 1/10 degree
}};

enum class Option : std::uint16_t {{
{names}
}};
inline constexpr std::size_t kOptionCount = {len(options)};

struct OptionInfo {{
    std::string_view id;
    std::string_view name;
    std::string_view was;  // its name in files written earlier; empty: it has had no other
    OptionType type;
    std::int32_t min, max, step;
    std::int32_t defaults[4];  // by edition: unlimited, v2, dungeons, conquest
    std::uint8_t editions;     // a bit per edition, in the same order
    Option decides;            // what chapters read, where they have it under another edition's name; or itself
}};
inline constexpr OptionInfo kOptions[kOptionCount] = {{
{rows}
}};

namespace opt {{
{values}
}}  // namespace opt

}}  // namespace six
"""


def write_if_changed(path: pathlib.Path, text: str) -> None:
    """Untouched when nothing changed: everything includes these headers, and a new time would rebuild it all."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def check_scenarios(catalog: Catalog, folder: pathlib.Path) -> None:
    """Every clause id in a scenario is in the catalog, every part of one in parts.json: an invented one fails the build."""
    named = re.compile(rf"(?<![\w-])((?:{'|'.join(DOCUMENTS)})(?:-[A-Z0-9]+)+)(/\w*)?(?![\w-])")
    for path in sorted(folder.rglob("*.scn")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            text = re.sub(r"#(?!\d).*", "", line)  # a comment, but not a figure such as #7
            for found in named.finditer(text):
                where = f"{path}:{number}:{found.start() + 1}"
                if catalog.expect(found[1] in catalog.clauses, where, f"a clause of the catalog, not {found[1]}"):
                    known = found[2] is None or found.group() in catalog.parts
                    catalog.expect(known, where, f"a part that data/rules/parts.json lists, not {found.group()}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    here = pathlib.Path(__file__).resolve()
    parser.add_argument("--data", type=pathlib.Path, default=here.parents[2] / "data" / "rules")
    parser.add_argument("--scenarios", type=pathlib.Path, help="folder of scenario files whose clause ids are checked")
    parser.add_argument("--out", type=pathlib.Path, help="folder for the headers; without it the data is only checked")
    args = parser.parse_args()

    catalog = Catalog()
    read_clauses(catalog, args.data)
    check_references(catalog, args.data)
    read_options(catalog, args.data)
    check_law(catalog, args.data)
    if args.scenarios is not None:
        check_scenarios(catalog, args.scenarios)
    for error in catalog.errors:
        print(error, file=sys.stderr)
    if catalog.errors:
        return 1
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        write_if_changed(args.out / "clause_ids.gen.h", clause_header(catalog))
        write_if_changed(args.out / "options.gen.h", options_header(catalog))
        write_if_changed(args.out / "law.gen.h", law_header(catalog))
        write_if_changed(args.out / "citations.gen.h", citations_header(catalog))
        write_if_changed(args.out / "option_words.gen.h", option_words_header(catalog))
        write_if_changed(args.out / "option_draws.gen.h", option_draws_header(catalog))
    return 0


if __name__ == "__main__":
    sys.exit(main())
