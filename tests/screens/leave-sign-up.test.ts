import { describe, expect, it, vi } from "vitest";
import { resolveUrls } from "../../src/protocol/urls.js";
import { leaveSignUp } from "../../src/screens/flows/leave-sign-up.js";

const INVITATION = "/handler/team-invitation?code=abc";

async function leave({
  returnTo = null as string | null,
  urls = {},
  isHosted = false,
} = {}): Promise<string> {
  const redirectToEmailVerification = vi.fn(async () => {});
  const redirectToAfterSignUp = vi.fn(async () => {});
  const config = {
    signUpEnabled: true,
    credentialEnabled: true,
    passkeyEnabled: true,
    magicLinkEnabled: true,
    oauthProviders: [],
    ...(isHosted ? {} : { signUpNameEnabled: false }),
  };
  await leaveSignUp(
    {
      urls: resolveUrls(urls),
      getProject: async () => ({ config }),
      redirectToEmailVerification,
      redirectToAfterSignUp,
    },
    returnTo,
  );
  const went = [redirectToEmailVerification, redirectToAfterSignUp].filter(
    ({ mock }) => mock.calls.length === 1,
  );
  expect(went).toHaveLength(1);
  return went[0] === redirectToEmailVerification ? "digits" : "app";
}

describe("a new account with a password", () => {
  it("is asked for the digits of the mail", async () => {
    expect(await leave()).toBe("digits");
    expect(await leave({ returnTo: "/people" })).toBe("digits");
  });

  it("goes on to an invitation, which came by mail to the same address", async () => {
    expect(await leave({ returnTo: INVITATION })).toBe("app");
  });

  it("goes on with the hosted service, whose mails have no digits", async () => {
    expect(await leave({ isHosted: true })).toBe("app");
  });

  it("goes on in an app whose own page opens the link", async () => {
    expect(await leave({ urls: { emailVerification: "/verify" } })).toBe("app");
  });
});
