import { sql } from "kysely";
import { expect, it } from "vitest";
import { systemClock } from "../../service/src/core/clock.js";
import { migrate } from "../../service/src/db/migrate.js";
import { openDatabase } from "../../service/src/db/open.js";
import { freshDatabase } from "../support/service.js";

/** Adds a column to the table of users. */
const MIGRATION = "034-refused-codes";

it("a migration that waits for a lock holds up nothing else, and is done after the release", async () => {
  const url = (await freshDatabase()) ?? "";
  await using database = await openDatabase({ url });
  const { db } = database;
  await migrate(db, systemClock);
  await sql`alter table users drop column otp_auth_refused`.execute(db);
  await db.deleteFrom("migrations").where("name", "=", MIGRATION).execute();

  await using reader = await openDatabase({ url });
  let onWait = (_sentence: string): void => {};
  const waiting = new Promise<string>((resolve) => {
    onWait = resolve;
  });
  const migrating = await reader.db.transaction().execute(async (tx) => {
    await sql`lock table users in access share mode`.execute(tx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const done = migrate(db, systemClock, onWait);
    const sentence = await waiting;
    expect(sentence).toContain(`The migration ${MIGRATION} needs a lock`);
    expect(sentence).toContain(`PostgreSQL's process ${rows[0]?.pid}`);
    expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
    // In an object, so that the transaction does not wait for it.
    return { done };
  });
  expect(await migrating.done).toEqual([MIGRATION]);
  expect(await db.selectFrom("users").select("otp_auth_refused").execute()).toEqual([]);
});
