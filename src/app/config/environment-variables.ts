import { filled, inlined } from "./next-flags.js";

/**
 * Reads a variable at run time. Bundlers do not inline computed names, so a server reads its own
 * environment.
 */
const readAtRunTime = (name: string): string | undefined =>
  typeof process === "undefined" ? undefined : filled(process.env?.[name]);

/** The source of a value, for error messages. */
export interface Found {
  readonly name: string;
  readonly value: string;
}

const found = (name: string, value: string | undefined): Found | undefined =>
  value === undefined ? undefined : { name, value };

/**
 * Variables that a browser may know: the run-time name first, so that one build serves any
 * environment.
 */
export const publicVariables = {
  projectId: () =>
    found("STACK_PROJECT_ID", readAtRunTime("STACK_PROJECT_ID")) ??
    found(
      "NEXT_PUBLIC_STACK_PROJECT_ID",
      inlined(() => process.env.NEXT_PUBLIC_STACK_PROJECT_ID),
    ),
  publishableClientKey: () =>
    found("STACK_PUBLISHABLE_CLIENT_KEY", readAtRunTime("STACK_PUBLISHABLE_CLIENT_KEY")) ??
    found(
      "NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY",
      inlined(() => process.env.NEXT_PUBLIC_STACK_PUBLISHABLE_CLIENT_KEY),
    ),
  /** Of servers: they may hold a secret, such as a firewall's bypass key. */
  serverRequestHeaders: () =>
    found("STACK_EXTRA_REQUEST_HEADERS", readAtRunTime("STACK_EXTRA_REQUEST_HEADERS")) ??
    publicVariables.browserRequestHeaders(),
  browserRequestHeaders: (): Found | undefined =>
    found(
      "NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS",
      inlined(() => process.env.NEXT_PUBLIC_STACK_EXTRA_REQUEST_HEADERS),
    ),
  trustedOrigins: () => found("STACK_TRUSTED_ORIGINS", readAtRunTime("STACK_TRUSTED_ORIGINS")),
  /** The service's address as browsers reach it. */
  browserApiUrl: () =>
    runTimeApiUrl() ??
    found(
      "NEXT_PUBLIC_BROWSER_STACK_API_URL",
      inlined(() => process.env.NEXT_PUBLIC_BROWSER_STACK_API_URL),
    ) ??
    buildTimeApiUrl(),
  /** The service's address as this app's own server reaches it. */
  serverApiUrl: () =>
    runTimeApiUrl() ??
    found(
      "NEXT_PUBLIC_SERVER_STACK_API_URL",
      inlined(() => process.env.NEXT_PUBLIC_SERVER_STACK_API_URL),
    ) ??
    buildTimeApiUrl(),
};

/** The address at which this app's server reaches itself. Next and Vercel set the variables. */
export const ownServerUrl = (): string => {
  const host = readAtRunTime("VERCEL_URL");
  return (
    readAtRunTime("__NEXT_PRIVATE_ORIGIN") ??
    (host === undefined ? `http://localhost:${readAtRunTime("PORT") ?? "3000"}` : `https://${host}`)
  );
};

const runTimeApiUrl = (): Found | undefined =>
  found("STACK_API_URL", readAtRunTime("STACK_API_URL"));

const buildTimeApiUrl = (): Found | undefined =>
  found(
    "NEXT_PUBLIC_STACK_API_URL",
    inlined(() => process.env.NEXT_PUBLIC_STACK_API_URL),
  ) ??
  found(
    "NEXT_PUBLIC_STACK_URL",
    inlined(() => process.env.NEXT_PUBLIC_STACK_URL),
  );

/**
 * A server-only variable. Its name is only in the modules of server entry points, so browsers never
 * receive it.
 */
export const secretVariable = (name: string): SecretVariable => ({
  name,
  read: () => found(name, readAtRunTime(name)),
});

/** A variable that only server code reads. */
export interface SecretVariable {
  readonly name: string;
  readonly read: () => Found | undefined;
}
