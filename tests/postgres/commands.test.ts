import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { beforeEach, expect, it, vi } from "vitest";
import { commands } from "../../service/src/commands/commands.js";
import { migrations } from "../../service/src/db/migrations/index.js";
import { makeFolder } from "../support/folder.js";
import { configuredProject, freshDatabase, TestProject } from "../support/service.js";

const SECRET = "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0";

let directory: string;
let databaseUrl: string;
beforeEach(async () => {
  directory = makeFolder();
  databaseUrl = (await freshDatabase()) ?? "";
  vi.stubEnv("STACKKIT_SECRET", SECRET);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});

const at = (name: string) => join(directory, name);

it("an export of SQLite is read into PostgreSQL: people sign in with the passwords that they had, and tokens stay valid", async () => {
  const project = configuredProject();
  const before = await startService({
    dataDirectory: at("data"),
    projects: [project],
    secret: SECRET,
    rateLimits: false,
  });
  const { accessToken } = await new TestProject(before, project.id).signUp("ada@example.com");
  await before.stop();
  await commands.export(["--data", at("data"), "--to", at("rows.jsonl")]);

  await commands.import(["--database-url", databaseUrl, "--from", at("rows.jsonl")]);
  const after = await startService({ databaseUrl, secret: SECRET, rateLimits: false });
  const moved = new TestProject(after, project.id);
  expect((await moved.call("GET", "/users/me", { token: accessToken })).status).toBe(200);
  expect(
    (await moved.signIn({ email: "ada@example.com", password: "correct horse battery" })).status,
  ).toBe(200);
  await after.stop();

  await commands.export(["--database-url", databaseUrl, "--to", at("back.jsonl")]);
  await commands.import(["--data", at("back"), "--from", at("back.jsonl")]);
  const back = await startService({ dataDirectory: at("back"), secret: SECRET, rateLimits: false });
  expect(
    (await new TestProject(back, project.id).call("GET", "/users/me", { token: accessToken }))
      .status,
  ).toBe(200);
  await back.stop();
});

it("copies of a SQLite file are refused, naming PostgreSQL's own tools", async () => {
  await expect(
    commands.backup(["--database-url", databaseUrl, "--to", at("copy.db")]),
  ).rejects.toThrow(/pg_dump/);
  await expect(
    commands.restore(["--database-url", databaseUrl, "--from", at("copy.db")]),
  ).rejects.toThrow(/pg_restore/);
});

it("keys are rotated and the doctor finds nothing wrong", async () => {
  await commands.seed(["--database-url", databaseUrl]);
  await commands.keys(["rotate", "--database-url", databaseUrl]);
  await commands.doctor(["--database-url", databaseUrl]);
  expect(process.exitCode ?? 0).toBe(0);
});

it("a command with another secret, such as that of development, writes nothing", async () => {
  const project = configuredProject();
  const config = { databaseUrl, projects: [project], rateLimits: false };
  const service = await startService({ ...config, secret: SECRET });
  await new TestProject(service, project.id).signUp();
  const keys = () => service.context.db.selectFrom("signing_keys").selectAll().execute();
  const before = await keys();
  writeFileSync(at(".env.local"), "STACKKIT_SECRET=that-of-development\n");
  vi.stubEnv("STACKKIT_SECRET", undefined);
  vi.spyOn(process, "cwd").mockReturnValue(directory);
  await expect(commands.keys(["rotate", "--database-url", databaseUrl])).rejects.toMatchObject({
    code: "wrong-secret",
  });
  expect(await keys()).toEqual(before);
  await service.stop();
});

it("commands leave an older database as it is, beneath the version that runs", async () => {
  const service = await startService({ databaseUrl, secret: SECRET });
  const { db } = service.context;
  const last = migrations.at(-1)?.name ?? "";
  await db.deleteFrom("migrations").where("name", "=", last).execute();
  const database = ["--database-url", databaseUrl];
  for (const run of [
    () => commands.export([...database, "--to", at("rows.jsonl")]),
    () => commands.mail(["list", ...database]),
    () => commands.keys(["rotate", ...database]),
  ])
    await expect(run()).rejects.toMatchObject({
      code: "database-not-migrated",
      message: expect.stringContaining("Run npx @stackkit/service migrate"),
    });
  const applied = await db.selectFrom("migrations").select("name").execute();
  expect(applied.map(({ name }) => name)).not.toContain(last);
  await service.stop();
});

it("an empty database is set up by the first command that writes, and by no other", async () => {
  const database = ["--database-url", databaseUrl];
  await expect(commands.project(["list", ...database])).rejects.toMatchObject({
    code: "database-not-migrated",
  });
  await commands.project(["create", "--name", "Shop", ...database]);
  await commands.project(["list", ...database]);
});
