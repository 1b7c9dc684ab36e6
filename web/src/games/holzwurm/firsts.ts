import { m } from "../../lib/messages/messages.js";

/** What is explained when it happens for the first time after a lesson. */
export const firsts = {
  row_opened: () => m.hw_first_row_opened(),
  row_taken: () => m.hw_first_row_taken(),
  fate_taken: () => m.hw_first_fate_taken(),
  deal_ended_out: () => m.hw_first_deal_ended_out(),
  deal_ended_poison: () => m.hw_first_deal_ended_poison(),
};
