import type { Finding } from "./finding.js";

/** Section C: size and load. */
export const LOAD_FINDINGS: readonly Finding[] = [
  {
    id: "C18",
    found:
      "One account with 110 teams of 4 MiB of metadata ended the process by memory, and " +
      "unfinished bodies held 355 MB before anyone was identified.",
    fixed:
      "Callers are identified before bodies are read, every field, count and body has a " +
      "bound, and long lists are sent piece by piece.",
  },
  {
    id: "C19",
    found:
      "Setting a password hashed before it looked, without a limit, so one account made " +
      "sign-in unavailable for all.",
    fixed:
      "It looks first and counts against the user, and networks take turns at hashing, " +
      "so a flood waits for itself.",
  },
];
