#include "model/finding.h"

#include "model/number.h"

namespace model {

std::string subjectText(const Subject& subject)
{
    std::string text;
    switch (subject.kind) {
    case Subject::Kind::None:
        return "package";
    case Subject::Kind::Hex:
        return "hex " + std::string(subject.hex.text());
    case Subject::Kind::Hexside:
        text = "hexside " + std::string(subject.hex.text()) + " ";
        appendNumber(text, subject.direction);
        return text;
    case Subject::Kind::Record:
        withKind(subject.record, [&]<class T>() { text = T::element; });
        text += ' ';
        if (subject.key.scope) {
            text += subject.key.scope.text();
            text += '/';
        }
        text += subject.key.id.text();
        return text;
    case Subject::Kind::File:
        return "file " + subject.file;
    }
    return text;
}

} // namespace model
