import { randomUUID } from "node:crypto";
import {
  API_PATH,
  fillPath,
  HEADERS,
  KEY_HEADERS,
  type Level,
  type Operation,
  operations,
} from "@stackkit/next/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailServerBody } from "../../support/mail-server.js";
import {
  type Answered,
  configuredProject,
  KEYS,
  read,
  startTestService,
  TestProject,
} from "../../support/service.js";

const calls = Object.entries(operations).flatMap(([resource, rows]) =>
  Object.entries(rows).map(([name, operation]) => ({
    name: `${resource}.${name}`,
    operation: operation as Operation,
    project: configuredProject(),
  })),
);
type Call = (typeof calls)[number];

/** One call of each method and access. All calls share the code that reads headers and bodies. */
const kinds = [
  ...new Map(
    calls.map((call) => {
      const { method, access, body, openBody } = call.operation;
      return [[method, access, body === null, openBody].join(), call] as const;
    }),
  ).values(),
];

let service: Awaited<ReturnType<typeof startTestService>>;
const tokens = new Map<Call, string>();
beforeAll(async () => {
  // A project for each call: some of them, taken at their word, end the session, the user or the
  // project that they are made with.
  service = await startTestService({ projects: calls.map(({ project }) => project) });
  for (const call of calls) {
    const project = new TestProject(service, call.project.id);
    const { body: user } = await project.call("POST", "/users", { level: "server", body: {} });
    const { body: session } = await project.call("POST", "/auth/sessions", {
      level: "server",
      body: { user_id: user.id },
    });
    tokens.set(call, session.access_token);
  }
});
afterAll(() => service.stop());

const levelOf = ({ access }: Operation): Level => (access === "anyone" ? "client" : access);
const PARAMS = {
  user_id: "me",
  provider_id: "google",
  permission_id: "reader",
  type: "magic_link",
  project_id: "internal",
};
const someParams = (path: string): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, randomUUID()]));
const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>> = {}) =>
  fillPath(path, { ...someParams(path), ...PARAMS, ...params });

interface Sent {
  readonly path?: string;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call with everything in order but what is `sent`. */
async function send(
  call: Call,
  { path = pathOf(call.operation), body, headers = {} }: Sent,
): Promise<Answered> {
  const { operation, project } = call;
  const level = levelOf(operation);
  const sent = new Headers({
    [HEADERS.projectId]: project.id,
    [HEADERS.accessType]: level,
    [KEY_HEADERS[level]]: KEYS(project.id)[level],
    "content-type": "application/json",
  });
  sent.set(HEADERS.accessToken, tokens.get(call) as string);
  for (const [name, value] of Object.entries(headers)) sent.set(name, value);
  const init = {
    method: operation.method,
    headers: sent,
    ...(operation.method === "GET" || body === undefined ? {} : { body }),
  };
  return read(await service.fetch(new Request(`http://service.test${API_PATH}${path}`, init)));
}

const TRACE =
  /\n\s+at |node_modules|\.[jt]s:\d|SQLITE_|syntax error|Error:|violates|undefined is not/;

/**
 * The answer is one that the contract knows: never a failure of the service, never a look inside.
 */
function expectSound(answer: Answered, what: string): void {
  const { status, headers, code, body } = answer;
  expect(status, what).toBeLessThan(500);
  expect(headers.get("cache-control"), what).toContain("no-store");
  expect(headers.get("x-stack-request-id"), what).toMatch(/^[0-9a-z]{16}$/);
  if (status < 400) return;
  // Another method's path: the answer to it is empty.
  if (status === 405) {
    expect(body, what).toBe("");
    return;
  }
  expect(typeof body === "string" ? body : JSON.stringify(body), what).not.toMatch(TRACE);
  if (code !== undefined) expect([body.code, typeof body.error], what).toEqual([code, "string"]);
  else if (typeof body === "string")
    expect([headers.get("content-type"), body.length > 0], what).toEqual([
      "text/plain; charset=utf-8",
      true,
    ]);
  // The token endpoint responds as OAuth defines if the catalogue has no code.
  else
    expect([typeof body.error, typeof body.error_description, body.code], what).toEqual([
      "string",
      "string",
      undefined,
    ]);
}

const HUGE = new Uint8Array(4 * 1024 * 1024 + 1).fill(0x20);
const bytes = (...values: number[]) => Uint8Array.from(values);
const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

/** Bodies that are no JSON at all, and what is said of them. */
const UNREADABLE: readonly (readonly [string, Sent, readonly [number, string | undefined]])[] = [
  ["half a body", { body: '{"a":' }, [400, "BODY_PARSING_ERROR"]],
  ["an empty body of JSON", { body: "" }, [400, "BODY_PARSING_ERROR"]],
  [
    "invalid UTF-8",
    { body: bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d) },
    [400, "BODY_PARSING_ERROR"],
  ],
  ["an overlong character", { body: bytes(0x22, 0xc0, 0x80, 0x22) }, [400, "BODY_PARSING_ERROR"]],
  [
    "an unsupported type",
    { body: "<a/>", headers: { "content-type": "application/xml" } },
    [400, "BODY_PARSING_ERROR"],
  ],
  ["more than a body may have", { body: HUGE }, [413, undefined]],
  [
    "more than a body may have, as it says at once",
    { body: HUGE, headers: { "content-length": String(HUGE.length) } },
    [413, undefined],
  ],
];
/**
 * Valid values of fields, so that the rest of a body is never the reason. Users need no fields at
 * all.
 */
const GOOD: Readonly<Record<string, unknown>> = {
  email: "ada@example.com",
  password: "correct horse battery",
  old_password: "correct horse battery",
  new_password: "correct horse batteries",
  verification_callback_url: "http://localhost:3000/verify",
  callback_url: "http://localhost:3000/verify",
  code: "0".repeat(45),
  polling_code: "0".repeat(45),
  login_code: "0".repeat(45),
  refresh_token: "0".repeat(45),
  totp: "123456",
  recovery_code: "0".repeat(16),
  credential: { id: "a", response: {} },
  authentication_response: { id: "a", response: {} },
  user_id: "me",
  display_name: "Ada",
  value: "ada@example.net",
  used_for_auth: true,
  team_id: randomUUID(),
  id: "reader",
  description: "",
  expires_at_millis: 1,
  has_publishable_client_key: true,
  has_secret_server_key: true,
  has_super_secret_admin_key: true,
  recipient_email: "ada@example.com",
  email_config: mailServerBody(),
  clientVersion: "2.8.1",
  grant_type: "authorization_code",
  redirect_uri: "http://localhost:3000/callback",
  code_verifier: "v",
};
const TYPES: Readonly<Record<string, string>> = {
  "secondFactor.signIn": "totp",
  "contactChannels.create": "email",
};

function goodBody({ name, operation }: Call): Record<string, unknown> {
  if (name.startsWith("users.")) return {};
  const wires = Object.values(operation.body ?? {}).map(({ wire }) => wire);
  return Object.fromEntries([
    ...wires.filter((wire) => wire in GOOD).map((wire) => [wire, GOOD[wire]]),
    ...(name in TYPES ? [["type", TYPES[name]]] : []),
  ]);
}

/** JSON that is no object. */
const NO_OBJECTS = ["null", "true", "5", '"text"', "[]", "[{}]", "1e999", deep(5000)];
/** What no field takes, save one that holds any JSON. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "\u0000",
  "\ud800",
  "x".repeat(20_000),
  [],
  [null],
  {},
  { a: "\udfff" },
  { __proto__: null, constructor: { prototype: 1 } },
];

/** All at once: requests do not wait for one another. */
const each = <T>(values: readonly T[], act: (value: T) => Promise<void>) =>
  Promise.all(values.map(act));

const takesBody = ({ operation: { method } }: Call) => method !== "GET" && method !== "DELETE";
const named = (some: readonly Call[]) => some.map((call) => [call.name, call] as const);

describe.each(named(calls))("%s", (_, call) => {
  const { operation } = call;

  if (takesBody(call)) {
    it("refuses a body that is no object, and keys that it does not know", async () => {
      for (const body of [...NO_OBJECTS, '{"no_such_key":1}', '{"__proto__":{"a":1}}']) {
        const answer = await send(call, { body });
        expectSound(answer, body.slice(0, 40));
        if (operation.body !== null && !operation.openBody)
          expect([answer.status, answer.code], body.slice(0, 40)).toEqual([400, "SCHEMA_ERROR"]);
      }
    });

    it("survives every kind of value in each of its fields", async () => {
      for (const { wire: field } of Object.values(operation.body ?? {})) {
        await each(VALUES, async (value) => {
          const body = JSON.stringify({ ...goodBody(call), [field]: value });
          expectSound(
            await send(call, { body }),
            `${field}: ${JSON.stringify(value).slice(0, 40)}`,
          );
        });
      }
    });
  }

  it("refuses text that no database keeps, in its path and its query", async () => {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const queries = Object.values(operation.query).map(({ wire }) => wire);
    await each(
      ["a\u0000b", "%ED%A0%80", "%C0%80", "..", "'; drop table users; --", "x".repeat(5000)],
      async (value) => {
        for (const name of names) {
          const path = pathOf(operation, { [name]: value }).replace(
            encodeURIComponent(value),
            value.startsWith("%") ? value : encodeURIComponent(value),
          );
          expectSound(await send(call, { path, body: "{}" }), path.slice(0, 120));
        }
        for (const name of [...queries, "no_such_key"]) {
          const path = `${pathOf(operation)}?${name}=${value.startsWith("%") ? value : encodeURIComponent(value)}`;
          expectSound(await send(call, { path, body: "{}" }), path.slice(0, 120));
        }
      },
    );
  });
});

it.each(named(kinds.filter(takesBody)))(
  "%s refuses a body that cannot be read",
  async (_, call) => {
    for (const [what, sent, said] of UNREADABLE) {
      const answer = await send(call, sent);
      expectSound(answer, what);
      expect([answer.status, answer.code], what).toEqual(said);
    }
  },
);

it.each(named(kinds))("%s refuses headers that make no sense", async (_, call) => {
  const odd = [
    "x".repeat(5000),
    "%00",
    "null",
    "undefined",
    "{}",
    "a.b.c",
    "eyJhbGciOiJub25lIn0.e30.",
  ];
  for (const name of [
    HEADERS.projectId,
    HEADERS.accessType,
    KEY_HEADERS[levelOf(call.operation)],
    HEADERS.accessToken,
    HEADERS.adminAccessToken,
    HEADERS.refreshToken,
  ]) {
    await each(odd, async (value) =>
      expectSound(
        await send(call, { headers: { [name]: value }, body: "{}" }),
        `${name}: ${value.slice(0, 40)}`,
      ),
    );
  }
});

it("every setting of a project survives every kind of value", async () => {
  const call = calls.find(({ name }) => name === "projects.update") as Call;
  const { config } = (await send(call, { body: "{}" })).body;
  for (const setting of Object.keys(config)) {
    await each(
      [
        ...VALUES,
        [{}],
        [{ id: "google" }],
        [{ id: "nobody", type: "standard", enabled: true }],
        { type: "standard" },
      ],
      async (value) => {
        expectSound(
          await send(call, { body: JSON.stringify({ config: { [setting]: value } }) }),
          `${setting}: ${JSON.stringify(value).slice(0, 40)}`,
        );
      },
    );
  }
});
