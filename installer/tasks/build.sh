# build [PRESET] [TARGETS…]
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

preset=dev
case ${1:-} in
    dev | release | asan)
        preset=$1
        shift
        ;;
esac
build "$preset" "$@"
say "Built: $(build_tree "$preset")"
