import {
  ACCESS_TOKEN_ALGORITHM,
  ACCESS_TOKEN_ISSUER,
  ACCESS_TOKEN_LIFE_SECONDS,
  CLAIMS,
  KEY_ID_LENGTH,
  type SessionActor,
  USER_CLAIMS,
} from "@stackkit/next/protocol/internal";
import type { AccessToken, TokenDraft } from "../http/context/tokens.js";

const ACCESS_TOKEN_BRANCH = "main";

export const ACCESS_TOKEN_LIFE_MILLIS = ACCESS_TOKEN_LIFE_SECONDS * 1000;

/** The issue time; `undefined` if the lifetime exceeds the service's. */
export function issuedAtOf(
  { iat }: Record<string, unknown>,
  token: AccessToken,
): number | undefined {
  const latest = token.expiresAtMillis - ACCESS_TOKEN_LIFE_MILLIS;
  if (iat === undefined) return latest;
  const issuedAt = typeof iat === "number" ? iat * 1000 : Number.NaN;
  return issuedAt >= latest ? issuedAt : undefined;
}

export const encodePart = (part: object): string =>
  Buffer.from(JSON.stringify(part)).toString("base64url");

/** Ids are looked up before verification, so they must be safe for every database. */
const isId = (value: unknown): boolean => typeof value === "string" && /^[\w-]*$/.test(value);

/** Older tokens have the project in another claim, and no session. */
export function tokenOf(claims: Record<string, unknown>): AccessToken | undefined {
  const projectId = claims[CLAIMS.project] ?? claims[CLAIMS.legacyProject];
  const session = claims[CLAIMS.session] ?? claims[CLAIMS.legacySession];
  const { sub, exp } = claims;
  if (typeof projectId !== "string" || typeof sub !== "string" || typeof exp !== "number")
    return undefined;
  if (![projectId, sub, session ?? ""].every(isId)) return undefined;
  return {
    projectId,
    userId: sub,
    sessionId: typeof session === "string" ? session : undefined,
    expiresAtMillis: exp * 1000,
    actor: actorOf(claims[USER_CLAIMS.actor]),
  };
}

interface ActorClaim {
  readonly sub: string;
  readonly type: SessionActor["type"];
  readonly reason?: string;
}

/** The actor of a token that this service has signed. */
function actorOf(claim: unknown): SessionActor | undefined {
  if (typeof claim !== "object" || claim === null) return undefined;
  const { sub: id, type, reason } = claim as ActorClaim;
  return { type, id, reason: reason ?? null };
}

/** Browsers hold the token in a cookie beside others, and send it with each request. */
const MAX_TOKEN_BYTES = 1100;
const SIGNATURE_LENGTH = 86;
const MAX_CLAIMS_LENGTH =
  MAX_TOKEN_BYTES -
  `${encodePart({ alg: ACCESS_TOKEN_ALGORITHM, kid: "k".repeat(KEY_ID_LENGTH) })}..`.length -
  SIGNATURE_LENGTH;
/** Bytes of an actor's reason. */
const MAX_REASON_BYTES = 60;
/** Base64 writes three bytes as four characters. */
const MAX_CLAIM_BYTES = Math.floor((MAX_CLAIMS_LENGTH * 3) / 4);
const ELLIPSIS = "…";
/** What a name and an address take that do not fit: an ellipsis and null. */
const LEFT_OUT_BYTES = 8;

/**
 * The claims of a new token. Long names are shortened so that the token stays within 1100 bytes. An address
 * that does not fit is null instead, since a shortened one could be another person's.
 */
export function claimsFor(
  { projectId, userId, sessionId, user, actor }: TokenDraft,
  issuedAt: number,
) {
  const claims = {
    [CLAIMS.user]: userId,
    [CLAIMS.issuer]: ACCESS_TOKEN_ISSUER,
    [CLAIMS.project]: projectId,
    [CLAIMS.issuedAt]: issuedAt,
    [CLAIMS.expiresAt]: issuedAt + ACCESS_TOKEN_LIFE_SECONDS,
    [CLAIMS.session]: sessionId,
    [CLAIMS.legacySession]: sessionId,
    [USER_CLAIMS.project]: projectId,
    [USER_CLAIMS.branch]: ACCESS_TOKEN_BRANCH,
    [USER_CLAIMS.legacyBranch]: ACCESS_TOKEN_BRANCH,
    [USER_CLAIMS.role]: "authenticated",
    [USER_CLAIMS.displayName]: "",
    [USER_CLAIMS.primaryEmail]: "",
    [USER_CLAIMS.primaryEmailVerified]: user.primaryEmailVerified,
    [USER_CLAIMS.selectedTeamId]: user.selectedTeamId,
    [USER_CLAIMS.signedUpAt]: Math.floor(user.signedUpAtMillis / 1000),
    [USER_CLAIMS.isAnonymous]: user.isAnonymous,
    [USER_CLAIMS.isRestricted]: false,
    [USER_CLAIMS.restrictedReason]: null,
    [USER_CLAIMS.isMultiFactorRequired]: user.isMultiFactorRequired,
    ...(actor && { [USER_CLAIMS.actor]: { sub: actor.id, type: actor.type } }),
  };
  if (actor?.reason) addReason(claims, actor);
  const left = MAX_CLAIM_BYTES - jsonBytes(claims);
  const email = user.primaryEmail;
  const fits = email !== null && extraBytes(email) <= left;
  return {
    ...claims,
    [USER_CLAIMS.primaryEmail]: fits ? email : null,
    [USER_CLAIMS.primaryEmailVerified]: fits && user.primaryEmailVerified,
    [USER_CLAIMS.displayName]: shorten(user.displayName, left - extraBytes(fits ? email : null)),
  };
}

/** Adds as much of an actor's reason as fits. */
function addReason(claims: object, { id, type, reason }: SessionActor): void {
  const act = { sub: id, type, reason: "" };
  const left =
    MAX_CLAIM_BYTES - jsonBytes({ ...claims, [USER_CLAIMS.actor]: act }) - LEFT_OUT_BYTES;
  if (left <= 0) return;
  act.reason = shorten(reason, Math.min(MAX_REASON_BYTES, left)) ?? "";
  Object.assign(claims, { [USER_CLAIMS.actor]: act });
}

const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** The bytes that a value needs beyond an empty string. */
const extraBytes = (value: string | null): number => jsonBytes(value) - jsonBytes("");

function shorten(name: string | null, bytes: number): string | null {
  if (name === null || extraBytes(name) <= bytes) return name;
  const characters = [...name];
  while (characters.length > 0 && extraBytes(characters.join("") + ELLIPSIS) > bytes)
    characters.pop();
  return characters.join("").trimEnd() + ELLIPSIS;
}
