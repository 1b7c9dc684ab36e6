import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Alles geht wie im Grundspiel, aber auf manchen Portionen stehen Spezialisten, und wer die Portion " +
    "nimmt, nimmt den Spezialisten mit.",
  parts: [
    {
      heading: "Die Spezialisten",
      text: [
        [
          "RX-05 RX-17",
          "Goldener Würfel: ein neunter Würfel mit drei Einsen und drei Würmern. Beim ersten Wurf des Zugs " +
            "entscheidest du, ob er mitspielt.",
        ],
        [
          "RX-07",
          "Dosenwurm: zählt als Wurm, mit fünf Punkten, solange du selbst keinen herausgelegt hast. Er wirkt " +
            "von allein.",
        ],
        ["RX-18", "Wiesel: wiederholt einmal pro Zug einen Wurf, auch wenn er nichts Neues gebracht hat."],
        [
          "RX-21",
          "Huhn: schützt deine oberste Portion und geht an ihrer Stelle verloren. Auch Wurmchips kann dir " +
            "niemand nehmen.",
        ],
        [
          "RX-04 RX-12",
          "Wer eine Portion nimmt, bekommt den Spezialisten darauf. Der Rabe geht mit niemandem mit: Er zahlt " +
            "einen Wurmchip und zieht auf eine andere Portion um.",
        ],
        ["RX-13", "Du darfst nur einen Spezialisten haben. Kommt ein zweiter, wählst du, wer zurückgeht."],
        [
          "RX-03 RX-06",
          "Am Anfang steht der Dosenwurm auf der 11, das Huhn auf der 21, der Rabe auf der 23, das Wiesel auf " +
            "der 25 und der goldene Würfel auf der 27. Ein Spezialist, der zurückgeht, und der Rabe, wenn er " +
            "umzieht, stellt sich auf die niedrigste offene Portion ohne Spezialisten. Gibt es keine, ist er aus " +
            "dem Spiel.",
        ],
      ],
    },
    {
      heading: "Stibitzen",
      text: [
        [
          "RX-10 RX-14",
          "Wer eine Portion stibitzt, bekommt auch den Spezialisten des Opfers. Stattdessen darfst du " +
            "weiterhin die nächstniedrigere Portion nehmen.",
        ],
        ["RX-11", "Wer das Huhn hat, dem stibitzt du das Huhn statt der Portion."],
      ],
    },
    {
      heading: "11 und 13",
      text: [
        [
          "RX-01 RX-08",
          "Zwei kleine Portionen mit je einem Wurm. Du brauchst genau 11 oder 13, mit einem Wurm dabei. " +
            "Niemand kann sie stibitzen, sie bewachen also, was darunter liegt.",
        ],
        [
          "RX-09",
          "Als niedrigere Portion bekommst du sie nie: Mit 12 oder mit 14 bis 20 gibt es nichts. Darüber ist " +
            "es immer die nächstniedrigere ab 21.",
        ],
      ],
    },
    {
      heading: "Wurmchips",
      text: [
        [
          "RX-20",
          "Lege zwei oder mehr Einsen auf einmal heraus, und du bekommst einen Wurmchip, wie der Zug auch ausgeht.",
        ],
        [
          "RX-02 RX-19",
          "Es gibt sieben, jeder ist einen Wurm wert. Sind sie weg, nimmst du einen von jemandem, der einen " +
            "hat, aber nicht das Huhn.",
        ],
      ],
    },
    {
      heading: "Ein Fehlversuch",
      text: [
        [
          "RX-15 RX-16",
          "Mit dem Huhn verlierst du nur das Huhn, und nichts wird umgedreht; hast du keine Portion, behältst " +
            "du das Huhn. Alle anderen geben die oberste Portion und den Spezialisten zurück, und die höchste " +
            "offene Portion wird wie sonst umgedreht; ein Spezialist darauf zieht um.",
        ],
      ],
    },
    {
      heading: "Das Ende",
      text: [
        ["RX-22", "Das Spiel endet, wenn auf dem Grill keine offene Portion mehr liegt, auch 11 und 13 nicht."],
        [
          "RX-23",
          "Es zählen die Würmer auf deinen Portionen und einer für jeden Chip. Bei Gleichstand entscheidet die " +
            "höchste Portion; Chips entscheiden nicht.",
        ],
      ],
    },
  ],
};

export default page;
