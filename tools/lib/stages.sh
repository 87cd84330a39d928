# The bookkeeping of ./test: stages with a header and a duration, what passed and failed in each, and the last line.
# A stage is a function stage_NAME that calls passed and failed; it goes on after a failure so that a run reports them all.

total_passed=0
total_failed=0
failures=()
stage_lines=()
left_out=  # a suite that this run could not have: the last line says so

passed() {  # [COUNT]
    total_passed=$((total_passed + ${1:-1}))
}

failed() {  # WHAT [COUNT]
    total_failed=$((total_failed + ${2:-1}))
    failures+=("$current_stage: $1")
    printf 'FAILED: %s\n' "$1"
}

# attempt WHAT SECONDS COMMAND...: a step the stage cannot go on without. Counts only when it fails.
attempt() {
    local what=$1 seconds=$2 code=0
    shift 2
    limited "$seconds" "$@" || code=$?
    [ $code -ne 0 ] || return 0
    [ $code -ne 124 ] || what="$what (stopped after $seconds s)"
    failed "$what"
    return 1
}

# check WHAT SECONDS COMMAND...: one test.
check() {
    if attempt "$@"; then
        passed
    else
        return 1
    fi
}

# limited SECONDS COMMAND...: 124 when it had to be stopped. It runs in a process group of its own, so that all it has
# started is stopped with it: after the time, and when ./test is interrupted. Functions run in a new shell.
limited_pid=
limited() {
    local seconds=$1 code=0
    shift
    [ "$(type -t "$1")" != function ] || set -- bash tools/lib/call.sh "$@"
    timeout --kill-after=20 "$seconds" "$@" &
    limited_pid=$!
    wait "$limited_pid" || code=$?
    limited_pid=
    return $code
}

interrupted() {
    [ -z "$limited_pid" ] || kill "$limited_pid" 2>/dev/null || true
    printf '\nInterrupted.\n' >&2
    exit 130
}
trap interrupted INT TERM

# charge SHARE COMMAND...: its time counts for that share of the minutes.
declare -A spent=()
charge() {
    local share=$1 start=$SECONDS code=0
    shift
    "$@" || code=$?
    spent[$share]=$((${spent[$share]:-0} + SECONDS - start))
    return $code
}

# What each share took of its minutes. A noisy machine is no failure: an overrun is said, not counted.
report_shares() {
    local share seconds
    printf '\n== minutes\n'
    while read -r share; do
        seconds=${spent[$share]:-0}
        printf '%-12s %3d.%d of %d%s\n' "$share" $((seconds / 60)) $((seconds % 60 / 6)) "${shares[$share]}" \
            "$([ $seconds -le $((shares[$share] * 60)) ] || printf ', too long')"
    done < <(printf '%s\n' "${!shares[@]}" | LC_ALL=C sort)
}

run_stage() {  # NAME DESCRIPTION
    local start=$SECONDS before_passed=$total_passed before_failed=$total_failed line
    current_stage=$1
    printf '\n== %s: %s\n' "$1" "$2"
    "stage_$1" || true
    line=$(printf '%-10s %5d passed %3d failed %5d s' "$1" $((total_passed - before_passed)) \
        $((total_failed - before_failed)) $((SECONDS - start)))
    stage_lines+=("$line")
    printf -- '-- %s\n' "$line"
}

report() {
    printf '\n== summary, %d s\n' "$SECONDS"
    [ ${#stage_lines[@]} -eq 0 ] || printf '%s\n' "${stage_lines[@]}"
    [ ${#failures[@]} -eq 0 ] || printf 'FAILED %s\n' "${failures[@]}"
    printf '%d passed, %d failed%s\n' "$total_passed" "$total_failed" "${left_out:+ ($left_out)}"
}
