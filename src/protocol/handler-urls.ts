import { withoutTrailingSlash } from "./api-url.js";
import { HANDLER_PAGES, type PageUrls } from "./handler-pages.js";
import { DEFAULT_HANDLER_PATH } from "./limits/handler.js";

/** The address of each page of an app. Every entry is a path or an absolute URL. */
export interface HandlerUrls extends PageUrls {
  /** The path of the handler page. Default: `/handler`. */
  handler: string;
  /** Default: `/`. */
  home: string;
  /** Default: `home`. */
  afterSignIn: string;
  /** Default: `afterSignIn`. */
  afterSignUp: string;
  /** Default: `home`. */
  afterSignOut: string;
}

/** Fills in the addresses that an app did not set. */
export function resolveUrls(named: Readonly<Partial<HandlerUrls>> = {}): HandlerUrls {
  const handler = withoutTrailingSlash(named.handler ?? DEFAULT_HANDLER_PATH);
  const pages = Object.fromEntries(
    Object.entries(HANDLER_PAGES).map(([name, path]) => [name, `${handler}/${path}`]),
  ) as unknown as PageUrls;
  const given = Object.fromEntries(Object.entries(named).filter(([, url]) => url !== undefined));
  const home = named.home ?? "/";
  const afterSignIn = named.afterSignIn ?? home;
  return {
    ...pages,
    home,
    afterSignIn,
    afterSignUp: named.afterSignUp ?? afterSignIn,
    afterSignOut: named.afterSignOut ?? home,
    ...given,
    handler,
  };
}

/** The inverse: the addresses that {@link resolveUrls} would not fill in with the same value. */
export function namedUrls(urls: HandlerUrls): Partial<HandlerUrls> {
  const { handler, home, afterSignIn } = urls;
  const filled: HandlerUrls = {
    ...resolveUrls({ handler, home, afterSignIn }),
    handler: DEFAULT_HANDLER_PATH,
    home: "/",
    afterSignIn: home,
  };
  return Object.fromEntries(
    (Object.keys(urls) as (keyof HandlerUrls)[])
      .filter((page) => urls[page] !== filled[page])
      .map((page) => [page, urls[page]]),
  );
}
