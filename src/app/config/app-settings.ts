import { REQUEST_TIMEOUT_MILLIS } from "../../protocol/limits/limits.js";
import type { Level } from "../../protocol/operations/level.js";
import { reaches } from "../../protocol/operations/level.js";
import { type HandlerUrls, resolveUrls } from "../../protocol/urls.js";
import type { Keys } from "../../transport/request-headers.js";
import type { OwnerSession } from "../../transport/transport.js";
import { UsageError } from "../../transport/usage-error.js";
import { isSamePage } from "../navigation/trusted-url.js";
import { publicVariables, type SecretVariable } from "./environment-variables.js";
import { headersOf, keyOf, originsOf, projectIdOf, rpIdOf } from "./option-values.js";
import type {
  AskForTotp,
  KitLogger,
  OAuthScopesOnSignIn,
  OnError,
  RedirectMethod,
  StackAdminAppConstructorOptions,
  StackClientAppConstructorOptions,
} from "./options.js";
import { hostsOf, type ServiceHosts } from "./service-hosts.js";
import { NAMED_STORES, type TokenStoreChoice } from "./token-store-choice.js";

/** The options of an app with defaults applied. */
export interface Settings extends ServiceHosts {
  readonly projectId: string;
  readonly keys: Keys;
  readonly projectOwnerSession: OwnerSession | undefined;
  readonly tokenStore: TokenStoreChoice;
  readonly extraRequestHeaders: Readonly<Record<string, string>>;
  /** Headers that browsers send. A server's own headers never reach a browser. */
  readonly browserRequestHeaders: Readonly<Record<string, string>>;
  readonly urls: HandlerUrls;
  readonly oauthScopesOnSignIn: OAuthScopesOnSignIn;
  readonly redirectMethod: RedirectMethod;
  readonly trustedOrigins: readonly string[];
  /** The domain that passkeys belong to. Default: the page's host name. */
  readonly passkeyRpId?: string | undefined;
  /**
   * The page that sent this request, if it is certain: a server action's origin is the requested
   * host or a trusted origin. Browsers know their page without it.
   */
  readonly openPage?: URL | undefined;
  /** The time limit of a request. Not serialized to browsers. */
  readonly requestTimeoutMillis?: number | undefined;
  readonly onMfaRequired: AskForTotp | undefined;
  readonly onError: OnError | undefined;
  readonly logger: KitLogger | undefined;
}

/** The variables of the secret keys. Each entry point passes those it may read. */
export interface SecretVariables {
  readonly secretServerKey?: SecretVariable;
  readonly superSecretAdminKey?: SecretVariable;
}

type AnyOptions = StackClientAppConstructorOptions | StackAdminAppConstructorOptions;

/** Puts options and variables together. Throws `UsageError` for what is missing or invalid. */
export function resolveSettings(
  level: Level,
  options: AnyOptions,
  secrets: SecretVariables = {},
): Settings {
  const { tokenStore = "nextjs-cookie" } = options;
  checkTokenStore(tokenStore);
  const ownerSession = "projectOwnerSession" in options ? options.projectOwnerSession : undefined;
  return {
    projectId: projectIdOf(options.projectId),
    ...hostsOf(options),
    keys: ownerSession === undefined ? keysOf(level, options, secrets) : {},
    projectOwnerSession: ownerSession,
    tokenStore,
    extraRequestHeaders: headersOf(
      options.extraRequestHeaders,
      publicVariables.serverRequestHeaders,
    ),
    browserRequestHeaders: headersOf(
      level === "client" ? options.extraRequestHeaders : undefined,
      publicVariables.browserRequestHeaders,
    ),
    urls: checkedUrls(resolveUrls(options.urls)),
    oauthScopesOnSignIn: options.oauthScopesOnSignIn ?? {},
    redirectMethod: checkedRedirectMethod(options.redirectMethod ?? "nextjs"),
    trustedOrigins: originsOf(options.trustedOrigins, publicVariables.trustedOrigins),
    passkeyRpId: rpIdOf(options.passkeyRpId),
    requestTimeoutMillis: checkedTimeout(options.requestTimeoutMillis),
    onMfaRequired: options.onMfaRequired,
    onError: options.onError,
    logger: options.logger,
  };
}

function keysOf(level: Level, options: AnyOptions, secrets: SecretVariables): Keys {
  const publishableClientKey = keyOf({
    option: "publishableClientKey",
    given: options.publishableClientKey,
    found: publicVariables.publishableClientKey,
    variables: "STACK_PUBLISHABLE_CLIENT_KEY (or NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY)",
    what: "that it may speak for the project",
  });
  const secretServerKey = () =>
    keyOf({
      option: "secretServerKey",
      given: "secretServerKey" in options ? options.secretServerKey : undefined,
      ...variableOf(secrets.secretServerKey),
      what: "that it is the project's own server",
    });
  const superSecretAdminKey = () =>
    keyOf({
      option: "superSecretAdminKey",
      given: "superSecretAdminKey" in options ? options.superSecretAdminKey : undefined,
      ...variableOf(secrets.superSecretAdminKey),
      what: "that it may administer the project",
    });
  return {
    publishableClientKey,
    ...(reaches(level, "server") ? { secretServerKey: secretServerKey() } : {}),
    ...(reaches(level, "admin") ? { superSecretAdminKey: superSecretAdminKey() } : {}),
  };
}

const variableOf = (variable: SecretVariable | undefined) => ({
  found: () => variable?.read(),
  variables: variable?.name ?? "it",
});

function checkTokenStore(choice: unknown): void {
  if (
    choice === null ||
    (typeof choice === "object" && choice !== undefined) ||
    (NAMED_STORES as readonly unknown[]).includes(choice)
  )
    return;
  throw new UsageError(
    "BAD_OPTION",
    `The option tokenStore is ${JSON.stringify(choice)}, so the app cannot store sessions. ` +
      `Use "nextjs-cookie" in a Next app; the others are "cookie", "memory", a request, a ` +
      "pair of tokens, and null.",
  );
}

function checkedRedirectMethod(method: RedirectMethod): RedirectMethod {
  if (
    ["nextjs", "window", "none"].includes(method as string) ||
    (typeof method === "object" && typeof method?.useNavigate === "function")
  )
    return method;
  throw new UsageError(
    "BAD_OPTION",
    `The option redirectMethod must be "nextjs", "window", "none" or an object with useNavigate.`,
  );
}

function checkedTimeout(millis: number | undefined): number | undefined {
  if (
    millis === undefined ||
    (Number.isInteger(millis) &&
      millis >= REQUEST_TIMEOUT_MILLIS.least &&
      millis <= REQUEST_TIMEOUT_MILLIS.most)
  )
    return millis;
  throw new UsageError(
    "BAD_OPTION",
    "The option requestTimeoutMillis must be a whole number from " +
      `${REQUEST_TIMEOUT_MILLIS.least} to ${REQUEST_TIMEOUT_MILLIS.most}, in milliseconds.`,
  );
}

/** Rejects pages that would redirect to each other forever. */
function checkedUrls(urls: HandlerUrls): HandlerUrls {
  for (const page of ["afterSignIn", "afterSignUp"] as const) {
    const step = (["signIn", "signUp", "signOut"] as const).find(
      (name) =>
        urls[name].startsWith(`${urls.handler}/`) &&
        isSamePage(urls[page], urls[name], "http://page.invalid"),
    );
    if (step)
      throw new UsageError(
        "BAD_OPTION",
        `The option urls redirects from ${page} to the ${step} page, which would redirect ` +
          `forever. Set ${page} to a page of the app.`,
      );
  }
  return urls;
}
