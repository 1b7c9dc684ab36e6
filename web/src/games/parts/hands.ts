import { settings } from "../../lib/settings/settings.svelte";

/** Things from left to right, the first where the thumb is; so that they are read and reached in the order that is seen. */
export function byHand<Thing>(things: readonly Thing[]): readonly Thing[] {
  return settings.choices.leftHand ? things.toReversed() : things;
}
