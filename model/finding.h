#pragma once

#include "model/edit.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// Anything a finding can be about and a view can select. Holds names, so it stays true across edits.
struct Subject {
    enum class Kind : std::uint8_t { None, Hex, Hexside, Record, File };

    Kind kind = Kind::None;
    Atom hex;             ///< Hex, Hexside: as Atlas::number() gives it
    int direction = 0;    ///< Hexside
    RecordKind record{};  ///< Record
    Key key;              ///< Record
    std::string file;     ///< File: path inside the package

    static Subject ofHex(Atom hex) { return {.kind = Kind::Hex, .hex = hex}; }
    static Subject ofSide(Atom hex, int direction) { return {.kind = Kind::Hexside, .hex = hex, .direction = direction}; }
    static Subject ofFile(std::string file) { return {.kind = Kind::File, .file = std::move(file)}; }
    static Subject ofRecord(RecordKind kind, Key key) { return {.kind = Kind::Record, .record = kind, .key = key}; }
    template <class T>
    static Subject of(Key key)
    {
        return ofRecord(kindOf<T>, key);
    }
    template <class T>
    bool is() const
    {
        return kind == Kind::Record && record == kindOf<T>;
    }

    bool operator==(const Subject&) const = default;
};

/// Stable text of a subject, as suppressions store it: "hex 1622", "unit campaign/ge-24-pz".
std::string subjectText(const Subject& subject);

enum class Severity : std::uint8_t { Info, Warning, Error };

/// A place in a file; lines and columns count from 1, columns in characters.
struct FilePosition {
    std::string file;
    int line = 0;
    int column = 0;
    bool operator==(const FilePosition&) const = default;
};

/// Something that is wrong or worth knowing. Carries ids and values, never sentences: the editor has the words.
struct Finding {
    Atom rule;      ///< "SW-9.1.1", "file.syntax": stable, can be suppressed
    Atom message;   ///< which sentence; arguments fill it
    Severity severity = Severity::Error;
    Atom scenario;  ///< empty: the package as a whole
    Subject subject;
    std::string discriminator; ///< tells apart two findings of one rule on one subject
    std::vector<Subject> related;
    std::vector<std::string> arguments;
    FilePosition position; ///< where known: findings of loading

    /// Rule, scenario, subject and discriminator make two findings the same one.
    bool sameAs(const Finding& other) const
    {
        return rule == other.rule && scenario == other.scenario && subject == other.subject
            && discriminator == other.discriminator;
    }
    bool operator==(const Finding&) const = default;
};

} // namespace model
