import { describe, expect, it } from "vitest";
import { handlerTarget, plainQuery } from "../../src/next/handler/handler-target.js";
import { HANDLER_PAGES, resolveUrls } from "../../src/protocol/urls.js";

const urls = resolveUrls();

describe("a path under the handler", () => {
  it("shows the page of its name", () => {
    for (const page of [...Object.values(HANDLER_PAGES), "cli-auth-confirm"])
      expect(handlerTarget(page, {}, urls), page).toEqual({ show: page });
  });
  it("redirects aliases to the page's own name, with the query", () => {
    expect(handlerTarget("signin", { a: "1", b: ["2", "3"] }, urls)).toEqual({
      goTo: "/handler/sign-in?a=1&b=2&b=3",
    });
    expect(handlerTarget("login", {}, urls)).toEqual({ goTo: "/handler/sign-in" });
    expect(handlerTarget("register", {}, urls)).toEqual({ goTo: "/handler/sign-up" });
    expect(
      handlerTarget(
        "oauthcallback",
        { code: "c", state: "s" },
        resolveUrls({ handler: "/account" }),
      ),
    ).toEqual({ goTo: "/account/oauth-callback?code=c&state=s" });
  });
  it("goes to the app's own page where the app put it elsewhere", () => {
    const own = resolveUrls({ signIn: "/welcome?x=1#y", error: "/oops" });
    expect(handlerTarget("sign-in", { after_auth_return_to: "/board" }, own)).toEqual({
      goTo: "/welcome?x=1&after_auth_return_to=%2Fboard#y",
    });
    expect(handlerTarget("error", { errorCode: "X" }, own)).toEqual({ show: "error" });
  });
  it("is unknown otherwise", () => {
    for (const path of ["nothing", "sign-in/more", "", "__proto__", "constructor", "toString"])
      expect(handlerTarget(path, {}, urls), path).toBeUndefined();
  });
});

describe("a query", () => {
  it("has one value a name for the screens", () => {
    expect(plainQuery({ code: ["a", "b"], none: undefined, empty: [], one: "1" })).toEqual({
      code: "a",
      empty: "",
      one: "1",
    });
  });
});
