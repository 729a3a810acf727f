import type { HandlerUrls } from "../protocol/urls.js";

/** The app's functions that its objects need in addition to their access. */
export interface AppContext {
  /** The time of the app's clock. */
  now(): number;
  /**
   * Returns the address of an app page for an email: the given one, else on the open page's site,
   * else on the trusted origin of this request. Throws `CALLBACK_URL_REQUIRED` otherwise.
   */
  callbackUrl(page: keyof HandlerUrls, given: string | undefined): Promise<string>;
  /**
   * Ends rendering with Next's 403 page. Throws `NO_AUTH_INTERRUPTS` if Next does not support it.
   */
  forbid(): Promise<never>;
  /**
   * Tells password managers which passkeys of a user exist, unless `isPartial` finds that others
   * wait for their owner. Does nothing outside browsers.
   */
  signalPasskeys(userId: string, ids: readonly string[], isPartial: () => Promise<boolean>): void;
  /** Tells password managers a user's new name. Does nothing outside browsers. */
  signalUserDetails(userId: string, name: string | null): void;
  /** Redirects to `provider` to connect an account; never resolves. Throws without an open page. */
  linkAccount(provider: string, scopes: readonly string[]): Promise<never>;
}
