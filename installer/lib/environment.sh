# The environment that builds and runs Hexwerk: the host itself where its packages suffice,
# else a private root. HEXWERK_ENVIRONMENT=system|root forces one of them.

# Finds the environment or sets it up; afterwards 'environment' is "system" or a root's path.
find_environment() {
    local packages root
    mapfile -t packages < <(package_list)
    root=$(private_root_path)

    case ${HEXWERK_ENVIRONMENT:-auto} in
        system) environment=system ;;
        root) environment=$root ;;
        auto) choose_environment ;;
        *) fail "HEXWERK_ENVIRONMENT is '$HEXWERK_ENVIRONMENT' but must be 'system', 'root' or unset." ;;
    esac
    environment_is_ready || set_up_environment
}

# The quick questions come first: once set up, apt is never asked again.
choose_environment() {
    host_has_apt || fail "This system has no apt; Hexwerk's set-up needs Debian or a relative of it." \
        "On other systems install the libraries named in installer/packages.txt and use the CMake presets."
    if host_has_packages "${packages[@]}"; then
        environment=system
    elif [[ -d $root ]]; then
        environment=$root
    else
        environment=$root
        if may_become_root; then
            refresh_package_lists_if_absent
            ! host_offers_packages "${packages[@]}" || environment=system
        fi
    fi
}

environment_is_ready() {
    if [[ $environment == system ]]; then
        host_has_packages "${packages[@]}"
    else
        [[ -d $environment ]]
    fi
}

# Under a lock: of two starts at the same time the second waits and finds the work done.
set_up_environment() {
    exec {lock}>"$cache/setup.lock"
    flock --nonblock "$lock" || {
        say "Waiting for another set-up to finish…"
        flock "$lock"
    }
    if ! environment_is_ready; then
        if [[ $environment == system ]]; then
            install_host_packages "${packages[@]}"
            make_comma_locale
        else
            make_private_root "$environment"
        fi
    fi
    exec {lock}>&-
}

# A language with a decimal comma, for the tests that prove numbers are never localised.
make_comma_locale() {
    locale -a | grep -i '^de_DE\.utf-\?8$' >/dev/null ||
        as_root localedef -i de_DE -f UTF-8 de_DE.UTF-8 2>/dev/null || true
}

# Replaces this shell by the given command inside the environment.
enter_environment() {
    export HEXWERK_CACHE=$cache HEXWERK_ENVIRONMENT_NAME=${HEXWERK_ENVIRONMENT_NAME:-${environment##*/}}
    export HEXWERK_ENVIRONMENT=system # for a start within
    if [[ $environment == system ]]; then
        [[ ! ${LANG:-C} =~ ^(C|POSIX)$ ]] || export LANG=C.UTF-8
        exec "$@"
    else
        enter_root "$environment" "$@"
    fi
}
