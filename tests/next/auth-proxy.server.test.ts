import { authProxy } from "@stackkit/next/proxy";
import { NextRequest, NextResponse } from "next/server.js";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MAX_PROXY_WAIT_MILLIS } from "../../src/next/proxy/auth-proxy.js";
import { type ServerWorld, serverAppOf, startServerApp } from "../support/server-app.js";

let project: ServerWorld["project"];
let app: ServerWorld["app"];
let calls: ServerWorld["calls"];
beforeAll(async () => {
  ({ project, app, calls } = await startServerApp());
  return () => project.service.stop();
});
afterEach(() => {
  calls.length = 0;
});

const cookiesOf = (refreshToken: string, accessToken: string): string =>
  `theme=dark; stack-refresh-${project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;
const DOCUMENT = { accept: "text/html", "sec-fetch-dest": "document" };
const request = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new NextRequest(`http://localhost:3000${path}`, { headers, method });
/** A token that ended long ago. */
const OLD = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

describe("the proxy", () => {
  it("sends signed-out visitors from protected paths to the sign-in page, with the return URL, in an uncacheable response", async () => {
    const answer = await authProxy(app, { protect: ["/board/*"] })(
      request("/board/plans?x=1", DOCUMENT),
    );
    expect(answer.status).toBe(307);
    expect(answer.headers.get("location")).toBe(
      "http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fboard%2Fplans%3Fx%3D1",
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("vary")).toContain("cookie");
    expect(calls).toEqual([]);
  });

  it.each([
    ["a form without JavaScript", {}, "location", "http://localhost:3000"],
    ["an action of Next's router", { "next-action": "7f" }, "x-action-redirect", ""],
  ])("sends a stranger's %s there too, and not its fields", async (_, headers, header, origin) => {
    const proxy = authProxy(app, { protect: ["/board"] });
    const answer = await proxy(request("/board", headers, "POST"));
    expect(answer.status).toBe(303);
    const page = `${origin}/handler/sign-in?after_auth_return_to=%2Fboard`;
    expect([...answer.headers].filter(([, value]) => value.includes("sign-in"))).toEqual([
      [header, origin ? page : `${page};push`],
    ]);
    expect(answer.headers.get("x-middleware-next")).toBeNull();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("lets strangers pass elsewhere, without a call and without a mark on the answer", async () => {
    const answer = await authProxy(app, { protect: ["/board/*"] })(request("/", DOCUMENT));
    expect(answer.headers.get("x-middleware-next")).toBe("1");
    expect(answer.headers.get("cache-control")).toBeNull();
    expect(calls).toEqual([]);
  });

  it("verifies a living token by itself: the keys once, and never the user", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const proxy = authProxy(app, { protect: ["/board/*"] });
    for (let round = 0; round < 3; round++) {
      const answer = await proxy(
        request("/board", { ...DOCUMENT, cookie: cookiesOf(refreshToken, accessToken) }),
      );
      expect(answer.headers.get("x-middleware-next")).toBe("1");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    expect(calls).toEqual([`GET /projects/${project.id}/.well-known/jwks.json`]);
  });

  it("refreshes an old token on a navigation, for the page and for the browser", async () => {
    const { refreshToken } = await project.signUp();
    const answer = await authProxy(app)(
      request("/anywhere", { ...DOCUMENT, cookie: cookiesOf(refreshToken, OLD) }),
    );
    expect(calls).toContain("POST /auth/oauth/token");
    const forwarded = answer.headers.get("x-middleware-request-cookie") ?? "";
    expect(forwarded).toContain("theme=dark");
    expect(forwarded).toContain(`stack-refresh-${project.id}=${refreshToken}`);
    expect(forwarded).not.toContain(OLD);
    expect(answer.headers.getSetCookie().join()).toContain("stack-access=");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("refreshes nothing for a prefetch, for a part of a page or for an action", async () => {
    const { refreshToken } = await project.signUp();
    const cookie = cookiesOf(refreshToken, OLD);
    const proxy = authProxy(app, { protect: ["/board/*"] });
    for (const headers of [
      { ...DOCUMENT, "sec-purpose": "prefetch" },
      { accept: "*/*", "sec-fetch-dest": "empty" },
      { accept: "*/*" },
    ]) {
      const answer = await proxy(request("/board", { ...headers, cookie }));
      expect(answer.headers.get("x-middleware-next")).toBe("1");
      expect(answer.headers.get("set-cookie")).toBeNull();
    }
    await proxy(request("/board", { ...DOCUMENT, cookie }, "POST"));
    expect(calls).toEqual([]);
  });

  it("takes a session that has ended out of the browser", async () => {
    const answer = await authProxy(app, { protect: ["/board"] })(
      request("/board", { ...DOCUMENT, cookie: cookiesOf("0".repeat(45), OLD) }),
    );
    expect(answer.status).toBe(307);
    expect(answer.headers.getSetCookie().join()).toMatch(
      new RegExp(`stack-refresh-${project.id}=;[^,]*Max-Age=0`, "i"),
    );
  });

  it("tells the sign-in page and other pages that the session has ended", async () => {
    const proxy = authProxy(app, { protect: ["/board"] });
    const ended = { ...DOCUMENT, cookie: cookiesOf("0".repeat(45), OLD) };
    expect((await proxy(request("/board", ended))).headers.get("location")).toBe(
      "http://localhost:3000/handler/sign-in?after_auth_return_to=%2Fboard&session_ended=1",
    );
    const mark = "x-middleware-request-x-stackkit-session-ended";
    expect((await proxy(request("/open", ended))).headers.get(mark)).toBe("1");
    const faked = { ...DOCUMENT, "x-stackkit-session-ended": "1" };
    expect((await proxy(request("/open", faked))).headers.get(mark)).toBeNull();
  });

  it("does not believe a token that the project did not sign", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const forged = `${accessToken.split(".").slice(0, 2).join(".")}.${"A".repeat(86)}`;
    const answer = await authProxy(app, { protect: ["/board"] })(
      request("/board", { ...DOCUMENT, cookie: cookiesOf("0".repeat(45), forged) }),
    );
    expect(answer.status).toBe(307);
    expect(refreshToken).toHaveLength(45);
  });

  it("keeps sessions and redirects no one while the service cannot be reached", async () => {
    const { refreshToken } = await project.signUp();
    const dead = serverAppOf(project, "http://127.0.0.1:1");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const answering = authProxy(dead, { protect: ["/board"] })(
      request("/board", { ...DOCUMENT, cookie: cookiesOf(refreshToken, OLD) }),
    );
    await vi.advanceTimersByTimeAsync(MAX_PROXY_WAIT_MILLIS);
    const answer = await answering;
    vi.useRealTimers();
    expect(answer.headers.get("x-middleware-next")).toBe("1");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("throws away what a browser sends under the kit's own names", async () => {
    const answer = await authProxy(app)(
      request("/a?b=1", {
        ...DOCUMENT,
        "x-stackkit-requested-path": "//evil.example",
        "x-stackkit-user": "admin",
      }),
    );
    expect(answer.headers.get("x-middleware-request-x-stackkit-requested-path")).toBe("/a?b=1");
    expect(answer.headers.get("x-middleware-request-x-stackkit-user")).toBeNull();
    expect(answer.headers.get("x-middleware-override-headers")).not.toContain("x-stackkit-user");
  });
});

describe("another proxy behind it", () => {
  it("gets the refreshed session, and its rewrite carries that to the page", async () => {
    const { refreshToken } = await project.signUp();
    let seen: NextRequest | undefined;
    const proxy = authProxy(app, {
      next: (request) => {
        seen = request;
        return NextResponse.rewrite(new URL(`/de${request.nextUrl.pathname}`, request.url));
      },
    });
    const response = await proxy(
      request("/board", { ...DOCUMENT, cookie: cookiesOf(refreshToken, OLD) }),
    );
    expect(seen?.cookies.get("stack-access")?.value).not.toContain(OLD);
    expect(seen?.headers.get("cookie")).toContain("theme=dark");
    expect(response.headers.get("x-middleware-rewrite")).toBe("http://localhost:3000/de/board");
    expect(response.headers.get("x-middleware-request-cookie")).toContain("stack-access=");
    expect(response.headers.get("x-middleware-request-cookie")).not.toContain(OLD);
    expect(response.headers.getSetCookie().join()).toContain("stack-access=");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  it("keeps the headers and cookies that it sets itself", async () => {
    const proxy = authProxy(app, {
      next: (request) => {
        const headers = new Headers(request.headers);
        headers.set("x-locale", "de");
        const response = NextResponse.next({ request: { headers } });
        response.cookies.set("NEXT_LOCALE", "de");
        return response;
      },
    });
    const response = await proxy(request("/", DOCUMENT));
    expect(response.headers.get("x-middleware-request-x-locale")).toBe("de");
    expect(response.headers.get("x-middleware-request-x-stackkit-requested-path")).toBe("/");
    expect(response.headers.getSetCookie().join()).toContain("NEXT_LOCALE=de");
  });

  it("sends its own policy, to which the handler's pages add that nobody frames them", async () => {
    const policy = "script-src 'self'";
    const proxy = authProxy(app, {
      next: () => NextResponse.next({ headers: { "content-security-policy": policy } }),
    });
    const policyOf = async (path: string) =>
      (await proxy(request(path, DOCUMENT))).headers.get("content-security-policy");
    expect(await policyOf("/handler/sign-in")).toBe(`${policy}; frame-ancestors 'none'`);
    expect(await policyOf("/")).toBe(policy);
  });

  it("may redirect, and is not asked about what is protected", async () => {
    const next = vi.fn(() => Response.redirect("http://localhost:3000/de/board"));
    const proxy = authProxy(app, { protect: ["/board"], next });
    expect((await proxy(request("/board", DOCUMENT))).headers.get("location")).toContain(
      "/handler/sign-in",
    );
    expect(next).not.toHaveBeenCalled();
    const response = await proxy(request("/", DOCUMENT));
    expect(response.headers.get("location")).toBe("http://localhost:3000/de/board");
    expect(response.headers.get("x-middleware-override-headers")).toBeNull();
  });
});
