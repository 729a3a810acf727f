import type { Level } from "../../protocol/operations/level.js";
import type { Input } from "../../protocol/operations/shape.js";
import type { Fields, RecordType } from "../../protocol/records/record.js";
import { user, type users } from "../../protocol/records/user.js";

/** The fields of a user as level `L` reads them. */
export type UserFields<L extends Level> = Fields<typeof user, L>;

/** Changes to a user at level `L`. Omitted fields stay unchanged. */
export type UserUpdate<L extends Level> = Input<(typeof users.update)["body"], L>;
/**
 * `displayName?`, `clientMetadata?`, `selectedTeamId?`, `totpMultiFactorSecret?` (20 bytes, or null
 * to switch it off), `profileImageUrl?` (a `data:` picture, or null), `otpAuthEnabled?`,
 * `passkeyAuthEnabled?`.
 * @interface
 */
export type UserUpdateOptions = UserUpdate<"client">;
/**
 * {@link UserUpdateOptions} and `primaryEmail?`, `primaryEmailVerified?`,
 * `primaryEmailAuthEnabled?`, `clientReadOnlyMetadata?`, `serverMetadata?`, `password?`.
 * @interface
 */
export type ServerUserUpdateOptions = UserUpdate<"server">;

/**
 * A new user. All fields are optional; the service creates the id.
 * @interface
 */
export type ServerUserCreateOptions = Input<(typeof users.create)["body"], "server">;

const pick = (
  { columns }: RecordType,
  from: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { read }]) => read === "client")
      .map(([name, { nested }]) => [
        name,
        nested && from[name] ? pick(nested, from[name] as Record<string, unknown>) : from[name],
      ]),
  );

/** Returns the user fields for browsers, without functions. */
export const clientFieldsOf = (from: object): UserFields<"client"> =>
  pick(user, from as Record<string, unknown>) as UserFields<"client">;
