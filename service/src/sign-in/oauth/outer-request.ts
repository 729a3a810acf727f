import { OAUTH_OUTER_LIFE_MILLIS } from "@stackkit/next/protocol/internal";
import { generateRandomState } from "oauth4webapi";
import { hashOf } from "../../core/random.js";
import type { Context } from "../../http/context.js";
import { insertOAuthRequest, takeOAuthRequest } from "./table.js";

/** The user to connect an account to, and the session that requested it. */
export interface LinkTarget {
  readonly userId: string;
  readonly sessionId: string | undefined;
}

/** An app's authorization request, stored while the user is at the provider. */
export interface OuterRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly errorRedirectUrl: string | null;
  readonly afterCallbackRedirectUrl: string | null;
  /** `null` for a sign-in. */
  readonly linkTo: LinkTarget | null;
  readonly scopes: readonly string[];
  /** The service's PKCE verifier for the provider. */
  readonly codeVerifier: string;
  /** The provider's redirect URI. */
  readonly callbackUrl: string;
}

export interface WaitingRequest {
  readonly projectId: string;
  readonly providerId: string;
  readonly outer: OuterRequest;
  readonly isLate: boolean;
}

/** Stores a sealed request and returns its state. Only the state's hash is stored. */
export async function keepRequest(
  context: Context,
  projectId: string,
  providerId: string,
  outer: OuterRequest,
): Promise<string> {
  const state = generateRandomState();
  const now = context.clock.now();
  await insertOAuthRequest(context.db, {
    stateHash: hashOf(state),
    projectId,
    providerId,
    request: context.vault.seal(JSON.stringify(outer)),
    createdAt: now,
    expiresAt: now + OAUTH_OUTER_LIFE_MILLIS,
  });
  return state;
}

/** Takes the request of a state, once. */
export async function takeRequest(
  context: Context,
  state: string,
): Promise<WaitingRequest | undefined> {
  const stored = await takeOAuthRequest(context.db, hashOf(state));
  if (!stored) return undefined;
  const { projectId, providerId, request, expiresAt } = stored;
  return {
    projectId,
    providerId,
    outer: JSON.parse(context.vault.open(request)) as OuterRequest,
    isLate: expiresAt <= context.clock.now(),
  };
}
