import { canonicalEmail } from "@stackkit/next/protocol/internal";
import type { SelectQueryBuilder } from "kysely";
import type { Database } from "../db/database.js";

/**
 * The accounts of an address: the one that verified it, else those that claim it. A user's id
 * stands for itself.
 */
export function ownersOf(
  db: Database,
  projectId: string,
  account: string,
): readonly string[] | SelectQueryBuilder<never, never, { user_id: string }> {
  if (!account.includes("@")) return [account];
  const channels = db
    .selectFrom("contact_channels")
    .where("project_id", "=", projectId)
    .where("canonical", "=", canonicalEmail(account));
  return channels.select("user_id").where(
    "is_verified",
    "=",
    channels.select(({ fn }) => fn.max("is_verified").as("is_verified")),
  ) as never;
}
