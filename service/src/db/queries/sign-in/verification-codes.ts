import type { Selectable } from "kysely";
import { OPEN_INVITATIONS_OF_TEAM_AT_MOST } from "../../../core/limits.js";
import { PlainError } from "../../../core/plain-error.js";
import type { Database } from "../../database.js";
import type { CodeKind, VerificationCodeTable } from "../../tables/sign-in.js";

export type StoredCode = Selectable<VerificationCodeTable>;

export interface NewStoredCode {
  readonly id: string;
  readonly projectId: string;
  readonly kind: CodeKind;
  readonly codeHash: string;
  readonly tailHash: string;
  readonly subject: string;
  readonly data: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

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

/** Counts an attempt on every code with this tail, and gives them as they are after it. One statement: parallel attempts each have a count of their own. */
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

/** Marks a code used if it is still open. Whether it was decides who, of many at once, may act on it. */
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

/** The codes of a kind about a subject that can still be used, oldest first. */
export const listOpenCodes = (
  db: Database,
  projectId: string,
  kind: CodeKind,
  subject: string,
  now: number,
): Promise<StoredCode[]> =>
  db
    .selectFrom("verification_codes")
    .selectAll()
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

/** Throws a plain 400 if a team, whose row the transaction must hold, has as many open invitations as allowed. */
export async function requireRoomForInvitation(
  tx: Database,
  projectId: string,
  teamId: string,
  now: number,
): Promise<void> {
  const last = await tx
    .selectFrom("verification_codes")
    .select("id")
    .where("project_id", "=", projectId)
    .where("subject", "=", teamId)
    .where("kind", "=", "team_invitation")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .offset(OPEN_INVITATIONS_OF_TEAM_AT_MOST - 1)
    .limit(1)
    .executeTakeFirst();
  if (last)
    throw new PlainError(
      400,
      `A team may have at most ${OPEN_INVITATIONS_OF_TEAM_AT_MOST} open invitations.`,
    );
}

/** Takes every open code of a kind about a subject out of use. */
export async function withdrawCodes(
  db: Database,
  projectId: string,
  kind: CodeKind,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .execute();
}

/** Takes every open code about a subject out of use, of whatever kind. */
export async function withdrawCodesAbout(
  db: Database,
  projectId: string,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("verification_codes")
    .set({ used_at: now })
    .where("project_id", "=", projectId)
    .where("subject", "=", subject)
    .where("used_at", "is", null)
    .execute();
}

/** Forgets an open code of a kind about a subject. Says whether there was one. */
export async function deleteOpenCode(
  db: Database,
  projectId: string,
  kind: CodeKind,
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

/** Forgets every code about a subject, of whatever kind. */
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
