import { describe, expect, it } from "vitest";
import { findRoute } from "../../src/screens/pages/routes.js";
import { SCREENS } from "../../src/screens/screen-table.js";

describe("a path under the handler", () => {
  it.each(Object.keys(SCREENS))("%s is a page", (path) => {
    expect(findRoute(path)).toEqual({ route: path });
  });

  it.each([
    ["signin", "sign-in"],
    ["signup", "sign-up"],
    ["oauthcallback", "oauth-callback"],
    ["cliauthconfirm", "cli-auth-confirm"],
    ["login", "sign-in"],
    ["register", "sign-up"],
  ] as const)("%s is another name of %s", (path, page) => {
    expect(findRoute(path)).toEqual({ redirect: page });
  });

  it.each(["", "nothing", "sign-in/more", "constructor", "__proto__", "SIGN-IN"])(
    "%j is no page",
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});
