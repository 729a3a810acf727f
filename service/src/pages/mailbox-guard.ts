import { PlainError } from "../core/plain-error.js";
import type { RequestFacts } from "../http/request/request-info.js";

const LOCAL = /^(?:localhost|[\w-]+(?:\.[\w-]+)*\.localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * Lets only this machine's own browser and tools in. Another site that has its name answered with this machine's address
 * (DNS rebinding) still sends its own name as host, and one that asks from its own pages says so in its headers.
 */
export function requireLocal({ headers, url }: RequestFacts): void {
  const host = headers.get("host") ?? url.host;
  const forwarded = headers.get("x-forwarded-host");
  const origin = headers.get("origin");
  if (!LOCAL.test(host) || (forwarded !== null && !LOCAL.test(forwarded)))
    throw refusal(
      `The mailbox answers only under a local name such as localhost, and was asked as ${host.slice(0, 100)}.`,
    );
  if (origin !== null && origin !== `${url.protocol}//${host}`)
    throw refusal("The mailbox cannot be read by other sites.");
  const site = headers.get("sec-fetch-site");
  const isVisit =
    headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
  if (site !== null && !isVisit && site !== "same-origin" && site !== "none")
    throw refusal("The mailbox cannot be read by other sites.");
}

const refusal = (message: string) => new PlainError(403, message);
