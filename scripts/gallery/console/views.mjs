/** @import { Page } from "@playwright/test" */
/** @import { startConsole } from "./service.mjs" */

/** @typedef {Awaited<ReturnType<typeof startConsole>>} Console */

/**
 * A view in one of its states. `path` is below the project's address, `url` anywhere.
 * @typedef {{ name: string, title: string, path?: (ids: Console["ids"]) => string, url?: (of: Console) => string, act?: (page: Page) => Promise<void> }} View
 */

/** @param {string} name @param {string} title @param {string} path */
const at = (name, title, path) => ({ name: `console-${name}`, title, path: () => path });

/** @param {string} name @param {string} title @param {string} tab */
const ofUser = (name, title, tab) => ({
  name: `console-${name}`,
  title,
  /** @param {Console["ids"]} ids */
  path: ({ userId }) => `/users/${userId}${tab}`,
});

/** Every view of the console. @type {readonly View[]} */
export const VIEWS = [
  { name: "console-closed", title: "No administrator yet", url: ({ closedUrl }) => closedUrl },
  { name: "console-set-up", title: "The first administrator", url: ({ setUpUrl }) => setUpUrl },
  { name: "console-sign-in", title: "Sign in", url: ({ signInUrl }) => signInUrl },
  at("home", "Home", ""),
  at("users", "Users", "/users"),
  at("users-empty", "No user fits", "/users?query=unknown&state=verified"),
  {
    ...at("users-selected", "Selected users", "/users"),
    act: async (page) => {
      for (const place of [0, 2])
        await page
          .getByRole("checkbox", { name: /^Select (?!all)/ })
          .nth(place)
          .click();
    },
  },
  {
    ...at("users-columns", "Columns of the users", "/users"),
    act: (page) => page.locator("summary", { hasText: "Columns" }).click(),
  },
  at("import", "Import", "/users/import"),
  at("jobs", "Jobs", "/jobs"),
  ofUser("user", "A user", ""),
  ofUser("user-methods", "Sign-in methods of a user", "/methods"),
  ofUser("user-sessions", "Sessions of a user", "/sessions"),
  ofUser("user-teams", "Teams of a user", "/teams"),
  ofUser("user-keys", "Keys of a user", "/keys"),
  ofUser("user-mails", "Emails of a user", "/mails"),
  ofUser("user-activity", "Activity of a user", "/activity"),
  ofUser("user-metadata", "Metadata of a user", "/metadata"),
  {
    ...ofUser("user-delete", "Deleting a user", ""),
    act: (page) => page.getByRole("button", { name: "Delete account" }).click(),
  },
  at("user-unknown", "An unknown user", "/users/00000000-0000-4000-8000-000000000000"),
  at("help", "Sign-in help", "/help?identifier=person2@example.com"),
  at("teams", "Teams", "/teams"),
  { ...at("team", "A team", ""), path: ({ teamId }) => `/teams/${teamId}` },
  at("permissions", "Permissions", "/permissions"),
  at("roles", "Roles", "/permissions?scope=roles"),
  at("settings", "Sign-in methods", "/sign-in"),
  at("settings-sign-up", "Sign-up", "/sign-in/sign-up"),
  at("settings-providers", "Providers", "/sign-in/providers"),
  at("settings-domains", "Domains", "/sign-in/domains"),
  at("mail", "Sent emails", "/mail"),
  at("mail-server", "Mail server", "/mail/server"),
  at("mail-template", "An email’s template", "/mail/templates/team_invitation"),
  at("webhooks", "Webhooks", "/webhooks"),
  {
    ...at("webhook-delivery", "A delivery", "/webhooks?type=user.created"),
    act: (page) => page.getByRole("button", { name: "user.created" }).first().click(),
  },
  at("keys", "Keys", "/keys"),
  at("activity", "Activity", "/activity"),
  at("changes", "Changes by administrators", "/activity?of=changes"),
  at("administrators", "Administrators", "/administrators"),
  at("project", "Project", "/project"),
  {
    ...at("menu", "A menu of actions", "/webhooks"),
    act: (page) =>
      page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    ...at("palette", "Going anywhere", ""),
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("person1");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    },
  },
  {
    ...at("side-bar", "The side bar", "/mail"),
    act: async (page) => {
      const button = page.getByRole("button", { name: "Menu" });
      if (await button.isVisible()) await button.click();
    },
  },
  at("unknown", "An unknown view", "/unknown"),
  { name: "console-no-project", title: "No such project", url: ({ url }) => `${url}/unknown` },
];
