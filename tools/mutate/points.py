"""Where a source can be broken, and how: each point is one small change of one rule. All points of a file are written into one
copy of it, every one behind the switch of switch.h."""

from __future__ import annotations

import dataclasses
import hashlib
import re

from source import OPENS, PRECEDENCE, Source, Statement

OTHER_COMPARISON = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
OTHER_CONNECTIVE = {"&&": "||", "||": "&&"}
OTHER_SUM = {"+": "-", "-": "+"}
NUMBER = re.compile(r"(0[xXbB][0-9a-fA-F']+?|[0-9][0-9']*)(_\w+|[uUlL]+)?$")
# Names and citations are no rules.
NO_FACT = {"id", "version", "edition", "ability", "clause", "eliminated", "breaks_away", "turn_limit_by", "placed_by"}
NO_FACT |= {"cannot_capture_by", "cannot_be_captured_by", "captive_by"}
# What a refusal tells in numbers is for its sentence.
ONLY_TOLD = re.compile(r"without \w+\.[nm] = ")


@dataclasses.dataclass
class Point:
    kind: str  # comparison, connective, operand, negation, constant, arithmetic, check, step, order, fact
    first: int  # tokens, both included
    last: int
    change: str
    before: str  # written around them, with ID for the point's number
    after: str
    becomes: str = ""  # what stands there instead, for people
    until: int = -1  # ... and in place of what follows up to this token
    later: int = -1  # the token behind which `afterwards` is written
    afterwards: str = ""
    file: str = ""
    line: int = 0
    function: str = ""
    text: str = ""  # of the line
    nth: int = 0  # among those that are otherwise alike
    key: str = ""

    @property
    def id(self) -> str:
        return self.key[:8]

    @property
    def number(self) -> int:
        return int(self.key[:16], 16)

    def described(self) -> dict[str, object]:
        """As an entry of equivalents.json says it."""
        entry: dict[str, object] = {"file": self.file, "function": self.function, "line": self.text, "change": self.change}
        if self.nth:
            entry["nth"] = self.nth
        return entry


class Finder:
    """Finds the points of one source. `fixed` are constants that the compiler needs to know."""

    def __init__(self, source: Source, fixed: set[str]) -> None:
        self.source = source
        self.fixed = fixed
        self.points: list[Point] = []
        self.no_longer_constexpr: list[int] = []  # tokens to leave out of the copy
        self.has_facts = source.name.startswith(("engine/abilities/", "engine/rulesets/"))
        self.in_code = [False] * len(source.tokens)
        for block in source.blocks:
            for i in range(block, source.partner[block] + 1):
                self.in_code[i] = True
        self.shut = [False] * len(source.tokens)  # nothing is changed here
        self.shut_off()

    def find(self) -> list[Point]:
        for i in range(len(self.source.tokens)):
            if self.in_code[i] and not self.shut[i]:
                self.look_at(i)
        for statements in self.source.statement_lists:
            self.look_at_statements(statements)
        self.find_constants()
        if self.has_facts:
            self.find_facts()
        self.name_points()
        return self.points

    def shut_off(self) -> None:
        source = self.source
        for i, token in enumerate(source.tokens):
            ranges: list[tuple[int, int]] = []
            if token.text in ("assert", "static_assert") and source.at(i + 1) == "(":
                ranges.append((i, source.partner[i + 1]))
            elif token.text in ("constexpr", "case", "using", "template"):
                end = i
                while source.at(end) not in (";", ":", "{", "") and not (token.text == "template" and source.at(end) == ">"):
                    end = source.partner[end] + 1 if source.at(end) in ("(", "[") else end + 1
                ranges.append((i, end))
            for first, last in ranges:
                for j in range(first, min(last, len(source.tokens) - 1) + 1):
                    self.shut[j] = True
        for first, last in source.loop_headers:
            for j in range(first, last + 1):
                self.shut[j] = True

    def add(self, kind: str, first: int, last: int, change: str, becomes: str, before: str, after: str) -> Point:
        point = Point(kind, first, last, change, before, after, becomes, last)
        self.points.append(point)
        return point

    def either(self, kind: str, first: int, last: int, mutated: str, switch: str = "at") -> None:
        """The expression, or another one in its place."""
        change = f"{self.source.plain(first, last)} -> {mutated}"
        self.add(kind, first, last, change, mutated, f"(six_mutate::{switch}(ID) ? ({mutated}) : (", "))")

    # --- expressions ---

    def look_at(self, i: int) -> None:
        source = self.source
        token = source.tokens[i]
        if token.kind == "punct" and token.text in PRECEDENCE and source.is_binary(i):
            level = PRECEDENCE[token.text]
            first, last = source.left_end(i, level), source.right_end(i, level)
            left, right = source.plain(first, i - 1), source.plain(i + 1, last)
            if token.text in OTHER_COMPARISON:
                self.either("comparison", first, last, f"{left} {OTHER_COMPARISON[token.text]} {right}")
            elif token.text in OTHER_CONNECTIVE:
                self.either("connective", first, last, f"({left}) {OTHER_CONNECTIVE[token.text]} ({right})")
                self.drop_operand(token.text, i + 1, last, source.plain(first, last))
                if not any(source.at(j) == token.text for j in self.outside_brackets(first, i - 1)):
                    self.drop_operand(token.text, first, i - 1, source.plain(first, last))
            elif token.text in OTHER_SUM:
                self.either("arithmetic", first, last, f"{left} {OTHER_SUM[token.text]} {right}")
        elif token.text == "!":
            self.look_at_negation(i)
        elif token.text == "?":
            first = source.left_end(i, 0)
            condition = source.plain(first, i - 1)
            change = f"{condition} -> !({condition})"
            self.add("check", first, i - 1, change, f"!({condition})", "(six_mutate::at(ID) != static_cast<bool>(", "))")
        elif token.kind == "number" or token.text in ("true", "false"):
            self.look_at_constant(i, "at", "constant")
        elif token.text in ("min", "max") and source.at(i - 1) == "::" and source.at(i - 2) == "std" and source.at(i + 1) == "(":
            last = source.partner[i + 1]
            other = "max" if token.text == "min" else "min"
            self.either("arithmetic", i - 2, last, f"std::{other}{source.plain(i + 1, last)}")

    def outside_brackets(self, first: int, last: int) -> list[int]:
        found = []
        j = first
        while j <= last:
            found.append(j)
            j = self.source.partner[j] + 1 if self.source.at(j) in OPENS and j in self.source.partner else j + 1
        return found

    def drop_operand(self, connective: str, first: int, last: int, whole: str) -> None:
        change = f"{whole} without {self.source.plain(first, last)}"
        before = "(six_mutate::at(ID) || (" if connective == "&&" else "(!six_mutate::at(ID) && ("
        self.add("operand", first, last, change, "true" if connective == "&&" else "false", before, "))")

    def look_at_negation(self, i: int) -> None:
        source = self.source
        last = i + 1
        while source.at(last) in ("!", "*"):
            last += 1
        if source.at(last) == "(":
            last = source.partner[last]
        while source.at(last + 1) in ("::", ".", "->", "(", "[", "{"):
            last = source.partner[last + 1] if source.at(last + 1) in OPENS else last + 2
        if source.at(last + 1) == "<" and not source.is_binary(last + 1):
            return
        if source.at(i - 1) in ("(", ";") and source.at(last + 1) == ")":
            return  # the whole condition: dropping the check says as much
        operand = source.plain(i + 1, last)
        self.add("negation", i, last, f"!{operand} -> {operand}", operand, "(six_mutate::at(ID) != (", "))")

    def look_at_constant(self, i: int, switch: str, kind: str) -> None:
        source = self.source
        token = source.tokens[i]
        if token.text in ("true", "false"):
            mutated = "false" if token.text == "true" else "true"
        else:
            match = NUMBER.match(token.text)
            if not match or (source.at(i - 1) == "[" and source.at(i + 1) == "]"):
                return
            of_template = source.at(i - 1) == "<" and not source.spaced(i - 1) or source.at(i + 1) == ">" and not source.spaced(i + 1)
            if of_template:
                return
            mutated = f"{int(match.group(1).replace(chr(39), ''), 0) + 1}{match.group(2) or ''}"
        around = source.plain(max(0, i - 2), min(i + 2, len(source.tokens) - 1))
        change = f"{token.text} -> {mutated} in {around}"
        self.add(kind, i, i, change, mutated, f"(six_mutate::{switch}(ID) ? {mutated} : ", ")")

    # --- statements ---

    def look_at_statements(self, statements: list[Statement]) -> None:
        for statement in statements:
            self.look_at_statement(statement)
        for one, two in zip(statements, statements[1:]):
            self.swap(one, two)

    def look_at_statement(self, statement: Statement) -> None:
        source = self.source
        if self.shut[statement.first]:
            return
        if statement.kind == "if" and statement.condition:
            self.drop_check(*statement.condition)
            for branch in (statement.then, statement.otherwise):
                if branch is not None:
                    self.look_at_statement(branch)
        elif statement.kind == "loop" and statement.then is not None:
            self.look_at_statement(statement.then)
        elif statement.kind in ("call", "assign", "step"):
            change = f"without {source.plain(statement.first, statement.last)}"
            if ONLY_TOLD.match(change):
                return
            self.add("step", statement.first, statement.last, change, "", "{ if (!six_mutate::at(ID)) ", " }")

    def drop_check(self, opening: int, closing: int) -> None:
        source = self.source
        if source.at(opening - 1) == "constexpr":
            return
        outside = self.outside_brackets(opening + 1, closing - 1)
        semicolons = [j for j in outside if source.at(j) == ";"]
        first = semicolons[-1] + 1 if semicolons else opening + 1
        equals = [j for j in outside if source.at(j) == "=" and j >= first]
        change = f"if ({source.plain(first, closing - 1)}) -> if (false)"
        if not equals:
            self.add("check", first, closing - 1, change, "false", "(!six_mutate::at(ID) && (", "))")
        elif any(source.at(j) == "*" for j in range(first, equals[0])):
            self.add("check", equals[0] + 1, closing - 1, change, "nullptr", "(six_mutate::at(ID) ? nullptr : (", "))")

    def swap(self, one: Statement, two: Statement) -> None:
        """Two steps of a resolve. Which of two refusals is told first is no rule."""
        source = self.source

        def acts(statement: Statement) -> bool:
            text = source.plain(statement.first, statement.last)
            return statement.kind == "call" and (text.startswith("c.") or "(c," in text or "(c)" in text)

        first_text, second_text = source.plain(one.first, one.last), source.plain(two.first, two.last)
        if acts(one) and acts(two):
            change = f"{first_text} after {second_text}"
            point = self.add("order", one.first, one.last, change, f"{second_text} {first_text}", "{ if (!six_mutate::at(ID)) ", " }")
            point.until, point.later = two.last, two.last
            point.afterwards = f" if (six_mutate::at(ID)) {first_text}"

    # --- facts and constants ---

    def find_constants(self) -> None:
        """constexpr TYPE kName = NUMBER; outside of functions, where no array or type depends on it."""
        source = self.source
        for i, token in enumerate(source.tokens):
            if token.text != "constexpr" or self.in_code[i]:
                continue
            j = i + 1
            while source.tokens[j].kind == "name" or source.at(j) == "::":
                j += 1
            name = source.at(j - 1)
            simple = source.at(j) == "=" and source.tokens[j + 1].kind == "number" and source.at(j + 2) == ";"
            if not simple or name in self.fixed:
                continue
            self.no_longer_constexpr.append(i)
            self.look_at_constant(j + 1, "on", "constant")

    def find_facts(self) -> None:
        source = self.source
        for i, token in enumerate(source.tokens):
            if token.text in ("constexpr", "constinit") and source.at(i + 1) in ("DomainRow", "KindRules", "PostureRules", "Ruleset", "const"):
                self.no_longer_constexpr.append(i)
        for i in range(1, len(source.tokens) - 3):
            if self.in_code[i] or not source.function_of[i]:
                continue
            if source.tokens[i].kind == "number" and source.at(i - 2) not in NO_FACT:
                self.look_at_constant(i, "on", "fact")
            elif source.at(i) == "." and source.at(i + 2) == "=" and source.at(i - 1) in ("{", ","):
                self.look_at_fact(i)

    def look_at_fact(self, i: int) -> None:
        source = self.source
        name, value = source.at(i + 1), source.tokens[i + 3]
        last = i + 3
        while source.at(last + 1) not in (",", "}") and source.at(last) not in OPENS:
            last += 1
        fact = source.plain(i, last)
        text = source.plain(i + 3, last)
        if name == "clause":
            self.look_at_optional(last)
        if name in NO_FACT:
            return
        if value.text in ("true", "false"):
            other = "false" if value.text == "true" else "true"
        elif value.kind == "string":
            if not re.fullmatch(r'"[A-Z0-9]+(-[A-Z0-9]+)+"', value.text):
                return  # no clause: the name of something
            other, text = "Clause{}", f"Clause({text})"
        elif re.fullmatch(r"\w+::\w+", text):
            other = f"static_cast<decltype({text})>({text} == decltype({text}){{}} ? 1 : 0)"
        else:
            return
        shown = "another" if "decltype" in other else "none" if "Clause" in other else other
        if value.kind == "string":
            self.add("fact", i + 3, last, f"{fact} -> {shown}", other, f"(six_mutate::on(ID) ? {other} : Clause(", "))")
        else:
            self.add("fact", i + 3, last, f"{fact} -> {shown}", other, f"(six_mutate::on(ID) ? {other} : ", ")")

    def look_at_optional(self, last: int) -> None:
        """It stands behind the clause where an ability is optional; where it is not, nothing stands there."""
        source = self.source
        brace = last
        while brace > 1 and not (source.at(brace) == "{" and source.partner.get(brace, 0) > last):
            brace -= 1
        if source.at(brace - 2) != "AbilityFacts":
            return
        if source.at(last + 1) == "," and source.at(last + 2) == "." and source.at(last + 3) != "optional":
            point = self.add("fact", last + 1, last + 1, ".optional = false -> true", ", .optional = true,", "", "")
            point.later = last + 1
            point.afterwards = " .optional = six_mutate::on(ID),"

    # --- names ---

    def name_points(self) -> None:
        source = self.source
        seen: dict[tuple[str, str, str], int] = {}
        for point in self.points:
            start = source.tokens[point.first].start
            point.file = source.name
            point.line = source.line_of(start)
            point.text = source.line_text(start)
            point.function = source.function_of[point.first]
            alike = (point.function, point.text, point.change)
            point.nth = seen.get(alike, 0)
            seen[alike] = point.nth + 1
            words = "\0".join([point.file, *alike, str(point.nth)])
            point.key = hashlib.sha256(words.encode()).hexdigest()


def find_points(source: Source, fixed: set[str]) -> tuple[list[Point], list[int]]:
    finder = Finder(source, fixed)
    return finder.find(), finder.no_longer_constexpr


def write_copy(source: Source, points: list[Point], no_longer_constexpr: list[int]) -> str:
    """The source with all these points in it, on the same lines."""
    inserts: list[tuple[int, int, int, str]] = []  # place, endings before beginnings, outer or inner first, text
    for order, point in enumerate(points):
        start, end = source.tokens[point.first].start, source.tokens[point.last].end
        number = f"0x{point.number:016x}u"
        # Of two with the same ends the earlier one is the outer one.
        inserts.append((start, 1, -(end * 10000 - order), point.before.replace("ID", number)))
        inserts.append((end, 0, -(start * 10000 + order), point.after.replace("ID", number)))
        if point.later >= 0:
            inserts.append((source.tokens[point.later].end, 0, order, point.afterwards.replace("ID", number)))
    for i in no_longer_constexpr:
        # `const` where it defines something; a function that makes a value needs no word.
        constant = source.at(i + 1) != "const" and not defines_function(source, i)
        inserts.append((source.tokens[i].start, 1, 0, ("const " if constant else "") + "/* "))
        inserts.append((source.tokens[i].end, 0, 0, " */"))
    inserts.sort()
    parts, place = ['#include "tools/mutate/switch.h"\n#line 1\n'], 0
    for at, _, _, text in inserts:
        parts += [source.text[place:at], text]
        place = at
    parts.append(source.text[place:])
    return "".join(parts)


def broken(source: Source, point: Point) -> str:
    """The source with this one change in it, for people to read."""
    start, end = source.tokens[point.first].start, source.tokens[point.until].end
    return source.text[:start] + point.becomes + source.text[end:]


def defines_function(source: Source, i: int) -> bool:
    j = i
    while source.at(j) not in ("(", "{", "=", ";", ""):
        j += 1
    return source.at(j) == "("


def fixed_constants(texts: list[str]) -> set[str]:
    """Names that a type, an array, or another constant depends on."""
    fixed: set[str] = set()
    for text in texts:
        for match in re.finditer(r"<[^<>;(){}]*>|\[[^\[\];]*\]|static_assert\([^;]*;|\bconstexpr\b[^;]*;", text):
            found = match.group()
            if found.startswith("constexpr"):
                found = found.split("=", 1)[1] if "=" in found else ""
            fixed |= set(re.findall(r"\bk[A-Z]\w*", found))
        fixed |= set(re.findall(r",\s*(k[A-Z]\w*)>", text))  # behind a type that has arguments itself
    return fixed
