/** For tests: the module of the browser with all its nets, in this process. */
import { readdirSync, readFileSync } from "node:fs";
import { Engine } from "./module";

const MODULE = new URL("../../../static/wormery.wasm", import.meta.url);
const NETS = new URL("../../../../crates/bots/data/", import.meta.url);

export async function loadEngine(): Promise<Engine> {
  const engine = await Engine.load(readFileSync(MODULE));
  for (const file of readdirSync(NETS)) engine.install(file.replace(".net", ""), netBytes(file));
  return engine;
}

/** The bytes of the file of a net. */
export function netBytes(file: string): Uint8Array {
  return readFileSync(new URL(file, NETS));
}
