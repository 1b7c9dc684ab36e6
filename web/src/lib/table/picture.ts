import type { AnySeen, FrameMessage } from "../wire/types";

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

/** What has happened, with what is new of it; every own seat is told of the same events. */
export function withNew(known: AnySeen[], seen: readonly AnySeen[]): AnySeen[] {
  const last = known.at(-1)?.ply ?? 0;
  const fresh = seen.filter(({ ply }) => ply > last);
  return fresh.length > 0 ? [...known, ...fresh] : known;
}
