import { randomUUID } from "node:crypto";
import { screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashOf } from "../../service/src/core/random.js";
import { sealLink } from "../../service/src/sign-in/oauth/pending-link.js";
import { insertAuthorizationCode } from "../../service/src/sign-in/oauth/table.js";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { environment } from "../../src/environment/browser.js";
import { OAuthCallback } from "../../src/screens/pages/oauth-callback.js";
import { hasHeading, isSaid, press, startStage, type } from "./stage.js";

const stage = startStage({ oauthProviders: [{ id: "google", enabled: true, type: "shared" }] });

const EXCHANGE = "/auth/oauth/token";
const NO_PROFILE = {
  displayName: null,
  emailVerified: true,
  profileImageUrl: null,
};
const ACCOUNT = { providerId: "google", scopes: [], tokens: undefined } as const;

/** Goes to the provider, and comes back to this page with the code that the service made there. */
async function comeBack({ connects = false, claimed = "" } = {}): Promise<void> {
  void stage.app.signInWithOAuth("google");
  await waitFor(() => expect(stage.left).toHaveBeenCalled());
  const sent = stage.wentTo.searchParams;
  const read = (name: string) => sent.get(name) ?? "";
  const code = randomUUID();
  const { context } = stage.project.service;
  const { id: userId, email } = stage.me;
  const accountId = randomUUID();
  const profile = { accountId, email };
  const link = {
    ...ACCOUNT,
    target: { userId, sessionId: undefined },
    ...(connects && { connectsBy: email }),
    ...(claimed && {
      undecided: {
        ...ACCOUNT,
        profile: { ...NO_PROFILE, accountId, email: claimed },
        locale: null,
      },
    }),
  };
  await insertAuthorizationCode(context.db, {
    codeHash: hashOf(code) as never,
    projectId: stage.project.id,
    userId,
    redirectUri: read("redirect_uri"),
    codeChallenge: read("code_challenge"),
    isNewUser: false,
    afterCallbackRedirectUrl: null,
    createdAt: Date.now(),
    expiresAt: Date.now() + 60_000,
    pendingLink:
      connects || claimed
        ? (sealLink(context, { ...ACCOUNT, profile } as never, link) as never)
        : null,
  });
  const { pathname } = new URL(read("redirect_uri"));
  history.replaceState(null, "", `${pathname}?code=${code}&state=${read("state")}`);
  stage.left.mockClear();
  stage.calls.splice(0);
}

const connected = async () => (await stage.server("GET", `/users/${stage.me.id}`)).oauth_providers;
const open = () => stage.appear(<OAuthCallback />);

beforeEach(() => stage.signOut());

describe("the OAuth callback page", () => {
  it("finishes once, also when React runs its effects twice", async () => {
    await comeBack();
    await stage.appear(
      <StrictMode>
        <OAuthCallback />
      </StrictMode>,
    );
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(stage.me.id);
    expect(stage.calls.filter((call) => call === `POST ${EXCHANGE}`)).toHaveLength(1);
    expect(location.search).toBe("");
  });

  it("drops pages that the app's own router holds for signed-out people", async () => {
    await comeBack();
    const forgetPages = vi.spyOn(environment, "forgetPages");
    const navigate = vi.fn();
    const app = new StackClientApp({
      tokenStore: "cookie",
      ...stage.project.clientOptions,
      redirectMethod: { navigate, useNavigate: () => navigate },
    });
    void app.callOAuthCallback();
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(forgetPages.mock.calls).toEqual([["router"]]);
  });

  it.each([
    ["Connect and sign in", "/", 1],
    ["Cancel", "/handler/sign-in", 0],
  ])("asks before it connects a provider: %s", async (button, page, providers) => {
    await comeBack({ connects: true });
    await open();
    await isSaid("Connect Google to your account?");
    expect(screen.getByText(stage.me.email)).toBeTruthy();
    expect(await connected()).toHaveLength(0);
    await press(button);
    await stage.leavesFor(page);
    expect(await connected()).toHaveLength(providers);
  });

  it("asks again after a wrong password of the account to open", async () => {
    const claim = await stage.project.signUp();
    await comeBack({ claimed: claim.email });
    await open();
    await screen.findByRole("radio", { name: /^Made on/ });
    const { form } = screen.getByLabelText<HTMLInputElement>(/^Password of that account/);
    // Password managers then offer the password of this address.
    expect(new FormData(form ?? undefined).get("username")).toBe(claim.email);
    type(/^Password of that account/, "not the password");
    await press("Continue");
    await isSaid("This isn't the password of that account.");
    type(/^Password of that account/, claim.password);
    await press("Continue");
    await stage.leavesFor("/");
    expect((await stage.app.getUser())?.id).toBe(claim.userId);
  });

  it("says that it could not finish after a choice", async () => {
    const claim = await stage.project.signUp();
    await comeBack({ claimed: claim.email });
    await open();
    await screen.findByRole("radio", { name: /^Made on/ });
    vi.spyOn(console, "error").mockImplementation(() => {});
    stage.fault({ path: EXCHANGE, effect: 400 });
    type(/^Password of that account/, claim.password);
    await press("Continue");
    await hasHeading("You're not signed in");
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("goes to the sign-in page if there is nothing to finish", async () => {
    history.replaceState(null, "", "/handler/oauth-callback?code=a&state=b");
    await open();
    await stage.leavesFor("/handler/sign-in");
    expect(stage.wentTo.search).toBe("");
  });

  it("says that it could not finish, with a way back", async () => {
    await comeBack();
    vi.spyOn(console, "error").mockImplementation(() => {});
    stage.fault({ path: EXCHANGE, effect: 400 });
    await open();
    const words = "We couldn't finish signing you in. Try again.";
    expect((await screen.findByRole("alert")).textContent).toBe(words);
    expect(screen.getByRole("link", { name: "Back to sign-in" })).toBeTruthy();
  });

  it("says that a second factor was not given", async () => {
    const totp_secret_base64 = Buffer.alloc(20, 7).toString("base64");
    await stage.server("PATCH", `/users/${stage.me.id}`, { totp_secret_base64 });
    await comeBack();
    await open();
    await screen.findByLabelText("Six-digit code");
    await press("Back to sign-in");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "That code wasn't right. Sign in again.",
    );
    await hasHeading("You're not signed in");
  });
});
