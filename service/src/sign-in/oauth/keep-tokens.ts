import { PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS } from "../../core/limits.js";
import type { Database } from "../../db/database.js";
import type { Context } from "../../http/context.js";
import type { ProviderTokens } from "./provider-client.js";
import { saveProviderToken } from "./provider-token-table.js";

/** The provider account and user of tokens. */
export interface TokenOwner {
  readonly projectId: string;
  readonly userId: string;
  readonly providerId: string;
  readonly accountId: string;
  readonly scopes: readonly string[];
}

/** Stores a provider's tokens, sealed. */
export async function keepTokens(
  tx: Database,
  { vault, clock }: Context,
  owner: TokenOwner,
  tokens: ProviderTokens,
): Promise<void> {
  const { accessToken, refreshToken, expiresIn } = tokens;
  const createdAt = clock.now();
  await saveProviderToken(tx, {
    ...owner,
    accessToken: vault.seal(accessToken),
    refreshToken: refreshToken === undefined ? null : vault.seal(refreshToken),
    expiresAt:
      createdAt + (expiresIn === undefined ? PROVIDER_TOKEN_LIFE_UNKNOWN_MILLIS : expiresIn * 1000),
    createdAt,
  });
}
