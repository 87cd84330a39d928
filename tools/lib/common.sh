# Shared by ./run, ./test and tools/*.sh: where the repository is, and how to speak. Sourced, never run; the caller has
# set -euo pipefail and SIX_ROOT. Everything said here goes to stderr, so that the output of ./run can be piped.

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

