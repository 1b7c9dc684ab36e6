import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead: "Jullie zijn hongerige kippen bij een wormenbuffet. Wie de meeste wormen heeft als het buffet leeg is, wint.",
  parts: [
    {
      heading: "De tafel",
      text: [
        [
          "RW-01 RW-02 RW-04",
          "Voor twee tot zeven spelers. Zestien tegels liggen op een rij, genummerd 21 tot en met 36. Ze " +
            "dragen één worm (21–24), twee (25–28), drie (29–32) of vier (33–36).",
        ],
        [
          "RW-03",
          "Acht dobbelstenen tonen 1 tot en met 5 en in plaats van een zes een worm. De worm telt vijf, maar " +
            "is geen 5.",
        ],
      ],
    },
    {
      heading: "Jouw beurt",
      text: [
        ["RW-06", "Je begint met een worp van alle acht dobbelstenen."],
        [
          "RW-08",
          "Kies één symbool en leg alle dobbelstenen met dat symbool opzij. Je mag er geen laten liggen en ook " +
            "geen twee symbolen uit één worp opzijleggen.",
        ],
        [
          "RW-07",
          "Elk symbool leg je maar één keer per beurt opzij. Toont een worp alleen symbolen die je al hebt, " +
            "dan is de beurt mislukt.",
        ],
        [
          "RW-09",
          "Liggen alle dobbelstenen opzij, of alle zes de symbolen, dan is het gooien voorbij: je pakt een " +
            "tegel, of de beurt is mislukt.",
        ],
        [
          "RW-10",
          "Na het opzijleggen gooi je de rest opnieuw of pak je een tegel. Alleen als er geen tegel te halen " +
            "is, mag je met niets stoppen; dat telt als een mislukte beurt.",
        ],
      ],
    },
    {
      heading: "Wat je krijgt",
      text: [
        ["RW-11", "Zonder worm geen tegel: minstens één van je dobbelstenen moet een worm zijn."],
        ["RW-12", "Ligt de tegel met jouw totaal open in de rij? Dan krijg je die."],
        [
          "RW-13",
          "Ligt hij boven op de stapel van een ander? Dan mag je hem pikken, of de eerstvolgende lagere pakken " +
            "die open in de rij ligt.",
        ],
        [
          "RW-14 RW-15",
          "Is jouw tegel nergens te halen, of is je totaal hoger dan 36? Dan krijg je de eerstvolgende lagere " +
            "die open in de rij ligt.",
        ],
        [
          "RW-17",
          "Nieuwe tegels gaan boven op je stapel. Alleen de bovenste kan gepikt worden; wat eronder ligt, is veilig.",
        ],
      ],
    },
    {
      heading: "Een mislukte beurt",
      text: [
        [
          "RW-16",
          "Een beurt mislukt als een worp niets nieuws brengt, als je aan het eind geen worm hebt, of als er " +
            "voor jouw totaal geen tegel is.",
        ],
        [
          "RW-18",
          "Dan gaat je bovenste tegel terug naar de rij en wordt de hoogste open tegel van de rij omgedraaid, " +
            "behalve als dat de tegel is die je net teruggaf.",
        ],
        ["RW-19", "Wie geen tegel heeft, geeft niets terug, en er wordt geen tegel omgedraaid."],
        ["RW-20", "Een omgedraaide tegel doet niet meer mee."],
      ],
    },
    {
      heading: "Het einde",
      text: [
        ["RW-21", "Het spel is uit zodra er geen open tegel meer in de rij ligt."],
        ["RW-22 RW-23", "Tel de wormen op al je tegels. Bij een gelijke stand beslist de hoogste tegel."],
        ["RW-24", "Niets is geheim: je mag altijd alle stapels bekijken."],
      ],
    },
  ],
};

export default page;
