import { oneTimeCodes, passwords } from "@stackkit/next/protocol/internal";
import { afterEach, describe, expect, it } from "vitest";
import { preferredLanguage, wordsIn } from "../../../service/src/mail/locales/index.js";
import { renderMail } from "../../../service/src/mail/render.js";
import { noticeTemplate } from "../../../service/src/mail/templates/notice-template.js";
import { LOCALES } from "../../../src/protocol/languages/locales.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { ownMailServer } from "../../support/mail-server.js";
import { eventually, mailsTo, mailTo } from "../../support/mailbox.js";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";

/** A picture of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const DAY_MILLIS = 24 * 60 * 60 * 1000;
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function startServer(account?: { user: string; password: string }) {
  const server = await TestMailServer.start(account);
  stops.unshift(server.stop);
  return server;
}
async function start(
  settings: Parameters<typeof startTestProject>[0] = {},
  config: Parameters<typeof startTestProject>[1] = {},
): Promise<TestProject> {
  const project = await startTestProject(settings, config);
  stops.unshift(project.service.stop);
  return project;
}
const askForReset = (project: TestProject, email: string) =>
  project.call("POST", passwords.sendResetCode.path, {
    body: { email, callback_url: "http://localhost:3000/x" },
  });
const tries = (project: TestProject) =>
  project.service.context.db.selectFrom("sent_emails").selectAll().orderBy("sent_at").execute();

describe("a mail", () => {
  it("stays in the mailbox if there is no mail server", async () => {
    const project = await start();
    const { email } = await project.signUp();
    expect(await mailTo(project, email, "email_verification")).toMatchObject({
      state: "kept",
      problem: null,
    });
  });

  it("goes out by the mail server of the service, as both HTML and text", async () => {
    const server = await startServer();
    const project = await start(
      {},
      { smtpUrl: `smtp://127.0.0.1:${server.port}`, mailFrom: "noreply@stack.example" },
    );
    const { email } = await project.signUp();
    const letter = await eventually(async () => server.received[0]);
    expect(letter).toMatchObject({ from: "noreply@stack.example", to: [email] });
    expect(letter.raw).toMatch(/^From: "?Test project"? <noreply@stack\.example>\r$/m);
    expect(letter.raw).toMatch(/^Subject: Verify your email address for Test project\r$/m);
    expect(letter.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(letter.raw).toContain("Content-Type: multipart/alternative");
    expect(letter.raw).toContain("Content-Type: text/plain");
    expect(letter.raw).toContain("Content-Type: text/html");
    await eventually(async () =>
      (await mailTo(project, email, "email_verification")).state === "sent" ? true : undefined,
    );
  });

  it("carries an uploaded picture as an inline attachment", async () => {
    const server = await startServer();
    const project = await start({}, { smtpUrl: `smtp://127.0.0.1:${server.port}` });
    const made = await project.call("POST", "/teams", {
      level: "server",
      body: { display_name: "Crew", profile_image_url: `data:image/png;base64,${PIXEL}` },
    });
    const email = newEmail();
    await project.call("POST", "/team-invitations/send-code", {
      level: "server",
      body: { team_id: made.body.id, email, callback_url: CALLBACK },
    });
    const { raw } = await eventually(async () => server.received[0]);
    expect(raw).toContain("Content-Type: multipart/related");
    const [, id = ""] = /^Content-Id: <([^>]+)>\r$/im.exec(raw) ?? [];
    expect(raw.replaceAll("=\r\n", "")).toContain(`cid:${id}`);
    expect(raw).toMatch(/^Content-Type: image\/png/m);
    expect(raw).toMatch(/^Content-Disposition: inline/m);
    expect(raw).toContain(PIXEL.slice(0, 60));
    expect(raw).not.toContain("data:image");
  });

  it("goes out by the project's own mail server, with its password, and every try is logged without it", async () => {
    const server = await startServer({ user: "mailer", password: "s3cret" });
    const account = { username: "mailer", password: "s3cret" };
    const settings = ownMailServer({ ...account, port: server.port, senderName: "Atlas, Inc." });
    const project = await start(settings);
    const { email } = await project.signUp();
    const letter = await eventually(async () => server.received[0]);
    expect(letter).toMatchObject({ from: "app@example.com", to: [email], user: "mailer" });
    const [row] = await eventually(async () =>
      (await tries(project)).length === 1 ? tries(project) : undefined,
    );
    expect(row).toMatchObject({ recipient: email, error: null, project_id: project.id });
    expect(JSON.parse(row?.sender_config ?? "")).toEqual({
      type: "standard",
      host: "127.0.0.1",
      port: server.port,
      username: "mailer",
      sender_name: "Atlas, Inc.",
      sender_email: "app@example.com",
    });
  });

  it("is tried later and later, until it expires, if the failure may pass", async () => {
    const clock = new TestClock();
    const server = await startServer();
    server.refusals.push(
      ...Array.from({ length: 4 }, () => ({ code: 451, message: "Try again later" })),
    );
    const project = await start({}, { smtpUrl: `smtp://127.0.0.1:${server.port}`, clock });
    const { email } = await project.signUp();
    const waiting = (attempt: number) =>
      eventually(async () =>
        (await tries(project)).length === attempt && server.tries === attempt ? true : undefined,
      );
    const state = (wanted: string) =>
      eventually(async () =>
        (await mailTo(project, email, "email_verification")).state === wanted ? true : undefined,
      );
    await waiting(1);
    await state("waiting");
    clock.advance(29_999);
    clock.advance(1);
    await waiting(2);
    await state("waiting");
    clock.advance(120_000);
    await waiting(3);
    await state("waiting");
    clock.advance(DAY_MILLIS);
    await waiting(4);
    await state("failed");
    const logged = await tries(project);
    expect(logged.map(({ sent_at }) => sent_at - (logged[0]?.sent_at ?? 0))).toEqual([
      0,
      30_000,
      150_000,
      150_000 + DAY_MILLIS,
    ]);
    expect(JSON.parse(logged[0]?.error ?? "")).toMatchObject({
      canRetry: true,
      rawError: expect.stringContaining("451"),
    });
    expect((await mailTo(project, email, "email_verification")).problem).not.toBeNull();
    expect(server.received).toEqual([]);
  });

  it("arrives at the second try, as the same mail", async () => {
    const clock = new TestClock();
    const server = await startServer();
    server.refusals.push({ code: 421, message: "Busy" });
    const project = await start({}, { smtpUrl: `smtp://127.0.0.1:${server.port}`, clock });
    const { email } = await project.signUp();
    await eventually(async () =>
      server.tries === 1 && (await mailTo(project, email, "email_verification")).state === "waiting"
        ? true
        : undefined,
    );
    const { id } = await mailTo(project, email, "email_verification");
    clock.advance(30_000);
    const letter = await eventually(async () => server.received[0]);
    expect(letter.raw).toContain(`Message-ID: <${id}@stackkit.localhost>`);
  });

  it("is given up at once if the failure stays", async () => {
    const server = await startServer({ user: "mailer", password: "right" });
    const account = { username: "mailer", password: "wrong" };
    const project = await start(ownMailServer({ ...account, port: server.port }));
    const { email } = await project.signUp();
    await eventually(async () =>
      (await mailTo(project, email, "email_verification")).state === "failed" ? true : undefined,
    );
    const logged = await tries(project);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]?.error ?? "")).toMatchObject({
      errorType: "EAUTH",
      canRetry: false,
    });
  });

  it("is sent once by two outboxes on one database", async () => {
    const server = await startServer();
    const project = await start({}, { smtpUrl: `smtp://127.0.0.1:${server.port}` });
    const { createOutbox } = await import("../../../service/src/mail/outbox.js");
    const second = createOutbox(project.service.context, async () => undefined);
    second.start();
    const emails: string[] = [];
    for (let i = 0; i < 5; i++) emails.push((await project.signUp()).email);
    second.wake();
    await eventually(async () => (server.received.length >= 5 ? true : undefined));
    await eventually(async () =>
      (await mailTo(project, emails[4] as string, "email_verification")).state === "sent"
        ? true
        : undefined,
    );
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...emails].sort());
  });

  it("is stored encrypted, and in production deleted after sending", async () => {
    const open = await start();
    const { email } = await open.signUp();
    await mailTo(open, email, "email_verification");
    const stored = await open.service.context.db
      .selectFrom("mails")
      .select(["html", "text"])
      .executeTakeFirstOrThrow();
    expect(stored.html).toMatch(/^v1\./);
    expect(stored.text).toMatch(/^v1\./);

    const server = await startServer();
    const production = await start(
      { allowLocalhost: true },
      { production: true, smtpUrl: `smtp://127.0.0.1:${server.port}` },
    );
    await production.signUp();
    await eventually(async () => server.received[0]);
    await eventually(async () =>
      (await production.service.context.db.selectFrom("mails").select("id").execute()).length === 0
        ? true
        : undefined,
    );
    expect(await tries(production)).toHaveLength(1);
  });

  it("cannot have its headers written by a name", async () => {
    const server = await startServer();
    const project = await start({}, { smtpUrl: `smtp://127.0.0.1:${server.port}`, projects: [] });
    await project.call("PATCH", "/projects/current", {
      level: "admin",
      body: { display_name: "Evil\r\nBcc: victim@example.com\r\n\r\nHello" },
    });
    await project.signUp();
    const letter = await eventually(async () => server.received[0]);
    const [headers = ""] = letter.raw.split("\r\n\r\n");
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(letter.to).toHaveLength(1);
  });

  it("goes to the address that the account has, whatever spelling was typed", async () => {
    const project = await start();
    const { email } = await project.signUp();
    await askForReset(project, email.toUpperCase());
    expect((await mailTo(project, email, "password_reset")).to).toBe(email);
  });

  it("is written from the project's own template", async () => {
    const project = await start(ownMailServer());
    const content = {
      root: { type: "EmailLayout", data: { childrenIds: ["a"] } },
      a: { type: "Text", data: { props: { text: "Code: {{ otp }} or [here]({{ magicLink }})" } } },
    };
    await project.service.context.db
      .insertInto("email_templates")
      .values({
        project_id: project.id,
        type: "magic_link",
        subject: "{{ projectDisplayName }} says hi",
        content: JSON.stringify(content),
      })
      .execute();
    await project.call("POST", oneTimeCodes.send.path, {
      body: { email: "ann@example.com", callback_url: "http://localhost:3000/x" },
    });
    const mail = await mailTo(project, "ann@example.com", "magic_link");
    expect(mail.subject).toBe("Test project says hi");
    expect(mail.text).toMatch(
      /^Code: [0-9A-Z]{6} or here: http:\/\/localhost:3000\/x\?code=[0-9a-z]{45}\n$/,
    );
  });
});

describe("notices", () => {
  it.each(LOCALES)(
    "say in %s what happened, when, from where, and what to do",
    async (language) => {
      const words = await wordsIn(language);
      for (const [type, fact] of Object.entries(words.notices)) {
        const { subject, text, html } = renderMail(
          noticeTemplate(type as keyof typeof words.notices, words),
          {
            projectDisplayName: "Atlas",
            provider: "GitHub",
            detail: "new@example.com",
            when: "4 May",
            where: "Firefox",
            secureUrl: "https://atlas.example/handler/forgot-password",
            sessionsUrl: "https://atlas.example/handler/account-settings#sessions",
          },
          language,
        );
        expect(subject).not.toMatch(/[{}]/);
        if (fact.includes("{{ projectDisplayName }}")) expect(subject).toContain("Atlas");
        expect(text).toContain(`${subject}\n\n4 May\nFirefox`);
        const isOnHold = type === "access_suspended" || type === "suspension_ending";
        const [action, advice] =
          type === "password_leaked"
            ? [words.requests.password_reset.action, words.leaked]
            : [words.wasNotMe, isOnHold ? words.onHold : words.remedy];
        expect(text).toContain(`${action}:\nhttps://atlas.example/handler/forgot-password`);
        expect(text).toContain(advice);
        const isSignIn = ["new_device", "recovery_code_used", "second_factor_guessed"].includes(
          type,
        );
        expect(html.includes("/handler/account-settings#sessions")).toBe(isSignIn);
        expect(html).toContain(`lang="${language}"`);
      }
    },
  );

  it("are written in the reader's language", async () => {
    const project = await start();
    const { email, password, accessToken, userId } = await project.signUp();
    await project.markVerified(userId);
    await project.service.context.db
      .updateTable("users")
      .set({ locale: "fr-CA" })
      .where("id", "=", userId)
      .execute();
    await project.call("POST", passwords.update.path, {
      token: accessToken,
      body: { old_password: password, new_password: "a better password" },
    });
    expect((await mailTo(project, email, "password_changed")).subject).toBe(
      "Le mot de passe de votre compte Test project a été modifié",
    );
    expect((await mailsTo(project, email)).map(({ kind }) => kind).sort()).toEqual([
      "email_verification",
      "password_changed",
    ]);
  });

  it.each([
    ["de-CH, en;q=0.8", "de"],
    ["eo, en;q=0.5, fr;q=0.9", "fr"],
    ["pt", "pt-BR"],
    ["zh-Hant-HK", "zh-TW"],
    ["eo", null],
    ["*", null],
    [null, null],
  ])("go by what the browser asks for: %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
