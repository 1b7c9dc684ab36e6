/** What is shown one after another when a frame comes: dice in the air, a turn that fails, and how it is now. */
import { FACES, type Action, type Face, type Frame, type View } from "./facts";
import { actionOf, failure, type Failure } from "./failure";

export interface Scene {
  ply: number;
  view: View;
  /** What may be done; nothing before the last scene of a frame. */
  legal: Action[];
  /** The dice in the order in which they fell, while they tumble and when they are of no use. */
  air: Face[];
  /** Whether the last die in the air is the golden one. */
  airGold: boolean;
  /** Whether the dice are tumbling. */
  tumbling: boolean;
  /** The failure that is happening. */
  failing: Failure | null;
  /** The failure that has just happened, for the caption. */
  failed: Failure | null;
  /** The face with which the golden die was kept in this turn. */
  gold: Face | null;
}

/** A scene and how long it stays, in milliseconds at normal speed. */
export interface Beat {
  scene: Scene;
  ms: number;
}

const ROLL = 450;
const MOVE = 250;
const STEAL = 420;
const SHAKE = 500;

/** The scene of a frame without anything that moves. */
export function still(frame: Frame, gold: Face | null = null): Scene {
  const { ply, view, legal } = frame;
  return { ply, view, legal, air: [], airGold: false, tumbling: false, failing: null, failed: null, gold };
}

/** The scenes that lead from one frame to the next; after a gap only the last one. */
export function scenes(before: Scene | null, frame: Frame): Beat[] {
  const action = actionOf(frame.seen);
  if (!before || !action || before.ply + frame.seen.length !== frame.ply || frame.seen.length > 2) {
    return [{ scene: still(frame), ms: 0 }];
  }
  const end = still(frame, goldAfter(before, action, frame.view));
  const fails = failure(before.view, frame.seen, frame.view);
  const faces = diceOf(frame);
  const beats: Beat[] = faces.length > 0 ? [{ scene: tumble(before, faces), ms: ROLL }] : [];
  if (fails) beats.push({ scene: shake(before, faces, action, fails), ms: SHAKE });
  beats.push({ scene: { ...end, failed: fails }, ms: action.type === "steal" || fails ? STEAL : MOVE });
  return beats;
}

function diceOf(frame: Frame): Face[] {
  for (const { event } of frame.seen) if ("chance" in event) return event.chance.faces;
  return [];
}

function goldAfter(before: Scene, action: Action, after: View): Face | null {
  if (after.phase === "roll" || after.phase === "over") return null;
  if (action.type === "keep" && before.view.turn.golden === action.symbol) return action.symbol;
  return before.gold;
}

function tumble(before: Scene, air: Face[]): Scene {
  const view = { ...before.view, phase: "throw" as const, turn: { ...before.view.turn, roll: [] } };
  const airGold = air.length > before.view.turn.dice_left || before.view.turn.golden_in_play;
  return { ...before, view, legal: [], air, airGold, tumbling: true, failing: null, failed: null };
}

function shake(before: Scene, faces: Face[], action: Action, failing: Failure): Scene {
  const turn = { ...before.view.turn, roll: [] };
  const rolled = faces.length > 0 ? faces : before.view.turn.roll;
  let air = rolled;
  if (action.type === "keep") {
    const gained = rolled.filter((face) => face === action.symbol);
    turn.kept = [...turn.kept, ...gained].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));
    turn.total = failing.total;
    air = rolled.filter((face) => face !== action.symbol);
  }
  const view = { ...before.view, phase: "throw" as const, turn };
  const airGold = faces.length > before.view.turn.dice_left || before.view.turn.golden_in_play;
  return {
    ...before,
    view,
    legal: [],
    air,
    airGold: airGold && faces.length > 0,
    tumbling: false,
    failing,
    failed: null,
  };
}
