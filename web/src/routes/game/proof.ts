import type { Witnessed } from "../../lib/fair/memory";
import type { Proof } from "../../lib/played/record";

/** What the engine says about the luck of a record. */
export interface Verified {
  fair: boolean;
  outcomes?: number;
  with_nonce?: number;
  error?: string;
  fault?: "no_proof" | "no_secret" | "not_over" | "commitment" | "entropy" | "name" | "dice" | "line" | "digest";
  line?: number | null;
  seat?: number | null;
}

export type CheckName = "kept" | "seen" | "commitment" | "entropy" | "names" | "dice" | "rules" | "whole";

/** One thing that was checked. */
export interface Check {
  name: CheckName;
  /** Nobody knows about what comes after something that is wrong. */
  state: "passed" | "failed" | "unknown";
}

/** In this order the engine looks; it stops at the first thing that is wrong. Some came with version 2 of the proof. */
const ORDER: { name: CheckName; faults: Verified["fault"][]; since: number }[] = [
  { name: "commitment", faults: ["commitment", "no_secret"], since: 1 },
  { name: "entropy", faults: ["entropy"], since: 1 },
  { name: "names", faults: ["name"], since: 2 },
  { name: "dice", faults: ["dice"], since: 1 },
  { name: "rules", faults: ["line"], since: 1 },
  { name: "whole", faults: ["digest"], since: 2 },
];
/** Dice and rules are checked line by line together: what is wrong in the one leaves the other open. */
const TOGETHER: CheckName[] = ["dice", "rules"];

/** Everything that was checked, in order; nothing where there is no proof. `kept` is the digest that this device was told. */
export function checksOf(
  found: Verified,
  proof: Proof | null,
  witnessed: Witnessed | null,
  kept: string | null = null,
): Check[] {
  if (!proof || found.fault === "no_proof") return [];
  const order = ORDER.filter(({ since }) => since <= (proof.version ?? 1));
  const wrong = order.findIndex(({ faults }) => faults.includes(found.fault));
  const open = order.findIndex(({ name }) => TOGETHER.includes(name));
  const isTogether = wrong >= 0 && TOGETHER.includes(order[wrong]!.name);
  const state = (place: number) =>
    place === wrong ? "failed" : wrong < 0 || place < (isTogether ? open : wrong) ? "passed" : "unknown";
  const engine = order.map(({ name }, place) => ({ name, state: state(place) }) satisfies Check);
  const own = (name: CheckName, isRight: boolean): Check => ({ name, state: isRight ? "passed" : "failed" });
  return [
    ...(kept === null ? [] : [own("kept", proof.digest === kept)]),
    ...(witnessed ? [own("seen", isSame(proof, witnessed))] : []),
    ...engine,
  ];
}

/** The seats whose names were withdrawn: only the hashes of these names are left. */
export function withdrawnOf(proof: Proof): number[] {
  return proof.version === 2 ? [...proof.seats.keys()].filter((seat) => proof.seats[seat]!.salt === undefined) : [];
}

/** Whether a proof is the one that this device saw before the game. */
function isSame(proof: Proof, { commitment, hashes }: Witnessed): boolean {
  return (
    proof.commitment === commitment &&
    Object.entries(hashes).every(([seat, sent]) => {
      const shown = proof.seats[Number(seat)]?.hash;
      // What came too late is left out, which the record does not hide.
      return shown === undefined || sent.includes(shown);
    })
  );
}
