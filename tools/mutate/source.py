"""C++ as the tool sees it: tokens with their places, brackets, blocks and statements. It relies on the layout that clang-format
gives the project: an operator between two operands has blanks on both sides, a bracket of a template has none."""

from __future__ import annotations

import bisect
import dataclasses
import re

TOKEN = re.compile(
    r"(?P<skip>\s+|//[^\n]*|/\*.*?\*/)"
    r"|(?P<directive>#[^\n]*)"
    r'|(?P<string>"(?:\\.|[^"\\\n])*")'
    r"|(?P<char>'(?:\\.|[^'\\\n])+')"
    r"|(?P<number>0[xXbB][0-9a-fA-F']+[uUlL]*|[0-9][0-9']*\w*)"
    r"|(?P<name>[A-Za-z_]\w*)"
    r"|(?P<punct><<=|>>=|<=>|->\*|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|\.\*|.)",
    re.DOTALL,
)
OPENS = {"(": ")", "[": "]", "{": "}"}
CLOSES = {")", "]", "}"}
PRECEDENCE = {"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, "<=": 7, ">": 7, ">=": 7, "<=>": 8}
PRECEDENCE |= {"<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11}
ASSIGNS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
ENDS_OPERAND = {",", ";", "?", ":", *ASSIGNS}
ENDS_OPERAND_WORD = {"return", "case", "else", "throw", "do"}
NOT_A_CALL = {"return", "const", "auto", "static", "using", "constexpr", "struct", "class", "enum", "template", "typename", "break"}
NOT_A_CALL |= {"continue", "assert", "static_assert", "default", "case", "goto", "delete", "new", "throw", "else"}


@dataclasses.dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclasses.dataclass
class Statement:
    """`first` to `last` are tokens, both included. `kind` is if, return, call, assign, step (++ and --) or other."""

    kind: str
    first: int
    last: int
    condition: tuple[int, int] | None = None  # the brackets of an if
    then: Statement | None = None
    otherwise: Statement | None = None


class Source:
    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.tokens: list[Token] = []
        for match in TOKEN.finditer(text):
            kind = match.lastgroup or ""
            if kind not in ("skip", "directive"):
                self.tokens.append(Token(kind, match.group(), match.start(), match.end()))
        self.partner: dict[int, int] = {}
        stack: list[int] = []
        for i, token in enumerate(self.tokens):
            if token.kind != "punct":
                continue
            if token.text in OPENS:
                stack.append(i)
            elif token.text in CLOSES:
                if not stack or OPENS[self.tokens[stack[-1]].text] != token.text:
                    raise ValueError(f"{name}:{self.line_of(token.start)}: a bracket without its partner")
                opener = stack.pop()
                self.partner[opener], self.partner[i] = i, opener
        self.line_starts: list[int] = [0] + [i + 1 for i, c in enumerate(text) if c == "\n"]
        # Code blocks by their opening brace, and the function that each token stands in.
        self.blocks: list[int] = [i for i, t in enumerate(self.tokens) if t.text == "{" and self.is_code_block(i)]
        self.function_of: list[str] = self.name_functions()
        self.statement_lists: list[list[Statement]] = []
        self.loop_headers: list[tuple[int, int]] = []
        for block in self.blocks:
            self.read_block(block)

    def at(self, i: int) -> str:
        return self.tokens[i].text if 0 <= i < len(self.tokens) else ""

    def line_of(self, offset: int) -> int:
        return bisect.bisect_right(self.line_starts, offset)

    def line_text(self, offset: int) -> str:
        start = self.line_starts[self.line_of(offset) - 1]
        end = self.text.find("\n", start)
        return self.text[start : end if end >= 0 else None].strip()

    def plain(self, first: int, last: int) -> str:
        """The text of these tokens on one line and without comments."""
        parts: list[str] = []
        for i in range(first, last + 1):
            if i > first and self.tokens[i].start > self.tokens[i - 1].end:
                parts.append(" ")
            parts.append(self.tokens[i].text)
        return "".join(parts)

    def is_binary(self, i: int) -> bool:
        """Between two operands: blanks, or the end of a line, on both sides."""
        token = self.tokens[i]
        if token.kind != "punct" or i == 0 or i + 1 == len(self.tokens):
            return False
        before, after = self.tokens[i - 1], self.tokens[i + 1]
        if before.kind == "punct" and before.text not in CLOSES and not (before.text == ">" and not self.spaced(i - 1)):
            return False
        return before.end < token.start and token.end < after.start

    def spaced(self, i: int) -> bool:
        return self.tokens[i - 1].end < self.tokens[i].start and self.tokens[i].end < self.tokens[i + 1].start

    # --- blocks and functions ---

    def is_code_block(self, i: int) -> bool:
        before = self.at(i - 1)
        if before in (";", "{", "}", "else", "do", "]"):
            return before not in ("{",) or self.is_code_block(i - 1)
        j = i - 1
        while self.at(j) in ("const", "noexcept", "override", "mutable"):
            j -= 1
        if self.at(j) == ")":
            return True
        # A lambda or function that says what it returns: ) -> Type {
        while j >= 0 and (self.tokens[j].kind == "name" or self.at(j) in ("::", "<", ">", "*", "&", ",")):
            j -= 1
        return self.at(j) == "->" and self.at(j - 1) == ")"

    def is_scope(self, i: int) -> bool:
        j = i - 1
        while j > 0 and (self.tokens[j].kind == "name" or self.at(j) in ("::", ":", ",")):
            if self.at(j) in ("namespace", "struct", "class", "enum"):
                return True
            j -= 1
        return False

    def name_functions(self) -> list[str]:
        """For each token the name of the outermost function around it, or of what is being defined there."""
        names = [""] * len(self.tokens)
        blocks = set(self.blocks)
        covered = -1
        for i, token in enumerate(self.tokens):
            if token.text != "{" or i <= covered or i not in self.partner:
                continue
            if i in blocks:
                j = i - 1
                while j >= 0 and self.at(j) != ")":
                    j -= 1
                name = self.at(self.partner.get(j, j) - 1) if j >= 0 else ""
            elif self.tokens[i - 1].kind == "name" and not self.is_scope(i):
                name = self.at(i - 1)
            else:
                continue
            covered = self.partner[i]
            for j in range(i, covered + 1):
                names[j] = name
        return names

    # --- statements ---

    def read_block(self, block: int) -> None:
        end = self.partner[block]
        found: list[Statement] = []
        i = block + 1
        while i < end:
            statement = self.statement_at(i, end)
            found.append(statement)
            i = statement.last + 1
        self.statement_lists.append(found)

    def statement_at(self, i: int, end: int) -> Statement:
        word = self.at(i)
        if word == "{":
            return Statement("other", i, self.partner[i])
        if word == "if":
            start = i + 2 if self.at(i + 1) == "constexpr" else i + 1
            close = self.partner[start]
            then = self.statement_at(close + 1, end)
            found = Statement("if", i, then.last, (start, close), then)
            if self.at(then.last + 1) == "else":
                found.otherwise = self.statement_at(then.last + 2, end)
                found.last = found.otherwise.last
            return found
        if word in ("for", "while", "switch"):
            close = self.partner[i + 1]
            if word != "switch":
                self.loop_headers.append((i + 1, close))
            body = self.statement_at(close + 1, end)
            return Statement("loop", i, body.last, None, body)
        if word in ("case", "default"):
            while self.at(i) != ":":
                i += 1
            return Statement("label", i, i)
        last = i
        while last < end and self.at(last) != ";":
            last = self.partner[last] + 1 if self.at(last) in OPENS else last + 1
        return Statement("return" if word == "return" else self.kind_of_simple(i, last), i, min(last, end - 1))

    def kind_of_simple(self, i: int, last: int) -> str:
        if self.at(i) in ("++", "--"):
            return "step"
        if self.at(i) == "*":
            i += 1
        if self.tokens[i].kind != "name" or self.at(i) in NOT_A_CALL:
            return "other"
        called = False
        i += 1
        while i < last:
            if self.at(i) in ("::", ".", "->"):
                i, called = i + 2, False
            elif self.at(i) in ("(", "["):
                called = self.at(i) == "("
                i = self.partner[i] + 1
            else:
                break
        if i == last:
            return "call" if called else "other"
        if self.at(i) in ASSIGNS:
            return "assign"
        return "step" if self.at(i) in ("++", "--") else "other"

    # --- operands ---

    def left_end(self, i: int, level: int) -> int:
        """The first token of the left operand of the operator i."""
        j = i - 1
        while j >= 0:
            token = self.tokens[j]
            if token.text in CLOSES and token.kind == "punct":
                j = self.partner[j] - 1
                continue
            if self.ends_operand(j) or (token.text in PRECEDENCE and self.is_binary(j) and PRECEDENCE[token.text] < level):
                break
            j -= 1
        return j + 1

    def right_end(self, i: int, level: int) -> int:
        """The last token of its right operand."""
        j = i + 1
        while j < len(self.tokens):
            token = self.tokens[j]
            if token.text in OPENS and token.kind == "punct":
                j = self.partner[j] + 1
                continue
            if self.ends_operand(j) or token.text in CLOSES:
                break
            if token.text in PRECEDENCE and self.is_binary(j) and PRECEDENCE[token.text] <= level:
                break
            j += 1
        return j - 1

    def ends_operand(self, j: int) -> bool:
        token = self.tokens[j]
        if token.kind == "name":
            return token.text in ENDS_OPERAND_WORD
        return token.kind == "punct" and (token.text in OPENS or token.text in ENDS_OPERAND)
