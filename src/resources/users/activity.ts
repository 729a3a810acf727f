import type { Access } from "../../access/access.js";
import type { Listed } from "../../access/access-types.js";
import type { Level } from "../../protocol/operations/level.js";
import { activity, type activityEvent } from "../../protocol/records/activity.js";
import type { Fields } from "../../protocol/records/record.js";

/**
 * A sign-in, a failed one, or a change of how an account is protected.
 * @interface
 */
export type ActivityEvent = Fields<typeof activityEvent, "client">;

/** A page of events; `nextCursor` is null on the last. */
export type ActivityEvents = Listed<ActivityEvent>;

/** Which events to list. */
export interface ListActivityOptions {
  /** `nextCursor` of the previous page. */
  readonly cursor?: string | undefined;
  /** The maximum number of events, up to 100. Default: 20. */
  readonly limit?: number | undefined;
}

/** Methods about what happened to an account. */
export interface ActivityActions {
  /**
   * What happened to the account within 30 days, newest first: sign-ins, failures and changes of its
   * protection. Fails with the hosted service, which has no such list.
   */
  listActivity(options?: ListActivityOptions): Promise<ActivityEvents>;
  /**
   * "This wasn't me": ends all other sessions, and emails the link that undoes the changes of the last
   * 14 days to the account's verified addresses.
   */
  reportActivity(): Promise<void>;
}

/** The methods about what happened to an account. */
export function createActivityActions<L extends Level>(access: Access<L>): ActivityActions {
  const params = { user_id: access.subject };
  return {
    listActivity: async (query = {}) => {
      const { items, nextCursor } = await access.run(activity.list, { params, query });
      return Object.assign([...items], { nextCursor });
    },
    reportActivity: () => access.run(activity.report, { params }),
  };
}
