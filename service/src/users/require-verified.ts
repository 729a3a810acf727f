import { KnownErrors } from "@stackkit/next/protocol/internal";
import type { Database } from "../db/database.js";

/** Throws `EMAIL_NOT_VERIFIED` unless the user has a verified address. */
export async function requireVerified(
  db: Database,
  projectId: string,
  userId: string,
): Promise<void> {
  const verified = await db
    .selectFrom("contact_channels")
    .select("id")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("is_verified", "=", 1)
    .limit(1)
    .executeTakeFirst();
  if (!verified) throw new KnownErrors.EmailNotVerified();
}
