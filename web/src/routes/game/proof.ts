import type { Witnessed } from "../../lib/fair/memory";
import type { Proof } from "../../lib/state/record";

/** What the engine says about the luck of a record. */
export interface Verified {
  fair: boolean;
  outcomes?: number;
  with_nonce?: number;
  error?: string;
  fault?: "no_proof" | "no_secret" | "not_over" | "commitment" | "entropy" | "dice" | "line";
  line?: number | null;
  seat?: number | null;
}

export type CheckName = "seen" | "commitment" | "entropy" | "dice" | "rules";

/** One thing that was checked. */
export interface Check {
  name: CheckName;
  /** Nobody knows about what comes after something that is wrong. */
  state: "passed" | "failed" | "unknown";
}

/** In this order the engine looks; it stops at the first thing that is wrong. */
const ORDER: { name: CheckName; faults: Verified["fault"][] }[] = [
  { name: "commitment", faults: ["commitment", "no_secret"] },
  { name: "entropy", faults: ["entropy"] },
  { name: "dice", faults: ["dice"] },
  { name: "rules", faults: ["line"] },
];

/** Everything that was checked, in order; nothing where there is no proof. */
export function checksOf(found: Verified, proof: Proof | null, witnessed: Witnessed | null): Check[] {
  if (!proof || found.fault === "no_proof") return [];
  const wrong = ORDER.findIndex(({ faults }) => faults.includes(found.fault));
  // Dice and rules are checked line by line together: what is wrong in the one leaves the other open.
  const state = (place: number) =>
    wrong < 0 || place < Math.min(wrong, 2) ? "passed" : place === wrong ? "failed" : "unknown";
  const engine = ORDER.map(({ name }, place) => ({ name, state: state(place) }) satisfies Check);
  return witnessed ? [{ name: "seen", state: isSame(proof, witnessed) ? "passed" : "failed" }, ...engine] : engine;
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
