import { describe, expect, it } from "vitest";
import {
  apiUrl,
  isTrustedCallback,
  LOCALHOST_IN_PRODUCTION,
  productionDomainProblem,
  resolveUrls,
  withoutTrailingSlash,
} from "../../src/protocol/index.js";

describe("places of an app", () => {
  it("stand under the handler unless they are named", () => {
    expect(resolveUrls()).toEqual({
      handler: "/handler",
      home: "/",
      signIn: "/handler/sign-in",
      signUp: "/handler/sign-up",
      signOut: "/handler/sign-out",
      afterSignIn: "/",
      afterSignUp: "/",
      afterSignOut: "/",
      emailVerification: "/handler/email-verification",
      passwordReset: "/handler/password-reset",
      forgotPassword: "/handler/forgot-password",
      oauthCallback: "/handler/oauth-callback",
      magicLinkCallback: "/handler/magic-link-callback",
      accountSettings: "/handler/account-settings",
      teamInvitation: "/handler/team-invitation",
      error: "/handler/error",
    });
  });
  it("follow from one another: after sign-up is after sign-in, which is home", () => {
    expect(resolveUrls({ home: "/start" })).toMatchObject({
      afterSignIn: "/start",
      afterSignUp: "/start",
      afterSignOut: "/start",
    });
    expect(resolveUrls({ afterSignIn: "/in" })).toMatchObject({
      afterSignIn: "/in",
      afterSignUp: "/in",
      afterSignOut: "/",
    });
    expect(resolveUrls({ handler: "/auth/", signIn: "/login" })).toMatchObject({
      handler: "/auth",
      signIn: "/login",
      signUp: "/auth/sign-up",
    });
  });
  it("the API stands under the service's address, with a slash at its end or without", () => {
    expect([apiUrl("https://a.example"), apiUrl("https://a.example//")]).toEqual([
      "https://a.example/api/v1",
      "https://a.example/api/v1",
    ]);
    expect(withoutTrailingSlash("/")).toBe("");
  });
});

describe("trusted callbacks", () => {
  const project = {
    allowLocalhost: false,
    domains: [
      { domain: "https://app.example/team" },
      { domain: "http://plain.example" },
      { domain: "not a url" },
    ],
  };

  it.each([
    "https://app.example/team",
    "https://app.example/team/a?b#c",
    "https://app.example:443/team",
    "https://APP.example/team/",
    "http://plain.example/anything",
  ])("%s is trusted", (url) => {
    expect(isTrustedCallback(url, project)).toBe(true);
  });
  it.each([
    "https://app.example/",
    "https://app.example:8443/team",
    "https://app.example/teammates",
    "https://app.example/team/../admin",
    "http://app.example/team",
    "https://app.example.evil.example/team",
    "https://evilapp.example/team",
    "https://app.example@evil.example/team",
    "https://user:pass@app.example/team",
    "https://plain.example/",
    "javascript:alert(1)//http://plain.example",
    "data:text/html,x",
    "//app.example/team",
    "/team",
    "app.example/team",
    "",
    "http://localhost/",
    "http://127.0.0.1/",
  ])("%j is not", (url) => {
    expect(isTrustedCallback(url, project)).toBe(false);
  });

  it.each([
    "http://localhost:3000/a",
    "https://a.b.localhost",
    "http://127.1.2.3",
    "http://[::1]:3000",
  ])("%s is local, if that is allowed", (url) => {
    expect(isTrustedCallback(url, { allowLocalhost: true, domains: [] })).toBe(true);
    expect(isTrustedCallback(url, { allowLocalhost: false, domains: [] })).toBe(false);
  });
  it.each([
    "http://localhost.evil.example",
    "http://notlocalhost",
    "http://128.0.0.1",
    "javascript://localhost/%0aalert(1)",
    "http://127.evil.example",
  ])("%s is not", (url) => {
    expect(isTrustedCallback(url, { allowLocalhost: true, domains: [] })).toBe(false);
  });
});

describe("production mode", () => {
  it.each([
    ["https://app.example", undefined],
    ["nonsense", "Trusted domains should be valid URLs: nonsense"],
    [
      "https://localhost",
      "Localhost domains are not allowed to be trusted in production mode: https://localhost",
    ],
    [
      "http://127.0.0.1:80",
      "Localhost domains are not allowed to be trusted in production mode: http://127.0.0.1:80",
    ],
    [
      "https://203.0.113.7",
      "Direct IPs are not valid for trusted domains in production mode: https://203.0.113.7",
    ],
    [
      "https://[2001:db8::1]",
      "Direct IPs are not valid for trusted domains in production mode: https://[2001:db8::1]",
    ],
    ["http://app.example", "Trusted domains should be HTTPS: http://app.example"],
  ])("the domain %s: %s", (domain, problem) => {
    expect(productionDomainProblem(domain)).toBe(problem);
  });
  it("has the specification's words for localhost", () => {
    expect(LOCALHOST_IN_PRODUCTION).toBe(
      "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings",
    );
  });
});
