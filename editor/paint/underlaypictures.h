#pragma once

#include "model/records/map.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <optional>
#include <vector>

namespace editor {

/// The pictures of underlays, read aside so that a scan of any size never stops the window.
class UnderlayPictures : public QObject {
    Q_OBJECT
public:
    struct Picture {
        bool loading = true;
        QString error;              ///< a sentence; empty when it could be read
        QSize size;                 ///< of the file, in pixels
        std::vector<QImage>
            levels; ///< the first as large as is kept, each further one half of the one before
    };

    explicit UnderlayPictures(QObject* parent = nullptr);
    ~UnderlayPictures() override;

    /// Where files with a relative name lie: the folder of the package, or of the file that it is. Everything is read
    /// anew.
    void setFolder(const QString& folder);
    /// Where the file of an underlay lies.
    QString pathOf(const model::Underlay& underlay) const;

    /// The name under which a file is stored: relative where it lies in the package's folder.
    QString nameFor(const QString& file) const;
    /// Whether the file lies elsewhere, although there is a folder that it could lie in.
    bool isOutside(const model::Underlay& underlay) const;
    /// Copies the file into art/ of the package's folder, under a free name, and returns the name to store. Nothing
    /// when that fails; why then holds a sentence.
    std::optional<QString> copyInside(const model::Underlay& underlay, QString* why) const;

    /// Starts reading when it is asked for first; changed() tells when there is more to know.
    const Picture& picture(const model::Underlay& underlay) const;
    /// Waits for it; for files that are written without a window.
    static Picture read(const QString& path);

signals:
    void changed();

private:
    QString m_folder;
    mutable QHash<QString, Picture> m_pictures;
    mutable QThreadPool m_pool;
};

} // namespace editor
