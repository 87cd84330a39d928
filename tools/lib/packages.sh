# Installs the packages that tools/packages.txt lists for some groups, if any is missing. Needs root or sudo only then.
# SIX_DRY_RUN=1 only says what would be installed.

packages_of() {  # GROUP...: the names, one a line; without those marked ? whose program is there, whoever brought it
    local group name
    for group in "$@"; do
        while read -r name; do
            [[ $name != *\? ]] || ! command -v "${name%\?}" >/dev/null || continue
            printf '%s\n' "${name%\?}"
        done < <(awk -v group="$group" '$1 == group { print $2 }' "$SIX_ROOT/tools/packages.txt")
    done
}

missing_packages() {  # GROUP...: those of them that are not installed, one a line
    local wanted installed
    wanted=$(packages_of "$@")
    [ -n "$wanted" ] || return 0
    # dpkg-query fails when it does not know a name; what it does not print is missing.
    # shellcheck disable=SC2086
    installed=$(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' $wanted 2>/dev/null | awk '$1 == "ii" { print $2 }') || true
    comm -23 <(sort -u <<<"$wanted") <(sort -u <<<"$installed")
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -y -q \
        --no-install-recommends install "$@" >&2 </dev/null
}

need_packages() {  # GROUP...
    if ! command -v dpkg-query >/dev/null; then
        say "This is not a Debian system. Needed, by their Debian names: $(packages_of "$@" | tr '\n' ' ')"
        return 0
    fi
    local names
    names=$(missing_packages "$@" | tr '\n' ' ')
    names=${names% }
    [ -n "$names" ] || return 0
    if [ -n "${SIX_DRY_RUN:-}" ]; then
        say "Would install: $names"
        return 0
    fi
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        die "These packages are missing: $names
Installing them needs root or sudo. As root: apt-get update && apt-get install --no-install-recommends $names"
    fi
    say "Installing: $names"
    # Without package lists, or with old ones, the first try fails: fetch them and try once more. A failed update alone
    # says nothing (one foreign source may be down), the second install decides.
    # shellcheck disable=SC2086
    if ! compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null || ! apt_install $names; then
        as_root apt-get -o DPkg::Lock::Timeout=300 -q update >&2 </dev/null || true
        # shellcheck disable=SC2086
        apt_install $names || die "These packages could not be installed: $names
It needs root (or sudo) and Debian 12's package sources. As root: apt-get update && apt-get install --no-install-recommends $names"
    fi
}
