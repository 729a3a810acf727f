import { appendFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startService } from "@stackkit/service";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commands } from "../../../service/src/commands/commands.js";
import type { Database } from "../../../service/src/db/database.js";
import { migrations } from "../../../service/src/db/migrations/index.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { makeFolder } from "../../support/folder.js";
import { configuredProject, TestProject } from "../../support/service.js";

const SECRET = "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0";
const OTHER = "Tests only: another one, Xr2LmW8sVb5NcJ1dHy6TgKa4uEoP";

let directory: string;
let said: string;
beforeEach(() => {
  directory = makeFolder();
  said = "";
  vi.spyOn(process, "cwd").mockReturnValue(directory);
  vi.stubEnv("STACKKIT_SECRET", undefined);
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
  writeFileSync(at("users.csv"), "email\ngrace@example.com\n");
});
afterEach(() => {
  process.exitCode = 0;
});

const at = (name: string) => join(directory, name);
const DATA = () => ["--data", at("data")];

/** A directory whose service has its secret from the environment, with a signing key. */
async function populated(): Promise<void> {
  const project = configuredProject();
  const config = { dataDirectory: at("data"), secret: SECRET, projects: [project] };
  const service = await startService({ ...config, rateLimits: false });
  await new TestProject(service, project.id).signUp("ada@example.com");
  await service.stop();
}

async function change(work: (db: Database) => Promise<unknown>): Promise<void> {
  await using opened = await openDatabase({ file: at("data/stackkit.db") });
  await work(opened.db);
}

async function stored() {
  await using opened = await openDatabase({ file: at("data/stackkit.db"), readonly: true });
  const { db } = opened;
  return {
    keys: await db.selectFrom("signing_keys").selectAll().execute(),
    audit: await db.selectFrom("audit").selectAll().execute(),
    projects: await db.selectFrom("projects").select("id").execute(),
    users: await db.selectFrom("users").select("id").execute(),
    links: await db.selectFrom("setup_links").selectAll().execute(),
    migrations: await db.selectFrom("migrations").select("name").execute(),
  };
}

const COMMANDS: [string, () => Promise<unknown>][] = [
  ["keys rotate", () => commands.keys(["rotate", ...DATA()])],
  ["keys create", () => commands.keys(["create", ...DATA()])],
  ["project create", () => commands.project(["create", "--name", "Shop", ...DATA()])],
  ["admin link", () => commands.admin(["link", ...DATA()])],
  ["user create", () => commands.user(["create", "--email", "bob@example.com", ...DATA()])],
  ["user import", () => commands.user(["import", at("users.csv"), "--from", "csv", ...DATA()])],
  ["user lift-limits", () => commands.user(["lift-limits", "ada@example.com", ...DATA()])],
  ["mail resend", () => commands.mail(["resend", "--all", ...DATA()])],
  ["export", () => commands.export(["--to", at("rows.jsonl"), ...DATA()])],
];

it.each(COMMANDS)(
  "%s refuses another secret than the data's, and writes nothing",
  async (_, run) => {
    await populated();
    const before = await stored();
    vi.stubEnv("STACKKIT_SECRET", OTHER);
    await expect(run()).rejects.toMatchObject({ code: "wrong-secret" });
    vi.stubEnv("STACKKIT_SECRET", undefined);
    await expect(run()).rejects.toMatchObject({
      code: "secret-missing",
      message: expect.stringContaining(`STACKKIT_SECRET is not set, and ${at("data")} has no file`),
    });
    expect(await stored()).toEqual(before);
    expect(existsSync(at("data/secret"))).toBe(false);
    expect(existsSync(at("rows.jsonl"))).toBe(false);
    vi.stubEnv("STACKKIT_SECRET", SECRET);
    await run();
  },
);

const LISTS: typeof COMMANDS = [
  ["project list", () => commands.project(["list", ...DATA()])],
  ["mail list", () => commands.mail(["list", ...DATA()])],
  ["user diagnose", () => commands.user(["diagnose", "ada@example.com", ...DATA()])],
];

const LAST = migrations.at(-1)?.name ?? "";

it.each([...COMMANDS, ...LISTS])(
  "%s leaves an older schema as it is, and says to restart the service",
  async (_, run) => {
    vi.stubEnv("STACKKIT_SECRET", SECRET);
    await populated();
    await change((db) => db.deleteFrom("migrations").where("name", "=", LAST).execute());
    const before = await stored();
    await expect(run()).rejects.toMatchObject({
      code: "database-not-migrated",
      message: expect.stringContaining(
        `lacks the migrations ${LAST}. Restart the service with this version`,
      ),
    });
    expect(await stored()).toEqual(before);
  },
);

it.each([
  ...COMMANDS,
  ...LISTS,
  [
    "backup",
    () => commands.backup(["--to", at("copy.db"), ...DATA()]),
  ] as (typeof COMMANDS)[number],
])("%s refuses a database of a newer version", async (_, run) => {
  vi.stubEnv("STACKKIT_SECRET", SECRET);
  await populated();
  await change((db) =>
    db.insertInto("migrations").values({ name: "999-future", applied_at: 1 }).execute(),
  );
  await expect(run()).rejects.toMatchObject({ code: "database-is-newer" });
});

it("a newer version backs up and restores the schema of the version that runs, without its secret", async () => {
  mkdirSync(at("data"));
  const older = migrations.slice(0, -1).map(({ name }) => name);
  await change(async (db) => {
    await sql`create table migrations (name text not null primary key, applied_at bigint)`.execute(
      db,
    );
    for (const { name, up } of migrations.slice(0, -1)) {
      await up(db as never);
      await db.insertInto("migrations").values({ name, applied_at: 1 }).execute();
    }
  });
  await commands.backup(["--to", at("copy.db"), ...DATA()]);
  await commands.restore(["--from", at("copy.db"), "--force", ...DATA()]);
  for (const file of ["data/stackkit.db", "copy.db"]) {
    await using opened = await openDatabase({ file: at(file), readonly: true });
    const applied = await opened.db.selectFrom("migrations").select("name").execute();
    expect(applied.map(({ name }) => name)).toEqual(older);
  }
  expect(existsSync(at("data/secret"))).toBe(false);
});

it.each([
  ["migrate", () => commands.migrate(DATA())] as const,
  ["project create", () => commands.project(["create", "--name", "Shop", ...DATA()])] as const,
  ["backup", () => commands.backup(["--to", at("copy.db"), ...DATA()])] as const,
])("%s leaves the database of another program as it is", async (_, run) => {
  mkdirSync(at("data"));
  await change((db) => db.schema.createTable("users").addColumn("name", "text").execute());
  await expect(run()).rejects.toMatchObject({ code: "database-foreign" });
  await using opened = await openDatabase({ file: at("data/stackkit.db"), readonly: true });
  const tables = await opened.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(["users"]);
});

it("a command may have the data's secret as the previous one", async () => {
  await populated();
  const rotate = () => commands.keys(["rotate", ...DATA()]);
  writeFileSync(at(".env.local"), `STACKKIT_SECRET=${JSON.stringify(OTHER)}\n`);
  await expect(rotate()).rejects.toThrow("as STACKKIT_PREVIOUS_SECRET");
  appendFileSync(at(".env.local"), `STACKKIT_PREVIOUS_SECRET=${JSON.stringify(SECRET)}\n`);
  await rotate();
  await (await startService({ dataDirectory: at("data"), secret: OTHER })).stop();
});

it("doctor reports a missing and a wrong secret, and leaves no file", async () => {
  await populated();
  const before = readdirSync(at("data"));
  await commands.doctor(DATA());
  expect(said).toMatch(
    /problem {2}secret: STACKKIT_SECRET is not set, and .* has no file "secret"/,
  );
  expect(readdirSync(at("data"))).toEqual(before);
  said = "";
  vi.stubEnv("STACKKIT_SECRET", OTHER);
  await commands.doctor(DATA());
  expect(said).toMatch(/problem {2}secret: STACKKIT_SECRET is not the secret with which/);
  expect(readdirSync(at("data"))).toEqual(before);
});

it("a list needs no secret", async () => {
  await populated();
  await commands.project(["list", ...DATA()]);
  expect(said).toContain("1 users");
  expect(existsSync(at("data/secret"))).toBe(false);
});

it("the first command on a database without data makes the secret that the service then has", async () => {
  await commands.migrate(DATA());
  await commands.project(["create", "--name", "Shop", ...DATA()]);
  expect(existsSync(at("data/secret"))).toBe(true);
  await commands.keys(["rotate", ...DATA()]);
  await (await startService({ dataDirectory: at("data") })).stop();
});
