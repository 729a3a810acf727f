import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../../service/src/db/open.js";
import { buildCommand, type Command } from "../../support/command.js";
import { makeFolder } from "../../support/folder.js";

let command: Command;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());

const PASSWORD = "a password nobody may read";

it("notes what commands change, by the account that ran them, without secrets", async () => {
  const folder = makeFolder();
  const at = (name: string) => join(folder, name);
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [command.file, ...args, "--data", at("data")],
      { cwd: folder, encoding: "utf8", input: `${PASSWORD}\n` },
    );
    expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: expect.anything() });
  };
  run("seed");
  run("project", "create", "--name", "Almanac");
  run("user", "create", "--email", "ada@example.com", "--password-stdin");
  run("keys", "create", "--admin");
  run("keys", "rotate");
  writeFileSync(at("users.csv"), "email\ngrace@example.com\n");
  run("user", "import", "users.csv", "--from", "csv", "--dry-run");
  run("user", "import", "users.csv", "--from", "csv");
  run("user", "lift-limits", "ada@example.com");

  await using opened = await openDatabase({ file: at("data/stackkit.db"), url: undefined });
  const rows = await opened.db.selectFrom("audit").selectAll().orderBy("at").execute();
  const ofProject = rows.filter(({ project_id }) => project_id !== "internal");
  const by = { actor_type: "command-line", actor_id: userInfo().username };
  expect(ofProject.map(({ operation }) => operation)).toEqual([
    "project create",
    "user create",
    "keys create",
    "keys rotate",
    "user import --from csv",
    "user lift-limits",
  ]);
  for (const row of ofProject) expect(row).toMatchObject(by);
  const created = ofProject[1];
  expect(JSON.parse(created?.changes ?? "")).toEqual({
    primaryEmail: "ada@example.com",
    displayName: null,
    password: "changed",
  });
  expect(created?.subject).toMatch(/^\/users\/[0-9a-f-]{36}$/);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});
