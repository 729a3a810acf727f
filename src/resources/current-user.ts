import type { Access, From } from "../access/access.js";
import type { KnownErrors } from "../protocol/errors/index.js";
import { HEADERS } from "../protocol/headers.js";
import type { Level } from "../protocol/operations/level.js";
import type { Result } from "../protocol/operations/result.js";
import { authHeaders } from "../session/request-store.js";
import type { Tokens } from "../session/tokens.js";
import type { AppContext } from "./app-context.js";
import type { OwnSession, SignOutOptions } from "./own-session.js";
import { type PasswordActions, passwordsBySession } from "./password.js";
import type { UserAt } from "./people.js";
import { createUserServerActions, type UserServerActions } from "./server-user.js";
import type { Session } from "./session.js";
import { createUser } from "./user.js";
import type { UserFields } from "./user-fields.js";

export type PasskeyRegistered = Result<
  undefined,
  KnownErrors["PasskeyRegistrationFailed"] | KnownErrors["PasskeyWebAuthnError"]
>;

/** What the current user has beside being a user: a session. */
export interface Auth {
  /** The tokens of the session, fresh for at least 20 s; null where it has ended. */
  readonly currentSession: Session;
  /** @deprecated Use `currentSession`: the same. */
  readonly _internalSession: Session;
  /** Ends the session everywhere in this browser, and goes to `redirectUrl`, else to the app's after-sign-out page. */
  signOut(options?: SignOutOptions): Promise<void>;
  /** A header that tells the app's own server who calls, where cookies do not go along. Never send it to anybody else. */
  getAuthHeaders(): Promise<{ "x-stack-auth": string }>;
  /** The same two tokens as an object. */
  getAuthJson(): Promise<Tokens>;
  /**
   * Adds a passkey of this device to the account, in place of an older one. Needs a browser; `hostname` is ignored: it is always
   * the page's. `details.code` of a `PasskeyWebAuthnError` says how the ceremony failed, such as `ERROR_CEREMONY_ABORTED`.
   */
  registerPasskey(options?: { readonly hostname?: string | undefined }): Promise<PasskeyRegistered>;
}

/** Of the current user at level `L`. */
export type CurrentUserAt<L extends Level> = UserAt<L> &
  PasswordActions &
  Auth &
  From<"server", L, UserServerActions>;

/**
 * Whoever is signed in, in a browser. A frozen snapshot: read it again after changes.
 * @interface
 */
export type CurrentUser = CurrentUserAt<"client">;
/**
 * Whoever is signed in, as a server sees them.
 * @interface
 */
export type CurrentServerUser = CurrentUserAt<"server">;

/** What a current user's object is made with beside its access. */
export interface CurrentUserParts {
  readonly session: OwnSession;
  readonly context: AppContext;
  readonly registerPasskey: () => Promise<PasskeyRegistered>;
  /** Further members, which may stand in place of others: what a user of the internal project can do with projects. */
  readonly extraMembers: (user: UserAt<Level>) => object;
}

/** `access` is about the user: `"me"` for a client, the id for a server; the session goes along with its calls. */
export function createCurrentUser<L extends Level>(
  access: Access<L>,
  fields: UserFields<L>,
  { session, context, registerPasskey, extraMembers }: CurrentUserParts,
): CurrentUserAt<L> {
  const user = createUser(access, context, fields);
  const currentSession: Session = { getTokens: session.getTokens };
  const auth: Auth = {
    currentSession,
    _internalSession: currentSession,
    signOut: session.signOut,
    getAuthHeaders: async () => ({
      [HEADERS.auth]: authHeaders(await session.getTokens())[HEADERS.auth],
    }),
    getAuthJson: session.getTokens,
    registerPasskey,
  };
  const removed = {
    delete: async () => {
      await user.delete();
      await session.forget();
    },
  };
  const current: CurrentUserAt<L> = {
    ...user,
    ...passwordsBySession(access, context, fields.primaryEmail),
    ...auth,
    ...removed,
    ...access.from("server", (server) => createUserServerActions(server)),
    ...extraMembers(user as unknown as UserAt<Level>),
  };
  Object.freeze(current);
  return current;
}
