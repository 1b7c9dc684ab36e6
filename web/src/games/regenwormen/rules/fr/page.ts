import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Vous êtes des poules affamées devant un buffet de vers. Quand le buffet est vide, qui a le plus de " +
    "vers gagne.",
  parts: [
    {
      heading: "La table",
      text: [
        [
          "RW-01 RW-02 RW-04",
          "De deux à sept joueurs. Seize dominos forment une rangée, de 21 à 36. Ils portent un ver (21–24), " +
            "deux (25–28), trois (29–32) ou quatre (33–36).",
        ],
        ["RW-03", "Les huit dés montrent 1 à 5 et, au lieu du six, un ver. Le ver vaut cinq, mais ce n’est pas un 5."],
      ],
    },
    {
      heading: "Ton tour",
      text: [
        ["RW-06", "Tu commences en lançant les huit dés."],
        [
          "RW-08",
          "Choisis un symbole et mets de côté tous les dés qui le montrent. Tu ne peux ni en laisser, ni " +
            "garder deux symboles d’un même jet.",
        ],
        [
          "RW-07",
          "Chaque symbole ne se garde qu’une fois par tour. Si un jet ne montre que des symboles que tu as " +
            "déjà, le tour est raté.",
        ],
        [
          "RW-09",
          "Quand tous les dés sont gardés, ou les six symboles, on ne lance plus : tu prends un domino, ou le " +
            "tour est raté.",
        ],
        [
          "RW-10",
          "Après avoir gardé des dés, tu relances le reste ou tu prends un domino. S’il n’y en a aucun à " +
            "prendre, et seulement alors, tu peux t’arrêter sans rien ; c’est un tour raté.",
        ],
      ],
    },
    {
      heading: "Ce que tu gagnes",
      text: [
        ["RW-11", "Pas de ver, pas de domino : au moins un de tes dés doit montrer un ver."],
        ["RW-12", "Le domino de ton total est visible dans la rangée ? C’est celui que tu reçois."],
        [
          "RW-13",
          "Il est au sommet de la pile de quelqu’un d’autre ? Tu peux le chiper, ou prendre le premier plus " +
            "bas qui est visible dans la rangée.",
        ],
        [
          "RW-14 RW-15",
          "Il n’est nulle part à prendre, ou ton total dépasse 36 ? Tu reçois le premier plus bas qui est " +
            "visible dans la rangée.",
        ],
        [
          "RW-17",
          "Les nouveaux dominos vont au sommet de ta pile. Seul celui du dessus peut être chipé ; ce qui est " +
            "dessous est à l’abri.",
        ],
      ],
    },
    {
      heading: "Un tour raté",
      text: [
        [
          "RW-16",
          "Un tour est raté quand un jet n’apporte rien de nouveau, quand tu n’as pas de ver à la fin, ou " +
            "quand il n’y a pas de domino pour ton total.",
        ],
        [
          "RW-18",
          "Ton domino du dessus revient alors dans la rangée, et le plus haut domino visible est retourné face " +
            "cachée, sauf si c’est celui que tu viens de rendre.",
        ],
        ["RW-19", "Qui n’a pas de domino ne rend rien, et aucun domino n’est retourné."],
        ["RW-20", "Un domino retourné est hors jeu."],
      ],
    },
    {
      heading: "La fin",
      text: [
        ["RW-21", "La partie finit dès qu’il n’y a plus de domino visible dans la rangée."],
        ["RW-22 RW-23", "Compte les vers de tous tes dominos. En cas d’égalité, le plus haut domino décide."],
        ["RW-24", "Rien n’est secret : tu peux toujours regarder toutes les piles."],
      ],
    },
  ],
};

export default page;
