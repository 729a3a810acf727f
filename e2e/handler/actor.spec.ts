import { operations } from "@stackkit/next/protocol";
import { signInAs } from "@stackkit/next/testing";
import { APP_URL } from "../support/apps.mjs";
import { violationsOn } from "../support/axe.js";
import { asServer } from "../support/people.js";
import { press } from "../support/press.js";
import { expect, test } from "../support/test.js";

const ACTOR = { type: "admin", id: "staff-7", reason: "Ticket 4711" } as const;

test("support staff see as whom they are signed in, cannot change its protection, and stop", {
  tag: "@everywhere",
}, async ({ page, context, person, elsewhere, settings, say }) => {
  const owner = await elsewhere(person);
  const { call } = asServer();
  const createSession = async () => {
    const body = { userId: person.id, actor: ACTOR };
    const tokens = await call(operations.sessions.create, { body });
    return { getTokens: async () => tokens };
  };
  await signInAs(context, { createSession }, { url: APP_URL });

  await page.goto("/board");
  // The pages of the example app are in English.
  const banner = page.getByRole("region").filter({ hasText: ACTOR.reason });
  await expect(banner).toContainText(person.name);
  expect(await violationsOn(page)).toEqual([]);

  await settings.open("auth");
  const codes = settings.panel("auth.codeTitle");
  await press(codes.getByRole("button", { name: say("auth.codeDisable") }));
  await expect(page.getByText(say("errors.ACTOR_REFUSED"))).toBeVisible();

  await page.goto("/people");
  await press(banner.getByRole("button"));
  await expect(banner).toBeHidden();
  await expect.poll(async () => (await page.request.get("/api/me")).status()).not.toBe(200);
  expect((await owner.request.get("/api/me")).status(), "the owner stays").toBe(200);
  await owner.goto("/board");
  await expect(owner.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(owner.locator(".stk-banner")).toHaveCount(0);
});
