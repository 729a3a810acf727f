import { type Page, test } from "@playwright/test";
import { publicVariables } from "../app/config/environment-variables.js";
import { API_PATH } from "../protocol/limits/limits.js";
import { UsageError } from "../transport/usage-error.js";
import { type Mail, waitForMail } from "./mailbox.js";
import { type SessionUser, signInAs as signInWith } from "./sign-in-as.js";

/** The service in an app, under the app's own address. */
const SERVICE_IN_APP = `${API_PATH}/service`;

/** Returns the address of the app under test, without a path. */
function appUrl(page?: Page): string {
  const { baseURL } = test.info().project.use;
  const url = baseURL ?? page?.url() ?? "";
  if (URL.canParse(url) && new URL(url).origin !== "null") return new URL(url).origin;
  throw new UsageError(
    "MISSING_OPTION",
    "The tests do not know the app's address. Set baseURL in playwright.config.ts, or pass url.",
  );
}

/** Options of {@link signInAs}. */
export interface PageSignInOptions {
  /** The address of the app under test. Default: `baseURL`, else that of the page. */
  readonly url?: string | undefined;
  /** The session's lifetime in milliseconds. Default: a year. */
  readonly expiresInMillis?: number | undefined;
}

/**
 * Signs a user in to a page's browser without the form.
 *
 * @example
 * const user = await stackServerApp.createUser({ displayName: "Ada" });
 * await signInAs(page, user);
 */
export const signInAs = (
  page: Page,
  user: SessionUser,
  { url = appUrl(page), expiresInMillis }: PageSignInOptions = {},
): Promise<void> => signInWith(page.context(), user, { url, expiresInMillis });

/** Options of {@link lastMail}. */
export interface LastMailOptions {
  /** `email_verification`, `magic_link`, `password_reset` or `team_invitation`. Default: any. */
  readonly kind?: string | undefined;
  /** The service's address. Default: `STACK_API_URL`, else the service in the app. */
  readonly serviceUrl?: string | undefined;
}

/** Waits up to 10 s for a mail to an address and returns the newest. Throws `NO_MAIL`. */
export const lastMail = (to: string, options: LastMailOptions = {}): Promise<Mail> =>
  waitForMail({
    to,
    kind: options.kind,
    serviceUrl:
      options.serviceUrl ?? publicVariables.serverApiUrl()?.value ?? appUrl() + SERVICE_IN_APP,
  });

/** An account at an emulated provider. */
export interface ProviderAccount {
  /** The address that the provider names. */
  readonly email: string;
  /** Default: no name. */
  readonly name?: string | undefined;
  /** Whether the provider has verified the address. Default: true. */
  readonly isVerified?: boolean | undefined;
}

/** Signs in to the emulated provider whose page is open, with any account. */
export async function chooseProviderAccount(
  page: Page,
  { email, name = "", isVerified = true }: ProviderAccount,
): Promise<void> {
  await page.getByText("Use another account").click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("The address is verified").setChecked(isVerified);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Refuses access on the page of an emulated provider. */
export const denyProviderAccess = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Cancel" }).click();
