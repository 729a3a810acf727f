import { RETURN_TO_PARAM } from "../../protocol/urls.js";

/** What a request says of the page that its form was sent from. */
interface Sent {
  readonly origin: string | null;
  readonly host: string | null;
  readonly trustedOrigins: readonly string[];
  /** The page to come back to, as the address said it. */
  readonly returnTo: string | undefined;
}

/**
 * The page that a form was sent from, or `undefined` where it is not certain. Links in mails lead to its origin, so that is
 * the host that was asked, or a trusted origin: Next also takes the word of `X-Forwarded-Host`, which anybody can send.
 */
export function formPage({ origin, host, trustedOrigins, returnTo }: Sent): URL | undefined {
  if (origin === null || !URL.canParse(origin)) return undefined;
  const page = new URL(origin);
  if (page.host !== host && !trustedOrigins.includes(page.origin)) return undefined;
  if (returnTo !== undefined) page.searchParams.set(RETURN_TO_PARAM, returnTo);
  return page;
}
