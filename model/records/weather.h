#pragma once

#include "model/records/record.h"

namespace model {

/// The root of weather.xml: how weather comes about in this scenario.
struct Weather : Record {
    static constexpr std::string_view element = "weather";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Weather;

    Atom method; ///< "calendar", "table", "historical"

    bool operator==(const Weather&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("method", self.method);
    }
};

/// One line of the calendar: what holds on a turn, or in some rounds of it.
struct Period : Record {
    static constexpr std::string_view element = "period";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Weather;

    Atom turn;
    Words rounds; ///< empty: the whole turn
    Atom zone;    ///< empty: everywhere
    Atom climate;
    Atom weather;
    int modifier = 0;
    std::string note;

    bool operator==(const Period&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.reference("turn", self.turn, Ref::Turn);
        v.attribute("rounds", self.rounds);
        v.reference("zone", self.zone, Ref::Zone);
        v.attribute("climate", self.climate);
        v.attribute("weather", self.weather);
        v.attribute("modifier", self.modifier);
        v.attribute("note", self.note);
    }
};

/// Weather of a turn before the scenario starts, for rules that look back.
struct PastWeather : Record {
    static constexpr std::string_view element = "past";
    static constexpr Scope scope = Scope::Scenario;
    static constexpr PartKind part = PartKind::Weather;

    Atom turn;
    Atom zone;
    Atom climate;
    Atom weather;

    bool operator==(const PastWeather&) const = default;
    template <class Self, class Visitor>
    static void describe(Self& self, Visitor& v)
    {
        v.attribute("id", self.id);
        v.attribute("turn", self.turn);
        v.reference("zone", self.zone, Ref::Zone);
        v.attribute("climate", self.climate);
        v.attribute("weather", self.weather);
    }
};

} // namespace model
