import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AuthProxyOptions } from "../../src/proxy.js";
import type { StackServerAppConstructorOptions } from "../../src/server.js";

const OPTIONS = {
  projectId: "3f1c9e52-0a4b-4d7e-9d0e-1b2c3d4e5f60",
  publishableClientKey: "pck_test",
  secretServerKey: "ssk_test",
  baseUrl: "http://localhost:1",
} satisfies StackServerAppConstructorOptions;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules();
  vi.stubEnv("NODE_ENV", "development");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

// Transformed before the first test, which has no time for that on a busy machine.
await import("../../src/server.js");

async function newApp(options: object = {}) {
  const { StackServerApp } = await import("../../src/server.js");
  return new StackServerApp({ ...OPTIONS, ...options });
}

const expectWarning = (...parts: readonly string[]) =>
  vi.waitFor(() => {
    expect(console.warn).toHaveBeenCalledOnce();
    for (const part of parts)
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(part));
  });

it("next dev names an option of an app that no one reads, and the nearest one", async () => {
  await newApp({ tokenstore: "memory" });
  await expectWarning("StackServerApp", '"tokenstore"', '"tokenStore"');
});

it("and a page that the app does not have", async () => {
  await newApp({ urls: { afterSignin: "/board" } });
  await expectWarning("StackServerApp", '"afterSignin"', '"afterSignIn"');
});

it("and a page whose path has no slash at its start", async () => {
  await newApp({ urls: { handler: "auth", afterSignIn: "https://shop.example/", home: "/" } });
  await expectWarning('"handler"', '"auth"', '"/auth"');
});

it("and a service that is still a promise", async () => {
  await newApp({ baseUrl: undefined, service: Promise.resolve({ fetch }) });
  await expectWarning("service without fetch", "await");
});

it("and says what there is if nothing is near", async () => {
  await newApp({ analytics: true });
  await expectWarning('"analytics"', "redirectMethod");
});

it("and an option of the proxy, which would protect nothing", async () => {
  const { authProxy } = await import("../../src/proxy.js");
  authProxy(await newApp(), { protected: ["/board/*"] } as AuthProxyOptions);
  await expectWarning("authProxy()", '"protected"', '"protect"');
});

it("and a prop of the provider, once", async () => {
  const { StackProvider } = await import("../../src/screens/provider/stack-provider.js");
  const app = await newApp();
  for (const _ of [1, 2]) StackProvider({ app, langs: "de-DE" } as never);
  await expectWarning("<StackProvider>", '"langs"', '"lang"');
});

it("getUser does not let people in for a value of or that it does not know", async () => {
  const app = await newApp({ tokenStore: "memory" });
  const misspelled = { or: "redirct" } as never;
  await expect(app.getUser(misspelled)).rejects.toMatchObject({ code: "ACCOUNT_NOT_SIGNED_IN" });
  await expectWarning("getUser()", '"redirct"', '"redirect"');
});

it("in production there are no warnings", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const app = await newApp({ tokenStore: "memory", tokenstore: "memory" });
  expect(await app.getUser({ or: "return-null", form: "token" } as never)).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
