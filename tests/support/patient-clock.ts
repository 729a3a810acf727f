import { MAX_PAGE_WAIT_MILLIS } from "../../src/protocol/limits/limits.js";
import type { Clock } from "../../src/transport/clock.js";

/**
 * Real time without the limit of a call: on a busy machine, hundreds of calls at once take longer
 * than one may.
 */
export const withoutCallLimit = (clock: Clock): Clock => ({
  ...clock,
  after: (millis, run) =>
    millis < MAX_PAGE_WAIT_MILLIS ? clock.after(millis, run) : () => undefined,
});
