import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { type ServerWorld, startServerApp } from "../support/server-app.js";

let app: ServerWorld["app"];
let project: ServerWorld["project"];
beforeAll(async () => {
  ({ app, project } = await startServerApp());
  return () => project.service.stop();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** A signed-out visit of a protected page, in an app that answers requests of its pages so. */
async function visit(status: number) {
  const ask = vi.fn(async () => new Response(null, { status }));
  vi.stubGlobal("fetch", ask);
  vi.spyOn(console, "error").mockImplementation(() => {});
  const proxy = authProxy(app, { protect: ["/board"] });
  const answer = await proxy(
    new NextRequest("http://localhost:3000/board", { headers: { "sec-fetch-dest": "document" } }),
  );
  return { ask, status: answer.status, text: await answer.text() };
}

it("next dev says which file is missing, instead of a bare 404", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const { status, text } = await visit(404);
  expect(status).toBe(404);
  expect(text).toContain("no /handler/sign-in to sign in on");
  expect(text).toContain("app/handler/[...stack]/page.tsx");
  expect(text).toContain("npx @stackkit/next init");
  expect((await visit(200)).status).toBe(307);
  const { ask } = await visit(200);
  expect(ask, "a page that was found is not looked for again").not.toHaveBeenCalled();
});

it("with a basePath it looks under that", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const ask = vi.fn(async (_: string) => new Response());
  vi.stubGlobal("fetch", ask);
  const nextConfig = { basePath: "/shop" };
  const headers = { "sec-fetch-dest": "document" };
  const request = new NextRequest("http://localhost:3000/shop/board", { headers, nextConfig });
  const { status } = await authProxy(app, { protect: ["/board"] })(request);
  expect(status).toBe(307);
  expect(ask.mock.lastCall?.[0]).toBe("http://localhost:3000/shop/handler/sign-in");
});

it("production redirects without a look", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const { status, ask } = await visit(404);
  expect(status).toBe(307);
  expect(ask).not.toHaveBeenCalled();
});
