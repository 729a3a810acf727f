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

describeSuite(
  "database faults",
  "connections, servers and disks of a database fail under a running service",
  () => {
    it("D33: reads that wait for one another cut no other connection, and go on after it", async () => {
      const url = (await freshDatabase()) ?? "";
      await using opened = await openDatabase({ url, connections: 2, limits: LIMITS });
      const { db } = opened;
      await migrate(db, systemClock);
      const beside = new pg.Client({ connectionString: url });
      await beside.connect();
      onTestFinished(() => beside.end());
      const read = () => findUser(db, "internal", randomUUID());
      const backend = async () => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        return rows[0]?.pid;
      };
      await read();
      const other = await backend();
      await beside.query("begin; lock table users in access exclusive mode");
      const reads = await Promise.allSettled(Array.from({ length: READS }, read));
      for (const { reason } of reads as PromiseRejectedResult[])
        expect(reason).toBeInstanceOf(DatabaseUnavailable);
      expect(await backend()).toBe(other);
      await beside.query("rollback");
      await expect(read()).resolves.toBeUndefined();
      countCases(READS);
    });
  },
);
