import type { Finding } from "./finding.js";

/** Section A: accounts, sign-in methods, notices, invitations. */
export const ACCOUNT_FINDINGS: readonly Finding[] = [
  {
    id: "A1",
    found: "Whoever signed up with another person's address stayed in the account by passkey, provider or second address after the owner's reset.",
    fixed: "The first proof of an address removes everything added before; unverified addresses open by their own password only.",
  },
];
