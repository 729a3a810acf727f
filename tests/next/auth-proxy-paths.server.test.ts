import { authProxy } from "@stackkit/next/proxy";
import { StackServerApp } from "@stackkit/next/server";
import { NextRequest } from "next/server.js";
import { describe, expect, it } from "vitest";
import { trustedOrigin } from "../../src/app/navigation/trusted-origin.js";

const DOCUMENT = { accept: "text/html", "sec-fetch-dest": "document" };
type NextConfig = NonNullable<
  NonNullable<ConstructorParameters<typeof NextRequest>[1]>["nextConfig"]
>;

const appWith = (options: object = {}) =>
  new StackServerApp({
    tokenStore: "nextjs-cookie",
    projectId: "2f0c3a52-6c0e-4b1e-9a53-0c6f4f1d7b12",
    publishableClientKey: "pck_x",
    secretServerKey: "ssk_x",
    baseUrl: "http://127.0.0.1:1",
    ...options,
  });

/** Where a stranger is sent who asks for `path`. */
async function sentTo(
  path: string,
  {
    app = appWith(),
    nextConfig = {},
    headers = {},
    locales,
    protect = ["/board/*"],
    action = false,
  }: {
    app?: ReturnType<typeof appWith>;
    nextConfig?: NextConfig;
    headers?: Record<string, string>;
    locales?: string[];
    protect?: string[];
    action?: boolean;
  } = {},
) {
  const proxy = authProxy(app, { protect, ...(locales ? { locales } : {}) });
  const answer = await proxy(
    new NextRequest(`http://localhost:3000${path}`, {
      headers: action ? { "next-action": "7f", ...headers } : { ...DOCUMENT, ...headers },
      method: action ? "POST" : "GET",
      nextConfig,
    }),
  );
  return answer.headers.get(action ? "x-action-redirect" : "location");
}

const back = (path: string): string => `after_auth_return_to=${encodeURIComponent(path)}`;

describe("a stranger on a protected path", () => {
  it("is sent to the sign-in page under basePath, and back under it", async () => {
    expect(await sentTo("/shop/board", { nextConfig: { basePath: "/shop" } })).toBe(
      `http://localhost:3000/shop/handler/sign-in?${back("/shop/board")}`,
    );
    expect(
      await sentTo("/shop/board", {
        nextConfig: { basePath: "/shop" },
        app: appWith({ urls: { signIn: "/shop/welcome?x=1#top" } }),
      }),
    ).toBe(`http://localhost:3000/shop/welcome?x=1&${back("/shop/board")}#top`);
  });

  it("is sent there by an action as Next's router wants it, which adds basePath itself", async () => {
    const action = { nextConfig: { basePath: "/shop" }, action: true };
    expect(await sentTo("/shop/board", action)).toBe(
      `/handler/sign-in?${back("/shop/board")};push`,
    );
    const elsewhere = appWith({
      urls: { signIn: "https://id.example.com/enter;a" },
      trustedOrigins: ["https://id.example.com"],
    });
    expect(await sentTo("/shop/board", { ...action, app: elsewhere })).toBe(
      "https://id.example.com/enter%3Ba;push",
    );
  });

  it("is sent to URLs with a trailing slash if the app's have one", async () => {
    expect(await sentTo("/board/", { nextConfig: { trailingSlash: true } })).toBe(
      `http://localhost:3000/handler/sign-in/?${back("/board/")}`,
    );
    expect(await sentTo("/board", {})).toBe(
      `http://localhost:3000/handler/sign-in?${back("/board")}`,
    );
  });

  it("is found behind the languages that the app names, and behind Next's own", async () => {
    expect(await sentTo("/de/board/1", { locales: ["en", "de"] })).toContain(back("/de/board/1"));
    expect(await sentTo("/de/board/1")).toBeNull();
    expect(
      await sentTo("/de/board", {
        nextConfig: { i18n: { locales: ["en", "de"], defaultLocale: "en" } },
      }),
    ).toContain(back("/de/board"));
  });

  it("is judged by the requested path, regardless of rewrites", async () => {
    expect(await sentTo("/board/old-name")).toContain(back("/board/old-name"));
    expect(
      await sentTo("/news", {
        headers: {
          "x-rewrite-url": "/board",
          "x-original-url": "/board",
          "x-invoke-path": "/board",
        },
      }),
    ).toBeNull();
  });

  it("is never sent to a host that only a header names", async () => {
    const forged = {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      host: "evil.example",
      forwarded: "host=evil.example",
      "x-original-host": "evil.example",
    };
    expect(await sentTo("/board", { headers: forged })).toBe(
      `http://localhost:3000/handler/sign-in?${back("/board")}`,
    );
  });

  it("is sent to a sign-in page on a trusted origin, with the way back to a trusted address alone", async () => {
    const app = appWith({
      urls: { signIn: "https://id.example.com/enter" },
      trustedOrigins: ["https://id.example.com", "https://preview-7.example.com"],
    });
    const preview = { "x-forwarded-host": "preview-7.example.com", "x-forwarded-proto": "https" };
    expect(await sentTo("/board?x=1", { app, headers: preview })).toBe(
      `https://id.example.com/enter?${back("https://preview-7.example.com/board?x=1")}`,
    );
    expect(
      await sentTo("/board", {
        app,
        headers: { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      }),
    ).toBe("https://id.example.com/enter");
  });
});

describe("if every path is protected", () => {
  const protect = ["/*"];

  it("the pages of the handler and the app's own sign-in pages stay open", async () => {
    const app = appWith({ urls: { signIn: "/welcome", forgotPassword: "/shop/forgot" } });
    for (const path of ["/handler/sign-in", "/handler/oauth-callback?code=x", "/welcome/"])
      expect(await sentTo(path, { app, protect }), path).toBeNull();
    const nextConfig = { basePath: "/shop" };
    expect(await sentTo("/shop/forgot", { app, protect, nextConfig })).toBeNull();
    expect(await sentTo("/de/handler/sign-in", { protect, locales: ["de"] })).toBeNull();
  });

  it("no other page passes as one of them", async () => {
    const app = appWith({ urls: { signIn: "/welcome" } });
    for (const path of [
      "/",
      "/handlers",
      "/handler/account-settings",
      "/handler/account-settings/auth",
      "/handler//account-settings",
      "/Handler/sign-in",
      "/welcome/secret",
      "/de/handler/sign-in",
      "/handler/%2e%2e/account",
      "/handler/..%2faccount",
      "/account/%252e%252e/handler/sign-in",
      "/handler/sign-in;/../../account",
      "/handler%2fsign-in",
    ])
      expect(await sentTo(path, { app, protect }), path).toContain("/welcome");
  });
});

describe("the site's own origin", () => {
  const headers = (values: Record<string, string>) => (name: string) => values[name] ?? null;
  const trusted = ["https://app.example.com", "http://localhost:3000"];

  it("is what the request says, if that is trusted", () => {
    expect(trustedOrigin(headers({ host: "app.example.com" }), null, trusted)).toBe(
      "https://app.example.com",
    );
    expect(
      trustedOrigin(
        headers({
          "x-forwarded-host": "app.example.com, inner",
          "x-forwarded-proto": "https, http",
          host: "10.0.0.7:3000",
        }),
        null,
        trusted,
      ),
    ).toBe("https://app.example.com");
    expect(trustedOrigin(headers({ host: "10.0.0.7" }), "http://localhost:3000", trusted)).toBe(
      "http://localhost:3000",
    );
  });

  it("is not known otherwise", () => {
    for (const host of [
      "evil.example",
      "app.example.com.evil.example",
      "app.example.com:8443",
      "app.example.com/evil",
      "app.example.com@evil.example",
      "",
    ]) {
      expect(trustedOrigin(headers({ host }), "http://localhost:4000", trusted), host).toBeNull();
    }
    expect(
      trustedOrigin(
        headers({ host: "app.example.com", "x-forwarded-proto": "http" }),
        null,
        trusted,
      ),
    ).toBeNull();
  });
});

describe("a rule that would protect no page", () => {
  it.each(["board", "*", "/board*", "/board/**", "/board/:path*", "/board(.*)", "/teams/[id]"])(
    "is refused: %j",
    (rule) => {
      expect(() => authProxy(appWith(), { protect: ["/", rule] })).toThrow(
        expect.objectContaining({
          code: "BAD_OPTION",
          message: expect.stringContaining(JSON.stringify(rule)),
        }),
      );
    },
  );

  it("is refused if it is an expression", () => {
    expect(() => authProxy(appWith(), { protect: [/^\/board/ as never] })).toThrow(
      expect.objectContaining({
        code: "BAD_OPTION",
        message: expect.stringContaining("protect has /^\\/board/"),
      }),
    );
  });

  it("is not one rule without a list", async () => {
    expect(await sentTo("/board", { protect: "/board" as never })).toContain("/handler/sign-in");
  });

  it.each(["/", "/*", "/board", "/board/", "/board/*", "/Ünder/a b.c~d@e", "/a:b"])(
    "is not %j",
    (rule) => expect(() => authProxy(appWith(), { protect: [rule] })).not.toThrow(),
  );
});
