#include "editor/panels/explainlines.h"

#include "editor/document/document.h"
#include "model/xml/locate.h"
#include "model/xml/package_writer.h"

namespace editor {

ExplainLines::ExplainLines(const Document& document)
    : m_document(document)
{
}

ExplainLines::~ExplainLines() = default;

model::FilePosition ExplainLines::find(const model::Subject& subject)
{
    if (!m_locator) {
        m_files = model::writePackage(m_document.package());
        m_locator = std::make_unique<model::Locator>(m_files, m_document.package());
    }
    return m_locator->find(subject);
}

void ExplainLines::forget()
{
    m_locator.reset();
}

} // namespace editor
