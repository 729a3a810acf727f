import { createServer } from "node:http";
import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { projectSettings } from "../../../src/next/handler/project-settings.js";
import { systemClock } from "../../../src/transport/clock.js";
import { listen } from "../../support/listen.js";
import type { ManualClock } from "../../support/manual-clock.js";
import { serverAppOf } from "../../support/server-app.js";
import { startTestProject, type TestProject } from "../../support/service.js";
import { type Relay, startRelay } from "../faults/relay.js";
import { countCases, describeSuite } from "../support.js";

vi.mock("../../../src/transport/clock.js", async (original) => {
  const { createManualClock } = await import("../../support/manual-clock.js");
  return {
    ...(await original<typeof import("../../../src/transport/clock.js")>()),
    systemClock: createManualClock(Date.now()),
  };
});
const clock = systemClock as ManualClock;

vi.mock("next/server.js", async (original) => ({
  ...(await original<typeof import("next/server.js")>()),
  connection: async () => {},
}));

const RENDER_MILLIS = 10_000;
const OLD = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

describeSuite("waits", "a service that hangs, refuses for long, and comes back", () => {
  let project: TestProject;
  let relay: Relay;
  beforeAll(async () => {
    project = await startTestProject({}, { port: 0 });
    return () => project.service.stop();
  });
  // A service URL that is new to the process, for each test.
  beforeEach(async () => {
    relay = await startRelay(project.service.url ?? "");
  });
  afterEach(() => relay[Symbol.asyncDispose]());

  const app = (baseUrl = relay.url) => serverAppOf(project, baseUrl);
  const request = ({ refreshToken = "", accessToken = OLD }) => ({
    headers: new Headers({
      cookie: `stack-refresh-${project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`,
    }),
  });
  const unreachable = expect.objectContaining({ code: "NETWORK_ERROR" });

  /** Starts calls that the network swallows, and lets them time out. */
  async function hang<T>(
    count: number,
    call: () => Promise<T>,
  ): Promise<PromiseSettledResult<T>[]> {
    const ended = Promise.allSettled(Array.from({ length: count }, call));
    await vi.waitFor(() =>
      expect(clock.waits.filter((millis) => millis === RENDER_MILLIS)).toHaveLength(count),
    );
    await clock.advance(RENDER_MILLIS);
    return ended;
  }

  /** The network works again. Swallowed connections are closed, and the process has noticed. */
  async function comeBack(): Promise<void> {
    relay.heal();
    relay.reset();
    await vi.waitFor(async () => expect((await fetch(`${relay.url}health`)).ok).toBe(true));
  }

  it("D29: getUser() at a hanging service ends after 10 s, with the session as it was", async () => {
    const { refreshToken, accessToken, userId } = await project.signUp();
    const tokenStore = request({ refreshToken, accessToken });
    const startedAt = clock.now();
    relay.drop();
    expect(await hang(1, () => app().getUser({ tokenStore }))).toEqual([
      { status: "rejected", reason: unreachable },
    ]);
    expect(clock.now() - startedAt).toBe(RENDER_MILLIS);
    expect(clock.waits).toEqual([]);
    await comeBack();
    expect((await app().getUser({ tokenStore }))?.id).toBe(userId);
  });

  it("D29: a refresh at a hanging service is no second wait", async () => {
    const { refreshToken, userId } = await project.signUp();
    const tokenStore = request({ refreshToken });
    relay.drop();
    const startedAt = clock.now();
    const [ended] = await hang(1, () => app().getUser({ tokenStore }));
    expect([ended, clock.now() - startedAt]).toEqual([
      { status: "rejected", reason: unreachable },
      RENDER_MILLIS,
    ]);
    await comeBack();
    expect((await app().getUser({ tokenStore }))?.id).toBe(userId);
  });

  it("D29: after five hanging calls all apps of the process fail at once, until the service is back", async () => {
    const { refreshToken, accessToken, userId } = await project.signUp();
    const tokenStore = request({ refreshToken, accessToken });
    relay.drop();
    await hang(5, () => app().getUser({ tokenStore }));
    const startedAt = clock.now();
    for (let i = 0; i < 50; i++)
      await expect(app().getUser({ tokenStore })).rejects.toEqual(unreachable);
    await expect(projectSettings(app())).rejects.toEqual(unreachable);
    const proxied = await authProxy(app(), { protect: ["/board"] })(
      new NextRequest("http://localhost:3000/board", {
        headers: {
          "sec-fetch-dest": "document",
          ...Object.fromEntries(request({ refreshToken }).headers),
        },
      }),
    );
    expect(proxied.headers.get("x-middleware-next")).toBe("1");
    expect(proxied.headers.getSetCookie()).toEqual([]);
    expect(clock.now()).toBe(startedAt);
    await comeBack();
    await clock.advance(5000);
    expect((await app().getUser({ tokenStore }))?.id).toBe(userId);
    expect((await app().getUser({ tokenStore }))?.id).toBe(userId);
    countCases(53);
  });

  it("D29: a wait of an hour is thrown at once, with its length", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const server = createServer((_, response) =>
      response.writeHead(429, { "retry-after": "3600" }).end("later"),
    );
    const busy = app(`http://127.0.0.1:${await listen(server)}`);
    const startedAt = clock.now();
    for (const tokenStore of [request({ refreshToken, accessToken }), request({ refreshToken })])
      await expect(busy.getUser({ tokenStore })).rejects.toMatchObject({
        code: "RATE_LIMITED",
        retryAfterMillis: 3_600_000,
      });
    expect(clock.now()).toBe(startedAt);
    countCases(2);
    server.closeAllConnections();
    server.close();
  });
});
