import { describe, expect, it, vi } from "vitest";
import { KnownErrors } from "../../src/protocol/index.js";
import { BadAnswerError, UnsafePathError } from "../../src/transport/errors.js";
import {
  createTransport,
  type TokenSource,
  type TransportOptions,
} from "../../src/transport/transport.js";
import { createFakeFetch, deadLine, knownErrorAnswer } from "../support/fake-fetch.js";
import { createManualClock } from "../support/manual-clock.js";

const ok = () => Response.json({ id: "u1" });

/** Hands out `tokens` in turn, moving on when one is marked. */
function createTokens(...tokens: string[]): TokenSource & { marked: string[] } {
  const marked: string[] = [];
  return {
    marked,
    getTokens: async () => {
      const accessToken = tokens[marked.length];
      return accessToken === undefined ? null : { accessToken, refreshToken: "refresh" };
    },
    markAccessTokenExpired: (token) => marked.push(token),
  };
}

const transport = (fetch: typeof globalThis.fetch, options: Partial<TransportOptions> = {}) =>
  createTransport({
    host: "https://api.example/",
    projectId: "project-1",
    level: "client",
    keys: { publishableClientKey: "pck_1" },
    fetch,
    clock: createManualClock(),
    ...options,
  });

const call = { method: "POST", path: "/users/me" };
const asIs = (json: unknown) => json;

describe("the transport", () => {
  it("sends JSON under the API's base, with a nonce of 45 characters that is new each time", async () => {
    const fetch = createFakeFetch(ok());
    const { send } = transport(fetch);
    await send({ ...call, body: { display_name: "Ann" }, query: { user_id: "me" } }, null, asIs);
    await send(call, null, asIs);
    expect(fetch.sent[0]).toMatchObject({
      url: "https://api.example/api/v1/users/me?user_id=me",
      method: "POST",
      body: '{"display_name":"Ann"}',
    });
    const nonces = fetch.sent.map(({ headers }) => headers.get("x-stack-random-nonce"));
    expect(nonces[0]).toMatch(/^[0-9a-hjkmnp-tv-z]{45}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("hands over the reader's result", async () => {
    await expect(
      transport(createFakeFetch(ok())).send(call, null, (json) => (json as { id: string }).id),
    ).resolves.toBe("u1");
  });

  it.each(["<!doctype html><p>Not found", "", "{", "nul"])(
    "%j instead of JSON is never a truthy answer",
    async (text) => {
      await expect(
        transport(createFakeFetch(new Response(text))).send(call, null, asIs),
      ).rejects.toThrow(BadAnswerError);
    },
  );

  it("an answer that the reader cannot use is a broken answer, under its request id", async () => {
    const answer = Response.json([], { headers: { "x-stack-request-id": "abc" } });
    const read = () => {
      throw new Error("id is missing");
    };
    await expect(transport(createFakeFetch(answer)).send(call, null, read)).rejects.toMatchObject({
      code: "BAD_ANSWER",
      requestId: "abc",
      cause: expect.objectContaining({ message: "id is missing" }),
    });
  });

  it.each(["//evil.example", "https://evil.example", "/@evil.example", "/..\\evil.example"])(
    "%s is refused before anything is sent",
    async (path) => {
      const fetch = createFakeFetch(ok());
      await expect(
        (async () => transport(fetch).send({ method: "GET", path }, null, asIs))(),
      ).rejects.toThrow(UnsafePathError);
      expect(fetch.sent).toHaveLength(0);
    },
  );

  it("one call may be made at a lower level, without the keys above it", async () => {
    const fetch = createFakeFetch(ok());
    await transport(fetch, {
      level: "server",
      keys: { publishableClientKey: "pck_1", secretServerKey: "ssk_1" },
    }).send({ ...call, level: "client" }, null, asIs);
    expect(fetch.sent[0]?.headers.get("x-stack-access-type")).toBe("client");
    expect(fetch.sent[0]?.headers.has("x-stack-secret-server-key")).toBe(false);
  });

  it("answers in words come as they are", async () => {
    await expect(
      transport(createFakeFetch(new Response("Welcome."))).sendForText(
        { method: "GET", path: "/" },
        null,
      ),
    ).resolves.toBe("Welcome.");
  });

  it("a session that is unknown fails the call, and nothing is sent", async () => {
    const fetch = createFakeFetch(ok());
    const unknown: TokenSource = {
      getTokens: () => Promise.reject(deadLine()),
      markAccessTokenExpired: vi.fn(),
    };
    await expect(transport(fetch).send(call, unknown, asIs)).rejects.toThrow("fetch failed");
    expect(fetch.sent).toHaveLength(0);
  });
});

describe("a refused access token", () => {
  it.each([
    ["UNPARSABLE_ACCESS_TOKEN", undefined],
    ["ACCESS_TOKEN_EXPIRED", { expired_at_millis: 1 }],
    ["INVALID_PROJECT_FOR_ACCESS_TOKEN", { expected_project_id: "a", actual_project_id: "b" }],
  ])("%s marks it expired and sends the call again with a new one", async (code, details) => {
    const fetch = createFakeFetch(knownErrorAnswer(code, 401, details), ok());
    const session = createTokens("old", "new");
    await expect(transport(fetch).send(call, session, asIs)).resolves.toEqual({ id: "u1" });
    expect(session.marked).toEqual(["old"]);
    expect(fetch.sent.map(({ headers }) => headers.get("x-stack-access-token"))).toEqual([
      "old",
      "new",
    ]);
  });

  it("is not tried for ever: after 5 attempts the error is thrown", async () => {
    const fetch = createFakeFetch(
      knownErrorAnswer("ACCESS_TOKEN_EXPIRED", 401, { expired_at_millis: null }),
    );
    await expect(
      transport(fetch).send(call, createTokens("1", "2", "3", "4", "5", "6"), asIs),
    ).rejects.toBeInstanceOf(KnownErrors.InvalidAccessToken);
    expect(fetch.sent).toHaveLength(5);
  });

  it("the call goes out without a token if there is no other", async () => {
    const fetch = createFakeFetch(
      knownErrorAnswer("ACCESS_TOKEN_EXPIRED", 401, { expired_at_millis: 1 }),
      knownErrorAnswer("CANNOT_GET_OWN_USER_WITHOUT_USER", 400),
    );
    await expect(transport(fetch).send(call, createTokens("only"), asIs)).rejects.toThrow(
      KnownErrors.CannotGetOwnUserWithoutUser,
    );
  });

  it("is thrown if the call had none", async () => {
    const fetch = createFakeFetch(
      knownErrorAnswer("ACCESS_TOKEN_EXPIRED", 401, { expired_at_millis: 1 }),
    );
    await expect(transport(fetch).send(call, null, asIs)).rejects.toThrow(
      KnownErrors.AccessTokenExpired,
    );
    expect(fetch.sent).toHaveLength(1);
  });
});

describe("an app that acts by its owner's session", () => {
  it.each([
    ["UNPARSABLE_ADMIN_ACCESS_TOKEN", 401, undefined],
    ["ADMIN_ACCESS_TOKEN_EXPIRED", 401, { expired_at_millis: 1 }],
    ["INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN", 401, undefined],
    ["ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN", 401, undefined],
    ["API_KEY_NOT_FOUND", 404, undefined],
  ])("drops the owner's token on %s and tries again", async (code, status, details) => {
    const fetch = createFakeFetch(knownErrorAnswer(code, status, details), ok());
    const ownerSession = createTokens("old", "new");
    await transport(fetch, { level: "admin", keys: {}, ownerSession }).send(call, null, asIs);
    expect(ownerSession.marked).toEqual(["old"]);
    expect(fetch.sent.map(({ headers }) => headers.get("x-stack-admin-access-token"))).toEqual([
      "old",
      "new",
    ]);
  });

  it("an app with keys of its own gets API_KEY_NOT_FOUND at once", async () => {
    const fetch = createFakeFetch(knownErrorAnswer("API_KEY_NOT_FOUND", 404));
    await expect(transport(fetch, { level: "admin" }).send(call, null, asIs)).rejects.toThrow(
      KnownErrors.ApiKeyNotFound,
    );
    expect(fetch.sent).toHaveLength(1);
  });
});
