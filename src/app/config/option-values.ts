import { SAME_SITE } from "../../protocol/api-url.js";
import { DEFAULT_API_URL } from "../../protocol/limits/limits.js";
import { PROJECT_ID_FORM } from "../../protocol/project-id.js";
import { serviceAddress } from "../../protocol/service-address.js";
import { UsageError } from "../../transport/usage-error.js";
import { type Found, publicVariables } from "./environment-variables.js";

const named = ({ name, value }: Found) => ({ from: `The environment variable ${name}`, value });
const option = (name: string, value: string) => ({ from: `The option ${name}`, value });

interface Wanted {
  readonly option: string;
  readonly given: string | undefined;
  readonly found: () => Found | undefined;
  readonly variables: string;
  readonly what: string;
}

/** Returns a required value from its option or variable. Throws `MISSING_OPTION` otherwise. */
export function required({ option: name, given, found, variables, what }: Wanted): {
  from: string;
  value: string;
} {
  if (given !== undefined && given !== "") return option(name, given);
  const variable = found();
  if (variable) return named(variable);
  throw new UsageError(
    "MISSING_OPTION",
    `The app has no ${name}, so it cannot tell the auth service ${what}. Set ${variables} ` +
      `in the environment (for example in .env.local), or pass the option ${name}. "npx ` +
      `@stackkit/next init" writes it for a new app; a service prints it at its first start.`,
  );
}

/** The project's id from the option or its variables, in lower case. Throws `UsageError` without a UUID. */
export function projectIdOf(given: string | undefined): string {
  const { from, value } = required({
    option: "projectId",
    given,
    found: publicVariables.projectId,
    variables: "STACK_PROJECT_ID (or NEXT_PUBLIC_STACK_PROJECT_ID)",
    what: "which project it belongs to",
  });
  if (!PROJECT_ID_FORM.test(value)) {
    throw new UsageError(
      "BAD_OPTION",
      `${from} is ${JSON.stringify(value)}, which is not a project id: it must be a UUID, ` +
        `or "internal". Copy it again from the project's settings, without quotes and spaces.`,
    );
  }
  return value.toLowerCase();
}

const KEY_PREFIXES = {
  publishableClientKey: "pck_",
  secretServerKey: "ssk_",
  superSecretAdminKey: "sak_",
} as const;

/**
 * Checks the kind of a key, so that a secret key never goes where browsers see it. Throws
 * `BAD_OPTION`.
 */
export function keyOf(wanted: Wanted & { option: keyof typeof KEY_PREFIXES }): string {
  const { from, value } = required(wanted);
  const mistaken = Object.entries(KEY_PREFIXES).find(
    ([name, prefix]) => name !== wanted.option && value.startsWith(prefix),
  )?.[0];
  if (mistaken !== undefined) {
    throw new UsageError(
      "BAD_OPTION",
      `${from} contains a ${mistaken} instead of the ${wanted.option}. Nothing was sent. ` +
        "Set each key under its own name; if the value was ever public, revoke it in the " +
        "project's settings.",
    );
  }
  if (/[^!-~]|["']/.test(value))
    throw new UsageError(
      "BAD_OPTION",
      `${from} contains spaces, quotes or other characters that no key has. Copy it again.`,
    );
  return value;
}

/**
 * Returns an http or https address without `/api/v1` or a slash at its end. Throws `BAD_OPTION`
 * otherwise.
 */
export function addressOf(
  given: string | undefined,
  found: () => Found | undefined,
  isBrowserSide: boolean,
): string {
  const variable = given === undefined || given === "" ? found() : undefined;
  const { from, value } =
    given !== undefined && given !== ""
      ? option("baseUrl", given)
      : variable
        ? named(variable)
        : option("baseUrl", DEFAULT_API_URL);
  if (value === SAME_SITE && isBrowserSide) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== "" ||
    url.password !== "" ||
    url.search !== "" ||
    url.hash !== ""
  ) {
    throw new UsageError(
      "BAD_OPTION",
      `${from} is ${JSON.stringify(value)}, which is not the URL of a service. Use an http ` +
        `or https URL without user, query or hash, such as ${DEFAULT_API_URL}.`,
    );
  }
  return serviceAddress(value);
}

/** The extra headers of calls. Throws `BAD_OPTION` unless each is a valid header. */
export function headersOf(
  given: Readonly<Record<string, string>> | undefined,
  found: () => Found | undefined,
): Readonly<Record<string, string>> {
  const variable = given === undefined ? found() : undefined;
  try {
    const headers = variable ? JSON.parse(variable.value) : (given ?? {});
    new Headers(headers);
    return headers;
  } catch {
    const from = variable
      ? `The environment variable ${variable.name}`
      : "The option extraRequestHeaders";
    throw new UsageError(
      "BAD_OPTION",
      `${from} must be an object of headers, such as {"x-region":"eu"}.`,
    );
  }
}

/** Returns the trusted origins (scheme, host, port). Throws `BAD_OPTION` for anything else. */
export function originsOf(
  given: readonly string[] | undefined,
  found: () => Found | undefined,
): readonly string[] {
  const variable = given === undefined ? found() : undefined;
  const from = variable ? `The environment variable ${variable.name}` : "The option trustedOrigins";
  // JavaScript may give one as a text.
  const list = [given ?? variable?.value.split(",") ?? []].flat();
  return list
    .map((origin) => origin.trim())
    .filter((origin) => origin !== "")
    .map((text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      if (
        url &&
        !text.includes("*") &&
        /^https?:$/.test(url.protocol) &&
        url.origin === text.replace(/\/$/, "").toLowerCase()
      )
        return url.origin;
      throw new UsageError(
        "BAD_OPTION",
        `${from} contains ${JSON.stringify(text)}, which is not an origin. Give only ` +
          "scheme, host and port, such as https://app.example.com. Wildcards are not supported.",
      );
    });
}

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;

/** Returns the domain that passkeys belong to. Throws `BAD_OPTION` for anything but a host name. */
export function rpIdOf(given: string | undefined): string | undefined {
  if (given === undefined || HOST_NAME.test(given)) return given;
  throw new UsageError(
    "BAD_OPTION",
    `The option passkeyRpId is ${JSON.stringify(given)}, which is not a host name. Give only the ` +
      "name in lower case, such as example.com, without scheme, port and path.",
  );
}
