# exec PROGRAM [ARGUMENTS…]: a built program in the caller's folder; stdout is the program's alone.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

programs=$(build_tree dev)/bin

built_programs() {
    find "$programs" -maxdepth 1 -type f -executable -printf ' %f' 2>/dev/null
}

# Builds off stdout, and without a word when nothing is to be done.
build_discreetly() {
    "$@" 2>&1 | sed -u -E '/^ninja: (Entering directory|no work to do)|Re-checking globbed directories/d' >&2
}

(($# > 0)) || fail "Name a program, as in 'installer/dev exec hexwerkc --help'."
program=$1
shift
build_discreetly prepare dev
! has_target dev "$program" || build_discreetly build dev "$program"
[[ -x $programs/$program ]] || fail "There is no program '$program'; built so far:$(built_programs)."
if ! has_display && [[ -z ${QT_QPA_PLATFORM:-} ]]; then
    export QT_QPA_PLATFORM=offscreen
    [[ $program != hexwerk ]] || say "There is no display: hexwerk runs unseen."
fi
exec "$programs/$program" "$@"
