import type { RulesPage } from "../../../rules";

const page: RulesPage = {
  lead:
    "Tout va comme dans le jeu de base, mais des spécialistes se tiennent sur certains dominos, et qui " +
    "prend le domino prend le spécialiste.",
  parts: [
    {
      heading: "Les spécialistes",
      text: [
        [
          "RX-05 RX-17",
          "Dé doré : un neuvième dé avec trois uns et trois vers. Au premier jet du tour, tu décides s’il participe.",
        ],
        [
          "RX-07",
          "Ver en boîte : compte comme un ver, à cinq points, tant que tu n’en as pas gardé. Il agit tout seul.",
        ],
        ["RX-18", "Belette : relance un jet, une fois par tour, même s’il n’apportait rien de nouveau."],
        [
          "RX-21",
          "Poule : elle protège ton domino du dessus et part à sa place. Personne ne peut non plus te prendre " +
            "de jetons ver.",
        ],
        [
          "RX-04 RX-12",
          "Qui prend un domino reçoit le spécialiste qui s’y tient. Le corbeau ne suit personne : il paie un " +
            "jeton ver et va sur un autre domino de la rangée.",
        ],
        ["RX-13", "Un seul spécialiste à la fois. S’il en vient un second, tu choisis lequel repart."],
        [
          "RX-03 RX-06",
          "Au début, le ver en boîte se tient sur le 11, la poule sur le 21, le corbeau sur le 23, la belette " +
            "sur le 25 et le dé doré sur le 27. Un spécialiste qui repart, et le corbeau quand il bouge, se pose " +
            "sur le plus bas domino visible sans spécialiste. S’il n’y en a pas, il quitte la partie.",
        ],
      ],
    },
    {
      heading: "Chiper",
      text: [
        [
          "RX-10 RX-14",
          "Qui chipe un domino reçoit aussi le spécialiste de sa victime. Tu peux toujours prendre à la place " +
            "le premier domino plus bas.",
        ],
        ["RX-11", "À qui possède la poule, on chipe la poule et non le domino."],
      ],
    },
    {
      heading: "11 et 13",
      text: [
        [
          "RX-01 RX-08",
          "Deux petits dominos d’un ver chacun. Il te faut exactement 11 ou 13, avec un ver. Personne ne peut " +
            "les chiper : ils protègent ce qu’ils couvrent.",
        ],
        [
          "RX-09",
          "On ne les reçoit jamais comme domino plus bas : avec 12, ou de 14 à 20, il n’y a rien à prendre. " +
            "Au-delà, c’est toujours le premier plus bas à partir de 21.",
        ],
      ],
    },
    {
      heading: "Jetons ver",
      text: [
        ["RX-20", "Garde deux uns ou plus d’un coup et tu reçois un jeton ver, quoi qu’il arrive ensuite."],
        [
          "RX-02 RX-19",
          "Il y en a sept, qui valent un ver chacun. Quand il n’en reste plus, tu en prends un à quelqu’un qui " +
            "en a et qui n’a pas la poule.",
        ],
      ],
    },
    {
      heading: "Un tour raté",
      text: [
        [
          "RX-15 RX-16",
          "Avec la poule, tu ne perds que la poule et rien n’est retourné ; si tu n’as pas de domino, tu la " +
            "gardes. Les autres rendent le domino du dessus et le spécialiste, et le plus haut domino visible " +
            "est retourné comme d’habitude ; un spécialiste qui s’y tient se déplace.",
        ],
      ],
    },
    {
      heading: "La fin",
      text: [
        ["RX-22", "La partie finit quand il n’y a plus de domino visible dans la rangée, 11 et 13 compris."],
        [
          "RX-23",
          "Compte les vers de tes dominos et un pour chaque jeton. En cas d’égalité, le plus haut domino " +
            "décide ; les jetons, non.",
        ],
      ],
    },
  ],
};

export default page;
