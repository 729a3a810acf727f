import { domainToASCII } from "node:url";
import { KnownErrors, MAX_DOMAIN_LENGTH } from "@stackkit/next/protocol/internal";
import { PUBLIC_PROVIDERS } from "./public-providers.js";

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
// The conversion to ASCII drops what follows these, as in an address of a page.
const OF_URL = /[\s/\\:@?#%[\]]/;
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`);
/** An IP address is no domain. */
const ENDS_WITH_NUMBER = /\.\d+$/;

/** Whether a domain, or one above it, is a public mail provider's. */
function isPublicProvider(domain: string): boolean {
  const labels = domain.split(".");
  return labels.some((_, from) => PUBLIC_PROVIDERS.has(labels.slice(from).join(".")));
}

/**
 * A domain as addresses are compared: in lower case, as Punycode, without a dot at the end. Throws
 * `DOMAIN_NOT_ALLOWED` for what no team may have.
 */
export function readDomain(sent: string): string {
  const text = sent.trim().normalize("NFKC").replace(/\.$/, "");
  const domain = domainToASCII(text).toLowerCase();
  if (
    OF_URL.test(text) ||
    domain.length > MAX_DOMAIN_LENGTH ||
    !DOMAIN.test(domain) ||
    ENDS_WITH_NUMBER.test(domain) ||
    isPublicProvider(domain)
  )
    throw new KnownErrors.DomainNotAllowed();
  return domain;
}

/** The domain of an address. */
export const domainOf = (canonical: string): string =>
  canonical.slice(canonical.lastIndexOf("@") + 1);

/** The TXT record that verifies a domain. A name of its own, since others list all of `acme.com`. */
export const recordOf = (domain: string, token: string) => ({
  recordName: `_stackkit-verification.${domain}`,
  recordValue: `stackkit-domain-verification=${token}`,
});
