import type { Finding } from "./finding.js";

/** Section D: faults of databases, mail servers and clients. */
export const FAULT_FINDINGS: readonly Finding[] = [
  {
    id: "D22",
    found: "A backup started over at each write, so that a busy service was never copied to its end.",
    fixed: "It copies one snapshot in a read transaction and shows how far it is.",
  },
  {
    id: "D30",
    found: "A foreign process number blocked the start, an emptied database started as a new installation, and read-only files gave stack traces.",
    fixed: "The operating system holds the lock, emptied databases are refused, and audit entries and sign-up mails are written with their change.",
  },
];
