#pragma once

#include <string>
#include <vector>

namespace bench {

/// What a benchmark measured beside what it may be at most or must be at least.
class Limits {
public:
    void atMost(std::string what, double value, double limit)
    {
        m_rows.push_back({std::move(what), value, limit, true});
    }
    void atLeast(std::string what, double value, double limit)
    {
        m_rows.push_back({std::move(what), value, limit, false});
    }

    /// Prints the table, and adds it to the file that HEXWERK_BENCH_TABLE names. The exit code: 1 when a limit is missed.
    int report() const;

private:
    struct Row {
        std::string what;
        double value = 0;
        double limit = 0;
        bool isMost = true;
        bool isMet() const { return isMost ? value <= limit : value >= limit; }
    };
    std::vector<Row> m_rows;
};

} // namespace bench
