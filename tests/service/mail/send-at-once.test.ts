import { expect, it } from "vitest";
import { MAX_WAITING } from "../../../service/src/users/notifications/waiting.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { queueWaiting } from "../../support/waiting-mails.js";

// Nothing listens there, so mails wait.
const clock = new TestClock();
const project = serveTestProject({}, { clock, smtpUrl: "smtp://127.0.0.1:9" });

it("two requests at once take one place after the other, and no more than may wait", async () => {
  const { userId } = await project.signUp();
  const at = clock.now() + 1000;
  const send = () =>
    project.call("POST", "/emails/send-email", {
      level: "server",
      body: { user_ids: [userId], subject: "News", html: "<p>Hello</p>" },
    });
  await queueWaiting(project, MAX_WAITING - 3, { kind: "transactional", at });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const due = await project.service.context.db
    .selectFrom("mails")
    .select("next_attempt_at")
    .where("kind", "=", "transactional")
    .orderBy("next_attempt_at", "desc")
    .limit(2)
    .execute();
  expect(due.map(({ next_attempt_at }) => next_attempt_at)).toEqual([at + 500, at + 250]);
  const rest = await Promise.all([send(), send()]);
  expect(rest.map(({ status }) => status).sort()).toEqual([200, 429]);
});
