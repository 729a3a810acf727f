import { beforeAll, describe, expect, it } from "vitest";
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

async function exported(options: object): Promise<{ text: string; url: string; headers: Headers }> {
  const { project } = home;
  const body = { kind: "export", everyone: true, ...options };
  const { id } = (await project.admin("POST", "/internal/jobs", body)).body;
  await expect
    .poll(async () => (await project.admin("GET", `/internal/jobs/${id}`)).body.state)
    .toBe("done");
  const link = await project.admin("POST", `/internal/jobs/${id}/link`, {});
  expect(link.status).toBe(201);
  const { url, expires_at_millis } = link.body;
  expect(expires_at_millis - project.clock.now()).toBe(15 * 60_000);
  const response = await project.service.fetch(new Request(url));
  expect(response.status).toBe(200);
  return { text: await response.text(), url, headers: response.headers };
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

  it("is stored sealed, and its link ends after a quarter of an hour", async () => {
    const { url } = await exported({ filter: `query=${ada}`, everyone: undefined });
    const { project } = home;
    const files = await project.service.context.db
      .selectFrom("job_files")
      .select("content")
      .where("project_id", "=", project.id)
      .execute();
    expect(JSON.stringify(files)).not.toContain("mail.example");
    project.clock.advance(15 * 60_000);
    for (const dead of [url, url.slice(0, -4), `${new URL(url).origin}/exports`])
      expect((await project.service.fetch(new Request(dead))).status).toBe(403);
  });

  it("has a link only when it is done, and no other job has one", async () => {
    const { project } = home;
    const body = { kind: "end-sessions", filter: `query=${ada}` };
    const { id } = (await project.admin("POST", "/internal/jobs", body)).body;
    expect((await project.admin("POST", `/internal/jobs/${id}/link`, {})).status).toBe(400);
  });
});
