import { sql } from "kysely";
import { expect, it } from "vitest";
import { findSqliteDriver } from "../../../service/src/db/sqlite/find-driver.js";
import { startService } from "../../../service/src/start/start.js";
import { configuredProject, TestProject } from "../../support/service.js";

const CREATION = /^create (table|index|unique index) (?!if not exists)/i;

async function startInMemory() {
  const created: string[] = [];
  const project = configuredProject();
  const service = await startService({
    projects: [project],
    passwordHashCost: { memoryKib: 8, passes: 1 },
    onStatement: ({ sql }) => {
      if (CREATION.test(sql)) created.push(sql);
    },
  });
  return { created, project: new TestProject(service, project.id) };
}

it("a database in memory begins as a copy of the first one, without its data", async () => {
  const first = await startInMemory();
  await first.project.signUp();
  const second = await startInMemory();
  const third = await startInMemory();
  // `node:sqlite` cannot copy a database in memory, so each is migrated there.
  const copies = (await findSqliteDriver()).openCopy !== undefined;
  expect(second.created.length > 0).toBe(!copies);
  await second.project.signUp();
  const usersOf = async ({ project }: typeof first) =>
    (await project.call("GET", "/users", { level: "server" })).body.items.length;
  expect([await usersOf(first), await usersOf(second), await usersOf(third)]).toEqual([1, 1, 0]);
  for (const { project } of [first, second, third]) await project.service.stop();
});

it("a copy has the settings of every connection", async () => {
  await (await startInMemory()).project.service.stop();
  const { project } = await startInMemory();
  const { rows } = await sql`pragma foreign_keys`.execute(project.service.context.db);
  expect(rows).toEqual([{ foreign_keys: 1 }]);
  await project.service.stop();
});
