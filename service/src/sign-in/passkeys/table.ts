import type { Selectable } from "kysely";
import { findSuspendedRow } from "../../accounts/suspended/table.js";
import type { Database } from "../../db/database.js";
import type { PasskeyTable } from "../../db/tables/users.js";

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

/** A passkey that was just made. */
export interface NewPasskey extends Passkey {
  readonly aaguid: string;
  /** The device that it was made on, as text. */
  readonly device: string | null;
  readonly rpId: string;
  readonly isBackedUp: boolean;
}

/** The most passkeys of a user, as many as the options of a ceremony can name. */
export const MAX_PASSKEYS_PER_USER = 100;

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

/** Adds a passkey. Violates a unique index if someone has it. */
export async function insertPasskey(tx: Database, passkey: NewPasskey, now: number): Promise<void> {
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
      name: null,
      aaguid: passkey.aaguid,
      device: passkey.device,
      rp_id: passkey.rpId,
      is_backed_up: passkey.isBackedUp ? 1 : 0,
      last_used_at: null,
      last_used_device: null,
    })
    .execute();
}

/** A user's passkeys, newest first. */
export const listPasskeys = (db: Database, projectId: string, userId: string) =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("credential_id")
    .execute();

/** Renames a passkey of a user. Returns whether there is one. */
export async function renamePasskey(
  db: Database,
  { projectId, userId, credentialId }: Pick<Passkey, "projectId" | "userId" | "credentialId">,
  name: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What a sign-in tells of a passkey. */
interface PasskeyUse {
  readonly counter: number;
  readonly at: number;
  /** The device of the sign-in, as text. */
  readonly device: string | null;
  readonly isBackedUp: boolean;
}

/**
 * Notes a sign-in and its counter. Returns false if it has changed meanwhile, a sign of a
 * cloned authenticator.
 */
export async function notePasskeyUse(
  tx: Database,
  { projectId, credentialId, counter }: Passkey,
  use: PasskeyUse,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("passkeys")
    .set({
      counter: use.counter,
      last_used_at: use.at,
      last_used_device: use.device,
      is_backed_up: use.isBackedUp ? 1 : 0,
    })
    .where("project_id", "=", projectId)
    .where("credential_id", "=", credentialId)
    .where("counter", "=", counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
