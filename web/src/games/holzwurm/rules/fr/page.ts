import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Tu es un ver à bois. Les nombres pairs sont du bon bois, les impairs des clous et du verre. Ce que " +
    "tu as en main à la fin compte.",
  parts: [
    {
      heading: "Les cartes",
      text: [
        [
          "HW-01 HW-02 HW-03",
          "De deux à six joueurs. Il y a cinq couleurs de 1 à 11 et des cartes grises de 2 à 11. Les cartes " +
            "paires comptent en plus, les impaires en moins, le poison moins 13.",
        ],
        [
          "HW-04 HW-05",
          "À chaque donne, chacun reçoit 15 cartes ; à cinq joueurs 12, à six 10. Cinq cartes et le poison " +
            "forment la rangée du destin, triée : la meilleure part d’abord, le poison en dernier.",
        ],
        ["HW-06", "Ensuite, chaque donne est commencée par le joueur suivant, vers la gauche."],
      ],
    },
    {
      heading: "Ton tour",
      text: [
        ["HW-07", "Joue une carte. On ne passe pas."],
        [
          "HW-08 HW-09",
          "Une carte va dans la rangée de sa couleur. S’il n’y en a pas, elle en ouvre une ou donne sa couleur " +
            "à une rangée de cartes grises. Il y a au plus cinq rangées.",
        ],
        [
          "HW-10",
          "Les cartes grises sont des jokers : elles vont dans n’importe quelle rangée, ou en ouvrent une qui " +
            "n’a pas encore de couleur.",
        ],
        [
          "HW-11",
          "Le nombre de ta carte doit dépasser le nombre de cartes de la rangée. Un 4 va sur trois cartes, pas " +
            "sur quatre.",
        ],
      ],
    },
    {
      heading: "Trop bas ?",
      text: [
        [
          "HW-12 HW-13",
          "Alors tu prends toute la rangée avec ta carte, et la prochaine carte de la rangée du destin. " +
            "Parfois, c’est justement ce que tu veux.",
        ],
        [
          "HW-14",
          "Dans une rangée, les cartes impaires s’ajoutent à gauche, les paires à droite. C’est seulement pour l’œil.",
        ],
      ],
    },
    {
      heading: "Fin d’une donne",
      text: [
        [
          "HW-15",
          "Une donne finit quand la dernière carte de quelqu’un reste sur la table, ou quand quelqu’un prend " +
            "le poison.",
        ],
        [
          "HW-16",
          "Sortir rapporte 30 points. Tous les autres comptent leur main. Après le poison, personne ne reçoit les 30.",
        ],
        ["HW-17", "Trois donnes font une partie ; le plus haut total gagne, et les totaux égaux se partagent le rang."],
        [
          "HW-18 HW-19",
          "Les mains sont secrètes, mais pas leur nombre de cartes, et tout le monde a vu quelles cartes ont " +
            "été prises sur la table.",
        ],
      ],
    },
  ],
};

export default page;
