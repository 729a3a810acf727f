import { sql } from "kysely";
import { NOTICE_LIFE_MILLIS } from "../core/limits.js";
import type { Database } from "../db/database.js";

/** A mail that failed so far, without its content. */
export interface UnsentMail {
  readonly id: string;
  readonly projectId: string;
  readonly kind: string;
  readonly recipient: string;
  readonly isGivenUp: boolean;
  readonly problem: string;
  readonly createdAt: number;
}

/** Mails that wait for a retry or were given up, newest first. */
export async function listUnsentMails(db: Database, most: number): Promise<UnsentMail[]> {
  const rows = await db
    .selectFrom("mails")
    .select(["id", "project_id", "kind", "recipient", "state", "problem", "created_at"])
    .where("state", "in", ["waiting", "sending", "failed"])
    .where("problem", "is not", null)
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    projectId: row.project_id,
    kind: row.kind,
    recipient: row.recipient,
    isGivenUp: row.state === "failed",
    problem: row.problem ?? "",
    createdAt: row.created_at,
  }));
}

export interface UnsentCounts {
  readonly waiting: number;
  readonly givenUp: number;
  /** Why the newest of them was not sent. */
  readonly problem: string | undefined;
}

export async function countUnsentMails(db: Database): Promise<UnsentCounts> {
  const counts = await db
    .selectFrom("mails")
    .select(["state", (build) => build.fn.countAll<number>().as("count")])
    .where("state", "in", ["waiting", "sending", "failed"])
    .where("problem", "is not", null)
    .groupBy("state")
    .execute();
  const countOf = (isCounted: (state: string) => boolean) =>
    counts.reduce((sum, { state, count }) => (isCounted(state) ? sum + Number(count) : sum), 0);
  return {
    waiting: countOf((state) => state !== "failed"),
    givenUp: countOf((state) => state === "failed"),
    problem: (await listUnsentMails(db, 1))[0]?.problem,
  };
}

export interface ResendFilter {
  /** Default: all unsent mails. */
  readonly ids?: readonly string[] | undefined;
  readonly projectId?: string | undefined;
}

/** Makes unexpired unsent mails due now. Returns how many. */
export async function resendMails(
  db: Database,
  { ids, projectId }: ResendFilter,
  now: number,
): Promise<number> {
  let update = db
    .updateTable("mails")
    .set({ state: "waiting", attempts: 0, next_attempt_at: now })
    .where("state", "in", ["waiting", "failed"])
    .where(
      sql<boolean>`coalesce(expires_at, created_at + ${sql.lit(NOTICE_LIFE_MILLIS)}) > ${now}`,
    );
  if (ids) update = update.where("id", "in", ids);
  if (projectId !== undefined) update = update.where("project_id", "=", projectId);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return Number(numUpdatedRows);
}
