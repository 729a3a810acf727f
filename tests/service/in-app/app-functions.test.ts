import type { AppEvent, AppMail, ServiceConfig } from "@stackkit/service";
import { startService } from "@stackkit/service";
import { afterEach, describe, expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { ownMailServer } from "../../support/mail-server.js";
import { mailsTo } from "../../support/mailbox.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

const HOUR = 3_600_000;
const FROM = "hello@almanac.example";

let project: TestProject;
const clock = new TestClock();
afterEach(() => project?.service.stop());

const start = async (config: ServiceConfig) => {
  project = await startTestProject({}, { clock, mailFrom: FROM, ...config });
};

/** Lets the service's queues look again until something is there. */
const until = (look: () => boolean | Promise<boolean>) =>
  expect
    .poll(async () => {
      clock.advance(HOUR);
      return look();
    })
    .toBe(true);

describe("sendEmail of the app", () => {
  it("sends the service's mails in place of a mail server", async () => {
    const sent: AppMail[] = [];
    await start({ smtpUrl: "smtp://127.0.0.1:1", sendEmail: async (mail) => sent.push(mail) });
    const { email } = await project.signUp();
    await until(() => sent.length > 0);
    const [mail] = sent;
    expect(mail).toMatchObject({
      projectId: project.id,
      kind: "email_verification",
      to: email,
      from: { name: "Test project", address: FROM },
    });
    expect(mail?.html).toContain("<");
    expect(mail?.text).not.toContain("<html");
    expect(mail?.subject).not.toBe("");
  });

  it("sends a mail again after a failure, under the same id, and keeps its text out of the log", async () => {
    const ids: string[] = [];
    const lines: string[] = [];
    await start({
      writeLog: (line) => lines.push(line),
      sendEmail: async (mail) => {
        ids.push(mail.id);
        if (ids.length < 3) throw new Error(`The provider refuses ${mail.text}`);
      },
    });
    const { email } = await project.signUp();
    // Shorter than the life of the code in it.
    await expect
      .poll(() => {
        clock.advance(60_000);
        return ids.length;
      })
      .toBe(3);
    expect(new Set(ids).size).toBe(1);
    await expect.poll(async () => (await mailsTo(project, email))[0]?.state).toBe("sent");
    expect(lines.filter((line) => line.includes("was not sent"))).toHaveLength(2);
    expect(lines.join()).not.toContain("The provider refuses");
  });

  it("leaves mails of a project with its own server to that server", async () => {
    const sent: AppMail[] = [];
    const sendEmail = async (mail: AppMail) => sent.push(mail);
    project = await startTestProject(ownMailServer(), { clock, sendEmail });
    const { email } = await project.signUp();
    const state = async () => (await mailsTo(project, email))[0]?.state ?? "none";
    await expect.poll(state).toMatch(/waiting|failed/);
    expect(sent).toEqual([]);
  });
});

describe("onEvent of the app", () => {
  it("gets each event once its change is committed, as a record", async () => {
    const events: AppEvent[] = [];
    const seen: (string | undefined)[] = [];
    await start({
      onEvent: async (event) => {
        if (event.type === "user.created") {
          const { body } = await project.call("GET", `/users/${event.data.id}`, {
            level: "server",
          });
          seen.push(body.id);
        }
        events.push(event);
      },
    });
    const email = newEmail();
    const { userId } = await project.signUp(email);
    await until(() => events.some(({ type }) => type === "user.created"));
    // Hours pass while an instance delivers, so another may deliver again.
    expect(new Set(seen)).toEqual(new Set([userId]));
    const created = events.find(({ type }) => type === "user.created");
    expect(created).toMatchObject({
      projectId: project.id,
      data: { id: userId, primaryEmail: email, signedUpAt: expect.any(Date) },
    });
    expect(created?.id).toEqual(expect.any(String));
  });

  it("gets an event again after a failure, and after one without an end", async () => {
    const ids: string[] = [];
    let isEndless = true;
    await start({
      onEvent: async ({ id, type }, { signal }) => {
        if (type !== "user.created") return;
        ids.push(id);
        if (ids.length === 1) throw new Error("The database of the app is away.");
        if (ids.length === 2)
          await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
        isEndless = false;
      },
    });
    await project.signUp();
    await until(() => ids.length === 2);
    expect(new Set(ids).size).toBe(1);
    expect(isEndless).toBe(true);
    // Stopping the service ends the call that waits.
  });

  it.each([
    ["an error with a NUL", new Error("away\0"), "Error: away"],
    ["no error", undefined, "undefined"],
  ])("is tried again after a function that throws %s", async (_, thrown, problem) => {
    await start({ onEvent: () => Promise.reject(thrown) });
    await project.signUp();
    const { db } = project.service.context;
    // On a standing clock the next attempt, which clears the problem, never begins.
    await expect
      .poll(() =>
        db.selectFrom("webhook_deliveries").select(["problem", "next_attempt_at"]).execute(),
      )
      .toContainEqual({ problem, next_attempt_at: expect.any(Number) });
  });

  it("has deliveries of its own, besides those of webhooks", async () => {
    const events: AppEvent[] = [];
    await start({ onEvent: async (event) => events.push(event) });
    const { db } = project.service.context;
    const { userId } = await project.signUp();
    await until(() => events.length > 0);
    expect(events.some(({ type }) => type === "user.created")).toBe(true);
    expect(userId).toEqual(expect.any(String));
    const rows = await db.selectFrom("webhook_deliveries").select("url").execute();
    expect(new Set(rows.map(({ url }) => url))).toEqual(new Set(["app:"]));
  });
});

it("what is no function stops the service at its start", async () => {
  const wrong = { sendEmail: "resend" } as unknown as ServiceConfig;
  await expect(startService(wrong)).rejects.toMatchObject({ code: "bad-function" });
});

it.each([
  ["an address", { url: "example.com/hooks" }, "webhooks.0.url"],
  ["a scheme", { url: "ftp://example.com/hooks" }, "webhooks.0.url"],
  ["a password", { url: "https://ada:hunter2@example.com" }, "webhooks.0.url"],
  ["a signing secret", { secret: "hunter2" }, "webhooks.0.secret"],
  ["a secret that is no base64", { secret: "whsec_hunter2" }, "webhooks.0.secret"],
  ["a former secret", { previousSecret: "whsec_" }, "webhooks.0.previousSecret"],
  ["an event", { events: ["user.create"] }, "webhooks.0.events.0"],
  ["a field", { event: "user.created" }, "webhooks.0"],
])("a webhook in code with %s that it cannot have stops the service", async (_, part, place) => {
  const webhook = { url: "https://example.com", secret: "whsec_c2VjcmV0", ...part };
  const starting = startService({ webhooks: [webhook] } as ServiceConfig);
  await expect(starting).rejects.toMatchObject({
    code: "bad-webhooks",
    message: expect.stringContaining(place),
  });
  await expect(starting).rejects.not.toThrow("hunter2");
});
