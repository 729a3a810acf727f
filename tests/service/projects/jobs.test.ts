import { describe, expect, it } from "vitest";
import { runJobs } from "../../../service/src/administration/jobs/run-jobs.js";
import { hashOf } from "../../../service/src/core/random.js";
import { peopledProject, UNKNOWN_ID } from "../../support/people.js";

const home = peopledProject();
const other = peopledProject();

const admin = (method: string, path: string, body?: unknown) =>
  home.project.admin(method, path, body);

/** Waits for a job, which runs in the background. */
async function finished(id: string) {
  await expect
    .poll(async () => (await admin("GET", `/internal/jobs/${id}`)).body.state)
    .toBe("done");
  return (await admin("GET", `/internal/jobs/${id}`)).body;
}

async function start(body: Readonly<Record<string, unknown>>) {
  const { status, body: job } = await admin("POST", "/internal/jobs", body);
  expect([status, job]).toEqual([201, expect.objectContaining({ state: "running" })]);
  return job;
}

const people = async (count: number, word: string) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const fields = {
      display_name: `${word} ${number}`,
      primary_email: `${word}${number}@a.example`,
    };
    ids.push((await home.project.user(fields)).id);
  }
  return ids;
};
const list = async (query: string): Promise<string[]> =>
  (await home.project.server("GET", `/users?${query}`)).body.items.map(
    ({ id }: { id: string }) => id,
  );

/** Runs a job once more, as if it had been paused before its first user. */
async function runAgain(id: string): Promise<void> {
  const { context } = home.project.service;
  await context.db
    .updateTable("jobs")
    .set({ state: "running", done: 0, place: null, finished_at: null })
    .where("project_id", "=", home.project.id)
    .where("id", "=", id)
    .execute();
  await runJobs(context);
  await finished(id);
}

/** Whom a job changed, by its audit. */
async function auditedOf(id: string): Promise<(string | null)[]> {
  const { db } = home.project.service.context;
  const audited = db.selectFrom("audit").select("subject").where("request_id", "=", id);
  return (await audited.execute()).map(({ subject }) => subject);
}

describe("jobs over many users", () => {
  it("delete all that a filter finds, with the progress, and no one who came later", async () => {
    const ids = await people(7, "doomed");
    const before = await start({ kind: "delete", filter: "query=doomed&match=prefix" });
    expect(before).toMatchObject({
      kind: "delete",
      total: 7,
      team_id: null,
      finished_at_millis: null,
    });
    const job = await finished(before.id);
    expect(job).toMatchObject({ total: 7, done: 7, failed: 0 });
    expect(job.created_by).toMatchObject({ type: "key" });
    expect(await list("query=doomed&match=prefix")).toEqual([]);
    const { db } = home.project.service.context;
    const audited = await db
      .selectFrom("audit")
      .select(["subject", "operation", "actor_id"])
      .where("project_id", "=", home.project.id)
      .where("request_id", "=", job.id)
      .execute();
    expect(audited.map(({ subject }) => subject).sort()).toEqual(
      ids.map((id) => `/users/${id}`).sort(),
    );
    expect(audited[0]).toMatchObject({
      operation: "DELETE /users/{user_id}",
      actor_id: job.created_by.id,
    });
  });

  it.each([
    ["ann@whole.example", "contains"],
    ["bob@whole.example", "prefix"],
  ])("delete no one besides the user whose whole address is %s (%s)", async (address, match) => {
    const { id: exact } = await home.project.user({ primary_email: address });
    const others: string[] = [];
    for (const primary_email of [`jo${address}`, `${address}.au`])
      others.push((await home.project.user({ primary_email })).id);
    const filter = new URLSearchParams({ query: address, match }).toString();
    expect(await list(filter)).toEqual([exact]);
    const { id, total } = await start({ kind: "delete", filter });
    expect(total).toBe(1);
    expect(await finished(id)).toMatchObject({ total: 1, done: 1, failed: 0, filter });
    expect((await list("query=whole.example")).sort()).toEqual(
      expect.arrayContaining(others.sort()),
    );
  });

  it("find the user of a whole address once, also if they leave while the job is paused", async () => {
    const leaving = { primary_email: "zoe@gone.example" };
    const { id: exact } = await home.project.user(leaving);
    const { id: other } = await home.project.user({ primary_email: "azoe@gone.example" });
    const { id } = await start({ kind: "end-sessions", filter: "query=zoe@gone.example" });
    await finished(id);
    await home.project.server("DELETE", `/users/${exact}`);
    await runAgain(id);
    expect(await auditedOf(id)).not.toContain(`/users/${other}`);
  });

  it("search for a whole address that no one has when they are made, as the list does", async () => {
    const { id: longer } = await home.project.user({ primary_email: "cy@none.example.au" });
    const { id: earlier } = await home.project.user({ primary_email: "cyr@none.example" });
    const filter = "query=cy@none.example";
    expect(await list(filter)).toEqual([longer]);
    const { id } = await start({ kind: "end-sessions", filter });
    await finished(id);
    // Someone else has the address before the job goes on.
    const change = { primary_email: "cy@none.example" };
    await home.project.server("PATCH", `/users/${earlier}`, change);
    await runAgain(id);
    expect((await auditedOf(id)).filter((one) => one === `/users/${longer}`)).toHaveLength(2);
  });

  it("add users to a team by their ids, and name those with whom that fails", async () => {
    const owner = await home.project.person();
    const team = await home.project.team(owner);
    const [one = "", two = ""] = await people(2, "joiner");
    const { id } = await start({
      kind: "add-to-team",
      team_id: team,
      user_ids: [one, UNKNOWN_ID, owner.userId, two, one.toUpperCase()],
    });
    expect(await finished(id)).toMatchObject({ total: 4, done: 3, failed: 1, filter: null });
    expect((await list(`team_id=${team}`)).sort()).toEqual([one, two, owner.userId].sort());
    const { body } = await admin("GET", `/internal/jobs/${id}/failures`);
    expect(body.items).toEqual([
      { user_id: UNKNOWN_ID, reason: expect.any(String), at_millis: expect.any(Number) },
    ]);
  });

  it("end the sessions of all", async () => {
    const person = await home.project.person({ display_name: "Leaver" });
    const { id } = await start({ kind: "end-sessions", filter: "query=leaver" });
    expect(await finished(id)).toMatchObject({ total: 1, done: 1 });
    const { body } = await home.project.server("GET", `/auth/sessions?user_id=${person.userId}`);
    expect(body.items).toEqual([]);
  });

  it("end the sessions of all, whose networks are unknown again", async () => {
    const { db } = home.project.service.context;
    const person = await home.project.person({ display_name: "Stolen" });
    const at = { project_id: home.project.id, user_id: person.userId };
    const network = { ...at, network_hash: hashOf("a thief's"), last_seen_at: 0 };
    await db.insertInto("known_networks").values(network).execute();
    await finished((await start({ kind: "end-sessions", filter: "query=stolen" })).id);
    const known = db.selectFrom("known_networks").select("user_id");
    expect(await known.where("user_id", "=", person.userId).execute()).toEqual([]);
  });

  it("stop while they are paused, go on where they stopped, and end when cancelled", async () => {
    const ids = await people(60, "paused");
    const { context } = home.project.service;
    const { id } = await start({ kind: "end-sessions", filter: "query=paused" });
    await admin("PATCH", `/internal/jobs/${id}`, { state: "paused" });
    // Whatever ran before the pause has come to its end.
    await runJobs(context);
    const paused = (await admin("GET", `/internal/jobs/${id}`)).body;
    expect(paused.state).toBe("paused");
    await runJobs(context);
    expect((await admin("GET", `/internal/jobs/${id}`)).body.done).toBe(paused.done);
    await admin("PATCH", `/internal/jobs/${id}`, { state: "running" });
    expect(await finished(id)).toMatchObject({ total: ids.length, done: ids.length });
    const over = await admin("PATCH", `/internal/jobs/${id}`, { state: "cancelled" });
    expect([over.status, over.body]).toEqual([400, expect.stringContaining("This job is over.")]);
  });

  it("go on after a crash, and repeat nothing", async () => {
    const ids = await people(5, "crashed");
    const { db } = home.project.service.context;
    const { id } = await start({ kind: "end-sessions", filter: "query=crashed" });
    await finished(id);
    // As if the process had ended behind the second user.
    const second = await db
      .selectFrom("users")
      .select(["signed_up_at as key", "id"])
      .where("project_id", "=", home.project.id)
      .where("id", "=", ids[1] ?? "")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("jobs")
      .set({ state: "running", done: 2, place: JSON.stringify(second), finished_at: null })
      .where("project_id", "=", home.project.id)
      .where("id", "=", id)
      .execute();
    await runJobs(home.project.service.context);
    expect(await finished(id)).toMatchObject({ done: 5, failed: 0 });
  });

  it("are done once by several that work on them at a time", async () => {
    const ids = await people(20, "raced");
    const { context } = home.project.service;
    const { id } = await start({ kind: "end-sessions", filter: "query=raced" });
    await Promise.all([runJobs(context), runJobs(context), runJobs(context)]);
    expect(await finished(id)).toMatchObject({ done: ids.length, failed: 0 });
  });

  it("are done once also if the lease of the one that works is lost", async () => {
    const ids = await people(60, "leased");
    const { context } = home.project.service;
    const { id } = await start({ kind: "end-sessions", filter: "query=leased" });
    const done = async () => (await admin("GET", `/internal/jobs/${id}`)).body.done;
    await expect.poll(done, { interval: 1 }).toBeGreaterThan(0);
    await context.db.deleteFrom("leases").where("name", "=", `job ${id}`).execute();
    await runJobs(context);
    expect(await finished(id)).toMatchObject({ done: ids.length, failed: 0 });
  });

  it("do not wait for those that fail, however many", async () => {
    const { db } = home.project.service.context;
    const [one = ""] = await people(1, "patient");
    const { id: patient } = await start({ kind: "end-sessions", user_ids: [one] });
    await finished(patient);
    const owner = { project_id: home.project.id, created_at: 0 };
    const ids = Array.from({ length: 30 }, (_, number) => `broken ${number}`);
    await db
      .insertInto("jobs")
      .values(
        ids.map((id) => ({
          ...owner,
          id,
          kind: "import" as const,
          state: "running" as const,
          filter: null,
          user_ids: null,
          options: '{"users":1}',
          total: 1,
          done: 0,
          failed: 0,
          place: null,
          updated_at: 0,
          finished_at: null,
          actor_type: null,
          actor_id: null,
        })),
      )
      .execute();
    await db
      .insertInto("job_files")
      // As sealed with a secret that the service has no longer.
      .values(ids.map((id) => ({ ...owner, job_id: id, part: 0, content: "v1.x" as never })))
      .execute();
    await runAgain(patient);
    expect(await auditedOf(patient)).toHaveLength(2);
    await db.deleteFrom("jobs").where("id", "in", ids).execute();
  });

  it("are listed newest first, and belong to their project", async () => {
    const { body } = await admin("GET", "/internal/jobs");
    expect(body.items.length).toBeGreaterThan(3);
    const id = body.items[0].id;
    for (const [method, path] of [
      ["GET", `/internal/jobs/${id}`],
      ["PATCH", `/internal/jobs/${id}`],
      ["GET", `/internal/jobs/${id}/failures`],
      ["POST", `/internal/jobs/${id}/link`],
    ] as const) {
      const input = method === "PATCH" ? { state: "paused" } : method === "POST" ? {} : undefined;
      expect((await other.project.admin(method, path, input)).status).toBe(404);
    }
  });

  it.each([
    ["no users", { kind: "delete" }],
    ["an empty filter", { kind: "delete", filter: "" }],
    ["an unknown condition", { kind: "delete", filter: "verifed=true" }],
    ["a wrong condition", { kind: "delete", filter: "verified=yes" }],
    ["a filter and ids", { kind: "delete", filter: "verified=true", user_ids: [UNKNOWN_ID] }],
    ["no team", { kind: "add-to-team", filter: "verified=true" }],
    ["an unknown team", { kind: "add-to-team", filter: "verified=true", team_id: UNKNOWN_ID }],
    ["an unknown kind", { kind: "ban", filter: "verified=true" }],
    ["101 ids", { kind: "delete", user_ids: Array.from({ length: 101 }, () => UNKNOWN_ID) }],
  ])("refuse %s", async (_, body) => {
    const { status } = await admin("POST", "/internal/jobs", body);
    expect([400, 404]).toContain(status);
  });

  it("are at most ten open ones of a project", async () => {
    const { db } = other.project.service.context;
    const open = Array.from({ length: 10 }, (_, number) => ({
      project_id: other.project.id,
      id: `job ${number}`,
      kind: "delete" as const,
      state: "paused" as const,
      filter: "",
      user_ids: null,
      options: "{}",
      total: 0,
      done: 0,
      failed: 0,
      place: null,
      created_at: number,
      updated_at: number,
      finished_at: null,
      actor_type: null,
      actor_id: null,
    }));
    await db.insertInto("jobs").values(open).execute();
    const body = { kind: "end-sessions", everyone: true };
    const { status, body: answer } = await other.project.admin("POST", "/internal/jobs", body);
    expect([status, answer]).toEqual([400, expect.stringContaining("at most 10 open jobs")]);
  });
});
