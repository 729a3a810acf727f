import { systemClock } from "../../core/clock.js";
import { isSqlite } from "../../db/database.js";
import { LOCKED_FILE } from "../../db/unavailable.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import { requireReady } from "./readiness.js";

/** How long `/health?db` waits for the database. */
const HEALTH_TIMEOUT_MILLIS = 3000;

const CHECK_SHARED_MILLIS = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** With less left, an operator should act: a full disk refuses all writes. */
const LOW_MEGABYTES = 500;

/**
 * `GET /health` reports the process; `GET /health?db` a database that responds in time and that
 * was just written to, and what is left of its disk.
 */
export function addHealth(pages: Pages, context: Context): void {
  const ready = shareChecks(context);
  pages.get("/health", async (c) => {
    c.header("access-control-allow-origin", "*");
    if (c.req.query("db") === undefined) return c.json({ status: "ok" });
    try {
      await limitTime(
        ready(),
        isSqlite(context.db) ? `: the database is locked, ${LOCKED_FILE}` : "",
      );
      return c.json({ status: "ok", ...(await readDisk(context)) });
    } catch (error) {
      context.log.error("the database does not answer", { error });
      return c.json({ status: "error", error: "The database does not answer." }, 503);
    }
  });
}

/** Runs one check for all who ask at once or soon after, since anyone may and each one writes. */
function shareChecks(context: Context): () => Promise<void> {
  let latest: { readonly startedAt: number; readonly check: Promise<void> } | undefined;
  return () => {
    const now = context.clock.now();
    if (latest && now - latest.startedAt < CHECK_SHARED_MILLIS) return latest.check;
    const check = requireReady(context, now);
    const started = { startedAt: now, check };
    latest = started;
    check.catch(() => {
      if (latest === started) latest = undefined;
    });
    return check;
  };
}

/** What is left of the disk of the database, before it is full. */
async function readDisk({ disk, log }: Context) {
  if (!disk) return {};
  const megabytes = Math.floor((await disk.freeBytes()) / BYTES_PER_MEGABYTE);
  const isLow = megabytes < LOW_MEGABYTES;
  if (isLow) log.warn("the disk of the database is almost full", { megabytes });
  return { disk: { freeMegabytes: megabytes, isLow } };
}

/**
 * Responds within the limit even if the database hangs, since load balancers give up on slow
 * responses.
 */
async function limitTime(work: Promise<void>, hint: string): Promise<void> {
  const answered = new AbortController();
  const late = systemClock.wait(HEALTH_TIMEOUT_MILLIS, answered.signal).then(() => {
    throw new Error(`no answer within ${HEALTH_TIMEOUT_MILLIS} ms${hint}`);
  });
  late.catch(() => {});
  await Promise.race([work, late]).finally(() => answered.abort());
}
