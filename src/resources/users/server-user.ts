import type { Access } from "../../access/access.js";
import { sessions } from "../../protocol/records/session.js";
import type { SessionActor } from "../../protocol/records/session-actor.js";
import { users } from "../../protocol/records/user.js";
import { createPermissionServerActions, type PermissionServerActions } from "../permission.js";
import type { Session } from "./session.js";
import type { ServerUserUpdateOptions, UserFields } from "./user-fields.js";

/** Options of a session that a server creates. */
export interface SessionCreateOptions {
  /** The lifetime in milliseconds. Default: a year, 31536000000; at most 367 days. */
  readonly expiresInMillis?: number | undefined;
  /** Marks an impersonation session. Only administrators see it in lists. Default: false. */
  readonly isImpersonation?: boolean | undefined;
  /**
   * Who acts in the session besides the user: an administrator with a reason, an agent or an API key.
   * It may not change how the account is protected, and ends after half an hour unless
   * `expiresInMillis` says otherwise.
   */
  readonly actor?:
    | (Omit<SessionActor, "reason"> & { readonly reason?: string | undefined })
    | undefined;
}

/** User actions of trusted servers. */
export interface UserServerActions extends PermissionServerActions {
  /** `update({ serverMetadata })`: replaces all of it. */
  setServerMetadata(metadata: UserFields<"server">["serverMetadata"]): Promise<void>;
  /** `update({ clientReadOnlyMetadata })`: replaces all of it. */
  setClientReadOnlyMetadata(
    metadata: UserFields<"server">["clientReadOnlyMetadata"],
  ): Promise<void>;
  /** Sets the primary address; `verified` marks it as verified. */
  setPrimaryEmail(
    email: string | null,
    options?: { readonly verified?: boolean | undefined },
  ): Promise<void>;
  /** Creates a session for the user. Its tokens act as the user. */
  createSession(options?: SessionCreateOptions): Promise<Session>;
}

/** Creates the server's user actions. `access.subject` is the user's id. */
export function createUserServerActions(access: Access<"server">): UserServerActions {
  const params = { user_id: access.subject };
  const change = async (body: ServerUserUpdateOptions) =>
    void (await access.run(users.update, { params, body }));
  return {
    ...createPermissionServerActions(access),
    setServerMetadata: (serverMetadata) => change({ serverMetadata }),
    setClientReadOnlyMetadata: (clientReadOnlyMetadata) => change({ clientReadOnlyMetadata }),
    setPrimaryEmail: (primaryEmail, { verified } = {}) =>
      change({ primaryEmail, primaryEmailVerified: verified }),
    createSession: async (options = {}) => {
      const { accessToken, refreshToken } = await access.run(sessions.create, {
        body: { ...options, userId: access.subject },
      });
      return { getTokens: async () => ({ accessToken, refreshToken }) };
    },
  };
}
