import type { Finding } from "./finding.js";

/** Section A: accounts, sign-in methods, notices, invitations. */
export const ACCOUNT_FINDINGS: readonly Finding[] = [];
