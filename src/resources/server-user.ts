import type { Access } from "../access/access.js";
import { sessions } from "../protocol/records/session.js";
import { users } from "../protocol/records/user.js";
import { createPermissionServerActions, type PermissionServerActions } from "./permission.js";
import type { Session } from "./session.js";
import type { ServerUserUpdateOptions, UserFields } from "./user-fields.js";

/** How a session that a server makes differs from others. */
export interface SessionCreateOptions {
  /** Default: a year, 31536000000; at most 367 days. */
  readonly expiresInMillis?: number | undefined;
  /** Marks the session as one by which somebody else acts as the user. Only administrators see it in lists. Default: false. */
  readonly isImpersonation?: boolean | undefined;
}

/** What only a trusted server can do with a user. */
export interface UserServerActions extends PermissionServerActions {
  /** `update({ serverMetadata })`: takes the place of all that was there. */
  setServerMetadata(metadata: UserFields<"server">["serverMetadata"]): Promise<void>;
  /** `update({ clientReadOnlyMetadata })`: takes the place of all that was there. */
  setClientReadOnlyMetadata(
    metadata: UserFields<"server">["clientReadOnlyMetadata"],
  ): Promise<void>;
  /** Sets the address, and with `verified` whether it counts as verified. */
  setPrimaryEmail(
    email: string | null,
    options?: { readonly verified?: boolean | undefined },
  ): Promise<void>;
  /** Signs the user in without their doing. Hand the tokens to whoever is to act as the user. */
  createSession(options?: SessionCreateOptions): Promise<Session>;
}

/** What `createUser` adds for a server. `access.subject` is the user's id. */
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
