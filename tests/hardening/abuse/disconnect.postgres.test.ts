import { sql } from "kysely";
import { expect, it } from "vitest";
import { deleteAccountOf } from "../../../service/src/sign-in/oauth/table.js";
import { lockUser } from "../../../service/src/users/user-rows.js";
import { newEmail } from "../../support/addresses.js";
import { serveTestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";
import { describeSuite } from "../support.js";

const project = serveTestProject({
  oauthProviders: [{ id: "github", enabled: true, type: "shared" }],
});

const WAITING = sql`
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'
`;

describeSuite(
  "pre-hijacking",
  "Signing up with someone else's address and staying in after its owner comes",
  () => {
    it("A57: a sign-in at the moment of the disconnection opens the account no more", async () => {
      const { accessToken: token, userId } = await project.signUp();
      const email = newEmail();
      const owner = new Visitor(project);
      const connected = await owner.signIn("github", { email }, { type: "link", token });
      expect((await owner.exchange(connected)).status).toBe(200);
      const thief = new Visitor(project);
      const callback = await thief.visit("github", { email });
      const { db, clock } = project.service.context;
      const { answer } = await db.transaction().execute(async (tx) => {
        // As a request to disconnect that has not ended.
        await lockUser(tx, project.id, userId);
        await deleteAccountOf(tx, project.id, userId, "github", clock.now());
        let isAnswered = false;
        const answer = thief.go(callback).finally(() => {
          isAnswered = true;
        });
        await expect
          .poll(async () => isAnswered || (await WAITING.execute(db)).rows.length === 1)
          .toBe(true);
        return { answer };
      });
      const { body } = await thief.exchange(await answer);
      const me = await project.call("GET", "/users/me", { token: body.access_token });
      expect(me.body.id).not.toBe(userId);
    });
  },
);
