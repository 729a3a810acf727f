import { sql } from "kysely";
import type { Database } from "../db/database.js";
import { ownersOf } from "./owners.js";

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
  const network = await db
    .selectFrom("known_networks")
    .select(sql.lit(1).as("one"))
    .where("project_id", "=", projectId)
    .where("network_hash", "=", networkHash)
    .where("user_id", "in", ownersOf(db, projectId, account))
    .limit(1)
    .executeTakeFirst();
  return network !== undefined;
}

/** Forgets the networks of an account, optionally except one. */
export async function forgetNetworks(
  db: Database,
  projectId: string,
  userId: string,
  exceptHash?: string,
): Promise<void> {
  let query = db
    .deleteFrom("known_networks")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId);
  if (exceptHash !== undefined) query = query.where("network_hash", "!=", exceptHash);
  await query.execute();
}
