import { operations } from "@stackkit/next/protocol";
import { signInAs } from "@stackkit/next/testing";
import { APP_URL } from "../support/apps.mjs";
import { violationsOn } from "../support/axe.js";
import { asServer } from "../support/people.js";
import { press } from "../support/press.js";
import { expect, test } from "../support/test.js";

const ACTOR = { type: "admin", id: "staff-7", reason: "Ticket 4711" } as const;

test("support staff see as whom they are signed in, cannot change its protection, and stop", async ({
  page,
  context,
  person,
  elsewhere,
  settings,
  say,
}) => {
  const owner = await elsewhere(person);
  const { call } = asServer();
  const createSession = async () => {
    const body = { userId: person.id, actor: ACTOR };
    const tokens = await call(operations.sessions.create, { body });
    return { getTokens: async () => tokens };
  };
  await signInAs(context, { createSession }, { url: APP_URL });

  await page.goto("/board");
  const banner = page.getByRole("region", { name: say("actor.admin", { name: person.name }) });
  await expect(banner).toContainText(say("actor.reason", { reason: ACTOR.reason }));
  expect(await violationsOn(page)).toEqual([]);

  await settings.open("auth");
  const codes = settings.panel("auth.codeTitle");
  await press(codes.getByRole("button", { name: say("auth.codeDisable") }));
  await expect(page.getByText(say("errors.ACTOR_REFUSED"))).toBeVisible();

  await page.goto("/people");
  await press(banner.getByRole("button", { name: say("actor.stop") }));
  await expect(banner).toBeHidden();
  await expect.poll(async () => (await page.request.get("/api/me")).status()).not.toBe(200);
  expect((await owner.request.get("/api/me")).status(), "the owner stays").toBe(200);
  await owner.goto("/board");
  await expect(owner.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(owner.locator(".stk-banner")).toHaveCount(0);
});
