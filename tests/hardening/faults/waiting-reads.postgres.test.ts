import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../../service/src/core/clock.js";
import { migrate } from "../../../service/src/db/migrate.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { DatabaseUnavailable } from "../../../service/src/db/unavailable.js";
import { findUser } from "../../../service/src/users/user-rows.js";
import { freshDatabase } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const LIMITS = { connect: 2000, wait: 2000, answer: 1000 };
const READS = 12;
const LOCK = "begin; lock table users in access exclusive mode";
const CUT_WAITING =
  "select pg_terminate_backend(pid) from pg_stat_activity " +
  "where datname = current_database() and wait_event_type = 'Lock'";

/** An open database, a connection beside it, and a read of a missing user. */
async function openReads() {
  const url = (await freshDatabase()) ?? "";
  const opened = await openDatabase({ url, connections: 2, limits: LIMITS });
  onTestFinished(() => opened[Symbol.asyncDispose]());
  const { db } = opened;
  await migrate(db, systemClock);
  const beside = new pg.Client({ connectionString: url });
  await beside.connect();
  onTestFinished(() => beside.end());
  return { db, beside, read: () => findUser(db, "internal", randomUUID()) };
}

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D33: reads that wait for one another cut no other connection, and go on after it", async () => {
      const { db, beside, read } = await openReads();
      const backend = async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        return rows[0]?.pid;
      };
      await read();
      const other = await backend();
      await beside.query(LOCK);
      const reads = await Promise.allSettled(Array.from({ length: READS }, read));
      for (const { reason } of reads as PromiseRejectedResult[])
        expect(reason).toBeInstanceOf(DatabaseUnavailable);
      expect(await backend()).toBe(other);
      await beside.query("rollback");
      await expect(read()).resolves.toBeUndefined();
      countCases(READS);
    });

    it("D33: reads under way when their connection is cut are sent again", async () => {
      const { beside, read } = await openReads();
      await read();
      await beside.query(LOCK);
      const reads = Array.from({ length: READS }, read);
      await expect.poll(async () => (await beside.query(CUT_WAITING)).rowCount).toBe(1);
      await beside.query("rollback");
      expect(await Promise.all(reads)).toEqual(Array(READS).fill(undefined));
      countCases(READS);
    });
  },
);
