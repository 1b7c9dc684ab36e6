import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Je bent een houtworm. Even getallen zijn lekker hout, oneven getallen zijn spijkers en glas. Wat je " +
    "aan het eind in je hand hebt, telt.",
  parts: [
    {
      heading: "De kaarten",
      text: [
        [
          "HW-01 HW-02 HW-03",
          "Voor twee tot zes spelers. Er zijn vijf kleuren met de getallen 1 tot en met 11 en grijze kaarten " +
            "met 2 tot en met 11. Even kaarten tellen plus, oneven min, het gif min 13.",
        ],
        [
          "HW-04 HW-05",
          "Elke ronde krijgt iedereen 15 kaarten; met vijf spelers 12, met zes 10. Vijf kaarten en het gif " +
            "vormen de noodlotrij, op volgorde: de beste gaat het eerst, het gif het laatst.",
        ],
        ["HW-06", "Elke volgende ronde begint de volgende speler naar links."],
      ],
    },
    {
      heading: "Jouw beurt",
      text: [
        ["HW-07", "Speel één kaart. Passen mag niet."],
        [
          "HW-08 HW-09",
          "Een kaart gaat naar de rij van haar kleur. Is die er niet, dan opent ze een rij of geeft ze haar " +
            "kleur aan een rij van grijze kaarten. Er zijn hoogstens vijf rijen.",
        ],
        ["HW-10", "Grijze kaarten zijn jokers: ze passen in elke rij, of openen er een die nog geen kleur heeft."],
        [
          "HW-11",
          "Het getal op je kaart moet hoger zijn dan het aantal kaarten in de rij. Een 4 past op drie kaarten, " +
            "niet op vier.",
        ],
      ],
    },
    {
      heading: "Te laag?",
      text: [
        [
          "HW-12 HW-13",
          "Dan neem je de hele rij met je kaart, plus de volgende kaart van de noodlotrij. Soms is dat precies " +
            "wat je wilt.",
        ],
        ["HW-14", "Oneven kaarten komen links in een rij te liggen, even rechts. Dat is alleen voor het oog."],
      ],
    },
    {
      heading: "Einde van een ronde",
      text: [
        ["HW-15", "Een ronde eindigt als iemands laatste kaart blijft liggen, of als iemand het gif neemt."],
        ["HW-16", "Uitgaan levert 30 punten op. Alle anderen tellen hun hand. Na het gif krijgt niemand de 30."],
        ["HW-17", "Drie ronden zijn een partij; het hoogste totaal wint, en gelijke totalen delen de plaats."],
        [
          "HW-18 HW-19",
          "Handen zijn geheim, maar niet het aantal kaarten, en iedereen zag welke kaarten van tafel zijn gepakt.",
        ],
      ],
    },
  ],
};

export default page;
