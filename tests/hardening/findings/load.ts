import type { Finding } from "./finding.js";

/** Section C: size and load. */
export const LOAD_FINDINGS: readonly Finding[] = [];
