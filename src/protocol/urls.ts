import { withoutTrailingSlash } from "./api-url.js";

export { apiUrl, withoutTrailingSlash } from "./api-url.js";
export { HANDLER_PAGES } from "./handler-pages.js";
export { type HandlerUrls, resolveUrls } from "./handler-urls.js";

/** Query parameter with the page to return to after signing in. */
export const RETURN_TO_PARAM = "after_auth_return_to";

/** Query parameter of the sign-in page, set if the session was ended elsewhere. */
export const SESSION_ENDED_PARAM = "session_ended";

/** Query parameters that the pages under the handler read. */
export const PAGE_PARAMS = {
  /** The code of an emailed link, or from a provider's redirect. */
  code: "code",
  /** The code of a known error, on the error page. */
  errorCode: "errorCode",
  /** The command line's sign-in request. */
  loginCode: "login_code",
  /** Set on the sign-out page after the account was deleted. */
  deleted: "deleted",
} as const;

/** Query parameter of an emailed link with its code. */
export const CODE_PARAM = "code";

const isLocalhost = (hostname: string): boolean =>
  hostname === "localhost" ||
  hostname.endsWith(".localhost") ||
  hostname === "[::1]" ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

const isUnder = (path: string, base: string): boolean => {
  const whole = withoutTrailingSlash(base);
  return path === whole || path.startsWith(`${whole}/`);
};

/**
 * Whether the service may redirect a person, or send a code, to `url`: a local address if the
 * project allows it, or a URL with the scheme, host name, port and leading path segments of a
 * trusted domain.
 */
export function isTrustedCallback(
  url: string,
  project: { allowLocalhost: boolean; domains: readonly { domain: string }[] },
): boolean {
  if (!URL.canParse(url)) return false;
  const target = new URL(url);
  if (target.username !== "" || target.password !== "") return false;
  if (project.allowLocalhost && isLocalhost(target.hostname) && /^https?:$/.test(target.protocol))
    return true;
  return project.domains.some(({ domain }) => {
    if (!URL.canParse(domain)) return false;
    const trusted = new URL(domain);
    return (
      trusted.protocol === target.protocol &&
      trusted.host === target.host &&
      isUnder(target.pathname, trusted.pathname)
    );
  });
}

/** Why a trusted domain violates production mode, or `undefined` if it does not. */
export function productionDomainProblem(domain: string): string | undefined {
  if (!URL.canParse(domain)) return `Trusted domains should be valid URLs: ${domain}`;
  const { hostname, protocol } = new URL(domain);
  if (isLocalhost(hostname))
    return `Localhost domains are not allowed to be trusted in production mode: ${domain}`;
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith("["))
    return `Direct IPs are not valid for trusted domains in production mode: ${domain}`;
  if (protocol !== "https:") return `Trusted domains should be HTTPS: ${domain}`;
  return undefined;
}

/** Why localhost violates production mode. */
export const LOCALHOST_IN_PRODUCTION =
  "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings";
