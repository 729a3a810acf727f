import { environment } from "#environment";
import { REDIRECT_WAIT_MILLIS } from "../../protocol/limits/pages.js";
import type { Clock } from "../../transport/clock.js";
import { UsageError } from "../../transport/usage-error.js";
import { wait } from "../../transport/wait.js";
import type { Settings } from "../config/app-settings.js";
import { withBasePath, withoutBasePath } from "./base-path.js";
import { pendingRedirect } from "./pending-redirect.js";
import { type RedirectTrust, safeRedirect } from "./trusted-url.js";

/** How a redirect changes the browser's history. */
export interface NavigateOptions {
  /** Replaces this page in the browser's history. */
  readonly replace?: boolean | undefined;
}

export interface RedirectToOptions extends NavigateOptions {
  /** Ignores return addresses. */
  readonly noRedirectBack?: boolean | undefined;
}

/** A redirect to one of the app's pages. */
export type Redirect = (options?: RedirectToOptions) => Promise<void>;

/** What a redirect is checked against: the open page and the trusted origins. */
export const trustOf = (settings: Settings): RedirectTrust => ({
  current: openPageOf(settings),
  trustedOrigins: settings.trustedOrigins,
});

/** Returns the address of the open page, or of the page that sent a form. */
export const openPageOf = ({ openPage }: Settings): URL | undefined =>
  environment.currentUrl() ?? openPage;

/**
 * Returns the safe form of a redirect target. Throws `UNTRUSTED_REDIRECT` for one outside the app
 * and its trusted origins.
 */
export function assertTrustedRedirect(settings: Settings, target: string): string {
  const safe = safeRedirect(target, trustOf(settings));
  if (safe !== null) return safe;
  throw new UsageError(
    "UNTRUSTED_REDIRECT",
    `A redirect to ${JSON.stringify(target.slice(0, 200))} was blocked: it leads neither ` +
      "to a page of this app nor to a trusted origin. Use a path that starts with one slash, " +
      "or list the origin in the option trustedOrigins (STACK_TRUSTED_ORIGINS).",
  );
}

/** Whether redirects load a new document, which drops everything rendered for the previous user. */
export const isFullPageNavigation = ({
  redirectMethod,
}: Pick<Settings, "redirectMethod">): boolean =>
  redirectMethod !== "none" &&
  !(typeof redirectMethod === "object" && redirectMethod.navigate !== undefined);

/**
 * Next adds the base path to redirects, except for forms sent without JavaScript, where the browser
 * receives the address unchanged.
 */
const nextAddsBasePath = async ({ openPage }: Settings): Promise<boolean> =>
  environment.world === "server" &&
  (openPage === undefined || (await environment.requestHeader("next-action")) !== null);

/** Leaves the page for a checked address, whose path may include the base path. */
export const leaveFor = async (
  settings: Settings,
  safe: string,
  how: { replace: boolean },
): Promise<void> =>
  environment.go(
    (await nextAddsBasePath(settings)) ? withoutBasePath(safe) : withBasePath(safe),
    how,
  );

/**
 * Navigates to an address. Every redirect of the kit is checked here, on its final form. Throws
 * `UNTRUSTED_REDIRECT`. In a browser it resolves after 2 s, when the page has been left.
 */
export async function navigate(
  settings: Settings,
  clock: Clock,
  target: string,
  { replace = false }: NavigateOptions = {},
): Promise<void> {
  const safe = assertTrustedRedirect(settings, target);
  const { redirectMethod } = settings;
  if (redirectMethod === "none") return;
  pendingRedirect.from = environment.currentUrl()?.href;
  if (typeof redirectMethod === "object" && redirectMethod.navigate) redirectMethod.navigate(safe);
  else await leaveFor(settings, safe, { replace });
  await wait(clock, REDIRECT_WAIT_MILLIS);
}

/**
 * As `navigate`, for an untrusted address such as one from the service. Calls `otherwise` if it is
 * missing or not allowed.
 */
export const navigateOr = (
  settings: Settings,
  clock: Clock,
  target: string | null | undefined,
  otherwise: () => Promise<void>,
): Promise<void> =>
  target && safeRedirect(target, trustOf(settings)) !== null
    ? navigate(settings, clock, target, { replace: true })
    : otherwise();
