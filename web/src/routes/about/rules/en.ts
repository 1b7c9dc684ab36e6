import type { RulesPages } from "../texts";
import holzwurm from "./en/holzwurm";
import itHappens from "./en/it-happens";
import regenwormen from "./en/regenwormen";
import expansion from "./en/regenwormen-expansion";

export { default as variants } from "./en/variants";

const pages: RulesPages = { regenwormen, "regenwormen-expansion": expansion, "it-happens": itHappens, holzwurm };

export default pages;
