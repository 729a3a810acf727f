import { randomUUID } from "node:crypto";
import { operations } from "@stackkit/next/protocol/internal";
import type { Service } from "@stackkit/service";
import { createCaller } from "../scripts/demo/call.mjs";
import { KEYS } from "../tests/support/service.js";
import { violationsOn } from "./support/axe.js";
import { expect, test } from "./support/test.js";

const PROJECT = randomUUID();
const PASSWORD = "a long enough password";
const OWNER = "owner@example.com";

let service: Service;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const { startService } = await import("@stackkit/service");
  const keys = KEYS(PROJECT);
  service = await startService({
    port: 0,
    rateLimits: false,
    projects: [{ id: PROJECT, displayName: "Atlas", keys }],
  });
  const call = createCaller({
    url: service.url ?? "",
    fetch,
    projectId: PROJECT,
    level: "server",
    proof: { key: keys.server },
  });
  await call(operations.users.create, {
    body: { displayName: "Ada Lovelace", primaryEmail: "ada@example.com" },
  });
});
test.afterAll(() => service?.stop());

const consoleUrl = (): string => `${service.url?.replace("127.0.0.1", "localhost")}/console`;
const viewUrl = (path = ""): string => `${consoleUrl()}/${PROJECT}${path}`;

test.beforeEach(async ({ page }, { title }) => {
  const isFirst = title.startsWith("an owner invites");
  await page.goto(isFirst ? `${consoleUrl()}/setup#${service.setupToken}` : viewUrl());
  await page.getByLabel("Address").fill(OWNER);
  await page.getByLabel("Password").fill(PASSWORD);
  const action = isFirst ? "Create the owner’s account" : "Sign in";
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Views" })).toBeVisible();
});

test("an owner invites an administrator, who accepts in another browser", async ({
  page,
  browser,
}) => {
  await page.goto(viewUrl("/administrators"));
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite an administrator" });
  await dialog.getByLabel("Address").fill("sam@example.com");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make the invitation" }).click();
  const made = page.getByRole("dialog", { name: "The invitation" });
  const link = (await made.getByRole("code").textContent()) ?? "";
  expect(await violationsOn(page)).toEqual([]);
  await made.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("cell", { name: "sam@example.com" })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText("You get the role support for Atlas")).toBeVisible();
  await other.getByLabel("Name").fill("Sam Support");
  await other.getByLabel("Password").fill(PASSWORD);
  expect(await violationsOn(other)).toEqual([]);
  await other.getByRole("button", { name: "Create my account" }).click();
  await expect(other.getByRole("navigation", { name: "Views" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "Actions for Sam Support" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Remove administrator" }).click();
  await expect(page.getByText("Administrator removed")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Sign in to the console" })).toBeVisible();
  await other.context().close();
});
