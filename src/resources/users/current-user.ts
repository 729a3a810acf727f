import type { Access } from "../../access/access.js";
import type { From } from "../../access/access-types.js";
import type { KnownErrors } from "../../protocol/errors/index.js";
import { HEADERS } from "../../protocol/headers.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Result } from "../../protocol/operations/result.js";
import { authHeaders } from "../../session/request-store.js";
import type { Tokens } from "../../session/tokens.js";
import type { AppContext } from "../app-context.js";
import type { UserAt } from "../people.js";
import type { DeleteUserOptions } from "./deletion.js";
import type { OwnSession, SignOutOptions } from "./own-session.js";
import { type PasswordActions, passwordsBySession } from "./password.js";
import { createUserServerActions, type UserServerActions } from "./server-user.js";
import type { Session } from "./session.js";
import { createUser } from "./user.js";
import type { UserFields } from "./user-fields.js";

/** How a passkey is made. */
export interface RegisterPasskeyOptions {
  /** Ignored in favor of the page's. */
  readonly hostname?: string | undefined;
  /**
   * `"conditional"`: the browser makes the passkey by itself where the person has just signed in
   * with a saved password, and shows no dialog. Within a minute of the sign-in.
   */
  readonly mediation?: "conditional" | undefined;
}

/** A passkey that was just made. */
interface RegisteredPasskey {
  /** Its id, as in `listPasskeys()`. */
  readonly id: string;
}

/** The result of `registerPasskey()`. `Made` is what it says of the passkey. */
export type PasskeyRegistered<Made = undefined> = Result<
  Made,
  KnownErrors["PasskeyRegistrationFailed"] | KnownErrors["PasskeyWebAuthnError"]
>;

/** The session of the current user. */
export interface Auth {
  /** The session. Its tokens are valid for at least 20 s, or null if it has ended. */
  readonly currentSession: Session;
  /** @deprecated Use `currentSession`: the same. */
  readonly _internalSession: Session;
  /**
   * Ends the session in all tabs and redirects to `redirectUrl`, else to the after-sign-out page.
   */
  signOut(options?: SignOutOptions): Promise<void>;
  /**
   * Returns a header that identifies the user to the app's own server without cookies. Never send
   * it elsewhere.
   */
  getAuthHeaders(): Promise<{ "x-stack-auth": string }>;
  /** Returns both tokens as an object. */
  getAuthJson(): Promise<Tokens>;
  /**
   * Lets the browser make a passkey by itself, beside those that the user has. The result names it,
   * so that it can be removed again.
   */
  registerPasskey(
    options: RegisterPasskeyOptions & { readonly mediation: "conditional" },
  ): Promise<PasskeyRegistered<RegisteredPasskey>>;
  /**
   * Registers a passkey of this device, beside those that the user has. Browser only. `details.code`
   * of a `PasskeyWebAuthnError` names the failure of the ceremony, such as
   * `ERROR_CEREMONY_ABORTED`.
   */
  registerPasskey(options?: RegisterPasskeyOptions): Promise<PasskeyRegistered>;
}

/** The current user at level `L`. */
export type CurrentUserAt<L extends Level> = UserAt<L> &
  PasswordActions &
  Auth &
  From<"server", L, UserServerActions>;

/**
 * The current user in a browser. A frozen snapshot: read it again after changes.
 * @interface
 */
export type CurrentUser = CurrentUserAt<"client">;
/**
 * The current user on a server.
 * @interface
 */
export type CurrentServerUser = CurrentUserAt<"server">;

/** Dependencies of the current user's object. */
export interface CurrentUserParts {
  readonly session: OwnSession;
  readonly context: AppContext;
  readonly registerPasskey: Auth["registerPasskey"];
  /** Extra members, which may override others, such as projects of internal users. */
  readonly extraMembers: (user: UserAt<Level>) => object;
}

/**
 * `access` is about the user: `"me"` for a client, the id for a server. Its calls send the session.
 */
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
    delete: async (options?: DeleteUserOptions) => {
      const tokens = await session.getTokens();
      await user.delete(options);
      await session.forget(tokens);
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
