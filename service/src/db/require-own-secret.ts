import { ServiceError } from "../core/service-error.js";
import type { Vault } from "../core/vault.js";
import type { Database } from "./database.js";

/**
 * Throws `wrong-secret` unless the vault opens the data's signing keys. Every project that has
 * issued a token has one; a database without any has nothing that this secret could not read.
 */
export async function requireOwnSecret(db: Database, vault: Vault): Promise<void> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "signing_keys")) return;
  const key = await db
    .selectFrom("signing_keys")
    .select("private_jwk")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  try {
    if (key) vault.open(key.private_jwk);
  } catch (cause) {
    throw new ServiceError(
      "wrong-secret",
      "STACKKIT_SECRET is not the secret with which this database was made, so the service did not start and wrote nothing. Set that secret again (in development it is in .env.local or .stackkit/secret), or choose another database or data directory.",
      { cause },
    );
  }
}
