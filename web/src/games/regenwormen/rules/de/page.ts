import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead: "Ihr seid hungrige Hühner am Würmergrill. Wer die meisten Würmer hat, wenn der Grill leer ist, gewinnt.",
  parts: [
    {
      heading: "Der Tisch",
      text: [
        [
          "RW-01 RW-02 RW-04",
          "Für zwei bis sieben Personen. Sechzehn Portionen liegen auf dem Grill, von 21 bis 36. Sie tragen " +
            "einen Wurm (21–24), zwei (25–28), drei (29–32) oder vier (33–36).",
        ],
        ["RW-03", "Acht Würfel zeigen 1 bis 5 und statt der Sechs einen Wurm. Der Wurm zählt fünf, ist aber keine 5."],
      ],
    },
    {
      heading: "Dein Zug",
      text: [
        ["RW-06", "Du beginnst mit einem Wurf aller acht Würfel."],
        [
          "RW-08",
          "Wähle ein Symbol und lege alle Würfel heraus, die es zeigen. Du darfst keinen davon liegen lassen " +
            "und auch nicht zwei Symbole aus einem Wurf nehmen.",
        ],
        [
          "RW-07",
          "Jedes Symbol darfst du nur einmal pro Zug herauslegen. Zeigt ein Wurf nur Symbole, die du schon " +
            "hast, ist der Zug misslungen.",
        ],
        [
          "RW-09",
          "Sind alle Würfel herausgelegt oder alle sechs Symbole, ist das Würfeln vorbei: Du nimmst eine " +
            "Portion, oder der Zug ist misslungen.",
        ],
        [
          "RW-10",
          "Nach dem Herauslegen würfelst du mit dem Rest weiter oder nimmst eine Portion. Nur wenn keine zu " +
            "haben ist, darfst du ohne Portion aufhören; das zählt als Fehlversuch.",
        ],
      ],
    },
    {
      heading: "Was du bekommst",
      text: [
        ["RW-11", "Ohne Wurm keine Portion: Mindestens einer deiner Würfel muss einen Wurm zeigen."],
        ["RW-12", "Liegt die Portion mit deiner Summe offen auf dem Grill? Dann bekommst du sie."],
        [
          "RW-13",
          "Liegt sie oben auf einem fremden Stapel? Dann darfst du sie stibitzen oder die nächstniedrigere " +
            "nehmen, die offen auf dem Grill liegt.",
        ],
        [
          "RW-14 RW-15",
          "Ist deine Portion nirgends zu haben oder deine Summe höher als 36? Dann bekommst du die " +
            "nächstniedrigere, die offen auf dem Grill liegt.",
        ],
        [
          "RW-17",
          "Neue Portionen kommen oben auf deinen Stapel. Nur die oberste kann stibitzt werden; was darunter " +
            "liegt, ist sicher.",
        ],
      ],
    },
    {
      heading: "Ein Fehlversuch",
      text: [
        [
          "RW-16",
          "Ein Zug misslingt, wenn ein Wurf nichts Neues bringt, wenn du am Ende keinen Wurm hast oder wenn es " +
            "für deine Summe keine Portion gibt.",
        ],
        [
          "RW-18",
          "Dann geht deine oberste Portion zurück auf den Grill, und die höchste offene Portion wird " +
            "umgedreht, es sei denn, es ist die eben zurückgegebene.",
        ],
        ["RW-19", "Wer keine Portion hat, gibt nichts zurück, und es wird nichts umgedreht."],
        ["RW-20", "Eine umgedrehte Portion ist aus dem Spiel."],
      ],
    },
    {
      heading: "Das Ende",
      text: [
        ["RW-21", "Das Spiel endet, sobald auf dem Grill keine offene Portion mehr liegt."],
        [
          "RW-22 RW-23",
          "Zähle die Würmer auf allen deinen Portionen. Bei Gleichstand entscheidet die höchste Portion.",
        ],
        ["RW-24", "Nichts ist geheim: Du darfst jederzeit alle Stapel ansehen."],
      ],
    },
  ],
};

export default page;
