import type { Finding } from "./finding.js";

/** Whose account an address is: claims, proofs, imports and guests. */
export const CLAIM_FINDINGS: readonly Finding[] = [
  {
    id: "A1",
    found:
      "Someone who signed up with another person's address stayed in the account by " +
      "passkey, provider or second address after the owner's reset.",
    fixed:
      "The first proof of an address suspends everything added before; unverified " +
      "addresses open by their own password only.",
  },
  {
    id: "A4",
    found:
      "Adding an address revealed without a limit whether it has an account, and took it " +
      "before its owner came.",
    fixed:
      "Adding is limited and always answers alike; another account's address is reported " +
      "at verification, and an unverified one blocks no one.",
  },
  {
    id: "A20",
    found:
      "Verifying on the phone what was signed up on the laptop deleted the password and " +
      "the laptop's session, and no mail said so.",
    fixed:
      "A proof from an unknown browser suspends, mails the owner, and one code from the " +
      "mailbox gives everything back.",
  },
  {
    id: "A21",
    found:
      "Three sign-ups of a stranger ended the owner's own claim, also after the owner " +
      "had proved the address.",
    fixed:
      "A flood ends its own newest unused claims, and a proof of a sign-up address gives " +
      "the sign-in back.",
  },
  {
    id: "A33",
    found:
      "The first sign-in by a mailed code, a provider or a reset opened the oldest " +
      "account that claimed the address, with a stranger's name, metadata and teams, and " +
      "not as a new user.",
    fixed:
      "A browser that none of them knows chooses, by what the service knows of each, and " +
      "clients without the question get a new account.",
  },
  {
    id: "A39",
    found:
      "Strangers changed the addresses of older accounts to an unproved owner's, without the " +
      "limits of a sign-up, and her password was compared no more.",
    fixed:
      "A change that makes an address sign in needs the same room as a sign-up with it, else it " +
      "is refused.",
  },
  {
    id: "A40",
    found:
      "A stranger's sign-up with an address kept its verified owner out of an import, " +
      "and the second run of an import brought back a user who had deleted the account.",
    fixed:
      "A verified address of an import ends the claims on it, only a verified holder " +
      "keeps it, and ids of deleted users stay known.",
  },
  {
    id: "A46",
    found:
      "Passkeys, provider accounts, addresses, a password or a second factor that someone had added to " +
      "a guest's account opened or closed it after another person signed up in the same browser.",
    fixed: "A sign-up suspends a guest's ways in, and a code from the mailbox gives them back.",
  },
  {
    id: "A50",
    found:
      "Who had come back to a team while their earlier membership was suspended, and was then " +
      "removed, was in it again with the earlier permissions after confirming their access.",
    fixed: "Leaving a team, or being removed from it, ends a suspended membership as well.",
  },
  {
    id: "A51",
    found:
      "Who was removed from a team while their membership was suspended got an error instead, and " +
      "was in the team again after confirming their access.",
    fixed: "A suspended membership can be removed, by those who may remove the member.",
  },
];
