import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Du bist ein Ameisenbär, der in Termitenhügeln stochert: nach der Königin, ihrem General, Würmern " +
    "und was sonst noch herumliegt.",
  parts: [
    {
      heading: "Die Hügel",
      text: [
        [
          "IH-01 IH-02 IH-06",
          "Für zwei bis fünf Personen, vier Runden mit je drei neuen Hügeln. Ein Hügel hat fünf Spalten mit " +
            "einem bis drei Feldern.",
        ],
        ["IH-03 IH-04 IH-05", "Alle haben fünf Würfel und zwei Wurmplättchen."],
        ["IH-07", "Jede Runde beginnt die nächste Person im Kreis."],
      ],
    },
    {
      heading: "Dein Zug",
      text: [
        ["IH-10", "Würfle mit einem deiner Würfel und lege ihn auf einen Hügel."],
        [
          "IH-08",
          "Dein erster Würfel auf einem Hügel kommt unten in die Spalte ganz links, in der noch keine Würfel " +
            "liegen; diese Spalte gehört dort dir, und deine nächsten Würfel stapeln sich darin. In eine volle " +
            "Spalte passt nichts mehr.",
        ],
        [
          "IH-09",
          "An der Reihe ist, wer im Kreis als Nächstes noch einen Würfel und einen Platz dafür hat. Wer nichts " +
            "mehr legen kann, wird übergangen. Kann es niemand mehr, ist die Runde vorbei.",
        ],
        ["IH-11", "Ein geworfener Würfel muss gelegt werden, es sei denn, du zahlst einen Wurm."],
        [
          "IH-14",
          "Zeigt das Feld einen Wurm oder einen Gegenstand, bekommst du ein solches Plättchen aus dem Vorrat, " +
            "solange es welche gibt.",
        ],
      ],
    },
    {
      heading: "Wurmplättchen",
      text: [
        ["IH-12", "Zahle ein Wurmplättchen, um deinen Würfel neu zu werfen, so oft du willst und kannst."],
        ["IH-13", "Zahle ein Wurmplättchen, um auszusetzen, vor dem Wurf oder danach. Der Würfel bleibt dir."],
      ],
    },
    {
      heading: "Ende einer Runde",
      text: [
        ["IH-15", "Auf jedem Hügel werden die Summen verglichen. Bei Gleichstand liegt die Spalte weiter links vorn."],
        [
          "IH-16",
          "Die höchste Summe gewinnt die Königin, die zweithöchste den General. Was niemand gewinnt, ist aus " +
            "dem Spiel.",
        ],
        [
          "IH-17",
          "Wer genau die Wurmzahl des Hügels hat, bekommt außerdem ein Wurmplättchen, solange der Vorrat reicht.",
        ],
        [
          "IH-18 IH-19",
          "Punkteplättchen liegen verdeckt bei ihren Besitzern. Alle Würfel gehen zurück, und die drei Hügel " +
            "sind aus dem Spiel.",
        ],
      ],
    },
    {
      heading: "Das Ende",
      text: [
        [
          "IH-20",
          "Es zählen die Punkte deiner Königinnen und Generäle, einer je Wurmplättchen und fünf für jede Art " +
            "von Gegenstand, die du mindestens doppelt hast.",
        ],
        [
          "IH-21",
          "Wer die meisten verschiedenen Arten hat, bekommt zehn dazu, bei Gleichstand alle. Ohne Gegenstände " +
            "gibt es nichts.",
        ],
        ["IH-22", "Bei Gleichstand entscheiden die Königinnen, dann die Generäle, dann die Wurmplättchen."],
      ],
    },
    {
      heading: "Zu zweit",
      text: [
        [
          "IH-23 IH-25",
          "Eine dritte Farbe gehört niemandem: Jeder von euch hat in jeder Runde zwei ihrer Würfel neben den " +
            "eigenen. Im Zug wählst du, mit welcher Farbe du würfelst.",
        ],
        [
          "IH-24",
          "Für die dritte Farbe kann man keine Würmer zahlen. Sie behält, was sie findet, wird mitgezählt und " +
            "kann gewinnen.",
        ],
      ],
    },
    {
      heading: "Die Karten",
      text: [["", "Die Hügelkarten hier sind unsere eigene Rekonstruktion, nicht die gedruckten."]],
    },
  ],
};

export default page;
