import { createServer } from "node:http";
import { StackServerApp } from "@stackkit/next/server";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { listen } from "../../support/listen.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { accessTokenOf } from "../../support/tokens.js";
import { cases, countCases, describeSuite } from "../support.js";
import { forward } from "./forward.js";

/** Retries without delay. */
vi.mock("../../../src/transport/clock.js", async (original) => ({
  ...(await original<typeof import("../../../src/transport/clock.js")>()),
  systemClock: {
    now: () => Date.now(),
    after: (millis: number, run: () => void) => {
      if (millis < 20_000) setImmediate(run);
      return () => {};
    },
  },
}));

const STORM = cases(100, 1000);
const REFRESH = "/auth/oauth/token";

describeSuite("refresh storms", "many callers at once with one access token that has ended", () => {
  let project: TestProject;
  let port: number;
  /** Faults between the kit and the service, by path. */
  let fault: ((path: string, count: number) => number | "drop" | undefined) | undefined;
  const counts = new Map<string, number>();
  const server = createServer(async (incoming, response) => {
    const path = `${incoming.url}`.replace("/api/v1", "");
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const met = fault?.(path, count);
    if (met === "drop") return incoming.socket.destroy();
    if (met !== undefined) return response.writeHead(met).end("out of order");
    return forward(project, incoming, response);
  });
  beforeAll(async () => {
    project = await startTestProject();
    port = await listen(server);
  });
  afterEach(() => {
    fault = undefined;
    counts.clear();
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await project.service.stop();
  });

  const app = () =>
    new StackServerApp({
      tokenStore: "memory",
      ...project.serverOptions,
      baseUrl: `http://127.0.0.1:${port}`,
    });
  const ended = () => accessTokenOf({ lifeMillis: 1000, now: Date.now() });
  const refused = () => accessTokenOf({ lifeMillis: 3_600_000, now: Date.now() });

  /** A tab or a process: an app with one browser's cookies. */
  async function open(accessToken: string) {
    const { refreshToken, userId } = await project.signUp();
    const tokenStore = { accessToken, refreshToken };
    const one = app();
    return { one, tokenStore, userId };
  }
  const storm = <T>(call: () => Promise<T>) =>
    Promise.allSettled(Array.from({ length: STORM }, call));
  const idsOf = (ends: PromiseSettledResult<{ id: string } | null>[]) =>
    new Set(ends.map((end) => (end.status === "fulfilled" ? (end.value?.id ?? null) : "failed")));

  it.each([
    ["that has ended", ended],
    ["that the service refuses", refused],
  ])("share one refresh of a token %s", async (_, token) => {
    const { one, tokenStore, userId } = await open(token());
    expect(idsOf(await storm(() => one.getUser({ tokenStore })))).toEqual(new Set([userId]));
    expect(counts.get(REFRESH)).toBe(1);
    countCases(STORM);
  });

  it.each([["drop"], [500], [502], [503], [400], [401], [403], [404]] as const)(
    "are all left signed in if the refresh meets %s",
    async (met) => {
      const { one, tokenStore, userId } = await open(ended());
      fault = (path) => (path === REFRESH ? met : undefined);
      expect(idsOf(await storm(() => one.getUser({ tokenStore })))).toEqual(new Set(["failed"]));
      expect(counts.get(REFRESH)).toBeLessThanOrEqual(5);
      expect(counts.get("/users/me")).toBeUndefined();
      fault = undefined;
      expect((await one.getUser({ tokenStore }))?.id).toBe(userId);
      countCases(STORM);
    },
  );

  it("all succeed if the first attempts of the refresh are lost", async () => {
    const { one, tokenStore, userId } = await open(ended());
    fault = (path, count) => (path === REFRESH && count < 4 ? "drop" : undefined);
    expect(idsOf(await storm(() => one.getUser({ tokenStore })))).toEqual(new Set([userId]));
    expect(counts.get(REFRESH)).toBe(4);
    countCases(STORM);
  });

  it("are all signed out if the service says that the session has ended, by one question", async () => {
    const { one, tokenStore, userId } = await open(ended());
    await project.call("DELETE", `/users/${userId}`, { level: "server" });
    expect(idsOf(await storm(() => one.getUser({ tokenStore })))).toEqual(new Set([null]));
    expect(counts.get(REFRESH)).toBe(1);
    expect(counts.get("/users/me")).toBeUndefined();
    countCases(STORM);
  });

  it("of many processes are all served: refreshing does not end what others were given", async () => {
    const { tokenStore, userId } = await open(ended());
    const processes = Array.from({ length: 10 }, app);
    const calls = processes.flatMap((one) =>
      Array.from({ length: STORM / 10 }, () => one.getUser({ tokenStore })),
    );
    expect(idsOf(await Promise.allSettled(calls))).toEqual(new Set([userId]));
    expect(counts.get(REFRESH)).toBe(processes.length);
    countCases(STORM);
  });

  it("of two people never get each other's tokens", async () => {
    const [first, second] = [await open(ended()), await open(ended())];
    const { one } = first;
    const ids = await Promise.all(
      Array.from({ length: STORM }, async (_, index) => {
        const { tokenStore, userId } = index % 2 ? first : second;
        return (await one.getUser({ tokenStore }))?.id === userId;
      }),
    );
    expect(ids.every(Boolean)).toBe(true);
    expect(counts.get(REFRESH)).toBe(2);
    countCases(STORM);
  });
});
