"""Plants faults in a small tree and expects tools/check_includes.py to name each, and nothing else."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check_includes.py"
HEADER = "// Owns a thing.\n#pragma once\n"


class CheckIncludes(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)
        self.write("engine/base/ids.h", HEADER + "#include <cstdint>\n")
        self.write("engine/geometry/units.h", HEADER + '#include "engine/base/ids.h"\n#include "clause_ids.gen.h"\n')
        self.write("engine/rules/move.cpp", '#include "engine/geometry/units.h"\n')
        self.write("io/text/text.h", HEADER + '#include "engine/game/look.h"\n#include <fstream>\n')
        self.write("cli/main.cpp", '#include "io/text/text.h"\n#include <nlohmann/json.hpp>\n')
        self.write("tests/io/text_test.cpp", '#include "io/text/text.h"\n#include "tests/support/table.h"\n')

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run_script(self, *arguments):
        return subprocess.run(
            [sys.executable, SCRIPT, *arguments], capture_output=True, text=True, timeout=60, check=False
        )

    def faults(self):
        done = self.run_script(self.root)
        self.assertEqual(done.returncode, 1 if done.stdout else 0, done.stderr)
        return done.stdout.splitlines()

    def assert_fault(self, name, text, line, words):
        self.write(name, text)
        faults = self.faults()
        self.assertEqual(len(faults), 1, faults)
        self.assertTrue(faults[0].startswith(f"{name}:{line}: "), faults[0])
        self.assertIn(words, faults[0])

    def test_a_clean_tree_passes(self):
        self.assertEqual(self.faults(), [])

    def test_an_arrow_upwards_in_the_engine(self):
        text = "#include <vector>\n" '#include "engine/rules/move.h"\n'
        self.assert_fault("engine/geometry/arc.cpp", text, 2, "engine/rules stands above it")

    def test_the_engine_may_not_include_the_outside(self):
        self.assert_fault("engine/game/battle.cpp", '#include "io/text/text.h"\n', 1, 'engine/ may not include "io/text/text.h"')

    def test_io_may_not_include_the_program(self):
        self.assert_fault("io/text/text.cpp", '#include "cli/args.h"\n', 1, 'io/ may not include "cli/args.h"')

    def test_nobody_includes_tests(self):
        self.assert_fault("cli/play.cpp", '#include "tests/support/table.h"\n', 1, "cli/ may not include")

    def test_benchmarks_may_use_fixtures_and_no_other_test(self):
        self.write("bench/step.cpp", '#include "tests/support/table.h"\n')
        self.assertEqual(self.faults(), [])
        self.assert_fault("bench/text.cpp", '#include "tests/io/words.h"\n', 1, "bench/ may not include")

    def test_headers_the_engine_must_not_use(self):
        for header in ("iostream", "fstream", "chrono", "thread", "mutex", "random", "unordered_map", "unordered_set",
                       "cmath", "nlohmann/json.hpp"):
            with self.subTest(header):
                text = f"\n#  include <{header}>  // why not\n"
                self.assert_fault("engine/state/state.cpp", text, 2, f"<{header}> does not belong in the engine")

    def test_floating_point_in_the_engine(self):
        self.assert_fault("engine/base/wide.cpp", "int a;\nlong double b;\n", 2, "double in the engine")
        self.assert_fault("engine/base/wide.cpp", "auto f = static_cast<float>(1);\n", 1, "float in the engine")

    def test_words_in_comments_and_literals_are_not_code(self):
        text = (
            "// a double disc\n/* float\n double */\nconst char* a = \"double \\\" float\";\n"
            'const char* b = R"x(double)x";\nconst char c = \'"\';  // float\nint n = 1\'000;\n'
            '// #include "io/text/text.h"\n/*\n#include "io/text/text.h"\n*/\nstruct DoubleDisc {};\nint double_disc;\n'
        )
        self.write("engine/base/wide.cpp", text)
        self.assertEqual(self.faults(), [])

    def test_code_after_a_character_literal_is_seen(self):
        self.assert_fault("engine/base/wide.cpp", "char c = '\"';\ndouble d;\nchar e = '\"';\n", 2, "double")

    def test_paths_are_full(self):
        self.assert_fault("io/text/text.cpp", '#include "text.h"\n', 1, "is not a full path from the root")
        self.assert_fault("io/text/text.cpp", '#include "io/../engine/base/ids.h"\n', 1, "is not a full path from the root")
        self.assert_fault("io/text/text.cpp", "#include <io/text/text.h>\n", 1, "include it in quotes")

    def test_an_unknown_folder_of_the_engine(self):
        self.assert_fault("engine/magic/spell.cpp", "int a;\n", 1, "is in no folder of engine/")

    def test_an_arrow_upwards_between_the_rooms_of_io(self):
        text = '#include "io/scenario/scenario.h"\n'
        self.assert_fault("io/text/text.cpp", text, 1, "io/scenario stands above it")
        self.assert_fault("io/text/text.cpp", '#include "io/error.h"\n', 1, "is in no folder that")

    def test_hosts_read_positions_through_the_face(self):
        text = '#include "engine/rules/move.h"\n'
        self.assert_fault("io/text/text.cpp", text, 1, "is a chapter of the rules")
        self.write("tests/engine/move_test.cpp", text)
        self.write("io/text/text.cpp", '#include "engine/game/look.h"\n')
        self.assertEqual(self.faults(), [])

    def test_the_face_knows_nothing_that_changes_a_game(self):
        self.write("engine/rules/context.h", HEADER)
        self.write("engine/rules/move.h", HEADER + '#include "engine/rules/context.h"\n')
        text = HEADER + '#include "engine/rules/move.h"\n'
        self.assert_fault("engine/game/look.h", text, 1, "engine/rules/move.h -> engine/rules/context.h")

    def test_a_folder_of_too_many_sources(self):
        for number in range(61):
            self.write(f"cli/command_{number}.cpp", "int a;\n")
        self.assertEqual(self.faults(), ["cli/: 62 sources; more than 60 want rooms"])

    def test_headers_say_what_they_own(self):
        self.assert_fault("io/text/error.h", "#pragma once\n", 1, "begins with a comment")
        self.assert_fault("io/text/error.h", "// Owns errors.\n", 1, "needs #pragma once")

    def test_wrong_arguments(self):
        for arguments in (["--help-me"], ["a", "b"], [self.root / "nowhere"]):
            with self.subTest(arguments):
                self.assertEqual(self.run_script(*arguments).returncode, 2)


if __name__ == "__main__":
    unittest.main()
