import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consoleOf, type TestAdministrator } from "../../support/console.js";
import { mailContent } from "../../support/mail-content.js";
import { mailTo } from "../../support/mailbox.js";
import {
  configuredProject,
  startTestService,
  TestClock,
  TestProject,
} from "../../support/service.js";

const clock = new TestClock();
let project: TestProject;
let admin: TestAdministrator;
const tested = consoleOf(() => project, clock);

beforeAll(async () => {
  const own = {
    ...configuredProject(),
    templates: { password_reset: { subject: "Of code", html: "<p>{{ passwordResetLink }}</p>" } },
  };
  const other = configuredProject();
  const projects = [own, other];
  const service = await startTestService({ clock, port: 0, rateLimits: true, projects }, 1);
  project = new TestProject(service, own.id);
  otherId = other.id;
  admin = await tested.administrator("admin");
});
afterAll(() => project.service.stop());
let otherId: string;

const pathOf = (type: string, what: string) => `api/v1/internal/email-templates/${type}/${what}`;

async function preview(body: object, type = "magic_link", by = admin) {
  const answer = await tested.call(pathOf(type, "preview"), {
    method: "POST",
    cookie: by.cookie,
    body,
  });
  return { ...answer, body: answer.status === 200 ? JSON.parse(answer.text) : answer.text };
}

const show = async (sealed: string) => {
  const response = await fetch(`${project.service.url}/console/mail-preview`, {
    method: "POST",
    body: new URLSearchParams({ sealed }),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe("the preview of a mail", () => {
  it("is the template in use, with sample values, by language", async () => {
    const { body } = await preview({ locale: "de" });
    expect(body.text).toContain("123456");
    expect(body).toMatchObject({ unknown: [], problem: null });
    expect(body.variables).toContain("magicLink");
    expect(body.languages).toHaveLength(23);
    const { html } = await show(body.sealed_html);
    expect(html).toContain('<html lang="de"');
    expect(html).toContain("Ada Lovelace");
  });

  it("is a draft, which is not saved", async () => {
    const { body } = await preview({
      subject: "Draft {{ otp }}",
      content: mailContent("Hi {{ otp }}"),
    });
    expect([body.subject, body.text]).toEqual(["Draft 123456", "Hi 123456\n"]);
    expect((await preview({})).body.subject).not.toContain("Draft");
    expect(body.default_content).toEqual((await preview({})).body.default_content);
  });

  it("names placeholders without a value, and what they may mean", async () => {
    const { body } = await preview({
      content: mailContent("{{ magiclnk }} {{ opt }} {{#if whatever}}x{{/if}}"),
    });
    expect(body.unknown).toEqual([
      { name: "whatever", nearest: null },
      { name: "magiclnk", nearest: "magicLink" },
      { name: "opt", nearest: "otp" },
    ]);
    expect((await preview({ content: mailContent("{{#if otp}}") })).body.problem).toContain(
      "partner",
    );
    expect((await preview({ content: { root: null } })).body.problem).toContain("root");
  });

  it("is that of the app's code where there is one", async () => {
    const { body } = await preview({}, "password_reset");
    expect(body.subject).toBe("Of code");
    expect((await show(body.sealed_html)).html).toContain("https://example.com/handler");
  });

  it("has the colours that were chosen, whatever the browser prefers", async () => {
    const dark = await show((await preview({ is_dark: true })).body.sealed_html);
    expect(dark.html).toContain("@media (min-width: 0)");
    const light = await show((await preview({})).body.sealed_html);
    expect(light.html).toContain("@media (max-width: 0)");
    expect(light.html).not.toContain("prefers-color-scheme");
  });

  it("is a document of its own without scripts, for the console's page alone", async () => {
    const { headers } = await show((await preview({})).body.sealed_html);
    const policy = headers.get("content-security-policy");
    expect(policy).toMatch(/^sandbox; default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("shows what the service sealed for it, for an hour", async () => {
    const { sealed_html } = (await preview({})).body;
    const { vault } = project.service.context;
    for (const wrong of ["", "<b>x</b>", vault.seal("<b>x</b>"), vault.seal('{"preview":"x"}')])
      expect((await show(wrong)).status, wrong).toBe(400);
    expect((await show("x".repeat(2_100_000))).status).toBe(413);
    clock.advance(61 * 60_000);
    expect((await show(sealed_html)).status).toBe(400);
    admin = await tested.administrator("admin");
  });

  it("is readable by viewers, in their own projects, from the console's page", async () => {
    const viewer = await tested.administrator("viewer");
    expect((await preview({}, "magic_link", viewer)).status).toBe(200);
    const call = { method: "POST", cookie: viewer.cookie, body: {} };
    const path = pathOf("magic_link", "preview");
    expect((await tested.call(path, { ...call, of: otherId })).status).toBe(403);
    expect((await tested.call(path, { ...call, cookie: undefined })).status).toBe(401);
    const headers = { origin: "https://evil.example" };
    expect((await tested.call(path, { ...call, headers })).status).toBe(403);
    expect((await preview({}, "nope")).status).toBe(400);
    expect((await preview({ content: mailContent("x".repeat(300_000)) })).status).toBe(400);
  });
});

describe("a sample of a mail", () => {
  const send = (by: TestAdministrator, body: object = {}) =>
    tested.call(pathOf("magic_link", "sample"), { method: "POST", cookie: by.cookie, body });

  it("goes to the administrator who calls, and is audited", async () => {
    const { status, text } = await send(admin, { subject: "Draft", content: mailContent("Hi") });
    expect([status, JSON.parse(text)]).toEqual([200, { recipient: admin.email }]);
    const mail = await mailTo(project, admin.email, "sample");
    expect([mail.subject, mail.text]).toEqual(["Sample: Draft", "Hi\n"]);
    const entry = await project.service.context.db
      .selectFrom("audit")
      .select("actor_id")
      .where("project_id", "=", project.id)
      .where("operation", "like", "%/sample")
      .executeTakeFirstOrThrow();
    expect(entry.actor_id).toBe(admin.id);
  });

  it("needs an administrator who may change mails, and is limited", async () => {
    for (const role of ["viewer", "support"] as const)
      expect((await send(await tested.administrator(role))).status, role).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) statuses.push((await send(admin)).status);
    expect(statuses).toContain(429);
    expect(statuses.indexOf(429)).toBeGreaterThan(3);
  });
});
