import { type Finding, ok, problem, warning } from "./finding.js";
import { findAppFiles, type InspectedApp } from "./inspected-app.js";
import { type Requests, send } from "./requests.js";

const OPTION = /\bpasskeyRpId:\s*["'`]([^"'`$]+)["'`]/;
const GUIDE = "node_modules/@stackkit/next/docs/guide/passkeys.md";

/** Browsers take this many different names. */
const MAX_LABELS = 5;

/** Public suffixes such as `co.uk` and `com.br` are not listed here, but have a short second part. */
const SHORT_PART_LENGTH = 3;

/** The name that browsers count: `example` of `app.example.com` and of `example.co.uk`. */
function labelOf(origin: string): string {
  const parts = new URL(origin).hostname.split(".");
  const [above = "", top = ""] = parts.slice(-2);
  const hasLongSuffix = parts.length > 2 && top.length === 2 && above.length <= SHORT_PART_LENGTH;
  return parts.at(hasLongSuffix ? -3 : -2) ?? "";
}

/**
 * Checks that the domain of the passkeys tells browsers which other origins may use them. An app
 * without the option `passkeyRpId`, or without other origins, needs no such answer.
 */
export async function checkPasskeyDomain(
  app: InspectedApp,
  requests: Requests,
): Promise<Finding[]> {
  const files = findAppFiles(app);
  const domain = files.map(({ text }) => OPTION.exec(text)?.[1]).find(Boolean);
  const hasOtherOrigins =
    files.some(({ text }) => text.includes("trustedOrigins")) ||
    app.variables.find("STACK_TRUSTED_ORIGINS") !== undefined;
  if (domain === undefined || !hasOtherOrigins) return [];
  const address = `https://${domain}/.well-known/webauthn`;
  const origins = await readOrigins(requests, address);
  if (typeof origins === "string") {
    // An app under development may not be there yet.
    const report = app.isProduction ? problem : warning;
    return [
      report(
        "passkeys",
        `${address} ${origins}, so passkeys of ${domain} do not sign in on other domains.`,
        `Run the app, or another one with its options, on ${domain} with authProxy: ${GUIDE}.`,
      ),
    ];
  }
  const labels = new Set(origins.map(labelOf));
  return [
    labels.size > MAX_LABELS
      ? warning(
          "passkeys",
          `${address} has origins with ${labels.size} different names, and browsers take the ` +
            `first ${MAX_LABELS}.`,
          "Remove origins from trustedOrigins, or serve them below one domain.",
        )
      : ok("passkeys", `${address} names ${origins.join(", ") || "no other origin"}`),
  ];
}

/** The origins that the domain names, or what is wrong with its answer. */
async function readOrigins(requests: Requests, address: string): Promise<string[] | string> {
  const response = await send(requests, address, { redirect: "follow" });
  if (typeof response === "string") return `does not answer (${response})`;
  if (!response.ok) return `answers ${response.status}`;
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const { origins } = (isJson ? await response.json().catch(() => null) : null) ?? {};
  return Array.isArray(origins) && origins.every((origin) => URL.canParse(String(origin)))
    ? origins.map(String)
    : "does not answer with a JSON list of origins";
}
