import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startTestProject } from "../../support/service.js";
import { Ledger } from "../durability/ledger.js";
import { collectCrashes } from "../faults/crashes.js";
import { cases, countCases, describeSuite, reportFigure } from "../support.js";
import { PostgresPair } from "./postgres-pair.js";

const CLIENTS = 8;
const LONG_TEST_MILLIS = cases(600_000, 3_600_000);
/** Short, so that tests do not wait for the default timeouts. */
const LIMITS = { connect: 1000, wait: 2000, answer: 2000 };
/** Concurrent writes on each side of a failover. */
const WRITES = 40;

let pair: PostgresPair;
beforeAll(async () => {
  pair = await PostgresPair.start();
});
afterEach(() => pair.rejoin());
afterAll(() => pair[Symbol.asyncDispose]());

async function startOnPair(databaseLimits: typeof LIMITS = LIMITS) {
  await pair.createDatabase();
  return startTestProject({}, { databaseUrl: pair.url, databaseLimits });
}

describeSuite(
  "failover",
  "the primary of a pair of PostgreSQL servers is killed, and its standby promoted, under load",
  () => {
    it(
      "D26: no acknowledged write is lost, and the service is back without a restart",
      async () => {
        const crashes = collectCrashes();
        const project = await startOnPair();
        await using _service = project.service;
        const ledger = new Ledger();
        ledger.start(() => project, CLIENTS);
        const failovers = cases(1, 10);
        for (let round = 0; round < failovers; round++) {
          await ledger.more(WRITES);
          await pair.killPrimary();
          await pair.promoteStandby();
          const promoted = performance.now();
          await ledger.more(1);
          reportFigure(
            `first write ${Math.round(performance.now() - promoted)} ms after promotion`,
          );
          await ledger.more(WRITES);
          if (round + 1 < failovers) await pair.rejoin();
        }
        await ledger.stop();
        await ledger.check(project);
        expect(crashes).toEqual([]);
        countCases(ledger.written);
      },
      LONG_TEST_MILLIS,
    );

    it.each([
      ["in time", LIMITS.answer, false],
      ["before an operator cancelled it", 30_000, true],
    ])(
      "D26: a write that no standby confirmed %s is not acknowledged",
      async (_, answer, cancels) => {
        const project = await startOnPair({ ...LIMITS, answer });
        await using _service = project.service;
        const create = (path: string, body: unknown) =>
          project.call("POST", path, { level: "server", body });
        expect((await create("/teams", { display_name: "Confirmed" })).status).toBe(201);
        await pair.killStandby();
        const body = { display_name: "Unconfirmed" };
        const writing = [create("/teams", body), create("/users", body)];
        const waiting = "from pg_stat_activity where wait_event = 'SyncRep'";
        const isWaiting = async () => (await pair.queryPrimary(`select pid ${waiting}`)).length;
        await expect.poll(isWaiting, { interval: 1 }).toBeGreaterThanOrEqual(writing.length);
        if (cancels) await pair.queryPrimary(`select pg_cancel_backend(pid) ${waiting}`);
        const answers = await Promise.all(writing);
        expect(answers.map(({ status }) => status)).toEqual([503, 503]);
        countCases(answers.length);
      },
    );

    it("D26: connections to a server that has become read-only are left for the new primary", async () => {
      const crashes = collectCrashes();
      const project = await startOnPair();
      await using _service = project.service;
      const ledger = new Ledger();
      ledger.start(() => project, CLIENTS);
      await ledger.more(WRITES);
      await pair.queryPrimary("alter system set default_transaction_read_only = on");
      await pair.queryPrimary("select pg_reload_conf()");
      await pair.promoteStandby();
      await ledger.more(WRITES);
      await ledger.stop();
      await ledger.check(project);
      expect(crashes).toEqual([]);
      countCases(ledger.written);
    });
  },
);
