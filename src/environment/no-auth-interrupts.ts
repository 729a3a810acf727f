import { UsageError } from "../transport/usage-error.js";

export const noAuthInterrupts = (how: "unauthorized" | "forbidden"): UsageError =>
  new UsageError(
    "NO_AUTH_INTERRUPTS",
    `or: "${how}" was asked for, and Next's ${how}() is not to be had here: it runs on the server only, and only where next.config has experimental: { authInterrupts: true }. Switch that on, or use or: "redirect" or or: "throw".`,
  );
