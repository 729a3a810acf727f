import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StackServerApp } from "@stackkit/next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildCommand, type Command } from "../../support/command.js";
import { makeFolder } from "../../support/folder.js";

let command: Command;
let folder: string;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command[Symbol.dispose]());
beforeEach(() => {
  folder = makeFolder();
});

const at = (name: string) => join(folder, name);
const data = () => ["--data", at("data")];

function run(args: readonly string[], input = "") {
  const options = { cwd: folder, encoding: "utf8", input } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command.file, ...args], options);
  return { status, stdout, stderr };
}

/** Starts the service and gathers what it writes until it has printed all of its start. */
async function serve(flags: readonly string[] = data(), environment: object = {}) {
  const child: ChildProcess = spawn(process.execPath, [command.file, "--port", "0", ...flags], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  let said = "";
  let warned = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    warned += chunk;
  });
  await expect.poll(() => said).toMatch(/listens on/);
  return {
    said: () => said,
    warned: () => warned,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(STACK\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

const appOf = (variables: Record<string, string>) =>
  new StackServerApp({
    tokenStore: "memory",
    baseUrl: variables.STACK_API_URL,
    projectId: variables.STACK_PROJECT_ID,
    publishableClientKey: variables.STACK_PUBLISHABLE_CLIENT_KEY,
    secretServerKey: variables.STACK_SECRET_SERVER_KEY,
  } as never) as unknown as StackServerApp<true>;

describe("the first start", () => {
  it("makes a project and prints its variables, with which an app works at once", async () => {
    const first = await serve();
    await expect.poll(first.said).toMatch(/STACK_SECRET_SERVER_KEY=ssk_\w+\n/);
    const variables = variablesIn(first.said());
    expect(Object.keys(variables)).toEqual([
      "STACK_API_URL",
      "STACK_PROJECT_ID",
      "STACK_PUBLISHABLE_CLIENT_KEY",
      "STACK_SECRET_SERVER_KEY",
    ]);
    const user = await appOf(variables).createUser({ primaryEmail: "ann@example.com" });
    expect(user.primaryEmail).toBe("ann@example.com");
    await first.stop();
    const second = await serve();
    await second.stop();
    expect(variablesIn(second.said())).toEqual({});
    expect(run(["project", "list", ...data()]).stdout).toMatch(
      new RegExp(`^${variables.STACK_PROJECT_ID} {2}1 users {2}My app$`, "m"),
    );
  });

  it("makes none in production, or with configured projects", async () => {
    const projects = [{ id: "5c3a2a39-4a3f-4d05-9a57-0a0a2c3a9f10", displayName: "Mine" }];
    writeFileSync(at("config.json"), JSON.stringify({ projects }));
    const secret = randomBytes(48).toString("base64");
    const starts = [
      () => serve(["--data", at("one"), "--config", at("config.json")]),
      () => serve(["--data", at("two")], { NODE_ENV: "production", STACKKIT_SECRET: secret }),
    ];
    for (const start of starts) {
      const service = await start();
      await expect.poll(service.said).toContain("Keys of the internal project");
      await service.stop();
      expect(variablesIn(service.said())).toEqual({});
    }
  });

  it("warns if git would commit the data", async () => {
    execFileSync("git", ["init", "-q"], { cwd: folder });
    const open = await serve();
    await expect.poll(open.warned).toContain("git does not ignore");
    await open.stop();
    writeFileSync(at(".gitignore"), "/data/\n");
    const ignored = await serve();
    await expect.poll(ignored.said).toContain("listens on");
    await ignored.stop();
    expect(ignored.warned()).toBe("");
  });
});

describe("commands for projects, keys and users", () => {
  const seeded = mkdtempSync(join(tmpdir(), "stackkit-seeded-"));
  beforeAll(() => {
    const { status } = spawnSync(process.execPath, [command.file, "seed", "--data", seeded]);
    expect(status).toBe(0);
    return () => rmSync(seeded, { recursive: true, force: true });
  });
  beforeEach(() => cpSync(seeded, at("data"), { recursive: true }));

  it("create a project into a new file that only its user can read", () => {
    const { stdout, stderr, status } = run([
      "project",
      "create",
      "--name",
      "Shop",
      "--env",
      at(".env.local"),
      "--port",
      "9000",
      ...data(),
    ]);
    expect([status, stderr]).toEqual([0, ""]);
    const text = readFileSync(at(".env.local"), "utf8");
    expect(variablesIn(text).STACK_API_URL).toBe("http://127.0.0.1:9000");
    expect(stdout).toContain("Created the project Shop");
    expect(stdout).not.toMatch(/[sp][sc]k_/);
    expect(statSync(at(".env.local")).mode & 0o777).toBe(0o600);
    expect(run(["project", "list", ...data()]).stdout).toContain("0 users  Shop");
  });

  it("make variables for a service inside the app, and open no database", () => {
    const env = at(".env.local");
    const { status, stdout } = run(["project", "create", "--in-app", "--env", env], "");
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/[sp][sc]k_/);
    expect(Object.keys(variablesIn(readFileSync(env, "utf8")))).toEqual([
      "STACK_PROJECT_ID",
      "STACK_PUBLISHABLE_CLIENT_KEY",
      "STACK_SECRET_SERVER_KEY",
      "STACKKIT_SECRET",
    ]);
    expect(readdirSync(folder).sort()).toEqual([".env.local", "data"]);
    const secret = () => variablesIn(readFileSync(env, "utf8")).STACKKIT_SECRET;
    const made = secret();
    expect(run(["project", "create", "--in-app", "--env", env, "--replace"], "").status).toBe(0);
    expect(secret(), "another secret would lose the data").toBe(made);
    expect(run(["project", "list", ...data()]).stdout).toMatch(/^internal\b.*\n$/);
  });

  it("keep what a file has, and replace variables only if asked to", () => {
    const before = "# Mine\nOTHER=1\nexport STACK_PROJECT_ID = 'old'\nLAST=2";
    writeFileSync(at(".env.local"), before);
    chmodSync(at(".env.local"), 0o644);
    const args = ["project", "create", "--name", "Shop", "--env", at(".env.local"), ...data()];
    const refused = run(args);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("sets STACK_PROJECT_ID already. Nothing was changed.");
    expect(readFileSync(at(".env.local"), "utf8")).toBe(before);
    expect(run(["project", "list", ...data()]).stdout).not.toContain("Shop");
    const { stdout, status } = run([...args, "--replace"]);
    expect(status).toBe(0);
    expect(stdout).toContain("Replaced STACK_PROJECT_ID in");
    expect(readFileSync(at(".env.local"), "utf8")).toMatch(
      /^# Mine\nOTHER=1\nSTACK_PROJECT_ID=[\da-f-]{36}\nLAST=2\nSTACK_API_URL=\S+\nSTACK_PUBLISHABLE_CLIENT_KEY=pck_\w+\nSTACK_SECRET_SERVER_KEY=ssk_\w+\n$/,
    );
    expect(statSync(at(".env.local")).mode & 0o777).toBe(0o600);
  });

  it("fill in the empty variables of init for this service", () => {
    const names = ["STACK_PROJECT_ID", "STACK_PUBLISHABLE_CLIENT_KEY", "STACK_SECRET_SERVER_KEY"];
    const empty = names.map((name) => `${name}=\n`).join("");
    const args = ["project", "create", "--name", "Shop", "--env", at(".env.local"), ...data()];
    writeFileSync(at(".env.local"), `STACK_API_URL=https://auth.example.com\n${empty}`);
    expect(run(args).stderr).toContain("sets STACK_API_URL already. Nothing was changed.");
    writeFileSync(at(".env.local"), `STACK_API_URL="http://127.0.0.1:8102"\n${empty}`);
    expect(run(args).status).toBe(0);
    expect(readFileSync(at(".env.local"), "utf8")).toMatch(
      /^STACK_API_URL=http:\S+:8102\nSTACK_PROJECT_ID=\S{36}\nSTACK_PUBLI\w+=pck_\w+\nSTACK_SEC\w+=ssk_\w+\n$/,
    );
  });

  it("write to no link and no directory, and warn of a file that git would commit", () => {
    symlinkSync(at("elsewhere"), at("link"));
    for (const file of ["link", "data"]) {
      const { status, stderr } = run([
        "project",
        "create",
        "--name",
        "Shop",
        "--env",
        at(file),
        ...data(),
      ]);
      expect([status, stderr]).toEqual([1, expect.stringContaining("is no file with variables")]);
    }
    execFileSync("git", ["init", "-q"], { cwd: folder });
    const { stdout } = run([
      "project",
      "create",
      "--name",
      "Shop",
      "--env",
      at(".env.local"),
      ...data(),
    ]);
    expect(stdout).toContain("Warning: git does not ignore");
  });

  it("create keys for the only project, with a key of administrators if asked to", () => {
    run(["project", "create", "--name", "Shop", ...data()]);
    const plain = run(["keys", "create", ...data()]);
    expect(Object.keys(variablesIn(plain.stdout))).not.toContain("STACK_SUPER_SECRET_ADMIN_KEY");
    const { stdout } = run(["keys", "create", "--admin", ...data()]);
    expect(variablesIn(stdout).STACK_SUPER_SECRET_ADMIN_KEY).toMatch(/^sak_/);
    run(["project", "create", "--name", "Other", ...data()]);
    const several = run(["keys", "create", ...data()]);
    expect([several.status, several.stderr]).toEqual([
      1,
      expect.stringContaining("There are several projects."),
    ]);
  });

  it("create a user who can sign in, and show no password", async () => {
    const created = run(["project", "create", "--name", "Shop", ...data()]);
    const password = "a long pass phrase";
    const args = ["user", "create", "--email", "Ann@Example.com", "--name", "Ann"];
    const made = run([...args, "--password-stdin", ...data()], `${password}\n`);
    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).not.toContain(password);
    const again = run([...args, ...data()]);
    expect([again.status, again.stderr]).toEqual([
      1,
      expect.stringContaining("already an account"),
    ]);
    const service = await serve();
    const url = /listens on (\S+)/.exec(service.said())?.[1] ?? "";
    const app = appOf({ ...variablesIn(created.stdout), STACK_API_URL: url });
    const result = await app.signInWithCredential({
      email: "ann@example.com",
      password,
      noRedirect: true,
    });
    expect(result.status).toBe("ok");
    expect(await app.getUser()).toMatchObject({ displayName: "Ann", primaryEmailVerified: true });
    await service.stop();
  });

  it.each([
    [["project", "create"], "Give the project a name"],
    [["project", "create", "--name", "x".repeat(201)], "Give the project a name"],
    [["project", "create", "--name", "x", "--replace"], "--replace needs a file"],
    [["project", "create", "--in-app", "--name", "x"], "named in the app"],
    [["project", "remove"], "There are: project create, project list"],
    [["keys", "make"], "There are: keys create, keys rotate"],
    [["keys", "create"], "There is no project yet"],
    [["keys", "create", "--project", "nope"], 'There is no project "nope"'],
    [["user", "create"], "Give the user's address"],
    [["user", "create", "--email", "no address"], "Give the user's address"],
    [["user", "delete"], "There are: user create, user import"],
    [["user", "diagnose"], "Give one address or user id"],
  ])("refuse %j in one sentence", (args, words) => {
    const { status, stderr } = run([...args, ...data()]);
    expect(status).toBe(1);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it("refuse a password that is easy to guess", () => {
    run(["project", "create", "--name", "Shop", ...data()]);
    const { status, stderr } = run(
      ["user", "create", "--email", "ann@example.com", "--password-stdin", ...data()],
      "password\n",
    );
    expect(status).toBe(1);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(run(["project", "list", ...data()]).stdout).toContain("0 users  Shop");
  });
});

describe("user diagnose", () => {
  it("says what keeps someone out, and that nothing does", () => {
    run(["seed", ...data()]);
    run(["project", "create", "--name", "Shop", ...data()]);
    const ask = (email: string) => run(["user", "diagnose", email, ...data()]);
    const unknown = ask("ann@example.com");
    expect(unknown.stderr).toBe("");
    expect(unknown.stdout).toContain("✗ no-account: No account has this address.");
    run(["user", "create", "--email", "ann@example.com", ...data()]);
    expect(ask("Ann@Example.com").stdout).toMatch(/^Ann@Example\.com \(user [\da-f-]{36}\)/);
  });
});

describe("the command in a fresh clone", () => {
  it("says what to type before anything is built", () => {
    const source = readFileSync(
      new URL("../../../service/bin/stackkit-service.mjs", import.meta.url),
      "utf8",
    );
    writeFileSync(at("command.mjs"), source);
    const { status, stderr } = spawnSync(process.execPath, [at("command.mjs")], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([
      1,
      "stackkit-service: The service is not built yet. Type: npm run build\n",
    ]);
  });
});
