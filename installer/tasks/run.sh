# run [PACKAGE]: the editor on PACKAGE, else on the sample campaign.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$installer/tasks/without_display.sh"

programs=$(build_tree dev)/bin
samples=$project/resources/samples

build dev hexwerk hexwerkc
if has_display; then
    (($# > 0)) || set -- "$samples/stalins-war"
    exec "$programs/hexwerk" "$@"
else
    say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): the samples are checked, rendered and"
    say "printed into files instead of opening the editor."
    (($# > 0)) || set -- "$samples"/*/
    show_in_files "$project/build/no-display" "$@"
fi
