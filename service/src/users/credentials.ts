import { sql } from "kysely";
import type { Database } from "../db/database.js";
import { ONE } from "../db/literals.js";
import { prepared } from "../db/prepared.js";
import type { Sealed } from "../db/tables/columns.js";

/** A user's credentials, with the data for notices about their changes. */
export interface Credentials {
  readonly userId: string;
  readonly displayName: string | null;
  readonly passwordHash: string | null;
  readonly otpAuthEnabled: boolean;
  readonly otpAuthRefused: boolean;
  readonly requiresTotp: boolean;
  readonly totpSecret: Sealed | null;
  readonly totpLastStep: number | null;
  readonly isAnonymous: boolean;
  readonly locale: string | null;
}

const COLUMNS = [
  "users.id",
  "display_name",
  "password_hash",
  "otp_auth_enabled",
  "otp_auth_refused",
  "requires_totp",
  "totp_secret",
  "totp_last_step",
  "is_anonymous",
  "locale",
] as const;

interface CredentialsRow {
  readonly id: string;
  readonly display_name: string | null;
  readonly password_hash: string | null;
  readonly otp_auth_enabled: number;
  readonly otp_auth_refused: number;
  readonly requires_totp: number;
  readonly totp_secret: Sealed | null;
  readonly totp_last_step: number | null;
  readonly is_anonymous: number;
  readonly locale: string | null;
}

const toCredentials = (row: CredentialsRow): Credentials => ({
  userId: row.id,
  displayName: row.display_name,
  passwordHash: row.password_hash,
  otpAuthEnabled: row.otp_auth_enabled === 1,
  otpAuthRefused: row.otp_auth_refused === 1,
  requiresTotp: row.requires_totp === 1,
  totpSecret: row.totp_secret,
  totpLastStep: row.totp_last_step,
  isAnonymous: row.is_anonymous === 1,
  locale: row.locale,
});

const credentials = prepared<{ projectId: string; userId: string }, CredentialsRow>((db, slot) =>
  db
    .selectFrom("users")
    .select(COLUMNS)
    .where("project_id", "=", slot("projectId"))
    .where("id", "=", slot("userId")),
);

/** What a user can sign in with, or undefined. */
export async function findCredentials(
  db: Database,
  projectId: string,
  userId: string,
): Promise<Credentials | undefined> {
  const [row] = await credentials(db, { projectId, userId });
  return row && toCredentials(row);
}

/** Hashes of this service begin so; all others were imported. */
const OWN_SCHEME = "$argon2id";

/** Whether a password was hashed elsewhere, which takes another time than this service's hashes. */
export const isImported = (passwordHash: string): boolean => !passwordHash.startsWith(OWN_SCHEME);

const importedHash = prepared<
  { projectId: string; most: number },
  { password_hash: string | null }
>((db, slot) =>
  db
    .selectFrom("users")
    .select("password_hash")
    .where("project_id", "=", slot("projectId"))
    .where(sql<boolean>`substr(password_hash, 1, 9) <> '$argon2id'`)
    .limit(slot("most")),
);

/** An imported hash of the project, if any is left. */
export async function findImportedHash(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const [row] = await importedHash(db, { projectId, most: 1 });
  return row?.password_hash ?? undefined;
}

export interface CredentialsByEmail extends Credentials {
  /** The address as stored on the account. */
  readonly email: string;
}

/** The accounts that an address may sign in to. */
export interface SignInAccounts {
  /** The account that has verified the address. */
  readonly holder: CredentialsByEmail | undefined;
  /**
   * Accounts that signed up with the address without verifying any, oldest first; empty if there is
   * a holder. Each accepts its own password until one verifies the address.
   */
  readonly claims: readonly CredentialsByEmail[];
}

const signInAccounts = prepared<
  { projectId: string; canonical: string },
  CredentialsRow & { value: string; is_verified: number }
>((db, slot) =>
  db
    .selectFrom("contact_channels as channel")
    .innerJoin("users", (join) =>
      join
        .onRef("users.project_id", "=", "channel.project_id")
        .onRef("users.id", "=", "channel.user_id"),
    )
    .select([...COLUMNS, "channel.value", "channel.is_verified"])
    .where("channel.project_id", "=", slot("projectId"))
    .where("channel.type", "=", "email")
    .where("channel.canonical", "=", slot("canonical"))
    .where("channel.used_for_auth", "=", ONE)
    .where((where) =>
      where.or([
        where("channel.is_verified", "=", ONE),
        where.not(where.exists(otherSignInAddress(db))),
      ]),
    )
    .orderBy("channel.created_at")
    .orderBy("channel.id"),
);

/** A primary or verified channel, which makes `channel` a secondary address. */
const otherSignInAddress = (db: Database) =>
  db
    .selectFrom("contact_channels as other")
    .select("other.id")
    .whereRef("other.project_id", "=", "channel.project_id" as never)
    .whereRef("other.user_id", "=", "channel.user_id" as never)
    .whereRef("other.id", "!=", "channel.id" as never)
    .where((where) =>
      where.or([
        where("other.is_primary", "=", ONE),
        where.and([where("other.used_for_auth", "=", ONE), where("other.is_verified", "=", ONE)]),
      ]),
    );

/** The accounts of a canonical address. */
export async function findSignInAccounts(
  db: Database,
  projectId: string,
  canonical: string,
): Promise<SignInAccounts> {
  const rows = await signInAccounts(db, { projectId, canonical });
  const toAccount = (row: (typeof rows)[number]): CredentialsByEmail => ({
    ...toCredentials(row),
    email: row.value,
  });
  const holder = rows.find(({ is_verified }) => is_verified === 1);
  return holder
    ? { holder: toAccount(holder), claims: [] }
    : { holder: undefined, claims: rows.map(toAccount) };
}

/** A verified address of a user: the primary, else one that signs in, else the oldest. */
export async function findVerifiedEmail(
  db: Database,
  projectId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("contact_channels")
    .select("value")
    .where("project_id", "=", projectId)
    .where("user_id", "=", userId)
    .where("type", "=", "email")
    .where("is_verified", "=", ONE)
    .orderBy("is_primary", "desc")
    .orderBy("used_for_auth", "desc")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

const replaceHash = prepared<
  { projectId: string; userId: string; from: string | null; to: string },
  { requires_totp: number }
>((db, slot) =>
  db
    .updateTable("users")
    .set({ password_hash: slot("to") })
    .where("project_id", "=", slot("projectId"))
    .where("id", "=", slot("userId"))
    .where("password_hash", "is not distinct from", slot("from"))
    .returning("requires_totp"),
);

/**
 * Replaces a password, given its previous hash (`null` for none). Returns whether a second factor
 * is required; `undefined` if the previous hash has changed.
 */
export async function replacePasswordHash(
  db: Database,
  projectId: string,
  userId: string,
  from: string | null,
  to: string,
): Promise<{ requiresTotp: boolean } | undefined> {
  const [row] = await replaceHash(db, { projectId, userId, from, to });
  return row && { requiresTotp: row.requires_totp === 1 };
}

/** Records an accepted code's step. Returns false if this or a later step was accepted before. */
export async function claimTotpStep(
  db: Database,
  projectId: string,
  userId: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ totp_last_step: step })
    .where("project_id", "=", projectId)
    .where("id", "=", userId)
    .where((where) =>
      where.or([where("totp_last_step", "is", null), where("totp_last_step", "<", step)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
