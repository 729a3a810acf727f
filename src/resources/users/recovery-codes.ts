import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import { recoveryCodes } from "../../protocol/records/recovery-code.js";
import { ServiceError } from "../../transport/errors.js";

/** Methods about recovery codes. */
export interface RecoveryCodeActions {
  /**
   * Creates ten recovery codes, which replace earlier ones. Each signs in once instead of a code of
   * the authenticator app. They cannot be read again, so show them at once. Throws
   * `FRESH_SESSION_REQUIRED` in a browser ten minutes after the sign-in, and
   * `SECOND_FACTOR_NOT_ENABLED` without a second factor.
   */
  createRecoveryCodes(): Promise<readonly string[]>;
  /** The number of unused recovery codes; null if the service has none, as the hosted one. */
  getRecoveryCodeCount(): Promise<number | null>;
  /** `getRecoveryCodeCount()` for components. */
  useRecoveryCodeCount(): number | null;
}

/** The methods about recovery codes. */
export function createRecoveryCodeActions<L extends Level>(access: Access<L>): RecoveryCodeActions {
  const params = { user_id: access.subject };
  const count = (): Query<number | null> => ({
    key: access.key("recovery codes", access.subject),
    kinds: ["recovery-code"],
    fetch: async () => {
      try {
        return (await access.run(recoveryCodes.count, { params })).count;
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null;
        throw error;
      }
    },
  });
  return {
    ...access.readableOne("RecoveryCodeCount", count),
    createRecoveryCodes: async () => (await access.run(recoveryCodes.create, { params })).codes,
  };
}
