# The host's own packages: what is installed, what apt offers, and installing it.

# The names in packages.txt, one per line.
package_list() {
    sed -e 's/#.*//' -e '/^[[:space:]]*$/d' -e 's/[[:space:]]//g' "$installer/packages.txt"
}

host_has_apt() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# True when every given package is installed.
host_has_packages() {
    local installed
    installed=$(dpkg-query --show --showformat '${db:Status-Abbrev}\n' "$@" 2>/dev/null) || return 1
    ! grep -qv '^ii' <<<"$installed"
}

# True when apt knows a version of every given package.
host_offers_packages() {
    local candidates
    candidates=$(LC_ALL=C apt-cache policy "$@" 2>/dev/null | grep '^  Candidate:') || return 1
    [[ $(wc -l <<<"$candidates") -eq $# ]] && ! grep -q '(none)' <<<"$candidates"
}

may_become_root() {
    ((EUID == 0)) || { command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; }
}

as_root() {
    if ((EUID == 0)); then
        "$@"
    else
        sudo "$@"
    fi
}

# A fresh container has no package lists at all: apt then offers nothing.
refresh_package_lists_if_absent() {
    if ! host_offers_packages g++ && may_become_root; then
        say "Fetching the package lists…"
        as_root apt-get update >"$cache/apt.log" 2>&1 ||
            fail "The package lists cannot be fetched: $(explain_package_failure "$cache/apt.log")."
    fi
}

install_host_packages() {
    may_become_root || fail "These packages are needed and only an administrator may install them: $*." \
        "Ask for 'apt-get install $*', then start again."
    refresh_package_lists_if_absent
    say "Installing $*…"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
        -o DPkg::Lock::Timeout=300 "$@" >"$cache/apt.log" 2>&1 ||
        fail "Installing $* did not work: $(explain_package_failure "$cache/apt.log")."
}

# Installs those of the given programs (PROGRAM=PACKAGE) that the host lacks.
require_host_programs() {
    local pair missing=()
    for pair in "$@"; do
        command -v "${pair%%=*}" >/dev/null || missing+=("${pair#*=}")
    done
    ((${#missing[@]} == 0)) || install_host_packages "${missing[@]}"
}

# The Debian mirror the host itself uses, nothing where it uses none.
host_debian_mirror() {
    local codename id site release
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
    id=$(. /etc/os-release && echo "${ID:-}")
    [[ $id == debian ]] || return 0
    while read -r site release; do
        case $release in
            "$codename" | stable | oldstable | oldoldstable | testing | unstable | sid)
                resolve_mirror_list "$site"
                return
                ;;
        esac
    done < <(apt-get indextargets --no-release-info --format '$(SITE) $(RELEASE)' \
        'Created-By: Packages' 'Component: main' | grep -v '^cdrom:')
}

# Debian's cloud images name a file with mirrors instead of a mirror.
resolve_mirror_list() {
    local uri=$1
    if [[ $uri == mirror+file:* ]]; then
        sed -nE 's/^([a-z]+:[^[:space:]]+).*/\1/p; T; q' "${uri#mirror+file:}"
    else
        echo "$uri"
    fi
}

# The key file the host demands of a mirror, nothing where it trusts apt's general keys.
host_signing_key() {
    local mirror=$1
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null |
        sed -e '/^#/d' -e 's/^deb.*/&\n/' |
        MIRROR=$mirror awk 'BEGIN { RS = "" } index($0, ENVIRON["MIRROR"])' |
        grep -oiE 'signed-by[:=] *"?/[^] ",]+' | sed -E 's/^[^\/]*//' | head -n 1
}

# The host's settings for fetching packages: proxies, time limits, whether an expired
# release file is allowed, and so on. Left out is what concerns apt's index files only.
host_fetch_options() {
    apt-config dump | grep -E '^Acquire::' |
        grep -vE '^Acquire::(IndexTargets|Changelogs|cdrom|CompressionTypes)|[^:] "";$'
}
