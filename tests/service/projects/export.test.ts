import { beforeAll, describe, expect, it } from "vitest";
import { LINK_LIFE_MILLIS } from "../../../service/src/administration/jobs/export-link.js";
import { runJobs } from "../../../service/src/administration/jobs/run-jobs.js";
import { prune } from "../../../service/src/start/pruning.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();
let ada: string;

beforeAll(async () => {
  ada = (
    await home.project.user({
      display_name: '=HYPERLINK("https://evil.example")',
      primary_email: "ada@mail.example",
      primary_email_verified: true,
      password: "correct horse battery",
      client_metadata: { note: 'a "quoted", text' },
    })
  ).id;
  for (let number = 0; number < 60; number++)
    await home.project.user({ primary_email: `person${number}@mail.example` });
});

/** The link to a new export. */
async function linkTo(options: object): Promise<string> {
  const { project } = home;
  const body = { kind: "export", everyone: true, ...options };
  const { id } = (await project.admin("POST", "/internal/jobs", body)).body;
  await expect
    .poll(async () => (await project.admin("GET", `/internal/jobs/${id}`)).body.state)
    .toBe("done");
  const link = await project.admin("POST", `/internal/jobs/${id}/link`, {});
  expect(link.status).toBe(201);
  const { url, expires_at_millis } = link.body;
  expect(expires_at_millis - project.clock.now()).toBe(LINK_LIFE_MILLIS);
  return url;
}

const open = (url: string) => home.project.service.fetch(new Request(url));

async function exported(options: object): Promise<{ text: string; headers: Headers }> {
  const response = await open(await linkTo(options));
  expect(response.status).toBe(200);
  return { text: await response.text(), headers: response.headers };
}

describe("the export of users", () => {
  it("has all of them as lines of JSON, without hashes", async () => {
    const { text, headers } = await exported({});
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(61);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(61);
    expect(lines[0]).toMatchObject({
      id: ada,
      email: "ada@mail.example",
      email_verified: true,
      has_password: true,
      client_metadata: { note: 'a "quoted", text' },
    });
    expect(text).not.toContain("password_hash");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("has hashes only if they are asked for", async () => {
    const { text } = await exported({
      has_hashes: true,
      filter: "method=password",
      everyone: undefined,
    });
    expect(JSON.parse(text).password_hash).toMatch(/^\$argon2id\$/);
  });

  it("is a table too, in which no cell is a formula", async () => {
    const { text } = await exported({ format: "csv", filter: `query=${ada}`, everyone: undefined });
    const [header, line] = text.split("\r\n");
    expect(header).toMatch(/^id,email,email_verified,name,/);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(line).toContain('"{""note"":""a \\""quoted\\"", text""}"');
  });

  it("has the columns with which it began, whatever the project has since", async () => {
    const { project } = home;
    const url = await linkTo({ format: "csv", filter: `query=${ada}`, everyone: undefined });
    const provider = { id: "github", type: "standard", enabled: true };
    const { status } = await project.admin("PATCH", "/projects/current", {
      config: { oauth_providers: [{ ...provider, client_id: "id", client_secret: "secret" }] },
    });
    expect(status).toBe(200);
    const [header = ""] = (await (await open(url)).text()).split("\r\n");
    expect(header).toContain("has_second_factor,client_metadata");
  });

  it("is stored sealed, and its link works once, within a minute", async () => {
    const { project } = home;
    const one = { filter: `query=${ada}`, everyone: undefined };
    const [used, unused] = [await linkTo(one), await linkTo(one)];
    // Of several at once, too.
    const opened = await Promise.all([open(used), open(used), open(used)]);
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const files = await project.service.context.db
      .selectFrom("job_files")
      .select("content")
      .where("project_id", "=", project.id)
      .execute();
    expect(JSON.stringify(files)).not.toContain("mail.example");
    project.clock.advance(LINK_LIFE_MILLIS);
    for (const dead of [unused, unused.slice(0, -4), `${new URL(unused).origin}/exports`])
      expect((await open(dead)).status).toBe(403);
  });

  it("whose parts were deleted after a day has no link, and does not go on without them", async () => {
    const { project } = home;
    const { context } = project.service;
    const url = await linkTo({});
    const { id } = (await project.admin("GET", "/internal/jobs")).body.items[0];
    project.clock.advance(24 * 3_600_000 + 1);
    await prune(context);
    expect((await open(url)).status).toBe(403);
    const link = await project.admin("POST", `/internal/jobs/${id}/link`, {});
    expect([link.status, link.body]).toEqual([400, expect.stringContaining("Export again")]);
    // As if it had been paused that long behind its first part.
    await context.db
      .updateTable("jobs")
      .set({ state: "running", done: 50, place: null, finished_at: null })
      .where("project_id", "=", project.id)
      .where("id", "=", id)
      .execute();
    await runJobs(context);
    const { state, done } = (await project.admin("GET", `/internal/jobs/${id}`)).body;
    expect({ state, done }).toEqual({ state: "cancelled", done: 50 });
  });

  it("has a link only when it is done, and no other job has one", async () => {
    const { project } = home;
    const body = { kind: "end-sessions", filter: `query=${ada}` };
    const { id } = (await project.admin("POST", "/internal/jobs", body)).body;
    expect((await project.admin("POST", `/internal/jobs/${id}/link`, {})).status).toBe(400);
  });
});
