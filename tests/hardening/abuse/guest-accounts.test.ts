import {
  anonymous,
  contactChannels,
  oneTimeCodes,
  passkeys,
  passwords,
  suspendedAccess,
} from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { confirmationDigits } from "../../support/suspended-account.js";
import { Visitor } from "../../support/visitor.js";
import { countCases, describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";

let project: TestProject;
beforeAll(async () => {
  project = await startTestProject({
    oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
  });
});
afterAll(() => project.service.stop());

/** What a stranger leaves in a shared browser: a guest's session, with ways in of their own. */
async function prepareGuest() {
  const { body: guest } = await project.call("POST", anonymous.signUp.path);
  const token = guest.access_token as string;
  const as = (method: string, path: string, body?: unknown) =>
    project.call(method, path, { token, body });
  const authenticator = new SoftwareAuthenticator();
  const started = await as("POST", passkeys.startRegistration.path, {});
  const credential = authenticator.create(started.body.options_json);
  const { code } = started.body;
  expect((await as("POST", passkeys.register.path, { credential, code })).status).toBe(200);
  const [address, atProvider] = [newEmail(), newEmail()];
  const channel = { user_id: "me", type: "email", value: address, used_for_auth: true };
  const { id } = (await as("POST", contactChannels.create.path, channel)).body;
  await as("POST", `/contact-channels/me/${id}/send-verification-code`, { callback_url: CALLBACK });
  const proof = codeIn(await mailTo(project, address, "email_verification"));
  expect((await as("POST", contactChannels.verify.path, { code: proof })).status).toBe(200);
  const visitor = new Visitor(project);
  const link = await visitor.signIn("github", { email: atProvider }, { type: "link", token });
  expect((await visitor.exchange(link)).status).toBe(200);
  const totp_secret_base64 = Buffer.alloc(20, 7).toString("base64");
  expect((await as("PATCH", "/users/me", { totp_secret_base64 })).status).toBe(200);
  return { userId: guest.user_id as string, token, authenticator, address, atProvider };
}
type Guest = Awaited<ReturnType<typeof prepareGuest>>;

/** The accounts that the stranger's ways in open. */
async function opened({ authenticator, address, atProvider }: Guest): Promise<unknown[]> {
  const { body } = await project.call("POST", passkeys.startSignIn.path, { body: {} });
  const byPasskey = await project.call("POST", passkeys.signIn.path, {
    body: { authentication_response: authenticator.get(body.options_json), code: body.code },
  });
  await project.call("POST", oneTimeCodes.send.path, {
    body: { email: address, callback_url: CALLBACK },
  });
  const code = codeIn(await mailTo(project, address, "magic_link"));
  const byCode = await project.call("POST", oneTimeCodes.signIn.path, { body: { code } });
  const visitor = new Visitor(project);
  const byProvider = await visitor.exchange(await visitor.signIn("github", { email: atProvider }));
  return [byPasskey, byCode, byProvider].map(({ body: { user_id, access_token } }) =>
    access_token ? (user_id ?? "someone") : undefined,
  );
}

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it("A46: ways into a guest's account do not open it after someone signs up in its session", async () => {
      const guest = await prepareGuest();
      const email = newEmail();
      const signedUp = await project.call("POST", passwords.signUp.path, {
        token: guest.token,
        body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
      });
      expect(signedUp.body.user_id).toBe(guest.userId);
      const [byPasskey, byCode, byProvider] = await opened(guest);
      expect([byPasskey, byProvider]).toEqual([undefined, undefined]);
      expect(byCode).not.toBe(guest.userId);
      const signedIn = await project.signIn({ email, password: PASSWORD });
      expect(signedIn.body.user_id).toBe(guest.userId);
      countCases(4);
    });

    it("A46: a guest's password does not open the account of someone who signs up by a code", async () => {
      const { body: guest } = await project.call("POST", anonymous.signUp.path);
      const token = guest.access_token as string;
      const set = await project.call("POST", passwords.set.path, {
        token,
        body: { password: PASSWORD },
      });
      expect(set.status).toBe(200);
      const email = newEmail();
      await project.call("POST", oneTimeCodes.send.path, {
        body: { email, callback_url: CALLBACK },
      });
      const code = codeIn(await mailTo(project, email, "magic_link"));
      const signedUp = await project.call("POST", oneTimeCodes.signIn.path, {
        token,
        body: { code },
      });
      expect(signedUp.body.user_id).toBe(guest.user_id);
      const byPassword = await project.signIn({ email, password: PASSWORD });
      expect(byPassword.code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
      await mailTo(project, email, "confirm_sign_in");
    });

    it("A46: a code that is mailed to the address gives them back to its owner", async () => {
      const guest = await prepareGuest();
      const email = newEmail();
      const { body } = await project.call("POST", passwords.signUp.path, {
        token: guest.token,
        body: { email, password: PASSWORD, verification_callback_url: CALLBACK },
      });
      await project.markVerified(guest.userId);
      const call = (operation: { method: string; path: string }, sent?: unknown) =>
        project.call(operation.method, operation.path.replace("{user_id}", "me"), {
          token: body.access_token,
          body: sent,
        });
      const held = await call(suspendedAccess.read);
      expect(held.body.items.map(({ type }: { type: string }) => type).sort()).toEqual([
        "address",
        "passkey",
        "provider",
        "second_factor",
      ]);
      const { attempt_code } = (await call(suspendedAccess.sendCode)).body;
      const { digits: code } = await confirmationDigits(project, email);
      expect((await call(suspendedAccess.resolve, { attempt_code, code, keep: true })).status).toBe(
        200,
      );
      const [byPasskey, ...withoutSecondFactor] = await opened(guest);
      expect(byPasskey).toBe(guest.userId);
      expect(withoutSecondFactor).toEqual([undefined, undefined]);
      countCases(3);
    });
  },
);
