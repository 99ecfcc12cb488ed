#pragma once

#include "editor/paint/facetemplate.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace editor {

class Document;
class FaceView;
class PartForm;

/// Changes how counters are laid out: the parts of a face, where each lies and in what style, seen at once on a counter's
/// front and back. A layout of the game becomes the package's own with its first change and can be given back. Also
/// chooses a counter's own picture.
class FacePanel : public QWidget {
    Q_OBJECT
public:
    explicit FacePanel(Document& document, QWidget* parent = nullptr);

    FaceView* view() const { return m_view; }
    PartForm* form() const { return m_form; }
    QListWidget* parts() const { return m_parts; }
    QAction* action(const QString& name) const { return findChild<QAction*>(name); }
    /// Takes a picture into the package, below art/, for the face that is worked on.
    void choosePicture(const QString& file);

private:
    QAction* makeAction(const QString& name, const QString& icon, const QString& text, const QString& tip,
                        auto slot);
    void follow();
    void refresh();
    void showPart();
    void showArt();
    int current() const;
    void select(int part);
    void change(const std::function<void(FaceTemplate&)>& edit, int part);
    void reset();
    void askForPicture();
    void setArt(const std::string& name);
    std::shared_ptr<const FaceTemplate> shown() const;

    Document& m_document;
    model::Atom m_counter;
    model::Atom m_template;
    bool m_turned = false;
    bool m_filling = false;
    QLabel* m_title;
    QComboBox* m_templates;
    QListWidget* m_parts;
    PartForm* m_form;
    FaceView* m_view;
    QLabel* m_art;
    QPushButton* m_chooseArt;
    QPushButton* m_removeArt;
    QLabel* m_note;
};

} // namespace editor
