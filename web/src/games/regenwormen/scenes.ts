/** What is shown one after another when a frame comes: dice in the air, a turn that fails, and how it is now. */
import {
  effectsOf,
  failureOf,
  first,
  NEW_TURN,
  remember,
  tells,
  type Choice,
  type Effect,
  type Failure,
  type Turn,
} from "./effects";
import { sorted, type Face, type Frame, type View } from "./facts";

export interface Scene {
  ply: number;
  view: View;
  /** What may be done; nothing before the last scene of a frame. */
  legal: Choice[];
  /** The dice in the tray, and what they are worth. */
  kept: Face[];
  total: number;
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
  /** What was told of this turn. */
  turn: Turn;
}

/** A scene and how long it stays, in milliseconds at normal speed. */
export interface Beat {
  scene: Scene;
  ms: number;
}

const ROLL = 450;
const MOVE = 250;
const STEAL = 420;
/** The dice of no use shake, and lie there for a while. */
const SHAKE = 780;

/** How long dice tumble, a turn fails, and pieces move, in milliseconds at normal speed. */
export function timesOf(effects: readonly Effect[]): { roll: number; shake: number; move: number } {
  const failed = tells(effects, "failed");
  return {
    roll: tells(effects, "rolled") ? ROLL : 0,
    shake: failed ? SHAKE : 0,
    move: failed || tells(effects, "tile_stolen", "hen_stolen") ? STEAL : MOVE,
  };
}

const CALM = { air: [], airGold: false, tumbling: false, failing: null, failed: null };

/** What a scene takes over from a frame as it is. */
export function shownOf({ ply, view, legal }: Frame): Pick<Scene, "ply" | "view" | "legal" | "kept" | "total"> {
  return { ply, view, legal, kept: view.turn.kept, total: view.turn.total };
}

/** The scene of a frame without anything that moves; `turn` is what was told before its events. */
export function still(frame: Frame, turn: Turn = NEW_TURN): Scene {
  return { ...CALM, ...shownOf(frame), turn: remember(turn, frame.seen) };
}

/** The scenes that lead from one frame to the next; after a gap only the last one. */
export function scenes(before: Scene | null, frame: Frame): Beat[] {
  const { seen } = frame;
  if (!before || seen.length === 0 || before.ply + seen.length !== frame.ply || seen.length > 2) {
    return [{ scene: still(frame), ms: 0 }];
  }
  const effects = effectsOf(seen);
  const rolled = first(effects, "rolled");
  const failed = failureOf(effects);
  const { roll, shake: shakes, move } = timesOf(effects);
  const beats: Beat[] = [];
  if (rolled) {
    const air = { air: rolled.faces, airGold: rolled.golden };
    beats.push({ scene: { ...before, ...CALM, legal: [], ...air, tumbling: true }, ms: roll });
  }
  if (failed) beats.push({ scene: shake(before, effects, failed), ms: shakes });
  beats.push({ scene: { ...still(frame, before.turn), failed }, ms: move });
  return beats;
}

/** A turn fails: the dice of no use lie there, those kept last are in the tray. */
function shake(before: Scene, effects: readonly Effect[], failing: Failure): Scene {
  const rolled = first(effects, "rolled");
  const kept = first(effects, "kept");
  const gained: Face[] = kept ? Array.from({ length: kept.dice }, () => kept.symbol) : [];
  return {
    ...before,
    ...CALM,
    legal: [],
    kept: sorted([...before.kept, ...gained]),
    total: kept?.total ?? before.total,
    air: (rolled?.faces ?? before.view.turn.roll).filter((face) => face !== kept?.symbol),
    airGold: rolled?.golden ?? false,
    failing,
  };
}
