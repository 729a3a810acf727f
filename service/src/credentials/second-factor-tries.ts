import { PlainError } from "../core/plain-error.js";
import { hashOf } from "../core/random.js";
import { DAY, MINUTE } from "../core/time.js";
import type { Database } from "../db/database.js";
import type { HandlerContext } from "../http/route.js";
import { countInWindows } from "../limits/counters.js";
import { isKnown } from "../limits/rate-limit.js";
import { writeNotice } from "../users/notice.js";

/** Wrong codes in a row that are judged without a wait. */
export const MAX_WRONG_CODES = 100;
/** Wrong codes in a row after which the owner gets a notice. */
export const NOTICE_AFTER_WRONG_CODES = 10;
const FIRST_WAIT_MILLIS = 5 * MINUTE;
const KEPT_MILLIS = 30 * DAY;

/** The wait after so many wrong codes in a row. It doubles with each, up to a day. */
export const waitAfter = (wrong: number): number =>
  wrong < MAX_WRONG_CODES
    ? 0
    : Math.min(FIRST_WAIT_MILLIS * 2 ** Math.min(wrong - MAX_WRONG_CODES, 10), DAY);

/** From where the owner signed in before counts apart, so that strangers do not keep her out. */
type Origin = "known" | "unknown";
const keyOf = (origin: Origin, projectId: string, userId: string): string =>
  hashOf(["second factor", origin, projectId, userId].join("\n"));

type Call = Pick<HandlerContext, "context" | "info" | "project">;

/**
 * Counts a code of an authenticator app before it is judged, over all windows of time. Throws a
 * plain 429 while the account waits after too many wrong ones.
 */
export async function countTry(call: Call, userId: string): Promise<void> {
  const { context, info, project } = call;
  const { db, clock, settings } = context;
  if (!settings.rateLimits) return;
  const now = clock.now();
  const origin = (await isKnown(context, info, project.id, userId)) ? "known" : "unknown";
  const key = keyOf(origin, project.id, userId);
  const before = await db
    .selectFrom("rate_limits")
    .select(["count", "expires_at"])
    .where("key", "=", key)
    .executeTakeFirst();
  const until = before ? waitOf(before) : now;
  if (until > now) throw tooMany(until - now);
  const counts = await countInWindows(db, [{ key, windowStart: 0, expiresAt: now + KEPT_MILLIS }]);
  const tries = counts.get(key) ?? 0;
  // Of several at once, one is judged after a wait.
  if (tries > MAX_WRONG_CODES && tries !== (before?.count ?? 0) + 1)
    throw tooMany(waitAfter(tries));
  if (tries === NOTICE_AFTER_WRONG_CODES)
    await writeNotice(context, db, { project, userId, type: "second_factor_guessed", info });
}

/** When the wait after wrong codes ends. */
const waitOf = (counter: { readonly count: number; readonly expires_at: number }): number =>
  counter.expires_at - KEPT_MILLIS + waitAfter(counter.count);

/** Wrong codes in a row, and until when an account waits after them. */
export async function findWait(
  db: Database,
  projectId: string,
  userId: string,
): Promise<{ readonly wrong: number; readonly until: number } | undefined> {
  const rows = await db
    .selectFrom("rate_limits")
    .select(["count", "expires_at"])
    .where("key", "in", [keyOf("known", projectId, userId), keyOf("unknown", projectId, userId)])
    .execute();
  const [last] = rows.sort((a, b) => waitOf(b) - waitOf(a));
  return last && { wrong: last.count, until: waitOf(last) };
}

/** Forgets wrong codes from where the right one came, in the transaction of the sign-in. */
export const forgetTriesHere = async (
  { context, info, project }: Call,
  tx: Database,
  userId: string,
): Promise<void> =>
  deleteTries(tx, project.id, userId, [
    (await isKnown({ ...context, db: tx }, info, project.id, userId)) ? "known" : "unknown",
  ]);

/**
 * Ends the wait after a reset of the password, for one code. Their number stays: a reader of
 * the mailbox can reset it again and again, and only the second factor stops them.
 */
export async function endWait(tx: Database, projectId: string, userId: string): Promise<void> {
  await tx
    .updateTable("rate_limits")
    .set({ count: MAX_WRONG_CODES - 1 })
    .where("key", "in", [keyOf("known", projectId, userId), keyOf("unknown", projectId, userId)])
    .where("count", ">=", MAX_WRONG_CODES)
    .execute();
}

/** Forgets all wrong codes: who knew the old password does not know the new one. */
export const forgetTries = (tx: Database, projectId: string, userId: string): Promise<void> =>
  deleteTries(tx, projectId, userId, ["known", "unknown"]);

async function deleteTries(
  tx: Database,
  projectId: string,
  userId: string,
  origins: readonly Origin[],
): Promise<void> {
  await tx
    .deleteFrom("rate_limits")
    .where(
      "key",
      "in",
      origins.map((origin) => keyOf(origin, projectId, userId)),
    )
    .execute();
}

function tooMany(millis: number): PlainError {
  const seconds = Math.ceil(millis / 1000);
  return new PlainError(429, `Too many wrong codes. Try again in ${seconds} seconds.`, {
    "retry-after": String(seconds),
  });
}
