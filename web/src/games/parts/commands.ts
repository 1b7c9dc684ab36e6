/** A key of a board with what it does, as the help lists it; the label is in the language of the page. */
export interface Command {
  name: string;
  /** How the key is written in the help. */
  key: string;
  readonly label: string;
}

/** A command whose words are asked for each time, so that they change with the language. */
export function command<More extends object>(
  name: string,
  key: string,
  label: () => string,
  more: More,
): Command & More {
  return {
    name,
    key,
    get label() {
      return label();
    },
    ...more,
  };
}
