import type { Color } from "../wire/types";

/** The colors of the worms that people choose for themselves: skin and belt. */
export const SKINS: Record<Color, { skin: string; belt: string }> = {
  rust: { skin: "#f4958a", belt: "#d9635f" },
  blue: { skin: "#8fc4f0", belt: "#4f93cf" },
  green: { skin: "#a5d06f", belt: "#6c9f3a" },
  purple: { skin: "#c3a2e8", belt: "#9a70cc" },
  ochre: { skin: "#f3cb5c", belt: "#cf9a26" },
  teal: { skin: "#7fd0c4", belt: "#45a094" },
  pink: { skin: "#f6b3d2", belt: "#db7fae" },
};

/** All colors, in the order in which they are offered. */
export const COLORS = Object.keys(SKINS) as Color[];
