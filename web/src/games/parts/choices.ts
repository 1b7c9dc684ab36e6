import { same } from "./hints";

/** Something that may be done, with what it certainly brings about: an item of a frame's `legal`. */
export interface Choice<Action = unknown, Effect = unknown> {
  action: Action;
  effects: Effect[];
}

/** What can be done in a frame of this kind. */
export type ActionOf<Frame extends { legal: Choice[] }> = Frame["legal"][number]["action"];

/** What an event or an action of this kind of frame brings about. */
export type EffectOf<Frame extends { legal: Choice[] }> = Frame["legal"][number]["effects"][number];

/** A frame whose choices are bare actions, for those who need no previews. */
export type Bare<Frame extends { legal: Choice[] }> = Omit<Frame, "legal"> & { legal: ActionOf<Frame>[] };

/** What was made of a frame before: the same frame must give the same answer, or boards would think that it is new. */
const known = new WeakMap<object, unknown>();

/** A frame with bare actions; the same object for the same frame. */
export function bare<Frame extends { legal: Choice[] }>(frame: Frame): Bare<Frame> {
  const found = known.get(frame) ?? { ...frame, legal: frame.legal.map(({ action }) => action) };
  known.set(frame, found);
  return found as Bare<Frame>;
}

/** What may be done now, without what it brings about. */
export function actionsOf<Frame extends { legal: Choice[] }>(frame: Frame): ActionOf<Frame>[] {
  return bare(frame).legal;
}

/** What an action would certainly bring about; nothing for one that may not be done. */
export function previewOf<Frame extends { legal: Choice<object>[] }>(
  frame: Frame,
  action: ActionOf<Frame> & object,
): Frame["legal"][number]["effects"] {
  return frame.legal.find((choice) => same(choice.action, action))?.effects ?? [];
}
