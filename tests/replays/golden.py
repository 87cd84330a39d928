#!/usr/bin/env python3
"""The golden archive, packed: every game of tests/replays/golden is played by today's rules.

    golden.py PROGRAM [FILE.txt.xz ...]   PROGRAM is golden_replays; without files all of them
"""

import lzma
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent / "golden"


def main() -> int:
    program, *wanted = sys.argv[1:]
    packed = [pathlib.Path(file) for file in wanted] or sorted(FOLDER.glob("*.txt.xz"))
    if not wanted and len(packed) < 200:
        print(f"{FOLDER} holds {len(packed)} games: some are missing")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        texts = []
        for file in packed:
            texts.append(pathlib.Path(folder) / file.stem)
            texts[-1].write_bytes(lzma.decompress(file.read_bytes()))
        return subprocess.run([program, "check", *texts], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
