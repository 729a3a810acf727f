import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { hashOf } from "../core/random.js";

/** The stored name of a counter. */
export const keyOf = (...parts: string[]) => hashOf(parts.join("\n"));

/** The counter of one account, from one network or from all of them. */
export const keyOfAccount = (limit: string, project: string, account: string, network?: string) =>
  keyOf(
    limit,
    "account",
    project,
    canonicalEmail(account),
    ...(network === undefined ? [] : [network]),
  );

/** Whose requests send mails. Each counts apart, so that none uses up what the others need. */
export type MailAsker = "strangers" | "owner" | "joiners";

/** The counter of one network. */
export const keyOfNetwork = (limit: string, network: string) => keyOf(limit, "network", network);

/**
 * The counter of a day's mails to an address, requested by strangers, by the owner's browsers, or by
 * people who join the owner's teams.
 */
export const keyOfMails = (asker: MailAsker, project: string, email: string) =>
  keyOf("mails", asker, project, canonicalEmail(email));
