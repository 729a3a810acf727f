import { describe, expect, it } from "vitest";
import { KnownErrors } from "../../src/protocol/index.js";
import { BadAnswerError, NetworkError, ServiceError } from "../../src/transport/errors.js";
import { createPublicKeysRequest } from "../../src/transport/public-keys.js";
import { createTokenRequests } from "../../src/transport/token-request.js";
import { createFakeFetch, deadLine, knownErrorAnswer } from "../support/fake-fetch.js";
import { createManualClock } from "../support/manual-clock.js";

const requests = (fetch: typeof globalThis.fetch, clock = createManualClock()) =>
  createTokenRequests({
    host: "https://api.example",
    projectId: "project-1",
    publishableClientKey: "pck_1",
    fetch,
    clock,
  });
const refreshed = () =>
  Response.json({ access_token: "new", token_type: "Bearer", expires_in: 3599, scope: "legacy" });
const grant = {
  code: "c",
  redirectUri: "https://app.example/handler/oauth-callback",
  codeVerifier: "v",
};

describe("the refresh grant", () => {
  it("is a plain OAuth form without headers of the kit", async () => {
    const fetch = createFakeFetch(refreshed());
    await expect(requests(fetch).refresh("r")).resolves.toBe("new");
    expect(fetch.sent[0]).toMatchObject({
      url: "https://api.example/api/v1/auth/oauth/token",
      method: "POST",
    });
    expect(Object.fromEntries(new URLSearchParams(fetch.sent[0]?.body ?? ""))).toEqual({
      grant_type: "refresh_token",
      refresh_token: "r",
      client_id: "project-1",
      client_secret: "pck_1",
    });
    expect([...(fetch.sent[0]?.headers.keys() ?? [])]).toEqual(["content-type"]);
  });

  it.each([
    ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED", 401],
    ["PROVIDER_REJECTED", 401],
  ])("refused with %s, the answer is null", async (code, status) => {
    await expect(
      requests(createFakeFetch(knownErrorAnswer(code, status))).refresh("r"),
    ).resolves.toBeNull();
  });

  it.each([
    ["a 500", new Response("", { status: 500 }), ServiceError],
    [
      "a plain OAuth error",
      Response.json({ error: "invalid_request", error_description: "x" }, { status: 400 }),
      ServiceError,
    ],
    ["a web page", new Response("<html>"), BadAnswerError],
    ["an empty object", Response.json({}), BadAnswerError],
    ["a list", Response.json([]), BadAnswerError],
    ["null", Response.json(null), BadAnswerError],
    ["a token that is no text", Response.json({ access_token: 5 }), BadAnswerError],
    [
      "wrong keys",
      knownErrorAnswer("INVALID_OAUTH_CLIENT_ID_OR_SECRET", 400, { client_id: "x" }),
      KnownErrors.InvalidOAuthClientIdOrSecret,
    ],
  ])("%s says nothing about the session, so it throws", async (_, answer, error) => {
    await expect(requests(createFakeFetch(answer)).refresh("r")).rejects.toThrow(error);
  });

  it("is tried again over a dead line like a call that may be repeated", async () => {
    const clock = createManualClock();
    const fetch = createFakeFetch(deadLine(), deadLine(), refreshed());
    const answer = requests(fetch, clock).refresh("r");
    await clock.advance(60_000);
    await expect(answer).resolves.toBe("new");
  });
});

describe("the code exchange", () => {
  it("hands over tokens, whether the user is new, and where to go", async () => {
    const fetch = createFakeFetch(
      Response.json({
        access_token: "a",
        token_type: "Bearer",
        expires_in: 3599,
        refresh_token: "r",
        scope: "legacy",
        is_new_user: true,
        newUser: true,
        after_callback_redirect_url: "/there",
        afterCallbackRedirectUrl: "/there",
      }),
    );
    await expect(requests(fetch).exchangeCode(grant)).resolves.toMatchObject({
      accessToken: "a",
      refreshToken: "r",
      isNewUser: true,
      afterCallbackRedirectUrl: "/there",
    });
    expect(Object.fromEntries(new URLSearchParams(fetch.sent[0]?.body ?? ""))).toEqual({
      grant_type: "authorization_code",
      code: "c",
      redirect_uri: grant.redirectUri,
      code_verifier: "v",
      client_id: "project-1",
      client_secret: "pck_1",
    });
  });

  it("is never repeated: a code is good for once", async () => {
    const fetch = createFakeFetch(deadLine());
    await expect(requests(fetch).exchangeCode(grant)).rejects.toThrow(NetworkError);
    expect(fetch.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("throws the second factor's attempt code for the caller to go on with", async () => {
    const fetch = createFakeFetch(
      knownErrorAnswer("MULTI_FACTOR_AUTHENTICATION_REQUIRED", 400, {
        attempt_code: "x".repeat(45),
      }),
    );
    await expect(requests(fetch).exchangeCode(grant)).rejects.toMatchObject({
      code: "MULTI_FACTOR_AUTHENTICATION_REQUIRED",
      details: { attempt_code: "x".repeat(45) },
    });
  });
});

describe("the public keys of a project", () => {
  it("are fetched without a key or a token", async () => {
    const fetch = createFakeFetch(
      Response.json({ keys: [{ kty: "EC", kid: "k", crv: "P-256", x: "x", y: "y" }] }),
    );
    await expect(
      createPublicKeysRequest({ host: "https://api.example", projectId: "project 1", fetch })(),
    ).resolves.toMatchObject([{ kid: "k", x: "x" }]);
    expect(fetch.sent[0]?.url).toBe(
      "https://api.example/api/v1/projects/project%201/.well-known/jwks.json",
    );
    expect([...(fetch.sent[0]?.headers.keys() ?? [])]).toEqual([]);
  });
});
