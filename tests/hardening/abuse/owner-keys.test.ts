import { STEP_UP_FRESH_MILLIS } from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import { codeIn, mailTo } from "../../support/mailbox.js";
import { type Person, peopledProject } from "../../support/people.js";
import { countCases, describeSuite } from "../support.js";

const HOUR = 3_600_000;
const USERS = "/user-api-keys";
const TEAMS = "/team-api-keys";
const APP = "https://app.example.com";
/** A minute's checks of one key. */
const KEY_CHECKS = 600;

describeSuite(
  "API keys of users and teams",
  "keys for others, keys of stolen sessions and former members, endless guesses",
  () => {
    const home = peopledProject(
      {
        allowUserApiKeys: true,
        allowTeamApiKeys: true,
        domains: [{ domain: APP, handlerPath: "/handler" }],
      },
      { rateLimits: true },
    );
    const person = () => home.project.person({ primary_email_verified: true });
    const create = (maker: Person, body: object = {}) =>
      home.project.as(maker, "POST", USERS, { user_id: "me", description: "Mine", ...body });
    const createForTeam = (maker: Person, team_id: string) =>
      home.project.as(maker, "POST", TEAMS, { team_id, description: "Ours" });
    const isAccepted = async (api_key: string, path = USERS) =>
      (await home.project.server("POST", `${path}/check`, { api_key })).status === 200;

    it("nobody makes, lists or checks a key of another user, whatever the body says", async () => {
      const [eve, bob] = [await person(), await person()];
      const { body: theirs } = await create(bob);
      const forged = await create(eve, { user_id: bob.userId });
      const signedOut = await home.project.call("POST", USERS, {
        body: { user_id: bob.userId, description: "Mine" },
      });
      const listed = await home.project.as(eve, "GET", `${USERS}?user_id=${bob.userId}`);
      const checked = await home.project.as(eve, "POST", `${USERS}/check`, {
        api_key: theirs.value,
      });
      expect([forged, listed].map(({ status }) => status)).toEqual([403, 403]);
      expect([signedOut.code, checked.code]).toEqual([
        "CANNOT_GET_OWN_USER_WITHOUT_USER",
        "INSUFFICIENT_ACCESS_TYPE",
      ]);
      const { items } = (await home.project.server("GET", `${USERS}?user_id=${bob.userId}`)).body;
      expect(items).toHaveLength(1);
      countCases(4);
    });

    it("an anonymous user makes no key, which an app would take for a signed-in user's", async () => {
      const { body: guest } = await home.project.call("POST", "/auth/anonymous/sign-up", {
        body: {},
      });
      const { access_token: token, user_id: userId } = guest;
      const own = await create({ userId, email: "", token });
      expect(own.status).toBe(403);
      const made = await home.project.server("POST", USERS, { user_id: userId, description: "X" });
      expect(made.status).toBe(403);
      countCases(2);
    });

    it("a key needs a recent sign-in, and so does one that lives longer than before", async () => {
      const { userId, email, accessToken, refreshToken } = await home.project.signUp();
      let owner = { userId, email, token: accessToken };
      const team = await home.project.team(owner);
      const now = home.project.clock.now();
      const { body: key } = await create(owner, { expires_at_millis: now + HOUR });
      home.project.clock.advance(STEP_UP_FRESH_MILLIS);
      const refreshed = await home.project.call("POST", "/auth/sessions/current/refresh", {
        refreshToken,
      });
      owner = { ...owner, token: refreshed.body.access_token };
      const change = (fields: object) =>
        home.project.as(owner, "PATCH", `${USERS}/${key.id}`, fields);
      const refused = [
        await create(owner),
        await createForTeam(owner, team),
        await change({ expires_at_millis: now + 2 * HOUR }),
        await change({ expires_at_millis: null }),
      ];
      for (const { status, body } of refused) {
        expect(status).toBe(400);
        expect(body.details.reason).toBe("fresh_session_required");
      }
      expect((await change({ expires_at_millis: now + HOUR / 2 })).status).toBe(200);
      expect((await change({ revoked: true })).status).toBe(200);
      countCases(refused.length);
    });

    it("the owner is told, and the mail's link ends the keys of a thief", async () => {
      const owner = await person();
      const team = await home.project.team(owner);
      const { body: mine } = await create(owner);
      const { body: ours } = await createForTeam(owner, team);
      const mail = await mailTo(home.project, owner.email, "api_key_created");
      const objection = await home.project.call("POST", "/auth/objections", {
        body: { code: codeIn(mail) },
      });
      expect(objection.status).toBe(200);
      expect(await isAccepted(mine.value)).toBe(false);
      expect(await isAccepted(ours.value, TEAMS)).toBe(false);
      countCases(2);
    });

    it("whoever signed up with another's address keeps no key after its proof", async () => {
      const { userId, email, accessToken } = await home.project.signUp();
      const thief = { userId, email, token: accessToken };
      const team = await home.project.team(thief);
      const { body: mine } = await create(thief);
      const { body: ours } = await createForTeam(thief, team);
      expect(await isAccepted(mine.value)).toBe(true);
      const verification = await mailTo(home.project, email, "email_verification");
      const { status } = await home.project.call("POST", "/contact-channels/verify", {
        body: { code: codeIn(verification) },
      });
      expect(status).toBe(200);
      expect(await isAccepted(mine.value)).toBe(false);
      expect(await isAccepted(ours.value, TEAMS)).toBe(false);
      countCases(2);
    });

    it("a member who was removed keeps no key of the team, even after coming back", async () => {
      const [owner, member] = [await person(), await person()];
      const team = await home.project.team(owner);
      const joinAsKeeper = async () => {
        await home.project.join(team, member);
        const grant = `/team-permissions/${team}/${member.userId}/$manage_api_keys`;
        await home.project.server("POST", grant, {});
      };
      await joinAsKeeper();
      const { body: key } = await createForTeam(member, team);
      expect(await isAccepted(key.value, TEAMS)).toBe(true);
      await home.project.as(owner, "DELETE", `/team-memberships/${team}/${member.userId}`);
      expect(await isAccepted(key.value, TEAMS)).toBe(false);
      await joinAsKeeper();
      expect(await isAccepted(key.value, TEAMS)).toBe(false);
      countCases(2);
    });

    it("a member who may no longer manage keys has no working key of the team", async () => {
      const [owner, member, other] = [await person(), await person(), await person()];
      const team = await home.project.team(owner);
      const elsewhere = await home.project.team(member);
      const permission = (method: "POST" | "DELETE", { userId }: Person, id: string) =>
        home.project.server(method, `/team-permissions/${team}/${userId}/${id}`, {});
      for (const each of [member, other]) {
        await home.project.join(team, each);
        await permission("POST", each, "admin");
      }
      const { body: key } = await createForTeam(member, team);
      const { body: kept } = await createForTeam(other, team);
      const { body: own } = await createForTeam(member, elsewhere);
      await permission("DELETE", member, "admin");
      expect(await isAccepted(key.value, TEAMS)).toBe(false);
      const prolonged = await home.project.as(member, "PATCH", `${TEAMS}/${key.id}`, {
        expires_at_millis: null,
      });
      expect(prolonged.code).toBe("API_KEY_NOT_FOUND");
      expect(await isAccepted(kept.value, TEAMS)).toBe(true);
      expect(await isAccepted(own.value, TEAMS)).toBe(true);
      countCases(2);
    });

    it("a member who leaves while a key is made keeps none", async () => {
      const owner = await person();
      const team = await home.project.team(owner);
      for (let round = 0; round < 5; round++) {
        const member = await person();
        await home.project.join(team, member);
        const grant = `/team-permissions/${team}/${member.userId}/$manage_api_keys`;
        await home.project.server("POST", grant, {});
        const [made] = await Promise.all([
          createForTeam(member, team),
          home.project.server("DELETE", `/team-memberships/${team}/${member.userId}`),
        ]);
        if (made.status === 200) expect(await isAccepted(made.body.value, TEAMS)).toBe(false);
      }
      countCases(5);
    });

    it("checks of one key have a limit of their own", async () => {
      const [one, other] = [await create(await person()), await create(await person())];
      const check = (api_key: string) => home.project.server("POST", `${USERS}/check`, { api_key });
      for (let count = 0; count < KEY_CHECKS; count++) await check(one.body.value);
      const { status, headers } = await check(one.body.value);
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await check(other.body.value)).status).toBe(200);
      countCases(KEY_CHECKS);
    });
  },
);
