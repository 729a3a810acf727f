import { join } from "node:path";
import { operations } from "@stackkit/next/protocol";
import type { Service } from "@stackkit/service";
import { createCaller } from "../scripts/demo/call.mjs";
import { type Child, startChild } from "../scripts/demo/child.mjs";
import { NEXT, ROOT } from "../scripts/demo/places.mjs";
import { waitFor } from "../scripts/demo/wait-for.mjs";
import { expect, test } from "./support/journey.js";
import { newEmail } from "./support/people.js";
import { DIST_DIR, PORTS } from "./support/places.mjs";
import { send } from "./support/press.js";

/** The same build of the example app, for a project and a service of its own. */
const APP_URL = `http://localhost:${PORTS.closedApp}`;
const PROJECT = { id: "5b1d4c6e-4a8f-4f0c-8f5e-0d8f6f1c2a77", keys: { client: "pck_closed", server: "ssk_closed", admin: "sak_closed" } };

test.use({ baseURL: APP_URL });
// One app for all of them.
test.describe.configure({ mode: "default" });

let service: Service;
let app: Child;

test.beforeAll(async () => {
  const { startService } = await import("@stackkit/service");
  service = await startService({ port: 0, rateLimits: false, projects: [{ id: PROJECT.id, displayName: "Club", keys: PROJECT.keys, config: { magicLinkEnabled: true } }] });
  const url = service.url ?? "";
  const asAdmin = createCaller({ url, fetch, projectId: PROJECT.id, level: "admin", proof: { key: PROJECT.keys.admin } });
  await asAdmin(operations.projects.update, { body: { config: { signUpEnabled: false } } });
  app = startChild("The app of a closed project", [NEXT, "start", "--port", String(PORTS.closedApp), "--hostname", "localhost"], {
    cwd: join(ROOT, "example-app"),
    env: {
      STACK_PROJECT_ID: PROJECT.id,
      STACK_PUBLISHABLE_CLIENT_KEY: PROJECT.keys.client,
      STACK_SECRET_SERVER_KEY: PROJECT.keys.server,
      STACK_API_URL: url,
      NEXT_DIST_DIR: DIST_DIR,
      NODE_ENV: "production",
    },
  });
  await waitFor(app, APP_URL);
});
test.afterAll(async () => {
  await app.stop();
  await service.stop();
});

test("a project that takes nobody new says so, and leads to the sign-in page with the way back kept", async ({ page, say }) => {
  await page.goto("/handler/sign-up?after_auth_return_to=%2Fpeople");
  await expect(page.getByRole("heading", { level: 1, name: say("signUp.closedTitle") })).toBeVisible();
  await expect(page.locator("form")).toHaveCount(0);
  await page.getByRole("link", { name: say("action.signIn") }).click();
  await expect(page).toHaveURL("/handler/sign-in?after_auth_return_to=%2Fpeople");
  await expect(page.getByRole("button", { name: say("signIn.sendCode") })).toBeVisible();
  await expect(page.getByText(say("signIn.noAccount"))).toBeHidden();
});

test("a code for an address without an account is refused in words", async ({ page, say, expectedErrors }) => {
  expectedErrors.push(/400/);
  await page.goto("/handler/sign-in");
  await page.getByLabel(say("field.email"), { exact: true }).fill(newEmail());
  await send(page.getByRole("button", { name: say("signIn.sendCode") }));
  await expect(page.getByRole("alert").filter({ hasText: say("errors.SIGN_UP_NOT_ENABLED") })).toBeVisible();
});
