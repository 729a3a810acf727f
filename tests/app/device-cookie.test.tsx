import { StackClientApp } from "@stackkit/next";
import { afterEach, expect, it, vi } from "vitest";
import { deviceCookie } from "../../src/protocol/cookies.js";
import { HEADERS } from "../../src/protocol/headers.js";
import { readCookie } from "../../src/session/read-cookie.js";
import { serveTestProject } from "../support/service.js";

const realFetch = globalThis.fetch;

const project = serveTestProject({}, { port: 0 });
afterEach(() => vi.unstubAllGlobals());

const appWith = (tokenStore: "nextjs-cookie" | "memory") =>
  new StackClientApp({
    tokenStore,
    ...project.clientOptions,
    redirectMethod: "none",
    urls: { home: `/${crypto.randomUUID()}` },
  });

const kept = () => readCookie(document.cookie, deviceCookie(project.id));

/** The device token of each call to the service, by its path. */
function recordCalls(): Record<string, string | null> {
  const sent: Record<string, string | null> = {};
  vi.stubGlobal("fetch", (...[url, init]: Parameters<typeof fetch>) => {
    const path = new URL(String(url)).pathname.replace("/api/v1", "");
    sent[path] = new Headers(init?.headers).get(HEADERS.deviceToken);
    return realFetch(url, init);
  });
  return sent;
}

it("keeps the device token of a sign-in, outlives the sign-out, and goes with the next sign-in only", async () => {
  const { email, password } = await project.signUp();
  const app = appWith("nextjs-cookie");
  await app.signInWithCredential({ email, password, noRedirect: true });
  const first = kept();
  expect(first).toMatch(/^v1\.[\w-]+\.\d+\.[\w-]{43}$/);
  const user = await app.getUser({ or: "throw" });
  await user.signOut();
  expect(kept()).toBe(first);
  const sent = recordCalls();
  await app.signInWithCredential({ email, password, noRedirect: true });
  await (await app.getUser({ or: "throw" })).update({ displayName: "Ada" });
  expect(sent).toMatchObject({ "/auth/password/sign-in": first, "/users/me": null });
  expect(kept()?.split(".")[1]).toBe(first?.split(".")[1]);
});

it("is no cookie of an app that keeps its tokens elsewhere", async () => {
  const before = kept();
  const { email, password } = await project.signUp();
  const sent = recordCalls();
  await appWith("memory").signInWithCredential({ email, password, noRedirect: true });
  expect(sent["/auth/password/sign-in"]).toBeNull();
  expect(kept()).toBe(before);
});
