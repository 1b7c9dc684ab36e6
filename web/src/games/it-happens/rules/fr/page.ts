import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead: "Tu es un fourmilier qui fouille les termitières : pour la reine, son général, des vers et tout ce qui traîne.",
  parts: [
    {
      heading: "Les termitières",
      text: [
        [
          "IH-01 IH-02 IH-06",
          "De deux à cinq joueurs, quatre manches, avec chaque fois trois nouvelles termitières. Une " +
            "termitière a cinq colonnes d’une à trois cases.",
        ],
        ["IH-03 IH-04 IH-05", "Chacun a cinq dés et deux tuiles ver."],
        ["IH-07", "À chaque manche, c’est au joueur suivant de commencer."],
      ],
    },
    {
      heading: "Ton tour",
      text: [
        ["IH-10", "Lance un de tes dés et pose-le sur une termitière."],
        [
          "IH-08",
          "Ton premier dé sur une termitière va en bas de la colonne sans dé la plus à gauche ; cette colonne " +
            "y est la tienne, et tes dés suivants s’y empilent. Une colonne pleine ne reçoit plus rien.",
        ],
        [
          "IH-09",
          "Le tour passe au prochain joueur qui a un dé et une place pour lui. On saute qui ne peut plus rien " +
            "poser. Quand plus personne ne le peut, la manche est finie.",
        ],
        ["IH-11", "Un dé lancé doit être posé, sauf si tu paies un ver."],
        ["IH-14", "Si la case montre un ver ou un objet, tu en reçois un de la réserve, tant qu’il y en a."],
      ],
    },
    {
      heading: "Tuiles ver",
      text: [
        ["IH-12", "Paie une tuile ver pour relancer ton dé, autant de fois que tu veux et peux."],
        ["IH-13", "Paie une tuile ver pour passer ton tour, avant le jet ou après. Le dé reste à toi."],
      ],
    },
    {
      heading: "Fin d’une manche",
      text: [
        [
          "IH-15",
          "Sur chaque termitière, on compare les sommes des dés. À égalité, la colonne la plus à gauche passe devant.",
        ],
        [
          "IH-16",
          "La plus haute somme gagne la reine, la deuxième le général. Ce que personne ne gagne quitte la partie.",
        ],
        [
          "IH-17",
          "Qui a exactement le nombre du ver de la termitière reçoit en plus une tuile ver, tant qu’il y en a.",
        ],
        [
          "IH-18 IH-19",
          "Les tuiles de points restent face cachée chez leurs propriétaires. Tous les dés reviennent aux " +
            "joueurs, et les trois termitières quittent la partie.",
        ],
      ],
    },
    {
      heading: "La fin",
      text: [
        [
          "IH-20",
          "Compte les points de tes reines et généraux, un par tuile ver et cinq pour chaque sorte d’objet que " +
            "tu as au moins deux fois.",
        ],
        [
          "IH-21",
          "Qui a le plus de sortes différentes reçoit dix points de plus ; à égalité, chacun les reçoit. Sans " +
            "aucun objet, il n’y a rien.",
        ],
        ["IH-22", "À égalité, le nombre de reines décide, puis les généraux, puis les tuiles ver."],
      ],
    },
    {
      heading: "À deux",
      text: [
        [
          "IH-23 IH-25",
          "Une troisième couleur n’est à personne : à chaque manche, vous avez chacun deux de ses dés en plus " +
            "des vôtres. À ton tour, tu choisis quelle couleur lancer.",
        ],
        [
          "IH-24",
          "On ne peut pas payer de ver pour la troisième couleur. Elle garde ce qu’elle trouve, compte comme " +
            "un joueur et peut gagner.",
        ],
      ],
    },
    {
      heading: "Les cartes",
      text: [["", "Les cartes de termitières sont ici notre propre reconstitution, pas celles du jeu imprimé."]],
    },
  ],
};

export default page;
