import { describe, expect, it } from "vitest";
import { setRole } from "../../../service/src/console/administrators.js";
import { AGENT_OPERATIONS, SCOPES } from "../../../service/src/console/agents/scopes.js";
import { argumentsOf, DRY_RUN } from "../../../service/src/console/agents/tools.js";
import { CONSOLE_OPERATIONS } from "../../../service/src/console/operations.js";
import { consoleOf } from "../../support/console.js";
import {
  configuredProject,
  serveTestProject,
  startTestProject,
  TestClock,
} from "../../support/service.js";

const SECRET = "a secret of a provider";
const OTHER = configuredProject();
const DAY = 24 * 3_600_000;

const clock = new TestClock();
const project = serveTestProject({}, { port: 0, clock, projects: [OTHER], mcp: true });

const { call, administrator, callTool } = consoleOf(() => project, clock);
const database = () => project.service.context.db;

interface Made {
  readonly value: string;
  readonly id: string;
  readonly by: { readonly id: string; readonly cookie: string };
}

const draftOf = (scopes: readonly string[], days = 30) => ({ name: "Helper", scopes, days });
const make = (cookie: string, scopes: readonly string[] = SCOPES, of = project.id) =>
  call("agents", { method: "POST", cookie, of, body: draftOf(scopes) });

/** A key of a new admin. */
async function newKey(scopes: readonly string[] = SCOPES, of = project.id): Promise<Made> {
  const by = await administrator("admin", of);
  const { status, text } = await make(by.cookie, scopes, of);
  expect(status, text).toBe(200);
  return { ...JSON.parse(text), by };
}

const send = (
  key: string | undefined,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = "POST",
) =>
  fetch(`${project.service.url}/mcp`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(key && { authorization: `Bearer ${key}` }),
      ...headers,
    },
    ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

const message = (method: string, params?: object) => ({ jsonrpc: "2.0", id: 7, method, params });
const PING = message("ping");

async function ask(key: string, method: string, params?: object) {
  const response = await send(key, message(method, params));
  expect(response.status).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: answers of the wire are asserted on, not typed.
  return (await response.json()) as any;
}

describe("agents", () => {
  it("are off by default", async () => {
    const off = await startTestProject({}, { port: 0 });
    try {
      const { status } = await fetch(`${off.service.url}/mcp`, { method: "POST" });
      expect(status).toBe(404);
    } finally {
      await off.service.stop();
    }
  });

  it("have a tool with its scope for each operation of the console", () => {
    const named = new Set([...AGENT_OPERATIONS.values()].map(({ operation }) => operation));
    const missing = [...CONSOLE_OPERATIONS.keys()].filter((operation) => !named.has(operation));
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    for (const tool of AGENT_OPERATIONS.values()) {
      const { params, query, body } = argumentsOf(tool);
      const wires = [query, body].flatMap((shape) => Object.values(shape).map(({ wire }) => wire));
      const names = [...params, ...wires, DRY_RUN];
      expect(new Set(names).size, tool.name).toBe(names.length);
      expect(tool.name).toMatch(/^[a-z_]{1,64}$/);
    }
  });

  it("learn who they speak to, and which tools their key has", async () => {
    const { value } = await newKey(["users:read"]);
    const { id, result } = await ask(value, "initialize", { protocolVersion: "2025-06-18" });
    expect(id).toBe(7);
    expect(result).toMatchObject({ protocolVersion: "2025-06-18", capabilities: { tools: {} } });
    expect((await ask(value, "initialize", {})).result.protocolVersion).toBe("2025-11-25");
    expect((await ask(value, "ping")).result).toEqual({});
    const { tools } = (await ask(value, "tools/list")).result;
    const names = tools.map(({ name }: { name: string }) => name);
    expect(names).toContain("users_read");
    expect(names).toContain("user_lists_search");
    expect(names).not.toContain("users_update");
    expect(names).not.toContain("projects_current_as_admin");
    const all = (await ask((await newKey()).value, "tools/list")).result.tools;
    const update = all.find(({ name }: { name: string }) => name === "users_update");
    expect(update).toMatchObject({
      annotations: { readOnlyHint: false },
      inputSchema: { required: ["user_id"], additionalProperties: false },
    });
    expect(update.inputSchema.properties).toMatchObject({
      display_name: { anyOf: [{ type: "string", maxLength: 200 }, { type: "null" }] },
      dry_run: { type: "boolean" },
    });
    expect(all.map(({ name }: { name: string }) => name)).not.toContain("users_delete");
  });

  it("read and change what the console does, and the audit names the key", async () => {
    const { value, id } = await newKey();
    const { userId } = await project.signUp();
    const read = await callTool(value, "users_read", { user_id: userId });
    expect(JSON.parse(read.text).id).toBe(userId);
    const args = { user_id: userId, display_name: "Ada" };
    expect((await callTool(value, "users_update", args)).isError).toBe(false);
    const listed = JSON.parse((await callTool(value, "user_lists_list", { query: userId })).text);
    expect(listed.items).toMatchObject([{ display_name: "Ada" }]);
    const entries = await database()
      .selectFrom("audit")
      .select(["operation", "actor_type", "actor_id"])
      .where("project_id", "=", project.id)
      .where("subject", "=", `/users/${userId}`)
      .execute();
    expect(entries).toEqual([
      { operation: "PATCH /users/{user_id}", actor_type: "agent", actor_id: id },
    ]);
  });

  it("change nothing in a dry run, which checks inputs and rights", async () => {
    const { value } = await newKey();
    const { userId } = await project.signUp();
    const args = { user_id: userId, display_name: "Eve", dry_run: true };
    const { text } = await callTool(value, "users_update", args);
    expect(JSON.parse(text)).toEqual({
      dry_run: true,
      operation: "users_update",
      would_send: { user_id: userId, display_name: "Eve" },
    });
    expect((await callTool(value, "users_read", { user_id: userId })).text).not.toContain("Eve");
    const bad = await callTool(value, "users_update", { ...args, display_name: 7 });
    expect(bad.isError).toBe(true);
    expect(bad.text).toContain("SCHEMA_ERROR");
    const reader = await newKey(["users:read"]);
    expect((await callTool(reader.value, "users_update", args)).text).toContain("users:write");
    const audited = await database()
      .selectFrom("audit")
      .select("id")
      .where("project_id", "=", project.id)
      .where("subject", "=", `/users/${userId}`)
      .execute();
    expect(audited).toEqual([]);
  });

  it("never see secrets", async () => {
    const { value, by } = await newKey();
    const provider = {
      id: "github",
      type: "standard",
      enabled: true,
      client_id: "id",
      client_secret: SECRET,
    };
    const body = { config: { oauth_providers: [provider] } };
    const at = { method: "PATCH", cookie: by.cookie, body };
    expect((await call("api/v1/projects/current", at)).text).toContain(SECRET);
    const read = await callTool(value, "projects_current_as_admin");
    const changed = await callTool(value, "projects_update", { description: "Of an agent" });
    for (const { text } of [read, changed]) {
      expect(text).toContain("github");
      expect(text).not.toContain(SECRET);
    }
  });

  it("do nothing that needs a fresh sign-in", async () => {
    const { value } = await newKey();
    const { userId } = await project.signUp();
    for (const [tool, args] of [
      ["users_delete", { user_id: userId }],
      ["users_update", { user_id: userId, password: "another long password" }],
      ["jobs_create", { kind: "delete", user_ids: [userId] }],
      ["signing_keys_rotate", {}],
      ["projects_delete", {}],
    ] as const) {
      const { isError, text } = await callTool(value, tool, args);
      expect(isError, tool).toBe(true);
      expect(text, tool).toMatch(/fresh sign-in|role owner/);
    }
    expect((await callTool(value, "users_read", { user_id: userId })).isError).toBe(false);
  });

  it("know nothing of other projects", async () => {
    const { value } = await newKey(SCOPES, OTHER.id);
    const { userId } = await project.signUp();
    const headers = { "x-stack-project-id": project.id };
    const body = message("tools/call", { name: "users_read", arguments: { user_id: userId } });
    expect(await (await send(value, body, headers)).text()).toContain("USER_NOT_FOUND");
  });
});

describe("a key of an agent", () => {
  it("is refused if it is wrong, late or revoked", async () => {
    const { value, id, by } = await newKey();
    const wrong = `${value.slice(0, -1)}${value.endsWith("0") ? "1" : "0"}`;
    for (const key of [undefined, "", "sk_", wrong, `${value} x`.slice(1)]) {
      const response = await send(key, PING);
      expect(response.status, key).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
    }
    expect((await send(value, PING)).status).toBe(200);
    const revoke = { method: "DELETE", cookie: by.cookie };
    const other = await administrator("admin", OTHER.id);
    const foreign = { method: "DELETE", cookie: other.cookie, of: OTHER.id };
    expect((await call(`agents/${id}`, foreign)).status).toBe(404);
    expect((await call(`agents/${id}`, revoke)).status).toBe(200);
    expect((await call(`agents/${id}`, revoke)).status).toBe(404);
    expect((await send(value, PING)).status).toBe(401);
    const late = await newKey();
    clock.advance(30 * DAY);
    expect((await send(late.value, PING)).status).toBe(401);
  });

  it("does no more than the present role of its administrator", async () => {
    const { value, by } = await newKey();
    const { userId } = await project.signUp();
    const change = { user_id: userId, display_name: "Ada" };
    const given = { projectId: project.id, userId: by.id, addedBy: null, at: clock.now() };
    await setRole(database(), { ...given, role: "viewer" });
    expect((await callTool(value, "users_update", change)).text).toContain("needs the role admin");
    expect((await callTool(value, "users_read", { user_id: userId })).isError).toBe(false);
    const { tools } = (await ask(value, "tools/list")).result;
    expect(tools.map(({ name }: { name: string }) => name)).not.toContain("teams_create");
    await database().deleteFrom("administrators").where("user_id", "=", by.id).execute();
    expect((await send(value, PING)).status).toBe(401);
  });

  it("ends with the removal of its administrator, also if they come back", async () => {
    const { value, by } = await newKey();
    const boss = await administrator("owner");
    const removal = { method: "DELETE", cookie: boss.cookie };
    expect((await call(`administrators/${by.id}`, removal)).status).toBe(200);
    const again = { projectId: project.id, userId: by.id, addedBy: null, at: clock.now() };
    await setRole(database(), { ...again, role: "admin" });
    expect((await send(value, PING)).status).toBe(401);
  });

  it("is made by admins with a fresh sign-in, listed without its text, and audited", async () => {
    for (const role of ["viewer", "support"] as const) {
      const { cookie } = await administrator(role);
      expect((await make(cookie)).status, role).toBe(403);
      expect((await call("agents", { cookie })).status, role).toBe(403);
    }
    const foreign = await administrator("owner", OTHER.id);
    expect((await make(foreign.cookie)).status).toBe(403);
    const all = await administrator("owner", "*");
    expect((await make(all.cookie, SCOPES, "internal")).status).toBe(400);
    const { value, id, by } = await newKey(["users:read"]);
    const { text } = await call("agents", { cookie: by.cookie });
    expect(text).not.toContain(value);
    const { keys, is_on: isOn, url } = JSON.parse(text);
    expect({ isOn, url }).toEqual({ isOn: true, url: `${project.service.url}/mcp` });
    expect(keys).toContainEqual(
      expect.objectContaining({ id, scopes: ["users:read"], last_four: value.slice(-4) }),
    );
    const stored = await database().selectFrom("agent_keys").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(value);
    const entry = await database()
      .selectFrom("audit")
      .select(["operation", "actor_id"])
      .where("project_id", "=", project.id)
      .where("subject", "=", `/agents/${id}`)
      .execute();
    expect(entry).toEqual([{ operation: "console create agent key", actor_id: by.id }]);
    clock.advance(10 * 60_000);
    expect((await make(by.cookie)).text).toContain("fresh_session_required");
  });

  it("is bounded in form and number, also by several at once", async () => {
    await database().deleteFrom("agent_keys").execute();
    const { cookie } = await administrator("admin");
    const post = (body: unknown) => call("agents", { method: "POST", cookie, body });
    for (const bad of [
      draftOf([]),
      draftOf(["users:all"]),
      draftOf(SCOPES, 366),
      draftOf(SCOPES, 0),
      { ...draftOf(SCOPES), name: " " },
      { ...draftOf(SCOPES), name: "x".repeat(201) },
    ])
      expect((await post(bad)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 24 }, () => make(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await make(cookie)).text).toContain("at most 20");
  });
});

describe("the endpoint of agents", () => {
  it("refuses pages of others, and in development all but this machine", async () => {
    await database().deleteFrom("agent_keys").execute();
    const { value } = await newKey();
    const own = project.service.url ?? "";
    expect((await send(value, PING, { origin: own })).status).toBe(200);
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost:1" },
      { "x-forwarded-for": "203.0.113.7" },
    ])
      expect((await send(value, PING, headers)).status, JSON.stringify(headers)).toBe(403);
    const tunnelled = await send(value, PING, { "x-forwarded-host": "evil.example" });
    expect(await tunnelled.text()).toContain("was asked as evil.example");
    const request = (host: string) =>
      project.service.fetch(
        new Request(`http://${host}/mcp`, {
          method: "POST",
          headers: { authorization: `Bearer ${value}`, "content-type": "application/json" },
          body: JSON.stringify(PING),
        }),
      );
    expect((await request("evil.example")).status).toBe(403);
    expect((await request("localhost")).status).toBe(200);
    expect((await send(value, PING, { "x-stack-access-type": "server" })).status).toBe(400);
    for (const method of ["GET", "DELETE"])
      expect((await send(value, undefined, {}, method)).status).toBe(405);
  });

  it("answers what is no message by an error, and takes notifications", async () => {
    const { value } = await newKey();
    for (const [body, code] of [
      ["{", -32700],
      [[PING, PING], -32600],
      [{ id: 1, method: "ping" }, -32600],
      [{ ...PING, id: { a: 1 } }, -32600],
      [{ ...PING, params: [] }, -32600],
      ["null", -32600],
    ] as const) {
      const response = await send(value, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ id: null, error: { code } });
    }
    const note = { jsonrpc: "2.0", method: "notifications/initialized" };
    const taken = await send(value, note);
    expect([taken.status, await taken.text()]).toEqual([202, ""]);
    expect((await ask(value, "resources/list")).error.code).toBe(-32601);
    for (const params of [
      {},
      { name: "users_destroy" },
      { name: "users_read", arguments: [] },
      { name: "users_read" },
      { name: "users_read", arguments: { user_id: "x", other: 1 } },
      { name: "users_read", arguments: { user_id: "x", dry_run: true } },
      { name: "teams_create", arguments: { display_name: "x", dry_run: "yes" } },
    ])
      expect((await ask(value, "tools/call", params)).error?.code, params.name).toBe(-32602);
    const long = message("ping", { text: "x".repeat(70_000) });
    expect((await send(value, long)).status).toBe(413);
  });

  it("has a limit for each key", async () => {
    const limited = await startTestProject({}, { port: 0, clock, mcp: true, rateLimits: true });
    const admin = await consoleOf(() => limited, clock).administrator("admin");
    const { call: callLimited } = consoleOf(() => limited, clock);
    const body = draftOf(["users:read"]);
    const made = await callLimited("agents", { method: "POST", cookie: admin.cookie, body });
    const headers = {
      authorization: `Bearer ${JSON.parse(made.text).value}`,
      "content-type": "application/json",
    };
    const ping = () =>
      fetch(`${limited.service.url}/mcp`, { method: "POST", headers, body: JSON.stringify(PING) });
    try {
      for (let sent = 0; sent < 300; sent++) expect((await ping()).status).toBe(200);
      const refused = await ping();
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBeTruthy();
    } finally {
      await limited.service.stop();
    }
  });
});
