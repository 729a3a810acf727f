import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestProject } from "../../support/service.js";
import { startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
let project: TestProject;

/** What the provider accepts next, and what it was asked. */
let valid = "";
let refreshes = 0;
let whileRefreshing: (() => Promise<unknown>) | undefined;

/** A provider that accepts each refresh token once, and ends the connection at its second use. */
const provider = createServer(async (request, response) => {
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const answer = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.url?.includes("/.well-known/"))
    return answer(200, {
      ...{ issuer, authorization_endpoint: `${issuer}/authorize` },
      ...{ token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` },
    });
  const sent = new URLSearchParams(await text(request)).get("refresh_token");
  refreshes++;
  const isValid = sent === valid;
  valid = isValid ? `refresh ${refreshes}` : "";
  await whileRefreshing?.();
  if (!isValid) return answer(400, { error: "invalid_grant" });
  const tokens = { access_token: `access ${refreshes}`, refresh_token: valid };
  return answer(200, { ...tokens, token_type: "bearer", expires_in: 3600 });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void provider.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const keys = { clientId: "app", clientSecret: "secret" };
  project = await startTestProject(
    { oauthProviders: [{ id: "company", enabled: true, type: "standard", ...keys, issuer }] },
    { clock },
  );
});
afterAll(async () => {
  await project.service.stop();
  provider.close();
});
beforeEach(() => {
  valid = "first";
  refreshes = 0;
  whileRefreshing = undefined;
});

const database = () => project.service.context.db;

/** A user whose access token of the provider has ended. */
async function connectedUser() {
  const { userId, accessToken } = await project.signUp();
  const owner = { project_id: project.id, user_id: userId, provider_id: "company" };
  const account = { ...owner, account_id: userId, created_at: clock.now() };
  const { vault } = project.service.context;
  await database()
    .insertInto("oauth_accounts")
    .values({ ...account, id: userId, email: null })
    .execute();
  await database()
    .insertInto("oauth_tokens")
    .values({
      ...account,
      id: userId,
      access_token: vault.seal("ended"),
      refresh_token: vault.seal("first"),
      scopes: "[]",
      expires_at: clock.now(),
    })
    .execute();
  return { userId, token: accessToken };
}

const ask = (token: string) =>
  project.call("POST", "/connected-accounts/me/company/access-token", { token, body: {} });
const tokensOf = (userId: string) =>
  database().selectFrom("oauth_tokens").selectAll().where("user_id", "=", userId).execute();

it("two tabs that need a new token of a provider at once use its refresh token once", async () => {
  const { userId, token } = await connectedUser();
  const answers = await Promise.all([ask(token), ask(token), ask(token)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.access_token))).toEqual(new Set(["access 1"]));
  expect(refreshes).toBe(1);
  expect(await tokensOf(userId)).toHaveLength(1);
});

it("a provider account that is disconnected while its token is refreshed leaves no token", async () => {
  const { userId, token } = await connectedUser();
  whileRefreshing = () =>
    project.call("DELETE", `/connected-accounts/${userId}/company`, { level: "server" });
  expect(await ask(token)).toMatchObject({
    status: 400,
    code: "OAUTH_CONNECTION_NOT_CONNECTED_TO_USER",
  });
  expect(await tokensOf(userId)).toEqual([]);
});
