import { describe, expect, it } from "vitest";
import { readAccessToken } from "../../src/session/access-token.js";
import { challengeOf, createPkce } from "../../src/session/pkce.js";
import { accessTokenOf } from "../support/tokens.js";

const of = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.y`;

describe("reading an access token", () => {
  it("says who, for which project and until when", () => {
    expect(readAccessToken(accessTokenOf({ lifeMillis: 600_000, now: 1000 }))).toEqual({
      userId: "user-1",
      projectId: "project-1",
      sessionId: "session-1",
      issuedAtMillis: 1000,
      expiresAtMillis: 601_000,
    });
  });
  it("reads the old form: project in a claim of its own, no session", () => {
    expect(readAccessToken(of({ sub: "u", projectId: "p", exp: 5 }))).toEqual({
      userId: "u",
      projectId: "p",
      sessionId: null,
      issuedAtMillis: null,
      expiresAtMillis: 5000,
    });
  });
  it("reads text beyond ASCII", () => {
    expect(readAccessToken(of({ sub: "ü–𝒳", aud: "p", exp: 5 }))?.userId).toBe("ü–𝒳");
  });
  it.each([
    "",
    ".",
    "..",
    "a.b.c",
    "a.%%%.c",
    of(null),
    of([]),
    of("x"),
    of({}),
    of({ sub: 1, aud: "p", exp: 5 }),
    of({ sub: "u", aud: ["p"], exp: 5 }),
    of({ sub: "u", aud: "p" }),
    of({ sub: "u", aud: "p", exp: "5" }),
    "é.é.é",
  ])("%j is none, and never throws", (token) => {
    expect(readAccessToken(token)).toBeNull();
  });
});

describe("PKCE", () => {
  it("the challenge is that of RFC 7636, appendix B", async () => {
    await expect(challengeOf("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")).resolves.toBe(
      "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    );
  });
  it("verifier and state are fresh base64url of 32 bytes", async () => {
    const [a, b] = await Promise.all([createPkce(), createPkce()]);
    expect(a.verifier).toMatch(/^[\w-]{43}$/);
    expect(a.challenge).toBe(await challengeOf(a.verifier));
    expect(new Set([a.verifier, a.state, b.verifier, b.state]).size).toBe(4);
  });
});
