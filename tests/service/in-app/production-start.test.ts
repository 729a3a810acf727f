import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { API_PATH } from "@stackkit/next/protocol/internal";
import type { NextRequest } from "next/server.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { migrations } from "../../../service/src/db/migrations/index.js";
import { openDatabase } from "../../../service/src/db/open.js";
import { findSqliteDriver } from "../../../service/src/db/sqlite/find-driver.js";
import { createService, serviceRoute } from "../../../service/src/next.js";
import { startService } from "../../../service/src/start/start.js";
import { makeFolder } from "../../support/folder.js";
import { CLIENT_KEY, closeService, PROJECT, signUpRequest } from "../../support/in-app.js";
import { inRequest } from "../../support/next-request.js";

const newSecret = () => randomBytes(32).toString("base64url");
const SECRET = newSecret();
const OTHER_SECRET = newSecret();

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = join(makeFolder(), "data");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("STACK_PROJECT_ID", PROJECT);
  vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", CLIENT_KEY);
});
afterEach(closeService);

/** Starts the app again, in production unless NODE_ENV says otherwise. */
async function start(secret: string | undefined) {
  await closeService();
  vi.stubEnv("STACKKIT_SECRET", secret);
  const route = serviceRoute(createService({ dataDirectory }));
  const health = async () => {
    const response = await inRequest(() =>
      route.GET(new Request(`http://localhost:3000${API_PATH}/service/health?db`) as NextRequest),
    );
    return { status: response.status, text: await response.text() };
  };
  const signUp = async () =>
    (await inRequest(() => route.POST(signUpRequest() as NextRequest))).status;
  return { health, signUp };
}

const databaseFile = () => join(dataDirectory, "stackkit.db");

describe("the first start in production", () => {
  it("sets up an empty data directory by itself", async () => {
    const { health, signUp } = await start(SECRET);
    expect((await health()).status).toBe(200);
    expect(await signUp()).toBe(200);
  });

  it("goes on with the data of development, by the secret that init wrote", async () => {
    vi.stubEnv("NODE_ENV", "test");
    expect(await (await start(SECRET)).signUp()).toBe(200);
    vi.stubEnv("NODE_ENV", "production");
    const { health, signUp } = await start(SECRET);
    expect((await health()).status).toBe(200);
    expect(await signUp()).toBe(200);
  });

  it("says how to keep the data of development if that has its own secret", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.stubEnv("NODE_ENV", "test");
    expect(await (await start(undefined)).signUp()).toBe(200);
    vi.stubEnv("NODE_ENV", "production");
    const { health } = await start(undefined);
    expect((await health()).status).toBe(503);
    expect(error).toHaveBeenLastCalledWith(
      expect.stringContaining(`put the secret of ${join(dataDirectory, "secret")}`),
    );
  });

  it("copies an older file beside itself, and migrates it", async () => {
    await makeOlderDatabase();
    const { health, signUp } = await start(SECRET);
    expect((await health()).status).toBe(200);
    expect(await signUp()).toBe(200);
    const [copy = ""] = readdirSync(dataDirectory).filter((name) => name.includes(".before-"));
    expect(copy).toMatch(/^stackkit\.db\.before-\d{3}$/);
    expect(statSync(join(dataDirectory, copy)).mode & 0o777).toBe(0o600);
    await using old = await openDatabase({ file: join(dataDirectory, copy), readonly: true });
    expect(await old.db.selectFrom("migrations").select("name").execute()).toHaveLength(
      migrations.length - 1,
    );
  });
});

it("a second process waits for the first to stop, and then goes on with its data", async () => {
  const first = await startService({ dataDirectory, production: true, secret: SECRET });
  const { health, signUp } = await start(SECRET);
  const waiting = health();
  await first.stop();
  expect((await waiting).status).toBe(200);
  expect(await signUp()).toBe(200);
});

it("two starts at once on an empty folder: one sets it up, and the other goes on with its data", async () => {
  const options = { dataDirectory, production: true, secret: SECRET };
  const starts = await Promise.allSettled([
    startService(options).then(async (service) => service.stop()),
    start(SECRET).then(async ({ health, signUp }) => [(await health()).status, await signUp()]),
  ]);
  expect(starts).toEqual([
    { status: "fulfilled", value: undefined },
    { status: "fulfilled", value: [200, 200] },
  ]);
});

it("health is red while another process holds the lock for writes", async () => {
  const { health } = await start(SECRET);
  expect((await health()).status).toBe(200);
  const other = (await findSqliteDriver()).open(databaseFile(), { timeoutMillis: 0 });
  other.exec("begin immediate");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  // Checks of the same second share one result.
  await vi.waitFor(async () => expect((await health()).status).toBe(503), { timeout: 10_000 });
  expect(log.mock.calls.join()).toContain("the database is locked, perhaps by an open transaction");
  other.exec("rollback");
  other.close();
  expect((await health()).status).toBe(200);
});

it("the tables of another program stay as they are, and the log says whose they are", async () => {
  mkdirSync(dataDirectory);
  const open = async () => (await findSqliteDriver()).open(databaseFile(), { timeoutMillis: 0 });
  const foreign = await open();
  foreign.exec("create table users (id integer, name text); insert into users values (1, 'Ada')");
  foreign.close();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await (await start(SECRET)).health()).status).toBe(503);
  expect(error).toHaveBeenLastCalledWith(
    expect.stringMatching(/belongs to another program: it has the tables users.*STACKKIT_DATA/),
  );
  const after = await open();
  expect(after.prepare("select name from sqlite_schema").all([])).toEqual([["users"]]);
  expect(after.prepare("select * from users").all([])).toEqual([[1, "Ada"]]);
  after.close();
});

describe("a wrong or missing secret", () => {
  it.each([
    ["wrong", OTHER_SECRET, "is not the secret with which this database was made"],
    ["missing", undefined, "It needs STACKKIT_SECRET"],
  ])(
    "%s: health is red, the log says what to do, and nothing is written",
    async (_, secret, words) => {
      expect(await (await start(SECRET)).signUp()).toBe(200);
      await closeService();
      const before = readFileSync(databaseFile());
      const error = vi.spyOn(console, "error").mockImplementation(() => {});
      const { health, signUp } = await start(secret);
      const red = await health();
      expect(red.status).toBe(503);
      expect(red.text, "visitors are told nothing about it").not.toContain("STACKKIT_SECRET");
      expect(error).toHaveBeenLastCalledWith(expect.stringContaining(words));
      expect(await signUp()).toBe(503);
      expect(readFileSync(databaseFile()).equals(before)).toBe(true);
      expect((await (await start(SECRET)).health()).status, "recovers with the right one").toBe(
        200,
      );
    },
  );

  it("is named in development where the answer is read", async () => {
    vi.stubEnv("NODE_ENV", "test");
    expect(await (await start(SECRET)).signUp()).toBe(200);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const red = await (await start(OTHER_SECRET)).health();
    expect(red.status).toBe(503);
    expect(red.text).toContain("STACKKIT_SECRET is not the secret");
    expect(existsSync(join(dataDirectory, "secret"))).toBe(false);
  });
});

/** The database as the version before left it: all migrations but the last, and one project. */
async function makeOlderDatabase(): Promise<void> {
  await start(SECRET).then(({ health }) => health());
  await closeService();
  const made = await openDatabase({ file: databaseFile(), readonly: true });
  const project = await made.db.selectFrom("projects").selectAll().executeTakeFirstOrThrow();
  await made[Symbol.asyncDispose]();
  for (const end of ["", "-wal", "-shm"]) rmSync(databaseFile() + end, { force: true });
  await using older = await openDatabase({ file: databaseFile() });
  const { db } = older;
  await db.schema
    .createTable("migrations")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("applied_at", "bigint", (column) => column.notNull())
    .execute();
  for (const { name, up } of migrations.slice(0, -1)) {
    await up(db as never);
    await db.insertInto("migrations").values({ name, applied_at: 0 }).execute();
  }
  const columns = (await db.introspection.getTables())
    .find(({ name }) => name === "projects")
    ?.columns.map(({ name }) => name);
  const row = Object.fromEntries(
    Object.entries(project).filter(([name]) => columns?.includes(name)),
  );
  await db
    .insertInto("projects")
    .values(row as never)
    .execute();
}
