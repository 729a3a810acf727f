import { StackClientApp, type StackClientAppConstructorOptions } from "@stackkit/next";
import { describe, expect, it, vi } from "vitest";
import type { HandlerUrls } from "../../src/protocol/urls.js";

/** The promise of a navigation never settles. */
vi.mock("../../src/transport/clock.js", async (original) => ({
  ...(await original<typeof import("../../src/transport/clock.js")>()),
  systemClock: {
    now: () => Date.now(),
    after: (_: number, run: () => void) => {
      setImmediate(run);
      return () => {};
    },
  },
}));

const base = {
  tokenStore: "memory",
  projectId: "00000000-0000-4000-8000-000000000001",
  publishableClientKey: "pck_x",
} as const;
const PAGES = [
  "signIn",
  "signUp",
  "signOut",
  "afterSignIn",
  "afterSignUp",
  "afterSignOut",
  "home",
  "emailVerification",
  "passwordReset",
  "forgotPassword",
  "magicLinkCallback",
  "accountSettings",
  "teamInvitation",
  "error",
  "oauthCallback",
] as const satisfies (keyof HandlerUrls)[];
const methodOf = (page: (typeof PAGES)[number]) =>
  `redirectTo${page.charAt(0).toUpperCase()}${page.slice(1)}`.replace(
    "Oauth",
    "OAuth",
  ) as keyof StackClientApp<true>;

function appThat(options: Partial<StackClientAppConstructorOptions<true>> = {}) {
  const navigate = vi.fn();
  const app = new StackClientApp({
    ...base,
    redirectMethod: { useNavigate: () => navigate, navigate },
    ...options,
  });
  return {
    app,
    navigate,
    go: (page: (typeof PAGES)[number]) => (app[methodOf(page)] as () => Promise<void>)(),
  };
}

describe("every redirect", () => {
  it("leads to its page: the default one", async () => {
    const { app, navigate, go } = appThat();
    for (const page of PAGES) await go(page);
    expect(navigate.mock.calls.map(([to]) => to)).toEqual(PAGES.map((page) => app.urls[page]));
    expect(app.urls).toMatchObject({
      handler: "/handler",
      home: "/",
      afterSignUp: "/",
      afterSignOut: "/",
      oauthCallback: "/handler/oauth-callback",
    });
  });

  it("leads to the page that the app names for it, and pages that follow from others follow", async () => {
    const { navigate, go } = appThat({
      urls: { handler: "/auth", home: "/start", signIn: "/come-in", afterSignIn: "/desk" },
    });
    for (const page of [
      "signIn",
      "signUp",
      "afterSignIn",
      "afterSignUp",
      "afterSignOut",
      "home",
    ] as const)
      await go(page);
    expect(navigate.mock.calls.map(([to]) => to)).toEqual([
      "/come-in",
      "/auth/sign-up",
      "/desk",
      "/desk",
      "/start",
      "/start",
    ]);
  });

  it("leads nowhere with the method none, and out of the app never", async () => {
    const { go } = appThat({ redirectMethod: "none" });
    await go("home");
    const outside = appThat({ urls: { home: "https://evil.example/" } });
    await expect(outside.go("home")).rejects.toThrow("UNTRUSTED_REDIRECT");
    const trusted = appThat({
      urls: { home: "https://site.example/" },
      trustedOrigins: ["https://site.example"],
    });
    await trusted.go("home");
    expect(trusted.navigate).toHaveBeenCalledWith("https://site.example/");
  });

  it("says if it can be started, if there is no page to leave", async () => {
    const { go } = appThat({ redirectMethod: "nextjs" });
    await expect(go("home")).rejects.toThrow("BROWSER_ONLY");
  });
});
