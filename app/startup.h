#pragma once

class QApplication;

namespace app {

/// What every window of the program relies on: the locale of numbers, the font, translations, the icon, docking.
/// Once, after the application object and before the first window.
void startUp(QApplication& application);

} // namespace app
