import type { Finding } from "./finding.js";

/** Section B: the network and the browser. */
export const NETWORK_FINDINGS: readonly Finding[] = [];
