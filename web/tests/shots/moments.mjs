// The moments worth a picture: for every game, by numbers of players, where somebody has something to decide.
import { readFileSync, writeFileSync } from "node:fs";
import { frameAt, playOut } from "./engine.mjs";

const count = (faces) => new Set(faces).size;
const taken = (view) => view.seats.reduce((all, seat) => all + seat.tiles.length, 0);
const types = (legal) => new Set(legal.map(({ action }) => action.type));

/** What is looked for in Regenwormen: `after` looks at the frame that comes next. */
const REGENWORMEN = {
  keep: ({ view, legal }) =>
    view.phase === "keep" &&
    legal.length >= 2 &&
    count(view.turn.roll) >= 4 &&
    view.turn.kept.length >= 2 &&
    taken(view) >= 5,
  choose: ({ view, legal }) =>
    view.phase === "decide" && types(legal).has("steal") && types(legal).has("take") && types(legal).has("roll"),
  roll: ({ view, legal }) => view.phase === "roll" && legal.length > 0 && taken(view) >= 4,
  failed: {
    after: ({ view }, { view: old }, me) =>
      old.seat === me &&
      view.seat !== me &&
      old.phase === "decide" &&
      view.seats[me].tiles.length < old.seats[me].tiles.length,
  },
  robbed: {
    after: ({ view, legal }, { view: old }, me) =>
      old.seat !== me && legal.length > 0 && view.seats[me].tiles.length < old.seats[me].tiles.length,
  },
  others: ({ view, legal }) =>
    legal.length === 0 && view.phase === "keep" && view.turn.kept.length > 2 && taken(view) >= 5,
};
const FIGURES = {
  weasel: ({ legal }) => types(legal).has("weasel") && types(legal).has("keep") && legal.length > 2,
  weasel_failed: ({ legal }) => types(legal).has("accept"),
  give_back: ({ legal }) => types(legal).has("give_back"),
  rob: ({ legal }) => types(legal).has("rob"),
  golden: ({ legal }) => legal.some(({ action }) => action.golden),
  can: ({ view, legal }, me) =>
    view.phase === "decide" &&
    legal.length > 1 &&
    view.seats[me].specialists.includes("canned_worm") &&
    !view.turn.kept.includes("W"),
};
const ALWAYS = {
  stop: ({ legal }) => types(legal).has("stop") && types(legal).has("take") && legal.length > 3,
};
const IT_HAPPENS = {
  place: ({ view, legal }) =>
    view.round >= 2 &&
    legal.filter(({ action }) => action.type === "place").length === 3 &&
    types(legal).has("reroll") &&
    dice(view) >= 4,
  roll: ({ view, legal }) => types(legal).has("roll") && view.round >= 3 && dice(view) >= 3,
  judged: { after: ({ view }, { view: old }) => view.round === old.round + 1 && old.round === 2 },
  last: { after: ({ view }) => view.standing !== undefined },
  others: ({ view, legal }) => view.round >= 2 && legal.length === 0 && dice(view) >= 3,
};
const HOLZWURM = {
  pick: ({ view, legal }) =>
    view.deal >= 2 &&
    legal.length > 0 &&
    view.rows.length >= 4 &&
    view.hand.length >= 8 &&
    view.rows.some(({ cards }) => cards.length >= 4),
  full: ({ view, legal }) => legal.length > 0 && view.hand.length >= 17,
  took: { after: ({ view }, { view: old }) => view.deal === old.deal && view.rows.length < old.rows.length },
  dealt: { after: ({ view }, { view: old }) => view.deal > old.deal && old.deal === 2 },
  others: ({ view, legal }) => view.deal >= 2 && legal.length === 0 && view.rows.length >= 3 && view.hand.length >= 5,
};

function dice(view) {
  return view.mounds.flatMap(({ columns }) => columns.flatMap((column) => column.dice)).length;
}

/** The games of the pictures with two players and with the most. */
export const GAMES = [
  { key: "regenwormen", game: "regenwormen", level: "raider", most: 7, moments: REGENWORMEN },
  {
    key: "extra",
    game: "regenwormen",
    options: { expansion: true },
    level: "raider",
    most: 7,
    moments: { ...REGENWORMEN, ...FIGURES },
  },
  { key: "it-happens", game: "it-happens", level: "greedy", most: 5, moments: IT_HAPPENS },
  { key: "holzwurm", game: "holzwurm", level: "hoarder", most: 6, moments: HOLZWURM },
  {
    key: "free",
    game: "regenwormen",
    options: { voluntary_fail: "always", lower: "any" },
    level: "raider",
    most: 7,
    moments: ALWAYS,
  },
];
const SEEDS = 40;
/** What does not happen: two players rob each other without a choice, six have too few cards. */
const NEVER = ["extra 2 rob", "holzwurm 6 full"];

/** The moments of a game with so many players. */
export function momentsOf(game, players) {
  return Object.keys(game.moments).filter((name) => !NEVER.includes(`${game.key} ${players} ${name}`));
}

/** Where moments were found: to look for the rare ones takes minutes. `npm run shots -- find` writes them anew. */
const FOUND = new URL("moments.json", import.meta.url);

/** A moment: the plan of the game, its record, how many events have happened before it and after it. */
export function findMoment(game, players, name) {
  const me = seatOf(players);
  const { seed, ...where } = JSON.parse(readFileSync(FOUND, "utf8"))[`${game.key} ${players} ${name}`] ?? {};
  const plan = { ...game, players, seed };
  const lines = seed === undefined ? [] : playOut(plan);
  if (!isThere(name, plan, lines, me, where))
    throw new Error(`${game.key} with ${players} has another ${name} now: npm run shots -- find`);
  return { plan, lines, me, ...where };
}

/** Looks for all moments, and writes down where they are. */
export function findAll() {
  const names = (game, players) => [...momentsOf(game, players), "end"];
  const all = GAMES.flatMap((game) =>
    [2, game.most].flatMap((players) => names(game, players).map((name) => [game, players, name])),
  );
  const lines = all.map(
    ([game, players, name]) =>
      `  "${game.key} ${players} ${name}": ${JSON.stringify(search(game, players, name, seatOf(players)))}`,
  );
  writeFileSync(FOUND, `{\n${lines.join(",\n")}\n}\n`);
}

/** Where the one sits who looks. */
function seatOf(players) {
  return players === 2 ? 1 : 3;
}

/** Whether a moment is still where it was found. */
function isThere(name, plan, lines, me, { before, ply }) {
  if (ply === undefined || ply >= lines.length) return false;
  if (name === "end") return ply === lines.length - 1;
  const look = plan.moments[name];
  const { frame } = frameAt(plan, lines, ply, me);
  return typeof look === "function" ? look(frame, me) : look.after(frame, frameAt(plan, lines, before, me).frame, me);
}

/** The first game that has a moment, and where. */
function search(game, players, name, me) {
  const look = game.moments[name];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const plan = { ...game, players, seed };
    const lines = playOut(plan);
    if (name === "end") return { seed, before: null, ply: lines.length - 1 };
    const found =
      typeof look === "function" ? lookFor(look, plan, lines, me) : lookBetween(look.after, plan, lines, me);
    if (found) return { seed, ...found };
  }
  throw new Error(`no game of ${game.key} with ${players} has the moment ${name}`);
}

/** Frames in which it is a decision of somebody, one after another. */
function* frames(plan, lines, me) {
  for (let ply = Math.floor(lines.length / 4); ply < lines.length; ply += 1) {
    const { frame } = frameAt(plan, lines, ply, me);
    if (frame.ply === ply) yield frame;
  }
}

function lookFor(fits, plan, lines, me) {
  for (const frame of frames(plan, lines, me)) if (fits(frame, me)) return { before: null, ply: frame.ply };
  return null;
}

function lookBetween(fits, plan, lines, me) {
  let old = null;
  for (const frame of frames(plan, lines, me)) {
    if (old && fits(frame, old, me)) return { before: old.ply, ply: frame.ply };
    old = frame;
  }
  return null;
}
