# lint [FILES…]: clang-format, clang-tidy and clazy; all three run, then the result is told.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$installer/tasks/sources.sh"

check_format() {
    say "clang-format…"
    clang-format --dry-run -Werror "${sources[@]}"
}

# The compile commands as clang takes them, without what only g++ knows: its precompiled headers above all.
translate_compile_commands() {
    mkdir -p "$commands"
    sed -E -e 's/ -include [^ ]*cmake_pch\.hxx//g' -e 's/ -(Winvalid-pch|fpch-preprocess|fno-var-tracking)\b//g' \
        "$tree/compile_commands.json" >"$commands/compile_commands.json"
}

# Fills 'compiled' with those of the sources that the build compiles; headers are looked at through them.
find_compiled() {
    mapfile -t compiled < <(grep -oP '"file": "\K[^"]+' "$commands/compile_commands.json" | sort -u |
        grep -Fxf <(printf '%s\n' "${sources[@]}"))
}

# Runs a checker on one compiled source after the other, as many at a time as there are cores. Every
# line that it prints is a finding, apart from clang's counting of warnings it suppressed.
check_each() {
    local findings=$commands/findings.txt
    printf '%s\0' "${compiled[@]}" |
        xargs -0 -n 1 -P "$(nproc)" "$@" --extra-arg=-Wno-unknown-warning-option 2>&1 |
        sed -u -E '/^[0-9]+ (warning|error)s?.* generated\.$/d' |
        tee "$findings" >&2 || true
    [[ ! -s $findings ]]
}

check_with_clang_tidy() {
    say "clang-tidy on ${#compiled[@]} files…"
    check_each clang-tidy -p "$commands" --quiet
}

check_with_clazy() {
    local checks
    say "clazy on ${#compiled[@]} files…"
    checks=$(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$project/.clazy" | paste --serial --delimiters=,)
    check_each clazy-standalone -p "$commands" --checks="$checks" --header-filter="$project/.*" \
        --ignore-dirs="$project/build/.*"
}

select_sources "$@"
tree=$(build_tree dev)
commands=$tree/lint
build dev
translate_compile_commands
find_compiled

problems=()
check_format || problems+=(clang-format)
if ((${#compiled[@]} > 0)); then
    check_with_clang_tidy || problems+=(clang-tidy)
    check_with_clazy || problems+=(clazy)
fi
((${#problems[@]} == 0)) || fail "Not clean: ${problems[*]}; the lines above tell what ('installer/dev format' cures clang-format)."
say "Clean."
