# bench [ARGUMENTS…]: the release build's benchmarks, one after the other; ARGUMENTS go to each.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

build release
benchmarks=("$(build_tree release)"/bin/hexwerk_bench_*)
((${#benchmarks[@]} > 0)) || fail "There are no benchmarks (hexwerk_bench_*) in $(build_tree release)/bin."

has_display || export QT_QPA_PLATFORM=offscreen
for benchmark in "${benchmarks[@]}"; do
    echo "== ${benchmark##*/}"
    "$benchmark" "$@"
done
