import { oneTimeCodes } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { registerWith } from "../../support/authenticator.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({ credentialEnabled: false });
});
afterAll(() => project.service.stop());

/** A person who has only ever signed in by mailed codes, and their calls. */
async function createPerson() {
  const email = newEmail();
  await project.call("POST", oneTimeCodes.send.path, { body: { email, callback_url: CALLBACK } });
  const code = codeIn(await mailTo(project, email, "magic_link"));
  const { body } = await project.call("POST", oneTimeCodes.signIn.path, { body: { code } });
  const token = body.access_token as string;
  return (method: string, path: string, sent?: unknown) =>
    project.call(method, path, { token, body: sent });
}

describeSuite(
  "abuse: refused codes",
  "Signing in by a mailed code to an account that turned mailed codes off",
  () => {
    it("A45: turned-off codes are no way in, and no client takes the last one", async () => {
      const call = await createPerson();
      const change = async (body: object) => (await call("PATCH", "/users/me", body)).status;
      expect(await change({ otp_auth_enabled: false })).toBe(400);
      const passkey = await registerWith(
        async (method, path, body) => (await call(method, path, body)).body,
      );
      expect(await change({ otp_auth_enabled: false })).toBe(200);
      const remove = async () => (await call("DELETE", `/users/me/passkeys/${passkey}`)).status;
      expect([await remove(), await change({ passkey_auth_enabled: false })]).toEqual([400, 400]);
      expect((await call("GET", "/users/me")).body.passkey_auth_enabled).toBe(true);
      expect(await change({ otp_auth_enabled: true })).toBe(200);
      expect(await remove()).toBe(200);
      countCases(4);
    });
  },
);
