import { emails, oneTimeCodes } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLBACK } from "../../support/addresses.js";
import { eventually } from "../../support/mailbox.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { TestMailServer } from "../../support/smtp.js";
import { describeSuite } from "../support.js";

let server: TestMailServer;
let project: TestProject;

beforeAll(async () => {
  server = await TestMailServer.start();
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  const settings = { smtpUrl, mailFrom: "noreply@stack.example", mailbox: false };
  project = await startTestProject({ signInCodeKind: "letters" }, settings);
});
afterAll(async () => {
  await project.service.stop();
  await server.stop();
});

describeSuite("abuse: sent codes", "Reading codes of others in the lists of sent mails", () => {
  it("A59: no list of sent mails has a code with letters", async () => {
    const { email } = await project.signUp();
    await project.call("POST", oneTimeCodes.send.path, { body: { email, callback_url: CALLBACK } });
    const listed = async (path: string) => {
      const { body } = await project.call("GET", path, { level: "admin" });
      return body.items as { kind?: string; subject: string }[];
    };
    const mail = await eventually(async () =>
      (await listed("/internal/mails")).find(({ kind }) => kind === "magic_link"),
    );
    expect(mail.subject).toBe("Sign in to Test project: your code is ••••••");
    const sent = await listed(emails.listSent.path);
    expect(sent.map(({ subject }) => subject)).toContain(mail.subject);
    const letters = server.received.map(({ raw }) => /your code is ([\dA-Z]{6})$/m.exec(raw)?.[1]);
    expect(letters.some((code) => code !== undefined)).toBe(true);
  });
});
