import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../../../service/src/db/open.js";
import { beMorePatient } from "../../support/be-more-patient.js";
import { SpawnedService } from "../spawned-service.js";
import { cases, countCases, describeSuite } from "../support.js";
import { Ledger } from "./ledger.js";

beMorePatient();

const CLIENTS = 8;
/** The number of writes between two kills varies, so that kills interrupt different steps. */
const WRITES_BEFORE_KILL = [7, 31, 53, 18, 90] as const;
const LONG_TEST_MILLIS = cases(600_000, 3_600_000);

const writesAcknowledged = (ledger: Ledger, round: number): Promise<void> =>
  ledger.more(WRITES_BEFORE_KILL[round % WRITES_BEFORE_KILL.length] as number);

/** Every existing or deleted user has an audit entry. */
async function expectAuditToAgree(service: SpawnedService): Promise<void> {
  await using opened = await openDatabase(service.database);
  const count = async (operation: string) => {
    const rows = sql<{ count: number }>`
      select count(*) as count from audit where operation = ${operation}`;
    return Number((await rows.execute(opened.db)).rows[0]?.count);
  };
  const users = await sql<{ count: number }>`select count(*) as count from users`.execute(
    opened.db,
  );
  const ended = await count("DELETE /users/{user_id}");
  expect((await count("POST /users")) - ended).toBe(Number(users.rows[0]?.count));
}

describeSuite(
  "durability",
  "the service is killed in the middle of writes, again and again",
  () => {
    it.each([
      ["the only process", 1, 3],
      ["a group of processes", 2, 2],
    ])(
      "keeps every acknowledged write after SIGKILL of %s",
      async (_what, processes, short) => {
        await using service = await SpawnedService.start({ processes });
        const ledger = new Ledger();
        const kills = cases(short, 50);
        for (let round = 0; round < kills; round++) {
          ledger.start(() => service.project, CLIENTS);
          await writesAcknowledged(ledger, round);
          await service.killGroup();
          await ledger.stop();
          await service.restart();
          await ledger.check(service.project);
        }
        await expectAuditToAgree(service);
        countCases(kills);
      },
      LONG_TEST_MILLIS,
    );

    it(
      "keeps every acknowledged write and goes on serving after SIGKILL of one of two processes",
      async () => {
        await using service = await SpawnedService.start({ processes: 2 });
        const ledger = new Ledger();
        const kills = cases(2, 50);
        ledger.start(() => service.project, CLIENTS);
        for (let round = 0; round < kills; round++) {
          await writesAcknowledged(ledger, round);
          const [first = 0] = service.workers;
          process.kill(first, "SIGKILL");
          await writesAcknowledged(ledger, round);
          await expect.poll(() => service.workers, { interval: 20 }).not.toContain(first);
          await expect.poll(() => service.workers.length, { interval: 20 }).toBe(2);
        }
        await ledger.stop();
        await ledger.check(service.project);
        await expectAuditToAgree(service);
        countCases(kills);
      },
      LONG_TEST_MILLIS,
    );
  },
);
