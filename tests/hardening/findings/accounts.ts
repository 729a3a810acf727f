import type { Finding } from "./finding.js";

/** Section A: accounts, sign-in methods, notices, invitations. */
export const ACCOUNT_FINDINGS: readonly Finding[] = [
  {
    id: "A1",
    found: "Whoever signed up with another person's address stayed in the account by passkey, provider or second address after the owner's reset.",
    fixed: "The first proof of an address removes everything added before; unverified addresses open by their own password only.",
  },
  {
    id: "A2",
    found: "A link address made by one person and opened by another connected the other's provider account to the first, who read its token.",
    fixed: "The link is made at the code exchange, by the browser with the verifier, and a single-use ticket replaces the access token.",
  },
];
