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
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
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
        <source>rulebook %1</source>
        <translation>Regelheft %1</translation>
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
</TS>
