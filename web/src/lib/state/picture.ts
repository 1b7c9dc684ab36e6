import type { FrameMessage } from "../wire/types";

/** The public has no seat. */
export type Viewer = number | "public";

/** A moment of a game through the eyes of everybody at this device. */
export interface Picture {
  ply: number;
  toAct: number | null;
  /** By viewer; one that has not been told yet sees what was before. */
  frames: Readonly<Record<string, FrameMessage>>;
}

/** The moment after another, or the same one told more fully, once a frame of it has come. */
export function withFrame(last: Picture | null, message: FrameMessage): Picture {
  const viewer: Viewer = message.seat ?? "public";
  return {
    ply: message.frame.ply,
    toAct: message.to_act ?? null,
    frames: { ...last?.frames, [viewer]: message },
  };
}

/** What somebody sees of it; whoever has no frame of his own sees another's. */
export function messageFor(picture: Picture | null, seat: number | null): FrameMessage | null {
  const frames = picture?.frames ?? {};
  return frames[String(seat ?? "public")] ?? Object.values(frames)[0] ?? null;
}
