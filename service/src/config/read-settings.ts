import { isIP } from "node:net";
import { withoutTrailingSlash } from "@stackkit/next/protocol";
import { PASSWORD_HASH_COST, PASSWORD_HASH_COST_BOUNDS } from "../core/limits.js";
import { ServiceError } from "../core/service-error.js";
import type { ServiceConfig } from "./config.js";
import { isProduction } from "./production.js";
import type { PasswordHashCost, Settings } from "./settings.js";
import { requireStrength } from "./strength.js";

/**
 * Validates the configuration. Invalid settings stop the service at startup, not at the first
 * request.
 */
export function settingsOf(config: ServiceConfig): Settings {
  requireUrl("The public address (STACKKIT_PUBLIC_URL)", config.publicUrl, ["http:", "https:"]);
  requireUrl("The mail server (STACKKIT_SMTP_URL)", config.smtpUrl, ["smtp:", "smtps:"]);
  for (const network of config.trustedProxies ?? [])
    requireNetwork("A trusted proxy (STACKKIT_TRUSTED_PROXIES)", network);
  for (const network of config.privateNetworks ?? [])
    requireNetwork("A private network (STACKKIT_PRIVATE_NETWORKS)", network);
  for (const network of config.localNetworks ?? [])
    requireNetwork("A local network (STACKKIT_LOCAL_NETWORKS)", network);
  const production = isProduction(config);
  if (production) requireStrength(config);
  return {
    publicUrl: config.publicUrl && withoutTrailingSlash(config.publicUrl),
    trustedProxies: config.trustedProxies ?? [],
    proxyVendor: config.proxyVendor,
    privateNetworks: config.privateNetworks ?? [],
    localNetworks: config.localNetworks ?? [],
    rateLimits: config.rateLimits ?? true,
    production,
    passwordHashCost: passwordHashCostOf(config, production),
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom ?? "noreply@stackkit.localhost",
    mailbox: config.mailbox ?? !production,
    webhooks: config.webhooks ?? [],
    svix: config.svix,
    metricsPage: config.metricsPage ?? false,
    sharedProviders: config.sharedProviders ?? {},
  };
}

function passwordHashCostOf(
  { passwordHashCost: cost = PASSWORD_HASH_COST }: ServiceConfig,
  production: boolean,
): PasswordHashCost {
  for (const part of ["memoryKib", "passes"] as const) {
    const { min, max } = PASSWORD_HASH_COST_BOUNDS[part];
    const least = production ? PASSWORD_HASH_COST[part] : min;
    if (!Number.isInteger(cost[part]) || cost[part] < least || cost[part] > max)
      throw new ServiceError(
        "bad-hash-cost",
        `passwordHashCost.${part} must be a whole number from ${least} to ${max}${production ? " in production" : ""}, not ${cost[part]}. Leave passwordHashCost out for the default.`,
      );
  }
  return cost;
}

/** The error does not repeat the URL, which may contain a password. */
function requireUrl(what: string, url: string | undefined, schemes: readonly string[]): void {
  if (url === undefined) return;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !schemes.includes(parsed.protocol) || parsed.hostname === "") {
    throw new ServiceError(
      "bad-address",
      `${what} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")} and names a host.`,
    );
  }
}

const BITS = { 4: 32, 6: 128 } as const;

function requireNetwork(what: string, network: string): void {
  const [address = "", prefix, ...rest] = network.split("/");
  const kind = isIP(address);
  const fits =
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= BITS[kind === 6 ? 6 : 4]);
  if (kind === 0 || !fits || rest.length > 0) {
    throw new ServiceError(
      "bad-network",
      `${what} is an address like 10.0.0.7 or a network like 10.0.0.0/8, and not "${network}".`,
    );
  }
}
