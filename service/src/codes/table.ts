import type { Selectable } from "kysely";
import type { Database } from "../db/database.js";
import type { CodePurpose, VerificationCodeTable } from "../db/tables/sign-in.js";
import type { CodeData } from "./code-data.js";

/** Invitations to a team that wait at the same time. */
export const MAX_OPEN_INVITATIONS_PER_TEAM = 500;

/** A row of a mailed code or link. It has the code's hash only. */
export type StoredCode = Selectable<VerificationCodeTable>;

export interface NewStoredCode {
  readonly id: string;
  readonly projectId: string;
  readonly kind: CodePurpose;
  readonly codeHash: string;
  readonly tailHash: string;
  readonly subject: string;
  readonly data: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly recipient: string | null;
}

/** Stores a code. */
export async function insertCode(db: Database, code: NewStoredCode): Promise<void> {
  await db
    .insertInto("verification_codes")
    .values({
      project_id: code.projectId,
      id: code.id,
      kind: code.kind,
      code_hash: code.codeHash,
      tail_hash: code.tailHash,
      subject: code.subject,
      data: code.data,
      attempts: 0,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      used_at: null,
      recipient: code.recipient,
    })
    .execute();
}

/** A code by its hash, without counting an attempt. */
export const findCode = (
  db: Database,
  projectId: string,
  codeHash: string,
): Promise<StoredCode | undefined> =>
  db
    .selectFrom("verification_codes")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();

/** A code by its id, which says nothing about the code itself. */
export const findCodeById = (
  db: Database,
  projectId: string,
  id: string,
): Promise<StoredCode | undefined> =>
  db
    .selectFrom("verification_codes")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .executeTakeFirst();

/**
 * Counts an attempt on all codes with this tail and returns them. One statement, so that parallel
 * attempts get distinct counts.
 */
export const countAttempt = (
  db: Database,
  projectId: string,
  tailHash: string,
): Promise<StoredCode[]> =>
  db
    .updateTable("verification_codes")
    .set((set) => ({ attempts: set("attempts", "+", 1) }))
    .where("project_id", "=", projectId)
    .where("tail_hash", "=", tailHash)
    .returningAll()
    .execute();

/** Marks an unused code used. Only one of several callers succeeds. */
export async function markCodeUsed(
  db: Database,
  projectId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Codes of a kind and subject, oldest first. */
const codesOf = (db: Database, projectId: string, kind: CodePurpose, subject: string) =>
  db
    .selectFrom("verification_codes")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .orderBy("created_at")
    .orderBy("id");

/** Usable codes of a kind and subject, oldest first. */
export const listOpenCodes = (
  db: Database,
  projectId: string,
  kind: CodePurpose,
  subject: string,
  now: number,
): Promise<StoredCode[]> =>
  codesOf(db, projectId, kind, subject)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .execute();

/** The changes of protection that a user's codes since a time are about, used codes too. */
export async function listProtectionChanges(
  db: Database,
  projectId: string,
  userId: string,
  since: number,
): Promise<readonly CodeData["protection"][]> {
  const codes = await codesOf(db, projectId, "protection", userId)
    .where("created_at", ">=", since)
    .execute();
  return codes.map(({ data }) => JSON.parse(data) as CodeData["protection"]);
}

/** Whether a team has fewer open invitations than it may have. */
export async function hasRoomForInvitation(
  tx: Database,
  projectId: string,
  teamId: string,
  now: number,
): Promise<boolean> {
  const last = await tx
    .selectFrom("verification_codes")
    .select("id")
    .where("project_id", "=", projectId)
    .where("subject", "=", teamId)
    .where("kind", "=", "team_invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .offset(MAX_OPEN_INVITATIONS_PER_TEAM - 1)
    .limit(1)
    .executeTakeFirst();
  return last === undefined;
}

const withdrawal = (db: Database, projectId: string, subject: string, now: number) =>
  db
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("subject", "=", subject)
    .where("used_at", "is", null);

/** Revokes all unused codes of a kind and subject. */
export async function withdrawCodes(
  db: Database,
  projectId: string,
  kind: CodePurpose,
  subject: string,
  now: number,
): Promise<void> {
  await withdrawal(db, projectId, subject, now).where("kind", "=", kind).execute();
}

/**
 * Revokes all unused codes of a subject. Those that undo a change stay: a thief could end them by
 * resetting the password.
 */
export async function withdrawCodesAbout(
  db: Database,
  projectId: string,
  subject: string,
  now: number,
): Promise<void> {
  await withdrawal(db, projectId, subject, now).where("kind", "!=", "protection").execute();
}

/** Deletes an unused code of a kind and subject. Returns whether it existed. */
export async function deleteOpenCode(
  db: Database,
  projectId: string,
  kind: CodePurpose,
  subject: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("verification_codes")
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all codes of a subject. */
export async function deleteCodesAbout(
  db: Database,
  projectId: string,
  subject: string,
): Promise<void> {
  await db
    .deleteFrom("verification_codes")
    .where("project_id", "=", projectId)
    .where("subject", "=", subject)
    .execute();
}
