import { notifications } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually, mailsTo } from "../../support/mailbox.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";

const clock = new TestClock();
let server: TestMailServer;
let project: TestProject;
let ada: { email: string; userId: string; accessToken: string };

beforeAll(async () => {
  server = await TestMailServer.start();
  project = await startTestProject(
    {},
    { clock, smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: "noreply@stack.example" },
  );
  ada = await project.signUp();
});
afterAll(async () => {
  await project.service.stop();
  await server.stop();
});

const send = (body: Record<string, unknown>, level: "client" | "server" = "server") =>
  project.call("POST", "/emails/send-email", {
    level,
    body: { user_ids: [ada.userId], subject: "News", html: "<p>Hello</p>", ...body },
  });
const MARKETING = { notification_category_name: "Marketing" };
const statesOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  body.results.map(({ state }: { state: string }) => state);
const preferences = async () =>
  (await project.call("GET", `/emails/notification-preference/${ada.userId}`, { level: "server" }))
    .body.items;
const setEnabled = (id: string, enabled: boolean) =>
  project.call("PATCH", `/emails/notification-preference/me/${id}`, {
    token: ada.accessToken,
    body: { enabled },
  });
/** The newest mail to Ada, once the clock is far enough. */
const receive = async (subject: string) => {
  clock.advance(60_000);
  return eventually(async () =>
    server.received.find(({ raw }) => raw.includes(`Subject: ${subject}`)),
  );
};
const open = (url: string, init?: RequestInit) => project.service.fetch(new Request(url, init));
const linkIn = (raw: string) =>
  /List-Unsubscribe: ?<([^>]+)>/.exec(raw.replaceAll(/\r\n\s+/g, ""))?.[1] ?? "";

describe("a mail of the app", () => {
  it("goes to the primary address, framed, with a text, by the mail server", async () => {
    const sent = await send({
      subject: "Your report",
      html: "<p>Ready &amp; <a href='https://app.example/7'>here</a></p><script>x()</script>",
    });
    expect(sent.body).toEqual({
      results: [{ user_id: ada.userId, user_email: ada.email, state: "queued" }],
    });
    const { raw, to } = await receive("Your report");
    expect(to).toEqual([ada.email]);
    expect(raw).toContain("Ready & here (https://app.example/7)");
    expect(raw).toContain('class=3D"canvas"');
    expect(raw).not.toContain("List-Unsubscribe");
    const mails = await mailsTo(project, ada.email);
    const mail = mails.find(({ subject }) => subject === "Your report");
    expect(mail).toMatchObject({ kind: "transactional", text: expect.not.stringContaining("x()") });
  });

  it("stays as it is if it is a document, or the theme is null", async () => {
    const html = "<!doctype html><html><body><p>Mine</p></body></html>";
    await send({ subject: "Whole", html });
    await send({ subject: "Bare", html: "<p>Bare</p>", theme_id: null });
    const mails = await mailsTo(project, ada.email);
    const htmlOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.html;
    expect([htmlOf("Whole"), htmlOf("Bare")]).toEqual([html, "<p>Bare</p>"]);
  });

  it("is refused whole for an unknown user, too many, or too long, and from browsers", async () => {
    const unknown = "00000000-0000-4000-8000-000000000000";
    const before = (await mailsTo(project, ada.email)).length;
    expect((await send({ user_ids: [ada.userId, unknown] })).code).toBe("USER_ID_DOES_NOT_EXIST");
    expect((await send({ user_ids: Array(101).fill(ada.userId) })).code).toBe("SCHEMA_ERROR");
    expect((await send({ html: "x".repeat(262_145) })).code).toBe("SCHEMA_ERROR");
    expect((await send({ subject: "" })).code).toBe("SCHEMA_ERROR");
    expect((await send({ all_users: true })).code).toBe("SCHEMA_ERROR");
    expect((await send({ theme_id: "dark" })).code).toBe("SCHEMA_ERROR");
    expect((await send({ notification_category_name: "Spam" })).code).toBe("SCHEMA_ERROR");
    expect((await send({}, "client")).code).toBe("INSUFFICIENT_ACCESS_TYPE");
    expect((await mailsTo(project, ada.email)).length).toBe(before);
  });

  it("cannot have headers written by its subject", async () => {
    await send({ subject: "Line\r\nBcc: eve@mail.example" });
    const { raw, to } = await receive("Line Bcc");
    expect(to).toEqual([ada.email]);
    expect(raw).not.toMatch(/^Bcc:/m);
  });

  it("of marketing goes to verified addresses, and comes to each user once", async () => {
    expect(statesOf(await send(MARKETING))).toEqual(["unverified"]);
    const bare = await project.call("POST", "/users", { level: "server", body: {} });
    expect(statesOf(await send({ user_ids: [bare.body.id] }))).toEqual(["no-address"]);
    await project.markVerified(ada.userId);
    const twice = [ada.userId, ada.userId.toUpperCase()];
    expect(statesOf(await send({ ...MARKETING, user_ids: twice }))).toEqual(["queued"]);
  });

  it("never delays a code, however many wait", async () => {
    clock.advance(60_000);
    await eventually(async () => {
      const waiting = await project.service.context.db
        .selectFrom("mails")
        .select("id")
        .where("project_id", "=", project.id)
        .where("state", "in", ["waiting", "sending"])
        .execute();
      return waiting.length === 0 || undefined;
    });
    const others = await Promise.all([project.signUp(), project.signUp()]);
    await send({ user_ids: [ada, ...others].map(({ userId }) => userId) });
    await send({});
    const times = await project.service.context.db
      .selectFrom("mails")
      .select("next_attempt_at")
      .where("project_id", "=", project.id)
      .where("state", "=", "waiting")
      .orderBy("next_attempt_at")
      .execute();
    const dues = times.map(({ next_attempt_at: at }) => (at ?? 0) - clock.now());
    // The first may have gone out.
    expect(dues.slice(-3)).toEqual([250, 500, 750]);
  });
});

describe("the link in marketing", () => {
  it("asks on GET, which scanners do, and turns off on POST, which mail programs send", async () => {
    await send({ ...MARKETING, subject: "Offer" });
    const { raw } = await receive("Offer");
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const url = linkIn(raw);
    for (const method of ["GET", "HEAD"]) {
      const page = await open(url, { method });
      expect(page.status).toBe(200);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      if (method === "GET") expect(await page.text()).toContain('<form method="post"><button>');
    }
    expect(await preferences()).toMatchObject([
      { enabled: true },
      { enabled: true, is_used: true },
    ]);

    const { userId } = await project.signUp();
    await project.markVerified(userId);
    await send({ ...MARKETING, subject: "Last offer", user_ids: [userId, ada.userId] });
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const done = await open(url, {
      method: "POST",
      body,
      headers: { origin: "https://mail.example" },
    });
    expect([done.status, await done.text()]).toEqual([
      200,
      expect.stringContaining("no more news"),
    ]);
    expect((await preferences())[1]).toMatchObject({ enabled: false });
    // What waited is not sent either.
    const waiting = (await mailsTo(project, ada.email)).find(
      ({ subject }) => subject === "Last offer",
    );
    expect(waiting).toMatchObject({ state: "refused" });
    expect(statesOf(await send(MARKETING))).toEqual(["off"]);
    expect(statesOf(await send({}))).toEqual(["queued"]);
  });

  it("does nothing if its token is forged, of another user, or of another category", async () => {
    await setEnabled("marketing", true);
    await send({ ...MARKETING, subject: "Again" });
    const url = new URL(linkIn((await receive("Again")).raw));
    const token = url.searchParams.get("token") ?? "";
    const other = await project.signUp();
    for (const forged of [
      "",
      "x".repeat(5000),
      `${token}x`,
      token.replace(ada.userId, other.userId),
      token.replace("marketing", "transactional"),
    ]) {
      url.searchParams.set("token", forged);
      expect((await open(url.href, { method: "POST" })).status).toBe(404);
    }
    expect((await preferences())[1]).toMatchObject({ enabled: true });
  });
});

describe("the choice of a user", () => {
  it("turns off marketing only, of the own account only", async () => {
    expect((await setEnabled("transactional", false)).status).toBe(400);
    expect((await setEnabled("unknown", false)).status).toBe(404);
    expect((await setEnabled("marketing", false)).body).toMatchObject({
      notification_category_id: "marketing",
      notification_category_name: "Marketing",
      enabled: false,
      can_disable: true,
    });
    // Twice is once.
    expect((await setEnabled("marketing", false)).status).toBe(200);
    expect((await setEnabled("marketing", true)).body.enabled).toBe(true);
    const eve = await project.signUp();
    const path = notifications.update.path
      .replace("{user_id}", ada.userId)
      .replace("{notification_category_id}", "marketing");
    const call = { token: eve.accessToken, body: { enabled: false } };
    expect((await project.call("PATCH", path, call)).status).toBe(403);
  });

  it("ends with the account", async () => {
    const { userId } = await project.signUp();
    await project.call("PATCH", `/emails/notification-preference/${userId}/marketing`, {
      level: "server",
      body: { enabled: false },
    });
    await project.call("DELETE", `/users/${userId}`, { level: "server" });
    const { db } = project.service.context;
    const rows = await db
      .selectFrom("notification_opt_outs")
      .select("user_id")
      .where("project_id", "=", project.id)
      .where("user_id", "=", userId)
      .execute();
    expect(rows).toEqual([]);
  });
});
