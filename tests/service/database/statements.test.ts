import { operations } from "@stackkit/next/protocol";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestProject, TestClock, type TestProject } from "../../support/service.js";

let statements: string[] = [];
let project: TestProject;
let ada: { accessToken: string; refreshToken: string };

beforeAll(async () => {
  // Nothing runs in the background: the clock stands still, and no mail is sent.
  project = await startTestProject(
    {},
    { clock: new TestClock(), onStatement: ({ sql }) => statements.push(sql) },
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

it("an access token is refreshed by four: the key, and three notes of its use, of which the first finds the session", async () => {
  const refresh = () =>
    project.call("POST", operations.sessions.refresh.path, { refreshToken: ada.refreshToken });
  // Each instance reads the signing key once in a while.
  await refresh();
  await refresh();
  expect(await statementsOf(refresh)).toEqual(["select", "update", "update", "insert"]);
});

it("a page of users takes one beside the key, however many there are", async () => {
  expect(
    await statementsOf(() => project.call("GET", "/users?limit=10", { level: "server" })),
  ).toEqual(["select", "select"]);
});
