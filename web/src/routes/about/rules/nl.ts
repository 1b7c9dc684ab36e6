import type { RulesPages } from "../texts";
import holzwurm from "./nl/holzwurm";
import itHappens from "./nl/it-happens";
import regenwormen from "./nl/regenwormen";
import expansion from "./nl/regenwormen-expansion";

export { default as variants } from "./nl/variants";

const pages: RulesPages = { regenwormen, "regenwormen-expansion": expansion, "it-happens": itHappens, holzwurm };

export default pages;
