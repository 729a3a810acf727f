import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isOwnerKey } from "../../../service/src/keys/format.js";
import { mailTo } from "../../support/mailbox.js";
import { type Person, peopledProject, UNKNOWN_ID } from "../../support/people.js";

const HOUR = 3_600_000;
const USERS = "/user-api-keys";
const TEAMS = "/team-api-keys";
const SCOPES = ["invoices:read", "invoices:write"];

const home = peopledProject({
  allowUserApiKeys: true,
  allowTeamApiKeys: true,
  apiKeyScopes: SCOPES,
});
const closed = peopledProject();

const draft = (fields: object = {}) => ({ description: "A script", ...fields });
const create = (person: Person, fields: object = {}) =>
  home.project.as(person, "POST", USERS, { user_id: "me", ...draft(fields) });
const createForTeam = (person: Person, team_id: string) =>
  home.project.as(person, "POST", TEAMS, { team_id, ...draft() });
const check = (api_key: string, path = USERS) =>
  home.project.server("POST", `${path}/check`, { api_key });
const NOT_FOUND = { status: 404, code: "API_KEY_NOT_FOUND" };

describe("an API key of a user", () => {
  it("is shown once, and is stored as a hash", async () => {
    const person = await home.project.person();
    const { status, body } = await create(person, { is_public: false, expires_at_millis: null });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      description: "A script",
      type: "user",
      user_id: person.userId,
      is_public: false,
      scopes: null,
      created_at_millis: home.project.clock.now(),
      value: expect.stringMatching(/^sk_[0-9a-z]{45}[0-9a-f]{32}user[0-9a-f]574ck4u7h[0-9a-f]{8}$/),
    });
    expect(body.value).toContain(body.id.replaceAll("-", ""));
    const listed = await home.project.as(person, "GET", `${USERS}?user_id=me`);
    expect(listed.body.items).toEqual([{ ...body, value: { last_four: body.value.slice(-4) } }]);
    const rows = await home.project.service.context.db
      .selectFrom("owner_keys")
      .selectAll()
      .where("user_id", "=", person.userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(body.value.slice(3, 40));
  });

  it("has a checksum: one wrong character is no key, without asking the database", async () => {
    const { value } = (await create(await home.project.person(), { is_public: true })).body;
    expect(value).toMatch(/^pk_/);
    expect(isOwnerKey(value, "user")).toBe(true);
    expect(isOwnerKey(value, "team")).toBe(false);
    for (const at of [3, 20, 60, 82, value.length - 1]) {
      const other = value[at] === "0" ? "1" : "0";
      expect(isOwnerKey(value.slice(0, at) + other + value.slice(at + 1), "user")).toBe(false);
    }
    expect(isOwnerKey("sk_", "user")).toBe(false);
  });

  it("is found by a server, which notes the last use to the minute", async () => {
    const person = await home.project.person();
    const { value, id } = (await create(person)).body;
    const first = await check(value);
    expect(first.body).toMatchObject({ id, user_id: person.userId, type: "user" });
    const usedAt = home.project.clock.now();
    expect(first.body.last_used_at_millis).toBe(usedAt);
    home.project.clock.advance(59_000);
    expect((await check(value)).body.last_used_at_millis).toBe(usedAt);
    home.project.clock.advance(1000);
    expect((await check(value)).body.last_used_at_millis).toBe(home.project.clock.now());
    const read = await home.project.as(person, "GET", `${USERS}/${id}`);
    expect(read.body.last_used_at_millis).toBe(home.project.clock.now());
  });

  it("ends when it expires, and is not made with an end in the past", async () => {
    const person = await home.project.person();
    const now = home.project.clock.now();
    const { value } = (await create(person, { expires_at_millis: now + HOUR })).body;
    expect((await check(value)).status).toBe(200);
    home.project.clock.advance(HOUR);
    expect(await check(value)).toMatchObject(NOT_FOUND);
    expect((await create(await home.project.person(), { expires_at_millis: now })).status).toBe(
      400,
    );
  });

  it("is renamed and revoked, for good", async () => {
    const person = await home.project.person();
    const { value, id } = (await create(person)).body;
    const change = (fields: object) => home.project.as(person, "PATCH", `${USERS}/${id}`, fields);
    expect((await change({ description: "Another" })).body.description).toBe("Another");
    const revokedAt = home.project.clock.now();
    expect((await change({ revoked: true })).body.manually_revoked_at_millis).toBe(revokedAt);
    home.project.clock.advance(1000);
    expect((await change({ revoked: true })).body.manually_revoked_at_millis).toBe(revokedAt);
    expect((await change({ revoked: false })).status).toBe(400);
    expect(await check(value)).toMatchObject(NOT_FOUND);
    expect((await home.project.as(person, "DELETE", `${USERS}/${id}`)).body).toEqual({
      success: true,
    });
    expect(await change({ description: "Gone" })).toMatchObject(NOT_FOUND);
  });

  it("has scopes of the project's list, or all that its owner may", async () => {
    const person = await home.project.person();
    const { value, scopes } = (await create(person, { scopes: [SCOPES[0], SCOPES[0]] })).body;
    expect(scopes).toEqual([SCOPES[0]]);
    expect((await check(value)).body.scopes).toEqual([SCOPES[0]]);
    expect((await create(person, { scopes: [] })).body.scopes).toEqual([]);
    const unknown = await create(person, { scopes: ["everything"] });
    expect(unknown.status).toBe(400);
    expect(unknown.body).toContain("api_key_scopes");
    expect((await create(person, { scopes: ["two words"] })).code).toBe("SCHEMA_ERROR");
  });

  it("is made by a server for any user, who is told by mail", async () => {
    const person = await home.project.person({ primary_email_verified: true });
    const made = await home.project.server("POST", USERS, { user_id: person.userId, ...draft() });
    expect((await check(made.body.value)).body.user_id).toBe(person.userId);
    const { subject } = await mailTo(home.project, person.email, "api_key_created");
    expect(subject).toContain("An API key was created");
    const nobody = { user_id: UNKNOWN_ID, ...draft() };
    expect((await home.project.server("POST", USERS, nobody)).code).toBe("USER_NOT_FOUND");
  });

  it("goes with the user", async () => {
    const person = await home.project.person();
    const { value } = (await create(person)).body;
    await home.project.server("DELETE", `/users/${person.userId}`);
    expect(await check(value)).toMatchObject(NOT_FOUND);
  });
});

describe("an API key of a team", () => {
  it("is managed by members with $manage_api_keys, and says who made it", async () => {
    const owner = await home.project.person();
    const team = await home.project.team(owner);
    const { status, body } = await createForTeam(owner, team);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: "team", team_id: team, created_by_user_id: owner.userId });
    expect((await check(body.value, TEAMS)).body.team_id).toBe(team);
    expect(await check(body.value)).toMatchObject(NOT_FOUND);
    const member = await home.project.person();
    await home.project.join(team, member);
    const refusals = [
      await createForTeam(member, team),
      await home.project.as(member, "GET", `${TEAMS}?team_id=${team}`),
    ];
    for (const { code } of refusals) expect(code).toBe("TEAM_PERMISSION_REQUIRED");
    for (const method of ["GET", "PATCH", "DELETE"]) {
      const fields = method === "PATCH" ? { revoked: true } : undefined;
      expect(await home.project.as(member, method, `${TEAMS}/${body.id}`, fields)).toMatchObject(
        NOT_FOUND,
      );
    }
    await home.project.server(
      "POST",
      `/team-permissions/${team}/${member.userId}/$manage_api_keys`,
      {},
    );
    const listed = await home.project.as(member, "GET", `${TEAMS}?team_id=${team}`);
    expect(listed.body.items).toHaveLength(1);
  });

  it("is refused while the member who made it may not manage keys, as the list says", async () => {
    const owner = await home.project.person();
    const team = await home.project.team(owner);
    const member = await home.project.person();
    await home.project.join(team, member);
    const grant = (method: "POST" | "DELETE", id: string) =>
      home.project.server(method, `/team-permissions/${team}/${member.userId}/${id}`, {});
    const states = async () => {
      const { items } = (await home.project.as(owner, "GET", `${TEAMS}?team_id=${team}`)).body;
      return items.map((item: { is_paused?: true }) => item.is_paused);
    };
    await grant("POST", "admin");
    const { value, id } = (await createForTeam(member, team)).body;
    const server = { team_id: team, ...draft() };
    const made = (await home.project.server("POST", TEAMS, server)).body;
    expect((await check(value, TEAMS)).body.is_paused).toBeUndefined();
    expect(await states()).toEqual([undefined, undefined]);
    await grant("DELETE", "admin");
    expect(await check(value, TEAMS)).toMatchObject(NOT_FOUND);
    expect((await check(made.value, TEAMS)).status).toBe(200);
    expect((await states()).sort()).toEqual([true, undefined]);
    expect((await home.project.as(owner, "GET", `${TEAMS}/${id}`)).body.is_paused).toBe(true);
    await grant("POST", "$manage_api_keys");
    expect((await check(value, TEAMS)).status).toBe(200);
    expect(await states()).toEqual([undefined, undefined]);
    await grant("DELETE", "$manage_api_keys");
    const revoke = { revoked: true };
    const revoked = await home.project.as(owner, "PATCH", `${TEAMS}/${id}`, revoke);
    expect(revoked.body.manually_revoked_at_millis).toBeGreaterThan(0);
    await grant("POST", "admin");
    expect(await check(value, TEAMS)).toMatchObject(NOT_FOUND);
  });

  it("ends when its maker leaves, is removed or deleted, and goes with the team", async () => {
    const owner = await home.project.person();
    const team = await home.project.team(owner);
    const admin = async () => {
      const person = await home.project.person();
      await home.project.join(team, person);
      await home.project.server("POST", `/team-permissions/${team}/${person.userId}/admin`, {});
      return { person, key: (await createForTeam(person, team)).body };
    };
    const [leaving, removed, deleted] = [await admin(), await admin(), await admin()];
    const kept = (await createForTeam(owner, team)).body;
    const membership = ({ userId }: Person) => `/team-memberships/${team}/${userId}`;
    await home.project.as(leaving.person, "DELETE", membership(leaving.person));
    await home.project.as(owner, "DELETE", membership(removed.person));
    await home.project.server("DELETE", `/users/${deleted.person.userId}`);
    for (const { key } of [leaving, removed, deleted])
      expect(await check(key.value, TEAMS)).toMatchObject(NOT_FOUND);
    const listed = (await home.project.as(owner, "GET", `${TEAMS}?team_id=${team}`)).body.items;
    expect(listed).toHaveLength(4);
    expect((await check(kept.value, TEAMS)).status).toBe(200);
    await home.project.as(owner, "DELETE", `/teams/${team}`);
    expect(await check(kept.value, TEAMS)).toMatchObject(NOT_FOUND);
  });
});

describe("a project without API keys", () => {
  it("lists scopes only that can be some", async () => {
    const set = (api_key_scopes: string[]) =>
      closed.project.admin("PATCH", "/projects/current", { config: { api_key_scopes } });
    expect((await set(["a", "b:read", "a"])).body.config.api_key_scopes).toEqual(["a", "b:read"]);
    for (const wrong of ["", "two words", 'a"b', "ü", "x".repeat(101)])
      expect((await set([wrong])).status).toBe(400);
  });

  it("has none to make, and its browsers know", async () => {
    const person = await closed.project.person();
    const made = await closed.project.as(person, "POST", USERS, { user_id: "me", ...draft() });
    expect(made.status).toBe(403);
    expect(made.body).toContain("allow_user_api_keys");
    const { config } = (await closed.project.call("GET", "/projects/current")).body;
    expect(config).toMatchObject({ allow_user_api_keys: false, allow_team_api_keys: false });
  });

  it("accepts no key any more once they are switched off", async () => {
    const set = (allow_user_api_keys: boolean) =>
      closed.project.admin("PATCH", "/projects/current", { config: { allow_user_api_keys } });
    const person = await closed.project.person();
    expect((await set(true)).body.config.allow_user_api_keys).toBe(true);
    const made = await closed.project.as(person, "POST", USERS, { user_id: "me", ...draft() });
    const check = () =>
      closed.project.server("POST", `${USERS}/check`, { api_key: made.body.value });
    expect((await check()).status).toBe(200);
    await set(false);
    expect(await check()).toMatchObject(NOT_FOUND);
    const listed = await closed.project.as(person, "GET", `${USERS}?user_id=me`);
    expect(listed.body.items).toHaveLength(1);
    await set(true);
    expect((await check()).status).toBe(200);
  });
});

it("keys of another project are unknown", async () => {
  const person = await home.project.person();
  const { value, id } = (await create(person)).body;
  await closed.project.admin("PATCH", "/projects/current", {
    config: { allow_user_api_keys: true },
  });
  const elsewhere = await closed.project.server("POST", `${USERS}/check`, { api_key: value });
  expect(elsewhere).toMatchObject(NOT_FOUND);
  expect(await closed.project.server("GET", `${USERS}/${id}`)).toMatchObject(NOT_FOUND);
  expect(await home.project.server("GET", `${USERS}/${randomUUID()}`)).toMatchObject(NOT_FOUND);
});
