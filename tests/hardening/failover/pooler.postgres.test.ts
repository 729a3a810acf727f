import { expect, it } from "vitest";
import { freshDatabase, startTestProject } from "../../support/service.js";
import { Ledger } from "../durability/ledger.js";
import { collectCrashes } from "../faults/crashes.js";
import { cases, countCases, describeSuite, reportFigure } from "../support.js";
import { Pooler } from "./pooler.js";

const CLIENTS = 16;
const LIMITS = { connect: 1000, wait: 2000, answer: 2000 };

describeSuite(
  "failover: pooler",
  "PgBouncer in transaction mode, with fewer connections than requests, ends under writes",
  () => {
    it("D32: sign-ups, transactions and leases work through three pooled connections", async () => {
      const direct = (await freshDatabase()) ?? "";
      await using pooler = await Pooler.start(direct);
      const project = await startTestProject({}, { databaseUrl: pooler.url });
      await using _service = project.service;
      const ledger = new Ledger();
      ledger.start(() => project, CLIENTS);
      const people = await Promise.all(Array.from({ length: 20 }, () => project.signUp()));
      await ledger.more(cases(100, 2000));
      await ledger.stop();
      for (const { refreshToken } of people)
        expect(
          (await project.call("POST", "/auth/sessions/current/refresh", { refreshToken })).status,
        ).toBe(200);
      await ledger.check(project);
      countCases(ledger.written);
    });

    it("D32: nothing acknowledged is lost when the pooler is killed under writes", async () => {
      const crashes = collectCrashes();
      await using pooler = await Pooler.start((await freshDatabase()) ?? "");
      const project = await startTestProject(
        {},
        { databaseUrl: pooler.url, databaseLimits: LIMITS },
      );
      await using _service = project.service;
      const ledger = new Ledger();
      let longest = 0;
      const kills = cases(2, 20);
      for (let round = 0; round < kills; round++) {
        ledger.start(() => project, CLIENTS);
        await ledger.more(40);
        await pooler.kill();
        const { status, headers } = await project.call("POST", "/users", {
          level: "server",
          body: {},
        });
        expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
        await pooler.restart();
        const backAt = performance.now();
        await ledger.more(1);
        longest = Math.max(longest, performance.now() - backAt);
        await ledger.stop();
        await ledger.check(project);
      }
      expect(crashes).toEqual([]);
      reportFigure(`first write at most ${Math.round(longest)} ms after the pooler was back`);
      countCases(kills);
    });
  },
);
