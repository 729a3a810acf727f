import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ConsoleService } from "./support/console-service.js";
import { makePerson } from "./support/people.js";
import { withStoredFonts } from "./support/pictures.js";
import { waitForHydration } from "./support/press.js";
import { expect, test } from "./support/test.js";

/** `npm run gallery -- --update` renews the README's pictures, which no test compares. */
const renews = process.env.README_PICTURES === "renew";

// So that all of them have the same letters.
test.use(renews ? { launchOptions: [withStoredFonts, { scope: "worker" }] } : {});

const DESKTOP = { viewport: { width: 1180, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 760 },
  locale: "he",
  colorScheme: "dark",
} as const;

const save = (page: Page, name: string) =>
  page.screenshot({
    path: fileURLToPath(new URL(`../docs/images/${name}.png`, import.meta.url)),
    animations: "disabled",
    caret: "hide",
  });

for (const [name, options] of renews
  ? Object.entries({ "sign-in": DESKTOP, "sign-in-phone": PHONE })
  : [])
  test.describe(name, () => {
    test.use(options);
    test("the README shows the sign-in page", async ({ page }) => {
      await page.goto("/handler/sign-in");
      await waitForHydration(page.getByRole("heading", { level: 1 }));
      await save(page, name);
    });
  });

if (renews)
  test.describe("account-settings", () => {
    test.use(DESKTOP);
    test("the README shows the account settings", async ({ page, teamArea, settings }) => {
      const person = await makePerson();
      await teamArea.enter(person);
      await settings.open("auth");
      const address = page.getByText(person.email, { exact: true }).first();
      await expect(address).toBeVisible();
      await page.waitForLoadState("networkidle");
      await address.evaluate((element) => {
        element.textContent = "robin.vale@example.com";
      });
      await save(page, "account-settings");
    });
  });

const DAY_MILLIS = 86_400_000;
const NAMES =
  "Robin Vale, Mina Okafor, Jonas Lind, Aiko Tanaka, Lucia Romero, Sam Whitaker, Priya Nair, " +
  "Elif Demir, Tomas Silva, Hana Novak, Noah Becker, Zoe Laurent";

if (renews)
  test.describe("console", () => {
    const running = new ConsoleService();
    test.use(DESKTOP);
    test.beforeAll(async () => {
      await running.start(
        NAMES.split(", ").map((displayName, place) => ({
          displayName,
          primaryEmail: `${displayName.split(" ")[0]?.toLowerCase()}@example.com`,
          primaryEmailAuthEnabled: true,
          primaryEmailVerified: place % 4 !== 3,
          otpAuthEnabled: place % 3 !== 0,
          ...(place % 3 !== 1 && { password: "a long enough password" }),
        })),
        {},
        { magicLinkEnabled: true },
      );
      const { db } = running.service.context;
      const users = await db
        .selectFrom("users")
        .select("id")
        .orderBy("signed_up_at", "desc")
        .execute();
      for (const [place, { id }] of users.entries()) {
        const signedUp = Date.now() - (place + 1) * 2.6 * DAY_MILLIS;
        const times = { signed_up_at: signedUp, last_active_at: signedUp + DAY_MILLIS * place };
        await db
          .updateTable("users")
          .set(times as never)
          .where("id", "=", id)
          .execute();
      }
    });
    test.afterAll(running.stop);
    test("the README shows the users in the console", async ({ page }) => {
      await running.open(page);
      await page.goto(running.viewUrl("/users"));
      await expect(page.getByText("Robin Vale").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await save(page, "console");
    });
  });
