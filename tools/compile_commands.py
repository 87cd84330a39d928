"""How each source is compiled, alone: CMake writes down only the files that take in several of them."""

import json
import os
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent


def commands_of(build: pathlib.Path) -> dict[str, dict]:
    """By source, as a path from the root: its command, and the file that takes it in with others (`with`), or itself."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        sources = [entry["file"]]
        if re.search(r"/Unity/unity_\w+\.cxx$", entry["file"]):
            sources = re.findall(r'^#include "(.*)"$', pathlib.Path(entry["file"]).read_text(), re.M)
        for source in sources:
            command = re.sub(r" -o \S+", "", entry["command"]).replace(entry["file"], source)
            found[os.path.relpath(source, ROOT)] = {
                "directory": entry["directory"], "file": source, "command": command, "with": entry["file"]}
    return found
