import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import type { CodeData } from "../codes/code-data.js";
import { listProtectionChanges } from "../codes/table.js";
import { DAY } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { FormerAddressTable } from "../db/tables/users.js";
import type { ProtectionChange } from "../http/context/mail.js";
import { type ContactChannel, findPrimaryChannel, listChannels } from "./contact-channels.js";

/** How long an address that left an account still hears of its protection, and may undo changes. */
export const OBJECTION_MILLIS = 14 * DAY;

/** How long clients change nothing about an account's protection after an objection. */
export const OBJECTION_PAUSE_MILLIS = DAY;

export type FormerAddress = Selectable<FormerAddressTable>;

/**
 * Records a verified address that leaves an account, or signs in or is primary no longer. Call it
 * before the change.
 */
export async function saveFormerAddress(
  tx: Database,
  projectId: string,
  channel: ContactChannel,
  now: number,
): Promise<void> {
  if (!channel.isVerified) return;
  const { userId, value } = channel;
  const { created_at } = await tx
    .selectFrom("contact_channels")
    .select("created_at")
    .where("project_id", "=", projectId)
    .where("id", "=", channel.id)
    .executeTakeFirstOrThrow();
  const canonical = canonicalEmail(value);
  const owners = await ownersAddresses(tx, projectId, userId, now);
  const used_for_auth = owners.has(canonical) ? 1 : 0;
  await tx
    .insertInto("former_addresses")
    .values({
      project_id: projectId,
      user_id: userId,
      canonical,
      value,
      used_for_auth,
      created_at,
      removed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["project_id", "user_id", "canonical"])
        .doUpdateSet({ removed_at: now, used_for_auth }),
    )
    .execute();
}

/** Records what a change takes from a user's addresses: one of them, its sign-in, or being primary. */
export async function saveBeforeChange(
  tx: Database,
  projectId: string,
  before: ContactChannel,
  after: Omit<ContactChannel, "id" | "type">,
  now: number,
): Promise<void> {
  const isReplaced = canonicalEmail(after.value) !== canonicalEmail(before.value);
  if (isReplaced || (before.usedForAuth && !after.usedForAuth))
    await saveFormerAddress(tx, projectId, before, now);
  if (!after.isPrimary || before.isPrimary) return;
  const primary = await findPrimaryChannel(tx, projectId, before.userId);
  if (primary) await saveFormerAddress(tx, projectId, primary, now);
}

/** The addresses that an account has lost since a time, the oldest first. */
export const listFormerAddresses = (
  db: Database,
  projectId: string,
  userId: string,
  since: number,
): Promise<FormerAddress[]> =>
  db
    .selectFrom("former_addresses")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("removed_at", ">=", since)
    .orderBy("created_at")
    .orderBy("canonical")
    .execute();

/** What a change of protection says of an address. */
type AddressEvent = Pick<CodeData["protection"], "type" | "email">;

/**
 * Since when the changes count that an objection undoes: for two weeks, without those that an earlier
 * one has undone.
 */
export async function objectionSince(
  db: Database,
  projectId: string,
  userId: string,
  now: number,
): Promise<number> {
  const user = await db
    .selectFrom("users")
    .select("protection_paused_until")
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .executeTakeFirst();
  const objectedAt = (user?.protection_paused_until ?? 0) - OBJECTION_PAUSE_MILLIS;
  return Math.max(now - OBJECTION_MILLIS, objectedAt + 1);
}

/**
 * The canonical addresses by which an account's owner comes back: those that signed in or were
 * primary before the changes of the last two weeks, and `event`, the present one. A thief may have
 * added any other, and without a fresh sign-in those that do neither.
 */
export async function ownersAddresses(
  db: Database,
  projectId: string,
  userId: string,
  now: number,
  event?: AddressEvent,
): Promise<ReadonlySet<string>> {
  const since = await objectionSince(db, projectId, userId, now);
  const announced = await listProtectionChanges(db, projectId, userId, since);
  const events: readonly AddressEvent[] = event ? [...announced, event] : announced;
  const gained = emailsOf(events, "address_verified", "email_changed", "sign_in_address_added");
  const madePrimary = emailsOf(events, "primary_changed");
  const channels = await listChannels(db, projectId, { userId });
  const former = await listFormerAddresses(db, projectId, userId, since);
  const kept = channels.flatMap(({ value, isVerified, usedForAuth, isPrimary }) => {
    const canonical = canonicalEmail(value);
    const isOld = isVerified && !gained.has(canonical);
    return isOld && (usedForAuth || (isPrimary && !madePrimary.has(canonical))) ? canonical : [];
  });
  const lost = former.flatMap((one) => (one.used_for_auth === 1 ? one.canonical : []));
  return new Set([...kept, ...lost]);
}

/** The canonical addresses that changes of these types are about. */
export const emailsOf = (
  events: readonly AddressEvent[],
  ...of: readonly ProtectionChange[]
): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ type, email }) =>
      of.includes(type) && email !== undefined ? canonicalEmail(email) : [],
    ),
  );
