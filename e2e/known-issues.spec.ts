import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { ROOT } from "../scripts/demo/paths.mjs";
import { CACHED_APP_URL, DIST_DIR } from "./support/apps.mjs";
import {
  enterAsMember,
  faultProxy,
  makeMember,
  makeTeam,
  renameMember,
} from "./support/cached-app.js";
import { expect, test } from "./support/test.js";

// Common complaints about similar kits, quoted, tested with an app built with cacheComponents.
test.use({ baseURL: CACHED_APP_URL });

/** The headers of a browser navigation. */
const NAVIGATION = {
  accept: "text/html",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};
const PREFETCH = {
  accept: "*/*",
  "sec-fetch-dest": "empty",
  rsc: "1",
  "next-router-prefetch": "1",
  "next-router-segment-prefetch": "/_tree",
};

const view = (request: APIRequestContext, path: string, cookie = ""): Promise<APIResponse> =>
  request.get(path, { headers: { ...NAVIGATION, ...(cookie ? { cookie } : {}) }, maxRedirects: 0 });
const cookiesSetBy = (response: APIResponse): string[] =>
  response
    .headersArray()
    .flatMap(({ name, value }) => (name.toLowerCase() === "set-cookie" ? [value] : []));

const REFRESH = "POST /auth/oauth/token";
const USER = "GET /users/me";

test("“Cookies can only be modified in a Server Action”: a page with an expired token renders, and writes no cookie", async ({
  request,
}) => {
  const member = await makeMember("Ada Vale");
  const response = await view(request, "/bare", member.expiredCookie);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`<h1>${member.name}</h1>`);
  expect(cookiesSetBy(response)).toEqual([]);
  expect(await faultProxy.callsAbout(member)).toEqual([REFRESH, USER]);
});

test("an expired token costs one refresh in the proxy, for the browser and for the page alike", async ({
  request,
}) => {
  const member = await makeMember("Ben Hale");
  const response = await view(request, "/me", member.expiredCookie);
  expect(await response.text()).toContain(`<h1>${member.name}</h1>`);
  expect(await faultProxy.callsAbout(member)).toEqual([REFRESH, USER]);
  expect(cookiesSetBy(response).join()).toContain("stack-access=");
  expect(response.headers()["cache-control"]).toContain("no-store");
});

test("“signed out at random”: twelve parallel requests with one expired token are all signed in, and so is the next one", async ({
  request,
}) => {
  const { name, expiredCookie } = await makeMember("Cleo Marsh");
  const pages = await Promise.all(
    Array.from({ length: 12 }, async (_, index) =>
      (await view(request, index % 2 ? "/me" : "/bare", expiredCookie)).text(),
    ),
  );
  for (const page of pages) expect(page).toContain(`<h1>${name}</h1>`);
  expect(await (await view(request, "/me", expiredCookie)).text()).toContain(`<h1>${name}</h1>`);
});

test("“a hiccup of the network signs everybody out”: a failed refresh deletes no cookie and redirects no one", async ({
  request,
}) => {
  const member = await makeMember("Dora Finn");
  await faultProxy.breakAt(member, "/auth/oauth/token");
  const response = await view(request, "/guarded", member.expiredCookie);
  expect(response.headers().location).toBeUndefined();
  expect(cookiesSetBy(response)).toEqual([]);
  await faultProxy.removeFaults(member);
  expect(await (await view(request, "/guarded", member.expiredCookie)).text()).toContain(member.id);
});

test("“the settings are a blank page while the service is down”: they say so, and work on the next try", async ({
  page,
  context,
}) => {
  const member = await makeMember("Nora Gale");
  await enterAsMember(member, context);
  await faultProxy.breakAt(member, "/users/me");
  await page.goto("/handler/account-settings");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await faultProxy.removeFaults(member);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Account settings" })).toBeVisible();
});

test("“the middleware does not run any more”: without a proxy, pages know their user and refuse signed-out visitors", async ({
  request,
}) => {
  const { name, cookie } = await makeMember("Eli Brook");
  expect(await (await view(request, "/bare", cookie)).text()).toContain(`<h1>${name}</h1>`);
  expect(await (await view(request, "/bare")).text()).toContain("<h1>Nobody</h1>");
  const skipped = { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy", ...NAVIGATION };
  expect(
    await (await request.get("/guarded", { headers: skipped, maxRedirects: 0 })).text(),
  ).not.toContain("Only for");
});

test("“getUser() is null since cookies() is a promise”: proxy, page and route handler of the built app read one session", async ({
  request,
}) => {
  const { id, name, cookie } = await makeMember("Noa Wild");
  expect(await (await view(request, "/bare", cookie)).text()).toContain(`<h1>${name}</h1>`);
  expect(await (await view(request, "/me", cookie)).text()).toContain(`<h1>${name}</h1>`);
  const guarded = await view(request, "/guarded", cookie);
  expect(guarded.status()).toBe(200);
  expect(await guarded.text()).toContain(id);
  expect(
    (await request.post("/api/note", { headers: { cookie }, data: "Water the beans" })).status(),
  ).toBe(200);
});

test("“since middleware is called proxy the handler is a 404, and nothing is protected”: it is in the build, it runs, and the handler answers behind it", async ({
  request,
}) => {
  const { functions } = JSON.parse(
    readFileSync(
      join(ROOT, "e2e/cached-app", DIST_DIR, "server/functions-config-manifest.json"),
      "utf8",
    ),
  );
  expect(functions["/_middleware"].runtime).toBe("nodejs");
  const answer = await view(request, "/guarded");
  // It has an error status, so it was sent before any page began to stream.
  expect(answer.status()).toBe(307);
  expect(answer.headers().location).toBe("/handler/sign-in?after_auth_return_to=%2Fguarded");
  for (const page of ["sign-in", "sign-up", "forgot-password", "sign-out", "error"])
    expect((await view(request, `/handler/${page}`)).status(), page).toBe(200);
});

test("“the session still has my old name”: what another server changed is on the very next page, for layout, page and hook", async ({
  request,
}) => {
  const member = await makeMember("Vera Olde");
  expect(await (await view(request, "/me", member.cookie)).text()).toContain("<h1>Vera Olde</h1>");
  await renameMember(member, "Vera Newe");
  const page = await (await view(request, "/me", member.cookie)).text();
  for (const text of ["Hello, Vera Newe", "<h1>Vera Newe</h1>", "The hook knows Vera Newe"])
    expect(page).toContain(text);
  expect(page).not.toContain("Vera Olde");
});

/** The pages that a build prerendered, fully or partly. */
const prerendered = (folder: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(join(ROOT, folder, DIST_DIR, "prerender-manifest.json"), "utf8"))
      .routes,
  );

test("“Uncached data was accessed outside of <Suspense>”: provider, user button and hook pass a build with cacheComponents", async ({
  request,
}) => {
  for (const page of ["/", "/still", "/me", "/notes", "/draft"])
    expect(prerendered("e2e/cached-app")).toContain(page);
  const page = await (await view(request, "/")).text();
  expect(page).toContain("Nothing on this page waits for a session.");
  expect((await view(request, "/handler/sign-in")).status()).toBe(200);
});

test("“the provider makes every page dynamic”: a page that does not read the user is prerendered", async ({
  request,
}) => {
  expect(prerendered("example-app")).toContain("/");
  const member = await makeMember("Fay Moss");
  const answer = await view(request, "/still", member.cookie);
  expect(answer.headers()["x-nextjs-cache"]).toBe("HIT");
  expect(await faultProxy.callsAbout(member)).toEqual([]);
});

test("“the static page shows me signed out”: the user button of a static page fills in, and nothing moves", async ({
  page,
  context,
}) => {
  await enterAsMember(await makeMember("Gil Thorne"), context);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        dataset.shift = String(
          Number(dataset.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value,
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/still", "/"]) {
    await page.goto(path);
    await expect(
      page.getByRole("button", { name: "Account menu, signed in as Gil Thorne" }),
    ).toBeVisible();
    expect(Number((await page.locator("html").getAttribute("data-shift")) ?? 0), path).toBeLessThan(
      0.01,
    );
  }
});

test("“signed out for a moment after each reload”: the user is in the HTML, for components and hooks alike", async ({
  request,
}) => {
  const { name, cookie } = await makeMember("Hana Reed");
  const page = await (await view(request, "/me", cookie)).text();
  expect(page).toContain(`Hello, ${name}`);
  expect(page).toContain(`<h1>${name}</h1>`);
  expect(page).toContain(`The hook knows ${name}`);
});

test("“a profile request on each load, and a 401 when signed out”: the browser makes no call to the service", async ({
  page,
  context,
}) => {
  const strangersCalls = async () =>
    (await faultProxy.callsAbout(null)).filter((call) => call.startsWith(USER));
  const before = await strangersCalls();
  await page.goto("/me");
  await expect(page).toHaveURL(/\/handler\/sign-in/);
  expect(await strangersCalls()).toEqual(before);
  const member = await makeMember("Ivo Crane");
  // The open page would notice the new session and fetch the user.
  await page.goto("about:blank");
  await enterAsMember(member, context);
  await page.goto("/me");
  await expect(page.getByTestId("hook")).toHaveText("The hook knows Ivo Crane");
  expect(
    (await faultProxy.callsAbout(member)).filter((call) => call.endsWith("by the browser")),
  ).toEqual([]);
});

test("“two calls for every navigation”: layout, page and hook share one call, and claims of the token cost none", async ({
  request,
}) => {
  const member = await makeMember("Jo Pike");
  expect(await (await view(request, "/token", member.cookie)).text()).toContain(member.id);
  expect(await faultProxy.callsAbout(member)).toEqual([]);
  expect(await (await view(request, "/me", member.cookie)).text()).toContain(member.name);
  expect(await faultProxy.callsAbout(member)).toEqual([USER]);
});

test("“the page hangs while the session is read”: content without user data is sent at once", async () => {
  const member = await makeMember("Kai Doyle");
  await faultProxy.holdBack(member, "/users/me");
  const response = await fetch(`${CACHED_APP_URL}/me`, {
    headers: { ...NAVIGATION, cookie: member.cookie },
  });
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain("<nav>");
  await faultProxy.removeFaults(member);
  let rest = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    rest += new TextDecoder().decode(part.value);
  expect(rest).toContain("<h1>Kai Doyle</h1>");
});

test("“a prefetch signs me out”: a prefetch refreshes nothing, writes nothing and ends nothing", async ({
  request,
  page,
  context,
}) => {
  const member = await makeMember("Lea Frost");
  for (const path of ["/me", "/guarded", "/handler/sign-out", "/handler/sign-in"]) {
    for (const headers of [PREFETCH, { ...NAVIGATION, "sec-purpose": "prefetch;prerender" }]) {
      const response = await request.get(path, {
        headers: { ...headers, cookie: member.expiredCookie },
        maxRedirects: 0,
      });
      expect(cookiesSetBy(response), path).toEqual([]);
    }
  }
  expect((await faultProxy.callsAbout(member)).filter((call) => call.startsWith("DELETE"))).toEqual(
    [],
  );
  // The router's own prefetches do not even reach the service: no refresh, no "last active".
  const idle = await makeMember("Lou Frost");
  for (const path of ["/me", "/guarded", "/notes", "/bare", "/handler/account-settings"])
    for (const kind of ["1", "2", "3"])
      await request.get(path, {
        headers: { ...PREFETCH, "next-router-prefetch": kind, cookie: idle.expiredCookie },
        maxRedirects: 0,
      });
  expect(await faultProxy.callsAbout(idle)).toEqual([]);
  await enterAsMember(member, context);
  await page.goto("/handler/sign-out");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  await page.goto("/me");
  await expect(page.getByRole("heading", { name: member.name })).toBeVisible();
});

test("“unauthorized() and forbidden() do nothing”: they show their pages, and a route handler answers 401", async ({
  request,
}) => {
  const { name, cookie } = await makeMember("Mia Stone");
  expect(await (await view(request, "/members")).text()).toContain("Please sign in first");
  expect(await (await view(request, "/members", cookie)).text()).toContain(
    `<h1>Welcome back, ${name}</h1>`,
  );
  expect(await (await view(request, "/editors", cookie)).text()).toContain("This is not for you");
  expect((await request.post("/api/note")).status()).toBe(401);
});

test("“cookies() inside use cache”: a cached function reads a team by its id, with one call for all visitors", async ({
  request,
}) => {
  const id = await makeTeam("Atlas");
  for (let visit = 0; visit < 2; visit++)
    expect(await (await view(request, `/crew/${id}`)).text()).toContain("<h1>Atlas</h1>");
  const reads = (await faultProxy.callsAbout(null)).filter((call) => call === `GET /teams/${id}`);
  expect(reads).toHaveLength(1);
});
