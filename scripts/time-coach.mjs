// How long the coach of a page thinks, as processor time: `node scripts/time-coach.mjs` after `make wasm`.
import { ask } from "./wasm-module.mjs";

const TABLES = [
  ["regenwormen", 2, {}],
  ["regenwormen", 7, {}],
  ["regenwormen", 2, { expansion: true }],
  ["regenwormen", 7, { expansion: true }],
  ["it-happens", 3, {}],
  ["it-happens", 5, {}],
  ["holzwurm", 4, {}],
  ["holzwurm", 6, {}],
];
const SEEDS = [7, 8, 9];
const MOST_DECISIONS = 90;

/** The record of a game of bots, as far as it is looked at. */
function played(plan, seed) {
  const { table } = ask({ fn: "open", plan, seed });
  let { messages } = ask({ fn: "hello", table });
  for (let n = 0; n < MOST_DECISIONS && isOn(messages); n += 1)
    ({ messages } = ask({ fn: "bot", table, playouts: 4 }));
  return ask({ fn: "hello", table }).lines;
}

function isOn(messages) {
  return messages.some(({ to_act }) => to_act !== undefined);
}

/** The milliseconds that each decision of a game takes the coach. */
function times(plan, seed) {
  const record = played(plan, seed);
  const { id } = ask({ fn: "replay", record });
  const follows = plan.seats.map(
    (_, viewer) => ask({ fn: "follow", plan, viewer }).id,
  );
  const found = [];
  for (let ply = 0; ply < record.trim().split("\n").length - 1; ply += 1) {
    const seat = ask({ fn: "at", id, ply }).to_act;
    if (seat === undefined || seat === null) continue;
    const { frame } = ask({ fn: "at", id, ply, viewer: seat });
    const legal = frame.legal.map(({ action }) => action);
    ask({ fn: "frame", id: follows[seat], ply, view: frame.view, legal });
    const begin = process.cpuUsage();
    ask({ fn: "hints", id: follows[seat] });
    const { user, system } = process.cpuUsage(begin);
    found.push((user + system) / 1000);
  }
  return found;
}

for (const [game, n_seats, options] of TABLES) {
  const level = game === "holzwurm" ? "hoarder" : "greedy";
  const plan = {
    game,
    options,
    start_seat: 0,
    seats: Array.from({ length: n_seats }, () => ({ type: "bot", level })),
  };
  const all = SEEDS.flatMap((seed) => times(plan, seed)).sort(
    (one, other) => one - other,
  );
  const at = (share) =>
    all[Math.min(all.length - 1, Math.floor(all.length * share))].toFixed(1);
  console.log(
    `${game} ${n_seats} ${JSON.stringify(options)}: ${all.length} decisions, median ${at(0.5)}, 95 of 100 ${at(0.95)}, longest ${at(1)} ms`,
  );
}
