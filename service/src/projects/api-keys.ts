import type { apiKey, Level, Row } from "@stackkit/next/protocol/internal";
import { hashOf, randomId, randomString } from "../core/random.js";
import type { Database } from "../db/database.js";
import {
  type Change,
  type ColumnsOf,
  type Draft,
  insertion,
  reader,
  update,
} from "../db/mapping.js";
import {
  type KeyEnd,
  keyColumns,
  keyFields,
  keyIdentity,
  keyState,
} from "../db/mappings/api-key.js";

export interface NewApiKey extends Draft<typeof keyFields> {
  readonly projectId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Plain keys; only their hashes and last characters are stored. */
  readonly keys: Readonly<Partial<Record<Level, string>>>;
}

/** When keys expire that the service or its operator creates. */
export const FAR_FUTURE = Date.UTC(2100, 0, 1);

const PREFIXES = { client: "pck_", server: "ssk_", admin: "sak_" } as const;

/** A new key, whose prefix names its level. */
export const newKey = (level: Level): string => PREFIXES[level] + randomString();

/** Stores a key set by the hashes of its keys. Returns its id. */
export async function insertApiKey(db: Database, key: NewApiKey): Promise<string> {
  const id = randomId();
  const { client, server, admin } = key.keys;
  await db
    .insertInto("api_keys")
    .values({
      ...insertion(keyIdentity, { id, createdAt: new Date(key.createdAt) }),
      ...insertion(keyState, {
        expiresAt: new Date(key.expiresAt),
        publishableClientKey: endOf(client),
        secretServerKey: endOf(server),
        superSecretAdminKey: endOf(admin),
      }),
      ...insertion(keyFields, key),
      project_id: key.projectId,
      client_hash: client === undefined ? null : hashOf(client),
      server_hash: server === undefined ? null : hashOf(server),
      admin_hash: admin === undefined ? null : hashOf(admin),
    })
    .execute();
  return id;
}

/** The last four characters of a key, which are all that can be shown of it. */
const endOf = (plain: string | undefined): KeyEnd =>
  plain === undefined ? null : { lastFour: plain.slice(-4) };

/** A stored key. */
export type ApiKey = Row<typeof apiKey>;

const toApiKey: (row: ColumnsOf<typeof keyColumns>) => ApiKey = reader(keyColumns);

/** A project's API keys, newest first. */
export async function listApiKeys(db: Database, projectId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toApiKey);
}

/** Reads a key set, without the keys. */
export async function findApiKey(
  db: Database,
  projectId: string,
  id: string,
): Promise<ApiKey | undefined> {
  const row = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toApiKey(row);
}

/** Changes a key set. */
export async function updateApiKey(
  db: Database,
  projectId: string,
  id: string,
  change: Change<typeof keyFields>,
): Promise<void> {
  const values = update(keyFields, change);
  if (Object.keys(values).length === 0) return;
  await db
    .updateTable("api_keys")
    .set(values)
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .execute();
}

/** Revokes a key permanently. Only the first revocation counts. */
export async function revokeApiKey(
  db: Database,
  projectId: string,
  id: string,
  at: number,
): Promise<void> {
  await db
    .updateTable("api_keys")
    .set({ revoked_at: at })
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}
