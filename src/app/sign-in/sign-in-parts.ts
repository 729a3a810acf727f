import type { Level } from "../../protocol/operations/level.js";
import type { AppContext } from "../../resources/app-context.js";
import type { Core } from "../apps/core.js";
import type { Redirects } from "../navigation/redirects.js";

/** Dependencies of every sign-in method. */
export interface SignInParts<L extends Level> {
  readonly core: Core<L>;
  readonly redirects: Redirects;
  readonly context: AppContext;
}

/** Whether a sign-in stays on its page. */
export interface NoRedirect {
  /** Stays on the page instead of redirecting after sign-in or sign-up. */
  readonly noRedirect?: boolean | undefined;
}
