import * as z from "zod/mini";
import { detailed, plain } from "./row.js";

const ofProvider = z.object({ provider_id: z.string() });

/** Signing in through a provider, and connected accounts. */
export const oauthErrors = {
  INVALID_OAUTH_CLIENT_ID_OR_SECRET: detailed(
    400,
    z.object({ client_id: z.optional(z.nullable(z.string())) }),
    () =>
      "The OAuth client id or secret is wrong. The client id is the project id, the secret " +
      "is the publishable client key.",
  ),
  INVALID_SCOPE: plain(400, 'The only OAuth scope is "legacy".'),
  OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED: plain(
    400,
    "This provider is not set up for this project, or it is switched off.",
  ),
  OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: plain(
    400,
    "Extra scopes need OAuth keys of your own; the shared keys do not offer them.",
  ),
  OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS: plain(
    400,
    "Access tokens of a provider need OAuth keys of your own; the shared keys do not offer them.",
  ),
  OAUTH_CONNECTION_NOT_CONNECTED_TO_USER: plain(
    400,
    "The user has not connected an account of this provider.",
  ),
  OAUTH_CONNECTION_DOES_NOT_HAVE_REQUIRED_SCOPE: plain(
    400,
    "The connected account has not granted the requested scopes.",
  ),
  OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER: plain(
    409,
    "This account of the provider is already connected to another user.",
  ),
  USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION: plain(
    409,
    "The user is already connected to another account of this provider.",
  ),
  OAUTH_CONNECTION_CONFIRMATION_REQUIRED: detailed(
    400,
    z.object({ provider_id: z.string(), email: z.string() }),
    (d) => `There is an account for ${d.email}. Confirm that the provider is connected to it.`,
  ),
  OUTER_OAUTH_TIMEOUT: plain(408, "Signing in with the provider took too long. Start again."),
  OAUTH_PROVIDER_ACCESS_DENIED: plain(
    400,
    "The provider was not allowed to sign you in, or the request was cancelled.",
  ),
  INVALID_AUTHORIZATION_CODE: plain(
    400,
    "The authorization code is unknown, used or expired, or does not match its verifier.",
  ),
  INVALID_SHARED_OAUTH_PROVIDER_ID: detailed(
    400,
    ofProvider,
    (d) => `There are no shared keys for the provider "${d.provider_id}".`,
  ),
  INVALID_STANDARD_OAUTH_PROVIDER_ID: detailed(
    400,
    ofProvider,
    (d) => `The provider "${d.provider_id}" is not known.`,
  ),
};
