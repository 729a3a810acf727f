import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ProjectKeys, type PublicKey } from "../../src/session/jwks.js";
import { TokenVerifier } from "../../src/session/verify.js";
import { createManualClock, settle } from "../support/manual-clock.js";

const ISSUER = "https://access-token.jwt-signature.stack-auth.com";
const MINUTE = 60_000;

interface Pair {
  readonly jwk: PublicKey;
  readonly privateKey: CryptoKey;
}
let first: Pair;
let second: Pair;

async function createPair(kid: string): Promise<Pair> {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  return { jwk: { ...(await exportJWK(publicKey)), kty: "EC", kid, alg: "ES256" }, privateKey };
}

beforeAll(async () => {
  [first, second] = await Promise.all([createPair("key-1"), createPair("key-2")]);
});

function setUp(served: PublicKey[] = [first.jwk]) {
  const clock = createManualClock();
  const load = vi.fn(async (): Promise<PublicKey[]> => served);
  const verifier = new TokenVerifier({
    projectId: "p1",
    keys: new ProjectKeys({ load, clock }),
    clock,
  });
  const sign = (claims: Record<string, unknown> = {}, pair = first) => {
    const now = clock.now() / 1000;
    const payload = {
      sub: "u1",
      aud: "p1",
      iss: ISSUER,
      branch_id: "main",
      refresh_token_id: "s1",
      iat: now,
      exp: now + 600,
      ...claims,
    };
    return new SignJWT(
      Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== undefined)),
    )
      .setProtectedHeader({ alg: "ES256", kid: pair.jwk.kid ?? "" })
      .sign(pair.privateKey);
  };
  return { clock, load, verifier, sign, served };
}

describe("verifying an access token", () => {
  it("says who is signed in, with one fetch of the keys for any number of tokens", async () => {
    const { verifier, sign, load } = setUp();
    const tokens = await Promise.all(["u1", "u2", "u3"].map((sub) => sign({ sub })));
    const users = (await Promise.all(tokens.map((token) => verifier.verify(token)))).map(
      (claims) => claims?.userId,
    );
    expect(users).toEqual(["u1", "u2", "u3"]);
    expect(load).toHaveBeenCalledOnce();
  });

  it("takes the old form, whose project is in a claim of its own", async () => {
    const { verifier, sign } = setUp();
    await expect(
      verifier.verify(await sign({ aud: undefined, projectId: "p1", refresh_token_id: undefined })),
    ).resolves.toMatchObject({ projectId: "p1", sessionId: null });
    await expect(
      verifier.verify(await sign({ aud: undefined, projectId: "p2" })),
    ).resolves.toBeNull();
  });

  it("takes the session's older name, and knows nothing of a user that no claim states", async () => {
    const { verifier, sign } = setUp();
    const token = await sign({ refresh_token_id: undefined, refreshTokenId: "s2" });
    await expect(verifier.verify(token)).resolves.toMatchObject({
      sessionId: "s2",
      displayName: null,
      primaryEmail: null,
      primaryEmailVerified: false,
      selectedTeamId: null,
      signedUpAtMillis: null,
      isAnonymous: false,
      isMultiFactorRequired: false,
    });
  });

  it("ignores claims about the user of a wrong type", async () => {
    const { verifier, sign } = setUp();
    const token = await sign({
      name: 1,
      email: ["a@example.com"],
      email_verified: "true",
      selected_team_id: {},
      signed_up_at: "now",
      is_anonymous: 1,
    });
    await expect(verifier.verify(token)).resolves.toMatchObject({
      displayName: null,
      primaryEmail: null,
      primaryEmailVerified: false,
      selectedTeamId: null,
      signedUpAtMillis: null,
      isAnonymous: false,
    });
  });

  it.each([
    ["of another project", { aud: "p2" }],
    ["of another project, with ours beside it", { aud: "p2", projectId: "p1" }],
    ["for several projects", { aud: ["p1", "p2"] }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["without an issuer", { iss: undefined }],
    ["without a user", { sub: undefined }],
    ["without an end", { exp: undefined }],
    ["of no project", { aud: undefined }],
  ])("one %s is not believed", async (_, claims) => {
    const { verifier, sign } = setUp();
    await expect(verifier.verify(await sign(claims))).resolves.toBeNull();
  });

  it("one signed with a foreign key under our key's id is not believed", async () => {
    const { verifier, sign } = setUp();
    await expect(
      verifier.verify(await sign({}, { jwk: first.jwk, privateKey: second.privateKey })),
    ).resolves.toBeNull();
  });

  it("only ES256 is believed: neither none, nor HS256 with the public key as its secret", async () => {
    const { verifier, sign } = setUp();
    const [, payload] = (await sign()).split(".");
    const none = `${Buffer.from(JSON.stringify({ alg: "none", kid: "key-1" })).toString("base64url")}.${payload}.`;
    await expect(verifier.verify(none)).resolves.toBeNull();
    const hmac = await new SignJWT({ sub: "u1", aud: "p1", iss: ISSUER, exp: 9_999_999_999 })
      .setProtectedHeader({ alg: "HS256", kid: "key-1" })
      .sign(new TextEncoder().encode(JSON.stringify(first.jwk)));
    await expect(verifier.verify(hmac)).resolves.toBeNull();
  });

  it.each(["", "x", "a.b.c", "é.é.é", "..", "a.b.c.d.e"])(
    "%j is not believed, and never throws",
    async (token) => {
      await expect(setUp().verifier.verify(token)).resolves.toBeNull();
    },
  );

  it("one that has ended is not believed, remembered or not; a few seconds are let pass", async () => {
    const { verifier, sign, clock } = setUp();
    const token = await sign();
    await expect(verifier.verify(token)).resolves.not.toBeNull();
    await clock.advance(604_000);
    await expect(verifier.verify(token)).resolves.not.toBeNull();
    await clock.advance(2000);
    await expect(verifier.verify(token)).resolves.toBeNull();
  });

  it("if the keys cannot be fetched it throws: unknown is not signed out", async () => {
    const { verifier, sign, load } = setUp();
    load.mockRejectedValueOnce(new TypeError("fetch failed"));
    const token = await sign();
    await expect(verifier.verify(token)).rejects.toThrow("fetch failed");
    await expect(verifier.verify(token)).resolves.not.toBeNull();
  });

  it("remembers at most 1000 tokens, the oldest goes first", async () => {
    const { verifier, sign } = setUp();
    const verify = vi.spyOn(crypto.subtle, "verify");
    const tokens = await Promise.all(
      Array.from({ length: 1001 }, (_, index) => sign({ sub: `u${index}` })),
    );
    for (const token of tokens) await verifier.verify(token);
    const before = verify.mock.calls.length;
    await verifier.verify(tokens[1000] as string);
    await verifier.verify(tokens[1] as string);
    expect(verify.mock.calls.length).toBe(before);
    await verifier.verify(tokens[0] as string);
    expect(verify.mock.calls.length).toBe(before + 1);
  });

  it("200 interleaved requests of two users never cross", async () => {
    const { verifier, sign } = setUp();
    const [ann, bob] = [await sign({ sub: "ann" }), await sign({ sub: "bob" })];
    const users = await Promise.all(
      Array.from(
        { length: 200 },
        async (_, index) => (await verifier.verify(index % 2 ? ann : bob))?.userId,
      ),
    );
    expect(users.every((user, index) => user === (index % 2 ? "ann" : "bob"))).toBe(true);
  });
});

describe("the keys of a project", () => {
  it("a rotation is followed: an unknown key id fetches them once, and not again for 30 s", async () => {
    const { verifier, sign, load, served, clock } = setUp();
    await verifier.verify(await sign());
    const rotated = await sign({}, second);
    await expect(verifier.verify(rotated)).resolves.toBeNull();
    expect(load).toHaveBeenCalledOnce();
    served.push(second.jwk);
    await clock.advance(30_000);
    await expect(verifier.verify(rotated)).resolves.not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    for (let index = 0; index < 50; index++)
      await verifier.verify(
        await sign(
          {},
          { jwk: { ...second.jwk, kid: `made-up-${index}` }, privateKey: second.privateKey },
        ),
      );
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("are fetched for an unknown key id after the clock was set back, too", async () => {
    const { clock, verifier, sign, served } = setUp();
    await verifier.verify(await sign());
    served.push(second.jwk);
    await clock.advance(-60 * MINUTE);
    expect(await verifier.verify(await sign({}, second))).toMatchObject({ userId: "u1" });
  });

  it("after 10 minutes they are fetched in the background, while the old ones serve", async () => {
    const { verifier, sign, load, clock } = setUp();
    await verifier.verify(await sign());
    await clock.advance(10 * MINUTE);
    load.mockReturnValue(new Promise(() => {}));
    await expect(verifier.verify(await sign())).resolves.not.toBeNull();
    await expect(verifier.verify(await sign({ sub: "u2" }))).resolves.not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("an outage of the service ends no session, however old the keys", async () => {
    const { verifier, sign, load, clock } = setUp();
    await verifier.verify(await sign());
    load.mockRejectedValue(new TypeError("fetch failed"));
    await clock.advance(24 * 60 * MINUTE);
    await expect(verifier.verify(await sign())).resolves.not.toBeNull();
    await expect(verifier.verify(await sign({ sub: "u2" }))).resolves.not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("a key that was withdrawn is believed no longer, nor are the tokens that it signed", async () => {
    const { verifier, sign, load, served, clock } = setUp();
    const token = await sign({ exp: clock.now() / 1000 + 7200 });
    await verifier.verify(token);
    served.splice(0, 1, second.jwk);
    await clock.advance(10 * MINUTE);
    await verifier.verify(await sign({ sub: "u2" }));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    await expect(verifier.verify(token)).resolves.toBeNull();
  });

  it("keys of other kinds, and broken ones, are passed over", async () => {
    const { verifier, sign } = setUp([
      { kty: "RSA", kid: "rsa", n: "x", e: "AQAB" },
      { kty: "EC", crv: "P-384", kid: "other" },
      { kty: "EC", crv: "P-256", kid: "broken", x: "A", y: 5 },
      first.jwk,
    ]);
    await expect(verifier.verify(await sign())).resolves.not.toBeNull();
  });
});
