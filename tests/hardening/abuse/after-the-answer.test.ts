import { API_PATH, HEADERS, KEY_HEADERS } from "@stackkit/next/protocol";
import { expect, it } from "vitest";
import { createApp } from "../../../service/src/api/app.js";
import { routes } from "../../../service/src/api/routes.js";
import { newEmail } from "../../support/addresses.js";
import { eventually, mailTo } from "../../support/mailbox.js";
import { KEYS, startTestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

describeSuite(
  "abuse: timing",
  "telling from an answer's time whether an address has an account",
  () => {
    it("B17: a forgotten password does the same before its answer, whether or not there is an account", async () => {
      const events: string[] = [];
      const project = await startTestProject(
        {},
        { onStatement: ({ sql }: { sql: string }) => void events.push(sql) },
        1,
      );
      try {
        const { email } = await project.signUp();
        await mailTo(project, email, "email_verification");
        const app = createApp(project.service.context, routes, () => {});
        const ask = async (address: string) => {
          const headers = {
            [HEADERS.projectId]: project.id,
            [HEADERS.accessType]: "client",
            [KEY_HEADERS.client]: KEYS(project.id).client,
            "content-type": "application/json",
          };
          const body = JSON.stringify({
            email: address,
            callback_url: "http://localhost:3000/reset",
          });
          const request = new Request(
            `http://service.test${API_PATH}/auth/password/send-reset-code`,
            { method: "POST", headers, body },
          );
          let send = () => {};
          const sent = new Promise<void>((resolve) => {
            send = resolve;
          });
          events.length = 0;
          const response = await app.fetch(request, { whenAnswered: () => sent });
          // By now, any unawaited work would have started.
          await new Promise((resolve) => setImmediate(resolve));
          const before = [...events];
          send();
          return { answer: [response.status, await response.text()], before };
        };
        const known = await ask(email);
        await mailTo(project, email, "password_reset");
        const unknown = await ask(newEmail());
        await eventually(async () => (events.length > unknown.before.length ? true : undefined));
        expect(known).toEqual(unknown);
        expect(known.before.join("\n")).not.toMatch(/insert into "(mails|verification_codes)"/);
        countCases(2);
      } finally {
        await project.service.stop();
      }
    });

    it("B17: the mail is created once the answer has been sent, over a real connection", async () => {
      const project = await startTestProject({}, { port: 0 }, 1);
      try {
        const { email } = await project.signUp();
        const response = await fetch(
          `${project.service.url}${API_PATH}/auth/password/send-reset-code`,
          {
            method: "POST",
            headers: {
              [HEADERS.projectId]: project.id,
              [HEADERS.accessType]: "client",
              [KEY_HEADERS.client]: KEYS(project.id).client,
              "content-type": "application/json",
            },
            body: JSON.stringify({ email, callback_url: "http://localhost:3000/reset" }),
          },
        );
        expect(response.status).toBe(200);
        await mailTo(project, email, "password_reset");
      } finally {
        await project.service.stop();
      }
    });
  },
);
