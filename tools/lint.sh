#!/usr/bin/env bash
# Format, includes and names, and clang-tidy over the project's own sources.
#   tools/lint.sh [format|includes|tidy] [--all] [--base COMMIT] [--fix]
# Without a name all three. clang-tidy looks at the sources that differ from the base, at all of them with --all; it reads
# build/release/compile_commands.json. --fix lets clang-format rewrite the files.
set -euo pipefail
SIX_ROOT=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd)
cd "$SIX_ROOT"
. tools/lib/common.sh

usage() {
    sed -n '3,5s/^# *//p' tools/lint.sh >&2
    exit 2
}

which=
all=no
base=
fix=no
while [ $# -gt 0 ]; do
    case $1 in
        format | includes | tidy) which="$which $1" ;;
        --all) all=yes ;;
        --fix) fix=yes ;;
        --base)
            [ $# -gt 1 ] || usage
            base=$2
            git rev-parse --quiet --verify "$base^{commit}" >/dev/null || die "tools/lint.sh: there is no commit $base"
            shift
            ;;
        *)
            say "tools/lint.sh does not know: $1"
            usage
            ;;
    esac
    shift
done
which=${which:- format includes tidy}

# Tracked, or new and not ignored; a file deleted but not yet committed is no longer there.
sources() {
    local file
    git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp' | LC_ALL=C sort -u | while read -r file; do
        [ ! -f "$file" ] || printf '%s\n' "$file"
    done
}

check_format() {
    local arguments=(--dry-run -Werror)
    [ $fix = no ] || arguments=(-i)
    sources | xargs -r -d '\n' clang-format-14 "${arguments[@]}"
}

# What the work under way differs from: where it left the upstream branch, else a few commits back. Nothing when there
# are not so many: then every file is new.
base_commit() {
    local upstream
    if [ -n "$base" ]; then
        printf '%s\n' "$base"
        return
    fi
    for upstream in '@{upstream}' origin/main; do
        upstream=$(git merge-base HEAD "$upstream" 2>/dev/null) || continue
        if [ "$upstream" != "$(git rev-parse HEAD)" ]; then
            printf '%s\n' "$upstream"
            return
        fi
    done
    git rev-parse --quiet --verify HEAD~5 || true
}

# The .cpp files to look at. A changed header is seen through the source of the same name, or else through one that
# includes it.
tidy_sources() {
    local from file source
    from=$(base_commit)
    if [ $all = yes ] || [ -z "$from" ]; then
        sources | grep '\.cpp$'
        return
    fi
    {
        git diff --name-only --diff-filter=d "$from" -- '*.h' '*.cpp'
        git ls-files --others --exclude-standard -- '*.h' '*.cpp'
    } | LC_ALL=C sort -u | while read -r file; do
        [ -f "$file" ] || continue
        case $file in
            *.cpp) printf '%s\n' "$file" ;;
            *.h)
                source=${file%.h}.cpp
                [ -f "$source" ] || source=$(sources | grep '\.cpp$' | xargs -r -d '\n' grep -lF "\"$file\"" | head -n 1) || true
                [ -z "$source" ] || printf '%s\n' "$source"
                ;;
        esac
    done | LC_ALL=C sort -u
}

check_tidy() {
    [ -f build/release/compile_commands.json ] ||
        die "There is no build/release/compile_commands.json: run ./test --only units once."
    # Only what that build compiles can be looked at; fuzz targets and benchmarks are not in it.
    tidy_sources | python3 tools/tidy.py build/release
}

code=0
for what in $which; do
    case $what in
        format) check_format || code=1 ;;
        includes)
            python3 tools/check_includes.py || code=1
            python3 tools/check_names.py || code=1
            ;;
        tidy) check_tidy || code=1 ;;
    esac
done
exit $code
