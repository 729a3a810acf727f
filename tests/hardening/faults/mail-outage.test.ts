import { passwords } from "@stackkit/next/protocol/internal";
import { expect, it, onTestFinished } from "vitest";
import {
  configuredProject,
  startTestService,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";
import { cases, countCases, describeSuite } from "../support.js";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

async function start(smtpPort: number) {
  const clock = new TestClock();
  const configured = configuredProject(undefined, { allowLocalhost: true });
  const service = await startTestService({
    clock,
    production: true,
    publicUrl: "https://auth.example.com",
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    projects: [configured],
  });
  onTestFinished(() => service.stop());
  return { clock, service, project: new TestProject(service, configured.id) };
}
type Started = Awaited<ReturnType<typeof start>>;

async function startMailServer(): Promise<TestMailServer> {
  const server = await TestMailServer.start();
  onTestFinished(() => server.stop());
  return server;
}

const mailsIn = ({ service }: Started) =>
  service.context.db.selectFrom("mails").selectAll().orderBy("created_at").execute();

/** Waits until no attempt is running, and advances the clock to the next ones. */
async function turnToNextAttempts(started: Started): Promise<void> {
  const isResting = async () => (await mailsIn(started)).every(({ state }) => state === "waiting");
  await expect.poll(isResting).toBe(true);
  const times = (await mailsIn(started)).map(({ next_attempt_at }) => next_attempt_at ?? 0);
  started.clock.advance(Math.max(...times) - started.clock.now());
}

describeSuite("faults: receivers", "webhook endpoints and mail servers that hang or fail", () => {
  it("D24: mails of an outage of hours arrive after it, each once", async () => {
    const server = await startMailServer();
    const started = await start(server.port);
    const mails = cases(5, 100);
    const busy = { code: 421, message: "Closing" };
    server.refusals.push(...Array.from({ length: 5 * mails }, () => busy));
    for (let mail = 0; mail < mails; mail++) await started.project.signUp();
    for (let attempt = 1; attempt <= 5; attempt++) {
      await expect.poll(() => server.tries).toBe(attempt * mails);
      await turnToNextAttempts(started);
    }
    await expect.poll(() => server.received.length).toBe(mails);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(mails);
    await expect.poll(() => mailsIn(started)).toEqual([]);
    countCases(6 * mails);
  });

  it("D24: a code is not sent any more once it has expired, a notice after three days", async () => {
    const server = await startMailServer();
    const started = await start(server.port);
    const { project, clock } = started;
    const { userId, accessToken, password } = await project.signUp();
    await expect.poll(() => server.received.length).toBe(1);
    await project.markVerified(userId);
    server.refusals.push(...Array.from({ length: 1000 }, () => ({ code: 451, message: "Busy" })));
    const changed = await project.call("POST", passwords.update.path, {
      token: accessToken,
      body: { old_password: password, new_password: "a much better passphrase" },
    });
    expect(changed.status).toBe(200);
    await project.signUp();
    const states = async () => (await mailsIn(started)).map(({ kind, state }) => [kind, state]);
    const stateAfter = async (millis: number, expected: string[][]) => {
      clock.advance(millis);
      await expect
        .poll(async () => {
          const found = await states();
          // Small steps: a busy machine may need many, and codes expire within a day. An attempt
          // that takes minutes would be taken over by another instance.
          if (found.every(([, state]) => state !== "sending")) clock.advance(HOUR / 6);
          return found.toSorted();
        })
        .toEqual(expected);
    };
    await stateAfter(0, [
      ["email_verification", "waiting"],
      ["password_changed", "waiting"],
    ]);
    await stateAfter(DAY, [
      ["email_verification", "failed"],
      ["password_changed", "waiting"],
    ]);
    await stateAfter(3 * DAY, [
      ["email_verification", "failed"],
      ["password_changed", "failed"],
    ]);
    expect((await mailsIn(started)).every(({ html }) => html.startsWith("v1."))).toBe(true);
  });

  it("D24: mails that were given up are counted, listed and sent again by hand, unless expired", async () => {
    const { countUnsentMails, listUnsentMails, resendMails } = await import(
      "../../../service/src/mail/unsent.js"
    );
    const server = await startMailServer();
    const started = await start(server.port);
    const { db } = started.service.context;
    server.refusals.push({ code: 554, message: "secret words of the server" });
    server.refusals.push({ code: 451, message: "Busy" });
    const { email } = await started.project.signUp();
    await expect.poll(async () => (await countUnsentMails(db)).givenUp).toBe(1);
    await started.project.signUp();
    await expect.poll(async () => (await countUnsentMails(db)).waiting).toBe(1);
    const counts = await countUnsentMails(db);
    expect(counts.problem).toBe("The mail server refused the mail.");
    const unsent = await listUnsentMails(db, 10);
    expect(JSON.stringify([counts, unsent])).not.toContain("secret words");
    expect(unsent.map(({ isGivenUp }) => isGivenUp).toSorted()).toEqual([false, true]);
    const { id = "" } = unsent.find(({ isGivenUp }) => isGivenUp) ?? {};
    expect(await resendMails(db, { ids: [id] }, started.clock.now() + 8 * DAY)).toBe(0);
    expect(await resendMails(db, { ids: [id] }, started.clock.now())).toBe(1);
    await expect
      .poll(() => {
        started.clock.advance(1000);
        return server.received.map(({ to }) => to[0]);
      })
      .toContain(email);
  });
});
