import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Alles gaat zoals in het basisspel, maar op sommige tegels staan specialisten, en wie de tegel pakt, " +
    "krijgt de specialist erbij.",
  parts: [
    {
      heading: "De specialisten",
      text: [
        [
          "RX-05 RX-17",
          "Gouden dobbelsteen: een negende dobbelsteen met drie enen en drie wormen. Bij de eerste worp van je " +
            "beurt beslis je of hij meedoet.",
        ],
        [
          "RX-07",
          "Ingeblikte worm: telt als worm, met vijf punten, zolang je er zelf geen opzij hebt gelegd. Dat gaat " +
            "vanzelf.",
        ],
        ["RX-18", "Wezel: gooit één keer per beurt een worp over, ook als die niets nieuws bracht."],
        [
          "RX-21",
          "Kloek: beschermt je bovenste tegel en gaat in plaats daarvan weg. Ook kan niemand wormfiches van je pakken.",
        ],
        [
          "RX-04 RX-12",
          "Wie een tegel pakt, krijgt de specialist die erop staat. De raaf gaat met niemand mee: hij betaalt " +
            "een wormfiche en verhuist naar een andere tegel in de rij.",
        ],
        ["RX-13", "Je mag één specialist hebben. Komt er een tweede bij, dan kies je welke teruggaat."],
        [
          "RX-03 RX-06",
          "In het begin staat de ingeblikte worm op 11, de kloek op 21, de raaf op 23, de wezel op 25 en de " +
            "gouden dobbelsteen op 27. Een specialist die teruggaat, en de raaf als hij verhuist, komt op de " +
            "laagste open tegel zonder specialist. Is die er niet, dan verdwijnt hij uit het spel.",
        ],
      ],
    },
    {
      heading: "Pikken",
      text: [
        [
          "RX-10 RX-14",
          "Wie een tegel pikt, krijgt ook de specialist van het slachtoffer. Je mag in plaats daarvan nog " +
            "steeds de eerstvolgende lagere tegel pakken.",
        ],
        ["RX-11", "Heeft de ander de kloek, dan pik je de kloek in plaats van de tegel."],
      ],
    },
    {
      heading: "11 en 13",
      text: [
        [
          "RX-01 RX-08",
          "Twee kleine tegels met elk één worm. Je hebt precies 11 of 13 nodig, met een worm erbij. Niemand " +
            "kan ze pikken, dus bewaken ze wat eronder ligt.",
        ],
        [
          "RX-09",
          "Als lagere tegel krijg je ze nooit: met 12 of met 14 tot en met 20 is er niets te halen. Daarboven " +
            "is het altijd de eerstvolgende lagere vanaf 21.",
        ],
      ],
    },
    {
      heading: "Wormfiches",
      text: [
        ["RX-20", "Leg twee of meer enen tegelijk opzij en je krijgt een wormfiche, hoe de beurt ook afloopt."],
        [
          "RX-02 RX-19",
          "Er zijn er zeven, elk één worm waard. Zijn ze op, dan pak je er een van een ander die er een heeft " +
            "en niet de kloek.",
        ],
      ],
    },
    {
      heading: "Een mislukte beurt",
      text: [
        [
          "RX-15 RX-16",
          "Met de kloek verlies je alleen de kloek en wordt er niets omgedraaid; heb je geen tegel, dan houd " +
            "je de kloek. Ieder ander geeft de bovenste tegel en de specialist terug, en de hoogste open tegel " +
            "wordt zoals altijd omgedraaid; een specialist daarop verhuist.",
        ],
      ],
    },
    {
      heading: "Het einde",
      text: [
        ["RX-22", "Het spel is uit als er geen open tegel meer in de rij ligt, ook 11 en 13 niet."],
        [
          "RX-23",
          "Tel de wormen op je tegels en één voor elk fiche. Bij een gelijke stand beslist de hoogste tegel; " +
            "fiches beslissen niet.",
        ],
      ],
    },
  ],
};

export default page;
