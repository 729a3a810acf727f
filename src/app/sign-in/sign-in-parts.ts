import type { Level } from "../../protocol/operations/level.js";
import type { AppContext } from "../../resources/app-context.js";
import type { Core } from "../apps/core.js";
import type { Redirects } from "../navigation/redirects.js";

/** What every way of signing in is made with. */
export interface SignInParts<L extends Level> {
  readonly core: Core<L>;
  readonly redirects: Redirects;
  readonly context: AppContext;
}

export interface NoRedirect {
  /** Stays on the page instead of going to the after-sign-in or after-sign-up page. */
  readonly noRedirect?: boolean | undefined;
}
