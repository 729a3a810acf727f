import { startService } from "@stackkit/service";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { transact } from "../../service/src/db/transact.js";
import {
  insertDeliveries,
  MAX_UNSENT_PER_ENDPOINT,
} from "../../service/src/events/deliveries-table.js";
import { freshDatabase } from "../support/service.js";

const AT_ONCE = 20;
const URL = "http://full.example/hook";

/** Fills a queue, and puts events into it by as many transactions at once. */
async function insertIntoQueueOf(length: number) {
  await using service = await startService({
    databaseUrl: await freshDatabase(),
    secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
    // Beside its own, which its queues and leases use.
    databaseConnections: AT_ONCE + 4,
  });
  const { db } = service.context;
  // Due in a hundred years, so that the service sends none.
  await sql`insert into webhook_deliveries
    (id, project_id, url, body, created_at, attempts, next_attempt_at)
    select 'full-' || i, 'full', ${URL}, '{}', i, 1, 5000000000000 + i
    from generate_series(1, ${sql.lit(length)}) as i`.execute(db);

  let open = 0;
  let start = (): void => {};
  const allOpen = new Promise<void>((resolve) => {
    start = resolve;
  });
  const dropped = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) =>
      transact({ db }, async (tx) => {
        await sql`select 1`.execute(tx);
        if (++open === AT_ONCE) start();
        await allOpen;
        const at = 4_900_000_000_000 + i;
        const event = { projectId: "full", urls: [URL], body: "{}", at, subject: null };
        return insertDeliveries(tx, event);
      }),
    ),
  );
  const rows = await db
    .selectFrom("webhook_deliveries")
    .select("attempts")
    .where("url", "=", URL)
    .execute();
  return {
    dropped: dropped.reduce((sum, count) => sum + count, 0),
    length: rows.length,
    inserted: rows.filter(({ attempts }) => attempts === 0).length,
  };
}

it("many transactions at once leave a full queue at its bound, each by dropping another event", async () => {
  const length = MAX_UNSENT_PER_ENDPOINT;
  const after = { dropped: AT_ONCE, length, inserted: AT_ONCE };
  expect(await insertIntoQueueOf(length)).toEqual(after);
});

it("many transactions at once shrink a queue above its bound, and drop little more than its excess", async () => {
  const { dropped, length, inserted } = await insertIntoQueueOf(MAX_UNSENT_PER_ENDPOINT + AT_ONCE);
  expect(inserted).toBe(AT_ONCE);
  expect(length).toBe(MAX_UNSENT_PER_ENDPOINT + 2 * AT_ONCE - dropped);
  expect(length).toBeLessThanOrEqual(MAX_UNSENT_PER_ENDPOINT);
  expect(length).toBeGreaterThan(MAX_UNSENT_PER_ENDPOINT - AT_ONCE);
});
