import type { Pages } from "../texts";

const pages: Pages = {
  fair: {
    lead: "On accuse tous les jeux de dés sur ordinateur de tricher. Ici, personne n’a besoin de nous croire.",
    parts: [
      { heading: "Comment ça marche", text: [
        "Avant que quiconque envoie quoi que ce soit, le serveur fixe un secret et en montre l’empreinte. Il ne peut plus le changer.",
        "Ton appareil et ceux des autres ajoutent chacun des octets au hasard : d’abord les empreintes, puis les octets, pour que personne ne choisisse en dernier.",
        "À chaque lancer, ton appareil envoie encore un nombre au hasard. Le serveur ne le connaît pas d’avance, et tu ne connais pas le secret : personne ne peut arranger un lancer.",
      ] },
      { heading: "Vérifie", text: [
        "Après la partie, la feuille de partie contient le secret et tous les nombres. Télécharge-la sur la page de la partie et recalcule chaque lancer.",
        "wormery verify game.wgr",
      ] },
      { heading: "Robots", text: ["Les robots voient ce que tu verrais à leur place, et rien de plus. Leur réflexion puise à une autre source et ne décale jamais les dés."] },
    ],
  },
  privacy: {
    lead: "Pas besoin de compte, et personne ne te piste.",
    parts: [
      { heading: "Ce qui est gardé", text: [
        "Un cookie avec une clé au hasard, pour que ta place reste la tienne. Le nom que tu choisis. Tes parties, avec chaque coup.",
        "Les réglages restent dans ce navigateur.",
      ] },
      { heading: "Ce qui ne l’est pas", text: ["Pas d’adresse e-mail, pas de publicité, aucun pistage. La page ne charge rien venant d’un autre site."] },
      { heading: "Tes données", text: ["Dans Réglages, tu peux télécharger tout ce qui te concerne, et le supprimer."] },
    ],
  },
  credits: {
    lead: "Merci.",
    parts: [
      { heading: "Jeux", text: [
        "Pickomino (Regenwormen, Heckmeck) de Reiner Knizia. It Happens.. de Stefan Feld. Der dreizehnte Holzwurm de Wolfgang Kramer et Michael Kiesling.",
        "Ceci est un hommage privé, sans lien avec les auteurs ou les éditeurs. Les règles sont racontées avec nos mots, tous les dessins sont de nous. Achetez les vrais jeux.",
      ] },
      { heading: "Polices", text: ["Gabarito et Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License."] },
      { heading: "Programme", text: ["Wormery est un logiciel libre, sous licence MIT ou Apache 2.0."] },
    ],
  },
};

export default pages;
