import * as z from "zod/mini";
import { items, maxLength, millis, nonEmptyName, text, userId, uuid } from "../encoding/scalars.js";
import type { ErrorCode } from "../errors/index.js";
import { MAX_SCOPE_LENGTH } from "../limits/limits.js";
import { get, list, one, patch, post, remove, success } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { FRESH, PAUSED } from "./sign-in.js";

const SCOPE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

/** Whether a text can be a scope of an API key: visible ASCII, as OAuth's scopes. */
export const isScope = (name: string): boolean =>
  name.length <= MAX_SCOPE_LENGTH && SCOPE.test(name);

const scope = text.check(
  maxLength(MAX_SCOPE_LENGTH),
  z.regex(SCOPE, "may hold visible ASCII characters except quotation marks and backslashes"),
);

const orNever = z.codec(z.optional(z.nullable(z.number())), z.nullable(z.date()), {
  decode: (at) => (at === undefined || at === null ? null : new Date(at)),
  encode: (at) => at?.getTime(),
});

const orNone = z.codec(z.optional(z.nullable(z.string())), z.nullable(z.string()), {
  decode: (value) => value ?? null,
  encode: (value) => value ?? undefined,
});

const orAll = z.codec(
  z.optional(z.nullable(z.array(z.string()))),
  z.nullable(z.array(z.string())),
  {
    decode: (scopes) => scopes ?? null,
    encode: (scopes) => scopes && [...scopes],
  },
);

const keyEnd = z.codec(z.object({ last_four: z.string() }), z.object({ lastFour: z.string() }), {
  decode: ({ last_four }) => ({ lastFour: last_four }),
  encode: ({ lastFour }) => ({ last_four: lastFour }),
}) as z.ZodMiniType<
  {
    /** The last four characters of the key. */
    lastFour: string;
  },
  { last_four: string }
>;

const base = {
  /** The id of the key, which the key itself contains. */
  id: column("id", z.string()),
  /** What the key is for, in the words of its maker. */
  description: column("description", z.string()),
  /** Whose key it is. */
  type: column("type", z.enum(["user", "team"])),
  /** The owner of a user's key; null for a team's. */
  userId: column("user_id", orNone),
  /** The owner of a team's key; null for a user's. */
  teamId: column("team_id", orNone),
  /** The member who made a team's key. The key ends when they leave. Null if a server made it. */
  createdByUserId: column("created_by_user_id", orNone),
  /** Whether the key may be shown to anyone, as in the code of a page. */
  isPublic: column("is_public", z.boolean()),
  /** What the key may do; null for all that its owner may. Only StackKit's service has scopes. */
  scopes: column("scopes", orAll),
  /** When the key was made. */
  createdAt: column("created_at_millis", millis),
  /** When the key ends; null for never. */
  expiresAt: column("expires_at_millis", orNever),
  /** When the key was revoked; null if it was not. */
  manuallyRevokedAt: column("manually_revoked_at_millis", orNever),
  /** The last check of the key, to the minute; null if it was never used. */
  lastUsedAt: column("last_used_at_millis", orNever),
};

const ownerKeyColumns = {
  ...base,
  /** The end of the key. The whole of it is shown once. */
  value: column("value", keyEnd),
  /** Set if a team's key is refused for as long as the member who made it may not manage keys. */
  isPaused: column("is_paused", z.optional(z.boolean())),
};
/** The columns of an API key of a user or a team. */
export interface OwnerKeyRecord extends RecordType<typeof ownerKeyColumns> {}
/** An API key of a user or a team. */
export const ownerKey: OwnerKeyRecord = record("owner-key", ownerKeyColumns);

const ownerKeyFirstViewColumns = {
  ...base,
  /** The key. It cannot be read again. */
  value: column("value", z.string()),
};
/** The columns of a new API key, with the key. */
export interface OwnerKeyFirstViewRecord extends RecordType<typeof ownerKeyFirstViewColumns> {}
/** The response to a creation: the only time that the key is shown. */
export const ownerKeyFirstView: OwnerKeyFirstViewRecord = record(
  "owner-key",
  ownerKeyFirstViewColumns,
);

const draft = {
  /** What the key is for. */
  description: field("description", nonEmptyName),
  /** When the key ends; null or nothing for never. */
  expiresAt: optionalField("expires_at_millis", z.nullable(millis)),
  /** Whether the key may be shown to anyone. */
  isPublic: optionalField("is_public", z.boolean()),
  /** What the key may do, of the project's scopes; null or nothing for all that its owner may. */
  scopes: optionalField("scopes", z.nullable(items(scope))),
};

const changes = {
  /** What the key is for. */
  description: optionalField("description", nonEmptyName),
  /** A browser may only bring the end forward without a recent sign-in. */
  expiresAt: optionalField("expires_at_millis", z.nullable(millis)),
  /** A revoked key stays revoked. */
  revoked: optionalField("revoked", z.literal(true, "must be true")),
};

const NOT_FOUND = "API_KEY_NOT_FOUND" as const satisfies ErrorCode;
const OWN = ["USER_AUTHENTICATION_REQUIRED", "CANNOT_GET_OWN_USER_WITHOUT_USER"] as const;
const touches = ["owner-key"] as const;

/** A key to check. Anything that is no key is an unknown one. */
const sentKey = { apiKey: field("api_key", text) };

// Official clients name the owner in the query, too. The key says it better.
/** Calls about API keys of users. */
export const userApiKeys = {
  list: get("/user-api-keys", {
    access: "client",
    query: { userId: field("user_id", userId) },
    returns: list(ownerKey),
    errors: OWN,
  }),
  create: post("/user-api-keys", {
    access: "client",
    body: { userId: field("user_id", userId), ...draft },
    returns: one(ownerKeyFirstView),
    errors: [...OWN, "USER_NOT_FOUND", FRESH, PAUSED],
    touches,
  }),
  read: get("/user-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    returns: one(ownerKey),
    errors: [NOT_FOUND, ...OWN],
  }),
  update: patch("/user-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    body: changes,
    returns: one(ownerKey),
    errors: [NOT_FOUND, ...OWN, FRESH, PAUSED],
    touches,
  }),
  delete: remove("/user-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    returns: success,
    errors: [NOT_FOUND, ...OWN],
    touches,
  }),
  /** Finds the key that a request of the app carries. Says of a bad one only that it is none. */
  check: post("/user-api-keys/check", {
    access: "server",
    body: sentKey,
    returns: one(ownerKey),
    errors: [NOT_FOUND],
  }),
};

const IN_TEAM = [
  "USER_AUTHENTICATION_REQUIRED",
  "TEAM_MEMBERSHIP_NOT_FOUND",
  "TEAM_PERMISSION_REQUIRED",
] as const satisfies ErrorCode[];

/** Calls about API keys of teams. Clients need the permission `$manage_api_keys`. */
export const teamApiKeys = {
  list: get("/team-api-keys", {
    access: "client",
    query: { teamId: field("team_id", uuid) },
    returns: list(ownerKey),
    errors: IN_TEAM,
  }),
  create: post("/team-api-keys", {
    access: "client",
    body: { teamId: field("team_id", uuid), ...draft },
    returns: one(ownerKeyFirstView),
    errors: [...IN_TEAM, "TEAM_NOT_FOUND", FRESH, PAUSED],
    touches,
  }),
  read: get("/team-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    returns: one(ownerKey),
    errors: [NOT_FOUND, ...OWN],
  }),
  update: patch("/team-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    body: changes,
    returns: one(ownerKey),
    errors: [NOT_FOUND, ...OWN, FRESH, PAUSED],
    touches,
  }),
  delete: remove("/team-api-keys/{api_key_id}", {
    access: "client",
    loose: true,
    returns: success,
    errors: [NOT_FOUND, ...OWN],
    touches,
  }),
  /** Finds the key that a request of the app carries. Says of a bad one only that it is none. */
  check: post("/team-api-keys/check", {
    access: "server",
    body: sentKey,
    returns: one(ownerKey),
    errors: [NOT_FOUND],
  }),
};
