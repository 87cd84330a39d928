#!/usr/bin/env python3
"""Plays a small game with the real program on a pseudo-terminal, from the first prompt to the final score.

Usage: play_pty_test.py SIXSKULLS

The person at the terminal asks for proposals and plays the first one each time; the bot plays blue. Checked are the
exit code, the score, that every line fits the terminal, and that the recording verifies.
"""

import fcntl
import os
import pathlib
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

COLUMNS, ROWS = 80, 24
PROMPT = b"\nRed> "
PATIENCE = 300  # seconds for the whole game, under sanitizers too


class Person:
    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.heard = b""
        self.ends = time.monotonic() + PATIENCE
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.execve(command[0], command, environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def listen(self, since: int) -> bool:
        """Until the prompt comes, or the program has ended: then false."""
        while PROMPT not in self.heard[since:]:
            if time.monotonic() > self.ends:
                os.kill(self.pid, 9)
                raise SystemExit(f"no prompt and no end; last heard:\n{self.text()[-2000:]}")
            ready, _, _ = select.select([self.terminal], [], [], 1)
            if not ready:
                continue
            try:
                more = os.read(self.terminal, 65536)
            except OSError:  # the other side is gone
                return False
            if not more:
                return False
            self.heard += more
        return True

    def say(self, line: str) -> bool:
        since = len(self.heard)
        os.write(self.terminal, line.encode() + b"\n")
        return self.listen(since)

    def text(self) -> str:
        plain = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", self.heard)
        return plain.decode("utf-8").replace("\r", "")

    def exit_code(self) -> int:
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def main() -> None:
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        recording = str(pathlib.Path(folder) / "game.jsonl")
        environment = {**os.environ, "TERM": "xterm", "HOME": folder, "XDG_STATE_HOME": folder, "LC_ALL": "C.UTF-8"}
        command = [program, "play", "--points", "100", "--seed", "7", "--replay", recording]
        person = Person(command, environment)
        playing = person.listen(0)
        assert playing, person.text()
        while playing:
            playing = person.say("hints") and person.say("1")
        code = person.exit_code()
        text = person.text()
        assert code == 0, f"exit code {code}:\n{text[-2000:]}"

        ended = text[text.index("The game ends:") :]
        assert re.search(r"^(Red|Blue) wins in round \d+\.$|ends in round \d+ with a draw\.$", ended, re.M), ended
        scores = dict(re.findall(r"^(Red|Blue): (\d+) points", ended, re.M))
        assert set(scores) == {"Red", "Blue"} and any(int(n) > 0 for n in scores.values()), ended
        assert recording in ended, ended
        for line in text.split("\n"):
            assert len(line) <= COLUMNS, f"too wide: {line!r}"

        verified = subprocess.run([program, "replay", "verify", recording], capture_output=True, text=True)
        assert verified.returncode == 0, verified.stdout + verified.stderr
        assert "all as recorded" in verified.stdout, verified.stdout
        print(f"Red {scores['Red']}, Blue {scores['Blue']}; {verified.stdout.strip()}")


main()
