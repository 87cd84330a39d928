# Configures a preset when that is needed and builds targets of it. Chatter goes to stderr.

# A build folder is configured once; afterwards ninja itself notices changed CMake files. It does not notice a moved
# repository or a changed preset, and it knows no definition it was not given: build/PRESET/configured remembers those.
configure() {  # PRESET DEFINITION...: definitions such as -DSIX_TESTS=ON
    local preset=$1 folder=$SIX_ROOT/build/$1 origin known=() fresh=(--fresh) missing=no definition i
    shift
    origin="$SIX_ROOT $(cksum <"$SIX_ROOT/CMakePresets.json")"
    if [ -f "$folder/build.ninja" ] && [ -f "$folder/configured" ]; then
        mapfile -t known <"$folder/configured"
    fi
    if [ "${known[0]:-}" = "$origin" ]; then
        fresh=()
        for definition in "$@"; do
            [[ " ${known[*]:1} " == *" $definition "* ]] || missing=yes
        done
        [ $missing = yes ] || return 0
        # A name that is given anew has its new value only.
        for definition in "$@"; do
            for i in "${!known[@]}"; do
                [[ ${known[i]} != "${definition%%=*}="* ]] || unset "known[i]"
            done
        done
        set -- "${known[@]:1}" "$@"
    fi
    rm -f "$folder/configured"
    (cd "$SIX_ROOT" && cmake "${fresh[@]}" --preset "$preset" "$@") >&2 || return 1
    printf '%s\n' "$origin" "$@" >"$folder/configured"
}

# On a terminal one line of progress that overwrites itself; elsewhere only what went wrong.
run_ninja() {  # FOLDER TARGET...
    local folder=$1
    shift
    set -- -j "${SIX_JOBS:-$(nproc)}" "$@"
    cd "$folder" || return 1
    if [ ! -t 2 ]; then
        ninja --quiet "$@" 2>&1 | { grep -vx 'ninja: no work to do\.' || true; } >&2
        return
    fi
    ninja "$@" 2>&1 | awk '
        /^ninja: no work to do/ { next }
        /^\[[0-9]+\/[0-9]+\] / { printf "\r\033[K%s", substr($0, 1, 79); shown = 1; fflush(); next }
        { if (shown) printf "\r\033[K"; shown = 0; print; fflush() }
        END { if (shown) printf "\r\033[K" }' >&2
}

# build PRESET [-DNAME=VALUE...] [-- TARGET...]: without targets, everything.
build() {
    local preset=$1 definitions=()
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        definitions+=("$1")
        shift
    done
    [ $# -eq 0 ] || shift
    mkdir -p "$SIX_ROOT/build"
    # Clones in different places share the cache: paths inside the repository are taken as relative.
    export CCACHE_BASEDIR=$SIX_ROOT CCACHE_NOHASHDIR=1
    (
        # One build at a time in a folder: a ./run beside a ./test waits instead of breaking both.
        flock 9
        configure "$preset" "${definitions[@]}" 9>&- || exit 1
        run_ninja "$SIX_ROOT/build/$preset" "$@" 9>&-
    ) 9>"$SIX_ROOT/build/$preset.lock"
}
