import type { Access } from "../../access/access.js";
import type { Query } from "../../cache/query.js";
import type { Level } from "../../protocol/operations/level.js";
import { connectedAccounts } from "../../protocol/records/oauth.js";
import type { AppContext } from "../app-context.js";

/** An external account that a user has connected. */
export interface Connection {
  /** The provider's id, such as `github`. */
  readonly id: string;
}

/** A connected account of an OAuth provider. */
export interface OAuthConnection extends Connection {
  /** Returns an access token for the provider's API that is valid for more than 5 minutes. */
  getAccessToken(): Promise<{ accessToken: string }>;
  /** {@link OAuthConnection.getAccessToken} for components. */
  useAccessToken(): { accessToken: string };
}

/** What a provider's token must allow. */
export interface ConnectionOptions {
  /** Scopes that the token must have. */
  readonly scopes?: readonly string[] | undefined;
}
type OrRedirect = ConnectionOptions & { readonly or: "redirect" };
type OrNull = ConnectionOptions & { readonly or?: "return-null" | "throw" | undefined };

type Connected<Found, Missing> = {
  (provider: string, options: OrRedirect): Found;
  (provider: string, options?: OrNull): Missing;
};

/** Methods about a user's accounts at providers. */
export interface ConnectionActions {
  /**
   * Reads the user's account at a provider, `getConnectedAccount("github", { scopes: ["repo"] })`,
   * or null if none is connected with these scopes. `or: "redirect"` connects one instead, which
   * needs a browser.
   */
  getConnectedAccount: Connected<Promise<OAuthConnection>, Promise<OAuthConnection | null>>;
  /** `getConnectedAccount()` for components. */
  useConnectedAccount: Connected<OAuthConnection, OAuthConnection | null>;
  /**
   * Disconnects the user's account at a provider, `disconnectAccount("github")`. Throws
   * `OAUTH_CONNECTION_NOT_CONNECTED_TO_USER` without one, and a `SERVICE_ERROR` in a browser if
   * nothing else would sign the user in.
   */
  disconnectAccount(provider: string): Promise<void>;
}

type AnyOptions = ConnectionOptions & {
  readonly or?: "redirect" | "return-null" | "throw" | undefined;
};

/** `providers`: ids of the user's connected providers. */
export function createConnectionActions<L extends Level>(
  access: Access<L>,
  context: AppContext,
  providers: readonly string[],
): ConnectionActions {
  const tokenQuery = (provider: string, scope: string): Query<{ accessToken: string } | null> => ({
    key: access.key("provider token", access.subject, provider, scope),
    kinds: ["user"],
    fetch: async () => {
      const result = await access.attempt(connectedAccounts.accessToken, {
        params: { user_id: access.subject, provider_id: provider },
        body: { scope },
      });
      return result.status === "ok" ? { accessToken: result.data.accessToken } : null;
    },
  });
  const connection = (
    id: string,
    scope: string,
    found: { accessToken: string } | null,
  ): OAuthConnection | null => {
    if (!found) return null;
    return {
      id,
      ...access.readableOne(
        "AccessToken",
        () => tokenQuery(id, scope),
        (token) => token ?? found,
      ),
    };
  };
  const query = (
    provider: string,
    { scopes = [], or }: AnyOptions = {},
  ): Query<OAuthConnection | null> => {
    const scope = scopes.join(" ");
    const token = tokenQuery(provider, scope);
    return {
      key: access.key("connection", or ?? "", access.subject, provider, scope),
      kinds: token.kinds,
      fetch: async () => {
        const found = providers.includes(provider)
          ? connection(provider, scope, await token.fetch())
          : null;
        return found ?? (or === "redirect" ? context.linkAccount(provider, scopes) : null);
      },
    };
  };
  return {
    ...(access.readableOne("ConnectedAccount", query) as Omit<
      ConnectionActions,
      "disconnectAccount"
    >),
    disconnectAccount: async (provider) =>
      void (await access.run(connectedAccounts.disconnect, {
        params: { user_id: access.subject, provider_id: provider },
      })),
  };
}
