import type { Query } from "../../cache/query.js";
import type { QueryCache } from "../../cache/query-cache.js";
import type { UserAt } from "../../resources/people.js";
import type { UserFields, UserUpdateOptions } from "../../resources/user-fields.js";

type Fields = UserFields<"client"> | null;

/** Fields that the service takes as they are, or refuses: what will be shown is what was sent. */
const CERTAIN = ["displayName", "clientMetadata"] as const satisfies (keyof UserUpdateOptions)[];

const certainOf = (options: UserUpdateOptions): Partial<UserFields<"client">> =>
  Object.fromEntries(
    CERTAIN.filter((name) => options[name] !== undefined).map((name) => [name, options[name]]),
  );

/**
 * The writes of the current user on a page, shown before the service has confirmed them where the result is certain. A
 * write that fails is taken back.
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
