import type { Finding } from "./finding.js";

/** Where the wire protocol was left. */
export const WIRE_FINDINGS: readonly Finding[] = [];
