import { rendering } from "#rendering";
import type { CurrentUser } from "../../resources/users/current-user.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import type { PageApp } from "../browser/page-app.js";
import type { AppProviderValue } from "../browser/serialized-app.js";
import { reportUnknownOptions } from "../config/next-flags.js";
import { type AnyUseUserOptions, isSignedIn } from "./signed-out-behavior.js";

type Fields = UserFields<"client"> | null;
type Source = Pick<PageApp["source"], "subscribe" | "use">;

/** The live current user. During server rendering only the provider's user is available. */
export function useCurrentUser(
  app: PageApp,
  { or, tokenStore }: AnyUseUserOptions = {},
): CurrentUser | null {
  let store: Pick<PageApp, "userOf"> & { source: Source } = app;
  const fields = rendering.renderHook(
    "useUser",
    "getUser",
    ({ use, useSyncExternalStore: follow, context }): Fields => {
      const provided = use(context) as AppProviderValue | null;
      const user =
        provided?.app.uniqueIdentifier === app.identifier && !tokenStore
          ? provided?.user
          : undefined;
      // Bundlers evaluate `typeof window`, and leave this out of browsers.
      if (typeof window === "undefined") {
        reportUnknownOptions("useUser()", { or });
        return user ? use(user) : rendering.callHook("useUser", "getUser", () => null);
      }
      if (user) app.source.receiveUser(user);
      if (app.tokenStore === null && !tokenStore)
        rendering.fail((errors) => errors.noStoreForHook());
      if (tokenStore) store = use(use(app.load()).openStore(tokenStore));
      const { source } = store;
      return use(follow(source.subscribe, source.use, source.use));
    },
  );
  if (fields && isSignedIn(fields, or)) return store.userOf(fields);
  if (or === "throw") rendering.fail((errors) => errors.notSignedIn("useUser"));
  if (or === "redirect" || or === "anonymous")
    rendering.callHook("useUser", "getUser", ({ use }) =>
      use(use(app.load()).handleSignedOut(or, app.source, tokenStore)),
    );
  return null;
}
