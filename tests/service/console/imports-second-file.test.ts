import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SECOND_FILES } from "../../../console/src/users/import-api.js";
import { SOURCES } from "../../../service/src/accounts/import/sources.js";
import { MAX_FILE_LENGTH } from "../../../service/src/console/imports/endpoints.js";
import { consoleOf } from "../../support/console.js";
import { PeopledProject } from "../../support/people.js";
import { startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
let project: PeopledProject;
let cookie: string;
const { call, administrator } = consoleOf(() => project, clock);
beforeAll(async () => {
  const started = await startTestProject({}, { clock, port: 0, rateLimits: false });
  project = new PeopledProject(started, clock);
  cookie = (await administrator("admin")).cookie;
});
afterAll(() => project.service.stop());

const exported = (name: string) =>
  readFileSync(new URL(`../commands/exports/${name}`, import.meta.url), "utf8");
const send = (path: string, body: object) =>
  call(path, { method: "POST", cookie, of: project.id, body });
async function preview(body: object) {
  const { status, text } = await send("imports/preview", body);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}
async function imported(body: object) {
  const { status, text } = await send("imports", body);
  expect(status, text).toBe(201);
  const read = async () =>
    (await project.admin("GET", `/internal/jobs/${JSON.parse(text).id}`)).body;
  await expect.poll(async () => (await read()).state).toBe("done");
  const { body: failures } = await project.admin(
    "GET",
    `/internal/jobs/${JSON.parse(text).id}/failures`,
  );
  return { job: await read(), failures: failures.items };
}
const named = async (name: string) =>
  (await project.server("GET", `/users?query=${encodeURIComponent(name)}`)).body.items;

const USERS = "id,name,email,emailVerified";
const ACCOUNTS = "userId,type,provider,providerAccountId,scope";
const lines = (...rows: string[]) => rows.join("\n");

it("is offered for the sources that have one", () => {
  const takesSecond = Object.entries(SOURCES)
    .filter(([, source]) => "second" in source(clock.now()))
    .map(([name]) => name);
  expect(Object.keys(SECOND_FILES).sort()).toEqual(takesSecond.sort());
});

it("of Auth0 has the passwords, which sign in after the import", async () => {
  const files = {
    file: exported("auth0-users.ndjson"),
    secondFile: exported("auth0-passwords.ndjson"),
  };
  const shown = await preview(files);
  expect(shown).toMatchObject({
    from: "auth0",
    counts: { imported: 4, refused: 1 },
    hashes: [{ format: "bcrypt", count: 2 }],
    second: { matched: 2, unmatched: 0, records: [] },
    fields: expect.arrayContaining([
      { name: "passwordHash", is_read: true },
      { name: "tenant", is_read: false },
    ]),
  });
  expect(await preview({ file: files.file })).not.toHaveProperty("second");
  const { job } = await imported(files);
  expect(job).toMatchObject({ total: 5, done: 4, failed: 1 });
  const { status } = await project.signIn({
    email: "ada@example.com",
    password: "correct horse battery",
  });
  expect(status).toBe(200);
});

it.each([
  {
    from: "auth0",
    id: "auth0|657376510000000000000009",
    user: { user_id: "auth0|657376510000000000000009", email: "lost@a.example" },
    record: { _id: { $oid: "657376510000000000000009" }, passwordHash: {} },
    reason: "passwordHash is no text",
  },
  {
    from: "better-auth",
    id: "b1",
    user: { id: "b1", name: "Lost", email: "lost@a.example", emailVerified: true },
    record: { id: "a1", userId: "b1", providerId: "credential", password: {} },
    reason: "password is no text",
  },
])("of $from names the user whose record is unreadable, and refuses them", async (given) => {
  const { from, id, user, record, reason } = given;
  const { counts, problems } = await preview({
    from,
    file: JSON.stringify(user),
    secondFile: JSON.stringify(record),
  });
  expect(counts).toMatchObject({ imported: 0, refused: 1 });
  expect(problems).toEqual([{ line: 1, id, reason: `line 1 of the second file: ${reason}` }]);
});

it("of Auth.js has the accounts, and says which of them belong to no user", async () => {
  const file = lines(USERS, "u1,Joined,joined@a.example,2024-01-15", "u2,Alone,alone@a.example,");
  const secondFile = lines(
    ACCOUNTS,
    "u1,oidc,google,g1,openid",
    "u7,oidc,google,g7,openid",
    "u1,oauth,github,h1,",
    ",oauth,github,h2,",
    "u2,oauth",
  );
  const shown = await preview({ file, secondFile });
  expect(shown).toMatchObject({
    from: "next-auth",
    counts: { imported: 2, refused: 2 },
    second: { matched: 2, unmatched: 1, records: [{ line: 3, id: "u7" }] },
    problems: [
      { line: 5, id: "", reason: "the second file: the record has no id" },
      { line: 6, id: "", reason: "the second file: the record has 2 columns instead of 5" },
    ],
  });
  const { job, failures } = await imported({ file, secondFile });
  expect(job).toMatchObject({ total: 4, done: 2, failed: 2 });
  expect(failures.map((failure: { reason: string }) => failure.reason)).toEqual(
    shown.problems.map(({ reason }: { reason: string }) => reason),
  );
  const [joined] = await named("joined@a.example");
  expect(joined.oauth_providers.map(({ id }: { id: string }) => id).sort()).toEqual([
    "github",
    "google",
  ]);
});

it("names its line where its record or the joined user is refused", async () => {
  const file = lines(USERS, "n1,Broken,broken@a.example,", "n2,Long,long@a.example,");
  const secondFile = JSON.stringify([
    { userId: "n2", type: "oauth", provider: "github", providerAccountId: "" },
    { userId: "n1", type: "oauth", provider: "github", providerAccountId: {} },
  ]);
  const { problems } = await preview({ file, secondFile });
  expect(problems).toEqual([
    {
      line: 2,
      id: "n1",
      reason: "line 1 of the second file: providerAccountId is no text",
    },
    {
      line: 3,
      id: "n2",
      reason: expect.stringMatching(/, joined with line 1 of the second file$/),
    },
  ]);
});

const ONE = lines(USERS, "u1,One,one@a.example,");
const account = "u1,oidc,google,g1,\n";
it.each([
  [
    "for another source",
    { file: "email\na@a.example", secondFile: "email\nb@a.example" },
    "one file",
  ],
  ["without records", { file: ONE, secondFile: "" }, "The second file is empty"],
  ["of another export", { file: ONE, secondFile: ONE }, "The second file is no such export"],
  [
    "too long together with the first",
    { file: ONE, secondFile: `${ACCOUNTS}\n${"x".repeat(MAX_FILE_LENGTH - ACCOUNTS.length - 1)}` },
    "Both files together may have at most 4 million characters",
  ],
  [
    "with too many records",
    { file: ONE, secondFile: `${ACCOUNTS}\n${account.repeat(100_001)}` },
    "The second file has more than 100,000 records",
  ],
])("is refused %s", async (_, body, words) => {
  const { status, text } = await send("imports/preview", body);
  expect([status, text]).toEqual([400, expect.stringContaining(words)]);
});

it("bounds the records of one user", async () => {
  const secondFile = `${ACCOUNTS}\n${account.repeat(100_000)}`;
  const { problems } = await preview({ file: ONE, secondFile });
  expect(problems).toEqual([
    { line: 2, id: "u1", reason: "the second file has more than 100 records of it" },
  ]);
});
