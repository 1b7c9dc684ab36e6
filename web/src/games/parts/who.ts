import { levelName } from "../../lib/ui/levels";

/** Somebody by name; a bot with how strong it is: "Fips (Careful)". */
export function withLevel(seat: { name: string; level?: string } | undefined): string {
  if (!seat) return "";
  return seat.level === undefined ? seat.name : `${seat.name} (${levelName(seat.level)})`;
}
