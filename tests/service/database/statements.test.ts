import { operations } from "@stackkit/next/protocol";
import { HEADERS } from "@stackkit/next/protocol/internal";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

let statements: string[] = [];
let project: TestProject;
let ada: { accessToken: string; refreshToken: string };

beforeAll(async () => {
  // Nothing runs in the background: the clock stands still, and no mail is sent.
  project = await startTestProject(
    {},
    {
      clock: new TestClock(),
      rateLimits: true,
      onStatement: ({ sql }) => statements.push(sql),
    },
  );
  const { body: user } = await project.call("POST", "/users", { level: "server", body: {} });
  const { body: tokens } = await project.call("POST", "/auth/sessions", {
    level: "server",
    body: { user_id: user.id },
  });
  ada = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
  // Each instance reads the public key once.
  for (let instance = 0; instance < 2; instance++)
    await project.call("GET", "/users/me", { token: ada.accessToken });
});
afterAll(() => project.service.stop());

/** The statements of a call, without those that begin and end its transaction. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<string[]> {
  statements = [];
  expect((await call()).status).toBe(200);
  return statements
    .filter((sql) => !/^(?:begin|commit)/i.test(sql))
    .map((sql) => sql.slice(0, sql.indexOf(" ")));
}

it("a signed-in user is read by the statement that proves who asks", async () => {
  expect(
    await statementsOf(() => project.call("GET", "/users/me", { token: ada.accessToken })),
  ).toEqual(["select"]);
});

it("a project is read by the statement that proves its key", async () => {
  expect(await statementsOf(() => project.call("GET", "/projects/current"))).toEqual(["select"]);
});

it("an access token is refreshed by three: the key, and two notes of its use, of which the first finds the session", async () => {
  const refresh = () =>
    project.call("POST", operations.sessions.refresh.path, { refreshToken: ada.refreshToken });
  // Each instance reads the signing key once in a while.
  await refresh();
  await refresh();
  expect(await statementsOf(refresh)).toEqual(["select", "update", "update"]);
});

const countsOf = (names: readonly string[]) => ({
  reads: names.filter((name) => name === "select").length,
  writes: names.filter((name) => name !== "select").length,
});

it("a sign-up takes at most 5 reads and 12 writes, a sign-in 3 and 5, and one of a browser just seen 3 and 4", async () => {
  const body = { email: "eve@example.com", password: "correct horse battery" };
  const signUp = () =>
    project.call("POST", operations.passwords.signUp.path, {
      body: { ...body, verification_callback_url: "http://localhost:3000/verify" },
    });
  // Each instance reads the endpoints of webhooks once in a while.
  await project.call("POST", "/users", { level: "server", body: {} });
  expect(countsOf(await statementsOf(signUp))).toEqual({ reads: 5, writes: 12 });

  const signIn = (headers: Record<string, string> = {}) => project.signIn(body, headers);
  expect(countsOf(await statementsOf(signIn))).toEqual({ reads: 3, writes: 5 });
  const { headers } = await signIn();
  const token = headers.get(HEADERS.deviceToken) ?? "";
  const again = () => signIn({ [HEADERS.deviceToken]: token });
  expect(countsOf(await statementsOf(again))).toEqual({ reads: 3, writes: 4 });
});

it("a page of users takes two beside the key, however many there are", async () => {
  expect(
    await statementsOf(() => project.call("GET", "/users?limit=10", { level: "server" })),
  ).toEqual(["select", "select", "select"]);
});
