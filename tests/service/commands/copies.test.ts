import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Service, startService } from "@stackkit/service";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commands } from "../../../service/src/commands/commands.js";
import { makeFolder } from "../../support/folder.js";
import { configuredProject, TestProject } from "../../support/service.js";
import { firstColumn, openSqliteFile } from "../../support/sqlite.js";

let directory: string;

beforeEach(() => {
  directory = makeFolder();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (name: string) => join(directory, name);

/** A data directory with one project and one user. */
async function populated() {
  const project = configuredProject();
  const service = await startService({
    dataDirectory: at("data"),
    projects: [project],
    rateLimits: false,
  });
  await new TestProject(service, project.id).signUp("ada@example.com");
  await service.stop();
  return { project };
}

/** Signs the user of {@link populated} in. */
const signIn = (service: Service, projectId: string) =>
  new TestProject(service, projectId).signIn({
    email: "ada@example.com",
    password: "correct horse battery",
  });

describe("copies of a database", () => {
  it("backs a living database up and restores it", async () => {
    const { project } = await populated();
    const living = await startService({ dataDirectory: at("data") });
    await commands.backup(["--data", at("data"), "--to", at("copy.db")]);
    await living.stop();
    rmSync(at("data/stackkit.db"));
    await commands.restore(["--data", at("data"), "--from", at("copy.db")]);
    const service = await startService({ dataDirectory: at("data"), rateLimits: false });
    expect((await signIn(service, project.id)).status).toBe(200);
    await service.stop();
  });

  it("restores a copy of the files of a service that was running, with its latest writes", async () => {
    const living = await startService({ dataDirectory: at("data") });
    const category = { project_id: "internal", category: "latest", used_since: 1 };
    const { db } = living.context;
    await db.insertInto("notification_categories").values(category).execute();
    for (const suffix of ["", "-wal"])
      copyFileSync(at(`data/stackkit.db${suffix}`), at(`copy.db${suffix}`));
    await living.stop();
    // As a crash of the machine may leave it.
    truncateSync(at("data/stackkit.db"));
    await commands.restore(["--data", at("data"), "--from", at("copy.db"), "--force"]);
    expect(statSync(at("data/stackkit.db")).mode & 0o777).toBe(0o600);
    const restored = await startService({ dataDirectory: at("data") });
    const rows = await restored.context.db
      .selectFrom("notification_categories")
      .select("category")
      .execute();
    expect(rows).toEqual([{ category: "latest" }]);
    await restored.stop();
  });

  it("restores nothing from the database of another program", async () => {
    await populated();
    const file = await openSqliteFile(at("copy.db"));
    file.exec("create table teams (name text)");
    file.close();
    await expect(
      commands.restore(["--data", at("data"), "--from", at("copy.db"), "--force"]),
    ).rejects.toMatchObject({ code: "database-foreign" });
    await (await startService({ dataDirectory: at("data") })).stop();
  });

  it("restores nothing from a file that is no database, and overwrites nothing unasked", async () => {
    await populated();
    writeFileSync(at("broken.db"), "not a database");
    await expect(
      commands.restore(["--data", at("data"), "--from", at("broken.db")]),
    ).rejects.toThrow(/Nothing was changed/);
    await commands.backup(["--data", at("data"), "--to", at("copy.db")]);
    await expect(commands.restore(["--data", at("data"), "--from", at("copy.db")])).rejects.toThrow(
      /--force/,
    );
    await expect(commands.backup(["--data", at("data"), "--to", at("copy.db")])).rejects.toThrow(
      /exists already/,
    );
    const newer = await openSqliteFile(at("copy.db"));
    newer.exec("insert into migrations values ('999-future', 1)");
    newer.close();
    await expect(
      commands.restore(["--data", at("data"), "--from", at("copy.db"), "--force"]),
    ).rejects.toThrow(/999-future/);
    await (await startService({ dataDirectory: at("data") })).stop();
  });

  it("exports one state of a database that a service changes meanwhile", async () => {
    await populated();
    const other = await openSqliteFile(at("data/stackkit.db"));
    const write = JSON.stringify;
    vi.spyOn(JSON, "stringify").mockImplementation((value: unknown, ...rest: unknown[]) => {
      // Behind the users, before what they own.
      if ((value as { table?: string } | null)?.table === "users")
        other.exec(
          "insert or ignore into recovery_codes (project_id, user_id, code_hash) values ('p', 'new', 'x')",
        );
      return write(value, ...(rest as []));
    });
    await commands.export(["--data", at("data"), "--to", at("rows.jsonl")]);
    vi.mocked(JSON.stringify).mockRestore();
    expect(firstColumn(other, "select user_id from recovery_codes")).toEqual(["new"]);
    other.close();
    expect(readFileSync(at("rows.jsonl"), "utf8")).not.toContain('"user_id":"new"');
  });

  it("exports every row and imports them elsewhere, password hashes included", async () => {
    const { project } = await populated();
    await commands.export(["--data", at("data"), "--to", at("rows.jsonl")]);
    expect(statSync(at("rows.jsonl")).mode & 0o777).toBe(0o600);
    const secret = readFileSync(at("data/secret"), "utf8");
    vi.stubEnv("STACKKIT_SECRET", secret);
    await commands.import(["--data", at("other"), "--from", at("rows.jsonl")]);
    vi.unstubAllEnvs();
    const service = await startService({ dataDirectory: at("other"), secret, rateLimits: false });
    expect((await signIn(service, project.id)).status).toBe(200);
    await service.stop();
  });

  it("imports all or nothing: a broken line, another secret or a database in use change nothing", async () => {
    await populated();
    await commands.export(["--data", at("data"), "--to", at("rows.jsonl")]);
    await expect(
      commands.import(["--data", at("data"), "--from", at("rows.jsonl")]),
    ).rejects.toThrow(/holds projects already/);
    await expect(
      commands.import(["--data", at("other"), "--from", at("rows.jsonl")]),
    ).rejects.toThrow(/secret/i);
    const secret = readFileSync(at("data/secret"), "utf8");
    writeFileSync(
      at("broken.jsonl"),
      `${readFileSync(at("rows.jsonl"), "utf8")}{"table":"nope","row":{}}\n`,
    );
    vi.stubEnv("STACKKIT_SECRET", secret);
    await expect(
      commands.import(["--data", at("third"), "--from", at("broken.jsonl")]),
    ).rejects.toThrow(/not of an export/);
    await commands.import(["--data", at("third"), "--from", at("rows.jsonl")]);
    vi.unstubAllEnvs();
  });
});
