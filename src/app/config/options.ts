import type { HandlerUrls } from "../../protocol/urls.js";
import type { SenderOptions } from "../../transport/send.js";
import type { ProjectOwnerSession } from "../apps/project-owner-session.js";
import type { TokenStoreChoice } from "./token-store-choice.js";

/** Extra scopes to ask of a provider when somebody signs in with it: `{ github: ["repo"] }`. */
export type OAuthScopesOnSignIn = Readonly<Partial<Record<string, readonly string[]>>>;

/**
 * How the app goes to another page.
 * - `"nextjs"`: Next's `redirect` on the server, the address bar in a browser.
 * - `"window"`: the address bar only.
 * - `"none"`: not at all; the app's own code looks after it.
 * - an object: `useNavigate` is a hook that gives a function, `navigate` is called outside components.
 */
export type RedirectMethod = "nextjs" | "window" | "none" | CustomRedirect;

/** The app's own way to another page. */
export interface CustomRedirect {
  /** A hook that gives components their function. */
  readonly useNavigate: () => (to: string) => void;
  /** Goes to an address outside components. Default: as `"nextjs"` does. */
  readonly navigate?: (to: string) => void;
}

/** Options of {@link StackClientApp}. */
export interface StackClientAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> {
  /** Where the tokens of the current user are kept. `null`: there is no current user. */
  readonly tokenStore: TokenStoreChoice<HasTokenStore>;
  /** Default: `STACK_PROJECT_ID`, else `NEXT_PUBLIC_STACK_PROJECT_ID`. */
  readonly projectId?: ProjectId | undefined;
  /** Default: `STACK_PUBLISHABLE_CLIENT_KEY`, else `NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY`. */
  readonly publishableClientKey?: string | undefined;
  /**
   * The auth service's address, for both sides or for each. Default: `STACK_API_URL`, else
   * `NEXT_PUBLIC_BROWSER_STACK_API_URL` in browsers and `NEXT_PUBLIC_SERVER_STACK_API_URL` on servers, else
   * `NEXT_PUBLIC_STACK_API_URL`, else `NEXT_PUBLIC_STACK_URL`, else the hosted service.
   */
  readonly baseUrl?: string | { readonly browser: string; readonly server: string } | undefined;
  /** Headers sent with every call. In client apps the default is the JSON object in `STACK_EXTRA_REQUEST_HEADERS`, else `NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS`. */
  readonly extraRequestHeaders?: Readonly<Record<string, string>> | undefined;
  /** Where the app's pages are; each has a default under `/handler`. */
  readonly urls?: Readonly<Partial<HandlerUrls>> | undefined;
  /** Extra scopes by provider. Default: none. */
  readonly oauthScopesOnSignIn?: OAuthScopesOnSignIn | undefined;
  /** Default: `"nextjs"`. */
  readonly redirectMethod?: RedirectMethod | undefined;
  /** Without effect: the kit loads nothing that a page did not ask for. */
  readonly noAutomaticPrefetch?: boolean | undefined;
  /** Origins beside the app's own that a redirect may lead to. Default: `STACK_TRUSTED_ORIGINS`, comma-separated. */
  readonly trustedOrigins?: readonly string[] | undefined;
  /**
   * How long a call of the service may take on this side, all attempts included, in milliseconds from 100 to 300000. It does not
   * travel to browsers with a provider. Default: 10000 on servers while they render, act or proxy, else 30000.
   */
  readonly requestTimeoutMillis?: number | undefined;
  /**
   * Asks for the six digits of the authenticator app when a sign-in needs them. `null` or empty text ends the sign-in
   * with `InvalidTotpCode`, whose `cause` is an `AbortError` then. Default: a dialog that {@link StackProvider} shows.
   */
  readonly onMfaRequired?: AskForTotp | undefined;
  /** Called with every error that a call of the service ends with, before it is thrown or returned. */
  readonly onError?: OnError | undefined;
  /** Where the kit writes what it does. Default: nowhere. */
  readonly logger?: KitLogger | undefined;
}

/** Told of every attempt of every call; no header, key, token or body is in it. */
export type KitLogger = NonNullable<SenderOptions["logger"]>;

/** Told of every error that a call ends with, and of the call. */
export type OnError = NonNullable<SenderOptions["onError"]>;

/** A sign-in that waits for its second factor. */
export interface TotpRequest {
  /** Names the attempt to sign in, for 5 minutes. */
  readonly attemptCode: string;
  /** Tries a code while the person can still correct it: comes back with the error of a wrong one, with nothing for the right one. May be left out of use. */
  readonly tryCode: (code: string) => Promise<Error | undefined>;
}

/** Asks a person for the six digits. */
export type AskForTotp = (request: TotpRequest) => Promise<string | null>;

/** Options of {@link StackServerApp}. */
export interface StackServerAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> extends StackClientAppConstructorOptions<HasTokenStore, ProjectId> {
  /** Default: `STACK_SECRET_SERVER_KEY`. Never hand it to a browser. */
  readonly secretServerKey?: string | undefined;
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
  /** Session of a user of the internal project who owns this project, in place of all three keys. */
  readonly projectOwnerSession: ProjectOwnerSession;
}

/** Options of {@link StackAdminApp}: with keys on a server, or with a project owner's session anywhere. */
export type StackAdminAppConstructorOptions<
  HasTokenStore extends boolean = boolean,
  ProjectId extends string = string,
> = WithAdminKey<HasTokenStore, ProjectId> | WithOwnerSession<HasTokenStore, ProjectId>;

/** A client app as it travels from a server to a browser. It holds nothing secret. */
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
}
