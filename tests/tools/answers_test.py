#!/usr/bin/env python3
"""What the program answers with --json is what data/schemas/answers.schema.json says of that command. The schema is written from the
descriptions that write the answers; here it is seen that each command answers by the description that is published as its own. That none
is missing there tests/cli/json_answers_test.cpp sees."""
import json
import os
import subprocess
import sys
import tempfile

from schema_store import ROOT, schemas, validator

PROGRAM = os.path.abspath(sys.argv[1])
FIELDS = os.path.join(ROOT, "tests/tools/every_field")
REPLAYS = sorted(os.path.join(folder, name) for folder, _, names in os.walk(os.path.join(ROOT, "tests/replays/v1")) for name in names
                 if name.endswith(".jsonl"))
SCENARIOS = os.path.join(ROOT, "tests/scenarios/unlimited/break_away")
TOUCHING = """figure raider points 20
  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2
given A raider red at 10,10 facing 0
      B raider blue at 11.25,10 facing 180
"""
# Objectives lie on no table but that of 2.0.
TOKENS = TOUCHING + "      objective 18,18 nobody\n"
# Of a large figure the section that is struck is chosen.
LARGE = """figure raider points 20
  dial speed 8 8 7 attack 9 9 8 defense 15 15 14 damage 3 2 2
figure wyrm kind dragon
  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3
  dial speed 6 6 attack 8 8 defense 15 15 damage 2 2
  dial speed 6 6 attack 9 9 defense 16 16 damage 3 3
  dial speed 6 6 attack 8 8 defense 15 15 damage 2 2
given W wyrm red at 10,10 facing 0
      B raider blue at 11.856,8.144 facing 135
turn blue
"""


# Shows what it says, does not, cannot be read.
SCENARIOS_RUN = {
    "right.scn": "clause U-MOVE-1\n" + TOUCHING + "then A at 10,10\n     show distance A B\n",
    "wrong.scn": "clause U-MOVE-1\n" + TOUCHING + "then A at 20,20\n",
    "unread.scn": "clause U-MOVE-1\nnonsense\n",
}
# A draft asks whoever is there which figure it shall be: always the first.
PICKS = "1\n" * 1000


def run(*words):
    if words[0] == "serve":
        return served(*words)
    ran = subprocess.run([PROGRAM, *words], input=PICKS, capture_output=True, text=True, check=False, cwd=ROOT, timeout=300)
    assert ran.returncode in (0, 1), f"{words}: code {ran.returncode}: {ran.stderr}"
    return ran.stdout


def served(*words):
    """It goes on until it is stopped."""
    with subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            return process.stdout.readline()
        finally:
            process.terminate()


def asked(folder):
    """Command lines without --json, by the command that they are of."""

    def file(name, text):
        path = os.path.join(folder, name)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        return path

    touching, large, tokens = file("touching.scn", TOUCHING), file("large.scn", LARGE), file("tokens.scn", TOKENS)
    spoilt = file("spoilt.json", "{")
    scenarios = [file(name, text) for name, text in SCENARIOS_RUN.items()]
    file("index.html", "the table")
    army, map_file, figures = (os.path.join(FIELDS, name) for name in ("army.json", "map.json", "figures.json"))
    code = json.loads(run("army", "encode", "first_steps", "--json"))["code"]
    return {
        "army check": [[army, "first_steps", spoilt]],
        "army decode": [[code], ["SS1-NONSENSE"]],
        "army encode": [["first_steps"]],
        "army draft": [["--points", "100"]],
        "army list": [[], ["--edition", "v2"]],
        "army new": [["--seed", "3"]],
        "army print": [["first_steps"], ["first_steps", "--out", os.path.join(folder, "army.svg")]],
        "battle": [["--points", "100", "--seed", "18446744073709551615"]],
        "figures check": [[figures, spoilt]],
        "figures import": [[figures]],
        "figures list": [[], ["--set", "founding"]],
        "figures print": [[figures], [figures, "--out", os.path.join(folder, "figures.html")]],
        "figures remove": [["rider", "--dry-run"], ["--set", "every_field"]],  # imported before
        "figures show": [[figures], ["ember_wyrm"], [figures, "--lang", "de"]],
        "figures value": [[figures]],
        "maps check": [[map_file, spoilt]],
        "maps list": [[]],
        "maps new": [["--seed", "3"], ["--out", os.path.join(folder, "map.json")]],
        "maps show": [[map_file], ["heron_ford"], [spoilt]],
        "rules list": [[], ["--lang", "de"]],
        "rules show": [["U-BREAK-2", "H-CONTACT-EPS", "--scenarios", SCENARIOS]],
        "rules search": [["free", "spin"]],
        "rules coverage": [["--scenarios", SCENARIOS]],
        "why": [[touching, "red", "close", "A", "at", "B"], [touching, "red", "move", "A", "to", "30,30"],
                [large, "blue", "close", "B", "at", "W", "--lang", "de"], [large, "blue", "close", "B", "at", "W", "--editions", "unlimited,v2"],
                [tokens, "red", "move", "A", "to", "12,10", "--editions", "v2,conquest"]],
        "replay show": [[REPLAYS[0]], [spoilt]],
        "replay verify": [[*REPLAYS[:4], spoilt]],
        "replay export": [[REPLAYS[0]], [REPLAYS[0], "--out", os.path.join(folder, "story.html")]],
        "play --list": [[]],
        "scenario run": [[SCENARIOS], scenarios],
        "serve": [["--listen", "127.0.0.1:0", "--files", folder]],
        "setups list": [[]],
        "signature": [["--edition", "unlimited"]],
    }


def values(text):
    """One, or one a line."""
    try:
        return [json.loads(text)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in text.splitlines()]


def main():
    published = schemas()["answers.schema.json"]["properties"]
    with tempfile.TemporaryDirectory() as folder:
        # Recordings and figures of somebody's own are looked for there.
        os.environ |= {"XDG_STATE_HOME": folder, "XDG_DATA_HOME": folder}
        os.makedirs(os.path.join(folder, "sixskulls"))
        for n, replay in enumerate([*REPLAYS[:2], os.path.join(FIELDS, "map.json")]):
            os.symlink(replay, os.path.join(folder, "sixskulls", f"{n}.jsonl"))
        questions = asked(folder)
        assert questions.keys() == published.keys(), questions.keys() ^ published.keys()
        count = 0
        for command, lines in questions.items():
            check = validator("answers", published[command])
            for words in lines:
                text = run(*command.split(), *words, "--json")
                assert text, f"{command} {words}: no answer"
                for value in values(text):
                    for error in check.iter_errors(value):
                        sys.exit(f"{command} {words}: {error.json_path}: {error.message[:400]}")
                    count += 1
        failed = validator("answers", {"$ref": "#/$defs/CommandFailed"})
        failed.validate(json.loads(run("figures", "show", "nobody_at_all", "--json")))
    print(f"{count} answers are as they are described")


main()
