import type { Level } from "@stackkit/next/protocol/internal";
import type { Selectable } from "kysely";
import { hashOf, randomId, randomString } from "../../../core/random.js";
import type { Database } from "../../database.js";
import type { ApiKeyTable } from "../../tables/projects.js";

export interface NewApiKey {
  readonly projectId: string;
  readonly description: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Plain keys; only their hashes and last characters are stored. */
  readonly keys: Readonly<Partial<Record<Level, string>>>;
}

const PREFIXES = { client: "pck_", server: "ssk_", admin: "sak_" } as const;

export const newKey = (level: Level): string => PREFIXES[level] + randomString();

export async function insertApiKey(db: Database, key: NewApiKey): Promise<string> {
  const id = randomId();
  const kept = (level: Level) => {
    const plain = key.keys[level];
    return plain === undefined
      ? { hash: null, end: null }
      : { hash: hashOf(plain), end: plain.slice(-4) };
  };
  const [client, server, admin] = [kept("client"), kept("server"), kept("admin")];
  await db
    .insertInto("api_keys")
    .values({
      id,
      project_id: key.projectId,
      description: key.description,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      revoked_at: null,
      client_hash: client.hash,
      client_last_four: client.end,
      server_hash: server.hash,
      server_last_four: server.end,
      admin_hash: admin.hash,
      admin_last_four: admin.end,
    })
    .execute();
  return id;
}

export interface StoredApiKey {
  readonly id: string;
  readonly description: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  /** The last four characters of each key. */
  readonly ends: Readonly<Record<Level, string | null>>;
}

const toApiKey = (row: Selectable<ApiKeyTable>): StoredApiKey => ({
  id: row.id,
  description: row.description,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  ends: { client: row.client_last_four, server: row.server_last_four, admin: row.admin_last_four },
});

/** A project's API keys, newest first. */
export async function listApiKeys(db: Database, projectId: string): Promise<StoredApiKey[]> {
  const rows = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("project_id", "=", projectId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toApiKey);
}

export async function findApiKey(
  db: Database,
  projectId: string,
  id: string,
): Promise<StoredApiKey | undefined> {
  const row = await db
    .selectFrom("api_keys")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toApiKey(row);
}

export async function describeApiKey(
  db: Database,
  projectId: string,
  id: string,
  description: string,
): Promise<void> {
  await db
    .updateTable("api_keys")
    .set({ description })
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
