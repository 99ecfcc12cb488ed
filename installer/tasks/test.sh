# test [ARGUMENTS…]: every test of the dev build, then those of the asan build; with ARGUMENTS,
# which go to ctest, only the former. The last lines are ctest's own.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# Tests see no display, no settings of the user and no language but the neutral one.
isolate() {
    local home=$project/build/test-home
    rm -rf "$home"
    mkdir -p "$home"/{config,data,cache,state}
    unset DISPLAY WAYLAND_DISPLAY XAUTHORITY LANGUAGE
    export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 LANG=C.UTF-8
    export XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data
    export XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state
    export UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
    export LSAN_OPTIONS=suppressions=$installer/foreign-leaks.txt:print_suppressions=0
}

run_tests() {
    local tree
    tree=$(build_tree "$1")
    shift
    ctest --test-dir "$tree" --output-on-failure --no-tests=error -j "$(nproc)" "$@"
}

build dev
isolate
if (($# > 0)); then
    run_tests dev "$@"
    exit
fi
log=$project/build/test.log
run_tests dev | tee "$log"

prepare asan
if has_target asan asan_tests; then
    build asan asan_tests
    run_tests asan -L asan
    echo
    echo "The tests of the dev build, all of which ran before, in total:"
    sed -n '/^[0-9]*% tests passed/,$p' "$log"
fi
