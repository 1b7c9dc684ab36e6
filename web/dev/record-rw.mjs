// Plays a game over the socket with a simple policy and saves the frames, for the tests of the words (dev/fixtures).
// node --experimental-websocket dev/record-rw.mjs http://127.0.0.1:8080 OUT.json PLAYERS '{"expansion":true}'
import { writeFileSync } from "node:fs";

const [base, out, players = "3", options = "{}"] = process.argv.slice(2);
const me = await fetch(`${base}/api/v1/me`);
const cookie = me.headers
  .getSetCookie()
  .map((line) => line.split(";")[0])
  .join("; ");
const post = (path, body) =>
  fetch(base + path, {
    method: "POST",
    headers: { cookie, origin: base, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const play = { game: "regenwormen", players: Number(players), options: JSON.parse(options), bot_pace_ms: 0 };
const made = await (await post("/api/v1/play", play)).json();
const code = made.code ?? made.table?.code;
const url = `${base.replace("http", "ws")}/ws/v1?table=${code}&since=0`;
const socket = new WebSocket(url, { protocols: "wormery.v2", headers: { cookie, origin: base } });
const frames = [];
let table = null;
let cid = 0;

/** Worms first, then the most points; rolls on while it has few points. */
function choose({ legal: choices, view }) {
  const legal = choices.map(({ action }) => action);
  const keeps = legal.filter((action) => action.type === "keep");
  if (legal.some((a) => a.type === "weasel") && (keeps.length === 0 || Math.random() < 0.3)) return { type: "weasel" };
  if (keeps.length > 0) {
    const worth = (symbol) => view.turn.roll.filter((s) => s === symbol).length * (symbol === "W" ? 7 : Number(symbol));
    if (Math.random() < 0.25) return keeps[Math.floor(Math.random() * keeps.length)];
    return keeps.reduce((best, next) => (worth(next.symbol) > worth(best.symbol) ? next : best));
  }
  const find = (type) => legal.find((action) => action.type === type);
  if (find("steal")) return find("steal");
  const gold = legal.find((action) => action.type === "roll" && action.golden);
  const on = Math.random() < (view.turn.dice_left > 3 ? 0.6 : 0.25);
  return (on && find("roll")) || legal.filter((a) => a.type === "take").at(-1) || gold || find("roll") || legal[0];
}

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "table") table = message.table;
  if (message.type === "refused") console.log(data);
  if (message.type !== "frame") return;
  frames.push({ me: message.seat ?? null, toAct: message.to_act ?? null, frame: message.frame });
  if (message.frame.view.phase === "over") return done();
  if (message.frame.legal.length === 0) return;
  const act = { cid: ++cid, type: "act", ply: message.frame.ply, action: choose(message.frame) };
  setTimeout(() => socket.send(JSON.stringify(act)), 120);
};

function done() {
  writeFileSync(out, JSON.stringify({ table, frames }));
  console.log(out, frames.length, "frames", JSON.stringify(frames.at(-1).frame.view.standing));
  socket.close();
  process.exit(0);
}
socket.onerror = (error) => console.log("error", error.message ?? error);
socket.onclose = () => process.exit(1);
