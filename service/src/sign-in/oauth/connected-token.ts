import { KnownErrors } from "@stackkit/next/protocol/internal";
import { systemClock } from "../../core/clock.js";
import { PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS } from "../../core/limits.js";
import { MINUTE } from "../../core/time.js";
import { takeLease } from "../../db/lease.js";
import type { Project } from "../../db/tables/project-config.js";
import { transact } from "../../db/transact.js";
import type { Context } from "../../http/context.js";
import { lockUser } from "../../users/user-rows.js";
import { enabledProvider, openProvider } from "./open-provider.js";
import { refreshTokens } from "./provider-client.js";
import {
  deleteProviderToken,
  listProviderTokens,
  type StoredProviderToken,
  saveProviderToken,
} from "./provider-token-table.js";
import { findAccountOf } from "./table.js";

/** Longer than a provider may take to answer. */
const LEASE_MILLIS = 15_000;

/** A stored provider token is returned only if its remaining lifetime is longer. */
const PROVIDER_TOKEN_LIFE_MILLIS = 5 * MINUTE;

export interface TokenAsked {
  readonly userId: string;
  readonly providerId: string;
  /** Scopes that the token must have; empty accepts any token. */
  readonly scopes: readonly string[];
  /** The origin at which the service was reached. */
  readonly origin: string;
}

/** A valid access token of a user's provider account, refreshed if necessary. */
export async function connectedToken(
  context: Context,
  project: Project,
  asked: TokenAsked,
): Promise<string> {
  const { userId, providerId } = asked;
  if (enabledProvider(project, providerId).type === "shared")
    throw new KnownErrors.OAuthAccessTokenNotAvailableWithSharedOAuthKeys();
  const stored = await readTokens(context, project, asked);
  if (stored.usable !== undefined) return stored.usable;

  // Many providers accept a refresh token once, and end the connection at its second use.
  const name = `provider tokens ${project.id} ${userId} ${providerId}`;
  await using _lease = await takeLease(context.db, systemClock, name, LEASE_MILLIS);
  const { usable, tokens } = await readTokens(context, project, asked);
  if (usable !== undefined) return usable;
  for (const token of tokens) {
    const fresh =
      token.refreshToken === null
        ? undefined
        : await refresh(context, project, token, token.refreshToken, asked.origin);
    if (fresh !== undefined) return fresh;
  }
  throw new KnownErrors.OAuthConnectionDoesNotHaveRequiredScope();
}

/** The tokens of the connected account with the scopes, and an access token that lasts. */
async function readTokens(
  { db, vault, clock }: Context,
  { id: projectId }: Project,
  { userId, providerId, scopes }: TokenAsked,
): Promise<{
  readonly usable: string | undefined;
  readonly tokens: readonly StoredProviderToken[];
}> {
  const accountId = await findAccountOf(db, projectId, userId, providerId);
  if (accountId === undefined) throw new KnownErrors.OAuthConnectionNotConnectedToUser();
  const tokens = (await listProviderTokens(db, projectId, userId, providerId)).filter(
    (token) => token.accountId === accountId && covers(token, scopes),
  );
  const usableUntil = clock.now() + PROVIDER_TOKEN_LIFE_MILLIS;
  const found = tokens.find(
    ({ accessToken, expiresAt }) =>
      accessToken !== null && expiresAt !== null && expiresAt > usableUntil,
  );
  return { usable: found?.accessToken ? vault.open(found.accessToken) : undefined, tokens };
}

const covers = ({ scopes }: StoredProviderToken, asked: readonly string[]): boolean =>
  asked.every((scope) => scopes.includes(scope));

async function refresh(
  context: Context,
  project: Project,
  stored: StoredProviderToken,
  sealedRefreshToken: string,
  origin: string,
): Promise<string | undefined> {
  const { db, vault, clock } = context;
  const provider = await openProvider(context, project, stored.providerId, origin);
  const fresh = await refreshTokens(provider, vault.open(sealedRefreshToken));
  if (!fresh) {
    await deleteProviderToken(db, project.id, stored.id);
    return undefined;
  }
  const now = clock.now();
  const { id: _, ...rest } = stored;
  await transact(context, async (tx) => {
    await lockUser(tx, project.id, stored.userId);
    // Meanwhile the account may have been disconnected, or another one connected.
    const accountId = await findAccountOf(tx, project.id, stored.userId, stored.providerId);
    if (accountId !== stored.accountId) throw new KnownErrors.OAuthConnectionNotConnectedToUser();
    await saveProviderToken(tx, {
      ...rest,
      accessToken: vault.seal(fresh.accessToken),
      // Without a new refresh token the old one stays valid.
      refreshToken:
        fresh.refreshToken === undefined ? sealedRefreshToken : vault.seal(fresh.refreshToken),
      expiresAt:
        now +
        (fresh.expiresIn === undefined
          ? PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS
          : fresh.expiresIn * 1000),
      createdAt: now,
    });
  });
  return fresh.accessToken;
}
