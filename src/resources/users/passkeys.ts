import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import { type passkey, passkeys } from "../../protocol/records/passkey.js";
import type { Fields } from "../../protocol/records/record.js";
import { suspendedAccess } from "../../protocol/records/suspended-access.js";
import { ServiceError } from "../../transport/errors.js";
import type { AppContext } from "../app-context.js";

/** What a passkey's owner, or a server, can do with it. */
export interface PasskeyMembers {
  /** Gives it a name of the user's own; null for none. */
  rename(name: string | null): Promise<void>;
  /**
   * Removes it, and tells password managers so in a browser. Throws `FRESH_SESSION_REQUIRED` in a
   * browser ten minutes after the sign-in, and an error with status 400 if it is the last way to
   * sign in.
   */
  delete(): Promise<void>;
}

/**
 * A passkey of a user.
 * @interface
 */
export type Passkey = Fields<typeof passkey, "client"> & PasskeyMembers;

/** Methods about a user's passkeys. */
export interface PasskeyListActions {
  /** The user's passkeys, newest first. Empty with the hosted service, which does not list them. */
  listPasskeys(): Promise<Passkey[]>;
  /** `listPasskeys()` for components. */
  usePasskeys(): Passkey[];
}

/** The methods about a user's passkeys. `userId` is not `me`. */
export function createPasskeyListActions<L extends Level>(
  access: Access<L>,
  context: AppContext,
  userId: string,
): PasskeyListActions {
  const params = { user_id: access.subject };
  const read = (fields: Fields<typeof passkey, L>): Passkey => {
    const of = { ...params, passkey_id: fields.id };
    return {
      ...fields,
      rename: async (name) =>
        void (await access.run(passkeys.rename, { params: of, body: { name } })),
      delete: async () => {
        await access.run(passkeys.delete, { params: of });
        // Only for the password managers, which the removal does not wait for.
        void list()
          .fetch()
          .catch(() => undefined);
      },
    };
  };
  const hasSuspended = async () =>
    (await access.run(suspendedAccess.read, { params })).items.some(
      ({ type }) => type === "passkey",
    );
  const list = (): Query<Passkey[]> => {
    const query = access.query(passkeys.list, { params }, read);
    return {
      ...query,
      fetch: async () => {
        try {
          const all = await query.fetch();
          context.signalPasskeys(
            userId,
            all.map(({ id }) => id),
            hasSuspended,
          );
          return all;
        } catch (error) {
          if (error instanceof ServiceError && error.status === 404) return [];
          throw error;
        }
      },
    };
  };
  return access.readable("Passkeys", list);
}
