import type { Counters } from "../http/context/counters.js";

/** For a service without a metrics page. */
export const noCounters: Counters = {
  add() {},
  snapshot: async () => "",
  render: async () => "",
};
