#!/usr/bin/env python3
"""`sixskulls serve` as a process: says its address, serves, ends on Ctrl-C, and refuses what it must.

    tests/cli/serve_test.py PROGRAM
"""

import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest
import urllib.request

PROGRAM = sys.argv.pop(1)


def said(*arguments: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [PROGRAM, "serve", *arguments], capture_output=True, text=True, timeout=30, check=False
    )
    return done.returncode, done.stdout, done.stderr


class Serve(unittest.TestCase):
    def setUp(self) -> None:
        place = tempfile.TemporaryDirectory()
        self.addCleanup(place.cleanup)
        self.folder = pathlib.Path(place.name)
        (self.folder / "index.html").write_text("the table")

    def serving(self, *arguments: str) -> subprocess.Popen:
        process = subprocess.Popen(
            [PROGRAM, "serve", "--files", str(self.folder), *arguments], stdout=subprocess.PIPE, text=True
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        return process

    def test_serves_until_interrupted(self) -> None:
        for end in (signal.SIGINT, signal.SIGTERM):
            process = self.serving("--listen", "localhost:0", "--lang", "en")
            line = process.stdout.readline()
            self.assertRegex(line, r"^Six Skulls is at http://127\.0\.0\.1:[0-9]+\n$")
            with urllib.request.urlopen(line.split()[-1], timeout=10) as answer:
                self.assertEqual(answer.read(), b"the table")
            process.send_signal(end)
            self.assertEqual(process.wait(timeout=10), 0)

    def test_a_busy_port_gives_the_next(self) -> None:
        first = self.serving("--listen", "127.0.0.1:0").stdout.readline().split()[-1]
        port = int(first.rsplit(":", 1)[1])
        line = self.serving("--listen", f"127.0.0.1:{port}", "--lang", "de").stdout.readline()
        self.assertRegex(line, r"^Six Skulls ist unter http://127\.0\.0\.1:[0-9]+ zu finden\n$")
        self.assertNotIn(first + " ", line)

    def test_refusals(self) -> None:
        code, out, err = said("--listen", "0.0.0.0:8080", "--files", str(self.folder), "--lang", "en")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("Only this machine itself", err)
        code, out, err = said("--files", str(self.folder / "none"), "--lang", "en")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("There is no built client here", err)
        self.assertEqual(said("--listen", "8080")[0], 2)


if __name__ == "__main__":
    unittest.main()
