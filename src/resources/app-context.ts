import type { HandlerUrls } from "../protocol/urls.js";

/** What objects need to know of the app beside their access: where its pages are, and how to leave for a provider. */
export interface AppContext {
  /**
   * The address of one of the app's pages, for a mail: the one handed over, else that of the open page's site, else that of
   * the trusted origin that this request came to. Throws `CALLBACK_URL_REQUIRED` where there is none of them.
   */
  callbackUrl(page: keyof HandlerUrls, given: string | undefined): Promise<string>;
  /** Ends the render with Next's 403 page. Throws `NO_AUTH_INTERRUPTS` where Next cannot. */
  forbid(): Promise<never>;
  /** Leaves the page to connect an account of `provider`, and never returns. Throws where no page is open. */
  linkAccount(provider: string, scopes: readonly string[]): Promise<never>;
}
