import { expect, it } from "vitest";
import { consoleOf } from "../../support/console.js";
import { configuredProject, serveTestProject, TestClock } from "../../support/service.js";

const OTHER = configuredProject();
const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [OTHER], mcp: true });
const { call, administrator } = consoleOf(() => project, clock);

const mailsTo = (email: string) =>
  project.service.context.db
    .selectFrom("mails")
    .select(["kind", "subject"])
    .where("recipient", "=", email)
    .where("kind", "=", "agent_key_created")
    .execute();

it("a key of an agent is mailed to its maker and the owners, once each, without links of its name", async () => {
  const [by, owner] = [await administrator("admin"), await administrator("owner")];
  const [support, stranger] = [
    await administrator("support"),
    await administrator("owner", OTHER.id),
  ];
  const body = { name: "https://evil.example/x\r\nBcc: a", scopes: ["users:read"], days: 30 };
  const { status, text } = await call("agents", { method: "POST", cookie: by.cookie, body });
  expect(status, text).toBe(200);
  for (const { email } of [by, owner]) {
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(by.email);
    expect(mail?.subject).toContain("of an agent");
    expect(mail?.subject).not.toMatch(/https:|[\r\n]/);
    expect(mail?.subject).not.toContain(JSON.parse(text).value);
  }
  for (const { email } of [support, stranger]) expect(await mailsTo(email)).toEqual([]);
});

it("a key that is refused is mailed to no one", async () => {
  const support = await administrator("support");
  const owner = await administrator("owner");
  const body = { name: "Helper", scopes: ["users:read"], days: 30 };
  const { status } = await call("agents", { method: "POST", cookie: support.cookie, body });
  expect(status).toBe(403);
  for (const { email } of [support, owner]) expect(await mailsTo(email)).toEqual([]);
});
