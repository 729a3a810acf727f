import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from "vitest";
import { startTestProject } from "../../support/service.js";
import { Ledger } from "../durability/ledger.js";
import { collectCrashes } from "../faults/crashes.js";
import { cases, countCases, describeSuite, reportFigure } from "../support.js";
import type { ClusterNode } from "./cluster-node.js";
import { PostgresCluster } from "./postgres-cluster.js";

const CLIENTS = 8;
const TEST_MILLIS = 600_000;
/** Short, so that tests do not wait for the default timeouts. */
const LIMITS = { connect: 1000, wait: 2000, answer: 2000 };
/** Concurrent writes on each side of a failover. */
const WRITES = 40;

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await PostgresCluster.start();
}, TEST_MILLIS);
afterAll(() => cluster?.[Symbol.asyncDispose]());

/** How a leader ends, and how it comes back. */
interface Ending {
  readonly name: string;
  end(leader: ClusterNode): unknown;
  comeBack?(former: ClusterNode): void;
}

const ENDINGS: readonly Ending[] = [
  {
    name: "its machine is killed",
    end: (leader) => leader.kill(),
    comeBack: (former) => former.start(),
  },
  { name: "its PostgreSQL is killed", end: (leader) => leader.killPostgres() },
  {
    name: "its machine freezes",
    end: (leader) => leader.freeze(),
    // Rebooted: Patroni 3.0 of Debian loses track of its standbys if it is merely resumed
    // (patroni/patroni#2779).
    comeBack: (former) => {
      former.kill();
      former.start();
    },
  },
  { name: "a switchover is planned", end: (leader) => cluster.switchOver(leader) },
];

const ROUTES = [
  { route: "HAProxy", url: () => cluster.proxyUrl },
  { route: "a list of servers", url: () => cluster.hostsUrl },
];

let missing: { former: ClusterNode; ending: Ending } | undefined;
afterEach(() => missing?.ending.comeBack?.(missing.former));

describeSuite(
  "failover: cluster",
  "the leader of three PostgreSQL servers under Patroni ends under load, behind HAProxy " +
    "and as a list of servers",
  () => {
    it.each(
      ROUTES.flatMap(({ route, url }) =>
        ENDINGS.map((ending) => [route, ending.name, url, ending] as const),
      ),
    )(
      "D26: no acknowledged write is lost through %s when %s",
      async (route, _, url, ending) => {
        const crashes = collectCrashes();
        await cluster.isWhole();
        await cluster.createDatabase();
        const settings = { databaseUrl: url(), databaseLimits: LIMITS };
        const project = await startTestProject({}, settings);
        await using _service = project.service;
        const ledger = new Ledger();
        onTestFinished(() => ledger.stop());
        ledger.start(() => project, CLIENTS);
        for (let round = 0; round < cases(1, 2); round++) {
          await ledger.more(WRITES);
          const former = await cluster.leader();
          const ended = performance.now();
          missing = { former, ending };
          await ending.end(former);
          await cluster.leader(former);
          const promoted = performance.now();
          await ledger.more(1);
          const seconds = ((promoted - ended) / 1000).toFixed(1);
          const millis = Math.round(performance.now() - promoted);
          reportFigure(
            `${ending.name}, ${route}: promoted after ${seconds} s, first write ${millis} ms later`,
          );
          await ledger.more(WRITES);
          ending.comeBack?.(former);
          missing = undefined;
          await cluster.isWhole();
        }
        await ledger.stop();
        await ledger.check(project);
        expect(crashes).toEqual([]);
        countCases(ledger.written);
      },
      TEST_MILLIS,
    );
  },
);
