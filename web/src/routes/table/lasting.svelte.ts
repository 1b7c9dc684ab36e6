/** A connection that is gone for less than so many milliseconds heals without a word. */
const GAP = 1200;

/** Whether something has held for a moment; to be called while a component is made. */
export function lasting(holds: () => boolean): { readonly is: boolean } {
  let is = $state(false);
  $effect(() => {
    if (!holds()) return void (is = false);
    const timer = setTimeout(() => (is = true), GAP);
    return () => clearTimeout(timer);
  });
  return {
    get is() {
      return is;
    },
  };
}
