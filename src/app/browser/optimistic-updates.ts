import type { Query } from "../../cache/query.js";
import type { QueryCache } from "../../cache/query-cache.js";
import type { UserAt } from "../../resources/people.js";
import type { UserFields, UserUpdateOptions } from "../../resources/users/user-fields.js";

type Fields = UserFields<"client"> | null;

/** Fields that the service stores unchanged or rejects, so the result is known in advance. */
const CERTAIN = ["displayName", "clientMetadata"] as const satisfies (keyof UserUpdateOptions)[];

const certainOf = (options: UserUpdateOptions): Partial<UserFields<"client">> =>
  Object.fromEntries(
    CERTAIN.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  );

/**
 * Writes of the current user that a page shows before the service confirms them. Failed writes are
 * reverted.
 */
export function createOptimisticUpdates(
  cache: QueryCache,
  query: () => Query<Fields>,
  user: Pick<UserAt<"client">, "update">,
): Pick<UserAt<"client">, "update" | "setDisplayName" | "setClientMetadata"> {
  const update = async (options: UserUpdateOptions): Promise<void> => {
    const certain = certainOf(options);
    const takeBack =
      Object.keys(certain).length > 0
        ? cache.update(query(), (fields) => fields && { ...fields, ...certain })
        : undefined;
    try {
      await user.update(options);
    } catch (error) {
      takeBack?.();
      throw error;
    }
  };
  return {
    update,
    setDisplayName: (displayName) => update({ displayName }),
    setClientMetadata: (clientMetadata) => update({ clientMetadata }),
  };
}
