import { expect, it } from "vitest";
import { consoleOf } from "../../support/console.js";
import { configuredProject, serveTestProject, TestClock } from "../../support/service.js";

const DELETED = configuredProject();
const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [DELETED] });
const { call, administrator } = consoleOf(() => project, clock);

const mailsTo = async (email: string, kind: string) =>
  (
    await project.service.context.db
      .selectFrom("mails")
      .select("subject")
      .where("recipient", "=", email)
      .where("kind", "=", kind)
      .execute()
  ).map(({ subject }) => subject);

const keys = (kinds: Readonly<Record<string, boolean>>) => ({
  description: "https://evil.example/x\r\nBcc: a",
  expires_at_millis: clock.now() + 60_000,
  has_publishable_client_key: true,
  has_secret_server_key: false,
  has_super_secret_admin_key: false,
  ...kinds,
});
const make = (cookie: string, kinds: Readonly<Record<string, boolean>>) =>
  call("api/v1/internal/api-keys", { method: "POST", cookie, body: keys(kinds) });

it("secret keys of a project are mailed to their maker and the owners, once each", async () => {
  const [by, owner] = [await administrator("admin"), await administrator("owner")];
  const stranger = await administrator("owner", DELETED.id);
  const { status, text } = await make(by.cookie, { has_secret_server_key: true });
  expect(status, text).toBe(200);
  for (const { email } of [by, owner]) {
    const [subject, ...more] = await mailsTo(email, "project_key_created");
    expect(more).toEqual([]);
    expect(subject).toContain(`${by.email} made a secret server key`);
    expect(subject).not.toMatch(/https:|[\r\n]/);
    expect(subject).not.toContain(JSON.parse(text).secret_server_key);
  }
  expect(await mailsTo(stranger.email, "project_key_created")).toEqual([]);
  await make(owner.cookie, { has_super_secret_admin_key: true });
  expect((await mailsTo(by.email, "project_key_created")).join()).not.toContain("admin key");
  expect((await mailsTo(owner.email, "project_key_created")).join()).toContain("admin key");
});

it("neither publishable keys nor refused ones are mailed", async () => {
  const [by, owner] = [await administrator("admin"), await administrator("owner")];
  expect((await make(by.cookie, {})).status).toBe(200);
  expect((await make(by.cookie, { has_super_secret_admin_key: true })).status).toBe(403);
  clock.advance(10 * 60_000);
  expect((await make(by.cookie, { has_secret_server_key: true })).text).toContain("fresh");
  for (const { email } of [by, owner])
    expect(await mailsTo(email, "project_key_created")).toEqual([]);
});

it("the deletion of a project is mailed to all who owned it", async () => {
  const [by, other] = [
    await administrator("owner", DELETED.id),
    await administrator("owner", DELETED.id),
  ];
  const admin = await administrator("admin", DELETED.id);
  const sent = { method: "DELETE", cookie: by.cookie, of: DELETED.id };
  expect((await call("api/v1/projects/current", sent)).status).toBe(200);
  for (const { email } of [by, other])
    expect(await mailsTo(email, "project_deleted")).toEqual([
      expect.stringContaining(`${by.email} deleted the project`),
    ]);
  expect(await mailsTo(admin.email, "project_deleted")).toEqual([]);
});
