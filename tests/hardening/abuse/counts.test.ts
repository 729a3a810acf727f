import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { MAX_OPEN_INVITATIONS_PER_TEAM } from "../../../service/src/codes/table.js";
import { MAX_SESSIONS_PER_USER } from "../../../service/src/sessions/table.js";
import { MAX_TEAMS_PER_USER } from "../../../service/src/teams/memberships.js";
import { MAX_CHANNELS_PER_USER } from "../../../service/src/users/change-channels.js";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { insertMany } from "../../support/insert-many.js";
import { serveTestProject, TestClock } from "../../support/service.js";
import { describeSuite } from "../support.js";

const clock = new TestClock();
const project = serveTestProject({}, { clock });

describeSuite(
  "abuse",
  "What attackers did to accounts, notices, lists and memory, one by one.",
  () => {
    it("C18: a user creates and joins a limited number of teams; servers may add them to more", async () => {
      const ann = await project.signUp();
      const team = (token: string) =>
        project.call("POST", "/teams", { token, body: { display_name: "Crew" } });
      const made = (await team(ann.accessToken)).body;
      const [before] = [
        {
          project_id: project.id,
          user_id: ann.userId,
          created_at: clock.now(),
          display_name: null,
          profile_image_url: null,
        },
      ];
      await insertMany(
        project.service.context.db,
        "memberships",
        Array.from({ length: MAX_TEAMS_PER_USER - 1 }, () => ({
          ...before,
          team_id: randomUUID(),
        })),
      );
      expect(await team(ann.accessToken)).toMatchObject({ status: 400, code: undefined });
      const other = (await team((await project.signUp()).accessToken)).body;
      expect(
        (
          await project.call("POST", `/team-memberships/${other.id}/${ann.userId}`, {
            level: "server",
            body: {},
          })
        ).status,
      ).toBe(201);
      expect(
        (await project.call("GET", `/teams/${made.id}`, { token: ann.accessToken })).status,
      ).toBe(200);
    });

    it("C18: a user has at most so many addresses", async () => {
      const ann = await project.signUp();
      const add = () =>
        project.call("POST", "/contact-channels", {
          level: "server",
          body: {
            user_id: ann.userId,
            type: "email",
            value: newEmail(),
            used_for_auth: false,
          },
        });
      for (let i = 1; i < MAX_CHANNELS_PER_USER; i++) expect((await add()).status).toBe(201);
      expect(await add()).toMatchObject({ status: 400, code: undefined });
    });

    it("C18: a team has at most so many open invitations, and room again once they end", async () => {
      const ann = await project.signUp();
      const { id } = (
        await project.call("POST", "/teams", {
          token: ann.accessToken,
          body: { display_name: "Crew" },
        })
      ).body;
      const now = clock.now();
      const open = {
        project_id: project.id,
        kind: "team_invitation",
        subject: id,
        data: "{}",
        attempts: 0,
        created_at: now,
        expires_at: now + 1000,
        used_at: null,
      };
      const rows = Array.from({ length: MAX_OPEN_INVITATIONS_PER_TEAM }, () => ({
        ...open,
        id: randomUUID(),
        code_hash: randomUUID(),
        tail_hash: randomUUID(),
      }));
      await insertMany(project.service.context.db, "verification_codes", rows);
      const invite = () =>
        project.call("POST", "/team-invitations/send-code", {
          level: "server",
          body: { team_id: id, email: newEmail(), callback_url: CALLBACK },
        });
      const refused = await invite();
      expect([refused.status, refused.body.details.reason]).toEqual([
        400,
        "team_invitation_limit_reached",
      ]);
      clock.advance(1000);
      expect((await invite()).status).toBe(200);
    });

    it("C18: one session too many ends the one that was used the longest ago, and none other", async () => {
      const ann = await project.signUp();
      clock.advance(1000);
      const second = await project.signIn(ann);
      clock.advance(1000);
      // The first one is used again, so the second one is the oldest.
      const refresh = (refreshToken: string) =>
        project.call("POST", "/auth/sessions/current/refresh", { refreshToken });
      expect((await refresh(ann.refreshToken)).status).toBe(200);
      const now = clock.now();
      const row = {
        project_id: project.id,
        user_id: ann.userId,
        created_at: now,
        expires_at: now + 1e9,
        is_impersonation: 0,
        last_used_at: now,
        geo_info: null,
        user_agent: null,
      };
      await insertMany(
        project.service.context.db,
        "sessions",
        Array.from({ length: MAX_SESSIONS_PER_USER - 2 }, () => ({
          ...row,
          id: randomUUID(),
          token_hash: randomUUID(),
        })),
      );
      clock.advance(1000);
      expect((await project.signIn(ann)).status).toBe(200);
      expect((await refresh(second.body.refresh_token)).code).toBe(
        "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
      );
      expect((await refresh(ann.refreshToken)).status).toBe(200);
      const { body } = await project.call("GET", "/auth/sessions?user_id=me", {
        token: ann.accessToken,
      });
      expect(body.items).toHaveLength(MAX_SESSIONS_PER_USER);
    });
  },
);
