import { randomUUID } from "node:crypto";
import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsAt, forge, stealKey } from "../../support/forged-tokens.js";
import {
  configuredProject,
  startTestService,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

describeSuite(
  "abuse: signing keys",
  "tokens made with a stolen, retired or foreign signing key",
  () => {
    const clock = new TestClock();
    const [one, other] = [randomUUID(), randomUUID()];
    let service: Service;
    let project: TestProject;
    beforeAll(async () => {
      service = await startTestService({
        clock,
        projects: [configuredProject(one), configuredProject(other)],
      });
      project = new TestProject(service, one);
    });
    afterAll(() => service.stop());

    /** Reads the token's user from every instance several times, since an instance may cache. */
    async function statusesOf(token: string): Promise<number[]> {
      const answers = [];
      for (let i = 0; i < 4; i++)
        answers.push((await project.call("GET", "/users/me", { token })).status);
      return [...new Set(answers)];
    }
    const sessionOf = (token: string): string =>
      JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).refresh_token_id;

    async function victim() {
      const { userId, accessToken } = await project.signUp();
      const session = sessionOf(accessToken);
      const claims = (changes: object = {}) =>
        claimsAt(clock.now(), { sub: userId, aud: one, refresh_token_id: session, ...changes });
      return { accessToken, claims };
    }

    it("B14: a token with a longer life than the service gives is refused, even if signed by the project", async () => {
      const { claims } = await victim();
      const key = await stealKey(project);
      expect(await statusesOf(forge(key, claims()))).toEqual([200]);
      const now = Math.floor(clock.now() / 1000);
      const lives = [
        { exp: now + YEAR / 100 },
        { exp: now + 601 },
        { iat: undefined, exp: now + YEAR },
        { iat: now + YEAR, exp: now + YEAR + 600 },
        { iat: "now", exp: now + 600 },
      ];
      for (const changes of lives)
        expect(await statusesOf(forge(key, claims(changes))), JSON.stringify(changes)).toEqual([
          401,
        ]);
      countCases(lives.length * 4);
    });

    it("B14: a rotation ends the retired key on every instance within a minute, and honest tokens live to their end", async () => {
      const { accessToken, claims } = await victim();
      const key = await stealKey(project);
      expect(await statusesOf(accessToken)).toEqual([200]);
      await service.context.tokens.rotate(one);
      clock.advance(MINUTE + 1000);
      expect(await statusesOf(forge(key, claims()))).toEqual([401]);
      expect(await statusesOf(accessToken)).toEqual([200]);
      const fresh = await project.signUp();
      expect(
        Buffer.from(fresh.accessToken.split(".")[0] ?? "", "base64url").toString(),
      ).not.toContain(key.kid);
      expect(await statusesOf(fresh.accessToken)).toEqual([200]);
      // Dated before the rotation, so that only the expiry of the retired key can refuse it.
      clock.advance(11 * MINUTE);
      expect(
        await statusesOf(forge(key, claims({ exp: Math.floor((clock.now() + MINUTE) / 1000) }))),
      ).toEqual([401]);
      countCases(16);
    });

    it("B14: a key of another project signs nothing for this one, also after its own project used it", async () => {
      const { claims } = await victim();
      const foreign = new TestProject(service, other);
      const stranger = await foreign.signUp();
      for (let i = 0; i < 4; i++)
        expect(
          (await foreign.call("GET", "/users/me", { token: stranger.accessToken })).status,
        ).toBe(200);
      const key = await stealKey(foreign);
      expect(await statusesOf(forge(key, claims()))).toEqual([401]);
      expect(await statusesOf(forge(key, claims({ aud: undefined, projectId: one })))).toEqual([
        401,
      ]);
      countCases(8);
    });
  },
);
