// Which pictures there are: every moment of every board on all screens by day and by night, the fullest in all languages.
import { GAMES, momentsOf } from "./moments.mjs";

export const SCREENS = {
  safari: { width: 390, height: 664 },
  small: { width: 360, height: 640 },
  tall: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
  mini: { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  lying: { width: 1024, height: 768 },
  low: { width: 1536, height: 730 },
  laptop: { width: 1280, height: 720 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  ...others(process.env.SIZES ?? ""),
};

/** Further screens for a look at them: `1366x640 1536x730` are called so. */
function others(sizes) {
  return Object.fromEntries(
    [...sizes.matchAll(/(\d+)x(\d+)/g)].map(([name, width, height]) => [name, { width: +width, height: +height }]),
  );
}

/** The moments with the most on the screen, for other languages. */
const FULLEST = {
  regenwormen: ["keep", "choose", "failed", "end"],
  extra: ["keep", "weasel", "weasel_failed", "give_back", "rob", "can"],
  "it-happens": ["place", "roll", "judged", "end"],
  holzwurm: ["pick", "took", "dealt", "end"],
  free: ["stop"],
};

export const LANGUAGES = ["en", "nl", "de", "fr"];

/** Every moment with the languages that it is shown in; one page shows it on all screens of its kind. */
export function scenes() {
  return GAMES.flatMap((game) =>
    [2, game.most].flatMap((players) =>
      [...momentsOf(game, players), ...(game.key === "free" ? [] : ["end"])].flatMap((moment) =>
        languagesOf(game, players, moment).flatMap((lang) =>
          [true, false].map((touch) => ({ game, players, moment, lang, touch })),
        ),
      ),
    ),
  );
}

function languagesOf(game, players, moment) {
  return players === game.most && FULLEST[game.key].includes(moment) ? LANGUAGES : ["en"];
}

/** The pictures of a scene. */
export function picturesOf(scene) {
  return Object.entries(SCREENS)
    .filter(([, { width }]) => width < 1000 === scene.touch)
    .flatMap(([screen, size]) => ["light", "dark"].map((theme) => ({ ...scene, screen, size, theme })));
}

export function nameOf({ game, players, moment, screen, theme, lang }) {
  return [game.key, `${players}p`, moment, screen, theme, lang].join("-");
}
