import { UsageError } from "../../transport/usage-error.js";
import type { Settings } from "../config/app-settings.js";
import type { StackClientAppJson } from "../config/options.js";
import { NAMED_STORES } from "../config/token-store-choice.js";

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short FNV-1a hash that distinguishes apps. Not for secrets. */
function digest(text: string): string {
  let hash = FNV_START;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), FNV_PRIME);
  return (hash >>> 0).toString(36);
}

const isNamed = (store: unknown): store is StackClientAppJson["tokenStore"] =>
  store === null || (NAMED_STORES as readonly unknown[]).includes(store);

/** Whether every option of an app can be serialized. */
export const canTravel = ({ tokenStore, redirectMethod, keys }: Settings): boolean =>
  isNamed(tokenStore) &&
  typeof redirectMethod !== "object" &&
  keys.publishableClientKey !== undefined;

/** Serializes the public options of an app. Throws `BAD_OPTION` if one cannot be serialized. */
export function clientJson({
  tokenStore,
  projectId,
  keys,
  hosts,
  browserRequestHeaders,
  urls,
  oauthScopesOnSignIn,
  redirectMethod,
  trustedOrigins,
  passkeyRpId,
}: Settings): StackClientAppJson {
  if (
    !isNamed(tokenStore) ||
    typeof redirectMethod === "object" ||
    keys.publishableClientKey === undefined
  ) {
    throw new UsageError(
      "BAD_OPTION",
      "This app cannot be passed to the browser: its " +
        `${!isNamed(tokenStore) ? "tokenStore is an object" : typeof redirectMethod === "object" ? "redirectMethod is an object" : "keys are a project owner's session"}, ` +
        "which cannot be serialized. Pass the provider an app whose token store and redirect " +
        "method are strings.",
    );
  }
  const json = {
    tokenStore,
    projectId,
    publishableClientKey: keys.publishableClientKey,
    baseUrl: hosts.browser,
    extraRequestHeaders: browserRequestHeaders,
    urls,
    oauthScopesOnSignIn,
    redirectMethod,
    trustedOrigins,
    ...(passkeyRpId !== undefined && { passkeyRpId }),
  };
  // The hash is deterministic: a static page and the server that streams into it must name the same
  // app.
  return { uniqueIdentifier: `${projectId}-${digest(JSON.stringify(json))}`, ...json };
}
