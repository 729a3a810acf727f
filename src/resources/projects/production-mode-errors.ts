import { LOCALHOST_IN_PRODUCTION, productionDomainProblem } from "../../protocol/urls.js";

/** A setting that prevents production mode, and the dashboard page that fixes it. */
export interface ProductionModeError {
  /** A message for the developer, with the domain concerned. */
  readonly message: string;
  /** Such as `/projects/{id}/domains`. */
  readonly relativeFixUrl: string;
}

interface Judged {
  readonly id: string;
  readonly config: {
    readonly allowLocalhost: boolean;
    readonly domains: readonly { readonly domain: string }[];
  };
}

/**
 * Lists the obstacles to production mode: localhost first, then at most one error per domain, in
 * order.
 */
export function productionModeErrors({ id, config }: Judged): ProductionModeError[] {
  const messages = [
    config.allowLocalhost ? LOCALHOST_IN_PRODUCTION : undefined,
    ...config.domains.map(({ domain }) => productionDomainProblem(domain)),
  ];
  return messages
    .filter((message) => message !== undefined)
    .map((message) => ({ message, relativeFixUrl: `/projects/${id}/domains` }));
}
