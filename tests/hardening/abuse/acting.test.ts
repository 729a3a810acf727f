import { cliLogin, sessions } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { newEmail } from "../../support/addresses.js";
import { read, serveTestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const CALLBACK = "http://localhost:3000/verify";

const project = serveTestProject({
  oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
});

/** The tokens of a session in which support acts as a user. */
async function openActing(userId: string) {
  const actor = { type: "admin", id: "staff-1", reason: "Ticket 7" };
  const { body } = await project.call("POST", sessions.create.path, {
    level: "server",
    body: { user_id: userId, actor },
  });
  return body as { access_token: string; refresh_token: string };
}
const actAs = async (userId: string): Promise<string> => (await openActing(userId)).access_token;

describeSuite(
  "access: actors",
  "Taking an account over in a session in which an administrator, an agent or a key acts",
  () => {
    it("A42: connects no provider account by a token in the URL, as older clients send it", async () => {
      const { userId } = await project.signUp();
      const visitor = new Visitor(project);
      const url = visitor.authorizeUrl("github", { type: "link", token: await actAs(userId) });
      const answer = await visitor.go(url).then(read);
      expect(answer.body.details).toMatchObject({ reason: "actor_refused" });
    });

    it("A42: hands the session to no command-line tool by its refresh token alone", async () => {
      const { userId } = await project.signUp();
      const { body: login } = await project.call("POST", cliLogin.start.path, { body: {} });
      const complete = (refresh_token: string) =>
        project.call("POST", cliLogin.complete.path, {
          body: { login_code: login.login_code, refresh_token },
        });
      const { refresh_token } = await openActing(userId);
      const answer = await complete(refresh_token);
      expect(answer.body.details).toMatchObject({ reason: "actor_refused" });
      const polled = await project.call("POST", cliLogin.poll.path, {
        body: { polling_code: login.polling_code },
      });
      expect(polled.body.status).toBe("waiting");
    });

    it("A42: signs up for themselves, and the guest as whom they act keeps the account", async () => {
      const { body: guest } = await project.call("POST", "/auth/anonymous/sign-up", { body: {} });
      const token = await actAs(guest.user_id);
      const signedUp = await project.call("POST", "/auth/password/sign-up", {
        token,
        body: { email: newEmail(), password: PASSWORD, verification_callback_url: CALLBACK },
      });
      expect(signedUp.status).toBe(200);
      expect(signedUp.body.user_id).not.toBe(guest.user_id);
      const mine = await project.call("GET", "/users/me", { token: guest.access_token });
      expect(mine.body).toMatchObject({ id: guest.user_id, is_anonymous: true });
    });
  },
);
