import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { mailTo } from "../../support/mailbox.js";
import { serveTestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const project = serveTestProject({
  oauthProviders: [
    { id: "google", enabled: true, type: "shared" },
    { id: "github", enabled: true, type: "shared" },
  ],
});

const disconnect = (token: string | undefined, provider: string, user = "me") =>
  project.call("DELETE", `/connected-accounts/${user}/${provider}`, { token });
const me = async (token: string) => (await project.call("GET", "/users/me", { token })).body;

async function signIn(provider: string, email: string, verified = true) {
  const visitor = new Visitor(project);
  return (await visitor.exchange(await visitor.signIn(provider, { email, verified }))).body;
}
async function connect(token: string, provider: string, email: string) {
  const visitor = new Visitor(project);
  expect(
    (await visitor.exchange(await visitor.signIn(provider, { email }, { type: "link", token })))
      .status,
  ).toBe(200);
}

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it("A1: a provider account can be disconnected, and signs in no more", async () => {
      const { accessToken: token, userId, email } = await project.signUp();
      await project.markVerified(userId);
      const providerEmail = newEmail();
      await connect(token, "github", providerEmail);
      expect((await disconnect(token, "github")).body).toEqual({ success: true });
      expect((await me(token)).oauth_providers).toEqual([]);
      expect((await me((await signIn("github", providerEmail)).access_token)).id).not.toBe(userId);
      expect((await disconnect(token, "github")).code).toBe(
        "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
      );
      await mailTo(project, email, "provider_connected");
    });

    it("A47: a sign-in that waits for its code opens the account no more", async () => {
      const { accessToken: token } = await project.signUp();
      const email = newEmail();
      await connect(token, "github", email);
      const thief = new Visitor(project);
      const answer = await thief.signIn("github", { email });
      expect((await disconnect(token, "github")).status).toBe(200);
      expect((await thief.exchange(answer)).code).toBe("INVALID_AUTHORIZATION_CODE");
    });

    it("A1: the last way to sign in stays, for a client", async () => {
      const { access_token: token } = await signIn("google", newEmail(), false);
      const { id } = await me(token);
      const refused = await disconnect(token, "google");
      expect([refused.status, refused.code]).toEqual([400, undefined]);
      expect((await me(token)).oauth_providers).toHaveLength(1);
      await connect(token, "github", newEmail());
      expect((await disconnect(token, "google")).status).toBe(200);
      expect((await disconnect(token, "github")).status).toBe(400);
      expect(
        (await project.call("DELETE", `/connected-accounts/${id}/github`, { level: "server" }))
          .status,
      ).toBe(200);
    });

    it("A1: the accounts of another user cannot be disconnected", async () => {
      const { access_token: token } = await signIn("google", newEmail());
      const { id } = await me(token);
      const { accessToken: stranger } = await project.signUp();
      expect((await disconnect(stranger, "google", id)).status).toBe(403);
      expect((await disconnect(undefined, "google")).code).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
      expect((await me(token)).oauth_providers).toHaveLength(1);
    });
  },
);
