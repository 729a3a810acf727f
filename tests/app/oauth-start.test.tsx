import { beforeEach, describe, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { environment } from "../../src/environment/browser.js";
import { COOKIES } from "../../src/protocol/cookies.js";
import { serveTestProject } from "../support/service.js";

const project = serveTestProject(
  { oauthProviders: [{ id: "github", enabled: true, type: "shared" }] },
  { port: 0 },
);

/** The URL that a flow navigated to. The page is gone by then, so the promise never settles. */
let left: Promise<URL>;
beforeEach(() => {
  left = new Promise((resolve) => {
    vi.spyOn(environment, "go").mockImplementation(async (to) => resolve(new URL(to)));
  });
});

const newApp = () =>
  new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
    oauthScopesOnSignIn: { github: ["repo", "gist"] },
  });

describe("leaving for a provider", () => {
  it("to sign in asks for the scopes that the app names, and proves itself by a challenge", async () => {
    void newApp().signInWithOAuth("github");
    const { pathname, searchParams } = await left;
    expect(pathname).toBe("/api/v1/auth/oauth/authorize/github");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: project.id,
      type: "authenticate",
      provider_scope: "repo gist",
      redirect_uri: `${location.origin}/handler/oauth-callback`,
      error_redirect_url: `${location.origin}/handler/error`,
      code_challenge_method: "S256",
    });
    expect(document.cookie).toContain(`${COOKIES.oauthOuterPrefix}${searchParams.get("state")}=`);
    expect(document.cookie).not.toContain(searchParams.get("code_challenge") ?? "");
  });

  it("asks a provider without such scopes for none", async () => {
    void newApp().signInWithOAuth("google");
    expect((await left).searchParams.has("provider_scope")).toBe(false);
  });

  it("to connect an account goes in the user's name, for both kinds of scopes", async () => {
    const { email, password } = await project.signUp();
    const app = newApp();
    await app.signInWithCredential({ email, password, noRedirect: true });
    const user = await app.getUser({ or: "throw" });
    expect(await user.getConnectedAccount("github")).toBeNull();
    void user.getConnectedAccount("github", { or: "redirect", scopes: ["user", "repo"] });
    const { searchParams } = await left;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      type: "link",
      provider_scope: "user repo gist",
      after_callback_redirect_url: location.href,
    });
    expect(searchParams.get("link_ticket")).toMatch(/^[0-9a-z]{45}$/);
    expect(searchParams.has("token")).toBe(false);
  });

  it("stays and says so if the browser stores no cookies: nothing would know the way back", async () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    await expect(newApp().signInWithOAuth("github")).rejects.toMatchObject({
      code: "COOKIES_BLOCKED",
    });
    expect(environment.go).not.toHaveBeenCalled();
  });
});
