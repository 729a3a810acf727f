import { createPublicKey } from "node:crypto";
import { HEADERS } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsAt, forge, type StolenKey, stealKey } from "../../support/forged-tokens.js";
import {
  configuredProject,
  startTestService,
  TestClock,
  TestProject,
} from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { forgeriesOf } from "./forgeries.js";

describeSuite(
  "tokens: service",
  "forged, confused, foreign and huge access tokens at the service",
  () => {
    const clock = new TestClock();
    const configured = [configuredProject(), configuredProject()] as const;
    let service: Service;
    let project: TestProject;
    let other: TestProject;
    beforeAll(async () => {
      service = await startTestService({ clock, projects: configured });
      [project, other] = [
        new TestProject(service, configured[0].id),
        new TestProject(service, configured[1].id),
      ];
    });
    afterAll(() => service.stop());

    async function forgeries() {
      const [{ accessToken: genuine }, { accessToken: foreign }] = [
        await project.signUp(),
        await other.signUp(),
      ];
      const { keys } = (await project.call("GET", `/projects/${project.id}/.well-known/jwks.json`))
        .body;
      const publicPem = createPublicKey({ key: keys[0], format: "jwk" })
        .export({ format: "pem", type: "spki" })
        .toString();
      expect((await project.call("GET", "/users/me", { token: genuine })).status).toBe(200);
      return { genuine, tokens: forgeriesOf({ genuine, foreign, publicJwk: keys[0], publicPem }) };
    }

    it("no forged token is taken for a user, on any instance, before or after its genuine twin", async () => {
      const { genuine, tokens } = await forgeries();
      for (const [name, token] of tokens) {
        for (let round = 0; round < 2; round++) {
          const answer = await project.call("GET", "/users/me", { token });
          expect([answer.status, answer.body?.id], name).toEqual([401, undefined]);
        }
      }
      expect((await project.call("GET", "/users/me", { token: genuine })).status).toBe(200);
      countCases(tokens.length * 2);
    });

    it("no forged token stands in for a project owner's", async () => {
      const { tokens } = await forgeries();
      for (const [name, token] of tokens) {
        const headers = { [HEADERS.adminAccessToken]: token, "x-stack-super-secret-admin-key": "" };
        expect(
          (await project.call("GET", "/projects/current", { level: "admin", headers })).status,
          name,
        ).toBe(401);
      }
      countCases(tokens.length);
    });

    it("claims of other types than the service writes are refused, though a stolen key signed them", async () => {
      const { userId, accessToken } = await project.signUp();
      const key: StolenKey = await stealKey(project);
      const { refresh_token_id } = JSON.parse(
        Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString(),
      );
      const claims = claimsAt(clock.now(), { sub: userId, aud: project.id, refresh_token_id });
      expect((await project.call("GET", "/users/me", { token: forge(key, claims) })).status).toBe(
        200,
      );
      const changes: readonly object[] = [
        { aud: [project.id] },
        { aud: [other.id, project.id] },
        { aud: other.id, projectId: project.id },
        { aud: null, projectId: other.id },
        { aud: { toString: project.id } },
        { aud: "" },
        { aud: `${project.id}\u0000` },
        { sub: [userId] },
        { sub: null },
        { sub: "me" },
        { sub: "" },
        { sub: `${userId}\u0000` },
        { sub: "%" },
        { iss: ["https://access-token.jwt-signature.stack-auth.com"] },
        { iss: "https://access-token.jwt-signature.stack-auth.com/" },
        { iss: undefined },
        { exp: String(claims.exp) },
        { exp: undefined },
        { exp: null },
        { exp: -1 },
        { exp: 1e308 },
        { refresh_token_id: "00000000-0000-4000-8000-000000000000" },
        { refresh_token_id: "' or 1=1 --" },
        { refresh_token_id: "\u0000" },
      ];
      for (const change of changes) {
        const { status } = await project.call("GET", "/users/me", {
          token: forge(key, { ...claims, ...change }),
        });
        // A token without a user.
        expect([400, 401], JSON.stringify(change)).toContain(status);
      }
      countCases(changes.length);
    });

    it("a token ends with its time, its session and its user", async () => {
      const ended = await project.signUp();
      await project.call("DELETE", "/auth/sessions/current", { token: ended.accessToken });
      expect((await project.call("GET", "/users/me", { token: ended.accessToken })).status).toBe(
        401,
      );
      const deleted = await project.signUp();
      await project.call("DELETE", `/users/${deleted.userId}`, { level: "server" });
      const { code } = await project.call("GET", "/users/me", { token: deleted.accessToken });
      expect(code).toBe("CANNOT_GET_OWN_USER_WITHOUT_USER");
      const old = await project.signUp();
      clock.advance(600_000);
      const answer = await project.call("GET", "/users/me", { token: old.accessToken });
      expect([answer.status, answer.code]).toEqual([401, "ACCESS_TOKEN_EXPIRED"]);
      countCases(3);
    });
  },
);
