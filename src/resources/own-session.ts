import type { Tokens } from "../session/tokens.js";

/** The session of the current user, as their object uses it. */
export interface OwnSession {
  getTokens(): Promise<Tokens>;
  /** Ends the session at the service and here, and goes to `redirectUrl`, else to the app's after-sign-out page. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** Forgets the tokens of a session that the service has ended. */
  forget(): Promise<void>;
}

export interface SignOutOptions {
  /** Relative, or of a trusted origin. Default: the app's `afterSignOut` page. */
  readonly redirectUrl?: URL | string | undefined;
}
