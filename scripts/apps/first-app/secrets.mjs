import assert from "node:assert/strict";
import { expect } from "@playwright/test";
import { PATIENT, seesHeading, visit } from "./visit.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Running } from "./mistakes/list.mjs" */

/** What STACKKIT_SECRET is, and why the service cannot start with it. */
const SECRETS = {
  "Another one: 9r2Vn4KpXz8LtY6wQb1McH3sJd5FgTa0uEiRoWxC":
    /STACKKIT_SECRET is not the secret with which this database was made/,
  "": /STACKKIT_SECRET/,
};
const WITHOUT_REASON = "Something went wrong on our side.";

/**
 * Starts an app whose data has another secret, and without a secret. Its health is red, its log says
 * why, and so do its pages in development; in production they say only that something went wrong.
 * @param {(variables: Record<string, string>) => Promise<Running>} start
 * @param {Browser} browser @param {{ areReasonsShown: boolean }} options
 */
export async function refuseSecrets(start, browser, { areReasonsShown }) {
  for (const [secret, reason] of Object.entries(SECRETS)) {
    const { origin, said, stop } = await start({ STACKKIT_SECRET: secret });
    const health = await fetch(`${origin}/api/v1/service/health?db`);
    assert.equal(health.status, 503);
    await visit(
      browser,
      async (page) => {
        for (const path of ["handler/sign-in", "account"]) {
          await page.goto(`${origin}/${path}`);
          await seesHeading(page, "Something went wrong");
          await expect(page.getByText("Try again", { exact: true })).toBeVisible();
          const words = page.getByText(areReasonsShown ? reason : WITHOUT_REASON);
          await expect(words.first()).toBeVisible(PATIENT);
          if (!areReasonsShown)
            expect(await page.content()).not.toMatch(/STACKKIT|secret with|openssl/);
        }
      },
      { mayLogErrors: true },
    );
    assert.match(said(), reason);
    await stop();
  }
}
