import type { RulesBook } from "../../../rules";
import expansion from "./expansion";
import page from "./page";
import variants from "./variants";

const book: RulesBook = {
  page,
  editions: { expansion },
  variants,
  authors: "Regenwormen (Pickomino, Heckmeck) van Reiner Knizia.",
};

export default book;
