import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { withdrawCodes, withdrawCodesAbout } from "../codes/table.js";
import type { Database } from "../db/database.js";

/**
 * Deletes a user's pending sign-ins and unused codes, also those to an address that they prove now.
 * An address that they only added may be another person's, whose codes stay.
 */
export async function endOpenAttempts(
  tx: Database,
  projectId: string,
  userId: string,
  now: number,
  provedChannelId = "",
): Promise<void> {
  await withdrawCodesAbout(tx, projectId, userId, now);
  await deleteAuthorizationCodes(tx, projectId, userId);
  const channels = await tx
    .selectFrom("contact_channels")
    .select("value")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where((where) => where.or([where("is_verified", "=", 1), where("id", "=", provedChannelId)]))
    .execute();
  for (const { value } of channels)
    await withdrawCodes(tx, projectId, "sign_in", canonicalEmail(value), now);
}

/** Deletes the codes of a user's sign-ins at providers. */
export const deleteAuthorizationCodes = (tx: Database, projectId: string, userId: string) =>
  tx
    .deleteFrom("authorization_codes")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .execute();
