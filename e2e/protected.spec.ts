import { APP_URL, CACHED_APP_URL } from "./support/apps.mjs";
import { enterAsMember, makeMember } from "./support/cached-app.js";
import { waitForHydration } from "./support/press.js";
import { expect, test } from "./support/test.js";

const PROTECTED_WAYS = [
  "/studio",
  "/studio/",
  "/studio/archive",
  "/%73tudio",
  "//studio",
  "/studio/.",
  "/studio/%2e",
  "/STUDIO",
  "/studio;x",
  "/studio.rsc",
  "/studio.segments/_tree.segment.rsc",
];

test("the proxy redirects a signed-out visitor from the studio to sign in, with the return URL", async ({
  request,
}) => {
  const response = await request.get("/studio/archive?page=2", {
    maxRedirects: 0,
    headers: { accept: "text/html" },
  });
  expect(response.status()).toBe(307);
  const target = new URL(response.headers().location ?? "", APP_URL);
  expect(target.origin).toBe(APP_URL);
  expect(target.pathname).toBe("/handler/sign-in");
  expect(target.searchParams.get("after_auth_return_to")).toBe("/studio/archive?page=2");
  expect(response.headers()["cache-control"]).toContain("no-store");
});

for (const way of PROTECTED_WAYS) {
  test(`a signed-out visitor gets nothing of the studio by ${way}`, async ({ request }) => {
    const response = await request.get(`${APP_URL}${way}`, { maxRedirects: 0 });
    expect(response.status()).not.toBe(200);
    expect(await response.text()).not.toContain("This week’s letter");
  });
}

const BYPASSES: Record<string, string>[] = [
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  { "x-middleware-subrequest": "src/proxy:src/proxy:src/proxy:src/proxy:src/proxy" },
  { "x-middleware-next": "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" },
];

for (const headers of BYPASSES) {
  test(`the studio's pages check the session themselves: ${JSON.stringify(headers)}`, async ({
    request,
  }) => {
    for (const path of ["/studio", "/studio/archive", "/board", "/people", "/you"]) {
      const text = await (await request.get(path, { headers, maxRedirects: 0 })).text();
      expect(text, path).not.toMatch(
        /This week’s letter|What .* has finished|Add a card|Invite someone|How the others see you/,
      );
    }
  });
}

test("a header that names a user is ignored", async ({ request }) => {
  const headers = {
    "x-stack-user-id": crypto.randomUUID(),
    "x-user-id": "admin",
    "x-stackkit-user": "admin",
  };
  expect((await request.get("/api/me", { headers })).status()).toBe(401);
});

test("the API refuses a signed-out visitor with an uncached error", async ({ request }) => {
  const response = await request.get("/api/me");
  expect(response.status()).toBe(401);
  expect(await response.json()).toMatchObject({
    error: { code: "NOT_SIGNED_IN", signInUrl: "/handler/sign-in" },
  });
  expect(response.headers()["cache-control"]).toContain("no-store");
});

test("broken cookies and headers count as signed out, never as an error", async ({ request }) => {
  for (const headers of [
    { cookie: "stack-access=%E0%A4%A; stack-refresh=undefined" },
    { cookie: "stack-access=[]" },
    { "x-stack-auth": "{}" },
    { authorization: "Bearer %" },
  ]) {
    expect((await request.get("/api/me", { headers })).status(), JSON.stringify(headers)).toBe(401);
  }
});

for (const javaScriptEnabled of [true, false])
  test(`an action of a session that has ended leads to the sign-in page, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: CACHED_APP_URL });
    const page = await context.newPage();
    const posts: string[] = [];
    page.on("request", (sent) => {
      if (sent.method() === "POST") posts.push(`${sent.resourceType()} ${sent.url()}`);
    });
    await enterAsMember(await makeMember("Ada Ends"), context);
    await page.goto("/guarded/form");
    const add = page.getByRole("button", { name: "Add" });
    if (javaScriptEnabled) await waitForHydration(add);
    await context.clearCookies();
    await page.getByLabel("Note").fill("Water the beans");
    await add.click();
    await expect(page).toHaveURL("/handler/sign-in?after_auth_return_to=%2Fguarded%2Fform");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const type = javaScriptEnabled ? "fetch" : "document";
    expect(posts).toEqual([`${type} ${CACHED_APP_URL}/guarded/form`]);
    await context.close();
  });
