import { beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());

async function newApp(mode: string) {
  vi.stubEnv("NODE_ENV", mode);
  const { StackClientApp } = await import("../../src/app/apps/client-app.js");
  return new StackClientApp({
    tokenStore: "memory",
    projectId: crypto.randomUUID(),
    publishableClientKey: "pck_x",
    baseUrl: "http://localhost:9",
  }) as unknown as Record<string, () => unknown>;
}

describe("a server's method on a client app", () => {
  it.each(["listUsers", "createTeam", "useUsers", "getServerUserById", "sendTestEmail"])(
    "says in development where it is: %s",
    async (name) => {
      const app = await newApp("development");
      expect(() => app[name]?.()).toThrow(
        expect.objectContaining({
          code: "SERVER_ONLY",
          message: expect.stringMatching(
            new RegExp(`^${name}\\(\\) is not for browsers.*stackServerApp`),
          ),
        }),
      );
    },
  );

  it("leaves all that a client app has as it is", async () => {
    const app = await newApp("development");
    for (const name of ["getUser", "signOut", "useUser", "useProject", "redirectToSignIn"])
      expect(app[name], name).toBeTypeOf("function");
    for (const name of ["then", "toJSON", "$$typeof"]) expect(app[name], name).toBeUndefined();
    expect(String(app)).toBe("[object Object]");
    expect(app instanceof Object).toBe(true);
  });

  it("is missing in production", async () => {
    expect((await newApp("production")).listUsers).toBeUndefined();
  });
});
