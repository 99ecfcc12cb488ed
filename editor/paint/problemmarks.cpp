#include "editor/paint/problemmarks.h"

#include <algorithm>
#include <array>

namespace editor {

model::HexIndex hexOf(const model::Subject& subject, const model::Package& package)
{
    model::Atom number = subject.hex;
    model::Atom map;
    if (subject.kind == model::Subject::Kind::Record) {
        model::withKind(subject.record, [&]<class T>() {
            if constexpr (requires(T record) {
                              { record.hex } -> std::same_as<model::Atom&>;
                          }) {
                if (const T* record = package.find<T>(subject.key))
                    number = record->hex;
                if constexpr (T::scope == model::Scope::Map)
                    map = subject.key.scope;
            }
        });
    }
    if (!number)
        return model::HexIndex::None;
    const std::array maps{map};
    return map ? package.atlas().find(number, maps) : package.atlas().find(number);
}

ProblemMarks::ProblemMarks(std::span<const model::Finding> findings, const model::Package& package,
                           model::Atom scenario)
{
    for (const model::Finding& finding : findings) {
        if (finding.scenario && finding.scenario != scenario)
            continue;
        const model::HexIndex hex = hexOf(finding.subject, package);
        if (!model::exists(hex))
            continue;
        Mark& mark = m_marks[hex];
        ++mark.count;
        mark.worst = std::max(mark.worst, finding.severity);
    }
}

const ProblemMarks::Mark* ProblemMarks::at(model::HexIndex hex) const
{
    const auto it = m_marks.find(hex);
    return it == m_marks.end() ? nullptr : &it->second;
}

} // namespace editor
