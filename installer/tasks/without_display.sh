# The main job where no window can be opened: check every package, write its map, its printed
# sheets and a picture of the main window into files, and name them.

# show_in_files FOLDER PACKAGES…
show_in_files() {
    local folder=$1 package failures=0
    shift
    export QT_QPA_PLATFORM=offscreen
    rm -rf "$folder"
    mkdir -p "$folder"
    for package in "$@"; do
        package=${package%/}
        show_package "$package" "$folder/$(basename "$package")" || failures=$((failures + 1))
    done

    echo "Written:"
    find "$folder" -type f -printf '  %p\n' | sort
    ((failures == 0)) || fail "$failures of $# packages have problems; the lines above tell which."
}

# show_package PACKAGE PREFIX: writes PREFIX-map.png and so on. Every step runs, whatever became
# of the one before.
show_package() {
    local package=$1 prefix=$2 result=0
    echo "$(basename "$package"):"
    "$programs/hexwerkc" check "$package" || result=1
    "$programs/hexwerkc" render "$package" -o "$prefix-map.png" || result=1
    if has_command print; then
        "$programs/hexwerkc" print all "$package" -o "$prefix-print.pdf" || result=1
    fi
    take_screenshot "$package" "$prefix-window.png" || result=1
    return "$result"
}

# Whether hexwerkc lists a command of that name.
has_command() {
    "$programs/hexwerkc" --help | grep -E "^ +$1( |,|$)" >/dev/null
}

# Without the remark by which Qt's offscreen platform greets every window.
take_screenshot() {
    "$programs/hexwerk" --screenshot "$2" "$1" 2> >(sed '/does not support propagateSizeHints/d' >&2)
}
