import type { Pages } from "../texts";

const pages: Pages = {
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
