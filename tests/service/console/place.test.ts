import { afterEach, describe, expect, it } from "vitest";
import { createSetupToken } from "../../../service/src/console/setup-links.js";
import type { ServiceConfig } from "../../../service/src/settings/config.js";
import { type HostedService, startHosted } from "../../../service/src/start/start.js";
import { newEmail } from "../../support/addresses.js";
import { CONSOLE_PASSWORD, cookieIn } from "../../support/console.js";

const APP = "https://app.example.com";
const ADMIN = "https://admin.example.com";
const PATHS = ["", "/", "/session", "/setup", "/api/v1/users", "/account/v1/users/me", "/icon.svg"];

let service: HostedService | undefined;
afterEach(() => service?.stop());

/** A service inside an app, in production. */
const start = async (config: ServiceConfig = {}) => {
  service = await startHosted(
    {
      production: true,
      publicUrl: APP,
      secret: "Tests only: 7f3Qk9ZpXr2LmW8sVb5NcJ1dHy6TgKa4uEoPqRw0",
      rateLimits: false,
      ...config,
    },
    { basePath: "", pagesPath: "/api/v1/service", migrations: "apply", livesOn: true },
  );
  return service;
};

/** A call as a script of a page at `page` sends it to a host. */
const visit = (path: string, host: string, { page = host, ...init }: Visit = {}) =>
  (service as HostedService).fetch(
    new Request(`${host}/console${path}`, {
      ...init,
      headers: {
        host: new URL(host).host,
        origin: page,
        "sec-fetch-site": page === host ? "same-origin" : "cross-site",
        "x-stackkit-console": "1",
        ...init.headers,
      },
    }),
  );

interface Visit {
  readonly page?: string;
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the app's own host answers to its own pages, with the cookie of an administrator or not. */
async function expectNothingAtApp(headers: Readonly<Record<string, string>> = {}) {
  for (const path of PATHS) {
    const answer = await visit(path, APP, { headers });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain("There is nothing at");
  }
}

describe("the console of an app in production", () => {
  it("is nowhere without an origin of its own", async () => {
    await start();
    await expectNothingAtApp();
    await expectNothingAtApp({ "x-forwarded-host": "admin.example.com" });
  });

  it("is at its own origin alone, which pages of the app cannot call", async () => {
    const { context } = await start({ consoleOrigin: ADMIN });
    const token = await createSetupToken(context.db, context.clock.now(), { recovers: true });
    const made = await visit("/setup", ADMIN, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, email: newEmail(), password: CONSOLE_PASSWORD }),
    });
    expect(made.status, await made.clone().text()).toBe(200);
    const cookie = cookieIn(made.headers);
    const session = await visit("/session", ADMIN, { headers: { cookie } });
    expect(await session.json()).toMatchObject({
      state: "signed-in",
      service: { url: APP, is_in_app: true },
    });
    expect((await visit("/session", ADMIN, { page: APP, headers: { cookie } })).status).toBe(403);
    await expectNothingAtApp({ cookie });
    await expectNothingAtApp({ cookie, "x-forwarded-host": "admin.example.com" });
  });

  it("is taken away by a setting", async () => {
    await start({ console: false, consoleOrigin: ADMIN });
    for (const host of [APP, ADMIN]) expect((await visit("/session", host)).status).toBe(404);
  });
});
