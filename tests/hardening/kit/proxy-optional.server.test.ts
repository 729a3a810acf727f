import { createHmac, generateKeyPairSync, randomUUID } from "node:crypto";
import { authProxy } from "@stackkit/next/proxy";
import type { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import { beforeAll, expect, it, vi } from "vitest";
import { claimsAt, forge } from "../../support/forged-tokens.js";
import { serverAppOf } from "../../support/server-app.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { begin, headersPassedOn, SeenRequest } from "./next-request.js";

vi.mock("next/dist/api/headers.js", async () => (await import("./next-request.js")).headersModule);
vi.mock("../../../src/transport/clock.js", async (original) => {
  const { withoutCallLimit } = await import("../../support/patient-clock.js");
  const { systemClock } = await original<typeof import("../../../src/transport/clock.js")>();
  return { systemClock: withoutCallLimit(systemClock) };
});

const ORIGIN = "https://app.example.com";
const OLD = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

interface Tokens {
  readonly userId: string;
  readonly refreshToken: string;
  readonly accessToken: string;
}

let project: TestProject;
let app: StackServerApp<true>;
let person: Tokens;
let other: Tokens;
let visitors: Awaited<ReturnType<typeof makeVisitors>>;
beforeAll(async () => {
  project = await startTestProject({}, { port: 0 });
  app = serverAppOf(project);
  [person, other] = await Promise.all([project.signUp(), project.signUp()]);
  visitors = await makeVisitors();
  return () => project.service.stop();
});

const cookiesOf = (refreshToken: string, accessToken: string): string =>
  `stack-refresh-${project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;

/** Headers with which attackers impersonate a user or try to bypass the proxy. */
function lyingHeaders(): Record<string, string>[] {
  const { userId, accessToken, refreshToken } = other;
  const subrequests = ["middleware", "src/middleware", "proxy", "src/proxy", "pages/_middleware"];
  const session = cookiesOf(refreshToken, accessToken);
  return [
    {},
    ...subrequests
      .flatMap((name) => [name, Array(5).fill(name).join(":"), Array(50).fill(name).join(":")])
      .map((value) => ({ "x-middleware-subrequest": value })),
    { "x-middleware-subrequest": "proxy", "x-middleware-subrequest-id": "1" },
    { "x-middleware-next": "1" },
    { "x-middleware-rewrite": "/board" },
    { "x-middleware-invoke": "1", "x-middleware-prefetch": "1" },
    { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": session },
    { "x-middleware-set-cookie": session, "set-cookie": session, cookie2: session },
    { "x-stackkit-user": userId },
    { "x-stackkit-user-id": userId, "X-STACKKIT-SESSION": refreshToken },
    {
      "x-stackkit-verified": "1",
      "x-stackkit-authenticated": "true",
      "x-stackkit-signed-in": userId,
    },
    { "x-stackkit-access-token": accessToken, "x-stackkit-refresh-token": refreshToken },
    { "x-stackkit-requested-path": "/board" },
    { "x-stackkit-requested-path": "//evil.example" },
    { "x-stack-auth": JSON.stringify({ accessToken, refreshToken }) },
    { "x-stack-access-token": accessToken, "x-stack-refresh-token": refreshToken },
    {
      "x-stack-access-type": "admin",
      "x-stack-project-id": "internal",
      "x-stack-secret-server-key": "ssk",
    },
    { "x-stack-user-id": userId, "x-user-id": userId, "x-user": userId, "remote-user": userId },
    { authorization: `Bearer ${accessToken}` },
    { authorization: `StackSession ${refreshToken}` },
    {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example;proto=https",
    },
    { host: "localhost:3000", "x-forwarded-for": "127.0.0.1", "x-real-ip": "127.0.0.1" },
    { "x-forwarded-proto": "https", "x-forwarded-port": "443", "x-forwarded-prefix": "/board" },
    {
      "x-forwarded-proto": "http, https",
      "x-forwarded-host": `evil.example, ${new URL(ORIGIN).host}`,
    },
    {
      "x-original-url": "/",
      "x-rewrite-url": "/",
      "x-forwarded-uri": "/",
      "x-original-host": "localhost",
    },
    {
      "x-invoke-path": "/",
      "x-invoke-query": "{}",
      "x-invoke-status": "200",
      "x-invoke-output": "/",
    },
    { "x-matched-path": "/", "x-now-route-matches": "1=board", "x-nextjs-matched-path": "/" },
    { "x-nextjs-data": "1", "x-nextjs-rewrite": "/", "x-nextjs-redirect": "/" },
    { "x-prerender-revalidate": "x", "x-prerender-revalidate-if-generated": "1" },
    { "x-http-method-override": "OPTIONS", "x-method-override": "HEAD" },
    { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
    { "next-action": "x".repeat(42), origin: ORIGIN },
    { purpose: "prefetch", "sec-purpose": "prefetch;prerender" },
    { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin" },
    { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", accept: "text/html" },
    { "x-vercel-id": "x", "x-vercel-internal-ingress-bucket": "x", "x-deployment-id": "x" },
  ];
}

const VISITORS = [
  "a stranger",
  "someone who is signed in",
  "someone whose token is old",
  "someone whose session has ended",
  "a forged signature",
  "a key of one's own",
  "no signature",
  "a symmetric signature",
  "an access token alone",
] as const;

interface Visitor {
  readonly cookie: string;
  /** The user that every part of the app must find. */
  readonly user: string | null;
}

async function makeVisitors(): Promise<Record<(typeof VISITORS)[number], Visitor>> {
  const ended = await project.signUp();
  await project.call("DELETE", "/auth/sessions/current", {
    token: ended.accessToken,
    refreshToken: ended.refreshToken,
  });
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const claims = claimsAt(Date.now(), {
    sub: person.userId,
    aud: project.id,
    refresh_token_id: randomUUID(),
  });
  const selfSigned = forge({ kid: "key-1", privateKey }, claims);
  const [header, payload] = person.accessToken.split(".");
  const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`;
  const symmetric = `${Buffer.from('{"alg":"HS256"}').toString("base64url")}.${payload}`;
  const mac = createHmac("sha256", project.id).update(symmetric).digest("base64url");
  const unknown = "0".repeat(45);
  return {
    "a stranger": { cookie: "", user: null },
    "someone who is signed in": {
      cookie: cookiesOf(person.refreshToken, person.accessToken),
      user: person.userId,
    },
    "someone whose token is old": {
      cookie: cookiesOf(person.refreshToken, OLD),
      user: person.userId,
    },
    "someone whose session has ended": { cookie: cookiesOf(ended.refreshToken, OLD), user: null },
    "a forged signature": {
      cookie: cookiesOf(unknown, `${header}.${payload}.${"A".repeat(86)}`),
      user: null,
    },
    "a key of one's own": { cookie: cookiesOf(unknown, selfSigned), user: null },
    "no signature": { cookie: cookiesOf(unknown, unsigned), user: null },
    "a symmetric signature": { cookie: cookiesOf(unknown, `${symmetric}.${mac}`), user: null },
    "an access token alone": { cookie: `stack-access=${person.accessToken}`, user: null },
  };
}

const PATHS = [
  "/board",
  "/board/1?x=1",
  "/news",
  "//board",
  "/BOARD",
  "/%62oard",
  "/board;x",
  "/board/x%2F..%2F..%2Fnews",
  "/board/x%5C..%5C..%5Cnews",
  "/board.rsc",
  "/_next/data/b/board.json",
];

/** The current user in the app's server components, for each way of reading it. */
async function verdict(headers: Headers) {
  const reads = [() => app.getUser(), () => app.getUser({ from: "token" }), () => app.getSession()];
  const found: (string | null)[] = [];
  for (const ask of reads) {
    begin(new SeenRequest(headers));
    found.push((await ask())?.id ?? null);
  }
  return found;
}

/** The redirect of a protected page, or `undefined` for a signed-in user. */
async function sentTo(headers: Headers): Promise<string | undefined> {
  begin(new SeenRequest(headers));
  try {
    await app.getUser({ or: "redirect", from: "token" });
    return undefined;
  } catch (error) {
    return (error as { digest?: string }).digest?.split(";")[2];
  }
}

describeSuite(
  "proxy optional",
  "ways around the proxy, and headers that lie about who asks",
  () => {
    it.each(VISITORS)(
      "server components find the same user with and without the proxy, whatever headers " +
        "are sent: %s",
      async (name) => {
        const proxy = authProxy(app, { protect: [] });
        const { cookie, user } = visitors[name];
        const lies = lyingHeaders();
        for (const [index, lie] of lies.entries()) {
          const headers = new Headers({ ...lie, ...(cookie && { cookie }) });
          const request = new NextRequest(`${ORIGIN}${PATHS[index % PATHS.length]}`, { headers });
          const passed = headersPassedOn(headers, (await proxy(request)).headers);
          const what = JSON.stringify(lie);
          // Reading a full user costs a call; the user from the token is checked against every
          // forgery.
          if (index % 4 === 0 || user === null) {
            expect(await verdict(headers), `${what}, without the proxy`).toEqual([
              user,
              user,
              user,
            ]);
            expect(await verdict(passed), `${what}, behind the proxy`).toEqual([user, user, user]);
          }
          for (const seen of [headers, passed]) {
            const target = await sentTo(seen);
            if (user !== null) expect(target, what).toBeUndefined();
            else
              expect(target, what).toMatch(
                /^\/handler\/sign-in(\?session_ended=1)?([?&]after_auth_return_to=%2F(?!%2F)|$)/,
              );
          }
        }
        countCases(2 * lies.length);
      },
    );

    it("B18: the proxy lets no stranger pass on a protected path, however the path and the headers are written", async () => {
      const proxy = authProxy(app, { protect: ["/board/*"] });
      let attempts = 0;
      for (const lie of lyingHeaders()) {
        for (const path of PATHS.filter((one) => one !== "/news")) {
          const request = new NextRequest(`${ORIGIN}${path}`, { headers: lie });
          const { status, headers } = await proxy(request);
          const what = JSON.stringify([path, lie]);
          expect(status, what).toBe(307);
          const { origin, pathname } = new URL(headers.get("location") ?? "");
          expect(origin, what).toBe(ORIGIN);
          expect(pathname.replace(/^\/_next\/data\/b|\.json$/g, ""), what).toBe("/handler/sign-in");
          attempts++;
        }
      }
      countCases(attempts);
    });

    it("the proxy hands on no header of the kit's own that a visitor wrote", async () => {
      const proxy = authProxy(app);
      for (const lie of lyingHeaders()) {
        const headers = new Headers(lie);
        const passed = headersPassedOn(
          headers,
          (await proxy(new NextRequest(`${ORIGIN}/news`, { headers }))).headers,
        );
        const own = [...passed].filter(([name]) => name.startsWith("x-stackkit-"));
        expect(own).toEqual([["x-stackkit-requested-path", "/news"]]);
      }
      countCases(lyingHeaders().length);
    });
  },
);
