import {
  API_PATH,
  contactChannels,
  HEADERS,
  invitations,
  KEY_HEADERS,
  NONCE_LENGTH,
  oneTimeCodes,
  passwords,
} from "@stackkit/next/protocol/internal";
import { expect, it } from "vitest";
import {
  MAX_CODE_ATTEMPTS,
  MAX_DIGIT_CODE_ATTEMPTS,
} from "../../../service/src/codes/verification-codes.js";
import { RATE_LIMITS } from "../../../service/src/limits/rate-limit.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { eventually } from "../../support/mailbox.js";
import { type Person, peopledProject } from "../../support/people.js";
import { KEYS } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const INVITATION_LIFE_MILLIS = 7 * 24 * 60 * 60 * 1000;
const home = peopledProject();
const limited = peopledProject(
  {},
  { rateLimits: true, port: 0, trustedProxies: ["127.0.0.1", "::1"] },
);

async function invite(by: Person, team: string): Promise<string> {
  const email = newEmail();
  const body = { team_id: team, email, callback_url: CALLBACK };
  expect((await home.project.as(by, "POST", invitations.send.path, body)).status).toBe(200);
  return home.project.codeFor(email);
}
const accept = (by: Person, code: string) =>
  home.project.as(by, "POST", invitations.accept.path, { code });
const listed = async (by: Person, team: string) =>
  (await home.project.as(by, "GET", `/team-invitations?team_id=${team}`)).body.items.length;

describeSuite(
  "invitations",
  "Entering a team by an invitation whose sender may no longer invite",
  () => {
    async function teamWithMember() {
      const { project } = home;
      const [owner, member, guest] = [
        await project.inviter(),
        await project.inviter(),
        await project.inviter(),
      ];
      const team = await project.team(owner);
      await project.join(team, member);
      return { project, owner, member, guest, team };
    }

    it("A8: an invitation ends when the member who sent it leaves, and is no longer listed", async () => {
      const { project, owner, member, guest, team } = await teamWithMember();
      const code = await invite(member, team);
      expect(await listed(owner, team)).toBe(1);
      await project.as(member, "DELETE", `/team-memberships/${team}/me`);
      expect((await accept(guest, code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      for (const look of [invitations.check, invitations.details]) {
        expect((await project.as(guest, "POST", look.path, { code })).code).toBe(
          "VERIFICATION_CODE_NOT_FOUND",
        );
      }
      expect(await listed(owner, team)).toBe(0);
    });

    it("A8: an invitation ends when its sender loses the permission, or is deleted", async () => {
      const { project, member, guest, team } = await teamWithMember();
      const code = await invite(member, team);
      await project.server("DELETE", `/team-permissions/${team}/${member.userId}/member`);
      expect((await accept(guest, code)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      await project.server("POST", `/team-permissions/${team}/${member.userId}/member`, {});
      const other = await invite(member, team);
      await project.server("DELETE", `/users/${member.userId}`);
      expect((await accept(guest, other)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
    });

    it("A8: other invitations stay open", async () => {
      const { project, owner, member, guest, team } = await teamWithMember();
      const code = await invite(owner, team);
      await project.as(member, "DELETE", `/team-memberships/${team}/me`);
      expect((await accept(guest, code)).status).toBe(200);
      const email = newEmail();
      await project.server("POST", invitations.send.path, {
        team_id: team,
        email,
        callback_url: CALLBACK,
      });
      expect((await accept(member, await project.codeFor(email))).status).toBe(200);
    });
  },
);

describeSuite(
  "looks at codes",
  "Using up someone's code by looking at it, and guessing codes by looking",
  () => {
    it("A8: a code that was looked at forty times still works", async () => {
      const { project } = home;
      const [owner, guest] = [await project.inviter(), await project.person()];
      const code = await invite(owner, await project.team(owner));
      const looks = MAX_CODE_ATTEMPTS * 2;
      for (let i = 0; i < looks; i++) {
        expect((await project.as(guest, "POST", invitations.check.path, { code })).status).toBe(
          200,
        );
        expect((await project.as(guest, "POST", invitations.details.path, { code })).status).toBe(
          200,
        );
      }
      countCases(looks * 2);
      expect((await accept(guest, code)).status).toBe(200);
    });

    it("A8: a wrong look counts as a try, so that looking helps no guess", async () => {
      const { project } = home;
      const email = newEmail();
      const { body } = await project.call("POST", oneTimeCodes.send.path, {
        body: { email, callback_url: CALLBACK },
      });
      const code = await project.codeFor(email);
      const nonce = code.slice(-NONCE_LENGTH);
      expect(body.nonce).toBe(nonce);
      const look = (guess: string) =>
        project.call("POST", oneTimeCodes.check.path, { body: { code: guess } });
      for (let i = 0; i < MAX_DIGIT_CODE_ATTEMPTS; i++)
        expect((await look(`${i}uuuuu${nonce}`)).code).toBe("VERIFICATION_CODE_NOT_FOUND");
      countCases(MAX_DIGIT_CODE_ATTEMPTS);
      expect((await look(code)).code).toBe("VERIFICATION_CODE_MAX_ATTEMPTS_REACHED");
      expect((await project.call("POST", oneTimeCodes.signIn.path, { body: { code } })).code).toBe(
        "VERIFICATION_CODE_MAX_ATTEMPTS_REACHED",
      );
    });

    it("A8: looks at good codes do not use up a network's limit, looks at wrong ones do", async () => {
      const { project } = limited;
      const email = newEmail();
      await project.call("POST", oneTimeCodes.send.path, {
        body: { email, callback_url: CALLBACK },
      });
      const code = await project.codeFor(email);
      const from = (address: string) => async (path: string, guess: string) => {
        const headers = {
          [HEADERS.projectId]: project.id,
          [HEADERS.accessType]: "client",
          [KEY_HEADERS.client]: KEYS(project.id).client,
          "x-forwarded-for": address,
        };
        const init = {
          method: "POST",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({ code: guess }),
        };
        return (await fetch(`${project.service.url}${API_PATH}${path}`, init)).status;
      };
      const [owner, guesser] = [from("203.0.113.7"), from("203.0.113.8")];
      const paths = [
        oneTimeCodes.check.path,
        passwords.checkResetCode.path,
        invitations.preview.path,
        invitations.check.path,
      ];
      const looks = RATE_LIMITS.code.perNetwork + 10;
      for (let i = 0; i < looks; i++) {
        expect(await owner(oneTimeCodes.check.path, code)).toBe(200);
        expect(await guesser(paths[i % paths.length] as string, "z".repeat(45))).toBe(
          i < RATE_LIMITS.code.perNetwork ? 404 : 429,
        );
      }
      countCases(looks * 2);
      expect(await owner(oneTimeCodes.signIn.path, code)).toBe(200);
    });

    it("A8: a code that no longer works shows neither an address nor a team", async () => {
      const { project } = home;
      const [owner, guest] = [
        await project.inviter({ display_name: "Owen Owner" }),
        await project.person({ primary_email_verified: true, password: "a long enough secret" }),
      ];
      const team = await project.team(owner, { display_name: "Skunkworks" });
      const look = async (path: string, code: string) => {
        const { body, code: error } = await project.call("POST", path, { body: { code } });
        expect(JSON.stringify(body)).not.toMatch(/@|Owen|Skunkworks/);
        return error;
      };
      const spent = await invite(owner, team);
      const lasting = await invite(owner, team);
      expect((await accept(guest, spent)).status).toBe(200);
      expect(await look(invitations.preview.path, spent)).toBe("VERIFICATION_CODE_ALREADY_USED");

      await project.call("POST", passwords.sendResetCode.path, {
        body: { email: guest.email, callback_url: CALLBACK },
      });
      const reset = await eventually(() => project.codeFor(guest.email).catch(() => undefined));
      const body = { code: reset, password: "another long secret" };
      expect((await project.call("POST", passwords.reset.path, { body })).status).toBe(200);
      expect(await look(passwords.checkResetCode.path, reset)).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );

      project.clock.advance(INVITATION_LIFE_MILLIS);
      expect(await look(invitations.preview.path, lasting)).toBe("VERIFICATION_CODE_EXPIRED");
      countCases(3);
    });
  },
);

describeSuite(
  "codes of others",
  "Ending the mailed codes of an address that an account only added",
  () => {
    it("A52: an account with another's address, unproved, ends none of the codes mailed there", async () => {
      const { project } = home;
      const [email, thief] = [
        newEmail(),
        await project.person({ password: "a long enough secret" }),
      ];
      const draft = { user_id: "me", type: "email", value: email, used_for_auth: false };
      expect((await project.as(thief, "POST", contactChannels.create.path, draft)).status).toBe(
        201,
      );
      const send = (path: string, to: string) =>
        project.call("POST", path, { body: { email: to, callback_url: CALLBACK } });
      await send(oneTimeCodes.send.path, email);
      const code = await project.codeFor(email);
      expect((await project.as(thief, "POST", "/users/me/activity/report")).status).toBe(200);
      await send(passwords.sendResetCode.path, thief.email);
      const reset = await eventually(() => project.codeFor(thief.email).catch(() => undefined));
      const body = { code: reset, password: "another long secret" };
      expect((await project.call("POST", passwords.reset.path, { body })).status).toBe(200);
      countCases(2);
      expect(
        (await project.call("POST", oneTimeCodes.signIn.path, { body: { code } })).status,
      ).toBe(200);
    });
  },
);
