// The rules as the browser has them, in this process: games that always come out the same.
import { ask } from "../../../scripts/wasm-module.mjs";

export { ask };

/** A whole game of bots, as the lines of its record without the result. */
export function playOut({ game, options = {}, players, level, seed }) {
  const seats = Array.from({ length: players }, () => ({ type: "bot", level }));
  const { table } = ask({ fn: "open", plan: { game, options, start_seat: 0, seats }, seed });
  let { messages } = ask({ fn: "hello", table });
  while (messages.some((message) => message.to_act !== undefined))
    ({ messages } = ask({ fn: "bot", table, playouts: 2 }));
  const lines = ask({ fn: "hello", table }).lines.trim().split("\n");
  ask({ fn: "close", id: table });
  return lines.filter((line) => !line.startsWith('{"result"'));
}

/** Opens the game as it was after `ply` events, with a person in seat `me`; answers the number of the table. */
export function openAt({ game, options = {}, players, level = "random" }, lines, ply, me) {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === me ? { type: "person", name: "Mila", color: "teal" } : { type: "bot", level },
  );
  const record = `${lines.slice(0, ply + 1).join("\n")}\n`;
  return ask({ fn: "open", plan: { game, options, start_seat: 0, seats }, seed: 1, record }).table;
}

/** The frame that seat `me` is shown after `ply` events. */
export function frameAt(plan, lines, ply, me) {
  const table = openAt(plan, lines, ply, me);
  const message = ask({ fn: "hello", table }).messages.find(({ type }) => type === "frame");
  ask({ fn: "close", id: table });
  return message;
}
