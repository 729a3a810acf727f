import { AsyncLocalStorage } from "node:async_hooks";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { stackAppInternalsSymbol } from "../../src/app/apps/internals-symbol.js";
import { readSessionEnded } from "../../src/app/navigation/redirects.js";
import { REQUESTED_PATH_HEADER } from "../../src/protocol/proxy-headers.js";
import { useStackApp } from "../../src/react/use-app.js";
import { useUser } from "../../src/react/use-user.js";
import { type ServerWorld, startServerApp } from "../support/server-app.js";

/** Next's request, as far as the kit sees it. */
const next = vi.hoisted(() => {
  interface Cookies {
    values: Map<string, string>;
    written: string[];
    isReadOnly: boolean;
    get(name: string): { value: string } | undefined;
    set(name: string, value: string): void;
    delete(cookie: { name: string }): void;
  }
  const makeCookies = (isReadOnly: boolean): Cookies => ({
    values: new Map(),
    written: [],
    isReadOnly,
    get(name) {
      const value = this.values.get(name);
      return value === undefined ? undefined : { value };
    },
    set(name, value) {
      if (this.isReadOnly)
        throw new Error("Cookies can only be modified in a Server Action or Route Handler.");
      this.values.set(name, value);
      this.written.push(name);
    },
    delete({ name }) {
      if (this.isReadOnly)
        throw new Error("Cookies can only be modified in a Server Action or Route Handler.");
      this.values.delete(name);
      this.written.push(name);
    },
  });
  interface Request {
    cookies: Cookies;
    headers: Headers;
  }
  return {
    makeCookies,
    request: undefined as Request | undefined,
    current: (): Request | undefined => undefined,
  };
});

const requests = new AsyncLocalStorage<NonNullable<typeof next.request>>();
next.current = () => requests.getStore() ?? next.request;

vi.mock("next/dist/api/headers.js", () => {
  const outside = (name: string): never => {
    throw new Error(`\`${name}\` was called outside a request scope.`);
  };
  return {
    cookies: () => Promise.resolve((next.current() ?? outside("cookies")).cookies),
    headers: () => Promise.resolve((next.current() ?? outside("headers")).headers),
  };
});

let project: ServerWorld["project"];
let app: ServerWorld["app"];
let calls: ServerWorld["calls"];
beforeAll(async () => {
  ({ project, app, calls } = await startServerApp());
  return () => project.service.stop();
});
beforeEach(() => {
  calls.length = 0;
  next.request = undefined;
});

/** Begins a request with the cookies of a signed-in user, or without a session. */
function begin(
  person: { refreshToken: string; accessToken: string } | null,
  {
    isReadOnly = true,
    headers = {},
  }: { isReadOnly?: boolean; headers?: Record<string, string> } = {},
) {
  const cookies = next.makeCookies(isReadOnly);
  if (person) {
    cookies.values.set(`stack-refresh-${project.id}`, person.refreshToken);
    cookies.values.set("stack-access", JSON.stringify([person.refreshToken, person.accessToken]));
  }
  next.request = { cookies, headers: new Headers(headers) };
  return cookies;
}

const OLD = "eyJhbGciOiJFUzI1NiIsImtpZCI6ImEifQ.eyJzdWIiOiJ4IiwiZXhwIjoxMDAwfQ.AA";

describe("a server's request", () => {
  it("reads the user once, however often it asks, and the next request reads anew", async () => {
    const person = await project.signUp();
    begin(person);
    const [first, second] = await Promise.all([app.getUser(), app.getUser()]);
    const third = await app.getUser({ or: "redirect" });
    expect(first?.id).toBe(person.userId);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(calls).toEqual(["GET /users/me"]);
    begin(person);
    expect(await app.getUser()).not.toBe(first);
    expect(calls).toEqual(["GET /users/me", "GET /users/me"]);
  });

  it("reads anew after it has written", async () => {
    begin(await project.signUp(), { isReadOnly: false });
    const user = await app.getUser({ or: "throw" });
    await user.setDisplayName("Ada");
    expect((await app.getUser())?.displayName).toBe("Ada");
    await Promise.all([app.getTeam(crypto.randomUUID()), app.listUsers(), app.listUsers()]);
    expect(calls.filter((call) => call === "GET /users")).toHaveLength(1);
  });

  it("announces what it wrote to the hooks of this browser, and reads to nobody", async () => {
    const cookies = begin(await project.signUp(), { isReadOnly: false });
    const user = await app.getUser({ or: "throw" });
    await user.listTeams();
    expect(cookies.values.has("stack-writes")).toBe(false);
    await user.createTeam({ displayName: "Atlas" });
    const first = cookies.values.get("stack-writes");
    expect(first).toMatch(/^[0-9a-f]{8}$/);
    await app.createTeam({ displayName: "Boreas" });
    expect(cookies.values.get("stack-writes")).not.toBe(first);
  });

  it("announces nothing to a caller without a session's cookie, nor while it renders", async () => {
    const script = begin(null, { isReadOnly: false });
    await app.createTeam({ displayName: "Atlas" });
    expect(script.written).toEqual([]);
    const page = begin(await project.signUp());
    await app.createTeam({ displayName: "Boreas" });
    expect(page.written).toEqual([]);
  });

  it("never answers for another one, however they interleave", async () => {
    const people = await Promise.all([project.signUp(), project.signUp()]);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, round) => {
        const person = people[round % 2] as (typeof people)[0];
        begin(person);
        const user = await requests.run(next.request as NonNullable<typeof next.request>, () =>
          app.getUser(),
        );
        return user?.id === person.userId;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  it("tells from the token alone who it is, with the project's keys fetched once", async () => {
    const person = await project.signUp();
    for (let round = 0; round < 3; round++) {
      begin(person);
      expect((await app.getSession())?.id).toBe(person.userId);
    }
    expect(calls).toEqual([`GET /projects/${project.id}/.well-known/jwks.json`]);
  });

  it("refreshes an old token for itself in a server component, and writes nothing", async () => {
    const { refreshToken, userId } = await project.signUp();
    const cookies = begin({ refreshToken, accessToken: OLD });
    expect((await app.getUser())?.id).toBe(userId);
    expect((await app.getSession())?.id).toBe(userId);
    expect(calls.filter((call) => call === "POST /auth/oauth/token")).toHaveLength(1);
    expect(cookies.written).toEqual([]);
  });

  it("writes the new token in an action or a route handler", async () => {
    const { refreshToken, userId } = await project.signUp();
    const cookies = begin({ refreshToken, accessToken: OLD }, { isReadOnly: false });
    expect((await app.getUser())?.id).toBe(userId);
    expect(cookies.written).toContain("stack-access");
  });

  it("signs in and out in an action, and redirects as Next does", async () => {
    const { email, password } = await project.signUp();
    const cookies = begin(null, { isReadOnly: false });
    await expect(app.signInWithCredential({ email, password })).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;replace;\/;/),
    });
    expect(cookies.values.get(`stack-refresh-${project.id}`)).toHaveLength(45);
    expect(cookies.values.get(`stack-device-${project.id}`)).toMatch(/^v1\./);
    begin(null, { isReadOnly: false });
    const user = await app.getUser();
    expect(user).toBeNull();
  });

  it("sends signed-out visitors to the sign-in page, with the return URL if the proxy set it", async () => {
    begin(null);
    await expect(app.getUser({ or: "redirect" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/handler/sign-in;"),
    });
    begin(null, { headers: { [REQUESTED_PATH_HEADER]: "/board?x=1" } });
    await expect(app.getUser({ or: "redirect" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/handler/sign-in?after_auth_return_to=%2Fboard%3Fx%3D1;"),
    });
    begin(null, { headers: { [REQUESTED_PATH_HEADER]: "//evil.example" } });
    await expect(app.getUser({ or: "redirect" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/handler/sign-in;"),
    });
  });

  it("says on the way to the sign-in page that the session was ended elsewhere", async () => {
    const member = await project.signUp();
    begin(member, { headers: { [REQUESTED_PATH_HEADER]: "/board" } });
    await project.call("DELETE", "/auth/sessions/current", {
      token: member.accessToken,
      refreshToken: member.refreshToken,
    });
    await expect(app.getUser({ or: "redirect" })).rejects.toMatchObject({
      digest: expect.stringContaining(
        ";/handler/sign-in?after_auth_return_to=%2Fboard&session_ended=1;",
      ),
    });
    begin(member);
    expect(await app.getUser({ or: "anonymous-if-exists" })).toBeNull();
    expect(await readSessionEnded(app[stackAppInternalsSymbol].core)).toBe(true);
    // The proxy has learned it, and removed the cookies.
    begin(null, { headers: { "x-stackkit-session-ended": "1" } });
    await expect(app.getUser({ or: "redirect" })).rejects.toMatchObject({
      digest: expect.stringContaining(";/handler/sign-in?session_ended=1;"),
    });
  });

  it("takes malformed cookies for none, and never fails over them", async () => {
    for (const value of ["%", "[", '["a"', "{}", "undefined", "\u0000", '["x","y"]']) {
      const cookies = begin(null);
      cookies.values.set("stack-access", value);
      expect(await app.getUser(), value).toBeNull();
      cookies.values.set(`stack-refresh-${project.id}`, "undefined");
      expect(await app.getUser(), value).toBeNull();
    }
  });

  it("says what to do if there is no request, and still answers what needs none", async () => {
    await expect(app.getUser()).rejects.toThrow("STORE_NOT_ON_SERVER");
    expect((await app.getProject()).id).toBe(project.id);
    const made = await app.createUser({ displayName: "By a script" });
    expect((await app.getUser(made.id))?.displayName).toBe("By a script");
  });

  it("names the twin of a hook", () => {
    expect(() => app.useUser()).toThrow("HOOK_IN_SERVER_COMPONENT");
    expect(() => app.useUser()).toThrow(
      "useUser() is a hook, and hooks cannot run in server components, actions, route " +
        'handlers or scripts. Write "await stackServerApp.getUser()" instead',
    );
    expect(() => useUser()).toThrow("useUser() is a hook");
    expect(() => useUser()).toThrow('"await stackServerApp.getUser()"');
    expect(() => useStackApp()).toThrow("Import stackServerApp from your stack file instead");
  });

  it("hands to the browser nothing that only servers may know", async () => {
    begin(await project.signUp());
    const { serializeUser, toClientJson } = app[stackAppInternalsSymbol];
    const user = await app.getUser({ or: "throw" });
    await user.setServerMetadata({ secret: "do not tell" });
    const crossing = JSON.stringify([await serializeUser(app.getUser()), toClientJson()]);
    expect(crossing).not.toContain("do not tell");
    expect(crossing).not.toContain("ssk_");
    expect(crossing).not.toContain("lastActiveAt");
  });
});
