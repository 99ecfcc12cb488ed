# bench [ARGUMENTS…]: the release build's benchmarks, one after the other, and a table of what they
# measured beside the limits; fails when a limit is missed. ARGUMENTS go to each.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build release
benchmarks=("$(build_tree release)"/bin/hexwerk_bench_*)
((${#benchmarks[@]} > 0)) || fail "There are no benchmarks (hexwerk_bench_*) in $(build_tree release)/bin."

has_display || export QT_QPA_PLATFORM=offscreen
HEXWERK_BENCH_TABLE=$(mktemp)
export HEXWERK_BENCH_TABLE
trap 'rm -f "$HEXWERK_BENCH_TABLE"' EXIT
status=0
for benchmark in "${benchmarks[@]}"; do
    echo "== ${benchmark##*/}"
    "$benchmark" "$@" || status=1
done
echo "== Limits"
cat "$HEXWERK_BENCH_TABLE"
exit "$status"
