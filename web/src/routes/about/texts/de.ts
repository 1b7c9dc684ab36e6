import { AUTHORS, type Pages } from "../texts";

const pages: Pages = {
  fair: {
    lead: "Jedem Würfelspiel am Computer wirft man gezinkte Würfel vor. Hier muss uns niemand glauben.",
    parts: [
      {
        heading: "So geht es",
        text: [
          "Bevor irgendjemand etwas sendet, legt der Server ein Geheimnis fest und zeigt dessen Fingerabdruck. " +
            "Danach kann er es nicht mehr ändern.",
          "Dein Gerät und die der anderen fügen je eigene zufällige Bytes hinzu: erst die Fingerabdrücke, dann " +
            "die Bytes, damit niemand als Letzter wählen kann.",
          "Mit jedem Wurf schickt dein Gerät noch eine Zufallszahl. Der Server kennt sie nicht vorher, und du " +
            "kennst das Geheimnis nicht: Niemand kann einen Wurf bestimmen.",
          "Nach der Partie nennt der Server jedem Gerät die Prüfsumme des ganzen Protokolls, mit Namen und Zügen. " +
            "Dein Gerät behält sie, damit dir später niemand ein anderes Protokoll zeigen kann.",
        ],
      },
      {
        heading: "Nachprüfen",
        text: [
          "Nach der Partie stehen das Geheimnis und alle Zahlen im Protokoll. Lade es auf der Seite der Partie " +
            "herunter und prüfe jeden Wurf nach.",
          "wormery verify game.wgr",
        ],
      },
      {
        heading: "Bots",
        text: [
          "Bots sehen nur, was du auf ihrem Platz sehen würdest. Zum Nachdenken haben sie ihren eigenen Zufall; an " +
            "den Würfeln ändert er nichts.",
        ],
      },
    ],
  },
  privacy: {
    lead: "Du brauchst kein Konto, und niemand verfolgt dich.",
    parts: [
      {
        heading: "Auf dem Server",
        text: [
          "Ein Cookie mit einem zufälligen Schlüssel, damit dein Platz dein Platz bleibt; der Server hat nur " +
            "den Fingerabdruck des Schlüssels. Der Name und die Farbe, die du wählst, und wann du zuerst und " +
            "zuletzt da warst.",
          "Die Partien, die du dort spielst, mit jedem Zug, und Kopien deiner Partien gegen Bots auf diesem " +
            "Gerät, mit der Art des Geräts. Wer den Link zu einer Partie hat, kann sie ansehen.",
          "Was am Tisch gesagt wird, wird weitergegeben und nicht gespeichert. IP-Adressen werden zum Schutz " +
            "vor Überlastung kurz gezählt und nirgends aufgeschrieben.",
          "Was du in den Spielen von heute geschafft hast; alle können es neben deinem Namen lesen.",
          "Wenn du Programme schreibst, die spielen: ihre Namen und was sie gewonnen haben, was alle lesen können; " +
            "nicht, wem sie gehören.",
        ],
      },
      {
        heading: "Auf diesem Gerät",
        text: [
          "Deine Einstellungen, dein Name und deine Farbe und die Namen derer, die hier zuletzt gespielt haben.",
          "Partien, die du auf diesem Gerät spielst, und die Protokolle der beendeten; die ältesten machen Platz für " +
            "neue. Deine Partien gegen Bots werden auf den Server kopiert, damit du anderswo weiterspielen kannst; " +
            "Partien mehrerer Leute an diesem Gerät werden nirgendwohin gesendet.",
          "Kopien von Partien auf dem Server, deiner eigenen beendeten und derer, die du angesehen hast, damit " +
            "du sie ohne Verbindung ansehen kannst; wie weit du einer Partie gefolgt bist; und was dieses Gerät " +
            "von den Würfeln gesehen hat, bevor sie geworfen wurden, mit der Prüfsumme, die es nach der Partie bekam.",
          "Die Lektionen und Rätsel, die du geschafft hast, deine Ergebnisse in den Spielen von heute und der Abend, den " +
            "du am echten Tisch mitschreibst, mit den Namen.",
          "Wormery selbst, damit es ohne Verbindung startet.",
        ],
      },
      {
        heading: "Was nicht gespeichert wird",
        text: ["Keine E-Mail-Adresse, keine Werbung, kein Tracking. Die Seite lädt nichts von anderen Servern."],
      },
      {
        heading: "Deine Daten",
        text: [
          "Unter Ich kannst du alles herunterladen, was der Server über dich hat.",
          "„Meine Daten löschen“ an derselben Stelle löscht auf dem Server deinen Namen und die Verknüpfung mit " +
            "deinen Partien und auf diesem Gerät alle Partien, Kopien, Ergebnisse und Namen. Die Einstellungen haben " +
            "daneben einen eigenen Knopf. Einzelne Partien, die hier gespeichert sind, kannst du unter Tische bei Meine " +
            "Partien löschen.",
          "Was dann noch bleibt, Wormery selbst und seine Einstellungen, verschwindet, wenn du im Browser die " +
            "Daten dieser Website löschst oder die App deinstallierst.",
        ],
      },
    ],
  },
  credits: {
    lead: "Danke.",
    parts: [
      {
        heading: "Spiele",
        text: [
          AUTHORS,
          "Dies ist eine private Hommage ohne Verbindung zu Autoren oder Verlagen. Die Regeln sind in eigenen " +
            "Worten erzählt, alle Zeichnungen sind von uns. Kauft bitte die echten Spiele.",
        ],
      },
      {
        heading: "Schriften",
        text: ["Gabarito und Atkinson Hyperlegible Next, beide unter der SIL Open Font License."],
      },
      { heading: "Programm", text: ["Wormery ist freie Software unter der MIT- oder der Apache-2.0-Lizenz."] },
    ],
  },
};

export default pages;
