#include "rules/findings/store.h"

#include "rules/findings/order.h"

#include <algorithm>
#include <iterator>

namespace rules {

using model::Finding;

namespace {

void append(std::vector<Finding>& to, std::vector<Finding>&& from)
{
    std::ranges::move(from, std::back_inserter(to));
}

/// Walks two lists in the order of identity: visit(gone or null, came or null).
template <class Visit>
void pairUp(std::vector<Finding>& gone, std::vector<Finding>& came, Visit visit)
{
    std::ranges::sort(gone, identityLess);
    std::ranges::sort(came, identityLess);
    auto g = gone.begin();
    auto c = came.begin();
    while (g != gone.end() || c != came.end()) {
        if (c == came.end() || (g != gone.end() && identityLess(*g, *c)))
            visit(&*g++, nullptr);
        else if (g == gone.end() || identityLess(*c, *g))
            visit(nullptr, &*c++);
        else
            visit(&*g++, &*c++);
    }
}

} // namespace

void FindingStore::replace(const Origin& origin, const Item& item, std::vector<Finding> findings)
{
    const auto found = m_found.find(origin);
    if (findings.empty()) {
        if (found == m_found.end())
            return;
        if (const auto old = found->second.find(item); old != found->second.end()) {
            append(m_gone, std::move(old->second));
            found->second.erase(old);
        }
        return;
    }
    std::ranges::stable_sort(findings, identityLess);
    const auto same = [](const Finding& a, const Finding& b) { return a.sameAs(b); };
    findings.erase(std::ranges::unique(findings, same).begin(), findings.end());
    std::ranges::copy(findings, std::back_inserter(m_came));
    auto& place = m_found[origin][item];
    append(m_gone, std::move(place));
    place = std::move(findings);
}

void FindingStore::takeBack(Found& found)
{
    for (auto& [item, findings] : found)
        append(m_gone, std::move(findings));
    found.clear();
}

void FindingStore::drop(const Origin& origin)
{
    if (const auto found = m_found.find(origin); found != m_found.end()) {
        takeBack(found->second);
        m_found.erase(found);
    }
}

void FindingStore::dropAll()
{
    for (auto& [origin, found] : m_found)
        takeBack(found);
    m_found.clear();
}

void FindingStore::dropAll(int rule, From from)
{
    for (auto it = m_found.begin(); it != m_found.end();) {
        if (it->first.rule == rule && it->first.from == from) {
            takeBack(it->second);
            it = m_found.erase(it);
        } else {
            ++it;
        }
    }
}

void FindingStore::setAllows(const model::Package& package)
{
    m_allows = Allows(package);
    m_allowsChanged = true;
}

FindingDelta FindingStore::commit()
{
    FindingDelta delta;
    std::vector<Finding> gone;
    std::vector<Finding> came;
    if (m_allowsChanged) {
        gone = m_visible;
        for (const auto& [origin, found] : m_found)
            for (const auto& [item, findings] : found)
                for (const Finding& finding : findings)
                    if (!m_allows.count(finding))
                        came.push_back(finding);
    } else if (m_gone.empty() && m_came.empty()) {
        return delta;
    } else {
        for (Finding& finding : m_gone)
            if (!m_allows.discount(finding))
                gone.push_back(std::move(finding));
        for (Finding& finding : m_came)
            if (!m_allows.count(finding))
                came.push_back(std::move(finding));
        std::ranges::copy(m_unused, std::back_inserter(gone));
    }
    m_unused = m_allows.unused();
    std::ranges::copy(m_unused, std::back_inserter(came));
    m_allowsChanged = false;
    m_gone.clear();
    m_came.clear();
    show(std::move(gone), std::move(came), delta);
    return delta;
}

void FindingStore::show(std::vector<Finding> gone, std::vector<Finding> came, FindingDelta& delta)
{
    std::vector<Finding> leaving;
    std::vector<Finding> entering;
    pairUp(gone, came, [&](const Finding* old, const Finding* now) {
        if (old && now && *old == *now)
            return;
        if (old)
            leaving.push_back(*old);
        if (now)
            entering.push_back(*now);
        (old && now ? delta.changed : now ? delta.added : delta.removed).push_back(now ? *now : *old);
    });
    for (auto* list : {&delta.added, &delta.changed, &delta.removed, &leaving, &entering})
        std::ranges::sort(*list, comesBefore);

    if (leaving.empty() && entering.empty())
        return;
    auto next = leaving.begin();
    std::erase_if(m_visible, [&](const Finding& finding) {
        while (next != leaving.end() && comesBefore(*next, finding))
            ++next;
        return next != leaving.end() && !comesBefore(finding, *next);
    });
    const auto middle = static_cast<std::ptrdiff_t>(m_visible.size());
    append(m_visible, std::move(entering));
    std::inplace_merge(m_visible.begin(), m_visible.begin() + middle, m_visible.end(), comesBefore);
}

} // namespace rules
