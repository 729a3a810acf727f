import type { Counters } from "../http/context/counters.js";

/** For a service without a metrics page. */
export const noCounters: Counters = {
  add() {},
  addDropped() {},
  snapshot: async () => "",
  render: async () => "",
};
