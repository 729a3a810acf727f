import type { PEOPLE } from "./people";
import type { PROJECTS } from "./projects";

/** One screen in one state: a page of the handler, the query it is opened with, who is signed in, and what the project offers. */
export interface Scene {
  group: string;
  title: string;
  page: string;
  query?: Record<string, string>;
  person?: keyof typeof PEOPLE;
  project?: keyof typeof PROJECTS;
  firstTab?: "password";
}

const CODE = { code: "0".repeat(45) };

/** Every scene by its name in the address. */
export const SCENES: Record<string, Scene> = {
  "sign-in": { group: "Sign in", title: "Every way", page: "sign-in", project: "everything" },
  "sign-in-password": { group: "Sign in", title: "Password only", page: "sign-in", project: "password" },
  "sign-in-tabs": { group: "Sign in", title: "Password beside a code", page: "sign-in", project: "longNamed", firstTab: "password" },
  "sign-in-code": { group: "Sign in", title: "Mailed code only", page: "sign-in", project: "code" },
  "sign-in-providers": { group: "Sign in", title: "Providers only", page: "sign-in", project: "providers" },
  "sign-in-nothing": { group: "Sign in", title: "No way in", page: "sign-in", project: "nothing" },
  "sign-in-closed": { group: "Sign in", title: "Without sign-up", page: "sign-in", project: "closed" },
  "sign-in-already": { group: "Sign in", title: "Already signed in", page: "sign-in", project: "everything", person: "longNamed" },
  "sign-up": { group: "Sign up", title: "Every way", page: "sign-up", project: "everything" },
  "sign-up-password": { group: "Sign up", title: "Password only", page: "sign-up", project: "password" },
  "sign-up-closed": { group: "Sign up", title: "Closed", page: "sign-up", project: "closed" },
  "sign-out": { group: "Sign out", title: "Signed out", page: "sign-out" },
  "forgot-password": { group: "Password", title: "Forgotten", page: "forgot-password" },
  "password-reset": { group: "Password", title: "New password", page: "password-reset", query: CODE },
  "password-reset-broken": { group: "Password", title: "Link not complete", page: "password-reset" },
  "email-verification": { group: "Mailed links", title: "Verify an address", page: "email-verification", query: CODE },
  "email-verification-broken": { group: "Mailed links", title: "Verify, link not complete", page: "email-verification" },
  "magic-link": { group: "Mailed links", title: "Sign in by link", page: "magic-link-callback", query: CODE },
  "magic-link-broken": { group: "Mailed links", title: "Sign in, link not complete", page: "magic-link-callback" },
  "invitation-signed-out": { group: "Mailed links", title: "Invitation, signed out", page: "team-invitation", query: CODE },
  "invitation-broken": { group: "Mailed links", title: "Invitation, link not complete", page: "team-invitation" },
  "error-denied": { group: "Errors", title: "Provider said no", page: "error", query: { errorCode: "OAUTH_PROVIDER_ACCESS_DENIED" } },
  "error-other-user": { group: "Errors", title: "Account of someone else", page: "error", query: { errorCode: "OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER" } },
  "error-unknown": { group: "Errors", title: "Unknown", page: "error", query: { errorCode: "NO_SUCH_CODE", message: "Not shown" } },
  "cli-confirm": { group: "Command line", title: "Signed out", page: "cli-auth-confirm", query: { login_code: "0".repeat(45) } },
  "cli-broken": { group: "Command line", title: "Link not complete", page: "cli-auth-confirm" },
  "account-settings": { group: "Account settings", title: "Long names, and sections that cannot be loaded", page: "account-settings", person: "longNamed" },
  "account-settings-signed-out": { group: "Account settings", title: "Signed out", page: "account-settings" },
};
