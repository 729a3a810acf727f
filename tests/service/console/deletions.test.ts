import { describe, expect, it } from "vitest";
import { MAX_WAITING } from "../../../service/src/users/notifications/waiting.js";
import { newEmail } from "../../support/addresses.js";
import { consoleOf } from "../../support/console.js";
import { peopledProject } from "../../support/people.js";
import { TestClock } from "../../support/service.js";
import { queueWaiting } from "../../support/waiting-mails.js";

// Nothing listens there, so mails wait.
const clock = new TestClock();
const home = peopledProject({}, { port: 0, clock, smtpUrl: "smtp://127.0.0.1:9" });
const { call, administrator } = consoleOf(() => home.project, clock);

const user = async () => {
  const email = newEmail();
  const fields = { primary_email: email, primary_email_verified: true };
  return { id: (await home.project.user(fields)).id as string, email };
};
const kindsTo = async (email: string) =>
  (await home.project.mailsTo(email)).map(({ kind }) => kind);

async function deleteByJob(userIds: readonly string[], cookie?: string): Promise<void> {
  const draft = { kind: "delete", user_ids: userIds };
  const { id } = cookie
    ? JSON.parse((await call("api/v1/internal/jobs", { method: "POST", cookie, body: draft })).text)
    : (await home.project.admin("POST", "/internal/jobs", draft)).body;
  await expect
    .poll(async () => (await home.project.admin("GET", `/internal/jobs/${id}`)).body)
    .toMatchObject({ state: "done", done: userIds.length, failed: 0 });
}

const SOON = clock.now() + 1000;

/** Mails about other deletions, due soon. */
const queueOthers = (count: number) =>
  queueWaiting(home.project, count, { kind: "account_deleted", at: SOON });

describe("a user whom an administrator deletes", () => {
  it("is mailed about it", async () => {
    const { id, email } = await user();
    const { cookie } = await administrator("admin");
    const answer = await call(`api/v1/users/${id}`, { method: "DELETE", cookie });
    expect(answer.status, answer.text).toBe(200);
    expect(await kindsTo(email)).toEqual(["account_deleted"]);
    const [mail] = await home.project.mailsTo(email);
    // The address of an administrator is not of their account.
    expect(mail?.text).not.toContain("127.0.0.1");
  });

  it("is mailed about it also by a job, one after the other, so that codes need not wait", async () => {
    await queueOthers(1);
    const people = [await user(), await user(), await user()];
    const { cookie } = await administrator("admin");
    await deleteByJob(
      people.map(({ id }) => id),
      cookie,
    );
    for (const { email } of people) expect(await kindsTo(email)).toEqual(["account_deleted"]);
    const due = await home.project.service.context.db
      .selectFrom("mails")
      .select("next_attempt_at")
      .where("project_id", "=", home.project.id)
      .where(
        "recipient",
        "in",
        people.map(({ email }) => email),
      )
      .orderBy("next_attempt_at")
      .execute();
    const after = [SOON + 250, SOON + 500, SOON + 750];
    expect(due.map(({ next_attempt_at }) => next_attempt_at)).toEqual(after);
  });

  it("is deleted without a mail by a job if too many such mails wait", async () => {
    await queueOthers(MAX_WAITING);
    const { id, email } = await user();
    const { cookie } = await administrator("admin");
    await deleteByJob([id], cookie);
    expect(await kindsTo(email)).toEqual([]);
  });
});

it("a user whom a server or its job deletes is not mailed: the app tells them", async () => {
  const [one, two] = [await user(), await user()];
  await home.project.server("DELETE", `/users/${one.id}`);
  await deleteByJob([two.id]);
  for (const { email } of [one, two]) expect(await kindsTo(email)).toEqual([]);
});
