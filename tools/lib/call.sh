# Calls one of the functions of this folder in a shell of its own: bash tools/lib/call.sh FUNCTION ARGUMENT...
set -euo pipefail
SIX_ROOT=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
. "$SIX_ROOT/tools/lib/common.sh"
. "$SIX_ROOT/tools/lib/packages.sh"
. "$SIX_ROOT/tools/lib/build.sh"
. "$SIX_ROOT/tools/lib/web.sh"
"$@"
