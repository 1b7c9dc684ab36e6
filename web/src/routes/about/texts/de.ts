import type { Pages } from "../texts";

const pages: Pages = {
  regenwormen: {
    lead: "Ihr seid hungrige Hühner am Würmerbuffet. Wer die meisten Würmer hat, wenn das Buffet leer ist, gewinnt.",
    parts: [
      { heading: "Der Tisch", text: ["Sechzehn Portionen liegen auf dem Grill, von 21 bis 36. Sie tragen einen Wurm (21–24), zwei (25–28), drei (29–32) oder vier (33–36)."] },
      { heading: "Dein Zug", text: [
        "Würfle mit acht Würfeln. Sie zeigen 1 bis 5 und statt der Sechs einen Wurm, der fünf zählt.",
        "Wähle ein Symbol und lege alle Würfel damit heraus. Würfle mit dem Rest noch einmal und lege ein Symbol heraus, das du noch nicht hast, und so weiter. Was du behältst, wird zusammengezählt.",
        "Hör auf, wann du willst. Unter deinen Würfeln muss mindestens ein Wurm sein.",
      ] },
      { heading: "Was du bekommst", text: [
        "Deine Summe ist die Nummer der Portion, die du vom Grill nimmst. Liegt sie oben auf einem fremden Stapel? Dann darfst du sie stibitzen.",
        "Ist sie nicht zu haben, nimmst du die nächstniedrigere vom Grill. Neue Portionen kommen oben auf deinen Stapel; nur die oberste kann stibitzt werden.",
      ] },
      { heading: "Ein Fehlversuch", text: [
        "Du würfelst kein neues Symbol oder endest ohne Wurm oder ohne Portion: Deine oberste Portion geht zurück auf den Grill, und die höchste dort wird für immer umgedreht, es sei denn, es ist die eben zurückgegebene.",
      ] },
      { heading: "Das Ende", text: ["Das Spiel endet, wenn auf dem Grill nichts Offenes mehr liegt. Zähle die Würmer auf deinen Portionen. Bei Gleichstand entscheidet die höchste Portion."] },
    ],
  },
  "regenwormen-expansion": {
    lead: "Alles wie bisher, aber fünf Helfer stehen auf den Portionen, und wer die Portion nimmt, nimmt den Helfer mit.",
    parts: [
      { heading: "Die Helfer", text: [
        "Goldener Würfel: ein neunter Würfel mit drei Einsen und drei Würmern.",
        "Dosenwurm: zählt als Wurm, fünf Punkte, solange du selbst keinen hast.",
        "Wiesel: einmal im Zug einen Wurf wiederholen.",
        "Huhn: sitzt auf deiner obersten Portion und geht statt ihrer verloren.",
        "Rabe: bleibt auf dem Grill, zahlt aber einen Wurmchip an den, der seine Portion nimmt.",
        "Du hast immer nur einen Helfer. Bei einem Fehlversuch oder Diebstahl ist er weg.",
      ] },
      { heading: "11 und 13", text: ["Zwei kleine Portionen mit je einem Wurm. Du brauchst genau 11 oder 13. Sie können nie stibitzt werden und bewachen, was darunter liegt."] },
      { heading: "Wurmchips", text: ["Wer zwei oder mehr Einsen auf einmal herauslegt, bekommt einen Chip, auch wenn der Zug danach misslingt. Jeder ist am Ende ein Wurm. Sind keine mehr da, nimmst du einen von jemand anderem."] },
    ],
  },
  "it-happens": {
    lead: "Du bist ein Ameisenbär, der in Termitenhügeln stochert: nach der Königin, ihrem General, Würmern und was sonst noch herumliegt.",
    parts: [
      { heading: "Die Hügel", text: ["Drei Hügel pro Runde, vier Runden. Ein Hügel hat fünf Spalten mit einem bis drei Feldern."] },
      { heading: "Dein Zug", text: [
        "Würfle mit einem deiner fünf Würfel und lege ihn auf einen Hügel. Dein erster dort kommt ganz unten in die freie Spalte, die am weitesten links liegt; die nächsten stapeln sich in derselben Spalte. In eine volle Spalte passt nichts mehr.",
        "Zeigt das Feld einen Wurm oder einen Gegenstand, bekommst du ihn.",
        "Mit einem Wurmplättchen darfst du neu würfeln oder aussetzen.",
      ] },
      { heading: "Ende einer Runde", text: ["Auf jedem Hügel gewinnt die höchste Summe die Punkte der Königin, die zweithöchste die des Generals. Bei Gleichstand liegt die Spalte weiter links vorn. Wer genau die Wurmzahl hat, bekommt ein Wurmplättchen."] },
      { heading: "Das Ende", text: ["Es zählen Königinnen und Generäle, ein Punkt je Wurmplättchen, fünf für jede Art von Gegenstand, die du mindestens doppelt hast, und zehn für die meisten Arten."] },
      { heading: "Zu zweit", text: ["Eine dritte Farbe gehört niemandem: Ihr legt beide einen Teil ihrer Würfel, und auch sie kann Hügel gewinnen."] },
      { heading: "Die Karten", text: ["Die Hügelkarten hier sind unsere eigene Rekonstruktion, nicht die gedruckten."] },
    ],
  },
  holzwurm: {
    lead: "Du bist ein Holzwurm. Gerade Zahlen sind leckeres Holz, ungerade sind Nägel und Glas. Was du am Ende auf der Hand hast, zählt.",
    parts: [
      { heading: "Dein Zug", text: [
        "Spiele eine Karte an die Reihe ihrer Farbe; es gibt höchstens fünf Reihen. Graue Karten sind Joker und passen überall.",
        "Die Zahl deiner Karte muss höher sein als die Anzahl der Karten in der Reihe. Eine 4 passt auf drei Karten, nicht auf vier.",
      ] },
      { heading: "Zu niedrig?", text: ["Dann nimmst du die ganze Reihe samt deiner Karte und dazu die nächste Karte der Schicksalsreihe. Sie beginnt mit der schönsten; die letzte ist die giftige Dreizehn. Manchmal willst du eine Reihe sogar haben."] },
      { heading: "Ende eines Durchgangs", text: ["Ein Durchgang endet, wenn jemand die letzte Handkarte ausspielt und sie liegen bleibt: 30 Punkte. Oder wenn jemand die Dreizehn nehmen muss: minus 13."] },
      { heading: "Punkte", text: ["Gerade Karten auf der Hand zählen plus, ungerade minus. Drei Durchgänge sind eine Partie."] },
    ],
  },
  fair: {
    lead: "Jedem Würfelspiel am Computer wirft man gezinkte Würfel vor. Hier muss uns niemand glauben.",
    parts: [
      { heading: "So geht es", text: [
        "Bevor irgendjemand etwas sendet, legt der Server ein Geheimnis fest und zeigt dessen Fingerabdruck. Danach kann er es nicht mehr ändern.",
        "Dein Gerät und die der anderen fügen je eigene zufällige Bytes hinzu: erst die Fingerabdrücke, dann die Bytes, damit niemand als Letzter wählen kann.",
        "Mit jedem Wurf schickt dein Gerät noch eine Zufallszahl. Der Server kennt sie nicht vorher, und du kennst das Geheimnis nicht: Niemand kann einen Wurf einrichten.",
      ] },
      { heading: "Nachrechnen", text: [
        "Nach dem Spiel stehen das Geheimnis und alle Zahlen im Protokoll. Lade es auf der Seite der Partie herunter und rechne jeden Wurf nach.",
        "wormery verify game.wgr",
      ] },
      { heading: "Bots", text: ["Bots sehen, was du an ihrem Platz sähest, und sonst nichts. Ihr Nachdenken hat eine eigene Zufallsquelle und verschiebt nie die Würfel."] },
    ],
  },
  privacy: {
    lead: "Du brauchst kein Konto, und niemand verfolgt dich.",
    parts: [
      { heading: "Was gespeichert wird", text: [
        "Ein Cookie mit einem zufälligen Schlüssel, damit dein Platz dein Platz bleibt. Der Name, den du wählst. Deine Partien mit jedem Zug.",
        "Einstellungen bleiben in diesem Browser.",
      ] },
      { heading: "Was nicht", text: ["Keine E-Mail-Adresse, keine Werbung, kein Tracking. Die Seite lädt nichts von anderen Servern."] },
      { heading: "Deine Daten", text: ["Unter Einstellungen kannst du alles über dich herunterladen und löschen."] },
    ],
  },
  credits: {
    lead: "Danke.",
    parts: [
      { heading: "Spiele", text: [
        "Heckmeck am Bratwurmeck (Regenwormen, Pickomino) von Reiner Knizia. Sh’t happens von Stefan Feld. Der dreizehnte Holzwurm von Wolfgang Kramer und Michael Kiesling.",
        "Dies ist eine private Hommage ohne Verbindung zu Autoren oder Verlagen. Die Regeln sind in eigenen Worten erzählt, alle Zeichnungen sind von uns. Kauft bitte die echten Spiele.",
      ] },
      { heading: "Schriften", text: ["Gabarito und Atkinson Hyperlegible Next, beide unter der SIL Open Font License."] },
      { heading: "Programm", text: ["Wormery ist freie Software unter der MIT- oder der Apache-2.0-Lizenz."] },
    ],
  },
};

export default pages;
