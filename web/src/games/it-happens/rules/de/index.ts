import type { RulesBook } from "../../../rules";
import page from "./page";
import variants from "./variants";

const book: RulesBook = { page, editions: {}, variants, authors: "Sh’t happens von Stefan Feld." };

export default book;
