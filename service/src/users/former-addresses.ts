import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import type { Database } from "../db/database.js";
import type { FormerAddressTable } from "../db/tables/users.js";
import type { ContactChannel } from "./contact-channels.js";

/** How long an address that left an account still hears of its protection, and may undo changes. */
export const OBJECTION_MILLIS = 14 * 24 * 60 * 60 * 1000;

export type FormerAddress = Selectable<FormerAddressTable>;

/** Records a verified address that an account loses. Call it before the change. */
export async function saveFormerAddress(
  tx: Database,
  projectId: string,
  channel: ContactChannel,
  now: number,
): Promise<void> {
  if (!channel.isVerified) return;
  const { created_at } = await tx
    .selectFrom("contact_channels")
    .select("created_at")
    .where("project_id", "=", projectId)
    .where("id", "=", channel.id)
    .executeTakeFirstOrThrow();
  const used_for_auth = channel.usedForAuth ? 1 : 0;
  await tx
    .insertInto("former_addresses")
    .values({
      project_id: projectId,
      user_id: channel.userId,
      canonical: canonicalEmail(channel.value),
      value: channel.value,
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
