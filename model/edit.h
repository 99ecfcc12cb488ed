#pragma once

#include "model/package.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace model {

/// Inserts, replaces or (without a value) erases a record. The key and the record's own id agree.
template <class T>
struct Put {
    Key key;
    std::optional<T> value;
    bool operator==(const Put&) const = default;
};

/// A cell is named by its map and lattice coordinates, which stay true when the map grows or shrinks.
struct SetTerrain {
    Atom map;
    Cell cell;
    Words terrain;
    bool operator==(const SetTerrain&) const = default;
};

struct SetHexside {
    Atom map;
    Cell cell;
    int direction = 0;
    Words features;
    bool operator==(const SetHexside&) const = default;
};

struct SetHexFields {
    Atom map;
    Cell cell;
    Fields fields;
    bool operator==(const SetHexFields&) const = default;
};

/// The number of a kind of edit: those of cells come first, then one for every kind of record.
template <class T>
inline constexpr std::size_t editIndex = static_cast<std::size_t>(-1);
template <>
inline constexpr std::size_t editIndex<SetTerrain> = 0;
template <>
inline constexpr std::size_t editIndex<SetHexside> = 1;
template <>
inline constexpr std::size_t editIndex<SetHexFields> = 2;
inline constexpr std::size_t kCellEdits = 3;
template <class T>
inline constexpr std::size_t editIndex<Put<T>> = kCellEdits + kindIndex<T>();
inline constexpr std::size_t kEditKinds = kCellEdits + kRecordKinds;

/// One primitive change: a value, never a pointer. All of them say what shall be, not what to add, so applying
/// an edit twice is the same as once. It holds one of SetTerrain, SetHexside, SetHexFields and Put<T>; who makes one
/// compiles code for that kind alone.
class Edit {
public:
    template <class T>
        requires(editIndex<T> < kEditKinds)
    Edit(T change)
        : m_held(std::make_unique<Held<T>>(std::move(change)))
    {
    }
    Edit(const Edit& other);
    Edit& operator=(const Edit& other);
    Edit(Edit&& other) noexcept;
    Edit& operator=(Edit&& other) noexcept;
    ~Edit();

    std::size_t index() const { return m_held->index; }
    /// The change if it is of this kind, else nothing.
    template <class T>
    const T* as() const
    {
        return index() == editIndex<T> ? &static_cast<const Held<T>&>(*m_held).change : nullptr;
    }
    template <class T>
    T* as()
    {
        return const_cast<T*>(std::as_const(*this).as<T>());
    }

    bool operator==(const Edit& other) const;

private:
    struct Holder {
        explicit Holder(std::size_t kind)
            : index(kind)
        {
        }
        Holder(const Holder&) = default;
        Holder& operator=(const Holder&) = delete;
        virtual ~Holder() = default;
        virtual std::unique_ptr<Holder> copy() const = 0;
        virtual bool equals(const Holder& other) const = 0; ///< other is of the same kind

        std::size_t index;
    };

    template <class T>
    struct Held final : Holder {
        explicit Held(T held)
            : Holder(editIndex<T>)
            , change(std::move(held))
        {
        }
        std::unique_ptr<Holder> copy() const override { return std::make_unique<Held>(*this); }
        bool equals(const Holder& other) const override { return change == static_cast<const Held&>(other).change; }

        T change;
    };

    std::unique_ptr<Holder> m_held; ///< empty only when moved from
};

/// Edits that belong together: one step of undo. The label is an id that the editor turns into words.
struct Transaction {
    std::string label;
    std::vector<std::string> arguments; ///< of the label
    std::vector<Edit> edits;

    bool empty() const { return edits.empty(); }
};

/// What a transaction touched. Nothing is listed twice.
struct ChangeSet {
    struct Touched {
        RecordKind kind{};
        Key key;
        bool operator==(const Touched&) const = default;
    };

    std::vector<Touched> records;
    std::vector<HexIndex> terrain;  ///< hexes with other terrain or unknown attributes
    std::vector<Hexside> hexsides;  ///< canonical
    bool shape = false;             ///< the atlas was made anew: no HexIndex from before is valid

    bool empty() const { return records.empty() && terrain.empty() && hexsides.empty() && !shape; }
    /// Everything either of the two touched.
    void add(const ChangeSet& other);

    template <class T>
    bool touches() const
    {
        for (const Touched& touched : records)
            if (touched.kind == kindOf<T>)
                return true;
        return false;
    }
};

struct Applied {
    Transaction inverse;
    ChangeSet change;
};

/// The edit that writes a record under its own id.
template <class T>
Edit put(T record, Atom scope = {})
{
    const Key key{.scope = scope, .id = isSingle<T> ? Atom() : record.id};
    return Put<T>{.key = key, .value = std::move(record)};
}

template <class T>
Edit erase(Key key)
{
    return Put<T>{.key = key, .value = std::nullopt};
}

SetTerrain setTerrain(const Package& package, HexIndex hex, Words terrain);
SetHexside setHexside(const Package& package, Hexside side, Words features);

} // namespace model
