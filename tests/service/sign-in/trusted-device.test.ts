import {
  HEADERS,
  recoveryCodes,
  secondFactor,
  trustedDevices,
} from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { serveTestProject, TestClock, type TestProject } from "../../support/service.js";

const clock = new TestClock();
const DAY = 24 * 60 * 60_000;
const SECRET = Buffer.alloc(20, 7);
const CHROME =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like " +
  "Gecko) Chrome/143.0.0.0 Safari/537.36";

const project = serveTestProject({}, { clock });

type Person = Awaited<ReturnType<TestProject["signUp"]>>;
let person: Person;
/** A user with a second factor, of whom no browser is signed in. */
beforeEach(async () => {
  person = await project.signUp();
  await project.markVerified(person.userId);
  const protect = { totp_secret_base64: SECRET.toString("base64") };
  const set = await project.call("PATCH", "/users/me", {
    token: person.accessToken,
    body: protect,
  });
  expect(set.status).toBe(200);
  clock.advance(DAY);
});

const digits = () => {
  clock.advance(30_000);
  return new TOTP({ secret: new Secret({ buffer: Uint8Array.from(SECRET).buffer }) }).generate({
    timestamp: clock.now(),
  });
};
const headersOf = (device: string | null) => ({
  "user-agent": CHROME,
  ...(device ? { [HEADERS.deviceToken]: device } : {}),
});
const signIn = (device: string | null, password = person.password) =>
  project.signIn({ email: person.email, password }, headersOf(device));

/** Signs in with both factors. Returns the token of the browser. */
async function signInWhole(trustDevice?: boolean, from: string | null = null) {
  const asked = await signIn(from);
  const answer = await project.call("POST", secondFactor.signIn.path, {
    body: {
      code: asked.body.details.attempt_code,
      type: "totp",
      totp: digits(),
      ...(trustDevice === undefined ? {} : { trust_device: trustDevice }),
    },
    headers: headersOf(from),
  });
  expect(answer.status).toBe(200);
  return {
    device: answer.headers.get(HEADERS.deviceToken),
    token: answer.body.access_token as string,
  };
}
const signOut = (token: string) => project.call("DELETE", "/auth/sessions/current", { token });
/** Ends the account's other sessions, as the account settings do. */
async function endOthers(token: string) {
  const { body } = await project.call("GET", "/auth/sessions?user_id=me", { token });
  for (const { id, is_current_session: isCurrent } of body.items) {
    if (isCurrent) continue;
    const ended = await project.call("DELETE", `/auth/sessions/${id}?user_id=me`, { token });
    expect(ended.status).toBe(200);
  }
}
const listOf = async (token: string, device: string | null = null) =>
  (
    await project.call("GET", `${trustedDevices.list.path}?user_id=me`, {
      token,
      headers: headersOf(device),
    })
  ).body.items;

const ASKED = "MULTI_FACTOR_AUTHENTICATION_REQUIRED";

describe("a device that its user trusts", () => {
  it("needs no second factor for 30 days, and others still do", async () => {
    const { device, token } = await signInWhole(true);
    await signOut(token);
    const again = await signIn(device);
    expect(again.status).toBe(200);
    await signOut(again.body.access_token);
    expect((await signIn(null)).code).toBe(ASKED);
    clock.advance(29 * DAY);
    const later = await signIn(device);
    expect(later.status).toBe(200);
    await signOut(later.body.access_token);
    clock.advance(DAY);
    expect((await signIn(device)).code).toBe(ASKED);
  });

  it.each([undefined, false])("is none that was not asked to be: %s", async (trust) => {
    const { device, token } = await signInWhole(trust);
    expect(await listOf(token)).toEqual([]);
    await signOut(token);
    expect((await signIn(device)).code).toBe(ASKED);
  });

  it("is trusted by a recovery code too", async () => {
    const fresh = await signInWhole();
    const { body } = await project.call("POST", "/users/me/recovery-codes", { token: fresh.token });
    await signOut(fresh.token);
    const asked = await signIn(null);
    const answer = await project.call("POST", recoveryCodes.signIn.path, {
      body: {
        code: asked.body.details.attempt_code,
        recovery_code: body.codes[0],
        trust_device: true,
      },
      headers: headersOf(null),
    });
    await signOut(answer.body.access_token);
    expect((await signIn(answer.headers.get(HEADERS.deviceToken))).status).toBe(200);
  });

  it("is listed with its name, and trusted no longer once it is removed", async () => {
    const { device, token } = await signInWhole(true);
    const [listed, ...more] = await listOf(token, device);
    expect(more).toEqual([]);
    expect(listed).toMatchObject({
      device: "Chrome, macOS",
      is_current: true,
      trusted_until_millis: clock.now() + 30 * DAY,
    });
    const path = trustedDevices.delete.path.replace("{device_id}", listed.id);
    const removed = await project.call("DELETE", `${path}?user_id=me`, { token });
    expect(removed.status).toBe(200);
    expect((await project.call("DELETE", `${path}?user_id=me`, { token })).status).toBe(404);
    await signOut(token);
    expect((await signIn(device)).code).toBe(ASKED);
  });

  it("is trusted no longer once its session is ended from another browser", async () => {
    const lost = await signInWhole(true);
    const own = await signInWhole(true);
    await endOthers(own.token);
    expect(await listOf(own.token)).toMatchObject([{ is_current: true }]);
    expect((await signIn(lost.device)).code).toBe(ASKED);
  });

  it("stays trusted when an older session of its own is ended", async () => {
    const { device } = await signInWhole(true);
    const { token } = await signInWhole(undefined, device);
    await endOthers(token);
    await signOut(token);
    expect((await signIn(device)).status).toBe(200);
  });

  it("is no fresh sign-in: a change of protection asks for the second factor there", async () => {
    const first = await signInWhole(true);
    await signOut(first.token);
    const { body } = await signIn(first.device);
    const off = (token: string) =>
      project.call("PATCH", "/users/me", { token, body: { totp_secret_base64: null } });
    expect((await off(body.access_token)).body.details.reason).toBe("fresh_session_required");
    // The browser is signed in, so this confirms a change.
    const asked = await signIn(first.device);
    expect(asked.code).toBe(ASKED);
    const confirmed = await project.call("POST", secondFactor.signIn.path, {
      body: { code: asked.body.details.attempt_code, type: "totp", totp: digits() },
      headers: headersOf(first.device),
    });
    expect((await off(confirmed.body.access_token)).status).toBe(200);
  });

  it.each([
    ["password", { password: "another horse battery" }],
    ["second factor", { totp_secret_base64: Buffer.alloc(20, 8).toString("base64") }],
  ] as const)("is trusted no longer after a new %s", async (_, change) => {
    const { device, token } = await signInWhole(true);
    await signOut(token);
    await project.call("PATCH", `/users/${person.userId}`, { level: "server", body: change });
    const answer = await signIn(device, "password" in change ? change.password : person.password);
    expect(answer.code).toBe(ASKED);
  });

  it("is none of another account, nor by another's token", async () => {
    const { device, token } = await signInWhole(true);
    await signOut(token);
    const forged = (device ?? "").replace(/.(?=.$)/, (last) => (last === "A" ? "B" : "A"));
    expect((await signIn(forged)).code).toBe(ASKED);
  });
});
