import { environment } from "#environment";
import { once } from "../../cache/once.js";
import type { QueryCache } from "../../cache/query-cache.js";
import { notSignedIn } from "../../environment/hook-errors.js";
import type { Level } from "../../protocol/operations/level.js";
import type { CurrentUserAt } from "../../resources/users/current-user.js";
import type { Core, Scope } from "../apps/core.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { redirectOnce } from "../navigation/redirect-once.js";
import type { Redirects } from "../navigation/redirects.js";
import { signUpAnonymously } from "../sign-in/anonymous.js";
import type { CurrentUsers } from "./current-user.js";
import { type AnyUseUserOptions, isSignedIn } from "./signed-out-behavior.js";

/**
 * The hook of a fully loaded app, such as an admin app in a browser. Elsewhere it throws an error
 * that names `getUser`.
 */
export function createUseUser<L extends Level>(
  core: Core<L>,
  users: CurrentUsers<L>,
  redirects: Redirects,
): (options?: AnyUseUserOptions) => CurrentUserAt<L> | null {
  const scopes = new Map<unknown, () => Promise<Scope<L>>>();
  const scopeOf = (choice: TokenStoreChoice | undefined): Promise<Scope<L>> => {
    const open = scopes.get(choice) ?? once(() => core.scope(choice));
    scopes.set(choice, open);
    return open();
  };
  const redirectToSignIn = redirectOnce(core.settings, () =>
    redirects.redirectToSignIn({ replace: true }),
  );
  return ({ or, tokenStore } = {}) =>
    environment.callHook("useUser", "getUser", ({ use }) => {
      const scope = use(scopeOf(tokenStore));
      const fields = environment.useQuery(
        scope.reads as QueryCache,
        users.query(scope),
        "useUser",
        "getUser",
      );
      if (fields !== null && isSignedIn(fields, or)) return users.object(scope, fields);
      if (or === "throw") throw notSignedIn("useUser");
      if (or === "redirect") use(redirectToSignIn());
      if (or === "anonymous") use(signUpAnonymously(scope));
      return null;
    });
}
