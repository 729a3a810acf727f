import { UsageError } from "../transport/usage-error.js";

/** The error of `or: "unauthorized"` and `or: "forbidden"` without Next's `authInterrupts`. */
export const noAuthInterrupts = (how: "unauthorized" | "forbidden"): UsageError =>
  new UsageError(
    "NO_AUTH_INTERRUPTS",
    `or: "${how}" needs Next's ${how}(), which only works on the server and with ` +
      "experimental: { authInterrupts: true } in next.config. Switch that on, or use or: " +
      `"redirect" or or: "throw".`,
  );
