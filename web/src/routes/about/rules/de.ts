import type { RulesPages } from "../texts";
import holzwurm from "./de/holzwurm";
import itHappens from "./de/it-happens";
import regenwormen from "./de/regenwormen";
import expansion from "./de/regenwormen-expansion";

export { default as variants } from "./de/variants";

const pages: RulesPages = { regenwormen, "regenwormen-expansion": expansion, "it-happens": itHappens, holzwurm };

export default pages;
