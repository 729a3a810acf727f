import { describe, expect, it } from "vitest";
import {
  base32,
  createTotpSecret,
  provesSecret,
  totpAt,
  totpUri,
} from "../../src/screens/account-settings/auth/second-factor/totp.js";
import { judgeWaysIn, waysIn } from "../../src/screens/account-settings/auth/ways-in.js";
import { dragged, squareOf, WHOLE } from "../../src/screens/account-settings/profile/crop.js";
import { roleName } from "../../src/screens/account-settings/teams/member-words.js";
import { findRoute } from "../../src/screens/pages/routes.js";
import type { ScreenProject } from "../../src/screens/provider/screen-app.js";

/** A project with every way in switched on, and the ones that `config` names changed. */
const project = (config: Partial<ScreenProject["config"]> = {}): ScreenProject => ({
  displayName: "Atlas",
  config: {
    signUpEnabled: true,
    credentialEnabled: true,
    magicLinkEnabled: true,
    passkeyEnabled: true,
    oauthProviders: [{ id: "google" }, { id: "github" }],
    ...config,
  },
});

const RFC_SECRET = new TextEncoder().encode("12345678901234567890");

describe("a code of an authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %d is that of RFC 6238", async (second, code) => {
    expect(await totpAt(RFC_SECRET, second * 1000)).toBe(code);
  });

  it("proves the secret in its own step and in the ones beside it, and in no other", async () => {
    const at = (second: number) => provesSecret(RFC_SECRET, "287082", second * 1000);
    expect(await Promise.all([0, 29, 30, 59, 60, 89].map(at))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(await Promise.all([90, 120].map(at))).toEqual([false, false]);
  });
});

describe("the secret of an authenticator app", () => {
  it("is 20 random bytes", () => {
    expect(createTotpSecret()).toHaveLength(20);
    expect(createTotpSecret()).not.toEqual(createTotpSecret());
  });

  it.each([
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("is typed as RFC 4648 writes it: %s", (text, written) => {
    expect(base32(new TextEncoder().encode(text))).toBe(written);
  });

  it("travels with the app's and the account's name, whatever they hold", () => {
    const uri = new URL(totpUri(RFC_SECRET, "Cafés & Co: Atlas", "ada+test@example.com"));
    expect(decodeURIComponent(uri.pathname)).toContain("Cafés & Co: Atlas:ada+test@example.com");
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: base32(RFC_SECRET),
      issuer: "Cafés & Co: Atlas",
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
    expect(uri.search).not.toContain("+");
  });
});

describe("the last way in", () => {
  const nothing = {
    hasPassword: false,
    otpAuthEnabled: false,
    otpAuthRefused: true,
    passkeyAuthEnabled: false,
    oauthProviders: [],
  };
  const address = { id: "1", usedForAuth: true, isVerified: true };
  const github = { id: "github", account_id: "1", email: null };

  it("a password needs an address to sign in with, a mailed code a verified one", () => {
    const both = { ...nothing, hasPassword: true, otpAuthRefused: false };
    expect(waysIn(both, [address], project())).toEqual(["password", "code"]);
    expect(waysIn(both, [{ ...address, isVerified: false }], project())).toEqual(["password"]);
    expect(waysIn(both, [{ ...address, usedForAuth: false }], project())).toEqual([]);
  });

  it("ways that the project has switched off do not count", () => {
    const all = {
      hasPassword: true,
      otpAuthEnabled: true,
      otpAuthRefused: false,
      passkeyAuthEnabled: true,
      oauthProviders: [github],
    };
    expect(waysIn(all, [address], project())).toEqual(["password", "code", "passkey", "oauth"]);
    expect(
      waysIn(
        all,
        [address],
        project({
          credentialEnabled: false,
          magicLinkEnabled: false,
          passkeyEnabled: false,
          oauthProviders: [],
        }),
      ),
    ).toEqual([]);
  });

  it("the only address of an account with a password is the last way in; a second one, a passkey or a provider makes it one of several", () => {
    const own = { ...nothing, hasPassword: true };
    const isLast = (
      account: typeof own & { oauthProviders: (typeof github)[] },
      addresses = [address],
    ) => judgeWaysIn(account, addresses, project()).lastIs(address);
    expect(isLast(own as never)).toBe(true);
    expect(isLast(own as never, [address, { ...address, id: "2" }])).toBe(false);
    expect(isLast({ ...own, passkeyAuthEnabled: true } as never)).toBe(false);
    expect(isLast({ ...own, oauthProviders: [github] } as never)).toBe(false);
  });

  it("a passkey or a mailed code that is the only way in cannot be taken away", () => {
    expect(
      judgeWaysIn({ ...nothing, passkeyAuthEnabled: true }, [], project()).lastAfter({
        passkeyAuthEnabled: false,
      }),
    ).toBe(true);
    expect(
      judgeWaysIn({ ...nothing, otpAuthRefused: false }, [address], project()).lastAfter({
        otpAuthRefused: true,
      }),
    ).toBe(true);
    expect(
      judgeWaysIn(
        { ...nothing, otpAuthRefused: false, hasPassword: true },
        [address],
        project(),
      ).lastAfter({ otpAuthRefused: true }),
    ).toBe(false);
  });

  it("an account without any way in loses none", () => {
    expect(
      judgeWaysIn(nothing, [{ ...address, usedForAuth: false }], project()).lastIs({ ...address }),
    ).toBe(false);
  });
});

describe("cutting a picture", () => {
  const wide = { width: 400, height: 200 };

  it("keeps the largest square in the middle at first", () => {
    expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, edge: 200 });
  });

  it("zooms into the chosen place", () => {
    expect(squareOf(wide, { across: 1, down: 0, zoom: 2 })).toEqual({
      left: 300,
      top: 0,
      edge: 100,
    });
  });

  it("follows the hand, and stops at the edges", () => {
    // 30 of 240 pixels of the view are 25 of the picture's 200; there are 200 to move in.
    expect(dragged(wide, WHOLE, 30, 30, 240)).toEqual({ across: 0.375, down: 0.5, zoom: 1 });
    expect(dragged(wide, WHOLE, 2000, 0, 240).across).toBe(0);
    expect(dragged(wide, WHOLE, -2000, 0, 240).across).toBe(1);
  });
});

describe("the path of a section", () => {
  it("leads to the settings, with the section that it names", () => {
    expect(findRoute("account-settings/sessions")).toEqual({
      route: "account-settings",
      section: "sessions",
    });
    expect(findRoute("account-settings")).toEqual({ route: "account-settings" });
  });

  it("is one word long, and no other page has any", () => {
    expect([
      findRoute("account-settings/a/b"),
      findRoute("account-settings/"),
      findRoute("sign-in/sessions"),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe("the name of a role", () => {
  it.each([
    ["team_admin", "teams.roleAdmin"],
    ["member", "teams.roleMember"],
    ["team_billing_manager", "Billing manager"],
    ["reports:read", "Reports read"],
  ])("%s is %s", (id, name) => {
    expect(roleName(((key: string) => key) as never, id)).toBe(name);
  });
});
