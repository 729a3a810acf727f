import { environment } from "#environment";
import { REDIRECT_WAIT_MILLIS } from "../../protocol/limits/pages.js";
import type { Clock } from "../../transport/clock.js";
import { UsageError } from "../../transport/usage-error.js";
import { wait } from "../../transport/wait.js";
import type { Settings } from "../config/app-settings.js";
import { withBasePath, withoutBasePath } from "./base-path.js";
import { type RedirectTrust, safeRedirect } from "./trusted-url.js";

export interface NavigateOptions {
  /** Takes the place of this page in the browser's history. */
  readonly replace?: boolean | undefined;
}

/** What redirects of an app are judged by, now. */
export const trustOf = (settings: Settings): RedirectTrust => ({
  current: openPageOf(settings),
  trustedOrigins: settings.trustedOrigins,
});

/** The address of the page that is open, or that a form was sent from. */
export const openPageOf = ({ openPage }: Settings): URL | undefined =>
  environment.currentUrl() ?? openPage;

/** The address as it may be gone to. Throws `UNTRUSTED_REDIRECT` for one that leads out of the app and its trusted origins. */
export function assertTrustedRedirect(settings: Settings, target: string): string {
  const safe = safeRedirect(target, trustOf(settings));
  if (safe !== null) return safe;
  throw new UsageError(
    "UNTRUSTED_REDIRECT",
    `A redirect to ${JSON.stringify(target.slice(0, 200))} was refused: it leads neither to a page of this app nor to a trusted origin, and could take a person to a stranger's page. Use a path that begins with one slash, or name the origin in the option trustedOrigins (STACK_TRUSTED_ORIGINS).`,
  );
}

/** Whether redirects load the next page anew, and with it everything that was rendered for somebody else. */
export const isFullPageNavigation = ({
  redirectMethod,
}: Pick<Settings, "redirectMethod">): boolean =>
  redirectMethod !== "none" &&
  !(typeof redirectMethod === "object" && redirectMethod.navigate !== undefined);

/** Next adds the base path to where it redirects, but not for a form that came without JavaScript: there the browser gets the address as it is. */
const nextAddsBasePath = async ({ openPage }: Settings): Promise<boolean> =>
  environment.world === "server" &&
  (openPage === undefined || (await environment.requestHeader("next-action")) !== null);

/**
 * Goes to an address: the only way out of the kit, so every redirect is judged here, on the string that is gone to.
 * Throws `UNTRUSTED_REDIRECT`. In a browser it returns after 2 s, by when the page is left.
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
  if (typeof redirectMethod === "object" && redirectMethod.navigate) redirectMethod.navigate(safe);
  else
    await environment.go(
      (await nextAddsBasePath(settings)) ? withoutBasePath(safe) : withBasePath(safe),
      { replace },
    );
  await wait(clock, REDIRECT_WAIT_MILLIS);
}

/** The same, for an address that came from outside, such as the service's answer: an untrusted one is left for `otherwise`. */
export const navigateOr = (
  settings: Settings,
  clock: Clock,
  target: string | null | undefined,
  otherwise: () => Promise<void>,
): Promise<void> =>
  target && safeRedirect(target, trustOf(settings)) !== null
    ? navigate(settings, clock, target, { replace: true })
    : otherwise();
