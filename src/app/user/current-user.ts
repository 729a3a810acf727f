import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import { isKnownError } from "../../protocol/errors/index.js";
import type { Level } from "../../protocol/operations/level.js";
import { users } from "../../protocol/records/user.js";
import type { AppContext } from "../../resources/app-context.js";
import type { UserAt } from "../../resources/people.js";
import {
  type Auth,
  type CurrentUserAt,
  createCurrentUser,
} from "../../resources/users/current-user.js";
import type { OwnSession } from "../../resources/users/own-session.js";
import type { UserFields } from "../../resources/users/user-fields.js";
import { NO_TOKENS } from "../../session/tokens.js";
import type { Core, Scope } from "../apps/core.js";
import { registerPasskey } from "../sign-in/passkey.js";
import { signOut } from "../sign-in/sign-out.js";

/** Reads the current user and creates its object. */
export interface CurrentUsers<L extends Level> {
  /** Reads the fields of the scope's user, or null. */
  query(scope: Scope<L>): Query<UserFields<L> | null>;
  /** Creates the user's object. Equal fields give the same object. */
  object(scope: Scope<L>, fields: UserFields<L>): CurrentUserAt<L>;
}

/** Creates extra members of the current user's object. */
export type ExtraMembers<L extends Level> = (scope: Scope<L>, user: UserAt<L>) => object;

interface CurrentUsersParts<L extends Level> {
  readonly core: Core<L>;
  readonly context: AppContext;
  /** The access for calls about the user: `me` for clients, an id for servers. */
  readonly about: (access: Access<L>, userId: string) => Access<L>;
  /** Extra members of the object. */
  readonly extraMembers: ExtraMembers<L>;
}

/** Makes the reader of the current user, shared by the calls of one request. */
export function createCurrentUsers<L extends Level>({
  core,
  context,
  about,
  extraMembers,
}: CurrentUsersParts<L>): CurrentUsers<L> {
  const objects = new WeakMap<object, CurrentUserAt<L>>();
  return {
    query: (scope) => {
      const query = scope.access.query(
        users.read,
        { params: { user_id: "me" } },
        (fields) => fields as UserFields<L>,
        "current user",
      );
      return { ...query, fetch: () => readOrNull(scope, query) };
    },
    object: (scope, fields) => {
      const known = objects.get(fields);
      if (known) return known;
      const made = createCurrentUser(about(scope.access, fields.id), fields, {
        session: ownSession(core, scope),
        context,
        registerPasskey: ((options) =>
          registerPasskey(scope, core.settings, options)) as Auth["registerPasskey"],
        extraMembers: (user) => extraMembers(scope, user as unknown as UserAt<L>),
      });
      objects.set(fields, made);
      return made;
    },
  };
}

async function readOrNull<L extends Level, T>(
  { session }: Scope<L>,
  query: Query<T>,
): Promise<T | null> {
  const tokens = await session.getTokens();
  if (!tokens) return null;
  try {
    return await query.fetch();
  } catch (error) {
    // The token is valid but has no user: the account was deleted, or the session has just ended.
    if (!isKnownError(error, "CANNOT_GET_OWN_USER_WITHOUT_USER")) throw error;
    session.markInvalid(tokens, true);
    return null;
  }
}

const ownSession = <L extends Level>(core: Core<L>, scope: Scope<L>): OwnSession => ({
  getTokens: async () => {
    const tokens = (await scope.session.getTokens()) ?? NO_TOKENS;
    return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken };
  },
  signOut: (options) => signOut(core, scope, options),
  forget: async (tokens) => scope.session.markInvalid(tokens),
});
