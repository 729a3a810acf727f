import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();
const WAIT = { timeout: 15_000 };

async function exported(options: object): Promise<{ text: string; headers: Headers; job: string }> {
  const { project } = home;
  const body = { kind: "export-audit", ...options };
  const made = await project.admin("POST", "/internal/jobs", body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id: job } = made.body;
  await expect
    .poll(async () => (await project.admin("GET", `/internal/jobs/${job}`)).body.state, WAIT)
    .toBe("done");
  const { done, total } = (await project.admin("GET", `/internal/jobs/${job}`)).body;
  expect(done).toBe(total);
  const { url } = (await project.admin("POST", `/internal/jobs/${job}/link`, {})).body;
  const response = await project.service.fetch(new Request(url));
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers, job };
}

/** Entries of the audit, as other projects and earlier days have made them. */
const insert = (count: number, projectId: string, subject: string) =>
  home.project.service.context.db
    .insertInto("audit")
    .values(
      Array.from({ length: count }, (_, place) => ({
        id: randomUUID(),
        project_id: projectId,
        at: home.project.clock.now() - 1000 - place,
        level: "admin",
        operation: "PATCH /users",
        subject,
        request_id: `request-${place}`,
        actor_type: "administrator",
        actor_id: "=cmd()",
        user_id: null,
        ip: "203.0.113.7",
        user_agent: null,
        changes: JSON.stringify({ displayName: 'a "quoted", name' }),
      })),
    )
    .execute();

describe("the export of the audit", () => {
  it("is a table of all pages, newest first, in which no cell is a formula", async () => {
    const subject = `/users/${randomUUID()}`;
    await insert(450, home.project.id, subject);
    await insert(3, randomUUID(), subject);
    const filter = new URLSearchParams({ subject }).toString();
    const { text, headers } = await exported({ filter });
    const lines = text.trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^at,operation,subject,actor_type,actor_id,/);
    expect(lines).toHaveLength(451);
    expect(lines[1]).toContain(`PATCH /users,${subject},administrator,'=cmd(),`);
    expect(lines[1]).toContain('"{""displayName"":""a \\""quoted\\"", name""}"');
    expect(new Set(lines).size).toBe(451);
    const times = lines.slice(1).map((line) => line.split(",")[0] ?? "");
    expect(times).toEqual([...times].sort().reverse());
    expect(headers.get("content-disposition")).toMatch(/audit-.*\.csv/);
  });

  it("is itself in the audit: its start and each link to its file", async () => {
    const { job } = await exported({ format: "ndjson", filter: "operation=DELETE" });
    const { items } = (await home.project.admin("GET", "/internal/audit?operation=POST")).body;
    const subjects = items.map(({ subject }: { subject: string }) => subject);
    expect(subjects).toContain("/internal/jobs");
    expect(subjects).toContain(`/internal/jobs/${job}/link`);
  });

  it("is empty without entries, and lines of JSON on request", async () => {
    const nothing = await exported({ filter: "subject=nothing-has-this" });
    expect(nothing.text.split("\r\n")).toHaveLength(2);
    await insert(1, home.project.id, "/of-json");
    const { text } = await exported({ format: "ndjson", filter: "subject=/of-json" });
    expect(JSON.parse(text)).toMatchObject({ subject: "/of-json", ip: "203.0.113.7" });
  });

  it("is refused with users, hashes, and a filter that the audit does not know", async () => {
    for (const wrong of [
      { user_ids: [randomUUID()] },
      { everyone: true },
      { has_hashes: true },
      { filter: "anonymous=true" },
      { filter: "since_millis=yesterday" },
    ]) {
      const body = { kind: "export-audit", ...wrong };
      const { status } = await home.project.admin("POST", "/internal/jobs", body);
      expect(status, JSON.stringify(wrong)).toBe(400);
    }
  });
});
