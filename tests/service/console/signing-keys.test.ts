import { decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { RETIRED_KEY_SHOWN_MILLIS } from "../../../service/src/sessions/tokens.js";
import { prune } from "../../../service/src/start/pruning.js";
import { consoleOf } from "../../support/console.js";
import { configuredProject, serveTestProject, TestClock } from "../../support/service.js";

const OTHER = configuredProject();
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;
const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [OTHER] });

const { call, administrator } = consoleOf(() => project, clock);
const PATH = "api/v1/internal/signing-keys";
const list = async (cookie: string) => JSON.parse((await call(PATH, { cookie })).text).items;
const rotate = (cookie: string) =>
  call(`${PATH}/rotate`, { method: "POST", cookie, of: project.id, body: {} });
const withdraw = async (cookie: string, kid: string, of = project.id) => {
  const { status, text } = await call(`${PATH}/${kid}`, { method: "DELETE", cookie, of });
  return [status, text] as const;
};
const published = async () =>
  (await project.call("GET", `/projects/${project.id}/.well-known/jwks.json`)).body.keys;
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe("the signing keys in the console", () => {
  it("rotate: the new one signs, and tokens of the earlier one stay valid until they end", async () => {
    const { cookie } = await administrator("admin");
    const before = await project.signUp();
    const [first, ...none] = await list(cookie);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ id: kidOf(before.accessToken), retired_at_millis: null });
    const { status, text } = await rotate(cookie);
    expect(status, text).toBe(201);
    const made = JSON.parse(text);
    const after = await project.signUp();
    expect(kidOf(after.accessToken)).toBe(made.id);
    for (const token of [before.accessToken, after.accessToken])
      expect((await project.call("GET", "/users/me", { token })).status).toBe(200);
    const until = clock.now() + RETIRED_KEY_SHOWN_MILLIS;
    expect(await list(cookie)).toContainEqual({
      ...first,
      retired_at_millis: clock.now(),
      published_until_millis: until,
    });
    expect(await published()).toHaveLength(2);
    clock.advance(RETIRED_KEY_SHOWN_MILLIS);
    const { cookie: later } = await administrator("admin");
    expect((await list(later)).map(({ id }: { id: string }) => id)).toEqual([made.id]);
    expect(await published()).toHaveLength(1);
  });

  it("leave one to sign if several rotate at once, and old ones are deleted", async () => {
    const { cookie } = await administrator("owner");
    const answers = await Promise.all(Array.from({ length: 5 }, () => rotate(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const { db } = project.service.context;
    const alive = await db
      .selectFrom("signing_keys")
      .select("kid")
      .where("project_id", "=", project.id)
      .where("retired_at", "is", null)
      .execute();
    expect(alive).toHaveLength(1);
    clock.advance(8 * DAY);
    await prune(project.service.context);
    const left = await db
      .selectFrom("signing_keys")
      .select("kid")
      .where("project_id", "=", project.id)
      .execute();
    expect(left).toEqual(alive);
    expect((await project.signUp()).userId).toBeTruthy();
  });

  it("are withdrawn early once they no longer sign, with all their tokens", async () => {
    const first = await administrator("admin");
    const person = await project.signUp();
    const outcomeOf = async (token: string) =>
      (await project.call("GET", "/users/me", { token })).code ?? "ok";
    const kid = kidOf(person.accessToken) ?? "";
    expect(await withdraw(first.cookie, kid)).toEqual([400, expect.stringContaining("signs new")]);
    expect((await rotate(first.cookie)).status).toBe(201);
    expect(await withdraw(first.cookie, kid)).toEqual([400, expect.stringContaining("minute")]);
    clock.advance(MINUTE);
    const other = await project.signUp();
    // Each instance has verified it.
    for (let calls = 0; calls < 4; calls++) expect(await outcomeOf(person.accessToken)).toBe("ok");
    const answers = await Promise.all([withdraw(first.cookie, kid), withdraw(first.cookie, kid)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 404]);
    expect((await published()).map((key: { kid: string }) => key.kid)).toEqual([
      kidOf(other.accessToken),
    ]);
    clock.advance(MINUTE / 2);
    for (let calls = 0; calls < 4; calls++) {
      expect(await outcomeOf(person.accessToken)).toBe("UNPARSABLE_ACCESS_TOKEN");
      expect(await outcomeOf(other.accessToken)).toBe("ok");
    }
    const { refreshToken } = person;
    const refreshed = await project.call("POST", "/auth/sessions/current/refresh", {
      refreshToken,
    });
    expect(await outcomeOf(refreshed.body.access_token)).toBe("ok");
  });

  it("are withdrawn by admins of the project with a fresh sign-in, and audited", async () => {
    const by = await administrator("admin");
    const kid = kidOf((await project.signUp()).accessToken) ?? "";
    await rotate(by.cookie);
    clock.advance(MINUTE);
    const [support, foreign] = [
      await administrator("support"),
      await administrator("owner", OTHER.id),
    ];
    for (const { cookie } of [support, foreign]) expect((await withdraw(cookie, kid))[0]).toBe(403);
    expect((await withdraw(foreign.cookie, kid, OTHER.id))[0]).toBe(404);
    clock.advance(9 * MINUTE);
    expect((await withdraw(by.cookie, kid))[1]).toContain("fresh_session_required");
    const again = await administrator("admin");
    expect((await withdraw(again.cookie, kid))[0]).toBe(200);
    const entry = await project.service.context.db
      .selectFrom("audit")
      .select(["operation", "subject"])
      .where("project_id", "=", project.id)
      .where("actor_id", "=", again.id)
      .execute();
    expect(entry).toEqual([
      {
        operation: "DELETE /internal/signing-keys/{key_id}",
        subject: `/internal/signing-keys/${kid}`,
      },
    ]);
  });

  it("are seen by viewers, rotated by admins with a fresh sign-in, and audited", async () => {
    for (const role of ["viewer", "support"] as const) {
      const { cookie } = await administrator(role);
      expect(JSON.stringify(await list(cookie))).not.toContain("private");
      expect((await rotate(cookie)).status, role).toBe(403);
    }
    const foreign = await administrator("owner", OTHER.id);
    expect((await rotate(foreign.cookie)).status).toBe(403);
    const by = await administrator("admin");
    expect((await rotate(by.cookie)).status).toBe(201);
    const entry = await project.service.context.db
      .selectFrom("audit")
      .select(["operation", "actor_type"])
      .where("project_id", "=", project.id)
      .where("actor_id", "=", by.id)
      .execute();
    expect(entry).toEqual([
      { operation: "POST /internal/signing-keys/rotate", actor_type: "administrator" },
    ]);
    clock.advance(10 * 60_000);
    expect((await rotate(by.cookie)).text).toContain("fresh_session_required");
  });
});
