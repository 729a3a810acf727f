import { EMAIL_TEMPLATE_TYPES } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../support/listen.js";
import { mailContent } from "../../support/mail-content.js";
import { mailServerBody } from "../../support/mail-server.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

const path = "/email-templates";
const admin = { level: "admin" } as const;
const setMail = (email_config: object) =>
  project.call("PATCH", "/projects/current", { ...admin, body: { config: { email_config } } });
const STANDARD = { type: "standard", ...mailServerBody() };

describe("email templates", () => {
  it("are always four, and the service's own until they are changed", async () => {
    const { body } = await project.call("GET", path, admin);
    expect(body.is_paginated).toBe(false);
    expect(body.items.map(({ type }: { type: string }) => type)).toEqual([...EMAIL_TEMPLATE_TYPES]);
    for (const template of body.items)
      expect(template).toMatchObject({
        is_default: true,
        subject: expect.any(String),
        content: { root: { type: "EmailLayout" } },
      });
  });

  it("are listed to newer clients, which show names and sources", async () => {
    const { status, body } = await project.call("GET", "/internal/email-templates", admin);
    expect(status).toBe(200);
    expect(body.templates.map(({ id }: { id: string }) => id)).toEqual([...EMAIL_TEMPLATE_TYPES]);
    expect(body.templates[2]).toEqual({
      id: "magic_link",
      display_name: "Sign-in code",
      tsx_source: "// Made of blocks: GET and PATCH /email-templates/magic_link\n",
    });
  });

  it("cannot be changed while the project's mail is shared", async () => {
    const { status, code } = await project.call("PATCH", `${path}/magic_link`, {
      ...admin,
      body: { subject: "x" },
    });
    expect([status, code]).toEqual([400, undefined]);
  });

  it("are changed in part, read back, and reset", async () => {
    await setMail(STANDARD);
    const before = (await project.call("GET", `${path}/magic_link`, admin)).body;
    const changed = await project.call("PATCH", `${path}/magic_link`, {
      ...admin,
      body: { subject: "Your link" },
    });
    expect(changed.body).toEqual({
      type: "magic_link",
      subject: "Your link",
      content: before.content,
      is_default: false,
      source: "project",
    });
    await project.call("PATCH", `${path}/magic_link`, {
      ...admin,
      body: { content: mailContent("Hello") },
    });
    expect((await project.call("GET", `${path}/magic_link`, admin)).body).toEqual({
      type: "magic_link",
      subject: "Your link",
      content: mailContent("Hello"),
      is_default: false,
      source: "project",
    });
    expect((await setMail({ type: "shared" })).status).toBe(400);
    expect((await project.call("DELETE", `${path}/magic_link`, admin)).body).toEqual({
      success: true,
    });
    expect((await project.call("GET", `${path}/magic_link`, admin)).body).toEqual(before);
    const again = await project.call("DELETE", `${path}/magic_link`, admin);
    expect([again.status, again.code]).toEqual([404, undefined]);
  });

  it.each([
    ["nothing", {}],
    ["null", null],
    ["text", "hello"],
    ["no layout", { root: { type: "Text", data: {} } }],
    ["a block that is missing", { root: { type: "EmailLayout", data: { childrenIds: ["gone"] } } }],
  ])("refuse %s as content, and say what is missing", async (_, value) => {
    await setMail(STANDARD);
    const { status, code, body } = await project.call("PATCH", `${path}/magic_link`, {
      ...admin,
      body: { content: value },
    });
    expect([status, code]).toEqual([400, undefined]);
    expect(body).toMatch(/content/);
  });

  it("of an unknown type are a malformed request", async () => {
    for (const method of ["GET", "DELETE"])
      expect((await project.call(method, `${path}/nope`, admin)).code).toBe("SCHEMA_ERROR");
  });

  it("are for administrators only", async () => {
    for (const level of ["client", "server"] as const)
      expect((await project.call("GET", path, { level })).code).toBe("INSUFFICIENT_ACCESS_TYPE");
  });
});

describe("a test mail", () => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await TestMailServer.start({ user: "u", password: "p" });
  });
  afterAll(() => server.stop());

  const send = (changes: Parameters<typeof mailServerBody>[0] = {}) =>
    project.call("POST", "/internal/send-test-email", {
      ...admin,
      body: {
        recipient_email: "you@example.com",
        email_config: mailServerBody({ port: server.port, ...changes }),
      },
    });
  const sent = async () => (await project.call("GET", "/internal/emails", admin)).body.items;

  it("goes out by the server that was typed, and is listed without its password", async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([200, { success: true }]);
    expect(server.received.at(-1)?.raw).toMatch(/^To: you@example\.com/m);
    expect(server.received.at(-1)?.raw).toMatch(/^From: App <app@example\.com>/m);
    expect((await sent())[0]).toEqual({
      id: expect.any(String),
      subject: "Test mail from Test project",
      sent_at_millis: clock.now(),
      to: ["you@example.com"],
      sender_config: {
        type: "standard",
        host: "127.0.0.1",
        port: server.port,
        username: "u",
        sender_name: "App",
        sender_email: "app@example.com",
      },
      error: null,
    });
  });

  it.each([
    ["refuses the password", { password: "wrong" }],
    ["is not there", { port: 1 }],
  ])("answers 200 with words when the server %s", async (_, config) => {
    clock.advance(1000);
    const { status, body } = await send(config);
    expect([status, body]).toEqual([200, { success: false, error_message: expect.any(String) }]);
    expect((await sent())[0].error).toMatchObject({
      errorType: expect.any(String),
      message: body.error_message,
    });
  });

  it("is given up after ten seconds", async () => {
    const silent = (await import("node:net")).createServer(() => {});
    const port = await listen(silent);
    const connected = new Promise((resolve) => silent.once("connection", resolve));
    const answer = send({ port });
    await connected;
    clock.advance(10_000);
    expect((await answer).body).toEqual({
      success: false,
      error_message: expect.stringContaining("in time"),
    });
    silent.close();
  });

  it("needs every field of the mail server", async () => {
    const { code, body } = await project.call("POST", "/internal/send-test-email", {
      ...admin,
      body: { recipient_email: "zz", email_config: {} },
    });
    expect(code).toBe("SCHEMA_ERROR");
    for (const name of [
      "recipient_email",
      "email_config.host",
      "email_config.port",
      "email_config.sender_email",
    ])
      expect(body.error).toContain(`body.${name} `);
  });
});
