import {
  KnownErrors,
  OAUTH_PROVIDERS,
  type OAuthProviderId,
} from "@stackkit/next/protocol/internal";
import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from "oauth4webapi";
import { PROVIDER_TIMEOUT_MILLIS } from "../../core/limits.js";
import { outgoing } from "../../core/outgoing.js";
import type { Project, StoredProvider } from "../../db/tables/project-config.js";
import { EMULATOR_CLIENT } from "../../emulator/emulator.js";
import type { Context } from "../../http/context.js";
import { mapProviderErrors } from "./provider-errors.js";
import { ANY_TENANT, OPENID_CONNECT, PROVIDERS, type ProviderRow, TENANT } from "./providers.js";

/** HTTP options of the OAuth library. */
export interface Transport {
  readonly [customFetch]: (
    url: string,
    init: {
      readonly method?: string;
      readonly headers?: RequestInit["headers"];
      readonly body?: unknown;
    },
  ) => Promise<Response>;
  readonly [allowInsecureRequests]: boolean;
}

/** A provider configured for one project. */
export interface Provider {
  readonly id: string;
  /** Uses the service's shared keys. */
  readonly isShared: boolean;
  readonly row: Pick<ProviderRow, "scopes" | "pkce" | "profile" | "answersByForm" | "emailsUrl">;
  readonly server: AuthorizationServer;
  readonly client: Client;
  readonly authentication: ClientAuth;
  readonly extras: Readonly<Record<string, string>>;
  readonly transport: Transport;
}

interface ProviderKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string | undefined;
}

/** A project's enabled provider. Throws `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`. */
export function enabledProvider(project: Project, id: string): StoredProvider {
  const stored = project.config.oauthProviders.find((provider) => provider.id === id);
  if (!stored?.enabled) throw new KnownErrors.OAuthProviderNotFoundOrNotEnabled();
  return stored;
}

/**
 * Configures a provider's endpoints and client. `origin` is the service's own, for the emulator.
 */
export async function openProvider(
  context: Context,
  project: Project,
  id: string,
  origin: string,
): Promise<Provider> {
  const stored = enabledProvider(project, id);
  const keys = keysOf(context, stored, origin);
  if (!keys) throw new KnownErrors.OAuthProviderNotFoundOrNotEnabled();
  const common = { id, isShared: stored.type === "shared", client: { client_id: keys.clientId } };
  const known = OAUTH_PROVIDERS.find((name) => name === id);
  if (keys.issuer !== undefined) {
    const transport = transportTo(context, keys.issuer, origin);
    const server = await mapProviderErrors(() =>
      discover(new URL(keys.issuer as string), transport),
    );
    return {
      ...common,
      row: OPENID_CONNECT,
      server,
      authentication: ClientSecretPost(keys.clientSecret),
      extras: {},
      transport,
    };
  }
  if (!known) throw new KnownErrors.OAuthProviderNotFoundOrNotEnabled();
  return {
    ...common,
    ...standing(known, stored, keys.clientSecret),
    transport: transportTo(context, PROVIDERS[known].issuer, origin),
  };
}

function keysOf(
  context: Context,
  stored: StoredProvider,
  origin: string,
): ProviderKeys | undefined {
  if (stored.type === "standard") {
    const { clientId, clientSecret, issuer } = stored;
    return clientId && clientSecret
      ? { clientId, clientSecret: context.vault.open(clientSecret), issuer }
      : undefined;
  }
  const shared = context.settings.sharedProviders[stored.id];
  if (shared)
    return { clientId: shared.clientId, clientSecret: shared.clientSecret, issuer: shared.issuer };
  const issuer =
    Object.keys(context.settings.sharedProviders).length === 0
      ? context.emulator?.issuerOf(stored.id, origin)
      : undefined;
  return issuer === undefined
    ? undefined
    : { clientId: EMULATOR_CLIENT, clientSecret: EMULATOR_CLIENT, issuer };
}

function standing(
  id: OAuthProviderId,
  stored: StoredProvider,
  secret: string,
): Pick<Provider, "row" | "server" | "authentication" | "extras"> {
  const row = PROVIDERS[id];
  const at = (url: string) =>
    url.replace(TENANT, encodeURIComponent(stored.microsoftTenantId || ANY_TENANT));
  return {
    row,
    server: {
      issuer: at(row.issuer),
      authorization_endpoint: at(row.authorization),
      token_endpoint: at(row.token),
      ...(row.profileUrl === undefined ? {} : { userinfo_endpoint: row.profileUrl }),
    },
    authentication:
      row.authentication === "basic" ? ClientSecretBasic(secret) : ClientSecretPost(secret),
    extras: row.extras?.(stored) ?? {},
  };
}

const transportTo = (
  { emulator, settings }: Context,
  issuer: string,
  origin: string,
): Transport => ({
  [customFetch]: (url, init) => {
    const { method, headers, body } = init;
    const request = {
      ...(method && { method }),
      ...(headers && { headers }),
      ...(body ? { body: body as NonNullable<RequestInit["body"]> } : {}),
    };
    return emulator?.standsAt(url, origin)
      ? emulator.handle(new Request(url, request), origin)
      : outgoing(url, { ...request, timeoutMillis: PROVIDER_TIMEOUT_MILLIS }, settings);
  },
  // Plain HTTP only if the configuration names such an issuer: a provider on this machine.
  [allowInsecureRequests]: issuer.startsWith("http:"),
});

const discover = async (issuer: URL, transport: Transport): Promise<AuthorizationServer> =>
  processDiscoveryResponse(issuer, await discoveryRequest(issuer, transport));
