import { startTestService, type TestService } from "@stackkit/next/testing";
import { afterAll, beforeAll, expect, it } from "vitest";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  Object.assign(process.env, service.env);
});
afterAll(() => service.stop());

async function signedInRequest(displayName: string) {
  const { stackServerApp } = await import("../stack");
  const user = await stackServerApp.createUser({ displayName });
  const tokens = await (await user.createSession()).getTokens();
  return new Request("http://localhost", { headers: { "x-stack-auth": JSON.stringify(tokens) } });
}

it("answers with the signed-in user", async () => {
  const { GET } = await import("../app/api/me/route");
  const response = await GET(await signedInRequest("Ada"));
  expect(await response.json()).toMatchObject({ name: "Ada" });
  expect((await GET(new Request("http://localhost"))).status).toBe(401);
});

it("does not take an error of the service for a signed-out user", async () => {
  const { GET } = await import("../app/api/me/route");
  const request = await signedInRequest("Ada");
  const end = service.injectFault({ path: "/users/me", effect: 500 });
  await expect(GET(request)).rejects.toMatchObject({ code: "SERVICE_ERROR" });
  end();
  expect((await GET(request)).status).toBe(200);
});
