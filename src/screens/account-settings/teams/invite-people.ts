import { readFailure } from "../../../messages/failure.js";
import { systemClock } from "../../../transport/clock.js";
import { looksLikeEmail } from "../../forms/checks.js";
import type { AccountTeam } from "../../provider/account.js";
import { readAddresses } from "./read-addresses.js";
import { PAGE_SIZE } from "./use-first-members.js";

/** Invitations of one submission. The service limits those of an hour. */
export const MAX_AT_ONCE = 20;

/** What became of an address. `unsent`: the failure says why. */
export type Invited = "sent" | "notEmail" | "isMember" | "isInvited" | "overLimit" | "unsent";

interface Invitations {
  /** By address, in the order of the text. */
  readonly answers: ReadonlyMap<string, Invited>;
  /** Why the rest was not sent. */
  readonly failure?: unknown;
}

/** Failures of one address, after which the next one is tried. */
const OF_ADDRESS: ReadonlySet<string> = new Set(["RATE_LIMITED", "SCHEMA_ERROR"]);

const keyOf = (email: string): string => email.toLowerCase();

/** The members among these addresses, as far as the reader sees theirs. */
async function membersAmong(team: AccountTeam, emails: readonly string[]): Promise<Set<string>> {
  const first = await team.listUsers({ limit: PAGE_SIZE });
  const pages =
    first.nextCursor === null
      ? [first]
      : await Promise.all(emails.map((query) => team.listUsers({ query, limit: PAGE_SIZE })));
  return new Set(
    pages
      .flat()
      .flatMap(({ teamProfile: { email, invitedEmail } }) => email ?? invitedEmail ?? [])
      .map(keyOf),
  );
}

async function openInvitations(team: AccountTeam): Promise<Set<string>> {
  const open = (await team.listInvitations()).filter(
    ({ expiresAt }) => expiresAt.getTime() > systemClock.now(),
  );
  return new Set(open.flatMap(({ recipientEmail }) => recipientEmail ?? []).map(keyOf));
}

/** Who invites need not see the members or the invitations. */
const unseen = (): Set<string> => new Set();

/** Invites everyone in a typed list, and answers each address. */
export async function invitePeople(
  team: AccountTeam,
  text: string,
  roleIds?: readonly string[],
): Promise<Invitations> {
  const answers = new Map<string, Invited>();
  for (const found of readAddresses(text))
    answers.set(found, looksLikeEmail(found) ? "unsent" : "notEmail");
  const emails = [...answers.keys()].filter((found) => answers.get(found) === "unsent");
  for (const email of emails.splice(MAX_AT_ONCE)) answers.set(email, "overLimit");
  const [members, invited] = await Promise.all([
    membersAmong(team, emails).catch(unseen),
    openInvitations(team).catch(unseen),
  ]);
  let failure: unknown;
  for (const email of emails) {
    if (members.has(keyOf(email))) answers.set(email, "isMember");
    else if (invited.has(keyOf(email))) answers.set(email, "isInvited");
    else
      try {
        await team.inviteUser({ email, ...(roleIds && { roleIds }) });
        answers.set(email, "sent");
      } catch (error) {
        failure = error;
        if (!OF_ADDRESS.has(readFailure(error).code)) break;
      }
  }
  return { answers, failure };
}
