import type { RulesBook } from "../../../rules";
import page from "./page";
import variants from "./variants";

const book: RulesBook = { page, editions: {}, variants, authors: "It Happens.. de Stefan Feld." };

export default book;
