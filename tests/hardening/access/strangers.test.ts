import { HEADERS, secondFactor, trustedDevices } from "@stackkit/next/protocol/internal";
import { Secret, TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, newEmail } from "../../support/addresses.js";
import { type Person, peopledProject } from "../../support/people.js";
import type { Answered } from "../../support/service.js";
import { countCases, describeSuite } from "../support.js";

const PASSWORD = "correct horse battery";
const SECRET = Buffer.alloc(20, 7);

const home = peopledProject({
  credentialEnabled: true,
  magicLinkEnabled: true,
  passkeyEnabled: true,
  signUpEnabled: true,
});
const other = peopledProject();

const protect = ({ userId }: Person) =>
  home.project.server("PATCH", `/users/${userId}`, {
    totp_secret_base64: SECRET.toString("base64"),
  });

/** A person who signed in with both factors in a browser that they trust. */
async function createTruster() {
  const person = await home.project.person({
    password: PASSWORD,
    primary_email_verified: true,
  });
  expect((await protect(person)).status).toBe(200);
  const { email } = person;
  const signIn = (device?: string) =>
    home.project.call("POST", "/auth/password/sign-in", {
      body: { email, password: PASSWORD },
      ...(device === undefined ? {} : { headers: { [HEADERS.deviceToken]: device } }),
    });
  const totp = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(SECRET).buffer }) });
  const attempt = (await signIn()).body.details.attempt_code;
  const whole = await home.project.call("POST", secondFactor.signIn.path, {
    body: {
      code: attempt,
      type: "totp",
      totp: totp.generate({ timestamp: home.project.clock.now() }),
      trust_device: true,
    },
  });
  const device = whole.headers.get(HEADERS.deviceToken) ?? "";
  return { person: { ...person, token: whole.body.access_token as string }, device, signIn };
}

describeSuite(
  "strangers",
  "reading and changing another's devices and activity, and learning who has an account",
  () => {
    describe("a trusted device", () => {
      it("is neither listed, renamed nor removed by another user, whatever is named", async () => {
        const { person: bob, device, signIn } = await createTruster();
        const eve = await home.project.person();
        const listOf = (by: Person, owner: string) =>
          home.project.as(by, "GET", `${trustedDevices.list.path}?user_id=${owner}`);
        const [trusted] = (await listOf(bob, "me")).body.items;
        const path = trustedDevices.delete.path.replace("{device_id}", trusted.id);
        expect((await listOf(eve, bob.userId)).status).toBe(403);
        expect((await listOf(eve, "me")).body.items).toEqual([]);
        const tries = [
          await home.project.as(eve, "DELETE", `${path}?user_id=${bob.userId}`),
          await home.project.as(eve, "DELETE", `${path}?user_id=me`),
          await home.project.as(eve, "DELETE", `${path}?user_id=${eve.userId}`),
          await home.project.as(eve, "PATCH", `${path}?user_id=${bob.userId}`, { device: "Mine" }),
          await home.project.call("DELETE", `${path}?user_id=${bob.userId}`),
          await other.project.server("DELETE", `${path}?user_id=${bob.userId}`),
          await other.project.server("GET", `${trustedDevices.list.path}?user_id=${bob.userId}`),
        ];
        for (const { status } of tries) expect([400, 401, 403, 404, 405]).toContain(status);
        expect((await listOf(bob, "me")).body.items).toEqual([trusted]);
        await home.project.as(bob, "DELETE", "/auth/sessions/current");
        expect((await signIn(device)).status).toBe(200);
        countCases(tries.length + 2);
      });

      it("spares its own account the second factor, and no other on the same browser", async () => {
        const { device } = await createTruster();
        const { signIn } = await createTruster();
        expect((await signIn(device)).code).toBe("MULTI_FACTOR_AUTHENTICATION_REQUIRED");
      });
    });

    describe("the activity of an account", () => {
      it("is read and reported by its user alone", async () => {
        const bob = await home.project.person({ password: PASSWORD });
        const eve = await home.project.person();
        for (const password of [PASSWORD, "not the password"])
          await home.project.signIn({ email: bob.email, password });
        const path = `/users/${bob.userId}/activity`;
        const read = () => home.project.as(bob, "GET", "/users/me/activity");
        await expect
          .poll(async () => {
            home.project.clock.advance(500);
            return (await read()).body.items.length;
          })
          .toBeGreaterThanOrEqual(2);
        const before = (await read()).body.items;
        const cursor = before[0].id;
        const tries = [
          await home.project.as(eve, "GET", path),
          await home.project.as(eve, "POST", `${path}/report`, {}),
          await home.project.call("GET", path),
          await home.project.call("POST", `${path}/report`, { body: {} }),
          await other.project.server("GET", path),
          await other.project.server("POST", `${path}/report`, {}),
        ];
        for (const { status } of tries) expect([400, 401, 403, 404]).toContain(status);
        const own = await home.project.as(eve, "GET", `/users/me/activity?cursor=${cursor}`);
        expect(own.body.items).toEqual([]);
        expect((await home.project.as(bob, "GET", "/users/me")).status).toBe(200);
        // Another instance may still have been writing.
        expect((await read()).body.items).toEqual(expect.arrayContaining(before));
        countCases(tries.length + 1);
      });
    });

    describe("sign-in by one field", () => {
      const addresses: Record<string, string> = {};
      beforeAll(async () => {
        const { project } = home;
        const create = async (kind: string, fields: Readonly<Record<string, unknown>>) => {
          const person = await project.person(fields);
          addresses[kind] = person.email;
          return person;
        };
        await create("a password", { password: PASSWORD, primary_email_verified: true });
        await create("an unverified address", { password: PASSWORD });
        await create("codes alone", { primary_email_verified: true, otp_auth_enabled: true });
        await create("codes turned off", { password: PASSWORD, otp_auth_enabled: false });
        await protect(await create("a second factor", { password: PASSWORD }));
      });

      /** What of an answer could tell one address from another. */
      const shapeOf = ({ status, headers, body }: Answered) => {
        const fields = Object.entries(typeof body === "object" ? body : { text: body });
        return {
          status,
          headers: [...headers.keys()].sort(),
          fields: fields.map(([name, value]) => [
            name,
            typeof value === "string" && name === "nonce" ? value.length : value,
          ]),
        };
      };

      it.each([
        ["/auth/password/sign-in", { password: "not the password" }],
        ["/auth/otp/send-sign-in-code", { callback_url: CALLBACK }],
        ["/auth/password/send-reset-code", { callback_url: CALLBACK }],
        ["/auth/passkey/initiate-passkey-authentication", {}],
      ])("answers alike for each address, known or not: %s", async (path, fields) => {
        const shape = async (email: string) => {
          const answer = await home.project.call("POST", path, { body: { email, ...fields } });
          const found = shapeOf(answer);
          // Passkeys: a challenge and a code of their own for each call.
          return path.includes("passkey")
            ? { ...found, fields: found.fields.map(([name]) => name) }
            : found;
        };
        const unknown = await shape(newEmail());
        for (const [kind, email] of Object.entries(addresses))
          expect(await shape(email), kind).toEqual(unknown);
        expect(await shape(newEmail())).toEqual(unknown);
        countCases(Object.keys(addresses).length + 1);
      });
    });
  },
);
