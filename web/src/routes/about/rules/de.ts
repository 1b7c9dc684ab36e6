import type { RulesPages } from "../texts";

const pages: RulesPages = {
  regenwormen: {
    lead: "Ihr seid hungrige Hühner am Würmergrill. Wer die meisten Würmer hat, wenn der Grill leer ist, gewinnt.",
    parts: [
      {
        heading: "Der Tisch",
        text: [
          [
            "RW-01 RW-02 RW-04",
            "Für zwei bis sieben Personen. Sechzehn Portionen liegen auf dem Grill, von 21 bis 36. Sie tragen einen Wurm (21–24), zwei (25–28), drei (29–32) oder vier (33–36).",
          ],
          [
            "RW-03",
            "Acht Würfel zeigen 1 bis 5 und statt der Sechs einen Wurm. Der Wurm zählt fünf, ist aber keine 5.",
          ],
        ],
      },
      {
        heading: "Dein Zug",
        text: [
          ["RW-06", "Du beginnst mit einem Wurf aller acht Würfel."],
          [
            "RW-08",
            "Wähle ein Symbol und lege alle Würfel heraus, die es zeigen. Du darfst keinen davon liegen lassen und auch nicht zwei Symbole aus einem Wurf nehmen.",
          ],
          [
            "RW-07",
            "Jedes Symbol darfst du nur einmal pro Zug herauslegen. Zeigt ein Wurf nur Symbole, die du schon hast, ist der Zug misslungen.",
          ],
          [
            "RW-09",
            "Sind alle Würfel herausgelegt oder alle sechs Symbole, ist das Würfeln vorbei: Du nimmst eine Portion, oder der Zug ist misslungen.",
          ],
          [
            "RW-10",
            "Nach dem Herauslegen würfelst du mit dem Rest weiter oder nimmst eine Portion. Nur wenn keine zu haben ist, darfst du ohne Portion aufhören; das zählt als Fehlversuch.",
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
            "Liegt sie oben auf einem fremden Stapel? Dann darfst du sie stibitzen oder die nächstniedrigere nehmen, die offen auf dem Grill liegt.",
          ],
          [
            "RW-14 RW-15",
            "Ist deine Portion nirgends zu haben oder deine Summe höher als 36? Dann bekommst du die nächstniedrigere, die offen auf dem Grill liegt.",
          ],
          [
            "RW-17",
            "Neue Portionen kommen oben auf deinen Stapel. Nur die oberste kann stibitzt werden; was darunter liegt, ist sicher.",
          ],
        ],
      },
      {
        heading: "Ein Fehlversuch",
        text: [
          [
            "RW-16",
            "Ein Zug misslingt, wenn ein Wurf nichts Neues bringt, wenn du am Ende keinen Wurm hast oder wenn es für deine Summe keine Portion gibt.",
          ],
          [
            "RW-18",
            "Dann geht deine oberste Portion zurück auf den Grill, und die höchste offene Portion wird umgedreht, es sei denn, es ist die eben zurückgegebene.",
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
  },
  "regenwormen-expansion": {
    lead: "Alles geht wie im Grundspiel, aber auf manchen Portionen stehen Spezialisten, und wer die Portion nimmt, nimmt den Spezialisten mit.",
    parts: [
      {
        heading: "Die Spezialisten",
        text: [
          [
            "RX-05 RX-17",
            "Goldener Würfel: ein neunter Würfel mit drei Einsen und drei Würmern. Beim ersten Wurf des Zugs entscheidest du, ob er mitspielt.",
          ],
          [
            "RX-07",
            "Dosenwurm: zählt als Wurm, mit fünf Punkten, solange du selbst keinen herausgelegt hast. Er wirkt von allein.",
          ],
          ["RX-18", "Wiesel: wiederholt einmal pro Zug einen Wurf, auch wenn er nichts Neues gebracht hat."],
          [
            "RX-21",
            "Huhn: schützt deine oberste Portion und geht an ihrer Stelle verloren. Auch Wurmchips kann dir niemand nehmen.",
          ],
          [
            "RX-04 RX-12",
            "Wer eine Portion nimmt, bekommt den Spezialisten darauf. Der Rabe geht mit niemandem mit: Er zahlt einen Wurmchip und zieht auf eine andere Portion um.",
          ],
          ["RX-13", "Du darfst nur einen Spezialisten haben. Kommt ein zweiter, wählst du, wer zurückgeht."],
          [
            "RX-03 RX-06",
            "Am Anfang steht der Dosenwurm auf der 11, das Huhn auf der 21, der Rabe auf der 23, das Wiesel auf der 25 und der goldene Würfel auf der 27. Ein Spezialist, der zurückgeht, und der Rabe, wenn er umzieht, stellt sich auf die niedrigste offene Portion ohne Spezialisten. Gibt es keine, ist er aus dem Spiel.",
          ],
        ],
      },
      {
        heading: "Stibitzen",
        text: [
          [
            "RX-10 RX-14",
            "Wer eine Portion stibitzt, bekommt auch den Spezialisten des Opfers. Stattdessen darfst du weiterhin die nächstniedrigere Portion nehmen.",
          ],
          ["RX-11", "Wer das Huhn hat, dem stibitzt du das Huhn statt der Portion."],
        ],
      },
      {
        heading: "11 und 13",
        text: [
          [
            "RX-01 RX-08",
            "Zwei kleine Portionen mit je einem Wurm. Du brauchst genau 11 oder 13, mit einem Wurm dabei. Niemand kann sie stibitzen, sie bewachen also, was darunter liegt.",
          ],
          [
            "RX-09",
            "Als niedrigere Portion bekommst du sie nie: Mit 12 oder mit 14 bis 20 gibt es nichts. Darüber ist es immer die nächstniedrigere ab 21.",
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
            "Es gibt sieben, jeder ist einen Wurm wert. Sind sie weg, nimmst du einen von jemandem, der einen hat, aber nicht das Huhn.",
          ],
        ],
      },
      {
        heading: "Ein Fehlversuch",
        text: [
          [
            "RX-15 RX-16",
            "Mit dem Huhn verlierst du nur das Huhn, und nichts wird umgedreht; hast du keine Portion, behältst du das Huhn. Alle anderen geben die oberste Portion und den Spezialisten zurück, und die höchste offene Portion wird wie sonst umgedreht; ein Spezialist darauf zieht um.",
          ],
        ],
      },
      {
        heading: "Das Ende",
        text: [
          ["RX-22", "Das Spiel endet, wenn auf dem Grill keine offene Portion mehr liegt, auch 11 und 13 nicht."],
          [
            "RX-23",
            "Es zählen die Würmer auf deinen Portionen und einer für jeden Chip. Bei Gleichstand entscheidet die höchste Portion; Chips entscheiden nicht.",
          ],
        ],
      },
    ],
  },
  "it-happens": {
    lead: "Du bist ein Ameisenbär, der in Termitenhügeln stochert: nach der Königin, ihrem General, Würmern und was sonst noch herumliegt.",
    parts: [
      {
        heading: "Die Hügel",
        text: [
          [
            "IH-01 IH-02 IH-06",
            "Für zwei bis fünf Personen, vier Runden mit je drei neuen Hügeln. Ein Hügel hat fünf Spalten mit einem bis drei Feldern.",
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
            "Dein erster Würfel auf einem Hügel kommt unten in die Spalte ganz links, in der noch keine Würfel liegen; diese Spalte gehört dort dir, und deine nächsten Würfel stapeln sich darin. In eine volle Spalte passt nichts mehr.",
          ],
          [
            "IH-09",
            "An der Reihe ist, wer im Kreis als Nächstes noch einen Würfel und einen Platz dafür hat. Wer nichts mehr legen kann, wird übergangen. Kann es niemand mehr, ist die Runde vorbei.",
          ],
          ["IH-11", "Ein geworfener Würfel muss gelegt werden, es sei denn, du zahlst einen Wurm."],
          [
            "IH-14",
            "Zeigt das Feld einen Wurm oder einen Gegenstand, bekommst du ein solches Plättchen aus dem Vorrat, solange es welche gibt.",
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
          [
            "IH-15",
            "Auf jedem Hügel werden die Summen verglichen. Bei Gleichstand liegt die Spalte weiter links vorn.",
          ],
          [
            "IH-16",
            "Die höchste Summe gewinnt die Königin, die zweithöchste den General. Was niemand gewinnt, ist aus dem Spiel.",
          ],
          [
            "IH-17",
            "Wer genau die Wurmzahl des Hügels hat, bekommt außerdem ein Wurmplättchen, solange der Vorrat reicht.",
          ],
          [
            "IH-18 IH-19",
            "Punkteplättchen liegen verdeckt bei ihren Besitzern. Alle Würfel gehen zurück, und die drei Hügel sind aus dem Spiel.",
          ],
        ],
      },
      {
        heading: "Das Ende",
        text: [
          [
            "IH-20",
            "Es zählen die Punkte deiner Königinnen und Generäle, einer je Wurmplättchen und fünf für jede Art von Gegenstand, die du mindestens doppelt hast.",
          ],
          [
            "IH-21",
            "Wer die meisten verschiedenen Arten hat, bekommt zehn dazu, bei Gleichstand alle. Ohne Gegenstände gibt es nichts.",
          ],
          ["IH-22", "Bei Gleichstand entscheiden die Königinnen, dann die Generäle, dann die Wurmplättchen."],
        ],
      },
      {
        heading: "Zu zweit",
        text: [
          [
            "IH-23 IH-25",
            "Eine dritte Farbe gehört niemandem: Jeder von euch hat in jeder Runde zwei ihrer Würfel neben den eigenen. Im Zug wählst du, mit welcher Farbe du würfelst.",
          ],
          [
            "IH-24",
            "Für die dritte Farbe kann man keine Würmer zahlen. Sie behält, was sie findet, wird mitgezählt und kann gewinnen.",
          ],
        ],
      },
      {
        heading: "Die Karten",
        text: [["", "Die Hügelkarten hier sind unsere eigene Rekonstruktion, nicht die gedruckten."]],
      },
    ],
  },
  holzwurm: {
    lead: "Du bist ein Holzwurm. Gerade Zahlen sind leckeres Holz, ungerade sind Nägel und Glas. Was du am Ende auf der Hand hast, zählt.",
    parts: [
      {
        heading: "Die Karten",
        text: [
          [
            "HW-01 HW-02 HW-03",
            "Für zwei bis sechs Personen. Es gibt fünf Farben mit den Zahlen 1 bis 11 und graue Karten mit 2 bis 11. Gerade Karten zählen plus, ungerade minus, das Gift minus 13.",
          ],
          [
            "HW-04 HW-05",
            "In jedem Durchgang bekommen alle 15 Karten, zu fünft 12, zu sechst 10. Fünf Karten und das Gift bilden die Schicksalsreihe, sortiert: Die beste geht zuerst, das Gift zuletzt.",
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
            "Eine Karte kommt in die Reihe ihrer Farbe. Gibt es keine, eröffnet sie eine oder gibt einer Reihe aus grauen Karten ihre Farbe. Es gibt höchstens fünf Reihen.",
          ],
          ["HW-10", "Graue Karten sind Joker: Sie passen an jede Reihe oder eröffnen eine, die noch keine Farbe hat."],
          [
            "HW-11",
            "Die Zahl deiner Karte muss höher sein als die Anzahl der Karten in der Reihe. Eine 4 passt auf drei Karten, nicht auf vier.",
          ],
        ],
      },
      {
        heading: "Zu niedrig?",
        text: [
          [
            "HW-12 HW-13",
            "Dann nimmst du die ganze Reihe samt deiner Karte und dazu die nächste Karte der Schicksalsreihe. Manchmal willst du genau das.",
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
            "Die Hände sind geheim, nicht aber die Zahl der Karten, und alle haben gesehen, welche Karten vom Tisch genommen wurden.",
          ],
        ],
      },
    ],
  },
};

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
export const variants: Record<string, [rules: string, text: string]> = {
  "lower=any_if_missing": [
    "RW-13 RW-14",
    "Ist deine Portion nicht zu haben, darfst du jede niedrigere nehmen, die offen liegt.",
  ],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Du darfst jede offene Portion bis zu deiner Summe nehmen, auch wenn die genau passende dort liegt.",
  ],
  "decline_steal=forced": [
    "RW-13 RX-14",
    "Wer stibitzen kann, muss stibitzen; eine niedrigere Portion gibt es dann nicht.",
  ],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "Die höchste offene Portion wird auch umgedreht, wenn bei einem Fehlversuch keine zurückgeht.",
  ],
  "flip_returned=true": [
    "RW-18",
    "Die höchste offene Portion wird auch umgedreht, wenn es die eben zurückgegebene ist.",
  ],
  "voluntary_fail=always": [
    "RW-10",
    "Nach dem Herauslegen darfst du immer ohne Portion aufhören, auch wenn eine in Reichweite ist.",
  ],
  "voluntary_fail=never": [
    "RW-10",
    "Ohne Portion aufhören geht nicht: Ist keine in Reichweite, musst du weiterwürfeln.",
  ],
  "tiebreak=shared": ["RW-23 RX-23", "Bei gleich vielen Würmern wird der Platz geteilt; Portionen entscheiden nicht."],
  "golden_faces=standard": ["RX-05 RX-17", "Der goldene Würfel zeigt 1 bis 5 und einen Wurm wie die anderen."],
  "low_tiles_need_worm=false": ["RX-08", "11 und 13 kann man ohne Wurm nehmen."],
  "weasel_after_fail=false": ["RX-18", "Das Wiesel hilft nicht, wenn ein Wurf nichts Neues gebracht hat."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "Das Spiel endet, wenn ab 21 nichts mehr offen liegt; 11 und 13 zählen nicht.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Niemand darf 11 und 13 zugleich haben."],
  "hen_fail_turns_tile=true": ["RX-15", "Die höchste offene Portion wird auch umgedreht, wenn das Huhn geht."],
  "displaced_first=true": [
    "RX-15",
    "Der Spezialist der umgedrehten Portion zieht vor dem um, den der Fehlversuch kostet.",
  ],
  "skip_timing=before_roll": ["IH-13", "Aussetzen kann man nur vor dem Wurf."],
  "dummy_start_worms=2": ["IH-24", "Die dritte Farbe beginnt mit zwei Wurmplättchen."],
  "deck=custom": ["", "Die Hügelkarten sind eure eigenen."],
  "open_points=true": ["IH-18", "Punkteplättchen liegen offen."],
  "pair_points=per_pair": ["IH-20", "Jedes Paar desselben Gegenstands bringt fünf: Vier Gleiche sind zwei Paare."],
  "zero_diversity_bonus=true": ["IH-21", "Hat niemand einen Gegenstand, bekommen alle die zehn Punkte."],
  "next_start=winner": ["HW-06", "Wer einen Durchgang gewinnt, beginnt den nächsten."],
  "next_start=loser": ["HW-06", "Wer einen Durchgang verliert, beginnt den nächsten."],
  "next_start=same": ["HW-06", "Jeden Durchgang beginnt dieselbe Person."],
  "fate_ties=input_order": ["HW-05", "Von zwei Schicksalskarten mit gleichem Wert geht die zuerst gezogene zuerst."],
  "many_uncoloured=false": ["HW-10", "Eine graue Karte eröffnet keine Reihe, solange es eine ohne Farbe gibt."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Wer das Gift nehmen muss, nimmt nur das Gift; die Reihe bleibt liegen, samt der gespielten Karte.",
  ],
  out_bonus: ["HW-16", "Wer Schluss macht, bekommt {n} Punkte."],
  deals: ["HW-17", "Die Partie hat {n} Durchgänge."],
};

export default pages;
