import type { Level } from "../../protocol/operations/level.js";
import type { Surroundings } from "../../resources/surroundings.js";
import type { Core } from "../apps/core.js";
import type { Redirects } from "../navigation/redirects.js";

/** What every way of signing in is made with. */
export interface SignInParts<L extends Level> {
  readonly core: Core<L>;
  readonly redirects: Redirects;
  readonly around: Surroundings;
}

export interface NoRedirect {
  /** Stays on the page instead of going to the after-sign-in or after-sign-up page. */
  readonly noRedirect?: boolean | undefined;
}
