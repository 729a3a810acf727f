import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isKnownError, KitError } from "@stackkit/next";
import { authProxy } from "@stackkit/next/proxy";
import type { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { listen } from "../../support/listen.js";
import { request } from "../../support/next-headers.js";
import { serverAppOf } from "../../support/server-app.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { accessTokenOf } from "../../support/tokens.js";
import { cases, countCases, describeSuite } from "../support.js";
import { forward } from "./forward.js";

/** Short waits end at once, long ones when the service hangs. */
const limits = vi.hoisted(() => new Set<() => void>());
vi.mock("../../../src/transport/clock.js", async (original) => ({
  ...(await original<typeof import("../../../src/transport/clock.js")>()),
  systemClock: {
    now: () => Date.now(),
    after: (millis: number, run: () => void) => {
      if (millis < 3000) setImmediate(run);
      else limits.add(run);
      return () => limits.delete(run);
    },
  },
}));

vi.mock("next/dist/api/headers.js", async () =>
  (await import("../../support/next-headers.js")).mockHeaders(),
);
vi.mock("next/server.js", async (original) => ({
  ...(await original<typeof import("next/server.js")>()),
  connection: async () => {},
}));

const LATER = 3_600_000;
type Odd =
  | readonly [status: number, headers: Record<string, string>, text: string]
  | "hang"
  | "drop";

const json = (text: string, status = 200): Odd => [
  status,
  { "content-type": "application/json" },
  text,
];
const page = (status: number): Odd => [status, { "content-type": "text/html" }, "<h1>Hello</h1>"];

/** Responses that do not follow the protocol, for any call. */
const ODD: Readonly<Record<string, Odd>> = {
  "a page": page(200),
  nothing: [200, {}, ""],
  "no content": [204, {}, ""],
  "half of its JSON": json('{"access_token":"eyJ'),
  "the JSON null": json("null"),
  true: json("true"),
  "a list": json("[]"),
  "an empty object": json("{}"),
  "a text": json('"ok"'),
  "another content type": [200, { "content-type": "image/png" }, "\u0089PNG"],
  "an error in a success": json('{"code":"USER_NOT_FOUND","error":"?"}'),
  "a redirect to a foreign site": [302, { location: "https://evil.example/" }, ""],
  "a redirect to itself": [307, { location: "/api/v1/users/me" }, ""],
  "a redirect without an address": [301, {}, ""],
  "not modified": [304, {}, ""],
  "400 without a known error": [400, {}, "Bad request"],
  "401 of a proxy": page(401),
  "403 of a firewall": page(403),
  "404 of another server": page(404),
  "401 with a code in its body alone": json('{"code":"REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"}', 401),
  "an unknown status beside it": [200, { "x-stack-actual-status": "999" }, "{}"],
  "a known error that its body denies": [
    401,
    { "x-stack-known-error": "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED" },
    "{}",
  ],
  "429": [429, { "retry-after": "3600" }, ""],
  "500": [500, {}, "Internal error"],
  "502 of a gateway": page(502),
  "503": [503, { "retry-after": "1" }, ""],
  "a broken connection": "drop",
  silence: "hang",
};

const user = (change: object): Odd =>
  json(JSON.stringify({ id: "u", primary_email: null, ...change }));
const victim = accessTokenOf({ lifeMillis: LATER, now: Date.now(), user: "victim" });

/** Calls that determine the signed-in user, and their own invalid responses. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Odd>>>> = {
  "GET /users/me": {
    "a user without an id": user({ id: undefined }),
    "a user whose id is a number": user({ id: 5 }),
    "a user with an id alone": user({}),
  },
  "POST /auth/oauth/token": {
    "a number as token": json('{"access_token":5}'),
    "an empty token": json('{"access_token":""}'),
    "the token undefined": json('{"access_token":"undefined"}'),
    "a token of no form": json('{"access_token":"abc"}'),
    "a token that has ended": json(
      JSON.stringify({ access_token: accessTokenOf({ lifeMillis: -1000, now: Date.now() }) }),
    ),
    "an unsigned token": json(
      JSON.stringify({ access_token: victim, token_type: "Bearer", expires_in: 600 }),
    ),
    "a token in a list": json(JSON.stringify({ access_token: [victim] })),
  },
  "GET /projects/{id}/.well-known/jwks.json": {
    "no keys": json('{"keys":[]}'),
    "null for keys": json('{"keys":null}'),
    "an empty key": json('{"keys":[{}]}'),
    "a key without its point": json(
      '{"keys":[{"kty":"EC","crv":"P-256","kid":"key-1","alg":"ES256"}]}',
    ),
    "a symmetric key": json('{"keys":[{"kty":"oct","kid":"key-1","k":"AAAA","alg":"HS256"}]}'),
  },
};

/** The ways in which pages read the user. */
const READS: Readonly<Record<string, (app: StackServerApp<true>) => Promise<unknown>>> = {
  'getUser({ or: "redirect" })': (app) => app.getUser({ or: "redirect" }),
  'getUser({ from: "token" })': (app) => app.getUser({ from: "token" }),
  "getUser()": (app) => app.getUser(),
  'getUser({ from: "token", or: "redirect" })': (app) =>
    app.getUser({ from: "token", or: "redirect" }),
};

type Outcome = "in" | "out" | "sent away" | "unknown";

async function outcomeOf(reading: Promise<unknown>): Promise<Outcome> {
  try {
    return (await reading) === null ? "out" : "in";
  } catch (error) {
    if (error instanceof KitError || isKnownError(error, "UNPARSABLE_ACCESS_TOKEN"))
      return "unknown";
    if (String((error as { digest?: string }).digest).startsWith("NEXT_REDIRECT"))
      return "sent away";
    throw error;
  }
}

describeSuite("fail closed", "odd answers at every call on the way to a decision", () => {
  let project: TestProject;
  let person: Awaited<ReturnType<TestProject["signUp"]>>;
  let deny: { call: string; odd: Odd };
  let calls: number;
  beforeAll(async () => {
    project = await startTestProject();
    person = await project.signUp();
  });
  afterAll(() => project.service.stop());
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = `${incoming.url}`.replace("/api/v1", "").replace(project.id, "{id}");
    if (`${incoming.method} ${path}` !== deny.call) return forward(project, incoming, response);
    calls++;
    if (deny.odd === "drop") incoming.socket.destroy();
    else if (deny.odd === "hang") for (const end of [...limits]) end();
    else response.writeHead(deny.odd[0], deny.odd[1]).end(deny.odd[2]);
  }

  /** An app whose service URL is new to the process. */
  async function withApp<T>(use: (app: StackServerApp<true>) => Promise<T>): Promise<T> {
    const server = createServer(
      (incoming, response) => void answer(incoming, response).catch(() => response.destroy()),
    );
    const port = await listen(server);
    try {
      return await use(serverAppOf(project, `http://127.0.0.1:${port}`));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  const old = () => accessTokenOf({ lifeMillis: 1000, now: Date.now() });
  const cookiesOf = (refreshToken: string, accessToken: string) =>
    new Map([
      [`stack-refresh-${project.id}`, refreshToken],
      ["stack-access", JSON.stringify([refreshToken, accessToken])],
    ]);
  const visitors = () => ({
    "a person": cookiesOf(person.refreshToken, person.accessToken),
    "a person with an old token": cookiesOf(person.refreshToken, old()),
    "somebody with a forged token": cookiesOf(
      "0".repeat(45),
      accessTokenOf({ lifeMillis: LATER, now: Date.now(), user: person.userId }),
    ),
    "somebody with a forged token that has ended": cookiesOf("0".repeat(45), old()),
  });

  const attempts = Object.entries(CALLS).flatMap(([call, own]) =>
    Object.entries({ ...ODD, ...own }).map(([name, odd]) => ({ call, name, odd })),
  );

  it.each(Object.entries(READS).slice(0, cases(2, 4)))(
    "%s lets no one in and ends no session for them",
    async (title, read) => {
      let met = 0;
      for (const { call, name, odd } of attempts) {
        // Tokens are read before the first call, users after the last.
        if (call.endsWith(title.includes("token") ? "/users/me" : "jwks.json")) continue;
        for (const [visitor, cookies] of Object.entries(visitors())) {
          [deny, calls, request.cookies] = [{ call, odd }, 0, new Map(cookies)];
          const outcome = await withApp((app) => outcomeOf(read(app)));
          const what = `${name} at ${call}, for ${visitor}`;
          met += calls > 0 ? 1 : 0;
          if (visitor.startsWith("somebody")) expect(outcome, what).not.toBe("in");
          else {
            expect(["in", "unknown"], what).toContain(outcome);
            if (calls > 0) expect(outcome, what).toBe("unknown");
            expect(request.cookies.get(`stack-refresh-${project.id}`), what).toBe(
              person.refreshToken,
            );
          }
        }
      }
      expect(met).toBeGreaterThan(attempts.length / 3);
      countCases(met);
    },
  );

  it("the proxy redirects no one and ends no session for them", async () => {
    let met = 0;
    for (const { call, name, odd } of attempts.filter((one) => one.call !== "GET /users/me")) {
      for (const [visitor, cookies] of Object.entries(visitors()).slice(0, 2)) {
        [deny, calls] = [{ call, odd }, 0];
        const cookie = [...cookies]
          .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
          .join("; ");
        const headers = { cookie, accept: "text/html", "sec-fetch-dest": "document" };
        const response = await withApp((app) =>
          authProxy(app, { protect: ["/board/*"] })(
            new NextRequest("http://localhost:3000/board", { headers }),
          ),
        );
        const what = `${name} at ${call}, for ${visitor}`;
        met += calls > 0 ? 1 : 0;
        expect([response.status, response.headers.get("x-middleware-next")], what).toEqual([
          200,
          "1",
        ]);
        expect(response.headers.getSetCookie().join(), what).not.toMatch(/max-age=0/i);
      }
    }
    expect(met).toBeGreaterThan(attempts.length / 3);
    countCases(met);
  });
});
