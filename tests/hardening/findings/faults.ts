import type { Finding } from "./finding.js";

/** Section D: faults of databases, mail servers and clients. */
export const FAULT_FINDINGS: readonly Finding[] = [];
