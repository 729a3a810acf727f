import { expect, it } from "vitest";
import { MAX_ANNOUNCEMENTS } from "../../../service/src/console/announce.js";
import { consoleOf } from "../../support/console.js";
import { configuredProject, serveTestProject, TestClock } from "../../support/service.js";

const DELETED = configuredProject();
const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [DELETED] });
const { call, administrator } = consoleOf(() => project, clock);
const limited = serveTestProject({}, { port: 0, clock, rateLimits: true });
const atLimited = consoleOf(() => limited, clock);

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

const ENDPOINT = { url: "https://hooks.example.com/a" };
const MAIL_SERVER = {
  type: "standard",
  ...{ host: "127.0.0.1", port: 9, username: "u", password: "p" },
  ...{ sender_name: "Shop", sender_email: "shop@example.com" },
};

it("what a thief would do is mailed once each: exports, deletions, webhooks, the mail server", async () => {
  const [by, owner] = [await administrator("admin"), await administrator("owner")];
  const path = "internal/webhook-endpoints";
  const send = async (method: string, at: string, body?: unknown) => {
    const answer = await call(`api/v1/${at}`, { method, cookie: by.cookie, body });
    expect(answer.status, `${at} ${answer.text}`).toBeLessThan(300);
    return JSON.parse(answer.text);
  };
  const { userId } = await project.signUp();
  await send("POST", "internal/jobs", { kind: "export", everyone: true });
  await send("POST", "internal/jobs", { kind: "export-audit" });
  await send("POST", "internal/jobs", { kind: "end-sessions", user_ids: [userId] });
  await send("POST", "internal/jobs", { kind: "delete", user_ids: [userId] });
  const { id } = await send("POST", path, ENDPOINT);
  await send("PATCH", `${path}/${id}`, { description: "Events" });
  await send("PATCH", `${path}/${id}`, { url: "https://hooks.example.com/b" });
  await send("PATCH", `${path}/${id}`, { is_enabled: false });
  await send("PATCH", `${path}/${id}`, { is_enabled: true });
  await send("POST", `${path}/${id}/secret`);
  await send("PATCH", "projects/current", { config: { sign_up_enabled: true } });
  const domains = [{ domain: "https://app.example.com", handler_path: "/handler" }];
  await send("PATCH", "projects/current", { config: { email_config: MAIL_SERVER, domains } });
  await send("PATCH", "projects/current", { config: { oauth_providers: [] } });
  const facts = {
    users_exported: ["exported users of", "exported the audit of"],
    users_deletion_started: ["started to delete users of"],
    webhook_endpoint_changed: [
      "added a webhook endpoint to",
      "moved a webhook endpoint of",
      "turned on a webhook endpoint of",
      "made a new secret for a webhook endpoint of",
    ],
    mail_routes_changed: [
      "changed the mail server and the trusted domains of",
      "changed the sign-in providers of",
    ],
  };
  for (const { email } of [by, owner])
    for (const [kind, said] of Object.entries(facts)) {
      const subjects = await mailsTo(email, kind);
      expect(subjects.toSorted(), kind).toEqual(
        said.map((fact) => `${by.email} ${fact} Test project`).toSorted(),
      );
    }
});

it("an endpoint that was turned off is turned on by a fresh sign-in only", async () => {
  const { cookie } = await administrator("admin");
  const path = "api/v1/internal/webhook-endpoints";
  const url = "https://hooks.example.com/off";
  const made = await call(path, { method: "POST", cookie, body: { url } });
  clock.advance(10 * 60_000);
  const turn = (is_enabled: boolean) =>
    call(`${path}/${JSON.parse(made.text).id}`, { method: "PATCH", cookie, body: { is_enabled } });
  expect((await turn(false)).status).toBe(200);
  expect((await turn(true)).text).toContain("fresh_session_required");
});

it("the file of another's export is mailed, and of one's own only the export", async () => {
  const [maker, by] = [await administrator("owner"), await administrator("admin")];
  const path = "api/v1/internal/jobs";
  const post = (at: string, { cookie }: { cookie: string }, body: object) =>
    call(at, { method: "POST", cookie, body });
  for (const kind of ["export", "export-audit"]) {
    const body = { kind, ...(kind === "export" && { everyone: true }) };
    const { id } = JSON.parse((await post(path, maker, body)).text);
    await expect
      .poll(async () => (await call(`${path}/${id}`, { cookie: maker.cookie })).text)
      .toContain('"done"');
    for (const one of [maker, by])
      expect((await post(`${path}/${id}/link`, one, {})).status).toBe(201);
  }
  expect((await mailsTo(by.email, "users_exported")).toSorted()).toEqual([
    `${by.email} downloaded an export of the audit of Test project`,
    `${by.email} downloaded an export of users of Test project`,
  ]);
  expect(await mailsTo(maker.email, "users_exported")).toHaveLength(4);
});

it("one who repeats a change sends ten mails of it an hour, and still some of other changes", async () => {
  const by = await atLimited.administrator("owner");
  const send = async (at: string, body?: unknown, method = "POST") =>
    JSON.parse((await atLimited.call(`api/v1/${at}`, { method, cookie: by.cookie, body })).text);
  const { id } = await send("internal/webhook-endpoints", ENDPOINT);
  for (let roll = 0; roll < MAX_ANNOUNCEMENTS + 5; roll++)
    await send(`internal/webhook-endpoints/${id}/secret`);
  await send("internal/jobs", { kind: "export", everyone: true });
  await send("projects/current", { config: { email_config: MAIL_SERVER } }, "PATCH");
  for (const subject of ["One", "Two", "Three"])
    await send("email-templates/magic_link", { subject }, "PATCH");
  const kinds = limited.service.context.db.selectFrom("mails").select("kind");
  const sent = (await kinds.where("recipient", "=", by.email).execute()).map(({ kind }) => kind);
  // Those of the secret, and the one of the endpoint itself.
  expect(sent.filter((kind) => kind === "webhook_endpoint_changed")).toHaveLength(
    MAX_ANNOUNCEMENTS + 1,
  );
  expect(sent.filter((kind) => kind === "users_exported")).toHaveLength(1);
  expect(sent.filter((kind) => kind === "mail_routes_changed")).toHaveLength(2);
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
