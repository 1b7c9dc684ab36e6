import type { RulesPages } from "../texts";
import holzwurm from "./fr/holzwurm";
import itHappens from "./fr/it-happens";
import regenwormen from "./fr/regenwormen";
import expansion from "./fr/regenwormen-expansion";

export { default as variants } from "./fr/variants";

const pages: RulesPages = { regenwormen, "regenwormen-expansion": expansion, "it-happens": itHappens, holzwurm };

export default pages;
