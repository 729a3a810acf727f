import type { Finding } from "./finding.js";

/** Section D: faults of databases, mail servers and clients. */
export const FAULT_FINDINGS: readonly Finding[] = [
  {
    id: "D22",
    found: "A backup started over at each write, so that a busy service was never copied to its end.",
    fixed: "It copies one snapshot in a read transaction and shows how far it is.",
  },
  {
    id: "D28",
    found: "240 sign-ins whose clients had left made the next one wait 15.9 s for its hash.",
    fixed: "At most about three seconds of hashing wait in the queue, and a request whose client is gone leaves it.",
  },
  {
    id: "D30",
    found: "A foreign process number blocked the start, an emptied database started as a new installation, and read-only files gave stack traces.",
    fixed: "The operating system holds the lock, emptied databases are refused, and audit entries and sign-up mails are written with their change.",
  },
];
