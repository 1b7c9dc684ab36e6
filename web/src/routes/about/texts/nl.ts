import { AUTHORS, type Pages } from "../texts";

const pages: Pages = {
  fair: {
    lead:
      "Elk dobbelspel op de computer krijgt het verwijt dat de dobbelstenen vals zijn. Hier hoef je ons " +
      "niet te geloven.",
    parts: [
      {
        heading: "Hoe het werkt",
        text: [
          "Voordat iemand iets stuurt, legt de server een geheim vast en toont hij de vingerafdruk ervan. " +
            "Daarna kan hij het niet meer veranderen.",
          "Jouw apparaat en dat van de anderen voegen elk eigen willekeurige bytes toe: eerst de " +
            "vingerafdrukken, dan de bytes, zodat niemand als laatste kan kiezen.",
          "Bij elke worp stuurt je apparaat nog een willekeurig getal. De server kent het niet vooraf en jij " +
            "kent het geheim niet: niemand kan een worp naar zijn hand zetten.",
          "Na afloop vertelt de server elk apparaat de controlesom van het hele verslag, met namen en zetten. " +
            "Jouw apparaat bewaart die, zodat niemand je later een ander verslag kan tonen.",
        ],
      },
      {
        heading: "Reken het na",
        text: [
          "Na afloop staan het geheim en alle getallen in het verslag. Download het op de pagina van de partij " +
            "en reken elke worp na.",
          "wormery verify game.wgr",
        ],
      },
      {
        heading: "Bots",
        text: [
          "Bots zijn spelers die de computer speelt. Ze zien wat jij op hun plaats zou zien, en niets meer. " +
            "Voor hun denkwerk gebruiken ze eigen toeval, dat niets aan de dobbelstenen verandert.",
        ],
      },
    ],
  },
  privacy: {
    lead: "Je hebt geen account nodig en niemand volgt je.",
    parts: [
      {
        heading: "Op de server",
        text: [
          "Een cookie met een willekeurige sleutel, zodat je plaats van jou blijft; de server heeft alleen de " +
            "vingerafdruk van de sleutel. De naam en de kleur die je kiest, en wanneer je voor het eerst en voor " +
            "het laatst kwam.",
          "De partijen die je daar speelt, met elke zet, en kopieën van je partijen tegen bots op dit apparaat, " +
            "met het soort apparaat. Wie de link van een partij heeft, kan die bekijken.",
          "Wat er aan tafel gezegd wordt, wordt doorgegeven en niet bewaard. Netwerkadressen worden even " +
            "geteld tegen overbelasting en nergens opgeschreven.",
          "Wat je in de spellen van vandaag hebt gehaald; iedereen kan dat lezen, met je naam erbij.",
          "Als je programma’s schrijft die spelen: hun namen en wat ze gewonnen hebben, die iedereen kan lezen; niet " +
            "van wie ze zijn.",
        ],
      },
      {
        heading: "Op dit apparaat",
        text: [
          "Je instellingen, je naam en kleur, en de namen van iedereen die hier het laatst speelde.",
          "Partijen die je op dit apparaat speelt, en de verslagen als ze afgelopen zijn; de oudste maken plaats voor " +
            "nieuwe. Je partijen tegen bots worden naar de server gekopieerd, zodat je elders verder kunt spelen; " +
            "partijen van meer mensen op dit apparaat worden nergens heen gestuurd.",
          "Kopieën van partijen op de server (je eigen afgelopen partijen en wat je hebt bekeken), zodat je ze ook " +
            "zonder verbinding kunt zien; hoe ver je een partij hebt gevolgd; en wat dit apparaat van de " +
            "dobbelstenen zag voordat ze werden gegooid, met de controlesom die het na afloop kreeg.",
          "De lessen en puzzels die je hebt gedaan, wat je in de spellen van vandaag hebt gehaald, en de avond die je " +
            "aan de echte tafel bijhoudt, met de namen.",
          "Wormery zelf, zodat het zonder verbinding start.",
        ],
      },
      {
        heading: "Wat niet bewaard wordt",
        text: ["Geen e-mailadres, geen reclame, geen trackers. De pagina laadt niets van andere sites."],
      },
      {
        heading: "Jouw gegevens",
        text: [
          "Bij Ik kun je alles downloaden wat de server van je heeft.",
          "‘Mijn gegevens wissen’, op dezelfde plek, wist op de server je naam en de koppeling met je partijen, en op " +
            "dit apparaat alle partijen, kopieën, resultaten en namen. De instellingen hebben daarnaast een " +
            "eigen knop. Losse partijen die hier bewaard worden, kun je wissen bij Tafels, onder Mijn partijen.",
          "Wat dan overblijft, Wormery zelf en de instellingen, verdwijnt als je in je browser de gegevens van " +
            "deze site wist, of de app verwijdert.",
        ],
      },
    ],
  },
  credits: {
    lead: "Dank je wel.",
    parts: [
      {
        heading: "Spellen",
        text: [
          AUTHORS,
          "Dit is een privé-eerbetoon, los van auteurs en uitgevers. De regels zijn in eigen woorden verteld, " +
            "alle tekeningen zijn van ons. Koop vooral de echte spellen.",
        ],
      },
      {
        heading: "Lettertypes",
        text: ["Gabarito en Atkinson Hyperlegible Next, beide onder de SIL Open Font License."],
      },
      { heading: "Programma", text: ["Wormery is vrije software, onder de MIT- of de Apache 2.0-licentie."] },
    ],
  },
};

export default pages;
