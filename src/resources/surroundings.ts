import type { HandlerUrls } from "../protocol/urls.js";

/** What objects need to know of the app beside their access: where its pages are, and how to leave for a provider. */
export interface Surroundings {
  /**
   * The address of one of the app's pages, for a mail: the one handed over, else that of the open page's site.
   * Throws `CALLBACK_URL_REQUIRED` where no page is open.
   */
  callbackUrl(page: keyof HandlerUrls, given: string | undefined): string;
  /** Leaves the page to connect an account of `provider`, and never returns. Throws where no page is open. */
  linkAccount(provider: string, scopes: readonly string[]): Promise<never>;
}
