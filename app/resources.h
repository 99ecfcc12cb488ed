#pragma once

#include <QString>

#include <vector>

namespace app {

/// A game package that comes with the program, to look at and to learn from.
struct Sample {
    QString path;
    QString title;
    QString description;
};

/// The samples of the build tree when run from there, otherwise those of the installation.
std::vector<Sample> samples();

/// Whether a package must not be written where it lies: it is a sample, or the user may not write there.
bool isReadOnly(const QString& path);

} // namespace app
