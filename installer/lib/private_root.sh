# The private root: a folder in the user's cache with its own small Debian, for hosts whose
# packages do not suffice. It is made beside its final place and renamed when complete, so a
# folder under its final name is always a finished one.

readonly private_root_suite=forky
readonly private_root_megabytes=3000

private_root_path() {
    local hash
    hash=$({ echo "$private_root_suite" && package_list | sort; } | sha256sum)
    echo "$cache/root-${hash:0:12}"
}

make_private_root() {
    local root=$1 partial=$1.partial log=$cache/setup.log bootstrap
    require_host_programs mmdebstrap=mmdebstrap bwrap=bubblewrap
    choose_bootstrap
    demand_space "$cache"

    say "Setting up the build environment in $root (once; about 2 minutes and 1.7 GB):"
    remove_private_root "$partial"
    mkdir "$partial"
    # shellcheck disable=SC2064 # the name is meant to be expanded now
    trap "remove_private_root '$partial'" EXIT
    trap 'exit 130' INT TERM HUP
    "$bootstrap" "$partial" 2>&1 | tee "$log" | show_progress ||
        fail "The build environment could not be set up: $(explain_package_failure "$log")."
    prepare_mount_points "$partial"
    mv --no-target-directory "$partial" "$root"
    trap - EXIT INT TERM HUP
    mention_other_roots "$root"
}

mention_other_roots() {
    local other others=()
    for other in "$cache"/root-*; do
        [[ $other == "$1" ]] || others+=("$other")
    done
    ((${#others[@]} == 0)) || say "No longer used by this version, to be removed if by no other: ${others[*]}"
}

remove_private_root() {
    [[ ! -e $1 ]] || rm -rf --one-file-system "$1"
}

demand_space() {
    local folder=$1 available
    available=$(df --output=avail --block-size=1M "$folder" | tail -n 1)
    ((available >= private_root_megabytes)) ||
        fail "The disk that holds $folder has $((available)) MB left but $private_root_megabytes MB are needed;" \
            "free some space or set XDG_CACHE_HOME to a roomier place, then start again."
}

show_progress() {
    sed --unbuffered --quiet -E 's/^I: ((running apt|downloading|extracting|installing|cleaning).*[a-z])\.*$/  … \1/p' >&2
}

# Root unpacks in place. Anybody else has mmdebstrap work as root of a user namespace, or
# under sudo, and unpacks its archive, so that every file of the root is the user's own.
choose_bootstrap() {
    if ((EUID == 0)); then
        bootstrap=bootstrap_as_root
        return
    fi
    demand_space /var/tmp
    if may_map_users; then
        require_host_programs newuidmap=uidmap
        bootstrap=bootstrap_in_user_namespace
    elif may_become_root; then
        bootstrap=bootstrap_with_sudo
    else
        fail "This account may not use user namespaces; ask the administrator for 'usermod" \
            "--add-subuids 200000-265535 --add-subgids 200000-265535 $(id -un)', then start again."
    fi
}

may_map_users() {
    local account
    account="^($(id -un)|$UID):"
    grep -qsE "$account" /etc/subuid && grep -qsE "$account" /etc/subgid && unshare --user true 2>/dev/null
}

bootstrap_as_root() {
    run_mmdebstrap --mode=root --format=directory "$private_root_suite" "$1"
}

bootstrap_in_user_namespace() {
    TMPDIR=/var/tmp run_mmdebstrap --mode=unshare --format=tar "$private_root_suite" - | unpack_as_user "$1"
}

bootstrap_with_sudo() {
    as_root true # asks for the password before the pipe starts
    TMPDIR=/var/tmp privilege=sudo run_mmdebstrap --mode=root --format=tar "$private_root_suite" - |
        unpack_as_user "$1"
}

unpack_as_user() {
    tar --extract --directory "$1" --no-same-owner --exclude './dev/*'
}

# mmdebstrap with the host's mirror, keys, proxy and further settings; only the suite differs.
# The host's logins for mirrors (auth.conf) are lent for the time of the download.
run_mmdebstrap() {
    local mirror key options=() source=()
    mapfile -t options < <(host_fetch_options)
    mirror=$(host_debian_mirror)
    key=$(host_signing_key "$mirror")
    [[ -z $mirror ]] || source=("deb ${key:+[signed-by=\"$key\"] }$mirror $private_root_suite main")

    ${privilege:-} mmdebstrap --variant=apt --components=main \
        --include="$(package_list | paste --serial --delimiters=,)" \
        "${options[@]/#/--aptopt=}" --aptopt='APT::Install-Recommends "false"' \
        --dpkgopt='path-exclude=/usr/share/man/*' \
        --dpkgopt='path-exclude=/usr/share/doc/*' \
        --dpkgopt='path-exclude=/usr/share/info/*' \
        --setup-hook='cp -r /etc/apt/auth.conf* "$1/etc/apt/" 2>/dev/null || true' \
        --customize-hook='rm -rf "$1"/etc/apt/auth.conf*' \
        --customize-hook='chroot "$1" localedef --no-archive -i de_DE -f UTF-8 de_DE.UTF-8' \
        "$@" "${source[@]}"
}

# Places that the host's files are mounted on; a link there would lead out of the root.
prepare_mount_points() {
    local root=$1 file
    for file in "${host_files_inside[@]}"; do
        rm -f "$root$file"
        : >"$root$file"
    done
    mkdir -p "$root/usr/share/fonts/host" "$root/usr/local/share/fonts"
}
