# The sources that 'lint' and 'format' are about.

# select_sources [FILES…]: fills 'sources' with the given files, else with the project's own.
select_sources() {
    if (($# > 0)); then
        mapfile -t sources < <(realpath -- "$@")
    else
        mapfile -t sources < <(project_sources)
    fi
    ((${#sources[@]} > 0)) || fail "There are no sources to look at."
}

# All C++ files that git knows or would add; without git those outside the build trees.
project_sources() {
    {
        git -c safe.directory="$project" -C "$project" ls-files --cached --others --exclude-standard \
            -- '*.h' '*.cpp' 2>/dev/null ||
            find "$project" -path "$project/build" -prune -o \( -name '*.h' -o -name '*.cpp' \) -printf '%P\n'
    } | while IFS= read -r source; do
        [[ ! -f $project/$source ]] || printf '%s\n' "$project/$source"
    done
}
