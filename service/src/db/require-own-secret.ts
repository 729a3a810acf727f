import type { TableMetadata } from "kysely";
import { ServiceError } from "../core/service-error.js";
import type { Vault } from "../core/vault.js";
import { type Database, isSqlite } from "./database.js";
import { sealedSettings } from "./tables/project-config.js";

/** Tables that other programs have too. */
const COMMON_NAMES = ["users", "teams", "sessions", "projects", "api_keys", "migrations"];

const OWN_DIRECTORY =
  "Give the service a directory of its own for its data, and name it in STACKKIT_DATA.";
const OWN_DATABASE =
  "Give the service a database of its own (create database stackkit), and name it in DATABASE_URL.";

/**
 * Throws `database-foreign` if another program's tables have the names of the service's. Returns the
 * tables.
 */
export async function refuseForeignTables(db: Database): Promise<readonly TableMetadata[]> {
  const tables = await db.introspection.getTables();
  const here = tables.filter(({ schema = "public" }) => schema === "public");
  const isOwn = here.some(
    ({ name, columns }) =>
      name === "migrations" && columns.some((column) => column.name === "applied_at"),
  );
  const foreign = here.filter(({ name }) => COMMON_NAMES.includes(name));
  if (isOwn || foreign.length === 0) return tables;
  throw new ServiceError(
    "database-foreign",
    "This database belongs to another program: it has the tables " +
      `${foreign.map(({ name }) => name).join(", ")}, and none of the service's. Nothing was ` +
      `written. ${isSqlite(db) ? OWN_DIRECTORY : OWN_DATABASE}`,
  );
}

/** More than any app has. The check is made at each start. */
const MAX_PROJECTS = 50;

/**
 * Throws `wrong-secret` unless the vault opens the data's newest signing key, which a project has
 * from its first token on, and the secrets of providers and mail servers.
 */
export async function requireOwnSecret(db: Database, vault: Vault): Promise<void> {
  const tables = await refuseForeignTables(db);
  if (!tables.some(({ name }) => name === "signing_keys")) return;
  const key = await db
    .selectFrom("signing_keys")
    .select("private_jwk")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const settings = await db
    .selectFrom("projects")
    .select("config")
    .orderBy("created_at", "desc")
    .limit(MAX_PROJECTS)
    .execute();
  try {
    if (key) vault.open(key.private_jwk);
    for (const { config } of settings)
      for (const sealed of sealedSettings(JSON.parse(config))) vault.open(sealed);
  } catch (cause) {
    throw new ServiceError(
      "wrong-secret",
      "STACKKIT_SECRET is not the secret with which this database was made, so nothing was " +
        "started or written. Set that secret again (in development it is in .env.local or " +
        ".stackkit/secret), set it as STACKKIT_PREVIOUS_SECRET if you are replacing it, or choose " +
        "another database or data directory.",
      { cause },
    );
  }
}
