import { describe, expect, it } from "vitest";
import {
  callbackUrl,
  keepReturnAddress,
  returnAddress,
  withReturnAddress,
} from "../../src/app/navigation/return-address.js";
import { RETURN_TO_PARAM, resolveUrls } from "../../src/protocol/urls.js";

const urls = resolveUrls();
const at = (path: string) => ({
  current: new URL(path, "https://app.example.com"),
  trustedOrigins: [],
});
const named = (address: string) => `?${RETURN_TO_PARAM}=${encodeURIComponent(address)}`;

describe("the return address", () => {
  it("is the open page, on the way to the sign-in page", () => {
    expect(withReturnAddress(urls.signIn, at("/board?a=1#b"), urls)).toBe(
      `/handler/sign-in${named("/board?a=1#b")}`,
    );
  });
  it("stays if the open page already names one", () => {
    expect(withReturnAddress(urls.signUp, at(`/handler/sign-in${named("/board")}`), urls)).toBe(
      `/handler/sign-up${named("/board")}`,
    );
  });
  it("goes on to the page that asks for the digits of a mail, if there is one", () => {
    const { emailVerification } = urls;
    const from = (page: string) => keepReturnAddress(emailVerification, at(page), urls);
    expect(from(`/handler/sign-up${named("/board")}`)).toBe(
      `${emailVerification}${named("/board")}`,
    );
    expect(from("/handler/sign-up")).toBe(emailVerification);
    expect(from(`/handler/sign-up${named("https://evil.example")}`)).toBe(emailVerification);
  });
  it("is never a page that would send on again", () => {
    for (const page of [
      urls.signIn,
      urls.signUp,
      urls.signOut,
      urls.oauthCallback,
      `${urls.signIn}?x=1`,
      "/handler/%73ign-in/",
    ]) {
      expect(returnAddress(at(`/x${named(page)}`), urls), page).toBeNull();
      expect(withReturnAddress(urls.signIn, at(page), urls), page).toBe(urls.signIn);
    }
  });
  it("is never a page of the handler by another of its names, and always one that is a place to be", () => {
    for (const page of [
      "/handler",
      "/handler/",
      "/handler/login",
      "/handler/signin",
      "/handler/oauthcallback?code=1",
      "/handler/cli",
      "//handler/sign-in",
      "/handler//sign-in",
    ])
      expect(returnAddress(at(`/x${named(page)}`), urls), page).toBeNull();
    for (const page of [
      "/handler/account-settings",
      "/handler/account-settings/sessions",
      "/handler/team-invitation?code=1",
      "/handlers",
      "/my/handler/sign-in",
    ])
      expect(returnAddress(at(`/x${named(page)}`), urls), page).toBe(page);
  });
  it("is ignored if it leads out of the app", () => {
    expect(returnAddress(at(`/x${named("//evil.example")}`), urls)).toBeNull();
    expect(returnAddress(at(`/x${named("https://evil.example/")}`), urls)).toBeNull();
  });
  it("is unknown on a server without the path header", () => {
    expect(withReturnAddress(urls.signIn, { current: undefined, trustedOrigins: [] }, urls)).toBe(
      urls.signIn,
    );
  });
  it("is absolute for a sign-in page on another origin", () => {
    expect(withReturnAddress("https://accounts.example.com/in", at("/board"), urls)).toBe(
      `https://accounts.example.com/in${named("https://app.example.com/board")}`,
    );
  });
  it("travels with the address that a mail or a provider leads back to", () => {
    expect(
      callbackUrl(urls.emailVerification, at(`/handler/sign-up${named("/board")}#x`), urls),
    ).toBe(`https://app.example.com/handler/email-verification${named("/board")}`);
  });
});
