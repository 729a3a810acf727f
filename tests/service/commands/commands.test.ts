import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ProjectConfig, startService } from "@stackkit/service";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commands } from "../../../service/src/commands/commands.js";
import { migrations } from "../../../service/src/db/migrations/index.js";
import { makeFolder } from "../../support/folder.js";
import { configuredProject, TestProject } from "../../support/service.js";
import { firstColumn, openSqliteFile } from "../../support/sqlite.js";

let directory: string;
let said: string;

beforeEach(() => {
  directory = makeFolder();
  said = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = 0;
});

const at = (name: string) => join(directory, name);

/** A data directory with one project and one user. */
async function populated(config: Partial<ProjectConfig> = {}) {
  const project = configuredProject(undefined, config);
  const service = await startService({
    dataDirectory: at("data"),
    projects: [project],
    rateLimits: false,
  });
  const test = new TestProject(service, project.id);
  const user = await test.signUp("ada@example.com");
  await service.stop();
  return { project, user };
}

describe("stackkit-service", () => {
  it("migrates a fresh directory, and finds nothing to do the second time", async () => {
    await commands.migrate(["--data", at("data")]);
    await commands.migrate(["--data", at("data")]);
    expect(said).toBe(
      `Applied ${migrations.map(({ name }) => name).join(", ")}.\nThe database is up to date.\n`,
    );
  });

  it("seeds the internal project and prints its keys once", async () => {
    await commands.seed(["--data", at("data")]);
    expect(said).toMatch(/STACKKIT_INTERNAL_SECRET_SERVER_KEY=ssk_[0-9a-z]{45}\n/);
    said = "";
    await commands.seed(["--data", at("data")]);
    expect(said).toBe("1 project(s) exist.\n");
  });

  it("lists mails that did not go out, and sends them again", async () => {
    const config = { dataDirectory: at("data"), smtpUrl: "smtp://127.0.0.1:1" };
    const project = configuredProject();
    const service = await startService({ ...config, projects: [project], rateLimits: false });
    await new TestProject(service, project.id).signUp("ada@example.com");
    await expect
      .poll(() => service.context.db.selectFrom("mails").select(["id", "problem"]).execute())
      .toMatchObject([{ problem: expect.any(String) }]);
    await service.stop();
    await commands.doctor(["--data", at("data")]);
    expect(said).toContain("problem  mails: 1 wait for another attempt, and 0 of the last 30 days");
    said = "";
    await commands.mail(["list", "--data", at("data")]);
    expect(said).toMatch(/ email_verification to ada@example\.com, waits: The .*mail server/);
    const [id = ""] = said.split("  ");
    said = "";
    await commands.mail(["resend", id, "--data", at("data")]);
    await commands.mail(["resend", "--project", "another", "--data", at("data")]);
    await commands.mail(["resend", "--all", "--data", at("data")]);
    expect(said.match(/^\d/gm)).toEqual(["1", "0", "1"]);
    await expect(commands.mail(["resend", "--data", at("data")])).rejects.toThrow("--all");
    await expect(commands.mail(["send"])).rejects.toThrow("mail list, mail resend");
  });

  it("keeps the generated secret private", async () => {
    await commands.seed(["--data", at("data")]);
    expect(statSync(at("data/secret")).mode & 0o777).toBe(0o600);
  });

  it("refuses a directory that another service uses, naming its process", async () => {
    const service = await startService({ dataDirectory: at("data") });
    await expect(commands.migrate(["--data", at("data")])).rejects.toThrow(
      `in use by another service (process ${process.pid})`,
    );
    await service.stop();
    await commands.migrate(["--data", at("data")]);
  });

  it.each(["999999999", `${process.pid}`])(
    "takes over a directory whose service died (%s)",
    async (holder) => {
      await commands.migrate(["--data", at("data")]);
      writeFileSync(at("data/service.pid"), holder);
      await commands.migrate(["--data", at("data")]);
      expect(said).toContain("up to date");
    },
  );

  it("says which file cannot be a directory", async () => {
    writeFileSync(at("file"), "");
    await expect(commands.migrate(["--data", at("file/inside")])).rejects.toThrow(
      /cannot be written/,
    );
  });

  it("refuses a database of a newer version", async () => {
    const service = await startService({ dataDirectory: at("data") });
    await service.context.db
      .insertInto("migrations")
      .values({ name: "999-future", applied_at: 1 })
      .execute();
    await service.stop();
    await expect(startService({ dataDirectory: at("data") })).rejects.toThrow(
      /newer version of the service, .* \(it holds 999-future\)/,
    );
  });

  it("rotates keys while tokens of the old key stay valid", async () => {
    const { project, user } = await populated();
    await commands.keys(["rotate", "--project", project.id, "--data", at("data")]);
    const service = await startService({ dataDirectory: at("data"), rateLimits: false });
    const test = new TestProject(service, project.id);
    expect((await test.call("GET", "/users/me", { token: user.accessToken })).status).toBe(200);
    expect(
      (await test.call("GET", `/projects/${project.id}/.well-known/jwks.json`)).body.keys,
    ).toHaveLength(2);
    await service.stop();
  });

  it("finds what is wrong", async () => {
    await commands.doctor(["--data", at("nowhere")]);
    expect(said).toContain("problem  data directory");
    expect(said).toContain("There is no database");
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    said = "";
    await populated();
    await commands.doctor(["--data", at("data")]);
    expect(said).not.toContain("problem");
    expect(said).toContain("ok       secret");
  });

  it("finds what is fine for a developer and wrong in production", async () => {
    const { project } = await populated({ allowLocalhost: true });
    vi.stubEnv("NODE_ENV", "production");
    vi.stubEnv("STACKKIT_SECRET", readFileSync(at("data/secret"), "utf8"));
    vi.stubEnv("STACKKIT_RATE_LIMITS", "off");
    vi.stubEnv("STACKKIT_PUBLIC_URL", "http://auth.example.com");
    await commands.doctor(["--data", at("data")]);
    const problems = said.split("\n").filter((line) => line.startsWith("problem"));
    expect(problems).toEqual([
      expect.stringMatching(/^problem {2}public address: .*https/),
      expect.stringMatching(/^problem {2}rate limits: .*STACKKIT_RATE_LIMITS must be on/),
      expect.stringMatching(
        new RegExp(
          `^problem {2}project ${project.id}: Mails go nowhere.*switch allowLocalhost off`,
        ),
      ),
    ]);
  });

  it("a service that has stopped leaves a young database with the plans of a large one", async () => {
    await populated();
    const db = await openSqliteFile(at("data/stackkit.db"));
    expect(
      firstColumn(db, "select stat from sqlite_stat1 where idx = 'sqlite_autoindex_users_1'"),
    ).toEqual(["1000000 1000000 1"]);
    db.close();
  });

  it("looks at a database without changing it", async () => {
    await populated();
    const db = await openSqliteFile(at("data/stackkit.db"));
    db.exec("delete from migrations");
    await commands.doctor(["--data", at("data")]);
    expect(said).toMatch(
      /problem {2}database \(sqlite\): Its schema is older than this version \(001-first.*\)\. Restart/,
    );
    expect(firstColumn(db, "select count(*) from migrations")).toEqual([0]);
    db.close();
  });

  it.each([
    [
      { smtpUrl: "mail.example.com:25" },
      /STACKKIT_SMTP_URL\) must be a URL that starts with smtp:/,
    ],
    [{ publicUrl: "auth.example.com" }, /STACKKIT_PUBLIC_URL\) must be a URL/],
    [{ trustedProxies: ["10.0.0.0/33"] }, /not "10.0.0.0\/33"/],
    [{ trustedProxies: ["proxy.internal"] }, /not "proxy.internal"/],
    [{ privateNetworks: ["10.0.0.0/33"] }, /STACKKIT_PRIVATE_NETWORKS.* not "10.0.0.0\/33"/],
    [
      { databaseUrl: "mysql://ada:secret@127.0.0.1/db", secret: "x".repeat(32) },
      /^The database \(DATABASE_URL, --database-url\) must be a URL that starts with postgres/,
    ],
    // Nothing listens on the port 1.
    [
      { databaseUrl: "postgres://ada:secret@127.0.0.1:1/db", secret: "x".repeat(32) },
      /^The database \(DATABASE_URL, --database-url\) cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    ],
  ])("refuses to start with %j", async (config, words) => {
    await expect(startService(config)).rejects.toThrow(words);
  });

  it("says what a flag, a port, a command or a configuration got wrong", async () => {
    await expect(commands.serve(["--prot", "1"])).rejects.toThrow(/--prot.*--help/s);
    await expect(commands.serve(["--port", "70000"])).rejects.toThrow(
      "--port must be a whole number from 0 to 65535",
    );
    await expect(commands.serve(["dance"])).rejects.toThrow('There is no command "dance"');
    await expect(commands.keys(["turn"])).rejects.toThrow("keys rotate");
    await expect(commands.serve(["--config", at("none.json")])).rejects.toThrow(/cannot be read/);
    writeFileSync(
      at("config.json"),
      JSON.stringify({
        projects: [{ id: "internal", displayName: "X", config: { signUpEnabld: true } }],
        prot: 1,
      }),
    );
    await expect(commands.serve(["--config", at("config.json")])).rejects.toThrow(
      /projects\.0\.config.*signUpEnabld.*prot/s,
    );
    expect(existsSync(at("data"))).toBe(false);
  });

  it("says that a database is none", async () => {
    mkdirSync(at("data"));
    writeFileSync(
      at("data/stackkit.db"),
      "no database at all, but long enough to be looked at ".repeat(50),
    );
    await expect(commands.migrate(["--data", at("data")])).rejects.toThrow(
      /stackkit\.db cannot be opened: file is not a database/,
    );
  });

  it.each([
    ["backup", "--to", "none/copy.db", /cannot be written: its directory/],
    ["export", "--to", "none/rows.jsonl", /cannot be written: its directory/],
    ["backup", "--to", "data/stackkit.db", /exists already/],
    ["export", "--to", "data/stackkit.db", /exists already/],
    ["restore", "--from", "none.db", /There is no file/],
    ["import", "--from", "none.jsonl", /There is no file/],
  ] as const)("%s %s %s writes nothing, and says why", async (command, flag, file, words) => {
    await commands.migrate(["--data", at("data")]);
    const before = readFileSync(at("data/stackkit.db"));
    await expect(commands[command]([flag, at(file), "--data", at("data")])).rejects.toThrow(words);
    expect(readFileSync(at("data/stackkit.db")).equals(before)).toBe(true);
    expect(existsSync(at("none"))).toBe(false);
  });

  it.each(["backup", "export", "restore", "import"] as const)(
    "%s asks for its file",
    async (command) => {
      await expect(commands[command](["--data", at("data")])).rejects.toThrow(
        /^Name the file with --(to|from) <file>\.$/,
      );
    },
  );

  it("asks for a secret in production", async () => {
    await expect(startService({ production: true, dataDirectory: at("data") })).rejects.toThrow(
      /STACKKIT_SECRET/,
    );
  });
});
