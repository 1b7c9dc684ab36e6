import type { Pages } from "../texts";

const pages: Pages = {
  regenwormen: {
    lead: "Jullie zijn hongerige kippen bij een wormenbuffet. Wie de meeste wormen heeft als het buffet leeg is, wint.",
    parts: [
      { heading: "De tafel", text: ["Zestien tegels liggen op een rij, genummerd 21 tot 36. Ze dragen één worm (21–24), twee (25–28), drie (29–32) of vier (33–36)."] },
      { heading: "Jouw beurt", text: [
        "Gooi acht dobbelstenen. Ze tonen 1 tot 5 en in plaats van een zes een worm, die vijf telt.",
        "Kies één symbool en leg alle dobbelstenen daarmee opzij. Gooi de rest opnieuw en leg een symbool opzij dat je nog niet hebt, enzovoort. Wat je houdt, telt op.",
        "Stop wanneer je wilt. Je hebt minstens één worm nodig bij je dobbelstenen.",
      ] },
      { heading: "Wat je krijgt", text: [
        "Je totaal is het nummer van de tegel die je uit de rij pakt. Ligt die boven op iemands stapel? Dan mag je hem pikken.",
        "Is je tegel nergens te halen, dan neem je de eerstvolgende lagere uit de rij. Nieuwe tegels gaan boven op je stapel; alleen de bovenste kan gepikt worden.",
      ] },
      { heading: "Een mislukte beurt", text: [
        "Je gooit geen nieuw symbool, of je eindigt zonder worm of zonder tegel: je bovenste tegel gaat terug naar de rij en de hoogste tegel van de rij wordt voorgoed omgedraaid, behalve als het die is die je net teruggaf.",
      ] },
      { heading: "Het einde", text: ["Het spel is uit als er geen open tegel meer in de rij ligt. Tel de wormen op je tegels. Bij gelijke stand beslist de hoogste tegel."] },
    ],
  },
  "regenwormen-expansion": {
    lead: "Alles als in het gewone spel, maar vijf helpers staan op de tegels, en wie de tegel pakt, krijgt de helper erbij.",
    parts: [
      { heading: "De helpers", text: [
        "Gouden dobbelsteen: een negende dobbelsteen met drie enen en drie wormen.",
        "Worm in blik: telt als worm, vijf punten, zolang je zelf geen worm hebt.",
        "Wezel: één keer per beurt een worp overdoen.",
        "Kip: zit op je bovenste tegel en gaat in plaats daarvan verloren.",
        "Raaf: blijft in de rij, maar betaalt een wormfiche aan wie zijn tegel pakt.",
        "Je hebt één helper tegelijk. Mislukt je beurt of verlies je een tegel, dan is hij weg.",
      ] },
      { heading: "11 en 13", text: ["Twee kleine tegels met elk één worm. Je hebt precies 11 of 13 nodig. Ze kunnen nooit gepikt worden en bewaken wat eronder ligt."] },
      { heading: "Wormfiches", text: ["Leg twee of meer enen tegelijk opzij en je krijgt een fiche, ook als de beurt daarna mislukt. Elk fiche is aan het eind één worm. Zijn ze op, dan pak je er een van een ander."] },
    ],
  },
  "it-happens": {
    lead: "Je bent een miereneter die in termietenheuvels snuffelt: op zoek naar de koningin, haar generaal, wormen en wat er nog meer ligt.",
    parts: [
      { heading: "De heuvels", text: ["Drie heuvels per ronde, vier ronden. Een heuvel heeft vijf kolommen van één tot drie velden."] },
      { heading: "Jouw beurt", text: [
        "Gooi een van je vijf dobbelstenen en leg hem op een heuvel. Je eerste daar gaat onderin de meest linkse lege kolom; de volgende stapelen in dezelfde kolom. Een volle kolom neemt niets meer.",
        "Toont het veld een worm of een voorwerp, dan pak je er een.",
        "Met een wormtegel mag je opnieuw gooien of je beurt overslaan.",
      ] },
      { heading: "Einde van een ronde", text: ["Op elke heuvel wint de hoogste som de punten van de koningin, de op één na hoogste die van de generaal. Bij gelijke som gaat de meest linkse kolom voor. Wie precies het wormgetal heeft, krijgt een wormtegel."] },
      { heading: "Het einde", text: ["Tel koninginnen en generaals, één punt per wormtegel, vijf voor elke soort voorwerp die je minstens twee keer hebt, en tien voor de meeste soorten."] },
      { heading: "Met zijn tweeën", text: ["Een derde kleur is van niemand: jullie leggen allebei een deel van haar dobbelstenen, en ook zij kan heuvels winnen."] },
      { heading: "De kaarten", text: ["De heuvelkaarten hier zijn onze eigen reconstructie, niet de gedrukte."] },
    ],
  },
  holzwurm: {
    lead: "Je bent een houtworm. Even getallen zijn lekker hout, oneven getallen zijn spijkers en glas. Wat je aan het eind in je hand hebt, telt.",
    parts: [
      { heading: "Jouw beurt", text: [
        "Speel één kaart bij de rij van haar kleur; er zijn hoogstens vijf rijen. Grijze kaarten zijn jokers en passen bij elke rij.",
        "Het getal op je kaart moet hoger zijn dan het aantal kaarten in de rij. Een 4 past op drie kaarten, niet op vier.",
      ] },
      { heading: "Te laag?", text: ["Dan neem je de hele rij met je kaart, plus de volgende kaart van de noodlotsrij. Die begint met de mooiste; de laatste is de giftige dertien. Soms wil je een rij juist hebben."] },
      { heading: "Einde van een ronde", text: ["Een ronde eindigt als iemand de laatste kaart kwijt is en die blijft liggen: 30 punten. Of als iemand de dertien moet nemen: min 13."] },
      { heading: "Punten", text: ["Even kaarten in je hand tellen plus, oneven min. Drie ronden zijn een partij."] },
    ],
  },
  fair: {
    lead: "Elk dobbelspel op de computer krijgt het verwijt dat de dobbelstenen vals zijn. Hier hoef je ons niet te geloven.",
    parts: [
      { heading: "Hoe het werkt", text: [
        "Voordat iemand iets stuurt, legt de server een geheim vast en toont de vingerafdruk ervan. Daarna kan het niet meer veranderen.",
        "Jouw toestel en dat van de anderen voegen elk eigen willekeurige bytes toe: eerst de vingerafdrukken, dan de bytes, zodat niemand als laatste kan kiezen.",
        "Bij elke worp stuurt je toestel nog een willekeurig getal. De server kent het niet vooraf en jij kent het geheim niet: niemand kan een worp regelen.",
      ] },
      { heading: "Reken het na", text: [
        "Na het spel staan het geheim en alle getallen in het verslag. Download het op de pagina van de partij en reken elke worp na.",
        "wormery verify game.wgr",
      ] },
      { heading: "Bots", text: ["Bots zien wat jij op hun plaats zou zien, en niets meer. Hun denken haalt toeval uit een andere bron en verschuift de dobbelstenen nooit."] },
    ],
  },
  privacy: {
    lead: "Je hebt geen account nodig en niemand volgt je.",
    parts: [
      { heading: "Wat wordt bewaard", text: [
        "Een cookie met een willekeurige sleutel, zodat je plaats van jou blijft. De naam die je kiest. Je partijen, met elke zet.",
        "Instellingen blijven in deze browser.",
      ] },
      { heading: "Wat niet", text: ["Geen e-mailadres, geen reclame, geen trackers. De pagina laadt niets van andere sites."] },
      { heading: "Jouw gegevens", text: ["Bij Instellingen kun je alles over jou downloaden en verwijderen."] },
    ],
  },
  credits: {
    lead: "Dank je wel.",
    parts: [
      { heading: "Spellen", text: [
        "Regenwormen (Pickomino, Heckmeck) van Reiner Knizia. It Happens.. van Stefan Feld. Der dreizehnte Holzwurm van Wolfgang Kramer en Michael Kiesling.",
        "Dit is een eerbetoon, los van auteurs en uitgevers. De regels zijn in eigen woorden verteld, alle tekeningen zijn van ons. Koop vooral de echte spellen.",
      ] },
      { heading: "Letters", text: ["Gabarito en Atkinson Hyperlegible Next, beide onder de SIL Open Font License."] },
      { heading: "Programma", text: ["Wormery is vrije software, onder de MIT- of de Apache 2.0-licentie."] },
    ],
  },
};

export default pages;
