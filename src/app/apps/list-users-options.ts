import type { UserMethod, UserOrder } from "../../protocol/records/user-list.js";

/** Which users of the project to list: all conditions must hold. */
export interface ServerListUsersOptions {
  /** `nextCursor` of the previous page. */
  cursor?: string | undefined;
  /** The maximum number of users. Default: all, read 500 at a time. */
  limit?: number | undefined;
  /**
   * The sort order, the smallest first unless `desc`. Default: by sign-up. People without a name
   * are sorted by their address.
   */
  orderBy?: UserOrder | undefined;
  /** The other way round: newest first, or names from Z to A. */
  desc?: boolean | undefined;
  /** Matches part of a name or an address, or a whole id. */
  query?: string | undefined;
  /**
   * `"prefix"`: an address, a name or a word of it begins with `query`, which an index finds.
   * Default: `"contains"`.
   */
  match?: "prefix" | "contains" | undefined;
  /** Members of this team. */
  teamId?: string | undefined;
  /** Whether the main address is proved. */
  verified?: boolean | undefined;
  /** Has this way to sign in, perhaps beside others. */
  method?: UserMethod | undefined;
  /** Has this way to sign in and no other. */
  onlyMethod?: UserMethod | undefined;
  /** Has an account at this provider, such as `github`. */
  providerId?: string | undefined;
  /** Whether sign-ins need a second factor. */
  secondFactor?: boolean | undefined;
  /** Whether the user has not signed up yet. */
  anonymous?: boolean | undefined;
  /** Signed up at this time or later. */
  signedUpAfter?: Date | undefined;
  /** Signed up before this time. */
  signedUpBefore?: Date | undefined;
  /** Last active at this time or later. */
  activeAfter?: Date | undefined;
  /** Last active before this time. */
  activeBefore?: Date | undefined;
}
