# Builds the browser table: the engine as WebAssembly, the client around it, both in web/dist. What has not changed is not
# built again. Needs the package groups core, wasm and web.

# A line that changes when one of these files does; what tools make and what only tests read is left aside.
prints_of() {  # FILE_OR_FOLDER...
    (cd "$SIX_ROOT" && find "$@" \( -name node_modules -o -name dist -o -name journeys -o -name '*.test.ts*' \) -prune \
        -o -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum)
}

web_modules() {  # installs what web/package-lock.json lists, if that is not there yet
    local stamp=$SIX_ROOT/web/node_modules/.six-stamp now
    now="$(node --version) $(prints_of web/package-lock.json)"
    [ "$(cat "$stamp" 2>/dev/null)" != "$now" ] || return 0
    # What npm has in its cache it does not fetch again, so that a second clone needs no network.
    (cd "$SIX_ROOT/web" && npm ci --prefer-offline --no-audit --no-fund) >&2 || return 1
    printf '%s\n' "$now" >"$stamp"
}

web_engine() {  # the programs for the browser's worker and their data, where Vite and the tests find them
    local from=$SIX_ROOT/build/wasm/engine to=$SIX_ROOT/web/public/engine name
    build wasm -- sixskulls_desk sixskulls_library || return 1
    mkdir -p "$to"
    for name in desk.js desk.wasm library.js library.wasm collection.txt library.txt words.de.txt words.en.txt; do
        cmp -s "$from/$name" "$to/$name" || cp "$from/$name" "$to/$name" || return 1
    done
}

web_coverage() {  # which clauses a scenario shows, for the rules browser
    build release -- sixskulls || return 1
    (cd "$SIX_ROOT" && node web/scripts/coverage.mjs build/release/sixskulls) >&2
}

build_web() {
    local stamp=$SIX_ROOT/build/web.stamp now
    mkdir -p "$SIX_ROOT/build"
    (
        flock 8
        web_engine 8>&- || exit 1
        web_modules 8>&- || exit 1
        web_coverage 8>&- || exit 1
        now=$(prints_of web data/text data/items docs/editions.md tests/scenarios/v2/conflicts tools/web_pack.mjs)
        if [ -f "$SIX_ROOT/web/dist/index.html" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$now" ]; then
            exit 0
        fi
        rm -f "$stamp"
        say "Building the browser table."
        (cd "$SIX_ROOT/web" && npx --no-install vite build --logLevel warn) >&2 8>&- || exit 1
        node "$SIX_ROOT/tools/web_pack.mjs" "$SIX_ROOT/web/dist" >&2 8>&- || exit 1
        printf '%s\n' "$now" >"$stamp"
    ) 8>"$SIX_ROOT/build/web.lock"
}

# --- what ./test runs ---

web_types() {
    cd "$SIX_ROOT/web" && npx --no-install tsc --noEmit
}

web_units() {  # leaves its counts in build/vitest.json
    cd "$SIX_ROOT/web" && npx --no-install vitest run --dir src --reporter=default --reporter=json \
        --outputFile.json="$SIX_ROOT/build/vitest.json"
}

web_journeys() {  # first|all; leaves its counts in build/journeys.json
    cd "$SIX_ROOT/web" && SIX_JOURNEYS=$1 PLAYWRIGHT_JSON_OUTPUT_NAME=$SIX_ROOT/build/journeys.json \
        npx --no-install playwright test --reporter=line,json
}
