import { nearestName } from "../../protocol/nearest-name.js";
import { resolveUrls } from "../../protocol/urls.js";

const CLIENT_APP = [
  "tokenStore",
  "projectId",
  "publishableClientKey",
  "baseUrl",
  "extraRequestHeaders",
  "urls",
  "oauthScopesOnSignIn",
  "redirectMethod",
  "noAutomaticPrefetch",
  "trustedOrigins",
  "passkeyRpId",
  "requestTimeoutMillis",
  "onMfaRequired",
  "onError",
  "logger",
] as const;
const SERVER_APP = [...CLIENT_APP, "secretServerKey", "service"] as const;
const GET_USER = ["or", "tokenStore", "from", "actor"] as const;

/** The names that each place takes. */
export const KNOWN_OPTIONS = {
  StackClientApp: CLIENT_APP,
  StackServerApp: SERVER_APP,
  StackAdminApp: [...SERVER_APP, "superSecretAdminKey", "projectOwnerSession"],
  "getUser()": GET_USER,
  // It hands over no other names, since its page has no bytes to spare.
  "useUser()": ["or"],
  "authProxy()": ["protect", "locales", "frameHeaders", "next"],
  "<StackProvider>": ["app", "user", "lang", "translationOverrides", "children"],
  "<StackHandler>": ["app", "fullPage", "routeProps", "params", "searchParams", "componentProps"],
} as const;

/** Where options are given. */
export type Place = keyof typeof KNOWN_OPTIONS;

const OR = ["redirect", "throw", "return-null", "anonymous", "anonymous-if-exists"] as const;

/** What `or` may be. */
export const OR_VALUES = { "getUser()": [...OR, "unauthorized"], "useUser()": OR } as const;

const said = new Set<string>();

/** Writes a warning for each name that a place does not take, once for each name. */
export function warnOfUnknownOptions(place: Place, options: object): void {
  warn(place, (name) => `option ${name}`, Object.keys(options), KNOWN_OPTIONS[place]);
  if ("urls" in options) {
    const urls = Object.entries(options.urls ?? {});
    warn(
      place,
      (name) => `page ${name} of urls`,
      urls.map(([name]) => name),
      Object.keys(resolveUrls()),
    );
    for (const [name, url] of urls)
      if (typeof url === "string" && url !== "" && !url.startsWith("/") && !URL.canParse(url))
        say(
          `${place} has the page ${JSON.stringify(name)} of urls at ${JSON.stringify(url)}, which ` +
            `browsers resolve from the open page. Write ${JSON.stringify(`/${url}`)}.`,
        );
  }
  const { service } = options as { readonly service?: { readonly fetch?: unknown } };
  if (service && typeof service.fetch !== "function")
    say(
      `${place} has a service without fetch, so no call reaches it. Pass the result of ` +
        "createService() of @stackkit/service/next, and await what is a promise.",
    );
  if ("or" in options && typeof options.or === "string" && place in OR_VALUES)
    warn(
      place,
      (name) => `value ${name} of or`,
      [options.or],
      OR_VALUES[place as keyof typeof OR_VALUES],
    );
}

function warn(
  place: Place,
  what: (name: string) => string,
  given: readonly string[],
  known: readonly string[],
): void {
  for (const name of given) {
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const text =
      `${place} does not know the ${what(JSON.stringify(name))}. ` +
      (nearest === undefined ? `It knows ${known.join(", ")}.` : `Did you mean "${nearest}"?`);
    say(text);
  }
}

function say(text: string): void {
  if (said.has(text)) return;
  said.add(text);
  console.warn(text);
}
