import { describe, expect, it } from "vitest";
import { type CookieJar, createCookieStore } from "../../src/session/cookie-store.js";
import { cookieText } from "../../src/session/cookie-text.js";
import { readCookie } from "../../src/session/read-cookie.js";
import { authHeaders, createRequestStore } from "../../src/session/request-store.js";
import { cookieAttributes, isHttps } from "../../src/session/server-cookies.js";
import { readTokenCookies } from "../../src/session/token-cookies.js";
import { createMemoryStore } from "../../src/session/token-store.js";

const NONE = { accessToken: null, refreshToken: null };
const BOTH = { accessToken: "a.b.c", refreshToken: "r1" };
const MALFORMED = [
  "%",
  "%E0%A4%A",
  "[",
  '["',
  '["r1"]',
  '["r1",5]',
  '["r1",null]',
  '["r1","undefined"]',
  '["r1",""]',
  '["r1","a b"]',
  '["r1","a\\nb"]',
  "{}",
  "null",
  "undefined",
  '["other","a.b.c"]',
  " ",
  "=",
  "\u0000",
  "é",
];

/** A jar as a browser and a server see it, with what was written to it. */
function createJar(
  cookies: Record<string, string> = {},
): CookieJar & { cookies: Record<string, string>; written: string[] } {
  const written: string[] = [];
  return {
    cookies,
    written,
    get: (name) => cookies[name] ?? null,
    set: (name, value, options) => {
      cookies[name] = value;
      written.push(cookieText(name, value, options));
    },
    delete: (name) => {
      delete cookies[name];
      written.push(`delete ${name}`);
    },
  };
}

describe("cookies", () => {
  it("a sign-in of the hosted kit stays one: names and formats are the same", () => {
    const jar = createJar({ "stack-refresh-p1": "r1", "stack-access": '["r1","a.b.c"]' });
    expect(createCookieStore({ jar, projectId: "p1" }).get()).toEqual(BOTH);
  });

  it("are written for a year and for a day, on path /, for this host, readable by the page", () => {
    const jar = createJar();
    createCookieStore({ jar, projectId: "p1" }).set(BOTH);
    expect(jar.written).toEqual([
      "stack-refresh-p1=r1; Path=/; SameSite=Lax; Max-Age=31536000",
      "stack-access=%5B%22r1%22%2C%22a.b.c%22%5D; Path=/; SameSite=Lax; Max-Age=86400",
    ]);
  });

  it("are Secure if the app is known to be on https", () => {
    const lax = { path: "/", sameSite: "lax" };
    expect(cookieAttributes({}, true)).toEqual({ ...lax, secure: true });
    expect(cookieAttributes({ maxAgeSeconds: 5 }, false)).toEqual({ ...lax, maxAge: 5 });
    expect(cookieAttributes({ secure: true }, false)).toEqual({ ...lax, secure: true });
  });

  it("the old name is read if the new one is missing, and deleted on write", () => {
    const jar = createJar({ "stack-refresh": "r1", "stack-access": '["r1","a.b.c"]' });
    const store = createCookieStore({ jar, projectId: "p1" });
    expect(store.get()).toEqual(BOTH);
    store.set(BOTH);
    expect(jar.cookies).not.toHaveProperty("stack-refresh");
    expect(store.get()).toEqual(BOTH);
  });

  it("all are removed on sign-out, and none that is not there", () => {
    const jar = createJar({
      "stack-refresh-p1": "r1",
      "stack-access": '["r1","a.b.c"]',
      "stack-refresh": "old",
    });
    createCookieStore({ jar, projectId: "p1" }).set(NONE);
    expect(jar.cookies).toEqual({});
    createCookieStore({ jar, projectId: "p1" }).set(NONE);
    expect(jar.written).toEqual([
      "delete stack-refresh-p1",
      "delete stack-access",
      "delete stack-refresh",
    ]);
  });

  it("a session without an access token yet has only the refresh cookie", () => {
    const jar = createJar({ "stack-refresh-p1": "r0", "stack-access": '["r0","a.b.c"]' });
    createCookieStore({ jar, projectId: "p1" }).set({ accessToken: null, refreshToken: "r1" });
    expect(jar.cookies).toEqual({ "stack-refresh-p1": "r1" });
  });

  it("two projects on one host keep apart", () => {
    expect(readTokenCookies((name) => ({ "stack-refresh-p2": "r1" })[name] ?? null, "p1")).toEqual(
      NONE,
    );
  });

  it.each(MALFORMED)("an access cookie of %j counts as absent and never throws", (value) => {
    const jar = createJar({ "stack-refresh-p1": "r1", "stack-access": value });
    expect(createCookieStore({ jar, projectId: "p1" }).get()).toEqual({
      accessToken: null,
      refreshToken: "r1",
    });
  });

  it.each(["", "undefined", "a b", "a\nb", "é", "\u0000"])(
    "a refresh cookie of %j counts as absent and never throws",
    (value) => {
      expect(
        createCookieStore({ jar: createJar({ "stack-refresh-p1": value }), projectId: "p1" }).get(),
      ).toEqual(NONE);
    },
  );

  it("a browser marks https once, with a Secure cookie of the session", () => {
    const jar = createJar();
    const store = createCookieStore({ jar, projectId: "p1", marksHttps: true });
    store.get();
    store.get();
    expect(jar.written).toEqual(["stack-is-https=true; Path=/; SameSite=Lax; Secure"]);
  });

  it.each([
    [{ "stack-is-https": "true" }, {}, true],
    [{}, { "x-forwarded-proto": "https" }, true],
    [{}, { "x-forwarded-proto": "https, http" }, true],
    [{}, { "x-forwarded-proto": "http" }, false],
    [{}, { origin: "https://app.example.com", host: "app.example.com" }, true],
    [{}, { origin: "https://evil.example", host: "app.example.com" }, false],
    [{}, { origin: "http://app.example.com", host: "app.example.com" }, false],
    [{}, {}, false],
  ])(
    "a server takes cookies %j and headers %j for https: %s",
    (cookies: Record<string, string>, headers: Record<string, string>, expected) => {
      expect(
        isHttps(
          (name) => cookies[name] ?? null,
          (name) => headers[name] ?? null,
        ),
      ).toBe(expected);
    },
  );
});

describe("cookie text", () => {
  it("finds a cookie by its whole name, unescaped", () => {
    const header = "a=1; xa=2; b=%5B%22%22%5D ; c=x=y; d";
    expect(["a", "b", "c", "d", "x"].map((name) => readCookie(header, name))).toEqual([
      "1",
      '[""]',
      "x=y",
      null,
      null,
    ]);
  });
  it.each(["a=%", "a=%zz", "=;=;", ";;;", "a"])("%j never throws", (header) => {
    expect(() => readCookie(header, "a")).not.toThrow();
  });
});

describe("a request as token store", () => {
  const store = (headers: Record<string, string>) =>
    createRequestStore(new Request("https://app.example", { headers }), "p1");

  it("reads x-stack-auth, which wins over cookies", () => {
    expect(
      store({ "x-stack-auth": JSON.stringify(BOTH), cookie: "stack-refresh-p1=other" }).get(),
    ).toEqual(BOTH);
  });
  it("reads what getAuthHeaders makes", () => {
    expect(store(authHeaders(BOTH)).get()).toEqual(BOTH);
    expect(store(authHeaders(NONE)).get()).toEqual(NONE);
  });
  it("reads the JSON pair of the access cookie", () => {
    expect(
      store({
        cookie: "x=1; stack-refresh-p1=r1; stack-access=%5B%22r1%22%2C%22a.b.c%22%5D",
      }).get(),
    ).toEqual(BOTH);
  });
  it("reads the old refresh cookie", () => {
    expect(store({ cookie: "stack-refresh=r1" }).get()).toEqual({
      accessToken: null,
      refreshToken: "r1",
    });
  });
  it.each(["", "x", "{", "null", "5", '"text"', "[]", "true"])(
    "an x-stack-auth header of %j throws",
    (header) => {
      expect(() =>
        createRequestStore(
          { headers: { get: (name) => (name === "x-stack-auth" ? header : null) } },
          "p1",
        ),
      ).toThrow(expect.objectContaining({ code: "AUTH_HEADER_MALFORMED" }));
    },
  );
  it.each([
    '{"accessToken":5}',
    '{"refreshToken":"undefined"}',
    '{"accessToken":""}',
    '{"accessToken":{}}',
  ])("lost tokens in %s throw", (header) => {
    expect(() => store({ "x-stack-auth": header })).toThrow(
      expect.objectContaining({ code: "TOKEN_UNDEFINED" }),
    );
  });
  it.each(["%", ";;;=", "stack-access=%", "stack-refresh-p1=%E0%A4%A", "\u00ff"])(
    "a cookie header of %j never throws",
    (cookie) => {
      expect(() => store({ cookie }).get()).not.toThrow();
    },
  );
  it("keeps new tokens for this request only", () => {
    const request = new Request("https://app.example");
    createRequestStore(request, "p1").set(BOTH);
    expect(createRequestStore(request, "p1").get()).toEqual(NONE);
  });
});

describe("stores in memory", () => {
  it("an object gives its tokens, and is never written to", () => {
    const given = { accessToken: "a", refreshToken: "r" };
    const store = createMemoryStore(given);
    store.set(BOTH);
    expect(store.get()).toEqual(BOTH);
    expect(given).toEqual({ accessToken: "a", refreshToken: "r" });
  });
  it("an access token may stand alone", () => {
    expect(createMemoryStore({ accessToken: "a" }).get()).toEqual({
      accessToken: "a",
      refreshToken: null,
    });
  });
  it.each([{ accessToken: "undefined" }, { refreshToken: "undefined" }, { accessToken: "" }])(
    "%j is refused",
    (tokens) => {
      expect(() => createMemoryStore(tokens)).toThrow(
        expect.objectContaining({ code: "TOKEN_UNDEFINED" }),
      );
    },
  );
});
