import type { RulesPages } from "../texts";

const pages: RulesPages = {
  regenwormen: {
    lead: "Jullie zijn hongerige kippen bij een wormenbuffet. Wie de meeste wormen heeft als het buffet leeg is, wint.",
    parts: [
      {
        heading: "De tafel",
        text: [
          [
            "RW-01 RW-02 RW-04",
            "Voor twee tot zeven spelers. Zestien tegels liggen op een rij, genummerd 21 tot en met 36. Ze dragen één worm (21–24), twee (25–28), drie (29–32) of vier (33–36).",
          ],
          [
            "RW-03",
            "Acht dobbelstenen tonen 1 tot en met 5 en in plaats van een zes een worm. De worm telt vijf, maar is geen 5.",
          ],
        ],
      },
      {
        heading: "Jouw beurt",
        text: [
          ["RW-06", "Je begint met een worp van alle acht dobbelstenen."],
          [
            "RW-08",
            "Kies één symbool en leg alle dobbelstenen met dat symbool opzij. Je mag er geen laten liggen en ook geen twee symbolen uit één worp opzijleggen.",
          ],
          [
            "RW-07",
            "Elk symbool leg je maar één keer per beurt opzij. Toont een worp alleen symbolen die je al hebt, dan is de beurt mislukt.",
          ],
          [
            "RW-09",
            "Liggen alle dobbelstenen opzij, of alle zes de symbolen, dan is het gooien voorbij: je pakt een tegel, of de beurt is mislukt.",
          ],
          [
            "RW-10",
            "Na het opzijleggen gooi je de rest opnieuw of pak je een tegel. Alleen als er geen tegel te halen is, mag je met niets stoppen; dat telt als een mislukte beurt.",
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
            "Ligt hij boven op de stapel van een ander? Dan mag je hem pikken, of de eerstvolgende lagere pakken die open in de rij ligt.",
          ],
          [
            "RW-14 RW-15",
            "Is jouw tegel nergens te halen, of is je totaal hoger dan 36? Dan krijg je de eerstvolgende lagere die open in de rij ligt.",
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
            "Een beurt mislukt als een worp niets nieuws brengt, als je aan het eind geen worm hebt, of als er voor jouw totaal geen tegel is.",
          ],
          [
            "RW-18",
            "Dan gaat je bovenste tegel terug naar de rij en wordt de hoogste open tegel van de rij omgedraaid, behalve als dat de tegel is die je net teruggaf.",
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
  },
  "regenwormen-expansion": {
    lead: "Alles gaat zoals in het basisspel, maar op sommige tegels staan specialisten, en wie de tegel pakt, krijgt de specialist erbij.",
    parts: [
      {
        heading: "De specialisten",
        text: [
          [
            "RX-05 RX-17",
            "Gouden dobbelsteen: een negende dobbelsteen met drie enen en drie wormen. Bij de eerste worp van je beurt beslis je of hij meedoet.",
          ],
          [
            "RX-07",
            "Ingeblikte worm: telt als worm, met vijf punten, zolang je er zelf geen opzij hebt gelegd. Dat gaat vanzelf.",
          ],
          ["RX-18", "Wezel: gooit één keer per beurt een worp over, ook als die niets nieuws bracht."],
          [
            "RX-21",
            "Kloek: beschermt je bovenste tegel en gaat in plaats daarvan weg. Ook kan niemand wormfiches van je pakken.",
          ],
          [
            "RX-04 RX-12",
            "Wie een tegel pakt, krijgt de specialist die erop staat. De raaf gaat met niemand mee: hij betaalt een wormfiche en verhuist naar een andere tegel in de rij.",
          ],
          ["RX-13", "Je mag één specialist hebben. Komt er een tweede bij, dan kies je welke teruggaat."],
          [
            "RX-03 RX-06",
            "In het begin staat de ingeblikte worm op 11, de kloek op 21, de raaf op 23, de wezel op 25 en de gouden dobbelsteen op 27. Een specialist die teruggaat, en de raaf als hij verhuist, komt op de laagste open tegel zonder specialist. Is die er niet, dan verdwijnt hij uit het spel.",
          ],
        ],
      },
      {
        heading: "Pikken",
        text: [
          [
            "RX-10 RX-14",
            "Wie een tegel pikt, krijgt ook de specialist van het slachtoffer. Je mag in plaats daarvan nog steeds de eerstvolgende lagere tegel pakken.",
          ],
          ["RX-11", "Heeft de ander de kloek, dan pik je de kloek in plaats van de tegel."],
        ],
      },
      {
        heading: "11 en 13",
        text: [
          [
            "RX-01 RX-08",
            "Twee kleine tegels met elk één worm. Je hebt precies 11 of 13 nodig, met een worm erbij. Niemand kan ze pikken, dus bewaken ze wat eronder ligt.",
          ],
          [
            "RX-09",
            "Als lagere tegel krijg je ze nooit: met 12 of met 14 tot en met 20 is er niets te halen. Daarboven is het altijd de eerstvolgende lagere vanaf 21.",
          ],
        ],
      },
      {
        heading: "Wormfiches",
        text: [
          ["RX-20", "Leg twee of meer enen tegelijk opzij en je krijgt een wormfiche, hoe de beurt ook afloopt."],
          [
            "RX-02 RX-19",
            "Er zijn er zeven, elk één worm waard. Zijn ze op, dan pak je er een van een ander die er een heeft en niet de kloek.",
          ],
        ],
      },
      {
        heading: "Een mislukte beurt",
        text: [
          [
            "RX-15 RX-16",
            "Met de kloek verlies je alleen de kloek en wordt er niets omgedraaid; heb je geen tegel, dan houd je de kloek. Ieder ander geeft de bovenste tegel en de specialist terug, en de hoogste open tegel wordt zoals altijd omgedraaid; een specialist daarop verhuist.",
          ],
        ],
      },
      {
        heading: "Het einde",
        text: [
          ["RX-22", "Het spel is uit als er geen open tegel meer in de rij ligt, ook 11 en 13 niet."],
          [
            "RX-23",
            "Tel de wormen op je tegels en één voor elk fiche. Bij een gelijke stand beslist de hoogste tegel; fiches beslissen niet.",
          ],
        ],
      },
    ],
  },
  "it-happens": {
    lead: "Je bent een miereneter die in termietenheuvels snuffelt: op zoek naar de koningin, haar generaal, wormen en wat er nog meer ligt.",
    parts: [
      {
        heading: "De heuvels",
        text: [
          [
            "IH-01 IH-02 IH-06",
            "Voor twee tot vijf spelers, vier ronden met telkens drie nieuwe heuvels. Een heuvel heeft vijf kolommen van één tot drie velden.",
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
            "Je eerste steen op een heuvel gaat onder in de meest linkse kolom zonder stenen; die kolom is daar van jou, en je volgende stenen stapel je erin. In een volle kolom past niets meer.",
          ],
          [
            "IH-09",
            "De beurt gaat naar de volgende speler die nog een steen heeft en er plek voor vindt. Wie niets meer kan leggen, wordt overgeslagen. Kan niemand het meer, dan is de ronde voorbij.",
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
            "Op elke heuvel worden de sommen van de stenen vergeleken. Bij een gelijke som gaat de kolom verder naar links voor.",
          ],
          [
            "IH-16",
            "De hoogste som wint de koningin, de op één na hoogste de generaal. Wat niemand wint, verdwijnt uit het spel.",
          ],
          [
            "IH-17",
            "Wie precies het wormgetal van de heuvel heeft, krijgt bovendien een wormtegel, zolang die er zijn.",
          ],
          [
            "IH-18 IH-19",
            "Puntentegels liggen gedekt bij hun eigenaar. Alle dobbelstenen gaan terug naar de spelers en de drie heuvels verdwijnen uit het spel.",
          ],
        ],
      },
      {
        heading: "Het einde",
        text: [
          [
            "IH-20",
            "Tel de punten van je koninginnen en generaals, één per wormtegel en vijf voor elke soort voorwerp die je minstens twee keer hebt.",
          ],
          [
            "IH-21",
            "Wie de meeste verschillende soorten heeft, krijgt er tien bij; bij een gelijke stand krijgen ze die allemaal. Zonder voorwerpen is er niets te halen.",
          ],
          ["IH-22", "Bij een gelijke stand beslist het aantal koninginnen, dan de generaals, dan de wormtegels."],
        ],
      },
      {
        heading: "Met zijn tweeën",
        text: [
          [
            "IH-23 IH-25",
            "Een derde kleur is van niemand: jullie hebben elke ronde allebei twee van haar stenen, naast je eigen. In je beurt kies je met welke kleur je gooit.",
          ],
          [
            "IH-24",
            "Voor de derde kleur kun je geen wormen betalen. Ze houdt wat ze vindt, telt mee als een speler en kan winnen.",
          ],
        ],
      },
      { heading: "De kaarten", text: [["", "De heuvelkaarten hier zijn onze eigen reconstructie, niet de gedrukte."]] },
    ],
  },
  holzwurm: {
    lead: "Je bent een houtworm. Even getallen zijn lekker hout, oneven getallen zijn spijkers en glas. Wat je aan het eind in je hand hebt, telt.",
    parts: [
      {
        heading: "De kaarten",
        text: [
          [
            "HW-01 HW-02 HW-03",
            "Voor twee tot zes spelers. Er zijn vijf kleuren met de getallen 1 tot en met 11 en grijze kaarten met 2 tot en met 11. Even kaarten tellen plus, oneven min, het gif min 13.",
          ],
          [
            "HW-04 HW-05",
            "Elke ronde krijgt iedereen 15 kaarten; met vijf spelers 12, met zes 10. Vijf kaarten en het gif vormen de noodlotrij, op volgorde: de beste gaat het eerst, het gif het laatst.",
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
            "Een kaart gaat naar de rij van haar kleur. Is die er niet, dan opent ze een rij of geeft ze haar kleur aan een rij van grijze kaarten. Er zijn hoogstens vijf rijen.",
          ],
          ["HW-10", "Grijze kaarten zijn jokers: ze passen in elke rij, of openen er een die nog geen kleur heeft."],
          [
            "HW-11",
            "Het getal op je kaart moet hoger zijn dan het aantal kaarten in de rij. Een 4 past op drie kaarten, niet op vier.",
          ],
        ],
      },
      {
        heading: "Te laag?",
        text: [
          [
            "HW-12 HW-13",
            "Dan neem je de hele rij met je kaart, plus de volgende kaart van de noodlotrij. Soms is dat precies wat je wilt.",
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
  },
};

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
export const variants: Record<string, [rules: string, text: string]> = {
  "lower=any_if_missing": ["RW-13 RW-14", "Is jouw tegel niet te halen, dan mag je elke lagere pakken die open ligt."],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Je mag elke open tegel tot en met je totaal pakken, ook als de precieze er ligt.",
  ],
  "decline_steal=forced": ["RW-13 RX-14", "Kun je pikken, dan moet je dat doen: een lagere tegel mag dan niet."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "De hoogste open tegel wordt ook omgedraaid als er na een mislukte beurt geen tegel terug te geven is.",
  ],
  "flip_returned=true": ["RW-18", "De hoogste open tegel wordt ook omgedraaid als het de net teruggegeven tegel is."],
  "voluntary_fail=always": [
    "RW-10",
    "Na het opzijleggen mag je altijd met niets stoppen, ook met een tegel binnen bereik.",
  ],
  "voluntary_fail=never": ["RW-10", "Met niets stoppen kan niet: zonder tegel binnen bereik moet je doorgooien."],
  "tiebreak=shared": ["RW-23 RX-23", "Wie evenveel wormen heeft, deelt de plaats; tegels beslissen niet."],
  "golden_faces=standard": [
    "RX-05 RX-17",
    "De gouden dobbelsteen heeft 1 tot en met 5 en een worm, net als de andere.",
  ],
  "low_tiles_need_worm=false": ["RX-08", "11 en 13 kun je zonder worm pakken."],
  "weasel_after_fail=false": ["RX-18", "De wezel helpt niet als een worp niets nieuws bracht."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "Het spel is uit als er vanaf 21 geen tegel meer open ligt; 11 en 13 tellen niet mee.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Niemand mag zowel 11 als 13 hebben."],
  "hen_fail_turns_tile=true": ["RX-15", "De hoogste open tegel wordt ook omgedraaid als de kloek weggaat."],
  "displaced_first=true": ["RX-15", "De specialist van de omgedraaide tegel verhuist vóór die van de speler."],
  "skip_timing=before_roll": ["IH-13", "Je kunt je beurt alleen vóór de worp overslaan."],
  "dummy_start_worms=2": ["IH-24", "De derde kleur begint met twee wormtegels."],
  "deck=custom": ["", "De heuvelkaarten zijn van jullie zelf."],
  "open_points=true": ["IH-18", "Puntentegels liggen open."],
  "pair_points=per_pair": ["IH-20", "Elk paar van hetzelfde voorwerp levert vijf op: vier dezelfde zijn twee paren."],
  "zero_diversity_bonus=true": ["IH-21", "Heeft niemand een voorwerp, dan krijgt iedereen de tien punten."],
  "next_start=winner": ["HW-06", "Wie een ronde wint, begint de volgende."],
  "next_start=loser": ["HW-06", "Wie een ronde verliest, begint de volgende."],
  "next_start=same": ["HW-06", "Elke ronde begint dezelfde speler."],
  "fate_ties=input_order": ["HW-05", "Van twee noodlotkaarten met dezelfde waarde gaat de eerst getrokken kaart voor."],
  "many_uncoloured=false": ["HW-10", "Een grijze kaart opent geen rij zolang er een rij zonder kleur is."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Wie het gif moet nemen, neemt alleen het gif; de rij blijft liggen, met de gespeelde kaart erbij.",
  ],
  out_bonus: ["HW-16", "Uitgaan levert {n} punten op."],
  deals: ["HW-17", "De partij heeft {n} ronden."],
};

export default pages;
