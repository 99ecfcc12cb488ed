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
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing, true to scale (*.svg)</source>
        <translation>Zeichnung, maßstabsgetreu (*.svg)</translation>
    </message>
    <message>
        <source>Page, true to scale (*.pdf)</source>
        <translation>Seite, maßstabsgetreu (*.pdf)</translation>
    </message>
    <message>
        <source>Export Image</source>
        <translation>Bild exportieren</translation>
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
        <source>Not on the west edge of the map: {names(hexes: zones is west-edge and (count(neighbours: true) = 6 or not any(neighbours: zones is west-edge)), hex)}.</source>
        <translation>Nicht am Westrand der Karte: {names(hexes: zones is west-edge and (count(neighbours: true) = 6 or not any(neighbours: zones is west-edge)), hex)}.</translation>
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
        <source>Take the selected units off the map and keep them for pasting</source>
        <translation>Die ausgewählten Einheiten von der Karte nehmen und zum Einfügen aufheben</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Keep the selected counters for pasting</source>
        <translation>Die ausgewählten Counter zum Einfügen aufheben</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Place the kept counters in the hex of the map&apos;s cursor</source>
        <translation>Die aufgehobenen Counter in das Hexfeld unter dem Kartencursor legen</translation>
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
        <source>The program ended last time with a new game that was never saved.</source>
        <translation>Das Programm wurde letztes Mal mit einem neuen Spiel beendet, das nie gespeichert wurde.</translation>
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
    <name>app::MainWindow</name>
    <message>
        <source>&amp;Export Image…</source>
        <translation>Bild &amp;exportieren…</translation>
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
        <source>Columns of hexes, flat side up</source>
        <translation>In Spalten, flache Seite oben</translation>
    </message>
    <message>
        <source>Rows of hexes, corner up</source>
        <translation>In Zeilen, Ecke oben</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>&amp;Titel:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Columns of hexes:</source>
        <translation>Hexfeld&amp;spalten:</translation>
    </message>
    <message>
        <source>R&amp;ows of hexes:</source>
        <translation>Hexfeld&amp;zeilen:</translation>
    </message>
    <message>
        <source>&amp;Hexes lie:</source>
        <translation>&amp;Lage der Hexfelder:</translation>
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
    <name>app::ViewCommands</name>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Ebenen</translation>
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
        <source>The picture would have more than 400 million pixels. Choose fewer pixels per hex.</source>
        <translation>Das Bild hätte mehr als 400 Millionen Pixel. Weniger Pixel pro Hexfeld wählen.</translation>
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
        <source>%1 — %2, %3. Drag it onto the map to place it.</source>
        <translation>%1 — %2, %3. Zum Aufstellen auf die Karte ziehen.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Counter</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Nation</source>
        <translation>Nation</translation>
    </message>
    <message>
        <source>Factors</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
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
        <source>This game has no counters yet.</source>
        <translation>Dieses Spiel hat noch keine Counter.</translation>
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
        <source>Select the counters to copy first.</source>
        <translation>Zuerst die Counter auswählen, die kopiert werden sollen.</translation>
    </message>
    <message>
        <source>Select the counters to cut first.</source>
        <translation>Zuerst die Counter auswählen, die ausgeschnitten werden sollen.</translation>
    </message>
    <message>
        <source>There are no counters on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Counter.</translation>
    </message>
    <message>
        <source>Click the hex where the counters shall go, then paste.</source>
        <translation>Das Hexfeld anklicken, in das die Counter sollen, dann einfügen.</translation>
    </message>
    <message>
        <source>Select the counters to take off the map first.</source>
        <translation>Zuerst die Counter auswählen, die von der Karte genommen werden sollen.</translation>
    </message>
    <message>
        <source>There are no counters in this hex.</source>
        <translation>In diesem Hexfeld liegen keine Counter.</translation>
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
</TS>
