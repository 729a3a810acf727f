import { expect, it } from "vitest";
import { MAX_UNSENT_MAILS } from "../../../service/src/mail/create-mail.js";
import { newEmail } from "../../support/addresses.js";
import { startTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

describeSuite(
  "limits: mail queue",
  "Filling the queue of mails while the mail server is away",
  () => {
    it("E17: holds a bounded number of mails, drops the one that waits longest, and counts it", async () => {
      const project = await startTestProject(
        {},
        // Nobody listens there.
        { smtpUrl: "smtp://127.0.0.1:9", metricsPage: true, rateLimits: false },
      );
      await using service = project.service;
      const { db, clock } = service.context;
      const now = clock.now();
      const row = (id: number) => ({
        id: `mail-${id}`,
        project_id: project.id,
        kind: "magic_link" as const,
        recipient: "a@example.com",
        recipient_canonical: "a@example.com",
        sender: "App <app@example.com>",
        subject: "",
        html: "",
        text: "",
        created_at: now,
        state: "waiting" as const,
        attempts: 1,
        next_attempt_at: now + 3_600_000 + id,
        problem: null,
        expires_at: now + 7_200_000,
      });
      const ids = Array.from({ length: MAX_UNSENT_MAILS }, (_, id) => id);
      while (ids.length > 0)
        await db.insertInto("mails").values(ids.splice(0, 500).map(row)).execute();
      const email = newEmail();
      const { status } = await project.call("POST", "/auth/otp/send-sign-in-code", {
        body: { email, callback_url: "http://localhost:3000/handler/magic-link-callback" },
      });
      expect(status).toBe(200);
      const unsent = await db
        .selectFrom("mails")
        .select(["id", "recipient"])
        .where("next_attempt_at", "is not", null)
        .execute();
      expect(unsent.length).toBe(MAX_UNSENT_MAILS);
      expect(unsent.some(({ recipient }) => recipient === email)).toBe(true);
      expect(unsent.some(({ id }) => id === `mail-${MAX_UNSENT_MAILS - 1}`)).toBe(false);
      // With PostgreSQL, calls alternate between two instances.
      const metrics = async () =>
        (await service.fetch(new Request("http://service.test/metrics"))).text();
      expect((await metrics()) + (await metrics())).toMatch(
        /^stackkit_queue_dropped_total\{queue="mails"\} 1$/m,
      );
      countCases(MAX_UNSENT_MAILS + 1);
    });
  },
);
