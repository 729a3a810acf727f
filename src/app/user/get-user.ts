import { environment } from "#environment";
import { notSignedIn } from "../../environment/hook-errors.js";
import type { Level } from "../../protocol/operations/level.js";
import type { SessionActor } from "../../protocol/records/session-actor.js";
import type { CurrentUserAt } from "../../resources/users/current-user.js";
import { UsageError } from "../../transport/usage-error.js";
import type { Core } from "../apps/core.js";
import { reportForcedStatic, reportUnknownOptions } from "../config/next-flags.js";
import type { TokenStoreChoice } from "../config/token-store-choice.js";
import type { Redirects } from "../navigation/redirects.js";
import { signUpAnonymously } from "../sign-in/anonymous.js";
import type { CurrentUsers } from "./current-user.js";
import { isSignedIn, type SignedOutBehavior } from "./signed-out-behavior.js";
import { readTokenUser, type TokenUser } from "./token-user.js";

/** Options of `getUser()` and `useUser()`. */
export type GetUserOptions<HasTokenStore extends boolean = boolean> = {
  /**
   * The signed-out behavior. Without an anonymous value, an anonymous user is treated as signed
   * out.
   */
  // Written out, so that the compiler's error lists the values instead of the type's name.
  readonly or?:
    | "redirect"
    | "throw"
    | "return-null"
    | "anonymous"
    | "anonymous-if-exists"
    | undefined;
  /**
   * `"none"`: counts as signed out if another person acts in the session, such as an administrator or
   * an agent. `"redirect"` throws then, since a sign-in page would lead back.
   */
  readonly actor?: "any" | "none" | undefined;
} & (HasTokenStore extends false
  ? {
      /** A token store other than the app's own. */
      readonly tokenStore: TokenStoreChoice<true>;
    }
  : { readonly tokenStore?: TokenStoreChoice<true> | undefined });

type Optional<HasTokenStore extends boolean, T> = HasTokenStore extends false
  ? [options: T]
  : [options?: T];
/**
 * Shows Next's 401 page if signed out. Server only; throws `NO_AUTH_INTERRUPTS` if
 * `experimental.authInterrupts` is off.
 */
type Unauthorized<HasTokenStore extends boolean> = Omit<GetUserOptions<HasTokenStore>, "or"> & {
  readonly or: "unauthorized";
};
type ServerOptions<HasTokenStore extends boolean> = Omit<GetUserOptions<HasTokenStore>, "or"> & {
  readonly or?:
    | "redirect"
    | "throw"
    | "return-null"
    | "unauthorized"
    | "anonymous"
    | "anonymous-if-exists"
    | undefined;
};
type Present<O> = O & { readonly or: "redirect" | "throw" | "anonymous" };

/** Reads the current user. */
export interface GetUser<HasTokenStore extends boolean, U> {
  /**
   * Reads the access token's claims only, verified locally without a request while the token is
   * valid.
   */
  (
    options: (
      | (GetUserOptions<HasTokenStore> & { readonly or: "redirect" | "throw" })
      | Unauthorized<HasTokenStore>
    ) & { readonly from: "token" },
  ): Promise<TokenUser>;
  /**
   * Reads the access token's claims only, verified locally without a request while the token is
   * valid.
   */
  (options: GetUserOptions<HasTokenStore> & { readonly from: "token" }): Promise<TokenUser | null>;
  /** Reads the full user from the service. */
  (options: Present<GetUserOptions<HasTokenStore>> | Unauthorized<HasTokenStore>): Promise<U>;
  /** Reads the full user from the service, or null. */
  // The compiler explains a wrong call by this overload, so it names all values of `or`.
  (...options: Optional<HasTokenStore, ServerOptions<HasTokenStore>>): Promise<U | null>;
}

/** {@link GetUser} for components: suspends while loading and stays up to date. */
export interface UseUser<HasTokenStore extends boolean, U> {
  (options: Present<GetUserOptions<HasTokenStore>>): U;
  (...options: Optional<HasTokenStore, GetUserOptions<HasTokenStore>>): U | null;
}

interface AnyOptions {
  readonly or?: SignedOutBehavior | "unauthorized" | undefined;
  readonly tokenStore?: TokenStoreChoice<true> | undefined;
  readonly from?: "token" | undefined;
  readonly actor?: "any" | "none" | undefined;
}

/** Makes `getUser()` of an app. */
export function createGetUser<L extends Level>(
  core: Core<L>,
  users: CurrentUsers<L>,
  redirects: Redirects,
) {
  async function getUser(options: AnyOptions = {}): Promise<CurrentUserAt<L> | TokenUser | null> {
    reportUnknownOptions("getUser()", options);
    reportForcedStatic(options.tokenStore ?? core.settings.tokenStore);
    const scope = await core.scope(options.tokenStore);
    if (options.from === "token") {
      const user = await readTokenUser(core, scope);
      if (isRefused(user, options)) return refuse(options.or);
      return user !== null && isSignedIn(user, options.or) ? user : absent(options.or);
    }
    const fields = await scope.reads.read(users.query(scope));
    if (isRefused(fields, options)) return refuse(options.or);
    if (fields !== null && isSignedIn(fields, options.or)) return users.object(scope, fields);
    if (options.or !== "anonymous") return absent(options.or);
    await signUpAnonymously(scope);
    return getUser(options);
  }
  async function refuse(or: AnyOptions["or"]): Promise<null> {
    if (or === "redirect" || or === "throw" || or === "anonymous") throw actsForOther();
    return absent(or);
  }
  async function absent(or: AnyOptions["or"]): Promise<null> {
    if (!or || or === "return-null" || or.startsWith("anonymous")) return null;
    if (or === "unauthorized") return environment.interrupt(or);
    if (or === "redirect") await redirects.redirectToSignIn({ replace: true });
    // So does a misspelled value, whose page must not stay open.
    throw notSignedIn("getUser");
  }
  return getUser;
}

/** Whether another person acts in a session that must be the user's own. */
const isRefused = (
  user: { readonly actor?: SessionActor | null | undefined } | null,
  { actor }: AnyOptions,
): boolean => actor === "none" && Boolean(user?.actor);

const actsForOther = (): UsageError =>
  new UsageError(
    "ACTOR_IN_SESSION",
    'getUser({ actor: "none" }) was called in a session in which another person acts for the user. ' +
      "End it with user.signOut(), or show this page without the option.",
  );
