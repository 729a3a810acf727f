import { hash as bcryptHash } from "@node-rs/bcrypt";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runJobs } from "../../../service/src/administration/jobs/run-jobs.js";
import { MAX_FILE_LENGTH } from "../../../service/src/console/imports/endpoints.js";
import { newEmail } from "../../support/addresses.js";
import { consoleOf, type TestAdministrator } from "../../support/console.js";
import { PeopledProject } from "../../support/people.js";
import { configuredProject, startTestProject, TestClock } from "../../support/service.js";

const OTHER = configuredProject();
const MINUTE = 60_000;
const PASSWORD = "correct horse battery";
const clock = new TestClock();
let project: PeopledProject;
let by: TestAdministrator;
beforeAll(async () => {
  const started = await startTestProject(
    {},
    { clock, port: 0, projects: [OTHER], rateLimits: false },
  );
  project = new PeopledProject(started, clock);
});
afterAll(() => project.service.stop());
const { call, administrator } = consoleOf(() => project, clock);

const send = (path: string, body: object, cookie?: string) =>
  call(path, { method: "POST", cookie, of: project.id, body });
async function preview(body: object) {
  const { status, text } = await send("imports/preview", body, by.cookie);
  expect(status, text).toBe(200);
  return JSON.parse(text);
}
async function start(body: object): Promise<string> {
  const { status, text } = await send("imports", body, by.cookie);
  expect(status, text).toBe(201);
  return JSON.parse(text).id;
}
async function finished(id: string) {
  const read = async () => (await project.admin("GET", `/internal/jobs/${id}`)).body;
  await expect.poll(async () => (await read()).state).toBe("done");
  return read();
}
const named = async (name: string) =>
  (await project.server("GET", `/users?query=${encodeURIComponent(name)}`)).body.items;
const failuresOf = async (id: string) =>
  (await project.admin("GET", `/internal/jobs/${id}/failures`)).body.items;
const countResumed = async () =>
  (await project.admin("GET", "/internal/users/count?query=resumed")).body.count;
const partsOf = (id: string) =>
  project.service.context.db
    .selectFrom("job_files")
    .select("content")
    .where("project_id", "=", project.id)
    .where("job_id", "=", id)
    .execute();
const lines = (...rows: string[]) => rows.join("\n");

describe("an import of users in the console", () => {
  beforeAll(async () => {
    by = await administrator("admin");
  });

  it("shows what it would do, and changes nothing", async () => {
    const taken = newEmail();
    await project.user({
      primary_email: taken,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    });
    const good = await bcryptHash(PASSWORD, 4);
    const file = lines(
      "email,email_verified,name,password_hash,shoe_size",
      `previewed@a.example,true,Previewed,${good},42`,
      "weak@a.example,true,Weak,md5:1234,42",
      `${taken},true,Taken,,42`,
      "no address,true,None,,42",
      "previewed@a.example,true,Twice,,42",
    );
    const shown = await preview({ file });
    expect(shown).toMatchObject({
      from: "csv",
      format: "csv",
      counts: { imported: 1, existing: 0, refused: 4, incomplete: 0 },
      hashes: [{ format: "bcrypt", count: 1 }],
      fields: expect.arrayContaining([
        { name: "email", is_read: true },
        { name: "shoe_size", is_read: false },
      ]),
    });
    expect(shown.problems.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5, 6]);
    expect(shown.problems[0].reason).toContain("password hash");
    expect(shown.problems[1].reason).toContain("another account has the address");
    expect(shown.rows[0]).toEqual({
      line: 2,
      email: "previewed@a.example",
      is_verified: true,
      name: "Previewed",
      providers: [],
      has_password: true,
    });
    expect(await named("Previewed")).toEqual([]);
  });

  it.each([
    ["clerk", "id,primary_email_address\n1,c@a.example"],
    ["auth0", '{"user_id":"auth0|1","email":"c@a.example"}'],
    ["supabase", "id,email,email_confirmed_at,encrypted_password\n1,c@a.example,,"],
    ["firebase", '{"users":[{"localId":"1","email":"c@a.example"}]}'],
    ["better-auth", '[{"id":"1","email":"c@a.example","emailVerified":true,"updatedAt":1}]'],
    ["next-auth", '[{"id":"1","email":"c@a.example","emailVerified":null}]'],
    ["csv", "﻿email\nc@a.example"],
    ["csv", 'email;name\r\nc@a.example;"Ana; Sales, Porto"\r\n'],
    ["csv", "email\tname\nc@a.example\tAna, Porto"],
  ])("recognizes a file of %s", async (from, file) => {
    expect(await preview({ file })).toMatchObject({ from, counts: { imported: 1, refused: 0 } });
  });

  it("is a job that keeps passwords, and lists what was refused with its line", async () => {
    const hash = await bcryptHash(PASSWORD, 4);
    const file = lines(
      "email,email_verified,name,password_hash",
      `kept@a.example,true,=HYPERLINK(1),${hash}`,
      "broken,true,Broken,",
      "second@a.example,true,+1,",
    );
    const id = await start({ file });
    expect(await finished(id)).toMatchObject({
      kind: "import",
      total: 3,
      done: 2,
      failed: 1,
      created_by: { type: "administrator", id: by.id },
    });
    const [kept] = await named("kept@a.example");
    expect(kept).toMatchObject({ display_name: "=HYPERLINK(1)", has_password: true });
    expect(await project.signIn({ email: "kept@a.example", password: PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(await failuresOf(id)).toEqual([
      { user_id: "line 3", reason: expect.any(String), at_millis: expect.any(Number) },
    ]);
    expect(await partsOf(id)).toEqual([]);
    const audit = await project.service.context.db
      .selectFrom("audit")
      .select(["operation", "subject", "actor_id", "changes"])
      .where("project_id", "=", project.id)
      .where("actor_id", "=", by.id)
      .execute();
    expect(audit).toContainEqual({
      operation: "console POST /imports",
      subject: `/internal/jobs/${id}`,
      actor_id: by.id,
      changes: '{"from":"csv","users":2}',
    });
    expect(audit.map(({ subject }) => subject)).toContain(`/users/${kept.id}`);
    const again = await start({ file });
    expect(await finished(again)).toMatchObject({ done: 2, failed: 1 });
    expect(await named("kept@a.example")).toHaveLength(1);
  });

  it("is paused, goes on after a restart where it stopped, and is done once by several", async () => {
    const rows = Array.from(
      { length: 120 },
      (_, at) => `resumed${at}@a.example,true,Resumed ${at}`,
    );
    const id = await start({ file: lines("email,email_verified,name", ...rows) });
    await project.admin("PATCH", `/internal/jobs/${id}`, { state: "paused" });
    const { context } = project.service;
    await runJobs(context);
    const { state, done } = (await project.admin("GET", `/internal/jobs/${id}`)).body;
    expect([state, await countResumed()]).toEqual(["paused", done]);
    const [part] = await partsOf(id);
    expect(part?.content).not.toContain("resumed");
    await project.admin("PATCH", `/internal/jobs/${id}`, { state: "running" });
    await Promise.all([runJobs(context), runJobs(context)]);
    expect(await finished(id)).toMatchObject({ total: 120, done: 120, failed: 0 });
    expect(await countResumed()).toBe(120);
  });

  it("leaves no hashes behind when it is cancelled", async () => {
    const id = await start({ file: "email\ncancelled@a.example" });
    await project.admin("PATCH", `/internal/jobs/${id}`, { state: "cancelled" });
    expect(await partsOf(id)).toEqual([]);
  });

  it("of two at once imports each person once", async () => {
    const file = lines("email,email_verified", "twice1@a.example,true", "twice2@a.example,true");
    const ids = await Promise.all([start({ file }), start({ file })]);
    for (const id of ids) expect(await finished(id)).toMatchObject({ total: 2 });
    expect(await named("twice1@a.example")).toHaveLength(1);
  });

  it.each([
    ["", "empty"],
    ["   \n", "empty"],
    ["colour\nred", "format of the file is unknown"],
    ["email\n", "format of the file is unknown"],
    ["e\u0000m\u0000", "format of the file is unknown"],
    [`email\n${"x".repeat(MAX_FILE_LENGTH)}`, "at most 4 million characters"],
    [`email\n${"a@a.example\n".repeat(20_001)}`, "more than 20,000 users"],
  ])("refuses file %#, and says why", async (file, words) => {
    const { status, text } = await send("imports/preview", { file }, by.cookie);
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
  });

  it("names records in another encoding, and hashes that the project does not take", async () => {
    const shown = await preview({ file: "email,name\nlatin@a.example,Zo\uFFFD" });
    expect(shown.problems).toEqual([
      { line: 2, id: expect.any(String), reason: "name is not UTF-8" },
    ]);
    const file = '{"localId":"1","email":"f@a.example","passwordHash":"aa==","salt":"bb=="}';
    const { status, text } = await send("imports/preview", { file }, by.cookie);
    expect([status, text]).toEqual([400, expect.stringContaining("hash parameters")]);
    expect(await preview({ file, withoutPasswords: true })).toMatchObject({
      counts: { imported: 1 },
    });
  });
});

describe("an import in the console is refused", () => {
  const file = "email\nrefused@a.example";

  it("without a session, to lower roles and to administrators of other projects", async () => {
    const support = await administrator("support");
    const stranger = await administrator("owner", OTHER.id);
    for (const path of ["imports", "imports/preview"]) {
      expect((await send(path, { file })).status).toBe(401);
      expect((await send(path, { file }, support.cookie)).status).toBe(403);
      expect((await send(path, { file }, stranger.cookie)).status).toBe(403);
    }
    expect(await named("refused@a.example")).toEqual([]);
  });

  it("ten minutes after the sign-in, while the preview works", async () => {
    by = await administrator("admin");
    clock.advance(10 * MINUTE);
    expect((await send("imports", { file }, by.cookie)).text).toContain("fresh_session_required");
    expect(await preview({ file })).toMatchObject({ counts: { imported: 1 } });
  });
});
