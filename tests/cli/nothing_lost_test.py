#!/usr/bin/env python3
"""What only the real program shows: closed streams, pipes, full disks, forbidden files, lines without end, Ctrl-C.

Usage: nothing_lost_test.py SIXSKULLS
"""

import os
import pathlib
import pty
import re
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.abspath(sys.argv[1])
PATIENCE = 60  # seconds; what waits for a pipe waits for ever
GAME = ["play", "--points", "100", "--seed", "7", "--blue", "human"]


def run(arguments: list[str], folder: str, **how) -> subprocess.CompletedProcess:
    environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder, "LC_ALL": "C.UTF-8"}
    how.setdefault("input", b"")
    if how.get("stdin") is not None:
        del how["input"]
    return subprocess.run([PROGRAM, *arguments], env=environment, capture_output=True, timeout=PATIENCE, **how)


def verified(folder: str, recording: pathlib.Path) -> bool:
    return b"all as recorded" in run(["replay", "verify", str(recording)], folder).stdout


def closed_streams(folder: str) -> None:
    """A recording must not become the output because nobody else is."""
    for closed in ((1,), (0, 1), (1, 2), (0, 1, 2)):
        recording = pathlib.Path(folder) / ("closed_" + "".join(map(str, closed)) + ".jsonl")
        close = " ".join(f"{n}{'<' if n == 0 else '>'}&-" for n in closed)
        line = f"printf 'look\\nscore\\n' | exec \"$@\" {close}" if 0 not in closed else f'exec "$@" {close}'
        command = ["bash", "-c", line, "bash", PROGRAM, *GAME, "--replay", str(recording)]
        environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder}
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, timeout=PATIENCE, check=False)
        for text in recording.read_bytes().splitlines():
            assert text.startswith(b"{") and text.endswith(b"}"), f"{closed}: {text[:200]!r}"
    lost = subprocess.run(["bash", "-c", 'exec "$0" rules list >&-', PROGRAM], timeout=PATIENCE, check=False)
    assert lost.returncode == 1, "output that goes nowhere is no success"


def pipes(folder: str) -> None:
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    for arguments in (
        ["scenario", "run", pipe],
        ["why", pipe, "red", "end_turn"],
        ["play", "--resume", pipe],
        ["play", "--save", pipe],
        ["play", "--replay", pipe],
        ["rules", "coverage", "--scenarios", pipe],
        ["rules", "show", "U-MOVE-1", "--scenarios", pipe],
        ["replay", "show", pipe],
        ["army", "check", pipe],
        ["maps", "check", pipe],
        ["figures", "show", pipe],
        ["figures", "import", pipe],
    ):
        done = run(arguments, folder)
        assert done.returncode == 1, f"{arguments}: {done}"
        assert done.stderr or b"ordinary file" in done.stdout, f"{arguments}: {done}"
    assert os.path.exists(pipe)


def full_disk(folder: str) -> None:
    """No file may grow: then none is left, not even an empty one."""
    there = set(os.listdir(folder))

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))

    story = os.path.join(folder, "closed_1.jsonl")
    for arguments in (
        ["maps", "new", "--out", os.path.join(folder, "map.json")],
        ["army", "new", "--out", os.path.join(folder, "army.json")],
        ["army", "print", "first_steps", "--out", os.path.join(folder, "army.html")],
        ["figures", "print", "marshal_ysmarre", "--out", os.path.join(folder, "figure.svg")],
        ["replay", "export", story, "--out", os.path.join(folder, "story.txt")],
    ):
        done = run(arguments, folder, preexec_fn=small)
        assert done.returncode == 1, f"{arguments}: {done}"
        assert b"There is no room for this file" in done.stderr, f"{arguments}: {done}"
    game = os.path.join(folder, "game.jsonl")
    done = run([*GAME, "--replay", game, "--save", os.path.join(folder, "saved.jsonl")], folder, preexec_fn=small)
    assert done.returncode == 0 and b"not recorded any further" in b" ".join(done.stdout.split()), done
    assert set(os.listdir(folder)) == there, set(os.listdir(folder)) - there


def forbidden(folder: str) -> None:
    """A file that may not be read is told from one that is not there."""
    secret = os.path.join(folder, "secret.json")
    pathlib.Path(secret).write_text("{}")
    os.chmod(secret, 0)
    os.chmod(folder, 0o755)

    def nobody() -> None:
        if os.geteuid() == 0:
            os.setgroups([])
            os.setgid(65534)
            os.setuid(65534)

    readable = run(["--version"], folder, preexec_fn=nobody)
    if readable.returncode != 0:  # the program itself lies where nobody may look
        return
    for arguments in (
        ["army", "check", secret],
        ["maps", "show", secret],
        ["play", "--resume", secret],
        ["play", "--map", secret],
        ["figures", "show", secret],
        ["why", secret, "end_turn"],
        ["scenario", "run", secret],
    ):
        done = run(arguments, folder, preexec_fn=nobody)
        assert b"the permission is missing" in done.stderr, f"{arguments}: {done}"
        missing = run([secret + ".none" if word == secret else word for word in arguments], folder)
        assert b"here is no such file" in missing.stderr, f"{arguments}: {missing}"


def endless_line(folder: str) -> None:
    """A line that does not end takes no memory, and its beginning is not obeyed."""
    recording = pathlib.Path(folder) / "endless.jsonl"
    read, write = os.pipe()
    environment = {**os.environ, "HOME": folder, "XDG_STATE_HOME": folder}
    command = [PROGRAM, *GAME, "--replay", str(recording)]
    with subprocess.Popen(command, stdin=read, stdout=subprocess.PIPE, env=environment) as game:
        os.close(read)
        os.write(write, b"end_turn ")
        block = b" " * (1 << 20)
        try:
            for _ in range(300):
                view = memoryview(block)
                while view:
                    view = view[os.write(write, view) :]
            os.write(write, b"\n")
        except BrokenPipeError:
            pass
        os.close(write)
        out = game.stdout.read()
        _, status, usage = os.wait4(game.pid, 0)
        game.returncode = os.waitstatus_to_exitcode(status)
        assert game.returncode == 0, out[-500:]
        assert usage.ru_maxrss < 1 << 18, f"{usage.ru_maxrss} KiB for a line of 300 MiB"
    assert b"This line is too long" in out, out[-2000:]
    assert b'"do":"end_turn"' not in recording.read_bytes()
    assert verified(folder, recording)


def interrupted(folder: str) -> None:
    """Ctrl-C at the prompt says how to go on, and the terminal's way of ending stays."""
    recording = os.path.join(folder, "interrupted.jsonl")
    pid, terminal = pty.fork()
    if pid == 0:
        environment = {**os.environ, "TERM": "xterm", "HOME": folder, "XDG_STATE_HOME": folder, "LC_ALL": "C.UTF-8"}
        os.execve(PROGRAM, [PROGRAM, *GAME, "--replay", recording], environment)
    heard, sent, ends = b"", False, time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            more = os.read(terminal, 65536)
        except OSError:
            break
        if not more:
            break
        heard += more
        if not sent and re.search(rb"\n(Red|Blue)> ", heard):
            time.sleep(0.5)
            os.write(terminal, b"\x03")
            sent = True
    if time.monotonic() >= ends:
        os.kill(pid, signal.SIGKILL)
    status = os.waitpid(pid, 0)[1]
    text = heard.decode("utf-8", "replace")
    assert sent and os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGINT, (status, text[-500:])
    assert f"sixskulls play --resume {recording}" in text.split("> ")[-1], text[-500:]
    again = run(["play", "--resume", recording], folder)
    assert again.returncode == 0 and b"all as recorded" in again.stdout, again


def main() -> None:
    for part in (closed_streams, pipes, full_disk, forbidden, endless_line, interrupted):
        with tempfile.TemporaryDirectory() as folder:
            if part is full_disk:
                closed_streams(folder)
            part(folder)
        print(f"{part.__name__}: as it should be")


main()
