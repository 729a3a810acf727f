import type { Selectable } from "kysely";
import { findSuspendedRow } from "../../accounts/suspended/table.js";
import type { Database } from "../../db/database.js";
import type { PasskeyTable } from "../../db/tables/users.js";
import { removeCredentials } from "../../users/former-credentials.js";

export interface Passkey {
  readonly projectId: string;
  readonly credentialId: string;
  readonly userId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** The authenticator's signature counter. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly deviceType: string;
}

const toPasskey = (row: Selectable<PasskeyTable>): Passkey => ({
  projectId: row.project_id,
  credentialId: row.credential_id,
  userId: row.user_id,
  publicKey: Uint8Array.from(Buffer.from(row.public_key, "base64url")),
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  deviceType: row.device_type,
});

/** A passkey, also one that waits for the owner of its account to confirm it. */
export async function findAnyPasskey(
  db: Database,
  projectId: string,
  credentialId: unknown,
): Promise<{ passkey: Passkey; isSuspended: boolean } | undefined> {
  if (typeof credentialId !== "string") return undefined;
  const row = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  if (row) return { passkey: toPasskey(row), isSuspended: false };
  const suspended = await findSuspendedRow(db, projectId, "passkeys", credentialId);
  return (
    suspended && {
      passkey: toPasskey(suspended.row as unknown as Selectable<PasskeyTable>),
      isSuspended: true,
    }
  );
}

/** Replaces a user's passkey. Violates a unique index if another user has it. */
export async function replacePasskey(tx: Database, passkey: Passkey, now: number): Promise<void> {
  await removeCredentials(tx, passkey, "passkeys", now);
  await tx
    .insertInto("passkeys")
    .values({
      project_id: passkey.projectId,
      credential_id: passkey.credentialId,
      user_id: passkey.userId,
      public_key: Buffer.from(passkey.publicKey).toString("base64url"),
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      device_type: passkey.deviceType,
      created_at: now,
    })
    .execute();
}

/**
 * Updates the counter after a sign-in. Returns false if it has changed meanwhile, a sign of a
 * cloned authenticator.
 */
export async function moveCounter(
  tx: Database,
  { projectId, credentialId, counter }: Passkey,
  to: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({ counter: to })
    .where("project_id", "=", projectId)
    .where("credential_id", "=", credentialId)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
