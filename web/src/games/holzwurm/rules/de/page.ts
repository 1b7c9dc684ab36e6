import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Du bist ein Holzwurm. Gerade Zahlen sind leckeres Holz, ungerade sind Nägel und Glas. Was du am " +
    "Ende auf der Hand hast, zählt.",
  parts: [
    {
      heading: "Die Karten",
      text: [
        [
          "HW-01 HW-02 HW-03",
          "Für zwei bis sechs Personen. Es gibt fünf Farben mit den Zahlen 1 bis 11 und graue Karten mit 2 bis " +
            "11. Gerade Karten zählen plus, ungerade minus, das Gift minus 13.",
        ],
        [
          "HW-04 HW-05",
          "In jedem Durchgang bekommen alle 15 Karten, zu fünft 12, zu sechst 10. Fünf Karten und das Gift " +
            "bilden die Schicksalsreihe, sortiert: Die beste geht zuerst, das Gift zuletzt.",
        ],
        ["HW-06", "Jeden weiteren Durchgang beginnt die nächste Person links."],
      ],
    },
    {
      heading: "Dein Zug",
      text: [
        ["HW-07", "Spiele eine Karte. Passen gibt es nicht."],
        [
          "HW-08 HW-09",
          "Eine Karte kommt in die Reihe ihrer Farbe. Gibt es keine, eröffnet sie eine oder gibt einer Reihe " +
            "aus grauen Karten ihre Farbe. Es gibt höchstens fünf Reihen.",
        ],
        ["HW-10", "Graue Karten sind Joker: Sie passen an jede Reihe oder eröffnen eine, die noch keine Farbe hat."],
        [
          "HW-11",
          "Die Zahl deiner Karte muss höher sein als die Anzahl der Karten in der Reihe. Eine 4 passt auf drei " +
            "Karten, nicht auf vier.",
        ],
      ],
    },
    {
      heading: "Zu niedrig?",
      text: [
        [
          "HW-12 HW-13",
          "Dann nimmst du die ganze Reihe samt deiner Karte und dazu die nächste Karte der Schicksalsreihe. " +
            "Manchmal willst du genau das.",
        ],
        ["HW-14", "Ungerade Karten werden links an eine Reihe gelegt, gerade rechts. Das ist nur fürs Auge."],
      ],
    },
    {
      heading: "Ende eines Durchgangs",
      text: [
        ["HW-15", "Ein Durchgang endet, wenn jemandes letzte Karte liegen bleibt oder wenn jemand das Gift nimmt."],
        [
          "HW-16",
          "Wer Schluss macht, bekommt 30 Punkte. Alle anderen zählen ihre Hand. Nach dem Gift bekommt niemand die 30.",
        ],
        [
          "HW-17",
          "Drei Durchgänge sind eine Partie; die höchste Summe gewinnt, bei gleicher Summe wird der Platz geteilt.",
        ],
        [
          "HW-18 HW-19",
          "Die Hände sind geheim, nicht aber die Zahl der Karten, und alle haben gesehen, welche Karten vom " +
            "Tisch genommen wurden.",
        ],
      ],
    },
  ],
};

export default page;
