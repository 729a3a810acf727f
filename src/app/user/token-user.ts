import { REQUIRED_TOKEN_LIFE_MILLIS } from "../../protocol/limits/calls.js";
import type { Level } from "../../protocol/operations/level.js";
import type { SessionActor } from "../../protocol/records/session-actor.js";
import { readAccessToken } from "../../session/access-token.js";
import type { TokenVerifier, VerifiedClaims } from "../../session/verify.js";
import { UsageError } from "../../transport/usage-error.js";
import type { Core, Scope } from "../apps/core.js";

/**
 * The current user as stated by the access token, known without a request. What it says about the
 * user is as of the token's issue, up to ten minutes ago. Never decide about access to a team by it.
 */
export interface TokenUser {
  /** The user's id. */
  readonly id: string;
  /** The session's id; null in tokens of the old form. */
  readonly sessionId: string | null;
  /** When the access token expires. The session continues. */
  readonly expiresAt: Date;
  /** Long names are shortened, with an ellipsis at the end. Null for tokens without names. */
  readonly displayName: string | null;
  /** Null without an address, for one too long for a token, and for tokens without addresses. */
  readonly primaryEmail: string | null;
  /** Whether the user has proved to own the address. */
  readonly primaryEmailVerified: boolean;
  /** The id of the team that the user has selected. */
  readonly selectedTeamId: string | null;
  /** When the user signed up. Null for services whose tokens do not state it. */
  readonly signedUpAt: Date | null;
  /** Whether the user is anonymous. False for services whose tokens do not state it. */
  readonly isAnonymous: boolean;
  /** Whether sign-in asks for a code of an authenticator app. */
  readonly isMultiFactorRequired: boolean;
  /** Who acts in the session besides the user; null if no one does. */
  readonly actor: SessionActor | null;
}

const verifiers = new WeakMap<object, Promise<TokenVerifier>>();
/** The same, once their code has loaded. */
const loaded = new WeakMap<object, TokenVerifier>();

/** Returns the verifier of an app. Its code loads on first use. */
export function verifierOf<L extends Level>(core: Core<L>): Promise<TokenVerifier> {
  let verifier = verifiers.get(core);
  if (!verifier) {
    verifier = createVerifier(core);
    verifiers.set(core, verifier);
  }
  return verifier;
}

async function createVerifier<L extends Level>(core: Core<L>): Promise<TokenVerifier> {
  const {
    sender,
    clock,
    settings: { projectId },
  } = core;
  const [{ TokenVerifier }, { ProjectKeys }, { createPublicKeysRequest }] = await Promise.all([
    import(/* webpackChunkName: "stk-token" */ "../../session/verify.js"),
    import(/* webpackChunkName: "stk-token" */ "../../session/jwks.js"),
    import(/* webpackChunkName: "stk-token" */ "../../transport/public-keys.js"),
  ]);
  const load = createPublicKeysRequest({ ...sender, projectId });
  const verifier = new TokenVerifier({ projectId, clock, keys: new ProjectKeys({ load, clock }) });
  loaded.set(core, verifier);
  return verifier;
}

/**
 * The user of a token that this process has verified before and that needs no refresh; `undefined`
 * if that is not known. Most requests are such, and each promise costs a server under Next.
 */
export function recallTokenUser<L extends Level>(
  core: Core<L>,
  { session }: Pick<Scope<L>, "session">,
): TokenUser | undefined {
  const { accessToken } = session.tokens;
  const claims = accessToken === null ? undefined : loaded.get(core)?.recall(accessToken);
  return claims && claims.expiresAtMillis - core.clock.now() >= REQUIRED_TOKEN_LIFE_MILLIS
    ? toTokenUser(claims)
    : undefined;
}

/**
 * Reads the scope's user from a locally verified token; refreshes an invalid token once. Throws if
 * that fails, and `TOKEN_NOT_BELIEVED` if a newly issued token is invalid: treating that as signed
 * out could redirect forever.
 */
export async function readTokenUser<L extends Level>(
  core: Core<L>,
  { session }: Pick<Scope<L>, "session">,
): Promise<TokenUser | null> {
  const recalled = recallTokenUser(core, { session });
  if (recalled) return recalled;
  const verifier = await verifierOf(core);
  for (const isLast of [false, true]) {
    const { accessToken: before } = session.tokens;
    const tokens = await session.getTokens();
    if (!tokens) return null;
    // No visitor made up a token of a refresh. After a rotation its key may be newer than ours.
    const isFromService = tokens.accessToken !== before;
    const claims = await verifier.verify(tokens.accessToken, isFromService);
    if (claims) return toTokenUser(claims);
    if (isLast) throw tokenNotBelieved(tokens.accessToken, core);
    session.markAccessTokenExpired(tokens.accessToken);
  }
  return null;
}

const toTokenUser = (claims: VerifiedClaims): TokenUser => ({
  id: claims.userId,
  sessionId: claims.sessionId,
  expiresAt: new Date(claims.expiresAtMillis),
  displayName: claims.displayName,
  primaryEmail: claims.primaryEmail,
  primaryEmailVerified: claims.primaryEmailVerified,
  selectedTeamId: claims.selectedTeamId,
  signedUpAt: claims.signedUpAtMillis === null ? null : new Date(claims.signedUpAtMillis),
  isAnonymous: claims.isAnonymous,
  isMultiFactorRequired: claims.isMultiFactorRequired,
  actor: claims.actor,
});

function tokenNotBelieved<L extends Level>(
  token: string,
  { clock, settings: { projectId } }: Core<L>,
): UsageError {
  const claims = readAccessToken(token);
  const now = clock.now();
  const cause =
    claims === null
      ? "It is no token that this version of the kit can read."
      : claims.projectId !== projectId
        ? `It belongs to the project ${claims.projectId}, but this app uses ${projectId}. ` +
          "Set STACK_PROJECT_ID and the keys of the same project."
        : claims.expiresAtMillis <= now
          ? `By this machine's clock (${new Date(now).toISOString()}) it ended before it was ` +
            "issued: set the clock."
          : "No key of the project signed it. Set STACK_API_URL to the same service here and " +
            "in browsers.";
  return new UsageError(
    "TOKEN_NOT_BELIEVED",
    `The service has just issued an access token that is not valid here. ${cause}`,
  );
}
