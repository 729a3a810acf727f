import { canonicalEmail } from "@stackkit/next/protocol/internal";
import { type SelectQueryBuilder, sql } from "kysely";
import type { Database } from "../db/database.js";

export interface KnownNetwork {
  readonly projectId: string;
  readonly userId: string;
  readonly networkHash: string;
  readonly at: number;
}

/** Records the network of a successful sign-in. */
export async function saveNetwork(
  db: Database,
  { projectId, userId, networkHash, at }: KnownNetwork,
): Promise<void> {
  await db
    .insertInto("known_networks")
    .values({ project_id: projectId, user_id: userId, network_hash: networkHash, last_seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(["project_id", "user_id", "network_hash"]).doUpdateSet({ last_seen_at: at }),
    )
    .execute();
}

/** Whether an account's owner, by id or address, has signed in from a network before. */
export async function isKnownNetwork(
  db: Database,
  projectId: string,
  account: string,
  networkHash: string,
): Promise<boolean> {
  const networks = db
    .selectFrom("known_networks")
    .select(sql.lit(1).as("one"))
    .where("project_id", "=", projectId)
    .where("network_hash", "=", networkHash);
  const ofAccount = account.includes("@")
    ? networks.where("user_id", "in", ownersOf(db, projectId, account))
    : networks.where("user_id", "=", account);
  return (await ofAccount.limit(1).executeTakeFirst()) !== undefined;
}

/** The accounts of an address: the one that verified it, else those that claim it. */
function ownersOf(
  db: Database,
  projectId: string,
  email: string,
): SelectQueryBuilder<never, never, { user_id: string }> {
  const channels = db
    .selectFrom("contact_channels")
    .where("project_id", "=", projectId)
    .where("canonical", "=", canonicalEmail(email));
  return channels.select("user_id").where(
    "is_verified",
    "=",
    channels.select(({ fn }) => fn.max("is_verified").as("is_verified")),
  ) as never;
}
