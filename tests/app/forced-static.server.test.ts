import "next/dist/server/node-environment-baseline.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

/** Creates an app as a build for `mode` does. */
async function appOf(mode: "development" | "production") {
  vi.resetModules();
  vi.stubEnv("NODE_ENV", mode);
  const { StackServerApp } = await import("../../src/server.js");
  return new StackServerApp({
    projectId: "3f1c9e52-0a4b-4d7e-9d0e-1b2c3d4e5f60",
    publishableClientKey: "pck_test",
    secretServerKey: "ssk_test",
    baseUrl: "http://localhost:1",
  });
}
const app = await appOf("development");

/** Runs `work` as Next renders a route, which gives one with force-static no cookies. */
const inRoute = <T>(route: string, work: () => Promise<T>): Promise<T> =>
  workAsyncStorage.run({ route, page: `${route}/page`, forceStatic: true } as never, () =>
    workUnitAsyncStorage.run({ type: "request", phase: "render" } as never, work),
  );

it("next dev says once that a route with force-static has no user", async () => {
  for (const _ of [1, 2]) expect(await inRoute("/board", () => app.getUser())).toBeNull();
  await vi.waitFor(() => {
    expect(console.warn).toHaveBeenCalledOnce();
    for (const part of ["/board", "force-static", "useUser()"])
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(part));
  });
});

it("and nothing of a user whose tokens are given", async () => {
  await inRoute("/menu", () => app.getUser({ tokenStore: "memory" }));
  await inRoute("/notes", () => app.getUser());
  await vi.waitFor(() =>
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("/notes")),
  );
  expect(console.warn).toHaveBeenCalledOnce();
});

it("and nothing in production", async () => {
  const built = await appOf("production");
  expect(await inRoute("/board", () => built.getUser())).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
