import { operations } from "@stackkit/next/protocol/internal";
import { newEmail } from "../tests/support/addresses.js";
import { ConsoleService } from "./support/console-service.js";
import { expect, test } from "./support/test.js";

const HOUR_MILLIS = 3_600_000;
/** What would run if a view took a text for markup. */
const PAYLOADS = [
  "<img src=x onerror=document.title='taken'>",
  "<script>document.title='taken'</script>",
  '"><svg onload=document.title=1>',
  "javascript:document.title='taken'",
];

const running = new ConsoleService();
const { viewUrl, owner } = running;

// One service for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(() =>
  running.start(
    [...PAYLOADS, ...namesOf(36)].map((displayName, place) => ({
      displayName,
      primaryEmail: `person-${place}@example.com`,
      primaryEmailAuthEnabled: true,
      primaryEmailVerified: place % 2 === 0,
      ...(place === 30 && { password: "a long enough password" }),
    })),
  ),
);
test.afterAll(running.stop);

const namesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => `Ada Number${place}`);

test.beforeEach(({ page }) => running.open(page));

test("users are found, and their page keeps the search behind it", { tag: "@main" }, async ({
  page,
}) => {
  await page.goto(viewUrl("/users"));
  await expect(page.getByText("40 users")).toBeVisible();
  await page.getByRole("searchbox").fill("number3");
  await expect(page.getByText("7 users")).toBeVisible();
  await expect(page).toHaveURL(/query=number3/);
  await page.getByRole("link", { name: "Ada Number33", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Number33");
  await page.getByLabel("Name").fill("Ada Renamed");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Renamed");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("number3");
  await page.getByRole("combobox", { name: "State" }).selectOption("verified");
  await expect(page).toHaveURL(/state=verified/);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByText("40 users")).toBeVisible();
});

test("a number of the home leads to what it counts", async ({ page }) => {
  const signIn = running.caller("client")(operations.passwords.signIn, {
    body: { email: "person-30@example.com", password: "not the password of it" },
  });
  await expect(signIn).rejects.toThrow(/password/i);
  await page.goto(viewUrl());
  await page.getByRole("combobox", { name: "Period" }).selectOption("30");
  await expect(page).toHaveURL(/days=30/);
  const failed = page.getByRole("link", { name: "Failed and refused sign-ins 1" });
  await expect(page.getByRole("link", { name: /^Limits hit 0/ })).toBeVisible();
  await failed.click();
  const rows = page.getByRole("table", { name: "Sign-ins" }).locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Wrong email or password");
  await expect(rows.first().getByRole("link", { name: /^Ada Number/ })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Outcome" })).toHaveValue("failed,refused");
  await page.goBack();
  await page.getByRole("link", { name: "wrong email or password" }).click();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await page.getByRole("link", { name: /^Undelivered emails/ }).click();
  await expect(page.getByText("No such email")).toBeVisible();
});

test("a range of users is selected with Shift, and a job ends their sessions", async ({ page }) => {
  await page.goto(viewUrl("/users"));
  const boxes = page.getByRole("table").getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(4).click({ modifiers: ["Shift"] });
  await expect(page.getByText("5 users selected")).toBeVisible();
  await page.getByRole("button", { name: "End their sessions" }).click();
  await page.getByRole("button", { name: "End sessions", exact: true }).click();
  await expect(page.getByText("Done: 5 of 5")).toBeVisible();
  await expect(page.getByText("End sessions", { exact: true })).toBeVisible();
});

test("a deletion asks for a fresh sign-in in place, and goes on", { tag: "@main" }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400|404/);
  await page.goto(viewUrl("/users?query=number20"));
  await page.getByRole("link", { name: "Ada Number20" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: /Delete Ada Number20/ });
  await expect(dialog.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await dialog.getByRole("textbox").fill("person-24@example.com");
  await running.service.context.db
    .updateTable("sessions")
    .set(({ eb }) => ({ created_at: eb("created_at", "-", HOUR_MILLIS) }) as never)
    .execute();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  const asked = page.getByRole("dialog", { name: "Is it still you?" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("alert").last()).toContainText("Sign in again");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await asked.getByLabel("Email").fill(owner.email);
  await asked.getByLabel("Password").fill(owner.password);
  await asked.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/users$/);
});

test("help says what keeps a person out, and leads to its cure", { tag: "@main" }, async ({
  page,
}) => {
  await page.goto(viewUrl("/help"));
  await page.getByRole("searchbox").fill("person-9@example.com");
  await expect(page.getByRole("status").filter({ hasText: /keep/ })).toBeVisible();
  await page.getByRole("searchbox").fill(newEmail());
  await expect(page.getByRole("heading", { name: "No account has this address." })).toBeVisible();
  await page.getByRole("link", { name: "Create the user" }).click();
  await expect(page.getByRole("dialog", { name: "Create a user" })).toBeVisible();
});

test("a method asks before it goes off, and a domain before it goes", async ({ page }) => {
  await page.goto(viewUrl("/sign-in"));
  await page.getByRole("switch", { name: "Password" }).click();
  const dialog = page.getByRole("dialog", { name: "Password: off" });
  await expect(dialog).toContainText("can’t sign in any more");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("switch", { name: "Password" })).toBeChecked();
  await page.goto(viewUrl("/sign-in/domains"));
  await page.getByRole("button", { name: "Add domain" }).click();
  await page.getByLabel("Address").fill("https://app.example.com");
  await page.getByRole("dialog").getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByRole("cell", { name: /app\.example\.com/ })).toBeVisible();
});

test("keys are shown once", async ({ page }) => {
  await page.goto(viewUrl("/keys"));
  await page.getByRole("button", { name: "Make keys" }).first().click();
  await page.getByLabel("What for").fill("Production");
  await page.getByRole("dialog").getByRole("button", { name: "Make keys" }).click();
  const made = page.getByRole("dialog", { name: "Your new keys" });
  await expect(made).toContainText("STACK_SECRET_SERVER_KEY=ssk_");
  await expect(made).toContainText(`STACK_API_URL=${new URL(running.url).origin}`);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Escape");
  await expect(made).toBeVisible();
  await made.getByRole("button", { name: "I have copied them" }).click();
  await page.reload();
  await expect(page.getByRole("cell", { name: "Production" })).toBeVisible();
  await expect(page.getByText(/ssk_/)).toHaveCount(0);
});

test("the palette goes to a view and to a user by the keyboard", async ({ page }) => {
  await page.goto(viewUrl());
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("number12");
  await expect(page.getByRole("option", { name: /Ada Number12/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ada Number12");
});

test("names and metadata of users stay texts", async ({ page }) => {
  for (const [place, name] of PAYLOADS.entries()) {
    await page.goto(viewUrl(`/users?query=person-${place}@`));
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("link", { name: "Metadata" }).click();
    await page.getByRole("button", { name: "Edit" }).first().click();
    await expect(page.getByRole("textbox", { name: "Client metadata" })).toBeVisible();
    expect(await page.title()).toContain("Console");
  }
});
