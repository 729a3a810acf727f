import type { Settings } from "./app-settings.js";
import type { StackClientAppJson } from "./options.js";

/** The settings of an app that came from the server. */
export const settingsOfJson = ({
  publishableClientKey,
  baseUrl,
  extraRequestHeaders,
  uniqueIdentifier: _,
  ...json
}: StackClientAppJson): Settings => ({
  ...json,
  keys: { publishableClientKey },
  hosts: { browser: baseUrl, server: baseUrl },
  service: undefined,
  extraRequestHeaders,
  browserRequestHeaders: extraRequestHeaders,
  projectOwnerSession: undefined,
  onMfaRequired: undefined,
  onError: undefined,
  logger: undefined,
});
