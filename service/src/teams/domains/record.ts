import { PlainError } from "../../core/plain-error.js";
import { randomString } from "../../core/random.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import type { HandlerContext } from "../../http/route.js";
import { lockTeam } from "../teams.js";
import { recordOf } from "./domain-name.js";
import { findDomain, type StoredDomain, updateDomain, verifiedDomains } from "./table.js";

/** Whether a domain has the record that verifies it; undefined if no name server tells. */
export async function hasRecord(
  { readTxtRecords }: Pick<Context, "readTxtRecords">,
  { domain, token }: Pick<StoredDomain, "domain" | "token">,
): Promise<boolean | undefined> {
  const { recordName, recordValue } = recordOf(domain, token);
  const texts = await readTxtRecords(recordName);
  return texts?.some((text) => text.trim() === recordValue);
}

/**
 * Looks for the record again before the domain lets a person in, since a domain that lapsed may have
 * another owner. Without it the domain is unverified again, by a new record: the earlier one may be
 * public.
 */
export async function recheckDomain(
  { context, project }: Pick<HandlerContext, "context" | "project">,
  teamId: string,
  domain: string,
): Promise<void> {
  const verified = await verifiedDomains(context.db, project.id, teamId);
  const row = verified.find((one) => one.domain === domain);
  if (!row || row.is_vouched === 1) return;
  const found = await hasRecord(context, row);
  if (found === undefined)
    throw new PlainError(400, "The domain of the team cannot be checked now. Try again later.");
  if (found) return;
  await transact(context, async (tx) => {
    await lockTeam(tx, project.id, teamId);
    const now = await findDomain(tx, project.id, row.id);
    if (now?.verified_at === row.verified_at)
      await updateDomain(tx, row, { verified_at: null, token: randomString() });
  });
}
