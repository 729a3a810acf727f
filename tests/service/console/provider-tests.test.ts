import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../../scripts/postgres/server.mjs";
import { MAX_ANSWER_LENGTH } from "../../../service/src/console/provider-tests/endpoints.js";
import { prune } from "../../../service/src/start/pruning.js";
import { consoleOf } from "../../support/console.js";
import {
  configuredProject,
  startTestProject,
  TestClock,
  type TestProject,
} from "../../support/service.js";
import { type Choice, Visitor } from "../../support/visitor.js";

const OTHER = configuredProject();
const MINUTE = 60_000;
const KEYS = { enabled: true, type: "standard", clientId: "atlas", clientSecret: "atlas" } as const;
const clock = new TestClock();
let project: TestProject;
beforeAll(async () => {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}/emulator`;
  project = await startTestProject(
    {
      oauthProviders: [
        { ...KEYS, id: "google", issuer: `${issuer}/google`, enabled: false },
        { ...KEYS, id: "github", issuer: `${issuer}/github`, clientSecret: "another secret" },
        { ...KEYS, id: "gitlab", issuer: `http://127.0.0.1:${await freePort()}` },
      ],
    },
    { port, clock, projects: [OTHER], mcp: true },
  );
});
afterAll(() => project.service.stop());

const { call, administrator } = consoleOf(() => project, clock);
const database = () => project.service.context.db;
const start = (cookie: string | undefined, provider = "google") =>
  call("provider-tests", { method: "POST", cookie, of: project.id, body: { provider } });
const finish = (cookie: string, answer: string, provider = "google") =>
  call("provider-tests/answer", { method: "POST", cookie, body: { provider, answer } });

/** Chooses an account at the provider. Resolves to where the callback leads. */
async function choose(location: string, choice: Choice): Promise<Response> {
  const visitor = new Visitor(project);
  return visitor.go(await visitor.choose(await visitor.go(location), choice));
}

/** Starts a test and signs in at the provider. Resolves to what the console's view gets. */
async function visit(cookie: string, choice: Choice, provider = "google"): Promise<string> {
  const started = await start(cookie, provider);
  expect(started.status, started.text).toBe(200);
  const answer = await choose(JSON.parse(started.text).location, choice);
  expect(answer.status).toBe(303);
  const view = new URL(answer.headers.get("location") ?? "");
  expect(view.pathname).toBe(`/console/${project.id}/sign-in/test/${provider}`);
  expect([view.search, answer.headers.getSetCookie()]).toEqual(["", []]);
  return view.hash.slice(1);
}

const ADA = { email: "ada@test.example", name: "Ada Lovelace" };

describe("a test sign-in at a provider", () => {
  it("shows what the provider says, of one that is off too, and makes no user", async () => {
    const by = await administrator("admin");
    const answer = await visit(by.cookie, ADA);
    const { status, text } = await finish(by.cookie, answer);
    expect(status, text).toBe(200);
    expect(JSON.parse(text)).toEqual({
      profile: {
        subject: expect.stringMatching(/.+/),
        email: ADA.email,
        email_verified: true,
        name: ADA.name,
        picture: null,
      },
    });
    const rows = (table: "users" | "sessions" | "oauth_accounts" | "oauth_tokens") =>
      sql`select 1 from ${sql.table(table)} where project_id = ${project.id}`.execute(database());
    for (const table of ["users", "sessions", "oauth_accounts", "oauth_tokens"] as const)
      expect((await rows(table)).rows, table).toEqual([]);
    const audit = await database()
      .selectFrom("audit")
      .select(["operation", "subject", "changes"])
      .where("project_id", "=", project.id)
      .where("actor_id", "=", by.id)
      .orderBy("at")
      .orderBy("operation")
      .execute();
    expect(audit).toEqual([
      { operation: "console POST /provider-tests", subject: "google", changes: "{}" },
      {
        operation: "console POST /provider-tests/answer",
        subject: "google",
        changes: '{"outcome":"worked"}',
      },
    ]);
  });

  it("says that the secret is wrong, in words and in the provider's own", async () => {
    const { cookie } = await administrator("owner");
    const answer = await visit(cookie, ADA, "github");
    const { failure, profile } = JSON.parse((await finish(cookie, answer, "github")).text);
    expect(profile).toBeUndefined();
    expect(failure).toMatchObject({
      code: "client",
      message: expect.stringContaining("client secret"),
      said: expect.stringContaining("invalid_client"),
    });
  });

  it("says that it was cancelled, and that the provider cannot be reached", async () => {
    const { cookie } = await administrator("admin");
    const answer = await visit(cookie, "deny");
    expect(JSON.parse((await finish(cookie, answer)).text).failure.code).toBe("denied");
    const { status, text } = await start(cookie, "gitlab");
    expect([status, JSON.parse(text).failure.code]).toEqual([200, "network"]);
  });

  it("stays at the provider if the redirect address is not registered", async () => {
    const { cookie } = await administrator("admin");
    const location = new URL(JSON.parse((await start(cookie)).text).location);
    location.searchParams.set("redirect_uri", "https://atlas.example/callback");
    const stopped = await new Visitor(project).go(location.href);
    expect([stopped.status, stopped.headers.get("location")]).toEqual([400, null]);
  });

  it("is for the session that started it, once, for ten minutes", async () => {
    const [one, other] = [await administrator("admin"), await administrator("owner")];
    const refused = async (cookie: string, answer: string, provider?: string) => {
      const { status, text } = await finish(cookie, answer, provider);
      expect([status, text]).toEqual([400, expect.stringContaining("This test is over")]);
    };
    await refused(other.cookie, await visit(one.cookie, ADA));
    await refused(one.cookie, await visit(one.cookie, ADA), "github");
    const answer = await visit(one.cookie, ADA);
    const twice = await Promise.all([finish(one.cookie, answer), finish(one.cookie, answer)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await visit(one.cookie, ADA);
    clock.advance(10 * MINUTE);
    await refused(one.cookie, late);
    clock.advance(2 * 24 * 60 * MINUTE);
    await prune(project.service.context);
    expect(await database().selectFrom("oauth_requests").selectAll().execute()).toEqual([]);
  });

  it("takes no state of a sign-in, and gives none to one", async () => {
    const { cookie } = await administrator("admin");
    const visitor = new Visitor(project);
    const signIn = await visitor.go(project.service.url + visitor.authorizeUrl("github"));
    const callback = await visitor.choose(signIn, ADA);
    const { search } = new URL(callback);
    expect((await finish(cookie, search.slice(1), "github")).status).toBe(400);
    const unknown = await visitor.go("/api/v1/auth/oauth/callback/google?state=console-test-none");
    expect([unknown.status, unknown.headers.get("location")]).toEqual([400, null]);
  });

  it("is for admins and owners of the project", async () => {
    for (const role of ["viewer", "support"] as const) {
      const { cookie } = await administrator(role);
      expect((await start(cookie)).status, role).toBe(403);
      expect((await finish(cookie, "state=console-test-none")).status, role).toBe(403);
    }
    expect((await start((await administrator("owner", OTHER.id)).cookie)).status).toBe(403);
    expect((await start(undefined)).status).toBe(401);
    const { cookie } = await administrator("admin");
    expect((await start(cookie, "company")).status).toBe(404);
    expect((await start(cookie, "a".repeat(64))).status).toBe(400);
    expect((await finish(cookie, "a".repeat(MAX_ANSWER_LENGTH + 1))).status).toBe(400);
  });

  it("is closed to agents", async () => {
    const { cookie } = await administrator("admin");
    const body = { name: "Helper", scopes: ["settings:write"], days: 1 };
    const { value } = JSON.parse((await call("agents", { method: "POST", cookie, body })).text);
    const headers = { authorization: `Bearer ${value}` };
    const sent = { method: "POST", headers, body: { provider: "google" } };
    expect((await call("provider-tests", sent)).status).toBe(401);
  });
});
