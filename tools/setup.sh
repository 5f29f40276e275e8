# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by play and check, which set $root: packages, builds, and what to say when they fail.
# Everything said here goes to standard error; standard output belongs to the program.

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# can_write FILE: makes an empty file in build/, or gives up.
can_write() {
    { mkdir -p "$root/build" && : >"$1"; } 2>/dev/null ||
        fail "$root/build cannot be written: make the folder yours, or remove it, and try again."
}

# quietly WHAT COMMAND…: shows what COMMAND printed only when it fails.
quietly() {
    what=$1
    shift
    log=$root/build/log
    can_write "$log"
    if "$@" >"$log" 2>&1; then
        return
    fi
    cat "$log" >&2
    # A package that was removed by hand is looked for again next time.
    rm -f "$root"/build/packages-*
    fail "$what failed: the reason stands above; put it right and run $0 again."
}

# packages LIST: what tools/packages names for that purpose.
packages() {
    sed -n "s/^$1://p" "$root/tools/packages"
}

# missing PACKAGE…: those that are not installed.
missing() {
    for package; do
        status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)
        [ "$status" = installed ] || printf '%s ' "$package"
    done
}

# need LIST…: installs what is missing of these lists; a stamp remembers that nothing is.
need() {
    wanted=$(for list; do packages "$list"; done)
    stamp=$root/build/packages-$(printf '%s-' "$@")stamp
    if [ -e "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then
        return
    fi
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null ||
        fail "This is not Debian, so install by hand what tools/packages lists, and build as README.md says."
    absent=$(missing $wanted)
    if [ -n "$absent" ]; then
        say "Installing Debian packages: ${absent% }."
        become=
        [ "$(id -u)" = 0 ] || become=sudo
        command -v ${become:-true} >/dev/null ||
            fail "Installing needs root, and there is no sudo: as root, run $root/tools/install ${absent% }"
        quietly "Installing packages" $become "$root/tools/install" $absent
    fi
    can_write "$stamp"
    printf '%s' "$wanted" >"$stamp"
}

# build PRESET: configures the first time, then builds what has changed.
build() {
    [ -e "$root/build/$1/build.ninja" ] ||
        quietly "Configuring the $1 build" in_root cmake --preset "$1"
    quietly "The $1 build" in_root cmake --build --preset "$1" --parallel "$(nproc)"
}

in_root() {
    (cd "$root" && "$@")
}
