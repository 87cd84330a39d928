#!/usr/bin/env bash
# Draws the PNG icons of the client from web/public/icons/icon.svg, with Chromium. They are kept in the repository: run it
# after a change of the drawing.
set -euo pipefail
SIX_ROOT=$(cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.." && pwd)
. "$SIX_ROOT/tools/lib/common.sh"

icons=$SIX_ROOT/web/public/icons
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

draw() {  # NAME SIZE GROUND: what is behind the rounded corners
    cat >"$work/page.html" <<END
<!doctype html><style>body{margin:0;background:$3}img{display:block;width:$2px;height:$2px}</style>
<img src="file://$icons/icon.svg">
END
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/profile" \
        --default-background-color=00000000 --window-size="$2,$2" --screenshot="$icons/$1" "file://$work/page.html" 2>/dev/null ||
        die "Chromium could not draw $1."
}

draw icon-192.png 192 transparent
draw icon-512.png 512 transparent
# Systems that cut icons to a shape of their own, or know no transparency, get the wood to the edges.
draw icon-maskable-512.png 512 '#2e1b0e'
draw apple-touch-icon.png 180 '#2e1b0e'
