import type { Access } from "../access/access.js";
import type { Level } from "../protocol/operations/level.js";
import type { Input } from "../protocol/operations/shape.js";
import {
  type OwnerKeyFirstViewRecord,
  type OwnerKeyRecord,
  teamApiKeys,
  userApiKeys,
} from "../protocol/records/owner-key.js";
import type { Fields } from "../protocol/records/record.js";
import { type WhyInvalid, whyInvalid } from "./api-key.js";
import type { AppContext } from "./app-context.js";

/**
 * A new API key: `description`, and if wanted `expiresAt` (null for never), `isPublic` and `scopes`
 * (null for all that the owner may).
 * @interface
 */
export type ApiKeyCreationOptions = Omit<Input<(typeof userApiKeys.create)["body"]>, "userId">;
/**
 * `description?`, `expiresAt?`, `revoked?: true`.
 * @interface
 */
export type ApiKeyUpdateOptions = Input<(typeof userApiKeys.update)["body"]>;

/** Why an API key is refused: as of a key set, or for as long as its maker may not manage keys. */
export type OwnerKeyProblem = WhyInvalid | "paused";

/** The methods of an API key. */
export interface OwnerApiKeyActions {
  /** Whether the key may be used for this: it names the scope, or has no list of scopes. */
  hasScope(scope: string): boolean;
  /** Whether it is neither expired nor revoked, nor paused. */
  isValid(): boolean;
  /**
   * Why the key is not valid, expiry first, or null if it is. A team's key is `"paused"` for as long
   * as the member who made it may not manage the team's keys.
   */
  whyInvalid(): OwnerKeyProblem;
  /**
   * Changes the named fields. Throws `FRESH_SESSION_REQUIRED` if a browser lets the key live longer,
   * ten minutes after the sign-in.
   */
  update(options: ApiKeyUpdateOptions): Promise<void>;
  /** Revokes the key permanently. */
  revoke(): Promise<void>;
}

type OwnerFields<R extends OwnerKeyRecord | OwnerKeyFirstViewRecord> = Omit<
  Fields<R, "client">,
  "type" | "userId" | "teamId"
>;
/** A key acts for one user. */
interface OfUser {
  /** Whose key it is. */
  readonly type: "user";
  /** The user. */
  readonly userId: string;
}
/** A key acts for one team. */
interface OfTeam {
  /** Whose key it is. */
  readonly type: "team";
  /** The team. */
  readonly teamId: string;
}

/**
 * An API key of a user. Of the key itself only `value.lastFour` is known.
 * @interface
 */
export type UserApiKey = OwnerFields<OwnerKeyRecord> & OfUser & OwnerApiKeyActions;
/**
 * An API key of a team. Of the key itself only `value.lastFour` is known.
 * @interface
 */
export type TeamApiKey = OwnerFields<OwnerKeyRecord> & OfTeam & OwnerApiKeyActions;
/**
 * A new API key of a user: the only time that its `value` is known.
 * @interface
 */
export type UserApiKeyFirstView = OwnerFields<OwnerKeyFirstViewRecord> &
  OfUser &
  OwnerApiKeyActions;
/**
 * A new API key of a team: the only time that its `value` is known.
 * @interface
 */
export type TeamApiKeyFirstView = OwnerFields<OwnerKeyFirstViewRecord> &
  OfTeam &
  OwnerApiKeyActions;

/** Methods about API keys of a user or a team. */
export interface OwnerKeyActions<Key, FirstView> {
  /**
   * Creates an API key, `createApiKey({ description: "Nightly export" })`. Only its answer has the
   * key. Throws `FRESH_SESSION_REQUIRED` in a browser ten minutes after the sign-in.
   */
  createApiKey(options: ApiKeyCreationOptions): Promise<FirstView>;
  /** The API keys, newest first. Of each only the last four characters are known. */
  listApiKeys(): Promise<Key[]>;
  /** `listApiKeys()` for components. */
  useApiKeys(): Key[];
}

/** Methods about API keys of a user. */
export interface UserKeyActions extends OwnerKeyActions<UserApiKey, UserApiKeyFirstView> {}
/** Methods about API keys of a team. Clients need the permission `$manage_api_keys`. */
export interface TeamKeyActions extends OwnerKeyActions<TeamApiKey, TeamApiKeyFirstView> {}

type AnyKey = Pick<
  Fields<OwnerKeyRecord, "client">,
  "id" | "type" | "scopes" | "expiresAt" | "manuallyRevokedAt"
> & { readonly isPaused?: boolean | undefined };

/** Adds its methods to the fields of a key. */
export function withKeyActions<L extends Level, F extends AnyKey>(
  access: Access<L>,
  { now }: Pick<AppContext, "now">,
  fields: F,
): F & OwnerApiKeyActions {
  const { id, type, scopes, isPaused } = fields;
  const { update } = type === "user" ? userApiKeys : teamApiKeys;
  const change = async (body: ApiKeyUpdateOptions) =>
    void (await access.run(update, { params: { api_key_id: id }, body }));
  const problem = () => whyInvalid(fields, now()) ?? (isPaused ? "paused" : null);
  return {
    ...fields,
    hasScope: (scope) => scopes === null || scopes.includes(scope),
    isValid: () => problem() === null,
    whyInvalid: problem,
    update: change,
    revoke: () => change({ revoked: true }),
  };
}

/** The methods about API keys of the access's user. */
export const createUserKeyActions = <L extends Level>(
  access: Access<L>,
  context: AppContext,
): UserKeyActions => ({
  ...access.readable("ApiKeys", () =>
    access.query(
      userApiKeys.list,
      { query: { userId: access.subject } },
      (fields) => withKeyActions(access, context, fields) as UserApiKey,
    ),
  ),
  createApiKey: async (options) =>
    withKeyActions(
      access,
      context,
      await access.run(userApiKeys.create, { body: { ...options, userId: access.subject } }),
    ) as UserApiKeyFirstView,
});

/** The methods about API keys of a team. */
export const createTeamKeyActions = <L extends Level>(
  access: Access<L>,
  context: AppContext,
  teamId: string,
): TeamKeyActions => ({
  ...access.readable("ApiKeys", () =>
    access.query(
      teamApiKeys.list,
      { query: { teamId } },
      (fields) => withKeyActions(access, context, fields) as TeamApiKey,
    ),
  ),
  createApiKey: async (options) =>
    withKeyActions(
      access,
      context,
      await access.run(teamApiKeys.create, { body: { ...options, teamId } }),
    ) as TeamApiKeyFirstView,
});
