# format [FILES…]: puts the sources into the project's format.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
source "$installer/tasks/sources.sh"

select_sources "$@"
clang-format -i "${sources[@]}"
