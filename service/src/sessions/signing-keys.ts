import type { Database } from "../db/database.js";

export interface StoredSigningKey {
  readonly kid: string;
  readonly projectId: string;
  readonly publicJwk: string;
  readonly sealedPrivateJwk: string;
  readonly createdAt: number;
  readonly retiredAt: number | null;
}

/** A project's keys, newest first, without those retired before `aliveSince`. */
export async function listSigningKeys(
  db: Database,
  projectId: string,
  aliveSince: number,
): Promise<StoredSigningKey[]> {
  const rows = await db
    .selectFrom("signing_keys")
    .selectAll()
    .where("project_id", "=", projectId)
    .where((where) =>
      where.or([where("retired_at", "is", null), where("retired_at", ">", aliveSince)]),
    )
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => ({
    kid: row.kid,
    projectId: row.project_id,
    publicJwk: row.public_jwk,
    sealedPrivateJwk: row.private_jwk,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

export async function insertSigningKey(
  db: Database,
  key: Omit<StoredSigningKey, "retiredAt">,
): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({
      kid: key.kid,
      project_id: key.projectId,
      public_jwk: key.publicJwk,
      private_jwk: key.sealedPrivateJwk,
      created_at: key.createdAt,
      retired_at: null,
    })
    .execute();
}

/** Deletes a key, so that no token of it is valid. */
export async function deleteSigningKey(
  db: Database,
  projectId: string,
  kid: string,
): Promise<void> {
  await db
    .deleteFrom("signing_keys")
    .where("project_id", "=", projectId)
    .where("kid", "=", kid)
    .execute();
}

/** Retires all signing keys of the project except `exceptKid`. */
export async function retireSigningKeys(
  db: Database,
  projectId: string,
  exceptKid: string,
  at: number,
): Promise<void> {
  await db
    .updateTable("signing_keys")
    .set({ retired_at: at })
    .where("project_id", "=", projectId)
    .where("kid", "!=", exceptKid)
    .where("retired_at", "is", null)
    .execute();
}
