#!/usr/bin/env bash
# Runs every fuzz target of a build on its corpus, as many at a time as there are cores.
#
#   tools/fuzz.sh SECONDS [FOLDER [TARGET]]    each target, or that one, for so many seconds, after its corpus
#   tools/fuzz.sh corpora [FOLDER [TARGET]]    the corpora only
#
# FOLDER is the build with the targets (default build/fuzz). One line for each target; what broke one is kept in
# build/fuzz-artifacts, what was newly found in build/fuzz-corpus. Exit code 1 if any target failed, 2 for bad arguments.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."

usage() {
    echo "tools/fuzz.sh: expected a number of seconds or \"corpora\", and perhaps the build's folder and one of its targets${1:+, not \"$1\"}" >&2
    exit 2
}
[ $# -ge 1 ] && [ $# -le 3 ] || usage
mode=$1
build=${2:-build/fuzz}
case $mode in
    corpora) limit=(-runs=0) ;;
    '' | *[!0-9]*) usage "$mode" ;;
    *) limit=(-max_total_time="$mode") ;;
esac
shopt -s nullglob
targets=(fuzz/fuzz_*.cpp)
[ ${#targets[@]} -gt 0 ] || usage
mkdir -p build/fuzz-artifacts build/fuzz-corpus

if [ $# -lt 3 ]; then
    printf '%s\n' "${targets[@]}" | sed -E 's:.*/(.*)\.cpp$:\1:' |
        xargs -P "${SIX_JOBS:-$(nproc)}" -I '{}' tools/fuzz.sh "$mode" "$build" '{}' || exit 1
    exit 0
fi

name=$3
[ -f "fuzz/$name.cpp" ] || usage "$name"
program=$build/fuzz/$name
seeds=fuzz/corpus/${name#fuzz_}
found=build/fuzz-corpus/$name
log=build/fuzz-artifacts/$name.log
if [ ! -x "$program" ]; then
    echo "$name: failed: expected the program $program (cmake --build $build)"
    exit 1
fi
mkdir -p "$found"
folders=("$seeds")
# Files kept elsewhere are seeds too.
case $name in
    fuzz_scenario) folders+=(tests/scenarios) ;;
    fuzz_replay) folders+=(tests/replays) ;;
esac
# New finds go into the first folder.
[ "$mode" = corpora ] || folders=("$found" "${folders[@]}")
code=0
nice "$program" "${folders[@]}" "${limit[@]}" -rss_limit_mb=1024 -timeout=25 -max_len=65536 \
    -artifact_prefix="build/fuzz-artifacts/$name-" -print_final_stats=1 >"$log" 2>&1 || code=$?
runs=$(sed -nE 's/^stat::number_of_executed_units: *([0-9]+)$/\1/p' "$log" | tail -n 1)
if [ $code -eq 0 ]; then
    echo "$name: ok, ${runs:-0} runs"
else
    # In one piece: others may be writing too.
    printf '%s\n%s\n' "$name: failed with code $code (build/fuzz-artifacts, $log)" \
        "$(tail -n 30 "$log" | sed 's/^/    /')"
    exit 1
fi
