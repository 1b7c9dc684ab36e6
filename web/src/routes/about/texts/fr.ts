import { AUTHORS, type Pages } from "../texts";

const pages: Pages = {
  fair: {
    lead: "On accuse tous les jeux de dés sur ordinateur de tricher. Ici, pas besoin de nous croire sur parole.",
    parts: [
      {
        heading: "Comment ça marche",
        text: [
          "Avant que quelqu’un envoie quoi que ce soit, le serveur fixe un secret et en montre l’empreinte. Il " +
            "ne peut plus le changer.",
          "Ton appareil et ceux des autres ajoutent chacun des octets au hasard : d’abord les empreintes, puis " +
            "les octets, pour que personne ne choisisse en dernier.",
          "À chaque lancer, ton appareil envoie encore un nombre au hasard. Le serveur ne le connaît pas " +
            "d’avance, et tu ne connais pas le secret : personne ne peut truquer un lancer.",
          "Après la partie, le serveur donne à chaque appareil la somme de contrôle de tout le relevé, noms et " +
            "coups compris. Le tien la garde, et personne ne peut te montrer un autre relevé plus tard.",
        ],
      },
      {
        heading: "Vérifie",
        text: [
          "Après la partie, le relevé contient le secret et tous les nombres. Télécharge-le sur la page de la " +
            "partie et recalcule chaque lancer.",
          "wormery verify game.wgr",
        ],
      },
      {
        heading: "Robots",
        text: [
          "Les robots voient ce que tu verrais à leur place, et rien de plus. Leur réflexion a son propre " +
            "hasard et ne change jamais rien aux dés.",
        ],
      },
    ],
  },
  privacy: {
    lead: "Pas besoin de compte, et personne ne te piste.",
    parts: [
      {
        heading: "Sur le serveur",
        text: [
          "Un cookie avec une clé au hasard, pour que ta place reste la tienne ; le serveur n’a que " +
            "l’empreinte de la clé. Le nom et la couleur que tu choisis, et la date de ta première et de ta " +
            "dernière visite.",
          "Les parties que tu y joues, avec chaque coup, et des copies de tes parties contre des robots sur cet " +
            "appareil, avec le type d’appareil. Qui a le lien d’une partie peut la regarder.",
          "Ce qui se dit à une table est transmis et n’est pas gardé. Les adresses réseau sont comptées un " +
            "moment contre les surcharges, et ne sont notées nulle part.",
          "Tes résultats dans les parties du jour, que tout le monde peut lire à côté de ton nom.",
          "Si tu écris des programmes qui jouent : leurs noms et ce qu’ils ont gagné, que tout le monde peut lire ; " +
            "pas à qui ils sont.",
        ],
      },
      {
        heading: "Sur cet appareil",
        text: [
          "Tes réglages, ton nom et ta couleur, et les noms de ceux qui ont joué ici récemment.",
          "Les parties jouées sur cet appareil, et les relevés de celles qui sont finies ; les plus anciennes font " +
            "place aux nouvelles. Tes parties contre des robots sont copiées sur le serveur, pour que tu puisses " +
            "continuer ailleurs ; celles jouées à plusieurs sur cet appareil ne sont envoyées nulle part.",
          "Des copies de parties du serveur, les tiennes une fois finies et celles que tu as regardées, pour " +
            "que tu puisses les revoir sans connexion ; jusqu’où tu as suivi une partie ; et ce que cet appareil " +
            "a vu des dés avant qu’ils soient lancés, avec la somme de contrôle reçue à la fin de la partie.",
          "Les leçons et les énigmes que tu as faites, tes résultats dans les parties du jour, et la soirée que tu notes " +
            "à la vraie table, avec les noms.",
          "Wormery lui-même, pour qu’il démarre sans connexion.",
        ],
      },
      {
        heading: "Ce qui n’est pas gardé",
        text: ["Pas d’adresse e-mail, pas de publicité, aucun pistage. La page ne charge rien venant d’un autre site."],
      },
      {
        heading: "Tes données",
        text: [
          "Dans « Moi », tu peux télécharger tout ce que le serveur a sur toi.",
          "« Supprimer mes données », au même endroit, supprime sur le serveur ton nom et le lien avec tes " +
            "parties, et sur cet appareil toutes les parties, copies, résultats et noms. Les réglages ont leur propre " +
            "bouton à côté. Les parties gardées ici peuvent aussi être supprimées une à une " +
            "dans « Tables », sous « Mes parties ».",
          "Ce qui reste alors, Wormery lui-même et ses réglages, disparaît quand tu supprimes les données de ce site " +
            "dans ton navigateur, ou quand tu désinstalles l’appli.",
        ],
      },
    ],
  },
  credits: {
    lead: "Merci.",
    parts: [
      {
        heading: "Jeux",
        text: [
          AUTHORS,
          "Ceci est un hommage privé, sans lien avec les auteurs ou les éditeurs. Les règles sont racontées " +
            "avec nos mots, tous les dessins sont de nous. S’il te plaît, achète les vrais jeux.",
        ],
      },
      { heading: "Polices", text: ["Gabarito et Atkinson Hyperlegible Next, toutes deux sous SIL Open Font License."] },
      { heading: "Programme", text: ["Wormery est un logiciel libre, sous licence MIT ou Apache 2.0."] },
    ],
  },
};

export default pages;
