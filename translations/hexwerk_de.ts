<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Hexwerk</source>
        <translation>Über Hexwerk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Hexwerk %1&lt;/h3&gt;&lt;p&gt;A studio for hex-and-counter wargame scenarios: maps, counters, set-up cards, and a rules engine that checks them while you work.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Hexwerk %1&lt;/h3&gt;&lt;p&gt;Ein Studio für Hex-und-Counter-Szenarien: Karten, Counter, Aufstellungskarten und eine Regelprüfung, die beim Arbeiten mitläuft.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Built with Qt %1 and KDDockWidgets. The font DejaVu Sans Condensed is included.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Erstellt mit Qt %1 und KDDockWidgets. Die Schrift DejaVu Sans Condensed ist enthalten.</translation>
    </message>
</context>
<context>
    <name>Attribute</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Across to hex</source>
        <translation>Gegenüberliegendes Hexfeld</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Admits</source>
        <translation>Zugelassen</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>Andere Schreibweisen</translation>
    </message>
    <message>
        <source>At any strength</source>
        <translation>In jeder Stärke</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Blank counters</source>
        <translation>Leere Counter</translation>
    </message>
    <message>
        <source>Bleed (mm)</source>
        <translation>Anschnitt (mm)</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Filled by columns</source>
        <translation>Spaltenweise gefüllt</translation>
    </message>
    <message>
        <source>Cannot be cancelled</source>
        <translation>Nicht aufhebbar</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Fassungsvermögen</translation>
    </message>
    <message>
        <source>Citation</source>
        <translation>Fundstelle</translation>
    </message>
    <message>
        <source>Climate</source>
        <translation>Klima</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Column digits</source>
        <translation>Ziffern der Spalte</translation>
    </message>
    <message>
        <source>Column kind</source>
        <translation>Zählweise der Spalten</translation>
    </message>
    <message>
        <source>Column reversed</source>
        <translation>Spalten rückwärts</translation>
    </message>
    <message>
        <source>Column start</source>
        <translation>Spalten beginnen bei</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Counter size (mm)</source>
        <translation>Countergröße (mm)</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Counterseite</translation>
    </message>
    <message>
        <source>Hexside features</source>
        <translation>Merkmale der Hexfeldseiten</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erstes Feld</translation>
    </message>
    <message>
        <source>First column</source>
        <translation>Erste Spalte</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Spielzug</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Gutter (mm)</source>
        <translation>Zwischenraum (mm)</translation>
    </message>
    <message>
        <source>Ends at hexside</source>
        <translation>Endet an Hexfeldseite</translation>
    </message>
    <message>
        <source>Starts at hexside</source>
        <translation>Beginnt an Hexfeldseite</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Hex size (mm)</source>
        <translation>Hexfeldgröße (mm)</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Hält</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Print colour</source>
        <translation>Druckfarbe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Label style</source>
        <translation>Beschriftungsstil</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Spielzug</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Kennzeichen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modifikator</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Monotonic</source>
        <translation>Monoton</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nationen</translation>
    </message>
    <message>
        <source>North (degrees)</source>
        <translation>Norden (Grad)</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Number order</source>
        <translation>Reihenfolge der Nummer</translation>
    </message>
    <message>
        <source>Number prefix</source>
        <translation>Präfix der Nummer</translation>
    </message>
    <message>
        <source>Number separator</source>
        <translation>Trennzeichen der Nummer</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Set-up order</source>
        <translation>Aufstellungsreihenfolge</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Übergeordnet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reduced colour</source>
        <translation>Farbe (reduziert)</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Gezogen aus</translation>
    </message>
    <message>
        <source>Shifted right</source>
        <translation>Nach rechts versetzt</translation>
    </message>
    <message>
        <source>Shifted down</source>
        <translation>Nach unten versetzt</translation>
    </message>
    <message>
        <source>Other counter</source>
        <translation>Anderer Counter</translation>
    </message>
    <message>
        <source>Moves from turn</source>
        <translation>Zieht ab Spielzug</translation>
    </message>
    <message>
        <source>Removes</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Returns on turn</source>
        <translation>Rückkehr im Spielzug</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Row digits</source>
        <translation>Ziffern der Zeile</translation>
    </message>
    <message>
        <source>Row kind</source>
        <translation>Zählweise der Zeilen</translation>
    </message>
    <message>
        <source>Row reversed</source>
        <translation>Zeilen rückwärts</translation>
    </message>
    <message>
        <source>Row start</source>
        <translation>Zeilen beginnen bei</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Ruleset version</source>
        <translation>Version des Regelwerks</translation>
    </message>
    <message>
        <source>Scale across</source>
        <translation>Maßstab waagerecht</translation>
    </message>
    <message>
        <source>Scale down</source>
        <translation>Maßstab senkrecht</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Space on track</source>
        <translation>Feld auf der Leiste</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Victory points at start</source>
        <translation>Siegpunkte zu Beginn</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Victory point cost</source>
        <translation>Kosten in Siegpunkten</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Y</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Times in a row</source>
        <translation>Mal hintereinander</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Requires</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Jahreszeit</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Sides</source>
        <translation>Parteien</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nationen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Kinds of unit</source>
        <translation>Arten von Einheiten</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Counter fields</source>
        <translation>Felder der Counter</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Marks on units</source>
        <translation>Kennzeichen an Einheiten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>State of play</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Climate</source>
        <translation>Klima</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Jahreszeiten</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Gefolgert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>The text of the rulebook says so.</source>
        <translation>So steht es im Text des Regelhefts.</translation>
    </message>
    <message>
        <source>It follows from several things that the rulebook says.</source>
        <translation>Es folgt aus mehreren Angaben des Regelhefts.</translation>
    </message>
    <message>
        <source>The rulebook&apos;s text does not say: this is a proposal.</source>
        <translation>Der Text des Regelhefts sagt es nicht: Das ist ein Vorschlag.</translation>
    </message>
    <message>
        <source>You have set this value for this game.</source>
        <translation>Dieser Wert wurde für dieses Spiel selbst gesetzt.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>A studio for hex-and-counter wargame scenarios.</source>
        <translation>Ein Studio für Hex-und-Counter-Szenarien.</translation>
    </message>
    <message>
        <source>Folder or bundle of a game to open.</source>
        <translation>Ordner oder Bündel des Spiels, das geöffnet werden soll.</translation>
    </message>
    <message>
        <source>Scenario to show.</source>
        <translation>Szenario, das gezeigt werden soll.</translation>
    </message>
    <message>
        <source>Save a picture of the window and end.</source>
        <translation>Ein Bild des Fensters speichern und beenden.</translation>
    </message>
    <message>
        <source>Size of the window, such as 1600x1000.</source>
        <translation>Größe des Fensters, zum Beispiel 1600x1000.</translation>
    </message>
    <message>
        <source>Only one package can be opened.</source>
        <translation>Es kann nur ein Paket geöffnet werden.</translation>
    </message>
    <message>
        <source>--size must be two numbers such as 1600x1000.</source>
        <translation>--size braucht zwei Zahlen, zum Beispiel 1600x1000.</translation>
    </message>
</context>
<context>
    <name>Condition</name>
    <message>
        <source>Within so many hexes of</source>
        <translation>Höchstens so viele Hexfelder von</translation>
    </message>
    <message>
        <source>within %2 of %1</source>
        <translation>höchstens %2 von %1</translation>
    </message>
    <message>
        <source>not within %2 of %1</source>
        <translation>nicht im Umkreis von %2 um %1</translation>
    </message>
    <message>
        <source>Enemy zone of control</source>
        <translation>Feindliche Kontrollzone</translation>
    </message>
    <message>
        <source>in an enemy zone of control</source>
        <translation>in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>not in an enemy zone of control</source>
        <translation>nicht in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>One unit to a hex</source>
        <translation>Eine Einheit je Hexfeld</translation>
    </message>
    <message>
        <source>one unit to a hex</source>
        <translation>eine Einheit je Hexfeld</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>nicht in %1</translation>
    </message>
    <message>
        <source>Place of a kind</source>
        <translation>Ort einer Art</translation>
    </message>
    <message>
        <source>Zone of the map, such as an army area</source>
        <translation>Gebiet des Spielplans, etwa ein Armeebereich</translation>
    </message>
    <message>
        <source>in the zone %1</source>
        <translation>im Gebiet %1</translation>
    </message>
    <message>
        <source>not in the zone %1</source>
        <translation>nicht im Gebiet %1</translation>
    </message>
    <message>
        <source>Controlled by the zone’s side</source>
        <translation>Von der Partei des Bereichs kontrolliert</translation>
    </message>
    <message>
        <source>in its side’s control</source>
        <translation>von der eigenen Partei kontrolliert</translation>
    </message>
    <message>
        <source>not in its side’s control</source>
        <translation>nicht von der eigenen Partei kontrolliert</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CounterImport</name>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 hold the same value.</source>
        <translation>Die Spalten %1 und %2 enthalten denselben Wert.</translation>
    </message>
    <message>
        <source>No column holds the ids of the counters.</source>
        <translation>Keine Spalte enthält die Kennungen der Counter.</translation>
    </message>
    <message>
        <source>This counter has no id.</source>
        <translation>Dieser Counter hat keine Kennung.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id: ids have no spaces, “/” or “|”.</source>
        <translation>„%1“ kann keine Kennung sein: Kennungen haben weder Leerzeichen noch „/“ oder „|“.</translation>
    </message>
    <message>
        <source>The id “%1” is in row %2 already.</source>
        <translation>Die Kennung „%1“ steht schon in Zeile %2.</translation>
    </message>
    <message>
        <source>The new counter “%1” is on no sheet.</source>
        <translation>Der neue Counter „%1“ liegt auf keinem Bogen.</translation>
    </message>
    <message>
        <source>This row has more cells than the first one.</source>
        <translation>Diese Zeile hat mehr Zellen als die erste.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>The text is not UTF-8. Save the table as “CSV UTF-8”.</source>
        <translation>Der Text ist nicht UTF-8. Speichern Sie die Tabelle als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and never closes.</source>
        <translation>Hier beginnt ein Anführungszeichen, das nie endet.</translation>
    </message>
    <message>
        <source>Text follows the closing quotation mark.</source>
        <translation>Auf das schließende Anführungszeichen folgt Text.</translation>
    </message>
    <message>
        <source>A character that no table has.</source>
        <translation>Ein Zeichen, das in keiner Tabelle vorkommt.</translation>
    </message>
</context>
<context>
    <name>CounterValue</name>
    <message>
        <source>“%1” is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is not from %2 to %3.</source>
        <translation>%1 liegt nicht zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>%1 is less than %2.</source>
        <translation>%1 ist kleiner als %2.</translation>
    </message>
    <message>
        <source>%1 is more than %2.</source>
        <translation>%1 ist größer als %2.</translation>
    </message>
    <message>
        <source>“%1” is neither yes nor no.</source>
        <translation>„%1“ ist weder „yes“ noch „no“.</translation>
    </message>
    <message>
        <source>“%1” is none of these: %2.</source>
        <translation>„%1“ ist keines von diesen: %2.</translation>
    </message>
    <message>
        <source>“%1” is no colour; write it like #c0392b.</source>
        <translation>„%1“ ist keine Farbe; schreiben Sie sie wie #c0392b.</translation>
    </message>
    <message>
        <source>The game has no symbol “%1”.</source>
        <translation>Das Spiel hat kein Symbol „%1“.</translation>
    </message>
    <message>
        <source>There is no hex “%1”.</source>
        <translation>Es gibt kein Hexfeld „%1“.</translation>
    </message>
    <message>
        <source>The turn track has no turn “%1”.</source>
        <translation>Die Zugleiste hat keinen Spielzug „%1“.</translation>
    </message>
    <message>
        <source>The game has no kind “%1”.</source>
        <translation>Das Spiel hat keine Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no size “%1”.</source>
        <translation>Das Spiel hat keine Größe „%1“.</translation>
    </message>
    <message>
        <source>There is no nation “%1”.</source>
        <translation>Es gibt keine Nation „%1“.</translation>
    </message>
    <message>
        <source>There is no type of counter “%1”.</source>
        <translation>Es gibt keinen Countertyp „%1“.</translation>
    </message>
    <message>
        <source>There is no formation “%1”.</source>
        <translation>Es gibt keinen Verband „%1“.</translation>
    </message>
    <message>
        <source>There is no counter “%1”.</source>
        <translation>Es gibt keinen Counter „%1“.</translation>
    </message>
    <message>
        <source>There is no sheet “%1”.</source>
        <translation>Es gibt keinen Bogen „%1“.</translation>
    </message>
    <message>
        <source>There is at least one copy of a counter, not %1.</source>
        <translation>Von einem Counter gibt es mindestens ein Stück, nicht %1.</translation>
    </message>
</context>
<context>
    <name>Explain</name>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>North-east</source>
        <translation>Nordosten</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South-east</source>
        <translation>Südosten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>South-west</source>
        <translation>Südwesten</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>North-west</source>
        <translation>Nordwesten</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>gefolgert</translation>
    </message>
    <message>
        <source>designer&apos;s own</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>Nicht im Spiel</translation>
    </message>
    <message>
        <source>outside the area of this scenario</source>
        <translation>außerhalb des Bereichs dieses Szenarios</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>edge of the map</source>
        <translation>Kartenrand</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Places, zones and markers</source>
        <translation>Orte, Gebiete und Marker</translation>
    </message>
    <message>
        <source>Who sets up or enters here</source>
        <translation>Wer hier aufgestellt wird oder eintritt</translation>
    </message>
    <message>
        <source>in the set-up of the rulebook</source>
        <translation>in der Aufstellung des Regelhefts</translation>
    </message>
    <message>
        <source>admits %1</source>
        <translation>zugelassen: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Spielzug %1</translation>
    </message>
    <message>
        <source>not allowed: %1</source>
        <translation>nicht erlaubt: %1</translation>
    </message>
    <message>
        <source>%1, must stop</source>
        <translation>%1, muss anhalten</translation>
    </message>
    <message>
        <source>%1, may not stay: %2</source>
        <translation>%1, darf nicht bleiben: %2</translation>
    </message>
    <message>
        <source>from %1: %2</source>
        <translation>von %1: %2</translation>
    </message>
    <message>
        <source>Cost to enter</source>
        <translation>Kosten zum Betreten</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Controlled by</source>
        <translation>Kontrolliert von</translation>
    </message>
    <message>
        <source>Disputed</source>
        <translation>Umstritten</translation>
    </message>
    <message>
        <source>two sides are said to control it</source>
        <translation>zwei Parteien sind als kontrollierend angegeben</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Versorgung</translation>
    </message>
    <message>
        <source>Zones of control</source>
        <translation>Kontrollzonen</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>%1 of %2 allowed</source>
        <translation>%1 von %2 erlaubten</translation>
    </message>
    <message>
        <source>%1, no limit</source>
        <translation>%1, keine Grenze</translation>
    </message>
    <message>
        <source>: too many</source>
        <translation>: zu viele</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation>Siegpunkte: %1</translation>
    </message>
    <message>
        <source>%1, held by: %2</source>
        <translation>%1, gehalten von: %2</translation>
    </message>
    <message>
        <source>%1, held by nobody</source>
        <translation>%1, von niemandem gehalten</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>ExportImage</name>
    <message>
        <source>Export Map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Drawing the map…</source>
        <translation>Karte wird gezeichnet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Face</name>
    <message>
        <source>Front</source>
        <translation>Vorderseite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
</context>
<context>
    <name>Fix</name>
    <message>
        <source>Move the unit to the nearest hex where it may be</source>
        <translation>Die Einheit in das nächste Hexfeld bewegen, in dem sie stehen darf</translation>
    </message>
    <message>
        <source>Move the units to the nearest hexes where they may be</source>
        <translation>Die Einheiten in die nächsten Hexfelder bewegen, in denen sie stehen dürfen</translation>
    </message>
    <message>
        <source>Turn the counter to its front</source>
        <translation>Den Counter auf die Vorderseite drehen</translation>
    </message>
    <message>
        <source>Turn the counters to their fronts</source>
        <translation>Die Counter auf die Vorderseite drehen</translation>
    </message>
    <message>
        <source>Put the unit where the rulebook sets it up</source>
        <translation>Die Einheit dort aufstellen, wo das Regelheft sie aufstellt</translation>
    </message>
    <message>
        <source>Put the units where the rulebook sets them up</source>
        <translation>Die Einheiten dort aufstellen, wo das Regelheft sie aufstellt</translation>
    </message>
    <message>
        <source>Remove it (%2)</source>
        <translation>Entfernen (%2)</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Alle entfernen</translation>
    </message>
    <message>
        <source>Remove the surplus unit</source>
        <translation>Die überzählige Einheit entfernen</translation>
    </message>
    <message>
        <source>Remove the surplus units</source>
        <translation>Die überzähligen Einheiten entfernen</translation>
    </message>
    <message>
        <source>Write “%1” instead</source>
        <translation>Stattdessen „%1“ schreiben</translation>
    </message>
    <message>
        <source>Write the most similar known word instead</source>
        <translation>Stattdessen das ähnlichste bekannte Wort schreiben</translation>
    </message>
    <message>
        <source>Write the hex of “%1” instead</source>
        <translation>Stattdessen das Hexfeld von „%1“ schreiben</translation>
    </message>
    <message>
        <source>Write the hexes of the most similar places instead</source>
        <translation>Stattdessen die Hexfelder der ähnlichsten Orte schreiben</translation>
    </message>
    <message>
        <source>Add the missing turn</source>
        <translation>Den fehlenden Spielzug hinzufügen</translation>
    </message>
    <message>
        <source>Add the missing turns</source>
        <translation>Die fehlenden Spielzüge hinzufügen</translation>
    </message>
    <message>
        <source>Leave out the hexes that do not exist</source>
        <translation>Die Hexfelder weglassen, die es nicht gibt</translation>
    </message>
    <message>
        <source>Leave out all hexes that do not exist</source>
        <translation>Alle Hexfelder weglassen, die es nicht gibt</translation>
    </message>
    <message>
        <source>Leave the value empty</source>
        <translation>Den Wert leer lassen</translation>
    </message>
    <message>
        <source>Leave the values empty</source>
        <translation>Die Werte leer lassen</translation>
    </message>
    <message>
        <source>Give control to the side whose units are there</source>
        <translation>Die Kontrolle der Partei geben, deren Einheiten dort sind</translation>
    </message>
    <message>
        <source>Give control to the sides whose units are there</source>
        <translation>Die Kontrolle den Parteien geben, deren Einheiten dort sind</translation>
    </message>
    <message>
        <source>Give control to the side that holds the country around it</source>
        <translation>Die Kontrolle der Partei geben, die das Land ringsum hält</translation>
    </message>
    <message>
        <source>Give control to the sides that hold the country around</source>
        <translation>Die Kontrolle den Parteien geben, die das Land ringsum halten</translation>
    </message>
    <message>
        <source>Take control off hexes without a place</source>
        <translation>Die Kontrolle von Hexfeldern ohne Ort nehmen</translation>
    </message>
    <message>
        <source>Take control off all hexes without a place</source>
        <translation>Die Kontrolle von allen Hexfeldern ohne Ort nehmen</translation>
    </message>
    <message>
        <source>Mark the fortress as destroyed</source>
        <translation>Die Festung als zerstört kennzeichnen</translation>
    </message>
    <message>
        <source>Mark the fortresses as destroyed</source>
        <translation>Die Festungen als zerstört kennzeichnen</translation>
    </message>
    <message>
        <source>Take the nearest value that is allowed</source>
        <translation>Den nächstliegenden erlaubten Wert nehmen</translation>
    </message>
    <message>
        <source>Take the nearest values that are allowed</source>
        <translation>Die nächstliegenden erlaubten Werte nehmen</translation>
    </message>
    <message>
        <source>Fill the gap in the line</source>
        <translation>Die Lücke in der Linie füllen</translation>
    </message>
    <message>
        <source>Fill the gaps in the lines</source>
        <translation>Die Lücken in den Linien füllen</translation>
    </message>
    <message>
        <source>Let the level begin where the one before it ends</source>
        <translation>Die Stufe dort beginnen lassen, wo die vorige endet</translation>
    </message>
    <message>
        <source>Let the levels begin where those before them end</source>
        <translation>Die Stufen dort beginnen lassen, wo die vorigen enden</translation>
    </message>
    <message>
        <source>Move the line to the nearest turn of the scenario</source>
        <translation>Die Zeile in den nächsten Spielzug des Szenarios verschieben</translation>
    </message>
    <message>
        <source>Move the lines to the nearest turns of the scenario</source>
        <translation>Die Zeilen in die nächsten Spielzüge des Szenarios verschieben</translation>
    </message>
    <message>
        <source>Let it not return</source>
        <translation>Die Rückkehr streichen</translation>
    </message>
    <message>
        <source>Let them not return</source>
        <translation>Alle diese Rückkehren streichen</translation>
    </message>
    <message>
        <source>Set the count to nothing</source>
        <translation>Die Anzahl auf null setzen</translation>
    </message>
    <message>
        <source>Set the counts to nothing</source>
        <translation>Die Anzahlen auf null setzen</translation>
    </message>
    <message>
        <source>Let the row beside the gap cover it</source>
        <translation>Die Zeile neben der Lücke diese mit abdecken lassen</translation>
    </message>
    <message>
        <source>Let the rows beside the gaps cover them</source>
        <translation>Die Zeilen neben den Lücken diese mit abdecken lassen</translation>
    </message>
    <message>
        <source>Let the second row begin where the first ends</source>
        <translation>Die zweite Zeile dort beginnen lassen, wo die erste endet</translation>
    </message>
    <message>
        <source>Let rows begin where those before them end</source>
        <translation>Zeilen dort beginnen lassen, wo die vorigen enden</translation>
    </message>
    <message>
        <source>Drop the results beyond the last column</source>
        <translation>Die Ergebnisse hinter der letzten Spalte streichen</translation>
    </message>
    <message>
        <source>Drop all results beyond the last column</source>
        <translation>Alle Ergebnisse hinter der letzten Spalte streichen</translation>
    </message>
    <message>
        <source>Places %1 in %2.</source>
        <translation>Stellt %1 in %2 auf.</translation>
    </message>
    <message>
        <source>Moves %1 from %2 to %3.</source>
        <translation>Bewegt %1 von %2 nach %3.</translation>
    </message>
    <message>
        <source>Moves %1 to %2.</source>
        <translation>Bewegt %1 nach %2.</translation>
    </message>
    <message>
        <source>Turns %1 over.</source>
        <translation>Dreht %1 um.</translation>
    </message>
    <message>
        <source>Removes %1.</source>
        <translation>Entfernt %1.</translation>
    </message>
    <message>
        <source>Adds %1.</source>
        <translation>Fügt %1 hinzu.</translation>
    </message>
    <message>
        <source>Changes %1.</source>
        <translation>Ändert %1.</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich richtig</translation>
    </message>
    <message>
        <source>removes something</source>
        <translation>entfernt etwas</translation>
    </message>
    <message>
        <source>Changes the terrain of %1 to “%2”.</source>
        <translation>Ändert das Gelände von %1 in „%2“.</translation>
    </message>
    <message>
        <source>Changes the hexside %1 to “%2”.</source>
        <translation>Ändert die Hexfeldseite %1 in „%2“.</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
    <message>
        <source>This is not possible here: no way was found that puts it right without a new problem.</source>
        <translation>Das geht hier nicht: Es wurde kein Weg gefunden, der es ohne ein neues Problem behebt.</translation>
    </message>
    <message>
        <source>Give the back the value of the front</source>
        <translation>Der Rückseite den Wert der Vorderseite geben</translation>
    </message>
    <message>
        <source>Give the backs the values of the fronts</source>
        <translation>Den Rückseiten die Werte der Vorderseiten geben</translation>
    </message>
    <message>
        <source>Take the symbol of its kind</source>
        <translation>Das Symbol seiner Art nehmen</translation>
    </message>
    <message>
        <source>Take the symbols of their kinds</source>
        <translation>Die Symbole ihrer Arten nehmen</translation>
    </message>
    <message>
        <source>Add a back with the values of the front</source>
        <translation>Eine Rückseite mit den Werten der Vorderseite anlegen</translation>
    </message>
    <message>
        <source>Add backs with the values of the fronts</source>
        <translation>Rückseiten mit den Werten der Vorderseiten anlegen</translation>
    </message>
    <message>
        <source>Take it out of the condition</source>
        <translation>Aus der Bedingung herausnehmen</translation>
    </message>
    <message>
        <source>Take all of this out of the conditions</source>
        <translation>All dies aus den Bedingungen herausnehmen</translation>
    </message>
    <message>
        <source>Do not name it in the zone</source>
        <translation>Im Bereich nicht nennen</translation>
    </message>
    <message>
        <source>Do not name them in the zones</source>
        <translation>In den Bereichen nicht nennen</translation>
    </message>
    <message>
        <source>Keep the hex; the row names no zone</source>
        <translation>Das Hexfeld behalten; die Zeile nennt keinen Bereich</translation>
    </message>
    <message>
        <source>Keep the hexes; the rows name no zone</source>
        <translation>Die Hexfelder behalten; die Zeilen nennen keinen Bereich</translation>
    </message>
    <message>
        <source>Keep the zone; the unit waits to be placed there</source>
        <translation>Den Bereich behalten; die Einheit wartet auf ihre Aufstellung dort</translation>
    </message>
    <message>
        <source>Keep the zones; the units wait to be placed there</source>
        <translation>Die Bereiche behalten; die Einheiten warten auf ihre Aufstellung dort</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>GridPreset</name>
    <message>
        <source>Stalin&apos;s War</source>
        <translation>Stalin&apos;s War</translation>
    </message>
    <message>
        <source>Roads to Leningrad</source>
        <translation>Roads to Leningrad</translation>
    </message>
    <message>
        <source>Land Without End</source>
        <translation>Land Without End</translation>
    </message>
    <message>
        <source>Barbarossa (Eastern Front Series)</source>
        <translation>Barbarossa (Eastern Front Series)</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexfeldseite</translation>
    </message>
    <message>
        <source>Units in this hex</source>
        <translation>Einheiten in diesem Hexfeld</translation>
    </message>
    <message>
        <source>Zones and areas here</source>
        <translation>Gebiete und Bereiche hier</translation>
    </message>
    <message>
        <source>Erratum %1</source>
        <translation>Erratum %1</translation>
    </message>
</context>
<context>
    <name>LayerGuard</name>
    <message>
        <source>The layer “%1” is locked. Unlock it in the Layers panel to change it.</source>
        <translation>Die Ebene „%1“ ist gesperrt. Zum Ändern unter „Ebenen“ entsperren.</translation>
    </message>
</context>
<context>
    <name>MapLayers</name>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Clear, forest, swamp and all other terrain of the hexes</source>
        <translation>Offenes Gelände, Wald, Sumpf und alles andere Gelände der Hexfelder</translation>
    </message>
    <message>
        <source>Seas and lakes</source>
        <translation>Meere und Seen</translation>
    </message>
    <message>
        <source>Sea and lake hexes, sea and lake hexsides, and the coast</source>
        <translation>Meer- und Seefelder, Meer- und Seeseiten und die Küste</translation>
    </message>
    <message>
        <source>Underlay</source>
        <translation>Unterlage</translation>
    </message>
    <message>
        <source>Scans and pictures under the grid, to trace from</source>
        <translation>Scans und Bilder unter dem Raster zum Nachzeichnen</translation>
    </message>
    <message>
        <source>Hex grid</source>
        <translation>Hexfeldraster</translation>
    </message>
    <message>
        <source>The thin lines between hexes</source>
        <translation>Die dünnen Linien zwischen den Hexfeldern</translation>
    </message>
    <message>
        <source>Rivers and hexsides</source>
        <translation>Flüsse und Hexfeldseiten</translation>
    </message>
    <message>
        <source>Rivers, straits, bridges and everything else that lies on hexsides</source>
        <translation>Flüsse, Meerengen, Brücken und alles andere, was auf Hexfeldseiten liegt</translation>
    </message>
    <message>
        <source>Railways and roads</source>
        <translation>Eisenbahnen und Straßen</translation>
    </message>
    <message>
        <source>Railways, roads and trails from hex to hex</source>
        <translation>Eisenbahnen, Straßen und Wege von Hexfeld zu Hexfeld</translation>
    </message>
    <message>
        <source>Zones and countries</source>
        <translation>Gebiete und Länder</translation>
    </message>
    <message>
        <source>Outlines and names of the zones of the map</source>
        <translation>Umrisse und Namen der Gebiete auf der Karte</translation>
    </message>
    <message>
        <source>Named borders</source>
        <translation>Benannte Grenzen</translation>
    </message>
    <message>
        <source>Lines with a name that run along hexsides</source>
        <translation>Linien mit Namen, die an Hexfeldseiten entlanglaufen</translation>
    </message>
    <message>
        <source>Hex numbers</source>
        <translation>Hexfeldnummern</translation>
    </message>
    <message>
        <source>The number of each hex, shown when it is large enough to read</source>
        <translation>Die Nummer jedes Hexfelds; sichtbar, sobald sie groß genug zum Lesen ist</translation>
    </message>
    <message>
        <source>Towns and places</source>
        <translation>Städte und Orte</translation>
    </message>
    <message>
        <source>Symbols of towns, cities, fortresses, ports, oil and victory hexes</source>
        <translation>Symbole für Städte, Großstädte, Festungen, Häfen, Öl und Siegpunkt-Hexfelder</translation>
    </message>
    <message>
        <source>Place names</source>
        <translation>Ortsnamen</translation>
    </message>
    <message>
        <source>Names of towns and other places</source>
        <translation>Namen von Städten und anderen Orten</translation>
    </message>
    <message>
        <source>Areas of the scenario</source>
        <translation>Bereiche des Szenarios</translation>
    </message>
    <message>
        <source>Where sides set up, what they control, and what is in play</source>
        <translation>Wo die Parteien aufstellen, was sie kontrollieren und was im Spiel ist</translation>
    </message>
    <message>
        <source>Markers of the scenario</source>
        <translation>Marker des Szenarios</translation>
    </message>
    <message>
        <source>Supply sources, trenches and all else that lies on the map at the start</source>
        <translation>Versorgungsquellen, Gräben und alles andere, was zu Beginn auf der Karte liegt</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>The counters of the open scenario</source>
        <translation>Die Counter des geöffneten Szenarios</translation>
    </message>
    <message>
        <source>Problem marks</source>
        <translation>Problemmarkierungen</translation>
    </message>
    <message>
        <source>A mark in each hex for which the rules engine has something to say</source>
        <translation>Eine Markierung in jedem Hexfeld, zu dem die Regelprüfung etwas zu sagen hat</translation>
    </message>
</context>
<context>
    <name>MapLook</name>
    <message>
        <source>Light, for printing</source>
        <translation>Hell, zum Drucken</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>Farbig</translation>
    </message>
</context>
<context>
    <name>MapOverlays</name>
    <message>
        <source>&amp;Supply</source>
        <translation>&amp;Versorgung</translation>
    </message>
    <message>
        <source>How far supply reaches, and the way by which the selected unit gets it or where it fails</source>
        <translation>Wie weit die Versorgung reicht und auf welchem Weg die ausgewählte Einheit sie bekommt oder wo er abbricht</translation>
    </message>
    <message>
        <source>&amp;Zones of Control</source>
        <translation>&amp;Kontrollzonen</translation>
    </message>
    <message>
        <source>Zones of control of each side: in force, lost for want of supply, negated</source>
        <translation>Kontrollzonen jeder Partei: wirksam, mangels Versorgung verloren, aufgehoben</translation>
    </message>
    <message>
        <source>&amp;Control</source>
        <translation>K&amp;ontrolle</translation>
    </message>
    <message>
        <source>Which side controls each hex</source>
        <translation>Welche Partei jedes Hexfeld kontrolliert</translation>
    </message>
    <message>
        <source>S&amp;tacking</source>
        <translation>&amp;Stapelung</translation>
    </message>
    <message>
        <source>How full each hex is, and where there are too many units</source>
        <translation>Wie voll jedes Hexfeld ist und wo zu viele Einheiten stehen</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>&amp;Bewegung</translation>
    </message>
    <message>
        <source>Where the selected unit can go, at what cost, and its path to the hex under the pointer</source>
        <translation>Wohin die ausgewählte Einheit ziehen kann, zu welchen Kosten, und ihr Weg zum Hexfeld unter dem Mauszeiger</translation>
    </message>
    <message>
        <source>&amp;Victory Hexes</source>
        <translation>S&amp;iegpunkt-Hexfelder</translation>
    </message>
    <message>
        <source>Victory hexes with their points and who holds them</source>
        <translation>Siegpunkt-Hexfelder mit ihren Punkten und wer sie hält</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Something is wrong here (%1).</source>
        <translation>Hier stimmt etwas nicht (%1).</translation>
    </message>
    <message>
        <source>%1 combat units stack here; at most %2 may: %3.</source>
        <translation>Hier stapeln sich %1 Kampfeinheiten; erlaubt sind höchstens %2: %3.</translation>
    </message>
    <message>
        <source>%1 units of class %4 stack here; at most %2 may: %3.</source>
        <translation>Hier stapeln sich %1 Einheiten der Klasse %4; erlaubt sind höchstens %2: %3.</translation>
    </message>
    <message>
        <source>%2 counters of the kind %1 are in one hex; only one may be: %3.</source>
        <translation>%2 Counter der Art %1 liegen in einem Hexfeld; erlaubt ist nur einer: %3.</translation>
    </message>
    <message>
        <source>Units of %1 and %2 may not share a hex: %3.</source>
        <translation>Einheiten von %1 und %2 dürfen nicht im selben Hexfeld stehen: %3.</translation>
    </message>
    <message>
        <source>%1 may not stack with other units of its side: %2.</source>
        <translation>%1 darf nicht mit anderen Einheiten der eigenen Partei stapeln: %2.</translation>
    </message>
    <message>
        <source>%1 (%2) and %3 (%4) are enemies in one hex.</source>
        <translation>%1 (%2) und %3 (%4) stehen als Feinde in einem Hexfeld.</translation>
    </message>
    <message>
        <source>Stacking is not checked while the position is in the middle of movement.</source>
        <translation>Die Stapelung wird nicht geprüft, solange die Stellung mitten in der Bewegung ist.</translation>
    </message>
    <message>
        <source>%1 stands in %2, on a map that this scenario does not use.</source>
        <translation>%1 steht in %2, auf einer Karte, die dieses Szenario nicht verwendet.</translation>
    </message>
    <message>
        <source>%1 stands in %2, outside the area in play.</source>
        <translation>%1 steht in %2, außerhalb des Spielbereichs.</translation>
    </message>
    <message>
        <source>%1 stands in %2, which is not a playable land hex.</source>
        <translation>%1 steht in %2; das ist kein bespielbares Land-Hexfeld.</translation>
    </message>
    <message>
        <source>%1 is in play %2 times; the countermix has %3.</source>
        <translation>%1 ist %2-mal im Spiel; der Countermix enthält %3.</translation>
    </message>
    <message>
        <source>%1: no weather for a roll of %2.</source>
        <translation>%1: kein Wetter für einen Wurf von %2.</translation>
    </message>
    <message>
        <source>%1: two weathers for a roll of %2.</source>
        <translation>%1: zwei Wetter für einen Wurf von %2.</translation>
    </message>
    <message>
        <source>%1: a roll of %2 gives better weather than a lower roll.</source>
        <translation>%1: Ein Wurf von %2 gibt besseres Wetter als ein niedrigerer.</translation>
    </message>
    <message>
        <source>%1: the faces of the die are 1 to %2.</source>
        <translation>%1: Der Würfel hat die Seiten 1 bis %2.</translation>
    </message>
    <message>
        <source>There is no hex %1.</source>
        <translation>Es gibt kein Hexfeld %1.</translation>
    </message>
    <message>
        <source>There is no hexside %1.</source>
        <translation>Es gibt keine Hexfeldseite %1.</translation>
    </message>
    <message>
        <source>Hexes that do not exist are listed here (%1): %2.</source>
        <translation>Hier sind Hexfelder aufgeführt, die es nicht gibt (%1): %2.</translation>
    </message>
    <message>
        <source>“%1” belongs to hex %2, which does not touch this hexside.</source>
        <translation>„%1“ gehört zu Hexfeld %2, das diese Hexfeldseite nicht berührt.</translation>
    </message>
    <message>
        <source>There is no box “%1”.</source>
        <translation>Es gibt keine Box „%1“.</translation>
    </message>
    <message>
        <source>There is no zone “%1” on the map.</source>
        <translation>Auf der Karte gibt es kein Gebiet „%1“.</translation>
    </message>
    <message>
        <source>There is no area “%1” in this scenario.</source>
        <translation>In diesem Szenario gibt es keinen Bereich „%1“.</translation>
    </message>
    <message>
        <source>There is no counter “%1”.</source>
        <translation>Es gibt keinen Counter „%1“.</translation>
    </message>
    <message>
        <source>There is no counter type “%1”.</source>
        <translation>Es gibt keinen Countertyp „%1“.</translation>
    </message>
    <message>
        <source>There is no formation “%1”.</source>
        <translation>Es gibt keinen Verband „%1“.</translation>
    </message>
    <message>
        <source>There is no side “%1”.</source>
        <translation>Es gibt keine Partei „%1“.</translation>
    </message>
    <message>
        <source>There is no nation “%1”.</source>
        <translation>Es gibt keine Nation „%1“.</translation>
    </message>
    <message>
        <source>There is no turn %1 on the turn track.</source>
        <translation>Auf der Zugleiste gibt es keinen Spielzug %1.</translation>
    </message>
    <message>
        <source>There is no counter sheet “%1”.</source>
        <translation>Es gibt keinen Counterbogen „%1“.</translation>
    </message>
    <message>
        <source>There is no map “%1”.</source>
        <translation>Es gibt keine Karte „%1“.</translation>
    </message>
    <message>
        <source>There is no setup card “%1” in this scenario.</source>
        <translation>In diesem Szenario gibt es keine Aufstellungskarte „%1“.</translation>
    </message>
    <message>
        <source>There is no reinforcement group “%1” in this scenario.</source>
        <translation>In diesem Szenario gibt es keine Verstärkungsgruppe „%1“.</translation>
    </message>
    <message>
        <source>There is no table “%1”.</source>
        <translation>Es gibt keine Tabelle „%1“.</translation>
    </message>
    <message>
        <source>There is no place “%1” on the map.</source>
        <translation>Auf der Karte gibt es keinen Ort „%1“.</translation>
    </message>
    <message>
        <source>There is no line “%1” on the map.</source>
        <translation>Auf der Karte gibt es keine Linie „%1“.</translation>
    </message>
    <message>
        <source>There is no scenario “%1”.</source>
        <translation>Es gibt kein Szenario „%1“.</translation>
    </message>
    <message>
        <source>The game has no side “%1”.</source>
        <translation>Das Spiel kennt keine Partei „%1“.</translation>
    </message>
    <message>
        <source>The game has no nation “%1”.</source>
        <translation>Das Spiel kennt keine Nation „%1“.</translation>
    </message>
    <message>
        <source>The game has no terrain “%1”.</source>
        <translation>Das Spiel kennt kein Gelände „%1“.</translation>
    </message>
    <message>
        <source>The game has no hexside “%1”.</source>
        <translation>Das Spiel kennt keine Hexfeldseite „%1“.</translation>
    </message>
    <message>
        <source>The game has no lines of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Linien der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no places of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Orte der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no zones of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Gebiete der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no areas of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Bereiche der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no counters of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Counter der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no counter symbol “%1”.</source>
        <translation>Das Spiel kennt kein Countersymbol „%1“.</translation>
    </message>
    <message>
        <source>The game has no unit size “%1”.</source>
        <translation>Das Spiel kennt keine Einheitengröße „%1“.</translation>
    </message>
    <message>
        <source>The game has no marker “%1”.</source>
        <translation>Das Spiel kennt keinen Marker „%1“.</translation>
    </message>
    <message>
        <source>The game has no mark “%1” for units.</source>
        <translation>Das Spiel kennt kein Kennzeichen „%1“ für Einheiten.</translation>
    </message>
    <message>
        <source>The game has no boxes of the kind “%1”.</source>
        <translation>Das Spiel kennt keine Boxen der Art „%1“.</translation>
    </message>
    <message>
        <source>The game has no event or state “%1”.</source>
        <translation>Das Spiel kennt kein Ereignis und keinen Zustand „%1“.</translation>
    </message>
    <message>
        <source>The game has no weather “%1”.</source>
        <translation>Das Spiel kennt kein Wetter „%1“.</translation>
    </message>
    <message>
        <source>The game has no climate “%1”.</source>
        <translation>Das Spiel kennt kein Klima „%1“.</translation>
    </message>
    <message>
        <source>The game has no season “%1”.</source>
        <translation>Das Spiel kennt keine Jahreszeit „%1“.</translation>
    </message>
    <message>
        <source>%1 is missing; the rulebook sets it up in %2.</source>
        <translation>%1 fehlt; das Regelheft stellt die Einheit in %2 auf.</translation>
    </message>
    <message>
        <source>%1 in %2 is no unit of the rulebook&apos;s set-up.</source>
        <translation>%1 in %2 gehört nicht zur Aufstellung des Regelhefts.</translation>
    </message>
    <message>
        <source>%1 stands in %2; the rulebook sets it up in %3.</source>
        <translation>%1 steht in %2; das Regelheft stellt die Einheit in %3 auf.</translation>
    </message>
    <message>
        <source>The place “%1”, which the rules name, is missing on the map.</source>
        <translation>Der Ort „%1“, den die Regeln nennen, fehlt auf der Karte.</translation>
    </message>
    <message>
        <source>The place “%1”, which the rules name, is on the map more than once.</source>
        <translation>Der Ort „%1“, den die Regeln nennen, ist mehr als einmal auf der Karte.</translation>
    </message>
    <message>
        <source>If nothing changes, the %1 side wins at the end of turn %2 (%3).</source>
        <translation>Wenn sich nichts ändert, gewinnt am Ende von Spielzug %2 die Partei „%1“ (%3).</translation>
    </message>
    <message>
        <source>The level of victory “%1” ends before it begins.</source>
        <translation>Die Siegstufe „%1“ endet, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>The levels of victory “%1” and “%2” overlap.</source>
        <translation>Die Siegstufen „%1“ und „%2“ überschneiden sich.</translation>
    </message>
    <message>
        <source>Between the levels of victory “%1” and “%2” there is a gap.</source>
        <translation>Zwischen den Siegstufen „%1“ und „%2“ ist eine Lücke.</translation>
    </message>
    <message>
        <source>The victory hex “%1” ends before it begins.</source>
        <translation>Das Siegpunkt-Hexfeld „%1“ endet, bevor es beginnt.</translation>
    </message>
    <message>
        <source>The victory hex “%1” names no hex.</source>
        <translation>Das Siegpunkt-Hexfeld „%1“ nennt kein Hexfeld.</translation>
    </message>
    <message>
        <source>Hex %1 counts twice: it is in “%2” at the same time.</source>
        <translation>Hexfeld %1 zählt doppelt: Es gehört zur selben Zeit zu „%2“.</translation>
    </message>
    <message>
        <source>This line of the track has no turn.</source>
        <translation>Diese Zeile der Leiste hat keinen Spielzug.</translation>
    </message>
    <message>
        <source>This line is on turn %1, but the scenario begins on turn %2.</source>
        <translation>Diese Zeile steht in Spielzug %1, aber das Szenario beginnt mit Spielzug %2.</translation>
    </message>
    <message>
        <source>This line is on turn %1, but the scenario ends on turn %2.</source>
        <translation>Diese Zeile steht in Spielzug %1, aber das Szenario endet mit Spielzug %2.</translation>
    </message>
    <message>
        <source>It returns on turn %1, which is not after turn %2, when it leaves.</source>
        <translation>Die Rückkehr ist in Spielzug %1, nicht nach dem Abgang in Spielzug %2.</translation>
    </message>
    <message>
        <source>A conversion needs counters to remove and counters to receive.</source>
        <translation>Eine Umwandlung braucht Counter, die gehen, und Counter, die kommen.</translation>
    </message>
    <message>
        <source>This line names no counters.</source>
        <translation>Diese Zeile nennt keine Counter.</translation>
    </message>
    <message>
        <source>%1 leaves on turn %2, but is never in play before.</source>
        <translation>%1 geht in Spielzug %2 ab, ist aber vorher nie im Spiel.</translation>
    </message>
    <message>
        <source>Every entry hex (%1) of the %2 side is held by the enemy at the start.</source>
        <translation>Alle Eintritts-Hexfelder (%1) der Partei „%2“ hält zu Beginn der Feind.</translation>
    </message>
    <message>
        <source>The turns of the group “%1” end before they begin.</source>
        <translation>Die Spielzüge der Gruppe „%1“ enden, bevor sie beginnen.</translation>
    </message>
    <message>
        <source>No line of the track belongs to the group “%1”.</source>
        <translation>Keine Zeile der Leiste gehört zur Gruppe „%1“.</translation>
    </message>
    <message>
        <source>The group “%1” is never available: its turns do not fit.</source>
        <translation>Die Gruppe „%1“ ist nie verfügbar: Ihre Spielzüge passen nicht.</translation>
    </message>
    <message>
        <source>%1 is converted in a circle: in the end it would become itself again.</source>
        <translation>%1 wird im Kreis umgewandelt: Am Ende würde wieder dasselbe daraus.</translation>
    </message>
    <message>
        <source>“%1” is %2; a count cannot be less than nothing.</source>
        <translation>„%1“ ist %2; eine Anzahl kann nicht kleiner als null sein.</translation>
    </message>
    <message>
        <source>The rules have no section [%1].</source>
        <translation>Die Regeln haben keinen Abschnitt [%1].</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>Die Tabelle ist leer.</translation>
    </message>
    <message>
        <source>The dice “%1” cannot be read; write them like 1d6, 2d10 or d10+1.</source>
        <translation>Die Würfelangabe „%1“ ist nicht lesbar; so schreiben: 1d6, 2d10 oder d10+1.</translation>
    </message>
    <message>
        <source>A row covers “%1”, which cannot be read; write it like 3, 2-4, 6+ or 1-.</source>
        <translation>Eine Zeile deckt „%1“ ab; das ist nicht lesbar. So schreiben: 3, 2-4, 6+ oder 1-.</translation>
    </message>
    <message>
        <source>No row covers a roll of %1.</source>
        <translation>Keine Zeile deckt einen Wurf von %1 ab.</translation>
    </message>
    <message>
        <source>A roll of %1 is covered twice, by the rows %2 and %3.</source>
        <translation>Ein Wurf von %1 ist doppelt abgedeckt, durch die Zeilen %2 und %3.</translation>
    </message>
    <message>
        <source>Nobody can roll what the row %1 covers.</source>
        <translation>Was die Zeile %1 abdeckt, kann niemand würfeln.</translation>
    </message>
    <message>
        <source>The result in row %1 and column %2 is missing.</source>
        <translation>Das Ergebnis in Zeile %1 und Spalte %2 fehlt.</translation>
    </message>
    <message>
        <source>The row %1 has more results than the table has columns.</source>
        <translation>Die Zeile %1 hat mehr Ergebnisse, als die Tabelle Spalten hat.</translation>
    </message>
    <message>
        <source>The result in row %1 and column %2 goes back, though the table says that results only rise or only fall.</source>
        <translation>Das Ergebnis in Zeile %1 und Spalte %2 läuft zurück, obwohl die Ergebnisse laut Tabelle nur steigen oder nur fallen.</translation>
    </message>
    <message>
        <source>no way leads to a source</source>
        <translation>kein Weg führt zu einer Quelle</translation>
    </message>
    <message>
        <source>the way is %1 hexes too long</source>
        <translation>der Weg ist um %1 Hexfelder zu lang</translation>
    </message>
    <message>
        <source>hexside %1 cannot be crossed</source>
        <translation>Hexfeldseite %1 lässt sich nicht überqueren</translation>
    </message>
    <message>
        <source>%1 is closed to it</source>
        <translation>%1 ist dafür gesperrt</translation>
    </message>
    <message>
        <source>%1 is held by %2</source>
        <translation>%1 wird gehalten von %2</translation>
    </message>
    <message>
        <source>%1 is in the zone of control of %2</source>
        <translation>%1 liegt in der Kontrollzone von %2</translation>
    </message>
    <message>
        <source>The line jumps from %1 to %2, which are not adjacent.</source>
        <translation>Die Linie springt von %1 nach %2; die beiden sind nicht benachbart.</translation>
    </message>
    <message>
        <source>The line ends in %1, where there is no other line, no place and no edge of the map.</source>
        <translation>Die Linie endet in %1; dort sind keine andere Linie, kein Ort und kein Kartenrand.</translation>
    </message>
    <message>
        <source>%1 and %2 have %3 hexes in common, the first of them %4.</source>
        <translation>%1 und %2 haben %3 Hexfelder gemeinsam, als erstes %4.</translation>
    </message>
    <message>
        <source>%1 is “%2”, which is not a number.</source>
        <translation>%1 ist „%2“; das ist keine Zahl.</translation>
    </message>
    <message>
        <source>%1 is %2; the game allows %3.</source>
        <translation>%1 ist %2; das Spiel erlaubt %3.</translation>
    </message>
    <message>
        <source>%1 is “%2”; it must be “yes” or “no”.</source>
        <translation>%1 ist „%2“; erlaubt ist nur „yes“ oder „no“.</translation>
    </message>
    <message>
        <source>%1 is “%2”; it must be one of: %3.</source>
        <translation>%1 ist „%2“; erlaubt ist nur: %3.</translation>
    </message>
    <message>
        <source>Nothing breaks %1 on “%2” any more; the exception can go.</source>
        <translation>Nichts verstößt mehr gegen %1 bei „%2“; die Ausnahme kann weg.</translation>
    </message>
    <message>
        <source>The rules of “%1” are not known; only general checks are made.</source>
        <translation>Die Regeln von „%1“ sind nicht bekannt; es wird nur allgemein geprüft.</translation>
    </message>
    <message>
        <source>This is not a ruleset but a “%1”.</source>
        <translation>Das ist kein Regelwerk, sondern „%1“.</translation>
    </message>
    <message>
        <source>A ruleset has no element “%1”; it is passed over.</source>
        <translation>Ein Regelwerk hat kein Element „%1“; es wird übergangen.</translation>
    </message>
    <message>
        <source>A “%1” has no id; it is passed over.</source>
        <translation>Ein Element „%1“ hat keine Kennung; es wird übergangen.</translation>
    </message>
    <message>
        <source>There is already a “%1” with the id “%2”; this one is passed over.</source>
        <translation>Es gibt schon ein Element „%1“ mit der Kennung „%2“; dieses wird übergangen.</translation>
    </message>
    <message>
        <source>“%1” names the source “%2”; it must be text, inferred or default.</source>
        <translation>„%1“ nennt die Quelle „%2“; erlaubt ist nur text, inferred oder default.</translation>
    </message>
    <message>
        <source>“%1” does not cite the rulebook.</source>
        <translation>„%1“ nennt keine Fundstelle im Regelheft.</translation>
    </message>
    <message>
        <source>Rule %1 asks for a kind of check that does not exist: “%2”.</source>
        <translation>Regel %1 verlangt eine Art von Prüfung, die es nicht gibt: „%2“.</translation>
    </message>
    <message>
        <source>Rule %1 has a value “%2” that its check does not use.</source>
        <translation>Regel %1 hat einen Wert „%2“, den ihre Prüfung nicht verwendet.</translation>
    </message>
    <message>
        <source>Rule %1 lacks the value “%2”; it is passed over.</source>
        <translation>Regel %1 fehlt der Wert „%2“; sie wird übergangen.</translation>
    </message>
    <message>
        <source>Rule %1 is about “%2”, which no rule can be about; it is passed over.</source>
        <translation>Regel %1 handelt von „%2“; davon kann keine Regel handeln. Sie wird übergangen.</translation>
    </message>
    <message>
        <source>Supply “%1” names a stage “%3” in “%2” that does not come before it; the name is passed over.</source>
        <translation>Die Versorgung „%1“ nennt in „%2“ einen Abschnitt „%3“, der nicht davor kommt; der Name wird übergangen.</translation>
    </message>
    <message>
        <source>The formula “%2” of %1 ends too early, at column %3; it is passed over.</source>
        <translation>Die Formel „%2“ von %1 endet zu früh, in Spalte %3; sie wird übergangen.</translation>
    </message>
    <message>
        <source>The formula “%2” of %1 has “%4” at column %3, where it does not belong; it is passed over.</source>
        <translation>In der Formel „%2“ von %1 steht in Spalte %3 „%4“, das dort nicht hingehört; sie wird übergangen.</translation>
    </message>
    <message>
        <source>The formula “%2” of %1 asks for “%4” at column %3, which is not known.</source>
        <translation>Die Formel „%2“ von %1 fragt in Spalte %3 nach „%4“; das ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The formula “%2” of %1 is nested too deeply at column %3, or a value is made from itself.</source>
        <translation>Die Formel „%2“ von %1 ist in Spalte %3 zu tief verschachtelt, oder ein Wert ergibt sich aus sich selbst.</translation>
    </message>
    <message>
        <source>Rule %1: “%2” is “%3”, which is not a number; the rule is passed over.</source>
        <translation>Regel %1: „%2“ ist „%3“; das ist keine Zahl. Die Regel wird übergangen.</translation>
    </message>
    <message>
        <source>The file %1 is missing.</source>
        <translation>Die Datei %1 fehlt.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Die Datei %1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>The file %1 is larger than %2 MB.</source>
        <translation>Die Datei %1 ist größer als %2 MB.</translation>
    </message>
    <message>
        <source>The folder has more than %2 files; %1 and what follows is not read.</source>
        <translation>Der Ordner enthält mehr als %2 Dateien; %1 und alles Weitere wird nicht gelesen.</translation>
    </message>
    <message>
        <source>The file %1 is in the folder, but the package does not name it; it is not used.</source>
        <translation>Die Datei %1 liegt im Ordner, aber das Paket nennt sie nicht; sie wird nicht verwendet.</translation>
    </message>
    <message>
        <source>The XML is broken here: %2.</source>
        <translation>Das XML ist hier fehlerhaft: %2.</translation>
    </message>
    <message>
        <source>Elements are nested more than %2 deep in “%1”.</source>
        <translation>In „%1“ sind Elemente mehr als %2 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>A document type is not allowed in a package.</source>
        <translation>Eine Dokumenttypdefinition (DOCTYPE) ist in einem Paket nicht erlaubt.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 from here on.</source>
        <translation>Ab hier ist die Datei kein UTF-8.</translation>
    </message>
    <message>
        <source>The file has format %1, which is newer than this program knows (%2).</source>
        <translation>Die Datei hat das Format %1; das ist neuer, als dieses Programm kennt (%2).</translation>
    </message>
    <message>
        <source>The file has the format “%1”, which is not known.</source>
        <translation>Die Datei hat das Format „%1“; das ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The file is a “%1”, where a “%2” was expected.</source>
        <translation>Die Datei ist „%1“, erwartet wurde „%2“.</translation>
    </message>
    <message>
        <source>A “%1” has no id.</source>
        <translation>Ein Element „%1“ hat keine Kennung.</translation>
    </message>
    <message>
        <source>There are two “%1” with the id “%2”.</source>
        <translation>Es gibt zwei Elemente „%1“ mit der Kennung „%2“.</translation>
    </message>
    <message>
        <source>“%2” cannot be the id of a “%1”, for it would name a file elsewhere.</source>
        <translation>„%2“ kann nicht die Kennung von „%1“ sein, denn sie würde eine Datei an anderer Stelle bezeichnen.</translation>
    </message>
    <message>
        <source>The id is “%1”, but the package calls this file “%2”.</source>
        <translation>Die Kennung ist „%1“, aber das Paket nennt diese Datei „%2“.</translation>
    </message>
    <message>
        <source>“%1” is “%2”, which is not a number.</source>
        <translation>„%1“ ist „%2“; das ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” cannot be “%2”.</source>
        <translation>„%1“ kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>“%1” is “%2”; it must be “yes” or “no”.</source>
        <translation>„%1“ ist „%2“; erlaubt ist nur „yes“ oder „no“.</translation>
    </message>
    <message>
        <source>There is no hex %1 on the map “%2”.</source>
        <translation>Auf der Karte „%2“ gibt es kein Hexfeld %1.</translation>
    </message>
    <message>
        <source>The element “%1” is not known; it is kept as it is.</source>
        <translation>Das Element „%1“ ist nicht bekannt; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The attribute “%1” is not known; it is kept as it is.</source>
        <translation>Das Attribut „%1“ ist nicht bekannt; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>There are more than %2 hexes in the list at “%1”.</source>
        <translation>Die Liste bei „%1“ enthält mehr als %2 Hexfelder.</translation>
    </message>
    <message>
        <source>There is more wrong with this file than is listed.</source>
        <translation>In dieser Datei ist mehr falsch, als hier aufgeführt ist.</translation>
    </message>
    <message>
        <source>A map of %1 by %2 hexes is too large; at most %3 hexes are possible.</source>
        <translation>Eine Karte von %1 mal %2 Hexfeldern ist zu groß; möglich sind höchstens %3 Hexfelder.</translation>
    </message>
    <message>
        <source>Hex numbers of %1 digits starting at %2 are not possible.</source>
        <translation>Hexfeldnummern mit %1 Ziffern, die bei %2 beginnen, sind nicht möglich.</translation>
    </message>
    <message>
        <source>Hexes must be between 1 and 1000 mm wide.</source>
        <translation>Hexfelder müssen zwischen 1 und 1000 mm breit sein.</translation>
    </message>
    <message>
        <source>The bundle holds a file outside the package: %1.</source>
        <translation>Das Bündel enthält eine Datei außerhalb des Pakets: %1.</translation>
    </message>
    <message>
        <source>The file %1 in the bundle is damaged.</source>
        <translation>Die Datei %1 im Bündel ist beschädigt.</translation>
    </message>
    <message>
        <source>%1 is “%2”, which is no colour; write it like #c0392b.</source>
        <translation>%1 ist „%2“, was keine Farbe ist; schreiben Sie sie wie #c0392b.</translation>
    </message>
    <message>
        <source>%1 is “%2”, but no turn track has such a turn.</source>
        <translation>%1 ist „%2“, aber keine Zugleiste hat einen solchen Spielzug.</translation>
    </message>
    <message>
        <source>%1: the back is stronger than the front, with %2 %3 instead of at most %4.</source>
        <translation>%1: Die Rückseite ist stärker als die Vorderseite, mit %2 %3 statt höchstens %4.</translation>
    </message>
    <message>
        <source>%1 has %2 steps, but faces for only %3.</source>
        <translation>%1 hat %2 Stufen, aber nur für %3 eine Seite.</translation>
    </message>
    <message>
        <source>%1 has a single step, but also a reduced side.</source>
        <translation>%1 hat nur eine Stufe, aber auch eine reduzierte Seite.</translation>
    </message>
    <message>
        <source>%1: the reduced side has no strength.</source>
        <translation>%1: Die reduzierte Seite hat keine Kampfwerte.</translation>
    </message>
    <message>
        <source>Several counters are called %1: %2.</source>
        <translation>Mehrere Counter heißen %1: %2.</translation>
    </message>
    <message>
        <source>%1 shows the symbol %2, which does not fit %3.</source>
        <translation>%1 zeigt das Symbol %2, das nicht zu %3 passt.</translation>
    </message>
    <message>
        <source>The card shows %1 on its face “%2”, which the counter does not have.</source>
        <translation>Die Karte zeigt %1 auf der Seite „%2“, die der Counter nicht hat.</translation>
    </message>
    <message>
        <source>%1 fights for the other side than the card “%2”.</source>
        <translation>%1 kämpft nicht für die Partei, der die Karte „%2“ gehört.</translation>
    </message>
    <message>
        <source>A condition of this zone asks for “%1”, which is not known; it is passed over.</source>
        <translation>Eine Bedingung dieses Bereichs fragt nach „%1“; das ist nicht bekannt und wird übergangen.</translation>
    </message>
    <message>
        <source>A condition of this zone (“%1”) does not say of what; no hex meets it.</source>
        <translation>Eine Bedingung dieses Bereichs („%1“) sagt nicht, wovon; kein Hexfeld erfüllt sie.</translation>
    </message>
    <message>
        <source>A condition of this zone names “%1”, which is not there.</source>
        <translation>Eine Bedingung dieses Bereichs nennt „%1“; das gibt es nicht.</translation>
    </message>
    <message>
        <source>The zone admits “%1”, but no counter is that.</source>
        <translation>Der Bereich lässt „%1“ zu, aber kein Counter ist das.</translation>
    </message>
    <message>
        <source>It stands in %1, outside the zone “%2” that its row names.</source>
        <translation>Sie steht in %1, außerhalb des Bereichs „%2“, den ihre Zeile nennt.</translation>
    </message>
</context>
<context>
    <name>Movement</name>
    <message>
        <source>too dear</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>off the map or outside the area in play</source>
        <translation>außerhalb der Karte oder des Spielbereichs</translation>
    </message>
    <message>
        <source>no line to follow</source>
        <translation>keine Linie, der die Einheit folgen kann</translation>
    </message>
    <message>
        <source>the line is not connected to what it must lead to</source>
        <translation>die Linie ist nicht mit dem verbunden, wohin sie führen muss</translation>
    </message>
    <message>
        <source>not an adjacent hex</source>
        <translation>kein benachbartes Hexfeld</translation>
    </message>
    <message>
        <source>the unit is not on the map</source>
        <translation>die Einheit ist nicht auf der Karte</translation>
    </message>
    <message>
        <source>not allowed (%1)</source>
        <translation>nicht erlaubt (%1)</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>continued</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Spielzug %1</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Roads and railways</source>
        <translation>Straßen und Eisenbahnen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Weather effects</source>
        <translation>Auswirkungen des Wetters</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Setup cards</source>
        <translation>Aufstellungskarten</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Turn record</source>
        <translation>Spielzugleiste</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Leisten</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Terrain effects</source>
        <translation>Geländeauswirkungen</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Notes and special rules</source>
        <translation>Anmerkungen und Sonderregeln</translation>
    </message>
    <message>
        <source>Rules summary</source>
        <translation>Regelübersicht</translation>
    </message>
    <message>
        <source>DEFAULT</source>
        <translation>VORGABE</translation>
    </message>
    <message>
        <source>INFERRED</source>
        <translation>ERSCHLOSSEN</translation>
    </message>
    <message>
        <source>OWN</source>
        <translation>EIGENER WERT</translation>
    </message>
    <message>
        <source>† DEFAULT: a proposal, the rulebook does not say. ‡ INFERRED from what the rulebook says. § OWN value of this package.</source>
        <translation>† VORGABE: ein Vorschlag, das Regelheft sagt es nicht. ‡ ERSCHLOSSEN aus dem, was das Regelheft sagt. § EIGENER WERT dieses Pakets.</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Replacements</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Gezogene Karte</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 points for %2.</source>
        <translation>%1 Punkte für %2.</translation>
    </message>
    <message>
        <source>In round %1.</source>
        <translation>In Runde %1.</translation>
    </message>
    <message>
        <source>Condition: %1.</source>
        <translation>Bedingung: %1.</translation>
    </message>
    <message>
        <source>Cannot be cancelled.</source>
        <translation>Kann nicht abgesagt werden.</translation>
    </message>
    <message>
        <source>At any strength.</source>
        <translation>In jeder Stärke.</translation>
    </message>
    <message>
        <source>Comes back on turn %1.</source>
        <translation>Kehrt im Spielzug %1 zurück.</translation>
    </message>
    <message>
        <source>Optional: costs %1 VP.</source>
        <translation>Wahlweise: kostet %1 SP.</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>Arrive</source>
        <translation>Treffen ein</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Without a turn</source>
        <translation>Ohne Spielzug</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>To be placed</source>
        <translation>Noch aufzustellen</translation>
    </message>
    <message>
        <source>from turn %1</source>
        <translation>ab Spielzug %1</translation>
    </message>
    <message>
        <source>steps: %1</source>
        <translation>Stufen: %1</translation>
    </message>
    <message>
        <source>drawn from: %1</source>
        <translation>gezogen aus: %1</translation>
    </message>
    <message>
        <source>Independent units</source>
        <translation>Selbständige Einheiten</translation>
    </message>
    <message>
        <source>Counters: %1</source>
        <translation>Counter: %1</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Climate</source>
        <translation>Klima</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Weather calendar</source>
        <translation>Wetterkalender</translation>
    </message>
    <message>
        <source>Weather before the first turn</source>
        <translation>Wetter vor dem ersten Spielzug</translation>
    </message>
    <message>
        <source>%1, continued</source>
        <translation>%1, Fortsetzung</translation>
    </message>
    <message>
        <source>turns %1–%2</source>
        <translation>Spielzüge %1–%2</translation>
    </message>
    <message>
        <source>to turn %1</source>
        <translation>bis Spielzug %1</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>jeden Spielzug</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Victory hexes</source>
        <translation>Siegfelder</translation>
    </message>
    <message>
        <source>%1 hexes, %2 VP in all</source>
        <translation>%1 Felder, zusammen %2 SP</translation>
    </message>
    <message>
        <source>Level of victory</source>
        <translation>Siegstufe</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <translation>Siegstufen</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Ende des Spielzugs</translation>
    </message>
    <message>
        <source>End of round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 SP</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Automatic victory</source>
        <translation>Automatischer Sieg</translation>
    </message>
    <message>
        <source>%1 VP at the start</source>
        <translation>%1 SP zu Beginn</translation>
    </message>
</context>
<context>
    <name>RecordKind</name>
    <message>
        <source>Second hex number</source>
        <translation>Zweite Hexfeldnummer</translation>
    </message>
    <message>
        <source>Accepted problem</source>
        <translation>Akzeptiertes Problem</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Automatic victory</source>
        <translation>Automatischer Sieg</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Set-up card</source>
        <translation>Aufstellungskarte</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Reinforcement entry</source>
        <translation>Verstärkungseintrag</translation>
    </message>
    <message>
        <source>State of play</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Reinforcement group</source>
        <translation>Verstärkungsgruppe</translation>
    </message>
    <message>
        <source>Victory hex</source>
        <translation>Siegpunkt-Hexfeld</translation>
    </message>
    <message>
        <source>Victory level</source>
        <translation>Siegstufe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Earlier weather</source>
        <translation>Früheres Wetter</translation>
    </message>
    <message>
        <source>Weather period</source>
        <translation>Wetterabschnitt</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Victory schedule</source>
        <translation>Siegpunktplan</translation>
    </message>
    <message>
        <source>Counter sheet</source>
        <translation>Counterbogen</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Counter type</source>
        <translation>Countertyp</translation>
    </message>
    <message>
        <source>Picture under the map</source>
        <translation>Bild unter der Karte</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Chart value</source>
        <translation>Tabellenwert</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Gebiet</translation>
    </message>
</context>
<context>
    <name>Ruleset</name>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Soviet</source>
        <translation>Sowjets</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>Romania</source>
        <translation>Rumänien</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Ungarn</translation>
    </message>
    <message>
        <source>Vlassov</source>
        <translation>Wlassow</translation>
    </message>
    <message>
        <source>Soviet Union</source>
        <translation>Sowjetunion</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Unwegsames Gelände</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Sumpf</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Gebirge</translation>
    </message>
    <message>
        <source>Desert</source>
        <translation>Wüste</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Lake</source>
        <translation>See</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Major river</source>
        <translation>Großer Fluss</translation>
    </message>
    <message>
        <source>Kerch strait</source>
        <translation>Straße von Kertsch</translation>
    </message>
    <message>
        <source>Volga south of Saratov</source>
        <translation>Wolga südlich von Saratow</translation>
    </message>
    <message>
        <source>Railway</source>
        <translation>Eisenbahn</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Fortress</source>
        <translation>Festung</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Hafen</translation>
    </message>
    <message>
        <source>Oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>Victory point hex</source>
        <translation>Siegpunkt-Hexfeld</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Hauptstadt</translation>
    </message>
    <message>
        <source>Upper Silesian Industrial Region</source>
        <translation>Oberschlesisches Industriegebiet</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Map edge</source>
        <translation>Kartenrand</translation>
    </message>
    <message>
        <source>Area in play</source>
        <translation>Spielbereich</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>Deployment zone</source>
        <translation>Aufstellungsbereich</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armee</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>Panzer corps</source>
        <translation>Panzerkorps</translation>
    </message>
    <message>
        <source>Infantry corps</source>
        <translation>Infanteriekorps</translation>
    </message>
    <message>
        <source>Mountain corps</source>
        <translation>Gebirgskorps</translation>
    </message>
    <message>
        <source>Mechanized corps</source>
        <translation>Mechanisiertes Korps</translation>
    </message>
    <message>
        <source>Tank army</source>
        <translation>Panzerarmee</translation>
    </message>
    <message>
        <source>Guard tank army</source>
        <translation>Garde-Panzerarmee</translation>
    </message>
    <message>
        <source>Guard army</source>
        <translation>Gardearmee</translation>
    </message>
    <message>
        <source>Guard cavalry corps</source>
        <translation>Garde-Kavalleriekorps</translation>
    </message>
    <message>
        <source>Rifle army</source>
        <translation>Schützenarmee</translation>
    </message>
    <message>
        <source>Shock army</source>
        <translation>Stoßarmee</translation>
    </message>
    <message>
        <source>Maritime army</source>
        <translation>Küstenarmee</translation>
    </message>
    <message>
        <source>Partisan</source>
        <translation>Partisanen</translation>
    </message>
    <message>
        <source>Stalin</source>
        <translation>Stalin</translation>
    </message>
    <message>
        <source>Bunker</source>
        <translation>Bunker</translation>
    </message>
    <message>
        <source>Fortified Zone</source>
        <translation>Befestigte Zone</translation>
    </message>
    <message>
        <source>Strategy card</source>
        <translation>Strategiekarte</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Mechanized</source>
        <translation>Mechanisiert</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Shock infantry</source>
        <translation>Stoßinfanterie</translation>
    </message>
    <message>
        <source>Maritime</source>
        <translation>Marine</translation>
    </message>
    <message>
        <source>CSIR (Italian)</source>
        <translation>CSIR (italienisch)</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptquartier</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Bauwerk</translation>
    </message>
    <message>
        <source>Corps</source>
        <translation>Korps</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>Movement allowance</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>Cannot be rebuilt</source>
        <translation>Nicht wiederaufstellbar</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>No zone of control (white square)</source>
        <translation>Keine Kontrollzone (weißes Quadrat)</translation>
    </message>
    <message>
        <source>Single step (half stripe)</source>
        <translation>Eine Stufe (halber Streifen)</translation>
    </message>
    <message>
        <source>Of a pair of counters</source>
        <translation>Aus einem Counterpaar</translation>
    </message>
    <message>
        <source>Owner of the card</source>
        <translation>Besitzer der Karte</translation>
    </message>
    <message>
        <source>Number of the card</source>
        <translation>Nummer der Karte</translation>
    </message>
    <message>
        <source>Operations of the card</source>
        <translation>OPS der Karte</translation>
    </message>
    <message>
        <source>Event of the card</source>
        <translation>Ereignis der Karte</translation>
    </message>
    <message>
        <source>Deck of origin</source>
        <translation>Ursprünglicher Kartenstapel</translation>
    </message>
    <message>
        <source>Replacement pool</source>
        <translation>Ersatzpool</translation>
    </message>
    <message>
        <source>Stacking</source>
        <translation>Stapelung</translation>
    </message>
    <message>
        <source>Generic counter</source>
        <translation>Allgemeiner Counter</translation>
    </message>
    <message>
        <source>Supply source</source>
        <translation>Versorgungsquelle</translation>
    </message>
    <message>
        <source>Trench</source>
        <translation>Graben</translation>
    </message>
    <message>
        <source>Fortress built</source>
        <translation>Errichtete Festung</translation>
    </message>
    <message>
        <source>Fortress Destroyed</source>
        <translation>Zerstörte Festung</translation>
    </message>
    <message>
        <source>Festung</source>
        <translation>Festung-Marker</translation>
    </message>
    <message>
        <source>Out of Supply</source>
        <translation>Unversorgt</translation>
    </message>
    <message>
        <source>Entry hex</source>
        <translation>Eintritts-Hexfeld</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Action Round</source>
        <translation>Aktionsrunde</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <translation>Unversorgt</translation>
    </message>
    <message>
        <source>In fortress supply</source>
        <translation>In Festungsversorgung</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Hat sich bewegt</translation>
    </message>
    <message>
        <source>Fought</source>
        <translation>Hat gekämpft</translation>
    </message>
    <message>
        <source>Landed</source>
        <translation>Gelandet</translation>
    </message>
    <message>
        <source>Placed by Airborne Corps</source>
        <translation>Durch Luftlandekorps aufgestellt</translation>
    </message>
    <message>
        <source>Placed by Warsaw Uprising</source>
        <translation>Durch Warschauer Aufstand aufgestellt</translation>
    </message>
    <message>
        <source>Arrived this round</source>
        <translation>In dieser Runde eingetroffen</translation>
    </message>
    <message>
        <source>Retreated this round</source>
        <translation>Hat sich in dieser Runde zurückgezogen</translation>
    </message>
    <message>
        <source>Exploited</source>
        <translation>Hat die Ausnutzung hinter sich</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenstapel</translation>
    </message>
    <message>
        <source>Hand of cards</source>
        <translation>Kartenhand</translation>
    </message>
    <message>
        <source>Eliminated Units</source>
        <translation>Ausgeschaltete Einheiten</translation>
    </message>
    <message>
        <source>Other Fronts</source>
        <translation>Andere Fronten</translation>
    </message>
    <message>
        <source>Removed from the game</source>
        <translation>Aus dem Spiel entfernt</translation>
    </message>
    <message>
        <source>Turn Record Track</source>
        <translation>Zugleiste</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsche</translation>
    </message>
    <message>
        <source>Luftwaffe</source>
        <translation>Luftwaffe</translation>
    </message>
    <message>
        <source>SS</source>
        <translation>SS</translation>
    </message>
    <message>
        <source>Hill</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Marsh</source>
        <translation>Morast</translation>
    </message>
    <message>
        <source>Woods</source>
        <translation>Gehölz</translation>
    </message>
    <message>
        <source>Stream</source>
        <translation>Bach</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Main road</source>
        <translation>Hauptstraße</translation>
    </message>
    <message>
        <source>Minor road</source>
        <translation>Nebenstraße</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Railroad</source>
        <translation>Bahnstrecke</translation>
    </message>
    <message>
        <source>Village (a name only)</source>
        <translation>Dorf (nur ein Name)</translation>
    </message>
    <message>
        <source>Victory location</source>
        <translation>Siegpunkt-Ort</translation>
    </message>
    <message>
        <source>Supply Source</source>
        <translation>Versorgungsquelle</translation>
    </message>
    <message>
        <source>Control: who was last in the hex</source>
        <translation>Kontrolle: wer zuletzt im Hexfeld war</translation>
    </message>
    <message>
        <source>Motorized infantry</source>
        <translation>Motorisierte Infanterie</translation>
    </message>
    <message>
        <source>Motorcycle infantry</source>
        <translation>Kradschützen</translation>
    </message>
    <message>
        <source>Bicycle infantry</source>
        <translation>Radfahrer-Infanterie</translation>
    </message>
    <message>
        <source>Reconnaissance</source>
        <translation>Aufklärung</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Pioniere</translation>
    </message>
    <message>
        <source>Motorized engineer</source>
        <translation>Motorisierte Pioniere</translation>
    </message>
    <message>
        <source>Light vehicle (T-38, armored car)</source>
        <translation>Leichtes Fahrzeug (T-38, Panzerspähwagen)</translation>
    </message>
    <message>
        <source>Anti-tank</source>
        <translation>Panzerabwehr</translation>
    </message>
    <message>
        <source>Self-propelled anti-tank</source>
        <translation>Panzerabwehr auf Selbstfahrlafette</translation>
    </message>
    <message>
        <source>Heavy anti-aircraft</source>
        <translation>Schwere Flugabwehr</translation>
    </message>
    <message>
        <source>Field artillery</source>
        <translation>Feldartillerie</translation>
    </message>
    <message>
        <source>Rocket artillery</source>
        <translation>Raketenartillerie</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Bridge unit</source>
        <translation>Brückeneinheit</translation>
    </message>
    <message>
        <source>Air unit</source>
        <translation>Lufteinheit</translation>
    </message>
    <message>
        <source>Activation Marker</source>
        <translation>Aktivierungsmarker</translation>
    </message>
    <message>
        <source>Force marker</source>
        <translation>Truppenmarker</translation>
    </message>
    <message>
        <source>Motorcycle</source>
        <translation>Kraftrad</translation>
    </message>
    <message>
        <source>Bicycle</source>
        <translation>Fahrrad</translation>
    </message>
    <message>
        <source>Anti-aircraft</source>
        <translation>Flugabwehr</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Company or battery</source>
        <translation>Kompanie oder Batterie</translation>
    </message>
    <message>
        <source>Battalion</source>
        <translation>Bataillon</translation>
    </message>
    <message>
        <source>Regiment</source>
        <translation>Regiment</translation>
    </message>
    <message>
        <source>Brigade</source>
        <translation>Brigade</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>Attack strength</source>
        <translation>Angriffsstärke</translation>
    </message>
    <message>
        <source>Support strength</source>
        <translation>Unterstützungsstärke</translation>
    </message>
    <message>
        <source>Defense strength</source>
        <translation>Verteidigungsstärke</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Efficiency Rating</source>
        <translation>Effizienzwert</translation>
    </message>
    <message>
        <source>Movement Allowance</source>
        <translation>Bewegungspunkte</translation>
    </message>
    <message>
        <source>Stacking points</source>
        <translation>Stapelpunkte</translation>
    </message>
    <message>
        <source>Command points</source>
        <translation>Befehlspunkte</translation>
    </message>
    <message>
        <source>Print of the movement allowance</source>
        <translation>Druckbild der Bewegungspunkte</translation>
    </message>
    <message>
        <source>Red attack strength (armor)</source>
        <translation>Rote Angriffsstärke (Panzer)</translation>
    </message>
    <message>
        <source>Red defense strength (88 mm)</source>
        <translation>Rote Verteidigungsstärke (88 mm)</translation>
    </message>
    <message>
        <source>Supports attacks only (A)</source>
        <translation>Unterstützt nur Angriffe (A)</translation>
    </message>
    <message>
        <source>No zone of control (yellow band)</source>
        <translation>Keine Kontrollzone (gelber Streifen)</translation>
    </message>
    <message>
        <source>Army unit (white box)</source>
        <translation>Armee-Einheit (weißes Feld)</translation>
    </message>
    <message>
        <source>Vehicle shown</source>
        <translation>Abgebildetes Fahrzeug</translation>
    </message>
    <message>
        <source>Headquarters of</source>
        <translation>Hauptquartier von</translation>
    </message>
    <message>
        <source>Spends command points only with an HQ</source>
        <translation>Gibt Befehlspunkte nur mit einem HQ aus</translation>
    </message>
    <message>
        <source>Command Range of a leader</source>
        <translation>Befehlsreichweite eines Anführers</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Flugzeug</translation>
    </message>
    <message>
        <source>Ground attack (A) or bomber (B)</source>
        <translation>Schlachtflugzeug (A) oder Bomber (B)</translation>
    </message>
    <message>
        <source>Close air support</source>
        <translation>Luftnahunterstützung</translation>
    </message>
    <message>
        <source>Formations that the marker activates</source>
        <translation>Verbände, die der Marker aktiviert</translation>
    </message>
    <message>
        <source>Combination Value</source>
        <translation>Kombinationswert</translation>
    </message>
    <message>
        <source>Activates any formation</source>
        <translation>Aktiviert jeden Verband</translation>
    </message>
    <message>
        <source>Force Box whose units stand where the marker stands</source>
        <translation>Truppenbox, deren Einheiten dort stehen, wo der Marker steht</translation>
    </message>
    <message>
        <source>Strongpoint</source>
        <translation>Stützpunkt</translation>
    </message>
    <message>
        <source>Strongpoint Under Construction</source>
        <translation>Stützpunkt im Bau</translation>
    </message>
    <message>
        <source>Declared Attack</source>
        <translation>Erklärter Angriff</translation>
    </message>
    <message>
        <source>No Retreat</source>
        <translation>Kein Rückzug</translation>
    </message>
    <message>
        <source>Disrupted</source>
        <translation>Desorganisiert</translation>
    </message>
    <message>
        <source>Emergency Supply</source>
        <translation>Notversorgung</translation>
    </message>
    <message>
        <source>First Activation</source>
        <translation>Erste Aktivierung</translation>
    </message>
    <message>
        <source>Final Activation</source>
        <translation>Letzte Aktivierung</translation>
    </message>
    <message>
        <source>Has attempted Combat Refusal</source>
        <translation>Hat versucht, den Kampf zu verweigern</translation>
    </message>
    <message>
        <source>Has attacked or defended in this Combat Phase</source>
        <translation>Hat in dieser Kampfphase angegriffen oder verteidigt</translation>
    </message>
    <message>
        <source>Lead Unit</source>
        <translation>Führende Einheit</translation>
    </message>
    <message>
        <source>Has retreated into the hex in this Combat Phase</source>
        <translation>Hat sich in dieser Kampfphase in das Hexfeld zurückgezogen</translation>
    </message>
    <message>
        <source>Has fired in support in this Combat Phase</source>
        <translation>Hat in dieser Kampfphase unterstützend gefeuert</translation>
    </message>
    <message>
        <source>Of the active formation, or activated with it</source>
        <translation>Vom aktiven Verband oder mit ihm aktiviert</translation>
    </message>
    <message>
        <source>Force Box</source>
        <translation>Truppenbox</translation>
    </message>
    <message>
        <source>Activation Markers set aside</source>
        <translation>Beiseitegelegte Aktivierungsmarker</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Becher</translation>
    </message>
    <message>
        <source>Activation Pool</source>
        <translation>Aktivierungspool</translation>
    </message>
    <message>
        <source>Activation Markers played</source>
        <translation>Gespielte Aktivierungsmarker</translation>
    </message>
    <message>
        <source>Ready Box</source>
        <translation>Box „Bereit“</translation>
    </message>
    <message>
        <source>Flown Box</source>
        <translation>Box „Geflogen“</translation>
    </message>
    <message>
        <source>Bridges off the map</source>
        <translation>Brücken neben der Karte</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Eliminated units</source>
        <translation>Ausgeschaltete Einheiten</translation>
    </message>
    <message>
        <source>Sequence of the active side</source>
        <translation>Sequenz der Partei am Zug</translation>
    </message>
    <message>
        <source>First Player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <source>First Player of the last turn</source>
        <translation>Erster Spieler des letzten Spielzugs</translation>
    </message>
    <message>
        <source>German initiative roll, modified</source>
        <translation>Initiativewurf der Deutschen, modifiziert</translation>
    </message>
    <message>
        <source>Soviet initiative roll, modified</source>
        <translation>Initiativewurf der Sowjets, modifiziert</translation>
    </message>
    <message>
        <source>Passes the German took last turn</source>
        <translation>Passen der Deutschen im letzten Spielzug</translation>
    </message>
    <message>
        <source>Passes the Soviet took last turn</source>
        <translation>Passen der Sowjets im letzten Spielzug</translation>
    </message>
    <message>
        <source>Strongpoint markers in the countermix</source>
        <translation>Stützpunktmarker im Countermix</translation>
    </message>
    <message>
        <source>Offensive CAS missions of the German a turn</source>
        <translation>Offensive CAS-Einsätze der Deutschen pro Spielzug</translation>
    </message>
    <message>
        <source>Offensive CAS missions of the Soviet a turn</source>
        <translation>Offensive CAS-Einsätze der Sowjets pro Spielzug</translation>
    </message>
    <message>
        <source>Option: historical weather</source>
        <translation>Option: historisches Wetter</translation>
    </message>
    <message>
        <source>Victory points of the German</source>
        <translation>Siegpunkte der Deutschen</translation>
    </message>
    <message>
        <source>Roll to combine two formations</source>
        <translation>Wurf zum Kombinieren zweier Verbände</translation>
    </message>
    <message>
        <source>Combination Value of the marker shown</source>
        <translation>Kombinationswert des gezeigten Markers</translation>
    </message>
    <message>
        <source>Command points a leader spends</source>
        <translation>Befehlspunkte, die ein Anführer ausgibt</translation>
    </message>
    <message>
        <source>Command points spent on the check</source>
        <translation>Für die Probe ausgegebene Befehlspunkte</translation>
    </message>
    <message>
        <source>Artillery coordination</source>
        <translation>Artilleriekoordination</translation>
    </message>
    <message>
        <source>Modified artillery coordination roll</source>
        <translation>Modifizierter Wurf für die Artilleriekoordination</translation>
    </message>
    <message>
        <source>The attackers failed to coordinate</source>
        <translation>Die Angreifer haben sich nicht koordiniert</translation>
    </message>
    <message>
        <source>CAS points of the attacker</source>
        <translation>CAS-Punkte des Angreifers</translation>
    </message>
    <message>
        <source>CAS points of the defender</source>
        <translation>CAS-Punkte des Verteidigers</translation>
    </message>
    <message>
        <source>Support strength of coordinated artillery of the attacker</source>
        <translation>Unterstützungsstärke der koordinierten Artillerie des Angreifers</translation>
    </message>
    <message>
        <source>Support strength of coordinated artillery of the defender</source>
        <translation>Unterstützungsstärke der koordinierten Artillerie des Verteidigers</translation>
    </message>
    <message>
        <source>Other modifiers</source>
        <translation>Andere Modifikatoren</translation>
    </message>
    <message>
        <source>ER of the defending Lead Unit</source>
        <translation>Effizienzwert der führenden Einheit des Verteidigers</translation>
    </message>
    <message>
        <source>ER of the attacking Lead Unit</source>
        <translation>Effizienzwert der führenden Einheit des Angreifers</translation>
    </message>
    <message>
        <source>Result of the table</source>
        <translation>Ergebnis der Tabelle</translation>
    </message>
    <message>
        <source>The result is shaded</source>
        <translation>Das Ergebnis ist unterlegt</translation>
    </message>
    <message>
        <source>Weather roll</source>
        <translation>Wetterwurf</translation>
    </message>
    <message>
        <source>The attack is an overrun</source>
        <translation>Der Angriff ist ein Überrollen</translation>
    </message>
    <message>
        <source>Table the attacker chose</source>
        <translation>Tabelle, die der Angreifer gewählt hat</translation>
    </message>
    <message>
        <source>Dry</source>
        <translation>Trocken</translation>
    </message>
    <message>
        <source>Cloudy</source>
        <translation>Bewölkt</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <source>Motorized (red box)</source>
        <translation>Motorisiert (rotes Feld)</translation>
    </message>
    <message>
        <source>Pays the costs of motorized units</source>
        <translation>Zahlt die Kosten motorisierter Einheiten</translation>
    </message>
    <message>
        <source>Counts as anti-tank</source>
        <translation>Zählt als Panzerabwehr</translation>
    </message>
    <message>
        <source>May build strongpoints</source>
        <translation>Darf Stützpunkte bauen</translation>
    </message>
    <message>
        <source>May lead an overrun</source>
        <translation>Darf ein Überrollen anführen</translation>
    </message>
    <message>
        <source>A turn is about to begin</source>
        <translation>Ein Spielzug beginnt gleich</translation>
    </message>
    <message>
        <source>Disrupted or Out of Supply</source>
        <translation>Desorganisiert oder unversorgt</translation>
    </message>
    <message>
        <source>A road, railroad or trail that lets motorized units pass crosses the hexside</source>
        <translation>Über die Hexfeldseite führt eine Straße, Bahnstrecke oder ein Weg, der motorisierte Einheiten durchlässt</translation>
    </message>
    <message>
        <source>Bridged for the side</source>
        <translation>Für die Partei überbrückt</translation>
    </message>
    <message>
        <source>River without a bridge</source>
        <translation>Fluss ohne Brücke</translation>
    </message>
    <message>
        <source>Swamp that motorized and heavy units cannot enter or leave here</source>
        <translation>Sumpf, den motorisierte und schwere Einheiten hier weder betreten noch verlassen können</translation>
    </message>
    <message>
        <source>Closed to motorized units without a silhouette</source>
        <translation>Gesperrt für motorisierte Einheiten ohne Silhouette</translation>
    </message>
    <message>
        <source>Closed to vehicles and heavy equipment</source>
        <translation>Gesperrt für Fahrzeuge und schweres Gerät</translation>
    </message>
    <message>
        <source>Swamp that no road, railroad or trail enters</source>
        <translation>Sumpf, in den weder Straße noch Bahnstrecke noch Weg führt</translation>
    </message>
    <message>
        <source>On the map edge</source>
        <translation>Am Kartenrand</translation>
    </message>
    <message>
        <source>A friendly HQ is within Command Range</source>
        <translation>Ein eigenes HQ ist in Befehlsreichweite</translation>
    </message>
    <message>
        <source>A friendly HQ that is not Disrupted is within Command Range</source>
        <translation>Ein eigenes, nicht desorganisiertes HQ ist in Befehlsreichweite</translation>
    </message>
    <message>
        <source>Controller of the hex</source>
        <translation>Wer das Hexfeld kontrolliert</translation>
    </message>
    <message>
        <source>Efficiency Rating now</source>
        <translation>Effizienzwert jetzt</translation>
    </message>
    <message>
        <source>Highest roll that passes an Efficiency check</source>
        <translation>Höchster Wurf, mit dem eine Effizienzprobe gelingt</translation>
    </message>
    <message>
        <source>Half movement for want of supply</source>
        <translation>Halbe Bewegung mangels Versorgung</translation>
    </message>
    <message>
        <source>Movement Allowance in a Mobile Sequence</source>
        <translation>Bewegungspunkte in einer Mobilen Sequenz</translation>
    </message>
    <message>
        <source>Movement Allowance in an Assault Sequence or Reaction</source>
        <translation>Bewegungspunkte in einer Sturmsequenz oder Reaktion</translation>
    </message>
    <message>
        <source>Supply marker after the next Supply Determination</source>
        <translation>Versorgungsmarker nach der nächsten Versorgungsermittlung</translation>
    </message>
    <message>
        <source>Supply, which a unit always has on its turn of entry</source>
        <translation>Versorgung; im Spielzug ihres Eintritts hat eine Einheit sie immer</translation>
    </message>
    <message>
        <source>Command points it can spend</source>
        <translation>Befehlspunkte, die sie ausgeben kann</translation>
    </message>
    <message>
        <source>A Fired gun is turned back at the end of the turn</source>
        <translation>Ein abgefeuertes Geschütz wird am Ende des Spielzugs zurückgedreht</translation>
    </message>
    <message>
        <source>Activations in a turn</source>
        <translation>Aktivierungen in einem Spielzug</translation>
    </message>
    <message>
        <source>Marker after one more activation</source>
        <translation>Marker nach einer weiteren Aktivierung</translation>
    </message>
    <message>
        <source>An Army unit that activates without a check</source>
        <translation>Eine Armee-Einheit, die ohne Probe aktiviert wird</translation>
    </message>
    <message>
        <source>It may make Reaction Movement to a fight within two hexes</source>
        <translation>Sie darf mit Reaktionsbewegung zu einem Kampf innerhalb von zwei Hexfeldern ziehen</translation>
    </message>
    <message>
        <source>All units here may refuse combat</source>
        <translation>Alle Einheiten hier dürfen den Kampf verweigern</translation>
    </message>
    <message>
        <source>No Retreat may be attempted here</source>
        <translation>„Kein Rückzug“ darf hier versucht werden</translation>
    </message>
    <message>
        <source>It may begin a strongpoint</source>
        <translation>Sie darf einen Stützpunkt beginnen</translation>
    </message>
    <message>
        <source>The strongpoint is completed in the Reorganization Segment</source>
        <translation>Der Stützpunkt wird im Reorganisationssegment fertig</translation>
    </message>
    <message>
        <source>In an enemy zone of control it supports its own hex and the adjacent enemy only</source>
        <translation>In einer feindlichen Kontrollzone unterstützt sie nur das eigene Hexfeld und den benachbarten Feind</translation>
    </message>
    <message>
        <source>It may fire in support</source>
        <translation>Sie darf unterstützend feuern</translation>
    </message>
    <message>
        <source>The hex is within its range</source>
        <translation>Das Hexfeld ist in ihrer Reichweite</translation>
    </message>
    <message>
        <source>The hex is within its Command Range</source>
        <translation>Das Hexfeld ist in ihrer Befehlsreichweite</translation>
    </message>
    <message>
        <source>It may support a defense</source>
        <translation>Sie darf eine Verteidigung unterstützen</translation>
    </message>
    <message>
        <source>It may support an attack of the active formation</source>
        <translation>Sie darf einen Angriff des aktiven Verbands unterstützen</translation>
    </message>
    <message>
        <source>It may support a defense led by the Lead Unit</source>
        <translation>Sie darf eine Verteidigung der führenden Einheit unterstützen</translation>
    </message>
    <message>
        <source>Stacking points lost if it ends its retreat in the hex</source>
        <translation>Stapelpunkte, die verloren gehen, wenn ihr Rückzug im Hexfeld endet</translation>
    </message>
    <message>
        <source>What a retreat into the hex costs</source>
        <translation>Was ein Rückzug in das Hexfeld kostet</translation>
    </message>
    <message>
        <source>It has declared an attack and must make it</source>
        <translation>Sie hat einen Angriff erklärt und muss ihn ausführen</translation>
    </message>
    <message>
        <source>Hexes to where an enemy in its hex displaces the leader</source>
        <translation>Hexfelder bis dorthin, wohin ein Feind in seinem Hexfeld den Anführer verdrängt</translation>
    </message>
    <message>
        <source>It is turned back at the end of the turn</source>
        <translation>Sie wird am Ende des Spielzugs zurückgedreht</translation>
    </message>
    <message>
        <source>It may be the Lead Unit of a defense</source>
        <translation>Sie darf die führende Einheit einer Verteidigung sein</translation>
    </message>
    <message>
        <source>Command points of the best HQ for the Lead Unit</source>
        <translation>Befehlspunkte des besten HQs für die führende Einheit</translation>
    </message>
    <message>
        <source>Command points of one HQ and one leader for the Lead Unit</source>
        <translation>Befehlspunkte eines HQs und eines Anführers für die führende Einheit</translation>
    </message>
    <message>
        <source>Movement Allowance of a stack</source>
        <translation>Bewegungspunkte eines Stapels</translation>
    </message>
    <message>
        <source>Movement Allowance of a Force</source>
        <translation>Bewegungspunkte einer Truppe</translation>
    </message>
    <message>
        <source>A Force that pays the costs of motorized units</source>
        <translation>Eine Truppe, die die Kosten motorisierter Einheiten zahlt</translation>
    </message>
    <message>
        <source>An Activation Marker that is taken out of play</source>
        <translation>Ein Aktivierungsmarker, der aus dem Spiel genommen wird</translation>
    </message>
    <message>
        <source>A marker that was played activates it</source>
        <translation>Ein gespielter Marker aktiviert sie</translation>
    </message>
    <message>
        <source>It may enter the map in the hex on this turn</source>
        <translation>Sie darf die Karte in diesem Spielzug in diesem Hexfeld betreten</translation>
    </message>
    <message>
        <source>It may enter in the Movement Phase under way</source>
        <translation>Sie darf in der laufenden Bewegungsphase eintreten</translation>
    </message>
    <message>
        <source>Movement Allowance on entry</source>
        <translation>Bewegungspunkte beim Eintritt</translation>
    </message>
    <message>
        <source>It may end its move in the entry hex</source>
        <translation>Sie darf ihre Bewegung im Eintritts-Hexfeld beenden</translation>
    </message>
    <message>
        <source>Points along a road, railroad or trail in the entry hex; 0 without one</source>
        <translation>Punkte entlang einer Straße, einer Bahnstrecke oder eines Weges im Eintritts-Hexfeld; 0 ohne solche</translation>
    </message>
    <message>
        <source>Points for the entry hex</source>
        <translation>Punkte für das Eintritts-Hexfeld</translation>
    </message>
    <message>
        <source>Weather of the roll</source>
        <translation>Wetter nach dem Wurf</translation>
    </message>
    <message>
        <source>Of a German Panzer or Motorized formation</source>
        <translation>Von einem deutschen Panzer- oder motorisierten Verband</translation>
    </message>
    <message>
        <source>Offensive CAS missions its formation may have in a turn</source>
        <translation>Offensive CAS-Einsätze, die ihr Verband in einem Spielzug haben darf</translation>
    </message>
    <message>
        <source>It may support an attack</source>
        <translation>Sie darf einen Angriff unterstützen</translation>
    </message>
    <message>
        <source>Initiative modifier of the side for the passes of the opponent</source>
        <translation>Initiativemodifikator der Partei für das Passen des Gegners</translation>
    </message>
    <message>
        <source>It may be combined with the marker in the pool</source>
        <translation>Er darf mit dem Marker im Pool kombiniert werden</translation>
    </message>
    <message>
        <source>The two formations are combined</source>
        <translation>Die beiden Verbände sind kombiniert</translation>
    </message>
    <message>
        <source>Activation Markers that the Second Player may bring</source>
        <translation>Aktivierungsmarker, die der Zweite Spieler einbringen darf</translation>
    </message>
    <message>
        <source>Activation Markers of the Second Player that sit out</source>
        <translation>Aktivierungsmarker des Zweiten Spielers, die aussetzen</translation>
    </message>
    <message>
        <source>Clear without woods</source>
        <translation>Klar ohne Gehölz</translation>
    </message>
    <message>
        <source>Points for the terrain of the hex</source>
        <translation>Punkte für das Gelände des Hexfelds</translation>
    </message>
    <message>
        <source>Points for woods</source>
        <translation>Punkte für Gehölz</translation>
    </message>
    <message>
        <source>Points along the cheapest road, railroad or trail; 0 without one</source>
        <translation>Punkte entlang der billigsten Straße, Bahnstrecke oder des billigsten Weges; 0 ohne solche</translation>
    </message>
    <message>
        <source>Points to cross</source>
        <translation>Punkte zum Überqueren</translation>
    </message>
    <message>
        <source>Points for the hex without a road</source>
        <translation>Punkte für das Hexfeld ohne Straße</translation>
    </message>
    <message>
        <source>Points for the hex</source>
        <translation>Punkte für das Hexfeld</translation>
    </message>
    <message>
        <source>Completed enemy strongpoint</source>
        <translation>Fertiger feindlicher Stützpunkt</translation>
    </message>
    <message>
        <source>Points for the step</source>
        <translation>Punkte für den Schritt</translation>
    </message>
    <message>
        <source>Takes the whole Movement Allowance</source>
        <translation>Braucht alle Bewegungspunkte</translation>
    </message>
    <message>
        <source>Stacking points of the side in the hex with the unit</source>
        <translation>Stapelpunkte der Partei im Hexfeld mit der Einheit</translation>
    </message>
    <message>
        <source>Entry hex of enemy reinforcements still to come</source>
        <translation>Eintritts-Hexfeld feindlicher Verstärkungen, die noch kommen</translation>
    </message>
    <message>
        <source>Prohibited terrain</source>
        <translation>Verbotenes Gelände</translation>
    </message>
    <message>
        <source>Bridges, air units and markers do not move by themselves.</source>
        <translation>Brücken, Lufteinheiten und Marker bewegen sich nicht von selbst.</translation>
    </message>
    <message>
        <source>Nothing enters a lake.</source>
        <translation>Nichts betritt einen See.</translation>
    </message>
    <message>
        <source>Vehicles and heavy equipment cross a river only by a bridge.</source>
        <translation>Fahrzeuge und schweres Gerät überqueren einen Fluss nur über eine Brücke.</translation>
    </message>
    <message>
        <source>Motorized and heavy units enter and leave swamp only along a road, railroad or trail.</source>
        <translation>Motorisierte und schwere Einheiten betreten und verlassen Sumpf nur entlang einer Straße, einer Bahnstrecke oder eines Weges.</translation>
    </message>
    <message>
        <source>Enemy combat units are in the hex.</source>
        <translation>Im Hexfeld sind feindliche Kampfeinheiten.</translation>
    </message>
    <message>
        <source>A leader goes beside the enemy only to friendly combat units.</source>
        <translation>Ein Anführer zieht neben den Feind nur zu eigenen Kampfeinheiten.</translation>
    </message>
    <message>
        <source>More than nine stacking points would be in the hex.</source>
        <translation>Im Hexfeld wären mehr als neun Stapelpunkte.</translation>
    </message>
    <message>
        <source>Nobody moves in a Pass.</source>
        <translation>Beim Passen bewegt sich niemand.</translation>
    </message>
    <message>
        <source>All but motorized units stop in an enemy zone of control.</source>
        <translation>Alle außer motorisierten Einheiten halten in einer feindlichen Kontrollzone an.</translation>
    </message>
    <message>
        <source>The unit has spent its whole Movement Allowance.</source>
        <translation>Die Einheit hat alle Bewegungspunkte verbraucht.</translation>
    </message>
    <message>
        <source>No unit may end its move in an entry hex of enemy reinforcements.</source>
        <translation>Keine Einheit darf ihre Bewegung in einem Eintritts-Hexfeld feindlicher Verstärkungen beenden.</translation>
    </message>
    <message>
        <source>Mobile Sequence</source>
        <translation>Mobile Sequenz</translation>
    </message>
    <message>
        <source>The unit has no Movement Allowance.</source>
        <translation>Die Einheit hat keine Bewegungspunkte.</translation>
    </message>
    <message>
        <source>Assault Sequence</source>
        <translation>Sturmsequenz</translation>
    </message>
    <message>
        <source>Points for a step of Reaction Movement</source>
        <translation>Punkte für einen Schritt der Reaktionsbewegung</translation>
    </message>
    <message>
        <source>Reaction Movement</source>
        <translation>Reaktionsbewegung</translation>
    </message>
    <message>
        <source>Headquarters and leaders do not react.</source>
        <translation>Hauptquartiere und Anführer reagieren nicht.</translation>
    </message>
    <message>
        <source>The unit may not make Reaction Movement.</source>
        <translation>Die Einheit darf keine Reaktionsbewegung machen.</translation>
    </message>
    <message>
        <source>A reacting unit goes beside an enemy only where a friendly combat unit already is.</source>
        <translation>Eine reagierende Einheit zieht neben einen Feind nur dorthin, wo schon eine eigene Kampfeinheit ist.</translation>
    </message>
    <message>
        <source>A reacting unit stops in an enemy zone of control.</source>
        <translation>Eine reagierende Einheit hält in einer feindlichen Kontrollzone an.</translation>
    </message>
    <message>
        <source>Points for an overrun</source>
        <translation>Punkte für ein Überrollen</translation>
    </message>
    <message>
        <source>Overrun</source>
        <translation>Überrollen</translation>
    </message>
    <message>
        <source>Overruns are made in a Mobile Sequence only.</source>
        <translation>Überrollen gibt es nur in einer Mobilen Sequenz.</translation>
    </message>
    <message>
        <source>An overrun needs armor, a light vehicle or cavalry, with motorized units or cavalry only, none of them Disrupted or Out of Supply.</source>
        <translation>Ein Überrollen braucht Panzer, ein leichtes Fahrzeug oder Kavallerie, dazu nur motorisierte Einheiten oder Kavallerie, keine davon desorganisiert oder unversorgt.</translation>
    </message>
    <message>
        <source>There are no overruns in rain.</source>
        <translation>Bei Regen gibt es kein Überrollen.</translation>
    </message>
    <message>
        <source>There is nobody to overrun.</source>
        <translation>Hier ist niemand zu überrollen.</translation>
    </message>
    <message>
        <source>No overrun goes across a river, bridged or not.</source>
        <translation>Kein Überrollen führt über einen Fluss, mit Brücke oder ohne.</translation>
    </message>
    <message>
        <source>No overrun goes into a swamp, a town or a completed strongpoint.</source>
        <translation>Kein Überrollen führt in einen Sumpf, eine Stadt oder einen fertigen Stützpunkt.</translation>
    </message>
    <message>
        <source>The unit is in zones of control that come from more than one hex.</source>
        <translation>Die Einheit steht in Kontrollzonen, die aus mehr als einem Hexfeld kommen.</translation>
    </message>
    <message>
        <source>An overrun ends in the hex of the defender.</source>
        <translation>Ein Überrollen endet im Hexfeld des Verteidigers.</translation>
    </message>
    <message>
        <source>Nobody retreats through enemy combat units.</source>
        <translation>Niemand zieht sich durch feindliche Kampfeinheiten zurück.</translation>
    </message>
    <message>
        <source>Heavy artillery may not retreat through an enemy zone of control.</source>
        <translation>Schwere Artillerie darf sich nicht durch eine feindliche Kontrollzone zurückziehen.</translation>
    </message>
    <message>
        <source>A retreat passes only one vacant hex in an enemy zone of control.</source>
        <translation>Ein Rückzug führt nur durch ein einziges leeres Hexfeld in einer feindlichen Kontrollzone.</translation>
    </message>
    <message>
        <source>A retreat ends in an enemy zone of control only with a friendly combat unit.</source>
        <translation>Ein Rückzug endet in einer feindlichen Kontrollzone nur bei einer eigenen Kampfeinheit.</translation>
    </message>
    <message>
        <source>The retreat is two hexes.</source>
        <translation>Der Rückzug geht über zwei Hexfelder.</translation>
    </message>
    <message>
        <source>There is a way that avoids vacant hexes in enemy zones of control.</source>
        <translation>Es gibt einen Weg, der leere Hexfelder in feindlichen Kontrollzonen meidet.</translation>
    </message>
    <message>
        <source>Vacant hex in an enemy zone of control</source>
        <translation>Leeres Hexfeld in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>Hexes it may advance</source>
        <translation>Hexfelder, die sie vorrücken darf</translation>
    </message>
    <message>
        <source>Heavy equipment never advances.</source>
        <translation>Schweres Gerät rückt nie vor.</translation>
    </message>
    <message>
        <source>Only attackers of the combat advance.</source>
        <translation>Es rücken nur Angreifer des Kampfes vor.</translation>
    </message>
    <message>
        <source>Combat Refusal</source>
        <translation>Kampfverweigerung</translation>
    </message>
    <message>
        <source>Only motorized units and cavalry that are not Disrupted refuse combat.</source>
        <translation>Nur nicht desorganisierte motorisierte Einheiten und Kavallerie verweigern den Kampf.</translation>
    </message>
    <message>
        <source>Combat Refusal never uses a vacant hex in an enemy zone of control.</source>
        <translation>Eine Kampfverweigerung führt nie durch ein leeres Hexfeld in einer feindlichen Kontrollzone.</translation>
    </message>
    <message>
        <source>Combat Refusal does not end in a hex that is under attack itself.</source>
        <translation>Eine Kampfverweigerung endet nicht in einem Hexfeld, das selbst angegriffen wird.</translation>
    </message>
    <message>
        <source>Combat Refusal is a retreat of two hexes.</source>
        <translation>Eine Kampfverweigerung ist ein Rückzug um zwei Hexfelder.</translation>
    </message>
    <message>
        <source>Advance after Combat Refusal</source>
        <translation>Vorrücken nach einer Kampfverweigerung</translation>
    </message>
    <message>
        <source>Only units that declared an attack on the hex advance into it.</source>
        <translation>In das Hexfeld rücken nur Einheiten vor, die einen Angriff darauf erklärt haben.</translation>
    </message>
    <message>
        <source>Supply of German units on foot</source>
        <translation>Versorgung deutscher Einheiten zu Fuß</translation>
    </message>
    <message>
        <source>Supply of German motorized units</source>
        <translation>Versorgung deutscher motorisierter Einheiten</translation>
    </message>
    <message>
        <source>Supply of German vehicles and heavy equipment</source>
        <translation>Versorgung deutscher Fahrzeuge und schweren Geräts</translation>
    </message>
    <message>
        <source>Supply of Soviet units on foot</source>
        <translation>Versorgung sowjetischer Einheiten zu Fuß</translation>
    </message>
    <message>
        <source>Supply of Soviet motorized units</source>
        <translation>Versorgung sowjetischer motorisierter Einheiten</translation>
    </message>
    <message>
        <source>Supply of Soviet vehicles and heavy equipment</source>
        <translation>Versorgung sowjetischer Fahrzeuge und schweren Geräts</translation>
    </message>
    <message>
        <source>It counts on this turn</source>
        <translation>Zählt in diesem Spielzug</translation>
    </message>
    <message>
        <source>It attacks with its own strength</source>
        <translation>Sie greift mit ihrer eigenen Stärke an</translation>
    </message>
    <message>
        <source>It attacks into or out of swamp along a road, railroad or trail</source>
        <translation>Sie greift entlang einer Straße, einer Bahnstrecke oder eines Weges in oder aus Sumpf an</translation>
    </message>
    <message>
        <source>Attack over open ground</source>
        <translation>Angriff über offenes Gelände</translation>
    </message>
    <message>
        <source>Attack into or out of swamp</source>
        <translation>Angriff in oder aus Sumpf</translation>
    </message>
    <message>
        <source>Attack over a river</source>
        <translation>Angriff über einen Fluss</translation>
    </message>
    <message>
        <source>Attack over a river into or out of swamp</source>
        <translation>Angriff über einen Fluss in oder aus Sumpf</translation>
    </message>
    <message>
        <source>Attack strength without artillery</source>
        <translation>Angriffsstärke ohne Artillerie</translation>
    </message>
    <message>
        <source>Artillery support into the hex is halved</source>
        <translation>Artillerieunterstützung in das Hexfeld ist halbiert</translation>
    </message>
    <message>
        <source>Support strength into the hex</source>
        <translation>Unterstützungsstärke in das Hexfeld</translation>
    </message>
    <message>
        <source>Defense strength without artillery</source>
        <translation>Verteidigungsstärke ohne Artillerie</translation>
    </message>
    <message>
        <source>One gun in the hex defends with its support strength</source>
        <translation>Ein Geschütz im Hexfeld verteidigt mit seiner Unterstützungsstärke</translation>
    </message>
    <message>
        <source>Support strength of the gun in the hex</source>
        <translation>Unterstützungsstärke des Geschützes im Hexfeld</translation>
    </message>
    <message>
        <source>Defense strength of the other guns in the hex</source>
        <translation>Verteidigungsstärke der anderen Geschütze im Hexfeld</translation>
    </message>
    <message>
        <source>Only the Assault CRT may be used</source>
        <translation>Nur die Sturm-Kampftabelle ist erlaubt</translation>
    </message>
    <message>
        <source>Results table</source>
        <translation>Ergebnistabelle</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Kräfteverhältnis</translation>
    </message>
    <message>
        <source>Every attacker crosses a stream or river</source>
        <translation>Jeder Angreifer überquert einen Bach oder Fluss</translation>
    </message>
    <message>
        <source>Efficiency of the Lead Units</source>
        <translation>Effizienz der führenden Einheiten</translation>
    </message>
    <message>
        <source>Combined Arms Bonus</source>
        <translation>Bonus für verbundene Waffen</translation>
    </message>
    <message>
        <source>Combined Arms</source>
        <translation>Verbundene Waffen</translation>
    </message>
    <message>
        <source>Attackers not coordinated</source>
        <translation>Angreifer nicht koordiniert</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Pioniere</translation>
    </message>
    <message>
        <source>All modifiers before the limit</source>
        <translation>Alle Modifikatoren vor der Begrenzung</translation>
    </message>
    <message>
        <source>Die modifier</source>
        <translation>Würfelmodifikator</translation>
    </message>
    <message>
        <source>Armor steps that a red defense strength costs</source>
        <translation>Panzerstufen, die eine rote Verteidigungsstärke kostet</translation>
    </message>
    <message>
        <source>Attackers must coordinate</source>
        <translation>Angreifer müssen sich koordinieren</translation>
    </message>
    <message>
        <source>Air units that may support the attack</source>
        <translation>Lufteinheiten, die den Angriff unterstützen dürfen</translation>
    </message>
    <message>
        <source>An HQ of the defender that is not Disrupted is within Command Range</source>
        <translation>Ein nicht desorganisiertes HQ des Verteidigers ist in Befehlsreichweite</translation>
    </message>
    <message>
        <source>In a Mobile Sequence only units of the active formation attack.</source>
        <translation>In einer Mobilen Sequenz greifen nur Einheiten des aktiven Verbands an.</translation>
    </message>
    <message>
        <source>A unit needs an attack strength to attack.</source>
        <translation>Eine Einheit braucht zum Angreifen eine Angriffsstärke.</translation>
    </message>
    <message>
        <source>No unit attacks where it could not move.</source>
        <translation>Keine Einheit greift dort an, wohin sie nicht ziehen könnte.</translation>
    </message>
    <message>
        <source>Artillery never attacks alone.</source>
        <translation>Artillerie greift nie allein an.</translation>
    </message>
    <message>
        <source>Each unit attacks once in a Combat Phase.</source>
        <translation>Jede Einheit greift in einer Kampfphase einmal an.</translation>
    </message>
    <message>
        <source>The odds are below 1:4.</source>
        <translation>Das Kräfteverhältnis ist schlechter als 1:4.</translation>
    </message>
    <message>
        <source>The attacker may choose the Mobile CRT</source>
        <translation>Der Angreifer darf die Mobile Kampftabelle wählen</translation>
    </message>
    <message>
        <source>Modifier: terrain of the hex</source>
        <translation>Modifikator: Gelände des Hexfelds</translation>
    </message>
    <message>
        <source>Modifier: strongpoint</source>
        <translation>Modifikator: Stützpunkt</translation>
    </message>
    <message>
        <source>Modifier: stream or river</source>
        <translation>Modifikator: Bach oder Fluss</translation>
    </message>
    <message>
        <source>Modifier: Efficiency of the Lead Units</source>
        <translation>Modifikator: Effizienz der führenden Einheiten</translation>
    </message>
    <message>
        <source>Modifier: close air support</source>
        <translation>Modifikator: Luftnahunterstützung</translation>
    </message>
    <message>
        <source>Modifier: Combined Arms Bonus</source>
        <translation>Modifikator: Bonus für verbundene Waffen</translation>
    </message>
    <message>
        <source>Modifier: attackers not coordinated</source>
        <translation>Modifikator: Angreifer nicht koordiniert</translation>
    </message>
    <message>
        <source>Modifier: engineers</source>
        <translation>Modifikator: Pioniere</translation>
    </message>
    <message>
        <source>The defender may have close air support</source>
        <translation>Der Verteidiger darf Luftnahunterstützung haben</translation>
    </message>
    <message>
        <source>Guns in the hex that are Fired afterwards</source>
        <translation>Geschütze im Hexfeld, die danach abgefeuert sind</translation>
    </message>
    <message>
        <source>Attacker steps lost besides if the hex is not cleared</source>
        <translation>Stufen, die der Angreifer zusätzlich verliert, wenn das Hexfeld nicht geräumt wird</translation>
    </message>
    <message>
        <source>Combat units defend</source>
        <translation>Kampfeinheiten verteidigen</translation>
    </message>
    <message>
        <source>{unit}: the defense strength is at least 1 on each printed side.</source>
        <translation>{unit}: Die Verteidigungsstärke ist auf jeder bedruckten Seite mindestens 1.</translation>
    </message>
    <message>
        <source>Combat units have a formation</source>
        <translation>Kampfeinheiten haben einen Verband</translation>
    </message>
    <message>
        <source>{unit} belongs to no formation and is no Army unit.</source>
        <translation>{unit} gehört zu keinem Verband und ist keine Armee-Einheit.</translation>
    </message>
    <message>
        <source>Armor is a vehicle</source>
        <translation>Panzer sind Fahrzeuge</translation>
    </message>
    <message>
        <source>{unit}: a red attack strength means armor, which has a red box and the silhouette of a vehicle.</source>
        <translation>{unit}: Eine rote Angriffsstärke bedeutet Panzer; diese haben ein rotes Feld und die Silhouette eines Fahrzeugs.</translation>
    </message>
    <message>
        <source>Light vehicles are no armor</source>
        <translation>Leichte Fahrzeuge sind keine Panzer</translation>
    </message>
    <message>
        <source>{unit}: T-38s and armored cars are no armor; their attack strength is not red.</source>
        <translation>{unit}: T-38 und Panzerspähwagen sind keine Panzer; ihre Angriffsstärke ist nicht rot.</translation>
    </message>
    <message>
        <source>Artillery has range and support</source>
        <translation>Artillerie hat Reichweite und Unterstützung</translation>
    </message>
    <message>
        <source>{unit}: artillery has both a range and a support strength.</source>
        <translation>{unit}: Artillerie hat sowohl eine Reichweite als auch eine Unterstützungsstärke.</translation>
    </message>
    <message>
        <source>Artillery does not attack</source>
        <translation>Artillerie greift nicht an</translation>
    </message>
    <message>
        <source>{unit}: artillery has a support strength in place of an attack strength.</source>
        <translation>{unit}: Artillerie hat statt einer Angriffsstärke eine Unterstützungsstärke.</translation>
    </message>
    <message>
        <source>Red defense strengths</source>
        <translation>Rote Verteidigungsstärken</translation>
    </message>
    <message>
        <source>{unit}: only heavy anti-aircraft units have a red defense strength.</source>
        <translation>{unit}: Nur schwere Flugabwehr hat eine rote Verteidigungsstärke.</translation>
    </message>
    <message>
        <source>No stacking value</source>
        <translation>Kein Stapelwert</translation>
    </message>
    <message>
        <source>{unit}: leaders, bridges and air units have no stacking value.</source>
        <translation>{unit}: Anführer, Brücken und Lufteinheiten haben keinen Stapelwert.</translation>
    </message>
    <message>
        <source>One step of artillery and HQs</source>
        <translation>Eine Stufe von Artillerie und HQs</translation>
    </message>
    <message>
        <source>{unit}: artillery and headquarters have one step; the back shows them Fired or Spent.</source>
        <translation>{unit}: Artillerie und Hauptquartiere haben eine Stufe; die Rückseite zeigt sie abgefeuert oder verbraucht.</translation>
    </message>
    <message>
        <source>The Fired side</source>
        <translation>Die abgefeuerte Seite</translation>
    </message>
    <message>
        <source>{unit}: the Fired side carries defense, ER and Movement Allowance.</source>
        <translation>{unit}: Die abgefeuerte Seite trägt Verteidigung, Effizienzwert und Bewegungspunkte.</translation>
    </message>
    <message>
        <source>ER of the reduced side</source>
        <translation>Effizienzwert der reduzierten Seite</translation>
    </message>
    <message>
        <source>{unit}: the reduced side has a higher ER than the front.</source>
        <translation>{unit}: Die reduzierte Seite hat einen höheren Effizienzwert als die Vorderseite.</translation>
    </message>
    <message>
        <source>Command points of HQs and leaders</source>
        <translation>Befehlspunkte von HQs und Anführern</translation>
    </message>
    <message>
        <source>{unit}: command points are 1 or 2 on the front and 0 on the Spent side.</source>
        <translation>{unit}: Befehlspunkte sind 1 oder 2 auf der Vorderseite und 0 auf der verbrauchten Seite.</translation>
    </message>
    <message>
        <source>HQs do not attack</source>
        <translation>HQs greifen nicht an</translation>
    </message>
    <message>
        <source>{unit}: only the HQ of the 25th Cavalry Division has an attack strength.</source>
        <translation>{unit}: Nur das HQ der 25. Kavalleriedivision hat eine Angriffsstärke.</translation>
    </message>
    <message>
        <source>Air units</source>
        <translation>Lufteinheiten</translation>
    </message>
    <message>
        <source>{unit}: an air unit has CAS 1 or 2 and the role A or B.</source>
        <translation>{unit}: Eine Lufteinheit hat CAS 1 oder 2 und die Rolle A oder B.</translation>
    </message>
    <message>
        <source>Bridges have no values</source>
        <translation>Brücken haben keine Werte</translation>
    </message>
    <message>
        <source>{unit}: bridge units carry no values.</source>
        <translation>{unit}: Brückeneinheiten tragen keine Werte.</translation>
    </message>
    <message>
        <source>Leaders only move and command</source>
        <translation>Anführer ziehen und befehligen nur</translation>
    </message>
    <message>
        <source>{unit}: a leader has a Movement Allowance and command points, and nothing else.</source>
        <translation>{unit}: Ein Anführer hat Bewegungspunkte und Befehlspunkte, sonst nichts.</translation>
    </message>
    <message>
        <source>Colours of formations</source>
        <translation>Farben der Verbände</translation>
    </message>
    <message>
        <source>{its(name)}: another formation of the side in this scenario has the same colour.</source>
        <translation>{its(name)}: Ein anderer Verband der Partei in diesem Szenario hat dieselbe Farbe.</translation>
    </message>
    <message>
        <source>HQs on orange circles</source>
        <translation>HQs auf orangefarbenen Kreisen</translation>
    </message>
    <message>
        <source>{unit}: headquarters of infantry divisions and Arkos are heavy equipment (orange circle).</source>
        <translation>{unit}: Hauptquartiere von Infanteriedivisionen und Arkos sind schweres Gerät (orangefarbener Kreis).</translation>
    </message>
    <message>
        <source>Defense is never halved</source>
        <translation>Verteidigung wird nie halbiert</translation>
    </message>
    <message>
        <source>The chart says that terrain halves the defense; a defense strength is never halved.</source>
        <translation>Die Tafel sagt, dass Gelände die Verteidigung halbiert; eine Verteidigungsstärke wird nie halbiert.</translation>
    </message>
    <message>
        <source>ER of at least 1</source>
        <translation>Effizienzwert von mindestens 1</translation>
    </message>
    <message>
        <source>{unit}: the Efficiency Rating is at least 1.</source>
        <translation>{unit}: Der Effizienzwert ist mindestens 1.</translation>
    </message>
    <message>
        <source>Army units have no formation</source>
        <translation>Armee-Einheiten haben keinen Verband</translation>
    </message>
    <message>
        <source>{unit} is an Army unit and belongs to no formation.</source>
        <translation>{unit} ist eine Armee-Einheit und gehört zu keinem Verband.</translation>
    </message>
    <message>
        <source>Nine stacking points</source>
        <translation>Neun Stapelpunkte</translation>
    </message>
    <message>
        <source>{hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} stacking points; at most nine may stack.</source>
        <translation>{hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} Stapelpunkte; erlaubt sind höchstens neun.</translation>
    </message>
    <message>
        <source>Nine stacking points of a Force</source>
        <translation>Neun Stapelpunkte einer Truppe</translation>
    </message>
    <message>
        <source>{names(stack: kind is force)} in {hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} stacking points with its Force Box; at most nine may stack.</source>
        <translation>{names(stack: kind is force)} in {hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} Stapelpunkte mit der Truppenbox; erlaubt sind höchstens neun.</translation>
    </message>
    <message>
        <source>A Force without units</source>
        <translation>Eine Truppe ohne Einheiten</translation>
    </message>
    <message>
        <source>{unit} in {hex}: its Force Box is empty.</source>
        <translation>{unit} in {hex}: Die Truppenbox ist leer.</translation>
    </message>
    <message>
        <source>A Force Box without its marker</source>
        <translation>Eine Truppenbox ohne ihren Marker</translation>
    </message>
    <message>
        <source>{unit} is in a Force Box whose marker is not on the map: nobody knows where it is.</source>
        <translation>{unit} ist in einer Truppenbox, deren Marker nicht auf der Karte ist: Niemand weiß, wo die Einheit steht.</translation>
    </message>
    <message>
        <source>Force Boxes of one side</source>
        <translation>Truppenboxen einer Partei</translation>
    </message>
    <message>
        <source>{unit} cannot be in a Force Box of the other side.</source>
        <translation>{unit} kann nicht in einer Truppenbox der anderen Partei sein.</translation>
    </message>
    <message>
        <source>Leaders among enemies</source>
        <translation>Anführer unter Feinden</translation>
    </message>
    <message>
        <source>{unit} in {hex} would be displaced by {names(stack: side is enemy and combat-unit)}.</source>
        <translation>{unit} in {hex} würde verdrängt von {names(stack: side is enemy and combat-unit)}.</translation>
    </message>
    <message>
        <source>Bridges among enemies</source>
        <translation>Brücken unter Feinden</translation>
    </message>
    <message>
        <source>{unit} in {hex} is removed when {names(stack: side is enemy and combat-unit)} enters.</source>
        <translation>{unit} in {hex} wird entfernt, wenn das Hexfeld betreten wird von {names(stack: side is enemy and combat-unit)}.</translation>
    </message>
    <message>
        <source>One strongpoint in a hex</source>
        <translation>Ein Stützpunkt in einem Hexfeld</translation>
    </message>
    <message>
        <source>{hex}: only one strongpoint may be in a hex.</source>
        <translation>{hex}: In einem Hexfeld darf nur ein Stützpunkt sein.</translation>
    </message>
    <message>
        <source>Strongpoints in the countermix</source>
        <translation>Stützpunkte im Countermix</translation>
    </message>
    <message>
        <source>{count(marker: its(kind) is strongpoint|construction)} strongpoints are in use; the countermix has {flag(strongpoint-limit)}.</source>
        <translation>{count(marker: its(kind) is strongpoint|construction)} Stützpunkte sind im Einsatz; der Countermix enthält {flag(strongpoint-limit)}.</translation>
    </message>
    <message>
        <source>A leader alone beside the enemy</source>
        <translation>Ein Anführer allein neben dem Feind</translation>
    </message>
    <message>
        <source>{unit} in {hex} stands alone next to the enemy.</source>
        <translation>{unit} in {hex} steht allein neben dem Feind.</translation>
    </message>
    <message>
        <source>A bridge unguarded beside the enemy</source>
        <translation>Eine unbewachte Brücke neben dem Feind</translation>
    </message>
    <message>
        <source>{unit} in {hex} lies unguarded next to the enemy.</source>
        <translation>{unit} in {hex} liegt unbewacht neben dem Feind.</translation>
    </message>
    <message>
        <source>Bridges in enemy zones of control</source>
        <translation>Brücken in feindlichen Kontrollzonen</translation>
    </message>
    <message>
        <source>{unit} in {hex} lies in an enemy zone of control; it could not be placed there now.</source>
        <translation>{unit} in {hex} liegt in einer feindlichen Kontrollzone; jetzt könnte sie dort nicht gelegt werden.</translation>
    </message>
    <message>
        <source>Control of occupied hexes</source>
        <translation>Kontrolle besetzter Hexfelder</translation>
    </message>
    <message>
        <source>{hex} is painted as controlled by the {controller} but occupied by {names(stack: combat-unit)}.</source>
        <translation>{hex} ist gemalt als kontrolliert von {controller}, aber besetzt von {names(stack: combat-unit)}.</translation>
    </message>
    <message>
        <source>Disrupted away from the enemy</source>
        <translation>Desorganisiert fern vom Feind</translation>
    </message>
    <message>
        <source>{unit} in {hex} starts Disrupted, but outside enemy zones of control it would have recovered.</source>
        <translation>{unit} in {hex} beginnt desorganisiert, hätte sich aber außerhalb feindlicher Kontrollzonen erholt.</translation>
    </message>
    <message>
        <source>Artillery in an enemy zone of control</source>
        <translation>Artillerie in einer feindlichen Kontrollzone</translation>
    </message>
    <message>
        <source>{unit} in {hex}: in an enemy zone of control it supports only its own hex, or an attack on the enemy beside it.</source>
        <translation>{unit} in {hex}: In einer feindlichen Kontrollzone unterstützt sie nur das eigene Hexfeld oder einen Angriff auf den Feind daneben.</translation>
    </message>
    <message>
        <source>Soviet units that cannot react</source>
        <translation>Sowjetische Einheiten, die nicht reagieren können</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Soviet units in an enemy zone of control cannot make Reaction Movement.</source>
        <translation>{unit} in {hex}: Sowjetische Einheiten in einer feindlichen Kontrollzone können keine Reaktionsbewegung machen.</translation>
    </message>
    <message>
        <source>No overrun from here</source>
        <translation>Kein Überrollen von hier</translation>
    </message>
    <message>
        <source>{unit} in {hex} cannot overrun: it is in zones of control from {enemy-zoc-hexes} hexes.</source>
        <translation>{unit} in {hex} kann nicht überrollen: Die Einheit steht in Kontrollzonen aus {enemy-zoc-hexes} Hexfeldern.</translation>
    </message>
    <message>
        <source>Supplied if trails carried its supply</source>
        <translation>Versorgt, wenn Wege ihre Versorgung trügen</translation>
    </message>
    <message>
        <source>Supplied in rain too</source>
        <translation>Auch bei Regen versorgt</translation>
    </message>
    <message>
        <source>Within seven hexes that are neither marsh nor swamp</source>
        <translation>Innerhalb von sieben Hexfeldern, die weder Morast noch Sumpf sind</translation>
    </message>
    <message>
        <source>{unit} in {hex} cannot trace supply: {supply-break}</source>
        <translation>{unit} in {hex} hat keinen Versorgungsweg: {supply-break}</translation>
    </message>
    <message>
        <source>Supply that rain cuts</source>
        <translation>Versorgung, die Regen abschneidet</translation>
    </message>
    <message>
        <source>{unit} in {hex} is supplied now, but not in rain.</source>
        <translation>{unit} in {hex} ist jetzt versorgt, bei Regen aber nicht.</translation>
    </message>
    <message>
        <source>A supply line at its limit</source>
        <translation>Ein Versorgungsweg an seiner Grenze</translation>
    </message>
    <message>
        <source>{unit} in {hex}: its supply line is {supply-length} hexes long, as long as it can be.</source>
        <translation>{unit} in {hex}: Der Versorgungsweg ist {supply-length} Hexfelder lang, so lang wie möglich.</translation>
    </message>
    <message>
        <source>Supply roads without a bridge</source>
        <translation>Versorgungsstraßen ohne Brücke</translation>
    </message>
    <message>
        <source>A supply road ends at a stream or river without a bridge: {names(hexes: reached(ge-foot-road) and any(neighbours: line is main-road|minor-road and hexside is stream|river and not (hexside is bridge) and spanned(bridge) is not german and not reached(ge-foot-road)), hex)} {names(hexes: reached(su-foot-road) and any(neighbours: line is main-road|minor-road and hexside is stream|river and not (hexside is bridge) and spanned(bridge) is not soviet and not reached(su-foot-road)), hex)}</source>
        <translation>Eine Versorgungsstraße endet an einem Bach oder Fluss ohne Brücke: {names(hexes: reached(ge-foot-road) and any(neighbours: line is main-road|minor-road and hexside is stream|river and not (hexside is bridge) and spanned(bridge) is not german and not reached(ge-foot-road)), hex)} {names(hexes: reached(su-foot-road) and any(neighbours: line is main-road|minor-road and hexside is stream|river and not (hexside is bridge) and spanned(bridge) is not soviet and not reached(su-foot-road)), hex)}</translation>
    </message>
    <message>
        <source>Trails carry no motorized supply</source>
        <translation>Wege tragen keine Versorgung motorisierter Einheiten</translation>
    </message>
    <message>
        <source>{unit} in {hex} is out of supply: trails are no Supply Roads for motorized and heavy units.</source>
        <translation>{unit} in {hex} ist unversorgt: Wege sind für motorisierte und schwere Einheiten keine Versorgungsstraßen.</translation>
    </message>
    <message>
        <source>Every side has a source</source>
        <translation>Jede Partei hat eine Quelle</translation>
    </message>
    <message>
        <source>Captured sources</source>
        <translation>Eroberte Quellen</translation>
    </message>
    <message>
        <source>{place} ({hex}): the Supply Source starts in enemy hands and supplies nobody.</source>
        <translation>{place} ({hex}): Die Versorgungsquelle ist zu Beginn in Feindeshand und versorgt niemanden.</translation>
    </message>
    <message>
        <source>A source of both sides</source>
        <translation>Eine Quelle beider Parteien</translation>
    </message>
    <message>
        <source>{hex}: a Supply Source belongs to one side.</source>
        <translation>{hex}: Eine Versorgungsquelle gehört einer einzigen Partei.</translation>
    </message>
    <message>
        <source>A supply marker that will come off</source>
        <translation>Ein Versorgungsmarker, der wegfallen wird</translation>
    </message>
    <message>
        <source>{unit} in {hex} can trace supply; its marker is removed in the next Supply Determination.</source>
        <translation>{unit} in {hex} hat einen Versorgungsweg; der Marker wird bei der nächsten Versorgungsermittlung entfernt.</translation>
    </message>
    <message>
        <source>Who needs no supply</source>
        <translation>Wer keine Versorgung braucht</translation>
    </message>
    <message>
        <source>{unit} never carries a supply marker.</source>
        <translation>{unit} trägt nie einen Versorgungsmarker.</translation>
    </message>
    <message>
        <source>Strongpoints that block supply</source>
        <translation>Stützpunkte, die Versorgung sperren</translation>
    </message>
    <message>
        <source>{hex}: the strongpoint blocks an enemy Supply Road.</source>
        <translation>{hex}: Der Stützpunkt sperrt eine feindliche Versorgungsstraße.</translation>
    </message>
    <message>
        <source>Weather for every roll</source>
        <translation>Wetter für jeden Wurf</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Seiten des Würfels</translation>
    </message>
    <message>
        <source>One historical weather</source>
        <translation>Ein historisches Wetter</translation>
    </message>
    <message>
        <source>Turn {its(id)}: one weather is the historical one.</source>
        <translation>Spielzug {its(id)}: Genau ein Wetter ist das historische.</translation>
    </message>
    <message>
        <source>A weather box for every turn</source>
        <translation>Ein Wetterfeld für jeden Spielzug</translation>
    </message>
    <message>
        <source>Turn {its(id)} has no weather box: dry on 1 to 6, cloudy on 7 and 8, rain on 9 and 10 is used.</source>
        <translation>Spielzug {its(id)} hat kein Wetterfeld: Es gilt trocken bei 1 bis 6, bewölkt bei 7 und 8, Regen bei 9 und 10.</translation>
    </message>
    <message>
        <source>Units have a place</source>
        <translation>Einheiten haben einen Ort</translation>
    </message>
    <message>
        <source>{unit} has no location.</source>
        <translation>{unit} hat keinen Ort.</translation>
    </message>
    <message>
        <source>Units on their own card</source>
        <translation>Einheiten auf der eigenen Aufstellungskarte</translation>
    </message>
    <message>
        <source>{unit} belongs to the {side} and not on this card.</source>
        <translation>{unit} gehört zur Partei „{side}“ und nicht auf diese Aufstellungskarte.</translation>
    </message>
    <message>
        <source>On the map of the scenario</source>
        <translation>Auf der Karte des Szenarios</translation>
    </message>
    <message>
        <source>One step cannot be reduced</source>
        <translation>Eine Stufe kann nicht reduziert werden</translation>
    </message>
    <message>
        <source>{unit} has one step; it cannot start reduced.</source>
        <translation>{unit} hat eine Stufe und kann nicht reduziert beginnen.</translation>
    </message>
    <message>
        <source>Nobody starts Spent</source>
        <translation>Niemand beginnt verbraucht</translation>
    </message>
    <message>
        <source>{unit} starts Spent, but command points are restored before a turn begins.</source>
        <translation>{unit} beginnt verbraucht, aber Befehlspunkte werden vor Beginn eines Spielzugs wiederhergestellt.</translation>
    </message>
    <message>
        <source>Air units start Ready</source>
        <translation>Lufteinheiten beginnen bereit</translation>
    </message>
    <message>
        <source>{unit} starts in the Ready Box.</source>
        <translation>{unit} beginnt in der Box „Bereit“.</translation>
    </message>
    <message>
        <source>Activation Markers are set aside</source>
        <translation>Aktivierungsmarker liegen beiseite</translation>
    </message>
    <message>
        <source>{unit}: Activation Markers are set aside until the Initiative Phase.</source>
        <translation>{unit}: Aktivierungsmarker liegen bis zur Initiativephase beiseite.</translation>
    </message>
    <message>
        <source>Vehicles in a swamp</source>
        <translation>Fahrzeuge in einem Sumpf</translation>
    </message>
    <message>
        <source>{unit} in {hex}: it could neither have entered this swamp nor leave it.</source>
        <translation>{unit} in {hex}: Die Einheit hätte diesen Sumpf weder betreten können, noch kann sie ihn verlassen.</translation>
    </message>
    <message>
        <source>Units in a lake</source>
        <translation>Einheiten in einem See</translation>
    </message>
    <message>
        <source>{unit} in {hex}: nothing stands in a lake.</source>
        <translation>{unit} in {hex}: In einem See steht nichts.</translation>
    </message>
    <message>
        <source>Units in an enemy entry hex</source>
        <translation>Einheiten in einem feindlichen Eintritts-Hexfeld</translation>
    </message>
    <message>
        <source>{unit} in {hex} blocks an entry hex of enemy reinforcements.</source>
        <translation>{unit} in {hex} sperrt ein Eintritts-Hexfeld feindlicher Verstärkungen.</translation>
    </message>
    <message>
        <source>Markers of a sequence</source>
        <translation>Marker einer Sequenz</translation>
    </message>
    <message>
        <source>Declared Attack, No Retreat and activation markers exist only inside a turn: {names(marker: its(kind) is declared-attack|no-retreat, hex)} {names(units: marks is first-activation|final-activation)}</source>
        <translation>„Erklärter Angriff“, „Kein Rückzug“ und Aktivierungsmarkierungen gibt es nur innerhalb eines Spielzugs: {names(marker: its(kind) is declared-attack|no-retreat, hex)} {names(units: marks is first-activation|final-activation)}</translation>
    </message>
    <message>
        <source>Construction at the start of a turn</source>
        <translation>Bau zu Beginn eines Spielzugs</translation>
    </message>
    <message>
        <source>{hex}: the construction would have been completed or dropped.</source>
        <translation>{hex}: Der Bau wäre fertig oder aufgegeben.</translation>
    </message>
    <message>
        <source>Who is never Disrupted</source>
        <translation>Wer nie desorganisiert ist</translation>
    </message>
    <message>
        <source>{unit} cannot be Disrupted.</source>
        <translation>{unit} kann nicht desorganisiert sein.</translation>
    </message>
    <message>
        <source>Activation Markers off the map</source>
        <translation>Aktivierungsmarker neben der Karte</translation>
    </message>
    <message>
        <source>{unit}: Activation Markers are never on the map.</source>
        <translation>{unit}: Aktivierungsmarker liegen nie auf der Karte.</translation>
    </message>
    <message>
        <source>Turn and entry hexes</source>
        <translation>Spielzug und Eintritts-Hexfelder</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: reinforcements have a turn and entry hexes.</source>
        <translation>{names(arriving: true)}: Verstärkungen haben einen Spielzug und Eintritts-Hexfelder.</translation>
    </message>
    <message>
        <source>Entry at the map edge</source>
        <translation>Eintritt am Kartenrand</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not edge-hex, hex)}: reinforcements enter at the map edge.</source>
        <translation>{names(entry-hexes: not edge-hex, hex)}: Verstärkungen treten am Kartenrand ein.</translation>
    </message>
    <message>
        <source>Reinforcements within the scenario</source>
        <translation>Verstärkungen innerhalb des Szenarios</translation>
    </message>
    <message>
        <source>Turn {its(turn)} is outside the scenario.</source>
        <translation>Spielzug {its(turn)} liegt außerhalb des Szenarios.</translation>
    </message>
    <message>
        <source>Entry hexes a unit can enter</source>
        <translation>Eintritts-Hexfelder, die eine Einheit betreten kann</translation>
    </message>
    <message>
        <source>{names(arriving: not any(entry-hexes: terrain is not lake and not (motor-cost and closed-swamp)))} can enter at none of its hexes.</source>
        <translation>{names(arriving: not any(entry-hexes: terrain is not lake and not (motor-cost and closed-swamp)))} kann in keinem der vorgesehenen Hexfelder eintreten.</translation>
    </message>
    <message>
        <source>Points to enter the map in rain</source>
        <translation>Punkte zum Betreten der Karte bei Regen</translation>
    </message>
    <message>
        <source>Entry a unit can pay</source>
        <translation>Eintritt, den eine Einheit bezahlen kann</translation>
    </message>
    <message>
        <source>{names(arriving: combat-unit and not any(entry-hexes: entry-cost &lt;= field(move) / 2))} cannot pay to enter in an Assault Sequence in rain.</source>
        <translation>{names(arriving: combat-unit and not any(entry-hexes: entry-cost &lt;= field(move) / 2))} kann bei Regen den Eintritt in einer Sturmsequenz nicht bezahlen.</translation>
    </message>
    <message>
        <source>Entry hexes all occupied</source>
        <translation>Alle Eintritts-Hexfelder besetzt</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: the enemy is in all entry hexes at the start.</source>
        <translation>{names(arriving: true)}: Der Feind ist zu Beginn in allen Eintritts-Hexfeldern.</translation>
    </message>
    <message>
        <source>Air units arrive in the Ready Box</source>
        <translation>Lufteinheiten kommen in die Box „Bereit“</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: air reinforcements go to the Ready Box.</source>
        <translation>{names(arriving: true)}: Luftverstärkungen kommen in die Box „Bereit“.</translation>
    </message>
    <message>
        <source>Army units need a formation to enter with</source>
        <translation>Armee-Einheiten brauchen einen Verband, mit dem sie eintreten</translation>
    </message>
    <message>
        <source>{names(arriving: combat-unit and field(army) is yes)}: the side has no formation to enter with.</source>
        <translation>{names(arriving: combat-unit and field(army) is yes)}: Die Partei hat keinen Verband, mit dem der Eintritt möglich wäre.</translation>
    </message>
    <message>
        <source>Reinforcements that nobody activates</source>
        <translation>Verstärkungen, die niemand aktiviert</translation>
    </message>
    <message>
        <source>{names(arriving: combat-unit and formation is not none and not (any(units: kind is activation and (field(any-formation) is yes and side is own or field-words(formations) = outer.formation)) or any(entry: any(arriving: kind is activation and field-words(formations) = outer.outer.formation))))} can never enter: no Activation Marker has the formation.</source>
        <translation>{names(arriving: combat-unit and formation is not none and not (any(units: kind is activation and (field(any-formation) is yes and side is own or field-words(formations) = outer.formation)) or any(entry: any(arriving: kind is activation and field-words(formations) = outer.outer.formation))))} kann nie eintreten: Kein Aktivierungsmarker nennt den Verband.</translation>
    </message>
    <message>
        <source>Victory locations on the map</source>
        <translation>Siegpunkt-Orte auf der Karte</translation>
    </message>
    <message>
        <source>{its(name)}: hex {hex} is not on the map of the scenario.</source>
        <translation>{its(name)}: Hexfeld {hex} ist nicht auf der Karte des Szenarios.</translation>
    </message>
    <message>
        <source>One value of a victory location</source>
        <translation>Ein Wert eines Siegpunkt-Orts</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}) has two values at the same time.</source>
        <translation>{its(name)} ({hex}) hat zur selben Zeit zwei Werte.</translation>
    </message>
    <message>
        <source>Controllers of victory locations</source>
        <translation>Kontrolle der Siegpunkt-Orte</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}) has no controller at the start: paint the control layer.</source>
        <translation>{its(name)} ({hex}) wird zu Beginn von niemandem kontrolliert: die Kontrollebene malen.</translation>
    </message>
    <message>
        <source>Levels of victory</source>
        <translation>Siegstufen</translation>
    </message>
    <message>
        <source>Awards for units that are not there</source>
        <translation>Punkte für Einheiten, die es nicht gibt</translation>
    </message>
    <message>
        <source>Nothing in play earns this award: {its(kind)}.</source>
        <translation>Nichts im Spiel bringt diese Punkte: {its(kind)}.</translation>
    </message>
    <message>
        <source>Sudden victory</source>
        <translation>Vorzeitiger Sieg</translation>
    </message>
    <message>
        <source>Sudden victory names what the scenario has not: {its-unplaced(holds)} {its(turns)}</source>
        <translation>Der vorzeitige Sieg nennt, was das Szenario nicht hat: {its-unplaced(holds)} {its(turns)}</translation>
    </message>
    <message>
        <source>A level that can be reached</source>
        <translation>Eine erreichbare Stufe</translation>
    </message>
    <message>
        <source>All victory locations together stay below the lowest level of victory.</source>
        <translation>Alle Siegpunkt-Orte zusammen bleiben unter der niedrigsten Siegstufe.</translation>
    </message>
    <message>
        <source>Formations have an HQ</source>
        <translation>Verbände haben ein HQ</translation>
    </message>
    <message>
        <source>{its(name)} has no HQ.</source>
        <translation>{its(name)} hat kein HQ.</translation>
    </message>
    <message>
        <source>Several HQs of a Soviet formation</source>
        <translation>Mehrere HQs eines sowjetischen Verbands</translation>
    </message>
    <message>
        <source>{its(name)} has several HQs.</source>
        <translation>{its(name)} hat mehrere HQs.</translation>
    </message>
    <message>
        <source>Formations that are never activated</source>
        <translation>Verbände, die nie aktiviert werden</translation>
    </message>
    <message>
        <source>{its(name)}: no Activation Marker activates it.</source>
        <translation>{its(name)}: Kein Aktivierungsmarker aktiviert diesen Verband.</translation>
    </message>
    <message>
        <source>One or two Activation Markers</source>
        <translation>Ein oder zwei Aktivierungsmarker</translation>
    </message>
    <message>
        <source>{its(name)} has more than two Activation Markers.</source>
        <translation>{its(name)} hat mehr als zwei Aktivierungsmarker.</translation>
    </message>
    <message>
        <source>Activate Any Formation</source>
        <translation>„Jeden Verband aktivieren“</translation>
    </message>
    <message>
        <source>There is one Activate Any Formation marker, and it is Soviet.</source>
        <translation>Es gibt einen Marker „Jeden Verband aktivieren“, und er ist sowjetisch.</translation>
    </message>
    <message>
        <source>Activation Markers of formations in play</source>
        <translation>Aktivierungsmarker von Verbänden im Spiel</translation>
    </message>
    <message>
        <source>{unit}: none of its formations has a unit in this scenario.</source>
        <translation>{unit}: Keiner der Verbände des Markers hat in diesem Szenario eine Einheit.</translation>
    </message>
    <message>
        <source>One marker in the pool</source>
        <translation>Ein Marker im Pool</translation>
    </message>
    <message>
        <source>An Activation Pool holds one marker: {names(units: kind is activation and box-kind is pool)}</source>
        <translation>Ein Aktivierungspool enthält einen Marker: {names(units: kind is activation and box-kind is pool)}</translation>
    </message>
    <message>
        <source>Activation Markers of the turn</source>
        <translation>Aktivierungsmarker des Spielzugs</translation>
    </message>
    <message>
        <source>The First Player brings all his Activation Markers, the Second Player at most one more.</source>
        <translation>Der Erste Spieler bringt alle seine Aktivierungsmarker ein, der Zweite höchstens einen mehr.</translation>
    </message>
    <message>
        <source>First activation</source>
        <translation>Erste Aktivierung</translation>
    </message>
    <message>
        <source>{unit} has one activation in a turn: it carries Final Activation.</source>
        <translation>{unit} hat eine Aktivierung pro Spielzug und trägt „Letzte Aktivierung“.</translation>
    </message>
    <message>
        <source>Who carries activation markers</source>
        <translation>Wer Aktivierungsmarkierungen trägt</translation>
    </message>
    <message>
        <source>{unit}: only Army units and leaders carry activation markers.</source>
        <translation>{unit}: Nur Armee-Einheiten und Anführer tragen Aktivierungsmarkierungen.</translation>
    </message>
    <message>
        <source>Attacks need a target and an attacker</source>
        <translation>Angriffe brauchen Ziel und Angreifer</translation>
    </message>
    <message>
        <source>{hex}: the Declared Attack has no target or no attacker.</source>
        <translation>{hex}: Der erklärte Angriff hat kein Ziel oder keinen Angreifer.</translation>
    </message>
    <message>
        <source>No Retreat needs a strongpoint</source>
        <translation>„Kein Rückzug“ braucht einen Stützpunkt</translation>
    </message>
    <message>
        <source>{hex}: No Retreat needs a completed strongpoint and a defender.</source>
        <translation>{hex}: „Kein Rückzug“ braucht einen fertigen Stützpunkt und einen Verteidiger.</translation>
    </message>
    <message>
        <source>Outside Command Range</source>
        <translation>Außerhalb der Befehlsreichweite</translation>
    </message>
    <message>
        <source>{unit} in {hex} is outside the Command Range of its formation.</source>
        <translation>{unit} in {hex} ist außerhalb der Befehlsreichweite des eigenen Verbands.</translation>
    </message>
    <message>
        <source>An HQ far from its units</source>
        <translation>Ein HQ fern von seinen Einheiten</translation>
    </message>
    <message>
        <source>{unit} in {hex} commands {count(units: combat-unit and kind is not headquarters and on-map and formation = outer.formation and away is 0..4)} of {count(units: combat-unit and kind is not headquarters and on-map and formation = outer.formation)} units.</source>
        <translation>{unit} in {hex} befehligt {count(units: combat-unit and kind is not headquarters and on-map and formation = outer.formation and away is 0..4)} von {count(units: combat-unit and kind is not headquarters and on-map and formation = outer.formation)} Einheiten.</translation>
    </message>
    <message>
        <source>Army units far from every HQ</source>
        <translation>Armee-Einheiten fern von jedem HQ</translation>
    </message>
    <message>
        <source>{unit} in {hex} needs an Efficiency check to activate.</source>
        <translation>{unit} in {hex} braucht zur Aktivierung eine Effizienzprobe.</translation>
    </message>
    <message>
        <source>Disrupted headquarters</source>
        <translation>Desorganisierte Hauptquartiere</translation>
    </message>
    <message>
        <source>{unit} in {hex} is Disrupted and has no command points to spend.</source>
        <translation>{unit} in {hex} ist desorganisiert und kann keine Befehlspunkte ausgeben.</translation>
    </message>
    <message>
        <source>A leader without an HQ</source>
        <translation>Ein Anführer ohne HQ</translation>
    </message>
    <message>
        <source>{unit} in {hex} is not with an HQ and cannot spend command points.</source>
        <translation>{unit} in {hex} ist bei keinem HQ und kann keine Befehlspunkte ausgeben.</translation>
    </message>
    <message>
        <source>A leader far from every HQ</source>
        <translation>Ein Anführer fern von jedem HQ</translation>
    </message>
    <message>
        <source>{unit} in {hex} reaches no HQ.</source>
        <translation>{unit} in {hex} erreicht kein HQ.</translation>
    </message>
    <message>
        <source>Leaders are unique</source>
        <translation>Anführer gibt es nur einmal</translation>
    </message>
    <message>
        <source>{unit} is in play twice.</source>
        <translation>{unit} ist zweimal im Spiel.</translation>
    </message>
    <message>
        <source>No strongpoint in swamp</source>
        <translation>Kein Stützpunkt im Sumpf</translation>
    </message>
    <message>
        <source>{hex}: no strongpoint is built in swamp.</source>
        <translation>{hex}: Im Sumpf wird kein Stützpunkt gebaut.</translation>
    </message>
    <message>
        <source>Construction needs a builder</source>
        <translation>Ein Bau braucht einen Erbauer</translation>
    </message>
    <message>
        <source>{hex}: nobody here can build the strongpoint.</source>
        <translation>{hex}: Niemand hier kann den Stützpunkt bauen.</translation>
    </message>
    <message>
        <source>Builders that cannot finish</source>
        <translation>Erbauer, die nicht fertig werden</translation>
    </message>
    <message>
        <source>{hex}: {names(stack: side is own and builder)} cannot complete the strongpoint while Disrupted or Out of Supply.</source>
        <translation>{hex}: {names(stack: side is own and builder)} kann den Stützpunkt desorganisiert oder unversorgt nicht fertigstellen.</translation>
    </message>
    <message>
        <source>Strongpoints under the enemy</source>
        <translation>Stützpunkte unter dem Feind</translation>
    </message>
    <message>
        <source>{hex}: the strongpoint would have been removed, since {names(stack: side is enemy and combat-unit)} occupies it.</source>
        <translation>{hex}: Der Stützpunkt wäre entfernt worden, denn das Hexfeld besetzt {names(stack: side is enemy and combat-unit)}.</translation>
    </message>
    <message>
        <source>Strongpoints have an owner</source>
        <translation>Stützpunkte haben einen Besitzer</translation>
    </message>
    <message>
        <source>{hex}: the strongpoint belongs to nobody.</source>
        <translation>{hex}: Der Stützpunkt gehört niemandem.</translation>
    </message>
    <message>
        <source>Bridges point at water</source>
        <translation>Brücken zeigen auf Wasser</translation>
    </message>
    <message>
        <source>{unit} in {hex} points at no stream and no river.</source>
        <translation>{unit} in {hex} zeigt auf keinen Bach und keinen Fluss.</translation>
    </message>
    <message>
        <source>Bridges beside a bridge</source>
        <translation>Brücken neben einer Brücke</translation>
    </message>
    <message>
        <source>{unit} in {hex}: the hexside has a bridge already.</source>
        <translation>{unit} in {hex}: Die Hexfeldseite hat schon eine Brücke.</translation>
    </message>
    <message>
        <source>Bridges in Command Range</source>
        <translation>Brücken in Befehlsreichweite</translation>
    </message>
    <message>
        <source>{unit} in {hex} is outside the Command Range of every friendly HQ.</source>
        <translation>{unit} in {hex} ist außerhalb der Befehlsreichweite jedes eigenen HQs.</translation>
    </message>
    <message>
        <source>Bridges in swamp</source>
        <translation>Brücken im Sumpf</translation>
    </message>
    <message>
        <source>{unit} in {hex}: in swamp a bridge lies along a road, railroad or trail.</source>
        <translation>{unit} in {hex}: Im Sumpf liegt eine Brücke an einer Straße, einer Bahnstrecke oder einem Weg.</translation>
    </message>
    <message>
        <source>Bridges carry no markers</source>
        <translation>Brücken tragen keine Marker</translation>
    </message>
    <message>
        <source>{unit}: bridge units are never Disrupted or Out of Supply.</source>
        <translation>{unit}: Brückeneinheiten sind nie desorganisiert oder unversorgt.</translation>
    </message>
    <message>
        <source>Guns that start Fired</source>
        <translation>Geschütze, die abgefeuert beginnen</translation>
    </message>
    <message>
        <source>{unit} starts Fired but carries no supply marker; a gun in supply is turned back.</source>
        <translation>{unit} beginnt abgefeuert, trägt aber keinen Versorgungsmarker; ein versorgtes Geschütz wird zurückgedreht.</translation>
    </message>
    <message>
        <source>Air units in the Air Display</source>
        <translation>Lufteinheiten auf der Lufttafel</translation>
    </message>
    <message>
        <source>{unit}: air units are in the Ready or Flown Box between combats.</source>
        <translation>{unit}: Zwischen Kämpfen sind Lufteinheiten in der Box „Bereit“ oder „Geflogen“.</translation>
    </message>
    <message>
        <source>Offensive CAS missions</source>
        <translation>Offensive CAS-Einsätze</translation>
    </message>
    <message>
        <source>Turn {its(id)}: the scenario gives the number of Offensive CAS missions of each side.</source>
        <translation>Spielzug {its(id)}: Das Szenario nennt die Zahl der offensiven CAS-Einsätze jeder Partei.</translation>
    </message>
    <message>
        <source>Cards set aside</source>
        <translation>Beiseitegelegte Karten</translation>
    </message>
    <message>
        <source>Off-map pool</source>
        <translation>Vorrat neben der Karte</translation>
    </message>
    <message>
        <source>Victory point level</source>
        <translation>Siegpunktstand</translation>
    </message>
    <message>
        <source>Victory points from events</source>
        <translation>Siegpunkte aus Ereignissen</translation>
    </message>
    <message>
        <source>Printed map (standard) or another one (custom)</source>
        <translation>Gedruckte Karte (standard) oder eine andere (custom)</translation>
    </message>
    <message>
        <source>Axis cards played for replacement points this turn</source>
        <translation>Karten der Achse, in diesem Spielzug für Ersatzpunkte gespielt</translation>
    </message>
    <message>
        <source>Soviet cards played for replacement points this turn</source>
        <translation>Karten der Sowjets, in diesem Spielzug für Ersatzpunkte gespielt</translation>
    </message>
    <message>
        <source>Axis hand limit</source>
        <translation>Handkartenlimit der Achse</translation>
    </message>
    <message>
        <source>Soviet hand limit</source>
        <translation>Handkartenlimit der Sowjets</translation>
    </message>
    <message>
        <source>German replacement points</source>
        <translation>Deutsche Ersatzpunkte</translation>
    </message>
    <message>
        <source>Panzer replacement points</source>
        <translation>Panzer-Ersatzpunkte</translation>
    </message>
    <message>
        <source>Axis minor replacement points</source>
        <translation>Ersatzpunkte der Verbündeten der Achse</translation>
    </message>
    <message>
        <source>Soviet replacement points</source>
        <translation>Sowjetische Ersatzpunkte</translation>
    </message>
    <message>
        <source>Axis Banked OPS</source>
        <translation>OPS-Vorrat der Achse</translation>
    </message>
    <message>
        <source>Soviet Banked OPS</source>
        <translation>OPS-Vorrat der Sowjets</translation>
    </message>
    <message>
        <source>Axis Consecutive OPS</source>
        <translation>OPS in Folge der Achse</translation>
    </message>
    <message>
        <source>Soviet Consecutive OPS</source>
        <translation>OPS in Folge der Sowjets</translation>
    </message>
    <message>
        <source>Stalin&apos;s moves</source>
        <translation>Bewegungen Stalins</translation>
    </message>
    <message>
        <source>Total War</source>
        <translation>Totaler Krieg</translation>
    </message>
    <message>
        <source>Nordlicht</source>
        <translation>Nordlicht</translation>
    </message>
    <message>
        <source>Taifun</source>
        <translation>Taifun</translation>
    </message>
    <message>
        <source>Blau</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Leningrad gate open</source>
        <translation>Tor nach Leningrad offen</translation>
    </message>
    <message>
        <source>Moscow and Gorki gate open</source>
        <translation>Tor nach Moskau und Gorki offen</translation>
    </message>
    <message>
        <source>Stalingrad and Caucasus gate open</source>
        <translation>Tor nach Stalingrad und in den Kaukasus offen</translation>
    </message>
    <message>
        <source>Partisan Formation</source>
        <translation>Partisanenbildung</translation>
    </message>
    <message>
        <source>Airborne Corps</source>
        <translation>Luftlandekorps</translation>
    </message>
    <message>
        <source>Warsaw Uprising</source>
        <translation>Warschauer Aufstand</translation>
    </message>
    <message>
        <source>Black Sea, Black Death</source>
        <translation>Schwarzes Meer, schwarzer Tod</translation>
    </message>
    <message>
        <source>Zhukov</source>
        <translation>Schukow</translation>
    </message>
    <message>
        <source>Hedgehogs</source>
        <translation>Igelstellungen</translation>
    </message>
    <message>
        <source>People&apos;s Militia</source>
        <translation>Volkswehr</translation>
    </message>
    <message>
        <source>Winter Uniforms</source>
        <translation>Winteruniformen</translation>
    </message>
    <message>
        <source>Operation Uranus</source>
        <translation>Operation Uranus</translation>
    </message>
    <message>
        <source>Lend-Lease</source>
        <translation>Leih-Pacht</translation>
    </message>
    <message>
        <source>Convoy PQ-17</source>
        <translation>Geleitzug PQ-17</translation>
    </message>
    <message>
        <source>Stavka</source>
        <translation>Stawka</translation>
    </message>
    <message>
        <source>Hitler Takes Command</source>
        <translation>Hitler übernimmt den Oberbefehl</translation>
    </message>
    <message>
        <source>Industrial Evacuation</source>
        <translation>Verlagerung der Industrie</translation>
    </message>
    <message>
        <source>The Volga Has Only One Bank</source>
        <translation>Die Wolga hat nur ein Ufer</translation>
    </message>
    <message>
        <source>Romania has surrendered</source>
        <translation>Rumänien hat kapituliert</translation>
    </message>
    <message>
        <source>Hungary has surrendered</source>
        <translation>Ungarn hat kapituliert</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Option: a card of choice for a victory point</source>
        <translation>Option: eine Wunschkarte für einen Siegpunkt</translation>
    </message>
    <message>
        <source>Option: Soviet cards 1 to 6 in the deck</source>
        <translation>Option: sowjetische Karten 1 bis 6 im Kartenstapel</translation>
    </message>
    <message>
        <source>Option: one more OPS for a sure trench</source>
        <translation>Option: ein OPS mehr für einen sicheren Graben</translation>
    </message>
    <message>
        <source>Side that was bid for</source>
        <translation>Partei, auf die geboten wurde</translation>
    </message>
    <message>
        <source>Victory point hexes gained by the Axis since the level was set</source>
        <translation>Von der Achse gewonnene Siegpunkt-Hexfelder, seit der Siegpunktstand gesetzt wurde</translation>
    </message>
    <message>
        <source>End of Turn Phases in a row with all oil hexes Axis</source>
        <translation>Zugende-Phasen in Folge mit allen Öl-Hexfeldern bei der Achse</translation>
    </message>
    <message>
        <source>A supplied Axis unit has moved east of the Paulus Line</source>
        <translation>Eine versorgte Einheit der Achse ist östlich der Paulus-Linie gewesen</translation>
    </message>
    <message>
        <source>Changes of the Axis hand size by events</source>
        <translation>Änderungen der Kartenhand der Achse durch Ereignisse</translation>
    </message>
    <message>
        <source>Changes of the Soviet hand size by events</source>
        <translation>Änderungen der Kartenhand der Sowjets durch Ereignisse</translation>
    </message>
    <message>
        <source>Axis asterisk cards removed as events</source>
        <translation>Als Ereignis entfernte Sternkarten der Achse</translation>
    </message>
    <message>
        <source>Soviet asterisk cards removed as events</source>
        <translation>Als Ereignis entfernte Sternkarten der Sowjets</translation>
    </message>
    <message>
        <source>Axis sea moves in the Baltic this turn</source>
        <translation>Seebewegungen der Achse in der Ostsee in diesem Spielzug</translation>
    </message>
    <message>
        <source>Axis sea moves in the Black Sea this turn</source>
        <translation>Seebewegungen der Achse im Schwarzen Meer in diesem Spielzug</translation>
    </message>
    <message>
        <source>Soviet sea moves this round</source>
        <translation>Seebewegungen der Sowjets in dieser Runde</translation>
    </message>
    <message>
        <source>Lend-Lease Banked OPS received this turn</source>
        <translation>In diesem Spielzug OPS-Vorrat aus Leih-Pacht erhalten</translation>
    </message>
    <message>
        <source>Blitz markers placed this round</source>
        <translation>In dieser Runde gelegte Blitz-Marker</translation>
    </message>
    <message>
        <source>Blitz markers placed east of the Paulus Line this round</source>
        <translation>In dieser Runde östlich der Paulus-Linie gelegte Blitz-Marker</translation>
    </message>
    <message>
        <source>Maskirovka</source>
        <translation>Maskirowka</translation>
    </message>
    <message>
        <source>Naval Evacuation</source>
        <translation>Räumung über See</translation>
    </message>
    <message>
        <source>Played this round</source>
        <translation>In dieser Runde gespielt</translation>
    </message>
    <message>
        <source>Played in the round before, this turn</source>
        <translation>In der Runde davor gespielt, in diesem Spielzug</translation>
    </message>
    <message>
        <source>RP cards played this turn by the active side</source>
        <translation>Ersatzkarten, in diesem Spielzug von der Partei am Zug gespielt</translation>
    </message>
    <message>
        <source>Reinforcement cards played this turn by the active side</source>
        <translation>Verstärkungskarten, in diesem Spielzug von der Partei am Zug gespielt</translation>
    </message>
    <message>
        <source>OPS value of the card</source>
        <translation>OPS-Wert der Karte</translation>
    </message>
    <message>
        <source>Deck of the card</source>
        <translation>Kartenstapel der Karte</translation>
    </message>
    <message>
        <source>The card is a reinforcement card</source>
        <translation>Die Karte ist eine Verstärkungskarte</translation>
    </message>
    <message>
        <source>The Soviet player chose a card at the start</source>
        <translation>Der sowjetische Spieler hat zu Beginn eine Karte gewählt</translation>
    </message>
    <message>
        <source>Replacement points to spend on the unit</source>
        <translation>Ersatzpunkte, die für die Einheit ausgegeben werden</translation>
    </message>
    <message>
        <source>OPS spent on a trench</source>
        <translation>Für einen Graben ausgegebene OPS</translation>
    </message>
    <message>
        <source>The unit could not retreat</source>
        <translation>Die Einheit konnte sich nicht zurückziehen</translation>
    </message>
    <message>
        <source>Loss Number the attacker inflicts</source>
        <translation>Verlustzahl, die der Angreifer verursacht</translation>
    </message>
    <message>
        <source>Loss Number the defender inflicts</source>
        <translation>Verlustzahl, die der Verteidiger verursacht</translation>
    </message>
    <message>
        <source>The attacker&apos;s result has an asterisk</source>
        <translation>Das Ergebnis des Angreifers hat einen Stern</translation>
    </message>
    <message>
        <source>The defender&apos;s result has an asterisk</source>
        <translation>Das Ergebnis des Verteidigers hat einen Stern</translation>
    </message>
    <message>
        <source>All attackers are eliminated</source>
        <translation>Alle Angreifer sind ausgeschaltet</translation>
    </message>
    <message>
        <source>All defenders are eliminated</source>
        <translation>Alle Verteidiger sind ausgeschaltet</translation>
    </message>
    <message>
        <source>The attacker&apos;s mechanized, guard, tank and panzer SCUs are all lost</source>
        <translation>Alle mechanisierten, Garde- und Panzer-SCUs des Angreifers sind verloren</translation>
    </message>
    <message>
        <source>The defender&apos;s mechanized, guard, tank and panzer SCUs are all lost</source>
        <translation>Alle mechanisierten, Garde- und Panzer-SCUs des Verteidigers sind verloren</translation>
    </message>
    <message>
        <source>Columns by the attacker&apos;s Combat Cards</source>
        <translation>Spalten durch Kampfkarten des Angreifers</translation>
    </message>
    <message>
        <source>Columns by the defender&apos;s Combat Cards</source>
        <translation>Spalten durch Kampfkarten des Verteidigers</translation>
    </message>
    <message>
        <source>Option: Guard armies place and use Blitz markers</source>
        <translation>Option: Gardearmeen legen und nutzen Blitz-Marker</translation>
    </message>
    <message>
        <source>Option: supply check after each round</source>
        <translation>Option: Versorgungsprüfung nach jeder Runde</translation>
    </message>
    <message>
        <source>Rasputitsa</source>
        <translation>Rasputiza</translation>
    </message>
    <message>
        <source>Winter 1942</source>
        <translation>Winter 1942</translation>
    </message>
    <message>
        <source>June 1941</source>
        <translation>Juni 1941</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühjahr</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Not on the west edge of the map: {names(hexes: zones is west-edge and not west-border, hex)}.</source>
        <translation>Nicht am Westrand der Karte: {names(hexes: zones is west-edge and not west-border, hex)}.</translation>
    </message>
    <message>
        <source>Combat unit</source>
        <translation>Kampfeinheit</translation>
    </message>
    <message>
        <source>Inactive Partisan</source>
        <translation>Inaktive Partisanen</translation>
    </message>
    <message>
        <source>Panzer, tank or mechanized unit</source>
        <translation>Panzer- oder mechanisierte Einheit</translation>
    </message>
    <message>
        <source>Mechanized, guard, tank or panzer SCU</source>
        <translation>Mechanisierte, Garde- oder Panzer-SCU</translation>
    </message>
    <message>
        <source>May exploit</source>
        <translation>Zur Ausnutzung fähig</translation>
    </message>
    <message>
        <source>City or destroyed Fortress</source>
        <translation>Großstadt oder zerstörte Festung</translation>
    </message>
    <message>
        <source>Starts east of the Paulus Line on Turns 1 to 4</source>
        <translation>Beginnt in den Spielzügen 1 bis 4 östlich der Paulus-Linie</translation>
    </message>
    <message>
        <source>OPS may be spent</source>
        <translation>OPS dürfen ausgegeben werden</translation>
    </message>
    <message>
        <source>This round&apos;s play gives no movement or combat</source>
        <translation>Was in dieser Runde gespielt wurde, gibt weder Bewegung noch Kampf</translation>
    </message>
    <message>
        <source>Own units in the hex since the round began</source>
        <translation>Eigene Einheiten, die seit Beginn der Runde im Hexfeld sind</translation>
    </message>
    <message>
        <source>Action Rounds of each side</source>
        <translation>Aktionsrunden jeder Partei</translation>
    </message>
    <message>
        <source>There is a Replacement Phase</source>
        <translation>Es gibt eine Ersatzphase</translation>
    </message>
    <message>
        <source>Consecutive OPS of the active side</source>
        <translation>OPS in Folge der Partei am Zug</translation>
    </message>
    <message>
        <source>Reinforcement play of the Soviet Mobilization</source>
        <translation>Verstärkungskarte der sowjetischen Mobilmachung</translation>
    </message>
    <message>
        <source>OPS received for the card</source>
        <translation>Für die Karte erhaltene OPS</translation>
    </message>
    <message>
        <source>This play leaves the Consecutive OPS</source>
        <translation>Dieses Ausspielen lässt die OPS in Folge unverändert</translation>
    </message>
    <message>
        <source>Consecutive OPS after this play</source>
        <translation>OPS in Folge nach diesem Ausspielen</translation>
    </message>
    <message>
        <source>RP cards the active side may play this turn</source>
        <translation>Ersatzkarten, die die Partei am Zug in diesem Spielzug spielen darf</translation>
    </message>
    <message>
        <source>An RP card may be played now</source>
        <translation>Jetzt darf eine Ersatzkarte gespielt werden</translation>
    </message>
    <message>
        <source>Reinforcement cards the active side may play this turn</source>
        <translation>Verstärkungskarten, die die Partei am Zug in diesem Spielzug spielen darf</translation>
    </message>
    <message>
        <source>A reinforcement card may be played now</source>
        <translation>Jetzt darf eine Verstärkungskarte gespielt werden</translation>
    </message>
    <message>
        <source>A card may be played for OPS now</source>
        <translation>Jetzt darf eine Karte für OPS gespielt werden</translation>
    </message>
    <message>
        <source>The card may be played as an event now</source>
        <translation>Die Karte darf jetzt als Ereignis gespielt werden</translation>
    </message>
    <message>
        <source>A 0-OPS round with movement or combat may be taken now</source>
        <translation>Jetzt ist eine 0-OPS-Runde mit Bewegung oder Kampf erlaubt</translation>
    </message>
    <message>
        <source>The Soviet player may choose this card at the start</source>
        <translation>Der sowjetische Spieler darf diese Karte zu Beginn wählen</translation>
    </message>
    <message>
        <source>Cards dealt to the Soviet player at the start</source>
        <translation>Karten, die der sowjetische Spieler zu Beginn erhält</translation>
    </message>
    <message>
        <source>Soviet hand at the start</source>
        <translation>Sowjetische Kartenhand zu Beginn</translation>
    </message>
    <message>
        <source>The Soviet player may use this card now</source>
        <translation>Der sowjetische Spieler darf diese Karte jetzt verwenden</translation>
    </message>
    <message>
        <source>Cards the Soviet player draws automatically this turn</source>
        <translation>Karten, die der sowjetische Spieler in diesem Spielzug automatisch zieht</translation>
    </message>
    <message>
        <source>Total War begins in this Draw phase</source>
        <translation>Der Totale Krieg beginnt in dieser Ziehphase</translation>
    </message>
    <message>
        <source>Oil hexes of the Axis that trace supply</source>
        <translation>Öl-Hexfelder der Achse mit Versorgungsweg</translation>
    </message>
    <message>
        <source>Oil hexes of the Soviets that trace supply</source>
        <translation>Öl-Hexfelder der Sowjets mit Versorgungsweg</translation>
    </message>
    <message>
        <source>Axis hand size</source>
        <translation>Größe der Kartenhand der Achse</translation>
    </message>
    <message>
        <source>Soviet hand size</source>
        <translation>Größe der Kartenhand der Sowjets</translation>
    </message>
    <message>
        <source>Stalin is in Moscow</source>
        <translation>Stalin ist in Moskau</translation>
    </message>
    <message>
        <source>Axis Banked OPS at the start of the turn</source>
        <translation>OPS-Vorrat der Achse zu Beginn des Spielzugs</translation>
    </message>
    <message>
        <source>Soviet Banked OPS at the start of the turn</source>
        <translation>OPS-Vorrat der Sowjets zu Beginn des Spielzugs</translation>
    </message>
    <message>
        <source>Banked OPS that Stavka gives</source>
        <translation>OPS-Vorrat, den die Stawka gibt</translation>
    </message>
    <message>
        <source>Banked OPS may be spent in this round</source>
        <translation>OPS-Vorrat darf in dieser Runde ausgegeben werden</translation>
    </message>
    <message>
        <source>Automatic Soviet replacement points in all</source>
        <translation>Automatische sowjetische Ersatzpunkte insgesamt</translation>
    </message>
    <message>
        <source>Automatic Axis replacement points in all</source>
        <translation>Automatische Ersatzpunkte der Achse insgesamt</translation>
    </message>
    <message>
        <source>Automatic Soviet replacement points this turn</source>
        <translation>Automatische sowjetische Ersatzpunkte in diesem Spielzug</translation>
    </message>
    <message>
        <source>Automatic Axis replacement points this turn</source>
        <translation>Automatische Ersatzpunkte der Achse in diesem Spielzug</translation>
    </message>
    <message>
        <source>Replacement points for one step</source>
        <translation>Ersatzpunkte für eine Stufe</translation>
    </message>
    <message>
        <source>Replacement points it needs</source>
        <translation>Ersatzpunkte, die sie braucht</translation>
    </message>
    <message>
        <source>Replacement points may be spent on it</source>
        <translation>Für sie dürfen Ersatzpunkte ausgegeben werden</translation>
    </message>
    <message>
        <source>Steps that can be rebuilt</source>
        <translation>Stufen, die wiederaufgestellt werden können</translation>
    </message>
    <message>
        <source>Steps rebuilt with the points at hand</source>
        <translation>Mit den vorhandenen Punkten wiederaufgestellte Stufen</translation>
    </message>
    <message>
        <source>Points left after rebuilding</source>
        <translation>Punkte, die nach dem Wiederaufstellen übrig sind</translation>
    </message>
    <message>
        <source>Turn on which an Axis LCU lost out of supply returns</source>
        <translation>Spielzug, in dem eine unversorgt verlorene LCU der Achse zurückkehrt</translation>
    </message>
    <message>
        <source>Where it goes when eliminated now</source>
        <translation>Wohin sie kommt, wenn sie jetzt ausgeschaltet wird</translation>
    </message>
    <message>
        <source>Would be eliminated in Attrition</source>
        <translation>Würde durch Abnutzung ausgeschaltet</translation>
    </message>
    <message>
        <source>Hex of its own nation</source>
        <translation>Hexfeld der eigenen Nation</translation>
    </message>
    <message>
        <source>Stacking leaves no room for it</source>
        <translation>Die Stapelung lässt keinen Platz für sie</translation>
    </message>
    <message>
        <source>It may enter here as a reinforcement</source>
        <translation>Sie darf hier als Verstärkung eintreten</translation>
    </message>
    <message>
        <source>Blitzkrieg fronts a Total War front can replace</source>
        <translation>Blitzkrieg-Fronten, die eine Front des Totalen Kriegs ersetzen kann</translation>
    </message>
    <message>
        <source>Armies a Guard army (4G to 11G) can replace</source>
        <translation>Armeen, die eine Gardearmee (4G bis 11G) ersetzen kann</translation>
    </message>
    <message>
        <source>Tank armies a Guard tank army can replace</source>
        <translation>Panzerarmeen, die eine Garde-Panzerarmee ersetzen kann</translation>
    </message>
    <message>
        <source>Romania surrenders at the end of this turn</source>
        <translation>Rumänien kapituliert am Ende dieses Spielzugs</translation>
    </message>
    <message>
        <source>Hungary surrenders at the end of this turn</source>
        <translation>Ungarn kapituliert am Ende dieses Spielzugs</translation>
    </message>
    <message>
        <source>It leaves the game by surrender at the end of this turn</source>
        <translation>Sie verlässt das Spiel am Ende dieses Spielzugs durch Kapitulation</translation>
    </message>
    <message>
        <source>Movement allowance now</source>
        <translation>Bewegungspunkte jetzt</translation>
    </message>
    <message>
        <source>OPS to leave the hex</source>
        <translation>OPS zum Verlassen des Hexfelds</translation>
    </message>
    <message>
        <source>Hexes it may exploit</source>
        <translation>Hexfelder, die sie zur Ausnutzung ziehen darf</translation>
    </message>
    <message>
        <source>Friendly source of full supply</source>
        <translation>Eigene Quelle voller Versorgung</translation>
    </message>
    <message>
        <source>Closed to Axis rail movement this turn</source>
        <translation>In diesem Spielzug für Bahnbewegung der Achse gesperrt</translation>
    </message>
    <message>
        <source>Never open to rail movement of this side</source>
        <translation>Für Bahnbewegung dieser Partei nie offen</translation>
    </message>
    <message>
        <source>Coast of the Black Sea or the Sea of Azov</source>
        <translation>Küste des Schwarzen oder des Asowschen Meeres</translation>
    </message>
    <message>
        <source>Friendly port it can sail from</source>
        <translation>Eigener Hafen, aus dem sie auslaufen kann</translation>
    </message>
    <message>
        <source>Sea moves already made</source>
        <translation>Schon ausgeführte Seebewegungen</translation>
    </message>
    <message>
        <source>It may try to entrench</source>
        <translation>Sie darf versuchen, sich einzugraben</translation>
    </message>
    <message>
        <source>Highest roll that digs a Trench</source>
        <translation>Höchster Wurf, der einen Graben ergibt</translation>
    </message>
    <message>
        <source>Entering a hex</source>
        <translation>Betreten eines Hexfelds</translation>
    </message>
    <message>
        <source>Markers do not move.</source>
        <translation>Marker bewegen sich nicht.</translation>
    </message>
    <message>
        <source>Units in a Festung never leave it.</source>
        <translation>Einheiten mit Festung-Marker verlassen ihr Hexfeld nie.</translation>
    </message>
    <message>
        <source>Inactive Partisans do not move.</source>
        <translation>Inaktive Partisanen bewegen sich nicht.</translation>
    </message>
    <message>
        <source>Nothing crosses a lake or sea hexside.</source>
        <translation>Nichts überquert eine See- oder Meeresseite.</translation>
    </message>
    <message>
        <source>The hex is all water.</source>
        <translation>Das Hexfeld ist ganz Wasser.</translation>
    </message>
    <message>
        <source>Enemy units are in the hex.</source>
        <translation>Im Hexfeld sind feindliche Einheiten.</translation>
    </message>
    <message>
        <source>No unit may enter Hungary on Turn 1.</source>
        <translation>In Spielzug 1 darf keine Einheit Ungarn betreten.</translation>
    </message>
    <message>
        <source>Soviet units may not move into Romania on Turn 1.</source>
        <translation>In Spielzug 1 dürfen sowjetische Einheiten Rumänien nicht betreten.</translation>
    </message>
    <message>
        <source>Romanians never enter Hungary.</source>
        <translation>Rumänen betreten Ungarn nie.</translation>
    </message>
    <message>
        <source>Hungarians never enter Romania.</source>
        <translation>Ungarn betreten Rumänien nie.</translation>
    </message>
    <message>
        <source>Four combat units are there already.</source>
        <translation>Dort sind schon vier Kampfeinheiten.</translation>
    </message>
    <message>
        <source>An LCU is there already.</source>
        <translation>Dort ist schon eine LCU.</translation>
    </message>
    <message>
        <source>Another of the same kind is there already.</source>
        <translation>Dort ist schon eine Einheit derselben Art.</translation>
    </message>
    <message>
        <source>Hungarians and Romanians may not share a hex.</source>
        <translation>Ungarn und Rumänen dürfen nicht im selben Hexfeld stehen.</translation>
    </message>
    <message>
        <source>Partisans stack with no other Soviet unit.</source>
        <translation>Partisanen stapeln mit keiner anderen sowjetischen Einheit.</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Nobody moves or fights in a Rasputitsa round.</source>
        <translation>In einer Rasputiza-Runde bewegt sich und kämpft niemand.</translation>
    </message>
    <message>
        <source>What was played this round gives no movement.</source>
        <translation>Was in dieser Runde gespielt wurde, gibt keine Bewegung.</translation>
    </message>
    <message>
        <source>Axis units may not move on Turn 1.</source>
        <translation>In Spielzug 1 dürfen sich Einheiten der Achse nicht bewegen.</translation>
    </message>
    <message>
        <source>Stalin moves by rail only.</source>
        <translation>Stalin fährt nur mit der Bahn.</translation>
    </message>
    <message>
        <source>The unit has no movement allowance.</source>
        <translation>Die Einheit hat keine Bewegungspunkte.</translation>
    </message>
    <message>
        <source>A unit may not move from one enemy zone of control directly into another.</source>
        <translation>Eine Einheit darf nicht aus einer feindlichen Kontrollzone direkt in eine andere ziehen.</translation>
    </message>
    <message>
        <source>A unit stops when it enters an enemy zone of control.</source>
        <translation>Eine Einheit hält an, sobald sie eine feindliche Kontrollzone betritt.</translation>
    </message>
    <message>
        <source>Strategic movement</source>
        <translation>Strategische Bewegung</translation>
    </message>
    <message>
        <source>Only SCUs use strategic movement, and never the Bunker.</source>
        <translation>Strategisch bewegen sich nur SCUs, und der Bunker nie.</translation>
    </message>
    <message>
        <source>Strategic movement needs full supply.</source>
        <translation>Strategische Bewegung braucht volle Versorgung.</translation>
    </message>
    <message>
        <source>No OPS are spent in a Rasputitsa round.</source>
        <translation>In einer Rasputiza-Runde werden keine OPS ausgegeben.</translation>
    </message>
    <message>
        <source>Rail movement</source>
        <translation>Bahnbewegung</translation>
    </message>
    <message>
        <source>The unit is not on a railway.</source>
        <translation>Die Einheit steht an keiner Eisenbahn.</translation>
    </message>
    <message>
        <source>A unit leaves an enemy zone of control by rail only when another stays.</source>
        <translation>Mit der Bahn verlässt eine Einheit eine feindliche Kontrollzone nur, wenn eine andere zurückbleibt.</translation>
    </message>
    <message>
        <source>The Axis has no rail movement in the Soviet Union before Turn 5, in the Baltic States before Turn 3.</source>
        <translation>Die Achse hat in der Sowjetunion vor Spielzug 5 keine Bahnbewegung, im Baltikum nicht vor Spielzug 3.</translation>
    </message>
    <message>
        <source>The Axis never moves by rail in the Caucasus Zone, the Soviets never in Germany.</source>
        <translation>Die Achse fährt nie mit der Bahn in der Kaukasuszone, die Sowjets nie in Deutschland.</translation>
    </message>
    <message>
        <source>Stalin leaves Moscow once and returns once.</source>
        <translation>Stalin verlässt Moskau einmal und kehrt einmal zurück.</translation>
    </message>
    <message>
        <source>Enemy units are on the line.</source>
        <translation>An der Strecke stehen feindliche Einheiten.</translation>
    </message>
    <message>
        <source>The line runs through an enemy zone of control.</source>
        <translation>Die Strecke führt durch eine feindliche Kontrollzone.</translation>
    </message>
    <message>
        <source>The enemy controls a city, port, fortress, oil or victory hex on the line.</source>
        <translation>Der Feind kontrolliert an der Strecke eine Großstadt, einen Hafen, eine Festung, ein Öl- oder ein Siegpunkt-Hexfeld.</translation>
    </message>
    <message>
        <source>Axis rail movement stops at the second Inactive Partisan.</source>
        <translation>Die Bahnbewegung der Achse endet bei den zweiten Inaktiven Partisanen.</translation>
    </message>
    <message>
        <source>Stalin can only return to Moscow.</source>
        <translation>Stalin kann nur nach Moskau zurückkehren.</translation>
    </message>
    <message>
        <source>Sea movement</source>
        <translation>Seebewegung</translation>
    </message>
    <message>
        <source>The unit is in no friendly port of a sea it may cross.</source>
        <translation>Die Einheit ist in keinem eigenen Hafen an einem Meer, das sie überqueren darf.</translation>
    </message>
    <message>
        <source>One Axis SCU a turn moves by sea in the Baltic, and one in the Black Sea.</source>
        <translation>Pro Spielzug bewegt sich eine SCU der Achse über die Ostsee und eine über das Schwarze Meer.</translation>
    </message>
    <message>
        <source>One Soviet SCU moves by sea in an Action Round.</source>
        <translation>In einer Aktionsrunde bewegt sich eine sowjetische SCU über See.</translation>
    </message>
    <message>
        <source>It lies east of a Soviet port of the same sea.</source>
        <translation>Es liegt östlich eines sowjetischen Hafens an demselben Meer.</translation>
    </message>
    <message>
        <source>It lies west of an Axis port of the same sea.</source>
        <translation>Es liegt westlich eines Hafens der Achse an demselben Meer.</translation>
    </message>
    <message>
        <source>Black Sea landing</source>
        <translation>Landung am Schwarzen Meer</translation>
    </message>
    <message>
        <source>Only the Marine Army lands, by Black Sea, Black Death.</source>
        <translation>Nur die Küstenarmee landet, durch „Schwarzes Meer, schwarzer Tod“.</translation>
    </message>
    <message>
        <source>The unit is in no friendly port of the Black Sea or the Sea of Azov.</source>
        <translation>Die Einheit ist in keinem eigenen Hafen am Schwarzen oder am Asowschen Meer.</translation>
    </message>
    <message>
        <source>Naval Evacuation carries one Axis LCU, which is reduced to its last step.</source>
        <translation>„Räumung über See“ befördert eine LCU der Achse; sie wird auf ihre letzte Stufe reduziert.</translation>
    </message>
    <message>
        <source>The unit is in no friendly port.</source>
        <translation>Die Einheit ist in keinem eigenen Hafen.</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation>Ausnutzung</translation>
    </message>
    <message>
        <source>This kind of unit does not exploit.</source>
        <translation>Diese Art von Einheit hat keine Ausnutzung.</translation>
    </message>
    <message>
        <source>Exploitation starts in full supply.</source>
        <translation>Die Ausnutzung beginnt in voller Versorgung.</translation>
    </message>
    <message>
        <source>The Axis does not exploit in the Caucasus Zone.</source>
        <translation>Die Achse hat in der Kaukasuszone keine Ausnutzung.</translation>
    </message>
    <message>
        <source>The Soviets received no Lend-Lease Banked OPS this turn.</source>
        <translation>Die Sowjets haben in diesem Spielzug keinen OPS-Vorrat aus Leih-Pacht erhalten.</translation>
    </message>
    <message>
        <source>There is no Blitz marker in the hex or beside it.</source>
        <translation>Weder im Hexfeld noch daneben liegt ein Blitz-Marker.</translation>
    </message>
    <message>
        <source>The unit has exploited in this round.</source>
        <translation>Die Einheit hatte ihre Ausnutzung in dieser Runde schon.</translation>
    </message>
    <message>
        <source>The Axis does not exploit into the Caucasus Zone.</source>
        <translation>Die Achse zieht bei der Ausnutzung nicht in die Kaukasuszone.</translation>
    </message>
    <message>
        <source>The terrain halts exploitation.</source>
        <translation>Das Gelände beendet die Ausnutzung.</translation>
    </message>
    <message>
        <source>Exploitation stops after crossing the Kerch strait.</source>
        <translation>Die Ausnutzung endet nach dem Überqueren der Straße von Kertsch.</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Rückzug</translation>
    </message>
    <message>
        <source>Stalin stays, and is lost when the Axis advances.</source>
        <translation>Stalin bleibt und geht verloren, wenn die Achse vorrückt.</translation>
    </message>
    <message>
        <source>A unit without a movement allowance that must retreat is eliminated.</source>
        <translation>Eine Einheit ohne Bewegungspunkte, die sich zurückziehen muss, wird ausgeschaltet.</translation>
    </message>
    <message>
        <source>The hex is an enemy Fortress or Festung.</source>
        <translation>Das Hexfeld ist eine feindliche Festung oder hat einen feindlichen Festung-Marker.</translation>
    </message>
    <message>
        <source>No retreat into an enemy zone of control unless a friendly unit is there.</source>
        <translation>Kein Rückzug in eine feindliche Kontrollzone, außer zu einer eigenen Einheit.</translation>
    </message>
    <message>
        <source>A retreat into an Inactive Partisan stops there.</source>
        <translation>Ein Rückzug zu Inaktiven Partisanen endet dort.</translation>
    </message>
    <message>
        <source>The retreat has another length, or ends beside the hex it began in.</source>
        <translation>Der Rückzug hat eine andere Länge oder endet neben dem Hexfeld, in dem er begann.</translation>
    </message>
    <message>
        <source>There is a way that avoids enemy cities.</source>
        <translation>Es gibt einen Weg, der feindliche Großstädte meidet.</translation>
    </message>
    <message>
        <source>There is a way that ends in supply.</source>
        <translation>Es gibt einen Weg, der in Versorgung endet.</translation>
    </message>
    <message>
        <source>There is a way that avoids Inactive Partisans.</source>
        <translation>Es gibt einen Weg, der Inaktive Partisanen meidet.</translation>
    </message>
    <message>
        <source>Advance after combat</source>
        <translation>Vorrücken nach dem Kampf</translation>
    </message>
    <message>
        <source>Only units that took part in the combat advance.</source>
        <translation>Es rücken nur Einheiten vor, die am Kampf beteiligt waren.</translation>
    </message>
    <message>
        <source>No advance into a hex without a line of supply.</source>
        <translation>Kein Vorrücken in ein Hexfeld ohne Versorgungsweg.</translation>
    </message>
    <message>
        <source>VP level</source>
        <translation>Siegpunktstand</translation>
    </message>
    <message>
        <source>VP change at the end of this turn while Hitler Takes Command is unplayed</source>
        <translation>Änderung des Siegpunktstands am Ende dieses Spielzugs, solange „Hitler übernimmt den Oberbefehl“ nicht gespielt ist</translation>
    </message>
    <message>
        <source>Tournament count of the Axis</source>
        <translation>Turnierwertung der Achse</translation>
    </message>
    <message>
        <source>Baku is a full Soviet source</source>
        <translation>Baku ist eine volle sowjetische Quelle</translation>
    </message>
    <message>
        <source>The VP level is 20 or more.</source>
        <translation>Der Siegpunktstand ist 20 oder höher.</translation>
    </message>
    <message>
        <source>The Axis controls every oil hex in a second End of Turn Phase in a row.</source>
        <translation>Die Achse kontrolliert in der zweiten Zugende-Phase in Folge alle Öl-Hexfelder.</translation>
    </message>
    <message>
        <source>The Axis controls Moscow, Leningrad, and Rostov or Sevastopol at the end of Turn 4.</source>
        <translation>Die Achse kontrolliert am Ende von Spielzug 4 Moskau, Leningrad und Rostow oder Sewastopol.</translation>
    </message>
    <message>
        <source>The Axis controls Moscow, Leningrad, Stalingrad and Sevastopol and has cut off Baku at the end of Turn 8.</source>
        <translation>Die Achse kontrolliert am Ende von Spielzug 8 Moskau, Leningrad, Stalingrad und Sewastopol und hat Baku abgeschnitten.</translation>
    </message>
    <message>
        <source>The VP level is 0 or less.</source>
        <translation>Der Siegpunktstand ist 0 oder niedriger.</translation>
    </message>
    <message>
        <source>The Soviets control Berlin, Buda, Pest, Bucharest and Königsberg.</source>
        <translation>Die Sowjets kontrollieren Berlin, Buda, Pest, Bukarest und Königsberg.</translation>
    </message>
    <message>
        <source>No supplied Axis unit has moved east of the Paulus Line by the end of Turn 4.</source>
        <translation>Bis zum Ende von Spielzug 4 ist keine versorgte Einheit der Achse östlich der Paulus-Linie gewesen.</translation>
    </message>
    <message>
        <source>The Soviets control every victory hex in the Soviet Union.</source>
        <translation>Die Sowjets kontrollieren alle Siegpunkt-Hexfelder in der Sowjetunion.</translation>
    </message>
    <message>
        <source>The VP level is 9 or less at the end of Turn 10.</source>
        <translation>Der Siegpunktstand ist am Ende von Spielzug 10 bei 9 oder niedriger.</translation>
    </message>
    <message>
        <source>Nobody has won an automatic victory by the end of Turn 18.</source>
        <translation>Bis zum Ende von Spielzug 18 hat niemand einen automatischen Sieg errungen.</translation>
    </message>
    <message>
        <source>The tournament count of the Axis is 9 or more.</source>
        <translation>Die Turnierwertung der Achse ist 9 oder höher.</translation>
    </message>
    <message>
        <source>The tournament count of the Axis is 8 or less.</source>
        <translation>Die Turnierwertung der Achse ist 8 oder niedriger.</translation>
    </message>
    <message>
        <source>Hexes the attack comes from</source>
        <translation>Hexfelder, aus denen der Angriff kommt</translation>
    </message>
    <message>
        <source>Of them with a panzer, tank or mechanized unit</source>
        <translation>Davon mit einer Panzer- oder mechanisierten Einheit</translation>
    </message>
    <message>
        <source>Zhukov is at the front this turn</source>
        <translation>Schukow ist in diesem Spielzug an der Front</translation>
    </message>
    <message>
        <source>Only German Panzer Corps defend</source>
        <translation>Nur deutsche Panzerkorps verteidigen</translation>
    </message>
    <message>
        <source>The Axis may attack Leningrad</source>
        <translation>Die Achse darf Leningrad angreifen</translation>
    </message>
    <message>
        <source>The Axis may attack Moscow and Gorki</source>
        <translation>Die Achse darf Moskau und Gorki angreifen</translation>
    </message>
    <message>
        <source>The Axis may attack Stalingrad and the Caucasus Zone</source>
        <translation>Die Achse darf Stalingrad und die Kaukasuszone angreifen</translation>
    </message>
    <message>
        <source>The Axis may attack across the Volga south of Saratov</source>
        <translation>Die Achse darf über die Wolga südlich von Saratow angreifen</translation>
    </message>
    <message>
        <source>The defender has the benefit of terrain</source>
        <translation>Dem Verteidiger nützt das Gelände</translation>
    </message>
    <message>
        <source>Columns for the terrain of the hex</source>
        <translation>Spalten für das Gelände des Hexfelds</translation>
    </message>
    <message>
        <source>Columns when every attacker crosses a river or strait</source>
        <translation>Spalten, wenn jeder Angreifer einen Fluss oder eine Meerenge überquert</translation>
    </message>
    <message>
        <source>German Mobile Defense</source>
        <translation>Deutsche bewegliche Verteidigung</translation>
    </message>
    <message>
        <source>Difference of the Loss Numbers</source>
        <translation>Unterschied der Verlustzahlen</translation>
    </message>
    <message>
        <source>Hexes to retreat when the attacker wins</source>
        <translation>Hexfelder Rückzug, wenn der Angreifer gewinnt</translation>
    </message>
    <message>
        <source>The hex keeps the attacker from winning ties</source>
        <translation>In diesem Hexfeld gewinnt der Angreifer keinen Gleichstand</translation>
    </message>
    <message>
        <source>The attacker wins a tie</source>
        <translation>Der Angreifer gewinnt bei Gleichstand</translation>
    </message>
    <message>
        <source>Winner of the combat</source>
        <translation>Sieger des Kampfes</translation>
    </message>
    <message>
        <source>The defender may stay for one more step</source>
        <translation>Der Verteidiger darf für eine weitere Stufe bleiben</translation>
    </message>
    <message>
        <source>A Blitz marker may lie in the hex</source>
        <translation>Im Hexfeld darf ein Blitz-Marker liegen</translation>
    </message>
    <message>
        <source>The side may place a Blitz marker in this round</source>
        <translation>Die Partei darf in dieser Runde einen Blitz-Marker legen</translation>
    </message>
    <message>
        <source>A Blitz marker may be placed after an advance</source>
        <translation>Nach dem Vorrücken darf ein Blitz-Marker gelegt werden</translation>
    </message>
    <message>
        <source>What was played this round gives no combat.</source>
        <translation>Was in dieser Runde gespielt wurde, gibt keinen Kampf.</translation>
    </message>
    <message>
        <source>Units of both sides cannot attack together.</source>
        <translation>Einheiten beider Parteien können nicht gemeinsam angreifen.</translation>
    </message>
    <message>
        <source>Inactive Partisans and markers do not attack.</source>
        <translation>Inaktive Partisanen und Marker greifen nicht an.</translation>
    </message>
    <message>
        <source>Stalin has no attack factor.</source>
        <translation>Stalin hat keinen Angriffswert.</translation>
    </message>
    <message>
        <source>Nobody attacks across a lake or sea hexside.</source>
        <translation>Niemand greift über eine See- oder Meeresseite an.</translation>
    </message>
    <message>
        <source>Only one LCU may attack a hex.</source>
        <translation>Ein Hexfeld darf nur von einer LCU angegriffen werden.</translation>
    </message>
    <message>
        <source>Each further hex needs an attacking panzer, tank or mechanized unit.</source>
        <translation>Jedes weitere Hexfeld braucht eine angreifende Panzer- oder mechanisierte Einheit.</translation>
    </message>
    <message>
        <source>Each unit attacks once in a round.</source>
        <translation>Jede Einheit greift in einer Runde einmal an.</translation>
    </message>
    <message>
        <source>A hex is attacked once in a round.</source>
        <translation>Ein Hexfeld wird in einer Runde einmal angegriffen.</translation>
    </message>
    <message>
        <source>Active Partisans fight alone.</source>
        <translation>Aktive Partisanen kämpfen allein.</translation>
    </message>
    <message>
        <source>Units that arrived this round do not attack.</source>
        <translation>Einheiten, die in dieser Runde eingetroffen sind, greifen nicht an.</translation>
    </message>
    <message>
        <source>The Axis attacks Leningrad only after Nordlicht, or once an Axis unit has been there.</source>
        <translation>Die Achse greift Leningrad erst nach „Nordlicht“ an, oder wenn schon eine Einheit der Achse dort war.</translation>
    </message>
    <message>
        <source>The Axis attacks Moscow and Gorki only after Taifun, or once an Axis unit has been in one of them.</source>
        <translation>Die Achse greift Moskau und Gorki erst nach „Taifun“ an, oder wenn schon eine Einheit der Achse in einer der beiden Städte war.</translation>
    </message>
    <message>
        <source>The Axis attacks Stalingrad and the Caucasus Zone only after Blau, or once an Axis unit has been there.</source>
        <translation>Die Achse greift Stalingrad und die Kaukasuszone erst nach „Blau“ an, oder wenn schon eine Einheit der Achse dort war.</translation>
    </message>
    <message>
        <source>The Axis attacks across the Volga south of Saratov only while it controls Moscow or Stalingrad.</source>
        <translation>Die Achse greift über die Wolga südlich von Saratow nur an, solange sie Moskau oder Stalingrad kontrolliert.</translation>
    </message>
    <message>
        <source>The Soviets do not attack into Romania on Turn 1.</source>
        <translation>Die Sowjets greifen in Spielzug 1 nicht nach Rumänien an.</translation>
    </message>
    <message>
        <source>On Turns 1 and 2 fronts do not attack a hex that holds only Panzer Corps.</source>
        <translation>In den Spielzügen 1 und 2 greifen Fronten kein Hexfeld an, in dem nur Panzerkorps stehen.</translation>
    </message>
    <message>
        <source>On Turns 1 and 2 mechanized corps of different hexes do not combine against a hex that holds only Panzer Corps.</source>
        <translation>In den Spielzügen 1 und 2 greifen mechanisierte Korps aus verschiedenen Hexfeldern nicht gemeinsam ein Hexfeld an, in dem nur Panzerkorps stehen.</translation>
    </message>
    <message>
        <source>Hungarians and Romanians never fight in one combat.</source>
        <translation>Ungarn und Rumänen kämpfen nie im selben Kampf.</translation>
    </message>
    <message>
        <source>Terrain of the hex</source>
        <translation>Gelände des Hexfelds</translation>
    </message>
    <message>
        <source>Every attacker crosses a river or strait</source>
        <translation>Jeder Angreifer überquert einen Fluss oder eine Meerenge</translation>
    </message>
    <message>
        <source>Trench or Festung</source>
        <translation>Graben oder Festung-Marker</translation>
    </message>
    <message>
        <source>An attacker is not in full supply</source>
        <translation>Ein Angreifer ist nicht in voller Versorgung</translation>
    </message>
    <message>
        <source>A defender is out of supply</source>
        <translation>Ein Verteidiger ist unversorgt</translation>
    </message>
    <message>
        <source>Shock army in Winter 1942</source>
        <translation>Stoßarmee im Winter 1942</translation>
    </message>
    <message>
        <source>East of the Paulus Line on Turns 1 to 4</source>
        <translation>Östlich der Paulus-Linie in den Spielzügen 1 bis 4</translation>
    </message>
    <message>
        <source>Combat Cards</source>
        <translation>Kampfkarten</translation>
    </message>
    <message>
        <source>OPS to activate the attacking hexes</source>
        <translation>OPS zum Aktivieren der angreifenden Hexfelder</translation>
    </message>
    <message>
        <source>The attacker may use Combat Cards</source>
        <translation>Der Angreifer darf Kampfkarten einsetzen</translation>
    </message>
    <message>
        <source>The defender may use Combat Cards</source>
        <translation>Der Verteidiger darf Kampfkarten einsetzen</translation>
    </message>
    <message>
        <source>The attacker&apos;s first loss falls on one of</source>
        <translation>Der erste Verlust des Angreifers trifft eine von</translation>
    </message>
    <message>
        <source>Asterisked results hit the attacker</source>
        <translation>Ergebnisse mit Stern treffen den Angreifer</translation>
    </message>
    <message>
        <source>Asterisked results hit the defender</source>
        <translation>Ergebnisse mit Stern treffen den Verteidiger</translation>
    </message>
    <message>
        <source>Steps the attacker loses</source>
        <translation>Stufen, die der Angreifer verliert</translation>
    </message>
    <message>
        <source>Steps the defender loses</source>
        <translation>Stufen, die der Verteidiger verliert</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Hexes the defender retreats</source>
        <translation>Hexfelder, die der Verteidiger sich zurückzieht</translation>
    </message>
    <message>
        <source>Stays, and is lost when the attacker advances</source>
        <translation>Bleibt und geht verloren, wenn der Angreifer vorrückt</translation>
    </message>
    <message>
        <source>Die on any Loss Number</source>
        <translation>Bei jeder Verlustzahl verloren</translation>
    </message>
    <message>
        <source>Intact Fortress</source>
        <translation>Unzerstörte Festung</translation>
    </message>
    <message>
        <source>In enemy hands</source>
        <translation>In Feindeshand</translation>
    </message>
    <message>
        <source>Own Fortress or Festung</source>
        <translation>Eigene Festung oder eigener Festung-Marker</translation>
    </message>
    <message>
        <source>German supply</source>
        <translation>Deutsche Versorgung</translation>
    </message>
    <message>
        <source>Romanian supply</source>
        <translation>Rumänische Versorgung</translation>
    </message>
    <message>
        <source>Hungarian and Italian supply</source>
        <translation>Ungarische und italienische Versorgung</translation>
    </message>
    <message>
        <source>Soviet supply</source>
        <translation>Sowjetische Versorgung</translation>
    </message>
    <message>
        <source>Has a controller</source>
        <translation>Hat eine kontrollierende Partei</translation>
    </message>
    <message>
        <source>On the west edge of the map</source>
        <translation>Am Westrand der Karte</translation>
    </message>
    <message>
        <source>The printed map</source>
        <translation>Die gedruckte Karte</translation>
    </message>
    <message>
        <source>A scenario of the rulebook</source>
        <translation>Ein Szenario des Regelhefts</translation>
    </message>
    <message>
        <source>West edge hex with a railway, or the USIR</source>
        <translation>Hexfeld am Westrand mit Eisenbahn, oder das USIR</translation>
    </message>
    <message>
        <source>East edge hex with a railway</source>
        <translation>Hexfeld am Ostrand mit Eisenbahn</translation>
    </message>
    <message>
        <source>Where German reinforcements may enter</source>
        <translation>Wo deutsche Verstärkungen eintreten dürfen</translation>
    </message>
    <message>
        <source>Where Romanian reinforcements may enter</source>
        <translation>Wo rumänische Verstärkungen eintreten dürfen</translation>
    </message>
    <message>
        <source>Where Hungarian reinforcements may enter</source>
        <translation>Wo ungarische Verstärkungen eintreten dürfen</translation>
    </message>
    <message>
        <source>Where Italian reinforcements may enter</source>
        <translation>Wo italienische Verstärkungen eintreten dürfen</translation>
    </message>
    <message>
        <source>Where Soviet reinforcements may enter</source>
        <translation>Wo sowjetische Verstärkungen eintreten dürfen</translation>
    </message>
    <message>
        <source>Rasputitsa in round 1 of the turn</source>
        <translation>Rasputiza in Runde 1 des Spielzugs</translation>
    </message>
    <message>
        <source>Rasputitsa in round 2 of the turn</source>
        <translation>Rasputiza in Runde 2 des Spielzugs</translation>
    </message>
    <message>
        <source>Rasputitsa in round 3 or later of the turn</source>
        <translation>Rasputiza in Runde 3 oder später des Spielzugs</translation>
    </message>
    <message>
        <source>Where the arriving counter of the entry may enter now</source>
        <translation>Wo der eintreffende Counter jetzt eintreten darf</translation>
    </message>
    <message>
        <source>Where the arriving counter of the entry may enter at all</source>
        <translation>Wo der eintreffende Counter überhaupt eintreten darf</translation>
    </message>
    <message>
        <source>At most four combat units</source>
        <translation>Höchstens vier Kampfeinheiten</translation>
    </message>
    <message>
        <source>Only one LCU</source>
        <translation>Nur eine LCU</translation>
    </message>
    <message>
        <source>One each of Stalin, Bunker, Fortified Zone, Partisan</source>
        <translation>Je einmal Stalin, Bunker, Befestigte Zone, Partisanen</translation>
    </message>
    <message>
        <source>Stacking rests during movement</source>
        <translation>Die Stapelung ruht während der Bewegung</translation>
    </message>
    <message>
        <source>Hungarians and Romanians apart</source>
        <translation>Ungarn und Rumänen getrennt</translation>
    </message>
    <message>
        <source>Partisans stack with no other Soviet unit</source>
        <translation>Partisanen stapeln mit keiner anderen sowjetischen Einheit</translation>
    </message>
    <message>
        <source>No enemies in one hex</source>
        <translation>Keine Feinde in einem Hexfeld</translation>
    </message>
    <message>
        <source>On playable land</source>
        <translation>Auf bespielbarem Land</translation>
    </message>
    <message>
        <source>Each counter once</source>
        <translation>Jeder Counter einmal</translation>
    </message>
    <message>
        <source>An Inactive Partisan leaves a supplied Soviet unit</source>
        <translation>Inaktive Partisanen weichen einer versorgten sowjetischen Einheit</translation>
    </message>
    <message>
        <source>{hex}: the Inactive Partisan is removed by the supplied {names(stack: side is soviet and combat-unit and kind is not partisan and supply is full)}.</source>
        <translation>{hex}: Die Inaktiven Partisanen werden entfernt, denn hier steht versorgt: {names(stack: side is soviet and combat-unit and kind is not partisan and supply is full)}.</translation>
    </message>
    <message>
        <source>Stacking at the mobilization of turn 2</source>
        <translation>Stapelung bei der Mobilmachung in Spielzug 2</translation>
    </message>
    <message>
        <source>Reinforcements of turn 2 would stack {count(entry-hexes: true) + 3} or more: more than four combat units in {names(entry-hexes: true, hex)}.</source>
        <translation>Die Verstärkungen von Spielzug 2 würden zu {count(entry-hexes: true) + 3} oder mehr stapeln: mehr als vier Kampfeinheiten in {names(entry-hexes: true, hex)}.</translation>
    </message>
    <message>
        <source>White square agrees with the kind</source>
        <translation>Weißes Quadrat passt zur Art</translation>
    </message>
    <message>
        <source>Counter {unit}: the white square (no zone of control) disagrees with its kind, {kind}.</source>
        <translation>Counter {unit}: Das weiße Quadrat (keine Kontrollzone) widerspricht seiner Art, {kind}.</translation>
    </message>
    <message>
        <source>Supply that hangs on an enemy</source>
        <translation>Versorgung, die von einem Feind abhängt</translation>
    </message>
    <message>
        <source>The supply of {unit} in {hex} depends on whether an enemy is itself in supply; mark units out of supply explicitly.</source>
        <translation>Ob {unit} in {hex} versorgt ist, hängt davon ab, ob ein Feind selbst versorgt ist; unversorgte Einheiten ausdrücklich kennzeichnen.</translation>
    </message>
    <message>
        <source>A marker that will come off</source>
        <translation>Ein Marker, der wegfallen wird</translation>
    </message>
    <message>
        <source>{unit} in {hex} is marked out of supply but can trace supply; it would regain it at its next check.</source>
        <translation>{unit} in {hex} ist als unversorgt gekennzeichnet, hat aber einen Versorgungsweg; bei der nächsten Prüfung wäre die Einheit wieder versorgt.</translation>
    </message>
    <message>
        <source>Units trace supply</source>
        <translation>Einheiten haben einen Versorgungsweg</translation>
    </message>
    <message>
        <source>{unit} in {hex} cannot trace supply: {supply-break}.</source>
        <translation>{unit} in {hex} hat keinen Versorgungsweg: {supply-break}.</translation>
    </message>
    <message>
        <source>Supply for defense and attrition only</source>
        <translation>Versorgung nur für Verteidigung und Abnutzung</translation>
    </message>
    <message>
        <source>{unit} in {hex} is in supply for defense and attrition only.</source>
        <translation>{unit} in {hex} ist nur für Verteidigung und Abnutzung versorgt.</translation>
    </message>
    <message>
        <source>Units out of supply die in Attrition</source>
        <translation>Unversorgte Einheiten gehen durch Abnutzung verloren</translation>
    </message>
    <message>
        <source>{unit} in {hex} will be eliminated in Attrition.</source>
        <translation>{unit} in {hex} wird durch Abnutzung ausgeschaltet.</translation>
    </message>
    <message>
        <source>Places out of supply change hands in Attrition</source>
        <translation>Unversorgte Orte wechseln durch Abnutzung die Kontrolle</translation>
    </message>
    <message>
        <source>{place} ({hex}) would change control in Attrition: it cannot trace supply.</source>
        <translation>{place} ({hex}) würde durch Abnutzung die Kontrolle wechseln: Es gibt keinen Versorgungsweg.</translation>
    </message>
    <message>
        <source>German supply source</source>
        <translation>Deutsche Versorgungsquelle</translation>
    </message>
    <message>
        <source>The map has no usable German supply source: no railway leaves the west edge and there is no USIR, or the enemy holds them.</source>
        <translation>Die Karte hat keine brauchbare deutsche Versorgungsquelle: Keine Eisenbahn führt über den Westrand und es gibt kein USIR, oder der Feind hält sie.</translation>
    </message>
    <message>
        <source>Romanian supply source</source>
        <translation>Rumänische Versorgungsquelle</translation>
    </message>
    <message>
        <source>Romanian units have no supply source: Bucharest is missing or in enemy hands.</source>
        <translation>Rumänische Einheiten haben keine Versorgungsquelle: Bukarest fehlt oder ist in Feindeshand.</translation>
    </message>
    <message>
        <source>Hungarian and Italian supply source</source>
        <translation>Ungarische und italienische Versorgungsquelle</translation>
    </message>
    <message>
        <source>Hungarian and Italian units have no supply source: Buda is missing or in enemy hands.</source>
        <translation>Ungarische und italienische Einheiten haben keine Versorgungsquelle: Buda fehlt oder ist in Feindeshand.</translation>
    </message>
    <message>
        <source>The west edge lies in the west</source>
        <translation>Der Westrand liegt im Westen</translation>
    </message>
    <message>
        <source>Soviet supply source</source>
        <translation>Sowjetische Versorgungsquelle</translation>
    </message>
    <message>
        <source>The map has no Soviet supply source: no railway leaves the east edge and there is no Baku.</source>
        <translation>Die Karte hat keine sowjetische Versorgungsquelle: Keine Eisenbahn führt über den Ostrand, und es gibt kein Baku.</translation>
    </message>
    <message>
        <source>Edge sources need a railway</source>
        <translation>Quellen am Rand brauchen eine Eisenbahn</translation>
    </message>
    <message>
        <source>{hex}: a supply source at the map edge needs a railway.</source>
        <translation>{hex}: Eine Versorgungsquelle am Kartenrand braucht eine Eisenbahn.</translation>
    </message>
    <message>
        <source>Baku needs another Caspian port</source>
        <translation>Baku braucht einen weiteren Hafen am Kaspischen Meer</translation>
    </message>
    <message>
        <source>The map has no other port on the Caspian Sea, so Baku can never be a full supply source.</source>
        <translation>Die Karte hat keinen weiteren Hafen am Kaspischen Meer; deshalb kann Baku nie eine volle Versorgungsquelle sein.</translation>
    </message>
    <message>
        <source>Rasputitsa by the seasons</source>
        <translation>Rasputiza nach Jahreszeiten</translation>
    </message>
    <message>
        <source>Turn {its(id)}: Rasputitsa belongs to round 1 of every Fall turn and rounds 1 and 2 of every Spring turn, and to no other.</source>
        <translation>Spielzug {its(id)}: Rasputiza gehört in Runde 1 jedes Herbst-Spielzugs und in die Runden 1 und 2 jedes Frühjahrs-Spielzugs, sonst in keine.</translation>
    </message>
    <message>
        <source>Winter 1942 on turn 4</source>
        <translation>Winter 1942 in Spielzug 4</translation>
    </message>
    <message>
        <source>Winter 1942 must be the weather of turn 4 and of no other turn.</source>
        <translation>Winter 1942 muss das Wetter von Spielzug 4 sein, und von keinem anderen.</translation>
    </message>
    <message>
        <source>The game starts in June 1941</source>
        <translation>Das Spiel beginnt im Juni 1941</translation>
    </message>
    <message>
        <source>The scenario of the rulebook starts on turn 1, June 1941, not on turn {first-turn}.</source>
        <translation>Das Szenario des Regelhefts beginnt mit Spielzug 1, Juni 1941, nicht mit Spielzug {first-turn}.</translation>
    </message>
    <message>
        <source>Victory points and hand limits at start</source>
        <translation>Siegpunkte und Handkartenlimits zu Beginn</translation>
    </message>
    <message>
        <source>The Victory Point marker starts on 7 and both hand limits on 6; here they are {flag(vp)}, {flag(axis-hand)} and {flag(soviet-hand)}.</source>
        <translation>Der Siegpunktmarker beginnt auf 7, beide Handkartenlimits auf 6; hier sind es {flag(vp)}, {flag(axis-hand)} und {flag(soviet-hand)}.</translation>
    </message>
    <message>
        <source>No points at start</source>
        <translation>Keine Punkte zu Beginn</translation>
    </message>
    <message>
        <source>Replacement points and Banked OPS start at 0.</source>
        <translation>Ersatzpunkte und OPS-Vorrat beginnen bei 0.</translation>
    </message>
    <message>
        <source>Consecutive OPS at start</source>
        <translation>OPS in Folge zu Beginn</translation>
    </message>
    <message>
        <source>The Consecutive OPS markers start on 0.</source>
        <translation>Die Marker für OPS in Folge beginnen auf 0.</translation>
    </message>
    <message>
        <source>The set-up of the rulebook</source>
        <translation>Die Aufstellung des Regelhefts</translation>
    </message>
    <message>
        <source>Hungary before July 1941</source>
        <translation>Ungarn vor Juli 1941</translation>
    </message>
    <message>
        <source>{unit} in {hex}: no unit may enter Hungary before July 1941.</source>
        <translation>{unit} in {hex}: Vor Juli 1941 darf keine Einheit Ungarn betreten.</translation>
    </message>
    <message>
        <source>Romania on turn 1</source>
        <translation>Rumänien in Spielzug 1</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Soviet units may not move into Romania on turn 1.</source>
        <translation>{unit} in {hex}: In Spielzug 1 dürfen sowjetische Einheiten Rumänien nicht betreten.</translation>
    </message>
    <message>
        <source>Cards of turn 2 apart</source>
        <translation>Karten von Spielzug 2 getrennt</translation>
    </message>
    <message>
        <source>The reinforcement cards of turn 2 must be played in rounds that do not follow each other; card {its(card)} is in round {its(round)}.</source>
        <translation>Die Verstärkungskarten von Spielzug 2 müssen in Runden gespielt werden, die nicht aufeinanderfolgen; Karte {its(card)} ist in Runde {its(round)}.</translation>
    </message>
    <message>
        <source>Misprinted decks</source>
        <translation>Falsch bedruckte Kartenstapel</translation>
    </message>
    <message>
        <source>Axis card {field(number)} belongs to the Total War deck.</source>
        <translation>Karte {field(number)} der Achse gehört zum Kartenstapel „Totaler Krieg“.</translation>
    </message>
    <message>
        <source>Soviet reinforcement cards set aside</source>
        <translation>Beiseitegelegte sowjetische Verstärkungskarten</translation>
    </message>
    <message>
        <source>Soviet card {field(number)} must be set aside; reinforcement cards 1 to 6 come by the turn.</source>
        <translation>Die sowjetische Karte {field(number)} muss beiseitegelegt werden; die Verstärkungskarten 1 bis 6 kommen nach Spielzügen.</translation>
    </message>
    <message>
        <source>Automatic replacement points</source>
        <translation>Automatische Ersatzpunkte</translation>
    </message>
    <message>
        <source>A side receives at most three automatic replacement points a turn, and none on turn 1.</source>
        <translation>Eine Partei erhält höchstens drei automatische Ersatzpunkte pro Spielzug, in Spielzug 1 keine.</translation>
    </message>
    <message>
        <source>No markers of a round in play at start</source>
        <translation>Zu Beginn keine Marker einer laufenden Runde</translation>
    </message>
    <message>
        <source>{hex}: Move, Combat, Blitz and Action Round markers do not lie on the map at the start of a turn.</source>
        <translation>{hex}: Marker für Bewegung, Kampf, Blitz und Aktionsrunde liegen zu Beginn eines Spielzugs nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Reinforcement cards for a turn</source>
        <translation>Verstärkungskarten eines Spielzugs</translation>
    </message>
    <message>
        <source>Too many reinforcement cards on turn {its(turn)}: each side may play one a turn, none on turn 1, the Soviets two on turn 2.</source>
        <translation>Zu viele Verstärkungskarten in Spielzug {its(turn)}: Jede Partei darf pro Spielzug eine spielen, in Spielzug 1 keine, die Sowjets in Spielzug 2 zwei.</translation>
    </message>
    <message>
        <source>Reinforcements that cannot be placed</source>
        <translation>Verstärkungen, die nirgends Platz haben</translation>
    </message>
    <message>
        <source>{names(arriving: not any(hexes: entry-here))} can be placed nowhere now and would be removed for good.</source>
        <translation>{names(arriving: not any(hexes: entry-here))}: kann jetzt nirgends aufgestellt werden und würde endgültig entfernt.</translation>
    </message>
    <message>
        <source>Axis entry hexes</source>
        <translation>Eintritts-Hexfelder der Achse</translation>
    </message>
    <message>
        <source>{names(arriving: nation is GE|VL|RO|HU)} may enter only in the capital, supply sources, cities and fortresses of their own nation.</source>
        <translation>{names(arriving: nation is GE|VL|RO|HU)}: darf nur in der Hauptstadt, in Versorgungsquellen, Großstädten und Festungen der eigenen Nation eintreten.</translation>
    </message>
    <message>
        <source>Soviet entry hexes</source>
        <translation>Sowjetische Eintritts-Hexfelder</translation>
    </message>
    <message>
        <source>{names(arriving: nation is SU)} may enter only in supply sources, towns, cities and fortresses of the Soviet Union.</source>
        <translation>{names(arriving: nation is SU)}: darf nur in Versorgungsquellen, Städten, Großstädten und Festungen der Sowjetunion eintreten.</translation>
    </message>
    <message>
        <source>Italian entry hexes</source>
        <translation>Italienische Eintritts-Hexfelder</translation>
    </message>
    <message>
        <source>{names(arriving: nation is IT)} may enter only in Bucharest and Odessa.</source>
        <translation>{names(arriving: nation is IT)}: darf nur in Bukarest und Odessa eintreten.</translation>
    </message>
    <message>
        <source>Total War fronts</source>
        <translation>Fronten des Totalen Kriegs</translation>
    </message>
    <message>
        <source>A Total War front is exchanged one for one with a Blitzkrieg front.</source>
        <translation>Eine Front des Totalen Kriegs wird eins zu eins gegen eine Blitzkrieg-Front getauscht.</translation>
    </message>
    <message>
        <source>Guard armies</source>
        <translation>Gardearmeen</translation>
    </message>
    <message>
        <source>A guard army is exchanged one for one with a Soviet army that is neither a tank nor a guard army.</source>
        <translation>Eine Gardearmee wird eins zu eins gegen eine sowjetische Armee getauscht, die weder Panzer- noch Gardearmee ist.</translation>
    </message>
    <message>
        <source>Guard tank armies</source>
        <translation>Garde-Panzerarmeen</translation>
    </message>
    <message>
        <source>A guard tank army is exchanged one for one with a tank army.</source>
        <translation>Eine Garde-Panzerarmee wird eins zu eins gegen eine Panzerarmee getauscht.</translation>
    </message>
    <message>
        <source>Stacking of reinforcements</source>
        <translation>Stapelung von Verstärkungen</translation>
    </message>
    <message>
        <source>More than four combat units would stack in {names(entry-hexes: true, hex)} when these reinforcements arrive.</source>
        <translation>In {names(entry-hexes: true, hex)} würden mehr als vier Kampfeinheiten stapeln, wenn diese Verstärkungen eintreffen.</translation>
    </message>
    <message>
        <source>Reinforcements at reduced strength</source>
        <translation>Verstärkungen in reduzierter Stärke</translation>
    </message>
    <message>
        <source>{names(arriving: faces &lt; 2)} cannot enter reduced: the counter has a single step.</source>
        <translation>{names(arriving: faces &lt; 2)} kann nicht reduziert eintreten: Der Counter hat nur eine Stufe.</translation>
    </message>
    <message>
        <source>Eliminated for good</source>
        <translation>Endgültig ausgeschaltet</translation>
    </message>
    <message>
        <source>{unit} can never be rebuilt; it does not belong in the Eliminated Units box.</source>
        <translation>{unit} kann nie wiederaufgestellt werden und gehört nicht in die Box „Ausgeschaltete Einheiten“.</translation>
    </message>
    <message>
        <source>Eliminated Active Partisans leave the game</source>
        <translation>Ausgeschaltete Aktive Partisanen verlassen das Spiel</translation>
    </message>
    <message>
        <source>An Active Partisan that is eliminated is out of the game; it does not belong in the Eliminated Units box.</source>
        <translation>Ausgeschaltete Aktive Partisanen sind aus dem Spiel; sie gehören nicht in die Box „Ausgeschaltete Einheiten“.</translation>
    </message>
    <message>
        <source>The strong Southwest Front does not come back</source>
        <translation>Die starke Südwestfront kommt nicht zurück</translation>
    </message>
    <message>
        <source>{unit}: the strong counter leaves the game when it is first eliminated; the weak one waits in the box.</source>
        <translation>{unit}: Der starke Counter verlässt das Spiel, wenn er zum ersten Mal ausgeschaltet wird; der schwache wartet in der Box.</translation>
    </message>
    <message>
        <source>Units on the Turn Record Track</source>
        <translation>Einheiten auf der Zugleiste</translation>
    </message>
    <message>
        <source>{unit} on space {space} of the Turn Record Track: only Axis LCUs return there, at most three turns ahead.</source>
        <translation>{unit} auf Feld {space} der Zugleiste: Dort kehren nur LCUs der Achse zurück, höchstens drei Spielzüge im Voraus.</translation>
    </message>
    <message>
        <source>Other Fronts is for the Axis</source>
        <translation>„Andere Fronten“ ist für die Achse</translation>
    </message>
    <message>
        <source>{unit}: only Axis units go to the Other Fronts box.</source>
        <translation>{unit}: In die Box „Andere Fronten“ kommen nur Einheiten der Achse.</translation>
    </message>
    <message>
        <source>Removed units stay away</source>
        <translation>Entfernte Einheiten bleiben weg</translation>
    </message>
    <message>
        <source>{unit} is removed from the game and on the map at once.</source>
        <translation>{unit} ist aus dem Spiel entfernt und zugleich auf der Karte.</translation>
    </message>
    <message>
        <source>Victory Point marker</source>
        <translation>Siegpunktmarker</translation>
    </message>
    <message>
        <source>The VP level is {flag(vp)}, but the Axis control {count(place: its-words(kinds) is victory and controller is axis)} VP hexes (events: {flag(vp-events)}).</source>
        <translation>Der Siegpunktstand ist {flag(vp)}, aber die Achse kontrolliert {count(place: its-words(kinds) is victory and controller is axis)} Siegpunkt-Hexfelder (Ereignisse: {flag(vp-events)}).</translation>
    </message>
    <message>
        <source>Won before it began</source>
        <translation>Gewonnen, bevor es beginnt</translation>
    </message>
    <message>
        <source>Places of the victory conditions</source>
        <translation>Orte der Siegbedingungen</translation>
    </message>
    <message>
        <source>Four oil hexes</source>
        <translation>Vier Öl-Hexfelder</translation>
    </message>
    <message>
        <source>The oil hexes must be 1428, 2433, 2835 and 3138; the map has {names(place: its-words(kinds) is oil, hex)}.</source>
        <translation>Die Öl-Hexfelder müssen 1428, 2433, 2835 und 3138 sein; die Karte hat {names(place: its-words(kinds) is oil, hex)}.</translation>
    </message>
    <message>
        <source>A VP level that ends the game</source>
        <translation>Ein Siegpunktstand, der das Spiel beendet</translation>
    </message>
    <message>
        <source>VP level {flag(vp)} ends the game at the first End of Turn Phase.</source>
        <translation>Siegpunktstand {flag(vp)} beendet das Spiel in der ersten Zugende-Phase.</translation>
    </message>
    <message>
        <source>The tournament ends with turn 8</source>
        <translation>Das Turnier endet mit Spielzug 8</translation>
    </message>
    <message>
        <source>The tournament scenario ends with turn 8, not with turn {last-turn}.</source>
        <translation>Das Turnierszenario endet mit Spielzug 8, nicht mit Spielzug {last-turn}.</translation>
    </message>
    <message>
        <source>Single steps cannot be reduced</source>
        <translation>Einzelne Stufen lassen sich nicht reduzieren</translation>
    </message>
    <message>
        <source>{unit} has a single step; it cannot be reduced.</source>
        <translation>{unit} hat nur eine Stufe und kann nicht reduziert werden.</translation>
    </message>
    <message>
        <source>One counter of a German army</source>
        <translation>Ein Counter einer deutschen Armee</translation>
    </message>
    <message>
        <source>{unit}: both counters of the army are in play.</source>
        <translation>{unit}: Beide Counter der Armee sind im Spiel.</translation>
    </message>
    <message>
        <source>One Southwest Front</source>
        <translation>Eine Südwestfront</translation>
    </message>
    <message>
        <source>Both counters of {unit} are in play.</source>
        <translation>Beide Counter von {unit} sind im Spiel.</translation>
    </message>
    <message>
        <source>Occupied hexes are controlled</source>
        <translation>Besetzte Hexfelder sind kontrolliert</translation>
    </message>
    <message>
        <source>{place} ({hex}) is occupied by {names(stack: combat-unit)} but controlled by the {controller}.</source>
        <translation>{place} ({hex}) ist besetzt von {names(stack: combat-unit)}, aber kontrolliert von {controller}.</translation>
    </message>
    <message>
        <source>Every control hex has one controller</source>
        <translation>Jedes Kontroll-Hexfeld hat eine kontrollierende Partei</translation>
    </message>
    <message>
        <source>{place} ({hex}): no controller is set, or two are.</source>
        <translation>{place} ({hex}): Es ist keine kontrollierende Partei festgelegt, oder es sind zwei.</translation>
    </message>
    <message>
        <source>Control is tracked for some hexes only</source>
        <translation>Kontrolle wird nur für manche Hexfelder geführt</translation>
    </message>
    <message>
        <source>Control is tracked only for towns, cities, ports, fortresses, oil and VP hexes, not for {names(hexes: controller is not none and not control-hex, hex)}.</source>
        <translation>Kontrolle wird nur für Städte, Großstädte, Häfen, Festungen, Öl- und Siegpunkt-Hexfelder geführt, nicht für {names(hexes: controller is not none and not control-hex, hex)}.</translation>
    </message>
    <message>
        <source>A captured fortress is destroyed</source>
        <translation>Eine eroberte Festung ist zerstört</translation>
    </message>
    <message>
        <source>{place} ({hex}): a fortress in enemy hands must be marked destroyed.</source>
        <translation>{place} ({hex}): Eine Festung in Feindeshand muss als zerstört gekennzeichnet sein.</translation>
    </message>
    <message>
        <source>Only a fortress can be destroyed</source>
        <translation>Nur eine Festung kann zerstört sein</translation>
    </message>
    <message>
        <source>{hex}: there is no fortress to destroy.</source>
        <translation>{hex}: Hier gibt es keine Festung, die zerstört sein könnte.</translation>
    </message>
    <message>
        <source>One fortress built</source>
        <translation>Eine errichtete Festung</translation>
    </message>
    <message>
        <source>Only one fortress may be built, and only after The Volga Has Only One Bank.</source>
        <translation>Es darf nur eine Festung errichtet werden, und erst nach „Die Wolga hat nur ein Ufer“.</translation>
    </message>
    <message>
        <source>Festungs need their event</source>
        <translation>Festung-Marker brauchen ihr Ereignis</translation>
    </message>
    <message>
        <source>Festung markers without the Festung event, or more of them than the countermix has.</source>
        <translation>Festung-Marker ohne das Ereignis „Festung-Marker“, oder mehr davon, als der Countermix enthält.</translation>
    </message>
    <message>
        <source>A Festung is a town or city</source>
        <translation>Festung-Marker liegen in Städten</translation>
    </message>
    <message>
        <source>{hex}: a Festung needs a town or city that the enemy does not control, one in a hex.</source>
        <translation>{hex}: Ein Festung-Marker braucht eine Stadt oder Großstadt, die der Feind nicht kontrolliert, und nur einer liegt in einem Hexfeld.</translation>
    </message>
    <message>
        <source>No Soviet unit in a Festung</source>
        <translation>Keine sowjetische Einheit bei einem Festung-Marker</translation>
    </message>
    <message>
        <source>{hex}: a Festung is removed when a Soviet unit enters: {names(stack: side is soviet and combat-unit)}.</source>
        <translation>{hex}: Ein Festung-Marker wird entfernt, wenn eine sowjetische Einheit das Hexfeld betritt: {names(stack: side is soviet and combat-unit)}.</translation>
    </message>
    <message>
        <source>Trenches need their event</source>
        <translation>Gräben brauchen ihr Ereignis</translation>
    </message>
    <message>
        <source>{hex}: a {side} trench before its event (Soviet: People&apos;s Militia, Axis: Hedgehogs).</source>
        <translation>{hex}: Graben der Partei {side} vor seinem Ereignis (Sowjets: „Volkswehr“, Achse: „Igelstellungen“).</translation>
    </message>
    <message>
        <source>No trench in an enemy hex</source>
        <translation>Kein Graben in einem feindlichen Hexfeld</translation>
    </message>
    <message>
        <source>{hex}: a {side} trench in an enemy hex.</source>
        <translation>{hex}: Graben der Partei {side} in einem feindlichen Hexfeld.</translation>
    </message>
    <message>
        <source>Trenches in the countermix</source>
        <translation>Gräben im Countermix</translation>
    </message>
    <message>
        <source>There are {count(marker: its(kind) is trench)} trenches on the map; the countermix has {sum(counter: counter is marker-trench, copies)}.</source>
        <translation>Auf der Karte liegen {count(marker: its(kind) is trench)} Gräben; der Countermix enthält {sum(counter: counter is marker-trench, copies)}.</translation>
    </message>
    <message>
        <source>A trench shelters an LCU</source>
        <translation>Ein Graben schützt eine LCU</translation>
    </message>
    <message>
        <source>{hex}: a trench without an LCU.</source>
        <translation>{hex}: Graben ohne LCU.</translation>
    </message>
    <message>
        <source>No Fortified Zone in an Axis hex</source>
        <translation>Keine Befestigte Zone in einem Hexfeld der Achse</translation>
    </message>
    <message>
        <source>{hex}: a Fortified Zone in an Axis hex.</source>
        <translation>{hex}: Befestigte Zone in einem Hexfeld der Achse.</translation>
    </message>
    <message>
        <source>No Fortified Zone marker in an Axis hex</source>
        <translation>Kein Marker „Befestigte Zone“ in einem Hexfeld der Achse</translation>
    </message>
    <message>
        <source>Partisans need Partisan Formation</source>
        <translation>Partisanen brauchen „Partisanenbildung“</translation>
    </message>
    <message>
        <source>{hex}: a Partisan before Partisan Formation.</source>
        <translation>{hex}: Partisanen vor „Partisanenbildung“.</translation>
    </message>
    <message>
        <source>Partisans form in the Soviet Union</source>
        <translation>Partisanen bilden sich in der Sowjetunion</translation>
    </message>
    <message>
        <source>{hex}: Partisans form only in the Soviet Union outside the Baltic States.</source>
        <translation>{hex}: Partisanen bilden sich nur in der Sowjetunion außerhalb des Baltikums.</translation>
    </message>
    <message>
        <source>At most six Partisans</source>
        <translation>Höchstens sechs Partisanen</translation>
    </message>
    <message>
        <source>{count(units: kind is partisan and on-map)} Partisans are on the map; at most six may be.</source>
        <translation>{count(units: kind is partisan and on-map)} Partisanen sind auf der Karte; erlaubt sind höchstens sechs.</translation>
    </message>
    <message>
        <source>Partisans form in forest and swamp</source>
        <translation>Partisanen bilden sich in Wald und Sumpf</translation>
    </message>
    <message>
        <source>{hex}: Partisans form only in forest or swamp; those of the Airborne Corps in clear terrain.</source>
        <translation>{hex}: Partisanen bilden sich nur in Wald oder Sumpf, die des Luftlandekorps in klarem Gelände.</translation>
    </message>
    <message>
        <source>Partisans form behind enemy lines</source>
        <translation>Partisanen bilden sich hinter den feindlichen Linien</translation>
    </message>
    <message>
        <source>{hex}: the Partisan is nearer to its own lines than to the enemy.</source>
        <translation>{hex}: Die Partisanen sind den eigenen Linien näher als dem Feind.</translation>
    </message>
    <message>
        <source>Axis units with Inactive Partisans</source>
        <translation>Einheiten der Achse bei Inaktiven Partisanen</translation>
    </message>
    <message>
        <source>{hex}: Axis units stand with an Inactive Partisan.</source>
        <translation>{hex}: Einheiten der Achse stehen bei Inaktiven Partisanen.</translation>
    </message>
    <message>
        <source>One Stalin</source>
        <translation>Ein Stalin</translation>
    </message>
    <message>
        <source>There is one Stalin; he is Soviet and does not move by himself.</source>
        <translation>Es gibt einen Stalin; er ist sowjetisch und bewegt sich nicht von selbst.</translation>
    </message>
    <message>
        <source>Stalin starts in Moscow</source>
        <translation>Stalin beginnt in Moskau</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Stalin starts in Moscow.</source>
        <translation>{unit} in {hex}: Stalin beginnt in Moskau.</translation>
    </message>
    <message>
        <source>Stalin travels by rail</source>
        <translation>Stalin reist mit der Bahn</translation>
    </message>
    <message>
        <source>{hex}: Stalin can only have arrived by rail.</source>
        <translation>{hex}: Stalin kann nur mit der Bahn gekommen sein.</translation>
    </message>
    <message>
        <source>Stalin&apos;s moves fit his place</source>
        <translation>Stalins Bewegungen passen zu seinem Ort</translation>
    </message>
    <message>
        <source>Stalin&apos;s move count {flag(stalin-moves)} does not fit his position in {hex}.</source>
        <translation>Die Zahl von Stalins Bewegungen, {flag(stalin-moves)}, passt nicht zu seiner Stellung in {hex}.</translation>
    </message>
    <message>
        <source>Stalin in Soviet hands</source>
        <translation>Stalin in sowjetischer Hand</translation>
    </message>
    <message>
        <source>{hex}: Stalin may not be in a hex the Axis hold.</source>
        <translation>{hex}: Stalin darf nicht in einem Hexfeld sein, das die Achse hält.</translation>
    </message>
    <message>
        <source>Romanians stay out of Hungary</source>
        <translation>Rumänen bleiben aus Ungarn weg</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Romanians may not be in Hungary.</source>
        <translation>{unit} in {hex}: Rumänen dürfen nicht in Ungarn sein.</translation>
    </message>
    <message>
        <source>Hungarians stay out of Romania</source>
        <translation>Ungarn bleiben aus Rumänien weg</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Hungarians may not be in Romania.</source>
        <translation>{unit} in {hex}: Ungarn dürfen nicht in Rumänien sein.</translation>
    </message>
    <message>
        <source>After surrender</source>
        <translation>Nach der Kapitulation</translation>
    </message>
    <message>
        <source>{nation} has surrendered; {unit} must be removed.</source>
        <translation>{nation} hat kapituliert; {unit} muss entfernt werden.</translation>
    </message>
    <message>
        <source>A capital in enemy hands</source>
        <translation>Eine Hauptstadt in Feindeshand</translation>
    </message>
    <message>
        <source>{place} is occupied by the enemy: its country surrenders at the end of the turn.</source>
        <translation>{place} ist vom Feind besetzt: Das Land kapituliert am Ende des Spielzugs.</translation>
    </message>
    <message>
        <source>Fifty-five cards a side</source>
        <translation>Fünfundfünfzig Karten pro Partei</translation>
    </message>
    <message>
        <source>Each side has 55 cards: 25 Blitzkrieg and 30 Total War.</source>
        <translation>Jede Partei hat 55 Karten: 25 „Blitzkrieg“ und 30 „Totaler Krieg“.</translation>
    </message>
    <message>
        <source>Strategy cards are complete</source>
        <translation>Strategiekarten sind vollständig</translation>
    </message>
    <message>
        <source>Card {unit}: a strategy card has an owner, an OPS value of 1 to 4 and an event.</source>
        <translation>Karte {unit}: Eine Strategiekarte hat einen Besitzer, einen OPS-Wert von 1 bis 4 und ein Ereignis.</translation>
    </message>
    <message>
        <source>Hand limits</source>
        <translation>Handkartenlimits</translation>
    </message>
    <message>
        <source>Hand limits lie between 4 and 7; the Axis have no minimum on turns 16 to 18. Here they are {flag(axis-hand)} and {flag(soviet-hand)}.</source>
        <translation>Handkartenlimits liegen zwischen 4 und 7; in den Spielzügen 16 bis 18 hat die Achse kein Mindestlimit. Hier sind es {flag(axis-hand)} und {flag(soviet-hand)}.</translation>
    </message>
    <message>
        <source>Total War comes late</source>
        <translation>Der Totale Krieg kommt spät</translation>
    </message>
    <message>
        <source>Total War begins on turn 7 at the earliest, after one side has removed 12 asterisk cards or both together 20.</source>
        <translation>Der Totale Krieg beginnt frühestens in Spielzug 7, nachdem eine Partei 12 Sternkarten entfernt hat oder beide zusammen 20.</translation>
    </message>
    <message>
        <source>Total War units</source>
        <translation>Einheiten des Totalen Kriegs</translation>
    </message>
    <message>
        <source>{unit} in {hex} comes from the Total War deck, but Total War has not begun.</source>
        <translation>{unit} in {hex} kommt aus dem Kartenstapel „Totaler Krieg“, aber der Totale Krieg hat nicht begonnen.</translation>
    </message>
    <message>
        <source>Soviet replacement cards</source>
        <translation>Sowjetische Ersatzkarten</translation>
    </message>
    <message>
        <source>The Soviets play at most two cards for replacement points a turn.</source>
        <translation>Die Sowjets spielen pro Spielzug höchstens zwei Karten für Ersatzpunkte.</translation>
    </message>
    <message>
        <source>Axis replacement cards</source>
        <translation>Ersatzkarten der Achse</translation>
    </message>
    <message>
        <source>The Axis play one card for replacement points a turn, two on turns 5 and 9.</source>
        <translation>Die Achse spielt pro Spielzug eine Karte für Ersatzpunkte, in den Spielzügen 5 und 9 zwei.</translation>
    </message>
    <message>
        <source>Gates that stand open</source>
        <translation>Tore, die offen stehen</translation>
    </message>
    <message>
        <source>An attack gate is marked closed although the Axis control one of its hexes; it counts as open.</source>
        <translation>Ein Angriffstor ist als geschlossen gekennzeichnet, obwohl die Achse eines seiner Hexfelder kontrolliert; es gilt als offen.</translation>
    </message>
    <message>
        <source>Zones of the Soviet Union</source>
        <translation>Zonen der Sowjetunion</translation>
    </message>
    <message>
        <source>The Paulus and Caucasus Zones should lie in the Soviet Union: {names(hexes: zones is paulus|caucasus-zone and not (zones is soviet-union) and not (terrain is sea|lake), hex)}.</source>
        <translation>Die Paulus- und die Kaukasuszone sollten in der Sowjetunion liegen: {names(hexes: zones is paulus|caucasus-zone and not (zones is soviet-union) and not (terrain is sea|lake), hex)}.</translation>
    </message>
    <message>
        <source>Axis hand limit by oil</source>
        <translation>Handkartenlimit der Achse nach Öl</translation>
    </message>
    <message>
        <source>The Axis hand limit is {flag(axis-hand)}; by oil and events it is {axis-hand}.</source>
        <translation>Das Handkartenlimit der Achse ist {flag(axis-hand)}; nach Öl und Ereignissen ist es {axis-hand}.</translation>
    </message>
    <message>
        <source>Soviet hand limit by oil</source>
        <translation>Handkartenlimit der Sowjets nach Öl</translation>
    </message>
    <message>
        <source>The Soviet hand limit is {flag(soviet-hand)}; by oil and events it is {soviet-hand}.</source>
        <translation>Das Handkartenlimit der Sowjets ist {flag(soviet-hand)}; nach Öl und Ereignissen ist es {soviet-hand}.</translation>
    </message>
    <message>
        <source>The Axis Banked OPS marker is on {flag(axis-banked-ops)}; it should be on 0 or {axis-banked-ops}.</source>
        <translation>Der Marker für den OPS-Vorrat der Achse steht auf {flag(axis-banked-ops)}; er sollte auf 0 oder {axis-banked-ops} stehen.</translation>
    </message>
    <message>
        <source>The Soviet Banked OPS marker is on {flag(soviet-banked-ops)}; it should be on {soviet-banked-ops}.</source>
        <translation>Der Marker für den OPS-Vorrat der Sowjets steht auf {flag(soviet-banked-ops)}; er sollte auf {soviet-banked-ops} stehen.</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italiener</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>Ungarn</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>Rumänen</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>All-lake</source>
        <translation>Ganz See</translation>
    </message>
    <message>
        <source>All-sea</source>
        <translation>Ganz Meer</translation>
    </message>
    <message>
        <source>All-lake hexside</source>
        <translation>See-Hexseite</translation>
    </message>
    <message>
        <source>All-sea hexside</source>
        <translation>Meer-Hexseite</translation>
    </message>
    <message>
        <source>Sivash</source>
        <translation>Siwasch</translation>
    </message>
    <message>
        <source>Kerch Straits</source>
        <translation>Straße von Kertsch</translation>
    </message>
    <message>
        <source>Rollbahn</source>
        <translation>Rollbahn</translation>
    </message>
    <message>
        <source>Small town</source>
        <translation>Kleine Stadt</translation>
    </message>
    <message>
        <source>Large town</source>
        <translation>Große Stadt</translation>
    </message>
    <message>
        <source>Replacement centre (star)</source>
        <translation>Ersatzzentrum (Stern)</translation>
    </message>
    <message>
        <source>Fortified line</source>
        <translation>Befestigte Linie</translation>
    </message>
    <message>
        <source>Fortified zone symbol</source>
        <translation>Symbol für befestigte Zone</translation>
    </message>
    <message>
        <source>Name only</source>
        <translation>Nur ein Name</translation>
    </message>
    <message>
        <source>Side of the German attenuated-supply line</source>
        <translation>Seite der deutschen Linie eingeschränkter Versorgung</translation>
    </message>
    <message>
        <source>Weather zone</source>
        <translation>Wetterzone</translation>
    </message>
    <message>
        <source>Side of the sector line</source>
        <translation>Seite der Sektorgrenze</translation>
    </message>
    <message>
        <source>Army deployment area</source>
        <translation>Aufstellungsraum einer Armee</translation>
    </message>
    <message>
        <source>Coast</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Entry strip</source>
        <translation>Eingangsstreifen</translation>
    </message>
    <message>
        <source>Deployment area</source>
        <translation>Aufstellungsraum</translation>
    </message>
    <message>
        <source>Panzer division, tank division</source>
        <translation>Panzerdivision</translation>
    </message>
    <message>
        <source>Panzer grenadier division</source>
        <translation>Panzergrenadierdivision</translation>
    </message>
    <message>
        <source>Motorized division</source>
        <translation>Motorisierte Division</translation>
    </message>
    <message>
        <source>Infantry, rifle division or rifle corps</source>
        <translation>Infanterie- oder Schützendivision, Schützenkorps</translation>
    </message>
    <message>
        <source>Light infantry</source>
        <translation>Leichte Infanterie</translation>
    </message>
    <message>
        <source>Mountain division</source>
        <translation>Gebirgsdivision</translation>
    </message>
    <message>
        <source>Cavalry division or corps</source>
        <translation>Kavalleriedivision oder -korps</translation>
    </message>
    <message>
        <source>Cavalry group</source>
        <translation>Kavalleriegruppe</translation>
    </message>
    <message>
        <source>Airlanding infantry, paratroops</source>
        <translation>Luftlandetruppen, Fallschirmjäger</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Miliz</translation>
    </message>
    <message>
        <source>NKVD</source>
        <translation>NKWD</translation>
    </message>
    <message>
        <source>Naval infantry</source>
        <translation>Marineinfanterie</translation>
    </message>
    <message>
        <source>Fortified zone</source>
        <translation>Befestigte Zone</translation>
    </message>
    <message>
        <source>Artillery command (ArKo)</source>
        <translation>Artilleriekommandeur (Arko)</translation>
    </message>
    <message>
        <source>Independent Coastal Army</source>
        <translation>Selbständige Küstenarmee</translation>
    </message>
    <message>
        <source>VIII FliegerKorps</source>
        <translation>VIII. Fliegerkorps</translation>
    </message>
    <message>
        <source>Mechanized infantry</source>
        <translation>Mechanisierte Infanterie</translation>
    </message>
    <message>
        <source>Mountain infantry</source>
        <translation>Gebirgsinfanterie</translation>
    </message>
    <message>
        <source>Coastal army</source>
        <translation>Küstenarmee</translation>
    </message>
    <message>
        <source>Air support</source>
        <translation>Luftunterstützung</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>Combat factor</source>
        <translation>Kampfstärke</translation>
    </message>
    <message>
        <source>Attack factor</source>
        <translation>Angriffsstärke</translation>
    </message>
    <message>
        <source>Defense factor</source>
        <translation>Verteidigungsstärke</translation>
    </message>
    <message>
        <source>Movement factor</source>
        <translation>Bewegungsstärke</translation>
    </message>
    <message>
        <source>Movement class</source>
        <translation>Bewegungsklasse</translation>
    </message>
    <message>
        <source>Ad hoc formation (brackets)</source>
        <translation>Behelfsverband (Klammern)</translation>
    </message>
    <message>
        <source>Upper left: R, turn of entry or stars</source>
        <translation>Oben links: R, Zugang oder Sterne</translation>
    </message>
    <message>
        <source>Back: turn of entry</source>
        <translation>Rückseite: Zug des Eintreffens</translation>
    </message>
    <message>
        <source>Back: hexes, army area, R.P. or Any</source>
        <translation>Rückseite: Hexfelder, Armeeraum, R.P. oder Any</translation>
    </message>
    <message>
        <source>Guards (G)</source>
        <translation>Garde (G)</translation>
    </message>
    <message>
        <source>Militia called guards (g)</source>
        <translation>Miliz mit dem Ehrennamen Garde (g)</translation>
    </message>
    <message>
        <source>Anchor: moves by sea only</source>
        <translation>Anker: bewegt sich nur über See</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Colours it is printed in</source>
        <translation>Farben, in denen er gedruckt ist</translation>
    </message>
    <message>
        <source>Stands in for</source>
        <translation>Vertritt</translation>
    </message>
    <message>
        <source>Gives no divisions when eliminated</source>
        <translation>Gibt bei Vernichtung keine Divisionen</translation>
    </message>
    <message>
        <source>Turn of its withdrawal</source>
        <translation>Zug des Abzugs</translation>
    </message>
    <message>
        <source>Fortified line destroyed</source>
        <translation>Zerstörte befestigte Linie</translation>
    </message>
    <message>
        <source>Paulus pause (on the turn of &quot;from&quot;)</source>
        <translation>Paulus-Pause (im Zug von „from“)</translation>
    </message>
    <message>
        <source>Refit marker</source>
        <translation>Auffrischungsmarker</translation>
    </message>
    <message>
        <source>Supply concentration marker</source>
        <translation>Marker für Versorgungsschwerpunkt</translation>
    </message>
    <message>
        <source>Entered the map this turn</source>
        <translation>Kam in diesem Zug auf die Karte</translation>
    </message>
    <message>
        <source>Entered in a Rollbahn town this turn</source>
        <translation>Kam in diesem Zug in einer Stadt an der Rollbahn</translation>
    </message>
    <message>
        <source>Entered as a replacement this turn</source>
        <translation>Kam in diesem Zug als Ersatz</translation>
    </message>
    <message>
        <source>Came back to the map</source>
        <translation>Kam auf die Karte zurück</translation>
    </message>
    <message>
        <source>Moved by sea this phase</source>
        <translation>In dieser Phase über See bewegt</translation>
    </message>
    <message>
        <source>Was replenished this turn</source>
        <translation>In diesem Zug aufgefüllt</translation>
    </message>
    <message>
        <source>Moved this turn</source>
        <translation>In diesem Zug bewegt</translation>
    </message>
    <message>
        <source>Attacked this turn</source>
        <translation>In diesem Zug angegriffen</translation>
    </message>
    <message>
        <source>Its side moves first this turn</source>
        <translation>Seine Seite bewegt sich in diesem Zug zuerst</translation>
    </message>
    <message>
        <source>Its side assaults first this turn</source>
        <translation>Seine Seite greift in diesem Zug zuerst an</translation>
    </message>
    <message>
        <source>In a mixed stack that was out of supply</source>
        <translation>In einem gemischten Stapel, der unversorgt war</translation>
    </message>
    <message>
        <source>Replaced a rifle corps this turn</source>
        <translation>Trat in diesem Zug an die Stelle eines Schützenkorps</translation>
    </message>
    <message>
        <source>Lies beneath other units</source>
        <translation>Liegt unter anderen Einheiten</translation>
    </message>
    <message>
        <source>In attenuated supply</source>
        <translation>In eingeschränkter Versorgung</translation>
    </message>
    <message>
        <source>OKH Reserve</source>
        <translation>OKH-Reserve</translation>
    </message>
    <message>
        <source>Off map: asterisk units</source>
        <translation>Außerhalb der Karte: Sterneinheiten</translation>
    </message>
    <message>
        <source>ArKo aside</source>
        <translation>Arko, beiseite</translation>
    </message>
    <message>
        <source>Eliminated units that can return</source>
        <translation>Vernichtete Einheiten, die zurückkommen können</translation>
    </message>
    <message>
        <source>Turn Record and Reinforcement Track</source>
        <translation>Zug- und Verstärkungsleiste</translation>
    </message>
    <message>
        <source>Victory point track</source>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>Counters aside</source>
        <translation>Beiseite gelegte Spielsteine</translation>
    </message>
    <message>
        <source>Victory points lost for withdrawals not made</source>
        <translation>Siegpunkte, verloren für unterlassene Abzüge</translation>
    </message>
    <message>
        <source>Victory points lost for fortified zones so far</source>
        <translation>Siegpunkte, bisher verloren für befestigte Zonen</translation>
    </message>
    <message>
        <source>German replacement steps left</source>
        <translation>Verbliebene deutsche Ersatzstufen</translation>
    </message>
    <message>
        <source>Defense Directive 3 has ended</source>
        <translation>Verteidigungsdirektive 3 ist aufgehoben</translation>
    </message>
    <message>
        <source>The Paulus pause is completed</source>
        <translation>Die Paulus-Pause ist abgeschlossen</translation>
    </message>
    <message>
        <source>The Paulus pause is running</source>
        <translation>Die Paulus-Pause läuft</translation>
    </message>
    <message>
        <source>Supply concentration</source>
        <translation>Versorgungsschwerpunkt</translation>
    </message>
    <message>
        <source>Supply concentration was rescinded</source>
        <translation>Der Versorgungsschwerpunkt wurde aufgehoben</translation>
    </message>
    <message>
        <source>Concentration markers waiting for a new unit</source>
        <translation>Schwerpunktmarker, die auf eine neue Einheit warten</translation>
    </message>
    <message>
        <source>Rollbahnen help movement</source>
        <translation>Rollbahnen helfen bei der Bewegung</translation>
    </message>
    <message>
        <source>The Moscow roll was made</source>
        <translation>Der Wurf für Moskau ist gemacht</translation>
    </message>
    <message>
        <source>Uses of VIII FliegerKorps this turn</source>
        <translation>Einsätze des VIII. Fliegerkorps in diesem Zug</translation>
    </message>
    <message>
        <source>VIII FliegerKorps in this battle</source>
        <translation>VIII. Fliegerkorps in diesem Gefecht</translation>
    </message>
    <message>
        <source>Order that the German declared</source>
        <translation>Reihenfolge, die der Deutsche angesagt hat</translation>
    </message>
    <message>
        <source>The attack is a mobile assault</source>
        <translation>Der Angriff ist ein beweglicher Angriff</translation>
    </message>
    <message>
        <source>A Soviet unit was in 1025 to 1030 when the German player turn began</source>
        <translation>Eine sowjetische Einheit war in 1025 bis 1030, als der deutsche Spielerzug begann</translation>
    </message>
    <message>
        <source>Sum of the three dice of the ArKo</source>
        <translation>Summe der drei Würfel des Arko</translation>
    </message>
    <message>
        <source>Columns to the left of the attenuated supply table</source>
        <translation>Spalten nach links aus der Tabelle für eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Option: a Rollbahn works only where the German controls every hex</source>
        <translation>Option: Eine Rollbahn wirkt nur, wo der Deutsche jedes Hexfeld beherrscht</translation>
    </message>
    <message>
        <source>Option: what ends movement along Rollbahnen</source>
        <translation>Option: was die Bewegung auf Rollbahnen beendet</translation>
    </message>
    <message>
        <source>Option: entry needs regular supply, not attenuated</source>
        <translation>Option: Zugang verlangt volle, nicht eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Mud</source>
        <translation>Schlamm</translation>
    </message>
    <message>
        <source>Frost</source>
        <translation>Frost</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>The campaign is about to begin</source>
        <translation>Der Feldzug beginnt gleich</translation>
    </message>
    <message>
        <source>Of an Axis satellite</source>
        <translation>Von einem Verbündeten der Achse</translation>
    </message>
    <message>
        <source>German unit that starts in Greater Germany</source>
        <translation>Deutsche Einheit, die in Großdeutschland beginnt</translation>
    </message>
    <message>
        <source>Unit that starts in Romania</source>
        <translation>Einheit, die in Rumänien beginnt</translation>
    </message>
    <message>
        <source>German-side reinforcement of a turn</source>
        <translation>Verstärkung der deutschen Seite mit Zugzahl</translation>
    </message>
    <message>
        <source>Asterisk unit</source>
        <translation>Sterneinheit</translation>
    </message>
    <message>
        <source>ArKo</source>
        <translation>Arko</translation>
    </message>
    <message>
        <source>Division of the replacement pool</source>
        <translation>Division des Ersatzvorrats</translation>
    </message>
    <message>
        <source>Soviet unit with a set-up code</source>
        <translation>Sowjetische Einheit mit Aufstellungscode</translation>
    </message>
    <message>
        <source>Soviet one-step reinforcement</source>
        <translation>Sowjetische Verstärkung mit einer Stufe</translation>
    </message>
    <message>
        <source>Two steps</source>
        <translation>Zwei Stufen</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Combat factor of the full side</source>
        <translation>Kampfstärke der vollen Seite</translation>
    </message>
    <message>
        <source>Combat factor of the reduced side</source>
        <translation>Kampfstärke der reduzierten Seite</translation>
    </message>
    <message>
        <source>Rifle corps</source>
        <translation>Schützenkorps</translation>
    </message>
    <message>
        <source>Town or city</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Sea or lake hex</source>
        <translation>Meer- oder Seehexfeld</translation>
    </message>
    <message>
        <source>Map-edge hex of Greater Germany or Romania</source>
        <translation>Randhexfeld Großdeutschlands oder Rumäniens</translation>
    </message>
    <message>
        <source>Soviet map-edge supply hex</source>
        <translation>Sowjetisches Versorgungshexfeld am Kartenrand</translation>
    </message>
    <message>
        <source>Black Sea or Azov port</source>
        <translation>Hafen am Schwarzen oder Asowschen Meer</translation>
    </message>
    <message>
        <source>Intact fortified line</source>
        <translation>Unversehrte befestigte Linie</translation>
    </message>
    <message>
        <source>Controller by occupation</source>
        <translation>Beherrschung durch Besetzung</translation>
    </message>
    <message>
        <source>Weather of the hex</source>
        <translation>Wetter des Hexfelds</translation>
    </message>
    <message>
        <source>Weather of the Sivash and Kerch hexsides</source>
        <translation>Wetter der Hexseiten am Siwasch und bei Kertsch</translation>
    </message>
    <message>
        <source>Mud or snow has come</source>
        <translation>Schlamm oder Schnee ist gekommen</translation>
    </message>
    <message>
        <source>It has not always been dry</source>
        <translation>Es war nicht immer trocken</translation>
    </message>
    <message>
        <source>Defense Directive 3 is in force</source>
        <translation>Verteidigungsdirektive 3 gilt</translation>
    </message>
    <message>
        <source>Movement along Rollbahnen</source>
        <translation>Bewegung auf Rollbahnen</translation>
    </message>
    <message>
        <source>Rivers do not hinder the German side</source>
        <translation>Flüsse behindern die deutsche Seite nicht</translation>
    </message>
    <message>
        <source>During a Paulus pause</source>
        <translation>Während einer Paulus-Pause</translation>
    </message>
    <message>
        <source>Supply concentration is in force</source>
        <translation>Ein Versorgungsschwerpunkt gilt</translation>
    </message>
    <message>
        <source>East of the attenuated-supply line without a way around it</source>
        <translation>Östlich der Linie eingeschränkter Versorgung, ohne davon befreit zu sein</translation>
    </message>
    <message>
        <source>The nearest Rollbahn hex works</source>
        <translation>Das nächste Rollbahn-Hexfeld wirkt</translation>
    </message>
    <message>
        <source>In regular supply for the Soviets</source>
        <translation>In voller Versorgung für die Sowjets</translation>
    </message>
    <message>
        <source>A German supply line, regular or attenuated</source>
        <translation>Eine deutsche Versorgungslinie, voll oder eingeschränkt</translation>
    </message>
    <message>
        <source>In regular supply for the German side</source>
        <translation>In voller Versorgung für die deutsche Seite</translation>
    </message>
    <message>
        <source>Bound to attack</source>
        <translation>Zum Angriff verpflichtet</translation>
    </message>
    <message>
        <source>A German hex it could attack</source>
        <translation>Ein deutsches Hexfeld, das sie angreifen könnte</translation>
    </message>
    <message>
        <source>A replacement centre that works</source>
        <translation>Ein Ersatzzentrum, das wirkt</translation>
    </message>
    <message>
        <source>Replacement steps of each centre</source>
        <translation>Ersatzstufen je Zentrum</translation>
    </message>
    <message>
        <source>Replacement centres that work</source>
        <translation>Ersatzzentren, die wirken</translation>
    </message>
    <message>
        <source>Soviet replacement steps this turn</source>
        <translation>Sowjetische Ersatzstufen in diesem Zug</translation>
    </message>
    <message>
        <source>Divisions for the pool when eliminated</source>
        <translation>Divisionen für den Vorrat bei Vernichtung</translation>
    </message>
    <message>
        <source>Weather of the southern zone now</source>
        <translation>Wetter der südlichen Zone jetzt</translation>
    </message>
    <message>
        <source>Weather of the roll in the northern zone</source>
        <translation>Wetter des Wurfs in der nördlichen Zone</translation>
    </message>
    <message>
        <source>Weather of the roll in the southern zone</source>
        <translation>Wetter des Wurfs in der südlichen Zone</translation>
    </message>
    <message>
        <source>Asterisk units can enter</source>
        <translation>Sterneinheiten können kommen</translation>
    </message>
    <message>
        <source>It can begin a refit</source>
        <translation>Sie kann eine Auffrischung beginnen</translation>
    </message>
    <message>
        <source>A German replacement step can flip it</source>
        <translation>Eine deutsche Ersatzstufe kann sie umdrehen</translation>
    </message>
    <message>
        <source>It can return as a Soviet replacement</source>
        <translation>Sie kann als sowjetischer Ersatz zurückkommen</translation>
    </message>
    <message>
        <source>It is lost in the coming supply check</source>
        <translation>Sie geht bei der nächsten Versorgungsprüfung verloren</translation>
    </message>
    <message>
        <source>An attack from here uses the attenuated supply table</source>
        <translation>Ein Angriff von hier nutzt die Tabelle für eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Points for the terrain</source>
        <translation>Punkte für das Gelände</translation>
    </message>
    <message>
        <source>Terrain costs in mud and snow</source>
        <translation>Geländekosten bei Schlamm und Schnee</translation>
    </message>
    <message>
        <source>Points for a river</source>
        <translation>Punkte für einen Fluss</translation>
    </message>
    <message>
        <source>A step along a Rollbahn</source>
        <translation>Ein Schritt auf einer Rollbahn</translation>
    </message>
    <message>
        <source>Sivash or Kerch Straits, not frozen over</source>
        <translation>Siwasch oder Straße von Kertsch, nicht zugefroren</translation>
    </message>
    <message>
        <source>Movement factor before weather</source>
        <translation>Bewegungsstärke vor dem Wetter</translation>
    </message>
    <message>
        <source>Points that rain costs</source>
        <translation>Punkte, die Regen kostet</translation>
    </message>
    <message>
        <source>It may not move now</source>
        <translation>Sie darf sich jetzt nicht bewegen</translation>
    </message>
    <message>
        <source>Movement factor now</source>
        <translation>Bewegungsstärke jetzt</translation>
    </message>
    <message>
        <source>Units of another nationality of the German side are in the hex</source>
        <translation>Einheiten einer anderen Nationalität der deutschen Seite sind im Hexfeld</translation>
    </message>
    <message>
        <source>It may join them</source>
        <translation>Sie darf zu ihnen</translation>
    </message>
    <message>
        <source>Nothing crosses all-sea hexsides.</source>
        <translation>Nichts überquert Meer-Hexseiten.</translation>
    </message>
    <message>
        <source>All-lake hexsides are crossed in snow only.</source>
        <translation>See-Hexseiten werden nur bei Schnee überquert.</translation>
    </message>
    <message>
        <source>More than six stacking points would be in the hex.</source>
        <translation>Es wären mehr als sechs Stapelpunkte im Hexfeld.</translation>
    </message>
    <message>
        <source>Units of these nationalities do not stack together.</source>
        <translation>Einheiten dieser Nationalitäten stapeln nicht miteinander.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Bewegung allgemein</translation>
    </message>
    <message>
        <source>The unit is static.</source>
        <translation>Die Einheit ist ortsfest.</translation>
    </message>
    <message>
        <source>The Independent Coastal Army moves by sea only.</source>
        <translation>Die Selbständige Küstenarmee bewegt sich nur über See.</translation>
    </message>
    <message>
        <source>German units that are out of supply do not move.</source>
        <translation>Unversorgte deutsche Einheiten bewegen sich nicht.</translation>
    </message>
    <message>
        <source>A unit in refit does not move.</source>
        <translation>Eine Einheit in Auffrischung bewegt sich nicht.</translation>
    </message>
    <message>
        <source>A unit that entered in a Rollbahn town does not move this turn.</source>
        <translation>Eine Einheit, die in einer Stadt an der Rollbahn eintraf, bewegt sich in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>Nobody crosses the border of Romania on turn 1.</source>
        <translation>Niemand überschreitet in Zug 1 die rumänische Grenze.</translation>
    </message>
    <message>
        <source>Without a marker a unit moves one hex during supply concentration.</source>
        <translation>Ohne Marker bewegt sich eine Einheit beim Versorgungsschwerpunkt nur ein Hexfeld.</translation>
    </message>
    <message>
        <source>A German unit does not enter a hex in which it is out of supply.</source>
        <translation>Eine deutsche Einheit betritt kein Hexfeld, in dem sie unversorgt ist.</translation>
    </message>
    <message>
        <source>Only a unit that starts there crosses the Sivash or the Kerch Straits.</source>
        <translation>Nur eine Einheit, die dort beginnt, überquert den Siwasch oder die Straße von Kertsch.</translation>
    </message>
    <message>
        <source>The crossing took the whole movement factor.</source>
        <translation>Die Überquerung hat die ganze Bewegungsstärke gekostet.</translation>
    </message>
    <message>
        <source>Satellites end their moves south of the sector line.</source>
        <translation>Verbündete beenden ihre Bewegung südlich der Sektorgrenze.</translation>
    </message>
    <message>
        <source>Points with the Rollbahn bonus</source>
        <translation>Punkte mit dem Rollbahnbonus</translation>
    </message>
    <message>
        <source>Along a Rollbahn, with the bonus</source>
        <translation>Auf einer Rollbahn, mit Bonus</translation>
    </message>
    <message>
        <source>Rollbahnen help the German side only.</source>
        <translation>Rollbahnen helfen nur der deutschen Seite.</translation>
    </message>
    <message>
        <source>The unit starts on a Rollbahn, before the first mud or snow.</source>
        <translation>Die Einheit beginnt auf einer Rollbahn, vor dem ersten Schlamm oder Schnee.</translation>
    </message>
    <message>
        <source>The whole move follows the Rollbahn.</source>
        <translation>Die ganze Bewegung folgt der Rollbahn.</translation>
    </message>
    <message>
        <source>It may lead a mobile assault</source>
        <translation>Sie kann einen beweglichen Angriff führen</translation>
    </message>
    <message>
        <source>Mobile assault</source>
        <translation>Beweglicher Angriff</translation>
    </message>
    <message>
        <source>Only panzer, panzer grenadier and motorized divisions make mobile assaults.</source>
        <translation>Nur Panzer-, Panzergrenadier- und motorisierte Divisionen greifen beweglich an.</translation>
    </message>
    <message>
        <source>Motorized infantry needs a panzer or panzer grenadier division for a mobile assault.</source>
        <translation>Motorisierte Infanterie braucht zum beweglichen Angriff eine Panzer- oder Panzergrenadierdivision.</translation>
    </message>
    <message>
        <source>A mobile assault needs a supply line.</source>
        <translation>Ein beweglicher Angriff braucht eine Versorgungslinie.</translation>
    </message>
    <message>
        <source>A unit that entered in a Rollbahn town does not attack this turn.</source>
        <translation>Eine Einheit, die in einer Stadt an der Rollbahn eintraf, greift in diesem Zug nicht an.</translation>
    </message>
    <message>
        <source>A unit in refit does not attack.</source>
        <translation>Eine Einheit in Auffrischung greift nicht an.</translation>
    </message>
    <message>
        <source>Only units with a marker attack during supply concentration.</source>
        <translation>Beim Versorgungsschwerpunkt greifen nur Einheiten mit Marker an.</translation>
    </message>
    <message>
        <source>There is nobody to attack.</source>
        <translation>Es ist niemand da, den man angreifen könnte.</translation>
    </message>
    <message>
        <source>No mobile assault goes into this terrain, a city, a fortified zone or an intact fortified line.</source>
        <translation>Kein beweglicher Angriff in dieses Gelände, eine Metropole, eine befestigte Zone oder eine unversehrte befestigte Linie.</translation>
    </message>
    <message>
        <source>There are no mobile assaults in mud and snow.</source>
        <translation>Bei Schlamm und Schnee gibt es keine beweglichen Angriffe.</translation>
    </message>
    <message>
        <source>No mobile assault goes across this hexside.</source>
        <translation>Kein beweglicher Angriff über diese Hexseite.</translation>
    </message>
    <message>
        <source>During a Paulus pause only fortified zones are attacked.</source>
        <translation>Während einer Paulus-Pause werden nur befestigte Zonen angegriffen.</translation>
    </message>
    <message>
        <source>Units in Romania do not attack on turn 1.</source>
        <translation>Einheiten in Rumänien greifen in Zug 1 nicht an.</translation>
    </message>
    <message>
        <source>A mobile assault ends in the hex of the defender.</source>
        <translation>Ein beweglicher Angriff endet im Hexfeld des Verteidigers.</translation>
    </message>
    <message>
        <source>Only rifle and mountain divisions and the Independent Coastal Army move by sea, from a port of the Black Sea or Azov.</source>
        <translation>Nur Schützen- und Gebirgsdivisionen und die Selbständige Küstenarmee fahren über See, aus einem Hafen am Schwarzen oder Asowschen Meer.</translation>
    </message>
    <message>
        <source>Fortified zones and the static naval infantry do not retreat.</source>
        <translation>Befestigte Zonen und die ortsfeste Marineinfanterie ziehen sich nicht zurück.</translation>
    </message>
    <message>
        <source>Nobody retreats into enemy units.</source>
        <translation>Niemand zieht sich in feindliche Einheiten zurück.</translation>
    </message>
    <message>
        <source>The hex is next to a unit that caused the retreat.</source>
        <translation>Das Hexfeld grenzt an eine Einheit, die den Rückzug bewirkt hat.</translation>
    </message>
    <message>
        <source>Nobody retreats into an enemy city.</source>
        <translation>Niemand zieht sich in eine feindliche Metropole zurück.</translation>
    </message>
    <message>
        <source>Germans do not retreat into an intact fortified line.</source>
        <translation>Deutsche ziehen sich nicht in eine unversehrte befestigte Linie zurück.</translation>
    </message>
    <message>
        <source>Nobody retreats across the Sivash or the Kerch Straits.</source>
        <translation>Niemand zieht sich über den Siwasch oder die Straße von Kertsch zurück.</translation>
    </message>
    <message>
        <source>The ArKo, the Independent Coastal Army and static units do not advance.</source>
        <translation>Der Arko, die Selbständige Küstenarmee und ortsfeste Einheiten rücken nicht nach.</translation>
    </message>
    <message>
        <source>Movement points left after entering from the OKH Reserve</source>
        <translation>Bewegungspunkte nach dem Eintritt aus der OKH-Reserve</translation>
    </message>
    <message>
        <source>All hexes of the Kerch Straits are Soviet</source>
        <translation>Alle Hexfelder der Straße von Kertsch sind sowjetisch</translation>
    </message>
    <message>
        <source>What it counts for sea movement</source>
        <translation>Was sie für die Seebewegung zählt</translation>
    </message>
    <message>
        <source>Victory points of the town</source>
        <translation>Siegpunkte der Stadt</translation>
    </message>
    <message>
        <source>Victory points lost while the Soviets hold the hex</source>
        <translation>Siegpunkte, die verloren sind, solange die Sowjets das Hexfeld halten</translation>
    </message>
    <message>
        <source>Victory points of the hexes held</source>
        <translation>Siegpunkte der gehaltenen Hexfelder</translation>
    </message>
    <message>
        <source>Victory points that fortified zones cost at the next turn</source>
        <translation>Siegpunkte, die befestigte Zonen im nächsten Zug kosten</translation>
    </message>
    <message>
        <source>Victory points that fortified zones cost at the start of this turn</source>
        <translation>Siegpunkte, die befestigte Zonen zu Beginn dieses Zuges kosten</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Victory points on the whole map</source>
        <translation>Siegpunkte auf der ganzen Karte</translation>
    </message>
    <message>
        <source>A roll on the Moscow table is due</source>
        <translation>Ein Wurf auf der Moskau-Tabelle ist fällig</translation>
    </message>
    <message>
        <source>Points needed at the check of this turn</source>
        <translation>Punkte, die in diesem Zug zum Sieg nötig sind</translation>
    </message>
    <message>
        <source>Level of victory</source>
        <translation>Siegstufe</translation>
    </message>
    <message>
        <source>The German has the points that the Victory Table asks for.</source>
        <translation>Der Deutsche hat die Punkte, die die Siegtabelle verlangt.</translation>
    </message>
    <message>
        <source>The German has not won by the end of turn 22.</source>
        <translation>Der Deutsche hat bis zum Ende von Zug 22 nicht gewonnen.</translation>
    </message>
    <message>
        <source>It attacks across a river that hinders it</source>
        <translation>Sie greift über einen Fluss an, der sie behindert</translation>
    </message>
    <message>
        <source>It attacks across the Sivash or the Kerch Straits</source>
        <translation>Sie greift über den Siwasch oder die Straße von Kertsch an</translation>
    </message>
    <message>
        <source>It attacks into marsh</source>
        <translation>Sie greift in Sumpf an</translation>
    </message>
    <message>
        <source>A panzer division in a prepared assault on a city</source>
        <translation>Eine Panzerdivision im vorbereiteten Angriff auf eine Metropole</translation>
    </message>
    <message>
        <source>It attacks with its factor</source>
        <translation>Sie greift mit ihrer Stärke an</translation>
    </message>
    <message>
        <source>How often its factor is halved</source>
        <translation>Wie oft ihre Stärke halbiert wird</translation>
    </message>
    <message>
        <source>Attack at full strength</source>
        <translation>Angriff mit voller Stärke</translation>
    </message>
    <message>
        <source>Attack halved once</source>
        <translation>Einmal halbierter Angriff</translation>
    </message>
    <message>
        <source>Attack halved twice</source>
        <translation>Zweimal halbierter Angriff</translation>
    </message>
    <message>
        <source>Attack halved three times</source>
        <translation>Dreimal halbierter Angriff</translation>
    </message>
    <message>
        <source>Mechanized units across the Sivash or the Kerch Straits</source>
        <translation>Mechanisierte Einheiten über Siwasch oder Straße von Kertsch</translation>
    </message>
    <message>
        <source>Attack halved once, after rounding</source>
        <translation>Einmal halbierter Angriff, gerundet</translation>
    </message>
    <message>
        <source>Attack halved twice, after rounding</source>
        <translation>Zweimal halbierter Angriff, gerundet</translation>
    </message>
    <message>
        <source>Attack halved three times, after rounding</source>
        <translation>Dreimal halbierter Angriff, gerundet</translation>
    </message>
    <message>
        <source>Attack factor of the ArKo</source>
        <translation>Angriffsstärke des Arko</translation>
    </message>
    <message>
        <source>Attack factor of the ArKo, after rounding</source>
        <translation>Angriffsstärke des Arko, gerundet</translation>
    </message>
    <message>
        <source>Raw odds: 1 to 1 is 0, 2 to 1 is 1, 1 to 2 is -1</source>
        <translation>Rohes Verhältnis: 1 zu 1 ist 0, 2 zu 1 ist 1, 1 zu 2 ist -1</translation>
    </message>
    <message>
        <source>Shift for the terrain</source>
        <translation>Verschiebung für das Gelände</translation>
    </message>
    <message>
        <source>Shift for the town or city</source>
        <translation>Verschiebung für die Stadt</translation>
    </message>
    <message>
        <source>Shift for an intact fortified line</source>
        <translation>Verschiebung für eine unversehrte befestigte Linie</translation>
    </message>
    <message>
        <source>Shift for a fortified zone</source>
        <translation>Verschiebung für eine befestigte Zone</translation>
    </message>
    <message>
        <source>Attackers from direction 1</source>
        <translation>Angreifer aus Richtung 1</translation>
    </message>
    <message>
        <source>Attackers from direction 2</source>
        <translation>Angreifer aus Richtung 2</translation>
    </message>
    <message>
        <source>Attackers from direction 3</source>
        <translation>Angreifer aus Richtung 3</translation>
    </message>
    <message>
        <source>Attackers from direction 4</source>
        <translation>Angreifer aus Richtung 4</translation>
    </message>
    <message>
        <source>Attackers from direction 5</source>
        <translation>Angreifer aus Richtung 5</translation>
    </message>
    <message>
        <source>Attackers from direction 6</source>
        <translation>Angreifer aus Richtung 6</translation>
    </message>
    <message>
        <source>Hexes that attackers come from</source>
        <translation>Hexfelder, aus denen Angreifer kommen</translation>
    </message>
    <message>
        <source>Concentric attack</source>
        <translation>Konzentrischer Angriff</translation>
    </message>
    <message>
        <source>Shift for a concentric attack</source>
        <translation>Verschiebung für konzentrischen Angriff</translation>
    </message>
    <message>
        <source>Shift for assaulting before moving</source>
        <translation>Verschiebung für Angriff vor der Bewegung</translation>
    </message>
    <message>
        <source>Shift of VIII FliegerKorps</source>
        <translation>Verschiebung durch das VIII. Fliegerkorps</translation>
    </message>
    <message>
        <source>A roll on the attenuated supply table is due</source>
        <translation>Ein Wurf auf der Tabelle für eingeschränkte Versorgung ist fällig</translation>
    </message>
    <message>
        <source>Modifier for the attenuated supply table</source>
        <translation>Modifikator für die Tabelle für eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Shift of the attenuated supply table</source>
        <translation>Verschiebung aus der Tabelle für eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Column after all shifts</source>
        <translation>Spalte nach allen Verschiebungen</translation>
    </message>
    <message>
        <source>Result without a roll</source>
        <translation>Ergebnis ohne Wurf</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Odds before shifts</source>
        <translation>Verhältnis vor Verschiebungen</translation>
    </message>
    <message>
        <source>Steps of the defender</source>
        <translation>Stufen des Verteidigers</translation>
    </message>
    <message>
        <source>Steps that DE costs the defender</source>
        <translation>Stufen, die DE den Verteidiger kostet</translation>
    </message>
    <message>
        <source>DE empties the hex</source>
        <translation>DE leert das Hexfeld</translation>
    </message>
    <message>
        <source>Only one satellite nationality may join a German attack.</source>
        <translation>Nur eine verbündete Nationalität nimmt an einem deutschen Angriff teil.</translation>
    </message>
    <message>
        <source>Satellites do not attack north of the sector line.</source>
        <translation>Verbündete greifen nicht nördlich der Sektorgrenze an.</translation>
    </message>
    <message>
        <source>German-side units that are out of supply do not attack.</source>
        <translation>Unversorgte Einheiten der deutschen Seite greifen nicht an.</translation>
    </message>
    <message>
        <source>A unit in refit, or one that entered in a Rollbahn town, does not attack this turn.</source>
        <translation>Eine Einheit in Auffrischung, oder eine, die in einer Stadt an der Rollbahn eintraf, greift in diesem Zug nicht an.</translation>
    </message>
    <message>
        <source>Nobody attacks across the border of Romania on turn 1.</source>
        <translation>Niemand greift in Zug 1 über die rumänische Grenze an.</translation>
    </message>
    <message>
        <source>Nobody attacks across all-lake and all-sea hexsides.</source>
        <translation>Niemand greift über See- und Meer-Hexseiten an.</translation>
    </message>
    <message>
        <source>Each unit attacks once.</source>
        <translation>Jede Einheit greift einmal an.</translation>
    </message>
    <message>
        <source>The ArKo attacks only with other units.</source>
        <translation>Der Arko greift nur mit anderen Einheiten an.</translation>
    </message>
    <message>
        <source>No mobile assault goes into this hex.</source>
        <translation>Kein beweglicher Angriff in dieses Hexfeld.</translation>
    </message>
    <message>
        <source>Shift: terrain</source>
        <translation>Verschiebung: Gelände</translation>
    </message>
    <message>
        <source>Shift: town or city</source>
        <translation>Verschiebung: Stadt</translation>
    </message>
    <message>
        <source>Shift: fortified line</source>
        <translation>Verschiebung: befestigte Linie</translation>
    </message>
    <message>
        <source>Shift: fortified zone</source>
        <translation>Verschiebung: befestigte Zone</translation>
    </message>
    <message>
        <source>Shift: concentric attack</source>
        <translation>Verschiebung: konzentrischer Angriff</translation>
    </message>
    <message>
        <source>Shift: assault before movement</source>
        <translation>Verschiebung: Angriff vor Bewegung</translation>
    </message>
    <message>
        <source>Shift: VIII FliegerKorps</source>
        <translation>Verschiebung: VIII. Fliegerkorps</translation>
    </message>
    <message>
        <source>Modifier for that roll</source>
        <translation>Modifikator für diesen Wurf</translation>
    </message>
    <message>
        <source>AS and DR become AL1</source>
        <translation>AS und DR werden zu AL1</translation>
    </message>
    <message>
        <source>The German may lose a step instead of retreating</source>
        <translation>Der Deutsche kann statt des Rückzugs eine Stufe verlieren</translation>
    </message>
    <message>
        <source>Colours of the nationality</source>
        <translation>Farben der Nationalität</translation>
    </message>
    <message>
        <source>{unit}: the colours are not those of its nationality.</source>
        <translation>{unit}: Die Farben sind nicht die seiner Nationalität.</translation>
    </message>
    <message>
        <source>Black print starts, white print arrives</source>
        <translation>Schwarzer Druck beginnt, weißer trifft ein</translation>
    </message>
    <message>
        <source>{unit}: the colour of the print and the code for starting or arriving disagree.</source>
        <translation>{unit}: Die Farbe des Drucks und der Code für Aufstellung oder Eintreffen widersprechen sich.</translation>
    </message>
    <message>
        <source>G and g</source>
        <translation>G und g</translation>
    </message>
    <message>
        <source>{unit}: g marks militia of one step, G marks Guards of two.</source>
        <translation>{unit}: g bezeichnet Miliz mit einer Stufe, G Garde mit zwei.</translation>
    </message>
    <message>
        <source>Size symbol</source>
        <translation>Größensymbol</translation>
    </message>
    <message>
        <source>{unit}: a unit is a division, a corps or an army.</source>
        <translation>{unit}: Eine Einheit ist eine Division, ein Korps oder eine Armee.</translation>
    </message>
    <message>
        <source>Static units</source>
        <translation>Ortsfeste Einheiten</translation>
    </message>
    <message>
        <source>{unit}: only fortified zones and the naval infantry of Oranienbaum are static; the Coastal Army carries an anchor.</source>
        <translation>{unit}: Nur befestigte Zonen und die Marineinfanterie von Oranienbaum sind ortsfest; die Küstenarmee trägt einen Anker.</translation>
    </message>
    <message>
        <source>Two or three numbers</source>
        <translation>Zwei oder drei Zahlen</translation>
    </message>
    <message>
        <source>{unit}: a counter prints combat and movement, or attack, defense and movement.</source>
        <translation>{unit}: Ein Spielstein nennt Kampf und Bewegung oder Angriff, Verteidigung und Bewegung.</translation>
    </message>
    <message>
        <source>The reduced side is weaker</source>
        <translation>Die reduzierte Seite ist schwächer</translation>
    </message>
    <message>
        <source>{unit}: the reduced side is not weaker than the full side.</source>
        <translation>{unit}: Die reduzierte Seite ist nicht schwächer als die volle.</translation>
    </message>
    <message>
        <source>Soviet units have one step</source>
        <translation>Sowjetische Einheiten haben eine Stufe</translation>
    </message>
    <message>
        <source>{unit}: Soviet units other than the Coastal Army and Guards have one step.</source>
        <translation>{unit}: Sowjetische Einheiten außer Küstenarmee und Garde haben eine Stufe.</translation>
    </message>
    <message>
        <source>One step, one side</source>
        <translation>Eine Stufe, eine Seite</translation>
    </message>
    <message>
        <source>{unit} has one step and carries reduced factors.</source>
        <translation>{unit} hat eine Stufe und trägt doch reduzierte Werte.</translation>
    </message>
    <message>
        <source>The 168th and 297th Infantry Divisions</source>
        <translation>Die 168. und die 297. Infanteriedivision</translation>
    </message>
    <message>
        <source>The German 168th and 297th Infantry Divisions, left off the printed sheet, are missing.</source>
        <translation>Die deutsche 168. und 297. Infanteriedivision, auf dem gedruckten Bogen vergessen, fehlen.</translation>
    </message>
    <message>
        <source>Counters of the printed game</source>
        <translation>Spielsteine des gedruckten Spiels</translation>
    </message>
    <message>
        <source>The sheets hold {sum(counter: true, copies)} counters; the printed game has 700.</source>
        <translation>Die Bögen enthalten {sum(counter: true, copies)} Spielsteine; das gedruckte Spiel hat 700.</translation>
    </message>
    <message>
        <source>Corner codes</source>
        <translation>Eckcodes</translation>
    </message>
    <message>
        <source>{unit}: the corner code is R, one or two stars, or a turn from 2 to 22.</source>
        <translation>{unit}: Der Eckcode ist R, ein oder zwei Sterne oder ein Zug von 2 bis 22.</translation>
    </message>
    <message>
        <source>A set-up code that names nothing</source>
        <translation>Ein Aufstellungscode, der nichts benennt</translation>
    </message>
    <message>
        <source>Set-up codes</source>
        <translation>Aufstellungscodes</translation>
    </message>
    <message>
        <source>{unit}: the set-up code names no hex and no army area.</source>
        <translation>{unit}: Der Aufstellungscode nennt weder Hexfeld noch Armeeraum.</translation>
    </message>
    <message>
        <source>One ArKo</source>
        <translation>Ein Arko</translation>
    </message>
    <message>
        <source>Only one ArKo exists: {names(units: is-arko)}</source>
        <translation>Es gibt nur einen Arko: {names(units: is-arko)}</translation>
    </message>
    <message>
        <source>One Independent Coastal Army</source>
        <translation>Eine Selbständige Küstenarmee</translation>
    </message>
    <message>
        <source>Only one Independent Coastal Army exists: {names(units: kind is ica)}</source>
        <translation>Es gibt nur eine Selbständige Küstenarmee: {names(units: kind is ica)}</translation>
    </message>
    <message>
        <source>Turns of the Guards</source>
        <translation>Züge der Garde</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: Guards conversions happen on turns 12 and 20.</source>
        <translation>{names(arriving: true)}: Garden entstehen in den Zügen 12 und 20.</translation>
    </message>
    <message>
        <source>Six stacking points</source>
        <translation>Sechs Stapelpunkte</translation>
    </message>
    <message>
        <source>{hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} stacking points; the limit is six.</source>
        <translation>{hex}: {max(sum(stack: side is german, points), sum(stack: side is soviet, points))} Stapelpunkte; die Grenze ist sechs.</translation>
    </message>
    <message>
        <source>Units with a stacking value</source>
        <translation>Einheiten mit Stapelwert</translation>
    </message>
    <message>
        <source>{unit}: its size gives no stacking value.</source>
        <translation>{unit}: Aus der Größe folgt kein Stapelwert.</translation>
    </message>
    <message>
        <source>Rifle corps that become divisions</source>
        <translation>Schützenkorps, die zu Divisionen werden</translation>
    </message>
    <message>
        <source>{hex}: with divisions in place of rifle corps on turn 6 the stack holds {sum(stack: side is soviet and not rifle-corps, points) + sum(stack: rifle-corps, attack-now)} points.</source>
        <translation>{hex}: Mit Divisionen statt Schützenkorps hat der Stapel in Zug 6 {sum(stack: side is soviet and not rifle-corps, points) + sum(stack: rifle-corps, attack-now)} Punkte.</translation>
    </message>
    <message>
        <source>Stacking points too many</source>
        <translation>Stapelpunkte zu viel</translation>
    </message>
    <message>
        <source>Units of three stacking points</source>
        <translation>Einheiten mit drei Stapelpunkten</translation>
    </message>
    <message>
        <source>Fewest units the opponent can remove</source>
        <translation>Geringste Zahl Einheiten, die der Gegner entfernen kann</translation>
    </message>
    <message>
        <source>One side in a hex</source>
        <translation>Eine Seite im Hexfeld</translation>
    </message>
    <message>
        <source>{hex} holds units of both sides.</source>
        <translation>{hex} enthält Einheiten beider Seiten.</translation>
    </message>
    <message>
        <source>What an illegal stack costs</source>
        <translation>Was ein unerlaubter Stapel kostet</translation>
    </message>
    <message>
        <source>{hex}: if play starts so, the opponent may eliminate {removed-units} of the units.</source>
        <translation>{hex}: Wird so begonnen, darf der Gegner {removed-units} der Einheiten vernichten.</translation>
    </message>
    <message>
        <source>Nationalities of the German side here</source>
        <translation>Nationalitäten der deutschen Seite hier</translation>
    </message>
    <message>
        <source>Satellite nationalities here</source>
        <translation>Verbündete Nationalitäten hier</translation>
    </message>
    <message>
        <source>Satellite units here that are not mechanized</source>
        <translation>Verbündete Einheiten hier, die nicht mechanisiert sind</translation>
    </message>
    <message>
        <source>Every German-side unit here is out of supply</source>
        <translation>Alle Einheiten der deutschen Seite hier sind unversorgt</translation>
    </message>
    <message>
        <source>The mixed stack may still be sorted out</source>
        <translation>Der gemischte Stapel darf noch entwirrt werden</translation>
    </message>
    <message>
        <source>Nationalities apart</source>
        <translation>Getrennte Nationalitäten</translation>
    </message>
    <message>
        <source>{hex}: {names(stack: side is german and combat-unit)} may not stack together.</source>
        <translation>{hex}: {names(stack: side is german and combat-unit)} dürfen nicht miteinander stapeln.</translation>
    </message>
    <message>
        <source>Satellites of two nations</source>
        <translation>Verbündete zweier Nationen</translation>
    </message>
    <message>
        <source>{hex}: satellite mechanized units of different nations may not share a hex, even with Germans.</source>
        <translation>{hex}: Mechanisierte Einheiten verschiedener Verbündeter teilen kein Hexfeld, auch nicht mit Deutschen.</translation>
    </message>
    <message>
        <source>Only mechanized satellites join Germans</source>
        <translation>Nur mechanisierte Verbündete stehen bei Deutschen</translation>
    </message>
    <message>
        <source>{hex}: only mechanized satellite units may stack with Germans.</source>
        <translation>{hex}: Nur mechanisierte verbündete Einheiten stapeln mit Deutschen.</translation>
    </message>
    <message>
        <source>A mixed stack back in supply</source>
        <translation>Ein gemischter Stapel, wieder versorgt</translation>
    </message>
    <message>
        <source>{hex}: the mixed stack is in supply; it must be sorted out by the end of the next German movement phase.</source>
        <translation>{hex}: Der gemischte Stapel ist versorgt; er ist bis zum Ende der nächsten deutschen Bewegungsphase zu entwirren.</translation>
    </message>
    <message>
        <source>One fortified zone</source>
        <translation>Eine befestigte Zone</translation>
    </message>
    <message>
        <source>{hex}: more than one fortified zone.</source>
        <translation>{hex}: mehr als eine befestigte Zone.</translation>
    </message>
    <message>
        <source>The fortified zone lies on top</source>
        <translation>Die befestigte Zone liegt oben</translation>
    </message>
    <message>
        <source>{hex}: the fortified zone is the top counter.</source>
        <translation>{hex}: Die befestigte Zone ist der oberste Spielstein.</translation>
    </message>
    <message>
        <source>Entry beyond what is mandated</source>
        <translation>Zugang über das Vorgeschriebene hinaus</translation>
    </message>
    <message>
        <source>{hex}: the overstacking on entry is more than mandated entry hexes force.</source>
        <translation>{hex}: Die Überstapelung beim Zugang geht über das hinaus, was vorgeschriebene Eingangshexfelder erzwingen.</translation>
    </message>
    <message>
        <source>Playable land</source>
        <translation>Spielbares Land</translation>
    </message>
    <message>
        <source>Country of a hex</source>
        <translation>Land eines Hexfelds</translation>
    </message>
    <message>
        <source>No country: {names(hexes: in-play and land and not (zones is greater-germany|romania|ussr), hex)}</source>
        <translation>Ohne Land: {names(hexes: in-play and land and not (zones is greater-germany|romania|ussr), hex)}</translation>
    </message>
    <message>
        <source>Side of the attenuated-supply line</source>
        <translation>Seite der Linie eingeschränkter Versorgung</translation>
    </message>
    <message>
        <source>On no side of the attenuated-supply line: {names(hexes: in-play and land and not (zones is gas-west|gas-east), hex)}</source>
        <translation>Auf keiner Seite der Linie eingeschränkter Versorgung: {names(hexes: in-play and land and not (zones is gas-west|gas-east), hex)}</translation>
    </message>
    <message>
        <source>On no side of the sector line: {names(hexes: in-play and land and not (zones is north-sector|south-sector), hex)}</source>
        <translation>Auf keiner Seite der Sektorgrenze: {names(hexes: in-play and land and not (zones is north-sector|south-sector), hex)}</translation>
    </message>
    <message>
        <source>Weather zone of a hex</source>
        <translation>Wetterzone eines Hexfelds</translation>
    </message>
    <message>
        <source>In no weather zone: {names(hexes: in-play and terrain is not sea and not (zones is northern-weather|southern-weather), hex)}</source>
        <translation>In keiner Wetterzone: {names(hexes: in-play and terrain is not sea and not (zones is northern-weather|southern-weather), hex)}</translation>
    </message>
    <message>
        <source>Army areas apart</source>
        <translation>Getrennte Armeeräume</translation>
    </message>
    <message>
        <source>Rollbahnen lead to a supply hex</source>
        <translation>Rollbahnen führen zu einem Versorgungshexfeld</translation>
    </message>
    <message>
        <source>Rollbahnen without a gap</source>
        <translation>Rollbahnen ohne Lücke</translation>
    </message>
    <message>
        <source>Ports of the Black Sea and Azov</source>
        <translation>Häfen am Schwarzen und Asowschen Meer</translation>
    </message>
    <message>
        <source>{place} ({hex}): only Black Sea and Azov towns are ports.</source>
        <translation>{place} ({hex}): Nur Städte am Schwarzen und Asowschen Meer sind Häfen.</translation>
    </message>
    <message>
        <source>Port and town agree</source>
        <translation>Hafen und Stadt stimmen überein</translation>
    </message>
    <message>
        <source>{place} ({hex}): coast, town and port do not agree.</source>
        <translation>{place} ({hex}): Küste, Stadt und Hafen passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Sivash and Kerch hexsides</source>
        <translation>Hexseiten am Siwasch und bei Kertsch</translation>
    </message>
    <message>
        <source>The Sivash is 2844/2845 and 2944/2945, the Kerch Straits are 3448/3449 and 3348/3449, and no other hexside is.</source>
        <translation>Der Siwasch ist 2844/2845 und 2944/2945, die Straße von Kertsch 3448/3449 und 3348/3449 und keine andere Hexseite.</translation>
    </message>
    <message>
        <source>Replacement centres are large</source>
        <translation>Ersatzzentren sind groß</translation>
    </message>
    <message>
        <source>{place} ({hex}): a replacement centre is a large town or a city.</source>
        <translation>{place} ({hex}): Ein Ersatzzentrum ist eine große Stadt oder Metropole.</translation>
    </message>
    <message>
        <source>Thirteen replacement centres</source>
        <translation>Dreizehn Ersatzzentren</translation>
    </message>
    <message>
        <source>There are 13 replacement centres, not {count(place: its-words(kinds) is replacement-centre)}.</source>
        <translation>Es gibt 13 Ersatzzentren, nicht {count(place: its-words(kinds) is replacement-centre)}.</translation>
    </message>
    <message>
        <source>Odessa is 2141</source>
        <translation>Odessa ist 2141</translation>
    </message>
    <message>
        <source>{place}: Odessa is 2141 elsewhere in the rulebook; 2143 is a misprint.</source>
        <translation>{place}: Odessa ist sonst überall 2141; 2143 ist ein Druckfehler.</translation>
    </message>
    <message>
        <source>One natural terrain</source>
        <translation>Ein natürliches Gelände</translation>
    </message>
    <message>
        <source>Two natural terrains: {names(hexes: terrain is clear and terrain is forest|hills|marsh|lake|sea or terrain is forest and terrain is hills|marsh|lake|sea or terrain is hills and terrain is marsh|lake|sea or terrain is marsh and terrain is lake|sea or terrain is lake and terrain is sea, hex)}</source>
        <translation>Zwei natürliche Gelände: {names(hexes: terrain is clear and terrain is forest|hills|marsh|lake|sea or terrain is forest and terrain is hills|marsh|lake|sea or terrain is hills and terrain is marsh|lake|sea or terrain is marsh and terrain is lake|sea or terrain is lake and terrain is sea, hex)}</translation>
    </message>
    <message>
        <source>Cities are clear</source>
        <translation>Metropolen sind offen</translation>
    </message>
    <message>
        <source>{place} ({hex}): the natural terrain of a city is clear.</source>
        <translation>{place} ({hex}): Das natürliche Gelände einer Metropole ist offen.</translation>
    </message>
    <message>
        <source>The line at 2845</source>
        <translation>Die Linie bei 2845</translation>
    </message>
    <message>
        <source>Hex 2845 is a fortified line of one hex.</source>
        <translation>Hexfeld 2845 ist eine befestigte Linie von einem Hexfeld.</translation>
    </message>
    <message>
        <source>Supplied only by a Rollbahn that is not the nearest</source>
        <translation>Nur durch eine Rollbahn versorgt, die nicht die nächste ist</translation>
    </message>
    <message>
        <source>{unit} in {hex} has no supply line: {supply-break}</source>
        <translation>{unit} in {hex} hat keine Versorgungslinie: {supply-break}</translation>
    </message>
    <message>
        <source>The nearest Rollbahn does not work</source>
        <translation>Die nächste Rollbahn wirkt nicht</translation>
    </message>
    <message>
        <source>{unit} in {hex}: the nearest Rollbahn hex does not work, and after turn 3 no other one counts.</source>
        <translation>{unit} in {hex}: Das nächste Rollbahn-Hexfeld wirkt nicht, und nach Zug 3 zählt kein anderes.</translation>
    </message>
    <message>
        <source>Attenuated supply</source>
        <translation>Eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>{unit} in {hex}: attenuated supply; its attacks use the attenuated supply table.</source>
        <translation>{unit} in {hex}: eingeschränkte Versorgung; Angriffe nutzen die Tabelle dafür.</translation>
    </message>
    <message>
        <source>Three turns of pause</source>
        <translation>Drei Züge Pause</translation>
    </message>
    <message>
        <source>A Paulus pause covers three turns in a row that begin on turn 3, 4, 5 or 6.</source>
        <translation>Eine Paulus-Pause dauert drei Züge in Folge und beginnt in Zug 3, 4, 5 oder 6.</translation>
    </message>
    <message>
        <source>A pause takes three turns</source>
        <translation>Eine Pause braucht drei Züge</translation>
    </message>
    <message>
        <source>The Paulus pause is not completed yet.</source>
        <translation>Die Paulus-Pause ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>Units with a concentration marker</source>
        <translation>Einheiten mit Schwerpunktmarker</translation>
    </message>
    <message>
        <source>Eighteen concentration markers</source>
        <translation>Achtzehn Schwerpunktmarker</translation>
    </message>
    <message>
        <source>Supply concentration has 18 marked units, not {marked}.</source>
        <translation>Der Versorgungsschwerpunkt hat 18 Einheiten mit Marker, nicht {marked}.</translation>
    </message>
    <message>
        <source>Who carries a concentration marker</source>
        <translation>Wer einen Schwerpunktmarker trägt</translation>
    </message>
    <message>
        <source>{unit}: only units of the German side carry concentration markers, and only while the concentration is in force.</source>
        <translation>{unit}: Nur Einheiten der deutschen Seite tragen Schwerpunktmarker, und nur solange der Schwerpunkt gilt.</translation>
    </message>
    <message>
        <source>Concentration only once</source>
        <translation>Schwerpunkt nur einmal</translation>
    </message>
    <message>
        <source>Supply concentration is declared only once in a game.</source>
        <translation>Der Versorgungsschwerpunkt wird nur einmal im Spiel angesagt.</translation>
    </message>
    <message>
        <source>Lost in the next supply check</source>
        <translation>Verloren bei der nächsten Versorgungsprüfung</translation>
    </message>
    <message>
        <source>{unit} in {hex} is out of supply and is eliminated in the next Soviet supply check.</source>
        <translation>{unit} in {hex} ist unversorgt und wird bei der nächsten sowjetischen Versorgungsprüfung vernichtet.</translation>
    </message>
    <message>
        <source>Oranienbaum cut off</source>
        <translation>Oranienbaum abgeschnitten</translation>
    </message>
    <message>
        <source>{unit}: Oranienbaum is cut off, because Leningrad is not Soviet or not supplied.</source>
        <translation>{unit}: Oranienbaum ist abgeschnitten, weil Leningrad nicht sowjetisch oder nicht versorgt ist.</translation>
    </message>
    <message>
        <source>The directive before turn 8</source>
        <translation>Die Direktive vor Zug 8</translation>
    </message>
    <message>
        <source>Defense Directive 3 cannot be rescinded before turn 8.</source>
        <translation>Verteidigungsdirektive 3 kann nicht vor Zug 8 aufgehoben werden.</translation>
    </message>
    <message>
        <source>Bad weather ends the directive</source>
        <translation>Schlechtes Wetter beendet die Direktive</translation>
    </message>
    <message>
        <source>Defense Directive 3 ends with the first weather that is not dry.</source>
        <translation>Verteidigungsdirektive 3 endet mit dem ersten Wetter, das nicht trocken ist.</translation>
    </message>
    <message>
        <source>Captured supply hexes</source>
        <translation>Eroberte Versorgungshexfelder</translation>
    </message>
    <message>
        <source>Supply hexes in enemy hands: {names(hexes: zones is west-edge and west-source and hex-control is soviet, hex)} {names(hexes: zones is east-edge|south-edge and hex-control is german, hex)}</source>
        <translation>Versorgungshexfelder in Feindeshand: {names(hexes: zones is west-edge and west-source and hex-control is soviet, hex)} {names(hexes: zones is east-edge|south-edge and hex-control is german, hex)}</translation>
    </message>
    <message>
        <source>German entry in supply</source>
        <translation>Deutscher Zugang in Versorgung</translation>
    </message>
    <message>
        <source>{unit} may not enter in {hex}: it is out of supply there.</source>
        <translation>{unit} darf nicht in {hex} eintreffen: Dort ist sie unversorgt.</translation>
    </message>
    <message>
        <source>Soviet entry in supply</source>
        <translation>Sowjetischer Zugang in Versorgung</translation>
    </message>
    <message>
        <source>{unit} may not enter in {hex}: the hex is not in regular supply.</source>
        <translation>{unit} darf nicht in {hex} eintreffen: Das Hexfeld ist nicht voll versorgt.</translation>
    </message>
    <message>
        <source>The {if any(units: side is german and combat-unit and on-map) and not any-in(ge-source) then &apos;German&apos; else &apos;Soviet&apos;} side has no supply source.</source>
        <translation>Die Seite „{if any(units: side is german and combat-unit and on-map) and not any-in(ge-source) then &apos;German&apos; else &apos;Soviet&apos;}“ hat keine Versorgungsquelle.</translation>
    </message>
    <message>
        <source>Dry until turn 12</source>
        <translation>Trocken bis Zug 12</translation>
    </message>
    <message>
        <source>The weather is dry until turn 12.</source>
        <translation>Bis Zug 12 ist es trocken.</translation>
    </message>
    <message>
        <source>Weather of both zones</source>
        <translation>Wetter beider Zonen</translation>
    </message>
    <message>
        <source>The weather of both zones on turn {turn} is not stated.</source>
        <translation>Das Wetter beider Zonen in Zug {turn} ist nicht genannt.</translation>
    </message>
    <message>
        <source>The weather does not match the roll of {flag(weather-roll)}, in the southern zone less two.</source>
        <translation>Das Wetter passt nicht zum Wurf {flag(weather-roll)}, in der südlichen Zone minus zwei.</translation>
    </message>
    <message>
        <source>Weather worsens with the roll</source>
        <translation>Höhere Würfe bringen schlechteres Wetter</translation>
    </message>
    <message>
        <source>A weather table for every turn</source>
        <translation>Eine Wettertabelle für jeden Zug</translation>
    </message>
    <message>
        <source>Turn {its(id)} has no weather table.</source>
        <translation>Zug {its(id)} hat keine Wettertabelle.</translation>
    </message>
    <message>
        <source>Snow stays</source>
        <translation>Schnee bleibt</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: snow is permanent once it has come.</source>
        <translation>Zug {its(turn)}: Schnee bleibt, wenn er einmal gekommen ist.</translation>
    </message>
    <message>
        <source>Snow stays now</source>
        <translation>Schnee bleibt jetzt</translation>
    </message>
    <message>
        <source>Snow is permanent once it has come.</source>
        <translation>Schnee bleibt, wenn er einmal gekommen ist.</translation>
    </message>
    <message>
        <source>No refits after mud or snow</source>
        <translation>Keine Auffrischung nach Schlamm oder Schnee</translation>
    </message>
    <message>
        <source>{unit}: there are no refits after the first mud or snow.</source>
        <translation>{unit}: Nach dem ersten Schlamm oder Schnee gibt es keine Auffrischung.</translation>
    </message>
    <message>
        <source>Rollbahnen after mud or snow</source>
        <translation>Rollbahnen nach Schlamm oder Schnee</translation>
    </message>
    <message>
        <source>Rollbahnen no longer help movement after the first mud or snow.</source>
        <translation>Rollbahnen helfen nach dem ersten Schlamm oder Schnee nicht mehr bei der Bewegung.</translation>
    </message>
    <message>
        <source>Hexes of the map</source>
        <translation>Hexfelder der Karte</translation>
    </message>
    <message>
        <source>There is no such hex on the map: {names(unit: its(hex) is not none and its-unplaced(hex) is not none, its(hex))}</source>
        <translation>Dieses Hexfeld gibt es nicht auf der Karte: {names(unit: its(hex) is not none and its-unplaced(hex) is not none, its(hex))}</translation>
    </message>
    <message>
        <source>Full strength at the start</source>
        <translation>Volle Stärke am Anfang</translation>
    </message>
    <message>
        <source>{unit} starts at full strength.</source>
        <translation>{unit} beginnt in voller Stärke.</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Zug und Phase</translation>
    </message>
    <message>
        <source>Unknown turn or phase.</source>
        <translation>Unbekannter Zug oder unbekannte Phase.</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>Punkte am Anfang</translation>
    </message>
    <message>
        <source>Victory points start at 0.</source>
        <translation>Siegpunkte beginnen bei 0.</translation>
    </message>
    <message>
        <source>Germans start in Greater Germany</source>
        <translation>Deutsche beginnen in Großdeutschland</translation>
    </message>
    <message>
        <source>{unit} starts in Greater Germany or in the OKH Reserve.</source>
        <translation>{unit} beginnt in Großdeutschland oder in der OKH-Reserve.</translation>
    </message>
    <message>
        <source>Who starts in Romania</source>
        <translation>Wer in Rumänien beginnt</translation>
    </message>
    <message>
        <source>{unit} starts in Romania.</source>
        <translation>{unit} beginnt in Rumänien.</translation>
    </message>
    <message>
        <source>Reinforcements do not start</source>
        <translation>Verstärkungen beginnen nicht</translation>
    </message>
    <message>
        <source>{unit} is a reinforcement and does not start on the map.</source>
        <translation>{unit} ist eine Verstärkung und beginnt nicht auf der Karte.</translation>
    </message>
    <message>
        <source>Reinforcements in the box of their turn</source>
        <translation>Verstärkungen im Feld ihres Zuges</translation>
    </message>
    <message>
        <source>{unit} waits in the box of another turn than its own.</source>
        <translation>{unit} wartet im Feld eines anderen Zuges.</translation>
    </message>
    <message>
        <source>Set-up hexes</source>
        <translation>Aufstellungshexfelder</translation>
    </message>
    <message>
        <source>{unit} starts in {field(set-up)}, not in {hex}.</source>
        <translation>{unit} beginnt in {field(set-up)}, nicht in {hex}.</translation>
    </message>
    <message>
        <source>Set-up areas of armies</source>
        <translation>Aufstellungsräume der Armeen</translation>
    </message>
    <message>
        <source>{unit} starts inside the area {field(set-up)}, not in {hex}.</source>
        <translation>{unit} beginnt im Raum {field(set-up)}, nicht in {hex}.</translation>
    </message>
    <message>
        <source>Fortified zones at the start</source>
        <translation>Befestigte Zonen am Anfang</translation>
    </message>
    <message>
        <source>{unit}: {hex} is no hex for a fortified zone.</source>
        <translation>{unit}: {hex} ist kein Hexfeld für eine befestigte Zone.</translation>
    </message>
    <message>
        <source>Symbols without a fortified zone</source>
        <translation>Symbole ohne befestigte Zone</translation>
    </message>
    <message>
        <source>{hex}: the fortified zone is missing.</source>
        <translation>{hex}: Die befestigte Zone fehlt.</translation>
    </message>
    <message>
        <source>Divisions of the replacement pool</source>
        <translation>Divisionen des Ersatzvorrats</translation>
    </message>
    <message>
        <source>{unit} belongs in the replacement pool.</source>
        <translation>{unit} gehört in den Ersatzvorrat.</translation>
    </message>
    <message>
        <source>Soviet units all set up</source>
        <translation>Alle sowjetischen Einheiten aufgestellt</translation>
    </message>
    <message>
        <source>{unit} has not been set up.</source>
        <translation>{unit} ist nicht aufgestellt.</translation>
    </message>
    <message>
        <source>German units all set up</source>
        <translation>Alle deutschen Einheiten aufgestellt</translation>
    </message>
    <message>
        <source>Who is in the OKH Reserve</source>
        <translation>Wer in der OKH-Reserve ist</translation>
    </message>
    <message>
        <source>{unit} may not be in the OKH Reserve.</source>
        <translation>{unit} darf nicht in der OKH-Reserve sein.</translation>
    </message>
    <message>
        <source>The OKH Reserve after turn 2</source>
        <translation>Die OKH-Reserve nach Zug 2</translation>
    </message>
    <message>
        <source>{unit}: the OKH Reserve is empty after turn 2.</source>
        <translation>{unit}: Nach Zug 2 ist die OKH-Reserve leer.</translation>
    </message>
    <message>
        <source>How the OKH Reserve enters</source>
        <translation>Wie die OKH-Reserve eintrifft</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: the OKH Reserve enters on turns 1 and 2 by the map edge of Greater Germany.</source>
        <translation>{names(arriving: true)}: Die OKH-Reserve kommt in Zug 1 und 2 über den Kartenrand Großdeutschlands.</translation>
    </message>
    <message>
        <source>Control follows the border</source>
        <translation>Beherrschung folgt der Grenze</translation>
    </message>
    <message>
        <source>Control at the start follows the border: {names(hexes: controller is soviet and zones is greater-germany|romania, hex)} {names(hexes: controller is german and zones is ussr, hex)}</source>
        <translation>Am Anfang folgt die Beherrschung der Grenze: {names(hexes: controller is soviet and zones is greater-germany|romania, hex)} {names(hexes: controller is german and zones is ussr, hex)}</translation>
    </message>
    <message>
        <source>One order for all units</source>
        <translation>Eine Reihenfolge für alle Einheiten</translation>
    </message>
    <message>
        <source>The order of movement and assault is declared once for all units.</source>
        <translation>Die Reihenfolge von Bewegung und Angriff wird einmal für alle Einheiten angesagt.</translation>
    </message>
    <message>
        <source>Romania on the first turn</source>
        <translation>Rumänien im ersten Zug</translation>
    </message>
    <message>
        <source>On turn 1 units in Romania do not attack, and nobody attacks into Romania.</source>
        <translation>In Zug 1 greifen Einheiten in Rumänien nicht an, und niemand greift nach Rumänien an.</translation>
    </message>
    <message>
        <source>The border of Romania on the first turn</source>
        <translation>Die rumänische Grenze im ersten Zug</translation>
    </message>
    <message>
        <source>{unit}: nobody crosses the border of Romania on turn 1.</source>
        <translation>{unit}: Niemand überschreitet in Zug 1 die rumänische Grenze.</translation>
    </message>
    <message>
        <source>{unit} in {hex} is bound to attack under Defense Directive 3.</source>
        <translation>{unit} in {hex} muss nach Verteidigungsdirektive 3 angreifen.</translation>
    </message>
    <message>
        <source>On playable hexes</source>
        <translation>Auf spielbaren Hexfeldern</translation>
    </message>
    <message>
        <source>Units in water</source>
        <translation>Einheiten im Wasser</translation>
    </message>
    <message>
        <source>{unit} in {hex}: the hex is all water.</source>
        <translation>{unit} in {hex}: Das Hexfeld ist ganz Wasser.</translation>
    </message>
    <message>
        <source>Satellites south of the sector line</source>
        <translation>Verbündete südlich der Sektorgrenze</translation>
    </message>
    <message>
        <source>{unit} in {hex}: satellites stay south of the sector line.</source>
        <translation>{unit} in {hex}: Verbündete bleiben südlich der Sektorgrenze.</translation>
    </message>
    <message>
        <source>The naval infantry of Oranienbaum</source>
        <translation>Die Marineinfanterie von Oranienbaum</translation>
    </message>
    <message>
        <source>{unit}: the static naval infantry appears in 3701 on turn 4.</source>
        <translation>{unit}: Die ortsfeste Marineinfanterie erscheint in Zug 4 in 3701.</translation>
    </message>
    <message>
        <source>Replacement steps at the start</source>
        <translation>Ersatzstufen am Anfang</translation>
    </message>
    <message>
        <source>German replacement steps start at 14.</source>
        <translation>Die deutschen Ersatzstufen beginnen bei 14.</translation>
    </message>
    <message>
        <source>The off-map box of asterisk units</source>
        <translation>Der Kasten der Sterneinheiten</translation>
    </message>
    <message>
        <source>{unit} does not belong in the off-map box.</source>
        <translation>{unit} gehört nicht in den Kasten außerhalb der Karte.</translation>
    </message>
    <message>
        <source>Markers in the countermix</source>
        <translation>Marker im Spielsteinvorrat</translation>
    </message>
    <message>
        <source>More markers are in use than there are: 18 for concentration, three for the pause, one for VIII FliegerKorps.</source>
        <translation>Es sind mehr Marker im Einsatz, als es gibt: 18 für den Schwerpunkt, drei für die Pause, einer für das VIII. Fliegerkorps.</translation>
    </message>
    <message>
        <source>Turns of the game</source>
        <translation>Züge des Spiels</translation>
    </message>
    <message>
        <source>Turn {its(id)} does not exist.</source>
        <translation>Zug {its(id)} gibt es nicht.</translation>
    </message>
    <message>
        <source>Reinforcements that should have come</source>
        <translation>Verstärkungen, die da sein sollten</translation>
    </message>
    <message>
        <source>{names(arriving: not any(units: counter = outer.counter))}: the reinforcement of turn {its(turn)} is still on the track.</source>
        <translation>{names(arriving: not any(units: counter = outer.counter))}: Die Verstärkung von Zug {its(turn)} ist noch auf der Leiste.</translation>
    </message>
    <message>
        <source>Dated reinforcement of a satellite</source>
        <translation>Verstärkung eines Verbündeten mit Zugzahl</translation>
    </message>
    <message>
        <source>Entry of satellites</source>
        <translation>Zugang der Verbündeten</translation>
    </message>
    <message>
        <source>{names(arriving: dated-satellite)}: satellites enter by map-edge hexes of Romania only.</source>
        <translation>{names(arriving: dated-satellite)}: Verbündete kommen nur über Randhexfelder Rumäniens.</translation>
    </message>
    <message>
        <source>Map edge of Greater Germany or Romania</source>
        <translation>Kartenrand Großdeutschlands oder Rumäniens</translation>
    </message>
    <message>
        <source>Entry of Germans</source>
        <translation>Zugang der Deutschen</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not german-entry-hex and not (town and lines is rollbahn), hex)}: Germans enter at the map edge of Greater Germany or Romania, or in a town on a Rollbahn.</source>
        <translation>{names(entry-hexes: not german-entry-hex and not (town and lines is rollbahn), hex)}: Deutsche kommen über den Kartenrand Großdeutschlands oder Rumäniens oder in einer Stadt an einer Rollbahn.</translation>
    </message>
    <message>
        <source>Entry in enemy hexes</source>
        <translation>Zugang in Feindhexfeldern</translation>
    </message>
    <message>
        <source>{names(entry-hexes: hex-control is soviet, hex)}: no entry in a hex that the Soviets control.</source>
        <translation>{names(entry-hexes: hex-control is soviet, hex)}: kein Zugang in einem Hexfeld, das die Sowjets beherrschen.</translation>
    </message>
    <message>
        <source>Entry in attenuated supply</source>
        <translation>Zugang in eingeschränkter Versorgung</translation>
    </message>
    <message>
        <source>{unit}: {hex} is east of the attenuated-supply line; entry needs regular supply.</source>
        <translation>{unit}: {hex} liegt östlich der Linie eingeschränkter Versorgung; Zugang verlangt volle Versorgung.</translation>
    </message>
    <message>
        <source>Entry in a Rollbahn town</source>
        <translation>Zugang in einer Stadt an der Rollbahn</translation>
    </message>
    <message>
        <source>{unit} entered in a Rollbahn town and does not move or attack this turn.</source>
        <translation>{unit} traf in einer Stadt an der Rollbahn ein und bewegt sich und kämpft in diesem Zug nicht.</translation>
    </message>
    <message>
        <source>Entry of asterisk units</source>
        <translation>Zugang der Sterneinheiten</translation>
    </message>
    <message>
        <source>{names(arriving: asterisk)}: asterisk units enter by 1025 to 1030 only.</source>
        <translation>{names(arriving: asterisk)}: Sterneinheiten kommen nur über 1025 bis 1030.</translation>
    </message>
    <message>
        <source>Asterisk units that should have come</source>
        <translation>Sterneinheiten, die da sein sollten</translation>
    </message>
    <message>
        <source>{unit} should have entered this turn.</source>
        <translation>{unit} hätte in diesem Zug kommen müssen.</translation>
    </message>
    <message>
        <source>One Hungarian asterisk unit</source>
        <translation>Eine ungarische Sterneinheit</translation>
    </message>
    <message>
        <source>One of the asterisk units is Hungarian, not {count(units: asterisk and nation is HU)}.</source>
        <translation>Eine der Sterneinheiten ist ungarisch, nicht {count(units: asterisk and nation is HU)}.</translation>
    </message>
    <message>
        <source>The ArKo alone</source>
        <translation>Der Arko allein</translation>
    </message>
    <message>
        <source>{unit} attacks only when stacked with other units.</source>
        <translation>{unit} greift nur im Stapel mit anderen Einheiten an.</translation>
    </message>
    <message>
        <source>Entry of the ArKo</source>
        <translation>Zugang des Arko</translation>
    </message>
    <message>
        <source>{unit} may not enter in {hex}: it needs a Soviet town under German control in regular supply.</source>
        <translation>{unit} darf nicht in {hex} eintreffen: Er braucht eine sowjetische Stadt in deutscher Hand mit voller Versorgung.</translation>
    </message>
    <message>
        <source>Entry data of reinforcements</source>
        <translation>Zugangsdaten der Verstärkungen</translation>
    </message>
    <message>
        <source>{unit}: a reinforcement names its entry hexes, or Any.</source>
        <translation>{unit}: Eine Verstärkung nennt ihre Eingangshexfelder oder Any.</translation>
    </message>
    <message>
        <source>Entry hexes that supply can reach</source>
        <translation>Eingangshexfelder, die Versorgung erreicht</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not in-play or water, hex)} can never be in regular supply.</source>
        <translation>{names(entry-hexes: not in-play or water, hex)} kann nie voll versorgt sein.</translation>
    </message>
    <message>
        <source>Entry of the Coastal Army</source>
        <translation>Zugang der Küstenarmee</translation>
    </message>
    <message>
        <source>The Independent Coastal Army enters on turn 2 in Odessa or Sevastopol.</source>
        <translation>Die Selbständige Küstenarmee kommt in Zug 2 in Odessa oder Sewastopol.</translation>
    </message>
    <message>
        <source>A town for units that enter anywhere</source>
        <translation>Eine Stadt für Einheiten, die überall kommen</translation>
    </message>
    <message>
        <source>{names(arriving: field-words(set-up) is Any)}: no town qualifies for entry now.</source>
        <translation>{names(arriving: field-words(set-up) is Any)}: Zur Zeit eignet sich keine Stadt für den Zugang.</translation>
    </message>
    <message>
        <source>Replacement steps left</source>
        <translation>Verbliebene Ersatzstufen</translation>
    </message>
    <message>
        <source>German replacement steps: {flag(replacements)} is not 0 to 14.</source>
        <translation>Deutsche Ersatzstufen: {flag(replacements)} liegt nicht zwischen 0 und 14.</translation>
    </message>
    <message>
        <source>Soviet replacements now</source>
        <translation>Sowjetischer Ersatz jetzt</translation>
    </message>
    <message>
        <source>Soviet replacements now: {soviet-replacements}.</source>
        <translation>Sowjetischer Ersatz jetzt: {soviet-replacements}.</translation>
    </message>
    <message>
        <source>Who can be replaced</source>
        <translation>Wer ersetzt werden kann</translation>
    </message>
    <message>
        <source>{unit} can never be replaced.</source>
        <translation>{unit} kann nie ersetzt werden.</translation>
    </message>
    <message>
        <source>Where replacements enter</source>
        <translation>Wo Ersatz eintrifft</translation>
    </message>
    <message>
        <source>{unit}: replacements enter in supplied large towns and cities.</source>
        <translation>{unit}: Ersatz kommt in versorgten großen Städten und Metropolen.</translation>
    </message>
    <message>
        <source>Where the Coastal Army is replenished</source>
        <translation>Wo die Küstenarmee aufgefüllt wird</translation>
    </message>
    <message>
        <source>{unit}: it is replenished in a coastal town only.</source>
        <translation>{unit}: Sie wird nur in einer Küstenstadt aufgefüllt.</translation>
    </message>
    <message>
        <source>Enough divisions in the pool</source>
        <translation>Genug Divisionen im Vorrat</translation>
    </message>
    <message>
        <source>The pool has {count(units: pool-division and box-kind is pool)} divisions, rifle corps could need {sum(units: on-map, gives-divisions)}.</source>
        <translation>Der Vorrat hat {count(units: pool-division and box-kind is pool)} Divisionen, Schützenkorps könnten {sum(units: on-map, gives-divisions)} brauchen.</translation>
    </message>
    <message>
        <source>Refit beside the enemy</source>
        <translation>Auffrischung neben dem Feind</translation>
    </message>
    <message>
        <source>{unit} in {hex}: {names(adjacent: side is soviet and combat-unit)} stand next to the refit.</source>
        <translation>{unit} in {hex}: {names(adjacent: side is soviet and combat-unit)} stehen neben der Auffrischung.</translation>
    </message>
    <message>
        <source>Who is refitted</source>
        <translation>Wer aufgefrischt wird</translation>
    </message>
    <message>
        <source>{unit} cannot be refitted.</source>
        <translation>{unit} kann nicht aufgefrischt werden.</translation>
    </message>
    <message>
        <source>Refit inside the German player turn</source>
        <translation>Auffrischung im deutschen Spielerzug</translation>
    </message>
    <message>
        <source>{unit}: refit markers exist only inside the German player turn.</source>
        <translation>{unit}: Auffrischungsmarker gibt es nur im deutschen Spielerzug.</translation>
    </message>
    <message>
        <source>Withdrawals not made</source>
        <translation>Unterlassene Abzüge</translation>
    </message>
    <message>
        <source>{unit} should have left on turn {field(leaves)}, or cost a victory point.</source>
        <translation>{unit} hätte in Zug {field(leaves)} abziehen müssen oder kostet einen Siegpunkt.</translation>
    </message>
    <message>
        <source>VIII FliegerKorps leaves</source>
        <translation>Das VIII. Fliegerkorps zieht ab</translation>
    </message>
    <message>
        <source>VIII FliegerKorps leaves at the start of turn 22.</source>
        <translation>Das VIII. Fliegerkorps zieht zu Beginn von Zug 22 ab.</translation>
    </message>
    <message>
        <source>Withdrawals are complete</source>
        <translation>Vollständige Abzüge</translation>
    </message>
    <message>
        <source>A withdrawal names its turn and its units.</source>
        <translation>Ein Abzug nennt seinen Zug und seine Einheiten.</translation>
    </message>
    <message>
        <source>Guards before their turn</source>
        <translation>Garde vor ihrem Zug</translation>
    </message>
    <message>
        <source>{unit}: Guards come by conversion on turn 12 or 20.</source>
        <translation>{unit}: Garden entstehen durch Umwandlung in Zug 12 oder 20.</translation>
    </message>
    <message>
        <source>A unit to convert</source>
        <translation>Eine Einheit zum Umwandeln</translation>
    </message>
    <message>
        <source>{names(arriving: not any(units: on-map and kind = outer.kind and size = outer.size and side is soviet and field(guards) is not yes and supply is regular))}: no unit of the same type in regular supply to convert.</source>
        <translation>{names(arriving: not any(units: on-map and kind = outer.kind and size = outer.size and side is soviet and field(guards) is not yes and supply is regular))}: keine voll versorgte Einheit derselben Art zum Umwandeln.</translation>
    </message>
    <message>
        <source>Rifle corps after turn 6</source>
        <translation>Schützenkorps nach Zug 6</translation>
    </message>
    <message>
        <source>{unit}: rifle corps are replaced by divisions at the start of turn 6.</source>
        <translation>{unit}: Schützenkorps werden zu Beginn von Zug 6 durch Divisionen ersetzt.</translation>
    </message>
    <message>
        <source>Capacity at sea</source>
        <translation>Transportraum auf See</translation>
    </message>
    <message>
        <source>Sea movement of {sum(units: marks is by-sea, sea-load)}; the capacity is five.</source>
        <translation>Seebewegung von {sum(units: marks is by-sea, sea-load)}; die Grenze ist fünf.</translation>
    </message>
    <message>
        <source>The Coastal Army in a port</source>
        <translation>Die Küstenarmee im Hafen</translation>
    </message>
    <message>
        <source>{unit} in {hex}: it can only be in a coastal town of the Black Sea or Azov.</source>
        <translation>{unit} in {hex}: Sie steht nur in einer Küstenstadt am Schwarzen oder Asowschen Meer.</translation>
    </message>
    <message>
        <source>The hex it sailed from</source>
        <translation>Das Hexfeld, aus dem sie auslief</translation>
    </message>
    <message>
        <source>The passage of Kerch</source>
        <translation>Die Durchfahrt bei Kertsch</translation>
    </message>
    <message>
        <source>{unit}: the Kerch Straits are not Soviet, there is no passage.</source>
        <translation>{unit}: Die Straße von Kertsch ist nicht sowjetisch, es gibt keine Durchfahrt.</translation>
    </message>
    <message>
        <source>Lawful sea moves</source>
        <translation>Erlaubte Seebewegung</translation>
    </message>
    <message>
        <source>{unit}: no lawful sea move from {unit-field(from)} to {hex}.</source>
        <translation>{unit}: keine erlaubte Seebewegung von {unit-field(from)} nach {hex}.</translation>
    </message>
    <message>
        <source>Static units do not move</source>
        <translation>Ortsfeste Einheiten bewegen sich nicht</translation>
    </message>
    <message>
        <source>{unit} is static.</source>
        <translation>{unit} ist ortsfest.</translation>
    </message>
    <message>
        <source>Towns that count</source>
        <translation>Städte, die zählen</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}): the points of a Soviet town follow from its class.</source>
        <translation>{its(name)} ({hex}): Die Punkte einer sowjetischen Stadt folgen aus ihrer Größe.</translation>
    </message>
    <message>
        <source>Points beyond what is held</source>
        <translation>Mehr Punkte als gehalten</translation>
    </message>
    <message>
        <source>The track shows {flag(vp)} points; the hexes held give {control-vp}.</source>
        <translation>Die Leiste zeigt {flag(vp)} Punkte; die gehaltenen Hexfelder geben {control-vp}.</translation>
    </message>
    <message>
        <source>Points before turn 4</source>
        <translation>Punkte vor Zug 4</translation>
    </message>
    <message>
        <source>Before turn 4 the points are {control-vp}, what the hexes held give, less declined withdrawals.</source>
        <translation>Vor Zug 4 sind es {control-vp} Punkte, was die gehaltenen Hexfelder gaben, abzüglich unterlassener Abzüge.</translation>
    </message>
    <message>
        <source>Fortified zones cost points</source>
        <translation>Befestigte Zonen kosten Punkte</translation>
    </message>
    <message>
        <source>Fortified zones cost the German {fz-debit} points at the start of the next turn.</source>
        <translation>Befestigte Zonen kosten den Deutschen {fz-debit} Punkte zu Beginn des nächsten Zuges.</translation>
    </message>
    <message>
        <source>Memel and Konigsberg</source>
        <translation>Memel und Königsberg</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}): Memel counts 2 and Konigsberg 4, once.</source>
        <translation>{its(name)} ({hex}): Memel zählt 2 und Königsberg 4, einmal.</translation>
    </message>
    <message>
        <source>Points on the track</source>
        <translation>Punkte auf der Leiste</translation>
    </message>
    <message>
        <source>{flag(vp)} points are off the track.</source>
        <translation>{flag(vp)} Punkte liegen nicht auf der Leiste.</translation>
    </message>
    <message>
        <source>Moscow taken in dry weather</source>
        <translation>Moskau bei Trockenheit genommen</translation>
    </message>
    <message>
        <source>Moscow was taken in dry weather: a roll on the Moscow table is due.</source>
        <translation>Moskau wurde bei trockenem Wetter genommen: Ein Wurf auf der Moskau-Tabelle ist fällig.</translation>
    </message>
    <message>
        <source>Points of the checks</source>
        <translation>Punkte der Siegprüfungen</translation>
    </message>
    <message>
        <source>Victory check on turn {its(turn)}: the points are missing, or fewer than on an earlier turn.</source>
        <translation>Siegprüfung in Zug {its(turn)}: Die Punkte fehlen oder sind weniger als in einem früheren Zug.</translation>
    </message>
    <message>
        <source>The check of turn 5</source>
        <translation>Die Prüfung in Zug 5</translation>
    </message>
    <message>
        <source>The rulebook asks for 52 points on turn 5.</source>
        <translation>Das Regelheft verlangt in Zug 5 52 Punkte.</translation>
    </message>
    <message>
        <source>Points that can be reached</source>
        <translation>Erreichbare Punkte</translation>
    </message>
    <message>
        <source>Only {most-vp} points exist; turn {its(turn)} asks for {its(points)}.</source>
        <translation>Es gibt nur {most-vp} Punkte; Zug {its(turn)} verlangt {its(points)}.</translation>
    </message>
    <message>
        <source>Checks of turns 5 and 9</source>
        <translation>Prüfungen in den Zügen 5 und 9</translation>
    </message>
    <message>
        <source>There are victory checks on turns 5 and 9, and from turn 18 on the German needs at least 119 points.</source>
        <translation>Siegprüfungen gibt es in den Zügen 5 und 9, und ab Zug 18 braucht der Deutsche mindestens 119 Punkte.</translation>
    </message>
    <message>
        <source>Destroyed lines that never were</source>
        <translation>Zerstörte Linien, die nie da waren</translation>
    </message>
    <message>
        <source>{hex} has no fortified line.</source>
        <translation>{hex} hat keine befestigte Linie.</translation>
    </message>
    <message>
        <source>Lines under German units</source>
        <translation>Linien unter deutschen Einheiten</translation>
    </message>
    <message>
        <source>{hex}: the fortified line is destroyed by the German units there.</source>
        <translation>{hex}: Die befestigte Linie ist durch die deutschen Einheiten dort zerstört.</translation>
    </message>
    <message>
        <source>Lines in German hands</source>
        <translation>Linien in deutscher Hand</translation>
    </message>
    <message>
        <source>Fortified lines in German hands are destroyed: {names(hexes: places is fortified-line and fl-intact and hex-control is german and not any(stack: side is german and combat-unit), hex)}</source>
        <translation>Befestigte Linien in deutscher Hand sind zerstört: {names(hexes: places is fortified-line and fl-intact and hex-control is german and not any(stack: side is german and combat-unit), hex)}</translation>
    </message>
    <message>
        <source>Lines intact at the start</source>
        <translation>Linien am Anfang unversehrt</translation>
    </message>
    <message>
        <source>{hex}: all fortified lines start intact.</source>
        <translation>{hex}: Alle befestigten Linien beginnen unversehrt.</translation>
    </message>
    <message>
        <source>Fortified zones after the directive</source>
        <translation>Befestigte Zonen nach der Direktive</translation>
    </message>
    <message>
        <source>{unit} in {hex} is removed when Defense Directive 3 ends.</source>
        <translation>{unit} in {hex} wird entfernt, wenn Verteidigungsdirektive 3 endet.</translation>
    </message>
    <message>
        <source>Fortified zones never come back</source>
        <translation>Befestigte Zonen kommen nicht wieder</translation>
    </message>
    <message>
        <source>{unit}: a fortified zone never reappears.</source>
        <translation>{unit}: Eine befestigte Zone erscheint nie wieder.</translation>
    </message>
    <message>
        <source>Fortified zones only start</source>
        <translation>Befestigte Zonen beginnen nur</translation>
    </message>
    <message>
        <source>{names(arriving: kind is fz)}: fortified zones only start on the map.</source>
        <translation>{names(arriving: kind is fz)}: Befestigte Zonen beginnen nur auf der Karte.</translation>
    </message>
    <message>
        <source>Fortified zones under Germans</source>
        <translation>Befestigte Zonen unter Deutschen</translation>
    </message>
    <message>
        <source>{unit} in {hex} lies under a German unit.</source>
        <translation>{unit} in {hex} liegt unter einer deutschen Einheit.</translation>
    </message>
    <message>
        <source>VIII FliegerKorps once a turn</source>
        <translation>VIII. Fliegerkorps einmal je Zug</translation>
    </message>
    <message>
        <source>VIII FliegerKorps helps once a turn, on turns 2 to 21.</source>
        <translation>Das VIII. Fliegerkorps hilft einmal je Zug, in den Zügen 2 bis 21.</translation>
    </message>
    <message>
        <source>Columns of the results table</source>
        <translation>Spalten der Ergebnistabelle</translation>
    </message>
    <message>
        <source>{its(title)}: columns 1:3 to 6:1 and all cells are needed.</source>
        <translation>{its(title)}: Die Spalten 1:3 bis 6:1 und alle Zellen sind nötig.</translation>
    </message>
    <message>
        <source>Results of the results table</source>
        <translation>Ergebnisse der Ergebnistabelle</translation>
    </message>
    <message>
        <source>{its(title)}: results are AS, AL1, DR, DE and BB.</source>
        <translation>{its(title)}: Ergebnisse sind AS, AL1, DR, DE und BB.</translation>
    </message>
    <message>
        <source>The known cell of the results table</source>
        <translation>Die bekannte Zelle der Ergebnistabelle</translation>
    </message>
    <message>
        <source>{its(title)}: the rulebook gives DE for a 5 at 6:1.</source>
        <translation>{its(title)}: Das Regelheft nennt DE für eine 5 bei 6:1.</translation>
    </message>
    <message>
        <source>Known modifiers of the attenuated supply table</source>
        <translation>Bekannte Modifikatoren der Tabelle für eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>{its(title)}: the modifiers autumn +1, december +2 and august-west -1 are known.</source>
        <translation>{its(title)}: Die Modifikatoren autumn +1, december +2 und august-west -1 sind bekannt.</translation>
    </message>
    <message>
        <source>The attenuated supply table only worsens</source>
        <translation>Die Tabelle für eingeschränkte Versorgung verschlechtert nur</translation>
    </message>
    <message>
        <source>{its(title)}: it shifts to the left or not at all; cells are 0 and more columns.</source>
        <translation>{its(title)}: Sie verschiebt nach links oder gar nicht; Zellen sind 0 und mehr Spalten.</translation>
    </message>
    <message>
        <source>The Moscow table</source>
        <translation>Die Moskau-Tabelle</translation>
    </message>
    <message>
        <source>{its(title)}: it has two results, collapse and fights-on, and three modifiers.</source>
        <translation>{its(title)}: Sie hat zwei Ergebnisse, collapse und fights-on, und drei Modifikatoren.</translation>
    </message>
    <message>
        <source>Waffen-SS</source>
        <translation>Waffen-SS</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>Finnen</translation>
    </message>
    <message>
        <source>Slovakian</source>
        <translation>Slowaken</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>Esten</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukrainer</translation>
    </message>
    <message>
        <source>Alpine</source>
        <translation>Hochgebirge</translation>
    </message>
    <message>
        <source>Shallow water</source>
        <translation>Flachwasser</translation>
    </message>
    <message>
        <source>Coastal</source>
        <translation>Küste</translation>
    </message>
    <message>
        <source>Double river</source>
        <translation>Doppelter Fluss</translation>
    </message>
    <message>
        <source>Canal</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <source>Lake hexside</source>
        <translation>Seeufer</translation>
    </message>
    <message>
        <source>Shallow water hexside</source>
        <translation>Flachwasser-Hexkante</translation>
    </message>
    <message>
        <source>Sea hexside</source>
        <translation>See-Hexkante</translation>
    </message>
    <message>
        <source>Printed road bridge</source>
        <translation>Gedruckte Straßenbrücke</translation>
    </message>
    <message>
        <source>Printed railroad bridge</source>
        <translation>Gedruckte Eisenbahnbrücke</translation>
    </message>
    <message>
        <source>Motorway</source>
        <translation>Autobahn</translation>
    </message>
    <message>
        <source>Major city</source>
        <translation>Großstadt</translation>
    </message>
    <message>
        <source>Citadel</source>
        <translation>Zitadelle</translation>
    </message>
    <message>
        <source>Fortified belt</source>
        <translation>Befestigungsgürtel</translation>
    </message>
    <message>
        <source>Country or region</source>
        <translation>Land oder Gebiet</translation>
    </message>
    <message>
        <source>Partial hexes</source>
        <translation>Teilhexfelder</translation>
    </message>
    <message>
        <source>Inset map</source>
        <translation>Nebenkarte</translation>
    </message>
    <message>
        <source>Transition hexes</source>
        <translation>Übergangshexfelder</translation>
    </message>
    <message>
        <source>Hexes that the Inset map replaces</source>
        <translation>Von der Nebenkarte ersetzte Hexfelder</translation>
    </message>
    <message>
        <source>Mega hex</source>
        <translation>Großhexfeld</translation>
    </message>
    <message>
        <source>Flotilla waterway</source>
        <translation>Wasserweg der Flottillen</translation>
    </message>
    <message>
        <source>Exit area</source>
        <translation>Ausgangszone</translation>
    </message>
    <message>
        <source>Scenario area</source>
        <translation>Szenariogebiet</translation>
    </message>
    <message>
        <source>Owner of hexes</source>
        <translation>Besitz der Hexfelder</translation>
    </message>
    <message>
        <source>Armored anti-tank</source>
        <translation>Gepanzerte Panzerabwehr</translation>
    </message>
    <message>
        <source>Armored engineer</source>
        <translation>Panzerpioniere</translation>
    </message>
    <message>
        <source>Assault gun</source>
        <translation>Sturmgeschütze</translation>
    </message>
    <message>
        <source>Motorized anti-aircraft</source>
        <translation>Motorisierte Flak</translation>
    </message>
    <message>
        <source>Motorized anti-tank</source>
        <translation>Motorisierte Panzerabwehr</translation>
    </message>
    <message>
        <source>Airborne</source>
        <translation>Luftlandetruppen</translation>
    </message>
    <message>
        <source>Parachute</source>
        <translation>Fallschirmjäger</translation>
    </message>
    <message>
        <source>Border guard</source>
        <translation>Grenztruppen</translation>
    </message>
    <message>
        <source>Ski</source>
        <translation>Skitruppen</translation>
    </message>
    <message>
        <source>Axis Base</source>
        <translation>Basis der Achse</translation>
    </message>
    <message>
        <source>Armored train</source>
        <translation>Panzerzug</translation>
    </message>
    <message>
        <source>Flotilla</source>
        <translation>Flottille</translation>
    </message>
    <message>
        <source>Coast defense artillery</source>
        <translation>Küstenartillerie</translation>
    </message>
    <message>
        <source>Railroad artillery</source>
        <translation>Eisenbahnartillerie</translation>
    </message>
    <message>
        <source>Super-heavy artillery</source>
        <translation>Schwerste Artillerie</translation>
    </message>
    <message>
        <source>MG unit</source>
        <translation>MG-Einheit</translation>
    </message>
    <message>
        <source>Regiment substitute</source>
        <translation>Ersatzregiment</translation>
    </message>
    <message>
        <source>Mobile Supply Unit</source>
        <translation>Nachschubkolonne</translation>
    </message>
    <message>
        <source>Supply Dump</source>
        <translation>Nachschublager</translation>
    </message>
    <message>
        <source>Large Supply Dump</source>
        <translation>Großes Nachschublager</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Nachschub</translation>
    </message>
    <message>
        <source>Command value</source>
        <translation>Führungswert</translation>
    </message>
    <message>
        <source>Recovery value</source>
        <translation>Erholungswert</translation>
    </message>
    <message>
        <source>Die modifier on the Combat Results Table</source>
        <translation>Würfelmodifikator auf der Gefechtstabelle</translation>
    </message>
    <message>
        <source>Attack Supply Points</source>
        <translation>Angriffsnachschubpunkte</translation>
    </message>
    <message>
        <source>State shown</source>
        <translation>Gezeigter Zustand</translation>
    </message>
    <message>
        <source>Red box: motorized</source>
        <translation>Roter Rahmen: motorisiert</translation>
    </message>
    <message>
        <source>Colour of the movement allowance</source>
        <translation>Farbe der Bewegungsweite</translation>
    </message>
    <message>
        <source>Branch of service</source>
        <translation>Waffengattung</translation>
    </message>
    <message>
        <source>Two units in one counter</source>
        <translation>Zwei Einheiten in einem Zähler</translation>
    </message>
    <message>
        <source>Substitute counter</source>
        <translation>Ersatzzähler</translation>
    </message>
    <message>
        <source>Substitute counter of</source>
        <translation>Ersatzzähler für</translation>
    </message>
    <message>
        <source>Cannot be rebuilt (circled R)</source>
        <translation>Nicht wiederaufstellbar (R im Kreis)</translation>
    </message>
    <message>
        <source>City that raises it</source>
        <translation>Stadt, die sie aufstellt</translation>
    </message>
    <message>
        <source>Region that raises it</source>
        <translation>Gebiet, das sie aufstellt</translation>
    </message>
    <message>
        <source>Tried side says Remove</source>
        <translation>Geprüfte Seite sagt Entfernen</translation>
    </message>
    <message>
        <source>Army group letter</source>
        <translation>Buchstabe der Heeresgruppe</translation>
    </message>
    <message>
        <source>Set-up code</source>
        <translation>Aufstellungskürzel</translation>
    </message>
    <message>
        <source>Colour of the type box</source>
        <translation>Farbe des Typkästchens</translation>
    </message>
    <message>
        <source>Blue stripe</source>
        <translation>Blauer Streifen</translation>
    </message>
    <message>
        <source>Bomber (B), fighter (F) or transport (T)</source>
        <translation>Bomber (B), Jäger (F) oder Transporter (T)</translation>
    </message>
    <message>
        <source>Air combat rating</source>
        <translation>Luftkampfwert</translation>
    </message>
    <message>
        <source>Interdiction rating</source>
        <translation>Abriegelungswert</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Attrappe</translation>
    </message>
    <message>
        <source>Strongpoint under construction</source>
        <translation>Stützpunkt im Bau</translation>
    </message>
    <message>
        <source>Fortified line, facing over the hexside</source>
        <translation>Befestigte Linie, Front zur Hexkante</translation>
    </message>
    <message>
        <source>Bridge under construction</source>
        <translation>Brücke im Bau</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Fähre</translation>
    </message>
    <message>
        <source>Ferry under construction</source>
        <translation>Fähre im Bau</translation>
    </message>
    <message>
        <source>Bridge Destroyed</source>
        <translation>Brücke zerstört</translation>
    </message>
    <message>
        <source>Railroad Bridge Destroyed</source>
        <translation>Eisenbahnbrücke zerstört</translation>
    </message>
    <message>
        <source>Citadel Destroyed</source>
        <translation>Zitadelle zerstört</translation>
    </message>
    <message>
        <source>Fortified Belt Destroyed</source>
        <translation>Befestigungsgürtel zerstört</translation>
    </message>
    <message>
        <source>Fortified Line Destroyed</source>
        <translation>Befestigte Linie zerstört</translation>
    </message>
    <message>
        <source>Railroad of Axis status</source>
        <translation>Eisenbahn der Achse</translation>
    </message>
    <message>
        <source>Railroad of Soviet status</source>
        <translation>Eisenbahn der Sowjets</translation>
    </message>
    <message>
        <source>Railhead</source>
        <translation>Eisenbahnendpunkt</translation>
    </message>
    <message>
        <source>Rail Cut (single hex)</source>
        <translation>Gleisunterbrechung (ein Hexfeld)</translation>
    </message>
    <message>
        <source>Rail Cut (with arrow)</source>
        <translation>Gleisunterbrechung (mit Pfeil)</translation>
    </message>
    <message>
        <source>Garrison Hex</source>
        <translation>Garnisonshexfeld</translation>
    </message>
    <message>
        <source>Interdiction Level 1</source>
        <translation>Abriegelung Stufe 1</translation>
    </message>
    <message>
        <source>Interdiction Level 2</source>
        <translation>Abriegelung Stufe 2</translation>
    </message>
    <message>
        <source>Mandated Attack</source>
        <translation>Befohlener Angriff</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Do Not Move 1 GT</source>
        <translation>Bewegungsverbot 1 Runde</translation>
    </message>
    <message>
        <source>Do Not Move 2 GT</source>
        <translation>Bewegungsverbot 2 Runden</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnison</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Gefeuert</translation>
    </message>
    <message>
        <source>Fuel Shortage</source>
        <translation>Treibstoffmangel</translation>
    </message>
    <message>
        <source>Receiving Replacements</source>
        <translation>Erhält Ersatz</translation>
    </message>
    <message>
        <source>Takes part in a Declared Attack</source>
        <translation>Nimmt an einem erklärten Angriff teil</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Arrived by air transport</source>
        <translation>Kam durch Lufttransport</translation>
    </message>
    <message>
        <source>Declared Bunker Buster</source>
        <translation>Erklärter Bunkerknacker</translation>
    </message>
    <message>
        <source>Declared engineer effects</source>
        <translation>Erklärte Pionierwirkung</translation>
    </message>
    <message>
        <source>Traces no Attack Supply</source>
        <translation>Ohne Angriffsnachschub</translation>
    </message>
    <message>
        <source>Active Box</source>
        <translation>Aktiv-Kästchen</translation>
    </message>
    <message>
        <source>Cadre Box</source>
        <translation>Kader-Kästchen</translation>
    </message>
    <message>
        <source>Eliminated Box</source>
        <translation>Ausgeschaltet-Kästchen</translation>
    </message>
    <message>
        <source>Cannot Rebuild Box</source>
        <translation>Nicht-wiederaufstellbar-Kästchen</translation>
    </message>
    <message>
        <source>Air Ready Box</source>
        <translation>Luft: Bereit</translation>
    </message>
    <message>
        <source>Air Flown Box</source>
        <translation>Luft: Geflogen</translation>
    </message>
    <message>
        <source>Air Damaged Box</source>
        <translation>Luft: Beschädigt</translation>
    </message>
    <message>
        <source>Air Destroyed Box</source>
        <translation>Luft: Zerstört</translation>
    </message>
    <message>
        <source>MG cup</source>
        <translation>MG-Becher</translation>
    </message>
    <message>
        <source>Militia cup</source>
        <translation>Milizbecher</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Frozen conditions</source>
        <translation>Frost: Gewässer zugefroren</translation>
    </message>
    <message>
        <source>Lingering Mud</source>
        <translation>Nachwirkender Schlamm</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Limited Artillery Supply</source>
        <translation>Begrenzter Artillerienachschub</translation>
    </message>
    <message>
        <source>Climate of the turn</source>
        <translation>Klima der Runde</translation>
    </message>
    <message>
        <source>Result of the Weather Table</source>
        <translation>Ergebnis der Wettertabelle</translation>
    </message>
    <message>
        <source>The result says Storm</source>
        <translation>Das Ergebnis sagt Sturm</translation>
    </message>
    <message>
        <source>Weather of the last turn</source>
        <translation>Wetter der letzten Runde</translation>
    </message>
    <message>
        <source>Weather 2 turns ago</source>
        <translation>Wetter vor 2 Runden</translation>
    </message>
    <message>
        <source>Weather 3 turns ago</source>
        <translation>Wetter vor 3 Runden</translation>
    </message>
    <message>
        <source>Weather 4 turns ago</source>
        <translation>Wetter vor 4 Runden</translation>
    </message>
    <message>
        <source>Weather 5 turns ago</source>
        <translation>Wetter vor 5 Runden</translation>
    </message>
    <message>
        <source>The last turn was Dry with Lingering Mud</source>
        <translation>Die letzte Runde war trocken mit nachwirkendem Schlamm</translation>
    </message>
    <message>
        <source>The last turn was frozen</source>
        <translation>Die letzte Runde war gefroren</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Option: every hex is paid by the way it is entered</source>
        <translation>Option: jedes Hexfeld wird bezahlt, wie es betreten wird</translation>
    </message>
    <message>
        <source>Soviet Bridges may span major rivers</source>
        <translation>Sowjetische Brücken dürfen Ströme überspannen</translation>
    </message>
    <message>
        <source>Option: Soviet interdiction</source>
        <translation>Option: sowjetische Abriegelung</translation>
    </message>
    <message>
        <source>Supply units the Axis may have</source>
        <translation>Nachschubeinheiten der Achse</translation>
    </message>
    <message>
        <source>Supply units the Soviets may have</source>
        <translation>Nachschubeinheiten der Sowjets</translation>
    </message>
    <message>
        <source>ASPs of the Axis a turn</source>
        <translation>ASP der Achse je Runde</translation>
    </message>
    <message>
        <source>ASPs of the Soviets a turn</source>
        <translation>ASP der Sowjets je Runde</translation>
    </message>
    <message>
        <source>Railroad capacity of the Axis</source>
        <translation>Eisenbahnkapazität der Achse</translation>
    </message>
    <message>
        <source>Railroad capacity of the Soviets</source>
        <translation>Eisenbahnkapazität der Sowjets</translation>
    </message>
    <message>
        <source>Railroad conversion points of the Axis</source>
        <translation>Umspurpunkte der Achse</translation>
    </message>
    <message>
        <source>Axis Bridge markers in the countermix</source>
        <translation>Brückenmarker der Achse</translation>
    </message>
    <message>
        <source>Soviet Bridge markers in the countermix</source>
        <translation>Brückenmarker der Sowjets</translation>
    </message>
    <message>
        <source>Ferry markers in the countermix</source>
        <translation>Fährenmarker</translation>
    </message>
    <message>
        <source>Axis Bridge markers in the Active Box</source>
        <translation>Brückenmarker der Achse im Aktiv-Kästchen</translation>
    </message>
    <message>
        <source>Soviet Bridge markers in the Active Box</source>
        <translation>Brückenmarker der Sowjets im Aktiv-Kästchen</translation>
    </message>
    <message>
        <source>Mandated Attacks not yet made</source>
        <translation>Noch nicht ausgeführte befohlene Angriffe</translation>
    </message>
    <message>
        <source>Axis Step Loss marker</source>
        <translation>Stufenverluste der Achse</translation>
    </message>
    <message>
        <source>Soviet Step Loss marker</source>
        <translation>Stufenverluste der Sowjets</translation>
    </message>
    <message>
        <source>Ammunition of super-heavy artillery</source>
        <translation>Munition der schwersten Artillerie</translation>
    </message>
    <message>
        <source>Hexes of the rail move</source>
        <translation>Hexfelder der Bahnfahrt</translation>
    </message>
    <message>
        <source>Of them in an enemy zone of interdiction</source>
        <translation>Davon in feindlicher Abriegelungszone</translation>
    </message>
    <message>
        <source>Victory points now</source>
        <translation>Siegpunkte jetzt</translation>
    </message>
    <message>
        <source>Artillery support of the attacker</source>
        <translation>Artillerieunterstützung des Angreifers</translation>
    </message>
    <message>
        <source>Artillery support of the defender</source>
        <translation>Artillerieunterstützung des Verteidigers</translation>
    </message>
    <message>
        <source>Super-heavy and railroad guns that fire</source>
        <translation>Feuernde schwerste und Eisenbahngeschütze</translation>
    </message>
    <message>
        <source>Panzer Integrity bonuses</source>
        <translation>Boni für geschlossene Panzerdivisionen</translation>
    </message>
    <message>
        <source>Order of the defender</source>
        <translation>Befehl des Verteidigers</translation>
    </message>
    <message>
        <source>Steps the table costs the attacker</source>
        <translation>Stufen, die die Tabelle den Angreifer kostet</translation>
    </message>
    <message>
        <source>The attacker result has an asterisk</source>
        <translation>Das Angreiferergebnis hat einen Stern</translation>
    </message>
    <message>
        <source>Supply unit</source>
        <translation>Nachschubeinheit</translation>
    </message>
    <message>
        <source>Armored</source>
        <translation>Gepanzert</translation>
    </message>
    <message>
        <source>Engineer of any type</source>
        <translation>Pioniere jeder Art</translation>
    </message>
    <message>
        <source>Untried</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>Counts on the Step Loss Track</source>
        <translation>Zählt auf der Stufenverlustleiste</translation>
    </message>
    <message>
        <source>Stacking points of the Axis here</source>
        <translation>Stapelpunkte der Achse hier</translation>
    </message>
    <message>
        <source>Stacking points of the Soviets here</source>
        <translation>Stapelpunkte der Sowjets hier</translation>
    </message>
    <message>
        <source>Stacking points of the fuller side</source>
        <translation>Stapelpunkte der volleren Seite</translation>
    </message>
    <message>
        <source>Stacking limit of the hex</source>
        <translation>Stapelgrenze des Hexfelds</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Gefroren</translation>
    </message>
    <message>
        <source>Lingering Mud in the hex</source>
        <translation>Nachwirkender Schlamm im Hexfeld</translation>
    </message>
    <message>
        <source>Weather that counts in the hex</source>
        <translation>Wetter, das im Hexfeld gilt</translation>
    </message>
    <message>
        <source>Water without land</source>
        <translation>Wasser ohne Land</translation>
    </message>
    <message>
        <source>Water that ground units cannot enter</source>
        <translation>Wasser, das Bodeneinheiten nicht betreten</translation>
    </message>
    <message>
        <source>Active citadel</source>
        <translation>Aktive Zitadelle</translation>
    </message>
    <message>
        <source>Active fortified belt</source>
        <translation>Aktiver Befestigungsgürtel</translation>
    </message>
    <message>
        <source>Active fortified line in the hex</source>
        <translation>Aktive befestigte Linie im Hexfeld</translation>
    </message>
    <message>
        <source>Active fortification in the hex</source>
        <translation>Aktive Befestigung im Hexfeld</translation>
    </message>
    <message>
        <source>Active enemy fortification in the hex</source>
        <translation>Aktive feindliche Befestigung im Hexfeld</translation>
    </message>
    <message>
        <source>An enemy fortified line lies across the hexside</source>
        <translation>Eine feindliche befestigte Linie liegt an der Hexkante</translation>
    </message>
    <message>
        <source>An enemy fortified line faces the unit over the hexside</source>
        <translation>Eine feindliche befestigte Linie zeigt über die Hexkante zur Einheit</translation>
    </message>
    <message>
        <source>A road or railroad crosses the hexside</source>
        <translation>Straße oder Eisenbahn kreuzt die Hexkante</translation>
    </message>
    <message>
        <source>Swamp without a road or railroad over the hexside</source>
        <translation>Sumpf ohne Straße oder Eisenbahn über die Hexkante</translation>
    </message>
    <message>
        <source>A bridge that stands</source>
        <translation>Eine Brücke, die steht</translation>
    </message>
    <message>
        <source>Major river or open water</source>
        <translation>Strom oder offenes Wasser</translation>
    </message>
    <message>
        <source>Water across which nothing reaches</source>
        <translation>Wasser, über das nichts reicht</translation>
    </message>
    <message>
        <source>Mud keeps the zone of control out</source>
        <translation>Schlamm hält die Kontrollzone ab</translation>
    </message>
    <message>
        <source>Railroad hex</source>
        <translation>Eisenbahnhexfeld</translation>
    </message>
    <message>
        <source>On the edge of the scenario area</source>
        <translation>Am Rand des Szenariogebiets</translation>
    </message>
    <message>
        <source>Who controls the hex</source>
        <translation>Wer das Hexfeld beherrscht</translation>
    </message>
    <message>
        <source>Within five hexes of its city</source>
        <translation>Höchstens fünf Hexfelder von ihrer Stadt</translation>
    </message>
    <message>
        <source>A third Mud in a row in Dry climate becomes Dry</source>
        <translation>Ein drittes Mal Schlamm in trockenem Klima wird trocken</translation>
    </message>
    <message>
        <source>A sixth Dry in a row in Dry climate becomes Mud</source>
        <translation>Ein sechstes Mal Trocken in trockenem Klima wird Schlamm</translation>
    </message>
    <message>
        <source>Snow lingers</source>
        <translation>Schnee hält an</translation>
    </message>
    <message>
        <source>Weather of the turn</source>
        <translation>Wetter der Runde</translation>
    </message>
    <message>
        <source>Storm in the turn</source>
        <translation>Sturm in der Runde</translation>
    </message>
    <message>
        <source>Mud lingers in woods</source>
        <translation>Schlamm hält sich im Wald</translation>
    </message>
    <message>
        <source>Mud in the hex in the turn</source>
        <translation>Schlamm im Hexfeld in der Runde</translation>
    </message>
    <message>
        <source>Frozen in the turn</source>
        <translation>Gefroren in der Runde</translation>
    </message>
    <message>
        <source>Limited Artillery Supply from this turn</source>
        <translation>Begrenzter Artillerienachschub ab dieser Runde</translation>
    </message>
    <message>
        <source>A Storm sends it to the Flown Box</source>
        <translation>Ein Sturm schickt sie ins Geflogen-Kästchen</translation>
    </message>
    <message>
        <source>Mud or Snow</source>
        <translation>Schlamm oder Schnee</translation>
    </message>
    <message>
        <source>It shortens a line of communications</source>
        <translation>Es verkürzt eine Verbindungslinie</translation>
    </message>
    <message>
        <source>Swamp that a supply route passes only along a road or railroad</source>
        <translation>Sumpf, den Nachschub nur auf Straße oder Bahn durchquert</translation>
    </message>
    <message>
        <source>Railroad of the side</source>
        <translation>Eisenbahn der Seite</translation>
    </message>
    <message>
        <source>Water without a railroad bridge</source>
        <translation>Wasser ohne Eisenbahnbrücke</translation>
    </message>
    <message>
        <source>Source of the side that works</source>
        <translation>Quelle der Seite, die arbeitet</translation>
    </message>
    <message>
        <source>Soviet port</source>
        <translation>Sowjetischer Hafen</translation>
    </message>
    <message>
        <source>Supply of the Axis</source>
        <translation>Nachschub der Achse</translation>
    </message>
    <message>
        <source>Supply of the Soviets</source>
        <translation>Nachschub der Sowjets</translation>
    </message>
    <message>
        <source>The hex is in General Supply for the side</source>
        <translation>Das Hexfeld ist für die Seite allgemein versorgt</translation>
    </message>
    <message>
        <source>Needs General Supply</source>
        <translation>Braucht allgemeine Versorgung</translation>
    </message>
    <message>
        <source>Supply marker after the next Supply Status Phase</source>
        <translation>Nachschubmarker nach der nächsten Nachschubphase</translation>
    </message>
    <message>
        <source>An unoccupied strongpoint that would be removed</source>
        <translation>Ein unbesetzter Stützpunkt, der entfernt würde</translation>
    </message>
    <message>
        <source>ASPs left in the unit</source>
        <translation>Verbliebene ASP der Einheit</translation>
    </message>
    <message>
        <source>What is left of a supply unit after one ASP</source>
        <translation>Was von einer Nachschubeinheit nach einem ASP bleibt</translation>
    </message>
    <message>
        <source>Immobile if its group fails the Fuel Shortage roll</source>
        <translation>Unbeweglich, wenn ihre Gruppe den Treibstoffwurf verfehlt</translation>
    </message>
    <message>
        <source>Points for the terrain when frozen</source>
        <translation>Punkte für das Gelände bei Frost</translation>
    </message>
    <message>
        <source>Column of the chart for the weather</source>
        <translation>Tafelspalte des Wetters</translation>
    </message>
    <message>
        <source>Points for the terrain of plain units</source>
        <translation>Punkte für das Gelände einfacher Einheiten</translation>
    </message>
    <message>
        <source>Points for the terrain of motorized units</source>
        <translation>Punkte für das Gelände motorisierter Einheiten</translation>
    </message>
    <message>
        <source>Soviet armor in Mud on open ground</source>
        <translation>Sowjetische Panzer im Schlamm auf offenem Gelände</translation>
    </message>
    <message>
        <source>Ground with a price of its own</source>
        <translation>Gelände mit eigenem Preis</translation>
    </message>
    <message>
        <source>Points for ground with a price of its own</source>
        <translation>Punkte für Gelände mit eigenem Preis</translation>
    </message>
    <message>
        <source>Points to cross the hexside</source>
        <translation>Punkte für die Hexkante</translation>
    </message>
    <message>
        <source>In an enemy zone of interdiction</source>
        <translation>In feindlicher Abriegelungszone</translation>
    </message>
    <message>
        <source>Not woods</source>
        <translation>Kein Wald</translation>
    </message>
    <message>
        <source>Clear and nothing else</source>
        <translation>Offen und nichts sonst</translation>
    </message>
    <message>
        <source>It may use the motorway</source>
        <translation>Sie darf die Autobahn benutzen</translation>
    </message>
    <message>
        <source>Points along a minor road in Mud</source>
        <translation>Punkte auf einer Nebenstraße im Schlamm</translation>
    </message>
    <message>
        <source>Points along a minor road without Mud</source>
        <translation>Punkte auf einer Nebenstraße ohne Schlamm</translation>
    </message>
    <message>
        <source>Points along a minor road</source>
        <translation>Punkte auf einer Nebenstraße</translation>
    </message>
    <message>
        <source>The minor road is closed to it</source>
        <translation>Die Nebenstraße ist ihr verschlossen</translation>
    </message>
    <message>
        <source>Points along the road; 0 without one</source>
        <translation>Punkte auf der Straße; 0 ohne Straße</translation>
    </message>
    <message>
        <source>Motorized in swamp along a railroad</source>
        <translation>Motorisiert im Sumpf auf der Bahn</translation>
    </message>
    <message>
        <source>Points along a railroad; 0 without one</source>
        <translation>Punkte an einer Eisenbahn; 0 ohne Eisenbahn</translation>
    </message>
    <message>
        <source>Points for an enemy fortification</source>
        <translation>Punkte für eine feindliche Befestigung</translation>
    </message>
    <message>
        <source>Points off road with the hexside</source>
        <translation>Punkte abseits der Straße mit der Hexkante</translation>
    </message>
    <message>
        <source>Points for hex and hexside</source>
        <translation>Punkte für Hexfeld und Hexkante</translation>
    </message>
    <message>
        <source>Major river or open water without a crossing for it</source>
        <translation>Strom oder offenes Wasser ohne Übergang für sie</translation>
    </message>
    <message>
        <source>Movement allowance after supply and weather</source>
        <translation>Bewegungsweite nach Nachschub und Wetter</translation>
    </message>
    <message>
        <source>It moves at half in the Movement Phase</source>
        <translation>Sie zieht in der Bewegungsphase mit halber Weite</translation>
    </message>
    <message>
        <source>Movement allowance in the Movement Phase</source>
        <translation>Bewegungsweite in der Bewegungsphase</translation>
    </message>
    <message>
        <source>Movement allowance in the Motorized Movement Phase</source>
        <translation>Bewegungsweite in der motorisierten Bewegungsphase</translation>
    </message>
    <message>
        <source>Movement allowance of strategic movement</source>
        <translation>Bewegungsweite der strategischen Bewegung</translation>
    </message>
    <message>
        <source>Movement allowance in Reaction</source>
        <translation>Bewegungsweite in der Reaktion</translation>
    </message>
    <message>
        <source>It moves in the Motorized Movement Phase</source>
        <translation>Sie zieht in der motorisierten Bewegungsphase</translation>
    </message>
    <message>
        <source>It has its full allowance in this phase</source>
        <translation>Sie hat in dieser Phase die volle Weite</translation>
    </message>
    <message>
        <source>Within two hexes of an enemy combat unit</source>
        <translation>Höchstens zwei Hexfelder von einer feindlichen Kampfeinheit</translation>
    </message>
    <message>
        <source>Railroad movement points of the move</source>
        <translation>Bahnbewegungspunkte der Fahrt</translation>
    </message>
    <message>
        <source>Railroad movement points left</source>
        <translation>Verbleibende Bahnbewegungspunkte</translation>
    </message>
    <message>
        <source>Railroad capacity of the Axis now</source>
        <translation>Eisenbahnkapazität der Achse jetzt</translation>
    </message>
    <message>
        <source>Railroad capacity of the Soviets now</source>
        <translation>Eisenbahnkapazität der Sowjets jetzt</translation>
    </message>
    <message>
        <source>Railroad capacity that it takes</source>
        <translation>Eisenbahnkapazität, die sie braucht</translation>
    </message>
    <message>
        <source>Conversion points for the railroad hex</source>
        <translation>Umspurpunkte für das Eisenbahnhexfeld</translation>
    </message>
    <message>
        <source>A marker keeps it from moving</source>
        <translation>Ein Marker hält sie fest</translation>
    </message>
    <message>
        <source>Takes the whole allowance</source>
        <translation>Braucht die ganze Bewegungsweite</translation>
    </message>
    <message>
        <source>Dumps, air units and markers do not move by themselves.</source>
        <translation>Lager, Luftwaffeneinheiten und Marker ziehen nicht von selbst.</translation>
    </message>
    <message>
        <source>An Untried unit whose allowance nobody knows does not move.</source>
        <translation>Eine ungeprüfte Einheit unbekannter Bewegungsweite zieht nicht.</translation>
    </message>
    <message>
        <source>Ground units do not enter open water.</source>
        <translation>Bodeneinheiten betreten kein offenes Wasser.</translation>
    </message>
    <message>
        <source>Motorized units enter and leave swamp only along a road or railroad.</source>
        <translation>Motorisierte Einheiten betreten und verlassen Sumpf nur auf Straße oder Bahn.</translation>
    </message>
    <message>
        <source>Super-heavy artillery moves along roads and railroads only.</source>
        <translation>Schwerste Artillerie zieht nur auf Straßen und Bahnen.</translation>
    </message>
    <message>
        <source>Armored trains and railroad guns move along railroads only.</source>
        <translation>Panzerzüge und Eisenbahngeschütze ziehen nur auf Bahnen.</translation>
    </message>
    <message>
        <source>Armor and artillery do not cross a major river without a bridge.</source>
        <translation>Panzer und Artillerie überqueren keinen Strom ohne Brücke.</translation>
    </message>
    <message>
        <source>A marker keeps the unit from moving.</source>
        <translation>Ein Marker hält die Einheit fest.</translation>
    </message>
    <message>
        <source>In Firing mode the gun does not move.</source>
        <translation>In Feuerstellung zieht das Geschütz nicht.</translation>
    </message>
    <message>
        <source>No unit goes from one enemy zone of control into the next.</source>
        <translation>Keine Einheit zieht von einer feindlichen Kontrollzone in die nächste.</translation>
    </message>
    <message>
        <source>Lakes and shallow water are crossed with engineers only.</source>
        <translation>Seen und Flachwasser werden nur mit Pionieren überquert.</translation>
    </message>
    <message>
        <source>A unit stops in an enemy zone of control.</source>
        <translation>In einer feindlichen Kontrollzone hält die Einheit an.</translation>
    </message>
    <message>
        <source>The unit has spent its whole allowance.</source>
        <translation>Die Einheit hat ihre ganze Bewegungsweite verbraucht.</translation>
    </message>
    <message>
        <source>More than the allowed stacking points would be in the hex.</source>
        <translation>Im Hexfeld wären mehr Stapelpunkte als erlaubt.</translation>
    </message>
    <message>
        <source>Movement Phase</source>
        <translation>Bewegungsphase</translation>
    </message>
    <message>
        <source>An Activated unit has moved already.</source>
        <translation>Eine aktivierte Einheit ist schon gezogen.</translation>
    </message>
    <message>
        <source>The river is crossed in the phase with the full allowance.</source>
        <translation>Der Strom wird in der Phase mit voller Bewegungsweite überquert.</translation>
    </message>
    <message>
        <source>Motorized Movement Phase</source>
        <translation>Motorisierte Bewegungsphase</translation>
    </message>
    <message>
        <source>The unit does not move in the Motorized Movement Phase.</source>
        <translation>Die Einheit zieht nicht in der motorisierten Bewegungsphase.</translation>
    </message>
    <message>
        <source>Strategic movement needs supply, distance from the enemy and no interdiction.</source>
        <translation>Strategische Bewegung braucht Nachschub, Abstand zum Feind und keine Abriegelung.</translation>
    </message>
    <message>
        <source>Strategic movement stays on roads.</source>
        <translation>Strategische Bewegung bleibt auf Straßen.</translation>
    </message>
    <message>
        <source>Strategic movement keeps three hexes from the enemy and out of interdiction.</source>
        <translation>Strategische Bewegung hält drei Hexfelder Abstand und meidet Abriegelung.</translation>
    </message>
    <message>
        <source>Railroad movement</source>
        <translation>Eisenbahnbewegung</translation>
    </message>
    <message>
        <source>Railroad movement starts in supply, on a railroad and away from the enemy.</source>
        <translation>Eisenbahnbewegung beginnt versorgt, auf einer Bahn und fern vom Feind.</translation>
    </message>
    <message>
        <source>Railroad movement keeps three hexes from the enemy.</source>
        <translation>Eisenbahnbewegung hält drei Hexfelder Abstand vom Feind.</translation>
    </message>
    <message>
        <source>The railroad is not the side&apos;s, or is blocked.</source>
        <translation>Die Bahn gehört nicht der Seite oder ist gesperrt.</translation>
    </message>
    <message>
        <source>It may infiltrate</source>
        <translation>Sie darf infiltrieren</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Infiltration</translation>
    </message>
    <message>
        <source>Infiltration starts next to the enemy.</source>
        <translation>Infiltration beginnt neben dem Feind.</translation>
    </message>
    <message>
        <source>Infiltration needs the phase with the full printed allowance.</source>
        <translation>Infiltration braucht die Phase mit der vollen Bewegungsweite.</translation>
    </message>
    <message>
        <source>The unit cannot infiltrate by itself.</source>
        <translation>Die Einheit kann nicht von selbst infiltrieren.</translation>
    </message>
    <message>
        <source>Mountain infantry infiltrates into or out of hills and mountains.</source>
        <translation>Gebirgsjäger infiltrieren in oder aus Hügeln und Gebirge.</translation>
    </message>
    <message>
        <source>Not into Mud, and ski troops only into Snow.</source>
        <translation>Nicht in Schlamm, und Skitruppen nur in Schnee.</translation>
    </message>
    <message>
        <source>Not into or over enemy fortifications.</source>
        <translation>Nicht in oder über feindliche Befestigungen.</translation>
    </message>
    <message>
        <source>Infiltration is one hex.</source>
        <translation>Infiltration geht ein Hexfeld weit.</translation>
    </message>
    <message>
        <source>One-hex movement</source>
        <translation>Ein-Hexfeld-Bewegung</translation>
    </message>
    <message>
        <source>One-hex movement needs the phase with the full printed allowance.</source>
        <translation>Die Ein-Hexfeld-Bewegung braucht die Phase mit der vollen Bewegungsweite.</translation>
    </message>
    <message>
        <source>One-hex movement never goes from one enemy zone of control into the next.</source>
        <translation>Sie führt nie von einer feindlichen Kontrollzone in die nächste.</translation>
    </message>
    <message>
        <source>One-hex movement crosses no unbridged water.</source>
        <translation>Sie überquert kein Wasser ohne Brücke.</translation>
    </message>
    <message>
        <source>It may overrun</source>
        <translation>Sie darf überrollen</translation>
    </message>
    <message>
        <source>Defense strength of the enemy in the hex</source>
        <translation>Verteidigungsstärke des Feindes im Hexfeld</translation>
    </message>
    <message>
        <source>Strength for an overrun</source>
        <translation>Stärke zum Überrollen</translation>
    </message>
    <message>
        <source>The unit cannot overrun.</source>
        <translation>Die Einheit kann nicht überrollen.</translation>
    </message>
    <message>
        <source>Zones of control of other enemy hexes lie on the hex.</source>
        <translation>Kontrollzonen anderer feindlicher Hexfelder liegen auf dem Feld.</translation>
    </message>
    <message>
        <source>No overruns in Mud, none of the Axis in Snow.</source>
        <translation>Kein Überrollen im Schlamm, für die Achse keines im Schnee.</translation>
    </message>
    <message>
        <source>The terrain forbids overruns.</source>
        <translation>Das Gelände verbietet das Überrollen.</translation>
    </message>
    <message>
        <source>A strongpoint or fortified line needs a motorized engineer.</source>
        <translation>Stützpunkt und befestigte Linie brauchen motorisierte Pioniere.</translation>
    </message>
    <message>
        <source>The odds are too low.</source>
        <translation>Das Kräfteverhältnis ist zu gering.</translation>
    </message>
    <message>
        <source>The overrun ends in the hex.</source>
        <translation>Das Überrollen endet im Hexfeld.</translation>
    </message>
    <message>
        <source>It may make a reaction move</source>
        <translation>Sie darf eine Reaktionsbewegung machen</translation>
    </message>
    <message>
        <source>Reaction</source>
        <translation>Reaktion</translation>
    </message>
    <message>
        <source>The unit may not react.</source>
        <translation>Die Einheit darf nicht reagieren.</translation>
    </message>
    <message>
        <source>A reacting unit enters an enemy zone of control only where friends stand.</source>
        <translation>Sie betritt eine feindliche Kontrollzone nur, wo Freunde stehen.</translation>
    </message>
    <message>
        <source>It cannot retreat.</source>
        <translation>Sie kann sich nicht zurückziehen.</translation>
    </message>
    <message>
        <source>Units in a citadel ignore retreats.</source>
        <translation>Einheiten in einer Zitadelle ignorieren Rückzüge.</translation>
    </message>
    <message>
        <source>Two vacant hexes in enemy zones of control destroy it.</source>
        <translation>Zwei leere Hexfelder in feindlichen Kontrollzonen vernichten sie.</translation>
    </message>
    <message>
        <source>After a river without bridge the retreat ends.</source>
        <translation>Nach einem Strom ohne Brücke endet der Rückzug.</translation>
    </message>
    <message>
        <source>A retreat does not end in a vacant enemy zone of control.</source>
        <translation>Ein Rückzug endet nicht in einer leeren feindlichen Kontrollzone.</translation>
    </message>
    <message>
        <source>Victory points of the Axis</source>
        <translation>Siegpunkte der Achse</translation>
    </message>
    <message>
        <source>Value of the locations the Axis controls now</source>
        <translation>Wert der Orte, die die Achse jetzt beherrscht</translation>
    </message>
    <message>
        <source>It attacks over a major river that is not frozen</source>
        <translation>Sie greift über einen nicht gefrorenen Strom an</translation>
    </message>
    <message>
        <source>How often its attack is halved</source>
        <translation>Wie oft ihr Angriff halbiert wird</translation>
    </message>
    <message>
        <source>Attack strength, doubled as Bunker Buster</source>
        <translation>Angriffsstärke, als Bunkerknacker verdoppelt</translation>
    </message>
    <message>
        <source>Attack strength before halving</source>
        <translation>Angriffsstärke vor dem Halbieren</translation>
    </message>
    <message>
        <source>Added by a citadel</source>
        <translation>Zuschlag der Zitadelle</translation>
    </message>
    <message>
        <source>City, or town in Mud or Snow</source>
        <translation>Stadt, oder Ort in Schlamm oder Schnee</translation>
    </message>
    <message>
        <source>Every attacker crosses water</source>
        <translation>Jeder Angreifer überquert Wasser</translation>
    </message>
    <message>
        <source>Every attacker crosses a facing fortified line</source>
        <translation>Jeder Angreifer überquert eine zugewandte befestigte Linie</translation>
    </message>
    <message>
        <source>Some attackers cross the line and the others water</source>
        <translation>Manche überqueren die Linie, die anderen Wasser</translation>
    </message>
    <message>
        <source>A Soviet city is within four hexes</source>
        <translation>Eine sowjetische Stadt liegt höchstens vier Hexfelder entfernt</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigungen</translation>
    </message>
    <message>
        <source>Every attacker crosses a river or canal</source>
        <translation>Jeder überquert Fluss oder Kanal</translation>
    </message>
    <message>
        <source>River, canal or frozen major river</source>
        <translation>Fluss, Kanal oder gefrorener Strom</translation>
    </message>
    <message>
        <source>No Attack Supply</source>
        <translation>Kein Angriffsnachschub</translation>
    </message>
    <message>
        <source>A defender is Out of Supply</source>
        <translation>Ein Verteidiger ist unversorgt</translation>
    </message>
    <message>
        <source>A defender was overrun</source>
        <translation>Ein Verteidiger wurde überrollt</translation>
    </message>
    <message>
        <source>No Retreat order</source>
        <translation>Befehl Kein Rückzug</translation>
    </message>
    <message>
        <source>Engineer effects</source>
        <translation>Pionierwirkung</translation>
    </message>
    <message>
        <source>Panzer Integrity</source>
        <translation>Geschlossene Panzerdivisionen</translation>
    </message>
    <message>
        <source>Super-heavy and railroad guns</source>
        <translation>Schwerste und Eisenbahngeschütze</translation>
    </message>
    <message>
        <source>Odds below 1-4</source>
        <translation>Verhältnis unter 1-4</translation>
    </message>
    <message>
        <source>Extra step for a fortification</source>
        <translation>Zusätzliche Stufe für eine Befestigung</translation>
    </message>
    <message>
        <source>Steps an asterisk costs the attacker</source>
        <translation>Stufen, die ein Stern den Angreifer kostet</translation>
    </message>
    <message>
        <source>The first asterisk step is armor</source>
        <translation>Die erste Sternstufe ist Panzer</translation>
    </message>
    <message>
        <source>The odds are below 1-4.</source>
        <translation>Das Verhältnis liegt unter 1-4.</translation>
    </message>
    <message>
        <source>An attacker needs an attack strength and is no Garrison.</source>
        <translation>Ein Angreifer braucht Angriffsstärke und ist keine Garnison.</translation>
    </message>
    <message>
        <source>Modifier: city or town</source>
        <translation>Modifikator: Stadt oder Ort</translation>
    </message>
    <message>
        <source>Modifier: river, canal or frozen major river</source>
        <translation>Modifikator: Fluss, Kanal oder gefrorener Strom</translation>
    </message>
    <message>
        <source>Modifier: fortifications</source>
        <translation>Modifikator: Befestigungen</translation>
    </message>
    <message>
        <source>Modifier: Combined Arms</source>
        <translation>Modifikator: Verbundene Waffen</translation>
    </message>
    <message>
        <source>Modifier: Panzer Integrity</source>
        <translation>Modifikator: geschlossene Panzerdivisionen</translation>
    </message>
    <message>
        <source>Modifier: super-heavy and railroad guns</source>
        <translation>Modifikator: schwerste und Eisenbahngeschütze</translation>
    </message>
    <message>
        <source>Modifier: Attack Supply</source>
        <translation>Modifikator: Angriffsnachschub</translation>
    </message>
    <message>
        <source>Ten stacking points</source>
        <translation>Zehn Stapelpunkte</translation>
    </message>
    <message>
        <source>{hex}: {hex-points} stacking points; at most ten may stack. The excess goes to the Cadre Box.</source>
        <translation>{hex}: {hex-points} Stapelpunkte; höchstens zehn dürfen stehen. Der Überschuss geht ins Kader-Kästchen.</translation>
    </message>
    <message>
        <source>Units without stacking value</source>
        <translation>Einheiten ohne Stapelwert</translation>
    </message>
    <message>
        <source>{unit} in {hex} does not count for the full stack.</source>
        <translation>{unit} in {hex} zählt im vollen Stapel nicht mit.</translation>
    </message>
    <message>
        <source>Eight stacking points on the Inset</source>
        <translation>Acht Stapelpunkte auf der Nebenkarte</translation>
    </message>
    <message>
        <source>{hex}: {hex-points} stacking points; on the Inset at most eight may stack.</source>
        <translation>{hex}: {hex-points} Stapelpunkte; auf der Nebenkarte dürfen höchstens acht stehen.</translation>
    </message>
    <message>
        <source>One armored train</source>
        <translation>Ein Panzerzug</translation>
    </message>
    <message>
        <source>{hex}: {count(stack: kind is armored-train)} armored trains; only one may be in a hex.</source>
        <translation>{hex}: {count(stack: kind is armored-train)} Panzerzüge; nur einer darf in einem Hexfeld sein.</translation>
    </message>
    <message>
        <source>Overstacked rockets</source>
        <translation>Raketen über der Stapelgrenze</translation>
    </message>
    <message>
        <source>{hex}: only two attacking rocket units may exceed the limit.</source>
        <translation>{hex}: nur zwei angreifende Raketeneinheiten dürfen die Grenze überschreiten.</translation>
    </message>
    <message>
        <source>Overstacked engineers</source>
        <translation>Pioniere über der Stapelgrenze</translation>
    </message>
    <message>
        <source>{hex}: only one attacking engineer may exceed the limit.</source>
        <translation>{hex}: nur eine angreifende Pioniereinheit darf die Grenze überschreiten.</translation>
    </message>
    <message>
        <source>One MG unit</source>
        <translation>Eine MG-Einheit</translation>
    </message>
    <message>
        <source>{hex}: the hex already holds an MG unit.</source>
        <translation>{hex}: im Hexfeld ist schon eine MG-Einheit.</translation>
    </message>
    <message>
        <source>One strongpoint</source>
        <translation>Ein Stützpunkt</translation>
    </message>
    <message>
        <source>{hex}: more than one strongpoint.</source>
        <translation>{hex}: mehr als ein Stützpunkt.</translation>
    </message>
    <message>
        <source>Supply units among enemies</source>
        <translation>Nachschubeinheiten unter Feinden</translation>
    </message>
    <message>
        <source>{unit} in {hex} would have been removed: enemies are in the hex.</source>
        <translation>{unit} in {hex} wäre entfernt: Feinde sind im Hexfeld.</translation>
    </message>
    <message>
        <source>Zones of control that end at water</source>
        <translation>Kontrollzonen, die am Wasser enden</translation>
    </message>
    <message>
        <source>{unit} in {hex}: its zone of control does not cross the water to the enemy.</source>
        <translation>{unit} in {hex}: ihre Kontrollzone reicht nicht übers Wasser zum Feind.</translation>
    </message>
    <message>
        <source>Zones of control in Mud</source>
        <translation>Kontrollzonen im Schlamm</translation>
    </message>
    <message>
        <source>{unit} in {hex}: in Mud its zone of control reaches along roads and into towns only.</source>
        <translation>{unit} in {hex}: im Schlamm reicht ihre Kontrollzone nur auf Straßen und in Orte.</translation>
    </message>
    <message>
        <source>No-ZOC side showing</source>
        <translation>Seite ohne Kontrollzone</translation>
    </message>
    <message>
        <source>{unit} in {hex} has a zone of control in its own hex only.</source>
        <translation>{unit} in {hex} hat eine Kontrollzone nur im eigenen Hexfeld.</translation>
    </message>
    <message>
        <source>Ownership of occupied hexes</source>
        <translation>Besitz besetzter Hexfelder</translation>
    </message>
    <message>
        <source>{hex} is stored as the enemy&apos;s but is occupied; the owner will change.</source>
        <translation>{hex} gilt als feindlich, ist aber besetzt; der Besitzer wird wechseln.</translation>
    </message>
    <message>
        <source>Supply units in an enemy zone of control</source>
        <translation>Nachschub in feindlicher Kontrollzone</translation>
    </message>
    <message>
        <source>{unit} in {hex} is alone in an enemy zone of control.</source>
        <translation>{unit} in {hex} steht allein in einer feindlichen Kontrollzone.</translation>
    </message>
    <message>
        <source>Garrisons in an enemy zone of control</source>
        <translation>Garnisonen in feindlicher Kontrollzone</translation>
    </message>
    <message>
        <source>{unit} in {hex}: the garrison will be released at once.</source>
        <translation>{unit} in {hex}: die Garnison wird sofort freigegeben.</translation>
    </message>
    <message>
        <source>Militia in an Axis zone of control</source>
        <translation>Miliz in einer Kontrollzone der Achse</translation>
    </message>
    <message>
        <source>{unit} in {hex} stands alone in an Axis zone of control; as a placement it would be illegal.</source>
        <translation>{unit} in {hex} steht allein in einer Kontrollzone der Achse; als Einsetzung wäre das verboten.</translation>
    </message>
    <message>
        <source>MG units in an Axis zone of control</source>
        <translation>MG-Einheiten in einer Kontrollzone der Achse</translation>
    </message>
    <message>
        <source>Supply units of the scenario</source>
        <translation>Nachschubeinheiten des Szenarios</translation>
    </message>
    <message>
        <source>More supply units are on the map than the scenario allows: {names(units: supply-unit and on-map)}</source>
        <translation>Auf der Karte sind mehr Nachschubeinheiten, als das Szenario erlaubt: {names(units: supply-unit and on-map)}</translation>
    </message>
    <message>
        <source>Attack Supply Points of a supply unit</source>
        <translation>Angriffsnachschubpunkte einer Nachschubeinheit</translation>
    </message>
    <message>
        <source>{unit}: an MSU has 1 ASP, a Supply Dump 2, a Large Dump 3 or 4.</source>
        <translation>{unit}: Eine Kolonne hat 1 ASP, ein Lager 2, ein großes Lager 3 oder 4.</translation>
    </message>
    <message>
        <source>Entry of MSUs</source>
        <translation>Ankunft von Nachschubkolonnen</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not (places is supply-source), hex)}: MSUs enter at map-edge sources or at a Base.</source>
        <translation>{names(entry-hexes: not (places is supply-source), hex)}: Kolonnen kommen an Quellen am Kartenrand oder an einer Basis an.</translation>
    </message>
    <message>
        <source>Entry of dumps</source>
        <translation>Ankunft von Lagern</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not (lines is railroad), hex)}: a dump enters at a railroad source on the map edge.</source>
        <translation>{names(entry-hexes: not (lines is railroad), hex)}: Ein Lager kommt an einer Bahnquelle am Kartenrand an.</translation>
    </message>
    <message>
        <source>Dumps off the railroad</source>
        <translation>Lager abseits der Bahn</translation>
    </message>
    <message>
        <source>{unit} in {hex} can never move: no railroad is here.</source>
        <translation>{unit} in {hex} kann nie ziehen: hier liegt keine Bahn.</translation>
    </message>
    <message>
        <source>{unit} never needs General Supply and carries no supply marker.</source>
        <translation>{unit} braucht nie allgemeine Versorgung und trägt keinen Nachschubmarker.</translation>
    </message>
    <message>
        <source>{unit} in {hex} traces supply; its marker will be removed.</source>
        <translation>{unit} in {hex} hat Nachschub; ihr Marker fällt weg.</translation>
    </message>
    <message>
        <source>{hex}: a supply source belongs to one side.</source>
        <translation>{hex}: Eine Nachschubquelle gehört einer Seite.</translation>
    </message>
    <message>
        <source>{place} ({hex}): the source is in enemy hands and supplies nobody.</source>
        <translation>{place} ({hex}): Die Quelle ist in Feindeshand und versorgt niemanden.</translation>
    </message>
    <message>
        <source>Axis sources at the map edge</source>
        <translation>Quellen der Achse am Kartenrand</translation>
    </message>
    <message>
        <source>{hex}: the source is no road or railroad at the map edge.</source>
        <translation>{hex}: Die Quelle ist keine Straße oder Bahn am Kartenrand.</translation>
    </message>
    <message>
        <source>Soviet sources at the map edge</source>
        <translation>Quellen der Sowjets am Kartenrand</translation>
    </message>
    <message>
        <source>Isolated major cities</source>
        <translation>Abgeschnittene Großstädte</translation>
    </message>
    <message>
        <source>{place} ({hex}) traces to no other source and supplies nobody.</source>
        <translation>{place} ({hex}) ist mit keiner anderen Quelle verbunden und versorgt niemanden.</translation>
    </message>
    <message>
        <source>Strongpoints that decay</source>
        <translation>Verfallende Stützpunkte</translation>
    </message>
    <message>
        <source>{hex}: the unoccupied strongpoint has no supply and will be removed.</source>
        <translation>{hex}: Der unbesetzte Stützpunkt ist unversorgt und wird entfernt.</translation>
    </message>
    <message>
        <source>A side has no supply source at all.</source>
        <translation>Eine Seite hat gar keine Nachschubquelle.</translation>
    </message>
    <message>
        <source>A climate for every turn</source>
        <translation>Ein Klima für jede Runde</translation>
    </message>
    <message>
        <source>Turn {its(id)} has no climate.</source>
        <translation>Runde {its(id)} hat kein Klima.</translation>
    </message>
    <message>
        <source>Weather modifiers</source>
        <translation>Wettermodifikatoren</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: the weather modifier is 0, 1 or 2.</source>
        <translation>Runde {its(turn)}: Der Wettermodifikator ist 0, 1 oder 2.</translation>
    </message>
    <message>
        <source>Climates of the game</source>
        <translation>Klimata des Spiels</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: a climate is dry, mud, frost or snow.</source>
        <translation>Runde {its(turn)}: Ein Klima ist trocken, Schlamm, Frost oder Schnee.</translation>
    </message>
    <message>
        <source>Forced weather</source>
        <translation>Erzwungenes Wetter</translation>
    </message>
    <message>
        <source>The weather in a row is too long; it turns.</source>
        <translation>Das Wetter hält zu lange an; es schlägt um.</translation>
    </message>
    <message>
        <source>Frozen conditions end in Dry and Mud.</source>
        <translation>Bei Trocken und Schlamm ist nichts gefroren.</translation>
    </message>
    <message>
        <source>Inside the scenario area</source>
        <translation>Im Szenariogebiet</translation>
    </message>
    <message>
        <source>{unit} in {hex}: partial hexes are not playable.</source>
        <translation>{unit} in {hex}: Teilhexfelder sind nicht bespielbar.</translation>
    </message>
    <message>
        <source>Hexes that the Inset replaces</source>
        <translation>Von der Nebenkarte ersetzte Hexfelder</translation>
    </message>
    <message>
        <source>{unit} in {hex}: use the hex of the Inset map.</source>
        <translation>{unit} in {hex}: Das Hexfeld der Nebenkarte ist zu benutzen.</translation>
    </message>
    <message>
        <source>Unit and substitute together</source>
        <translation>Einheit und Ersatzzähler zugleich</translation>
    </message>
    <message>
        <source>{unit} is in play together with the unit that it stands for.</source>
        <translation>{unit} ist zugleich mit der Einheit im Spiel, für die sie steht.</translation>
    </message>
    <message>
        <source>Untried units start Untried</source>
        <translation>Ungeprüfte beginnen ungeprüft</translation>
    </message>
    <message>
        <source>{unit} in {hex} should start on its Untried side.</source>
        <translation>{unit} in {hex} sollte auf der ungeprüften Seite beginnen.</translation>
    </message>
    <message>
        <source>Militia near its city</source>
        <translation>Miliz nahe ihrer Stadt</translation>
    </message>
    <message>
        <source>{unit} in {hex} is more than five hexes from {field(city)}.</source>
        <translation>{unit} in {hex} ist mehr als fünf Hexfelder von {field(city)} entfernt.</translation>
    </message>
    <message>
        <source>Militia that has strayed</source>
        <translation>Miliz, die sich entfernt hat</translation>
    </message>
    <message>
        <source>{unit} in {hex} is eliminated: it is more than five hexes from {field(city)}.</source>
        <translation>{unit} in {hex} ist ausgeschaltet: Sie ist mehr als fünf Hexfelder von {field(city)} entfernt.</translation>
    </message>
    <message>
        <source>Who has an Untried side</source>
        <translation>Wer eine ungeprüfte Seite hat</translation>
    </message>
    <message>
        <source>{unit} has no Untried side.</source>
        <translation>{unit} hat keine ungeprüfte Seite.</translation>
    </message>
    <message>
        <source>Railheads on railroads</source>
        <translation>Endpunkte auf der Bahn</translation>
    </message>
    <message>
        <source>{hex}: the railhead lies off the railroad.</source>
        <translation>{hex}: Der Endpunkt liegt abseits der Bahn.</translation>
    </message>
    <message>
        <source>Destroyed bridges</source>
        <translation>Zerstörte Brücken</translation>
    </message>
    <message>
        <source>{hex}: no such bridge is printed there.</source>
        <translation>{hex}: Dort ist keine solche Brücke gedruckt.</translation>
    </message>
    <message>
        <source>Ammunition of super-heavy guns</source>
        <translation>Munition der schwersten Geschütze</translation>
    </message>
    <message>
        <source>The ammunition level is below zero.</source>
        <translation>Der Munitionsstand liegt unter null.</translation>
    </message>
    <message>
        <source>Limits of supply units</source>
        <translation>Grenzen für Nachschubeinheiten</translation>
    </message>
    <message>
        <source>A side has supply units, but the scenario gives no limit.</source>
        <translation>Eine Seite hat Nachschubeinheiten, aber das Szenario nennt keine Grenze.</translation>
    </message>
    <message>
        <source>Railroad capacities</source>
        <translation>Eisenbahnkapazitäten</translation>
    </message>
    <message>
        <source>A side has no railroad capacity; 0 is used.</source>
        <translation>Eine Seite hat keine Eisenbahnkapazität; es gilt 0.</translation>
    </message>
    <message>
        <source>Railroad conversion points</source>
        <translation>Umspurpunkte</translation>
    </message>
    <message>
        <source>The scenario gives no railroad conversion points; 0 is used.</source>
        <translation>Das Szenario nennt keine Umspurpunkte; es gilt 0.</translation>
    </message>
    <message>
        <source>Stuck in swamp</source>
        <translation>Im Sumpf festgefahren</translation>
    </message>
    <message>
        <source>{unit} in {hex} is stuck in the swamp.</source>
        <translation>{unit} in {hex} steckt im Sumpf fest.</translation>
    </message>
    <message>
        <source>Units in open water</source>
        <translation>Einheiten im Wasser</translation>
    </message>
    <message>
        <source>{unit} in {hex}: ground units cannot be in open water.</source>
        <translation>{unit} in {hex}: Bodeneinheiten können nicht im Wasser stehen.</translation>
    </message>
    <message>
        <source>Trains on railroads</source>
        <translation>Züge auf der Bahn</translation>
    </message>
    <message>
        <source>{unit} in {hex} must be on a railroad.</source>
        <translation>{unit} in {hex} muss auf einer Bahn stehen.</translation>
    </message>
    <message>
        <source>Soviet trains on converted railroad</source>
        <translation>Sowjetische Züge auf umgespurter Bahn</translation>
    </message>
    <message>
        <source>{unit} in {hex}: the railroad is converted to Axis use.</source>
        <translation>{unit} in {hex}: Die Bahn ist auf die Achse umgespurt.</translation>
    </message>
    <message>
        <source>Flotillas on their waterways</source>
        <translation>Flottillen auf ihren Wasserwegen</translation>
    </message>
    <message>
        <source>{unit} in {hex} is off the waterways of the scenario.</source>
        <translation>{unit} in {hex} ist abseits der Wasserwege des Szenarios.</translation>
    </message>
    <message>
        <source>Flak without a movement allowance</source>
        <translation>Flak ohne Bewegungsweite</translation>
    </message>
    <message>
        <source>{unit} in {hex}: Flak that cannot move belongs in a town or city.</source>
        <translation>{unit} in {hex}: Unbewegliche Flak gehört in einen Ort oder eine Stadt.</translation>
    </message>
    <message>
        <source>Super-heavy guns on roads</source>
        <translation>Schwerste Geschütze an Straßen</translation>
    </message>
    <message>
        <source>{unit} in {hex} can never leave the hex: no road or railroad is here.</source>
        <translation>{unit} in {hex} kommt nie fort: Hier ist weder Straße noch Bahn.</translation>
    </message>
    <message>
        <source>Firing mode without a target</source>
        <translation>Feuerstellung ohne Ziel</translation>
    </message>
    <message>
        <source>{unit} in {hex} is in Firing mode, but no enemy is in range.</source>
        <translation>{unit} in {hex} ist in Feuerstellung, aber kein Feind ist in Reichweite.</translation>
    </message>
    <message>
        <source>Pieces of one side only</source>
        <translation>Nur einer Seite eigene Einheiten</translation>
    </message>
    <message>
        <source>{unit} belongs to the wrong side.</source>
        <translation>{unit} gehört der falschen Seite.</translation>
    </message>
    <message>
        <source>Axis armored trains</source>
        <translation>Panzerzüge der Achse</translation>
    </message>
    <message>
        <source>{unit}: the rules know Soviet armored trains only.</source>
        <translation>{unit}: Die Regeln kennen nur sowjetische Panzerzüge.</translation>
    </message>
    <message>
        <source>Headquarters close to the enemy</source>
        <translation>Hauptquartiere nahe am Feind</translation>
    </message>
    <message>
        <source>{unit} in {hex} may become Non-Operational in a retreat or overrun.</source>
        <translation>{unit} in {hex} kann bei Rückzug oder Überrollen handlungsunfähig werden.</translation>
    </message>
    <message>
        <source>Markers of a phase</source>
        <translation>Marker einer Phase</translation>
    </message>
    <message>
        <source>Markers of a phase do not belong in a set-up: {names(marker: its(kind) is declared-attack|mandated-attack|orders|interdiction-1|interdiction-2, hex)} {names(units: marks is activated|overrun|fuel-shortage|receiving|declared)}</source>
        <translation>Marker einer Phase gehören nicht in eine Aufstellung: {names(marker: its(kind) is declared-attack|mandated-attack|orders|interdiction-1|interdiction-2, hex)} {names(units: marks is activated|overrun|fuel-shortage|receiving|declared)}</translation>
    </message>
    <message>
        <source>Do Not Move on what never moves</source>
        <translation>Bewegungsverbot für Unbewegliches</translation>
    </message>
    <message>
        <source>{unit}: a dump does not move anyway.</source>
        <translation>{unit}: Ein Lager zieht ohnehin nicht.</translation>
    </message>
    <message>
        <source>One Do Not Move marker</source>
        <translation>Ein Bewegungsverbot</translation>
    </message>
    <message>
        <source>{unit} carries two Do Not Move markers.</source>
        <translation>{unit} trägt zwei Bewegungsverbote.</translation>
    </message>
    <message>
        <source>{unit} starts Fired; a gun is turned back in any Engineering Phase.</source>
        <translation>{unit} beginnt gefeuert; ein Geschütz wird in jeder Pionierphase zurückgedreht.</translation>
    </message>
    <message>
        <source>Units without headquarters</source>
        <translation>Einheiten ohne Hauptquartier</translation>
    </message>
    <message>
        <source>{unit} in {hex}: no Operational headquarters is in range.</source>
        <translation>{unit} in {hex}: Kein handlungsfähiges Hauptquartier ist in Reichweite.</translation>
    </message>
    <message>
        <source>Units under a Non-Operational headquarters</source>
        <translation>Einheiten unter handlungsunfähigem Hauptquartier</translation>
    </message>
    <message>
        <source>{unit} in {hex} is in the range of a Non-Operational headquarters.</source>
        <translation>{unit} in {hex} steht im Bereich eines handlungsunfähigen Hauptquartiers.</translation>
    </message>
    <message>
        <source>Strongpoints near a Non-Operational headquarters</source>
        <translation>Stützpunkte nahe einem handlungsunfähigen Hauptquartier</translation>
    </message>
    <message>
        <source>{hex}: no regular strongpoint can be started here.</source>
        <translation>{hex}: Hier kann kein regulärer Stützpunkt begonnen werden.</translation>
    </message>
    <message>
        <source>Values of headquarters</source>
        <translation>Werte der Hauptquartiere</translation>
    </message>
    <message>
        <source>{unit} has no command or recovery value.</source>
        <translation>{unit} hat keinen Führungs- oder Erholungswert.</translation>
    </message>
    <message>
        <source>Moves near a Non-Operational headquarters</source>
        <translation>Züge nahe einem handlungsunfähigen Hauptquartier</translation>
    </message>
    <message>
        <source>{unit} in {hex}: {max(0, back-field(recovery) - 1)} units in its range may move in a phase.</source>
        <translation>{unit} in {hex}: {max(0, back-field(recovery) - 1)} Einheiten in ihrem Bereich dürfen je Phase ziehen.</translation>
    </message>
    <message>
        <source>Printed fortifications are Soviet</source>
        <translation>Gedruckte Befestigungen sind sowjetisch</translation>
    </message>
    <message>
        <source>{hex}: only strongpoints can be of the Axis.</source>
        <translation>{hex}: Nur Stützpunkte können der Achse gehören.</translation>
    </message>
    <message>
        <source>Fortified lines face a hexside</source>
        <translation>Befestigte Linien zeigen zu einer Hexkante</translation>
    </message>
    <message>
        <source>{hex}: the fortified line faces no printed hexside of it.</source>
        <translation>{hex}: Die befestigte Linie zeigt zu keiner gedruckten Hexkante.</translation>
    </message>
    <message>
        <source>No strongpoints on transition hexes</source>
        <translation>Keine Stützpunkte auf Übergangsfeldern</translation>
    </message>
    <message>
        <source>{hex}: no strongpoint stands on transition hexes or under the Inset.</source>
        <translation>{hex}: Auf Übergangsfeldern und unter der Nebenkarte steht kein Stützpunkt.</translation>
    </message>
    <message>
        <source>Where strongpoints are started</source>
        <translation>Wo Stützpunkte begonnen werden</translation>
    </message>
    <message>
        <source>{hex}: the strongpoint could not have been started here.</source>
        <translation>{hex}: Der Stützpunkt konnte hier nicht begonnen werden.</translation>
    </message>
    <message>
        <source>Builders of Axis strongpoints</source>
        <translation>Erbauer von Stützpunkten der Achse</translation>
    </message>
    <message>
        <source>{hex}: an Axis strongpoint needs a unit that builds it.</source>
        <translation>{hex}: Ein Stützpunkt der Achse braucht eine Einheit, die ihn baut.</translation>
    </message>
    <message>
        <source>Fortifications under the enemy</source>
        <translation>Befestigungen unter dem Feind</translation>
    </message>
    <message>
        <source>{hex}: the fortification is destroyed in the occupier&apos;s Engineering Phase.</source>
        <translation>{hex}: Die Befestigung wird in der Pionierphase des Besetzers zerstört.</translation>
    </message>
    <message>
        <source>Construction under the enemy</source>
        <translation>Baustellen unter dem Feind</translation>
    </message>
    <message>
        <source>{hex}: a strongpoint under construction is removed when an enemy enters.</source>
        <translation>{hex}: Ein Stützpunkt im Bau wird entfernt, wenn ein Feind ihn betritt.</translation>
    </message>
    <message>
        <source>Destroyed fortifications</source>
        <translation>Zerstörte Befestigungen</translation>
    </message>
    <message>
        <source>{hex}: there is nothing to destroy.</source>
        <translation>{hex}: Hier gibt es nichts zu zerstören.</translation>
    </message>
    <message>
        <source>A strongpoint on a belt</source>
        <translation>Ein Stützpunkt auf einem Gürtel</translation>
    </message>
    <message>
        <source>{hex}: the strongpoint adds nothing to the belt.</source>
        <translation>{hex}: Der Stützpunkt fügt dem Gürtel nichts hinzu.</translation>
    </message>
    <message>
        <source>Converted railroad joins a source</source>
        <translation>Umgespurte Bahn hängt an einer Quelle</translation>
    </message>
    <message>
        <source>{hex}: the converted railroad joins no Axis source.</source>
        <translation>{hex}: Die umgespurte Bahn hängt an keiner Quelle der Achse.</translation>
    </message>
    <message>
        <source>A railroad of one side</source>
        <translation>Eine Bahn für eine Seite</translation>
    </message>
    <message>
        <source>{hex}: the railroad would be usable by both sides.</source>
        <translation>{hex}: Die Bahn wäre für beide Seiten benutzbar.</translation>
    </message>
    <message>
        <source>Railroad status on railroads</source>
        <translation>Bahnbesitz auf Bahnen</translation>
    </message>
    <message>
        <source>{hex}: there is no railroad here.</source>
        <translation>{hex}: Hier liegt keine Bahn.</translation>
    </message>
    <message>
        <source>Railheads at the end of the Axis net</source>
        <translation>Endpunkte am Ende des Achsennetzes</translation>
    </message>
    <message>
        <source>{hex}: the railhead is missing or misplaced.</source>
        <translation>{hex}: Der Endpunkt fehlt oder liegt falsch.</translation>
    </message>
    <message>
        <source>Railheads of a junction</source>
        <translation>Endpunkte eines Knotens</translation>
    </message>
    <message>
        <source>{hex}: the junction needs a railhead for each line.</source>
        <translation>{hex}: Der Knoten braucht einen Endpunkt für jede Linie.</translation>
    </message>
    <message>
        <source>Rail cuts on railroads</source>
        <translation>Unterbrechungen auf der Bahn</translation>
    </message>
    <message>
        <source>{hex}: the rail cut lies off the line.</source>
        <translation>{hex}: Die Unterbrechung liegt abseits der Strecke.</translation>
    </message>
    <message>
        <source>Rail cuts and railroad status</source>
        <translation>Unterbrechungen und Bahnbesitz</translation>
    </message>
    <message>
        <source>{hex}: the status of the railroad disagrees with the Rail Cut.</source>
        <translation>{hex}: Der Besitz der Bahn widerspricht der Unterbrechung.</translation>
    </message>
    <message>
        <source>Rail cuts are Soviet</source>
        <translation>Unterbrechungen sind sowjetisch</translation>
    </message>
    <message>
        <source>{hex}: the Axis never places Rail Cuts.</source>
        <translation>{hex}: Die Achse legt nie Unterbrechungen.</translation>
    </message>
    <message>
        <source>{hex}: the Bridge points at no river or canal.</source>
        <translation>{hex}: Die Brücke zeigt auf keinen Fluss oder Kanal.</translation>
    </message>
    <message>
        <source>No bridges over lakes</source>
        <translation>Keine Brücken über Seen</translation>
    </message>
    <message>
        <source>{hex}: no Bridge or Ferry spans a lake or shallow water.</source>
        <translation>{hex}: Keine Brücke oder Fähre überspannt See oder Flachwasser.</translation>
    </message>
    <message>
        <source>Hexsides with a bridge</source>
        <translation>Hexkanten mit Brücke</translation>
    </message>
    <message>
        <source>{hex}: the hexside is already bridged.</source>
        <translation>{hex}: Die Hexkante hat schon eine Brücke.</translation>
    </message>
    <message>
        <source>Where bridges are placed</source>
        <translation>Wo Brücken gelegt werden</translation>
    </message>
    <message>
        <source>{hex}: the Bridge could not be placed here.</source>
        <translation>{hex}: Die Brücke konnte hier nicht gelegt werden.</translation>
    </message>
    <message>
        <source>River bridges are ready at once</source>
        <translation>Flussbrücken sind sofort fertig</translation>
    </message>
    <message>
        <source>{hex}: a Bridge over a river or canal is never under construction.</source>
        <translation>{hex}: Eine Brücke über Fluss oder Kanal ist nie im Bau.</translation>
    </message>
    <message>
        <source>Soviet bridges over major rivers</source>
        <translation>Sowjetische Brücken über Ströme</translation>
    </message>
    <message>
        <source>{hex}: no Soviet Bridge over a major river before turn 99.</source>
        <translation>{hex}: Keine sowjetische Brücke über einen Strom vor Runde 99.</translation>
    </message>
    <message>
        <source>Bridges under the enemy</source>
        <translation>Brücken unter dem Feind</translation>
    </message>
    <message>
        <source>{hex}: the Bridge or Ferry would have been removed.</source>
        <translation>{hex}: Die Brücke oder Fähre wäre entfernt.</translation>
    </message>
    <message>
        <source>Ferries replace railroad bridges</source>
        <translation>Fähren ersetzen Eisenbahnbrücken</translation>
    </message>
    <message>
        <source>{hex}: a Ferry stands at a destroyed railroad bridge over a major river.</source>
        <translation>{hex}: Eine Fähre steht an einer zerstörten Eisenbahnbrücke über einen Strom.</translation>
    </message>
    <message>
        <source>Ferries under construction</source>
        <translation>Fähren im Bau</translation>
    </message>
    <message>
        <source>{hex}: a Ferry is built from a Railhead.</source>
        <translation>{hex}: Eine Fähre wird von einem Endpunkt aus gebaut.</translation>
    </message>
    <message>
        <source>Bridges and ferries in the countermix</source>
        <translation>Brücken und Fähren im Zählersatz</translation>
    </message>
    <message>
        <source>More Bridge or Ferry markers are in use than the game has.</source>
        <translation>Es sind mehr Brücken oder Fähren im Einsatz, als das Spiel hat.</translation>
    </message>
    <message>
        <source>Hexes that check for surrender</source>
        <translation>Hexfelder, die auf Kapitulation prüfen</translation>
    </message>
    <message>
        <source>{hex} is surrounded and will check for surrender.</source>
        <translation>{hex} ist eingeschlossen und prüft auf Kapitulation.</translation>
    </message>
    <message>
        <source>Turns of entry</source>
        <translation>Ankunftsrunden</translation>
    </message>
    <message>
        <source>{names(arriving: true)}: bad entry turn.</source>
        <translation>{names(arriving: true)}: falsche Ankunftsrunde.</translation>
    </message>
    <message>
        <source>Places of entry</source>
        <translation>Ankunftsorte</translation>
    </message>
    <message>
        <source>{names(arriving: combat-unit)}: no entry location.</source>
        <translation>{names(arriving: combat-unit)}: kein Ankunftsort.</translation>
    </message>
    <message>
        <source>{names(entry-hexes: not edge-hex, hex)}: not a map-edge hex.</source>
        <translation>{names(entry-hexes: not edge-hex, hex)}: kein Hexfeld am Kartenrand.</translation>
    </message>
    <message>
        <source>Entry hexes in enemy hands</source>
        <translation>Ankunftsfelder in Feindeshand</translation>
    </message>
    <message>
        <source>Air and naval transport</source>
        <translation>Luft- und Seetransport</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: how the units come is air-transport, naval-transport or nothing.</source>
        <translation>Runde {its(turn)}: Die Einheiten kommen mit air-transport, naval-transport oder ohne Angabe.</translation>
    </message>
    <message>
        <source>Withdrawals of units in play</source>
        <translation>Abzüge von Einheiten im Spiel</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: a unit is withdrawn that never enters before.</source>
        <translation>Runde {its(turn)}: Eine Einheit wird abgezogen, die vorher nie kommt.</translation>
    </message>
    <message>
        <source>Returns after withdrawals</source>
        <translation>Rückkehr nach dem Abzug</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: the return is not after the withdrawal.</source>
        <translation>Runde {its(turn)}: Die Rückkehr liegt nicht nach dem Abzug.</translation>
    </message>
    <message>
        <source>Conversions have two sides</source>
        <translation>Umwandlungen haben zwei Seiten</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: a conversion removes and receives units.</source>
        <translation>Runde {its(turn)}: Eine Umwandlung entfernt und bringt Einheiten.</translation>
    </message>
    <message>
        <source>Conversions of units in play</source>
        <translation>Umwandlung von Einheiten im Spiel</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: a unit to remove is not in play.</source>
        <translation>Runde {its(turn)}: Eine zu entfernende Einheit ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>Conversions into new units</source>
        <translation>Umwandlung in neue Einheiten</translation>
    </message>
    <message>
        <source>Turn {its(turn)}: a unit to receive is already in play.</source>
        <translation>Runde {its(turn)}: Eine neue Einheit ist schon im Spiel.</translation>
    </message>
    <message>
        <source>Units that cannot be rebuilt</source>
        <translation>Nicht wiederaufstellbare Einheiten</translation>
    </message>
    <message>
        <source>{unit} can never be rebuilt.</source>
        <translation>{unit} kann nie wieder aufgestellt werden.</translation>
    </message>
    <message>
        <source>Armored trains in boxes</source>
        <translation>Panzerzüge in Kästchen</translation>
    </message>
    <message>
        <source>{unit}: armored trains go to the Cadre Box.</source>
        <translation>{unit}: Panzerzüge kommen ins Kader-Kästchen.</translation>
    </message>
    <message>
        <source>Zap units in boxes</source>
        <translation>Zap-Einheiten in Kästchen</translation>
    </message>
    <message>
        <source>{unit}: Zap units return to the Cadre Box.</source>
        <translation>{unit}: Zap-Einheiten kehren ins Kader-Kästchen zurück.</translation>
    </message>
    <message>
        <source>Militia and MG units in boxes</source>
        <translation>Miliz und MG in Kästchen</translation>
    </message>
    <message>
        <source>{unit} cannot return to play.</source>
        <translation>{unit} kann nicht ins Spiel zurückkehren.</translation>
    </message>
    <message>
        <source>Regiment substitutes in boxes</source>
        <translation>Ersatzregimenter in Kästchen</translation>
    </message>
    <message>
        <source>{unit}: regiment substitutes never use these boxes.</source>
        <translation>{unit}: Ersatzregimenter benutzen diese Kästchen nie.</translation>
    </message>
    <message>
        <source>Headquarters in boxes</source>
        <translation>Hauptquartiere in Kästchen</translation>
    </message>
    <message>
        <source>{unit} must be Non-Operational there.</source>
        <translation>{unit} muss dort handlungsunfähig sein.</translation>
    </message>
    <message>
        <source>Air units in status boxes</source>
        <translation>Luftwaffe in Statuskästchen</translation>
    </message>
    <message>
        <source>{unit} is in no status box.</source>
        <translation>{unit} ist in keinem Statuskästchen.</translation>
    </message>
    <message>
        <source>Units in the Active Box</source>
        <translation>Einheiten im Aktiv-Kästchen</translation>
    </message>
    <message>
        <source>{unit} enters the Active Box at one step.</source>
        <translation>{unit} kommt mit einer Stufe ins Aktiv-Kästchen.</translation>
    </message>
    <message>
        <source>Outstanding Mandated Attacks</source>
        <translation>Ausstehende befohlene Angriffe</translation>
    </message>
    <message>
        <source>At most nine Mandated Attacks are outstanding.</source>
        <translation>Höchstens neun befohlene Angriffe stehen aus.</translation>
    </message>
    <message>
        <source>Step Loss markers</source>
        <translation>Marker der Stufenverluste</translation>
    </message>
    <message>
        <source>The sixth step lost gives a victory point; the marker is at most at 5.</source>
        <translation>Die sechste verlorene Stufe bringt einen Siegpunkt; der Marker steht höchstens auf 5.</translation>
    </message>
    <message>
        <source>{its(name)}: hex {hex} is not in the scenario area.</source>
        <translation>{its(name)}: Hexfeld {hex} liegt nicht im Szenariogebiet.</translation>
    </message>
    <message>
        <source>Values of victory locations</source>
        <translation>Werte der Siegpunktorte</translation>
    </message>
    <message>
        <source>{its(name)}: the turns of the value are not ascending.</source>
        <translation>{its(name)}: Die Runden des Werts steigen nicht an.</translation>
    </message>
    <message>
        <source>Occupation of victory locations</source>
        <translation>Besetzung von Siegpunktorten</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}): controlled but not occupied; its points are deducted.</source>
        <translation>{its(name)} ({hex}): beherrscht, aber nicht besetzt; die Punkte werden abgezogen.</translation>
    </message>
    <message>
        <source>Steps that exist</source>
        <translation>Vorhandene Stufen</translation>
    </message>
    <message>
        <source>{unit}: the step does not exist.</source>
        <translation>{unit}: Die Stufe gibt es nicht.</translation>
    </message>
    <message>
        <source>One-step types</source>
        <translation>Einstufige Arten</translation>
    </message>
    <message>
        <source>{unit}: this type always has one step.</source>
        <translation>{unit}: Diese Art hat immer eine Stufe.</translation>
    </message>
    <message>
        <source>Stacking values that do not exist</source>
        <translation>Stapelwerte, die es nicht gibt</translation>
    </message>
    <message>
        <source>{unit}: a stacking value on a type that has none.</source>
        <translation>{unit}: Stapelwert auf einer Art, die keinen hat.</translation>
    </message>
    <message>
        <source>Colours of movement allowances</source>
        <translation>Farben der Bewegungsweiten</translation>
    </message>
    <message>
        <source>{unit}: the colour of the movement allowance is unusual.</source>
        <translation>{unit}: Die Farbe der Bewegungsweite ist ungewöhnlich.</translation>
    </message>
    <message>
        <source>Sides of super-heavy guns</source>
        <translation>Seiten schwerster Geschütze</translation>
    </message>
    <message>
        <source>{unit}: the values do not fit Mobile and Firing mode.</source>
        <translation>{unit}: Die Werte passen nicht zu Fahr- und Feuerstellung.</translation>
    </message>
    <message>
        <source>Ranges of artillery</source>
        <translation>Reichweiten der Artillerie</translation>
    </message>
    <message>
        <source>{unit}: the range is missing or out of place.</source>
        <translation>{unit}: Die Reichweite fehlt oder ist fehl am Platz.</translation>
    </message>
    <message>
        <source>Substitute counters</source>
        <translation>Ersatzzähler</translation>
    </message>
    <message>
        <source>{unit}: no substitute counter.</source>
        <translation>{unit}: kein Ersatzzähler.</translation>
    </message>
    <message>
        <source>Reduced sides are weaker</source>
        <translation>Reduzierte Seiten sind schwächer</translation>
    </message>
    <message>
        <source>{unit}: the reduced side is stronger than the full side.</source>
        <translation>{unit}: Die reduzierte Seite ist stärker als die volle.</translation>
    </message>
    <message>
        <source>Ratings of air units</source>
        <translation>Werte der Luftwaffe</translation>
    </message>
    <message>
        <source>{unit}: a dummy has no ratings.</source>
        <translation>{unit}: Eine Attrappe hat keine Werte.</translation>
    </message>
    <message>
        <source>Codes of air units</source>
        <translation>Kennbuchstaben der Luftwaffe</translation>
    </message>
    <message>
        <source>{unit}: bad type code.</source>
        <translation>{unit}: falscher Kennbuchstabe.</translation>
    </message>
    <message>
        <source>Values of regiment substitutes</source>
        <translation>Werte der Ersatzregimenter</translation>
    </message>
    <message>
        <source>{unit}: regiment substitutes are 1-2-5, German ones also 2-2-5.</source>
        <translation>{unit}: Ersatzregimenter sind 1-2-5, deutsche auch 2-2-5.</translation>
    </message>
    <message>
        <source>{its(name)}: the colour of the formation is missing or shared.</source>
        <translation>{its(name)}: Die Farbe des Verbands fehlt oder ist doppelt.</translation>
    </message>
    <message>
        <source>Parents of regiment substitutes</source>
        <translation>Stammdivisionen der Ersatzregimenter</translation>
    </message>
    <message>
        <source>{unit} has no parent division of its nationality.</source>
        <translation>{unit} hat keine Stammdivision seiner Nationalität.</translation>
    </message>
    <message>
        <source>Markers with a side</source>
        <translation>Marker mit einer Seite</translation>
    </message>
    <message>
        <source>{hex}: the marker belongs to nobody.</source>
        <translation>{hex}: Der Marker gehört niemandem.</translation>
    </message>
    <message>
        <source>The reduced side is the weaker one</source>
        <translation>Die reduzierte Seite ist die schwächere</translation>
    </message>
    <message>
        <source>A face for each step</source>
        <translation>Eine Seite für jede Stufe</translation>
    </message>
    <message>
        <source>Designations differ</source>
        <translation>Bezeichnungen sind verschieden</translation>
    </message>
    <message>
        <source>The symbol fits the kind</source>
        <translation>Das Symbol passt zur Art</translation>
    </message>
    <message>
        <source>The card is right about the counter</source>
        <translation>Die Karte stimmt mit dem Counter überein</translation>
    </message>
    <message>
        <source>The back is the weaker side</source>
        <translation>Die Rückseite ist die schwächere Seite</translation>
    </message>
    <message>
        <source>Ten points beside the Inset</source>
        <translation>Zehn Punkte neben der Nebenkarte</translation>
    </message>
    <message>
        <source>{hex}: the transition hexes beside one hex of the map hold more than ten points of a side.</source>
        <translation>{hex}: Auf den Übergangsfeldern neben einem Hexfeld der Karte stehen mehr als zehn Punkte einer Seite.</translation>
    </message>
    <message>
        <source>Air units of a mission</source>
        <translation>Luftwaffeneinheiten eines Einsatzes</translation>
    </message>
    <message>
        <source>{hex}: a mission has at most three air units of a side, two of the Soviets when the Axis is active.</source>
        <translation>{hex}: Ein Einsatz hat höchstens drei Luftwaffeneinheiten einer Seite, zwei der Sowjets, wenn die Achse am Zug ist.</translation>
    </message>
    <message>
        <source>Garrisons at locations without value</source>
        <translation>Garnisonen an Orten ohne Wert</translation>
    </message>
    <message>
        <source>{its(name)} ({hex}): it counts nothing now; its occupier becomes a garrison.</source>
        <translation>{its(name)} ({hex}): Der Ort zählt jetzt nichts; wer ihn besetzt, wird zur Garnison.</translation>
    </message>
    <message>
        <source>The {its(name)} side has no Supply Source on the map.</source>
        <translation>Die Partei „{its(name)}“ hat keine Versorgungsquelle auf der Karte.</translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>Move counter</source>
        <translation>Counter bewegen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 bewegen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n counters</source>
        <translation>
            <numerusform>%n Counter bewegen</numerusform>
            <numerusform>%n Counter bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Place counter</source>
        <translation>Counter aufstellen</translation>
    </message>
    <message>
        <source>Place %1 in %2</source>
        <translation>%1 in %2 aufstellen</translation>
    </message>
    <message numerus="yes">
        <source>Place %n counters</source>
        <translation>
            <numerusform>%n Counter aufstellen</numerusform>
            <numerusform>%n Counter aufstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove counter</source>
        <translation>Counter entfernen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n counters</source>
        <translation>
            <numerusform>%n Counter entfernen</numerusform>
            <numerusform>%n Counter entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn counter over</source>
        <translation>Counter umdrehen</translation>
    </message>
    <message>
        <source>Turn %1 over</source>
        <translation>%1 umdrehen</translation>
    </message>
    <message numerus="yes">
        <source>Turn %n counters over</source>
        <translation>
            <numerusform>%n Counter umdrehen</numerusform>
            <numerusform>%n Counter umdrehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n items</source>
        <translation>
            <numerusform>%n Element entfernen</numerusform>
            <numerusform>%n Elemente entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Put on the track</source>
        <translation>Auf die Leiste setzen</translation>
    </message>
    <message>
        <source>Let %1 arrive on turn %2</source>
        <translation>%1 in Spielzug %2 eintreffen lassen</translation>
    </message>
    <message>
        <source>Move on the track</source>
        <translation>Auf der Leiste verschieben</translation>
    </message>
    <message>
        <source>Move %1 to turn %2</source>
        <translation>%1 in Spielzug %2 verschieben</translation>
    </message>
    <message>
        <source>Build the cards from the map</source>
        <translation>Aufstellungskarten aus dem Spielplan bilden</translation>
    </message>
    <message>
        <source>Take off the map</source>
        <translation>Vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>Take %1 off the map</source>
        <translation>%1 vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>Deploy automatically</source>
        <translation>Automatisch aufstellen</translation>
    </message>
    <message>
        <source>Change table</source>
        <translation>Tabelle ändern</translation>
    </message>
    <message>
        <source>Change the table %1</source>
        <translation>Tabelle %1 ändern</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>New scenario %1</source>
        <translation>Neues Szenario %1</translation>
    </message>
    <message>
        <source>Add victory hexes</source>
        <translation>Siegpunkt-Hexfelder hinzufügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Cut %1</source>
        <translation>%1 ausschneiden</translation>
    </message>
    <message>
        <source>Change value</source>
        <translation>Wert ändern</translation>
    </message>
    <message>
        <source>Change %1 to “%2”</source>
        <translation>%1 in „%2“ ändern</translation>
    </message>
    <message>
        <source>Go back to the ruleset&apos;s values</source>
        <translation>Zu den Werten des Regelwerks zurückkehren</translation>
    </message>
    <message>
        <source>Go back to the ruleset&apos;s value of %1</source>
        <translation>Zum Wert des Regelwerks zurückkehren: %1</translation>
    </message>
    <message>
        <source>Accept problem</source>
        <translation>Problem akzeptieren</translation>
    </message>
    <message>
        <source>Accept a problem of %1</source>
        <translation>Ein Problem von %1 akzeptieren</translation>
    </message>
    <message>
        <source>Change the grid</source>
        <translation>Raster ändern</translation>
    </message>
    <message>
        <source>Change the grid of %1</source>
        <translation>Raster von %1 ändern</translation>
    </message>
    <message>
        <source>Add map</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add map %1</source>
        <translation>Karte %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove map</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>Remove map %1</source>
        <translation>Karte %1 entfernen</translation>
    </message>
    <message>
        <source>Link maps</source>
        <translation>Karten verbinden</translation>
    </message>
    <message>
        <source>Link %1</source>
        <translation>%1 verbinden</translation>
    </message>
    <message>
        <source>Place underlay</source>
        <translation>Unterlage einlegen</translation>
    </message>
    <message>
        <source>Place underlay %1</source>
        <translation>Unterlage %1 einlegen</translation>
    </message>
    <message>
        <source>Remove underlay</source>
        <translation>Unterlage entfernen</translation>
    </message>
    <message>
        <source>Change underlay</source>
        <translation>Unterlage ändern</translation>
    </message>
    <message>
        <source>Fit underlay</source>
        <translation>Unterlage einpassen</translation>
    </message>
    <message>
        <source>Recover unsaved edits</source>
        <translation>Nicht gespeicherte Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Paint terrain</source>
        <translation>Gelände malen</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Paint hexsides</source>
        <translation>Hexfeldseiten malen</translation>
    </message>
    <message>
        <source>Paint %1 hexsides</source>
        <translation>Hexfeldseiten malen: %1</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Draw %1</source>
        <translation>%1 zeichnen</translation>
    </message>
    <message>
        <source>Paint area</source>
        <translation>Bereich malen</translation>
    </message>
    <message>
        <source>Fill area</source>
        <translation>Fläche füllen</translation>
    </message>
    <message>
        <source>Fill with %1</source>
        <translation>Mit %1 füllen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Erase line</source>
        <translation>Linie radieren</translation>
    </message>
    <message>
        <source>Erase %1</source>
        <translation>%1 radieren</translation>
    </message>
    <message>
        <source>Split line</source>
        <translation>Linie teilen</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Make place</source>
        <translation>Ort anlegen</translation>
    </message>
    <message>
        <source>Make place %1</source>
        <translation>Ort %1 anlegen</translation>
    </message>
    <message>
        <source>Change place</source>
        <translation>Ort ändern</translation>
    </message>
    <message>
        <source>Change place %1</source>
        <translation>Ort %1 ändern</translation>
    </message>
    <message>
        <source>Move place</source>
        <translation>Ort verschieben</translation>
    </message>
    <message>
        <source>Move place %1</source>
        <translation>Ort %1 verschieben</translation>
    </message>
    <message>
        <source>Move name</source>
        <translation>Namen verschieben</translation>
    </message>
    <message>
        <source>Move the name of %1</source>
        <translation>Namen von %1 verschieben</translation>
    </message>
    <message>
        <source>Place a piece of a map</source>
        <translation>Kartenstück einsetzen</translation>
    </message>
    <message>
        <source>Clear hexes</source>
        <translation>Hexfelder leeren</translation>
    </message>
    <message>
        <source>Replace on the map</source>
        <translation>Auf der Karte ersetzen</translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
    <message>
        <source>Fix problem</source>
        <translation>Problem beheben</translation>
    </message>
    <message>
        <source>Fix a problem of %1</source>
        <translation>Ein Problem von %1 beheben</translation>
    </message>
    <message>
        <source>Fix problems</source>
        <translation>Probleme beheben</translation>
    </message>
    <message>
        <source>Fix problems of %1</source>
        <translation>Probleme von %1 beheben</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Change face layout</source>
        <translation>Counter-Layout ändern</translation>
    </message>
    <message>
        <source>Change face layout %1</source>
        <translation>Counter-Layout %1 ändern</translation>
    </message>
    <message>
        <source>Go back to the game&apos;s face layout</source>
        <translation>Zum Counter-Layout des Spiels zurückkehren</translation>
    </message>
    <message>
        <source>Change picture</source>
        <translation>Bild ändern</translation>
    </message>
    <message>
        <source>Change the picture of %1</source>
        <translation>Bild von %1 ändern</translation>
    </message>
    <message>
        <source>Add erratum</source>
        <translation>Erratum anlegen</translation>
    </message>
    <message>
        <source>Add an erratum to %1</source>
        <translation>Erratum zu %1 anlegen</translation>
    </message>
    <message>
        <source>Remove erratum</source>
        <translation>Erratum entfernen</translation>
    </message>
    <message>
        <source>Import counters</source>
        <translation>Counter importieren</translation>
    </message>
    <message>
        <source>Import %1 counters</source>
        <translation>%1 Counter importieren</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Paste into the table</source>
        <translation>In die Tabelle einfügen</translation>
    </message>
    <message>
        <source>Clear cells</source>
        <translation>Zellen leeren</translation>
    </message>
    <message>
        <source>Change several counters</source>
        <translation>Mehrere Counter ändern</translation>
    </message>
    <message>
        <source>Replace in the counters</source>
        <translation>In den Countern ersetzen</translation>
    </message>
    <message>
        <source>New counter</source>
        <translation>Neuer Counter</translation>
    </message>
    <message>
        <source>New counter %1</source>
        <translation>Neuer Counter %1</translation>
    </message>
    <message>
        <source>Change formation</source>
        <translation>Verband ändern</translation>
    </message>
    <message>
        <source>Put %1 under %2</source>
        <translation>%1 unter %2 stellen</translation>
    </message>
    <message>
        <source>Change conditions</source>
        <translation>Bedingungen ändern</translation>
    </message>
    <message>
        <source>Change the conditions of %1</source>
        <translation>Die Bedingungen von %1 ändern</translation>
    </message>
</context>
<context>
    <name>Subject</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paket</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message>
        <source>Full supply</source>
        <translation>Volle Versorgung</translation>
    </message>
    <message>
        <source>Limited supply</source>
        <translation>Eingeschränkte Versorgung</translation>
    </message>
    <message>
        <source>Fortress supply</source>
        <translation>Festungsversorgung</translation>
    </message>
    <message>
        <source>Out of supply</source>
        <translation>Unversorgt</translation>
    </message>
    <message>
        <source>Emergency supply</source>
        <translation>Notversorgung</translation>
    </message>
    <message>
        <source>No supply</source>
        <translation>Keine Versorgung</translation>
    </message>
    <message>
        <source>There is no source that could supply it.</source>
        <translation>Es gibt keine Quelle, die sie versorgen könnte.</translation>
    </message>
    <message>
        <source>The nearest supply is too far away, by this many hexes: %1.</source>
        <translation>Die nächste Versorgung liegt zu weit weg, um so viele Hexfelder: %1.</translation>
    </message>
    <message>
        <source>The best way is stopped in %1 by %2.</source>
        <translation>Der beste Weg endet in %1: aufgehalten von %2.</translation>
    </message>
    <message>
        <source>The best way is stopped in %1 by the zone of control of %2.</source>
        <translation>Der beste Weg endet in %1: aufgehalten von der Kontrollzone von %2.</translation>
    </message>
    <message>
        <source>The best way is stopped in %1: supply may not enter it.</source>
        <translation>Der beste Weg endet in %1: Dorthin darf keine Versorgung.</translation>
    </message>
    <message>
        <source>The best way is stopped at hexside %1: supply may not cross it.</source>
        <translation>Der beste Weg endet an Hexfeldseite %1: Über sie darf keine Versorgung.</translation>
    </message>
    <message>
        <source>%1, at its line or source</source>
        <translation>%1, an ihrer Linie oder Quelle</translation>
    </message>
    <message>
        <source>%1, hexes to it: %2</source>
        <translation>%1, Hexfelder bis dahin: %2</translation>
    </message>
    <message>
        <source>This hangs on whether an enemy unit is itself in supply.</source>
        <translation>Das hängt davon ab, ob eine feindliche Einheit selbst versorgt ist.</translation>
    </message>
</context>
<context>
    <name>Word</name>
    <message>
        <source>Step of armor</source>
        <translation>Panzerstufe</translation>
    </message>
    <message>
        <source>By the calendar</source>
        <translation>Nach dem Kalender</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Karte gezogen</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>Bedingt</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Winner if nobody wins before</source>
        <translation>Sieger, wenn vorher niemand siegt</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Designer’s notes</source>
        <translation>Anmerkungen des Autors</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>At the end of a round</source>
        <translation>Am Ende einer Runde</translation>
    </message>
    <message>
        <source>At the end of a turn</source>
        <translation>Am Ende eines Zuges</translation>
    </message>
    <message>
        <source>Historical</source>
        <translation>Historisch</translation>
    </message>
    <message>
        <source>Step of a headquarters</source>
        <translation>Stufe eines Hauptquartiers</translation>
    </message>
    <message>
        <source>Inferred</source>
        <translation>Gefolgert</translation>
    </message>
    <message>
        <source>Own design</source>
        <translation>Eigener Entwurf</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Special rules</source>
        <translation>Sonderregeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Rolled on tables</source>
        <translation>Auf Tabellen gewürfelt</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Auszählung</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Jeden Zug</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Withdrawal</source>
        <translation>Abzug</translation>
    </message>
</context>
<context>
    <name>app::EditCommands</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Take the selected units or hexes off the map and keep them for pasting</source>
        <translation>Die ausgewählten Einheiten oder Hexfelder von der Karte nehmen und zum Einfügen aufheben</translation>
    </message>
    <message>
        <source>Keep the selected counters or hexes for pasting</source>
        <translation>Die ausgewählten Counter oder Hexfelder zum Einfügen aufheben</translation>
    </message>
    <message>
        <source>Place the kept counters in the hex of the map&apos;s cursor, or the kept hexes with a click</source>
        <translation>Die aufgehobenen Counter in das Hexfeld unter dem Kartencursor legen oder die aufgehobenen Hexfelder mit einem Klick einsetzen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Remove what is selected</source>
        <translation>Entfernen, was ausgewählt ist</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alle&amp;s auswählen</translation>
    </message>
    <message>
        <source>Select all units on the map, or everything in a list</source>
        <translation>Alle Einheiten auf der Karte oder alles in einer Liste auswählen</translation>
    </message>
    <message>
        <source>&amp;Find Counter…</source>
        <translation>&amp;Counter suchen…</translation>
    </message>
    <message>
        <source>Find a counter by its name, kind or nation</source>
        <translation>Einen Counter nach Name, Art oder Nation suchen</translation>
    </message>
    <message>
        <source>&amp;Go to Hex…</source>
        <translation>&amp;Gehe zu Hexfeld…</translation>
    </message>
    <message>
        <source>Show a hex by its number or by the name of a place</source>
        <translation>Ein Hexfeld anhand seiner Nummer oder eines Ortsnamens zeigen</translation>
    </message>
</context>
<context>
    <name>app::ErrorPage</name>
    <message>
        <source>“%1” could not be read. Nothing was changed on disk. Repair what is listed here with a text editor, then choose Revert to read it again.</source>
        <translation>„%1“ konnte nicht gelesen werden. Auf dem Datenträger wurde nichts geändert. Was hier aufgeführt ist, mit einem Texteditor beheben und dann mit „Zurücksetzen“ neu einlesen.</translation>
    </message>
</context>
<context>
    <name>app::ExportDialog</name>
    <message>
        <source>With a &amp;legend below the map</source>
        <translation>Mit einer &amp;Legende unter der Karte</translation>
    </message>
    <message>
        <source>Export Map</source>
        <translation>Karte exportieren</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing with one group per layer (SVG)</source>
        <translation>Zeichnung mit einer Gruppe je Ebene (SVG)</translation>
    </message>
    <message>
        <source>Pages for print (PDF)</source>
        <translation>Seiten zum Drucken (PDF)</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> Pixel</translation>
    </message>
    <message>
        <source>Between two opposite sides of a hex</source>
        <translation>Zwischen zwei gegenüberliegenden Seiten eines Hexfelds</translation>
    </message>
    <message>
        <source>One page as large as the map</source>
        <translation>Eine Seite, so groß wie die Karte</translation>
    </message>
    <message>
        <source>A4, to glue together</source>
        <translation>A4, zum Zusammenkleben</translation>
    </message>
    <message>
        <source>A3, to glue together</source>
        <translation>A3, zum Zusammenkleben</translation>
    </message>
    <message>
        <source>Letter, to glue together</source>
        <translation>Letter, zum Zusammenkleben</translation>
    </message>
    <message>
        <source>Tabloid, to glue together</source>
        <translation>Tabloid, zum Zusammenkleben</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>What neighbouring pages both show, so that one can be glued over the other</source>
        <translation>Was benachbarte Seiten beide zeigen, damit eine über die andere geklebt werden kann</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation>&amp;Stil:</translation>
    </message>
    <message>
        <source>Si&amp;ze of a hex:</source>
        <translation>&amp;Größe eines Hexfelds:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>O&amp;verlap:</source>
        <translation>&amp;Überlappung:</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>Da&amp;tei:</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 dots per inch at true scale</source>
        <translation>%1 × %2 Pixel, maßstabsgetreu bei %3 dpi</translation>
    </message>
    <message>
        <source>%1 × %2 mm, true to scale</source>
        <translation>%1 × %2 mm, maßstabsgetreu</translation>
    </message>
    <message numerus="yes">
        <source>%1, on %n page(s): %2 rows of %3</source>
        <translation>
            <numerusform>%1, auf %n Seite: %2 Reihe zu %3</numerusform>
            <numerusform>%1, auf %n Seiten: %2 Reihen zu je %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::FileCommands</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Ein neues Spiel beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open the folder of a game</source>
        <translation>Den Ordner eines Spiels öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Bundle…</source>
        <translation>&amp;Bündel öffnen…</translation>
    </message>
    <message>
        <source>Open a game that is kept in one file</source>
        <translation>Ein Spiel öffnen, das in einer einzigen Datei liegt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Das Spiel speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save the game in another folder or as a bundle</source>
        <translation>Das Spiel in einem anderen Ordner oder als Bündel speichern</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Zu&amp;rücksetzen</translation>
    </message>
    <message>
        <source>Give up all changes and read the game again from disk</source>
        <translation>Alle Änderungen aufgeben und das Spiel neu vom Datenträger lesen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>Das Spiel schließen</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Sa&amp;mples</source>
        <translation>Be&amp;ispiele</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>„%1“ enthält Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Save them before going on? Discarded changes are gone.</source>
        <translation>Vor dem Fortfahren speichern? Verworfene Änderungen sind verloren.</translation>
    </message>
    <message>
        <source>Open Game: choose the folder with its game.xml</source>
        <translation>Spiel öffnen: Ordner mit der Datei game.xml wählen</translation>
    </message>
    <message>
        <source>Open Bundle</source>
        <translation>Bündel öffnen</translation>
    </message>
    <message>
        <source>Games in one file (*.hexwerk *.xml);;All files (*)</source>
        <translation>Spiele in einer Datei (*.hexwerk *.xml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Game in a folder (*)</source>
        <translation>Spiel in einem Ordner (*)</translation>
    </message>
    <message>
        <source>Game in one file (*.hexwerk)</source>
        <translation>Spiel in einer Datei (*.hexwerk)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Give up all changes since the last save and read “%1” again from disk?</source>
        <translation>Alle Änderungen seit dem letzten Speichern aufgeben und „%1“ neu vom Datenträger lesen?</translation>
    </message>
    <message>
        <source>Clear This List</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message numerus="yes">
        <source>The program ended last time before this game was saved. %n step(s) can be recovered.</source>
        <translation>
            <numerusform>Das Programm wurde letztes Mal beendet, bevor dieses Spiel gespeichert war. %n Schritt kann wiederhergestellt werden.</numerusform>
            <numerusform>Das Programm wurde letztes Mal beendet, bevor dieses Spiel gespeichert war. %n Schritte können wiederhergestellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files were changed since then, so look at the result.</source>
        <translation>Die Dateien wurden seitdem geändert; das Ergebnis bitte prüfen.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The program ended last time with a game that was never saved.</source>
        <translation>Das Programm wurde letztes Mal mit einem Spiel beendet, das nie gespeichert wurde.</translation>
    </message>
    <message>
        <source>Another program changed the files of this game. Reload them and lose your changes since the last save, or keep yours and write over theirs at the next save?</source>
        <translation>Ein anderes Programm hat die Dateien dieses Spiels geändert. Neu laden und die eigenen Änderungen seit dem letzten Speichern verlieren oder die eigenen behalten und die fremden beim nächsten Speichern überschreiben?</translation>
    </message>
    <message>
        <source>Another program changed the files of this game.</source>
        <translation>Ein anderes Programm hat die Dateien dieses Spiels geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Eigene behalten</translation>
    </message>
</context>
<context>
    <name>app::GameHelp</name>
    <message>
        <source>What Is Checked</source>
        <translation>Was geprüft wird</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;What Is Checked…</source>
        <translation>&amp;Was geprüft wird…</translation>
    </message>
    <message>
        <source>What is checked of each game, what is not, and which values are defaults</source>
        <translation>Was bei jedem Spiel geprüft wird, was nicht, und welche Werte Vorgaben sind</translation>
    </message>
</context>
<context>
    <name>app::GoToHexDialog</name>
    <message>
        <source>Go to Hex</source>
        <translation>Gehe zu Hexfeld</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Los</translation>
    </message>
    <message>
        <source>No hex has this number and no place this name.</source>
        <translation>Kein Hexfeld hat diese Nummer und kein Ort diesen Namen.</translation>
    </message>
    <message>
        <source>Number of the hex, or name of a place:</source>
        <translation>Nummer des Hexfelds oder Name eines Ortes:</translation>
    </message>
</context>
<context>
    <name>app::GridDialog</name>
    <message>
        <source>Hexes &amp;keep their numbers</source>
        <translation>Hexfelder &amp;behalten ihre Nummern</translation>
    </message>
    <message>
        <source>Change Grid</source>
        <translation>Raster ändern</translation>
    </message>
    <message>
        <source>Add hexes (or, with a minus, take them away)</source>
        <translation>Hexfelder hinzufügen (oder mit einem Minus wegnehmen)</translation>
    </message>
    <message>
        <source>On the &amp;left:</source>
        <translation>&amp;Links:</translation>
    </message>
    <message>
        <source>On the &amp;right:</source>
        <translation>&amp;Rechts:</translation>
    </message>
    <message>
        <source>At the &amp;top:</source>
        <translation>&amp;Oben:</translation>
    </message>
    <message>
        <source>At the &amp;bottom:</source>
        <translation>&amp;Unten:</translation>
    </message>
    <message>
        <source>Without it the first column and row keep theirs, so that the contents shift over the numbers</source>
        <translation>Sonst behalten die erste Spalte und Zeile ihre Nummern, und der Inhalt verschiebt sich gegen die Nummern</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) with terrain or hexsides</source>
        <translation>
            <numerusform>%n Hexfeld mit Gelände oder Hexfeldseiten</numerusform>
            <numerusform>%n Hexfelder mit Gelände oder Hexfeldseiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n Ort</numerusform>
            <numerusform>%n Orte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cut short</source>
        <translation>
            <numerusform>%n gekürzte Linie</numerusform>
            <numerusform>%n gekürzte Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s) or other things of scenarios that will be in no hex</source>
        <translation>
            <numerusform>%n Counter oder anderes Element von Szenarien, das in keinem Hexfeld mehr ist</numerusform>
            <numerusform>%n Counter oder andere Elemente von Szenarien, die in keinem Hexfeld mehr sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is lost. Whatever names a hex follows it.</source>
        <translation>Nichts geht verloren. Was ein Hexfeld nennt, folgt ihm.</translation>
    </message>
    <message>
        <source>Off the map: %1. Undo brings them back.</source>
        <translation>Nicht mehr auf der Karte: %1. Rückgängig bringt alles zurück.</translation>
    </message>
</context>
<context>
    <name>app::LinksDialog</name>
    <message>
        <source>Links of a Map</source>
        <translation>Verbindungen einer Karte</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Touches hex</source>
        <translation>Berührt Hexfeld</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>&amp;Add Link</source>
        <translation>Verbindung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove Link</source>
        <translation>Verbindung &amp;entfernen</translation>
    </message>
    <message>
        <source>Hexes that touch although they are no neighbours on paper: those of an inset and of the map around it, ports, the ends of a ferry. The kind may stay empty; “mega-hex” means that the first hex lies within the second one.</source>
        <translation>Hexfelder, die sich berühren, obwohl sie auf dem Papier keine Nachbarn sind: die einer Nebenkarte und der Karte um sie herum, Häfen, die Enden einer Fähre. Die Art darf leer bleiben; „mega-hex“ bedeutet, dass das erste Hexfeld innerhalb des zweiten liegt.</translation>
    </message>
    <message>
        <source>Row %1: a hex is missing.</source>
        <translation>Zeile %1: Ein Hexfeld fehlt.</translation>
    </message>
    <message>
        <source>Row %1: no map has a hex %2.</source>
        <translation>Zeile %1: Keine Karte hat ein Hexfeld %2.</translation>
    </message>
</context>
<context>
    <name>app::MainWindow</name>
    <message>
        <source>&amp;Export Map…</source>
        <translation>Karte &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write the map as PNG, SVG or PDF</source>
        <translation>Die Karte als PNG, SVG oder PDF schreiben</translation>
    </message>
    <message>
        <source>&amp;Restore Default Layout</source>
        <translation>&amp;Standardanordnung wiederherstellen</translation>
    </message>
    <message>
        <source>Put all panels back where they were at first</source>
        <translation>Alle Fensterbereiche an ihren ursprünglichen Platz zurücksetzen</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Explain Hex</source>
        <translation>Hexfeld erklären</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Tafeln</translation>
    </message>
    <message>
        <source>Gazetteer</source>
        <translation>Ortsverzeichnis</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Underlay</source>
        <translation>Unterlage</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Setup Cards</source>
        <translation>Aufstellungskarten</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>Reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Been&amp;den</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>Das Programm beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Fix Problems Here…</source>
        <translation>&amp;Probleme hier beheben…</translation>
    </message>
    <message>
        <source>Offer quick fixes for the problems of the hex under the cursor</source>
        <translation>Schnellkorrekturen für die Probleme des Hexfelds unter dem Cursor anbieten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;What If…</source>
        <translation>&amp;Was wäre, wenn…</translation>
    </message>
    <message>
        <source>Ask what the rules say on another turn, in other weather or after an event</source>
        <translation>Fragen, was die Regeln in einem anderen Spielzug, bei anderem Wetter oder nach einem Ereignis sagen</translation>
    </message>
    <message>
        <source>E&amp;xplain This Hex</source>
        <translation>&amp;Hexfeld erklären</translation>
    </message>
    <message>
        <source>Show all that the files and the rules say of the hex under the cursor</source>
        <translation>Alles zeigen, was die Dateien und die Regeln über das Hexfeld unter dem Cursor sagen</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>List all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel auflisten</translation>
    </message>
    <message>
        <source>&amp;About Hexwerk</source>
        <translation>&amp;Über Hexwerk</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>Main Toolbar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>Draw over the map what the rules say: supply, zones of control, movement …</source>
        <translation>Über die Karte zeichnen, was die Regeln sagen: Versorgung, Kontrollzonen, Bewegung …</translation>
    </message>
    <message>
        <source>The scenario whose counters are on the map</source>
        <translation>Das Szenario, dessen Counter auf der Karte liegen</translation>
    </message>
    <message>
        <source>Scenario:</source>
        <translation>Szenario:</translation>
    </message>
    <message>
        <source>The hex under the pointer: number, terrain, place</source>
        <translation>Das Hexfeld unter dem Mauszeiger: Nummer, Gelände, Ort</translation>
    </message>
    <message>
        <source>Size of the map on the screen</source>
        <translation>Größe der Karte auf dem Bildschirm</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (Kopie)</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Counter-Layout</translation>
    </message>
    <message>
        <source>Show or hide the panel %1 (%2)</source>
        <translation>Tafel „%1“ zeigen oder verbergen (%2)</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Verbände</translation>
    </message>
</context>
<context>
    <name>app::MapCommands</name>
    <message>
        <source>&amp;New Map…</source>
        <translation>&amp;Neue Karte…</translation>
    </message>
    <message>
        <source>Add a map: for itself, as an inset, or joined to another</source>
        <translation>Eine Karte hinzufügen: für sich, als Nebenkarte oder an eine andere angesetzt</translation>
    </message>
    <message>
        <source>Change &amp;Grid…</source>
        <translation>&amp;Raster ändern…</translation>
    </message>
    <message>
        <source>Resize, crop, shift or renumber a map; whatever names a hex follows</source>
        <translation>Eine Karte vergrößern, beschneiden, verschieben oder neu nummerieren; was ein Hexfeld nennt, folgt ihm</translation>
    </message>
    <message>
        <source>&amp;Links of a Map…</source>
        <translation>&amp;Verbindungen einer Karte…</translation>
    </message>
    <message>
        <source>Say which hexes of an inset touch which hexes of another map</source>
        <translation>Angeben, welche Hexfelder einer Nebenkarte welche Hexfelder einer anderen Karte berühren</translation>
    </message>
    <message>
        <source>&amp;Remove Map…</source>
        <translation>Karte &amp;entfernen…</translation>
    </message>
    <message>
        <source>Remove a map with all that lies on it</source>
        <translation>Eine Karte mit allem entfernen, was auf ihr liegt</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Messen</translation>
    </message>
    <message>
        <source>Count the hexes from one to another</source>
        <translation>Die Hexfelder von einem zum anderen zählen</translation>
    </message>
    <message>
        <source>&amp;Pin Underlay</source>
        <translation>&amp;Unterlage einpassen</translation>
    </message>
    <message>
        <source>Lay a scan under the grid by the centres of known hexes</source>
        <translation>Einen Scan anhand der Mitten bekannter Hexfelder unter das Raster legen</translation>
    </message>
    <message>
        <source>R&amp;ulers</source>
        <translation>L&amp;ineale</translation>
    </message>
    <message>
        <source>Show the numbers of columns and rows along the edges of the map</source>
        <translation>Die Nummern der Spalten und Zeilen an den Rändern der Karte zeigen</translation>
    </message>
    <message>
        <source>Remove Map</source>
        <translation>Karte entfernen</translation>
    </message>
    <message>
        <source>This map and all that lies on it goes. Undo brings it back.</source>
        <translation>Diese Karte wird mit allem entfernt, was auf ihr liegt. Rückgängig bringt sie zurück.</translation>
    </message>
</context>
<context>
    <name>app::MapReplaceDialog</name>
    <message>
        <source>Only in the &amp;selected hexes</source>
        <translation>Nur in den &amp;ausgewählten Hexfeldern</translation>
    </message>
    <message>
        <source>Find and Replace on the Map</source>
        <translation>Auf der Karte suchen und ersetzen</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Kinds of places</source>
        <translation>Arten von Orten</translation>
    </message>
    <message>
        <source>Names of places</source>
        <translation>Namen von Orten</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Select &amp;Found</source>
        <translation>&amp;Gefundene auswählen</translation>
    </message>
    <message>
        <source>&amp;Replace All</source>
        <translation>Alle &amp;ersetzen</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>S&amp;uchen in:</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen nach:</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>Ersetzen &amp;durch:</translation>
    </message>
    <message>
        <source>Nothing: take it away</source>
        <translation>Nichts: wegnehmen</translation>
    </message>
    <message>
        <source>Nothing to replace.</source>
        <translation>Nichts zu ersetzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n found.</source>
        <translation>
            <numerusform>%n gefunden.</numerusform>
            <numerusform>%n gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced.</source>
        <translation>
            <numerusform>%n ersetzt.</numerusform>
            <numerusform>%n ersetzt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>app::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>For example: Winter Storm</source>
        <translation>Zum Beispiel: Wintergewitter</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
</context>
<context>
    <name>app::NewMapDialog</name>
    <message>
        <source>Map %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>New Map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>For itself</source>
        <translation>Für sich</translation>
    </message>
    <message>
        <source>As an inset, linked to another map</source>
        <translation>Als Nebenkarte, mit einer anderen Karte verbunden</translation>
    </message>
    <message>
        <source>To the right of</source>
        <translation>Rechts von</translation>
    </message>
    <message>
        <source>To the left of</source>
        <translation>Links von</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Columns or rows that both maps print; such a hex has two numbers</source>
        <translation>Spalten oder Zeilen, die beide Karten abdrucken; ein solches Hexfeld hat zwei Nummern</translation>
    </message>
    <message>
        <source>Add Map</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>The map &amp;lies:</source>
        <translation>Die Karte l&amp;iegt:</translation>
    </message>
    <message>
        <source>&amp;Joined to:</source>
        <translation>Verbunden &amp;mit:</translation>
    </message>
    <message>
        <source>O&amp;verlap in hexes:</source>
        <translation>&amp;Überlappung in Hexfeldern:</translation>
    </message>
</context>
<context>
    <name>app::OverlayCommands</name>
    <message>
        <source>&amp;Overlays</source>
        <translation>Über&amp;lagerungen</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>Explain the signs of the overlays in a corner of the map</source>
        <translation>Die Zeichen der Überlagerungen in einer Ecke der Karte erklären</translation>
    </message>
</context>
<context>
    <name>app::PrintCommands</name>
    <message>
        <source>Counter S&amp;heets…</source>
        <translation>Counterbö&amp;gen…</translation>
    </message>
    <message>
        <source>Lay out counter sheets and print them, front and back</source>
        <translation>Counterbögen einrichten und drucken, vorn und hinten</translation>
    </message>
    <message>
        <source>Pages, true to scale (*.pdf)</source>
        <translation>Seiten, maßstabsgetreu (*.pdf)</translation>
    </message>
    <message>
        <source>Drawings, one per page (*.svg)</source>
        <translation>Zeichnungen, eine je Seite (*.svg)</translation>
    </message>
    <message>
        <source>Pictures, one per page (*.png)</source>
        <translation>Bilder, eines je Seite (*.png)</translation>
    </message>
    <message>
        <source>Export Pages</source>
        <translation>Seiten exportieren</translation>
    </message>
    <message>
        <source>Writing pages…</source>
        <translation>Seiten werden geschrieben…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compare &amp;Versions…</source>
        <translation>&amp;Versionen vergleichen …</translation>
    </message>
    <message>
        <source>See what differs from another version of the package, and print it as errata</source>
        <translation>Zeigt, was sich gegenüber einer anderen Version des Pakets unterscheidet, und druckt es als Errata</translation>
    </message>
    <message>
        <source>Export Errata</source>
        <translation>Errata exportieren</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print cards, tracks, tables and rules, or write them as PDF or SVG</source>
        <translation>Karten, Leisten, Tabellen und Regeln drucken oder als PDF oder SVG schreiben</translation>
    </message>
    <message>
        <source>Printing pages…</source>
        <translation>Seiten werden gedruckt…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
</context>
<context>
    <name>app::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>app::StartPage</name>
    <message>
        <source>Open a game to see its map, or start a new one.</source>
        <translation>Ein Spiel öffnen, um seine Karte zu sehen, oder ein neues beginnen.</translation>
    </message>
    <message>
        <source>Hexwerk</source>
        <translation>Hexwerk</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt geöffnete Spiele</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Games that you open appear here.</source>
        <translation>Hier erscheinen die geöffneten Spiele.</translation>
    </message>
    <message>
        <source>No samples are installed.</source>
        <translation>Es sind keine Beispiele installiert.</translation>
    </message>
</context>
<context>
    <name>app::ToolCommands</name>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>Map Tools</source>
        <translation>Kartenwerkzeuge</translation>
    </message>
    <message>
        <source>Select All &amp;Hexes</source>
        <translation>Alle &amp;Hexfelder auswählen</translation>
    </message>
    <message>
        <source>Select every hex of the maps</source>
        <translation>Alle Hexfelder der Karten auswählen</translation>
    </message>
    <message>
        <source>Find and &amp;Replace on the Map…</source>
        <translation>Auf der Karte s&amp;uchen und ersetzen…</translation>
    </message>
    <message>
        <source>Put one terrain, hexside, line or place in the place of another</source>
        <translation>Ein Gelände, eine Hexfeldseite, eine Linie oder einen Ort durch andere ersetzen</translation>
    </message>
</context>
<context>
    <name>app::ViewCommands</name>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
    </message>
    <message>
        <source>Map &amp;Style</source>
        <translation>Kartens&amp;til</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Show the map larger</source>
        <translation>Die Karte größer zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show the map smaller</source>
        <translation>Die Karte kleiner zeigen</translation>
    </message>
    <message>
        <source>&amp;Fit Map</source>
        <translation>Karte ein&amp;passen</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>&amp;Actual Size</source>
        <translation>&amp;Originalgröße</translation>
    </message>
    <message>
        <source>Show the map in the size in which it prints</source>
        <translation>Die Karte in der Größe zeigen, in der sie gedruckt wird</translation>
    </message>
</context>
<context>
    <name>editor</name>
    <message>
        <source>Open a scenario first: counters are placed in a scenario.</source>
        <translation>Zuerst ein Szenario öffnen: Counter werden in einem Szenario aufgestellt.</translation>
    </message>
    <message>
        <source>This game has no counter &quot;%1&quot;.</source>
        <translation>Dieses Spiel hat keinen Counter „%1“.</translation>
    </message>
    <message>
        <source>The scenario has no setup card yet. Add a card, then place its counters.</source>
        <translation>Das Szenario hat noch keine Aufstellungskarte. Erst eine Karte hinzufügen, dann ihre Counter aufstellen.</translation>
    </message>
    <message>
        <source>%1 is already on the map, in hex %2, and the sheet has only one of it.</source>
        <translation>%1 liegt schon auf der Karte, in Hexfeld %2, und der Bogen enthält nur ein Exemplar.</translation>
    </message>
    <message numerus="yes">
        <source>All %n copies of %1 are on the map already.</source>
        <translation>
            <numerusform>Das einzige Exemplar von %1 liegt schon auf der Karte.</numerusform>
            <numerusform>Alle %n Exemplare von %1 liegen schon auf der Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>There is no map to draw.</source>
        <translation>Es gibt keine Karte, die gezeichnet werden könnte.</translation>
    </message>
    <message>
        <source>The file name must end in .png, .svg or .pdf.</source>
        <translation>Der Dateiname muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>The picture would be more than a million pixels wide or high. Choose fewer pixels per hex.</source>
        <translation>Das Bild wäre mehr als eine Million Pixel breit oder hoch. Weniger Pixel pro Hexfeld wählen.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Hexside</source>
        <translation>Hexfeldseite</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 becomes %3</source>
        <translation>%1: aus %2 wird %3</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>what it contains</source>
        <translation>der Inhalt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Used in: %1</source>
        <translation>Verwendet in: %1</translation>
    </message>
    <message>
        <source>The two packages say the same.</source>
        <translation>Die beiden Pakete sagen dasselbe.</translation>
    </message>
    <message>
        <source>Errata: %1</source>
        <translation>Errata: %1</translation>
    </message>
    <message>
        <source>Errata</source>
        <translation>Errata</translation>
    </message>
    <message>
        <source>%1   page %2 of %3: glue its left and upper edge over the neighbours, up to the dotted marks</source>
        <translation>%1   Seite %2 von %3: den linken und oberen Rand über die Nachbarn kleben, bis zu den gepunkteten Marken</translation>
    </message>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>The file name must end in .pdf, .svg or .png.</source>
        <translation>Der Dateiname muss auf .pdf, .svg oder .png enden.</translation>
    </message>
    <message>
        <source>A page would have more than 400 million pixels. Choose fewer dots per inch.</source>
        <translation>Eine Seite hätte mehr als 400 Millionen Pixel. Weniger dpi wählen.</translation>
    </message>
    <message>
        <source>Counter sheets: %1</source>
        <translation>Counterbögen: %1</translation>
    </message>
    <message>
        <source>%1, back</source>
        <translation>%1, Rückseite</translation>
    </message>
    <message>
        <source>%1, front</source>
        <translation>%1, Vorderseite</translation>
    </message>
    <message>
        <source>Printer offset</source>
        <translation>Versatz des Druckers</translation>
    </message>
    <message>
        <source>Print both pages on one sheet and hold it against the light, this side towards you.</source>
        <translation>Beide Seiten auf ein Blatt drucken und dieses gegen das Licht halten, diese Seite nach vorn.</translation>
    </message>
    <message>
        <source>Read on the two scales where the red cross of the back meets them: right and down count as plus.</source>
        <translation>Auf den beiden Skalen ablesen, wo das rote Kreuz der Rückseite sie trifft: Rechts und unten zählen als plus.</translation>
    </message>
    <message>
        <source>Enter both values in millimetres when you print counter sheets.</source>
        <translation>Beide Werte in Millimetern eingeben, wenn Counterbögen gedruckt werden.</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: von %2 zu %3</translation>
    </message>
    <message>
        <source>reinforcements</source>
        <translation>Verstärkungen</translation>
    </message>
    <message>
        <source>Replacement counters</source>
        <translation>Ersatz-Counter</translation>
    </message>
    <message>
        <source>The printer does not take the pages.</source>
        <translation>Der Drucker nimmt die Seiten nicht an.</translation>
    </message>
</context>
<context>
    <name>editor::BeyondDialog</name>
    <message>
        <source>Zone from a Line</source>
        <translation>Gebiet aus einer Linie</translation>
    </message>
    <message>
        <source>North of it</source>
        <translation>Nördlich davon</translation>
    </message>
    <message>
        <source>East of it</source>
        <translation>Östlich davon</translation>
    </message>
    <message>
        <source>South of it</source>
        <translation>Südlich davon</translation>
    </message>
    <message>
        <source>West of it</source>
        <translation>Westlich davon</translation>
    </message>
    <message>
        <source>Make it the zone</source>
        <translation>Zum Gebiet machen</translation>
    </message>
    <message>
        <source>Unite with the zone</source>
        <translation>Mit dem Gebiet vereinigen</translation>
    </message>
    <message>
        <source>Take out of the zone</source>
        <translation>Aus dem Gebiet nehmen</translation>
    </message>
    <message>
        <source>Keep only what both have</source>
        <translation>Nur behalten, was beide haben</translation>
    </message>
    <message>
        <source>&amp;Line or border:</source>
        <translation>&amp;Linie oder Grenze:</translation>
    </message>
    <message>
        <source>&amp;Everything:</source>
        <translation>&amp;Alles:</translation>
    </message>
    <message>
        <source>&amp;What to do:</source>
        <translation>&amp;Was geschieht:</translation>
    </message>
    <message>
        <source>Draw a line first: this map has none.</source>
        <translation>Zuerst eine Linie zeichnen: Diese Karte hat keine.</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::BrushTool</name>
    <message>
        <source>Hold Shift for a straight line; Esc takes the stroke back</source>
        <translation>Umschalt halten für eine gerade Linie; Esc nimmt den Strich zurück</translation>
    </message>
    <message>
        <source>Drag to paint, Shift+click for a straight line, Ctrl takes the terrain away, Alt+click picks it up; Enter paints at the hex cursor</source>
        <translation>Ziehen malt, Umschalt+Klick malt eine gerade Linie, Strg nimmt das Gelände weg, Alt+Klick nimmt es auf; Eingabe malt am Hexfeldcursor</translation>
    </message>
    <message>
        <source>&amp;Terrain:</source>
        <translation>&amp;Gelände:</translation>
    </message>
    <message>
        <source>The terrain to paint</source>
        <translation>Das Gelände, das gemalt wird</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put it in the place of what is there, add it to that, or take it away</source>
        <translation>An die Stelle dessen setzen, was da ist, es hinzufügen oder wegnehmen</translation>
    </message>
    <message>
        <source>Choose the terrain to paint in the bar above the map first.</source>
        <translation>Zuerst in der Leiste über der Karte das Gelände wählen, das gemalt werden soll.</translation>
    </message>
    <message>
        <source>Terrain brush</source>
        <translation>Geländepinsel</translation>
    </message>
</context>
<context>
    <name>editor::CardPanel</name>
    <message>
        <source>Build from Map</source>
        <translation>Aus dem Spielplan bilden</translation>
    </message>
    <message>
        <source>Take off Map</source>
        <translation>Vom Spielplan nehmen</translation>
    </message>
    <message>
        <source>All Cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>%1, %2 to place</source>
        <translation>%1, davon %2 aufzustellen</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Add Card</source>
        <translation>Karte hinzufügen</translation>
    </message>
    <message>
        <source>No setup cards yet. Add one for each side, or build them from the map.</source>
        <translation>Noch keine Aufstellungskarten. Für jede Partei eine hinzufügen oder sie aus dem Spielplan bilden.</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>No rows yet. Drag counters here or onto the map: a counter on the map is a row of its card.</source>
        <translation>Noch keine Zeilen. Counter hierher oder auf den Spielplan ziehen: Ein Counter auf dem Spielplan ist eine Zeile seiner Karte.</translation>
    </message>
    <message>
        <source>Add a card first; its rows come after.</source>
        <translation>Zuerst eine Karte hinzufügen; danach ihre Zeilen.</translation>
    </message>
    <message>
        <source>Put every counter on the map on the card of its side; sides without a card get one</source>
        <translation>Jeden Counter auf dem Spielplan auf die Karte seiner Partei setzen; Parteien ohne Karte bekommen eine</translation>
    </message>
    <message>
        <source>The selected rows stay on their card and wait to be placed (Backspace)</source>
        <translation>Die ausgewählten Zeilen bleiben auf ihrer Karte und warten auf ihre Aufstellung (Rücktaste)</translation>
    </message>
    <message>
        <source>List the rows of all cards, not only of the chosen one</source>
        <translation>Die Zeilen aller Karten auflisten, nicht nur die der gewählten</translation>
    </message>
    <message>
        <source>Select the card that the counters shall go on.</source>
        <translation>Die Karte auswählen, auf die die Counter sollen.</translation>
    </message>
    <message>
        <source>No copy of these counters is free: all are set up or arrive later.</source>
        <translation>Kein Exemplar dieser Counter ist frei: Alle sind aufgestellt oder treffen später ein.</translation>
    </message>
    <message>
        <source>Every counter on the map is on the card of its side already.</source>
        <translation>Jeder Counter auf dem Spielplan ist schon auf der Karte seiner Partei.</translation>
    </message>
    <message>
        <source>Select rows whose counters are on the map.</source>
        <translation>Zeilen auswählen, deren Counter auf dem Spielplan liegen.</translation>
    </message>
    <message>
        <source>To place</source>
        <translation>Aufzustellen</translation>
    </message>
    <message>
        <source>No zone admits it</source>
        <translation>Kein Bereich lässt sie zu</translation>
    </message>
    <message>
        <source>Waits for a hex</source>
        <translation>Wartet auf ein Hexfeld</translation>
    </message>
    <message>
        <source>Its zones have no usable hex</source>
        <translation>Ihre Bereiche haben kein nutzbares Hexfeld</translation>
    </message>
</context>
<context>
    <name>editor::ChartsModel</name>
    <message>
        <source>The ruleset has %1 (%2).</source>
        <translation>Das Regelwerk hat %1 (%2).</translation>
    </message>
    <message>
        <source>Double-click or F2 to set a value of your own</source>
        <translation>Doppelklick oder F2 setzt einen eigenen Wert</translation>
    </message>
    <message>
        <source>Value of</source>
        <translation>Wert von</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
</context>
<context>
    <name>editor::ChartsPanel</name>
    <message>
        <source>Back to the Ruleset&apos;s</source>
        <translation>Zurück zum Regelwerk</translation>
    </message>
    <message>
        <source>The rules of this game have no charts.</source>
        <translation>Die Regeln dieses Spiels haben keine Tafeln.</translation>
    </message>
    <message>
        <source>Filter by terrain, value, source or section</source>
        <translation>Nach Gelände, Wert, Herkunft oder Abschnitt filtern</translation>
    </message>
    <message>
        <source>Take your own values away and go back to those of the ruleset (Del)</source>
        <translation>Eigene Werte entfernen und zu denen des Regelwerks zurückkehren (Entf)</translation>
    </message>
    <message>
        <source>No value matches the filter.</source>
        <translation>Kein Wert passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>editor::CompareWindow</name>
    <message>
        <source>&amp;Saved State</source>
        <translation>Ge&amp;speicherter Stand</translation>
    </message>
    <message>
        <source>Compare Versions</source>
        <translation>Versionen vergleichen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What has changed since the package was saved</source>
        <translation>Was sich seit dem Speichern des Pakets geändert hat</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>Compare with a version that lies in a folder</source>
        <translation>Mit einer Version in einem Ordner vergleichen</translation>
    </message>
    <message>
        <source>&amp;Bundle…</source>
        <translation>&amp;Bündel …</translation>
    </message>
    <message>
        <source>Compare with a version in one file</source>
        <translation>Mit einer Version in einer einzigen Datei vergleichen</translation>
    </message>
    <message>
        <source>Compare with:</source>
        <translation>Vergleichen mit:</translation>
    </message>
    <message>
        <source>Errata as &amp;PDF…</source>
        <translation>Errata als &amp;PDF …</translation>
    </message>
    <message>
        <source>The numbered errata sheet with a page of replacement counters</source>
        <translation>Das nummerierte Errata-Blatt mit einer Seite Ersatz-Counter</translation>
    </message>
    <message>
        <source>Errata as &amp;HTML…</source>
        <translation>Errata als &amp;HTML …</translation>
    </message>
    <message>
        <source>Compare with a Bundle</source>
        <translation>Mit einem Bündel vergleichen</translation>
    </message>
    <message>
        <source>Bundles (*.xml *.hexwerk);;All files (*)</source>
        <translation>Bündel (*.xml *.hexwerk);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with a Folder</source>
        <translation>Mit einem Ordner vergleichen</translation>
    </message>
    <message>
        <source>“%1” is no game package: there is no game.xml in it.</source>
        <translation>„%1“ ist kein Spielpaket: Es enthält keine Datei game.xml.</translation>
    </message>
    <message>
        <source>“%1” could not be opened. %2</source>
        <translation>„%1“ konnte nicht geöffnet werden. %2</translation>
    </message>
    <message>
        <source>Choose another version above: the state that was saved, a folder or a bundle.</source>
        <translation>Wählen Sie oben eine andere Version: den gespeicherten Stand, einen Ordner oder ein Bündel.</translation>
    </message>
    <message>
        <source>The two packages say the same.</source>
        <translation>Die beiden Pakete sagen dasselbe.</translation>
    </message>
</context>
<context>
    <name>editor::ConditionsModel</name>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>Nicht</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
</context>
<context>
    <name>editor::CounterArt</name>
    <message>
        <source>The picture %1 lies outside the package; move it below art.</source>
        <translation>Das Bild %1 liegt außerhalb des Pakets; verschieben Sie es in den Ordner art.</translation>
    </message>
    <message>
        <source>There is no picture %1 below art in the package.</source>
        <translation>Im Ordner art des Pakets gibt es kein Bild %1.</translation>
    </message>
    <message>
        <source>The picture %1 is a file of more than 64 MB; make it smaller.</source>
        <translation>Das Bild %1 ist eine Datei von mehr als 64 MB; verkleinern Sie es.</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be read.</source>
        <translation>%1 ist keine lesbare Zeichnung.</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. Use SVG, PNG or JPEG.</source>
        <translation>%1 ist kein lesbares Bild. Verwenden Sie SVG, PNG oder JPEG.</translation>
    </message>
    <message>
        <source>%1 has %2 million pixels, which is too many for a counter; make it smaller.</source>
        <translation>%1 hat %2 Millionen Pixel, zu viele für einen Counter; verkleinern Sie es.</translation>
    </message>
    <message>
        <source>%1 cannot be read; it may be cut off or damaged: %2</source>
        <translation>%1 kann nicht gelesen werden; die Datei ist vielleicht abgeschnitten oder beschädigt: %2</translation>
    </message>
</context>
<context>
    <name>editor::CountersModel</name>
    <message>
        <source>unplaced</source>
        <translation>unplatziert</translation>
    </message>
    <message>
        <source>on its card</source>
        <translation>auf seiner Karte</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No turn of entry</source>
        <translation>Ohne Spielzug des Eintreffens</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Spielzug %1</translation>
    </message>
    <message>
        <source>Click to close the group</source>
        <translation>Klicken schließt die Gruppe</translation>
    </message>
    <message>
        <source>Click to open the group</source>
        <translation>Klicken öffnet die Gruppe</translation>
    </message>
    <message>
        <source>%1 — %2. Drag it onto the map to place it.</source>
        <translation>%1 — %2. Zum Aufstellen auf die Karte ziehen.</translation>
    </message>
    <message>
        <source>%1, from its type or sheet</source>
        <translation>%1, von seinem Typ oder Bogen</translation>
    </message>
    <message>
        <source>What is printed as its name</source>
        <translation>Was als sein Name aufgedruckt ist</translation>
    </message>
    <message>
        <source>The hex or box it starts in, in this scenario</source>
        <translation>Das Hexfeld oder der Kasten, in dem er in diesem Szenario beginnt</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintreffen</translation>
    </message>
    <message>
        <source>The turn on which it arrives, in this scenario</source>
        <translation>Der Spielzug, in dem er in diesem Szenario eintrifft</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>The side of its nation</source>
        <translation>Die Partei seiner Nation</translation>
    </message>
    <message>
        <source>%1: this column cannot be changed here.</source>
        <translation>%1: Diese Spalte lässt sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>There is no hex “%1”.</source>
        <translation>Es gibt kein Hexfeld „%1“.</translation>
    </message>
    <message>
        <source>The turn track has no turn “%1”.</source>
        <translation>Die Zugleiste hat keinen Spielzug „%1“.</translation>
    </message>
</context>
<context>
    <name>editor::CountersPanel</name>
    <message>
        <source>Name, kind, nation, hex or “unplaced”</source>
        <translation>Name, Art, Nation, Hexfeld oder „unplatziert“</translation>
    </message>
    <message>
        <source>Unplaced</source>
        <translation>Unplatziert</translation>
    </message>
    <message>
        <source>Show only counters that are not set up in this scenario</source>
        <translation>Nur Counter zeigen, die in diesem Szenario nicht aufgestellt sind</translation>
    </message>
    <message>
        <source>By sheet</source>
        <translation>Nach Bogen</translation>
    </message>
    <message>
        <source>By nation</source>
        <translation>Nach Nation</translation>
    </message>
    <message>
        <source>All in one</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>How the counters are grouped</source>
        <translation>Wie die Counter gruppiert sind</translation>
    </message>
    <message>
        <source>No counter matches the filter.</source>
        <translation>Kein Counter passt zum Filter.</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Partei</translation>
    </message>
    <message>
        <source>By formation</source>
        <translation>Nach Verband</translation>
    </message>
    <message>
        <source>By type</source>
        <translation>Nach Typ</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By turn of entry</source>
        <translation>Nach Spielzug des Eintreffens</translation>
    </message>
    <message>
        <source>Which columns are shown</source>
        <translation>Welche Spalten gezeigt werden</translation>
    </message>
    <message>
        <source>Find and Replace…</source>
        <translation>Suchen und Ersetzen …</translation>
    </message>
    <message>
        <source>Replace a text in many counters, with a preview (Ctrl+R)</source>
        <translation>Einen Text in vielen Countern ersetzen, mit Vorschau (Strg+R)</translation>
    </message>
    <message>
        <source>New Counter…</source>
        <translation>Neuer Counter …</translation>
    </message>
    <message>
        <source>Make a counter of a kind that the game has (Ins)</source>
        <translation>Einen Counter einer Art anlegen, die das Spiel hat (Einfg)</translation>
    </message>
    <message>
        <source>Remove Counters</source>
        <translation>Counter entfernen</translation>
    </message>
    <message>
        <source>Take the selected counters off their sheets (Ctrl+Del)</source>
        <translation>Die ausgewählten Counter von ihren Bogen nehmen (Strg+Entf)</translation>
    </message>
    <message>
        <source>Import Table…</source>
        <translation>Tabelle importieren …</translation>
    </message>
    <message>
        <source>Add and change counters by a table of a spreadsheet (CSV)</source>
        <translation>Counter nach der Tabelle einer Tabellenkalkulation anlegen und ändern (CSV)</translation>
    </message>
    <message>
        <source>Export Table…</source>
        <translation>Tabelle exportieren …</translation>
    </message>
    <message>
        <source>Write the counters as a table for a spreadsheet (CSV)</source>
        <translation>Die Counter als Tabelle für eine Tabellenkalkulation schreiben (CSV)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Fill, copy, replace, import and export</source>
        <translation>Ausfüllen, kopieren, ersetzen, importieren und exportieren</translation>
    </message>
    <message>
        <source>Those in Use</source>
        <translation>Die benutzten</translation>
    </message>
    <message>
        <source>This game has no counters yet. Press Ins to make one, or import a table.</source>
        <translation>Dieses Spiel hat noch keine Counter. Legen Sie mit Einfg einen an oder importieren Sie eine Tabelle.</translation>
    </message>
    <message>
        <source>The game&apos;s ruleset names no kinds of counters.</source>
        <translation>Das Regelwerk des Spiels nennt keine Arten von Countern.</translation>
    </message>
    <message>
        <source>Select the counters that shall go.</source>
        <translation>Wählen Sie die Counter aus, die weg sollen.</translation>
    </message>
    <message>
        <source>Import Counters</source>
        <translation>Counter importieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The counters of %1 are imported.</source>
        <translation>Die Counter aus %1 sind importiert.</translation>
    </message>
    <message>
        <source>Table with commas (*.csv)</source>
        <translation>Tabelle mit Kommas (*.csv)</translation>
    </message>
    <message>
        <source>Table with semicolons (*.csv)</source>
        <translation>Tabelle mit Semikolons (*.csv)</translation>
    </message>
    <message>
        <source>Table for countersheets in Inkscape (*.csv)</source>
        <translation>Tabelle für countersheets in Inkscape (*.csv)</translation>
    </message>
    <message>
        <source>Export Counters</source>
        <translation>Counter exportieren</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The counters are written to %1.</source>
        <translation>Die Counter sind in %1 geschrieben.</translation>
    </message>
</context>
<context>
    <name>editor::CountersReplace</name>
    <message>
        <source>&amp;Whole cells only</source>
        <translation>Nur &amp;ganze Zellen</translation>
    </message>
    <message>
        <source>&amp;Match capitals</source>
        <translation>Groß-/&amp;Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Find and Replace in Counters</source>
        <translation>In Countern suchen und ersetzen</translation>
    </message>
    <message>
        <source>All columns that are shown</source>
        <translation>Alle gezeigten Spalten</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>Replace &amp;with:</source>
        <translation>Ersetzen d&amp;urch:</translation>
    </message>
    <message>
        <source>&amp;In:</source>
        <translation>&amp;In:</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Type what shall be found. Nothing changes before you press Replace.</source>
        <translation>Geben Sie ein, was gesucht wird. Bis Sie „Ersetzen“ drücken, ändert sich nichts.</translation>
    </message>
    <message>
        <source>Nothing is found in the listed counters.</source>
        <translation>In den gezeigten Countern ist nichts zu finden.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them cannot be: the last column says why.</source>
        <translation>
            <numerusform>%n davon geht nicht: Die letzte Spalte sagt, warum.</numerusform>
            <numerusform>%n davon gehen nicht: Die letzte Spalte sagt, warum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %n places; replace them, then look for more.</source>
        <translation>
            <numerusform>Die erste Stelle; ersetzen Sie sie und suchen Sie dann weiter.</numerusform>
            <numerusform>Die ersten %n Stellen; ersetzen Sie sie und suchen Sie dann weiter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace %n</source>
        <translation>
            <numerusform>%n ersetzen</numerusform>
            <numerusform>%n ersetzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::CountersTable</name>
    <message>
        <source>Fill Down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
        <source>Put the uppermost of the selected values into all cells below it (Ctrl+D)</source>
        <translation>Den obersten der ausgewählten Werte in alle Zellen darunter setzen (Strg+D)</translation>
    </message>
    <message>
        <source>Copy Cells</source>
        <translation>Zellen kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet (Ctrl+C)</source>
        <translation>Die ausgewählten Zellen für eine Tabellenkalkulation kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Paste Cells</source>
        <translation>Zellen einfügen</translation>
    </message>
    <message>
        <source>Paste cells of a spreadsheet from the current cell on (Ctrl+V)</source>
        <translation>Zellen einer Tabellenkalkulation ab der aktuellen Zelle einfügen (Strg+V)</translation>
    </message>
    <message>
        <source>Clear Cells</source>
        <translation>Zellen leeren</translation>
    </message>
    <message>
        <source>Take back what is written in the selected cells; what the type says holds again (Del)</source>
        <translation>Zurücknehmen, was in den ausgewählten Zellen steht; es gilt wieder, was der Typ sagt (Entf)</translation>
    </message>
    <message>
        <source>Select the cell with the value and the cells below it.</source>
        <translation>Wählen Sie die Zelle mit dem Wert und die Zellen darunter aus.</translation>
    </message>
    <message>
        <source>Copy cells of a spreadsheet, then select the cell where they shall begin.</source>
        <translation>Kopieren Sie Zellen einer Tabellenkalkulation und wählen Sie dann die Zelle aus, in der sie beginnen sollen.</translation>
    </message>
    <message>
        <source>The copied table has more rows than there are counters from here on.</source>
        <translation>Die kopierte Tabelle hat mehr Zeilen, als ab hier Counter da sind.</translation>
    </message>
    <message>
        <source>The copied table has more columns than there are from here on.</source>
        <translation>Die kopierte Tabelle hat mehr Spalten, als ab hier da sind.</translation>
    </message>
</context>
<context>
    <name>editor::DeployPanel</name>
    <message>
        <source>Place All</source>
        <translation>Alle aufstellen</translation>
    </message>
    <message>
        <source>Add Selected Hexes</source>
        <translation>Ausgewählte Hexfelder hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld</numerusform>
            <numerusform>%n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Add Zone</source>
        <translation>Bereich hinzufügen</translation>
    </message>
    <message>
        <source>No deployment zones yet. Add one, select its hexes on the map and add them; say whom it admits and how many.</source>
        <translation>Noch keine Aufstellungsbereiche. Einen hinzufügen, seine Hexfelder auf der Karte auswählen und hinzufügen; angeben, wen er zulässt und wie viele.</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Nobody waits: every counter of the cards lies in a hex or a box.</source>
        <translation>Niemand wartet: Jeder Counter der Aufstellungskarten liegt in einem Hexfeld oder einer Box.</translation>
    </message>
    <message>
        <source>Put every unit that waits into a hex of a zone that admits it, as a start</source>
        <translation>Jede wartende Einheit für den Anfang in ein Hexfeld eines Bereichs stellen, der sie zulässt</translation>
    </message>
    <message>
        <source>Open or add a scenario first.</source>
        <translation>Zuerst ein Szenario öffnen oder hinzufügen.</translation>
    </message>
    <message>
        <source>Nobody waits to be placed.</source>
        <translation>Niemand wartet auf seine Aufstellung.</translation>
    </message>
    <message numerus="yes">
        <source>All %n unit(s) that wait can be placed.</source>
        <translation>
            <numerusform>Die eine wartende Einheit kann aufgestellt werden.</numerusform>
            <numerusform>Alle %n wartenden Einheiten können aufgestellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 nimmt %2 auf</translation>
    </message>
    <message>
        <source>%1 takes one to a hex</source>
        <translation>%1 nimmt je Hexfeld eine auf</translation>
    </message>
    <message>
        <source>hex %1 has room for %2</source>
        <translation>Hexfeld %1 hat Platz für %2</translation>
    </message>
    <message>
        <source>%1 of %2 can be placed. </source>
        <translation>%1 von %2 können aufgestellt werden. </translation>
    </message>
    <message>
        <source>No zone admits %1.</source>
        <translation>Kein Bereich lässt %1 zu.</translation>
    </message>
    <message>
        <source>The zones that admit %1 have no hexes.</source>
        <translation>Die Bereiche, die %1 zulassen, haben keine Hexfelder.</translation>
    </message>
    <message>
        <source>These cannot all be placed: %1; because %2.</source>
        <translation>Nicht alle von diesen können aufgestellt werden: %1. Der Grund: %2.</translation>
    </message>
    <message>
        <source>Nobody can be placed: see what is in the way below.</source>
        <translation>Niemand kann aufgestellt werden: Was im Weg ist, steht unten.</translation>
    </message>
    <message>
        <source>Select a zone here and hexes on the map first.</source>
        <translation>Zuerst hier einen Bereich und auf der Karte Hexfelder auswählen.</translation>
    </message>
    <message>
        <source>Take out Selected Hexes</source>
        <translation>Ausgewählte Hexfelder herausnehmen</translation>
    </message>
    <message>
        <source>Add the hexes selected on the map to the selected zone</source>
        <translation>Die auf dem Spielplan ausgewählten Hexfelder dem ausgewählten Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Take the hexes selected on the map out of the selected zone</source>
        <translation>Die auf dem Spielplan ausgewählten Hexfelder aus dem ausgewählten Bereich herausnehmen</translation>
    </message>
    <message>
        <source>Add Condition</source>
        <translation>Bedingung hinzufügen</translation>
    </message>
    <message>
        <source>Only hexes that meet all conditions are used; distances count from the hexes selected on the map</source>
        <translation>Genutzt werden nur Hexfelder, die alle Bedingungen erfüllen; Entfernungen zählen von den auf dem Spielplan ausgewählten Hexfeldern</translation>
    </message>
    <message>
        <source>Remove Condition</source>
        <translation>Bedingung entfernen</translation>
    </message>
    <message>
        <source>Remove the current condition (Del)</source>
        <translation>Die aktuelle Bedingung entfernen (Entf)</translation>
    </message>
    <message>
        <source>No conditions: every hex of the zone is used. Add one to say more, such as “not in an enemy zone of control”.</source>
        <translation>Keine Bedingungen: Jedes Hexfeld des Bereichs wird genutzt. Mit einer Bedingung lässt sich mehr sagen, etwa „nicht in einer feindlichen Kontrollzone“.</translation>
    </message>
    <message>
        <source>Select a zone to see its conditions.</source>
        <translation>Wählen Sie einen Bereich, um seine Bedingungen zu sehen.</translation>
    </message>
</context>
<context>
    <name>editor::EditTool</name>
    <message>
        <source>Move the hex cursor with the arrow keys first.</source>
        <translation>Zuerst den Hexfeldcursor mit den Pfeiltasten bewegen.</translation>
    </message>
</context>
<context>
    <name>editor::EraserTool</name>
    <message>
        <source>Drag to erase what is ticked above; Shift+click erases along a straight line; Enter at the hex cursor</source>
        <translation>Ziehen radiert, was oben angekreuzt ist; Umschalt+Klick radiert entlang einer geraden Linie; Eingabe am Hexfeldcursor</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Terrain becomes the map&apos;s usual one</source>
        <translation>Das Gelände wird das übliche der Karte</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Everything on the hexsides around goes</source>
        <translation>Alles auf den Hexfeldseiten ringsum verschwindet</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Roads and railways into the hex go</source>
        <translation>Straßen und Eisenbahnen in das Hexfeld verschwinden</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Places in the hex go</source>
        <translation>Orte im Hexfeld verschwinden</translation>
    </message>
    <message>
        <source>Tick above the map what shall be erased.</source>
        <translation>Über der Karte ankreuzen, was radiert werden soll.</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
</context>
<context>
    <name>editor::ExplainPanel</name>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep this hex, whatever is selected</source>
        <translation>Bei diesem Hexfeld bleiben, was auch immer ausgewählt wird</translation>
    </message>
    <message>
        <source>Explain this hex</source>
        <translation>Dieses Hexfeld erklären</translation>
    </message>
    <message>
        <source>Click a hex, or go to one with the arrow keys on the map, to read what the files and the rules say of it.</source>
        <translation>Ein Hexfeld anklicken oder auf der Karte mit den Pfeiltasten ansteuern, um zu lesen, was die Dateien und die Regeln darüber sagen.</translation>
    </message>
    <message>
        <source>Where it is written</source>
        <translation>Wo es steht</translation>
    </message>
    <message>
        <source>A click on a line copies it.</source>
        <translation>Ein Klick auf eine Zeile kopiert sie.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
</context>
<context>
    <name>editor::FacePanel</name>
    <message>
        <source>Unit symbol</source>
        <translation>Einheitensymbol</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Choose Picture…</source>
        <translation>Bild wählen …</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>The layout that is worked on; those of a star are the package&apos;s own</source>
        <translation>Das bearbeitete Layout; die mit Stern gehören zum Paket</translation>
    </message>
    <message>
        <source>What is printed, from the bottom to the top</source>
        <translation>Was gedruckt wird, von unten nach oben</translation>
    </message>
    <message>
        <source>Add Part</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Add a part above the current one</source>
        <translation>Einen Teil über dem aktuellen hinzufügen</translation>
    </message>
    <message>
        <source>Remove Part</source>
        <translation>Teil entfernen</translation>
    </message>
    <message>
        <source>Remove the current part</source>
        <translation>Den aktuellen Teil entfernen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Print the part later, over more of the others</source>
        <translation>Den Teil später drucken, über mehr von den anderen</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Print the part earlier, under more of the others</source>
        <translation>Den Teil früher drucken, unter mehr von den anderen</translation>
    </message>
    <message>
        <source>Game&apos;s Own</source>
        <translation>Wie im Spiel</translation>
    </message>
    <message>
        <source>Go back to the layout that comes with the game</source>
        <translation>Zum Layout zurückkehren, das mit dem Spiel kommt</translation>
    </message>
    <message>
        <source>Move part of a face</source>
        <translation>Teil einer Counter-Seite verschieben</translation>
    </message>
    <message>
        <source>There is no counter yet.</source>
        <translation>Es gibt noch keinen Counter.</translation>
    </message>
    <message>
        <source>A part of this layout is left out: %1 makes no sense.</source>
        <translation>Ein Teil dieses Layouts wird ausgelassen: %1 ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>This game has no layout of its own for faces; add a part to begin one.</source>
        <translation>Dieses Spiel hat kein eigenes Counter-Layout; fügen Sie einen Teil hinzu, um eines zu beginnen.</translation>
    </message>
    <message>
        <source>%1: no picture of its own</source>
        <translation>%1: kein eigenes Bild</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Face layout: %1</source>
        <translation>Counter-Layout: %1</translation>
    </message>
    <message>
        <source>Picture for the Counter</source>
        <translation>Bild für den Counter</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.svg *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Save the package as a folder first, so that the picture has a place below art.</source>
        <translation>Speichern Sie das Paket zuerst als Ordner, damit das Bild einen Platz im Ordner art hat.</translation>
    </message>
    <message>
        <source>There is another picture %1 in the package already; rename the new one.</source>
        <translation>Im Paket gibt es schon ein anderes Bild %1; benennen Sie das neue um.</translation>
    </message>
    <message>
        <source>%1 could not be copied into the package.</source>
        <translation>%1 konnte nicht in das Paket kopiert werden.</translation>
    </message>
</context>
<context>
    <name>editor::FaceView</name>
    <message>
        <source>Click a part to choose it, drag it to move it, drag its corner to stretch it</source>
        <translation>Klick wählt einen Teil, Ziehen verschiebt ihn, Ziehen an der Ecke ändert seine Größe</translation>
    </message>
</context>
<context>
    <name>editor::FillTool</name>
    <message>
        <source>No hexsides</source>
        <translation>Keine Hexfeldseiten</translation>
    </message>
    <message>
        <source>Click a hex to fill its area with the terrain above; Enter fills at the hex cursor</source>
        <translation>Klick in ein Hexfeld füllt seine Fläche mit dem Gelände oben; Eingabe füllt am Hexfeldcursor</translation>
    </message>
    <message numerus="yes">
        <source>Click to fill %n hexes</source>
        <translation>
            <numerusform>Klick füllt %n Hexfeld</numerusform>
            <numerusform>Klick füllt %n Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Terrain:</source>
        <translation>&amp;Gelände:</translation>
    </message>
    <message>
        <source>The terrain to fill with</source>
        <translation>Das Gelände, mit dem gefüllt wird</translation>
    </message>
    <message>
        <source>Stop at:</source>
        <translation>Halt an:</translation>
    </message>
    <message>
        <source>Hexsides over which the fill does not go</source>
        <translation>Hexfeldseiten, über die die Füllung nicht hinausgeht</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Do not go over borders</source>
        <translation>Nicht über Grenzen hinausgehen</translation>
    </message>
    <message>
        <source>Zone edges</source>
        <translation>Gebietsränder</translation>
    </message>
    <message>
        <source>Do not go from one zone into another</source>
        <translation>Nicht von einem Gebiet ins andere gehen</translation>
    </message>
    <message>
        <source>Choose the terrain to fill with in the bar above the map first.</source>
        <translation>Zuerst in der Leiste über der Karte das Gelände wählen, mit dem gefüllt werden soll.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Füllen</translation>
    </message>
</context>
<context>
    <name>editor::FixMenu</name>
    <message>
        <source>Fixing the problems of %1 …</source>
        <translation>Die Probleme von %1 werden behoben …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No quick fix is known for this problem</source>
        <translation>Für dieses Problem ist keine Schnellkorrektur bekannt</translation>
    </message>
    <message>
        <source>Fix All %1 of %2</source>
        <translation>Alle %1 von %2 beheben</translation>
    </message>
    <message>
        <source>Fixed: %1.</source>
        <translation>Behoben: %1.</translation>
    </message>
    <message>
        <source>Each problem is checked by itself; what would bring a new one is left as it is.</source>
        <translation>Jedes Problem wird für sich geprüft; was ein neues brächte, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was changed.</source>
        <translation>Abgebrochen: Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Fixed: %1. Left, because this does not help there: %2.</source>
        <translation>Behoben: %1. Belassen, weil dies dort nicht hilft: %2.</translation>
    </message>
</context>
<context>
    <name>editor::FormationTree</name>
    <message>
        <source>Formation</source>
        <translation>Verband</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>No side</source>
        <translation>Keine Partei</translation>
    </message>
    <message>
        <source>A formation cannot be below itself.</source>
        <translation>Ein Verband kann nicht unter sich selbst stehen.</translation>
    </message>
    <message>
        <source>Formations are kept with a counter sheet; make a counter first.</source>
        <translation>Verbände gehören zu einem Counterbogen; legen Sie zuerst einen Counter an.</translation>
    </message>
    <message>
        <source>Select a formation or side and press Ctrl+V to put it there.</source>
        <translation>Wählen Sie einen Verband oder eine Partei und drücken Sie Strg+V.</translation>
    </message>
</context>
<context>
    <name>editor::FormationsPanel</name>
    <message>
        <source>Formations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>Countermix</source>
        <translation>Countermix</translation>
    </message>
    <message>
        <source>New Formation</source>
        <translation>Neuer Verband</translation>
    </message>
    <message>
        <source>Add a formation under the selected one (Ins)</source>
        <translation>Einen Verband unter dem ausgewählten anlegen (Einfg)</translation>
    </message>
    <message>
        <source>Drag counters and formations onto a formation or side; or Ctrl+X and Ctrl+V</source>
        <translation>Counter und Verbände auf einen Verband oder eine Partei ziehen; oder Strg+X und Strg+V</translation>
    </message>
    <message>
        <source>This game has no sides, formations or counters yet.</source>
        <translation>Dieses Spiel hat noch keine Parteien, Verbände oder Counter.</translation>
    </message>
    <message>
        <source>All counters</source>
        <translation>Alle Counter</translation>
    </message>
    <message>
        <source>Unused in every scenario</source>
        <translation>In keinem Szenario benutzt</translation>
    </message>
    <message>
        <source>Used twice in a scenario</source>
        <translation>In einem Szenario zweimal benutzt</translation>
    </message>
    <message>
        <source>Over the limit</source>
        <translation>Über der Grenze</translation>
    </message>
    <message>
        <source>Which counters are listed</source>
        <translation>Welche Counter aufgeführt werden</translation>
    </message>
    <message>
        <source>No counter is like this.</source>
        <translation>Kein Counter ist so.</translation>
    </message>
</context>
<context>
    <name>editor::GazetteerModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Auch genannt</translation>
    </message>
</context>
<context>
    <name>editor::GazetteerPanel</name>
    <message>
        <source>Search for a name, kind or hex</source>
        <translation>Nach Name, Art oder Hexfeld suchen</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>War %1 gemeint?</translation>
    </message>
    <message>
        <source>No places yet. Make some with the place tool (P).</source>
        <translation>Noch keine Orte. Mit dem Ortswerkzeug (P) welche anlegen.</translation>
    </message>
    <message>
        <source>No place is called that.</source>
        <translation>Kein Ort heißt so.</translation>
    </message>
</context>
<context>
    <name>editor::GridForm</name>
    <message>
        <source>From left to right</source>
        <translation>Von links nach rechts</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Von rechts nach links</translation>
    </message>
    <message>
        <source>From top to bottom</source>
        <translation>Von oben nach unten</translation>
    </message>
    <message>
        <source>From bottom to top</source>
        <translation>Von unten nach oben</translation>
    </message>
    <message>
        <source>&amp;Even Out Edge</source>
        <translation>Rand be&amp;gradigen</translation>
    </message>
    <message>
        <source>Put All &amp;Back</source>
        <translation>Alle &amp;wieder einsetzen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;Like the map of:</source>
        <translation>Wie die Karte &amp;von:</translation>
    </message>
    <message>
        <source>In columns, flat side up</source>
        <translation>In Spalten, flache Seite oben</translation>
    </message>
    <message>
        <source>In rows, corner up</source>
        <translation>In Zeilen, Ecke oben</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Between two opposite sides of a hex, as it prints</source>
        <translation>Zwischen zwei gegenüberliegenden Seiten eines Hexfelds, wie gedruckt</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Hexes lie:</source>
        <translation>L&amp;age der Hexfelder:</translation>
    </message>
    <message>
        <source>&amp;Shifted by half a hex:</source>
        <translation>Um ein &amp;halbes Hexfeld versetzt:</translation>
    </message>
    <message>
        <source>Size of a he&amp;x:</source>
        <translation>Größe eines He&amp;xfelds:</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Figures, filled up with zeros</source>
        <translation>Ziffern, mit Nullen aufgefüllt</translation>
    </message>
    <message>
        <source>The number of the first one; letters: 1 is A</source>
        <translation>Die Nummer der ersten; bei Buchstaben: 1 ist A</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nummern</translation>
    </message>
    <message>
        <source>Column, then row</source>
        <translation>Spalte, dann Zeile</translation>
    </message>
    <message>
        <source>Row, then column</source>
        <translation>Zeile, dann Spalte</translation>
    </message>
    <message>
        <source>In front of every number, where several maps have the same numbers</source>
        <translation>Vor jeder Nummer, wo mehrere Karten dieselben Nummern haben</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>Reihen&amp;folge:</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Col&amp;umns:</source>
        <translation>S&amp;palten:</translation>
    </message>
    <message>
        <source>Ro&amp;ws:</source>
        <translation>Z&amp;eilen:</translation>
    </message>
    <message>
        <source>&amp;Prefix:</source>
        <translation>Pr&amp;äfix:</translation>
    </message>
    <message>
        <source>Se&amp;parator:</source>
        <translation>Trennzei&amp;chen:</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Ränder</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Half hexes:</source>
        <translation>Halbe Hexfelder:</translation>
    </message>
    <message>
        <source>The edge of the sheet cuts these hexes in half</source>
        <translation>Der Rand des Blatts schneidet diese Hexfelder in der Mitte durch</translation>
    </message>
    <message>
        <source>Missing hexes:</source>
        <translation>Fehlende Hexfelder:</translation>
    </message>
    <message>
        <source>Take away the last hex of each shifted column or row</source>
        <translation>Das letzte Hexfeld jeder versetzten Spalte oder Zeile wegnehmen</translation>
    </message>
    <message>
        <source>No hex is missing</source>
        <translation>Kein Hexfeld fehlt</translation>
    </message>
    <message>
        <source>Odd columns, downwards</source>
        <translation>Ungerade Spalten, nach unten</translation>
    </message>
    <message>
        <source>Odd rows, to the right</source>
        <translation>Ungerade Zeilen, nach rechts</translation>
    </message>
    <message>
        <source>Even columns, downwards</source>
        <translation>Gerade Spalten, nach unten</translation>
    </message>
    <message>
        <source>Even rows, to the right</source>
        <translation>Gerade Zeilen, nach rechts</translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es), from %1 to %2.</source>
        <translation>
            <numerusform>%n Hexfeld, von %1 bis %2.</numerusform>
            <numerusform>%n Hexfelder, von %1 bis %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n are missing.</source>
        <translation>
            <numerusform>%n fehlt.</numerusform>
            <numerusform>%n fehlen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::GridPreview</name>
    <message>
        <source>Preview of the map</source>
        <translation>Vorschau der Karte</translation>
    </message>
    <message>
        <source>Click a hex to take it off the map, or to put it back</source>
        <translation>Klick in ein Hexfeld nimmt es von der Karte oder setzt es wieder ein</translation>
    </message>
</context>
<context>
    <name>editor::HexSelectTool</name>
    <message>
        <source>Select rectangle</source>
        <translation>Mit Rechteck auswählen</translation>
    </message>
    <message>
        <source>Select by lasso</source>
        <translation>Mit Lasso auswählen</translation>
    </message>
    <message>
        <source>Move the hex cursor to the other corner and press Enter; Esc gives it up</source>
        <translation>Den Hexfeldcursor zur anderen Ecke bewegen und Eingabe drücken; Esc gibt auf</translation>
    </message>
    <message>
        <source>Drag around hexes to select them, with Shift to add, with Ctrl to take away; Ctrl+C copies, Delete clears</source>
        <translation>Um Hexfelder ziehen wählt sie aus, mit Umschalt kommen sie hinzu, mit Strg weg; Strg+C kopiert, Entf leert</translation>
    </message>
</context>
<context>
    <name>editor::HexsideTool</name>
    <message numerus="yes">
        <source>%n hexsides; go back to shorten the way, Esc gives it up</source>
        <translation>
            <numerusform>%n Hexfeldseite; zurückgehen kürzt den Weg, Esc gibt auf</numerusform>
            <numerusform>%n Hexfeldseiten; zurückgehen kürzt den Weg, Esc gibt auf</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag along hexsides, or click one; Ctrl takes away; X turns the facing; 1 to 6 draw around the hex cursor, clockwise</source>
        <translation>An Hexfeldseiten entlangziehen oder eine anklicken; Strg nimmt weg; X wechselt die Blickrichtung; 1 bis 6 zeichnen um den Hexfeldcursor, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>&amp;Hexside:</source>
        <translation>Hexfeld&amp;seite:</translation>
    </message>
    <message>
        <source>What to draw along hexsides</source>
        <translation>Was an Hexfeldseiten gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add to what is on the hexside, replace all of it, or take it away</source>
        <translation>Dem hinzufügen, was auf der Hexfeldseite ist, alles davon ersetzen oder es wegnehmen</translation>
    </message>
    <message>
        <source>Belongs to:</source>
        <translation>Gehört zu:</translation>
    </message>
    <message>
        <source>Both hexes</source>
        <translation>Beide Hexfelder</translation>
    </message>
    <message>
        <source>The hex on the left</source>
        <translation>Hexfeld links</translation>
    </message>
    <message>
        <source>The hex on the right</source>
        <translation>Hexfeld rechts</translation>
    </message>
    <message>
        <source>A fortified line belongs to one hex and faces the other: left or right as you draw (X); for a click, the hex you click in</source>
        <translation>Eine befestigte Linie gehört zu einem Hexfeld und blickt zum anderen: beim Zeichnen links oder rechts (X); bei einem Klick das angeklickte Hexfeld</translation>
    </message>
    <message>
        <source>Choose what to draw in the bar above the map first.</source>
        <translation>Zuerst in der Leiste über der Karte wählen, was gezeichnet werden soll.</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
</context>
<context>
    <name>editor::HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Click a step to go back or forward to it. The disk marks what is saved.</source>
        <translation>Ein Klick auf einen Schritt führt dorthin zurück oder vor. Die Diskette zeigt, was gespeichert ist.</translation>
    </message>
</context>
<context>
    <name>editor::ImportDialog</name>
    <message>
        <source>Import Counters</source>
        <translation>Counter importieren</translation>
    </message>
    <message>
        <source>Column of the table</source>
        <translation>Spalte der Tabelle</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Where new counters go whose row names no sheet</source>
        <translation>Wohin neue Counter kommen, deren Zeile keinen Bogen nennt</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Dann</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>New counters go on &amp;sheet:</source>
        <translation>Neue Counter kommen auf &amp;Bogen:</translation>
    </message>
    <message>
        <source>— passed over —</source>
        <translation>— übergangen —</translation>
    </message>
    <message>
        <source>new counter</source>
        <translation>neuer Counter</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) cannot be imported. Nothing is changed; correct the table and import it again.</source>
        <translation>
            <numerusform>%n Zelle kann nicht importiert werden. Nichts wird geändert; berichtigen Sie die Tabelle und importieren Sie sie noch einmal.</numerusform>
            <numerusform>%n Zellen können nicht importiert werden. Nichts wird geändert; berichtigen Sie die Tabelle und importieren Sie sie noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 new counters, %2 changed, %3 as they were. Counters that the table does not name stay.</source>
        <translation>%1 neue Counter, %2 geändert, %3 unverändert. Counter, die die Tabelle nicht nennt, bleiben.</translation>
    </message>
</context>
<context>
    <name>editor::InspectorPanel</name>
    <message>
        <source>The file of the package that this is kept in</source>
        <translation>Die Datei des Pakets, in der dies gespeichert ist</translation>
    </message>
    <message>
        <source>Select a hex, a counter or a place to see and change what is known of it.</source>
        <translation>Ein Hexfeld, einen Counter oder einen Ort auswählen, um zu sehen und zu ändern, was darüber bekannt ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n things selected</source>
        <translation>
            <numerusform>%n Element ausgewählt</numerusform>
            <numerusform>%n Elemente ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>A change here applies to all of them.</source>
        <translation>Eine Änderung hier gilt für alle.</translation>
    </message>
    <message>
        <source>Add Erratum</source>
        <translation>Erratum anlegen</translation>
    </message>
    <message>
        <source>Note a correction of this counter: its source, the reason and what became of it</source>
        <translation>Eine Korrektur dieses Counters vermerken: Quelle, Grund und Stand</translation>
    </message>
    <message>
        <source>Remove This Erratum</source>
        <translation>Dieses Erratum entfernen</translation>
    </message>
</context>
<context>
    <name>editor::LayerTool</name>
    <message>
        <source>Drag to paint the layer above for the scenario, with Ctrl to take it away; Enter at the hex cursor</source>
        <translation>Ziehen malt die Ebene oben für das Szenario, mit Strg nimmt es sie weg; Eingabe am Hexfeldcursor</translation>
    </message>
    <message>
        <source>Victory values</source>
        <translation>Siegpunktwerte</translation>
    </message>
    <message>
        <source>No side</source>
        <translation>Keine Partei</translation>
    </message>
    <message>
        <source>&amp;Layer:</source>
        <translation>&amp;Ebene:</translation>
    </message>
    <message>
        <source>What to paint: control, sources, entry hexes …</source>
        <translation>Was gemalt wird: Kontrolle, Quellen, Eintritts-Hexfelder …</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <translation>&amp;Partei:</translation>
    </message>
    <message>
        <source>The side to which it belongs</source>
        <translation>Die Partei, zu der es gehört</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>P&amp;unkte:</translation>
    </message>
    <message>
        <source>What holding the hex is worth</source>
        <translation>Was es wert ist, das Hexfeld zu halten</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Paint the layer, or take it away (Ctrl)</source>
        <translation>Die Ebene malen oder wegnehmen (Strg)</translation>
    </message>
    <message>
        <source>Open a scenario first: control, sources and victory values belong to one.</source>
        <translation>Zuerst ein Szenario öffnen: Kontrolle, Quellen und Siegpunktwerte gehören zu einem Szenario.</translation>
    </message>
    <message>
        <source>Control and sources</source>
        <translation>Kontrolle und Quellen</translation>
    </message>
</context>
<context>
    <name>editor::LayersModel</name>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>What a locked layer shows cannot be changed</source>
        <translation>Was eine gesperrte Ebene zeigt, kann nicht geändert werden</translation>
    </message>
    <message>
        <source>How much the layer covers what lies below it</source>
        <translation>Wie stark die Ebene verdeckt, was unter ihr liegt</translation>
    </message>
    <message>
        <source>%1 locked</source>
        <translation>%1 gesperrt</translation>
    </message>
</context>
<context>
    <name>editor::LayersPanel</name>
    <message>
        <source>Show All</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Show every layer of the map</source>
        <translation>Alle Ebenen der Karte zeigen</translation>
    </message>
</context>
<context>
    <name>editor::LedgerModel</name>
    <message>
        <source>Double click to go there</source>
        <translation>Doppelklick führt hin</translation>
    </message>
    <message>
        <source>on its card</source>
        <translation>auf seiner Karte</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Spielzug %1</translation>
    </message>
    <message>
        <source>over the limit: %1 used</source>
        <translation>über der Grenze: %1 benutzt</translation>
    </message>
    <message>
        <source>used %1 times</source>
        <translation>%1-mal benutzt</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>Counter, and who uses it</source>
        <translation>Counter, und wer ihn benutzt</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation>Gedruckt</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufgestellt</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Unused</source>
        <translation>Unbenutzt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>editor::LegendPanel</name>
    <message>
        <source>Paint something on the map, and its signs are explained here.</source>
        <translation>Etwas auf die Karte malen; seine Zeichen werden dann hier erklärt.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>editor::LineTool</name>
    <message>
        <source>Click where the erased stretch ends; Esc stops</source>
        <translation>Klicken, wo die radierte Strecke endet; Esc hört auf</translation>
    </message>
    <message>
        <source>Click the next point; double-click or Esc ends the line</source>
        <translation>Den nächsten Punkt anklicken; Doppelklick oder Esc beendet die Linie</translation>
    </message>
    <message>
        <source>Click points or drag from hex to hex; Ctrl erases a stretch, Alt+click splits a line; Enter sets a point at the hex cursor</source>
        <translation>Punkte anklicken oder von Hexfeld zu Hexfeld ziehen; Strg radiert eine Strecke, Alt+Klick teilt eine Linie; Eingabe setzt einen Punkt am Hexfeldcursor</translation>
    </message>
    <message>
        <source>&amp;Line:</source>
        <translation>&amp;Linie:</translation>
    </message>
    <message>
        <source>The kind of line to draw</source>
        <translation>Die Art von Linie, die gezeichnet wird</translation>
    </message>
    <message>
        <source>&amp;Way:</source>
        <translation>&amp;Verlauf:</translation>
    </message>
    <message>
        <source>Cheapest terrain</source>
        <translation>Leichtestes Gelände</translation>
    </message>
    <message>
        <source>Along lines</source>
        <translation>Entlang von Linien</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Gerade</translation>
    </message>
    <message>
        <source>How two points are joined: over the easiest ground, along lines that are there, or straight</source>
        <translation>Wie zwei Punkte verbunden werden: über das leichteste Gelände, entlang vorhandener Linien oder gerade</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Radieren</translation>
    </message>
    <message>
        <source>Draw lines of this kind, or erase parts of them (Ctrl)</source>
        <translation>Linien dieser Art zeichnen oder Teile davon radieren (Strg)</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Kein Name</translation>
    </message>
    <message>
        <source>The name of new lines; lines of one kind and name join</source>
        <translation>Der Name neuer Linien; Linien gleicher Art und gleichen Namens verbinden sich</translation>
    </message>
    <message>
        <source>Choose the kind of line in the bar above the map first.</source>
        <translation>Zuerst in der Leiste über der Karte die Art von Linie wählen.</translation>
    </message>
    <message>
        <source>No line of this kind leads there.</source>
        <translation>Keine Linie dieser Art führt dorthin.</translation>
    </message>
    <message>
        <source>Choose another hex to go on to.</source>
        <translation>Ein anderes Hexfeld zum Weiterzeichnen wählen.</translation>
    </message>
    <message>
        <source>No line of this kind goes through this hex.</source>
        <translation>Keine Linie dieser Art führt durch dieses Hexfeld.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
</context>
<context>
    <name>editor::MapCanvas</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <translation>Hexfeld %1</translation>
    </message>
    <message>
        <source>Select the counters or the hexes to copy first.</source>
        <translation>Zuerst die Counter oder Hexfelder auswählen, die kopiert werden sollen.</translation>
    </message>
    <message>
        <source>Select the counters or the hexes to cut first.</source>
        <translation>Zuerst die Counter oder Hexfelder auswählen, die ausgeschnitten werden sollen.</translation>
    </message>
    <message>
        <source>The piece of a map on the clipboard cannot be read; copy it again.</source>
        <translation>Das Kartenstück in der Zwischenablage ist nicht lesbar; bitte neu kopieren.</translation>
    </message>
    <message>
        <source>There are no counters and no hexes on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Counter und keine Hexfelder.</translation>
    </message>
    <message>
        <source>Select the counters to take off the map, or the hexes to clear, first.</source>
        <translation>Zuerst die Counter auswählen, die von der Karte genommen, oder die Hexfelder, die geleert werden sollen.</translation>
    </message>
    <message>
        <source>Click the hex where the counters shall go, then paste.</source>
        <translation>Das Hexfeld anklicken, in das die Counter sollen, dann einfügen.</translation>
    </message>
    <message>
        <source>There are no counters in this hex.</source>
        <translation>In diesem Hexfeld liegen keine Counter.</translation>
    </message>
</context>
<context>
    <name>editor::Minimap</name>
    <message>
        <source>Minimap</source>
        <translation>Übersichtskarte</translation>
    </message>
    <message>
        <source>Click or drag to move the map; the arrow keys do the same</source>
        <translation>Klicken oder ziehen bewegt die Karte; die Pfeiltasten ebenso</translation>
    </message>
</context>
<context>
    <name>editor::NewCounter</name>
    <message>
        <source>New Counter</source>
        <translation>Neuer Counter</translation>
    </message>
    <message>
        <source>How many equal counters are printed: the limit of a marker</source>
        <translation>Wie viele gleiche Counter gedruckt werden: die Grenze eines Markers</translation>
    </message>
    <message>
        <source>What the other side of a counter with one step is for</source>
        <translation>Wozu die andere Seite eines Counters mit einer Stufe da ist</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>N&amp;ation:</source>
        <translation>Na&amp;tion:</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Bogen:</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>St&amp;ufen:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Rückseite:</translation>
    </message>
    <message>
        <source>&amp;Copies:</source>
        <translation>&amp;Stück:</translation>
    </message>
    <message>
        <source>That of the sheet</source>
        <translation>Die des Bogens</translation>
    </message>
    <message>
        <source>A new sheet</source>
        <translation>Ein neuer Bogen</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>another state: fired, spent, inactive, tried</source>
        <translation>anderer Zustand: gefeuert, verbraucht, inaktiv, erprobt</translation>
    </message>
    <message numerus="yes">
        <source>%n steps on two counters: the strong one, and the weak one that takes its place.</source>
        <translation>
            <numerusform>%n Stufe auf zwei Countern.</numerusform>
            <numerusform>%n Stufen auf zwei Countern: dem starken und dem schwachen, der ihn ersetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The back is the reduced side.</source>
        <translation>Die Rückseite ist die reduzierte Seite.</translation>
    </message>
    <message>
        <source>One step; the back shows the other state.</source>
        <translation>Eine Stufe; die Rückseite zeigt den anderen Zustand.</translation>
    </message>
    <message>
        <source>One step; the back stays blank.</source>
        <translation>Eine Stufe; die Rückseite bleibt leer.</translation>
    </message>
</context>
<context>
    <name>editor::NewGame</name>
    <message>
        <source>First side</source>
        <translation>Erste Partei</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Partei</translation>
    </message>
    <message>
        <source>First scenario</source>
        <translation>Erstes Szenario</translation>
    </message>
    <message>
        <source>Turn 1</source>
        <translation>Spielzug 1</translation>
    </message>
    <message>
        <source>%1 set-up</source>
        <translation>Aufstellung %1</translation>
    </message>
</context>
<context>
    <name>editor::NewScenario</name>
    <message>
        <source>Turn %1</source>
        <translation>Spielzug %1</translation>
    </message>
    <message>
        <source>%1 set-up</source>
        <translation>Aufstellung %1</translation>
    </message>
</context>
<context>
    <name>editor::NewScenarioDialog</name>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Nothing: turns and a setup card for each side</source>
        <translation>Nichts: Spielzüge und eine Aufstellungskarte je Partei</translation>
    </message>
    <message>
        <source>A copy of %1</source>
        <translation>Einer Kopie von %1</translation>
    </message>
    <message>
        <source>A variant of %1</source>
        <translation>Einer Variante von %1</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Folder:</source>
        <translation>&amp;Ordner:</translation>
    </message>
    <message>
        <source>&amp;Start from:</source>
        <translation>&amp;Beginnen mit:</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>&amp;Spielzüge:</translation>
    </message>
    <message>
        <source>Give the scenario a title.</source>
        <translation>Dem Szenario einen Titel geben.</translation>
    </message>
    <message>
        <source>The folder may have letters, figures, “-” and “_” only.</source>
        <translation>Der Ordner darf nur Buchstaben, Ziffern, „-“ und „_“ enthalten.</translation>
    </message>
    <message>
        <source>There is a scenario in this folder already.</source>
        <translation>In diesem Ordner gibt es schon ein Szenario.</translation>
    </message>
    <message>
        <source>The files of the scenario will lie in a folder of their own.</source>
        <translation>Die Dateien des Szenarios liegen in einem eigenen Ordner.</translation>
    </message>
</context>
<context>
    <name>editor::OverlayLegend</name>
    <message>
        <source>%1, hexes within reach: %2</source>
        <translation>%1, Hexfelder in Reichweite: %2</translation>
    </message>
    <message>
        <source>%1; movement points: %2</source>
        <translation>%1; Bewegungspunkte: %2</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Whose supply is shown</source>
        <translation>Wessen Versorgung gezeigt wird</translation>
    </message>
    <message>
        <source>By which way of moving the selected unit moves</source>
        <translation>Auf welche Art sich die ausgewählte Einheit bewegt</translation>
    </message>
    <message>
        <source>Hide the legend; View ▸ Overlays ▸ Legend brings it back</source>
        <translation>Legende ausblenden; Ansicht ▸ Überlagerungen ▸ Legende holt sie zurück</translation>
    </message>
    <message>
        <source>Hide the legend</source>
        <translation>Legende ausblenden</translation>
    </message>
    <message>
        <source>Of the selected unit</source>
        <translation>Der ausgewählten Einheit</translation>
    </message>
    <message>
        <source>%1; the figure: hexes to it</source>
        <translation>%1; die Zahl: Hexfelder bis dorthin</translation>
    </message>
    <message>
        <source>Source of supply</source>
        <translation>Versorgungsquelle</translation>
    </message>
    <message>
        <source>A unit here has no supply</source>
        <translation>Eine Einheit hier ist unversorgt</translation>
    </message>
    <message>
        <source>A unit here has lesser supply</source>
        <translation>Eine Einheit hier ist geringer versorgt</translation>
    </message>
    <message>
        <source>Hangs on an enemy&apos;s supply</source>
        <translation>Hängt von der Versorgung eines Feindes ab</translation>
    </message>
    <message>
        <source>Way of supply of the selected unit</source>
        <translation>Versorgungsweg der ausgewählten Einheit</translation>
    </message>
    <message>
        <source>Its best attempt, and what stops it</source>
        <translation>Ihr bester Versuch und was ihn aufhält</translation>
    </message>
    <message>
        <source>Lost for want of supply</source>
        <translation>Mangels Versorgung verloren</translation>
    </message>
    <message>
        <source>Negated: enemy supply passes</source>
        <translation>Aufgehoben: feindliche Versorgung kommt durch</translation>
    </message>
    <message>
        <source>Two sides are said to control it</source>
        <translation>Zwei Parteien sind als kontrollierend angegeben</translation>
    </message>
    <message>
        <source>Stacked, of what is allowed</source>
        <translation>Gestapelt, von dem, was erlaubt ist</translation>
    </message>
    <message>
        <source>Too much</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>Movement points to get there</source>
        <translation>Bewegungspunkte bis dorthin</translation>
    </message>
    <message>
        <source>The unit must stop there</source>
        <translation>Die Einheit muss dort anhalten</translation>
    </message>
    <message>
        <source>It may pass but not stay</source>
        <translation>Sie darf durchziehen, aber nicht bleiben</translation>
    </message>
    <message>
        <source>Held by: %1</source>
        <translation>Gehalten von: %1</translation>
    </message>
    <message>
        <source>Held by nobody</source>
        <translation>Von niemandem gehalten</translation>
    </message>
    <message>
        <source>The rules of this game say nothing about supply.</source>
        <translation>Die Regeln dieses Spiels sagen nichts über Versorgung.</translation>
    </message>
    <message>
        <source>%1 needs no supply.</source>
        <translation>%1 braucht keine Versorgung.</translation>
    </message>
    <message>
        <source>Select a unit to see its way of supply.</source>
        <translation>Eine Einheit auswählen, um ihren Versorgungsweg zu sehen.</translation>
    </message>
    <message>
        <source>The rules of this game say nothing about movement.</source>
        <translation>Die Regeln dieses Spiels sagen nichts über Bewegung.</translation>
    </message>
    <message>
        <source>Select a unit to see where it can go.</source>
        <translation>Eine Einheit auswählen, um zu sehen, wohin sie ziehen kann.</translation>
    </message>
    <message>
        <source>%1 may not move in this way: %2</source>
        <translation>%1 darf sich nicht auf diese Art bewegen: %2</translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation>Siegpunkte: %1</translation>
    </message>
</context>
<context>
    <name>editor::PackageLock</name>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>“%1” is already open: %2 has it on %3 (%4, process %5). Close it there first.</source>
        <translation>„%1“ ist schon geöffnet: von %2 auf %3 (%4, Prozess %5). Zuerst dort schließen.</translation>
    </message>
</context>
<context>
    <name>editor::PagePreview</name>
    <message>
        <source>There is nothing to print.</source>
        <translation>Es gibt nichts zu drucken.</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>editor::PartForm</name>
    <message>
        <source>such as “range” or “!no-zoc class=motorized”</source>
        <translation>etwa „range“ oder „!no-zoc class=motorized“</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Reads upwards</source>
        <translation>Von unten nach oben</translation>
    </message>
    <message>
        <source>In its box</source>
        <translation>Im Kasten</translation>
    </message>
    <message>
        <source>a colour, or a field such as {formation-colour}</source>
        <translation>eine Farbe oder ein Feld wie {formation-colour}</translation>
    </message>
    <message>
        <source>a colour, or “ink” for the counter&apos;s</source>
        <translation>eine Farbe, oder „ink“ für die des Counters</translation>
    </message>
    <message>
        <source>a colour; empty: the counter&apos;s</source>
        <translation>eine Farbe; leer: die des Counters</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Unit symbol</source>
        <translation>Einheitensymbol</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
    <message>
        <source>Fields in braces; {attack|support} takes the first that has a value</source>
        <translation>Felder in Klammern {attack|support}: Es gilt das erste, das einen Wert hat</translation>
    </message>
    <message>
        <source>Centred</source>
        <translation>Mittig</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Ellipse</source>
        <translation>Ellipse</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Height of the letters, in parts of the counter&apos;s width</source>
        <translation>Höhe der Buchstaben, in Teilen der Counterbreite</translation>
    </message>
    <message>
        <source>Prints:</source>
        <translation>Druckt:</translation>
    </message>
    <message>
        <source>Text:</source>
        <translation>Text:</translation>
    </message>
    <message>
        <source>Only with:</source>
        <translation>Nur mit:</translation>
    </message>
    <message>
        <source>Left, top:</source>
        <translation>Links, oben:</translation>
    </message>
    <message>
        <source>Width, height:</source>
        <translation>Breite, Höhe:</translation>
    </message>
    <message>
        <source>Letters:</source>
        <translation>Buchstaben:</translation>
    </message>
    <message>
        <source>Alignment:</source>
        <translation>Ausrichtung:</translation>
    </message>
    <message>
        <source>Shape:</source>
        <translation>Form:</translation>
    </message>
    <message>
        <source>Fill:</source>
        <translation>Füllung:</translation>
    </message>
    <message>
        <source>Line:</source>
        <translation>Linie:</translation>
    </message>
    <message>
        <source>Ink:</source>
        <translation>Druckfarbe:</translation>
    </message>
</context>
<context>
    <name>editor::PickTool</name>
    <message>
        <source>Click to draw with: %1</source>
        <translation>Klicken, um damit zu zeichnen: %1</translation>
    </message>
    <message>
        <source>Click to paint with: %1</source>
        <translation>Klicken, um damit zu malen: %1</translation>
    </message>
    <message>
        <source>Click a hex to paint with its terrain, or a hexside to draw what lies on it</source>
        <translation>Ein Hexfeld anklicken, um mit seinem Gelände zu malen, oder eine Hexfeldseite, um zu zeichnen, was auf ihr liegt</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
</context>
<context>
    <name>editor::PlaceTool</name>
    <message>
        <source>Choose kinds</source>
        <translation>Arten wählen</translation>
    </message>
    <message>
        <source>Type the name above and press Enter; Esc gives it up</source>
        <translation>Oben den Namen eingeben und Eingabe drücken; Esc gibt auf</translation>
    </message>
    <message>
        <source>Drop the name where it shall stand; Esc takes it back</source>
        <translation>Den Namen dort ablegen, wo er stehen soll; Esc nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Drop the place in its hex; Esc takes it back</source>
        <translation>Den Ort in seinem Hexfeld ablegen; Esc nimmt ihn zurück</translation>
    </message>
    <message>
        <source>Click a hex to make a place, a place to change it; drag places and names; Delete removes; Enter at the hex cursor</source>
        <translation>Klick in ein Hexfeld legt einen Ort an, Klick auf einen Ort ändert ihn; Orte und Namen lassen sich ziehen; Entf entfernt; Eingabe am Hexfeldcursor</translation>
    </message>
    <message>
        <source>&amp;Kinds:</source>
        <translation>A&amp;rten:</translation>
    </message>
    <message>
        <source>What is there: town, port, victory hex …</source>
        <translation>Was dort ist: Stadt, Hafen, Siegpunkt-Hexfeld …</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Name of the place</source>
        <translation>Name des Ortes</translation>
    </message>
    <message>
        <source>The name on the map; Enter makes or renames the place</source>
        <translation>Der Name auf der Karte; Eingabe legt den Ort an oder benennt ihn um</translation>
    </message>
    <message>
        <source>&amp;Also:</source>
        <translation>A&amp;uch:</translation>
    </message>
    <message>
        <source>Other spellings</source>
        <translation>Andere Schreibweisen</translation>
    </message>
    <message>
        <source>Other names of the place, with “;” between them</source>
        <translation>Andere Namen des Ortes, durch „;“ getrennt</translation>
    </message>
    <message>
        <source>By importance</source>
        <translation>Nach Bedeutung</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>&amp;Lettering:</source>
        <translation>&amp;Schrift:</translation>
    </message>
    <message>
        <source>How the name is written on the map</source>
        <translation>Wie der Name auf der Karte geschrieben wird</translation>
    </message>
    <message>
        <source>Name Back</source>
        <translation>Name zurück</translation>
    </message>
    <message>
        <source>Let the name find its own place again</source>
        <translation>Den Namen wieder selbst seinen Platz finden lassen</translation>
    </message>
    <message>
        <source>Choose what kind of place it is in the bar above the map.</source>
        <translation>In der Leiste über der Karte wählen, was für ein Ort es ist.</translation>
    </message>
    <message>
        <source>Click a place whose name was moved first.</source>
        <translation>Zuerst einen Ort anklicken, dessen Name verschoben wurde.</translation>
    </message>
    <message>
        <source>A place stays on its map.</source>
        <translation>Ein Ort bleibt auf seiner Karte.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
</context>
<context>
    <name>editor::PrintDialog</name>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>&amp;Black and white</source>
        <translation>&amp;Schwarzweiß</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Choose a printer and print these pages</source>
        <translation>Einen Drucker wählen und diese Seiten drucken</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the pages as PDF, SVG or PNG</source>
        <translation>Die Seiten als PDF, SVG oder PNG schreiben</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation>Alle Szenarien</translation>
    </message>
    <message>
        <source>&amp;Scenario:</source>
        <translation>S&amp;zenario:</translation>
    </message>
    <message>
        <source>A name, or width and height in millimetres: 210x330</source>
        <translation>Ein Name, oder Breite und Höhe in Millimetern: 210x330</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Width and height of a card in millimetres; as many as fit are printed on a page, with crop marks</source>
        <translation>Breite und Höhe einer Karte in Millimetern; auf eine Seite kommen so viele, wie Platz haben, mit Schnittmarken</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Paper and cards</source>
        <translation>Papier und Karten</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>P&amp;apier:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>&amp;Ausrichtung:</translation>
    </message>
    <message>
        <source>&amp;Card:</source>
        <translation>&amp;Karte:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>Secon&amp;d language:</source>
        <translation>Z&amp;weite Sprache:</translation>
    </message>
    <message>
        <source>“%1” is no paper size; write a name or width and height in millimetres, such as 210x330.</source>
        <translation>„%1“ ist keine Papiergröße; bitte einen Namen oder Breite und Höhe in Millimetern angeben, etwa 210x330.</translation>
    </message>
    <message>
        <source>“%1” is no size of a card; write width and height in millimetres, such as 105x148, 40 at least.</source>
        <translation>„%1“ ist keine Kartengröße; bitte Breite und Höhe in Millimetern angeben, etwa 105x148, mindestens 40.</translation>
    </message>
    <message>
        <source>A card of this size does not fit on the paper.</source>
        <translation>Eine Karte dieser Größe passt nicht auf das Papier.</translation>
    </message>
    <message>
        <source>Choose what to print.</source>
        <translation>Bitte wählen, was gedruckt werden soll.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>The package&apos;s own template is left out: %1</source>
        <translation>Die eigene Vorlage des Pakets wird übergangen: %1</translation>
    </message>
</context>
<context>
    <name>editor::ProblemsModel</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>can be fixed</source>
        <translation>kann behoben werden</translation>
    </message>
    <message>
        <source>no quick fix</source>
        <translation>keine Schnellkorrektur</translation>
    </message>
    <message>
        <source>Click for quick fixes (%1)</source>
        <translation>Klick zeigt Schnellkorrekturen (%1)</translation>
    </message>
    <message>
        <source>rulebook %1</source>
        <translation>Regelheft %1</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>Schnellkorrekturen</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regelheft</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>editor::ProblemsPanel</name>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Ein- oder ausblenden: %1</translation>
    </message>
    <message>
        <source>Show the problems of one scenario</source>
        <translation>Die Probleme eines Szenarios zeigen</translation>
    </message>
    <message>
        <source>Filter by rule, place or words</source>
        <translation>Nach Regel, Ort oder Wörtern filtern</translation>
    </message>
    <message>
        <source>Quick fixes</source>
        <translation>Schnellkorrekturen</translation>
    </message>
    <message>
        <source>Offer quick fixes for the selected problem (%1)</source>
        <translation>Schnellkorrekturen für das ausgewählte Problem anbieten (%1)</translation>
    </message>
    <message>
        <source>Show on Map</source>
        <translation>Auf der Karte zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Accept with Reason…</source>
        <translation>Mit Begründung akzeptieren…</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>No problem matches the filter.</source>
        <translation>Kein Problem passt zum Filter.</translation>
    </message>
    <message>
        <source>All scenarios</source>
        <translation>Alle Szenarien</translation>
    </message>
    <message>
        <source>The list shows no problem of this hex.</source>
        <translation>Die Liste zeigt kein Problem dieses Hexfelds.</translation>
    </message>
    <message>
        <source>Accept with Reason</source>
        <translation>Mit Begründung akzeptieren</translation>
    </message>
    <message>
        <source>%1

Why is this right here? The reason is kept in the package:</source>
        <translation>%1

Warum ist das hier richtig? Die Begründung wird im Paket gespeichert:</translation>
    </message>
</context>
<context>
    <name>editor::PropertyModel</name>
    <message>
        <source>Kept in %1</source>
        <translation>Gespeichert in %1</translation>
    </message>
    <message>
        <source>several values</source>
        <translation>mehrere Werte</translation>
    </message>
    <message>
        <source>Double-click to select it</source>
        <translation>Doppelklick zum Auswählen</translation>
    </message>
    <message>
        <source>From its type or sheet. A value of its own goes before.</source>
        <translation>Vom Typ oder Bogen. Ein eigener Wert geht vor.</translation>
    </message>
    <message>
        <source>There is no hex “%1” on the maps of this game.</source>
        <translation>Auf den Karten dieses Spiels gibt es kein Hexfeld „%1“.</translation>
    </message>
    <message>
        <source>There is already another “%1” of this kind. Choose another id.</source>
        <translation>Von dieser Art gibt es schon ein anderes „%1“. Eine andere Kennung wählen.</translation>
    </message>
    <message>
        <source>“%1” cannot be an id. Use letters, figures, “-” and “_”, without spaces.</source>
        <translation>„%1“ kann keine Kennung sein. Buchstaben, Ziffern, „-“ und „_“ verwenden, ohne Leerzeichen.</translation>
    </message>
</context>
<context>
    <name>editor::RecordList</name>
    <message>
        <source>Add a line (Ins)</source>
        <translation>Eine Zeile hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Add copies of the selected lines (Ctrl+D)</source>
        <translation>Kopien der ausgewählten Zeilen hinzufügen (Strg+D)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected lines (Del)</source>
        <translation>Die ausgewählten Zeilen entfernen (Entf)</translation>
    </message>
</context>
<context>
    <name>editor::RecordsModel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>editor::RulerTool</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Drag from hex to hex to count hexes; or press Return in a hex and move the cursor</source>
        <translation>Von Hexfeld zu Hexfeld ziehen zählt Hexfelder; oder in einem Hexfeld die Eingabetaste drücken und den Cursor bewegen</translation>
    </message>
    <message>
        <source>%1 and %2 are on different maps</source>
        <translation>%1 und %2 sind auf verschiedenen Karten</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n hex(es)</source>
        <translation>
            <numerusform>Von %1 nach %2: %n Hexfeld</numerusform>
            <numerusform>Von %1 nach %2: %n Hexfelder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::ScenarioPanel</name>
    <message>
        <source>New Scenario…</source>
        <translation>Neues Szenario…</translation>
    </message>
    <message>
        <source>Add Selected Hexes</source>
        <translation>Ausgewählte Hexfelder hinzufügen</translation>
    </message>
    <message>
        <source>Take out Selected Hexes</source>
        <translation>Ausgewählte Hexfelder herausnehmen</translation>
    </message>
    <message>
        <source>Add a scenario: empty, as a copy, or as a variant of another</source>
        <translation>Ein Szenario hinzufügen: leer, als Kopie oder als Variante eines anderen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Options and State</source>
        <translation>Optionen und Spielstand</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boxen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Add Turn</source>
        <translation>Spielzug hinzufügen</translation>
    </message>
    <message>
        <source>No turns yet. Add the spaces of the turn track.</source>
        <translation>Noch keine Spielzüge. Die Felder der Zugleiste hinzufügen.</translation>
    </message>
    <message>
        <source>Add Area</source>
        <translation>Bereich hinzufügen</translation>
    </message>
    <message>
        <source>No areas yet. An area in play is the part of the maps that is used; others say who controls what and where units may set up.</source>
        <translation>Noch keine Bereiche. Ein Spielbereich ist der Teil der Karten, der verwendet wird; andere Bereiche sagen, wer was kontrolliert und wo Einheiten aufgestellt werden dürfen.</translation>
    </message>
    <message>
        <source>Add the hexes selected on the map to the selected area</source>
        <translation>Die auf der Karte ausgewählten Hexfelder dem ausgewählten Bereich hinzufügen</translation>
    </message>
    <message>
        <source>Take the hexes selected on the map out of the selected area</source>
        <translation>Die auf der Karte ausgewählten Hexfelder aus dem ausgewählten Bereich nehmen</translation>
    </message>
    <message>
        <source>Option or state</source>
        <translation>Option oder Zustand</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Nothing is set. Choose an option or a state of play that the rules know, and set it.</source>
        <translation>Nichts ist gesetzt. Eine Option oder einen Spielstand wählen, den die Regeln kennen, und setzen.</translation>
    </message>
    <message>
        <source>What the rules of this game ask about</source>
        <translation>Wonach die Regeln dieses Spiels fragen</translation>
    </message>
    <message>
        <source>Add Note</source>
        <translation>Anmerkung hinzufügen</translation>
    </message>
    <message>
        <source>No notes yet: the description, designer&apos;s notes and special rules. A reference like [9.1.1] is checked.</source>
        <translation>Noch keine Anmerkungen: Beschreibung, Anmerkungen des Autors und Sonderregeln. Ein Verweis wie [9.1.1] wird geprüft.</translation>
    </message>
    <message>
        <source>Add Box</source>
        <translation>Box hinzufügen</translation>
    </message>
    <message>
        <source>No boxes yet. Boxes and tracks hold counters off the map.</source>
        <translation>Noch keine Boxen. Boxen und Leisten nehmen Counter neben der Karte auf.</translation>
    </message>
    <message>
        <source>Select an area here and hexes on the map first.</source>
        <translation>Zuerst hier einen Bereich und auf der Karte Hexfelder auswählen.</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Verbände</translation>
    </message>
    <message>
        <source>Add Marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>No markers yet. They lie on a hex or hexside at the start: supply sources, strongpoints, trenches, rail cuts.</source>
        <translation>Noch keine Marker. Sie liegen zu Beginn auf einem Hexfeld oder einer Hexfeldseite: Versorgungsquellen, Stützpunkte, Gräben, unterbrochene Bahnlinien.</translation>
    </message>
    <message>
        <source>Add Formation</source>
        <translation>Verband hinzufügen</translation>
    </message>
    <message>
        <source>No formations yet. Counters, zones and activation name them.</source>
        <translation>Noch keine Verbände. Counter, Bereiche und die Aktivierung nennen sie.</translation>
    </message>
</context>
<context>
    <name>editor::SelectTool</name>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und bewegen</translation>
    </message>
    <message>
        <source>Arrow keys move the counters, Enter puts them down, Esc takes them back</source>
        <translation>Pfeiltasten bewegen die Counter, Eingabe legt sie ab, Esc nimmt sie zurück</translation>
    </message>
    <message>
        <source>Drop the counters in a hex; Esc takes them back</source>
        <translation>Die Counter in einem Hexfeld ablegen; Esc nimmt sie zurück</translation>
    </message>
    <message>
        <source>Everything inside the frame will be selected; with Shift it is added</source>
        <translation>Alles im Rahmen wird ausgewählt; mit Umschalt kommt es hinzu</translation>
    </message>
    <message>
        <source>Click to select, Shift+click to add, drag counters to move them; M moves them with the arrow keys</source>
        <translation>Klick wählt aus, Umschalt+Klick nimmt hinzu, Ziehen bewegt Counter; M bewegt sie mit den Pfeiltasten</translation>
    </message>
    <message>
        <source>Select the counters to move first.</source>
        <translation>Zuerst die Counter auswählen, die bewegt werden sollen.</translation>
    </message>
</context>
<context>
    <name>editor::Session</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>“%1” is no game package: there is no game.xml in it.</source>
        <translation>„%1“ ist kein Spielpaket: Es enthält keine Datei game.xml.</translation>
    </message>
    <message>
        <source>“%1” could not be opened. %2</source>
        <translation>„%1“ konnte nicht geöffnet werden. %2</translation>
    </message>
    <message>
        <source>There is no “%1”.</source>
        <translation>„%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>This package has no place yet: save it under a name first.</source>
        <translation>Dieses Paket hat noch keinen Speicherort: zuerst unter einem Namen speichern.</translation>
    </message>
    <message>
        <source>Some files of this package could not be read, and saving would lose what is in them. Repair the files that the problem list names, or save a copy in another place.</source>
        <translation>Einige Dateien dieses Pakets konnten nicht gelesen werden, und beim Speichern ginge ihr Inhalt verloren. Die Dateien beheben, die in der Problemliste stehen, oder eine Kopie an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>There are other files in “%1”. Choose a new or an empty folder.</source>
        <translation>In „%1“ liegen andere Dateien. Einen neuen oder leeren Ordner wählen.</translation>
    </message>
    <message>
        <source>The folder “%1” could not be made: is the place above it write-protected?</source>
        <translation>Der Ordner „%1“ konnte nicht angelegt werden: Ist der übergeordnete Ordner schreibgeschützt?</translation>
    </message>
    <message>
        <source>Your work is not being kept safe against a crash, because the disk is full or write-protected. Save soon, in another place if need be.</source>
        <translation>Die Arbeit ist nicht gegen einen Absturz gesichert, weil der Datenträger voll oder schreibgeschützt ist. Bald speichern, notfalls an anderer Stelle.</translation>
    </message>
    <message>
        <source>There is nothing in “%1” that could be recovered.</source>
        <translation>In „%1“ gibt es nichts, was wiederhergestellt werden könnte.</translation>
    </message>
</context>
<context>
    <name>editor::SheetDesigner</name>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>&amp;Backs, each after its front</source>
        <translation>&amp;Rückseiten, jede nach ihrer Vorderseite</translation>
    </message>
    <message>
        <source>Cro&amp;p marks</source>
        <translation>Schnitt&amp;marken</translation>
    </message>
    <message>
        <source>Re&amp;gistration marks</source>
        <translation>&amp;Passermarken</translation>
    </message>
    <message>
        <source>Counter Sheets</source>
        <translation>Counterbögen</translation>
    </message>
    <message>
        <source>All sheets</source>
        <translation>Alle Bögen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the pages as PDF, SVG or PNG</source>
        <translation>Die Seiten als PDF, SVG oder PNG schreiben</translation>
    </message>
    <message>
        <source>Export &amp;Counters…</source>
        <translation>&amp;Counter exportieren…</translation>
    </message>
    <message>
        <source>Write every face of every counter as a picture of its own</source>
        <translation>Jede Seite jedes Counters als eigenes Bild schreiben</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Bogen:</translation>
    </message>
    <message>
        <source>Lay out counter sheet</source>
        <translation>Counterbogen einrichten</translation>
    </message>
    <message>
        <source>As the rules say</source>
        <translation>Wie die Regeln sagen</translation>
    </message>
    <message>
        <source>1/2 inch</source>
        <translation>1/2 Zoll</translation>
    </message>
    <message>
        <source>9/16 inch</source>
        <translation>9/16 Zoll</translation>
    </message>
    <message>
        <source>5/8 inch</source>
        <translation>5/8 Zoll</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>wie die Regeln sagen</translation>
    </message>
    <message>
        <source>as many as fit</source>
        <translation>so viele wie passen</translation>
    </message>
    <message>
        <source>Across, then down</source>
        <translation>Erst nach rechts, dann nach unten</translation>
    </message>
    <message>
        <source>Down, then across</source>
        <translation>Erst nach unten, dann nach rechts</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Bogen</translation>
    </message>
    <message>
        <source>Counter si&amp;ze:</source>
        <translation>Counter&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>Brei&amp;te:</translation>
    </message>
    <message>
        <source>Co&amp;lumns:</source>
        <translation>&amp;Spalten:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>G&amp;utter:</source>
        <translation>Z&amp;wischenraum:</translation>
    </message>
    <message>
        <source>Blee&amp;d:</source>
        <translation>&amp;Anschnitt:</translation>
    </message>
    <message>
        <source>&amp;Fill:</source>
        <translation>&amp;Füllen:</translation>
    </message>
    <message>
        <source>Blan&amp;k counters:</source>
        <translation>&amp;Leere Counter:</translation>
    </message>
    <message>
        <source>A name, or width and height in millimetres: 210x330</source>
        <translation>Ein Name oder Breite und Höhe in Millimetern: 210x330</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Sideways</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Long edge</source>
        <translation>Lange Kante</translation>
    </message>
    <message>
        <source>Short edge</source>
        <translation>Kurze Kante</translation>
    </message>
    <message>
        <source>The edge around which the printer turns the paper</source>
        <translation>Die Kante, um die der Drucker das Papier wendet</translation>
    </message>
    <message>
        <source>How far the printer sets the back to the right, read off the test page</source>
        <translation>Wie weit der Drucker die Rückseite nach rechts setzt, abgelesen von der Testseite</translation>
    </message>
    <message>
        <source>How far the printer sets the back down, read off the test page</source>
        <translation>Wie weit der Drucker die Rückseite nach unten setzt, abgelesen von der Testseite</translation>
    </message>
    <message>
        <source>Printer &amp;Test Page…</source>
        <translation>&amp;Drucker-Testseite…</translation>
    </message>
    <message>
        <source>A page on which the two offsets of your printer can be read</source>
        <translation>Eine Seite, von der sich der Versatz des Druckers in beiden Richtungen ablesen lässt</translation>
    </message>
    <message>
        <source>Paper and printer</source>
        <translation>Papier und Drucker</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <translation>Pap&amp;ier:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Ausrichtu&amp;ng:</translation>
    </message>
    <message>
        <source>Paper tur&amp;ns on:</source>
        <translation>Papier wenden &amp;über:</translation>
    </message>
    <message>
        <source>Back lies r&amp;ight by:</source>
        <translation>Rückseite liegt rec&amp;hts um:</translation>
    </message>
    <message>
        <source>Back lies lo&amp;w by:</source>
        <translation>Rückseite liegt tiefer &amp;um:</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n Counter</numerusform>
            <numerusform>%n Counter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no paper size; write a name or width and height in millimetres, such as 210x330. Until then the pages are A4.</source>
        <translation>„%1“ ist keine Papiergröße; einen Namen oder Breite und Höhe in Millimetern schreiben, zum Beispiel 210x330. Bis dahin sind die Seiten A4.</translation>
    </message>
</context>
<context>
    <name>editor::StackPopup</name>
    <message>
        <source>reduced</source>
        <translation>reduziert</translation>
    </message>
    <message numerus="yes">
        <source>Hex %1: %n counter(s)</source>
        <translation>
            <numerusform>Hexfeld %1: %n Counter</numerusform>
            <numerusform>Hexfeld %1: %n Counter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::StampTool</name>
    <message>
        <source>Select hexes and copy them with Ctrl+C; then they can be stamped here</source>
        <translation>Hexfelder auswählen und mit Strg+C kopieren; dann lassen sie sich hier stempeln</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes would fall off the map</source>
        <translation>
            <numerusform>%n Hexfeld fiele über den Kartenrand</numerusform>
            <numerusform>%n Hexfelder fielen über den Kartenrand</numerusform>
        </translation>
    </message>
    <message>
        <source>Click to put it down; [ and ] turn it, M mirrors it, Esc puts it away; Enter at the hex cursor</source>
        <translation>Klick setzt es ein; [ und ] drehen es, M spiegelt es, Esc legt es weg; Eingabe am Hexfeldcursor</translation>
    </message>
    <message>
        <source>Turn Left</source>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <source>Turn it by 60 degrees to the left ([)</source>
        <translation>Um 60 Grad nach links drehen ([)</translation>
    </message>
    <message>
        <source>Turn Right</source>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn it by 60 degrees to the right (])</source>
        <translation>Um 60 Grad nach rechts drehen (])</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Swap left and right (M)</source>
        <translation>Links und rechts vertauschen (M)</translation>
    </message>
    <message>
        <source>Cut off at the map&apos;s edge</source>
        <translation>Am Kartenrand abschneiden</translation>
    </message>
    <message>
        <source>Put it down also where a part of it falls off the map</source>
        <translation>Auch dort einsetzen, wo ein Teil über den Kartenrand fällt</translation>
    </message>
    <message>
        <source>Nothing was copied yet: select hexes and press Ctrl+C.</source>
        <translation>Noch nichts kopiert: Hexfelder auswählen und Strg+C drücken.</translation>
    </message>
    <message>
        <source>This does not fit: %1 of %2 hexes would fall off the map. Nothing was placed; move it, or tick “Cut off at the map&apos;s edge”.</source>
        <translation>Das passt nicht: %1 von %2 Hexfeldern fielen über den Kartenrand. Nichts wurde eingesetzt; verschieben oder „Am Kartenrand abschneiden“ ankreuzen.</translation>
    </message>
    <message>
        <source>Stamp</source>
        <translation>Stempel</translation>
    </message>
</context>
<context>
    <name>editor::Storage</name>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>it is write-protected</source>
        <translation>der Ort ist schreibgeschützt</translation>
    </message>
    <message>
        <source>“%1” could not be saved: %2. The old version is still there.</source>
        <translation>„%1“ konnte nicht gespeichert werden: %2. Die alte Fassung ist noch da.</translation>
    </message>
</context>
<context>
    <name>editor::StrokeTool</name>
    <message>
        <source>&amp;Radius:</source>
        <translation>&amp;Radius:</translation>
    </message>
    <message>
        <source>How many hexes around the middle are painted ([ and ])</source>
        <translation>Wie viele Hexfelder um die Mitte gemalt werden ([ und ])</translation>
    </message>
</context>
<context>
    <name>editor::TableGridModel</name>
    <message>
        <source>The dice “%1” cannot be read</source>
        <translation>Die Würfelangabe „%1“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>Cannot be read; write it like 3, 2-4, 6+ or 1-</source>
        <translation>Nicht lesbar; so schreiben: 3, 2-4, 6+ oder 1-</translation>
    </message>
    <message>
        <source>No row covers %1</source>
        <translation>Keine Zeile deckt %1 ab</translation>
    </message>
    <message>
        <source>%1 is covered twice</source>
        <translation>%1 ist doppelt abgedeckt</translation>
    </message>
    <message>
        <source>Nobody can roll this</source>
        <translation>Das kann niemand würfeln</translation>
    </message>
    <message>
        <source>The result is missing</source>
        <translation>Das Ergebnis fehlt</translation>
    </message>
    <message>
        <source>There are more results than columns</source>
        <translation>Es gibt mehr Ergebnisse als Spalten</translation>
    </message>
    <message>
        <source>Goes back, though results only rise or only fall</source>
        <translation>Läuft zurück, obwohl Ergebnisse nur steigen oder nur fallen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>%1   (gap: %2)</source>
        <translation>%1   (Lücke: %2)</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>editor::TableModifiersModel</name>
    <message>
        <source>Modifier when</source>
        <translation>Modifikator, wenn</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
</context>
<context>
    <name>editor::TablesPanel</name>
    <message>
        <source>Add Table</source>
        <translation>Tabelle hinzufügen</translation>
    </message>
    <message>
        <source>No weather tables yet. Add one with a column for each climate and a row for each roll.</source>
        <translation>Noch keine Wettertabellen. Eine hinzufügen, mit einer Spalte je Klima und einer Zeile je Wurf.</translation>
    </message>
    <message>
        <source>No tables yet. Add any chart of the game: results, replacements, attrition, coordination …</source>
        <translation>Noch keine Tabellen. Eine beliebige Tabelle des Spiels hinzufügen: Ergebnisse, Ersatz, Abnutzung, Koordination …</translation>
    </message>
    <message>
        <source>Select a table above to see and change its cells.</source>
        <translation>Oben eine Tabelle auswählen, um ihre Zellen zu sehen und zu ändern.</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>Add a row below the current one</source>
        <translation>Unter der aktuellen Zeile eine hinzufügen</translation>
    </message>
    <message>
        <source>Add Column</source>
        <translation>Spalte hinzufügen</translation>
    </message>
    <message>
        <source>Add a column right of the current one</source>
        <translation>Rechts von der aktuellen Spalte eine hinzufügen</translation>
    </message>
    <message>
        <source>Remove Row</source>
        <translation>Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove the current row</source>
        <translation>Die aktuelle Zeile entfernen</translation>
    </message>
    <message>
        <source>Remove Column</source>
        <translation>Spalte entfernen</translation>
    </message>
    <message>
        <source>Remove the current column</source>
        <translation>Die aktuelle Spalte entfernen</translation>
    </message>
    <message>
        <source>Add Modifier</source>
        <translation>Modifikator hinzufügen</translation>
    </message>
    <message>
        <source>Add a modifier of the roll</source>
        <translation>Einen Modifikator des Wurfs hinzufügen</translation>
    </message>
    <message>
        <source>Remove Modifier</source>
        <translation>Modifikator entfernen</translation>
    </message>
    <message>
        <source>Remove the current modifier</source>
        <translation>Den aktuellen Modifikator entfernen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Complete: every roll is covered exactly once and every cell is filled.</source>
        <translation>Vollständig: Jeder Wurf ist genau einmal abgedeckt und jede Zelle ausgefüllt.</translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s): see the marked cells.</source>
        <translation>
            <numerusform>%n Fehler: siehe die markierten Zellen.</numerusform>
            <numerusform>%n Fehler: siehe die markierten Zellen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>editor::TermChooser</name>
    <message>
        <source>Type a word</source>
        <translation>Ein Wort eingeben</translation>
    </message>
</context>
<context>
    <name>editor::TermsButton</name>
    <message>
        <source>This game has no words for it</source>
        <translation>Dieses Spiel hat keine Wörter dafür</translation>
    </message>
</context>
<context>
    <name>editor::TrackGrid</name>
    <message>
        <source>Select a counter or line on the track first.</source>
        <translation>Zuerst einen Counter oder eine Zeile auf der Leiste auswählen.</translation>
    </message>
    <message>
        <source>There is no further turn on the turn track.</source>
        <translation>Auf der Zugleiste gibt es keinen weiteren Spielzug.</translation>
    </message>
    <message>
        <source>Enters at %1</source>
        <translation>Tritt ein bei %1</translation>
    </message>
</context>
<context>
    <name>editor::TrackModel</name>
    <message>
        <source>%1 leaves</source>
        <translation>%1 geht ab</translation>
    </message>
    <message>
        <source>No side</source>
        <translation>Keine Partei</translation>
    </message>
    <message>
        <source>Off the
track</source>
        <translation>Neben der
Leiste</translation>
    </message>
    <message>
        <source>Lines whose turn is not on the turn track. Drag them to a turn.</source>
        <translation>Zeilen, deren Spielzug nicht auf der Zugleiste ist. Sie lassen sich auf einen Spielzug ziehen.</translation>
    </message>
</context>
<context>
    <name>editor::TrackPanel</name>
    <message>
        <source>The scenario has no turns yet. Add them in the Scenario panel; then drag counters to a turn.</source>
        <translation>Das Szenario hat noch keine Spielzüge. Sie unter „Szenario“ hinzufügen; dann Counter auf einen Spielzug ziehen.</translation>
    </message>
    <message>
        <source>Add Line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>No lines yet. Drag counters from the map or the Counters panel to a turn above, or add a line.</source>
        <translation>Noch keine Zeilen. Counter von der Karte oder aus „Counter“ oben auf einen Spielzug ziehen oder eine Zeile hinzufügen.</translation>
    </message>
    <message>
        <source>Add Group</source>
        <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
        <source>No groups yet. A group holds lines that come together or may be chosen at a price.</source>
        <translation>Noch keine Gruppen. Eine Gruppe enthält Zeilen, die zusammen kommen oder zu einem Preis gewählt werden dürfen.</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
</context>
<context>
    <name>editor::UnderlayPanel</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Pin with the Mouse</source>
        <translation>Mit der &amp;Maus einpassen</translation>
    </message>
    <message>
        <source>Loc&amp;ked</source>
        <translation>Gespe&amp;rrt</translation>
    </message>
    <message>
        <source>How much the picture covers the terrain</source>
        <translation>Wie stark das Bild das Gelände verdeckt</translation>
    </message>
    <message>
        <source>Pins no longer move the picture</source>
        <translation>Passpunkte bewegen das Bild nicht mehr</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexfeld</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>Double-click a number to correct it; clear it to remove the pin</source>
        <translation>Doppelklick auf eine Nummer korrigiert sie; leeren entfernt den Passpunkt</translation>
    </message>
    <message>
        <source>&amp;Add Picture…</source>
        <translation>Bild hin&amp;zufügen…</translation>
    </message>
    <message>
        <source>P&amp;icture:</source>
        <translation>B&amp;ild:</translation>
    </message>
    <message>
        <source>&amp;Opacity:</source>
        <translation>De&amp;ckkraft:</translation>
    </message>
    <message>
        <source>Picture to Trace From</source>
        <translation>Bild zum Nachzeichnen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>There is no map yet under which a picture could lie.</source>
        <translation>Es gibt noch keine Karte, unter der ein Bild liegen könnte.</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. Use PNG or JPEG.</source>
        <translation>%1 ist kein lesbares Bild. PNG oder JPEG verwenden.</translation>
    </message>
    <message>
        <source>Add a scan of a printed map, pin a few of its hexes to the grid, and trace over it.</source>
        <translation>Einen Scan einer gedruckten Karte hinzufügen, einige seiner Hexfelder mit Passpunkten am Raster festmachen und darüber nachzeichnen.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>no such hex</source>
        <translation>kein solches Hexfeld</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Das Bild wird gelesen…</translation>
    </message>
    <message>
        <source>Pin at least two hexes that lie far apart; with three or more the picture may also be stretched.</source>
        <translation>Für mindestens zwei weit auseinanderliegende Hexfelder Passpunkte setzen; ab drei darf das Bild auch gestreckt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n pin(s), the worst is off by %1 mm.</source>
        <translation>
            <numerusform>%n Passpunkt, größte Abweichung %1 mm.</numerusform>
            <numerusform>%n Passpunkte, größte Abweichung %1 mm.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Copy into the Package</source>
        <translation>Ins Paket &amp;kopieren</translation>
    </message>
    <message>
        <source>The picture lies elsewhere on this machine; in the package it goes where the package goes</source>
        <translation>Das Bild liegt anderswo auf diesem Rechner; im Paket geht es überallhin mit</translation>
    </message>
</context>
<context>
    <name>editor::UnderlayPictures</name>
    <message>
        <source>The picture %1 is not there. Put it back, or choose another file.</source>
        <translation>Das Bild %1 ist nicht da. Es zurücklegen oder eine andere Datei wählen.</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read. Use PNG or JPEG.</source>
        <translation>%1 ist kein lesbares Bild. PNG oder JPEG verwenden.</translation>
    </message>
    <message>
        <source>%1 has %2 million pixels, which is too many. Save it as JPEG, or make it smaller.</source>
        <translation>%1 hat %2 Millionen Pixel; das sind zu viele. Als JPEG speichern oder verkleinern.</translation>
    </message>
    <message>
        <source>%1 cannot be read; it may be cut off or damaged: %2</source>
        <translation>%1 kann nicht gelesen werden; die Datei ist vielleicht abgeschnitten oder beschädigt: %2</translation>
    </message>
    <message>
        <source>%1 could not be copied into the package: is the disk full, or its folder write-protected?</source>
        <translation>%1 ließ sich nicht ins Paket kopieren: Ist der Datenträger voll oder sein Ordner schreibgeschützt?</translation>
    </message>
</context>
<context>
    <name>editor::UnderlayTool</name>
    <message>
        <source>Pin Underlay</source>
        <translation>Unterlage einpassen</translation>
    </message>
    <message>
        <source>Place an underlay in the Underlay panel first</source>
        <translation>Zuerst unter „Unterlage“ ein Bild einlegen</translation>
    </message>
    <message>
        <source>Press where the picture shows the centre of a hex, drag to that hex of the grid and let go</source>
        <translation>Dort drücken, wo das Bild die Mitte eines Hexfelds zeigt, zu diesem Hexfeld des Rasters ziehen und loslassen</translation>
    </message>
    <message>
        <source>There is no hex. Let go over the hex that the picture shows at the place where you pressed.</source>
        <translation>Hier ist kein Hexfeld. Über dem Hexfeld loslassen, das das Bild an der gedrückten Stelle zeigt.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
</context>
<context>
    <name>editor::VictoryBar</name>
    <message>
        <source>The arrow is the total of this position. The bracket is what can be reached when victory hexes change hands: %1 to %2.</source>
        <translation>Der Pfeil ist die Summe dieser Stellung. Die Klammer zeigt, was erreichbar ist, wenn Siegpunkt-Hexfelder den Besitzer wechseln: %1 bis %2.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 bis %3</translation>
    </message>
</context>
<context>
    <name>editor::VictoryPanel</name>
    <message>
        <source>Add Selected Hexes</source>
        <translation>Ausgewählte Hexfelder hinzufügen</translation>
    </message>
    <message>
        <source>Victory points at the start of the scenario</source>
        <translation>Siegpunkte zu Beginn des Szenarios</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Gehalten von</translation>
    </message>
    <message>
        <source>Add Hex</source>
        <translation>Hexfeld hinzufügen</translation>
    </message>
    <message>
        <source>No victory hexes yet. Select hexes on the map and add them, or add a line and type the number.</source>
        <translation>Noch keine Siegpunkt-Hexfelder. Hexfelder auf der Karte auswählen und hinzufügen oder eine Zeile hinzufügen und die Nummer eingeben.</translation>
    </message>
    <message>
        <source>Add Line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>No schedule yet. It lists points for other things than hexes: steps lost, orders not carried out, checks on a turn.</source>
        <translation>Noch kein Siegpunktplan. Er führt Punkte für anderes als Hexfelder auf: verlorene Stufen, nicht ausgeführte Befehle, Prüfungen in einem Spielzug.</translation>
    </message>
    <message>
        <source>Add Level</source>
        <translation>Siegstufe hinzufügen</translation>
    </message>
    <message>
        <source>No levels yet. A level names who has won how well, from one total to another; leave an end empty for no limit.</source>
        <translation>Noch keine Siegstufen. Eine Siegstufe sagt, wer wie deutlich gewonnen hat, von einer Summe bis zur anderen; ein leeres Ende bedeutet keine Grenze.</translation>
    </message>
    <message>
        <source>Add Win</source>
        <translation>Sieg hinzufügen</translation>
    </message>
    <message>
        <source>No automatic wins yet. One ends the game at once, when its places are held or its points are reached.</source>
        <translation>Noch keine automatischen Siege. Ein solcher beendet das Spiel sofort, wenn seine Orte gehalten oder seine Punkte erreicht werden.</translation>
    </message>
    <message>
        <source>Make the hexes selected on the map victory hexes</source>
        <translation>Die auf der Karte ausgewählten Hexfelder zu Siegpunkt-Hexfeldern machen</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexfelder</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Siegpunktplan</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Siegstufen</translation>
    </message>
    <message>
        <source>Automatic Wins</source>
        <translation>Automatische Siege</translation>
    </message>
    <message>
        <source>&amp;Start:</source>
        <translation>Be&amp;ginn:</translation>
    </message>
    <message>
        <source>Open or add a scenario first.</source>
        <translation>Zuerst ein Szenario öffnen oder hinzufügen.</translation>
    </message>
    <message>
        <source>Total now: %1</source>
        <translation>Summe jetzt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n victory hex(es)</source>
        <translation>
            <numerusform>%1 hält %n Siegpunkt-Hexfeld</numerusform>
            <numerusform>%1 hält %n Siegpunkt-Hexfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 would win now: %2</source>
        <translation>%1 würde jetzt gewinnen: %2</translation>
    </message>
    <message>
        <source>Select hexes on the map first.</source>
        <translation>Zuerst Hexfelder auf der Karte auswählen.</translation>
    </message>
</context>
<context>
    <name>editor::WandTool</name>
    <message>
        <source>Click a hex to select all that are like it; Shift adds, Ctrl takes away</source>
        <translation>Klick in ein Hexfeld wählt alle gleichen aus; Umschalt nimmt hinzu, Strg nimmt weg</translation>
    </message>
    <message numerus="yes">
        <source>Click to select %n hexes; Shift adds, Ctrl takes away</source>
        <translation>
            <numerusform>Klick wählt %n Hexfeld aus; Umschalt nimmt hinzu, Strg nimmt weg</numerusform>
            <numerusform>Klick wählt %n Hexfelder aus; Umschalt nimmt hinzu, Strg nimmt weg</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Alike in:</source>
        <translation>&amp;Gleich in:</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Gelände</translation>
    </message>
    <message>
        <source>Hexsides</source>
        <translation>Hexfeldseiten</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Andere Felder</translation>
    </message>
    <message>
        <source>What the hexes have in common with the one you click</source>
        <translation>Was die Hexfelder mit dem angeklickten gemeinsam haben</translation>
    </message>
    <message>
        <source>Adjoining only</source>
        <translation>Nur angrenzende</translation>
    </message>
    <message>
        <source>Only hexes that hang together with the one you click</source>
        <translation>Nur Hexfelder, die mit dem angeklickten zusammenhängen</translation>
    </message>
    <message>
        <source>Magic wand</source>
        <translation>Zauberstab</translation>
    </message>
</context>
<context>
    <name>editor::WeatherPanel</name>
    <message>
        <source>By the calendar</source>
        <translation>Nach dem Kalender</translation>
    </message>
    <message>
        <source>Rolled on the tables</source>
        <translation>Nach Tabellen gewürfelt</translation>
    </message>
    <message>
        <source>Historical</source>
        <translation>Historisch</translation>
    </message>
    <message>
        <source>How weather comes about in this scenario</source>
        <translation>Wie das Wetter in diesem Szenario zustande kommt</translation>
    </message>
    <message>
        <source>The weather zone that is shown</source>
        <translation>Das Wettergebiet, das gezeigt wird</translation>
    </message>
    <message>
        <source>The same seed rolls the same campaigns again</source>
        <translation>Derselbe Startwert würfelt dieselben Feldzüge noch einmal</translation>
    </message>
    <message>
        <source>Add Line</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>No calendar yet. A line says for a turn its weather, or the climate and modifier to roll with.</source>
        <translation>Noch kein Kalender. Eine Zeile nennt für einen Spielzug das Wetter oder das Klima und den Modifikator, mit denen gewürfelt wird.</translation>
    </message>
    <message>
        <source>Add Turn</source>
        <translation>Spielzug hinzufügen</translation>
    </message>
    <message>
        <source>No history. Weather before the first turn matters to rules that look back: lingering snow, a third turn of mud.</source>
        <translation>Keine Vorgeschichte. Wetter vor dem ersten Spielzug zählt für Regeln, die zurückblicken: liegen gebliebener Schnee, ein dritter Spielzug mit Schlamm.</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>Turns in a campaign</source>
        <translation>Spielzüge pro Feldzug</translation>
    </message>
    <message>
        <source>Campaigns with it</source>
        <translation>Feldzüge damit</translation>
    </message>
    <message>
        <source>Units with other supply now</source>
        <translation>Einheiten, jetzt anders versorgt</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;tartwert:</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Vorgeschichte</translation>
    </message>
    <message>
        <source>Open or add a scenario first.</source>
        <translation>Zuerst ein Szenario öffnen oder hinzufügen.</translation>
    </message>
    <message numerus="yes">
        <source>%n campaign(s) rolled</source>
        <translation>
            <numerusform>%n Feldzug gewürfelt</numerusform>
            <numerusform>%n Feldzüge gewürfelt</numerusform>
        </translation>
    </message>
    <message>
        <source>No turn is rolled: the calendar says it all.</source>
        <translation>Kein Spielzug wird gewürfelt: Der Kalender sagt alles.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>All other hexes</source>
        <translation>Alle übrigen Felder</translation>
    </message>
</context>
<context>
    <name>editor::WeatherStrip</name>
    <message>
        <source>%1: %2 %</source>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>Storm: %1 %</source>
        <translation>Sturm: %1 %</translation>
    </message>
    <message>
        <source>The scenario has no turns yet. Add them in the Scenario panel.</source>
        <translation>Das Szenario hat noch keine Spielzüge. Sie unter „Szenario“ hinzufügen.</translation>
    </message>
</context>
<context>
    <name>editor::WhatIfBar</name>
    <message>
        <source>Start of turn</source>
        <translation>Beginn des Spielzugs</translation>
    </message>
    <message>
        <source>In motion</source>
        <translation>In Bewegung</translation>
    </message>
    <message>
        <source>Attrition</source>
        <translation>Abnutzung</translation>
    </message>
    <message>
        <source>End of round</source>
        <translation>Ende der Runde</translation>
    </message>
    <message>
        <source>End of turn</source>
        <translation>Ende des Spielzugs</translation>
    </message>
    <message>
        <source>What if:</source>
        <translation>Was wäre, wenn:</translation>
    </message>
    <message>
        <source>? What if:</source>
        <translation>? Was wäre, wenn:</translation>
    </message>
    <message>
        <source>Back to Start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>Ask what the rules say of this set-up at another moment. Nothing here changes the game.</source>
        <translation>Fragen, was die Regeln zu einem anderen Zeitpunkt über diese Aufstellung sagen. Nichts hier ändert das Spiel.</translation>
    </message>
    <message>
        <source>Problems and overlays show another moment than the start of the scenario. Nothing of it becomes part of the game.</source>
        <translation>Probleme und Überlagerungen zeigen einen anderen Zeitpunkt als den Beginn des Szenarios. Nichts davon wird Teil des Spiels.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>On another turn</source>
        <translation>In einem anderen Spielzug</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>In another action round</source>
        <translation>In einer anderen Aktionsrunde</translation>
    </message>
    <message>
        <source>Weather</source>
        <translation>Wetter</translation>
    </message>
    <message>
        <source>In other weather than the calendar&apos;s</source>
        <translation>Bei anderem Wetter als dem des Kalenders</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>At another moment of the turn</source>
        <translation>Zu einem anderen Zeitpunkt des Spielzugs</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>While another side moves</source>
        <translation>Während eine andere Partei am Zug ist</translation>
    </message>
    <message>
        <source>Ask about events that were played and about values on the tracks</source>
        <translation>Nach gespielten Ereignissen und nach Werten auf den Leisten fragen</translation>
    </message>
    <message>
        <source>Ask no more: show the scenario as it starts</source>
        <translation>Nicht mehr fragen: das Szenario zeigen, wie es beginnt</translation>
    </message>
    <message>
        <source>%1: as the scenario is set up</source>
        <translation>%1: wie das Szenario aufgestellt ist</translation>
    </message>
    <message>
        <source>%1 (calendar)</source>
        <translation>%1 (Kalender)</translation>
    </message>
    <message>
        <source>By the calendar</source>
        <translation>Nach dem Kalender</translation>
    </message>
    <message>
        <source>State of Play</source>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>State of Play (%1)</source>
        <translation>Spielstand (%1)</translation>
    </message>
</context>
<context>
    <name>editor::WhatIfFlags</name>
    <message>
        <source>Search for an event or value</source>
        <translation>Nach einem Ereignis oder Wert suchen</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>editor::ZoneTool</name>
    <message>
        <source>Drag to add hexes to the zone, with Ctrl to take them out; Shift+click for a straight line; Enter at the hex cursor</source>
        <translation>Ziehen fügt Hexfelder zum Gebiet hinzu, mit Strg nimmt es sie heraus; Umschalt+Klick für eine gerade Linie; Eingabe am Hexfeldcursor</translation>
    </message>
    <message>
        <source>&amp;Zone:</source>
        <translation>&amp;Gebiet:</translation>
    </message>
    <message>
        <source>The zone to paint, or a new one</source>
        <translation>Das Gebiet, das gemalt wird, oder ein neues</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <translation>A&amp;rt:</translation>
    </message>
    <message>
        <source>What kind of zone it is</source>
        <translation>Was für ein Gebiet es ist</translation>
    </message>
    <message>
        <source>Name of the zone</source>
        <translation>Name des Gebiets</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>The name of the zone on the map</source>
        <translation>Der Name des Gebiets auf der Karte</translation>
    </message>
    <message>
        <source>&amp;Mode:</source>
        <translation>&amp;Modus:</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Abziehen</translation>
    </message>
    <message>
        <source>Add the painted hexes, or take them out (Ctrl)</source>
        <translation>Die gemalten Hexfelder hinzufügen oder herausnehmen (Strg)</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Make the zone of the selected hexes, or combine it with them</source>
        <translation>Das Gebiet aus den ausgewählten Hexfeldern bilden oder mit ihnen verknüpfen</translation>
    </message>
    <message>
        <source>Make It the Zone</source>
        <translation>Zum Gebiet machen</translation>
    </message>
    <message>
        <source>Unite with the Zone</source>
        <translation>Mit dem Gebiet vereinigen</translation>
    </message>
    <message>
        <source>Take out of the Zone</source>
        <translation>Aus dem Gebiet nehmen</translation>
    </message>
    <message>
        <source>Keep Only What Both Have</source>
        <translation>Nur behalten, was beide haben</translation>
    </message>
    <message>
        <source>From Line…</source>
        <translation>Aus Linie…</translation>
    </message>
    <message>
        <source>Everything north, east, south or west of a line or border</source>
        <translation>Alles nördlich, östlich, südlich oder westlich einer Linie oder Grenze</translation>
    </message>
    <message>
        <source>New zone</source>
        <translation>Neues Gebiet</translation>
    </message>
    <message>
        <source>Choose a zone in the bar above the map first.</source>
        <translation>Zuerst in der Leiste über der Karte ein Gebiet wählen.</translation>
    </message>
    <message>
        <source>Select hexes first, with a rectangle (R), a lasso (Q) or the magic wand (W).</source>
        <translation>Zuerst Hexfelder auswählen: mit Rechteck (R), Lasso (Q) oder Zauberstab (W).</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Gebiete</translation>
    </message>
</context>
</TS>
