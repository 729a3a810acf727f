import { rendering } from "#rendering";
import type { CurrentUser } from "../../resources/current-user.js";
import type { UserFields } from "../../resources/user-fields.js";
import type { PageApp } from "../browser/page-app.js";
import type { HandedDown } from "../browser/serialized-app.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import { counts, type OrNobody } from "./signed-out-behavior.js";

export interface AnyUseUserOptions {
  readonly or?: OrNobody | undefined;
  readonly tokenStore?: TokenStoreChoice<true> | undefined;
}

type Fields = UserFields<"client"> | null;

/** Whoever is signed in, live. While a server renders, only what the provider handed down is there. */
export function useCurrentUser(
  app: PageApp,
  { or, tokenStore }: AnyUseUserOptions = {},
): CurrentUser | null {
  const fields = rendering.renderHook(
    "useUser",
    "getUser",
    ({ use, useSyncExternalStore: follow, context }): Fields => {
      const handed = use(context) as HandedDown | null;
      const user =
        handed && handed.app.uniqueIdentifier === app.identifier && !tokenStore
          ? handed.user
          : undefined;
      if (rendering.world !== "browser")
        return user ? use(user) : rendering.callHook("useUser", "getUser", () => null);
      if (user) app.source.handDown(user);
      if (app.tokenStore === null && !tokenStore)
        rendering.fail((errors) => errors.noStoreForHook());
      const reader = tokenStore ? use(use(app.load()).readerOf(tokenStore)) : app.source;
      return use(follow(reader.subscribe, reader.use, reader.use));
    },
  );
  if (fields !== null && counts(fields, or)) return app.userOf(fields);
  if (or === "throw") rendering.fail((errors) => errors.notSignedIn("useUser"));
  if (or === "redirect" || or === "anonymous")
    rendering.callHook("useUser", "getUser", ({ use }) =>
      use(use(app.load()).instead(or, app.source)),
    );
  return null;
}
