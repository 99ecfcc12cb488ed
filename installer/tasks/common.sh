# Shared by the tasks, all of which run inside the environment.
set -euo pipefail
shopt -s nullglob

installer=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
project=$(dirname "$installer")
source "$installer/lib/messages.sh"

# Precompiled headers themselves stay out of the cache (no pch_defines): they remember the times of the headers they hold,
# which differ from checkout to checkout.
export CCACHE_DIR=$HEXWERK_CACHE/ccache
export CCACHE_MAXSIZE=4G
# Checkouts at different places share what they compile without precompiled headers.
export CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=time_macros,include_file_mtime,include_file_ctime

build_tree() {
    echo "$project/build/$1"
}

# Configures a preset unless that is done, from scratch where the tree is another environment's.
# Changes of CMakeLists.txt are the build's own business.
configure() {
    local preset=$1 tree stamp fresh=()
    tree=$(build_tree "$preset")
    stamp=$tree/.environment
    if [[ ! -f $stamp || $(<"$stamp") != "$HEXWERK_ENVIRONMENT_NAME" ]]; then
        fresh=(--fresh)
    elif [[ -f $tree/build.ninja && $stamp -nt $project/CMakePresets.json ]]; then
        return
    fi
    (cd "$project" && cmake "${fresh[@]}" --preset "$preset") || return
    echo "$HEXWERK_ENVIRONMENT_NAME" >"$stamp"
}

# Builds TARGETS (else everything) of a preset; one build at a time in a project.
build() {
    local preset=$1 tree lock
    shift
    tree=$(build_tree "$preset")
    { mkdir -p "$tree" && [[ -w $tree && -w $project/build ]]; } 2>/dev/null ||
        fail "The build folder $tree cannot be written; give it to $(id -un), or remove it, and start again."
    exec {lock}>"$project/build/.lock"
    flock --nonblock "$lock" || {
        say "Waiting for another build to finish…"
        flock "$lock"
    }
    configure "$preset" || fail "Configuring $preset failed; the lines above tell why."
    ninja -C "$tree" -j "$(nproc)" "$@" || fail "Building $preset failed; the lines above tell why."
    exec {lock}>&-
}

# Only configures, so that has_target can be asked.
prepare() {
    build "$1" build.ninja
}

has_target() {
    ninja -C "$(build_tree "$1")" -t query "$2" >/dev/null 2>&1
}

has_display() {
    [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]
}
