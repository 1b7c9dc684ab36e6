// An engine for Wormery: wormery arena holzwurm safe-low "cmd:node examples/engine.mjs"
//
// It reads lines of JSON and answers them; docs/engines.md has the protocol. To write one of your own, change `value`.

import { createInterface } from "node:readline";

const games = ["regenwormen", "it-happens", "holzwurm"];

/** How good a choice looks: an engine needs no rules, because the effects tell what it brings about. */
function value({ action, effects }, view) {
  let total = 0;
  if (["take", "steal"].includes(action.type)) total += 1000 + (action.tile ?? 50);
  if (["stop", "pass", "accept", "reroll"].includes(action.type)) total -= 500;
  for (const effect of effects) {
    switch (effect.type) {
      case "kept": // Regenwormen: many points, and a worm before the dice run out
        total += effect.gain;
        if (effect.symbol === "W" && view.turn.dice_left <= 5) total += 20;
        break;
      case "found": // It Happens..: a tile from the supply
        total += 4;
        break;
      case "stands": // where the own color stands then
        if (effect.seat !== undefined) total += 8 - 3 * effect.rank + (effect.hits ? 4 : 0);
        break;
      case "row_taken": // Holzwurm: cards that one must get rid of again
        total += effect.delta - 3 * effect.cards.length;
        break;
      case "card_laid":
      case "row_opened":
        total += effect.delta;
    }
  }
  return total;
}

/** The answer to a line, or nothing. */
function answer({ hello, frame }) {
  if (hello) return { hello: { protocol: 1, name: "example in JavaScript", games, previews: true } };
  if (!frame) return null; // a game begins or is over, or a newer referee says something else
  const values = frame.legal.map((choice) => value(choice, frame.view));
  const best = frame.legal[values.indexOf(Math.max(...values))];
  return { ply: frame.ply, action: best.action };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said) console.log(JSON.stringify(said));
}
