/** One tab stop for a list of buttons; the arrow keys go from one to the next. */
export function roving(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLButtonElement>("button")];

  function settle(): void {
    const all = buttons();
    const stop = all.find((one) => one.tabIndex === 0 && one.dataset.roving) ?? all[0];
    for (const one of all) {
      one.dataset.roving = "1";
      const index = one === stop ? 0 : -1;
      if (one.tabIndex !== index) one.tabIndex = index;
    }
  }

  function move(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const next = target(event.key, at, all.length);
    if (at < 0 || next === null) return;
    event.preventDefault();
    for (const one of all) one.tabIndex = -1;
    const button = all[next];
    if (button) {
      button.tabIndex = 0;
      button.focus();
    }
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", move);
  settle();
  return () => {
    observer.disconnect();
    node.removeEventListener("keydown", move);
  };
}

/** Where an arrow key leads; the ends stay ends. */
export function target(key: string, at: number, length: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(at + 1, length - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
