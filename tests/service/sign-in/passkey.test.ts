import {
  PASSKEY_CHALLENGE_LIFE_MILLIS,
  PASSKEY_RP_ID_PLACEHOLDER,
  passkeys,
} from "@stackkit/next/protocol/internal";
import { describe, expect, it } from "vitest";
import { SoftwareAuthenticator } from "../../support/authenticator.js";
import { mailTo } from "../../support/mailbox.js";
import { serveTestProject, startTestProject, TestClock } from "../../support/service.js";

const clock = new TestClock();
const project = serveTestProject(
  {
    domains: [
      { domain: "https://app.example:8443", handlerPath: "/handler" },
      { domain: "https://path.example/app", handlerPath: "/handler" },
    ],
  },
  { clock },
);

const start = (token: string) =>
  project.call("POST", passkeys.startRegistration.path, { token, body: {} });
const register = (token: string, credential: unknown, code: string) =>
  project.call("POST", passkeys.register.path, { token, body: { credential, code } });
const startSignIn = () => project.call("POST", passkeys.startSignIn.path, { body: {} });
const signIn = (authentication_response: unknown, code: string) =>
  project.call("POST", passkeys.signIn.path, { body: { authentication_response, code } });

/** A user with a passkey, and its authenticator. */
async function userWithPasskey(origin?: string) {
  const user = await project.signUp();
  const authenticator = new SoftwareAuthenticator(origin);
  const { body } = await start(user.accessToken);
  const answer = await register(
    user.accessToken,
    authenticator.create(body.options_json),
    body.code,
  );
  expect(answer).toMatchObject({ status: 200, body: { user_handle: authenticator.credentialId } });
  return { ...user, authenticator };
}

describe("registering a passkey", () => {
  it("starts with options for a site that is not named yet", async () => {
    const user = await project.signUp();
    const { status, body } = await start(user.accessToken);
    expect(status).toBe(200);
    expect(body.code).toMatch(/^[0-9a-z]{45}$/);
    expect(body.options_json).toEqual({
      rp: { name: "Test project", id: PASSKEY_RP_ID_PLACEHOLDER },
      user: {
        id: Buffer.from(user.userId).toString("base64url"),
        name: user.email,
        displayName: user.email,
      },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: "public-key" })),
      timeout: 60_000,
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: "required",
        userVerification: "preferred",
        requireResidentKey: true,
      },
      extensions: { credProps: true },
    });
  });

  it("needs a session, and a project that has passkeys", async () => {
    expect((await project.call("POST", passkeys.startRegistration.path)).code).toBe("SCHEMA_ERROR");
    const without = await startTestProject({ passkeyEnabled: false });
    const user = await without.signUp();
    expect(
      (await without.call("POST", passkeys.startRegistration.path, { token: user.accessToken }))
        .code,
    ).toBe("PASSKEY_AUTHENTICATION_NOT_ENABLED");
    expect((await without.call("POST", passkeys.startSignIn.path)).code).toBe(
      "PASSKEY_AUTHENTICATION_NOT_ENABLED",
    );
    await without.service.stop();
  });

  it("appears on the user and in a notice", async () => {
    const user = await userWithPasskey();
    await project.markVerified(user.userId);
    const { body } = await start(user.accessToken);
    await register(
      user.accessToken,
      new SoftwareAuthenticator().create(body.options_json),
      body.code,
    );
    expect(
      (await project.call("GET", "/users/me", { token: user.accessToken })).body
        .passkey_auth_enabled,
    ).toBe(true);
    await mailTo(project, user.email, "passkey_added");
  });

  it.each([
    ["the challenge", { challenge: Buffer.from("another challenge").toString("base64url") }],
    ["the kind of ceremony", { type: "webauthn.get" }],
  ])("fails if %s is wrong", async (_, ceremony) => {
    const user = await project.signUp();
    const { body } = await start(user.accessToken);
    expect(
      await register(
        user.accessToken,
        new SoftwareAuthenticator().create(body.options_json, ceremony),
        body.code,
      ),
    ).toMatchObject({
      status: 400,
      code: "PASSKEY_REGISTRATION_FAILED",
    });
  });

  it.each([
    [{}],
    [{ id: 1 }],
    [{ response: {} }],
    [{ response: { clientDataJSON: "e30" } }],
    [{ response: { clientDataJSON: "###" } }],
  ])("fails for the malformed answer %j", async (credential) => {
    const user = await project.signUp();
    const { body } = await start(user.accessToken);
    expect(await register(user.accessToken, credential, body.code)).toMatchObject({
      status: 400,
      code: "PASSKEY_REGISTRATION_FAILED",
    });
  });

  it.each([
    ["http://localhost:8103", true],
    ["https://app.example:8443", true],
    ["https://app.example", false],
    ["http://app.example:8443", false],
    ["https://path.example", false],
    ["http://127.0.0.1:3000", false],
    ["https://evil.example", false],
  ])("on %s is allowed: %s", async (origin, allowed) => {
    const user = await project.signUp();
    const { body } = await start(user.accessToken);
    const { code } = await register(
      user.accessToken,
      new SoftwareAuthenticator(origin).create(body.options_json),
      body.code,
    );
    expect(code).toBe(allowed ? undefined : "PASSKEY_AUTHENTICATION_FAILED");
  });

  it("replaces the passkey that the user had", async () => {
    const user = await userWithPasskey();
    const newer = new SoftwareAuthenticator();
    const { body } = await start(user.accessToken);
    await register(user.accessToken, newer.create(body.options_json), body.code);
    const first = await startSignIn();
    expect(
      (await signIn(user.authenticator.get(first.body.options_json), first.body.code)).code,
    ).toBe("PASSKEY_AUTHENTICATION_FAILED");
    expect((await signIn(newer.get(first.body.options_json), first.body.code)).status).toBe(200);
  });

  it("belongs to the user who started it", async () => {
    const [user, other] = [await project.signUp(), await project.signUp()];
    const { body } = await start(user.accessToken);
    expect(
      (
        await register(
          other.accessToken,
          new SoftwareAuthenticator().create(body.options_json),
          body.code,
        )
      ).code,
    ).toBe("VERIFICATION_CODE_NOT_FOUND");
  });

  it("fails for another user's passkey", async () => {
    const { authenticator } = await userWithPasskey();
    const thief = await project.signUp();
    const { body } = await start(thief.accessToken);
    expect(
      (await register(thief.accessToken, authenticator.create(body.options_json), body.code)).code,
    ).toBe("PASSKEY_REGISTRATION_FAILED");
  });

  it("has 65 seconds", async () => {
    const user = await project.signUp();
    const { body } = await start(user.accessToken);
    clock.advance(PASSKEY_CHALLENGE_LIFE_MILLIS);
    expect(
      (
        await register(
          user.accessToken,
          new SoftwareAuthenticator().create(body.options_json),
          body.code,
        )
      ).code,
    ).toBe("VERIFICATION_CODE_EXPIRED");
  });
});

describe("signing in with a passkey", () => {
  it("starts with options for any passkey of the site", async () => {
    const { body } = await startSignIn();
    expect(body.options_json).toEqual({
      rpId: PASSKEY_RP_ID_PLACEHOLDER,
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      allowCredentials: [],
      timeout: 60_000,
      userVerification: "preferred",
    });
  });

  it("opens a session of its user, on the origin of a trusted domain too", async () => {
    for (const origin of ["http://localhost:3000", "https://app.example:8443"]) {
      const user = await userWithPasskey(origin);
      const { body } = await startSignIn();
      const answer = await signIn(user.authenticator.get(body.options_json), body.code);
      expect(answer).toMatchObject({
        status: 200,
        body: { user_id: user.userId, is_new_user: false },
      });
      expect((await signIn(user.authenticator.get(body.options_json), body.code)).code).toBe(
        "VERIFICATION_CODE_ALREADY_USED",
      );
    }
  });

  it("does not know codes of any other length, nor unknown passkeys", async () => {
    const user = await userWithPasskey();
    const { body } = await startSignIn();
    expect(await signIn(user.authenticator.get(body.options_json), "nope")).toMatchObject({
      status: 404,
      code: "VERIFICATION_CODE_NOT_FOUND",
    });
    expect((await signIn(new SoftwareAuthenticator().get(body.options_json), body.code)).code).toBe(
      "PASSKEY_AUTHENTICATION_FAILED",
    );
    expect((await signIn({}, body.code)).code).toBe("PASSKEY_AUTHENTICATION_FAILED");
  });

  it("fails if the signature, the challenge or the origin is another", async () => {
    const user = await userWithPasskey();
    const { body } = await startSignIn();
    const right = user.authenticator.get(body.options_json);
    const forged = {
      ...right,
      response: {
        ...right.response,
        signature: new SoftwareAuthenticator().get(body.options_json).response.signature,
      },
    };
    expect((await signIn(forged, body.code)).code).toBe("PASSKEY_AUTHENTICATION_FAILED");
    expect(
      (await signIn(user.authenticator.get(body.options_json, { challenge: "AAAA" }), body.code))
        .code,
    ).toBe("PASSKEY_AUTHENTICATION_FAILED");
    expect(
      (
        await signIn(
          user.authenticator.get(body.options_json, { origin: "https://evil.example" }),
          body.code,
        )
      ).code,
    ).toBe("PASSKEY_AUTHENTICATION_FAILED");
    // Nothing of it used the challenge up.
    expect((await signIn(user.authenticator.get(body.options_json), body.code)).status).toBe(200);
  });

  it("fails if the counter went backwards, which means a copy", async () => {
    const user = await userWithPasskey();
    const once = async () => {
      const { body } = await startSignIn();
      return signIn(user.authenticator.get(body.options_json), body.code);
    };
    expect((await once()).status).toBe(200);
    expect((await once()).status).toBe(200);
    user.authenticator.counter = 0;
    expect((await once()).code).toBe("PASSKEY_AUTHENTICATION_FAILED");
  });

  it("counts as both factors only if the device verified the person", async () => {
    const user = await userWithPasskey();
    await project.call("PATCH", "/users/me", {
      token: user.accessToken,
      body: { totp_secret_base64: Buffer.alloc(20, 1).toString("base64") },
    });
    const answerTo = async (verified: boolean) => {
      const { body } = await startSignIn();
      return signIn(user.authenticator.get(body.options_json, { verified }), body.code);
    };
    expect((await answerTo(false)).code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
    expect((await answerTo(true)).status).toBe(200);
  });

  it("ends with the passkey", async () => {
    const user = await userWithPasskey();
    await project.call("PATCH", "/users/me", {
      token: user.accessToken,
      body: { passkey_auth_enabled: false },
    });
    const { body } = await startSignIn();
    expect((await signIn(user.authenticator.get(body.options_json), body.code)).code).toBe(
      "PASSKEY_AUTHENTICATION_FAILED",
    );
    expect((await project.signIn(user)).status).toBe(200);
  });
});
