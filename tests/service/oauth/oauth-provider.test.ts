import { OAUTH_PROVIDERS, type OAuthProviderId } from "@stackkit/next/protocol";
import { SignJWT } from "jose";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { read, startTestProject, type TestProject } from "../../support/service.js";
import { Visitor } from "../../support/visitor.js";

import { CASES, type Case, type Sent } from "./oauth-provider-cases.js";

const BY_BASIC: readonly OAuthProviderId[] = ["spotify", "bitbucket", "x"];

const world = setupServer();
let project: TestProject;
beforeAll(async () => {
  world.listen({ onUnhandledRequest: "error" });
  project = await startTestProject({
    oauthProviders: OAUTH_PROVIDERS.map((id) => ({
      id,
      enabled: true,
      type: "standard",
      clientId: "myapp",
      clientSecret: "my secret",
    })),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  world.resetHandlers();
});
afterAll(async () => {
  world.close();
  await project.service.stop();
});

/** Lets the world answer as a provider does, and hands over what it was sent. */
function play({ token, profile, emails }: Case, granted: object = {}): Sent[] {
  const sent: Sent[] = [];
  const answerTo = async ({ request }: { request: Request }) => {
    sent.push({
      form: new URLSearchParams(await request.clone().text()),
      authorization: request.headers.get("authorization"),
    });
    return HttpResponse.json({ access_token: "provider token", expires_in: 3600, ...granted });
  };
  const tell = (body: object) =>
    (async ({ request }: { request: Request }) =>
      request.headers.get("authorization") === "Bearer provider token"
        ? HttpResponse.json(body)
        : new HttpResponse(null, { status: 401 })) as never;
  world.use(
    http.post(token, answerTo as never),
    ...[profile, emails].flatMap((row) => (row ? [http.get(row[0], tell(row[1]))] : [])),
  );
  return sent;
}

/** Goes to a provider, which will send back with what it would add. */
async function leave(
  id: OAuthProviderId,
  more: Readonly<Record<string, string>> = {},
): Promise<{ visitor: Visitor; back: string; challenge: string | null }> {
  const visitor = new Visitor(project);
  const start = await visitor.go(visitor.authorizeUrl(id));
  const request = new URL(start.headers.get("location") as string).searchParams;
  const answer = new URLSearchParams({
    code: "provider code",
    state: request.get("state") as string,
    ...more,
  });
  return {
    visitor,
    back: `/api/v1/auth/oauth/callback/${id}?${answer}`,
    challenge: request.get("code_challenge"),
  };
}

async function comeBack(
  id: OAuthProviderId,
  more: Readonly<Record<string, string>> = {},
): Promise<{ visitor: Visitor; answer: Response; challenge: string | null }> {
  const { visitor, back, challenge } = await leave(id, more);
  const [path = "", query = ""] = back.split("?");
  const answer = await (id === "apple"
    ? visitor.go(path, { method: "POST", body: new URLSearchParams(query) })
    : visitor.go(back));
  return { visitor, answer, challenge };
}

describe.each(OAUTH_PROVIDERS)("%s", (id) => {
  const { user } = CASES[id];

  it("tells who a person is", async () => {
    const sent = play(CASES[id], id === "apple" ? { id_token: await appleIdToken() } : {});
    const form =
      id === "apple"
        ? {
            user: JSON.stringify({
              name: { firstName: "Ada", lastName: "Lovelace" },
              email: "ignored@example.com",
            }),
          }
        : undefined;
    const { visitor, answer, challenge } = await comeBack(id, form);
    expect(answer.status, await answer.clone().text()).toBe(307);
    const { body } = await visitor.exchange(answer);
    const me = (await project.call("GET", "/users/me", { token: body.access_token })).body;
    expect(me).toMatchObject({
      display_name: user.name,
      primary_email: user.email,
      primary_email_verified: user.verified,
      profile_image_url: user.picture ?? null,
      oauth_providers: [{ id, account_id: user.account, email: user.email }],
    });
    const { form: request, authorization } = sent[0] as Sent;
    expect(Object.fromEntries(request)).toMatchObject({
      grant_type: "authorization_code",
      code: "provider code",
      redirect_uri: `http://service.localhost/api/v1/auth/oauth/callback/${id}`,
    });
    expect(request.has("code_verifier")).toBe(challenge !== null);
    if (BY_BASIC.includes(id))
      expect([authorization, request.get("client_secret")]).toEqual([
        `Basic ${Buffer.from("myapp:my+secret").toString("base64")}`,
        null,
      ]);
    else expect([authorization, request.get("client_secret")]).toEqual([null, "my secret"]);
  });
});

/** An ID token as Apple makes one. */
async function appleIdToken(): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: "SHA-256",
    },
    true,
    ["sign", "verify"],
  );
  return new SignJWT({ email: "apple@example.com", email_verified: "true" })
    .setProtectedHeader({ alg: "RS256" })
    .setIssuer("https://appleid.apple.com")
    .setAudience("myapp")
    .setSubject("a1")
    .setIssuedAt()
    .setExpirationTime("10m")
    .sign(privateKey);
}

describe("a provider that", () => {
  const { google } = CASES;
  const outcome = async () => {
    const { status, code, body } = await read((await comeBack("google")).answer);
    return { status, code, body };
  };

  it("refuses the code is answered plainly, with its own word for it", async () => {
    world.use(
      http.post(google.token, () => HttpResponse.json({ error: "invalid_grant" }, { status: 400 })),
    );
    expect(await outcome()).toMatchObject({
      status: 400,
      code: undefined,
      body: expect.stringContaining("(invalid_grant)"),
    });
  });

  it("answers something that is no word is not quoted", async () => {
    world.use(
      http.post(google.token, () =>
        HttpResponse.json({ error: "<script>alert(1)</script>" }, { status: 400 }),
      ),
    );
    expect((await outcome()).body).not.toContain("script");
  });

  it.each([
    ["is broken", () => new HttpResponse("<html>", { status: 500 })],
    ["answers no token", () => HttpResponse.json({})],
    [
      "sends elsewhere",
      () => new HttpResponse(null, { status: 302, headers: { location: "https://evil.example/" } }),
    ],
  ])("%s is answered plainly", async (_, answer) => {
    world.use(http.post(google.token, answer as never));
    expect(await outcome()).toMatchObject({ status: 400, code: undefined });
  });

  it("cannot be reached is answered with 503", async () => {
    world.use(http.post(google.token, () => HttpResponse.error()));
    expect(await outcome()).toMatchObject({ status: 503, code: undefined });
  });

  it("takes too long is given up", async () => {
    const { visitor, back } = await leave("google");
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(
      AbortSignal.abort(
        new DOMException("The operation was aborted due to timeout", "TimeoutError"),
      ),
    );
    const { status, body } = await read(await visitor.go(back));
    expect([status, body]).toEqual([503, expect.stringContaining("in time")]);
  });

  it("is refused without the account's id", async () => {
    play({
      ...google,
      profile: ["https://openidconnect.googleapis.com/v1/userinfo", { name: "Nobody" }],
    });
    expect(await outcome()).toMatchObject({ status: 400, code: undefined });
  });

  it("sends an invalid address creates a user without one", async () => {
    play({
      ...google,
      profile: [
        "https://openidconnect.googleapis.com/v1/userinfo",
        { sub: "odd", email: "a@b@c.example", email_verified: true },
      ],
    });
    const { visitor, answer } = await comeBack("google");
    const { body } = await visitor.exchange(answer);
    expect(
      (await project.call("GET", "/users/me", { token: body.access_token })).body,
    ).toMatchObject({
      primary_email: null,
      oauth_providers: [{ account_id: "odd", email: null }],
    });
  });

  it("words a refusal in its own way is understood", async () => {
    const { answer } = await comeBack("linkedin", { error: "user_cancelled_login" });
    expect((await read(answer)).code).toBe("OAUTH_PROVIDER_ACCESS_DENIED");
  });
});
