import { HEADERS } from "@stackkit/next/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProject, type TestProject } from "../../support/service.js";
import { claimsOf } from "../../support/tokens.js";
import { countCases, describeSuite } from "../support.js";

describeSuite("tokens: anonymous users", "anonymous users in the place of full ones", () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await startTestProject();
  });
  afterAll(() => project.service.stop());

  it("an anonymous user's tokens say so, and the full user's later tokens don't", async () => {
    const { body } = await project.call("POST", "/auth/anonymous/sign-up");
    expect(claimsOf(body.access_token)).toMatchObject({ sub: body.user_id, is_anonymous: true });
    const refresh = async () => {
      const headers = { [HEADERS.refreshToken]: body.refresh_token };
      const answer = await project.call("POST", "/auth/sessions/current/refresh", { headers });
      return claimsOf(answer.body.access_token);
    };
    expect(await refresh()).toHaveProperty("is_anonymous", true);
    const change = { level: "server", body: { is_anonymous: false } } as const;
    expect((await project.call("PATCH", `/users/${body.user_id}`, change)).status).toBe(200);
    expect(await refresh()).toHaveProperty("is_anonymous", false);
    expect(claimsOf((await project.signUp()).accessToken)).toHaveProperty("is_anonymous", false);
    countCases(4);
  });
});
