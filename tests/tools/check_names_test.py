"""Plants names in a small tree and expects tools/check_names.py to find those that two sources of a folder share."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_names.py"


def source(own: str) -> str:
    return "namespace six::io {\nnamespace {\n\n" + own + "\n\n}  // namespace\n\nvoid shared() {}\n\n}  // namespace six::io\n"


class CheckNames(unittest.TestCase):
    def faults(self, **sources):
        """Of io/text with these sources, each a name and what is its own."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, own in sources.items():
                path = root / name.replace("__", "/")
                path = path.with_suffix(".cpp") if len(path.relative_to(root).parts) > 1 else root / "io" / "text" / f"{name}.cpp"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(source(own), encoding="utf-8")
            done = subprocess.run([sys.executable, SCRIPT, root], capture_output=True, text=True, timeout=60, check=False)
            self.assertEqual(done.returncode, 1 if done.stdout else 0, done.stderr)
            return done.stdout.splitlines()

    def assert_shared(self, name, first, second):
        faults = self.faults(a=first, b=second)
        self.assertEqual(len(faults), 1, faults)
        self.assertTrue(faults[0].startswith(f"io/text/b.cpp: {name} is a name of its own in io/text/a.cpp too"), faults[0])

    def test_functions_that_differ_in_their_arguments(self):
        self.assert_shared("read", "int read(int n) {\n    return n;\n}", "std::map<int, std::vector<int>> read(const Line& line) {\n}")

    def test_a_template_and_a_function(self):
        self.assert_shared("among", "template <class T, class U = std::less<>>\nbool among(T t) {\n}", "bool among(int n);")

    def test_types_and_constants(self):
        self.assert_shared("Row", "struct Row {\n    int a = 0;\n};", "enum class Row { one, two };")
        self.assert_shared("kMost", "constexpr int kLeast = 1, kMost = 2;", "constexpr std::array kMost = {1, 2, kOther};")
        self.assert_shared("kWords", 'constexpr const char* kWords[] = {"}", "a"};', "const std::set<int> kWords{1, 2};")

    def test_a_function_and_a_type_of_the_same_name(self):
        self.assert_shared("line", "struct line {};", "int line() {\n    return 1;\n}")

    def test_what_stands_inside_of_something_is_not_shared(self):
        inner = "int {}() {{\n    const int read = 1;\n    return inner(read);\n}}\nstruct {} {{\n    void read() const {{}}\n    int line;\n}};"
        self.assertEqual(self.faults(a=inner.format("f", "F"), b=inner.format("g", "G")), [])

    def test_an_alias_may_be_said_twice_but_not_differently(self):
        self.assertEqual(self.faults(a="using Json = json::ordered;", b="using Json = json::ordered;"), [])
        self.assert_shared("Json", "using Json = json::ordered;", "using Json = json::plain;")

    def test_declarations_without_a_name_of_their_own(self):
        same = "using io::say;\nusing enum Kind;\nstatic_assert(kOne == 1);\nbool operator==(const {0}&, const {0}&) = default;"
        self.assertEqual(self.faults(a=same.format("A"), b=same.format("B")), [])

    def test_folders_are_apart(self):
        self.assertEqual(self.faults(io__text__a="int f() {\n}", io__draw__b="int f() {\n}"), [])
        self.assertEqual(self.faults(engine__rules__a="int f() {\n}", engine__rules__setup__b="int f() {\n}"), [])
        self.assertEqual(len(self.faults(engine__rules__a="int f() {\n}", engine__rules__b="int f(int) {\n}")), 1)
        self.assertEqual(len(self.faults(cli__a="int f() {\n}", cli__b="int f(int) {\n}")), 1)

    def test_wrong_arguments(self):
        for arguments in (["--help"], ["a", "b"]):
            done = subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, timeout=60, check=False)
            self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
