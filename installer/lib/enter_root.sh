# Running a command inside the private root so that the user does not notice: the same paths,
# the same account, display, fonts, time zone and language.

# Single files of the host that take the place of the root's own.
readonly host_files_inside=(
    /etc/resolv.conf /etc/hosts /etc/passwd /etc/group /etc/machine-id /etc/localtime)

# Variables that would lead the root's programs to the host's compilers, libraries or plugins.
readonly host_only_variables=(
    CC CXX CPP CFLAGS CXXFLAGS CPPFLAGS LDFLAGS CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH LIBRARY_PATH
    LD_LIBRARY_PATH LD_PRELOAD PKG_CONFIG_PATH CMAKE_PREFIX_PATH CMAKE_GENERATOR Qt6_DIR QTDIR
    QT_PLUGIN_PATH QT_QPA_PLATFORM_PLUGIN_PATH QML2_IMPORT_PATH PYTHONHOME PYTHONPATH PERL5LIB
    XDG_DATA_DIRS XDG_CONFIG_DIRS FONTCONFIG_FILE FONTCONFIG_PATH LOCPATH)

# Replaces this shell by the given command inside ROOT; the working folder stays.
enter_root() {
    local root=$1 mounts=() entrance
    shift
    [[ -d $PWD ]] || fail "The current folder no longer exists; change to another one and start again."
    collect_mounts
    hide_host_settings
    choose_entrance "$root"
    make_locales "$root"
    "enter_by_$entrance" "$root" "$@"
}

# Sets 'entrance' to the first way in that works; HEXWERK_ENTRANCE=bwrap|chroot|proot forces one.
choose_entrance() {
    local root=$1
    for entrance in ${HEXWERK_ENTRANCE:-bwrap chroot proot}; do
        if [[ $entrance == proot ]] && may_become_root; then
            require_host_programs proot=proot
        fi
        ! (cd / && "enter_by_$entrance" "$root" true) >/dev/null 2>&1 || return 0
    done
    fail "The build environment cannot be entered: neither bwrap nor chroot works here; start as root," \
        "have user namespaces permitted, or install the package proot, then start again."
}

enter_by_bwrap() {
    local root=$1 i options=()
    shift
    for ((i = 0; i < ${#mounts[@]}; i += 3)); do
        case ${mounts[i]} in
            read-only) options+=(--ro-bind "${mounts[i + 1]}" "${mounts[i + 2]}") ;;
            devices) options+=(--dev-bind "${mounts[i + 1]}" "${mounts[i + 2]}") ;;
            *) options+=(--bind "${mounts[i + 1]}" "${mounts[i + 2]}") ;;
        esac
    done
    exec bwrap --bind "$root" / "${options[@]}" --die-with-parent --chdir "$PWD" -- "$@"
}

# As root only. The mounts live in a mount namespace of their own and vanish with the command.
enter_by_chroot() {
    local root=$1
    shift
    exec unshare --mount --propagation private "$installer/lib/mount_and_chroot.sh" \
        "$root" "$PWD" $((${#mounts[@]} / 3)) "${mounts[@]}" "$@"
}

# The last resort, slow: needs no rights at all, only the program proot. Being traced by it, a
# program cannot search itself for leaks.
enter_by_proot() {
    local root=$1 i options=()
    shift
    export ASAN_OPTIONS=detect_leaks=0
    for ((i = 0; i < ${#mounts[@]}; i += 3)); do
        options+=(--bind="${mounts[i + 1]}:${mounts[i + 2]}!")
    done
    exec proot --rootfs="$root" "${options[@]}" --cwd="$PWD" "$@"
}

# Fills 'mounts' with triples: kind, the host's path, the path inside.
collect_mounts() {
    local path
    mounts=(devices /dev /dev writable /proc /proc writable /sys /sys)

    for path in /*; do
        case $path in
            /bin | /sbin | /lib* | /usr | /etc | /var | /boot | /dev | /proc | /sys | /lost+found) ;;
            *) [[ ! -d $path || ! -r $path || ! -x $path ]] || mounts+=(writable "$path" "$path") ;;
        esac
    done
    for path in /var/tmp "$HOME" "$project" "$cache" "$PWD"; do
        is_visible_inside "$path" || mounts+=(writable "$path" "$path")
    done

    for path in "${host_files_inside[@]}"; do
        [[ ! -f $path ]] || mounts+=(read-only "$(readlink -f "$path")" "$path")
    done
    [[ ! -d /usr/share/fonts ]] || mounts+=(read-only /usr/share/fonts /usr/share/fonts/host)
    [[ ! -d /usr/local/share/fonts ]] || mounts+=(read-only /usr/local/share/fonts /usr/local/share/fonts)
}

# True for a path below a folder that is shared already, and for one that the root has of its own.
is_visible_inside() {
    local path=$1 i
    for ((i = 0; i < ${#mounts[@]}; i += 3)); do
        [[ $path/ != "${mounts[i + 2]}"/* ]] || return 0
    done
    [[ $path != / ]] || return 0
    case $path/ in
        /bin/* | /sbin/* | /lib*/* | /etc/* | /boot/*) return 0 ;;
        /usr/src/?* | /usr/local/src/?*) return 1 ;;
        /usr/*) return 0 ;;
        *) [[ ! -d $path ]] ;;
    esac
}

hide_host_settings() {
    unset "${host_only_variables[@]}"
    export PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin
    [[ ! ${LANG:-C} =~ ^(C|POSIX)$ ]] || export LANG=C.UTF-8
}

# The languages that the user's settings name, made once each.
make_locales() {
    local root=$1 setting language
    for setting in LANG "${!LC_@}"; do
        [[ ${!setting} =~ ^([a-z]+_[A-Z]+)\.(UTF-8|utf8)$ ]] || continue
        language=${BASH_REMATCH[1]}
        [[ ! -d $root/usr/lib/locale/$language.utf8 ]] || continue
        (cd / && "enter_by_$entrance" "$root" localedef --no-archive -i "$language" -f UTF-8 "$language.UTF-8") \
            >/dev/null 2>&1 || say "Note: the language $language is unknown in the build environment."
    done
}
