import { emails, oneTimeCodes, passwords } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLBACK } from "../../support/addresses.js";
import { eventually } from "../../support/mailbox.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";

const clock = new TestClock();
let server: TestMailServer;
let project: TestProject;
let user: { email: string; id: string };

beforeAll(async () => {
  server = await TestMailServer.start();
  project = await startTestProject(
    {},
    {
      clock,
      smtpUrl: `smtp://127.0.0.1:${server.port}`,
      mailFrom: "noreply@stack.example",
      mailbox: false,
    },
  );
  const { email, userId } = await project.signUp();
  user = { email, id: userId };
});
afterAll(async () => {
  await project.service.stop();
  await server.stop();
});

const list = async (query = "") => {
  const { status, body } = await project.call("GET", `/internal/mails?${query}`, {
    level: "admin",
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body.items;
};
const resend = (id: string) =>
  project.call("POST", `/internal/mails/${id}/resend`, { level: "admin", body: {} });
const askForReset = () =>
  project.call("POST", passwords.sendResetCode.path, {
    body: { email: user.email, callback_url: CALLBACK },
  });

describe("the list of mails", () => {
  it("has each attempt with the server's answer, by person", async () => {
    await eventually(async () => (await list())[0]);
    const [mail] = await list(`user_id=${user.id}`);
    expect(mail).toMatchObject({
      kind: "email_verification",
      recipient: user.email,
      outcome: "sent",
      answer: expect.stringMatching(/^250/),
      problem: null,
      next_attempt_at_millis: null,
      can_resend: false,
    });
    expect(await list(`recipient=${encodeURIComponent(user.email.toUpperCase())}`)).toEqual([mail]);
    expect(await list("recipient=nobody%40mail.example")).toEqual([]);
    expect(await list("outcome=failed")).toEqual([]);
    // What was sent has codes, and is not stored.
    expect((await resend(mail.mail_id)).status).toBe(404);
  });

  it("has failures with their reason, and sends them again", async () => {
    // Attempts of one millisecond have no order.
    clock.advance(1000);
    server.refusals.push({ code: 550, message: "5.7.1 No" });
    await askForReset();
    // The attempt is listed a moment before the mail waits for a decision.
    const failed = await eventually(async () => {
      const [mail] = await list("outcome=failed");
      return mail?.can_resend ? mail : undefined;
    });
    expect(failed).toMatchObject({
      kind: "password_reset",
      outcome: "failed",
      answer: "550 5.7.1",
      problem: expect.any(String),
      can_resend: true,
    });
    const answer = await resend(failed.mail_id);
    expect([answer.status, answer.body]).toEqual([
      200,
      { id: failed.mail_id, state: "waiting", next_attempt_at_millis: clock.now() },
    ]);
    clock.advance(30_000);
    const [sent] = await eventually(async () => {
      const items = await list("outcome=sent");
      return items[0]?.mail_id === failed.mail_id ? items : undefined;
    });
    expect(sent).toMatchObject({ outcome: "sent", can_resend: false });
    expect((await list()).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "sent",
      "failed",
      "sent",
    ]);
  });

  it("has no digits that sign in, which its readers might use before their owner", async () => {
    clock.advance(1000);
    const { path } = oneTimeCodes.send;
    await project.call("POST", path, { body: { email: user.email, callback_url: CALLBACK } });
    const mail = await eventually(async () => {
      const [newest] = await list();
      return newest.kind === "magic_link" ? newest : undefined;
    });
    expect(mail.subject).toBe("Sign in to Test project: your code is ••••••");
    const { body } = await project.call("GET", emails.listSent.path, { level: "admin" });
    expect(body.items[0].subject).toBe(mail.subject);
    expect(server.received.at(-1)?.raw).toMatch(/^Subject: .* \d{6}$/m);
  });

  it("knows no mail and no user of another project", async () => {
    expect((await resend("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    const unknown = await project.call(
      "GET",
      "/internal/mails?user_id=00000000-0000-4000-8000-000000000000",
      { level: "admin" },
    );
    expect(unknown.code).toBe("USER_NOT_FOUND");
  });
});
