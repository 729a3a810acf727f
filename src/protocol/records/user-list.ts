import * as z from "zod/mini";
import {
  maxLength,
  nonEmptyText,
  queryCount,
  queryFlag,
  queryMillis,
  text,
  uuid,
} from "../encoding/scalars.js";
import { MAX_EMAIL_LENGTH } from "../limits/limits.js";
import { get, list, one, page, post } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, nestedOrNull, type RecordType, record } from "./record.js";
import { user } from "./user.js";

/** Ways to sign in by which users are found. */
export const USER_METHODS = ["password", "passkey", "code", "provider"] as const;
/** One of {@link USER_METHODS}. */
export type UserMethod = (typeof USER_METHODS)[number];

const METHOD = `must be ${USER_METHODS.join(", ")}`;
const MAX_PROVIDER_ID_LENGTH = 255;
/** A name of 100 characters, whose wire form may be longer, and an id. */
const MAX_CURSOR_LENGTH = 400;
const CURSOR = /(?:^|~)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Which users a list, a count or a job is about. All conditions must hold. */
export const userFilter = {
  /** Members of a team. */
  teamId: optionalField("team_id", uuid),
  /** A text in an address or a name, or a whole id. */
  query: optionalField("query", text),
  /** `prefix`: an address, a name or a word of it begins with `query`. Faster than `contains`. */
  match: optionalField("match", z.enum(["prefix", "contains"], "must be prefix or contains")),
  /** Whether the main address is proved. */
  verified: optionalField("verified", queryFlag),
  /** Has this way to sign in, perhaps beside others. */
  method: optionalField("method", z.enum(USER_METHODS, METHOD)),
  /** Has this way to sign in and no other. */
  onlyMethod: optionalField("only_method", z.enum(USER_METHODS, METHOD)),
  /** Has an account at this provider. */
  providerId: optionalField("provider_id", nonEmptyText.check(maxLength(MAX_PROVIDER_ID_LENGTH))),
  /** Whether sign-ins need a second factor. */
  secondFactor: optionalField("second_factor", queryFlag),
  /** Whether the user has not signed up yet. */
  anonymous: optionalField("anonymous", queryFlag),
  /** Signed up at this time or later. */
  signedUpAfter: optionalField("signed_up_after_millis", queryMillis),
  /** Signed up before this time. */
  signedUpBefore: optionalField("signed_up_before_millis", queryMillis),
  /** Last active at this time or later. */
  activeAfter: optionalField("active_after_millis", queryMillis),
  /** Last active before this time. */
  activeBefore: optionalField("active_before_millis", queryMillis),
};

const ORDERS = {
  signed_up_at: "signedUpAt",
  last_active_at: "lastActiveAt",
  display_name: "displayName",
} as const;
const WIRE_ORDERS = ["signed_up_at", "last_active_at", "display_name"] as const;
const ORDER = `must be ${WIRE_ORDERS.join(", ")}`;

/** An order of lists of users. */
export type UserOrder = (typeof ORDERS)[keyof typeof ORDERS];

const userOrder = z.codec(z.enum(WIRE_ORDERS, ORDER), z.enum(Object.values(ORDERS)), {
  decode: (wire): UserOrder => ORDERS[wire],
  encode: (order) => WIRE_ORDERS.find((wire) => ORDERS[wire] === order) ?? "signed_up_at",
});

const countColumns = {
  /** How many users there are, or how many were counted. */
  count: column("count", z.number()),
  /** Whether there are no more. */
  isExact: column("is_exact", z.boolean()),
};
/** The columns of a count of users. */
export interface UserCountRecord extends RecordType<typeof countColumns> {}
/** How many users a filter finds. */
export const userCount: UserCountRecord = record("user-count", countColumns);

/** What of a user a search finds. */
export const USER_MATCHES = [
  "id",
  "address",
  "session",
  "provider-account",
  "api-key",
  "name",
] as const;
/** One of {@link USER_MATCHES}. */
export type UserMatchKind = (typeof USER_MATCHES)[number];

/** Texts of one search, as a pasted list has them. */
export const MAX_SEARCH_TEXTS = 200;
const searchTexts = z
  .array(nonEmptyText.check(maxLength(MAX_EMAIL_LENGTH)))
  .check(
    z.minLength(1, "must have at least 1 item"),
    z.maxLength(MAX_SEARCH_TEXTS, `must have at most ${MAX_SEARCH_TEXTS} items`),
  );

const matchColumns = {
  /** The text that was looked for. */
  text: column("text", z.string()),
  /** What it is; null if it is nothing of anyone. */
  foundBy: column("found_by", z.nullable(z.enum(USER_MATCHES))),
  /** Whose it is. */
  user: nestedOrNull("user", user),
};
/** The columns of what a search found. */
export interface UserMatchRecord extends RecordType<typeof matchColumns> {}
/** A text of a search, and a user that it means. */
export const userMatch: UserMatchRecord = record("user-match", matchColumns);

/** Lists of users. */
export const userLists = {
  list: get("/users", {
    access: "server",
    query: {
      ...userFilter,
      limit: optionalField("limit", queryCount),
      /** Names the first user of the page: an id, or a value of the order, `~` and an id. */
      cursor: optionalField(
        "cursor",
        text.check(
          maxLength(MAX_CURSOR_LENGTH),
          z.refine((value) => CURSOR.test(value), "must be a cursor of this list"),
        ),
      ),
      /** People without a name are sorted by their address. */
      orderBy: optionalField("order_by", userOrder),
      desc: optionalField("desc", queryFlag),
    },
    returns: page(user),
  }),
  /** Counts up to 10,000 users, and all of them if `exact`. */
  count: get("/internal/users/count", {
    access: "admin",
    query: { ...userFilter, exact: optionalField("exact", queryFlag) },
    returns: one(userCount),
  }),
  /**
   * Finds each text as an address, an id of a user, a session or a provider account, or the last
   * four characters of an API key. A single one is also looked for as the beginning of a name.
   */
  search: post("/internal/users/search", {
    access: "admin",
    body: { texts: field("texts", searchTexts) },
    returns: list(userMatch),
  }),
};
