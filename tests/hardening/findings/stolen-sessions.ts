import type { Finding } from "./finding.js";

/** What a stolen session or code could change, and what its owner hears of it. */
export const STOLEN_SESSION_FINDINGS: readonly Finding[] = [
  {
    id: "A3",
    found:
      "Notices carried 250 mails in 3.5 s, with a name as the sender's own text, to an " +
      "address that no one had verified.",
    fixed:
      "Notices go to verified addresses, eight of a kind in 15 minutes, names are one " +
      "short line, and clients make only verified addresses primary.",
  },
  {
    id: "A7",
    found:
      "An access token alone added passkeys, addresses and provider accounts and removed " +
      "the second factor, however old its sign-in.",
    fixed:
      "These changes need a sign-in within ten minutes, checked again in their " +
      "transaction; a second factor's secret has at least 16 bytes.",
  },
  {
    id: "A31",
    found:
      "With ten minutes of a stolen session an account changed hands, by a new address, " +
      "without one mail to its owner.",
    fixed:
      "Each change of protection is mailed to all verified addresses, and to those that " +
      "left within two weeks, with a link that undoes what was changed and mails a new " +
      "password to the oldest address.",
  },
  {
    id: "A32",
    found: "A stolen session of any age deleted the account and removed its passkey.",
    fixed: "Both need a sign-in within ten minutes, as a new primary address does.",
  },
  {
    id: "A41",
    found:
      "A stolen session of any age added and proved an address, which could then undo the " +
      "owner's changes, and in an account that had proved none became the way in.",
    fixed:
      "Only addresses that signed in or were primary before the changes undo them, and an " +
      "objection makes no other one a way in.",
  },
  {
    id: "A47",
    found:
      "A code that a thief had fetched opened a session of a year for five minutes after the owner " +
      "had disconnected the thief's provider account.",
    fixed: "Disconnecting a provider account deletes the codes that wait.",
  },
  {
    id: "A57",
    found:
      "A thief's sign-in at a provider at the moment in which the owner disconnected it, or proved the " +
      "address, opened the account for a year, on PostgreSQL.",
    fixed: "A sign-in by a provider waits for such changes, and then looks whose account it is.",
  },
];
