import { describe, expect, it } from "vitest";
import { UnsafePathError } from "../../src/transport/errors.js";
import { callUrl } from "../../src/transport/request.js";
import { requestHeaders } from "../../src/transport/request-headers.js";

const keys = {
  publishableClientKey: "pck_1",
  secretServerKey: "ssk_1",
  superSecretAdminKey: "sak_1",
};
const parts = {
  projectId: "project-1",
  level: "client",
  keys,
  tokens: null,
  nonce: "n".repeat(45),
  hasBody: false,
  extraHeaders: {},
  callHeaders: {},
} as const;
const sent = (more: Partial<Parameters<typeof requestHeaders>[0]>) =>
  Object.fromEntries(requestHeaders({ ...parts, ...more }));

describe("request headers", () => {
  it("every call names project, level, version and nonce, and asks for errors as 200", () => {
    expect(sent({})).toEqual({
      "x-stack-project-id": "project-1",
      "x-stack-access-type": "client",
      "x-stack-publishable-client-key": "pck_1",
      "x-stack-client-version": "js @stackkit/next@2.8.1",
      "x-stack-override-error-status": "true",
      "x-stack-random-nonce": "n".repeat(45),
    });
  });

  it.each([
    ["client", ["pck_1"]],
    ["server", ["pck_1", "ssk_1"]],
    ["admin", ["pck_1", "ssk_1", "sak_1"]],
  ] as const)("a %s call carries the keys up to its level and no other", (level, expected) => {
    expect(Object.values(sent({ level })).filter((value) => /^(pck|ssk|sak)_/.test(value))).toEqual(
      expected,
    );
  });

  it("both tokens go in headers of their own, and x-stack-auth never goes to the service", () => {
    const headers = sent({ tokens: { accessToken: "jwt", refreshToken: "opaque" } });
    expect(headers).toMatchObject({
      "x-stack-access-token": "jwt",
      "x-stack-refresh-token": "opaque",
    });
    expect(headers).not.toHaveProperty("x-stack-auth");
  });

  it("a token that is not there sends no header", () => {
    expect(sent({ tokens: { accessToken: "jwt", refreshToken: null } })).not.toHaveProperty(
      "x-stack-refresh-token",
    );
  });

  it("an owner's session stands in for every key, whose headers are then empty", () => {
    expect(sent({ level: "admin", keys: {}, adminAccessToken: "owner" })).toMatchObject({
      "x-stack-admin-access-token": "owner",
      "x-stack-secret-server-key": "",
      "x-stack-super-secret-admin-key": "",
    });
    expect(sent({ level: "admin", keys: {}, adminAccessToken: "owner" })).not.toHaveProperty(
      "x-stack-publishable-client-key",
    );
  });

  it("extra headers come after the fixed ones and the call's own last: the later wins", () => {
    const headers = sent({
      extraHeaders: { "X-Stack-Random-Nonce": "extra", "x-app": "extra" },
      callHeaders: { "x-app": "call" },
    });
    expect(headers).toMatchObject({ "x-stack-random-nonce": "extra", "x-app": "call" });
  });

  it("a call with a body says that it is JSON", () => {
    expect(sent({ hasBody: true })["content-type"]).toBe("application/json");
    expect(sent({})).not.toHaveProperty("content-type");
  });
});

describe("the address of a call", () => {
  const base = "https://api.example/api/v1";

  it.each([
    ["/users/me", `${base}/users/me`],
    ["/", base],
    ["/teams/", `${base}/teams`],
    ["/teams/?user_id=me", `${base}/teams?user_id=me`],
    ["/users/a%40b.example", `${base}/users/a%40b.example`],
    ["/users/..a", `${base}/users/..a`],
  ])("%s stands under the base", (path, url) => {
    expect(callUrl(base, path)).toBe(url);
  });

  it("the query is escaped", () => {
    expect(callUrl(base, "/users", { query: "a&b=@#", limit: "2" })).toBe(
      `${base}/users?query=a%26b%3D%40%23&limit=2`,
    );
  });

  it.each([
    "",
    "users/me",
    "https://evil.example/users",
    "//evil.example/users",
    "/@evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/users/me#x",
    "/a b",
    "/a\nb",
    "/..",
    "/users/../../x",
    "/users/%2e%2E/x",
    "/./x",
    "/users/..",
  ])("%j could lead elsewhere and is refused", (path) => {
    expect(() => callUrl(base, path)).toThrow(UnsafePathError);
  });
});
