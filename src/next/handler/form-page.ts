import { RETURN_TO_PARAM } from "../../protocol/urls.js";

/** Request data about the page that submitted a form. */
interface Sent {
  readonly origin: string | null;
  readonly host: string | null;
  readonly trustedOrigins: readonly string[];
  /** The unvalidated return address from the query. */
  readonly returnTo: string | undefined;
}

/**
 * The page that submitted a form, or `undefined` if it is uncertain. Emailed links use its origin,
 * so it must be the request's host or a trusted origin: Next also accepts `X-Forwarded-Host`, which
 * anyone can send.
 */
export function formPage({ origin, host, trustedOrigins, returnTo }: Sent): URL | undefined {
  if (origin === null || !URL.canParse(origin)) return undefined;
  const page = new URL(origin);
  if (page.host !== host && !trustedOrigins.includes(page.origin)) return undefined;
  if (returnTo !== undefined) page.searchParams.set(RETURN_TO_PARAM, returnTo);
  return page;
}
