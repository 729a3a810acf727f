import {
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  getValidatedIdTokenClaims,
  nopkce,
  processAuthorizationCodeResponse,
  processRefreshTokenResponse,
  protectedResourceRequest,
  ResponseBodyError,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from "oauth4webapi";
import { PlainError } from "../../core/plain-error.js";
import type { Provider } from "./open-provider.js";
import { type Facts, factsOf, type Profile, withSafePicture } from "./profile.js";
import { mapProviderErrors } from "./provider-errors.js";

/** Parameters of an authorization request. */
export interface AuthorizationRequest {
  /** The provider's redirect URI. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly codeVerifier: string;
}

export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  /** Seconds; `undefined` if the provider omits it. */
  readonly expiresIn: number | undefined;
}

/** The provider's authorization URL. */
export async function authorizationUrl(
  provider: Provider,
  { callbackUrl, state, codeVerifier }: AuthorizationRequest,
  scopes: readonly string[],
): Promise<URL> {
  const url = new URL(provider.server.authorization_endpoint as string);
  const asked = {
    client_id: provider.client.client_id,
    scope: scopes.join(" "),
    response_type: "code",
    redirect_uri: callbackUrl,
    ...(provider.row.pkce && {
      code_challenge_method: "S256",
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    }),
    state,
    access_type: "offline",
    ...provider.extras,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url;
}

/** Exchanges a provider's callback for tokens and a profile. */
export function redeemCallback(
  provider: Provider,
  request: AuthorizationRequest,
  answer: URLSearchParams,
): Promise<{ tokens: ProviderTokens; profile: Profile }> {
  return mapProviderErrors(async () => {
    const { server, client, authentication, transport, row } = provider;
    const params = validateAuthResponse(server, client, answer, request.state);
    const verifier = row.pkce ? request.codeVerifier : nopkce;
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      authentication,
      params,
      request.callbackUrl,
      verifier,
      transport,
    );
    const granted = await processAuthorizationCodeResponse(
      server,
      client,
      await withTokenType(response),
    );
    const profile = withSafePicture(
      row.profile({ ...(await readFacts(provider, granted)), form: formOf(answer) }),
    );
    if (profile.accountId === "")
      throw new PlainError(400, "The provider did not say whose account it is. Please try again.");
    return { tokens: tokensOf(granted), profile };
  });
}

/** Refreshes tokens; `undefined` if the provider rejects the refresh token. */
export async function refreshTokens(
  provider: Provider,
  refreshToken: string,
): Promise<ProviderTokens | undefined> {
  const { server, client, authentication, transport } = provider;
  return mapProviderErrors(async () => {
    try {
      const response = await refreshTokenGrantRequest(
        server,
        client,
        authentication,
        refreshToken,
        transport,
      );
      return tokensOf(
        await processRefreshTokenResponse(server, client, await withTokenType(response)),
      );
    } catch (error) {
      if (error instanceof ResponseBodyError && error.error === "invalid_grant") return undefined;
      throw error;
    }
  });
}

const tokensOf = ({
  access_token,
  refresh_token,
  expires_in,
}: TokenEndpointResponse): ProviderTokens => ({
  accessToken: access_token,
  refreshToken: refresh_token,
  expiresIn: expires_in,
});

async function readFacts(
  provider: Provider,
  granted: TokenEndpointResponse,
): Promise<{ facts: Facts; emails: unknown }> {
  const { server, row } = provider;
  const claims = factsOf(getValidatedIdTokenClaims(granted));
  const profileUrl = server.userinfo_endpoint;
  const facts =
    profileUrl === undefined
      ? claims
      : factsOf(await readJson(provider, granted.access_token, profileUrl));
  if (typeof claims.sub === "string" && typeof facts.sub === "string" && claims.sub !== facts.sub) {
    throw new PlainError(400, "The provider named two different accounts. Please try again.");
  }
  return {
    facts,
    emails:
      row.emailsUrl === undefined
        ? undefined
        : await readJson(provider, granted.access_token, row.emailsUrl),
  };
}

async function readJson(
  { transport }: Provider,
  accessToken: string,
  url: string,
): Promise<unknown> {
  // Some providers reject requests without a user agent.
  const headers = new Headers({ accept: "application/json", "user-agent": "stackkit-service" });
  const response = await protectedResourceRequest(
    accessToken,
    "GET",
    new URL(url),
    headers,
    null,
    transport,
  );
  const body: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (body === undefined)
    throw new PlainError(400, "The provider did not tell who you are. Please try again.");
  return body;
}

/** Some providers omit the token type, which is always bearer. */
async function withTokenType(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const answered = factsOf(body);
  return typeof answered.access_token === "string" && answered.token_type === undefined
    ? Response.json({ ...answered, token_type: "bearer" }, { status: response.status })
    : response;
}

/** The callback's fields, with the JSON field parsed. */
function formOf(answer: URLSearchParams): Facts {
  const form = Object.fromEntries(answer);
  try {
    return { ...form, user: JSON.parse(form.user ?? "null") as unknown };
  } catch {
    return form;
  }
}
