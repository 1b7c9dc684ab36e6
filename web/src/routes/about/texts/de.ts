import type { Pages } from "../texts";

const pages: Pages = {
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
