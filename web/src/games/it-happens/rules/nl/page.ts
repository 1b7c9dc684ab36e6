import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Je bent een miereneter die in termietenheuvels snuffelt: op zoek naar de koningin, haar generaal, " +
    "wormen en wat er nog meer ligt.",
  parts: [
    {
      heading: "De heuvels",
      text: [
        [
          "IH-01 IH-02 IH-06",
          "Voor twee tot vijf spelers, vier ronden met telkens drie nieuwe heuvels. Een heuvel heeft vijf " +
            "kolommen van één tot drie velden.",
        ],
        ["IH-03 IH-04 IH-05", "Iedereen heeft vijf dobbelstenen en twee wormtegels."],
        ["IH-07", "Elke ronde begint de volgende speler."],
      ],
    },
    {
      heading: "Jouw beurt",
      text: [
        ["IH-10", "Gooi een van je dobbelstenen en leg hem op een heuvel."],
        [
          "IH-08",
          "Je eerste steen op een heuvel gaat onder in de meest linkse kolom zonder stenen; die kolom is daar " +
            "van jou, en je volgende stenen stapel je erin. In een volle kolom past niets meer.",
        ],
        [
          "IH-09",
          "De beurt gaat naar de volgende speler die nog een steen heeft en er plek voor vindt. Wie niets meer " +
            "kan leggen, wordt overgeslagen. Kan niemand het meer, dan is de ronde voorbij.",
        ],
        ["IH-11", "Een gegooide steen moet je leggen, tenzij je een worm betaalt."],
        ["IH-14", "Toont het veld een worm of een voorwerp, dan krijg je er een uit de voorraad, zolang die er is."],
      ],
    },
    {
      heading: "Wormtegels",
      text: [
        ["IH-12", "Betaal een wormtegel om je steen opnieuw te gooien, zo vaak je wilt en kunt."],
        ["IH-13", "Betaal een wormtegel om je beurt over te slaan, vóór of na de worp. De steen blijft van jou."],
      ],
    },
    {
      heading: "Einde van een ronde",
      text: [
        [
          "IH-15",
          "Op elke heuvel worden de sommen van de stenen vergeleken. Bij een gelijke som gaat de kolom verder " +
            "naar links voor.",
        ],
        [
          "IH-16",
          "De hoogste som wint de koningin, de op één na hoogste de generaal. Wat niemand wint, verdwijnt uit " +
            "het spel.",
        ],
        ["IH-17", "Wie precies het wormgetal van de heuvel heeft, krijgt bovendien een wormtegel, zolang die er zijn."],
        [
          "IH-18 IH-19",
          "Puntentegels liggen gedekt bij hun eigenaar. Alle dobbelstenen gaan terug naar de spelers en de " +
            "drie heuvels verdwijnen uit het spel.",
        ],
      ],
    },
    {
      heading: "Het einde",
      text: [
        [
          "IH-20",
          "Tel de punten van je koninginnen en generaals, één per wormtegel en vijf voor elke soort voorwerp " +
            "die je minstens twee keer hebt.",
        ],
        [
          "IH-21",
          "Wie de meeste verschillende soorten heeft, krijgt er tien bij; bij een gelijke stand krijgen ze die " +
            "allemaal. Zonder voorwerpen is er niets te halen.",
        ],
        ["IH-22", "Bij een gelijke stand beslist het aantal koninginnen, dan de generaals, dan de wormtegels."],
      ],
    },
    {
      heading: "Met zijn tweeën",
      text: [
        [
          "IH-23 IH-25",
          "Een derde kleur is van niemand: jullie hebben elke ronde allebei twee van haar stenen, naast je " +
            "eigen. In je beurt kies je met welke kleur je gooit.",
        ],
        [
          "IH-24",
          "Voor de derde kleur kun je geen wormen betalen. Ze houdt wat ze vindt, telt mee als een speler en " +
            "kan winnen.",
        ],
      ],
    },
    { heading: "De kaarten", text: [["", "De heuvelkaarten hier zijn onze eigen reconstructie, niet de gedrukte."]] },
  ],
};

export default page;
