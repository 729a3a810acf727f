import type { Counters } from "./counters.js";

/** For a service without a metrics page. */
export const noCounters: Counters = {
  add() {},
  snapshot: async () => "",
  render: async () => "",
};
