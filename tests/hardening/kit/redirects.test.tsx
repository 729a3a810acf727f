import { StackClientApp, type StackClientAppConstructorOptions } from "@stackkit/next";
import { beforeEach, expect, it, vi } from "vitest";
import { resolveSettings } from "../../../src/app/config/app-settings.js";
import { navigateOr } from "../../../src/app/navigation/navigate.js";
import { systemClock } from "../../../src/transport/clock.js";
import { hostileTargets, readAsBrowsersDo } from "../redirects/targets.js";
import { countCases, describeSuite } from "../support.js";

/** No delay for leaving the page. */
vi.mock("../../../src/transport/clock.js", async (original) => ({
  ...(await original<typeof import("../../../src/transport/clock.js")>()),
  systemClock: {
    now: () => Date.now(),
    after: (_: number, run: () => void) => {
      queueMicrotask(run);
      return () => {};
    },
  },
}));

const TRUSTED = "https://accounts.example.com:8443";
const TARGETS = hostileTargets(location.hostname);

const navigate = vi.fn<(to: string) => void>();
const OPTIONS = {
  tokenStore: "memory",
  projectId: "00000000-0000-4000-8000-000000000001",
  publishableClientKey: "pck_x",
  baseUrl: "http://127.0.0.1:1",
  redirectMethod: { useNavigate: () => navigate, navigate },
  trustedOrigins: [TRUSTED],
} as const;
const appWith = (more: Partial<StackClientAppConstructorOptions<true>> = {}) =>
  new StackClientApp({ ...OPTIONS, ...more });

beforeEach(() => {
  navigate.mockClear();
  sessionStorage.clear();
});

/** Opens a page with a return URL, as a link on another site does. */
const open = (path: string, returnTo: string) =>
  history.replaceState(
    null,
    "",
    `${path}?${new URLSearchParams({ after_auth_return_to: returnTo })}`,
  );

function expectInside(final: string, what: string): void {
  for (const origin of readAsBrowsersDo(final, location.href)) {
    expect(
      [location.origin, TRUSTED],
      `${JSON.stringify(what)} led to ${JSON.stringify(final)}`,
    ).toContain(origin);
  }
}

const finals = () => navigate.mock.calls.map(([to]) => to);

describeSuite(
  "redirects",
  "200 hostile targets in everything that leads a person or a code elsewhere",
  () => {
    it("a browser goes on to no other site after signing in or up", async () => {
      const app = appWith();
      for (const target of TARGETS) {
        open("/handler/sign-in", target);
        sessionStorage.clear();
        await app.redirectToAfterSignIn();
        await app.redirectToAfterSignUp();
      }
      expect(finals()).toHaveLength(TARGETS.length * 2);
      for (const final of finals()) expectInside(final, final);
      countCases(TARGETS.length * 2);
    });

    it("a browser takes no address of another site along to the sign-in page", async () => {
      const app = appWith();
      for (const target of TARGETS) {
        open("/board", target);
        await app.redirectToSignIn();
        await app.redirectToSignUp();
      }
      expect(finals()).toHaveLength(TARGETS.length * 2);
      for (const final of finals()) {
        expectInside(final, final);
        const back = new URL(final, location.href).searchParams.get("after_auth_return_to");
        if (back !== null) expectInside(back, final);
      }
      countCases(TARGETS.length * 2);
    });

    it("a browser goes to no other site that the app's own options name, unless it is trusted", async () => {
      open("/", "/");
      for (const target of TARGETS) {
        const app = appWith({ urls: { afterSignOut: target, error: target, home: target } });
        for (const go of [app.redirectToAfterSignOut, app.redirectToError, app.redirectToHome]) {
          await go().catch((error: Error) => expect(error.message).toContain("UNTRUSTED_REDIRECT"));
        }
      }
      for (const final of finals()) expectInside(final, final);
      await appWith({ urls: { home: `${TRUSTED}/x` } }).redirectToHome();
      expect(finals().at(-1)).toBe(`${TRUSTED}/x`);
      countCases(TARGETS.length * 3);
    });

    it("a browser goes to no other site after signing out, or by the service's response", async () => {
      open("/", "/");
      const settings = resolveSettings("client", OPTIONS);
      let refused = 0;
      const otherwise = async () => void refused++;
      for (const target of TARGETS) {
        await appWith()
          .signOut({ redirectUrl: target })
          .catch((error: Error) => expect(error.message).toContain("UNTRUSTED_REDIRECT"));
        await navigateOr(settings, systemClock, target, otherwise);
      }
      expect(refused).toBeGreaterThan(0);
      for (const final of finals()) expectInside(final, final);
      countCases(TARGETS.length * 2);
    });

    it("a browser goes back to a page of the app and to a trusted one", async () => {
      for (const target of ["/board?x=1#y", `${TRUSTED}/x`]) {
        open("/handler/sign-in", target);
        await appWith().redirectToAfterSignIn();
      }
      expect(finals()).toEqual(["/board?x=1#y", `${TRUSTED}/x`]);
      countCases(2);
    });
  },
);
