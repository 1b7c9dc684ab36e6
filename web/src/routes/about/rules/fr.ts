import type { RulesPages } from "../texts";

const pages: RulesPages = {
  regenwormen: {
    lead: "Vous êtes des poules affamées devant un buffet de vers. Quand le buffet est vide, qui a le plus de vers gagne.",
    parts: [
      {
        heading: "La table",
        text: [
          [
            "RW-01 RW-02 RW-04",
            "De deux à sept joueurs. Seize dominos forment une rangée, de 21 à 36. Ils portent un ver (21–24), deux (25–28), trois (29–32) ou quatre (33–36).",
          ],
          [
            "RW-03",
            "Les huit dés montrent 1 à 5 et, au lieu du six, un ver. Le ver vaut cinq, mais ce n’est pas un 5.",
          ],
        ],
      },
      {
        heading: "Ton tour",
        text: [
          ["RW-06", "Tu commences en lançant les huit dés."],
          [
            "RW-08",
            "Choisis un symbole et mets de côté tous les dés qui le montrent. Tu ne peux ni en laisser, ni garder deux symboles d’un même jet.",
          ],
          [
            "RW-07",
            "Chaque symbole ne se garde qu’une fois par tour. Si un jet ne montre que des symboles que tu as déjà, le tour est raté.",
          ],
          [
            "RW-09",
            "Quand tous les dés sont gardés, ou les six symboles, on ne lance plus : tu prends un domino, ou le tour est raté.",
          ],
          [
            "RW-10",
            "Après avoir gardé des dés, tu relances le reste ou tu prends un domino. S’il n’y en a aucun à prendre, et seulement alors, tu peux t’arrêter sans rien ; c’est un tour raté.",
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
            "Il est au sommet de la pile de quelqu’un d’autre ? Tu peux le chiper, ou prendre le premier plus bas qui est visible dans la rangée.",
          ],
          [
            "RW-14 RW-15",
            "Il n’est nulle part à prendre, ou ton total dépasse 36 ? Tu reçois le premier plus bas qui est visible dans la rangée.",
          ],
          [
            "RW-17",
            "Les nouveaux dominos vont au sommet de ta pile. Seul celui du dessus peut être chipé ; ce qui est dessous est à l’abri.",
          ],
        ],
      },
      {
        heading: "Un tour raté",
        text: [
          [
            "RW-16",
            "Un tour est raté quand un jet n’apporte rien de nouveau, quand tu n’as pas de ver à la fin, ou quand il n’y a pas de domino pour ton total.",
          ],
          [
            "RW-18",
            "Ton domino du dessus revient alors dans la rangée, et le plus haut domino visible est retourné face cachée, sauf si c’est celui que tu viens de rendre.",
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
  },
  "regenwormen-expansion": {
    lead: "Tout va comme dans le jeu de base, mais des spécialistes se tiennent sur certains dominos, et qui prend le domino prend le spécialiste.",
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
            "Poule : elle protège ton domino du dessus et part à sa place. Personne ne peut non plus te prendre de jetons ver.",
          ],
          [
            "RX-04 RX-12",
            "Qui prend un domino reçoit le spécialiste qui s’y tient. Le corbeau ne suit personne : il paie un jeton ver et va sur un autre domino de la rangée.",
          ],
          ["RX-13", "Un seul spécialiste à la fois. S’il en vient un second, tu choisis lequel repart."],
          [
            "RX-03 RX-06",
            "Au début, le ver en boîte se tient sur le 11, la poule sur le 21, le corbeau sur le 23, la belette sur le 25 et le dé doré sur le 27. Un spécialiste qui repart, et le corbeau quand il bouge, se pose sur le plus bas domino visible sans spécialiste. S’il n’y en a pas, il quitte la partie.",
          ],
        ],
      },
      {
        heading: "Chiper",
        text: [
          [
            "RX-10 RX-14",
            "Qui chipe un domino reçoit aussi le spécialiste de sa victime. Tu peux toujours prendre à la place le premier domino plus bas.",
          ],
          ["RX-11", "À qui possède la poule, on chipe la poule et non le domino."],
        ],
      },
      {
        heading: "11 et 13",
        text: [
          [
            "RX-01 RX-08",
            "Deux petits dominos d’un ver chacun. Il te faut exactement 11 ou 13, avec un ver. Personne ne peut les chiper : ils protègent ce qu’ils couvrent.",
          ],
          [
            "RX-09",
            "On ne les reçoit jamais comme domino plus bas : avec 12, ou de 14 à 20, il n’y a rien à prendre. Au-delà, c’est toujours le premier plus bas à partir de 21.",
          ],
        ],
      },
      {
        heading: "Jetons ver",
        text: [
          ["RX-20", "Garde deux uns ou plus d’un coup et tu reçois un jeton ver, quoi qu’il arrive ensuite."],
          [
            "RX-02 RX-19",
            "Il y en a sept, qui valent un ver chacun. Quand il n’en reste plus, tu en prends un à quelqu’un qui en a et qui n’a pas la poule.",
          ],
        ],
      },
      {
        heading: "Un tour raté",
        text: [
          [
            "RX-15 RX-16",
            "Avec la poule, tu ne perds que la poule et rien n’est retourné ; si tu n’as pas de domino, tu la gardes. Les autres rendent le domino du dessus et le spécialiste, et le plus haut domino visible est retourné comme d’habitude ; un spécialiste qui s’y tient se déplace.",
          ],
        ],
      },
      {
        heading: "La fin",
        text: [
          ["RX-22", "La partie finit quand il n’y a plus de domino visible dans la rangée, 11 et 13 compris."],
          [
            "RX-23",
            "Compte les vers de tes dominos et un pour chaque jeton. En cas d’égalité, le plus haut domino décide ; les jetons, non.",
          ],
        ],
      },
    ],
  },
  "it-happens": {
    lead: "Tu es un fourmilier qui fouille les termitières : pour la reine, son général, des vers et tout ce qui traîne.",
    parts: [
      {
        heading: "Les termitières",
        text: [
          [
            "IH-01 IH-02 IH-06",
            "De deux à cinq joueurs, quatre manches, avec chaque fois trois nouvelles termitières. Une termitière a cinq colonnes d’une à trois cases.",
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
            "Ton premier dé sur une termitière va en bas de la colonne sans dé la plus à gauche ; cette colonne y est la tienne, et tes dés suivants s’y empilent. Une colonne pleine ne reçoit plus rien.",
          ],
          [
            "IH-09",
            "Le tour passe au prochain joueur qui a un dé et une place pour lui. On saute qui ne peut plus rien poser. Quand plus personne ne le peut, la manche est finie.",
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
            "Les tuiles de points restent face cachée chez leurs propriétaires. Tous les dés reviennent aux joueurs, et les trois termitières quittent la partie.",
          ],
        ],
      },
      {
        heading: "La fin",
        text: [
          [
            "IH-20",
            "Compte les points de tes reines et généraux, un par tuile ver et cinq pour chaque sorte d’objet que tu as au moins deux fois.",
          ],
          [
            "IH-21",
            "Qui a le plus de sortes différentes reçoit dix points de plus ; à égalité, chacun les reçoit. Sans aucun objet, il n’y a rien.",
          ],
          ["IH-22", "À égalité, le nombre de reines décide, puis les généraux, puis les tuiles ver."],
        ],
      },
      {
        heading: "À deux",
        text: [
          [
            "IH-23 IH-25",
            "Une troisième couleur n’est à personne : à chaque manche, vous avez chacun deux de ses dés en plus des vôtres. À ton tour, tu choisis quelle couleur lancer.",
          ],
          [
            "IH-24",
            "On ne peut pas payer de ver pour la troisième couleur. Elle garde ce qu’elle trouve, compte comme un joueur et peut gagner.",
          ],
        ],
      },
      {
        heading: "Les cartes",
        text: [["", "Les cartes de termitières sont ici notre propre reconstitution, pas celles du jeu imprimé."]],
      },
    ],
  },
  holzwurm: {
    lead: "Tu es un ver à bois. Les nombres pairs sont du bon bois, les impairs des clous et du verre. Ce que tu as en main à la fin compte.",
    parts: [
      {
        heading: "Les cartes",
        text: [
          [
            "HW-01 HW-02 HW-03",
            "De deux à six joueurs. Il y a cinq couleurs de 1 à 11 et des cartes grises de 2 à 11. Les cartes paires comptent en plus, les impaires en moins, le poison moins 13.",
          ],
          [
            "HW-04 HW-05",
            "À chaque donne, chacun reçoit 15 cartes ; à cinq joueurs 12, à six 10. Cinq cartes et le poison forment la rangée du destin, triée : la meilleure part d’abord, le poison en dernier.",
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
            "Une carte va dans la rangée de sa couleur. S’il n’y en a pas, elle en ouvre une ou donne sa couleur à une rangée de cartes grises. Il y a au plus cinq rangées.",
          ],
          [
            "HW-10",
            "Les cartes grises sont des jokers : elles vont dans n’importe quelle rangée, ou en ouvrent une qui n’a pas encore de couleur.",
          ],
          [
            "HW-11",
            "Le nombre de ta carte doit dépasser le nombre de cartes de la rangée. Un 4 va sur trois cartes, pas sur quatre.",
          ],
        ],
      },
      {
        heading: "Trop bas ?",
        text: [
          [
            "HW-12 HW-13",
            "Alors tu prends toute la rangée avec ta carte, et la prochaine carte de la rangée du destin. Parfois, c’est justement ce que tu veux.",
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
            "Une donne finit quand la dernière carte de quelqu’un reste sur la table, ou quand quelqu’un prend le poison.",
          ],
          [
            "HW-16",
            "Sortir rapporte 30 points. Tous les autres comptent leur main. Après le poison, personne ne reçoit les 30.",
          ],
          [
            "HW-17",
            "Trois donnes font une partie ; le plus haut total gagne, et les totaux égaux se partagent le rang.",
          ],
          [
            "HW-18 HW-19",
            "Les mains sont secrètes, mais pas leur nombre de cartes, et tout le monde a vu quelles cartes ont été prises sur la table.",
          ],
        ],
      },
    ],
  },
};

/** What differs at a table with other switches, by the switch and its value, with the rules it changes. */
export const variants: Record<string, [rules: string, text: string]> = {
  "lower=any_if_missing": [
    "RW-13 RW-14",
    "Si ton domino n’est pas à prendre, tu peux choisir n’importe quel domino visible plus bas.",
  ],
  "lower=any": [
    "RW-12 RW-13 RW-14",
    "Tu peux prendre n’importe quel domino visible jusqu’à ton total, même si celui du total exact est là.",
  ],
  "decline_steal=forced": ["RW-13 RX-14", "Qui peut chiper doit chiper : pas de domino plus bas à la place."],
  "flip_on_empty_fail=true": [
    "RW-19 RX-16",
    "Le plus haut domino visible est retourné même si le joueur n’avait rien à rendre.",
  ],
  "flip_returned=true": [
    "RW-18",
    "Le plus haut domino visible est retourné même si c’est celui qu’on vient de rendre.",
  ],
  "voluntary_fail=always": [
    "RW-10",
    "Après avoir gardé des dés, tu peux toujours t’arrêter sans rien, même avec un domino à portée.",
  ],
  "voluntary_fail=never": ["RW-10", "On ne s’arrête pas sans rien : sans domino à portée, il faut relancer."],
  "tiebreak=shared": ["RW-23 RX-23", "À nombre de vers égal, on partage le rang ; les dominos ne décident pas."],
  "golden_faces=standard": ["RX-05 RX-17", "Le dé doré montre 1 à 5 et un ver, comme les autres."],
  "low_tiles_need_worm=false": ["RX-08", "11 et 13 se prennent sans ver."],
  "weasel_after_fail=false": ["RX-18", "La belette n’aide pas quand un jet n’apporte rien de nouveau."],
  "end_ignores_low_tiles=true": [
    "RX-22",
    "La partie finit quand plus aucun domino à partir de 21 n’est visible ; 11 et 13 ne comptent pas.",
  ],
  "one_low_tile_per_player=true": ["RX-08", "Personne ne peut avoir à la fois le 11 et le 13."],
  "hen_fail_turns_tile=true": ["RX-15", "Le plus haut domino visible est retourné même quand la poule s’en va."],
  "displaced_first=true": ["RX-15", "Le spécialiste du domino retourné se déplace avant celui que tu perds."],
  "skip_timing=before_roll": ["IH-13", "On ne peut passer son tour qu’avant le jet."],
  "dummy_start_worms=2": ["IH-24", "La troisième couleur commence avec deux tuiles ver."],
  "deck=custom": ["", "Les cartes de termitières sont les vôtres."],
  "open_points=true": ["IH-18", "Les tuiles de points sont visibles."],
  "pair_points=per_pair": ["IH-20", "Chaque paire du même objet rapporte cinq : quatre pareils font deux paires."],
  "zero_diversity_bonus=true": ["IH-21", "Si personne n’a d’objet, tous reçoivent les dix."],
  "next_start=winner": ["HW-06", "Qui gagne une donne commence la suivante."],
  "next_start=loser": ["HW-06", "Qui perd une donne commence la suivante."],
  "next_start=same": ["HW-06", "C’est toujours la même personne qui commence."],
  "fate_ties=input_order": ["HW-05", "De deux cartes du destin de même valeur, la première tirée part d’abord."],
  "many_uncoloured=false": ["HW-10", "Une carte grise n’ouvre pas de rangée tant qu’il y en a une sans couleur."],
  "poison_takes_row=false": [
    "HW-12 HW-15",
    "Qui doit prendre le poison le prend seul ; la rangée reste, avec la carte jouée.",
  ],
  out_bonus: ["HW-16", "Sortir rapporte {n} points."],
  deals: ["HW-17", "La partie compte {n} donnes."],
};

export default pages;
