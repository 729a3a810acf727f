import { type Output, operations } from "@stackkit/next/protocol/internal";
import { ConsoleService } from "./support/console-service.js";
import { ConsoleSteps } from "./support/console-steps.js";
import { expect, test } from "./support/test.js";

const PASSWORD = "a long enough password";
const DAY_MILLIS = 86_400_000;
const NAMES = [
  "Ada Locked",
  "Bea Unmailed",
  "Cleo Stolen",
  "Dora Phoneless",
  "Eva Mistyped",
  "Fay Teamless",
  "Gwen Puzzled",
  "Hana Leaked",
  "Ines Leaving",
  "Jo Connected",
];
const addressOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@example.com`;

const running = new ConsoleService();
let leaked: Output<typeof operations.userApiKeys.create, "server">;

// One service for all of them.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  await running.start(
    NAMES.map((displayName) => ({
      displayName,
      primaryEmail: addressOf(displayName),
      primaryEmailAuthEnabled: true,
      primaryEmailVerified: displayName !== "Bea Unmailed",
      password: PASSWORD,
      ...(displayName === "Jo Connected" && {
        oauthProviders: [{ id: "github", account_id: "583231", email: "jo@example.org" }],
      }),
    })),
    { rateLimits: true },
    { allowUserApiKeys: true, oauthProviders: [{ id: "github", enabled: true, type: "shared" }] },
  );
  const call = running.caller("server");
  await call(operations.teams.create, { body: { displayName: "Night shift" } });
  const idOf = async (query: string) =>
    (await call(operations.userLists.list, { query: { query } })).items[0]?.id ?? "";
  await call(operations.users.update, {
    params: { user_id: await idOf("dora") },
    body: { totpMultiFactorSecret: new Uint8Array(20).fill(7) },
  });
  leaked = await call(operations.userApiKeys.create, {
    body: {
      userId: await idOf("hana"),
      description: "Deploys",
      expiresAtMillis: Date.now() + DAY_MILLIS,
    },
  });
});
test.afterAll(running.stop);

let steps: ConsoleSteps;
test.beforeEach(async ({ page }) => {
  await running.open(page);
  steps = new ConsoleSteps(page);
});

test("refused for too many wrong passwords: why, and let in again", { tag: "@main" }, async ({
  page,
}) => {
  const signIn = (password: string) =>
    running.caller("client")(operations.passwords.signIn, {
      body: { email: addressOf("Ada Locked"), password },
    });
  let refusal = "";
  while (!refusal.includes("Too many"))
    refusal = await signIn("a wrong password").then(String, (error: Error) => error.message);
  await steps.open("Sign-in help");
  await steps.fill(page.getByRole("searchbox"), addressOf("Ada Locked"));
  await expect(page.getByText("Keeps them out").first()).toBeVisible();
  await steps.press("Lift the limits");
  await expect(page.getByText(/Limits lifted/)).toBeVisible();
  await signIn(PASSWORD);
  await steps.took({ clicks: 2, fills: 1 });
});

test("no verification mail: send it again", async ({ page }) => {
  await steps.openUser("unmailed", "Bea Unmailed");
  await steps.press(`Change ${addressOf("Bea Unmailed")}`);
  await steps.click(page.getByRole("menuitem", { name: "Send a verification email" }));
  await steps.press("Send email", page.getByRole("dialog"));
  await expect(page.getByText("The email leaves within 30 seconds")).toBeVisible();
  await steps.took({ clicks: 5, fills: 1 });
});

test("a stolen laptop: end all sessions", async ({ page }) => {
  for (const _ of ["phone", "laptop"])
    await running.caller("client")(operations.passwords.signIn, {
      body: { email: addressOf("Cleo Stolen"), password: PASSWORD },
    });
  await steps.openUser("stolen", "Cleo Stolen");
  await steps.openPart("Sessions");
  await steps.press("End all sessions");
  await steps.press("End 2 sessions", page.getByRole("dialog"));
  await expect(page.getByText("Not signed in anywhere")).toBeVisible();
  await steps.took({ clicks: 5, fills: 1 });
});

test("a lost phone: remove the second factor", async ({ page }) => {
  await steps.openUser("phoneless", "Dora Phoneless");
  await steps.openPart("Sign-in methods");
  await steps.press("Remove second factor");
  await steps.press("Remove second factor", page.getByRole("dialog"));
  await expect(page.getByText("Second factor removed")).toBeVisible();
  await steps.took({ clicks: 5, fills: 1 });
});

test("a provider account that is theirs no more: disconnect it", async ({ page }) => {
  await steps.openUser("connected", "Jo Connected");
  await steps.openPart("Sign-in methods");
  await steps.press("Disconnect");
  await expect(page.getByRole("dialog")).toContainText("jo@example.org no longer signs in");
  await steps.press("Disconnect account", page.getByRole("dialog"));
  await expect(page.getByText("No connected account")).toBeVisible();
  await steps.took({ clicks: 5, fills: 1 });
});

test("a mistyped address: add the right one, to sign in with", async ({ page }) => {
  await steps.openUser("mistyped", "Eva Mistyped");
  await steps.press("Add address");
  const dialog = page.getByRole("dialog");
  await steps.fill(dialog.getByLabel("Email"), "eva@example.com");
  await steps.click(dialog.getByLabel("They sign in with it"));
  await steps.press("Add address", dialog);
  await expect(page.getByRole("cell", { name: "eva@example.com", exact: true })).toBeVisible();
  await steps.took({ clicks: 5, fills: 2 });
});

test("a new colleague: add them to a team by their address", async ({ page }) => {
  await steps.open("Teams");
  await steps.click(page.getByRole("link", { name: "Night shift" }));
  await steps.press("Add member");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email or user id").fill("stranger@example.com");
  await dialog.getByRole("button", { name: "Add member" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("No account has this address.");
  await steps.fill(dialog.getByLabel("Email or user id"), addressOf("Fay Teamless"));
  await steps.press("Add member", dialog);
  await expect(page.getByRole("table", { name: "Members" })).toContainText("Fay Teamless");
  await steps.took({ clicks: 4, fills: 1 });
});

test("what was changed, and what else at the same time", async ({ page }) => {
  await steps.open("Activity");
  await steps.click(page.getByRole("link", { name: "Changes", exact: true }));
  await steps.click(page.getByRole("button", { name: "Same request" }).first());
  await expect(page.getByText("Everything of one request.")).toBeVisible();
  await steps.took({ clicks: 3, fills: 0 });
});

test("a list of addresses from a report: who they are", async ({ page }) => {
  await steps.open("Users");
  const list = [addressOf("Gwen Puzzled"), "stranger@example.com"].join(", ");
  await steps.fill(page.getByRole("searchbox"), list);
  const found = page.getByRole("table", { name: "What was found" });
  await expect(found.getByRole("row").filter({ hasText: "Gwen Puzzled" })).toContainText("Email");
  await expect(found.getByRole("row").filter({ hasText: "stranger@" })).toContainText("Unknown");
  await steps.took({ clicks: 1, fills: 1 });
});

test("a page that looks wrong to one person: act as them", async ({ page }) => {
  await steps.openUser("puzzled", "Gwen Puzzled");
  await steps.press("Act as this user");
  const dialog = page.getByRole("dialog");
  await steps.fill(dialog.getByLabel("Reason"), "Ticket 4712: an empty page");
  await steps.press("Make the link", dialog);
  await expect(page.getByRole("link", { name: "Open the app" })).toBeVisible();
  await steps.took({ clicks: 4, fills: 2 });
});

test("a key in a public file: find its owner by the last four characters, and revoke it", async ({
  page,
}) => {
  await steps.open("Users");
  await steps.fill(page.getByRole("searchbox"), leaked.value.slice(-4));
  await expect(page.getByRole("cell", { name: "End of an API key" })).toBeVisible();
  await steps.click(page.getByRole("link", { name: "Hana Leaked", exact: true }));
  await steps.openPart("Keys");
  await steps.press("Revoke");
  await steps.press("Revoke key", page.getByRole("dialog"));
  await expect(page.getByText("Key revoked")).toBeVisible();
  await steps.took({ clicks: 5, fills: 1 });
});

test("a person who leaves: delete the account", async ({ page }) => {
  await steps.openUser("leaving", "Ines Leaving");
  await steps.press("Delete account");
  const dialog = page.getByRole("dialog");
  await steps.fill(dialog.getByRole("textbox"), addressOf("Ines Leaving"));
  await steps.press("Delete account", dialog);
  await expect(page.getByText("Account deleted")).toBeVisible();
  await steps.took({ clicks: 4, fills: 2 });
});
