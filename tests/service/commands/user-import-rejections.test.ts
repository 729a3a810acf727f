import { readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ImportTarget, startImportTarget } from "../../support/import-target.js";

const BCRYPT = "$2b$06$aDFWk5slAEzZqIe5IKnH2.Pcj/Ae/FLnwLwfGgMaueCOoZLLXS7nW";
const PASSWORD = "correct horse battery";
const OTHER_PASSWORD = "another horse battery";

let target: ImportTarget;
beforeEach(async () => {
  target = await startImportTarget({
    oauthProviders: [{ id: "google", type: "shared", enabled: true }],
  });
});
afterEach(() => target.stop());

const reasons = () => readFileSync(target.at("report.csv"), "utf8").split("\n").slice(1, -1);

async function importText(text: string, from = "csv", ...flags: string[]): Promise<string> {
  writeFileSync(target.at("users"), text);
  return target.run(target.at("users"), "--from", from, ...flags);
}

const emails = async () =>
  (await target.contents()).addresses.map((row) => (row as { value: string }).value).sort();

const csv = (...rows: string[]) => ["id,email,email_verified,password_hash", ...rows].join("\n");

it("an address of two records goes to the first that has it verified, and is never merged", async () => {
  await importText(
    csv(
      `1,Ann@example.com,false,${BCRYPT}`,
      "2,ann@example.com,true,",
      "3,ann@EXAMPLE.com,true,",
      "4,bob@example.com,false,",
      "5,bob@example.com,false,",
    ),
  );
  expect(await emails()).toEqual(["ann@example.com", "bob@example.com"]);
  expect((await target.userOf("ann@example.com")).has_password).toBe(false);
  expect(reasons()).toEqual([
    '2,1,rejected,"another record of the file has the same address, and has it verified"',
    '4,3,rejected,"another record of the file has the same address, and has it verified"',
    "6,5,rejected,an earlier record of the file has the same address",
  ]);
});

it("an id or a provider account of two records goes to the first", async () => {
  await importText(
    [
      "id,email,email_verified,google_id",
      "1,a@example.com,true,g1",
      "1,b@example.com,true,g2",
      "2,c@example.com,true,g1",
    ].join("\n"),
  );
  expect(await emails()).toEqual(["a@example.com"]);
  expect(reasons()).toEqual([
    "3,1,rejected,an earlier record of the file has the same id",
    "4,2,rejected,an earlier record of the file has the same provider account",
  ]);
});

it("an address that others claim comes over with its verified owner, and their claims end", async () => {
  const claims = await target.project.signUp("ann@example.com", OTHER_PASSWORD);
  const collector = await target.project.signUp("mallory@example.com", OTHER_PASSWORD);
  await target.project.call("POST", "/contact-channels", {
    token: collector.accessToken,
    body: { user_id: "me", type: "email", value: "bob@example.com", used_for_auth: true },
  });
  await importText(csv(`1,ann@example.com,true,${BCRYPT}`, `2,bob@example.com,true,${BCRYPT}`));
  expect(reasons()).toEqual([]);
  const ann = await target.signIn("ann@example.com", PASSWORD);
  expect(ann.status).toBe(200);
  expect(ann.body.user_id).not.toBe(claims.userId);
  expect((await target.signIn("bob@example.com", PASSWORD)).status).toBe(200);
  expect((await target.signIn("ann@example.com", OTHER_PASSWORD)).code).toBe(
    "EMAIL_PASSWORD_MISMATCH",
  );
});

it("a user who was deleted after the first run stays deleted", async () => {
  const rows = csv(`1,ann@example.com,true,${BCRYPT}`, `2,bob@example.com,true,${BCRYPT}`);
  await importText(rows);
  const ann = await target.userOf("ann@example.com");
  await target.project.call("DELETE", `/users/${ann.id}`, { level: "server" });
  const printed = await importText(rows);
  expect(printed).toContain("Deleted here since an earlier run, and left out: 1 user.");
  expect(await emails()).toEqual(["bob@example.com"]);
  expect(reasons()).toEqual(["2,1,deleted,deleted here after an earlier import"]);
});

it("an address or a provider account that an account has already is left with it", async () => {
  const { email, password, userId } = await target.project.signUp(
    "ann@example.com",
    OTHER_PASSWORD,
  );
  await target.project.markVerified(userId);
  await target.project.call("POST", "/users", {
    level: "server",
    body: { oauth_providers: [{ id: "google", account_id: "g1", email: null }] },
  });
  const rows = [
    "id,email,email_verified,password_hash,google_id",
    `1,ANN@example.com,true,${BCRYPT},`,
    "2,bob@example.com,true,,g1",
    "3,eve@example.com,true,,",
  ].join("\n");
  const rejected = [
    "2,1,rejected,another account has the address already",
    "3,2,rejected,another account has the provider account already",
  ];
  await importText(rows, "csv", "--dry-run");
  expect(reasons()).toEqual(rejected);
  await importText(rows);
  expect(await emails()).toEqual(["ann@example.com", "eve@example.com"]);
  expect(reasons()).toEqual(rejected);
  expect((await target.signIn(email, password)).body.user_id).toBe(userId);
  expect((await target.signIn(email, PASSWORD)).code).toBe("EMAIL_PASSWORD_MISMATCH");
});

it("the id of an existing user changes nothing of theirs", async () => {
  const { email, password, userId } = await target.project.signUp(
    "ann@example.com",
    OTHER_PASSWORD,
  );
  await importText(csv(`${userId},mallory@example.com,true,${BCRYPT}`));
  expect(await emails()).toEqual([email]);
  expect((await target.signIn(email, password)).status).toBe(200);
  expect((await target.signIn(email, PASSWORD)).code).toBe("EMAIL_PASSWORD_MISMATCH");
});

it("values that no account may have are rejected, without being quoted", async () => {
  const name = (text: string) => JSON.stringify({ id: "n", email: "n@example.com", name: text });
  await importText(
    [
      name("x".repeat(201)),
      name("a\u0000b"),
      name("a\u001b[31mb"),
      '{"id":"e1","email":"no address"}',
      '{"id":"e2","email":"a@example.com\\nbcc: b@example.com"}',
      `{"id":"e3","email":"${"a".repeat(250)}@example.com"}`,
      '{"id":"e4","email":{"$gt":""}}',
      '{"id":"t1","email":"t@example.com","created_at":"yesterday"}',
      '{"id":"t2","email":"t@example.com","created_at":-5}',
      '{"id":"v1","email":"v@example.com","email_verified":"perhaps"}',
      `{"id":"m1","email":"m@example.com","server_metadata":{"a":"${"x".repeat(70_000)}"}}`,
      `{"id":"m2","email":"m@example.com","server_metadata":${'{"a":'.repeat(900)}1${"}".repeat(900)}}`,
      '{"id":"s1","email":"s@example.com","totp_secret":"1189"}',
      '{"id":"p1","email":"p@example.com","password_hash":"secret words"}',
      `{"id":"p2","email":"p@example.com","password_hash":"${BCRYPT.replace("$06$", "$31$")}"}`,
      '{"id":"p3","email":"p@example.com","password_hash":"pbkdf2_sha256$999999999$s$AAAAAAAAAAAAAAAAAAAAAAAAAAAA"}',
      '{"id":"p4","email":"p@example.com","password_hash":"pbkdf2_sha256$1$s$AA=="}',
      '{"__proto__":{"email":"proto@example.com"},"id":"o1"}',
      '{"email":null}',
      "[]",
      "not json",
      '{"id":"ok","email":"ok@example.com"}',
    ].join("\n"),
  );
  expect(await emails()).toEqual(["ok@example.com"]);
  expect(reasons().map((line) => line.split(",").slice(3).join(","))).toEqual([
    "its name must have at most 200 characters",
    "name has control characters",
    "name has control characters",
    "its email must be a valid email address",
    "email has control characters",
    expect.stringContaining("its email must have at most 254 characters"),
    "email is no text",
    "created_at is no time",
    "created_at is no time",
    '"email_verified is neither true, false nor a time"',
    expect.stringContaining("its server metadata must be JSON of at most 65536 bytes"),
    expect.stringContaining("its server metadata must be JSON"),
    expect.stringContaining("authenticator app is not base 32"),
    "password hash: its format is unknown",
    expect.stringContaining("too costly to compare"),
    "password hash: it is too costly to compare",
    "password hash: it is too short to be safe",
    '"there is no address, and no account of a known provider"',
    "the record has no id",
    "the record is not a JSON object",
    "the record is not JSON",
  ]);
  expect(reasons().join("\n")).not.toMatch(/secret words|\$2b|yesterday|perhaps/);
});

it("a record of many megabytes is skipped, and the ones around it are imported", async () => {
  const long = "x".repeat(20_000_000);
  await importText(csv("1,a@example.com,true,", `2,${long},true,`, "3,c@example.com,true,"));
  expect(await emails()).toEqual(["a@example.com", "c@example.com"]);
  expect(reasons()).toEqual(["3,,rejected,the record has more than 1048576 characters"]);
  expect(readFileSync(target.at("report.csv"), "utf8").length).toBeLessThan(200);
});

it("a quote that is never closed and a shifted record are named", async () => {
  await importText(
    csv(
      "1,a@example.com,true,",
      "2,b@example.com,true,,",
      '3,"c@example.com,true,',
      "4,d@example.com,true,",
    ),
  );
  expect(await emails()).toEqual(["a@example.com"]);
  expect(reasons()).toEqual([
    "3,,rejected,the record has 5 columns instead of 4",
    expect.stringMatching(/^4,,rejected,.*never closed/),
  ]);
});

it("text that is not UTF-8 is rejected, and a byte order mark is not part of the header", async () => {
  writeFileSync(
    target.at("users"),
    Buffer.concat([
      Buffer.from(
        "\uFEFFid,email,email_verified,name\n1,a@example.com,true,Zo\u00EB\n" +
          "2,b@example.com,true,Zo",
      ),
      Buffer.from([0xeb]),
    ]),
  );
  await target.run(target.at("users"), "--from", "csv");
  expect((await target.userOf("a@example.com")).display_name).toBe("Zo\u00EB");
  expect(reasons()).toEqual(["3,2,rejected,name is not UTF-8"]);
});

it("a second file of other users is named in the summary", async () => {
  const accounts = "userId,providerId,accountId\n1,google,g1\n7,google,g7\n8,google,g8\n";
  writeFileSync(target.at("accounts"), accounts);
  const printed = await importText(
    '{"id":"1","email":"a@example.com","emailVerified":true}',
    "better-auth",
    "--with",
    target.at("accounts"),
  );
  expect(printed).toContain("Only in the second file, and not imported: 2 users.");
});

it("a broken record of the second file rejects its user, and one of nobody is named", async () => {
  writeFileSync(
    target.at("accounts"),
    [
      '{"userId":"1","providerId":"google","accountId":{}}',
      '{"userId":"2","providerId":"google","accountId":"g2"}',
      "{broken",
    ].join("\n"),
  );
  await importText(
    [
      '{"id":"1","email":"a@example.com","emailVerified":true}',
      '{"id":"2","email":"b@example.com","emailVerified":true}',
    ].join("\n"),
    "better-auth",
    "--with",
    target.at("accounts"),
  );
  expect(await emails()).toEqual(["b@example.com"]);
  expect(reasons()).toEqual([
    "3,,rejected,the second file: the record is not JSON",
    "1,1,rejected,line 1 of the second file: accountId is no text",
  ]);
});
