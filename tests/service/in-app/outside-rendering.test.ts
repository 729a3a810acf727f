import { API_PATH, HEADERS } from "@stackkit/next/protocol/internal";
import { afterTaskAsyncStorage } from "next/dist/server/app-render/after-task-async-storage.external.js";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { registry } from "../../../service/src/next/registry.js";
import { createService, type InAppService } from "../../../service/src/next.js";
import { makeFolder } from "../../support/folder.js";
import { CLIENT_KEY, closeService, PROJECT } from "../../support/in-app.js";

const SERVER_KEY = `ssk_${"k".repeat(43)}`;

let service: InAppService;
beforeEach(() => {
  vi.stubEnv("STACK_PROJECT_ID", PROJECT);
  vi.stubEnv("STACK_PUBLISHABLE_CLIENT_KEY", CLIENT_KEY);
  vi.stubEnv("STACK_SECRET_SERVER_KEY", SERVER_KEY);
  service = createService({ dataDirectory: makeFolder() });
});
afterEach(closeService);

interface Unit {
  readonly type: string;
  readonly phase: string;
  readonly renderSignal?: AbortSignal;
}

/** A call by key. Returns its status, and what Next would fail the page with. */
async function callIn(unit: Unit) {
  const page: { route: string; page: string; invalidDynamicUsageError?: Error } = {
    route: "/board",
    page: "/board/page",
  };
  const headers = {
    [HEADERS.projectId]: PROJECT,
    [HEADERS.accessType]: "server",
    [HEADERS.secretServerKey]: SERVER_KEY,
  };
  const call = () =>
    service.fetch(new Request(`http://service.internal${API_PATH}/teams`, { headers }));
  const inUnit = () =>
    workAsyncStorage.run(page as never, () => workUnitAsyncStorage.run(unit as never, call));
  const { status } = await (unit.phase === "after"
    ? afterTaskAsyncStorage.run({ rootTaskSpawnPhase: "render" }, inUnit)
    : inUnit());
  return { status, failure: page.invalidDynamicUsageError };
}

describe.each([
  ["with cacheComponents", "true"],
  ["without cacheComponents", undefined],
])("calls by key %s", (_, cacheComponents) => {
  beforeEach(() => {
    vi.stubEnv("__NEXT_CACHE_COMPONENTS", cacheComponents);
  });

  it.each([
    ["use cache", { type: "cache", phase: "render" }],
    ["use cache: private", { type: "private-cache", phase: "render" }],
    ["unstable_cache", { type: "unstable-cache", phase: "render" }],
    ["generateStaticParams", { type: "build-time-generator", phase: "render" }],
    ["after() of a page", { type: "request", phase: "after" }],
    ["a page", { type: "request", phase: "render" }],
  ])("work in %s", async (_, unit) => {
    expect(await callIn(unit)).toEqual({ status: 200, failure: undefined });
  });
});

describe("a page that is prerendered waits for its request", () => {
  afterEach(() => {
    expect(registry().open).toBeUndefined();
  });

  it("with cacheComponents", async () => {
    vi.stubEnv("__NEXT_CACHE_COMPONENTS", "true");
    const render = new AbortController();
    const call = callIn({ type: "prerender", phase: "render", renderSignal: render.signal });
    setImmediate(() => render.abort());
    await expect(call).rejects.toThrow("`io()` rejects when the prerender is complete");
  });

  it("without cacheComponents", async () => {
    const call = callIn({ type: "prerender-legacy", phase: "render" });
    await expect(call).rejects.toMatchObject({ digest: "DYNAMIC_SERVER_USAGE" });
  });
});
