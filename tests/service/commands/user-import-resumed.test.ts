import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { beMorePatient } from "../../support/be-more-patient.js";
import { buildCommand } from "../../support/command.js";
import { makeFolder } from "../../support/folder.js";

beMorePatient();

const USERS = 20_000;

it("an import that was killed goes on where it stopped", async () => {
  using command = await buildCommand();
  const folder = makeFolder();
  const at = (name: string) => join(folder, name);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [command.file, ...args, "--data", at("data")], {
      encoding: "utf8",
    });
  run("seed");
  run("project", "create", "--name", "Shop", "--env", at(".env"));
  const rows = Array.from({ length: USERS }, (_, n) => `${n},person${n}@example.com,true`);
  writeFileSync(at("users.csv"), ["id,email,email_verified", ...rows].join("\n"));
  const args = ["user", "import", at("users.csv"), "--from", "csv"];

  const child = spawn(process.execPath, [command.file, ...args, "--data", at("data")]);
  const ended = once(child, "exit");
  child.stderr.once("data", () => child.kill("SIGKILL"));
  expect((await ended)[1]).toBe("SIGKILL");
  const left = Number(/(\d+) users {2}Shop/.exec(run("project", "list").stdout)?.[1]);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(USERS);

  const resumed = run(...args);
  expect(resumed.stdout).toContain(`Imported ${(USERS - left).toLocaleString("en")} users`);
  expect(resumed.stdout).toContain(
    `Already there from an earlier run: ${left.toLocaleString("en")} users.`,
  );
  expect(run("project", "list").stdout).toContain(`${USERS} users  Shop`);
});
