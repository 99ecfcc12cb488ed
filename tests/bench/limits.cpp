#include "tests/bench/limits.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace bench {

int Limits::report() const
{
    const auto print = [&](std::FILE* to) {
        for (const Row& row : m_rows)
            std::fprintf(to, "%-66s %10.2f  %s %6g  %s\n", row.what.c_str(), row.value,
                         row.isMost ? "at most " : "at least", row.limit, row.isMet() ? "met" : "MISSED");
    };
    print(stdout);
    if (const char* path = std::getenv("HEXWERK_BENCH_TABLE"))
        if (std::FILE* file = std::fopen(path, "a")) {
            print(file);
            std::fclose(file);
        }
    return std::ranges::all_of(m_rows, &Row::isMet) ? 0 : 1;
}

} // namespace bench
