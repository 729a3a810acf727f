import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { CALLBACK } from "../../support/addresses.js";
import { peopledProject } from "../../support/people.js";

const home = peopledProject();
const password = "correct horse battery";
const signUp = (email: string) =>
  home.project.call("POST", "/auth/password/sign-up", {
    body: { email, password, verification_callback_url: CALLBACK },
  });
const signIn = (email: string) => home.project.signIn({ email, password });

/**
 * Spellings of `name@<host>` that are one address: capitals, full width, a ligature, the Kelvin
 * sign, styled letters.
 */
const SPELLINGS = ["Kaffee@", "KAFFEE@", "ｋａｆｆｅｅ@", "kaﬀee@", "\u212aaffee@", "𝐤𝐚𝐟𝐟𝐞𝐞@"];

describe("an address that normalises into another", () => {
  it.each(SPELLINGS)("%s… makes no second account, and signs in to the first", async (spelling) => {
    const host = `${randomUUID()}.example`;
    const { body: user } = await signUp(`kaffee@${host}`);
    const again = await signUp(spelling + host);
    expect([again.status, again.code]).toEqual([409, "USER_EMAIL_ALREADY_EXISTS"]);
    expect((await signIn(spelling + host)).body.user_id).toBe(user.user_id);
  });

  it("takes the place of its plain form when it comes first, and its mails go to the plain form", async () => {
    const host = `${randomUUID()}.example`;
    const { body } = await signUp(`ｋａﬀee@${host}`);
    expect((await signIn(`kaffee@${host}`)).body.user_id).toBe(body.user_id);
    await expect
      .poll(() => home.project.codeFor(`kaffee@${host}`).catch(() => undefined))
      .toBeDefined();
    const { recipient } = await home.project.service.context.db
      .selectFrom("mails")
      .select("recipient")
      .where("recipient_canonical", "=", `kaffee@${host}`)
      .executeTakeFirstOrThrow();
    expect(recipient).toBe(`kaffee@${host}`);
  });

  it("is the same to one-time codes, resets, channels and servers", async () => {
    const host = `${randomUUID()}.example`;
    const ann = await home.project.person({
      primary_email: `kaffee@${host}`,
      primary_email_verified: true,
    });
    const twin = `KAﬀEE@${host}`;
    await home.project.call("POST", "/auth/otp/send-sign-in-code", {
      body: { email: twin, callback_url: CALLBACK },
    });
    const signedIn = await home.project.call("POST", "/auth/otp/sign-in", {
      body: { code: await home.project.codeFor(`kaffee@${host}`) },
    });
    expect(signedIn.body).toMatchObject({ user_id: ann.userId, is_new_user: false });
    expect(
      (
        await home.project.server("POST", "/users", {
          primary_email: twin,
          primary_email_auth_enabled: true,
        })
      ).code,
    ).toBe("USER_EMAIL_ALREADY_EXISTS");
    expect(
      (
        await home.project.as(ann, "POST", "/contact-channels", {
          user_id: "me",
          type: "email",
          value: twin,
          used_for_auth: false,
        })
      ).status,
    ).toBe(400);
    const bob = await home.project.person();
    const taken = await home.project.server("POST", "/contact-channels", {
      user_id: bob.userId,
      type: "email",
      value: twin,
      used_for_auth: true,
    });
    expect(taken.code).toBe("CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE");
  });
});

describe("an address that only looks like one", () => {
  it.each([
    ["two signs", "a@b@c.example"],
    ["a second sign in full width", "a\uff20b@c.example"],
    ["a small second sign", "a\ufe6bb@c.example"],
    ["a quoted local part", '"a b"@c.example'],
    ["a quoted sign", '"a@b"@c.example'],
    ["a Cyrillic letter", "\u0430da@c.example"],
    ["a Greek letter in its domain", "ada@ex\u03b1mple.com"],
    ["a dotless i", "b\u0131ll@c.example"],
    ["a zero-width joiner", "a\u200dda@c.example"],
    ["a soft hyphen", "a\u00adda@c.example"],
    ["a right-to-left mark", "\u200fada@c.example"],
    ["a line break", "ada@c.example\r\nBcc: eve@d.example"],
    ["a list", "ada@c.example,eve@d.example"],
    ["a name", "Ada <ada@c.example>"],
    ["a comment", "ada(eve)@c.example"],
    ["an address of a machine", "ada@[127.0.0.1]"],
  ])("for %s is refused on every road", async (_, email) => {
    expect((await signUp(email)).code).toBe("SCHEMA_ERROR");
    expect((await signIn(email)).code).toBe("SCHEMA_ERROR");
    expect(
      (
        await home.project.call("POST", "/auth/otp/send-sign-in-code", {
          body: { email, callback_url: CALLBACK },
        })
      ).code,
    ).toBe("SCHEMA_ERROR");
    expect((await home.project.server("POST", "/users", { primary_email: email })).code).toBe(
      "SCHEMA_ERROR",
    );
    expect(
      (
        await home.project.call("POST", "/auth/password/send-reset-code", {
          body: { email, callback_url: CALLBACK },
        })
      ).code,
    ).toBe("SCHEMA_ERROR");
  });
});
