import type { RulesBook } from "../../../rules";
import page from "./page";
import variants from "./variants";

const book: RulesBook = {
  page,
  editions: {},
  variants,
  authors: "Der dreizehnte Holzwurm by Wolfgang Kramer and Michael Kiesling.",
};

export default book;
