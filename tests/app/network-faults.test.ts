import { KitError, StackClientApp } from "@stackkit/next";
import { StackServerApp } from "@stackkit/next/server";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ANSWER_TIMEOUT_MILLIS, DIAGNOSIS_TIMEOUT_MILLIS } from "../../src/transport/send.js";
import { startTestProject, type TestProject } from "../support/service.js";
import { accessTokenOf } from "../support/tokens.js";

/** Time in which every wait is over at once and no answer comes too late. */
vi.mock("../../src/transport/clock.js", async (original) => ({
  ...(await original<typeof import("../../src/transport/clock.js")>()),
  systemClock: {
    now: () => Date.now(),
    after: (millis: number, run: () => void) => {
      if (millis !== ANSWER_TIMEOUT_MILLIS && millis !== DIAGNOSIS_TIMEOUT_MILLIS)
        setImmediate(run);
      return () => {};
    },
  },
}));

const HOST = "https://service.example";
const LATER = 3_600_000;

/** Network faults: answers that take the place of the service's own. */
const FAULTS = {
  "429": {
    code: "RATE_LIMITED",
    words: "too many requests",
    answer: () => new HttpResponse("slow down", { status: 429 }),
  },
  "508": {
    code: "SERVICE_ERROR",
    words: "status 508",
    answer: () => new HttpResponse("INFINITE_LOOP_DETECTED", { status: 508 }),
  },
  "broken JSON": {
    code: "BAD_ANSWER",
    words: "it is not JSON",
    answer: () =>
      new HttpResponse('{"access_token": "ey', { headers: { "content-type": "application/json" } }),
  },
  "a web page": {
    code: "BAD_ANSWER",
    words: "it is a web page and not JSON",
    answer: () => HttpResponse.html("<!doctype html><h1>Sign in to the wifi</h1>"),
  },
  "{}": { code: "BAD_ANSWER", words: "not of the shape", answer: () => HttpResponse.json({}) },
  "a wrong known-error header": {
    code: "BAD_ANSWER",
    words: "its header names the error REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
    answer: () =>
      HttpResponse.json(
        { code: "USER_NOT_FOUND", error: "?" },
        {
          headers: {
            "x-stack-known-error": "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED",
            "x-stack-actual-status": "401",
          },
        },
      ),
  },
  "a dropped connection": {
    code: "NETWORK_ERROR",
    words: "did not answer",
    answer: () => HttpResponse.error(),
  },
} as const;

let project: TestProject;
/** The calls of one test, and the one of them that meets the fault: counted from 1. */
let calls: string[] = [];
let meets: ((call: string, count: number) => Response | undefined) | undefined;

const line = setupServer(
  http.all(`${HOST}/*`, async ({ request }) => {
    const url = new URL(request.url);
    if (request.method === "HEAD") return new HttpResponse(null);
    const call = `${request.method} ${url.pathname.replace("/api/v1", "")}`;
    if (calls.at(-1) !== call) calls.push(call);
    return meets?.(call, calls.length) ?? project.service.fetch(new Request(request));
  }),
);

beforeAll(async () => {
  project = await startTestProject();
  line.listen({ onUnhandledRequest: "error" });
});
afterEach(() => {
  calls = [];
  meets = undefined;
});
afterAll(async () => {
  line.close();
  await project.service.stop();
});

const options = () =>
  ({
    tokenStore: "memory",
    ...project.clientOptions,
    baseUrl: HOST,
    redirectMethod: "none",
  }) as const;
const APPS = {
  client: () => new StackClientApp(options()),
  server: () => new StackServerApp({ ...project.serverOptions, ...options() }),
};

const codeAndWords = async (
  doing: Promise<unknown>,
): Promise<{ code: string; message: string }> => {
  const error = await doing.then(
    () => "nothing was thrown",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof KitError)) throw new Error(`${String(error)} is no error of the kit`);
  return { code: error.code, message: error.message };
};

/**
 * A token that looks good here, and that the service does not take: the whole of a refresh follows.
 */
const refused = () => accessTokenOf({ lifeMillis: LATER, now: Date.now() });
const STEPS = [
  [1, "the call with the old token"],
  [2, "the refresh"],
  [3, "the call with the new token"],
] as const;

describe.each(Object.keys(APPS) as (keyof typeof APPS)[])(
  "a %s app whose connection meets",
  (level) => {
    describe.each(Object.entries(FAULTS))("%s", (_, { code, words, answer }) => {
      it.each(STEPS)(
        "at step %i of a refresh, %s, says what happened and keeps the session",
        async (step) => {
          const { refreshToken, userId } = await project.signUp();
          const tokenStore = { accessToken: refused(), refreshToken };
          const app = APPS[level]();
          meets = (_call, count) => (count === step ? answer() : undefined);
          const thrown = await codeAndWords(app.getUser({ tokenStore }));
          expect(thrown.code).toBe(code);
          expect(thrown.message).toContain(words);
          expect(calls).toEqual(
            ["GET /users/me", "POST /auth/oauth/token", "GET /users/me"].slice(0, step),
          );
          meets = undefined;
          expect((await app.getUser({ tokenStore }))?.id).toBe(userId);
        },
      );

      it("during sign-out throws, and the user stays signed in", async () => {
        const { email, password, userId } = await project.signUp();
        const app = APPS[level]();
        await app.signInWithCredential({ email, password, noRedirect: true });
        meets = (call) => (call.startsWith("DELETE") ? answer() : undefined);
        expect((await codeAndWords(app.signOut())).code).toBe(code);
        meets = undefined;
        expect((await app.getUser())?.id).toBe(userId);
      });

      it("during sign-in throws, and leaves no session", async () => {
        const { email, password } = await project.signUp();
        const app = APPS[level]();
        meets = () => answer();
        expect(
          (await codeAndWords(app.signInWithCredential({ email, password, noRedirect: true })))
            .code,
        ).toBe(code);
        meets = undefined;
        expect(await app.getUser()).toBeNull();
      });
    });
  },
);

describe("a session that the service itself has ended", () => {
  it.each(Object.keys(APPS) as (keyof typeof APPS)[])(
    "is over in a %s app, and that is no error",
    async (level) => {
      const { refreshToken } = await project.signUp();
      const tokenStore = { accessToken: refused(), refreshToken: `${refreshToken.slice(1)}0` };
      expect(await APPS[level]().getUser({ tokenStore })).toBeNull();
    },
  );
});
