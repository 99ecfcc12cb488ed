#include "model/applier.h"

namespace model {

std::span<const Package::Applier::Step> Package::Applier::scenarioPuts()
{
    static constexpr auto puts = putsOf<kPackageKinds, kRecordKinds>();
    return puts;
}

} // namespace model
