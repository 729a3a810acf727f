import * as z from "zod/mini";
import { maxLength, millis, text, url, userId } from "../encoding/scalars.js";
import { get, list, one, post, remove, success, USER_ERRORS } from "../operations/operation.js";
import { field, optionalField } from "../operations/shape.js";
import { column, type RecordType, record } from "./record.js";
import { MAX_REASON_LENGTH, newSessionActor, optionalActor } from "./session-actor.js";

const MAX_SESSION_LIFE_MILLIS = 31_708_800_000;

const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** Where a session was last used, derived from the request. Only `ip` is always present. */
const geoInfo = z.object({
  ip: z.string(),
  countryCode: maybe(z.string()),
  regionCode: maybe(z.string()),
  cityName: maybe(z.string()),
  latitude: maybe(z.number()),
  longitude: maybe(z.number()),
  tzIdentifier: maybe(z.string()),
});

const sessionColumns = {
  /** The id of the session. */
  id: column("id", z.string()),
  /** The signed-in user. */
  userId: column("user_id", z.string()),
  /** When the user signed in. */
  createdAt: column("created_at", millis),
  /** Another person acts as the user in this session. */
  isImpersonation: column("is_impersonation", z.boolean()),
  /** Who acts in the session besides the user. Only StackKit's service sends it. */
  actor: column("actor", optionalActor),
  /** The last refresh of its access token. */
  lastUsedAt: column("last_used_at", z.optional(millis)),
  /** Whether the request belongs to this session. */
  isCurrentSession: column("is_current_session", z.optional(z.boolean())),
  /** The device of the last use as text: `Chrome, macOS`. Only StackKit's service sends it. */
  device: column("device", z.optional(z.string())),
  /** The place of the last use, derived from the request. */
  geoInfo: column("last_used_at_end_user_ip_info", z.optional(geoInfo)),
};
/** The columns of a session. */
export interface SessionRecord extends RecordType<typeof sessionColumns> {}
/** A sign-in of a user. */
export const session: SessionRecord = record("session", sessionColumns);

/** The tokens of a new session. */
export const sessionTokens = record("session-tokens", {
  refreshToken: column("refresh_token", z.string()),
  accessToken: column("access_token", z.string()),
});

const actingLinkColumns = {
  /** The address in the app, with a code that works once. */
  url: column("url", z.string()),
  /** When the link ends. */
  expiresAt: column("expires_at_millis", millis),
};
/** The columns of a link that opens a session for an actor. */
export interface ActingLinkRecord extends RecordType<typeof actingLinkColumns> {}
/** A link that opens a session in which its caller acts as a user. */
export const actingLink: ActingLinkRecord = record("acting-link", actingLinkColumns);

/** A new access token of a session. */
export const refreshedAccess = record("refreshed-access", {
  accessToken: column("access_token", z.string()),
});

const lifeMillis = z
  .number()
  .check(
    z.positive("must be more than 0"),
    z.maximum(MAX_SESSION_LIFE_MILLIS, `must be at most ${MAX_SESSION_LIFE_MILLIS}`),
  );

const reason = text.check(
  maxLength(MAX_REASON_LENGTH),
  z.refine((given) => given.trim() !== "", "must say why"),
);

/** Calls about sessions. */
export const sessions = {
  create: post("/auth/sessions", {
    access: "server",
    loose: true,
    body: {
      userId: field("user_id", userId),
      expiresInMillis: optionalField("expires_in_millis", lifeMillis),
      isImpersonation: optionalField("is_impersonation", z.boolean()),
      actor: optionalField("actor", newSessionActor),
    },
    returns: one(sessionTokens),
    errors: ["USER_ID_DOES_NOT_EXIST"],
    touches: ["session"],
  }),
  /**
   * A link to the page of mailed codes in the app, which opens a session of half an hour. The
   * caller acts in it, for the reason that they give.
   */
  createActingLink: post("/internal/users/{user_id}/acting-links", {
    access: "admin",
    body: {
      reason: field("reason", reason),
      callbackUrl: field("callback_url", url),
    },
    returns: one(actingLink),
    status: 201,
    errors: ["USER_NOT_FOUND", "REDIRECT_URL_NOT_WHITELISTED"],
    touches: ["session"],
  }),
  list: get("/auth/sessions", {
    access: "client",
    query: { userId: field("user_id", userId) },
    returns: list(session),
    errors: USER_ERRORS,
  }),
  delete: remove("/auth/sessions/{session_id}", {
    access: "client",
    /** Servers may leave it out, as newer clients do: the session's id is enough. */
    query: { userId: optionalField("user_id", userId) },
    returns: success,
    errors: ["CANNOT_DELETE_CURRENT_SESSION", "CANNOT_GET_OWN_USER_WITHOUT_USER"],
    touches: ["session"],
  }),
  signOut: remove("/auth/sessions/current", {
    access: "client",
    loose: true,
    returns: success,
    errors: ["ACCESS_TOKEN_EXPIRED", "REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"],
    expected: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"],
    touches: ["session"],
  }),
  refresh: post("/auth/sessions/current/refresh", {
    access: "client",
    loose: true,
    returns: one(refreshedAccess),
    errors: ["REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED"],
  }),
};
