import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import type { Fields } from "../../protocol/records/record.js";
import {
  type SuspendedAccessRecord,
  suspendedAccess,
} from "../../protocol/records/suspended-access.js";
import { ServiceError } from "../../transport/errors.js";

/**
 * What an account had before its address was proved from a browser that it does not know. None of it
 * works until the owner keeps it.
 * @interface
 */
export type SuspendedAccess = Fields<SuspendedAccessRecord, "client">;

/** Methods about suspended access. */
export interface SuspendedAccessActions {
  /** What is suspended; null if nothing is, or if the service has none, as the hosted one. */
  getSuspendedAccess(): Promise<SuspendedAccess | null>;
  /** `getSuspendedAccess()` for components. */
  useSuspendedAccess(): SuspendedAccess | null;
  /** Mails six digits to the account's verified address, for `resolveSuspendedAccess()`. */
  sendSuspendedAccessCode(): Promise<{ readonly attemptCode: string; readonly sentTo: string }>;
  /**
   * Keeps or removes all suspended access, by the six digits of the mail and the `attemptCode` of
   * `sendSuspendedAccessCode()`. Throws `INVALID_TOTP_CODE` for wrong digits.
   */
  resolveSuspendedAccess(options: {
    readonly attemptCode: string;
    readonly code: string;
    readonly keep: boolean;
  }): Promise<void>;
}

/** The methods about suspended access. */
export function createSuspendedAccessActions<L extends Level>(
  access: Access<L>,
): SuspendedAccessActions {
  const params = { user_id: access.subject };
  const read = (): Query<SuspendedAccess | null> => ({
    key: access.key("suspended access", access.subject),
    kinds: ["suspended-access"],
    fetch: async () => {
      try {
        const found = await access.run(suspendedAccess.read, { params });
        return found.items.length > 0 ? found : null;
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null;
        throw error;
      }
    },
  });
  return {
    ...access.readableOne("SuspendedAccess", read),
    sendSuspendedAccessCode: () => access.run(suspendedAccess.sendCode, { params }),
    resolveSuspendedAccess: (body) => access.run(suspendedAccess.resolve, { params, body }),
  };
}
