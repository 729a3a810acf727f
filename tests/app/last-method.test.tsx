import { beforeEach, describe, expect, it, vi } from "vitest";
import { StackClientApp } from "../../src/app/apps/client-app.js";
import { LEAKED_PASSWORD, takeSignIn } from "../../src/app/sign-in/last-method.js";
import { environment } from "../../src/environment/browser.js";
import { newEmail } from "../support/addresses.js";
import { serveTestProject } from "../support/service.js";

const project = serveTestProject(
  { oauthProviders: [{ id: "github", enabled: true, type: "shared" }] },
  { port: 0 },
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const newApp = () =>
  new StackClientApp({
    tokenStore: "memory",
    ...project.clientOptions,
  });
const last = () => localStorage.getItem("_STACK_AUTH.lastUsed");

describe("the way in that a device remembers", () => {
  it("is that of a sign-in that succeeded, not one that was tried", async () => {
    const { email, password } = await project.signUp();
    const app = newApp();
    await app.signInWithCredential({ email, password: "wrong password", noRedirect: true });
    expect(last()).toBeNull();
    await app.signInWithCredential({ email, password, noRedirect: true });
    expect(last()).toBe("password");
  });

  it("is that of a sign-up, too", async () => {
    const account = { email: newEmail(), password: "a long enough secret" };
    await newApp().signUpWithCredential({ ...account, noRedirect: true });
    expect(last()).toBe("password");
  });

  it("is written before the page is left", async () => {
    const { email, password } = await project.signUp();
    const seen = new Promise<string | null>((resolve) => {
      vi.spyOn(environment, "go").mockImplementation(async () => resolve(last()));
    });
    void newApp().signInWithCredential({ email, password });
    expect(await seen).toBe("password");
  });

  it("goes with a note of a leaked password to the next page", async () => {
    const left = vi.spyOn(environment, "go").mockImplementation(async () => {});
    const noteOf = async (password: string) => {
      const email = newEmail();
      const created = await project.call("POST", "/users", {
        level: "server",
        body: { primary_email: email, primary_email_auth_enabled: true, password },
      });
      expect(created.status).toBe(201);
      await newApp().signInWithCredential({ email, password });
      return takeSignIn();
    };
    expect(await noteOf("password1")).toBe(LEAKED_PASSWORD);
    expect(await noteOf("a long enough secret")).toBe("password");
    expect(left).toHaveBeenCalledTimes(2);
    expect(last()).toBe("password");
  });

  it("is not a provider that the person went to and did not come back from", async () => {
    const left = new Promise<void>((resolve) => {
      vi.spyOn(environment, "go").mockImplementation(async () => resolve());
    });
    void newApp().signInWithOAuth("github");
    await left;
    expect(last()).toBeNull();
  });
});
