#include "model/applier.h"

namespace model {

std::span<const Package::Applier::Step> Package::Applier::packagePuts()
{
    static constexpr auto puts = putsOf<0, kPackageKinds>();
    return puts;
}

} // namespace model
