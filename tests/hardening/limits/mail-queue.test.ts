import { contactChannels } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { MAX_UNSENT_MAILS } from "../../../service/src/mail/create-mail.js";
import { newEmail } from "../../support/addresses.js";
import { startTestProject, TestClock } from "../../support/service.js";
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

    it("E32: who merely added an address turns none of the mails off that wait for it", async () => {
      const clock = new TestClock();
      // Nobody listens there.
      const project = await startTestProject({}, { clock, smtpUrl: "smtp://127.0.0.1:9" });
      await using service = project.service;
      const [first, owner, stranger] = [
        await project.signUp(),
        await project.signUp(),
        await project.signUp(),
      ];
      for (const { userId } of [first, owner]) await project.markVerified(userId);
      await project.call("POST", "/emails/send-email", {
        level: "server",
        body: {
          user_ids: [first.userId, owner.userId],
          subject: "News",
          html: "<p>Hello</p>",
          notification_category_name: "Marketing",
        },
      });
      const turnOff = (token: string) =>
        project.call("PATCH", "/emails/notification-preference/me/marketing", {
          token,
          body: { enabled: false },
        });
      // The second mail is due after a moment, in which this clock stands still.
      const stateOfMail = () =>
        service.context.db
          .selectFrom("mails")
          .select("state")
          .where("kind", "=", "marketing")
          .where("recipient", "=", owner.email)
          .executeTakeFirst();
      const token = stranger.accessToken;
      const added = await project.call("POST", contactChannels.create.path, {
        token,
        body: { user_id: "me", type: "email", value: owner.email, used_for_auth: false },
      });
      expect(added.status).toBe(201);
      expect((await turnOff(token)).status).toBe(200);
      expect(await stateOfMail()).toEqual({ state: "waiting" });
      expect((await turnOff(owner.accessToken)).status).toBe(200);
      expect(await stateOfMail()).toEqual({ state: "refused" });
    });
  },
);
