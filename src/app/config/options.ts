import type { AskForTotp, TotpRequest } from "../../environment/totp-request.js";
import type { HandlerUrls } from "../../protocol/urls.js";
import type { SenderOptions } from "../../transport/sender-options.js";
import type { OwnerSession } from "../../transport/transport.js";
import type { TokenStoreChoice } from "./token-store-choice.js";

/** Extra scopes to request from a provider at sign-in: `{ github: ["repo"] }`. */
export type OAuthScopesOnSignIn = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * How the app navigates.
 * - `"nextjs"`: Next's `redirect` on the server, a full page load in a browser.
 * - `"window"`: a full page load only.
 * - `"none"`: never; the app navigates itself.
 * - an object: `useNavigate` is a hook that returns a function; `navigate` is called outside
 *   components.
 */
export type RedirectMethod = "nextjs" | "window" | "none" | CustomRedirect;

/** A custom way to navigate. */
export interface CustomRedirect {
  /** A hook that returns the navigation function. */
  readonly useNavigate: () => (to: string) => void;
  /** Navigates outside components. Default: as with `"nextjs"`. */
  readonly navigate?: (to: string) => void;
}

/** Options of {@link StackClientApp}. */
export interface StackClientAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> {
  /**
   * Where the current user's tokens are stored. Default: `"nextjs-cookie"`. `null`: there is no
   * current user.
   */
  readonly tokenStore?: TokenStoreChoice<HasTokenStore> | undefined;
  /** Default: `STACK_PROJECT_ID`, else `NEXT_PUBLIC_STACK_PROJECT_ID`. */
  readonly projectId?: ProjectId | undefined;
  /** Default: `STACK_PUBLISHABLE_CLIENT_KEY`, else `NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY`. */
  readonly publishableClientKey?: string | undefined;
  /**
   * The auth service's address, shared or separate for browsers and servers. Default:
   * `STACK_API_URL`, else the hosted service. The guide to the service lists older variables.
   */
  readonly baseUrl?: string | { readonly browser: string; readonly server: string } | undefined;
  /**
   * Headers of every request. Default on servers: the JSON object in
   * `STACK_EXTRA_REQUEST_HEADERS`, which no browser receives; else, and in browsers,
   * `NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS`.
   */
  readonly extraRequestHeaders?: Readonly<Record<string, string>> | undefined;
  /** The addresses of the app's pages. Defaults are under `/handler`. */
  readonly urls?: Readonly<Partial<HandlerUrls>> | undefined;
  /** Extra scopes by provider. Default: none. */
  readonly oauthScopesOnSignIn?: OAuthScopesOnSignIn | undefined;
  /** Default: `"nextjs"`. */
  readonly redirectMethod?: RedirectMethod | undefined;
  /** @deprecated No effect: the kit never prefetches. */
  readonly noAutomaticPrefetch?: boolean | undefined;
  /**
   * Further origins that redirects may lead to. Default: `STACK_TRUSTED_ORIGINS`, comma-separated.
   */
  readonly trustedOrigins?: readonly string[] | undefined;
  /**
   * The domain that passkeys belong to, such as `"example.com"`, so that one passkey signs in on that
   * domain, below it, and on the `trustedOrigins`, which `authProxy` lists for browsers. Default:
   * the host name of each page. Passkeys of another domain do not sign in any more.
   */
  readonly passkeyRpId?: string | undefined;
  /**
   * The time limit of a request, including retries, in milliseconds from 100 to 300000. The
   * provider does not pass it to browsers. Default: 10000 on servers while they render, act or
   * proxy, and in browsers except for uploads and in `next dev`; else 30000.
   */
  readonly requestTimeoutMillis?: number | undefined;
  /**
   * Prompts for the TOTP code, or a recovery code, when a sign-in needs one. `null` or an empty
   * string ends the sign-in with `InvalidTotpCode`, whose `cause` is an `AbortError`. Default: a
   * dialog that {@link StackProvider} shows.
   */
  readonly onMfaRequired?: AskForTotp | undefined;
  /**
   * Called with every error of a request, before it is thrown or returned. Default: in a browser,
   * `next dev` writes those of the set-up to the console.
   */
  readonly onError?: OnError | undefined;
  /** Logs requests. Default: no logging. */
  readonly logger?: KitLogger | undefined;
}

/** Receives every attempt of every request, without headers, keys, tokens or bodies. */
export type KitLogger = NonNullable<SenderOptions["logger"]>;

/** Receives every error of a request, and the request. */
export type OnError = NonNullable<SenderOptions["onError"]>;

export type { AskForTotp, TotpRequest };

/** Options of {@link StackServerApp}. */
export interface StackServerAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends StackClientAppConstructorOptions<HasTokenStore, ProjectId> {
  /** Default: `STACK_SECRET_SERVER_KEY`. Never send it to a browser. */
  readonly secretServerKey?: string | undefined;
  /**
   * The auth service in this app's process, from `@stackkit/service/next`. Calls skip the network,
   * and browsers use this app's own origin. `STACK_API_URL` takes precedence.
   */
  readonly service?: InProcessService | undefined;
}

/** An auth service in the same process. */
export interface InProcessService {
  readonly fetch: (request: Request) => Promise<Response>;
}

interface WithAdminKey<HasTokenStore extends boolean, ProjectId extends string>
  extends StackServerAppConstructorOptions<HasTokenStore, ProjectId> {
  /** Default: `STACK_SUPER_SECRET_ADMIN_KEY`. Refused in a browser. */
  readonly superSecretAdminKey?: string | undefined;
  readonly projectOwnerSession?: undefined;
}

interface WithOwnerSession<HasTokenStore extends boolean, ProjectId extends string>
  extends StackClientAppConstructorOptions<HasTokenStore, ProjectId> {
  readonly publishableClientKey?: undefined;
  readonly secretServerKey?: undefined;
  readonly superSecretAdminKey?: undefined;
  /**
   * The session of a user of the internal project who owns this project. Replaces all three keys.
   */
  readonly projectOwnerSession: OwnerSession;
}

/**
 * Options of {@link StackAdminApp}: with keys on a server, or with a project owner's session
 * anywhere.
 */
export type StackAdminAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> = WithAdminKey<HasTokenStore, ProjectId> | WithOwnerSession<HasTokenStore, ProjectId>;

/** A serialized client app, as servers send it to browsers. Contains no secrets. */
export interface StackClientAppJson<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> {
  readonly uniqueIdentifier: string;
  readonly tokenStore: HasTokenStore extends true ? "nextjs-cookie" | "cookie" | "memory" : null;
  readonly projectId: ProjectId;
  readonly publishableClientKey: string;
  readonly baseUrl: string;
  readonly extraRequestHeaders: Readonly<Record<string, string>>;
  readonly urls: HandlerUrls;
  readonly oauthScopesOnSignIn: OAuthScopesOnSignIn;
  readonly redirectMethod: "nextjs" | "window" | "none";
  readonly trustedOrigins: readonly string[];
  readonly passkeyRpId?: string | undefined;
}
