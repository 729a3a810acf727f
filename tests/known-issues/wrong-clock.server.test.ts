import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { serverAppOf } from "../support/server-app.js";
import { startTestProject, TestClock, type TestProject } from "../support/service.js";

const HOUR = 3_600_000;
/** A token that ended long ago. */
const OLD = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

/** The service's clock, which is right. */
const right = new TestClock();
let project: TestProject;
let otherProject: TestProject;
beforeAll(async () => {
  [project, otherProject] = await Promise.all([
    startTestProject({}, { port: 0, clock: right }),
    startTestProject({}, { port: 0, clock: right }),
  ]);
  return () => Promise.all([project.service.stop(), otherProject.service.stop()]);
});
afterEach(() => vi.useRealTimers());

/** Sets this machine's clock, so many milliseconds from what is right. */
const setClock = (offMillis: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: right.now() + offMillis });

describe("“the clock of my server is wrong, and people go round in circles”", () => {
  it("a fresh token that has expired by this clock keeps the session: the error names the clock", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    setClock(HOUR);
    const tokenStore = { accessToken, refreshToken };
    await expect(serverAppOf(project).getSession({ tokenStore })).rejects.toMatchObject({
      code: "TOKEN_NOT_BELIEVED",
      message: expect.stringContaining("set the clock"),
    });
    expect(
      await serverAppOf(project).getUser({ tokenStore }),
      "the service, which knows better, still tells who it is",
    ).not.toBeNull();
  });

  it("the proxy redirects no one to the sign-in page for it, and logs why on the server", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    setClock(HOUR);
    const cookie = `stack-refresh-${project.id}=${refreshToken}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`;
    const answer = await authProxy(serverAppOf(project), { protect: ["/board"] })(
      new NextRequest("http://localhost:3000/board", {
        headers: { cookie, accept: "text/html", "sec-fetch-dest": "document" },
      }),
    );
    expect(answer.headers.get("location")).toBeNull();
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ code: "TOKEN_NOT_BELIEVED" }));
  });

  it("a clock that is behind changes nothing", async () => {
    const { refreshToken, accessToken, userId } = await project.signUp();
    setClock(-HOUR);
    expect(
      (await serverAppOf(project).getSession({ tokenStore: { accessToken, refreshToken } }))?.id,
    ).toBe(userId);
  });
});

describe("“signed in on one page, signed out on the next”", () => {
  it("keys of another service are named as the cause", async () => {
    const { refreshToken, accessToken } = await project.signUp();
    const app = serverAppOf(project);
    setClock(0);
    const realFetch = globalThis.fetch;
    vi.stubGlobal("fetch", (...[url, init]: Parameters<typeof fetch>) =>
      realFetch(
        String(url).endsWith("jwks.json")
          ? String(url)
              .replace(String(project.service.url), String(otherProject.service.url))
              .replace(project.id, otherProject.id)
          : url,
        init,
      ),
    );
    await expect(
      app.getSession({ tokenStore: { accessToken, refreshToken } }),
    ).rejects.toMatchObject({
      code: "TOKEN_NOT_BELIEVED",
      message: expect.stringContaining("STACK_API_URL"),
    });
    vi.unstubAllGlobals();
  });

  it.each(["a browser", "a refresh"])(
    "a token of a key made since the last fetch is believed, from %s",
    async (from) => {
      const app = serverAppOf(otherProject);
      setClock(0);
      const send = vi.spyOn(globalThis, "fetch");
      const sent = (end: string) => send.mock.calls.filter(([url]) => String(url).endsWith(end));
      const first = await otherProject.signUp();
      expect((await app.getSession({ tokenStore: first }))?.id).toBe(first.userId);
      await otherProject.service.context.tokens.rotate(otherProject.id);
      const { userId, refreshToken, ...issued } = await otherProject.signUp();
      const accessToken = from === "a refresh" ? OLD : issued.accessToken;
      expect((await app.getSession({ tokenStore: { accessToken, refreshToken } }))?.id).toBe(
        userId,
      );
      expect(sent("jwks.json")).toHaveLength(2);
      expect(sent("/auth/oauth/token")).toHaveLength(1);
    },
  );
});
