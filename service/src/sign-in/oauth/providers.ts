import type { OAuthProviderId } from "@stackkit/next/protocol/internal";
import type { StoredProvider } from "../../db/tables/project-config.js";
import {
  appleProfile,
  bitbucketProfile,
  discordProfile,
  facebookProfile,
  githubProfile,
  gitlabProfile,
  microsoftProfile,
  openIdProfile,
  type Profile,
  type ProviderAnswers,
  spotifyProfile,
  xProfile,
} from "./profile.js";

/** A provider's endpoints, scopes and profile mapping. */
export interface ProviderRow {
  readonly issuer: string;
  readonly authorization: string;
  readonly token: string;
  /** The profile endpoint. Default: the ID token. */
  readonly profileUrl?: string;
  /** The endpoint with addresses, if separate. */
  readonly emailsUrl?: string;
  /** Scopes that are always requested. */
  readonly scopes: readonly string[];
  /** Whether it supports PKCE. */
  readonly pkce: boolean;
  /** Client authentication: in the body or by HTTP Basic. */
  readonly authentication: "post" | "basic";
  /** Redirects by a cross-site form post, which carries no `Lax` cookies. */
  readonly answersByForm?: true;
  /** Additional authorization parameters. */
  readonly extras?: (keys: StoredProvider) => Readonly<Record<string, string>>;
  readonly profile: (answers: ProviderAnswers) => Profile;
}

/** Placeholder in URLs for a Microsoft directory. */
export const TENANT = "{tenant}";
/** All directories and personal accounts. */
export const ANY_TENANT = "common";

export const PROVIDERS: Readonly<Record<OAuthProviderId, ProviderRow>> = {
  google: {
    issuer: "https://accounts.google.com",
    authorization: "https://accounts.google.com/o/oauth2/v2/auth",
    token: "https://oauth2.googleapis.com/token",
    profileUrl: "https://openidconnect.googleapis.com/v1/userinfo",
    scopes: ["openid", "email", "profile"],
    pkce: true,
    authentication: "post",
    extras: () => ({ include_granted_scopes: "true" }),
    profile: openIdProfile,
  },
  github: {
    issuer: "https://github.com",
    authorization: "https://github.com/login/oauth/authorize",
    token: "https://github.com/login/oauth/access_token",
    profileUrl: "https://api.github.com/user",
    emailsUrl: "https://api.github.com/user/emails",
    scopes: ["user:email"],
    pkce: true,
    authentication: "post",
    profile: githubProfile,
  },
  microsoft: {
    issuer: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    authorization: `https://login.microsoftonline.com/${TENANT}/oauth2/v2.0/authorize`,
    token: `https://login.microsoftonline.com/${TENANT}/oauth2/v2.0/token`,
    profileUrl: "https://graph.microsoft.com/v1.0/me",
    scopes: ["User.Read", "offline_access"],
    pkce: true,
    authentication: "post",
    profile: microsoftProfile,
  },
  spotify: {
    issuer: "https://accounts.spotify.com",
    authorization: "https://accounts.spotify.com/authorize",
    token: "https://accounts.spotify.com/api/token",
    profileUrl: "https://api.spotify.com/v1/me",
    scopes: ["user-read-email", "user-read-private"],
    pkce: true,
    authentication: "basic",
    profile: spotifyProfile,
  },
  facebook: {
    issuer: "https://www.facebook.com",
    authorization: "https://www.facebook.com/v23.0/dialog/oauth",
    token: "https://graph.facebook.com/v23.0/oauth/access_token",
    profileUrl: "https://graph.facebook.com/v23.0/me?fields=id,name,email,picture",
    scopes: ["public_profile", "email"],
    pkce: true,
    authentication: "post",
    extras: ({ facebookConfigId }): Record<string, string> =>
      facebookConfigId ? { config_id: facebookConfigId } : {},
    profile: facebookProfile,
  },
  discord: {
    issuer: "https://discord.com",
    authorization: "https://discord.com/oauth2/authorize",
    token: "https://discord.com/api/oauth2/token",
    profileUrl: "https://discord.com/api/users/@me",
    scopes: ["identify", "email"],
    pkce: true,
    authentication: "post",
    profile: discordProfile,
  },
  gitlab: {
    issuer: "https://gitlab.com",
    authorization: "https://gitlab.com/oauth/authorize",
    token: "https://gitlab.com/oauth/token",
    profileUrl: "https://gitlab.com/api/v4/user",
    scopes: ["read_user"],
    pkce: true,
    authentication: "post",
    profile: gitlabProfile,
  },
  bitbucket: {
    issuer: "https://bitbucket.org",
    authorization: "https://bitbucket.org/site/oauth2/authorize",
    token: "https://bitbucket.org/site/oauth2/access_token",
    profileUrl: "https://api.bitbucket.org/2.0/user",
    emailsUrl: "https://api.bitbucket.org/2.0/user/emails",
    scopes: ["account", "email"],
    pkce: false,
    authentication: "basic",
    profile: bitbucketProfile,
  },
  linkedin: {
    issuer: "https://www.linkedin.com/oauth",
    authorization: "https://www.linkedin.com/oauth/v2/authorization",
    token: "https://www.linkedin.com/oauth/v2/accessToken",
    profileUrl: "https://api.linkedin.com/v2/userinfo",
    scopes: ["openid", "profile", "email"],
    pkce: false,
    authentication: "post",
    profile: openIdProfile,
  },
  apple: {
    issuer: "https://appleid.apple.com",
    authorization: "https://appleid.apple.com/auth/authorize",
    token: "https://appleid.apple.com/auth/token",
    scopes: ["name", "email"],
    pkce: false,
    authentication: "post",
    answersByForm: true,
    extras: () => ({ response_mode: "form_post" }),
    profile: appleProfile,
  },
  x: {
    issuer: "https://x.com",
    authorization: "https://x.com/i/oauth2/authorize",
    token: "https://api.x.com/2/oauth2/token",
    profileUrl:
      "https://api.x.com/2/users/me?user.fields=id,name,profile_image_url,confirmed_email",
    scopes: ["users.read", "tweet.read", "offline.access"],
    pkce: true,
    authentication: "basic",
    profile: xProfile,
  },
};

/** An OpenID Connect provider outside the table, configured by discovery. */
export const OPENID_CONNECT: Pick<ProviderRow, "scopes" | "pkce" | "authentication" | "profile"> = {
  scopes: ["openid", "email", "profile"],
  pkce: true,
  authentication: "post",
  profile: openIdProfile,
};
