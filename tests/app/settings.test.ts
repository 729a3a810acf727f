import { StackClientApp, stackAppInternalsSymbol } from "@stackkit/next";
import { StackServerApp } from "@stackkit/next/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { clientJson } from "../../src/app/browser/client-json.js";
import { resolveSettings } from "../../src/app/config/app-settings.js";
import { settingsOfJson } from "../../src/app/config/app-settings-json.js";
import { SECRET_SERVER_KEY } from "../../src/app/config/secret-keys.js";

const ID = "00000000-0000-4000-8000-000000000001";
const base = { tokenStore: "memory", projectId: ID, publishableClientKey: "pck_x" } as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("options of an app", () => {
  it("come from the environment: the names of run time before those of the build", () => {
    vi.stubEnv("NEXT_PUBLIC_STACK_PROJECT_ID", "internal");
    vi.stubEnv("NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY", "pck_build");
    vi.stubEnv("NEXT_PUBLIC_STACK_API_URL", "https://build.example/");
    expect(resolveSettings("client", { tokenStore: "memory" })).toMatchObject({
      projectId: "internal",
      keys: { publishableClientKey: "pck_build" },
      hosts: { browser: "https://build.example", server: "https://build.example" },
    });
    vi.stubEnv("STACK_PROJECT_ID", ID);
    vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", "pck_run");
    vi.stubEnv("STACK_API_URL", "http://127.0.0.1:8102");
    vi.stubEnv("STACK_TRUSTED_ORIGINS", "https://a.example, https://b.example:8443/");
    vi.stubEnv("STACK_EXTRA_REQUEST_HEADERS", '{"x-region":"eu"}');
    expect(resolveSettings("client", { tokenStore: "memory" })).toMatchObject({
      projectId: ID,
      keys: { publishableClientKey: "pck_run" },
      hosts: { browser: "http://127.0.0.1:8102", server: "http://127.0.0.1:8102" },
      trustedOrigins: ["https://a.example", "https://b.example:8443"],
      extraRequestHeaders: { "x-region": "eu" },
    });
  });

  it("accept the address of the service with the path of its calls", () => {
    for (const url of ["https://auth.example/api/v1", "https://auth.example/api/v1/"]) {
      vi.stubEnv("STACK_API_URL", url);
      expect(resolveSettings("client", base).hosts.server).toBe("https://auth.example");
    }
    const baseUrl = "https://auth.example/shop/api/v1";
    expect(resolveSettings("client", { ...base, baseUrl }).hosts).toEqual({
      browser: "https://auth.example/shop",
      server: "https://auth.example/shop",
    });
  });

  it("limit the time of calls, by whole milliseconds that make sense, on this side alone", () => {
    const settings = (requestTimeoutMillis: number) =>
      resolveSettings("client", { ...base, requestTimeoutMillis });
    for (const millis of [100, 4000, 300_000])
      expect(settings(millis).requestTimeoutMillis).toBe(millis);
    for (const millis of [0, -1, 99, 300_001, 1.5, Number.NaN, Number.POSITIVE_INFINITY, "4000"])
      expect(() => settings(millis as number)).toThrow(
        "requestTimeoutMillis must be a whole number",
      );
    expect(JSON.stringify(clientJson(settings(4000)))).not.toContain("Timeout");
  });

  it("tell browsers and servers apart if the addresses differ", () => {
    vi.stubEnv("NEXT_PUBLIC_BROWSER_STACK_API_URL", "https://browser.example");
    vi.stubEnv("NEXT_PUBLIC_SERVER_STACK_API_URL", "http://server.internal");
    vi.stubEnv("NEXT_PUBLIC_STACK_URL", "https://old.example");
    expect(resolveSettings("client", base).hosts).toEqual({
      browser: "https://browser.example",
      server: "http://server.internal",
    });
    expect(
      resolveSettings("client", {
        ...base,
        baseUrl: { browser: "https://a.example/", server: "http://b.example" },
      }).hosts,
    ).toEqual({
      browser: "https://a.example",
      server: "http://b.example",
    });
    vi.unstubAllEnvs();
    expect(resolveSettings("client", base).hosts.server).toBe("https://api.stack-auth.com");
  });

  it("that are missing are named, with where to get them", () => {
    expect(() => new StackClientApp({ tokenStore: "memory" })).toThrow(
      /projectId.*STACK_PROJECT_ID.*\.env\.local.*MISSING_OPTION/,
    );
    expect(() => new StackClientApp({ tokenStore: "memory", projectId: ID })).toThrow(
      /STACK_PUBLISHABLE_CLIENT_KEY/,
    );
    expect(() => new StackServerApp(base)).toThrow(/STACK_SECRET_SERVER_KEY/);
  });

  it("has its project by the id as the service writes it, in lower case", () => {
    const id = "abcdef00-0000-4000-8000-00000000000a";
    expect(new StackClientApp({ ...base, projectId: id.toUpperCase() }).projectId).toBe(id);
  });

  it("that are malformed are named, with what is wrong", () => {
    expect(() => new StackClientApp({ ...base, projectId: "my-project" })).toThrow(
      /projectId is "my-project".*UUID/,
    );
    expect(() => new StackClientApp({ ...base, publishableClientKey: "ssk_secret" })).toThrow(
      /contains a secretServerKey instead of the publishableClientKey/,
    );
    expect(() => new StackClientApp({ ...base, publishableClientKey: '"pck_x"' })).toThrow(
      /quotes/,
    );
    for (const key of ["pck_abc…", "pck_x\u200b"])
      expect(() => new StackClientApp({ ...base, publishableClientKey: key })).toThrow(
        /publishableClientKey contains.*no key has.*BAD_OPTION/,
      );
    for (const baseUrl of [
      "api.example",
      "ftp://api.example",
      "https://user:pw@api.example",
      "https://api.example?x=1",
    ])
      expect(() => new StackClientApp({ ...base, baseUrl }), baseUrl).toThrow(/baseUrl/);
    for (const origin of [
      "a.example",
      "https://a.example/path",
      "https://*.example",
      "javascript:x",
    ])
      expect(() => new StackClientApp({ ...base, trustedOrigins: [origin] }), origin).toThrow(
        /trustedOrigins/,
      );
    expect(resolveSettings("client", { ...base, tokenStore: undefined }).tokenStore).toBe(
      "nextjs-cookie",
    );
    expect(() => new StackClientApp({ ...base, tokenStore: "nextjs" as never })).toThrow(
      /tokenStore/,
    );
    expect(() => new StackClientApp({ ...base, redirectMethod: "push" as never })).toThrow(
      /redirectMethod/,
    );
    expect(
      resolveSettings("client", { ...base, trustedOrigins: "https://a.example" as never }),
    ).toMatchObject({ trustedOrigins: ["https://a.example"] });
  });

  it("that are headers are named if they cannot be sent", () => {
    for (const headers of [{ "x region": "eu" }, { "x-a": "1\n2" }, { "x-a": "…" }]) {
      const extraRequestHeaders = headers as unknown as Record<string, string>;
      expect(() => new StackClientApp({ ...base, extraRequestHeaders })).toThrow(
        /extraRequestHeaders must be.*BAD_OPTION/,
      );
    }
    for (const text of ["[1]", "x", "null", '{"x region":"eu"}']) {
      vi.stubEnv("STACK_EXTRA_REQUEST_HEADERS", text);
      expect(() => new StackClientApp(base), text).toThrow(
        /STACK_EXTRA_REQUEST_HEADERS must be.*BAD_OPTION/,
      );
    }
  });

  it("with headers of the server's environment keep them there", () => {
    vi.stubEnv("STACK_EXTRA_REQUEST_HEADERS", '{"x-bypass":"secret"}');
    vi.stubEnv("NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS", '{"x-region":"eu"}');
    const options = { ...base, secretServerKey: "ssk_x" };
    for (const level of ["client", "server"] as const) {
      const settings = resolveSettings(level, options, { secretServerKey: SECRET_SERVER_KEY });
      expect(settings.extraRequestHeaders).toEqual({ "x-bypass": "secret" });
      expect(clientJson(settings).extraRequestHeaders).toEqual({ "x-region": "eu" });
    }
  });

  it("of a server reach the browser without its secrets and its own headers", () => {
    const settings = resolveSettings(
      "server",
      { ...base, secretServerKey: "ssk_x", extraRequestHeaders: { authorization: "Bearer y" } },
      { secretServerKey: SECRET_SERVER_KEY },
    );
    const json = clientJson(settings);
    expect(JSON.stringify(json)).not.toMatch(/ssk_x|Bearer/);
    expect(settingsOfJson(json)).toMatchObject({
      projectId: ID,
      keys: { publishableClientKey: "pck_x" },
      tokenStore: "memory",
      urls: settings.urls,
    });
    expect(clientJson(settings)).toEqual(json);
  });

  it("that cannot travel are refused if the app would have to", () => {
    const app = new StackClientApp({ ...base, redirectMethod: { useNavigate: () => () => {} } });
    expect(() => app[stackAppInternalsSymbol].toClientJson()).toThrow(/redirectMethod/);
  });
});

describe("an app without a token store", () => {
  it("has no current user, unless a call is handed a store", async () => {
    const app = new StackClientApp<false>({
      ...base,
      tokenStore: null,
      baseUrl: "http://127.0.0.1:1",
    });
    await expect(app.getUser({} as never)).rejects.toThrow("NO_TOKEN_STORE");
    await expect(
      app.signInWithCredential({ email: "a@example.com", password: "x" }),
    ).rejects.toThrow("NO_TOKEN_STORE");
    expect(await app.getUser({ tokenStore: { headers: new Headers() } })).toBeNull();
  });
});
