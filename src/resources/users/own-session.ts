import type { Tokens } from "../../session/tokens.js";

/** The session of the current user, for its object. */
export interface OwnSession {
  getTokens(): Promise<Tokens>;
  /**
   * Ends the session at the service and locally, and redirects to `redirectUrl`, else to the
   * after-sign-out page.
   */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Clears the tokens of a session that the service ended. Those of another session stay. */
  forget(tokens: Tokens): Promise<void>;
}

/** Where to go after signing out. */
export interface SignOutOptions {
  /** Relative, or of a trusted origin. Default: the app's `afterSignOut` page. */
  readonly redirectUrl?: URL | string | undefined;
}
