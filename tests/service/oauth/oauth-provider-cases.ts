import type { OAuthProviderId } from "@stackkit/next/protocol";

/** A request that the service sent to a provider. */
export interface Sent {
  readonly form: URLSearchParams;
  readonly authorization: string | null;
}

/** What a provider answers, and what the service makes of it. */
export interface Case {
  readonly token: string;
  readonly profile?: readonly [url: string, body: object];
  readonly emails?: readonly [url: string, body: object];
  readonly user: {
    readonly name: string | null;
    readonly email: string | null;
    readonly verified: boolean;
    readonly account: string;
    readonly picture?: string | null;
  };
}

export const CASES: Readonly<Record<OAuthProviderId, Case>> = {
  google: {
    token: "https://oauth2.googleapis.com/token",
    profile: [
      "https://openidconnect.googleapis.com/v1/userinfo",
      {
        sub: "g1",
        name: "Ada",
        email: "google@example.com",
        email_verified: true,
        picture: "https://pictures.example/g1",
      },
    ],
    user: {
      name: "Ada",
      email: "google@example.com",
      verified: true,
      account: "g1",
      picture: "https://pictures.example/g1",
    },
  },
  github: {
    token: "https://github.com/login/oauth/access_token",
    profile: [
      "https://api.github.com/user",
      { id: 17, name: null, login: "ada", avatar_url: "https://pictures.example/17" },
    ],
    emails: [
      "https://api.github.com/user/emails",
      [
        { email: "other@example.com", primary: false, verified: true },
        { email: "github@example.com", primary: true, verified: true },
      ],
    ],
    user: {
      name: "ada",
      email: "github@example.com",
      verified: true,
      account: "17",
      picture: "https://pictures.example/17",
    },
  },
  microsoft: {
    token: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    profile: [
      "https://graph.microsoft.com/v1.0/me",
      {
        id: "m1",
        displayName: "Ada",
        mail: "microsoft@example.com",
        userPrincipalName: "x@y.example",
      },
    ],
    user: { name: "Ada", email: "microsoft@example.com", verified: false, account: "m1" },
  },
  spotify: {
    token: "https://accounts.spotify.com/api/token",
    profile: [
      "https://api.spotify.com/v1/me",
      {
        id: "s1",
        display_name: "Ada",
        email: "spotify@example.com",
        images: [{ url: "https://pictures.example/s1" }],
      },
    ],
    user: {
      name: "Ada",
      email: "spotify@example.com",
      verified: false,
      account: "s1",
      picture: "https://pictures.example/s1",
    },
  },
  facebook: {
    token: "https://graph.facebook.com/v23.0/oauth/access_token",
    profile: [
      "https://graph.facebook.com/v23.0/me",
      {
        id: "f1",
        name: "Ada",
        email: "facebook@example.com",
        picture: { data: { url: "https://pictures.example/f1" } },
      },
    ],
    user: {
      name: "Ada",
      email: "facebook@example.com",
      verified: false,
      account: "f1",
      picture: "https://pictures.example/f1",
    },
  },
  discord: {
    token: "https://discord.com/api/oauth2/token",
    profile: [
      "https://discord.com/api/users/@me",
      {
        id: "d1",
        username: "ada",
        global_name: "Ada",
        email: "discord@example.com",
        verified: true,
        avatar: "abc",
      },
    ],
    user: {
      name: "Ada",
      email: "discord@example.com",
      verified: true,
      account: "d1",
      picture: "https://cdn.discordapp.com/avatars/d1/abc.png",
    },
  },
  gitlab: {
    token: "https://gitlab.com/oauth/token",
    profile: [
      "https://gitlab.com/api/v4/user",
      {
        id: 5,
        name: "Ada",
        email: "gitlab@example.com",
        confirmed_at: "2020-01-01T00:00:00Z",
        avatar_url: null,
      },
    ],
    user: { name: "Ada", email: "gitlab@example.com", verified: true, account: "5" },
  },
  bitbucket: {
    token: "https://bitbucket.org/site/oauth2/access_token",
    profile: [
      "https://api.bitbucket.org/2.0/user",
      {
        account_id: "b1",
        uuid: "{u}",
        display_name: "Ada",
        links: { avatar: { href: "https://pictures.example/b1" } },
      },
    ],
    emails: [
      "https://api.bitbucket.org/2.0/user/emails",
      { values: [{ email: "bitbucket@example.com", is_primary: true, is_confirmed: true }] },
    ],
    user: {
      name: "Ada",
      email: "bitbucket@example.com",
      verified: true,
      account: "b1",
      picture: "https://pictures.example/b1",
    },
  },
  linkedin: {
    token: "https://www.linkedin.com/oauth/v2/accessToken",
    profile: [
      "https://api.linkedin.com/v2/userinfo",
      { sub: "l1", name: "Ada", email: "linkedin@example.com", email_verified: "true" },
    ],
    user: { name: "Ada", email: "linkedin@example.com", verified: true, account: "l1" },
  },
  apple: {
    token: "https://appleid.apple.com/auth/token",
    user: { name: "Ada Lovelace", email: "apple@example.com", verified: true, account: "a1" },
  },
  x: {
    token: "https://api.x.com/2/oauth2/token",
    profile: [
      "https://api.x.com/2/users/me",
      { data: { id: "x1", name: "Ada", profile_image_url: "https://pictures.example/x1" } },
    ],
    user: {
      name: "Ada",
      email: null,
      verified: false,
      account: "x1",
      picture: "https://pictures.example/x1",
    },
  },
};
