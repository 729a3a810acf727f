import { systemClock } from "../../core/clock.js";
import type { Context } from "../../http/context.js";
import type { Pages } from "../../http/pages.js";
import { requireReady } from "./readiness.js";

/** How long `/health?db` waits for the database. */
const HEALTH_TIMEOUT_MILLIS = 3000;

/**
 * `GET /health` reports the process; `GET /health?db` a database that responds in time and accepts
 * writes.
 */
export function addHealth(pages: Pages, context: Context): void {
  pages.get("/health", async (c) => {
    c.header("access-control-allow-origin", "*");
    if (c.req.query("db") === undefined) return c.json({ status: "ok" });
    try {
      await limitTime(requireReady(context.db));
      return c.json({ status: "ok" });
    } catch (error) {
      context.log.error("the database does not answer", { error });
      return c.json({ status: "error", error: "The database does not answer." }, 503);
    }
  });
}

/**
 * Responds within the limit even if the database hangs, since load balancers give up on slow
 * responses.
 */
async function limitTime(work: Promise<void>): Promise<void> {
  const answered = new AbortController();
  const late = systemClock.wait(HEALTH_TIMEOUT_MILLIS, answered.signal).then(() => {
    throw new Error(`no answer within ${HEALTH_TIMEOUT_MILLIS} ms`);
  });
  late.catch(() => {});
  await Promise.race([work, late]).finally(() => answered.abort());
}
