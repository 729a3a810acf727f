import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ProjectConfig } from "@stackkit/service";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ImportTarget, startImportTarget } from "../../support/import-target.js";

const exported = (name: string) => fileURLToPath(new URL(`exports/${name}`, import.meta.url));

const PASSWORD = "correct horse battery";
const FIREBASE_PASSWORD = "user1password";
const GOOGLE = { id: "google", account_id: "110000000000000000001" };

let target: ImportTarget;
const started: ImportTarget[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop();
});
const start = async (settings: Partial<ProjectConfig> = {}) => {
  target = await startImportTarget(settings);
  started.push(target);
};

const reportOf = (name = "report.csv") => readFileSync(target.at(name), "utf8").split("\n");

describe.each([
  ["clerk", "clerk.csv", "clerk-users.json", "Ada@Example.com"],
  ["auth0", "auth0-users.ndjson", "auth0-passwords.ndjson", "ada@example.com"],
  ["supabase", "supabase-users.csv", "supabase-identities.csv", "ada@example.com"],
  ["next-auth", "next-auth-users.csv", "next-auth-accounts.csv", "ada@example.com"],
  ["better-auth", "better-auth-users.json", "better-auth-accounts.json", "ada@example.com"],
  ["firebase", "firebase.json", undefined, "ada@example.com"],
  ["firebase", "firebase.csv", undefined, "ada@example.com"],
  ["csv", "plain.csv", undefined, "ada@example.com"],
] as const)("users of %s in %s", (from, file, second, email) => {
  beforeEach(() => start());
  const password = from === "firebase" ? FIREBASE_PASSWORD : PASSWORD;
  const run = (...flags: string[]) =>
    target.run(
      exported(file),
      "--from",
      from,
      ...(second ? ["--with", exported(second)] : []),
      ...(from === "firebase" ? ["--hash-config", exported("firebase-hash-config.txt")] : []),
      ...flags,
    );

  it("keep their addresses, accounts and passwords, and the next sign-in replaces the hash", async () => {
    await run();
    const ada = await target.userOf(email);
    expect(ada).toMatchObject({
      display_name: expect.stringContaining("Lovelace"),
      primary_email: email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
      has_password: true,
      oauth_providers: [expect.objectContaining(GOOGLE)],
    });
    const imported = await target.hashOf(ada.id);
    expect((await target.signIn(email, `${password}!`)).code).toBe("EMAIL_PASSWORD_MISMATCH");
    expect(await target.hashOf(ada.id)).toBe(imported);
    expect((await target.signIn(email, password)).body.user_id).toBe(ada.id);
    const replaced = await target.hashOf(ada.id);
    expect(replaced).not.toBe(imported);
    expect(replaced).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect((await target.signIn(email, password)).status).toBe(200);
  });

  it("are imported once, however often the command runs", async () => {
    const first = await run();
    const before = await target.contents();
    const second = await run();
    expect(first).toMatch(/^Imported [1-9]/m);
    expect(second).toMatch(/^Imported 0 users/m);
    expect(await target.contents()).toEqual(before);
  });

  it("are only read by a dry run, which finds the same", async () => {
    const before = await target.contents();
    const dry = await run("--dry-run");
    expect(await target.contents()).toEqual(before);
    const report = reportOf();
    const count = /would create ([\d,]+ users?)/.exec(dry)?.[1];
    expect(await run()).toContain(`Imported ${count} into`);
    expect(reportOf()).toEqual(report);
  });

  it("leave no hash in the report, the output or the log", async () => {
    const output = (await run()) + reportOf().join("\n");
    const hashes = (await target.contents()).users.flatMap(
      ({ password_hash }) => password_hash ?? [],
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(output).not.toContain(hash.slice(-20));
    expect(output).not.toMatch(/\$2[ab]\$|\$argon2|lSrfV15c|5f4dcc3b/);
  });
});

describe("the report", () => {
  it("of Clerk names what was rejected, and what is incomplete", async () => {
    await start();
    await target.run(
      exported("clerk.csv"),
      "--from",
      "clerk",
      "--with",
      exported("clerk-users.json"),
    );
    expect(reportOf()).toEqual([
      "line,id,result,reason",
      "4,user_2cWszPHuo6P2lCdnhhZbVMfbAIC,rejected,banned or locked at Clerk",
      '5,user_2cukOsyNsh0J3MCEvrgM6PkoB0I,rejected,"there is no address, and no account ' +
        'of a known provider"',
      "6,user_2dA1B2C3D4E5F6G7H8I9J0K1L2M,rejected,password hash: its format is unknown",
      '2,user_2YDryYFVMM1W1plDDKz7Gzf4we6,incomplete,"without its account of oauth_line, ' +
        'which is not known here"',
      "",
    ]);
  });

  it("of the others names bans, lost second factors and ids that no sign-in would give", async () => {
    await start();
    await target.run(exported("auth0-users.ndjson"), "--from", "auth0");
    expect(reportOf().join("\n")).toMatch(/^4,auth0\|blocked,rejected,blocked at Auth0$/m);
    expect(reportOf().join("\n")).toMatch(
      /^3,github\|583231,incomplete,without its second factor$/m,
    );
    expect(reportOf().join("\n")).toContain("account of samlp");
    await start();
    await target.run(
      exported("supabase-users.csv"),
      "--from",
      "supabase",
      "--with",
      exported("supabase-identities.csv"),
    );
    const report = reportOf().join("\n");
    expect(report).toContain("banned at Supabase");
    expect(report).toContain("an anonymous user");
    expect(report).toContain("account of azure: the id is not the one that the provider gives");
  });
});

describe("what comes along", () => {
  it("has ids that are UUIDs already, and writes all others beside the old ones", async () => {
    await start();
    await target.run(exported("supabase-users.csv"), "--from", "supabase");
    expect((await target.userOf("ada@example.com")).id).toBe(
      "8d2b9a55-2f86-4c59-9b2a-6a9a4d3f0001",
    );
    await start();
    await target.run(exported("plain.csv"), "--from", "csv", "--ids", target.at("ids.csv"));
    const [header, ...lines] = reportOf("ids.csv").filter((line) => line !== "");
    expect(header).toBe("old id,new id");
    const { id } = await target.userOf("euclid@example.com");
    expect(lines).toContain(`2,${id}`);
  });

  it("has times and metadata, each for whom the source shows it to", async () => {
    await start();
    await target.run(
      exported("clerk.csv"),
      "--from",
      "clerk",
      "--with",
      exported("clerk-users.json"),
    );
    expect(await target.userOf("Ada@Example.com")).toMatchObject({
      signed_up_at_millis: 1_700_000_000_000,
      last_active_at_millis: 1_705_000_000_000,
      profile_image_url: "https://img.clerk.com/ada.png",
      client_metadata: null,
      client_read_only_metadata: { plan: "pro" },
      server_metadata: { stripe: "cus_1" },
    });
    await start();
    await target.run(exported("supabase-users.csv"), "--from", "supabase");
    expect(await target.userOf("ada@example.com")).toMatchObject({
      signed_up_at_millis: Date.UTC(2024, 0, 15, 10, 29, 0, 500),
      server_metadata: { plan: "pro" },
    });
  });

  it("has further addresses; unverified ones stay unverified", async () => {
    await start();
    await target.run(exported("clerk.csv"), "--from", "clerk");
    const channels = async (email: string) =>
      (
        await target.project.call(
          "GET",
          `/contact-channels?user_id=${(await target.userOf(email)).id}`,
          { level: "server" },
        )
      ).body.items;
    expect(await channels("Ada@Example.com")).toMatchObject([
      { value: "Ada@Example.com", is_primary: true, is_verified: true, used_for_auth: true },
      { value: "ada.work@example.com", is_primary: false, is_verified: true, used_for_auth: true },
    ]);
    expect(await channels("grace@example.com")).toMatchObject([
      { value: "grace@example.com", is_primary: true, is_verified: true },
      { value: "grace.new@example.com", is_verified: false, used_for_auth: false },
    ]);
    expect(await target.userOf("alan@example.com")).toMatchObject({
      primary_email_verified: false,
      primary_email_auth_enabled: true,
    });
  });

  it("asks for the second factor that Clerk exported", async () => {
    await start();
    await target.run(exported("clerk.csv"), "--from", "clerk");
    const answer = await target.signIn("grace@example.com", PASSWORD);
    expect(answer.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
  });

  it("gets the project's default permission and a personal team, and causes no event", async () => {
    await start({ createTeamOnSignUp: true });
    await target.run(exported("plain.csv"), "--from", "csv");
    const ada = await target.userOf("ada@example.com");
    expect(ada.selected_team).toMatchObject({ display_name: "Ada Lovelace's Team" });
    const teams = await target.project.call("GET", `/teams?user_id=${ada.id}`, { level: "server" });
    expect(teams.body.items).toHaveLength(1);
    const permissions = await target.project.call(
      "GET",
      `/team-permissions?user_id=${ada.id}&recursive=false`,
      { level: "server" },
    );
    expect(permissions.body.items.map(({ id }: { id: string }) => id)).toContain("admin");
    expect((await target.contents()).deliveries).toBe(0);
  });

  it("has no passwords with --no-passwords, and needs them to be switched on otherwise", async () => {
    await start({ credentialEnabled: false });
    const args = [exported("plain.csv"), "--from", "csv"];
    await expect(target.run(...args)).rejects.toThrow("does not let people sign in by password");
    expect((await target.contents()).users).toEqual([]);
    await target.run(...args, "--no-passwords");
    expect((await target.userOf("ada@example.com")).has_password).toBe(false);
  });
});

describe("the command", () => {
  it.each([
    [["x.csv"], "--from: clerk, auth0"],
    [["x.csv", "--from", "okta"], "--from: clerk, auth0"],
    [["--from", "clerk"], "Name the file"],
    [["nowhere.csv", "--from", "clerk"], "There is no file"],
    [[exported("plain.csv"), "--from", "clerk"], 'names no column "primary_email_address"'],
    [[exported("firebase.json"), "--from", "firebase"], "--hash-config"],
    [[exported("plain.csv"), exported("clerk.csv"), "--from", "csv"], "Name one file"],
    [
      [exported("plain.csv"), "--with", exported("clerk.csv"), "--from", "csv"],
      "Leave the second out",
    ],
    [[exported("plain.csv"), "--from", "csv", "--project", "nope"], 'no project "nope"'],
  ])("refuses %j in one sentence", async (args, words) => {
    await start();
    await expect(target.run(...args)).rejects.toThrow(words);
    expect((await target.contents()).users).toEqual([]);
  });

  it("replaces its own reports only", async () => {
    await start();
    writeFileSync(target.at("mine.csv"), "a,b\n1,2\n");
    const args = [exported("plain.csv"), "--from", "csv", "--report", target.at("mine.csv")];
    await expect(target.run(...args)).rejects.toThrow("exists already");
    expect(readFileSync(target.at("mine.csv"), "utf8")).toBe("a,b\n1,2\n");
    expect(existsSync(target.at("report.csv"))).toBe(false);
  });

  it("shows its progress", async () => {
    await start();
    const rows = Array.from({ length: 500 }, (_, n) => `${n},person${n}@example.com,true`);
    writeFileSync(target.at("many.csv"), ["id,email,email_verified", ...rows].join("\n"));
    await target.run(target.at("many.csv"), "--from", "csv");
    expect(target.progress()).toBe(
      "40 % done: 200 of 500 records.\n80 % done: 400 of 500 records.\n" +
        "100 % done: 500 of 500 records.\n",
    );
  });
});
