import { createPublicKey } from "node:crypto";
import { authProxy } from "@stackkit/next/proxy";
import { NextRequest } from "next/server.js";
import { beforeAll, expect, it, vi } from "vitest";
import { serverAppOf } from "../../support/server-app.js";
import { configuredProject, startTestService, TestProject } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";
import { forgeriesOf } from "../tokens/forgeries.js";

const DOCUMENT = { accept: "text/html", "sec-fetch-dest": "document" };

describeSuite("tokens: kit", "forged, confused, foreign and huge access tokens at an app", () => {
  let project: TestProject;
  let forgeries: ReturnType<typeof forgeriesOf>;
  beforeAll(async () => {
    const configured = [configuredProject(), configuredProject()] as const;
    const service = await startTestService({ port: 0, projects: configured });
    project = new TestProject(service, configured[0].id);
    const { accessToken: genuine } = await project.signUp();
    const { accessToken: foreign } = await new TestProject(service, configured[1].id).signUp();
    const path = `/projects/${project.id}/.well-known/jwks.json`;
    const [publicJwk] = (await project.call("GET", path)).body.keys;
    const publicPem = createPublicKey({ key: publicJwk, format: "jwk" })
      .export({ format: "pem", type: "spki" })
      .toString();
    forgeries = forgeriesOf({ genuine, foreign, publicJwk, publicPem });
    return () => service.stop();
  });

  const app = () => serverAppOf(project);
  const headersOf = (refreshToken: string, accessToken: string) => ({
    cookie: `stack-refresh-${project.id}=${encodeURIComponent(refreshToken)}; stack-access=${encodeURIComponent(JSON.stringify([refreshToken, accessToken]))}`,
  });

  it("no forged token of a request signs anyone in, by itself or beside an unknown refresh token", async () => {
    const one = app();
    for (const [name, accessToken] of forgeries) {
      const stores = [
        { headers: new Headers(headersOf("0".repeat(45), accessToken)) },
        {
          headers: new Headers({
            "x-stack-auth": JSON.stringify({ accessToken, refreshToken: "0".repeat(45) }),
          }),
        },
        { accessToken, refreshToken: "0".repeat(45) },
      ];
      for (const tokenStore of stores) {
        expect(await one.getUser({ tokenStore, from: "token" }), name).toBeNull();
        expect(await one.getUser({ tokenStore }), name).toBeNull();
      }
    }
    countCases(forgeries.length * 6);
  });

  it("a forged token beside a user's own refresh token gives that user, and no other", async () => {
    const { refreshToken, userId } = await project.signUp();
    const one = app();
    for (const [name, accessToken] of forgeries) {
      const tokenStore = { headers: new Headers(headersOf(refreshToken, accessToken)) };
      expect((await one.getUser({ tokenStore, from: "token" }))?.id, name).toBe(userId);
    }
    countCases(forgeries.length);
  });

  it("the proxy sends requests with a forged token to the sign-in page", async () => {
    const proxy = authProxy(app(), { protect: ["/board/*"] });
    for (const [name, accessToken] of forgeries) {
      const headers = { ...DOCUMENT, ...headersOf("0".repeat(45), accessToken) };
      const answer = await proxy(new NextRequest("http://localhost:3000/board", { headers }));
      expect(answer.headers.get("location"), name).toContain("/handler/sign-in");
    }
    countCases(forgeries.length);
  });

  it("an anonymous user counts as signed out by the token too, unless anonymous users are requested", async () => {
    const one = app();
    const { body } = await project.call("POST", "/auth/anonymous/sign-up");
    const tokenStore = { accessToken: body.access_token, refreshToken: body.refresh_token };
    expect(await one.getUser({ tokenStore, from: "token" })).toBeNull();
    await expect(one.getUser({ tokenStore, from: "token", or: "throw" })).rejects.toMatchObject({
      code: "ACCOUNT_NOT_SIGNED_IN",
    });
    for (const or of ["anonymous", "anonymous-if-exists"] as const)
      expect(await one.getUser({ tokenStore, from: "token", or })).toMatchObject({
        id: body.user_id,
        isAnonymous: true,
      });
    const headers = { ...DOCUMENT, ...headersOf(body.refresh_token, body.access_token) };
    const answer = await authProxy(one, { protect: ["/board"] })(
      new NextRequest("http://localhost:3000/board", { headers }),
    );
    expect(answer.headers.get("location")).toContain("/handler/sign-in");
    expect(answer.headers.getSetCookie()).toEqual([]);
    const person = await project.signUp();
    expect(await one.getUser({ tokenStore: person, from: "token" })).toMatchObject({
      id: person.userId,
      isAnonymous: false,
    });
    countCases(6);
  });

  it("a token names its user, address and team without a call to the service", async () => {
    const person = await project.signUp();
    const team = await project.call("POST", "/teams", {
      level: "server",
      body: { display_name: "Team", creator_user_id: person.userId },
    });
    await project.call("PATCH", `/users/${person.userId}`, {
      level: "server",
      body: { display_name: "Zoë", selected_team_id: team.body.id, primary_email_verified: true },
    });
    const { body } = await project.call("POST", "/auth/sessions/current/refresh", person);
    const tokenStore = { ...person, accessToken: body.access_token as string };
    const one = app();
    await one.getUser({ tokenStore, from: "token" });
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no call was expected")));
    expect(await one.getUser({ tokenStore, from: "token" })).toMatchObject({
      id: person.userId,
      displayName: "Zoë",
      primaryEmail: person.email,
      primaryEmailVerified: true,
      selectedTeamId: team.body.id,
      signedUpAt: expect.any(Date),
      isAnonymous: false,
      isMultiFactorRequired: false,
    });
    vi.unstubAllGlobals();
    countCases(1);
  });

  it("unknown key ids make no storm of calls for the project's keys", async () => {
    const send = globalThis.fetch;
    const calls: string[] = [];
    vi.stubGlobal("fetch", (...args: Parameters<typeof fetch>) => {
      calls.push(String(args[0]));
      return send(...args);
    });
    const one = app();
    const { accessToken } = await project.signUp();
    const [, ...rest] = accessToken.split(".");
    for (let i = 0; i < 100; i++) {
      const head = Buffer.from(JSON.stringify({ alg: "ES256", kid: `key-${i}` })).toString(
        "base64url",
      );
      const tokenStore = { accessToken: [head, ...rest].join("."), refreshToken: "0".repeat(45) };
      expect(await one.getUser({ tokenStore, from: "token" })).toBeNull();
    }
    vi.unstubAllGlobals();
    expect(calls.filter((url) => url.endsWith("jwks.json"))).toHaveLength(1);
    countCases(100);
  });
});
