import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase, findPostgres } from "../../../scripts/postgres/server.mjs";
import { makeFolder } from "../../support/folder.js";
import {
  configuredProject,
  freshDatabase,
  startTestService,
  TestProject,
} from "../../support/service.js";
import { Ledger } from "../durability/ledger.js";
import { countCases, describeSuite } from "../support.js";

const CLIENTS = 16;

describeSuite(
  "faults: backup",
  "copying a database while writes go on, and serving the copy",
  () => {
    it("D32: a dump under writes holds everything acknowledged before it began", async () => {
      const url = (await freshDatabase()) ?? "";
      const configured = configuredProject();
      const secret = "Tests only: a secret for two services with one database's data";
      const config = { databaseUrl: url, projects: [configured], secret };
      await using service = await startTestService(config);
      const project = new TestProject(service, configured.id);
      const person = await project.signUp();
      const before = new Ledger();
      before.start(() => project, CLIENTS);
      await before.more(100);
      await before.stop();
      const during = new Ledger();
      during.start(() => project, CLIENTS);
      await during.more(20);
      const bin = findPostgres() ?? "";
      const file = join(makeFolder(), "stackkit.dump");
      execFileSync(join(bin, "pg_dump"), [url, "--format=custom", `--file=${file}`]);
      await during.more(20);
      await during.stop();
      const copy = await createDatabase(url, `copy_${randomUUID().replaceAll("-", "")}`);
      execFileSync(join(bin, "pg_restore"), [`--dbname=${copy}`, "--no-owner", file]);
      await using restored = await startTestService({ ...config, databaseUrl: copy });
      const there = new TestProject(restored, configured.id);
      await before.check(there);
      const { status } = await there.signIn(person);
      expect(status).toBe(200);
      await during.check(project);
      countCases(before.written);
    });
  },
);
