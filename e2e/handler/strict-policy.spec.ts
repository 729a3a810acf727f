import { APP_URL, SERVICE_URL } from "../support/apps.mjs";
import { waitForHydration } from "../support/press.js";
import { expect, test } from "../support/test.js";

const NONCE = "c3RyaWN0LXBvbGljeQ==";
const POLICY = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${NONCE}'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  `connect-src 'self' ${SERVICE_URL}`,
  "img-src 'self' data: https:",
].join("; ");

const CODE = "0".repeat(45);
const PAGES = [
  "sign-in",
  "sign-up",
  "forgot-password",
  `password-reset?code=${CODE}`,
  `email-verification?code=${CODE}`,
  `not-me?code=${CODE}`,
  `magic-link-callback?code=${CODE}`,
  `team-invitation?code=${CODE}`,
  `cli-auth-confirm?login_code=${CODE}`,
  "error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED",
];

// A page fulfilled by a test has no network address, so it needs permission to call the local
// service.
test.use({ permissions: ["local-network-access"] });

// An app's proxy would set the policy: Next reads the nonce from the request, and the browser
// enforces the response header.
test.beforeEach(async ({ page }) => {
  await page.route(
    ({ origin }) => origin === APP_URL,
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== "document") return route.fallback();
      const response = await route.fetch({
        headers: { ...request.headers(), "content-security-policy": POLICY },
        maxRedirects: 0,
      });
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": POLICY },
      });
    },
  );
});

// The browser logs violations as console errors, which fail every test.

test("every page of the handler works under a strict content security policy", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(`/handler/${path}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await waitForHydration(heading);
  }
});

test("the account settings work under it too", { tag: "@main" }, async ({
  person,
  settings,
  teamArea,
}) => {
  await teamArea.enter(person);
  for (const section of ["profile", "auth", "sessions", "settings", "team-creation"] as const)
    await settings.open(section);
});

test("the browser enforces the policy of these tests", async ({ page, expectedErrors }) => {
  await page.goto("/handler/sign-in");
  expectedErrors.push(/inline script/);
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener(
          "securitypolicyviolation",
          ({ effectiveDirective }) => resolve(effectiveDirective),
          { once: true },
        );
        document.body.append(Object.assign(document.createElement("script"), { textContent: "1" }));
      }),
  );
  expect(refused).toBe("script-src-elem");
});
