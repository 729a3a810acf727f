import { operations } from "@stackkit/next/protocol/internal";
import { ConsoleService } from "./support/console-service.js";
import { ConsoleSteps } from "./support/console-steps.js";
import { expect, test } from "./support/test.js";

const PASSWORD = "a long enough password";
const running = new ConsoleService();

// One service for all of them; the last task deletes the project.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  await running.start(
    [
      { displayName: "Ada Lovelace", primaryEmail: "ada@example.com" },
      { displayName: "Bea Best", primaryEmail: "bea@example.com" },
    ],
    {},
    { signUpEnabled: false },
  );
  const admin = running.caller("admin");
  await admin(operations.projectPermissionDefinitions.create, { body: { id: "refund" } });
  const [ada] = (await admin(operations.userLists.list, { query: { query: "ada" } })).items;
  await admin(operations.permissions.grantInProject, {
    params: { user_id: ada?.id ?? "", permission_id: "refund" },
    body: {},
  });
  await running
    .caller("client")(operations.passwords.signUp, {
      body: {
        email: "new@example.com",
        password: PASSWORD,
        verificationCallbackUrl: "http://localhost:3000/handler/email-verification",
      },
    })
    .catch(() => {});
});
test.afterAll(running.stop);

let steps: ConsoleSteps;
test.beforeEach(async ({ page }) => {
  await running.open(page);
  steps = new ConsoleSteps(page);
});

test("sign-ups dropped: what became of those who tried", async ({ page }) => {
  await steps.click(page.getByRole("link", { name: "All, failed ones too" }));
  const tried = page.getByRole("row").filter({ hasText: "Sign-up: password" });
  await expect(tried.first()).toContainText("Sign up not enabled");
  await steps.took({ clicks: 1, fills: 0 });
});

async function block(domain: string) {
  await steps.open("Sign-in settings");
  await steps.openPart("Sign-up", "Parts of the settings");
  await steps.fill(steps.page.getByLabel("These may not sign up"), domain);
  await steps.press("Save lists");
  await expect(steps.page.getByText("Lists saved")).toBeVisible();
}

test("block a domain: no one signs up from it", async () => {
  await block("spam.example");
  await steps.took({ clicks: 3, fills: 1 });
});

test("who changed a setting, and which", async ({ page }) => {
  await block("junk.example");
  steps = new ConsoleSteps(page);
  await steps.open("Activity");
  await steps.click(page.getByRole("link", { name: "Changes", exact: true }));
  await page.getByRole("combobox", { name: "Change" }).selectOption("PATCH");
  const change = page
    .getByRole("row")
    .filter({ hasText: "Changed project and its settings" })
    .first();
  await expect(change).toContainText("Olive Owner");
  await steps.click(change.getByText(/field/));
  await expect(change).toContainText("signUpBlockList");
  await steps.took({ clicks: 3, fills: 0 });
});

test("rotate the keys of an app: make new ones, then revoke the old", async ({ page }) => {
  await steps.open("Keys");
  await steps.press("Make keys");
  const dialog = page.getByRole("dialog", { name: "Make keys" });
  await steps.fill(dialog.getByLabel("What for"), "Production");
  await steps.press("Make keys", dialog);
  await steps.press("I have copied them");
  const old = page.getByRole("row").filter({ hasText: "From the configuration" });
  await steps.click(old.getByRole("button", { name: "Revoke" }));
  await expect(page.getByText("Put new keys there first.")).toBeVisible();
  await steps.press("Revoke keys", page.getByRole("dialog"));
  await expect(page.getByText("Keys revoked")).toBeVisible();
  await steps.took({ clicks: 6, fills: 1 });
});

test("add a provider, and get to its test", async ({ page }) => {
  await steps.open("Sign-in settings");
  await steps.openPart("Providers", "Parts of the settings");
  await steps.press("Add provider");
  const dialog = page.getByRole("dialog", { name: "Add a provider" });
  await steps.fill(dialog.getByLabel("Client id"), "our-app");
  await steps.fill(dialog.getByLabel("Client secret"), "its secret");
  await steps.press("Save provider", dialog);
  await expect(page.getByRole("link", { name: /^Test sign-in with/ })).toBeVisible();
  await steps.took({ clicks: 4, fills: 2 });
});

test("other words in a mail: where, and that they go out in every language", async ({ page }) => {
  await steps.open("Email");
  await steps.openPart("Templates", "Parts of email");
  await steps.openPart("Team invitation", "Emails");
  await steps.fill(page.getByLabel("Subject").first(), "Komm zu {{ teamDisplayName }}");
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await expect(page.getByText("goes out in every language")).toBeVisible();
  await expect(page.getByText("Saving needs a mail server")).toBeVisible();
  await steps.took({ clicks: 3, fills: 1 });
});

test("a colleague for support: invite them", async ({ page }) => {
  await steps.open("Administrators");
  await steps.press("Invite");
  const dialog = page.getByRole("dialog", { name: "Invite an administrator" });
  await steps.fill(dialog.getByLabel("Email"), "sam@example.com");
  await steps.press("Make the invitation", dialog);
  await steps.press("Done");
  await expect(page.getByRole("row").filter({ hasText: "sam@" })).toContainText("Support");
  await steps.took({ clicks: 4, fills: 1 });
});

test("all users as a file", async ({ page }) => {
  await steps.open("Users");
  await steps.press("Export");
  await page.getByRole("dialog").getByLabel("Format").selectOption("csv");
  await steps.press("Export", page.getByRole("dialog"));
  await expect(page.getByText("Done: 2 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download the file" })).toBeVisible();
  await steps.took({ clicks: 3, fills: 0 });
});

test("a permission given by mistake: take it away, and give it back", async ({ page }) => {
  await steps.openUser("ada", "Ada Lovelace");
  await steps.openPart("Teams and permissions");
  await steps.press("Take away");
  await steps.press("Take away permission", page.getByRole("dialog"));
  await expect(page.getByText("Permission taken away")).toBeVisible();
  await steps.press("Give a permission");
  await steps.press("Give permission", page.getByRole("dialog"));
  await expect(page.getByRole("cell", { name: "Given directly" })).toBeVisible();
  await steps.took({ clicks: 7, fills: 1 });
});

test("connect an app: the lines of its .env.local", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await steps.open("Project");
  await steps.press("Copy the lines");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual([
    `STACK_API_URL=${new URL(running.url).origin}`,
    `STACK_PROJECT_ID=${running.project.id}`,
    "STACK_PUBLISHABLE_CLIENT_KEY=",
    "STACK_SECRET_SERVER_KEY=",
  ]);
  await steps.took({ clicks: 2, fills: 0 });
});

test("a project that is over: delete it, and be in another one", async ({ page }) => {
  await steps.click(page.getByRole("button", { name: /^Go to/ }));
  await steps.fill(page.getByRole("combobox", { name: "Go to" }), "delete");
  await page.keyboard.press("Enter");
  await steps.press("Delete project");
  const dialog = page.getByRole("dialog");
  await steps.fill(dialog.getByRole("textbox"), running.project.id);
  await steps.press("Delete project", dialog);
  await expect(page.getByText("Project deleted")).toBeVisible();
  await expect(page).toHaveURL(/console\/internal$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("StackKit");
  await expect(page.getByRole("button", { name: /^Project:/ })).toHaveCount(0);
  await steps.took({ clicks: 3, fills: 2 });
});
