import type { Pages } from "../texts";

const pages: Pages = {
  regenwormen: {
    lead: "Vous êtes des poules affamées devant un buffet de vers. Qui a le plus de vers quand le buffet est vide gagne.",
    parts: [
      { heading: "La table", text: ["Seize dominos forment une rangée, de 21 à 36. Ils portent un ver (21–24), deux (25–28), trois (29–32) ou quatre (33–36)."] },
      { heading: "Ton tour", text: [
        "Lance huit dés. Ils montrent 1 à 5 et, au lieu du six, un ver qui vaut cinq.",
        "Choisis un symbole et mets de côté tous les dés qui le montrent. Relance le reste et garde un symbole que tu n’as pas encore, et ainsi de suite. Les dés gardés s’additionnent.",
        "Arrête-toi quand tu veux. Il te faut au moins un ver parmi tes dés.",
      ] },
      { heading: "Ce que tu gagnes", text: [
        "Ton total est le numéro du domino que tu prends dans la rangée. Est-il au sommet de la pile de quelqu’un ? Alors tu peux le chiper.",
        "S’il n’est ni dans la rangée ni au sommet d’une pile, tu prends le suivant plus bas dans la rangée. Les nouveaux dominos vont au sommet de ta pile ; seul celui du dessus peut être chipé.",
      ] },
      { heading: "Un tour raté", text: [
        "Aucun nouveau symbole, ou fin sans ver ou sans domino : ton domino du dessus retourne dans la rangée, et le plus haut de la rangée est retourné pour de bon, sauf si c’est celui que tu viens de rendre.",
      ] },
      { heading: "La fin", text: ["La partie finit quand la rangée n’a plus de domino visible. Compte les vers de tes dominos. En cas d’égalité, le plus haut domino décide."] },
    ],
  },
  "regenwormen-expansion": {
    lead: "Tout comme avant, mais cinq assistants se tiennent sur les dominos, et qui prend le domino prend l’assistant.",
    parts: [
      { heading: "Les assistants", text: [
        "Dé doré : un neuvième dé avec trois 1 et trois vers.",
        "Ver en boîte : compte comme un ver, cinq points, tant que tu n’en as pas gardé.",
        "Belette : une fois par tour, relancer un jet.",
        "Poule : assise sur ton domino du dessus, elle est perdue à sa place.",
        "Corbeau : il reste dans la rangée, mais paie un jeton ver à qui prend son domino.",
        "Tu as un seul assistant à la fois. Un tour raté ou un domino perdu, et il s’en va.",
      ] },
      { heading: "11 et 13", text: ["Deux petits dominos d’un ver chacun. Il te faut exactement 11 ou 13. Ils ne peuvent jamais être chipés et protègent ce qu’ils couvrent."] },
      { heading: "Jetons ver", text: ["Garde deux 1 ou plus d’un coup et tu reçois un jeton, même si le tour rate ensuite. Chacun vaut un ver à la fin. S’il n’y en a plus, tu en prends un à quelqu’un."] },
    ],
  },
  "it-happens": {
    lead: "Tu es un fourmilier qui fouille les termitières : pour la reine, son général, des vers et tout ce qui traîne.",
    parts: [
      { heading: "Les termitières", text: ["Trois termitières par manche, quatre manches. Une termitière a cinq colonnes d’une à trois cases."] },
      { heading: "Ton tour", text: [
        "Lance un de tes cinq dés et pose-le sur une termitière. Ton premier va en bas de la colonne vide la plus à gauche ; les suivants s’empilent dans la même colonne. Une colonne pleine ne prend plus rien.",
        "Si la case montre un ver ou un objet, tu en prends un.",
        "Une tuile ver permet de relancer, ou de passer ton tour.",
      ] },
      { heading: "Fin d’une manche", text: ["Sur chaque termitière, la plus haute somme gagne les points de la reine, la deuxième ceux du général. À égalité, la colonne la plus à gauche passe devant. Qui a exactement le nombre du ver reçoit une tuile ver."] },
      { heading: "La fin", text: ["On compte reines et généraux, un point par tuile ver, cinq pour chaque sorte d’objet que tu as au moins deux fois, et dix pour le plus de sortes."] },
      { heading: "À deux", text: ["Une troisième couleur n’est à personne : vous posez chacun une partie de ses dés, et elle peut aussi gagner des termitières."] },
      { heading: "Les cartes", text: ["Les cartes de termitières sont notre propre reconstitution, pas les cartes imprimées."] },
    ],
  },
  holzwurm: {
    lead: "Tu es un ver à bois. Les nombres pairs sont du bon bois, les impairs des clous et du verre. Ce que tu as en main à la fin compte.",
    parts: [
      { heading: "Ton tour", text: [
        "Joue une carte dans la rangée de sa couleur ; il y a au plus cinq rangées. Les cartes grises sont des jokers et vont partout.",
        "Le nombre de ta carte doit dépasser le nombre de cartes de la rangée. Un 4 va sur trois cartes, pas sur quatre.",
      ] },
      { heading: "Trop bas ?", text: ["Alors tu prends toute la rangée avec ta carte, et la prochaine carte de la rangée du destin. Elle commence par la plus belle ; la dernière est le treize empoisonné. Parfois, prendre une rangée est justement ce que tu veux."] },
      { heading: "Fin d’une donne", text: ["Une donne finit quand quelqu’un pose sa dernière carte et qu’elle reste : 30 points. Ou quand quelqu’un doit prendre le treize : moins 13."] },
      { heading: "Points", text: ["Les cartes paires en main comptent en plus, les impaires en moins. Trois donnes font une partie."] },
    ],
  },
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
